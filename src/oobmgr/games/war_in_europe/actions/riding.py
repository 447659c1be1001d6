"""Units that move by rail or by sea, emergency transport too: who may not, and the beaches used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.beaches import beaches
from oobmgr.games.war_in_europe.actions.minor_ports import (
    ThroughInputs,
    through_facts,
    through_faults,
)
from oobmgr.games.war_in_europe.actions.offered_words import to_hex
from oobmgr.games.war_in_europe.actions.picked import (
    OWN,
    doubts_of_goal,
    faults_of,
    goal_faults,
)
from oobmgr.games.war_in_europe.actions.rail import CUT, GROUP, is_cut_off, worked_faults
from oobmgr.games.war_in_europe.actions.rail_turns import rode, rode_since, stays
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
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    said_of_each,
    unit_name,
    units_told,
)

_MOBILE: Final = "WIE-WX-01"
_EMERGENCY: Final = "WIE-SEA-04"
AREA_WORDS: Final = (
    "The weather area of Mobile Supply units, which snow may keep from moving by sea.",
    _MOBILE,
)
AREA_LABEL: Final = "Mobile Supply in area"


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
    area: Area | None = open_told(*AREA_WORDS, label=AREA_LABEL, when={"by": ("sea",)})


@action(
    "WIE-RAIL-03 WIE-RAIL-02 WIE-WX-01 WIE-AMPH-09 WIE-SEA-03",
    phases=(MOVEMENT, MECHANIZED),
    title="Rail and sea movement",
    name="ride",
    tab="Rail and sea",
    post_text="Post the movement",
    group=GROUP,
    helpers=("war_in_europe.mobile_supply_move",),
    offers=to_hex,
    **OWN.offering(RODE, units="moves"),
)
def plan_ride(books: Books, inputs: RideInputs) -> ActionPlan:
    """Move units by rail or by sea; a repair unit that does so repairs nothing this turn."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    by_sea = inputs.by is Riding.SEA
    refusals = [*faults_of(books, units, RODE), *worked_faults(books, units)]
    if by_sea:
        refusals += sea_faults(books, units, place, "hex")
        refusals += mobile_supply_faults(books, units, inputs.area)
    else:
        # By rail, Mobile Supply units move in any weather (15.1).
        refusals += _cut_off_faults(books, units)
    refusals += goal_faults(units, place, "hex", RODE)
    said = said_of_each("Moved", RODE, [(unit, place, f"by {inputs.by}") for unit in units])
    # Riding costs a repair unit its work of the turn, which is told before it is too late
    # (WIE-RAIL-03).
    idle = [unit for unit in units if is_kind(unit, *REPAIR_TYPES)]
    return ActionPlan(
        f"By {inputs.by} to {place}: {names_of(units)}",
        f"{names_of(idle)}: no repairs this turn." if idle else "",
        said,
        facts=(
            *_moved(books, units, place),
            *rode(books, units),
            *(sea_facts(books, units, place) if by_sea else ()),
        ),
        warnings=(*doubts_of_goal(books, units, place, RODE), *stays(books, units)),
        refusals=tuple(refusals),
    )


def _moved(books: Books, units: tuple[UnitState, ...], place: str) -> Iterator[Fact]:
    """What has to be written for units to stand where they rode, unless they rode on since."""
    return moved_to(books, (u for u in units if not rode_since(books, u)), place)


def _cut_off_faults(books: Books, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    for unit in units:
        if is_cut_off(books, unit):
            advice = "It may walk along the line to the break."
            yield against(unit, "has no link by rail to a supply source.", CUT, advice)


# ------------------------------------------------------------------------------------- by sea


def _through(books: Books, units: tuple[UnitState, ...], place: str) -> list[ThroughInputs]:
    """The beaches that units which move by sea go through, where they set out and where they land.

    A beach carries few units a turn, whichever form they are entered in.
    """
    sources = Counter(unit.hex.strip().upper() for unit in units)
    return [
        # A unit that sails from one beach to another counts at both.
        ThroughInputs(beach, len(units) if beach == place else 0, sources[beach])
        for beach in beaches(books)
        if beach == place or sources[beach]
    ]


def sea_faults(
    books: Books, units: tuple[UnitState, ...], place: str, field: str
) -> Iterator[Fault]:
    """The refusals of units by sea to a hex, or to none, that the beaches on their way keep off."""
    for one in _through(books, units, place):
        yield from through_faults(books, one, field)


def sea_facts(books: Books, units: tuple[UnitState, ...], place: str) -> tuple[Fact, ...]:
    """What has to be written of the beaches that units by sea go through."""
    return tuple(f for one in _through(books, units, place) for f in through_facts(books, one))


def mobile_supply_faults(
    books: Books, units: tuple[UnitState, ...], area: Area | None
) -> Iterator[Fault]:
    """The refusals of Mobile Supply units that snow keeps from going by sea."""
    weather = weather_of(books, books.turn)
    for unit in units:
        # Nobody else is kept from the sea by snow, so of nobody else is the area needed (15.1).
        if not is_kind(unit, MOBILE_SUPPLY):
            continue
        if area is None or weather is None:
            advice = "Enter the weather area, and the weather of the turn."
            yield against(unit, "is a Mobile Supply unit: its area is needed.", _MOBILE, advice)
            continue
        asked = MobileSupplyInputs(area, weather, MoveMode.SEA)
        if not mobile_supply_move(asked, books.tables).result:
            yield against(unit, "moves only by rail or through combat in this snow.", _MOBILE)


@dataclass(frozen=True)
class EmergencyInputs:
    """Units moved by emergency transport."""

    units: tuple[int, ...] = units_told("The units.", _EMERGENCY)
    hex: str = text_told("Where they are now.", _EMERGENCY, label="Now in hex")
    area: Area | None = open_told(*AREA_WORDS, label=AREA_LABEL)


@action(
    "WIE-SEA-04 WIE-RAIL-03 WIE-AMPH-09 WIE-SEA-03 WIE-WX-01",
    phases=(MOVEMENT,),
    title="Emergency transport",
    name="emergency_transport",
    tab="Emergency",
    post_text="Post the transport",
    group="Sea",
    helpers=("war_in_europe.mobile_supply_move",),
    offers=to_hex,
    **OWN.offering(_EMERGENCY, units="is transported"),
)
def plan_emergency_transport(books: Books, inputs: EmergencyInputs) -> ActionPlan:
    """Move units by emergency transport, which brings their owner no points."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip().upper()
    cell = books.tables.cell("sea.emergency.points")
    refusals = [*faults_of(books, units, _EMERGENCY), *worked_faults(books, units)]
    refusals += sea_faults(books, units, place, "hex")
    refusals += mobile_supply_faults(books, units, inputs.area)
    refusals += goal_faults(units, place, "hex", _EMERGENCY)
    lines = (
        *(Step(unit_name(unit), place, unit.hex, _EMERGENCY) for unit in units),
        # None, and shown all the same: before the errata it brought some (WIE-SEA-04).
        cell.step("Replacement Points for it", kind=StepKind.RESULT),
    )
    return ActionPlan(
        f"Emergency transport to {place}: {names_of(units)}",
        "No Replacement Points for it.",
        Ruling(len(units), lines),
        facts=(
            *_moved(books, units, place),
            *rode(books, units),
            *sea_facts(books, units, place),
        ),
        warnings=(*doubts_of_goal(books, units, place, _EMERGENCY), *stays(books, units)),
        refusals=tuple(refusals),
    )
