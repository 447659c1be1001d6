"""Where a case lives: its words, where it acts, its table cells and what declares it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from inspect import unwrap
from typing import TYPE_CHECKING, Any

from oobmgr.rules.coverage import Act, ActKind, Coverage
from oobmgr.rules.tables import value_in_words

if TYPE_CHECKING:
    from oobmgr.rules.cases import Case
    from oobmgr.rules.game import Game


@dataclass(frozen=True)
class ActPlace:
    """A place where a case acts; `code` is the module and line of its function, ``a.b:12``."""

    kind: str
    name: str
    title: str
    code: str = ""


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


def places_of(game: Game, case: Case) -> CasePlaces:
    """Where a case of a game lives."""
    acts = Coverage(game, _screens(game)).acts(case)
    functions = dict(_functions(game))
    return CasePlaces(
        game=game.id,
        case=case,
        acts=tuple(_act_place(act, functions) for act in acts),
        cells=tuple(_cells(game, case)),
    )


def _act_place(act: Act, functions: dict[tuple[ActKind, str], Callable[..., Any]]) -> ActPlace:
    found = functions.get((act.kind, act.name))
    code = ""
    if found is not None:
        function = unwrap(found)
        code = f"{function.__module__}:{function.__code__.co_firstlineno}"
    return ActPlace(kind=str(act.kind), name=act.name, title=act.title, code=code)


def _functions(game: Game) -> Iterator[tuple[tuple[ActKind, str], Callable[..., Any]]]:
    for rule in game.calculators:
        yield (ActKind.CALCULATOR, rule.name), rule.rule
    for action in game.actions:
        yield (ActKind.ACTION, action.name), action.plan
    for check in game.checks:
        yield (ActKind.CHECK, check.kind), check.look


def _cells(game: Game, case: Case) -> Iterator[CellPlace]:
    tables = game.tables()
    for path, cell in tables.cells.items():
        if case.id in {cell.case, *tables.further.get(path, ())}:
            yield CellPlace(path, value_in_words(cell), cell.name)


def _screens(game: Game) -> dict[str, str]:
    """The pages and windows where cases of the game act, by key, with a title."""
    general = {key: key.replace("_", " ").capitalize() for key in game.screens}
    return general | {page.key: page.title for page in game.pages}
