"""What looks forgotten of stacks, bridges, reinforcements and units off the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oobmgr.domain.quantities import counted, first_few, shown
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.command.formations import mixed_divisions
from oobmgr.games.spark.command.lines import broken_lines
from oobmgr.games.spark.engineers.bridges import is_rested
from oobmgr.games.spark.engineers.records import (
    Bridge,
    BridgeState,
    last_built,
    missing_builders,
    standing,
)
from oobmgr.games.spark.movement.stacking import LIMIT
from oobmgr.games.spark.movement.stacks import fighting_units, stacks, too_high
from oobmgr.games.spark.options import ALL_ACTIVE, chosen
from oobmgr.games.spark.reinforcements.waiting import (
    assaulted,
    due_now,
    marked_with,
    must_return,
    to_be_marked,
)
from oobmgr.games.spark.turns import FIRST_TURN, section_number
from oobmgr.games.spark.words import COMBAT, MOVEMENT, SOVIET, Marker
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import NAMED_AT_MOST
from oobmgr.rules.checks import Finding, check


@check(
    "SP-STACK-04 SP-STACK-01",
    title="Too many steps in a hex",
    action="move",
    phases=MOVEMENT,
    must=True,
)
def stacking(books: Books) -> Iterator[str]:
    """Stacks above the limit, which the end of the Movement Phase forbids (SP-STACK-04)."""
    over = too_high(books, books.side)
    if over:
        named = [f"{row.hex} ({row.size_words} of {shown(row.most)})" for row in over]
        limit = books.tables.whole(LIMIT)
        yield f"By the end of the phase {limit} steps to a hex: {_listed(named)}."


@check("SP-STACK-02", title="Two divisions in a hex", action="move", phases=MOVEMENT, must=True)
def divisions(books: Books) -> Iterator[str]:
    """Soviet divisions that stand together as their Movement Phase ends (SP-STACK-02)."""
    # Only Soviet divisions have to keep apart (11.2.1).
    if books.side != SOVIET:
        return
    mixed = [
        row.hex
        for row in stacks(books)
        if mixed_divisions(map(books.unit, row.units), books.tables)
    ]
    if mixed:
        yield f"By the end of the phase one Soviet division to a hex: {_listed(mixed)}."


@check("SP-STACK-05 SP-STACK-01", title="Overstacked hex")
def overstacked(books: Books) -> Iterator[Finding]:
    """What a hex that is above the limit asks for outside of movement."""
    # While units move, the limit holds for columns alone: of the others `stacking` reminds.
    if books.phase not in MOVEMENT:
        yield from _columns(books)
    if books.phase in COMBAT:
        yield from _overstacked(books)


def _columns(books: Books) -> Iterator[Finding]:
    """Stacks above the limit with a column in them: for columns it always holds (SP-STACK-01)."""
    in_column = {unit.id for unit in marked_with(books, Marker.IN_COLUMN)}
    with_columns = [
        row.hex for row in too_high(books, books.side) if in_column.intersection(row.units)
    ]
    if with_columns:
        sentence = f"Units in column are held to the limit at any time: {_listed(with_columns)}."
        yield Finding(sentence, "Column in a full hex", "SP-STACK-01", "formation")


def _overstacked(books: Books) -> Iterator[Finding]:
    """Overstacked hexes in the Combat Phase, whose owner has to say who fights (SP-STACK-05)."""
    over = [
        row
        for row in stacks(books)
        if row.over and fighting_units(books, row.side, row.hex) is None
    ]
    if over:
        sentence = f"Say which units fight: {_listed([row.hex for row in over])}."
        yield Finding(sentence, action="overstacked")


@check("SP-CMD-04", title="Unit Integrity broken", action="command", phases=MOVEMENT)
def unit_integrity(books: Books) -> Iterator[str]:
    """Soviet units that a stranger cuts off and that are not marked so."""
    # Unit Integrity binds Soviet formations alone.
    if books.side != SOVIET:
        return
    fresh = [
        line
        for line in broken_lines(books)
        if all(Marker.OUT_OF_COMMAND not in unit.markers for unit in line.ends)
    ]
    if fresh:
        first = fresh[0]
        names = " and ".join(unit.name for unit in first.ends)
        sentence = f"{first.stranger.name} is between {names} in {first.between}."
        more = len(fresh) - 1
        yield f"{sentence} {more} more of the kind." if more else sentence


# -------------------------------------------------------------------------- bridges, waiting


@check("SP-BRDG-04 SP-BRDG-02", title="Bridge being built", action="place_bridge")
def bridges(books: Books) -> Iterator[str | Finding]:
    """Bridges being built whose builders went away, or began before they had rested."""
    # Only the Soviets build bridges.
    if books.side != SOVIET:
        return
    for bridge in standing(books, BridgeState.BUILDING):
        if gone := missing_builders(books, bridge):
            away = f"{' and '.join(gone)} left {bridge.start}: {bridge.place} is not built."
            sentence = with_capital(away)
            yield Finding(sentence, "Builders gone", "SP-BRDG-02")
        if _too_early(books, bridge):
            sentence = f"The bridging unit at {bridge.place} built in the Turn Section before."
            yield Finding(sentence, "Bridge begun too early")
    old = [one.place for one in standing(books, BridgeState.BUILDING) if one.begun < books.turn]
    if old and books.phase in MOVEMENT:
        yield f"Begun in an earlier Turn Section: {_listed(old)}. Finished, or given up?"


def _too_early(books: Books, bridge: Bridge) -> bool:
    built = last_built(books, bridge.pontoon)
    if built is None or built > bridge.begun:
        return False
    return not is_rested(section_number(built), section_number(bridge.begun), books.tables)


@check("SP-REINF-02 SP-REINF-03", title="Reinforcements to wake", action="activate")
def reinforcements(books: Books) -> Iterator[str | Finding]:
    """Units that wait to be woken, or to be marked as inactive."""
    due = due_now(books)
    if due:
        yield f"Their turn has come: {_listed([unit.name for unit in due])}."
    struck = assaulted(books)
    if struck:
        sentence = f"An assault on them wakes: {_listed([unit.name for unit in struck])}."
        yield Finding(sentence, "Reinforcements assaulted", "SP-REINF-03")
    # By the option of 18.5 all Soviet units are active from the start.
    if books.turn != FIRST_TURN or chosen(books.options, ALL_ACTIVE):
        return
    unmarked = to_be_marked(books)
    if unmarked:
        number = counted(len(unmarked), "Soviet reinforcement")
        sentence = f"{number} on the map, to be marked as inactive."
        yield Finding(sentence, "Reinforcements not marked", action="inactive")


@check("SP-REINF-08", title="Units off the map", action="enter_map")
def off_map(books: Books) -> Iterator[str]:
    """Units that have to come back to the map."""
    late = must_return(books)
    if late:
        names = _listed([unit.name for unit in late])
        yield f"Back on the map in this impulse, or lost: {names}."


def _listed(names: Sequence[str]) -> str:
    return first_few(names, NAMED_AT_MOST)
