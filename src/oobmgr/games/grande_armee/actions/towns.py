"""Towns, cities and depot cities: what they are, who was there last, and their markers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.actions.far_hexes import asks_about_hexes
from oobmgr.games.grande_armee.actions.forage import place_names
from oobmgr.games.grande_armee.actions.picked import nation_faults
from oobmgr.games.grande_armee.economy.lands import keeps_its_own, land_named
from oobmgr.games.grande_armee.economy.rights import CITIES, CityInputs, depot_city_switch
from oobmgr.games.grande_armee.hexes import as_written, hex_told, place_of
from oobmgr.games.grande_armee.nations import Nation, nation_named
from oobmgr.games.grande_armee.supply.forage import FORAGE, FRIENDLY
from oobmgr.games.grande_armee.supply.places import (
    PlaceKind,
    SupplyPlace,
    is_friendly,
    place_facts,
    place_named,
    places,
)
from oobmgr.games.grande_armee.words import (
    ATTRITION,
    COALITION,
    CONSTRUCTION,
    FRANCE,
    INCOME,
    OWN_TURN,
    SIDE_NAMES,
    SIEGE,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.fields import open_told, text_told

_GROUP: Final = "Supply"


class SideWord(StrEnum):
    """A side as an input."""

    FRENCH = "French"
    COALITION = "Coalition"
    NOBODY = "nobody"


_SIDES: Final = {SideWord.FRENCH: FRANCE, SideWord.COALITION: COALITION, SideWord.NOBODY: ""}


@dataclass(frozen=True)
class TownInputs:
    """A place and what is known of it; what stays open stays as it was."""

    place: str = text_told("Its name, or its hex.", FRIENDLY, label="Town")
    kind: PlaceKind | None = open_told("What it is.", FRIENDLY, label="Kind")
    hex: str = hex_told("Its hex.", FRIENDLY, label="Hex")
    owner: str = text_told("The nation whose depot city it is.", CITIES, label="Depot city of")
    start: SideWord | None = open_told("Whose it was at the start.", FRIENDLY, label="At the start")
    entered: SideWord | None = open_told(
        "Whose units were the last to enter or pass through it.", FRIENDLY, label="Last entered by"
    )
    foraged: int | None = open_told(
        "Foraged markers that are there.", FORAGE, low=0, high=FEW, unit="markers", label="Foraged"
    )
    depleted: int | None = open_told(
        "Depleted markers that are there.",
        FORAGE,
        low=0,
        high=FEW,
        unit="markers",
        label="Depleted",
    )
    province: str = text_told(
        "The province or power of a depot city that another power has taken.",
        CITIES,
        label="Taken with",
    )


@action(
    "LGA-SUP-06 LGA-MIN-06",
    phases=(INCOME, CONSTRUCTION, *OWN_TURN, SIEGE, ATTRITION),
    title="Towns and markers",
    name="town",
    tab="Towns",
    post_text="Post the town",
    group=_GROUP,
    helpers=("grande_armee.friendly_town",),
    offers=lambda books: {"place": place_names(books), "owner": tuple(map(str, Nation))},
)
@asks_about_hexes
def plan_town(books: Books, inputs: TownInputs) -> ActionPlan:
    """Enter a town, city or depot city: whose it is, who was there last, its markers."""
    name = as_written(inputs.place)
    if not name:
        advice = "Name it."
        missing = Fault("is missing.", "place", advice=advice, case=FRIENDLY, missing=True)
        return ActionPlan.refused("Towns", (missing,))
    known = place_named(books, name)
    place = _changed(known or SupplyPlace(name=name), inputs)
    # Worked out of what would stand then, so that the player sees what his entry means.
    friends = [SIDE_NAMES[side] for side in SIDE_NAMES if is_friendly(books, place, side)]
    markers = f"{place.foraged} foraged, {place.depleted} depleted"
    lines = (
        Step("Markers", markers, "", FORAGE),
        Step("Friendly to", ", ".join(friends) or "nobody", "", FRIENDLY, StepKind.RESULT),
    )
    return ActionPlan(
        f"{place.name}: {place.kind}",
        f"Friendly to {', '.join(friends) or 'nobody'}; {markers}.",
        Ruling(", ".join(friends), lines),
        facts=place_facts(books, place),
        refusals=tuple(_faults(books, inputs, place, known)),
        warnings=tuple(_in_its_hex(books, place)),
    )


def _changed(place: SupplyPlace, inputs: TownInputs) -> SupplyPlace:
    return replace(
        place,
        kind=inputs.kind or place.kind,
        # A place may be called by its hex alone, which need not be typed again.
        hex=inputs.hex or place.hex or _own_hex(place),
        owner=nation_named(inputs.owner) or place.owner,
        # Nobody is an answer, and not the same as one left open.
        start=place.start if inputs.start is None else _SIDES[inputs.start],
        entered=place.entered if inputs.entered is None else _SIDES[inputs.entered],
        foraged=place.foraged if inputs.foraged is None else inputs.foraged,
        depleted=place.depleted if inputs.depleted is None else inputs.depleted,
    )


def _in_its_hex(books: Books, place: SupplyPlace) -> Iterator[Fault]:
    """What is asked about a second place in a hex: the name of the first may be spelled anew."""
    for other in places(books):
        if place.hex and other.hex == place.hex and other.name != place.name:
            sentence = f"{other.name} is in {place.hex}, too."
            advice = "Is it another place, and not the same one under another name?"
            yield Fault(sentence, "hex", place.hex, advice, FRIENDLY).question()


def _own_hex(place: SupplyPlace) -> str:
    """The hex of a place that is called by it."""
    return str(place_of(place.name) or "")


def _faults(
    books: Books, inputs: TownInputs, place: SupplyPlace, known: SupplyPlace | None
) -> list[Fault]:
    faults = [*nation_faults(books, inputs.owner, "owner", CITIES)]
    if place == known:
        faults.append(Fault("Nothing would change.", "place", place.name, case=FRIENDLY))
    if place.owner and place.kind is not PlaceKind.DEPOT_CITY:
        advice = "Say that it is a depot city, or leave the nation out."
        # As a sentence of its own: the field is called *Depot city of*.
        sentence = f"{place.name} is not a depot city."
        faults.append(Fault(sentence, "owner", place.name, advice, CITIES))
    # The first owner is only entered; a change of owner needs the province.
    if known and known.owner and place.owner != known.owner:
        faults += _switch_faults(books, inputs, place)
    return faults


def _switch_faults(books: Books, inputs: TownInputs, place: SupplyPlace) -> list[Fault]:
    """A depot city works for its conqueror only once its province is his."""
    land = land_named(books, inputs.province)
    if land is None:
        advice = "Name the province as the Economy page has it."
        return [Fault("is not in the books.", "province", inputs.province, advice, CITIES)]
    works = depot_city_switch(CityInputs(land.status), books.tables).result
    if works.functions_for_new_owner and _is_of(books, land.holder, place.owner):
        return []
    sentence = f"{land.name} is {land.status}, held by {land.holder or 'nobody'}."
    advice = "It has to be conquered, ceded or annexed by the new owner or his minor ally first."
    return [Fault(sentence, "province", inputs.province, advice, CITIES)]


def _is_of(books: Books, holder: str, owner: str) -> bool:
    """Whether who holds a land is a power itself, or a minor ally of that power."""
    if nation_named(holder) == owner:
        return True
    ally = land_named(books, holder)
    # A minor power that was conquered is no ally: what it held is not for its conqueror to use.
    return ally is not None and keeps_its_own(ally) and nation_named(ally.holder) == owner
