"""Finding names in short texts: all units, players and contacts in one index."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from toolkit.ledger.reconcile.aliases import aliases
from toolkit.ledger.reconcile.codes import codes_in, payment_code
from toolkit.ledger.reconcile.notices import mask_fits
from toolkit.ledger.reconcile.text import Written, letters, simple
from toolkit.ledger.reconcile.weights import NAMED, Found, Kind
from toolkit.model.bank import Dues
from toolkit.values.pinyin import sound, spellings

_PERSONS = {Kind.PLAYER, Kind.LEADER, Kind.COACH, Kind.PARENT, Kind.PAYER}
_WHOLE_NAME = 5  # signs; shorter homophones are looked for without the fee words only
Owners = dict[str, Kind]  # unit_id → what the word is to that unit


class Hit(NamedTuple):
    """One word of a text that names units: which word, how it was found, whose it is."""

    word: str  # as it stands in the lists
    typed: str  # as the payer wrote it
    found: Found
    owners: Owners


class NameIndex:
    """Every name of the event by its spelling, sound, pinyin, beginning and one-sign blank."""

    def __init__(self, dues: Dues) -> None:
        self.exact: dict[str, Owners] = defaultdict(dict)
        self.people: dict[str, Owners] = defaultdict(dict)
        self.codes: dict[str, str] = {}
        for unit in dues.units:
            for alias, kind in aliases(unit.name).items():
                self._add(self.exact, alias, unit.unit_id, kind)
            for name, kind in ((unit.leader, Kind.LEADER), (unit.coach, Kind.COACH)):
                self._person(name, unit.unit_id, kind)
            for name in unit.payers:
                self._person(name, unit.unit_id, Kind.PAYER)
            self.codes[simple(unit.code) or payment_code(unit.unit_id)] = unit.unit_id
        for player in dues.players:
            self._person(player.name, player.unit_id, Kind.PLAYER)
            self._person(player.parent, player.unit_id, Kind.PARENT)
        self.longest = max(map(len, self.exact), default=0)
        self.masks: dict[tuple[int, str], list[str]] = defaultdict(list)
        for name in self.people:
            self.masks[len(name), name[0]].append(name)
        self.sounds = self._derived(lambda word: [sound(word)] if len(word) >= 2 else [])
        self.latin = self._derived(lambda word: spellings(word) if len(word) <= 12 else [])
        self.cuts = self._derived(lambda word: [word[:n] for n in range(2, len(word))])
        self.blanks = self._derived(_blanked)

    def _person(self, name: str, unit_id: str, kind: Kind) -> None:
        word = letters(name)
        if len(word) >= 2:
            self._add(self.people, word, unit_id, kind)
            self._add(self.exact, word, unit_id, kind)

    @staticmethod
    def _add(index: dict[str, Owners], word: str, unit_id: str, kind: Kind) -> None:
        held = index[word].get(unit_id)
        if held is None or NAMED[kind] > NAMED[held]:
            index[word][unit_id] = kind

    def _derived(self, keys: Callable[[str], Iterable[str]]) -> dict[str, list[str]]:
        index: dict[str, list[str]] = defaultdict(list)
        for word in self.exact:
            for key in keys(word):
                index[key].append(word)
        return dict(index)

    def _owners(self, words: Iterable[str]) -> Owners:
        owners: Owners = {}
        for word in words:
            for unit_id, kind in self.exact[word].items():
                if unit_id not in owners or NAMED[kind] > NAMED[owners[unit_id]]:
                    owners[unit_id] = kind
        return owners

    def masked(self, masked: str) -> list[str]:
        """People whose names fit a masked one (何*明), in the order of their spelling."""
        near = self.masks.get((len(masked), masked[0]), ()) if masked[0] != "*" else self.people
        return sorted(name for name in near if mask_fits(masked, name))

    def same_sound(self, name: str) -> list[str]:
        """People whose names sound like this one but are written otherwise."""
        words = self.sounds.get(sound(name), ()) if len(name) >= 2 else ()
        return [word for word in words if word in self.people and word != name]

    def find(self, text: Written) -> list[Hit]:
        """Names in the text, the longest first where they overlap, exact before alike."""
        hits = [
            Hit(code, code, Found.EXACT, {self.codes[code]: Kind.CODE})
            for code in codes_in(text.text)
            if code in self.codes
        ]
        for run in _runs(text.body):
            hits += self._windows(run)
        exact = bool(hits)
        hits = [found for hit in hits for found in self._reconsidered(hit, hits, text)]
        if not exact:
            hits += [hit for run in _runs(text.body) for hit in self._sounding(run, _WHOLE_NAME)]
        if not exact and not hits:
            for chunk in text.chunks:
                hits += self._alike(chunk)
        if not exact and not hits:
            hits += self._typed_latin(text.latin)
        return hits

    def _windows(self, run: str) -> list[Hit]:
        """Exact words of a run, longest first, never two over one sign."""
        spans = [
            (start, end)
            for start, end in _spans(len(run), self.longest)
            if run[start:end] in self.exact
        ]
        hits, taken = [], set[int]()
        for start, end in sorted(spans, key=lambda span: (span[0] - span[1], span[0])):
            if not taken.intersection(range(start, end)):
                taken.update(range(start, end))
                word = run[start:end]
                hits.append(Hit(word, word, Found.EXACT, dict(self.exact[word])))
        return hits

    def _reconsidered(self, hit: Hit, hits: list[Hit], text: Written) -> list[Hit]:
        """A place or a brand with something unknown beside it may be part of a longer name.

        马鞍山静英 is 马鞍山精英 misspelt; 马鞍山 with a body nobody entered is not 马鞍山代表队;
        and 沈佳睿 is not 沈佳.
        """
        kinds = set(hit.owners.values())
        if kinds <= _PERSONS and (whole := _longer_name(hit.word, text)):
            return self._sounding(whole, len(whole))
        if not kinds <= {Kind.PLACE, Kind.BRAND}:
            return [hit]
        chunk = next((chunk for chunk in text.chunks if hit.word in chunk), hit.word)
        left = chunk
        for other in hits:
            left = left.replace(other.word, "")
        if len(left) < 2:
            return [hit]
        longer = [found for found in self._alike(chunk) if len(found.typed) > len(hit.word)]
        return longer or ([] if kinds == {Kind.PLACE} else [hit])

    def _alike(self, chunk: str) -> list[Hit]:
        """A chunk that holds no exact name: same sound, a cut name, one wrong sign."""
        if hits := self._sounding(chunk):
            return hits
        for length in range(len(chunk), 1, -1):
            piece = chunk[-length:]
            words = self.cuts.get(piece) if length >= 3 or piece == chunk else None
            if words:
                whole = [word for word in words if len(word) <= len(piece) + 1] or words
                return [Hit(min(whole, key=len), piece, Found.CUT, self._owners(whole))]
        for start, end in _spans(len(chunk), self.longest):
            for key in _blanked(chunk[start:end]):
                if words := self.blanks.get(key):
                    return [Hit(words[0], chunk[start:end], Found.TYPO, self._owners(words))]
        return []

    def _sounding(self, run: str, shortest: int = 2) -> list[Hit]:
        """The longest part of a run that sounds like a known word."""
        sounds = sound(run).split(" ")
        if len(sounds) != len(run):
            return []
        for start, end in _spans(len(run), self.longest):
            words = self.sounds.get(" ".join(sounds[start:end]))
            if words and end - start >= shortest:
                return [Hit(words[0], run[start:end], Found.SOUND, self._owners(words))]
        return []

    def _typed_latin(self, words: tuple[str, ...]) -> list[Hit]:
        whole = "".join(words)
        for word in dict.fromkeys((whole, *words)):
            if len(word) >= 4 and (names := self.latin.get(word)):
                return [Hit(names[0], word, Found.LATIN, self._owners(names))]
        return []


def _longer_name(word: str, text: Written) -> str:
    """The name of three characters that begins with this name of two; "" = it stands alone."""
    if len(word) != 2:
        return ""
    return next((c for c in text.chunks if len(c) == 3 and c.startswith(word)), "")


def _blanked(word: str) -> list[str]:
    """The word with each sign in turn left open; only for words long enough to stay sure."""
    if len(word) < 4:
        return []
    return [f"{word[:n]}?{word[n + 1 :]}" for n in range(len(word))]


def _runs(text: str) -> Iterator[str]:
    """The text cut at everything but letters; brackets only join."""
    bare = text.translate(dict.fromkeys(map(ord, "()[]·•.")))
    run = ""
    for sign in bare + " ":
        if sign.isalnum():
            run += sign
        elif run:
            yield run
            run = ""


def _spans(length: int, longest: int) -> Iterator[tuple[int, int]]:
    """All spans of two signs or more, the longest first."""
    for size in range(min(length, longest), 1, -1):
        for start in range(length - size + 1):
            yield start, start + size
