"""Depots: whether one may be built, the markers it leaves, and whom it feeds."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.nations import Nation, nation_named, read_nation
from oobmgr.games.grande_armee.options import read_scenario
from oobmgr.games.grande_armee.words import Weather
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, open_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

NATIONS: Final = "LGA-SUP-01"
BUILDING: Final = "LGA-SUP-02"
ALLIED: Final = "LGA-SUP-04"
SWEDES: Final = "LGA-SCN-16"


@dataclass(frozen=True)
class DepotInputs:
    """A hex in which a depot is to be built."""

    depleted_before: int = told(
        "Depleted markers in the hex.", low=0, high=FEW, unit="markers", case=BUILDING
    )
    weather: Weather = told("The weather of the turn.", case=BUILDING)
    depot_city: bool = told("Whether it is a depot city.", case=ALLIED, label="Depot city")
    city_takes_marker: bool = flag_told(
        "Whether mud and snow put a marker into depot cities too.",
        BUILDING,
        label="Depot cities get the marker too",
    )


@dataclass(frozen=True)
class DepotBuilt:
    """Whether it may be built, and the markers that it leaves."""

    legal: bool = told("Whether it may be built.")
    add_marker: int = told("Depleted markers that are added.", unit="markers")


@calculator("LGA-SUP-02", also="LGA-SUP-04", title="Building a depot")
def build_depot(inputs: DepotInputs, tables: Tables) -> Ruling[DepotBuilt]:
    """Whether a depot may be built although the hex is depleted, and the marker of bad weather."""
    # In a depot city no marker is placed, whatever the nation that builds (LGA-SUP-04).
    # L-24: two cases collide in a depot city in bad weather, and the one on depot cities prevails
    # unless the campaign says otherwise.
    spared = inputs.depot_city and not inputs.city_takes_marker
    marker = tables.cell(f"supply.depot.marker.{inputs.weather}")
    added = 0 if spared else marker.whole
    words = "no marker in a depot city" if spared else str(inputs.weather)
    lines = (
        # The errata struck out what forbade a depot where two of them lie: nothing refuses it now.
        Step("Depleted markers", inputs.depleted_before, "they forbid nothing", BUILDING),
        marker.step("Markers added", added, words, StepKind.RESULT),
    )
    return Ruling(DepotBuilt(legal=True, add_marker=added), lines)


@dataclass(frozen=True)
class AlliedInputs:
    """A depot in a depot city of an ally."""

    city: str = told("The depot city.", case=ALLIED)
    existing_allied_depots: int = told(
        "Depots of allies that are in it.", low=0, high=FEW, unit="depots", case=ALLIED
    )
    builder: str = told("The power that builds.", read=read_nation, case=ALLIED)
    owner_permits: bool = told(
        "Whether the owner of the city gives leave.", case=ALLIED, label="Leave of the owner"
    )


@dataclass(frozen=True)
class Leave:
    """Whether something is allowed."""

    legal: bool = told("Whether it is allowed.")


@calculator("LGA-SUP-04", title="Depot in a city of an ally")
def allied_depot(inputs: AlliedInputs, tables: Tables) -> Ruling[Leave]:
    """Whether a power may build a depot in a depot city of its ally."""
    most = tables.cell("supply.depot.allied_in_city")
    # Counted over all allies, not for each: in Prague either Prussia or Russia builds (14.34).
    # L-50: in this city alone, so depots elsewhere take no room.
    room = inputs.existing_allied_depots < most.whole
    legal = room and inputs.owner_permits
    lines = (
        most.step("Depots of allies there", inputs.existing_allied_depots, f"most {most.whole}"),
        Step("Leave of the owner", inputs.owner_permits, "", ALLIED),
        Step(f"{inputs.builder} may build", legal, inputs.city, ALLIED, StepKind.RESULT),
    )
    return Ruling(Leave(legal), lines)


@dataclass(frozen=True)
class SourceInputs:
    """A unit and the depot or train that is to feed it."""

    unit: str = told("The nation of the unit.", read=read_nation, case=NATIONS)
    source: str = told(
        "The nation of the depot, depot city or train.", read=read_nation, case=NATIONS
    )
    scenario: str | None = open_told(
        "The scenario, where one has a rule of its own: 1813.",
        SWEDES,
        read=read_scenario,
        label="Scenario",
    )
    exception: str = text_told(
        "The case of your rules that makes an exception.", NATIONS, label="Exception by case"
    )


@calculator("LGA-SUP-01 LGA-SCN-16", title="Whom a depot feeds")
def supply_source_nation(inputs: SourceInputs, tables: Tables) -> Ruling[Leave]:
    """Whether a depot or train of one nation feeds a unit of another."""
    unit, source = nation_named(inputs.unit), nation_named(inputs.source)
    named = {tables.text(f"scenario.swedes.{key}") for key in tables.keys("scenario.swedes")}
    year_of_swedes = (inputs.scenario or "").strip() in named
    # In this direction alone: Swedes live on Prussian stores, no Prussian on those of Sweden
    # (LGA-SCN-16).
    swedes = year_of_swedes and (unit, source) == (Nation.SWEDEN, Nation.PRUSSIA)
    same = unit.casefold() == source.casefold()
    # An exception of the player's own rules is his to know (LGA-SUP-01).
    legal = same or swedes or bool(inputs.exception)
    case = SWEDES if swedes else NATIONS
    why = inputs.exception or ("in 1813 as if Prussian" if swedes else "same nation only")
    lines = (
        Step("Same nation", same, f"{unit}, {source}", NATIONS),
        Step("It feeds them", legal, why, case, StepKind.RESULT),
    )
    return Ruling(Leave(legal), lines)
