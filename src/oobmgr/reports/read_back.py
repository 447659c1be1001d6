"""Reading pencilled changes as they are typed: a row code, then what stands on the paper.

``A17 -2`` strikes two boxes, ``A17 +1`` rubs one out, ``A17 4`` leaves four open. ``A17 S`` lays a
marker by its letter, ``A17 -S`` takes it off, ``A17 A 1712`` lays one that asks for a hex.
``A17 hex 1612`` tells where the unit stands. Several may follow one code. What the sheets and this
reader print is read as well: ``A17: 4 of 8 steps, tired, hex 1712``, ``8 to 6``, boxes as ``☐☐☒``,
a ``✓``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from oobmgr.campaign.commands import ReadBack, SheetMark
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.reports.roster_codes import plain_code, row_codes

if TYPE_CHECKING:
    from oobmgr.rules.game import Game
    from oobmgr.rules.rosters import RosterMarker
    from oobmgr.rules.unit_words import StepWords

_HEX: Final = "hex"
# Pasted text and phones write other dashes and spaces.
_MINUSES: Final = str.maketrans({"\u2212": "-", "\u2013": "-", "\u2012": "-", "\u00a0": " "})
# A pencil leaves a gap: - 2.
_SIGN_APART: Final = re.compile(r"([+-])\s+(?=\w)")
_NUMBER: Final = re.compile(r"([+-]?)(\d{1,3})")
# A hex of four digits says itself what it is: no unit has a thousand boxes.
_PLAIN_HEX: Final = re.compile(r"\d{4}")
# Steps left of all: 3/5, 3 of 5.
_OF_ALL: Final = re.compile(r"(\d{1,3})\s*(?:/|\bof\b)\s*(\d{1,3})(?!\d)", re.IGNORECASE)
# Steps before and now: 5 -> 3, 5 to 3.
_FROM_TO: Final = re.compile(r"(\d{1,3})\s*(?:\u2192|->|\bto\b)\s*(\d{1,3})(?!\d)", re.IGNORECASE)
_CHANGED: Final = re.compile(r"(\d{1,3})>(\d{1,3})")
_PUNCTUATION: Final = re.compile(r"[,:|]|\.(?=\s|$)")
_OPEN_BOX, _STRUCK_BOX = "☐□", "☒☑⊠×✗✘"
_BOXES: Final = re.compile(f"[{_OPEN_BOX}{_STRUCK_BOX}]+")
_TYPED_OPEN: Final = re.compile(r"\[ ?\]")
_TYPED_STRUCK: Final = re.compile(r"\[[xX/]\]")
_TICKS: Final = frozenset({"✓", "✔"})
_FILLERS: Final = frozenset({"step", "steps", "box", "boxes", "left", "at", *_TICKS})
"""What players and printed sheets write beside the figures, which says nothing of its own."""
_BETWEEN: Final = re.compile(r"[\n;]")
_OFF: Final = "off"
_WRITE: Final = "Write it as A17 -2, A17 4 or A17 S."


@dataclass(frozen=True)
class ReadLine:
    """One entry as it was read: its line, what was typed, the unit, and what it comes to.

    `words` say what becomes of the unit; where something is wrong, `mark` is None and `faults` say
    what.
    """

    number: int
    text: str
    unit: UnitState | None = None
    mark: SheetMark | None = None
    words: str = ""
    faults: tuple[Fault, ...] = ()


@dataclass(frozen=True)
class SheetReader:
    """Reads what was pencilled on the sheets of one side. `units` are all of the campaign."""

    game: Game
    side: str
    units: Sequence[UnitState]

    def read(self, lines: Iterable[str]) -> ReadBack:
        """The command for these lines; blank ones are passed over.

        Raises:
            BadInput: Carries every fault of every line, each with its line.
        """
        return command_of(self.look(lines))

    def look(self, lines: Iterable[str]) -> tuple[ReadLine, ...]:
        """What each entry comes to, after those before it."""
        known = self._by_code()
        # Kept along the way: a unit may be named on more than one line.
        left = {row.id: row.steps_left for row in known.values()}
        found: list[ReadLine] = []
        for number, text in _numbered(lines):
            try:
                unit, mark = self._mark(text, known)
                self._check_known(unit, mark)
                left[unit.id] = _left(unit, mark, left[unit.id], self.game.unit_words.step_words)
                words = self._words(unit, mark, left[unit.id])
                found.append(ReadLine(number, text, unit, mark, words))
            except BadInput as error:
                faults = (replace(one, where=f"line {number}", value=text) for one in error.faults)
                found.append(ReadLine(number, text, faults=tuple(faults)))
        return tuple(found)

    def _by_code(self) -> Mapping[str, UnitState]:
        codes = row_codes(self.units)
        return {codes[row.id]: row for row in self.units if row.side == self.side}

    def _mark(self, line: str, known: Mapping[str, UnitState]) -> tuple[UnitState, SheetMark]:
        code, *words = line.split()
        unit = known.get(plain_code(code.rstrip(".)")))
        if unit is None:
            raise BadInput(_no_row(code, self._side_name(), known))
        # A printed row names its unit after the code.
        name = unit.designation.split()
        words = words[len(name) :] if words[: len(name)] == name else words
        if not words:
            raise BadInput(Fault(f"Nothing is said about {unit.designation}.", advice=_WRITE))
        return unit, self._read(unit, words)

    def _check_known(self, unit: UnitState, mark: SheetMark) -> None:
        """Raise `BadInput` for boxes of a unit whose boxes nobody entered: none can be counted."""
        if (mark.change or mark.steps_left is not None) and not self._knows(unit):
            sentence = f"The boxes of {unit.designation} are not entered, so none can be struck."
            raise BadInput(Fault(sentence, advice="Enter them first, with B on its sheet."))

    def _knows(self, unit: UnitState) -> bool:
        return self.game.unit_words.steps_known(unit)

    def _words(self, unit: UnitState, mark: SheetMark, left: int) -> str:
        """``6 of 8 steps, tired, hex 1612``."""
        changed = mark.change or mark.steps_left is not None
        words = [f"{left} of {self.game.unit_words.step_words.told(unit.steps)}"] if changed else []
        names = {one.field: one.word for one in self._markers()}
        for marker, value in mark.markers.items():
            said = names[marker] if value else f"{names[marker]} off"
            words.append(f"{said} {value}" if isinstance(value, str) else said)
        if mark.hex is not None:
            words.append(f"hex {mark.hex}")
        return ", ".join(words)

    def _read(self, unit: UnitState, words: list[str]) -> SheetMark:
        mark = SheetMark(UnitId(unit.id))
        # A stack, for a marker or "hex" takes the word after it along.
        waiting = list(reversed(words))
        while waiting:
            word = waiting.pop()
            if found := _NUMBER.fullmatch(word):
                mark = _with_steps(mark, found)
            elif found := _OF_ALL.fullmatch(word):
                mark = _with_boxes(mark, unit, int(found[1]), int(found[2]))
            elif found := _CHANGED.fullmatch(word):
                mark = _with_change(mark, unit, int(found[1]), int(found[2]))
            elif _BOXES.fullmatch(word):
                mark = _with_drawn(mark, unit, word)
            elif word.casefold() == _HEX or _PLAIN_HEX.fullmatch(word):
                mark = _with_hex(mark, waiting if word.casefold() == _HEX else [word])
            elif word.casefold() not in _FILLERS:
                mark = self._with_marker(mark, word, waiting)
        return mark

    def _with_marker(self, mark: SheetMark, word: str, waiting: list[str]) -> SheetMark:
        plain = word.lstrip("+-")
        marker = self._marker(plain, waiting)
        off = word.startswith("-") or (waiting and waiting[-1].casefold() == _OFF)
        # The word `off` belongs to this marker and is used up with it.
        if off and not word.startswith("-"):
            waiting.pop()
        value: str | bool | None = None if off else True
        if value and marker.asks:
            if not waiting:
                advice = f"Write it as {plain.upper()} 1712."
                message = f"{plain.upper()} needs a {marker.asks.casefold()}."
                raise BadInput(Fault(message, advice=advice))
            value = waiting.pop()
        markers = {**mark.markers, marker.field: value}
        return replace(mark, markers=markers)

    def _marker(self, word: str, waiting: list[str]) -> RosterMarker:
        """The marker of a letter, or of its words, of which the rest is taken from `waiting`."""
        for marker in self._markers():
            if marker.letter == word.upper():
                return marker
        said = [word, *reversed(waiting)]
        for marker in self._markers():
            for name in (marker.word, marker.name):
                parts = name.casefold().split()
                if [one.casefold() for one in said[: len(parts)]] == parts:
                    # Its first word is taken already; the others stand at the end.
                    del waiting[len(waiting) - len(parts) + 1 :]
                    return marker
        raise BadInput(Fault(f"{word!r} is not known.", advice=self._known_words()))

    def _markers(self) -> tuple[RosterMarker, ...]:
        rules = self.game.roster
        return () if rules is None else tuple(one for one in rules.markers() if one.letter)

    def _known_words(self) -> str:
        letters = ", ".join(f"{one.letter} {one.word}" for one in self._markers())
        known = "Known are -2, +1, a number of steps left and hex"
        return f"{known}, and {letters}." if letters else f"{known}."

    def _side_name(self) -> str:
        return next((side.name for side in self.game.sides if side.id == self.side), self.side)


def command_of(lines: Sequence[ReadLine]) -> ReadBack:
    """The command for entries that were read.

    Raises:
        BadInput: Carries every fault of every line; or there is none.
    """
    faults = [fault for line in lines for fault in line.faults]
    if not lines:
        faults.append(Fault("Nothing was entered.", advice=_WRITE))
    if faults:
        raise BadInput(*faults)
    return ReadBack(tuple(line.mark for line in lines if line.mark is not None))


def _left(unit: UnitState, mark: SheetMark, before: int, words: StepWords) -> int:
    """The boxes open after a mark. Raises `BadInput` where the unit has not so many."""
    left = (before if mark.steps_left is None else mark.steps_left) + mark.change
    if not 0 <= left <= unit.steps:
        sentence = f"{unit.designation} has {before} of {unit.steps} {words.several}."
        advice = "It cannot have fewer than none, or more than all."
        raise BadInput(Fault(sentence, advice=advice))
    return left


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    """The lines that say something, with their numbers; a semicolon begins a new entry."""
    for number, text in enumerate((line for whole in lines for line in whole.split("\n")), 1):
        for entry in _BETWEEN.split(text):
            drawn = _TYPED_STRUCK.sub("☒", _TYPED_OPEN.sub("☐", entry.translate(_MINUSES)))
            apart = _PUNCTUATION.sub(" ", drawn)
            # Together, so that they are one word: "4 of 8", "8 to 6", "+ 1".
            whole = _OF_ALL.sub(r"\1/\2", " ".join(apart.split()))
            whole = _FROM_TO.sub(r"\1>\2", whole)
            plain = _SIGN_APART.sub(r"\1", whole)
            if plain:
                yield number, plain


def _with_steps(mark: SheetMark, found: re.Match[str]) -> SheetMark:
    number = int(found[2])
    # A bare number says how many boxes are open, whatever was struck before it.
    if not found[1]:
        return replace(mark, change=0, steps_left=number)
    return replace(mark, change=mark.change + (-number if found[1] == "-" else number))


def _with_boxes(mark: SheetMark, unit: UnitState, left: int, of_all: int) -> SheetMark:
    """Boxes left of all that are printed. Raises `BadInput` where the unit has another number."""
    if of_all != unit.steps:
        sentence = f"{unit.designation} has {unit.steps} boxes, not {of_all}."
        raise BadInput(Fault(sentence, advice="Check that it is the right row."))
    return replace(mark, change=0, steps_left=left)


def _with_change(mark: SheetMark, unit: UnitState, before: int, left: int) -> SheetMark:
    """Boxes before and after, as a ledger has them. Raises `BadInput` where the first is wrong."""
    if before != unit.steps_left:
        sentence = f"{unit.designation} has {unit.steps_left} open boxes, not {before}."
        raise BadInput(Fault(sentence, advice="Check that it is the right row."))
    return replace(mark, change=0, steps_left=left)


def _with_drawn(mark: SheetMark, unit: UnitState, boxes: str) -> SheetMark:
    """Boxes as they stand on the sheet; without an open one, so many are struck."""
    left = sum(one in _OPEN_BOX for one in boxes)
    if left:
        return _with_boxes(mark, unit, left, len(boxes))
    return replace(mark, change=mark.change - len(boxes))


def _with_hex(mark: SheetMark, waiting: list[str]) -> SheetMark:
    if not waiting:
        raise BadInput(Fault("No hex is named.", advice="Write it as hex 1612."))
    return replace(mark, hex=waiting.pop())


def _no_row(code: str, side: str, known: Mapping[str, UnitState]) -> Fault:
    tops = sorted({key.rstrip("0123456789") for key in known})
    last = {top: max(key for key in known if key.rstrip("0123456789") == top) for top in tops}
    rows = ", ".join(f"{top}01 to {last[top]}" for top in tops[:4])
    advice = f"The {side} rows are {rows}." if rows else f"No {side} unit is in the books."
    return Fault(f"There is no {side} row {code!r}.", advice=advice)
