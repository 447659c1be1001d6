"""What a game has on its printed roster sheets: frozen rows, ready to be set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import UnitId
    from oobmgr.domain.rulings import Step
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

FULL_PT: Final = 38.0
REDUCED_PT: Final = 30.0
RATINGS_PT: Final = 37.0
FIGURE_PT: Final = 21.0
"""Widths of columns of a printed sheet, in points."""
BOXES_IN_LINE: Final = 8
"""How many boxes stand side by side where units have many."""
MOST_TICKS: Final = 8
"""More boxes to tick would leave no room for names."""
TICKS_BESIDE_NOTES: Final = 3
"""Beside more of them there is no room for notes."""
LOG_SHARES: Final = (28, 56, 14, 15, 12, 12, 37)
"""How wide the columns of a log are beside each other: what, who, figures and dice, result."""


STRIKE: Final = "Strike a box for each step lost."
"""What a sheet says of its boxes, where its heading does not."""


@dataclass(frozen=True, slots=True)
class TickGroup:
    """Boxes to tick under one heading: ``Supply`` with U and I."""

    title: str
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FootBox:
    """A box for sums below the rows, with the lines that a blank sheet has in it."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """A column of words beside name and type; `width` is in points."""

    title: str
    width: float
    strong: bool = False


@dataclass(frozen=True, slots=True)
class SheetLine:
    """What stands in a unit's line and never changes.

    `cells` are words in the columns of the form, None for the ratings as the counter prints them.
    `boxes` are the numbers printed in the step boxes, empty strings where they have none; None
    where nobody has entered them.
    """

    cells: tuple[str | None, ...]
    boxes: tuple[str, ...] | None


def plain_line(unit: UnitState) -> SheetLine:
    """The ratings, and a box for each step without a number."""
    # One cell, for the one column of `plain_form`.
    return SheetLine((None,), ("",) * unit.steps)


@dataclass(frozen=True, slots=True)
class SheetLog:
    """A table below the rows of a side's last page: entries as posted, then lines to write on.

    `widths` are shares of the page for its columns; columns of figures are centred. `actions` are
    those whose entries are listed.
    """

    title: str
    note: str
    columns: tuple[str, ...]
    widths: tuple[int, ...]
    figures: frozenset[str] = frozenset()
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """An action that was posted in the present phase: its raw inputs, and its working."""

    action: str
    inputs: Mapping[str, Any]
    working: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class SheetForm:
    """What a game's roster sheet has beside the units. `legend` explains the ticks.

    `line` says what stands in the line of a unit. `boxes_in_line` step boxes stand side by side
    before they take two lines. `notes` says whether rows have room for a note; `owner` who may see
    a sheet, ``{side} player only``, empty where all may. Formations of `page_level` (1 is
    the top) begin a page. `now` says what stands on it beside what the units tell, from the books
    and the entries of the present phase that the `log` lists; None where that is all.
    """

    ticks: tuple[TickGroup, ...]
    foot: tuple[FootBox, ...]
    legend: str
    columns: tuple[SheetColumn, ...]
    line: Callable[[UnitState], SheetLine]
    steps_title: str = "Steps"
    boxes_in_line: int = 6
    notes: bool = True
    owner: str = ""
    log: SheetLog | None = None
    page_level: int = 2
    now: Callable[[Books, tuple[SheetEntry, ...]], SheetNow] | None = None


def plain_form(_: Tables) -> SheetForm:
    """The roster sheet of a game that ticks and sums up nothing."""
    ratings = (SheetColumn("Ratings", 44.0, strong=True),)
    return SheetForm(ticks=(), foot=(), legend=STRIKE, columns=ratings, line=plain_line)


@dataclass(frozen=True, slots=True)
class SideNow:
    """What stands on the sheets of a side now, beside its units.

    `standing` is what stands at the head in place of its pools, None for the pools; `headings`
    stand in place of the number of units at the headings of formations, `foot` are the lines in the
    foot boxes that have other lines than on a blank sheet, `log` the entries.
    """

    standing: str | None = None
    headings: Mapping[tuple[str, ...], str] = field(default_factory=dict)
    foot: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    log: tuple[tuple[str, ...], ...] = ()


# Shared, for it is frozen: a side of which nothing is said needs no other.
NOTHING_NOW = SideNow()


@dataclass(frozen=True, slots=True)
class SheetNow:
    """What stands on a game's roster sheets now.

    `ticked` are the letters that are ticked for units; `noted` is what stands before their own
    notes, on sheets that have room for notes; `moment` names the time of play, where a game tells
    it more closely than by the turn.
    """

    ticked: Mapping[UnitId, frozenset[str]] = field(default_factory=dict)
    # Beside the letters, for these say that something lies on a unit, and not where it leads.
    noted: Mapping[UnitId, str] = field(default_factory=dict)
    sides: Mapping[SideId, SideNow] = field(default_factory=dict)
    moment: str = ""


NOTHING_ON_SHEETS = SheetNow()
