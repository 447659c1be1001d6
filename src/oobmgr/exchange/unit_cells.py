"""Groups of cells of a unit's row, each read once for all rows that hold the same.

An order of battle repeats itself: thousands of rows share a few hundred paths, a few dozen ratings
and a few dozen sets of traits. So each group of cells is looked up by what stands in it, and read
only where that has not been seen.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Final, Generic, TypeVar

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import (
    MOST_NAME_LETTERS,
    MOST_PATH_LETTERS,
    MOST_TEXT_LETTERS,
    formation_faults,
    one_of,
    size_mark,
    split_path,
    text_faults,
    unknown_word,
)
from oobmgr.domain.units import MOST_LEVELS, MOST_STEPS, UnitField
from oobmgr.domain.wording import AsWritten, the_side
from oobmgr.exchange.cells import (
    CellFault,
    CellValue,
    date_as_ratings,
    date_put_right,
    shown,
    too_high,
    unusable,
    whole,
)
from oobmgr.rules.game import Game, Side
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.unit_words import TraitField, UnitWords

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
Found = list[CellFault]
EMPTY_CELL: Final = "The cell is empty."


class Memory(dict[K, V], Generic[K, V]):
    """Remembers what each content was read as.

    A content that cannot be read puts its faults into `found`, and is read again where it occurs
    again, so that each of its cells is reported; a warning is given once.
    """

    def __init__(self, read: Callable[[K, Found], V], found: Found) -> None:
        super().__init__()
        self._read = read
        self._found = found

    # What is known is found by the dictionary itself, without a call of ours.
    def __missing__(self, content: K) -> V:
        before = len(self._found)
        value = self._read(content, self._found)
        # An error must be found again at the next cell that holds the same.
        if all(fault.warning for fault in self._found[before:]):
            self[content] = value
        return value


def text_reader(
    column: str,
    *,
    expected: str,
    required: bool = True,
    lines: bool = False,
    most: int | None = None,
) -> Callable[[CellValue, Found], str]:
    """Make the reader of a column of plain text, of one line unless `lines` may be more."""
    most_letters = most or (MOST_TEXT_LETTERS if lines else MOST_NAME_LETTERS)

    def read(cell: CellValue, found: Found) -> str:
        # Nearly every cell is plain text, and thousands of units have names of their own.
        if type(cell) is str and len(cell) <= most_letters and cell.isprintable():
            text = cell.strip()
            if text or not required:
                return text
        fault = unusable(column, cell, expected)
        text = _lines(shown(cell)) if lines else _one_line(shown(cell))
        if fault:
            found.append(fault)
        elif required and not text:
            advice = f"Enter {expected}."
            found.append(CellFault(column, "", expected, EMPTY_CELL, advice))
        elif wrong := [*text_faults(text, column, most=most_letters, lines=lines)]:
            found.extend(cell_fault(each, column, expected) for each in wrong)
        return text

    return read


def read_field(field: UnitField) -> Callable[[CellValue, Found], str]:
    """The reader of a text of units, as it is described."""
    read = text_reader(
        field.name, expected=field.expected, required=field.needed, lines=field.lines
    )
    if not field.written:
        return read
    return lambda cell, found: AsWritten(read(cell, found))


class TextsReader:
    """Reads the cells of several texts of units, in their order; `hexes` reads those of places."""

    def __init__(self, fields: Sequence[UnitField], hexes: Callable[[], HexForm | None]) -> None:
        self._readers = tuple(map(read_field, fields))
        self._place = next((at for at, one in enumerate(fields) if one.name == "hex"), None)
        self._hexes = hexes

    def __call__(self, cells: tuple[CellValue, ...], found: Found) -> tuple[str, ...]:
        """The texts, each as its own column is read."""
        texts = [read(cell, found) for read, cell in zip(self._readers, cells, strict=True)]
        # The form of a game takes modules to load: only where something stands behind the hex.
        at = self._place
        if at is not None and " " in texts[at] and (form := self._hexes()) is not None:
            texts[at] = form.read(texts[at])
        return tuple(texts)


def _lines(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _one_line(text: str) -> str:
    """A text of one line: where a cell breaks it, as spreadsheets do to show it, is a space."""
    # Almost every text passes this one quick look.
    return text if text.isprintable() else " ".join(text.replace("\t", "\n").splitlines()).strip()


def cell_fault(fault: Fault, column: str, expected: str) -> CellFault:
    """A fault of what is written as that of a cell."""
    return CellFault(column, fault.value, expected, fault.message, fault.advice)


class IdentityReader:
    """Reads side and nation."""

    def __init__(self, game: Game) -> None:
        # By name or by id, for scripts write the one and people the other.
        self._sides = {word.casefold(): s for s in game.sides for word in (s.name, s.id)}
        self._names = tuple(side.name for side in game.sides)
        self._optional = "nation" in game.unit_words.optional

    def __call__(self, cells: tuple[CellValue, ...], found: Found) -> tuple[SideId, str]:
        """The side's id and the nation. A nation that the game does not list is a warning."""
        side = self.side(cells[0], found)
        nation = self._nation(cells[1], side, found)
        if side is None:
            return SideId(""), nation
        known = {name.casefold(): name for name in side.nations}
        # Where the game lists no nations for a side, any will do.
        if nation and known and nation.casefold() not in known:
            message = f"{nation} is not among the nations of {the_side(side.name)}."
            advice = "It is taken as it stands; check the spelling and the side."
            expected = ", ".join(side.nations)
            found.append(CellFault("nation", nation, expected, message, advice, warning=True))
        return side.id, known.get(nation.casefold(), nation)

    def side(self, cell: CellValue, found: Found) -> Side | None:
        """The side; None, with its fault, for one that the game does not have."""
        text = text_reader("side", expected=" or ".join(self._names))(cell, found)
        side = self._sides.get(text.casefold())
        # What is no text at all was told by its reader; there is no word to ask about.
        if side is None and text and not unusable("side", cell, ""):
            fault = unknown_word(text, "side", self._names)
            found.append(replace(cell_fault(fault, "side", one_of(self._names)), word=True))
        return side

    def _nation(self, cell: CellValue, side: Side | None, found: Found) -> str:
        """The nation as written; that of the side, where the game's sheets leave it out."""
        if cell == "" and self._optional:
            # Of an unknown side that is told already; its nation would only follow.
            return _usual_nation(side, found) if side is not None else ""
        return text_reader("nation", expected="the name of a nation")(cell, found)


def _usual_nation(side: Side, found: Found) -> str:
    """The first nation of a side; told where the side has others."""
    usual = side.nations[0]
    if len(side.nations) > 1:
        message = f"Units of {side.name} without a nation are taken as {usual}."
        advice = "Write the nation of those that are of another."
        expected = ", ".join(side.nations)
        found.append(CellFault("nation", "", expected, message, advice, warning=True))
    return usual


def blank_allowed(
    column: str, words: UnitWords, read: Callable[[CellValue, Found], V], empty: V
) -> Callable[[CellValue, Found], V]:
    """A reader that takes an empty cell for `empty`, where the game's sheets leave it out."""
    if column not in words.optional:
        return read

    def read_filled(cell: CellValue, found: Found) -> V:
        return empty if shown(cell) == "" else read(cell, found)

    return read_filled


def read_path(cell: CellValue, found: Found) -> tuple[str, ...]:
    """The formations above a unit, from the top down. A slash without spaces belongs to a name."""
    expected = "formations from the top down, such as 4th Army / VII Corps"
    before = len(found)
    text = text_reader("path", expected=expected, most=MOST_PATH_LETTERS)(cell, found)
    names = split_path(text)
    # Told already: what follows from it would be told a second time.
    if len(found) > before:
        return names
    if not all(names):
        message = f"{text!r} has a formation without a name."
        found.append(CellFault("path", text, expected, message, "Take the extra slash out."))
    elif len(names) > MOST_LEVELS:
        message = f"{names[-1]} has {len(names) - 1:,} formations above it."
        advice = f"A path has {MOST_LEVELS} levels at most."
        found.append(CellFault("path", text, expected, message, advice))
    else:
        faults = (fault for name in names for fault in formation_faults(name, "path"))
        found.extend(cell_fault(fault, "path", expected) for fault in faults)
    return names


def read_size(cell: CellValue, found: Found) -> str:
    """The size mark: ``XX`` for XX or division."""
    expected = "XX, X, III, II or the word"
    before = len(found)
    text = text_reader("size", expected=expected)(cell, found)
    # The fault is told by `text_reader`; an empty text is no size to look up.
    if len(found) > before:
        return ""
    try:
        return size_mark(text)
    except BadInput as error:
        faults = (cell_fault(fault, "size", expected) for fault in error.faults)
        found.extend(replace(fault, word=True) for fault in faults)
        return ""


class TraitsReader:
    """Reads the cells of the game's traits, in their order.

    A lenient one leaves out what cannot be read, with a warning: no unit of a workbook waits for
    what it need not have.
    """

    def __init__(self, words: UnitWords, *, lenient: bool = False) -> None:
        self._words = words
        self._lenient = lenient

    def __call__(self, cells: tuple[CellValue, ...], found: Found) -> Mapping[str, str]:
        """The traits that are filled in, by key; an empty cell is left away."""
        traits: dict[str, str] = {}
        for trait, cell in zip(self._words.traits, cells, strict=True):
            fault = unusable(trait.key, cell, trait.heading)
            # A spreadsheet turns 7-6 into 7 June: put it back before the cell is refused as a date.
            ratings = date_as_ratings(cell) if trait.key == self._words.reduced else ""
            if ratings:
                found.append(date_put_right(trait.key, cell, ratings))
                traits[trait.key] = ratings
            elif fault:
                found.append(fault)
            elif text := shown(cell):
                try:
                    traits[trait.key] = self._words.read_trait(trait.key, text)
                except BadInput as error:
                    found.extend(self._fault(f, trait) for f in error.faults)
        return traits

    def _fault(self, fault: Fault, trait: TraitField) -> CellFault:
        told = cell_fault(fault, trait.key, trait.expected)
        return _left_out(told, "It is left out.") if self._lenient else told


def _left_out(fault: CellFault, said: str) -> CellFault:
    """A word that can be asked for; until then the unit is read without it."""
    return replace(fault, advice=f"{said} {fault.advice}".strip(), warning=True, word=True)


class ArrivalReader:
    """Reads the turn in which something arrives; empty means that it is there from the start.

    A lenient one takes what is no turn for the start, with a warning. `column` is the key of its
    column.
    """

    def __init__(self, game: Game, column: str = "arrival", *, lenient: bool = False) -> None:
        self._calendar = game.calendar
        self._column = column
        self._lenient = lenient

    def __call__(self, cell: CellValue, found: Found) -> TurnCode:
        """The code of the turn."""
        expected = f"a turn such as {self._calendar.example}"
        fault = unusable(self._column, cell, expected)
        text = shown(cell)
        if fault or not text:
            found.extend([fault] if fault else [])
            return TurnCode("")
        try:
            return self._calendar.parse(text)
        except BadInput as bad:
            said = bad.faults[0]
            wrong = CellFault(self._column, text, expected, said.message, said.advice)
            start = "It is taken to be there from the start."
            found.append(_left_out(wrong, start) if self._lenient else wrong)
            return TurnCode("")


def read_steps_left(several: str, cells: tuple[CellValue, CellValue], found: Found) -> int | None:
    """How many of its steps, the first cell, a unit has left, the second; None for an empty one.

    `several` is what the game calls steps.
    """
    steps, cell = cells
    text = shown(cell)
    if not text:
        return None
    left, most = whole(cell), whole(steps)
    if left is None:
        expected = "a whole number, 0 for a unit that is dead"
        message = f"{text!r} is not a number of {several}."
        fault = unusable("steps_left", cell, expected)
        found.append(
            fault or CellFault("steps_left", text, expected, message, f"Write {expected}.")
        )
    # What is wrong with the steps in all is told of their own cell.
    elif left > (most or 0) and (most is not None or not shown(steps)):
        message = f"{text} left, of {most or 'no'} {several}."
        advice = f"Write how many {several} the unit has in all, and how many of them are left."
        found.append(
            CellFault("steps_left", text, f"no more than the {several} in all", message, advice)
        )
    return left


def read_steps(several: str, cell: CellValue, found: Found) -> int:
    """How many steps, as the game calls them, a unit has: at least one, no more than can be."""
    steps = whole(cell)
    if high := too_high("steps", cell, steps or 0, MOST_STEPS, several):
        found.append(high)
    elif not steps:
        expected = f"a whole number from 1 to {MOST_STEPS}"
        text = shown(cell)
        message = (
            f"{text!r} is not a number of {several}."
            if text
            else f"The number of {several} is missing."
        )
        fault = unusable("steps", cell, expected)
        found.append(fault or CellFault("steps", text, expected, message, f"Write {expected}."))
    return steps or 0
