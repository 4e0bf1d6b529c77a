"""The start of a new regulation: what nearly every one has, ready to be overwritten."""

from datetime import date

from toolkit.rules.amend import Data

_READING = "规程没有写；按同类赛事惯例"


def blank(today: date) -> Data:
    """Data for a workbook with every table; only what is usually read into a text is filled in."""
    return {
        "id": f"xinsai-{today.year}",
        "name": "",
        "short": "",
        "game": "chess",
        "dates": {"play": {"clause": ""}, "entry_closes": {"clause": ""}},
        "late": {"policy": "organiser_decides", "clause": ""},
        "demands": [
            {"what": what, "clause": ""} for what in ("leader", "coach", "seal", "room_plan")
        ],
        "play": {"system": "swiss_or_round_robin", "clause": ""},
        "pairing": {
            "rules": "by_date",
            "seeding": ["rating", "title", "registration"],
            "clause": "",
            "reading": f"{_READING}：国际棋联瑞士制，按比赛日期取当时的版本",
        },
        "ranking": {
            "scoring": "1-½-0",
            "keys": ["BH/C1", "BH", "SB", "WIN", "BWG"],
            "round_robin_keys": ["DE", "WIN", "SB"],
            "clause": "",
            "reading": "胜 1 分、和 ½ 分、负 0 分；"
            f"{_READING}：对手分去低、对手分、小分、胜局、执黑胜局",
        },
        "prizes": {
            "tax": {
                "stated": "before_tax",
                "rate": 20,
                "clause": "",
                "reading": "偶然所得，全额按 20% 代扣",
            }
        },
        "payment": {"unpaid": "decision", "clause": "", "reading": "没有付款的由组委会裁定"},
    }
