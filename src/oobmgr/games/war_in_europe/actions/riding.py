"""Units that move by rail or by sea: who may not, and what goes through a beach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.beaches import (
    ThroughInputs,
    beaches,
    through_facts,
    through_faults,
)
from oobmgr.games.war_in_europe.actions.picked import OWN, faults_of, goal_faults
from oobmgr.games.war_in_europe.actions.rail import CUT, GROUP, is_cut_off, rode, worked_faults
from oobmgr.games.war_in_europe.actions.whereabouts import moved_to
from oobmgr.games.war_in_europe.air.log import weather_of
from oobmgr.games.war_in_europe.ground.movement import (
    MobileSupplyInputs,
    MoveMode,
    mobile_supply_move,
)
from oobmgr.games.war_in_europe.ground.rail import RODE
from oobmgr.games.war_in_europe.units import MOBILE_SUPPLY, REPAIR_TYPES, is_kind
from oobmgr.games.war_in_europe.words import MECHANIZED, MOVEMENT, Area
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, open_told, text_told
from oobmgr.rules.picked_units import against, known_units, names_of, said_of_each, units_told

_MOBILE: Final = "WIE-WX-01"


class Riding(StrEnum):
    """How units move that do not walk."""

    RAIL = "rail"
    SEA = "sea"


@dataclass(frozen=True)
class RideInputs:
    """Units that move by rail or by sea."""

    units: tuple[int, ...] = units_told("The units.", RODE)
    by: Riding = choice_told("By rail or by sea.", RODE, Riding.RAIL, label="By")
    hex: str = text_told("Where they are then.", RODE, label="To hex")
    area: Area | None = open_told(
        "The weather area of Mobile Supply units, which snow may keep from moving by sea.",
        _MOBILE,
        label="Mobile Supply in area",
        when={"by": ("sea",)},
    )


@action(
    "WIE-RAIL-03 WIE-RAIL-02 WIE-WX-01",
    phases=(MOVEMENT, MECHANIZED),
    title="Rail and sea movement",
    name="ride",
    tab="Rail and sea",
    post_text="Post the movement",
    group=GROUP,
    helpers=("war_in_europe.mobile_supply_move",),
    **OWN.offering(RODE, units="moves"),
)
def plan_ride(books: Books, inputs: RideInputs) -> ActionPlan:
    """Move units by rail or by sea; a repair unit that does so repairs nothing this turn."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    through = _through(books, inputs, units)
    refusals = [*faults_of(books, units, RODE), *_ride_faults(books, inputs, units)]
    refusals += [fault for one in through for fault in through_faults(books, one, "hex")]
    refusals += goal_faults(units, place, "hex", RODE)
    said = said_of_each("Moved", RODE, [(unit, place, f"by {inputs.by}") for unit in units])
    idle = [unit for unit in units if is_kind(unit, *REPAIR_TYPES)]
    return ActionPlan(
        f"By {inputs.by} to {place}: {names_of(units)}",
        f"{names_of(idle)}: no repairs this turn." if idle else "",
        said,
        facts=(
            *moved_to(books, units, place),
            *rode(books, units),
            *(f for one in through for f in through_facts(books, one)),
        ),
        refusals=tuple(refusals),
    )


def _through(books: Books, inputs: RideInputs, units: tuple[UnitState, ...]) -> list[ThroughInputs]:
    """The beaches that units which move by sea go through, where they set out and where they land.

    A beach carries few units a turn, whichever form they are entered in.
    """
    if inputs.by is not Riding.SEA:
        return []
    target = inputs.hex.strip().upper()
    sources = Counter(unit.hex.strip().upper() for unit in units)
    return [
        ThroughInputs(place, len(units) if place == target else 0, sources[place])
        for place in beaches(books)
        if place == target or sources[place]
    ]


def _ride_faults(books: Books, inputs: RideInputs, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    weather = weather_of(books, books.turn)
    yield from worked_faults(books, units)
    for unit in units:
        if inputs.by is Riding.RAIL and is_cut_off(books, unit):
            advice = "It may walk along the line to the break."
            yield against(unit, "has no link by rail to a supply source.", CUT, advice)
        if not is_kind(unit, MOBILE_SUPPLY) or inputs.by is Riding.RAIL:
            continue
        if inputs.area is None or weather is None:
            advice = "Enter the weather area, and the weather of the turn."
            yield against(unit, "is a Mobile Supply unit: its area is needed.", _MOBILE, advice)
            continue
        asked = MobileSupplyInputs(inputs.area, weather, MoveMode.SEA)
        if not mobile_supply_move(asked, books.tables).result:
            yield against(unit, "moves only by rail or through combat in this snow.", _MOBILE)
