"""`qisai trf …`: pairings and standings of single TRF files."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from toolkit.cli.common import HERE, EventOption, JsonOption, NowOption, finish
from toolkit.cli.event import at_desk


class PairingRules(StrEnum):
    """The two texts of the FIDE Dutch rules: until 2026-01-31, and after."""

    OLD = "2017"
    NEW = "2026"


class TieBreakRules(StrEnum):
    """The two regimes of unplayed rounds: until 2026-02-28, and after."""

    OLD = "2024"
    NEW = "2026"


FileArgument = Annotated[Path, typer.Argument(metavar="FILE.trf", help="TRF 文件")]
RulesOption = Annotated[
    PairingRules | None, typer.Option(help="编排规则，默认看文件 · pairing rules")
]

trf = typer.Typer(
    help="编排和核算单个 TRF 文件。 Pair, rank and check a TRF file.", no_args_is_help=True
)


def register(app: typer.Typer) -> None:
    """Adds `trf` to the command line."""
    app.add_typer(trf, name="trf")


@trf.command()
def pair(
    file: FileArgument,
    rules: RulesOption = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """编排下一轮，说明每台的理由。 Pair the next round."""
    from toolkit.flows.single.trf import pair as flow

    finish(lambda: flow(file, rules), as_json)


@trf.command()
def check(
    file: FileArgument,
    rules: RulesOption = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """逐轮核对文件里的编排。 Hold every round against the rules."""
    from toolkit.flows.single.trf import check as flow

    finish(lambda: flow(file, rules), as_json)


@trf.command()
def standings(
    file: FileArgument,
    tiebreaks: Annotated[
        str, typer.Option(metavar="LIST", help="破同分，逗号分开，例：BH/C1,BH,SB · tie-breaks")
    ],
    rules: Annotated[
        TieBreakRules | None, typer.Option(help="未赛轮次按哪年规则 · tie-break rules")
    ] = None,
    scoring: Annotated[str | None, typer.Option(metavar="2-1-0", help="胜-和-负的分")] = None,
    fouls: Annotated[
        Path | None, typer.Option(metavar="FOULS.csv", help="犯规表：序号,犯规 · fouls")
    ] = None,
    as_json: JsonOption = False,
    _now: NowOption = None,
) -> None:
    """排名次，注明每名由哪一项分出。 Rank by the listed keys, each place with its key."""
    from toolkit.flows.single.trf import standings as flow

    keys = tiebreaks.replace("，", ",").split(",")
    finish(lambda: flow(file, keys, rules, scoring, fouls), as_json)


@trf.command()
def export(
    section: Annotated[
        str | None, typer.Argument(metavar="[SECTION]", help="组别，默认全部 · section")
    ] = None,
    event: EventOption = HERE,
    now: NowOption = None,
    as_json: JsonOption = False,
) -> None:
    """把赛事里的组别写成 TRF 和 Swiss-Manager 导入表。 Write sections for other programs."""
    from toolkit.flows.rounds.interchange import export as flow

    at_desk(event, "trf export", now, as_json, lambda desk: flow(desk, section))
