"""What a game lists on a form of its own, and on a printed sheet: frozen rows, ready to be set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import UnitId
    from oobmgr.domain.rulings import Step
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.tables import Tables

# ------------------------------------------------------------------------- a printed roster

FULL_PT: Final = 38.0
CADRE_PT: Final = 30.0
RATINGS_PT: Final = 37.0
FIGURE_PT: Final = 21.0
"""Widths of columns of a printed sheet, in points."""
BOXES_IN_LINE: Final = 8
"""How many boxes stand side by side where units have many."""
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
    the top) begin a page.
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


NOTHING_NOW = SideNow()


@dataclass(frozen=True, slots=True)
class SheetNow:
    """What stands on a game's roster sheets now.

    `ticked` are the letters that are ticked for units; `moment` names the time of play, where a
    game tells it more closely than by the turn.
    """

    ticked: Mapping[UnitId, frozenset[str]] = field(default_factory=dict)
    sides: Mapping[SideId, SideNow] = field(default_factory=dict)
    moment: str = ""


NOTHING_ON_SHEETS = SheetNow()


# --------------------------------------------------------------------- a form for the income


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a part of a form: title, a few words beside it, the case that it rests on."""

    title: str
    detail: str = ""
    case: str = ""


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """A place whose state is entered; `value` is what it is worth, in supply points a turn."""

    name: str
    value: int
    case: str


@dataclass(frozen=True, slots=True)
class PlaceGroup:
    """Places that act alike; `effect` says on whom and how, in a few words."""

    title: str
    effect: str
    places: tuple[PlaceRow, ...]


@dataclass(frozen=True, slots=True)
class LineRow:
    """A supply line from outside: what it brings, from when, and whether it is asked for now.

    `key` is its name among the inputs; `amount` and `since` are words.
    """

    key: str
    name: str
    amount: str
    since: str
    in_force: bool
    asked: bool
    case: str


@dataclass(frozen=True, slots=True)
class FlagField:
    """An input that is yes or no, by its name, with the words to tick."""

    name: str
    words: str
    case: str = ""


@dataclass(frozen=True, slots=True)
class CountField:
    """An input that is a number, beside the input that says where.

    `label` stands before it, `words` say it in full, `price` stands behind it.
    """

    name: str
    label: str
    words: str
    place: str
    place_words: str
    placeholder: str
    price: str = ""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What the same inputs would give the other side: a line in words, and figure by figure.

    `over` says what would be lost, such as ``18 SP over``; empty where nothing is.
    """

    title: str
    line: str
    figures: tuple[Step, ...]
    over: str = ""


@dataclass(frozen=True, slots=True)
class IncomeSheet:
    """The form of an action in which a side enters the weather and receives its income.

    Its inputs have the names `weather` (by zone: `zones` that act on the income, and
    `other_zones`), `cities` (by place: one of `states`, the first where nothing holds) and
    `traces` (by line), beside those of its fields. `outlook` answers raw inputs, None where they
    cannot be read.
    """

    weather: Heading
    zones: tuple[str, ...]
    other_zones: tuple[str, ...]
    cities: Heading
    states: tuple[str, ...]
    groups: tuple[PlaceGroup, ...]
    traces: Heading
    lines: tuple[LineRow, ...]
    points: Heading
    source: FlagField
    scheduled: CountField
    conversions: Heading
    exchanges: tuple[CountField, ...]
    rail: FlagField
    outlook_side: SideId
    outlook: Callable[[Mapping[str, Any]], Outlook | None]
