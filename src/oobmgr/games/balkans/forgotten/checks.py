"""What looks forgotten: rolls and garrisons, modes, partisans that may convert, Vienna's hex."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from oobmgr.domain.units import UnitState
from oobmgr.games.balkans.festung.calls import approaches, late_entries
from oobmgr.games.balkans.festung.register import (
    CityRecord,
    Duty,
    declared,
    duty,
    is_played,
    owed_words,
    register,
    stands_in,
)
from oobmgr.games.balkans.festung.trigger import RANGE
from oobmgr.games.balkans.headquarters import soviet_hqs
from oobmgr.games.balkans.options import GARRISON_DEBT, is_usual
from oobmgr.games.balkans.units import (
    any_moved_now,
    mode_of,
    of_kind,
    partisan_mode_of,
    units_on_map,
)
from oobmgr.games.balkans.words import (
    AXIS,
    COMBAT,
    MOVEMENT,
    SOVIET,
    CityState,
    HqMode,
    PartisanMode,
    UnitKind,
)
from oobmgr.rules.checks import Finding, check
from oobmgr.rules.picked_units import names_of

if TYPE_CHECKING:
    from oobmgr.rules.books import Books


@check(
    "W81-FEST-01 W81-FEST-02 W81-FEST-03", title="Festung roll due", action="festung_roll",
    must=True,
)  # fmt: skip
def festung_roll_due(books: Books) -> Iterator[str]:
    """Units that came near an open city and have not been rolled for."""
    # It holds up the phase, because the roll comes before any other unit moves (W81-FEST-01).
    for call in approaches(books):
        if call.cities:
            unit = books.unit(call.unit)
            yield f"{unit.designation} in {call.hex}: roll for {' or '.join(call.cities)}."


@check(
    "W81-FEST-04 W81-FEST-05", title="Garrison owed", action="garrison", phases=(MOVEMENT, COMBAT)
)
def garrison_owed(books: Books) -> Iterator[str | Finding]:
    """Garrisons that should stand in their Festung by now."""
    # By the usual option it is only told; the other option lets nobody go on.
    if is_usual(books.options, GARRISON_DEBT):
        yield from _owed(books)


@check("W81-FEST-04", title="Garrison owed", action="garrison", phases=(MOVEMENT,), must=True)
def garrison_blocks(books: Books) -> Iterator[str | Finding]:
    """The same, where the players agreed that it keeps the Axis player in the phase."""
    # The Axis player alone can put it right, and so only his phase waits for it (B-13).
    if not is_usual(books.options, GARRISON_DEBT) and books.side == AXIS:
        yield from _owed(books)


def _owed(books: Books) -> Iterator[str | Finding]:
    for record in register(books):
        stands = duty(books, record)
        if stands is Duty.OWED:
            yield f"{record.city}: {owed_words(books, record)}."
        # Overdue has a heading of its own: the term has passed, and the unit is still owed.
        elif stands is Duty.DEBT:
            sentence = f"{record.city}: {owed_words(books, record)}."
            yield Finding(sentence, "Garrison overdue")


@check("W81-FEST-06", title="Garrison left its Festung", action="enter_hex")
def garrison_left(books: Books) -> Iterator[str]:
    """Units of a garrison that do not stand in their Festung, by a correction of their hex."""
    for record in register(books) if is_played(books) else ():
        gone = [unit for unit in _garrison(books, record) if not stands_in(unit, record)]
        if gone:
            yield f"{names_of(gone)} must stay in {record.city}: put the hex right."


def _garrison(books: Books, record: CityRecord) -> tuple[UnitState, ...]:
    # Only units on the map: one that was lost has left its duty.
    held = set(declared(books, record.city))
    return tuple(unit for unit in units_on_map(books, AXIS) if unit.id in held)


@check("W81-FEST-01", title="Hex of a city not known", action="city_hex", phases=(MOVEMENT,))
def city_without_hex(books: Books) -> Iterator[str]:
    """Open cities whose hex nobody entered, while Soviet units move."""
    if not is_played(books) or books.side != SOVIET:
        return
    for record in register(books):
        # A city that was rolled for calls for nothing any more.
        if not record.hex and record.state is CityState.OPEN:
            yield f"Enter the hex of {record.city}, so that the books see who comes near."


@check("W81-FEST-01", title="Festung roll not decided", action="enter_hex")
def entries_to_count(books: Books) -> Iterator[str]:
    """Hexes that were entered before the hex of a city was, and may be near it."""
    reach = books.tables.whole(RANGE)
    for one in late_entries(books):
        # Only where nobody can tell: surely near was rolled for, surely far is of no matter.
        if one.span.least <= reach < one.span.most:
            where = f"{one.hex}, {one.span.words} hexes from {one.city}"
            name = books.unit(one.unit).designation
            yield f"{name} entered {where}: set in the options how your map is laid out."


@check("W81-AIR-04", title="Soviet HQs", action="hq_mode", phases=(COMBAT,))
def hq_without_mode(books: Books) -> Iterator[str | Finding]:
    """Soviet HQs without a mode, or in support mode without a hex."""
    hqs = soviet_hqs(books)
    unknown = [unit for unit in hqs if not mode_of(books, unit.id)]
    if unknown:
        yield f"Without a mode in the books: {names_of(unknown)}."
    # In any other mode its hex decides nothing.
    unplaced = [u for u in hqs if mode_of(books, u.id) == HqMode.SUPPORT and not u.hex]
    if unplaced:
        yield f"In support mode, without a hex: {names_of(unplaced)}."


@check("W81-PART-01", title="Mode of partisans", action="partisan_mode")
def partisans_without_mode(books: Books) -> Iterator[str]:
    """Partisan units whose mode nobody entered."""
    unknown = [u for u in of_kind(books, UnitKind.PARTISAN) if partisan_mode_of(books, u) is None]
    if unknown:
        yield f"Guerrilla or regular: {names_of(unknown)}?"


@check("W81-PART-01", title="Partisans may convert now", action="convert", phases=(MOVEMENT,))
def partisans_to_convert(books: Books) -> Iterator[str]:
    """Guerrillas of the side that moves, while nothing has moved yet."""
    own = of_kind(books, UnitKind.PARTISAN, books.side)
    guerrillas = [u for u in own if partisan_mode_of(books, u) is PartisanMode.GUERRILLA]
    if guerrillas and not any_moved_now(books):
        yield f"Before anything moves, or not in this phase: {names_of(guerrillas)}."
