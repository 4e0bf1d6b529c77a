"""Family P: the person — names, ID numbers, dates, sex, phone, and who may be the same."""

from collections.abc import Iterator

from toolkit.checks.base import About, Ground, Hit, Rule
from toolkit.entries.roster import Entry
from toolkit.model.finding import Severity
from toolkit.model.people import Player
from toolkit.model.verdict import DateState, IdFault
from toolkit.values.names import is_name

_ERROR, _WARNING = Severity.ERROR, Severity.WARNING


def name_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """姓名缺失，或填的不是姓名。

    姓名栏空着，或者填了数字、“待定”之类。请补上与身份证一致的姓名。
    English: name missing or not a name.
    """
    name = entry.player.name
    if not is_name(name):
        yield Hit(
            f"姓名“{name}”不像姓名。" if name else "姓名没有填写。",
            entry.where("name"),
            "请填写与身份证一致的姓名。",
            ground.clause("complete", entry.kind),
        )


def id_missing(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证号没有填写。

    没有身份证的，请填写其他证件的号码并注明证件种类（护照、户口本等）。
    English: ID number missing.
    """
    if entry.player.identity.fault is IdFault.MISSING and not entry.lacks_column("id_number"):
        yield _id_hit(ground, entry, "身份证号没有填写。", "请补填；用其他证件的，请注明证件种类。")


def id_not_an_id(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """填的不是身份证号：位数或字符不对。

    居民身份证号是 18 位，前 17 位是数字，最后一位是数字或 X。护照等其他证件请注明种类。
    English: not an ID number (wrong length or characters).
    """
    identity = entry.player.identity
    if identity.fault is IdFault.NOT_AN_ID:
        yield _id_hit(
            ground,
            entry,
            f"“{identity.text}”不是 18 位身份证号（现在 {len(identity.number or '')} 位）。",
            "请核对后重填；用其他证件的，请注明证件种类。",
        )


def id_check_digit(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证号的校验码（最后一位）不对。

    最后一位由前 17 位算出。我们指出按前 17 位应是哪一位，但不替人改：错的也可能是前面的数字。
    English: check digit wrong; the right one is named, nothing is corrected silently.
    """
    identity = entry.player.identity
    if identity.fault is IdFault.CHECK_CHARACTER:
        yield _id_hit(
            ground,
            entry,
            f"身份证号 {identity.number} 的校验码不对：按前 17 位，末位应为 {identity.expected}。",
            "请对照身份证逐位核对后重填。",
        )


def id_stored_as_number(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证号以数字存储，末位已丢失。

    Excel 只保留 15 位数字，后 3 位成了 0，真正的号码已经不在表里。请把单元格设为文本后重填。
    这样的号码不用于任何核对。
    English: ID stored by Excel as a number; its last digits are lost.
    """
    if entry.player.identity.fault is IdFault.STORED_AS_NUMBER:
        yield _id_hit(
            ground,
            entry,
            "身份证号以数字存储，末位已丢失，请用文本重填。",
            "请先把单元格格式设为“文本”，再重新输入全部 18 位。",
        )


def birth_contradicts_id(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """出生日期与身份证号不一致。

    请核对两者哪一个写错了。
    English: birth date contradicts the ID.
    """
    player = entry.player
    if player.identity.sound and player.birth and player.birth != player.identity.birth:
        yield Hit(
            f"出生日期 {player.birth} 与身份证号中的 {player.identity.birth} 不一致。",
            entry.where("birth"),
            "请核对出生日期和身份证号。",
            ground.clause("complete", entry.kind),
            stated=f"{player.birth} {player.identity.number}",
        )


def sex_contradicts_id(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """性别与身份证号不一致。

    身份证号第 17 位单数为男、双数为女。请核对性别和身份证号。
    English: sex contradicts the ID.
    """
    player = entry.player
    if player.identity.sound and player.sex and player.sex != player.identity.sex:
        yield Hit(
            f"性别“{player.sex}”与身份证号（{player.identity.sex}）不一致。",
            entry.where("sex"),
            "请核对性别和身份证号。",
            ground.clause("complete", entry.kind),
            stated=f"{player.sex} {player.identity.number}",
        )


def impossible_date(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证号或出生日期里的日期不存在。

    例如 2 月 30 日、13 月，或者比赛以后的日子。请核对后重填。
    English: a date in the ID or the form can't exist.
    """
    player = entry.player
    if player.identity.fault is IdFault.IMPOSSIBLE_DATE:
        yield _id_hit(
            ground,
            entry,
            f"身份证号 {player.identity.number} 中的出生日期不存在。",
            "请对照身份证核对后重填。",
        )
    elif _birth_state(player) is DateState.IMPOSSIBLE:
        yield Hit(
            f"出生日期“{_birth_text(player)}”不存在，或还没有到。",
            entry.where("birth"),
            "请核对后重填，例：2008-01-15。",
            ground.clause("complete", entry.kind),
        )


def id_region_unknown(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """身份证号开头的地区码不认识。

    地区码表里没有这个开头，多半是输错了；也可能是很早的旧码，请人工看一眼。
    English: ID region code unknown.
    """
    identity = entry.player.identity
    if identity.sound and not identity.region_known:
        yield _id_hit(
            ground,
            entry,
            f"身份证号 {identity.number} 开头的地区码 {(identity.number or '')[:6]} 不认识。",
            "请对照身份证核对前 6 位。",
        )


def id_old(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """15 位旧身份证号。

    15 位的旧号 2013 年起已停用，请填 18 位的新号。
    English: 15-digit old ID.
    """
    if entry.player.identity.fault is IdFault.OLD:
        yield _id_hit(
            ground,
            entry,
            f"“{entry.player.identity.text}”是 15 位旧号。",
            "请填写现在的 18 位身份证号。",
        )


def date_unclear(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """出生日期不完整或有歧义。

    例如只有年月（2008-1）、年份只有两位，或 5/2/2008 分不清月和日。我们不猜，请写成 2008-01-15。
    English: date incomplete or ambiguous.
    """
    words = {
        DateState.INCOMPLETE: "不完整",
        DateState.AMBIGUOUS: "分不清月和日",
        DateState.UNREADABLE: "看不懂",
    }
    state = _birth_state(entry.player)
    if state in words:
        yield Hit(
            f"出生日期“{_birth_text(entry.player)}”{words[state]}。",
            entry.where("birth"),
            "请写成年-月-日，例：2008-01-15。",
            ground.clause("complete", entry.kind),
        )


def phone_malformed(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """电话号码不对。

    手机号是 11 位、以 1 开头；座机请带区号。
    English: phone malformed.
    """
    if "phone" in entry.player.unread:
        text = entry.player.said.said["phone"].text
        yield Hit(
            f"电话“{text}”不像电话号码。",
            entry.where("phone"),
            "请核对：手机 11 位，座机带区号。",
            ground.clause("complete", entry.kind),
        )


def fide_id_malformed(ground: Ground, entry: Entry) -> Iterator[Hit]:
    """FIDE ID 看不懂，当作没有填。

    FIDE ID 全是数字。写成日期、称号的，请核对后重填；查等级分时先按姓名找。
    English: the FIDE ID is no number; the player is kept without it.
    """
    if "fide_id" in entry.player.unread:
        text = entry.player.said.said["fide_id"].text
        yield Hit(
            f"FIDE ID“{text}”不是编号，当作没有填。",
            entry.where("fide_id"),
            "请填 FIDE 网站上的编号，全是数字；没有的空着。",
            ground.clause("complete", entry.kind),
        )


def _birth_state(player: Player) -> DateState | None:
    return player.birth_read.state if player.birth_read else None


def _birth_text(player: Player) -> str:
    return player.birth_read.text if player.birth_read else ""


def _id_hit(ground: Ground, entry: Entry, message: str, remedy: str) -> Hit:
    return Hit(message, entry.where("id_number"), remedy, ground.clause("complete", entry.kind))


RULES = (
    Rule("P001", _ERROR, About.PLAYER, name_missing),
    Rule("P002", _ERROR, About.PLAYER, id_missing),
    Rule("P003", _ERROR, About.PLAYER, id_not_an_id),
    Rule("P004", _ERROR, About.PLAYER, id_check_digit),
    Rule("P005", _ERROR, About.PLAYER, id_stored_as_number),
    Rule("P006", _ERROR, About.PLAYER, birth_contradicts_id),
    Rule("P007", _ERROR, About.PLAYER, sex_contradicts_id),
    Rule("P008", _ERROR, About.PLAYER, impossible_date),
    Rule("P009", _WARNING, About.PLAYER, id_region_unknown),
    Rule("P010", _ERROR, About.PLAYER, id_old),
    Rule("P014", _WARNING, About.PLAYER, date_unclear),
    Rule("P016", _WARNING, About.PLAYER, phone_malformed),
    Rule("P019", _WARNING, About.PLAYER, fide_id_malformed),
)
