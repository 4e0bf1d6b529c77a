"""The commands in the order in which an event needs them, for the help of `qisai`."""

from typing import Any

from typer.core import TyperGroup

CHAPTERS: dict[str, tuple[str, ...]] = {
    "开头 · First": ("demo", "new", "form", "status", "run"),
    "报名 · Entries": ("fetch", "ingest", "ratings", "check", "send", "publish", "changes"),
    "收费和住宿 · Money and rooms": ("bank", "rooms"),
    "比赛 · Play": ("checkin", "sections", "pair", "results", "standings"),
    "赛后 · After the last round": ("prizes", "titles", "book", "purge"),
    "记录 · The record": ("log", "undo", "rebuild", "explain"),
    "规程 · Regulations": ("rules",),
    "单个文件，不用赛事 · Single files": (
        "read",
        "mail",
        "seal",
        "statement",
        "reconcile",
        "trf",
    ),
}


class Chaptered(TyperGroup):
    """Lists its commands by chapter; one that no chapter names would stay unlisted."""

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002
        """All commands, chapter by chapter."""
        return [name for names in CHAPTERS.values() for name in names if name in self.commands]

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Writes one block a chapter."""
        width = max(map(len, self.list_commands(ctx)))
        for title, names in CHAPTERS.items():
            commands = [command for name in names if (command := self.get_command(ctx, name))]
            lines = [
                (f"{command.name:{width}}", command.get_short_help_str(80)) for command in commands
            ]
            with formatter.section(title):
                formatter.write_dl(lines)
