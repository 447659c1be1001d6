"""Tables that a game shows on a page of its own, beside the forms of its actions: frozen rows."""

from typing import Final

from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row by its cells; `state` is a word on how it stands, `pressing` where it wants something.

    `case` is the rule that it rests on, empty where none is to be shown.
    """

    cells: tuple[str, ...]
    state: str = ""
    pressing: bool = False
    case: str = ""


@dataclass(frozen=True, slots=True)
class StripCell:
    """A turn in a strip: its number, a short sign below it, and in words what there is to know.

    `now` is the turn that is played; `due` marks one in which something falls due.
    """

    number: str
    sign: str
    words: str
    now: bool = False
    due: bool = False


@dataclass(frozen=True, slots=True)
class StripGroup:
    """Turns that belong together, such as those of a cycle, under one heading."""

    title: str
    cells: tuple[StripCell, ...]


@dataclass(frozen=True, slots=True)
class PageColumn:
    """A column by its title, and what stands in it, for who asks what it is."""

    title: str
    # Without a default: a column that had none was explained by its title alone.
    sentence: str


UNIT_COLUMN: Final = PageColumn("Unit", "The number or name of the unit.")
SIDE_COLUMN: Final = PageColumn("Side", "Whose it is.")
NATION_COLUMN: Final = PageColumn("Nation", "The nation that it belongs to.")
HEX_COLUMN: Final = PageColumn("Hex", "Where it is on the map.")


@dataclass(frozen=True, slots=True)
class PageTable:
    """A table with its title, a figure or a few words beside it, and its columns.

    `empty` is the sentence that stands there while it has no row. Turns may be drawn above it in a
    `strip`, of which the rows say only what is to come.
    """

    title: str
    columns: tuple[PageColumn, ...]
    rows: tuple[TableRow, ...]
    empty: str
    detail: str = ""
    case: str = ""
    strip: tuple[StripGroup, ...] = ()
