"""Where a replay of a worked example stands: what of it is posted, what comes next, what agrees."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.command_names import ADVANCE, POST
from oobmgr.domain.accounts import Place
from oobmgr.domain.values import dataclass
from oobmgr.rules.inputs import encode
from oobmgr.rules.replays import UNIT_SIGN, Replay, ReplayFigure, ReplayStep, Value
from oobmgr.rules.rosters import NO_MARKERS

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.domain.units import UnitState

_PLAYED: Final = frozenset({POST, ADVANCE})
_BROUGHT: Final = frozenset({"OpenBooks", "ImportOrderOfBattle"})
"""What makes the campaign, and so is not an entry of the player's."""


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure of the text beside the program's own; `agrees` is None while that is not known."""

    name: str
    given: str
    found: str = ""
    agrees: bool | None = None


@dataclass(frozen=True, slots=True)
class ReplayRow:
    """Where a replay stands.

    Attributes:
        title: What is replayed.
        source: Where the text of it stands.
        total: How many steps it has.
        done: How many of them are posted.
        step: The step that comes next; the end once all are posted.
        inputs: Its inputs, with units by their ids.
        posted: The title of the step posted last; empty before the first.
        figures: The figures of that step against the books.
        end: Those of the end against the books; none before.
        strange: What the player did besides since then, by title, oldest first.
    """

    title: str
    source: str
    total: int
    done: int
    step: ReplayStep
    inputs: Mapping[str, Any]
    posted: str
    figures: tuple[FigureRow, ...]
    end: tuple[FigureRow, ...]
    strange: tuple[str, ...]

    @property
    def missing(self) -> tuple[str, ...]:
        """The units that the step needs and that are not there, by name."""
        return _names_in(self.inputs)

    @property
    def finished(self) -> bool:
        """Whether all steps are posted."""
        return self.done == self.total


@dataclass(frozen=True, slots=True)
class _Entry:
    """A standing entry of the journal: its title, and the command that made it."""

    title: str
    command: str
    values: Mapping[str, Any]


def replay_row(books: BooksSnapshot, replay: Replay) -> ReplayRow:
    """Where a replay stands in these books.

    Its steps are looked for in the journal in their order; what lies between them does not matter.
    """
    ids = {unit.designation: int(unit.id) for unit in books.units()}
    done, strange = _followed(_standing(books), replay, ids)
    finished = done == len(replay.steps)
    step = replay.end if finished else replay.steps[done]
    last = replay.steps[done - 1] if done else None
    return ReplayRow(
        title=replay.title,
        source=replay.source,
        total=len(replay.steps),
        done=done,
        step=step,
        inputs=_with_ids(step.inputs, ids),
        posted=last.title if last else "",
        figures=_in_books(books, last),
        end=_in_books(books, replay.end if finished else None),
        strange=strange,
    )


def _in_books(books: BooksSnapshot, step: ReplayStep | None) -> tuple[FigureRow, ...]:
    """The figures of a step that stand in the books, as they are now."""
    figures = step.figures if step else ()
    return tuple(compared(one, _found(books, one)) for one in figures if one.in_books)


def _found(books: BooksSnapshot, figure: ReplayFigure) -> Value:
    """The program's own figure in the books, None for a unit or a marker that there is not."""
    if figure.spent:
        first = books.game.goods[0].id
        return sum(
            amount
            for account, amount in books.balances(first).items()
            if account.place is Place.SPENT and account.side == figure.spent
        )
    unit = next((one for one in books.units() if one.designation == figure.unit), None)
    return None if unit is None else _shown_by(books, unit, figure.shows)


def _shown_by(books: BooksSnapshot, unit: UnitState, what: str) -> Value:
    """What a unit shows: its steps, its hex, or what lies on it by its Roster Sheet."""
    plain: dict[str, Value] = {
        "steps": unit.steps_left,
        "lost": unit.steps - unit.steps_left,
        "hex": unit.hex,
    }
    rules = books.game.roster
    if what in plain or rules is None:
        return plain.get(what)
    if what == "flipped":
        return rules.row(unit, NO_MARKERS, books.tables).flipped
    known = {marker.field for marker in rules.markers()}
    return bool(rules.lies(books, unit.id, what)) if what in known else None


def compared(figure: ReplayFigure, found: Value) -> FigureRow:
    """A figure of the text beside what the program found."""
    agrees = None if found is None else _shown(found) == _shown(figure.value)
    return FigureRow(figure.name, _shown(figure.value), _shown(found), agrees)


def figures_of(step: ReplayStep, result: object) -> tuple[FigureRow, ...]:
    """The figures of a step against the result of its plan; those of the books stay open."""
    values = encode(result) if result is not None else None
    return tuple(
        FigureRow(one.name, _shown(one.value))
        if one.in_books
        else compared(one, _at(values, one.result))
        for one in step.figures
    )


def _shown(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def _at(values: Any, path: str) -> Value:  # noqa: ANN401 - JSON
    """The entry at a path into a result, such as ``targets.0.column``; None where it has none."""
    for word in path.split("."):
        if isinstance(values, Mapping):
            values = values.get(word)
        elif isinstance(values, list) and word.isdecimal() and int(word) < len(values):
            values = values[int(word)]
        else:
            return None
    return values if isinstance(values, int | str) else None


def _standing(books: BooksSnapshot) -> tuple[_Entry, ...]:
    """The entries that were not taken back, oldest first."""
    gone = books.reversals.taken
    rows = books.rows(
        "SELECT id, title, command, command_values FROM journal_transaction "
        "WHERE kind = 'do' ORDER BY id"
    )
    return tuple(
        _Entry(title, command, json.loads(values) or {})
        for number, title, command, values in rows
        if number not in gone
    )


def _followed(
    entries: Sequence[_Entry], replay: Replay, ids: Mapping[str, int]
) -> tuple[int, tuple[str, ...]]:
    """How many steps were posted, in their order, and what else since the last of them."""
    done = 0
    strange: list[str] = []
    for entry in entries:
        # In their order, but not side by side: a player may do other things in between.
        if done < len(replay.steps) and _is_step(entry, replay.steps[done], ids):
            done += 1
            # What the player did besides matters only until the example goes on as written.
            strange.clear()
        elif entry.command not in _BROUGHT:
            strange.append(entry.title)
    return done, tuple(strange)


def _is_step(entry: _Entry, step: ReplayStep, ids: Mapping[str, int]) -> bool:
    if entry.command not in _PLAYED:
        return False
    if step.advance:
        return entry.command == ADVANCE and entry.values.get("to") == "phase"
    if entry.command != POST or entry.values.get("action") != step.action:
        return False
    return _holds(entry.values.get("inputs", {}), _with_ids(step.inputs, ids))


def _holds(saved: Any, given: Any) -> bool:  # noqa: ANN401 - JSON
    """Whether saved inputs are those given; what the step leaves out may be anything."""
    if isinstance(given, Mapping):
        return isinstance(saved, Mapping) and all(
            _holds(saved.get(key), value) for key, value in given.items()
        )
    if isinstance(given, list | tuple):
        alike = isinstance(saved, list) and len(saved) == len(given)
        return alike and all(_holds(one, other) for one, other in zip(saved, given, strict=True))
    # Saved inputs went through JSON, so they are compared as JSON and not as the dataclass they
    # make.
    return bool(saved == given)


def _with_ids(raw: Any, ids: Mapping[str, int]) -> Any:  # noqa: ANN401 - JSON
    """The inputs of a step with units by their ids; a unit that is not there keeps its name."""
    if isinstance(raw, Mapping):
        return {key: _with_ids(value, ids) for key, value in raw.items()}
    if isinstance(raw, list | tuple):
        return [_with_ids(one, ids) for one in raw]
    if not (isinstance(raw, str) and raw.startswith(UNIT_SIGN)):
        return raw
    return ids.get(raw.removeprefix(UNIT_SIGN), raw)


def _names_in(raw: Any) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    """The units that are still named in inputs: those that are not there."""
    if isinstance(raw, Mapping):
        return _names_in(list(raw.values()))
    if isinstance(raw, list):
        return tuple(name for one in raw for name in _names_in(one))
    named = isinstance(raw, str) and raw.startswith(UNIT_SIGN)
    return (raw.removeprefix(UNIT_SIGN),) if named else ()
