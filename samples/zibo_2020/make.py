"""Makes the sample's files and the truth about them from the plan."""

from datetime import datetime
from pathlib import Path

from samples.zibo_2020.changes import changed
from samples.zibo_2020.draft import Draft, Fault, drafts
from samples.zibo_2020.forms import form_of
from samples.zibo_2020.letters import letter, letter_fault, letter_texts
from samples.zibo_2020.mails import STYLES, Mail, mail_bytes
from samples.zibo_2020.people import Registry
from samples.zibo_2020.person_faults import PERSONS
from samples.zibo_2020.plan import ChangePlan, LetterPlan, Plan, load_plan
from samples.zibo_2020.seal import seal
from samples.zibo_2020.section_faults import ELIGIBILITY
from samples.zibo_2020.truth import Line, Sample, line
from samples.zibo_2020.unit_faults import UNITS

ARRIVALS = "来件"
LATER = "来件-公示后"
PLANTERS = PERSONS | ELIGIBILITY | UNITS
_COPIED_TO = "公示后/"  # where the demo puts the later arrivals, below 1来件
_ANSWERED = "T007"  # gone after the publication: all letters were sent by then


def make() -> Sample:
    """Everything, from the plan alone."""
    plan, sample, registry = load_plan(), Sample(), Registry()
    world = planted(plan, registry)
    for draft in world.values():
        _unit(sample, draft)
    for one in plan.letters:
        _letter(sample, one)
    for section in plan.sections:
        fault = Fault(section.code, None, section.clause, section.what, section.name)
        sample.planted.append(line(None, None, None, fault))
    superseded = {change.unit for change in plan.changes}
    sample.after += [
        found
        for found in (*sample.planted, *sample.expected)
        if found["code"] != _ANSWERED and found["unit"] not in superseded
    ]
    for change in plan.changes:
        _change(sample, change, changed(change, world[change.unit], registry))
    sample.files["truth.json"] = sample.to_json()
    return sample


def planted(plan: Plan, registry: Registry) -> dict[str, Draft]:
    """The drafts of all units with their faults in them."""
    world = {draft.name: draft for draft in drafts(plan.units, registry)}
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
        file = _post(sample, draft.name, _mail_of(draft, data, plan.arrives, text)) + plan.file_name
    for fault in draft.faults:
        where = places[fault.place] if fault.place else None
        sample.planted.append(line(plan.name, file, where, fault))
    sample.expected += _pictures(draft, file, sealed)
    if plan.again:
        again = _mail_of(draft, data, plan.again, "再发一次，请确认收到。")
        resent = _post(sample, plan.name, again) + plan.file_name
        fault = Fault("F010", None, None, "同一份报名表又发了一次", plan.name)
        sample.planted.append(line(plan.name, resent, None, fault))
    if plan.earlier:
        _earlier(sample, draft, plan.earlier)
        fault = Fault("F011", None, None, "新版报名表多了一名棋手", draft.name)
        sample.planted.append(line(plan.name, file, None, fault))


def _earlier(sample: Sample, draft: Draft, at: datetime) -> None:
    """An older version, without the last player."""
    older = Draft(draft.plan, draft.heading, draft.players[:-1], draft.companions, draft.rooms)
    data, *_ = form_of(older)
    _post(sample, draft.name, _mail_of(older, data, at, "附件是我单位报名表，请查收。"))


def _letter(sample: Sample, plan: LetterPlan) -> None:
    mail = letter(plan)
    source = _post(sample, f"{plan.unit} {plan.what}", mail)
    if plan.code:
        file = source + mail.files[0][0] if mail.files else source.rstrip(">")
        sample.planted.append(line(plan.unit, file, None, letter_fault(plan)))


def _change(sample: Sample, plan: ChangePlan, draft: Draft) -> None:
    data, places, sealed = form_of(draft)
    said = letter_texts()[plan.changes[0].split()[0]]
    mail = _mail_of(draft, data, plan.arrives, said["text"], said["subject"])
    file = _COPIED_TO + _post(sample, draft.name, mail, LATER) + draft.plan.file_name
    for fault in draft.faults:
        where = places[fault.place] if fault.place else None
        sample.after.append(line(draft.name, file, where, fault))
    sample.after += _pictures(draft, file, sealed)


def _pictures(draft: Draft, file: str, sealed: str | None) -> list[Line]:
    """That pictures wait to be looked at: the seal in the form, a scan beside it."""
    if not sealed and not draft.plan.scan:
        return []
    fault = Fault("S007", None, "七", "有图片，还没有辨认", draft.name)
    return [line(draft.name, file, sealed, fault)]


def _mail_of(draft: Draft, data: bytes, at: datetime, text: str, subject: str = "") -> Mail:
    plan = draft.plan
    files = [(plan.file_name, data)]
    if plan.scan:
        files.append(("盖章扫描件.png", seal(plan.name)))
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


def write(folder: Path) -> None:
    """Writes the sample below the folder; what is no longer made is removed."""
    made = make().files
    for part in (ARRIVALS, LATER):
        for old in (folder / part).glob("*"):
            if old.relative_to(folder).as_posix() not in made:
                old.unlink()
    for name, data in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
