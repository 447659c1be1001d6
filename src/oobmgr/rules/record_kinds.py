"""Kinds of records that a game keeps besides units: their fields, and how a workbook has them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from enum import StrEnum

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, Posting, Subject
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import Books
from oobmgr.rules.tables import Tables

SIDE = "side"
NATION = "nation"
Values = Mapping[str, JsonValue]


class FieldType(StrEnum):
    """What a field of a record holds, and so how its cell is read.

    A unit is its number in the books, and in a cell its words with its ID.
    """

    SIDE = "side"
    NATION = "nation"
    TEXT = "text"
    WORD = "word"
    NUMBER = "number"
    TURN = "turn"
    UNIT = "unit"


@dataclass(frozen=True)
class RecordField:
    """A field of a record and its column in a workbook.

    Attributes:
        key: Its saved name.
        type: What it holds.
        headings: What its column may be headed with, the usual first.
        needed: A sheet without the column is not read.
        expected: What belongs into the cell, in words.
        filled: The cell must hold something.
        least: The lowest number that it may be.
        most: The highest number that it may be.
        words: The words it may be, folded, with what is saved for each.
        only: It is read only where another field has one of these values: that field, the values.
        lines: A text of more than one line.
        width: How wide its column is printed.
        code: It looks like a number and is not one.
    """

    key: str
    type: FieldType
    headings: tuple[str, ...]
    needed: bool = False
    expected: str = ""
    filled: bool = True
    least: int = 1
    # 0 stands for no bound.
    most: int = 0
    words: Mapping[str, str] = field(default_factory=dict)
    only: tuple[str, ...] = ()
    lines: bool = False
    width: float = 12
    code: bool = False

    def is_read(self, values: Values) -> bool:
        """Whether a record with these values has the field."""
        # Fields are read in their order, so what it hangs on has been read by now.
        return not self.only or values.get(self.only[0]) in self.only[1:]


@dataclass(frozen=True)
class Written:
    """What is written for a record: postings and facts, and what is doubtful of it."""

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    warnings: tuple[Fault, ...] = ()


# A function and not None, so that whoever judges records need not ask first.
def _fit_together(_: Iterable[Values]) -> Iterable[Fault]:
    return ()


@dataclass(frozen=True)
class Keeping:
    """How records are kept that are not facts of their own: points in accounts, marks on units.

    There is one such record at most for what its `keys` say, and a row of a workbook sets it.

    Attributes:
        keys: The fields that tell records apart.
        rows: The records as the books have them now.
        change: What is written for the first record to be as the second; None where there is none.
            Raises `BadInput` where it cannot be.
        together: What stands against the records as they all will be, such as two of what there is
            once: no row of an import knows the others.
    """

    keys: tuple[str, ...]
    rows: Callable[[Books], Iterable[Values]]
    change: Callable[[Books, Values | None, Values | None], Written]
    together: Callable[[Iterable[Values]], Iterable[Fault]] = _fit_together

    def key(self, values: Values) -> tuple[JsonValue, ...]:
        """What tells a record from the others; small and capital letters are the same."""
        found = (values[key] for key in self.keys)
        return tuple(one.casefold() if isinstance(one, str) else one for one in found)


def _as_it_stands(texts: Mapping[str, str], _: Tables) -> Mapping[str, str]:
    return texts


@dataclass(frozen=True)
class RecordKind:
    """A kind of record.

    Attributes:
        subject: Its saved name, that of its facts.
        plural: What such records are called.
        entry: What one is called in an import, and what several are.
        sheet: The name of its sheet in a workbook, and of its rows in JSON in lower case.
        fields: Its fields in the order of the columns, ``side`` first where they are somebody's.
        name: How one is called where something is wrong with it.
        title: How one is shown in a list.
        note: The field that holds a remark.
        keeping: How they are kept, None where each is a fact of its own.
        shorthand: Reads a row of a list that a player keeps for himself: the texts of its cells by
            the keys of fields, as they are and, by the tables, as they are meant.
    """

    subject: Subject
    plural: str
    entry: tuple[str, str]
    sheet: str
    fields: tuple[RecordField, ...]
    name: Callable[[Values], str]
    title: Callable[[Values], str]
    note: str = ""
    keeping: Keeping | None = None
    shorthand: Callable[[Mapping[str, str], Tables], Mapping[str, str]] = _as_it_stands

    def told(self, number: int) -> str:
        """So many of them in words: ``56 air group entries``."""
        return f"{number:,} {self.entry[0] if number == 1 else self.entry[1]}"
