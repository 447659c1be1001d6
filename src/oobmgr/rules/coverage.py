"""Where each rule acts in the program, read from what declares it.

A calculator, an action, a check, an option, a chart, a scenario and a page name their cases; so do
the cells of the tables, the rules that are told in a phase and the switches that fall due by date.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from typing import TYPE_CHECKING

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.values import dataclass
from oobmgr.domain.wording import with_capital
from oobmgr.rules.cases import cases_in
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.domain.calendar import Calendar
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game
    from oobmgr.rules.tables import Cell, Tables

DATE = "date"
ON_THE_MAP = "M"
"""The class of rules that a player follows on the map: each is told as a reminder."""
INFORMS = "I"
"""The class of what only informs, such as what a document corrects: nothing has to act on it."""


class ActKind(StrEnum):
    """In which way a rule acts."""

    CALCULATOR = "calculator"
    ACTION = "action"
    CHECK = "check"
    CLOSING = "closing"
    OPTION = "option"
    CHART = "chart"
    REMINDER = "reminder"
    SCREEN = "screen"
    TABLE = "table"
    SCENARIO = "scenario"


@dataclass(frozen=True, slots=True)
class Act:
    """One place where a rule acts: its kind, its name there, and what people call it."""

    kind: ActKind
    name: str
    title: str

    @property
    def words(self) -> str:
        """As a list shows it: ``Leaving a zone of control (calculator)``."""
        return f"{self.title} ({self.words_of_kind})"

    @property
    def words_of_kind(self) -> str:
        """What people call its kind: ``form of the turn``."""
        return _WORDS[self.kind]


_WORDS = {
    ActKind.CALCULATOR: "calculator",
    ActKind.ACTION: "form of the turn",
    ActKind.CHECK: "warning",
    ActKind.CLOSING: "happens by itself",
    ActKind.OPTION: "option",
    ActKind.CHART: "chart",
    ActKind.REMINDER: "reminder",
    ActKind.SCREEN: "page",
    ActKind.TABLE: "table",
    ActKind.SCENARIO: "scenario",
}


class Coverage:
    """The acts of a game's cases; `screens` are the pages and windows by key, with their titles."""

    def __init__(self, game: Game, screens: Mapping[str, str]) -> None:
        self.game = game
        self._acts: dict[str, dict[Act, None]] = {}
        for cases, act in _declared(game, screens):
            for case in cases:
                # A dict for a set in order: what is declared twice is listed once, where it stood
                # first.
                self._acts.setdefault(case, {})[act] = None

    def acts(self, case: Case) -> tuple[Act, ...]:
        """Where a case acts."""
        return tuple(self._acts.get(case.id, ()))

    def faults(self) -> Iterator[Fault]:
        """Cases that the catalogue does not have, and rules that act nowhere."""
        known = self.game.cases()
        # The other way round too: a case that was renamed in the catalogue leaves its old name in
        # the code.
        for name in sorted(self._acts.keys() - known.keys()):
            where = ", ".join(act.words for act in self._acts[name])
            yield Fault("names the unknown case.", where, name, did_you_mean(name, known), name)
        for case in known.values():
            kinds = {act.kind for act in self.acts(case)}
            if not kinds and case.rule_class != INFORMS:
                yield Fault("acts nowhere in the program.", case.id, case=case.id)
            elif case.rule_class == ON_THE_MAP and ActKind.REMINDER not in kinds:
                yield Fault("is followed on the map and is in no phase.", case.id, case=case.id)


Declared = tuple[Iterable[str], Act]


def _declared(game: Game, screens: Mapping[str, str]) -> Iterator[Declared]:
    """Everything that names cases, with the cases that it names."""
    for rule in game.calculators:
        yield (*rule.cases, *rule.also), Act(ActKind.CALCULATOR, rule.name, rule.title)
    for action in game.actions:
        yield action.cases, Act(ActKind.ACTION, action.name, action.title)
    for check in game.checks:
        yield check.cases, Act(ActKind.CHECK, check.kind, _plain(check.kind))
    for ending in game.closings:
        yield ending.cases, Act(ActKind.CLOSING, ending.name, ending.title)
    for key, title in screens.items():
        yield _cases_on(game, key), Act(ActKind.SCREEN, key, title)
    for option in game.options:
        yield option.cases, Act(ActKind.OPTION, option.name, option.title)
    for name, chart in game.charts().items():
        yield chart.cases, Act(ActKind.CHART, name, chart.title)
    yield from _reminders(game)
    yield from _tables(game)
    for scenario in game.scenarios:
        cases = (*cases_in(scenario.cases), *(variant.case for variant in scenario.variants))
        yield cases, Act(ActKind.SCENARIO, scenario.id, scenario.name)


def _reminders(game: Game) -> Iterator[Declared]:
    """What is told in a phase, and what by its date."""
    names = {phase.id: f"{phase.name} Phase" for phase in game.phases}
    for entry in game.phase_cases(game.tables()):
        yield (entry.case,), Act(ActKind.REMINDER, str(entry.phase), names[entry.phase])
    for switch in game.reminders(game.tables()):
        yield (switch.case,), Act(ActKind.REMINDER, DATE, "At its date")


def _cases_on(game: Game, key: str) -> tuple[str, ...]:
    """The cases that act on a page or in a window, whether all games have it or this one alone."""
    # A page of the game names its own cases; those on pages of every game are listed by the game.
    own = (page.cases for page in game.pages if page.key == key)
    return cases_in(" ".join((game.screens.get(key, ""), *own)))


# -------------------------------------------------------------------------------------- tables

_MANY_CELLS = 3
"""So many entries of a group are named by the group."""


def _tables(game: Game) -> Iterator[Declared]:
    """The cells and groups that hold entries of a case, in the order of the files."""
    tables = game.tables()
    by_case: dict[str, list[str]] = {}
    reminders = {case for cases, _ in _reminders(game) for case in cases}
    for path, cell in tables.cells.items():
        # The words of a reminder are in a table, too, but it is the reminder that says them.
        if cell.replaceable or cell.case not in reminders:
            by_case.setdefault(cell.case, []).append(path)
    for path, cases in tables.further.items():
        for case in cases:
            by_case.setdefault(case, []).append(path)
    for case, paths in by_case.items():
        for path in _joined(paths):
            if not _is_turn(tables.cells.get(path), game.calendar):
                yield (case,), Act(ActKind.TABLE, path, _path_words(tables, path))


def _is_turn(cell: Cell | None, calendar: Calendar) -> bool:
    """Whether an entry is no more than a turn, which nobody looks up in a table."""
    if cell is None or not isinstance(cell.value, str):
        return False
    try:
        return bool(calendar.parse(cell.value))
    except BadInput:
        return False


def _joined(paths: Iterable[str]) -> tuple[str, ...]:
    """Paths, with their group in place of many that stand in it, from within out."""
    # Again until nothing changes: groups put together may be many of a wider one.
    found = tuple(dict.fromkeys(paths))
    below = Counter(group for path in found for group in _groups(path))
    joined = tuple(dict.fromkeys(_joined_path(path, below) for path in found))
    return found if joined == found else _joined(joined)


def _joined_path(path: str, below: Mapping[str, int]) -> str:
    return next((group for group in _groups(path) if below[group] >= _MANY_CELLS), path)


def _groups(path: str) -> tuple[str, ...]:
    """The groups that an entry is in, the innermost first."""
    parts = path.split(".")
    return tuple(".".join(parts[:end]) for end in range(len(parts) - 1, 0, -1))


def _path_words(tables: Tables, path: str) -> str:
    cell = tables.cells.get(path)
    return cell.name if cell and cell.name else _plain(path.replace(".", ", "))


def _plain(name: str) -> str:
    words = name.replace("_", " ")
    return with_capital(words)
