"""Live Roster Sheets as a game hands them to screens and prints: frozen rows, ready to be set.

A row is worked out from one unit and its markers alone, so a page can paint what a mark would make
of it before anything is written, and only rows that changed are read again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.domain.values import dataclass
from oobmgr.rules.unit_words import PLAIN_STEPS, StepWords

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import UnitId
    from oobmgr.domain.rulings import Step
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.books import Books
    from oobmgr.rules.tables import Tables

UnitMarkers = Mapping[str, JsonValue]
"""The markers that lie on one unit: ``marker -> what it holds``."""
MOST_BOXES: Final = 12
"""More steps than these are told in words, as on a printed roster sheet."""
NO_MARKERS: UnitMarkers = MappingProxyType({})
Standing = Mapping[str, JsonValue]
"""What the books know of a sheet beside its units; only the game that gave it reads it."""


class MarkTone(StrEnum):
    """How much a marker matters: it stands there, costs something, or stops the unit."""

    PLAIN = "plain"
    WARN = "warn"
    BAD = "bad"


@dataclass(frozen=True, slots=True)
class RosterMarker:
    """A marker that a player lays on a unit, or takes off again, from the sheet.

    Attributes:
        field: Its saved name.
        name: Its name in menus and sentences: ``Ambush Marker``.
        word: Its word on the sheet: ``tired``, ``AM``.
        letter: The key that lays it; empty where only other actions do.
        case: What it rests on.
        tone: How it is painted.
        asks: What has to be entered with it: ``Hex``; empty where it is just there or not.
        input: The input of the marking action that holds it; empty where nothing is asked.
    """

    field: str
    name: str
    word: str
    letter: str
    case: str
    tone: MarkTone = MarkTone.PLAIN
    asks: str = ""
    input: str = ""


@dataclass(frozen=True, slots=True)
class RosterMark:
    """A marker that lies on a unit: its saved name, its words (``AM 1712``), case and tone."""

    field: str
    words: str
    case: str
    tone: MarkTone


@dataclass(frozen=True, slots=True)
class RosterFigure:
    """A figure of a row with its working; a dash where nobody knows it, and `note` says why."""

    text: str
    note: str = ""
    working: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class RosterColumn:
    """A column of figures: its head (``Mor.``) and its full name (``Morale``).

    A `wide` one has room for a whole set of ratings (``14-10-6``). `case` says what it rests on.
    """

    title: str
    name: str
    wide: bool = False
    case: str = ""


@dataclass(frozen=True, slots=True)
class RosterDeeds:
    """What a game calls the column of what a unit did, ``Marched``, and its saved key."""

    key: str = "did"
    title: str = "Did"


@dataclass(frozen=True, slots=True)
class RosterRow:
    """One unit of a sheet as it stands, or would stand after a mark.

    Attributes:
        unit: The unit.
        markers: What lies on it, as saved.
        kind: Its type in few words, without its size: ``div. artillery``.
        ratings: The front of its counter as printed: ``8-1``.
        ratings_note: Both sides of the counter in words, and how it moves.
        printed: What else its counter says, by the columns that stand before the boxes.
        boxes: What is printed in its step boxes from the left; empty where nothing is.
        boxes_known: Whether its boxes were entered; else the steps stand in for them.
        has_boxes: Whether it has any by the rules.
        strengths: What it has now, by the columns that stand behind the boxes.
        flipped: Whether its counter lies on its back.
        marks: The markers in words, those that stop it first.
        did: What it did of late that the sheet keeps, in words; one for each deed.
        did_short: The same in the room of a column: ``Off 1``.
    """

    unit: UnitState
    markers: UnitMarkers
    kind: str
    ratings: str
    ratings_note: str
    printed: tuple[RosterFigure, ...]
    boxes: tuple[str, ...]
    boxes_known: bool
    strengths: tuple[RosterFigure, ...]
    flipped: bool
    marks: tuple[RosterMark, ...] = ()
    did: tuple[str, ...] = ()
    did_short: str = ""
    has_boxes: bool = True


@dataclass(frozen=True, slots=True)
class RosterSheet:
    """A sheet of paper: whose, its title, the line below it, and which units stand on it.

    `case` says that there is such a sheet; `known` are the beginnings of the names of the topmost
    formations that stand here, and a sheet without any takes all other units of its side.
    """

    key: str
    side: SideId
    title: str
    subtitle: str
    case: str
    known: tuple[str, ...] = ()

    def claims(self, unit: UnitState) -> bool:
        """Whether the name of the unit's topmost formation begins so that it belongs here."""
        top = unit.path[0].casefold() if unit.path else ""
        # Of no beginnings at all `startswith` says no, as it should.
        return unit.side == self.side and top.startswith(self._beginnings)

    @property
    def _beginnings(self) -> tuple[str, ...]:
        return tuple(word.casefold() for word in self.known)


def sheet_of(unit: UnitState, sheets: Sequence[RosterSheet]) -> RosterSheet | None:
    """The sheet that a unit stands on; None where its side has none."""
    claimed = (sheet for sheet in sheets if sheet.claims(unit))
    # Last: a sheet that names its formations goes before the one that takes all others.
    others = (sheet for sheet in sheets if sheet.side == unit.side and not sheet.known)
    return next(iter((*claimed, *others)), None)


@dataclass(frozen=True, slots=True)
class RosterHeading:
    """What stands beside the name of a formation: ``3 units, fresh``, and at the right edge."""

    detail: str
    right: str


@dataclass(frozen=True, slots=True)
class RosterTotal:
    """A figure above the sheet: its label, the figure, words beside it, the case."""

    label: str
    figure: str
    words: str = ""
    case: str = ""


@dataclass(frozen=True, slots=True)
class BesideEntry:
    """A panel that a game stands beside its sheets, to which units of a sheet can be added.

    `title` names it, `add` is the command that adds units, with its `letter`. `where` names its
    class as ``module:name``.
    """

    title: str
    add: str
    letter: str
    # As text: rules may not import the window, which alone loads the class.
    where: str


@dataclass(frozen=True, kw_only=True)
class RosterRules:
    """How a game's Roster Sheets are read and marked.

    Attributes:
        sheets: The sheets, those of one side together.
        row: A unit with its markers as a row. Pure, and quick enough to be asked at each key.
        standing: What totals and headings need of the books beside units.
        heading: What stands beside a formation's name, from its rows.
        totals: The figures above a sheet, from its rows.
        before: The columns between the ratings and the boxes.
        after: The columns between the boxes and the markers: the current strengths.
        did: The last column, for what a unit did, and its key in JSON.
        markers: What can be laid on units from the sheet.
        marking: The action that lays markers; its inputs are `units`, `marker`, `on`, and those of
            markers that ask for something.
        laid: The subject of the facts that say which markers lie on a unit, by marker as field.
        besides: Other facts of units that are markers, too: by subject, which is the marker's name
            on the sheet, the field that says that it lies there.
        told: What such facts say of it besides: by subject their fields, which a row finds among
            its markers under both names, ``airborne.ready``.
        boxing: The action that enters boxes; its inputs are `units`, `steps`, `numbers`, `lost`.
            Empty where units have steps alone, without a number in a box.
        step_words: What a step is called, as the units of the game have it.
        beside: The panel that stands beside the sheet, None for none.
    """

    sheets: Callable[[Tables], tuple[RosterSheet, ...]]
    row: Callable[[UnitState, UnitMarkers, Tables], RosterRow]
    standing: Callable[[Books], Standing]
    heading: Callable[[Sequence[RosterRow], Standing], RosterHeading]
    totals: Callable[[RosterSheet, Sequence[RosterRow], Standing], tuple[RosterTotal, ...]]
    before: tuple[RosterColumn, ...]
    after: tuple[RosterColumn, ...]
    did: RosterDeeds = RosterDeeds()
    markers: Callable[[], tuple[RosterMarker, ...]]
    marking: str
    laid: Subject
    besides: Mapping[Subject, str] = field(default_factory=dict)
    told: Mapping[Subject, tuple[str, ...]] = field(default_factory=dict)
    boxing: str = ""
    step_words: StepWords = PLAIN_STEPS
    beside: BesideEntry | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """What the markers of a sheet are kept under."""
        return frozenset({self.laid, *self.besides})

    def lies(self, books: Books, unit: UnitId, marker: str) -> JsonValue:
        """What a marker on a unit holds; None where it does not lie there."""
        subject = Subject(marker)
        # A marker that is kept elsewhere is called by its subject, so its name says where to look.
        if subject in self.besides:
            return books.fact(subject, str(unit), self.besides[subject])
        return books.fact(self.laid, str(unit), marker)

    def lying(self, books: Books) -> dict[str, dict[str, JsonValue]]:
        """The markers on units: by unit, the name of each with what it holds."""
        found: dict[str, dict[str, JsonValue]] = {}
        for (unit, marker), value in books.facts(self.laid).items():
            # What was taken off stays among the facts, and holds nothing there.
            if value:
                found.setdefault(unit, {})[marker] = value
        # Each under the name of its subject: fields of several kinds of facts may be called alike.
        for subject, field_of in self.besides.items():
            for (unit, name), value in books.facts(subject).items():
                if value and name == field_of:
                    found.setdefault(unit, {})[str(subject)] = value
                elif value and name in self.told.get(subject, ()):
                    found.setdefault(unit, {})[f"{subject}.{name}"] = value
        return found


@dataclass(frozen=True)
class RosterBook:
    """All rows of all sheets at one moment, with what the books know beside them.

    `version` is the last transaction that they rest on, `playing` the side whose turn it is.
    """

    version: int
    sheets: tuple[RosterSheet, ...]
    rows: tuple[RosterRow, ...]
    tables: Tables
    standing: Standing = field(default_factory=dict)
    playing: str = ""


@dataclass(frozen=True)
class RosterChanges:
    """What became of some rows since an earlier moment. `rows` None: all have to be read again."""

    version: int
    rows: tuple[RosterRow, ...] | None
    standing: Standing = field(default_factory=dict)
    playing: str = ""
