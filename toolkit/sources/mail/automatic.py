"""Signs that a machine wrote a mail, so that no machine may answer it."""

from toolkit.sources.mail.mime import Part
from toolkit.sources.mail.words import any_of, words

_NO_REPLY = ("noreply", "no-reply", "no_reply", "donotreply", "do-not-reply", "notification")


def automatic_signs(mail: Part, sender: str, subject: str) -> tuple[str, ...]:
    """Every sign found, in words for a log; empty for a person's mail."""
    signs = []
    submitted = _text(mail, "auto-submitted").split(";")[0].strip()
    if submitted and submitted != "no":
        signs.append(f"auto-submitted: {submitted}")
    precedence = _text(mail, "precedence")
    if precedence in ("bulk", "list", "junk", "auto_reply"):
        signs.append(f"precedence: {precedence}")
    signs += [
        name for name, _ in mail.fields if name in ("list-id", "list-unsubscribe", "list-post")
    ]
    for name in ("x-autoreply", "x-autorespond", "x-autoresponder", "x-auto-reply"):
        value = _text(mail, name)
        if value and value != "no":
            signs.append(name)
    if mail.raw("return-path").strip() == b"<>":
        signs.append("return-path: <>")
    local = sender.partition("@")[0]
    if local in words().bounce.senders or local.startswith(_NO_REPLY):
        signs.append(f"sender: {local}")
    if subject.lower().startswith(words().bounce.subjects):
        signs.append("subject: bounce")
    if any_of(subject, words().auto_reply.subjects):
        signs.append("subject: auto-reply")
    return tuple(dict.fromkeys(signs))


def _text(mail: Part, name: str) -> str:
    return mail.raw(name).decode("ascii", "replace").strip().lower()
