"""A raw mail is taken apart; damage as a whole is tested in test_damage.py."""

from tests.sources.mail.build import letter, mail, multipart, part
from toolkit.sources.mail import mime
from toolkit.sources.mail.mime import leaves, split, uuencoded


def test_fields_in_order_with_folded_lines() -> None:
    found = split(b"Received: a\r\nReceived: b;\r\n\tc\r\nX-A : 1\r\n\r\nbody\r\n")
    assert found.all("received") == [b" a\r\n", b" b;\r\n\tc\r\n"]
    assert found.raw("x-a").strip() == b"1"
    assert found.raw("gone") == b""
    assert found.body == b"body\r\n"


def test_a_body_without_fields_stays_a_body() -> None:
    assert split(b"just words").body == b"just words"
    assert split(b"\r\njust words: yes").body == b"\r\njust words: yes"
    assert split(b"").fields == ()


def test_a_missing_blank_line_ends_the_fields_where_they_end() -> None:
    found = split(
        b"Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nAAAA\r\nBBBB\r\n\r\n"
    )
    assert found.body.startswith(b"AAAA")


def test_leaves_of_nested_parts_come_in_order() -> None:
    inner = mail(multipart([letter("内"), part(b"2")], b"in"), subject=b"inner")
    outer = multipart(
        [
            multipart([letter("外"), letter("<p>", kind="html")], b"alt", b"alternative"),
            part(b"1"),
            part(inner, kind=b"message/rfc822", coding=b"base64"),  # against the standard, but sent
        ],
        b"out",
    )
    found = list(leaves(split(mail(outer))))
    assert [leaf.part.decoded() for leaf in found if not leaf.head] == [
        "外".encode(), b"<p>", b"1", "内".encode(), b"2",
    ]  # fmt: skip
    assert [leaf.nested for leaf in found] == [0, 0, 0, 1, 1, 1]
    assert [leaf.part.raw("subject").strip() for leaf in found if leaf.head] == [b"inner"]


def test_depth_has_an_end() -> None:
    deep = letter("x")
    for number in range(300):
        deep = multipart([deep], b"b%d" % number)
    assert len(list(leaves(split(deep)))) == 1
    assert mime.DEPTH_LIMIT < 300


def test_transfer_encodings() -> None:
    for coding, body, content in (
        (b"base64", b"cWlzYWk=", b"qisai"),
        (b"BASE64 ", b"cWlz\r\nYWk", b"qisai"),
        (b"quoted-printable", b"qi=73ai=\r\n!", b"qisai!"),
        (b"x-uuencode", b"begin 644 a.txt\r\n%<6ES86D \r\n`\r\nend\r\n", b"qisai"),
        (b"8bit", b"qisai\r", b"qisai\r"),
        (b"nonsense", b"qisai", b"qisai"),
        (b"", b"qisai", b"qisai"),
    ):
        head = b"Content-Transfer-Encoding: " + coding + b"\r\n"
        assert split(head + b"\r\n" + body).decoded() == content


def test_uuencoded_files_inside_a_letter() -> None:
    text = b"Hello\nbegin 644 a b.txt\n%<6ES86D \n`\nend\nbye\n"
    assert uuencoded(text) == [(b"a b.txt", b"qisai")]
    assert uuencoded(b"begin at once, end soon") == []
