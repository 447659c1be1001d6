"""What a game hands over to the rest of the program: one frozen `Game` object."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from oobmgr.domain.units import AT_START
from oobmgr.domain.values import dataclass
from oobmgr.rules.action_list import ActionList
from oobmgr.rules.fact_kinds import CORE_FACTS, FactKind
from oobmgr.rules.later import called_later
from oobmgr.rules.unit_words import PLAIN_WORDS, RatingField, UnitWords

if TYPE_CHECKING:
    from oobmgr.domain.accounts import Account, AccountName, GoodId, Place, SideId
    from oobmgr.domain.calendar import Calendar, TurnCode
    from oobmgr.domain.errors import Fault
    from oobmgr.domain.postings import JsonValue, Subject, UnitId
    from oobmgr.domain.units import UnitState, UnitValues
    from oobmgr.rules.actions import Action, ActionPlan, StepChange
    from oobmgr.rules.books import Books, Options, PhaseId, TurnOrder
    from oobmgr.rules.calculators import CalculatorList
    from oobmgr.rules.cases import Case
    from oobmgr.rules.charts import Chart
    from oobmgr.rules.checks import Check, Warning  # noqa: A004 - as where it is made
    from oobmgr.rules.closings import Closing
    from oobmgr.rules.entries import GameEntry
    from oobmgr.rules.map_entries import MapEntry
    from oobmgr.rules.marks import MarkWay, UnitMark
    from oobmgr.rules.options import OptionBook
    from oobmgr.rules.pages import PageEntry
    from oobmgr.rules.phase_cases import PhaseCase
    from oobmgr.rules.pools import Pool
    from oobmgr.rules.questions import Question
    from oobmgr.rules.record_kinds import RecordKind
    from oobmgr.rules.replays import Replay
    from oobmgr.rules.reporting import ReportEntry
    from oobmgr.rules.rosters import RosterRules
    from oobmgr.rules.sheets import SheetForm
    from oobmgr.rules.stacks import StackRow
    from oobmgr.rules.tables import Tables
    from oobmgr.rules.unit_figures import UnitFigure

    UnitChanges = Mapping[str, JsonValue]
    """What a unit is changed to by hand, by field: ``hex``, ``status``, ``rating:attack``."""

PASSPHRASES = "passphrases"
"""The window where a side's sheets are hidden, among the `screens` of a game."""
# Only paper needs it, and every command loads this module.
_PLAIN_FORM = called_later("oobmgr.rules.sheets:plain_form")


def _no_phase_cases(_: Tables) -> tuple[PhaseCase, ...]:
    return ()


def _no_charts() -> Mapping[str, Chart]:
    return {}


@dataclass(frozen=True)
class Side:
    """A player's side. `emblem` is the shape that marks it: square, diamond, circle ..."""

    id: SideId
    name: str
    emblem: str
    nations: tuple[str, ...] = ()


@dataclass(frozen=True)
class Good:
    """A quantity that is kept in books: its saved id, its name, and the sign players write."""

    id: GoodId
    name: str
    sign: str


@dataclass(frozen=True)
class Phase:
    """A phase of a player turn. `sentence` says in a few words what is done in it.

    `part` is the part of the game turn that it belongs to, where a side plays several in a turn;
    `group` the heading of the actions that stand first in it, where none is called as it is.
    """

    id: PhaseId
    name: str
    case: str
    sentence: str = ""
    part: str = ""
    group: str = ""


@dataclass(frozen=True)
class PhaseNote:
    """What is to say of a phase of the present player turn, being played or still to come.

    `line` stands in place of the phase's sentence, where it is not empty; `weather` is the weather
    that it is about; `held` is False where nobody can act in it, and `notice` then says why.
    """

    line: str = ""
    weather: tuple[str, ...] = ()
    held: bool = True
    notice: str = ""


@dataclass(frozen=True)
class Variant:
    """A form of a scenario, such as with or without the northern map."""

    id: str
    name: str
    sentence: str
    case: str


@dataclass(frozen=True)
class Scenario:
    """A starting position. `opening` plans the first entries of the books.

    `starts` finds the first turn where an option moves it; else it is `first_turn`. Units that
    arrive up to `set_up` are on the map from the start. `units` are those that it brings along,
    None where the players bring their own order of battle. `replay` is the worked example that it
    plays step by step, None without one. `cases` are those that act in it besides those of its
    variants, as `cases_in` reads them.
    """

    id: str
    name: str
    sentence: str
    variants: tuple[Variant, ...]
    first_turn: TurnCode
    opening: Callable[[Tables, str, Options], ActionPlan]
    starts: Callable[[Options], TurnCode] | None = None
    set_up: TurnCode = AT_START
    units: Callable[[], tuple[UnitValues, ...]] | None = None
    replay: Callable[[], Replay] | None = None
    cases: str = ""

    def start(self, options: Options) -> TurnCode:
        """The turn in which a campaign with these options begins."""
        return self.first_turn if self.starts is None else self.starts(options)


@dataclass(frozen=True)
class PlayerTurn:
    """One side's part of a game turn: the phases that are held, in order.

    Where a side plays several parts in a turn, `part` tells them apart and `name` is how players
    call it (``First Activation``); else it is called after its side. A `shared` one is played by
    both sides together; `side` is then only the one that the books note.
    """

    side: SideId
    phases: tuple[PhaseId, ...]
    part: str = ""
    name: str = ""
    shared: bool = False


@dataclass(frozen=True)
class Reminder:
    """A switch that falls due in a turn: what changes, its case, and for whom; None for all."""

    turn: TurnCode
    text: str
    case: str
    side: SideId | None = None


@dataclass(frozen=True)
class MovementCase:
    """The case of what moves of a good from one kind of account to another, whatever else is done.

    With a `detail` only what ends in an account of that detail.
    """

    good: GoodId
    source: Place
    target: Place
    case: str
    detail: str = ""

    def covers(self, good: GoodId, source: Account, target: Account) -> bool:
        """Whether a movement rests on it."""
        same = (self.good, self.source, self.target) == (good, source.place, target.place)
        return same and self.detail in {"", target.detail}


@dataclass(frozen=True)
class Game:
    """Everything that the program needs to know of a game.

    The first of the `goods` is what activity is paid with. Parts that need many modules, such as
    the actions, are named to be imported at their first use (`oobmgr.rules.later`).

    `player_turns` says who plays in a turn, from the options and from what was entered about the
    order of that turn (facts of `Subject.SEQUENCE` with the turn as key).
    `closings` are what ends by itself with a phase or a player turn, in the order of its entries.
    `edit_faults` says what stands against a correction of a unit by hand, or against taking it off
    the books (the field `WHOLE`); None in a game without units that its rules hold as they are.
    `unit_figure` is a figure of each unit that lists show and sum up, None in a game without one.
    `chapters` names the chapters of the catalogue by the letters before a case's number.
    `phase_notes` says what there is to say of phases now; `sheet_form` how a roster is printed.
    `weather` is that of a side's turn by zone; None in a game that keeps none.
    `checks` look for what may have been forgotten, in the order in which it is told.
    `charts` are those that the player fills in from his rulebook. `step_changes` says what else is
    booked when steps are lost or restored, None where nothing is. `account_name` names an account
    that only the game can read, None where the usual name does. `movement_cases` are those of
    movements that rest on one of the many cases of their transaction. `unit_marks` are words on
    units with what they do, None in a game without any; `mark_words` are all that it may give,
    their groups included, `mark_ways` how they are set.
    `phase_cases` are rules to bear in mind in a phase, that the player follows on the map.
    `on_map` is what lies on the map besides units, `stacks` the units by hex against their limits;
    None in a game that keeps neither.
    `entry` is what the list of games knows of it; `questions` are what only it answers of its
    books.
    `reports` are its own reports in order, besides those that every game has or in their place.
    `roster` is how its Roster Sheets are read and marked, None in a game that marks no boxes on a
    sheet.
    `fact_kinds` are the facts that it keeps besides those of every campaign, or reads otherwise,
    `record_kinds` the records besides units.
    `screens` are the cases that act on pages and in windows that every game has, by their keys and
    as `cases_in` reads them; a page of its own names them itself.
    `symbols` are the drawings for words in types of units that this game calls, or draws, otherwise
    than the program's list does. `description` is the text that it was made from
    (`entries.DescribedEntry`), empty for a game of the program.
    """

    entry: GameEntry
    sides: tuple[Side, ...]
    calendar: Calendar
    phases: tuple[Phase, ...]
    goods: tuple[Good, ...]
    pools: tuple[Pool, ...]
    ratings: tuple[RatingField, ...]
    options: OptionBook
    scenarios: tuple[Scenario, ...]
    calculators: CalculatorList
    actions: Sequence[Action]
    # Called and not held: catalogue and tables are read from their files at the first use.
    cases: Callable[[], Mapping[str, Case]]
    tables: Callable[[], Tables]
    player_turns: Callable[[TurnCode, Options, TurnOrder], tuple[PlayerTurn, ...]]
    reminders: Callable[[Tables], tuple[Reminder, ...]]
    closings: Sequence[Closing] = ()
    checks: Sequence[Check] = ()
    edit_faults: Callable[[Books, UnitState, UnitChanges], Iterable[Fault]] | None = None
    unit_figure: UnitFigure | None = None
    chapters: Mapping[str, str] = field(default_factory=dict)
    phase_notes: Callable[[Books], Mapping[PhaseId, PhaseNote]] | None = None
    sheet_form: Callable[[Tables], SheetForm] = _PLAIN_FORM
    weather: Callable[[Books, SideId], Mapping[str, str]] | None = None
    fact_kinds: Sequence[FactKind] = ()
    record_kinds: tuple[RecordKind, ...] = ()
    charts: Callable[[], Mapping[str, Chart]] = _no_charts
    step_changes: Callable[[Books, tuple[StepChange, ...]], ActionPlan] | None = None
    account_name: Callable[[Account], AccountName | None] | None = None
    movement_cases: Sequence[MovementCase] = ()
    unit_marks: Callable[[Books], Mapping[UnitId, tuple[UnitMark, ...]]] | None = None
    mark_words: Sequence[str] = ()
    mark_ways: Sequence[MarkWay] = ()
    phase_cases: Callable[[Tables], tuple[PhaseCase, ...]] = _no_phase_cases
    on_map: Callable[[Books], tuple[MapEntry, ...]] | None = None
    stacks: Callable[[Books], tuple[StackRow, ...]] | None = None
    reports: Sequence[ReportEntry] = ()
    unit_words: UnitWords = PLAIN_WORDS
    roster: RosterRules | None = None
    questions: Sequence[Question[Any, Any]] = ()
    screens: Mapping[str, str] = field(default_factory=dict)
    symbols: Mapping[str, str] = field(default_factory=dict)
    description: str = ""

    @property
    def id(self) -> str:
        """The saved id, ``my_game``."""
        return self.entry.id

    @property
    def name(self) -> str:
        """Its name on screen and paper."""
        return self.entry.name

    @property
    def sentence(self) -> str:
        """What it is about, in a sentence."""
        return self.entry.sentence

    @property
    def pages(self) -> tuple[PageEntry, ...]:
        """Its own pages of the window."""
        return self.entry.pages

    @property
    def hides_sheets(self) -> bool:
        """Whether neither side may look at the units of the other: a case asks for passphrases."""
        return PASSPHRASES in self.screens

    def question(self, name: str) -> Question[Any, Any]:
        """The question of this name. Raises `KeyError`."""
        return {question.name: question for question in self.questions}[name]

    @property
    def warning_kinds(self) -> tuple[str, ...]:
        """All kinds of warnings, for silencing."""
        return tuple(check.kind for check in self.checks)

    def warnings(
        self, books: Books, find: Callable[[Check], Iterable[Warning]] | None = None
    ) -> tuple[Warning, ...]:
        """Everything that looks forgotten at this moment, what blocks the advance first.

        `find` answers for a check in these books, where somebody keeps what it found.
        """
        asked = (find(check) if find else check.warnings(books) for check in self.checks)
        found = (warning for warnings in asked for warning in warnings)
        # Sorting keeps the order of the checks within both groups.
        return tuple(sorted(found, key=lambda warning: not warning.must))

    def close_phase(self, books: Books) -> ActionPlan | None:
        """What ends by itself with the present phase, None where nothing does."""
        return _closed(books, (one for one in self.closings if books.phase in one.phases))

    def close_turn(self, books: Books) -> ActionPlan | None:
        """What ends by itself with the present player turn, None where nothing does."""
        return _closed(books, (one for one in self.closings if not one.phases))

    def side(self, side_id: SideId) -> Side:
        """The side of this id."""
        return next(side for side in self.sides if side.id == side_id)

    def sign(self, good: str) -> str:
        """The sign that players write for a good; its id where it is none of this game."""
        # An old file may hold a good that the game has no more; it must still be readable.
        return next((known.sign for known in self.goods if known.id == good), good)

    def phase_name(self, phase_id: str) -> str:
        """The name of a phase; its id where it is none of this game, or one of old files."""
        return next((phase.name for phase in self.phases if phase.id == phase_id), phase_id)

    @property
    def every_fact(self) -> Mapping[Subject, FactKind]:
        """Every kind of fact in its books, by subject."""
        # Records that are kept elsewhere are facts of another kind, or postings.
        own = (kind for kind in self.record_kinds if kind.keeping is None)
        records = (FactKind(kind.subject, listed=False) for kind in own)
        # Those of the game behind the others, since it may read a fact of every campaign otherwise.
        return {kind.subject: kind for kind in (*CORE_FACTS, *self.fact_kinds, *records)}

    def action(self, name: str) -> Action:
        """The action of this name. Raises `KeyError`."""
        # By the list of names, so that no other action is imported.
        if isinstance(self.actions, ActionList):
            return self.actions.named(name)
        return {action.name: action for action in self.actions}[name]

    def actions_of(self, phase: PhaseId) -> tuple[Action, ...]:
        """The actions that may be posted in a phase, in their order."""
        # A game that is described makes its actions itself, as a plain sequence.
        if isinstance(self.actions, ActionList):
            return self.actions.of_phase(phase)
        return tuple(action for action in self.actions if phase in action.phases)

    @property
    def action_names(self) -> tuple[str, ...]:
        """The names of all actions; none is loaded for them."""
        if isinstance(self.actions, ActionList):
            return self.actions.names
        return tuple(action.name for action in self.actions)


def _closed(books: Books, closings: Iterable[Closing]) -> ActionPlan | None:
    # Only going on asks for it, and actions are slow to load.
    from oobmgr.rules.closings import closed

    return closed(closings, books)
