"""Assaults from the sea, the beaches that are taken, and points that are recycled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.accounts import Place
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue, transfer
from oobmgr.domain.quantities import counted
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.offered_words import landing
from oobmgr.games.war_in_europe.actions.picked import (
    asked_for,
    hex_faults,
    hexes_named,
    strange_maps,
)
from oobmgr.games.war_in_europe.actions.retaken import (
    ASSAULT,
    LANDED,
    RECYCLED,
    assaulted,
    is_retaken,
    not_retaken,
    retaken_faults,
)
from oobmgr.games.war_in_europe.air.log import weather_of
from oobmgr.games.war_in_europe.fact_kinds import BEACH
from oobmgr.games.war_in_europe.pools import beach_account, waiting_account
from oobmgr.games.war_in_europe.sea.assault import (
    RANGE,
    AssaultInputs,
    amphibious_assault_check,
    island_unnamed,
    misspelt_sea,
    strange_sea,
)
from oobmgr.games.war_in_europe.units import own_units
from oobmgr.games.war_in_europe.words import ASSAULT_POINTS, MOVEMENT, OWN_TURN, Weather
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.entered import changes
from oobmgr.rules.fields import count_told, flag_told, open_told, text_told
from oobmgr.rules.picked_units import names_of

_STACK: Final = "WIE-AMPH-10"
GROUP: Final = "Amphibious"
IN: Final = "in"
OUT: Final = "out"
USED: Final = "used in"
FAILURES: Final = {
    "range": ("It is too far over water.", "water_hexes", "WIE-AMPH-01"),
    "supply_distance": ("It is too far from major supply.", "dist_major_supply", "WIE-AMPH-02"),
    "source_mountain": (
        "The hex in major supply is a mountain, and not Gibraltar.",
        "source_mountain",
        "WIE-AMPH-03",
    ),
    "target_mountain": ("No landing is made on a mountain.", "target_mountain", "WIE-AMPH-04"),
    "not_beach": ("is not a beach.", "hex", "WIE-AMPH-04"),
    "baltic_weather": ("That sea is closed in this weather.", "sea", "WIE-AMPH-11"),
}
"""What each test says of the assault, at which input, and its case."""


def beaches(books: Books) -> dict[str, int]:
    """The beaches of the side that plays, with the Amphibious Points on each."""
    return {
        account.detail: amount
        for account, amount in books.balances(ASSAULT_POINTS).items()
        # An account stays when its points are gone; only what lies there is a beach.
        if account.place is Place.BOX and account.side == books.side and amount
    }


def landed_now(books: Books, place: str) -> int:
    """The Amphibious Points on a beach of the side that made their assault in this turn."""
    if assaulted(books, place) != books.turn:
        return 0
    there, landed = beaches(books).get(place, 0), books.fact(BEACH, place, LANDED)
    # Where nobody noted how many they were, it was all that lie there.
    return min(there, landed) if isinstance(landed, int) else there


def beach_words(books: Books) -> dict[str, tuple[str, ...]]:
    """For a field of one beach: those that the side has."""
    return {"hex": tuple(beaches(books))}


def only_beach(books: Books) -> str:
    """The beach of the side where there is but one; with several none is taken for granted."""
    known = tuple(beaches(books))
    return known[0] if len(known) == 1 else ""


@dataclass(frozen=True)
class LandingInputs:
    """An assault from the sea."""

    hex: str = text_told("The hex where it lands.", RANGE, label="Landing hex")
    points: int = count_told(
        "Amphibious Points.", _STACK, unit="points", high=FEW, default=1, label="Points"
    )
    water_hexes: int | None = open_told(
        "Hexes over water, the landing hex among them.",
        RANGE,
        low=1,
        high=MANY,
        unit="hexes",
        label="Hexes over water",
    )
    dist_major_supply: int | None = open_told(
        "Hexes from the landing hex to a friendly hex in major supply.",
        "WIE-AMPH-02",
        low=0,
        high=MANY,
        unit="hexes",
        label="Hexes to major supply",
    )
    source_mountain: bool = flag_told(
        "Whether the hex in major supply is a mountain.",
        "WIE-AMPH-02",
        label="Supply hex a mountain",
    )
    source_gibraltar: bool = flag_told(
        "Whether the hex in major supply is Gibraltar.", "WIE-AMPH-03", label="Supply hex Gibraltar"
    )
    target_mountain: bool = flag_told(
        "Whether the landing hex is a mountain.", "WIE-AMPH-04", label="Landing on a mountain"
    )
    adj_all_sea: bool = flag_told(
        "Whether the landing hex is beside an all-sea hex.",
        "WIE-AMPH-04",
        label="Beside an all-sea hex",
    )
    adj_portless_island: bool = flag_told(
        "Whether it is beside a hex with an island that has no port.",
        "WIE-AMPH-04",
        label="Beside an island without a port",
    )
    island: str = text_told(
        "The island hex, where the rules name it.", "WIE-AMPH-07", label="Island hex"
    )
    sea: str = text_told(
        "The sea, such as Baltic.", "WIE-AMPH-11", label="Sea", words=lambda: ("Baltic",)
    )


@action(
    "WIE-AMPH-01..04 WIE-AMPH-06 WIE-AMPH-07 WIE-AMPH-10 WIE-AMPH-11",
    phases=(MOVEMENT,),
    title="Amphibious assault",
    name="assault",
    tab="Assault",
    post_text="Post the assault",
    group=GROUP,
    helpers=(
        "war_in_europe.amphibious_assault_check",
        "war_in_europe.assault_with_units_ashore",
    ),
    offered=lambda books: bool(books.balance(waiting_account(books.side), ASSAULT_POINTS)),
    not_now=Fault("No Amphibious Point of this side waits.", case=RECYCLED),
    offers=landing,
)
def plan_assault(books: Books, inputs: LandingInputs) -> ActionPlan:
    """Land on a beach with Amphibious Points, which stay there as a minor port."""
    place, weather = inputs.hex.strip().upper(), weather_of(books, books.turn)
    faults = tuple(_unsaid(books, inputs, weather))
    if faults or weather is None:
        return ActionPlan.refused("Assault", faults)
    asked = _asked(inputs, place, weather)
    found = amphibious_assault_check(asked, books.tables)
    waiting = books.balance(waiting_account(books.side), ASSAULT_POINTS)
    beach, there = beach_account(books.side, place), beaches(books).get(place, 0)
    most = books.tables.cell("sea.minor_port.points")
    line = most.step("Points in the hex", there + inputs.points, f"at most {most.whole}")
    return ActionPlan(
        f"Assault at {place}: {counted(inputs.points, 'Amphibious Point')}",
        "They serve as a minor port from the next turn on.",
        Ruling(found.result, (line, *found.working)),
        transfer(waiting_account(books.side), beach, ASSAULT_POINTS, inputs.points),
        _landed(books, place, inputs.points),
        warnings=(
            # Asked and not refused: the lists of doubtful coasts stand outside the rules at hand
            # (WIE-AMPH-07).
            *strange_maps(books, (place,), "hex", RANGE),
            *island_unnamed(asked, books.tables),
            *strange_sea(asked, books.tables),
        ),
        refusals=(
            *_check_faults(found.result.fails),
            *_stack_faults(inputs.points, waiting, there, most.whole),
            # Where own points lie already, the enemy must not have the hex again: they are recycled
            # first.
            *(retaken_faults(books, place, "hex") if there else ()),
        ),
    )


def _landed(books: Books, place: str, points: int) -> tuple[Fact, ...]:
    """What has to be written of points that landed in this turn, unless others did in a later."""
    if (known := assaulted(books, place)) and known > books.turn:
        return ()
    # With its turn, for in the turn of its assault nobody comes in through a beach (WIE-SEA-03).
    wanted: dict[str, JsonValue] = {
        ASSAULT: books.turn,
        LANDED: landed_now(books, place) + points,
    }
    # Who takes a beach begins anew there: what went through before was of the side that lost it.
    if place not in beaches(books) and _others_there(books, place):
        wanted |= dict.fromkeys((IN, OUT, USED))
    return changes(books, BEACH, place, wanted)


def _others_there(books: Books, place: str) -> bool:
    """Whether points of another side wait on a beach to be recycled."""
    return any(
        amount and account.place is Place.BOX and account.detail == place
        for account, amount in books.balances(ASSAULT_POINTS).items()
        if account.side != books.side
    )


def _asked(inputs: LandingInputs, place: str, weather: Weather) -> AssaultInputs:
    return AssaultInputs(
        # Open ones were refused above; the zeros here are never asked about.
        water_hexes=inputs.water_hexes or 0,
        dist_major_supply=inputs.dist_major_supply or 0,
        weather=weather,
        source_mountain=inputs.source_mountain,
        source_gibraltar=inputs.source_gibraltar,
        target_mountain=inputs.target_mountain,
        adj_all_sea=inputs.adj_all_sea,
        adj_portless_island=inputs.adj_portless_island,
        island=inputs.island,
        sea=inputs.sea,
        target=place,
    )


def _unsaid(books: Books, inputs: LandingInputs, weather: Weather | None) -> Iterator[Fault]:
    """What has to be entered before anything can be said."""
    far = inputs.dist_major_supply
    asked = (
        ("hex", inputs.hex.strip() or None, RANGE, "Enter the landing hex."),
        ("water_hexes", inputs.water_hexes, RANGE, "Count the hexes over water."),
        ("dist_major_supply", far, "WIE-AMPH-02", "Count the hexes to major supply."),
        ("sea", inputs.sea.strip() or None, "WIE-AMPH-11", "Name the sea."),
    )
    for field, value, case, advice in asked:
        # A zero is an answer; only what nobody entered is asked for.
        if value is None:
            yield asked_for(field, advice, case)
    for field, place in (("hex", inputs.hex), ("island", inputs.island)):
        yield from hex_faults(hexes_named((place,)), field, RANGE)
    yield from misspelt_sea(inputs.sea, books.tables)
    if weather is None:
        advice = "Enter it late, under its own phase."
        yield Fault("The weather of the turn is not known.", "sea", "", advice, "WIE-AMPH-11")


def _check_faults(fails: tuple[str, ...]) -> Iterator[Fault]:
    for name in fails:
        sentence, field, case = FAILURES[name]
        yield Fault(sentence, field, case=case)


def _stack_faults(points: int, waiting: int, there: int, most: int) -> Iterator[Fault]:
    if points > waiting:
        sentence = f"That is more than the {waiting} that wait."
        yield Fault(sentence, "points", str(points), "Enter fewer.", RECYCLED)
    if there + points > most:
        sentence = f"That would make {there + points} in the hex, and {most} is the most."
        yield Fault(sentence, "points", str(points), "Enter fewer.", _STACK)


# -------------------------------------------------------------------------------- recycling


def _retaken_beach(books: Books) -> str:
    """The one beach of the side that the enemy has again, as far as the books know."""
    lost = [place for place in beaches(books) if is_retaken(books, place)]
    # Proposed only where a single beach is lost: between two, the form would be guessing.
    return lost[0] if len(lost) == 1 else ""


def no_beach(books: Books, place: str, case: str) -> Fault:
    """The refusal where no beach is named, or one without points of the side."""
    known = ", ".join(beaches(books))
    if not place:
        return asked_for("hex", f"Name the beach: {known}.", case)
    sentence = f"No Amphibious Point of this side is at {place}."
    return Fault(sentence, "hex", place, f"Known: {known}.", case)


@dataclass(frozen=True)
class RecycleInputs:
    """A beach that the enemy took back, or that is given up."""

    hex: str = text_told("The beach.", RECYCLED, label="Beach")


@action(
    "WIE-AMPH-08",
    phases=OWN_TURN,
    title="Points recycled",
    name="recycle",
    tab="Recycle",
    post_text="Post the points",
    group=GROUP,
    propose=lambda books: RecycleInputs(_retaken_beach(books)),
    offered=lambda books: bool(beaches(books)),
    not_now=Fault("This side has no Amphibious Point on a beach.", case=RECYCLED),
    offers=beach_words,
)
def plan_recycle(books: Books, inputs: RecycleInputs) -> ActionPlan:
    """Return the Amphibious Points of a beach to their pool, once the enemy has it again."""
    place = inputs.hex.strip().upper()
    points = beaches(books).get(place, 0)
    if not points:
        return ActionPlan.refused("Recycled", (no_beach(books, place, RECYCLED),))
    # Points on a beach are neither taken nor destroyed (WIE-AMPH-08): they return by the loss of
    # the hex alone, and so not while units of the side hold it.
    holders = names_of(u for u in own_units(books) if u.hex.strip().upper() == place)
    if holders:
        sentence = f"is held by {holders}: points come back once the enemy has the beach again."
        fault = Fault(sentence, "hex", inputs.hex, "Move them out first.", RECYCLED)
        return ActionPlan.refused("Recycled", (fault,))
    # All of it goes: a beach taken again later begins anew. Where another side landed since, what
    # is noted of the beach is of that side.
    gone = () if _others_there(books, place) else (ASSAULT, LANDED, IN, OUT, USED)
    wanted = dict.fromkeys(gone)
    held = books.balance(waiting_account(books.side), ASSAULT_POINTS)
    lines = (
        Step(f"At {place}", points, "neither captured nor destroyed", RECYCLED),
        Step("Waiting now", held + points, f"{held} + {points}", RECYCLED, StepKind.RESULT),
    )
    return ActionPlan(
        f"Recycled from {place}: {counted(points, 'Amphibious Point')}",
        f"{held + points} wait now.",
        Ruling(points, lines),
        transfer(
            beach_account(books.side, place), waiting_account(books.side), ASSAULT_POINTS, points
        ),
        changes(books, BEACH, place, wanted),
        warnings=tuple(not_retaken(books, place)),
    )
