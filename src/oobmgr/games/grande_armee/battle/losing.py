"""Strength points that units lose, and leaders who go with the last of their command."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.postings import Fact, Posting, UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Step
from oobmgr.domain.units import UnitState, UnitStatus
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee import strength
from oobmgr.games.grande_armee import units as army
from oobmgr.games.grande_armee.battle.facts import FATE as SUBJECT
from oobmgr.games.grande_armee.battle.fates import (
    CAUSE_NAMES,
    FATE,
    Cause,
    Fate,
    FateInputs,
    leader_fate,
)
from oobmgr.games.grande_armee.battle.forces import command_of
from oobmgr.rules.entered import changes
from oobmgr.rules.picked_units import unit_name

if TYPE_CHECKING:
    from oobmgr.domain.postings import JsonValue
    from oobmgr.rules.books import Books

FATE_FIELD: Final = "fate"
CAUSE: Final = "cause"
TURN: Final = "turn"
SCORES: Final = "scores"
POINTS: Final = "points"
FATE_FIELDS: Final = (FATE_FIELD, CAUSE, TURN, SCORES, POINTS)
"""All that is kept of a leader who fell."""
_ONE: Final = "SP"


@dataclass(frozen=True)
class Losses:
    """What a loss of strength points writes: postings, facts, and the lines that say so."""

    postings: tuple[Posting, ...] = ()
    facts: tuple[Fact, ...] = ()
    working: tuple[Step, ...] = ()
    leaders: tuple[UnitState, ...] = ()


def lose(books: Books, lost: Iterable[tuple[UnitState, int]], cause: Cause, case: str) -> Losses:
    """Take strength points off units; who has none left is gone, and leaders without a command.

    `cause` is what befalls such a leader. No unit loses more than it has: who calls has seen to it.
    """
    # Whoever loses nothing gets no line.
    pairs = tuple((unit, points) for unit, points in lost if points)
    postings, facts = strength.lost(pairs)
    lines = [
        Step(
            f"{unit_name(unit)} loses {counted(points, _ONE, _ONE)}",
            unit.steps_left - points,
            f"{unit.steps_left} − {points}",
            case,
        )
        for unit, points in pairs
    ]
    leaders = tuple(_bereft(books, {unit.id: points for unit, points in pairs}))
    gone = [fall(books, leader, cause) for leader in leaders]
    return Losses(
        (*postings, *(posting for one in gone for posting in one.postings)),
        (*facts, *(fact for one in gone for fact in one.facts)),
        (*lines, *(line for one in gone for line in one.working)),
        leaders,
    )


def _bereft(books: Books, lost: Mapping[UnitId, int]) -> Iterator[UnitState]:
    """Leaders whose command has its last strength points among these losses."""
    for leader in books.units():
        if not army.is_leader(leader) or leader.status is not UnitStatus.ON_MAP:
            continue
        command = command_of(books, leader)
        before = sum(unit.steps_left for unit in command)
        # Of this entry alone: what the command lost before is not in its steps any more.
        gone = sum(lost.get(unit.id, 0) for unit in command)
        # One who had nobody before, such as a chief of staff, does not lose a command.
        if before and before == gone:
            yield leader


def left_alone(
    books: Books, moved: Collection[UnitState], to: tuple[str, ...]
) -> tuple[UnitState, ...]:
    """Leaders whose last units with strength go to the chart of another, by its formations."""
    gone = {unit.id for unit in moved if army.has_strength(unit)}
    return tuple(
        leader
        for leader in books.units()
        if army.is_leader(leader)
        and leader.status is UnitStatus.ON_MAP
        and leader.id not in {unit.id for unit in moved}
        # Whoever commands the new formation as well keeps them.
        and to[: len(leader.path)] != leader.path
        and (command := {unit.id for unit in command_of(books, leader)})
        and command <= gone
    )


def fall(books: Books, leader: UnitState, cause: Cause) -> Losses:
    """Take a leader off the map: for good, or into the pool, as what befell him says."""
    ruling = leader_fate(FateInputs(cause, books.options), books.tables)
    saved: dict[str, JsonValue] = {
        FATE_FIELD: str(ruling.result.fate),
        CAUSE: str(cause),
        TURN: books.turn,
        SCORES: ruling.result.vp,
        # Open until the points are entered; nobody has counted them yet.
        POINTS: None,
    }
    gone = ruling.result.fate is Fate.ELIMINATED
    words = f"{leader.designation} is {'eliminated' if gone else 'back in the pool'}"
    line = Step(words, None, CAUSE_NAMES[cause], FATE)
    postings, facts = strength.lost(((leader, leader.steps_left),))
    noted = changes(books, SUBJECT, str(leader.id), saved)
    return Losses(postings, (*facts, *noted), (line,), (leader,))
