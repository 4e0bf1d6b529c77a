"""Single persons as entrants (个人报名): who is the same over several sign-ups."""

from collections.abc import Sequence

from toolkit.entries.people import far_apart
from toolkit.entries.roster import Version
from toolkit.model.form import Form
from toolkit.model.record import Record
from toolkit.model.verdict import IdVerdict
from toolkit.values.id_number import read_id
from toolkit.values.names import name_key, read_name

INDIVIDUAL = "individual"


class _Person(Record, frozen=True):
    key: str
    name: str
    ids: tuple[IdVerdict, ...]
    versions: tuple[Version, ...]


def by_person(versions: Sequence[Version]) -> list[tuple[str, str, list[Version]]]:
    """Key, name and sign-ups of every person, oldest first.

    A person is known by his ID number, else by his name; two of one name whose sound numbers are
    far apart are two. Who says the same again (every new export does) has said nothing new.
    """
    people: list[_Person] = []
    for version in sorted(versions, key=lambda v: v.order):
        name = read_name(version.form.players[0].said.get("name"))
        identity = _identity(version)
        place = _known(people, name, identity)
        if place is None:
            same = sum(name_key(p.name) == name_key(name) for p in people)
            key = f"个人:{name_key(name)}" + (f"#{same + 1}" if same else "")
            people.append(_Person(key, name, (identity,), (version,)))
            continue
        old = people[place]
        if _texts(old.versions[-1].form) != _texts(version.form):
            sent = (*old.versions, version)
            people[place] = _Person(old.key, name, (*old.ids, identity), sent)
    return [(p.key, p.name, list(p.versions)) for p in people]


def _identity(version: Version) -> IdVerdict:
    said = version.form.players[0].said
    return read_id(said.get("id_number"), said.get("id_kind"))


def _known(people: list[_Person], name: str, identity: IdVerdict) -> int | None:
    for place, person in enumerate(people):
        if identity.sound and any(i.sound and i.text == identity.text for i in person.ids):
            return place
    for place, person in enumerate(people):
        sound = [i.text for i in person.ids if i.sound]
        other = identity.sound and sound and all(far_apart(identity.text, t) for t in sound)
        if name_key(person.name) == name_key(name) and not other:
            return place
    return None


def _texts(form: Form) -> dict[str, str]:
    return {field: said.text for field, said in form.players[0].said.items()}
