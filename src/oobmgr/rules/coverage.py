"""Where each rule acts in the program: the `acts` of the cases, read and held against the game.

An act is a word for its kind and a name: ``calculator game.stacking``, ``action movement``,
``check stacking``, ``option overrun_terrain``, ``chart terrain``, ``reminder movement``,
``screen ledger``, ``table income.city``, ``scenario 1941``. A `reminder` names a phase, or
``date`` for a switch that falls due in a turn; a `check` a kind of warning; a `screen` a page or a
window of the program.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from oobmgr.domain.errors import Fault
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game

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
        self._game = game
        self._known: Mapping[ActKind, Mapping[str, str]] = {
            ActKind.CALCULATOR: {one.name: one.title for one in game.calculators},
            ActKind.ACTION: {one.name: one.title for one in game.actions},
            ActKind.CHECK: {kind: _plain(kind) for kind in game.warning_kinds},
            ActKind.OPTION: {one.name: one.title for one in game.options},
            ActKind.CHART: {name: chart.title for name, chart in game.charts().items()},
            ActKind.SCREEN: screens,
            ActKind.TABLE: _tables(game),
            ActKind.SCENARIO: {one.id: one.name for one in game.scenarios},
        }
        self._reminders = _reminders(game)

    def acts(self, case: Case) -> tuple[Act, ...]:
        """Where a case acts; what the program does not have is left out."""
        found = (self._act(case, text) for text in case.acts)
        return tuple(act for act in found if isinstance(act, Act))

    def faults(self) -> Iterator[Fault]:
        """Acts that the program does not have, and rules that act nowhere."""
        for case in self._game.cases().values():
            read = [self._act(case, text) for text in case.acts]
            yield from (one for one in read if isinstance(one, Fault))
            kinds = {one.kind for one in read if isinstance(one, Act)}
            if not kinds and case.rule_class != INFORMS:
                yield Fault("acts nowhere in the program.", case.id, case=case.id)
            elif case.rule_class == ON_THE_MAP and ActKind.REMINDER not in kinds:
                yield Fault("is followed on the map and stands in no phase.", case.id, case=case.id)

    def _act(self, case: Case, text: str) -> Act | Fault:
        word, _, name = text.partition(" ")
        if word not in set(ActKind):
            return Fault("is no kind of act.", case.id, text, did_you_mean(word, ActKind), case.id)
        kind = ActKind(word)
        known = self._reminders.get(case.id, {}) if kind is ActKind.REMINDER else self._known[kind]
        if name not in known:
            advice = did_you_mean(name, known)
            return Fault(f"is no {word} of the program.", case.id, text, advice, case.id)
        return Act(kind, name, known[name])


def _reminders(game: Game) -> dict[str, dict[str, str]]:
    """For each case the phases in which it is told, and whether it is told by its date."""
    names = {phase.id: f"{phase.name} Phase" for phase in game.phases}
    found: dict[str, dict[str, str]] = {}
    for entry in game.phase_cases(game.tables()):
        found.setdefault(entry.case, {})[str(entry.phase)] = names[entry.phase]
    for switch in game.reminders(game.tables()):
        found.setdefault(switch.case, {})[DATE] = "At its date"
    return found


def _tables(game: Game) -> dict[str, str]:
    """Every cell and every group of the tables, with a name."""
    tables = game.tables()
    groups = {path: _plain(path.replace(".", ", ")) for path in tables.groups}
    return groups | {path: cell.name or _plain(path) for path, cell in tables.cells.items()}


def _plain(name: str) -> str:
    words = name.replace("_", " ")
    return f"{words[:1].upper()}{words[1:]}"
