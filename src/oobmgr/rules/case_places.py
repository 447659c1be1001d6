"""Where a case lives: its words, where it acts, its table cells, what declares it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from inspect import unwrap
from typing import TYPE_CHECKING, Any, Final

from oobmgr.domain.values import dataclass
from oobmgr.rules.coverage import Act, ActKind, Coverage
from oobmgr.rules.tables import value_in_words, with_figures

if TYPE_CHECKING:
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game


PAGES: Final[Mapping[ActKind, str]] = {
    ActKind.CALCULATOR: "Calculators",
    ActKind.ACTION: "Turn",
    ActKind.CHECK: "Turn",
    ActKind.CLOSING: "Turn",
    ActKind.REMINDER: "Turn",
    ActKind.OPTION: "Options",
    ActKind.CHART: "Charts",
    ActKind.TABLE: "House rules",
    ActKind.SCENARIO: "New campaign",
}
"""The page or dialog of the window where acts of a kind are met, where the game has none of its own
for them; a test holds the titles against those of the window."""
# The others are known by words that mean more than the rule: a phase, a page, a place in a table.
_DECLARING = frozenset(
    {
        ActKind.CALCULATOR,
        ActKind.ACTION,
        ActKind.CHECK,
        ActKind.CLOSING,
        ActKind.OPTION,
        ActKind.CHART,
        ActKind.SCENARIO,
    }
)


@dataclass(frozen=True)
class ActPlace:
    """A place where a case acts.

    `code` is the module and line of its function, ``a.b:12``; `pages` are the titles of the pages
    and dialogs of the window where it is met.
    """

    kind: str
    name: str
    title: str
    code: str = ""
    pages: tuple[str, ...] = ()


@dataclass(frozen=True)
class CellPlace:
    """A table cell of a case: path, value with its unit, and the name that house rules know."""

    path: str
    value: str
    name: str


@dataclass(frozen=True)
class CasePlaces:
    """A case in its words, with every place where it lives in a game."""

    game: str
    case: Case
    acts: tuple[ActPlace, ...]
    cells: tuple[CellPlace, ...]


class CaseIndex:
    """Where every case of a game lives, read once for all of them.

    `screens` are the pages and windows by key, with their titles, as the window has them.
    """

    def __init__(self, game: Game, screens: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.coverage = Coverage(game, _screens(game) if screens is None else screens)
        # Read in one go, though slowly: actions and rules of the whole game are imported for it.
        self._functions = dict(_functions(game))
        self._cells: defaultdict[str, list[CellPlace]] = defaultdict(list)
        # As printed: the cell of a case is told, not what one campaign has put in its place.
        tables = game.tables()
        for path, cell in tables.cells.items():
            place = CellPlace(path, with_figures(tables, value_in_words(cell)), cell.name)
            # A set: a cell may name its own case among the further ones too.
            for case in {cell.case, *tables.further.get(path, ())}:
                self._cells[case].append(place)

    def places(self, case: Case) -> CasePlaces:
        """Where a case lives."""
        acts = self.coverage.acts(case)
        return CasePlaces(
            game=self.game.id,
            case=case,
            acts=tuple(self._act_place(act) for act in acts),
            cells=tuple(self._cells.get(case.id, ())),
        )

    def declaring(self, case: Case) -> Mapping[str, str]:
        """The names of what declares a case, each with its function, ``module:name``, if any."""
        acts = (act for act in self.coverage.acts(case) if act.kind in _DECLARING)
        functions = ((act.name, self._functions.get((act.kind, act.name))) for act in acts)
        # Acts without a function, such as options, are declared in tables.
        return {name: _address(function) if function else "" for name, function in functions}

    def _act_place(self, act: Act) -> ActPlace:
        found = self._functions.get((act.kind, act.name))
        code = ""
        if found is not None:
            # The line of the rule itself, not that of a decorator around it.
            function = unwrap(found)
            code = f"{function.__module__}:{function.__code__.co_firstlineno}"
        return ActPlace(str(act.kind), act.name, act.title, code, tuple(self._pages(act)))

    def _pages(self, act: Act) -> Iterator[str]:
        if act.kind is ActKind.SCREEN:
            yield act.title
        elif act.kind is not ActKind.ACTION:
            yield PAGES[act.kind]
        else:
            action = self.game.action(act.name)
            if not action.page:
                yield PAGES[act.kind]
            for page in self.game.pages:
                # A group of actions may stand on a page as a whole, without each naming it.
                if page.key == action.page or action.group in page.groups:
                    yield page.title


def _functions(game: Game) -> Iterator[tuple[tuple[ActKind, str], Callable[..., Any]]]:
    for rule in game.calculators:
        yield (ActKind.CALCULATOR, rule.name), rule.rule
    for action in game.actions:
        yield (ActKind.ACTION, action.name), action.plan
    for check in game.checks:
        yield (ActKind.CHECK, check.kind), check.look
    for ending in game.closings:
        yield (ActKind.CLOSING, ending.name), ending.plan


def _address(function: Callable[..., Any]) -> str:
    # Unwrapped, so that the name is that of the rule and not of what a decorator made.
    plain = unwrap(function)
    return f"{plain.__module__}:{plain.__name__}"


def _screens(game: Game) -> dict[str, str]:
    """The pages and windows where cases of the game act, by key, with a title."""
    # Without a window nobody knows the titles; the command line makes do with the keys in words.
    general = {key: key.replace("_", " ").capitalize() for key in game.screens}
    return general | {page.key: page.title for page in game.pages}
