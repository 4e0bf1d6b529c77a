"""What units change after the publication, and what `check` must make of it (T005)."""

from collections.abc import Callable
from copy import deepcopy

from samples.maker.draft import Draft, Fault, Place, new_player
from samples.maker.people import Registry
from samples.maker.plan import ChangePlan


def changed(plan: ChangePlan, before: Draft, registry: Registry) -> Draft:
    """The unit's newer form. Its faults are those of the changes alone."""
    draft = deepcopy(before)
    draft.faults = [Fault("F011", None, None, "公示后的新版报名表", draft.name)]
    for line in plan.changes:
        word, number = line.split()
        _CHANGES[word](draft, int(number), registry)
    return draft


def _withdraw(draft: Draft, row: int, registry: Registry) -> None:
    gone = draft.players.pop(row - 1)
    _note(draft, None, "退赛", gone["name"])


def _add(draft: Draft, section: int, registry: Registry) -> None:
    name = draft.sample.section_names[section]
    player = new_player(registry, draft.sample, f"{draft.name}/added", name, draft.plan)
    draft.players.append(player)
    _note(draft, ("players", len(draft.players), "name"), "补报", player["name"])


def _substitute(draft: Draft, row: int, registry: Registry) -> None:
    old = draft.player(row)
    key = f"{draft.name}/substitute"
    player = new_player(registry, draft.sample, key, old["section"], draft.plan)
    draft.players[row - 1] = player
    _note(draft, ("players", row, "name"), "换人", f"{old['name']}→{player['name']}")


def _correct(draft: Draft, row: int, registry: Registry) -> None:
    """A mistyped name: free, and no change of person, so no T005."""
    player = draft.player(row)
    player["name"] = player["name"][:-1] + ("宸" if player["name"][-1] != "宸" else "辰")


def _note(draft: Draft, place: Place | None, what: str, subject: str) -> None:
    draft.faults.append(Fault("T005", place, draft.sample.clause("T005"), what, subject))


_CHANGES: dict[str, Callable[[Draft, int, Registry], None]] = {
    "退赛": _withdraw,
    "补报": _add,
    "换人": _substitute,
    "更正": _correct,
}
