"""The sheet that Swiss-Manager imports players from."""

from toolkit.layouts.listing import ListColumn
from toolkit.model.game import Competitor

SHEET = "Players"
COLUMNS = (
    ListColumn("ID_no", 10),
    ListColumn("Name", 24),
    ListColumn("Sex", 6),
    ListColumn("Birthday", 13),
    ListColumn("Rtg_Nat", 9),
    ListColumn("Rtg_Int", 9),
    ListColumn("Club", 30),
)


def player_row(player: Competitor) -> tuple[str, ...]:
    """One player; numbers are padded to four digits, or the program takes 10 for 1."""
    rating = str(player.rating or "")
    return (
        f"{player.number:04}",
        player.name,
        "F" if player.sex == "女" else "",
        player.birth.replace("-", "/"),
        "" if player.fide_id else rating,
        rating if player.fide_id else "",
        player.unit,
    )
