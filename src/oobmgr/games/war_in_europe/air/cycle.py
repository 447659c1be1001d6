"""A strategic cycle: what each nation on each front loses by attrition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.air.attrition import (
    AirTable,
    CycleLoss,
    TurnCount,
    cycle_loss,
)
from oobmgr.games.war_in_europe.air.log import (
    ENTRY,
    FrontTurn,
    enemy_points,
    front_turn,
    nation_turn,
)
from oobmgr.games.war_in_europe.air.part_cycles import MidCycle, exposed_turns
from oobmgr.games.war_in_europe.air.superiority import COUNTED
from oobmgr.games.war_in_europe.fact_kinds import ATTRITION
from oobmgr.games.war_in_europe.options import (
    CYCLES_PER_YEAR,
    GATE,
    MID_CYCLE,
    TABLE_GAP,
    chosen,
    is_usual,
    number,
)
from oobmgr.games.war_in_europe.pools import air_points, nations_at
from oobmgr.games.war_in_europe.sequence import cycle_turns
from oobmgr.games.war_in_europe.turns import CALENDAR, date_of, turns_in_cycle
from oobmgr.games.war_in_europe.words import AirNation, Front

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@dataclass(frozen=True, slots=True)
class Attrition:
    """What a cycle costs a nation on a front, and the turns that it was worked out from."""

    front: Front
    nation: AirNation
    turns: tuple[TurnCount, ...]
    ruling: Ruling[CycleLoss]


def attrition(books: Books, turn: TurnCode) -> Iterator[Attrition]:
    """What the cycle before a turn costs every nation that was exposed in it, front by front."""
    codes = cycle_turns(turn, books.options)
    for front in Front:
        for nation in AirNation:
            turns = _turns(books, codes, front, nation)
            if any(one.exposed for one in turns):
                yield Attrition(front, nation, turns, _ruling(books, front, nation, turns))


def _ruling(
    books: Books, front: Front, nation: AirNation, turns: tuple[TurnCount, ...]
) -> Ruling[CycleLoss]:
    reading = AirTable(str(chosen(books.options, TABLE_GAP)))
    # Points of now, at the end of the cycle: what was lost before is gone already.
    return cycle_loss(turns, air_points(books, nation, front), reading, books.tables)


def _turns(
    books: Books, codes: tuple[TurnCode, ...], front: Front, nation: AirNation
) -> tuple[TurnCount, ...]:
    policy = MidCycle(str(chosen(books.options, MID_CYCLE)))
    # A turn without an entry is one in which nobody said that it was exposed.
    own = [nation_turn(books, code, front, nation) for code in codes]
    exposed = exposed_turns([one is not None and one.exposed for one in own], policy)
    return tuple(
        TurnCount(
            points=enemy_points(books, code, front, nation),
            air_combat=counts_nothing(books, front_turn(books, code, front)),
            exposed=hit,
            name=CALENDAR.label(code),
        )
        for code, hit in zip(codes, exposed, strict=True)
    )


def counts_nothing(books: Books, entry: FrontTurn | None) -> bool:
    """Whether a front is left out of attrition for a turn: air combat, by the usual option."""
    return entry is not None and entry.combat and is_usual(books.options, GATE)


def without_entry(books: Books, turn: TurnCode) -> tuple[tuple[Front, TurnCode], ...]:
    """The fronts with air points now for which turns of the cycle have no entry."""
    return tuple(
        (front, code)
        for front in Front
        # Only fronts with points: of the others there is nothing to enter.
        if nations_at(books, front)
        for code in cycle_turns(turn, books.options)
        if front_turn(books, code, front) is None
    )


def settled_in(books: Books, turn: TurnCode) -> TurnCode | None:
    """The turn before which the attrition that counts `turn` was taken; None where none was."""
    cycles = number(books.options, CYCLES_PER_YEAR)
    following = (date_of(turn).after(one, cycles).code for one in range(1, turns_in_cycle() + 1))
    taken = (code for code in following if books.fact(ATTRITION, code, ENTRY) is not None)
    return next(taken, None)


def summed_up(books: Books, turn: TurnCode, field: str) -> Iterator[Fault]:
    """What is asked of an entry for a turn of which the attrition is taken, told at an input."""
    if settled := settled_in(books, turn):
        sentence = f"The attrition before {CALENDAR.label(settled)} is taken already."
        advice = "Undo it first: what is entered now does not count in it any more."
        yield Fault(sentence, field, advice=advice, case=COUNTED).question()
