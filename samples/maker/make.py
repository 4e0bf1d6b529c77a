"""Makes a sample's files and the truth about them from its plan."""

from datetime import datetime

from samples.maker import lists, signups, statement
from samples.maker.certificate import certificates
from samples.maker.changes import changed
from samples.maker.draft import Draft, Fault, Place, drafts, older
from samples.maker.forms import form_of
from samples.maker.letters import letter, letter_fault, letter_texts
from samples.maker.mails import STYLES, Mail, mail_bytes
from samples.maker.people import Registry
from samples.maker.person_faults import PERSONS
from samples.maker.plan import ROOT, ChangePlan, LetterPlan, ListPlan, MoneyPlan, Plan, load_plan
from samples.maker.seal import beside, seal_of
from samples.maker.section_faults import ELIGIBILITY
from samples.maker.truth import Line, Sample, line
from samples.maker.unit_faults import UNITS

ARRIVALS = "来件"
LATER = "来件-公示后"
TYPED = "电话报名.txt"
PLANTERS = PERSONS | ELIGIBILITY | UNITS
MADE = (ARRIVALS, LATER, lists.FOLDER, statement.FOLDER)
_COPIED_TO = "公示后/"  # where the demo puts the later arrivals, below 1来件
_ANSWERED = "T007"  # gone after the publication: all letters were sent by then


def make(name: str) -> Sample:
    """Everything, from the plan alone."""
    plan, sample = load_plan(name), Sample()
    registry = Registry(plan.births)
    world = planted(plan, registry)
    for draft in world.values():
        if not draft.plan.list:
            _unit(sample, draft)
    for one in plan.lists:
        _list(sample, one, list(signups.of_list(world.values(), one)))
    for letter_plan in plan.letters:
        _letter(sample, letter_plan, plan)
    sample.planted += _sections(plan, "before")
    for file, data in lists.lists(plan, world.values()):
        sample.files[f"{lists.FOLDER}/{file}"] = data
    for file, data in statement.statements(plan):
        sample.files[f"{statement.FOLDER}/{file}"] = data
    sample.money += [_money(one) for one in plan.money]
    _later(sample, plan, world, registry)
    sample.files["truth.json"] = sample.to_json()
    return sample


def _later(sample: Sample, plan: Plan, world: dict[str, Draft], registry: Registry) -> None:
    """What comes after the publication, and what is then found."""
    superseded = {None, *(change.unit for change in plan.changes)}
    sample.after += [
        found
        for found in (*sample.planted, *sample.expected)
        if found["code"] != _ANSWERED and found["unit"] not in superseded
    ]
    sample.after += _sections(plan, "after")
    for change in plan.changes:
        _change(sample, change, changed(change, world[change.unit], registry))


def _money(plan: MoneyPlan) -> Line:
    unit = plan.unit or None
    return line(unit, None, None, Fault(plan.code, None, None, plan.what, plan.unit))


def _sections(plan: Plan, when: str) -> list[Line]:
    """What is found about sections and the event as such."""
    found = [section for section in plan.sections if section.when in ("", when)]
    faults = [Fault(s.code, None, s.clause, s.what, s.name) for s in found]
    return [line(None, None, None, fault) for fault in faults]


def planted(plan: Plan, registry: Registry) -> dict[str, Draft]:
    """The drafts of all units with their faults in them."""
    world = {draft.name: draft for draft in drafts(plan, registry)}
    for draft in world.values():
        for fault in draft.plan.faults:
            code, *words = fault.split()
            PLANTERS[code](world, draft, words)
    return world


def _unit(sample: Sample, draft: Draft) -> None:
    plan = draft.plan
    data, places, sealed = form_of(draft)
    if plan.mail == "hand":
        file = plan.file_name
        sample.files[f"{ARRIVALS}/{file}"] = data
    else:
        text = f"附件是{draft.name}报名表，共{len(draft.players)}名棋手，请查收。"
        mail = _mail_of(draft, data, plan.arrives, text)
        source = _post(sample, draft.name, mail, LATER if plan.later else ARRIVALS)
        file = (_COPIED_TO if plan.later else "") + source + plan.file_name
    found = [line(draft.name, file, _where(places, f.place), f) for f in draft.faults]
    pictures = _pictures(draft, file, sealed)
    if plan.later:
        sample.after += [*found, *pictures]
        return
    sample.planted += found
    sample.expected += pictures
    _more_of(sample, draft, data, file)


def _more_of(sample: Sample, draft: Draft, data: bytes, file: str) -> None:
    """The same form once more, and an older one."""
    plan = draft.plan
    if plan.again:
        again = _mail_of(draft, data, plan.again, "再发一次，请确认收到。")
        resent = _post(sample, plan.name, again) + plan.file_name
        fault = Fault("F010", None, None, "同一份报名表又发了一次", draft.name)
        sample.planted.append(line(draft.name, resent, None, fault))
    if plan.earlier:
        _earlier(sample, draft, plan.earlier)
        fault = Fault("F011", None, None, "新版报名表多了一名棋手", draft.name)
        sample.planted.append(line(draft.name, file, None, fault))


def _earlier(sample: Sample, draft: Draft, at: datetime) -> None:
    """An older version, without the last player."""
    before = older(draft)
    data, *_ = form_of(before)
    _post(sample, draft.name, _mail_of(before, data, at, "附件是我单位报名表，请查收。"))


def _list(sample: Sample, plan: ListPlan, drafts: list[Draft]) -> None:
    """A list of sign-ups: its own file, or rows to be typed.

    Who stood whole in an earlier export said it there: the later one brings nothing new of him.
    """
    if plan.kind == "export":
        file = f"{plan.name}.xlsx"
        data, places = signups.exported(drafts, plan.until)
        sample.files[f"{ARRIVALS}/{file}"] = data
        if plan.then:
            before, _ = signups.exported(drafts, plan.then)
            sample.files[f"{ARRIVALS}/{plan.earlier}.xlsx"] = before
    else:
        file = signups.TYPED
        data, places = signups.typed(plan, drafts)
        sample.files[TYPED] = data
    for draft in drafts:
        of = (
            file if not plan.then or signups.last_of(draft) >= plan.then else f"{plan.earlier}.xlsx"
        )
        for fault in draft.faults:
            where = _where(places[draft.plan.name], fault.place)
            sample.planted.append(line(draft.name, of, where, fault))


def _where(places: dict[Place, str], place: Place | None) -> str | None:
    """The cell; that of the player's name where there is no such column."""
    if place is None:
        return None
    table, row, _ = place
    return places[place] if place in places else places[table, row, "name"]


def _letter(sample: Sample, plan: LetterPlan, of: Plan) -> None:
    mail = letter(plan, of)
    source = _post(sample, f"{plan.unit} {plan.what}", mail)
    if plan.code:
        file = source + mail.files[0][0] if mail.files else source.rstrip(">")
        sample.planted.append(line(plan.unit, file, None, letter_fault(plan, of)))


def _change(sample: Sample, plan: ChangePlan, draft: Draft) -> None:
    data, places, sealed = form_of(draft)
    said = letter_texts()[plan.changes[0].split()[0]]
    mail = _mail_of(draft, data, plan.arrives, said["text"], said["subject"])
    file = _COPIED_TO + _post(sample, draft.name, mail, LATER) + draft.plan.file_name
    for fault in draft.faults:
        where = _where(places, fault.place)
        sample.after.append(line(draft.name, file, where, fault))
    sample.after += _pictures(draft, file, sealed)


def _pictures(draft: Draft, file: str, sealed: str | None) -> list[Line]:
    """What a seal of another body is: its name, and the same picture from two units."""
    plan, found = draft.plan, []
    if plan.seal_text and sealed:
        found.append(("S003", "公章是别的单位的"))
    if sealed and any(
        other is not plan and seal_of(other) == seal_of(plan) for other in draft.sample.units
    ):
        found.append(("S005", "同一张公章图片来自两个单位"))
    return [
        line(
            draft.name, file, sealed, Fault(code, None, draft.sample.clause(code), what, draft.name)
        )
        for code, what in found
    ]


def _mail_of(draft: Draft, data: bytes, at: datetime, text: str, subject: str = "") -> Mail:
    plan = draft.plan
    files = [(plan.file_name, data)]
    files += [*beside(plan), *certificates(draft)]
    style, _, wrap = plan.mail.partition("+")
    address = f"{draft.heading['email'].partition('@')[0] or 'office'}@{STYLES[style].host}"
    said = f"组委会老师：您好！\n{text}\n\n{draft.name}　{draft.heading['contact']}"
    subject = (subject or "{unit}报名表").format(unit=draft.name)
    return Mail(at, style, draft.name, address, subject, said, tuple(files), wrap=wrap)


def _post(sample: Sample, name: str, mail: Mail, folder: str = ARRIVALS) -> str:
    """Puts the mail among the arrivals; returns what stands before the names of its files."""
    source = f"{mail.at:%m%d-%H%M} {name}.eml"
    sample.files[f"{folder}/{source}"] = mail_bytes(mail)
    return f"{source}>"


def write(name: str) -> None:
    """Writes the sample into its folder; what is no longer made is removed."""
    made, folder = make(name).files, ROOT / name
    for part in MADE:
        for old in (folder / part).glob("*"):
            if old.relative_to(folder).as_posix() not in made:
                old.unlink()
    for file, data in made.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
