"""Reinforcements that come onto the map: cavalry in the Skirmish Phase, the others later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.guest_depots import asks_for_leave, one_guest_only
from oobmgr.games.grande_armee.actions.picked import (
    asked_for,
    enemies_there,
    faults_of,
    moved_to,
    too_many_trains,
)
from oobmgr.games.grande_armee.hexes import hex_told
from oobmgr.games.grande_armee.politics.landing import LANDING, joins_landing
from oobmgr.games.grande_armee.supply.depots import ALLIED
from oobmgr.games.grande_armee.units import is_cavalry, own_units
from oobmgr.games.grande_armee.words import MOVEMENT, SKIRMISH
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.picked_units import (
    Pickable,
    against,
    known_units,
    names_of,
    said_of_each,
    units_told,
)

_SKIRMISH: Final = "LGA-SEQ-01"
_MOVEMENT: Final = "LGA-SEQ-02"


def arriving(books: Books) -> tuple[UnitState, ...]:
    """Reinforcements of the side that plays whose turn has come, and which have no hex yet."""
    return tuple(
        # Without a hex it has not come in yet, whatever its status says.
        unit
        for unit in own_units(books)
        if unit.arrival and not unit.hex and _may(books, unit)
    )


def _may(books: Books, unit: UnitState) -> bool:
    # In the Skirmish Phase cavalry alone comes in; everybody else waits for the Movement Phase.
    return books.phase != SKIRMISH or is_cavalry(unit)


_ARRIVING: Final = Pickable(arriving, "No reinforcement of this side waits for this phase.")


@dataclass(frozen=True)
class ArrivalInputs:
    """Reinforcements, and where they enter."""

    units: tuple[int, ...] = units_told("The reinforcements.", _MOVEMENT)
    hex: str = hex_told("The hex where they enter.", _MOVEMENT, label="Hex")


@action(
    f"{_MOVEMENT} {_SKIRMISH} {LANDING} LGA-STK-03 {ALLIED}",
    phases=(SKIRMISH, MOVEMENT),
    title="Reinforcements",
    name="reinforcements",
    post_text="Post the reinforcements",
    group="March",
    **_ARRIVING.offering(_MOVEMENT, units="enters"),
)
@asks_about_hexes
def plan_reinforcements(books: Books, inputs: ArrivalInputs) -> ActionPlan:
    """Put reinforcements that are due on the map: only cavalry in the Skirmish Phase."""
    units, place = known_units(books, inputs.units), inputs.hex
    # Each phase has a rule of its own for what comes in.
    case = _SKIRMISH if books.phase == SKIRMISH else _MOVEMENT
    return ActionPlan(
        f"Reinforcements in {place}: {names_of(units)}",
        "They may move in this phase.",
        said_of_each("Reinforcements", case, [(unit, place, "") for unit in units]),
        facts=tuple(moved_to(books, units, place)),
        refusals=(*_faults(books, units, place, case), *one_guest_only(books, units, place)),
        warnings=(
            *enemies_there(books, units, place, case),
            *joins_landing(books, units),
            *asks_for_leave(books, units, place),
            # Asked and not refused: a besieged fortress holds any number.
            *(one.question() for one in too_many_trains(books, units, place)),
        ),
    )


def _faults(books: Books, units: tuple[UnitState, ...], place: str, case: str) -> Iterator[Fault]:
    yield from faults_of(books, units, case)
    if not place:
        yield asked_for("hex", "Say where they enter.", case)
    # Whoever stands somewhere has arrived; only then does the kind of unit matter.
    for unit in units:
        if unit.hex:
            yield against(unit, f"is in {unit.hex} already.", case)
        elif not _may(books, unit):
            advice = "It enters in the Movement Phase."
            yield against(unit, "is not cavalry.", _SKIRMISH, advice)
