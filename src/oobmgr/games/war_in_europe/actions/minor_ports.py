"""Beaches that serve as minor ports: the units that go through their Amphibious Points by sea."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, JsonValue
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.actions.beaches import (
    GROUP,
    IN,
    OUT,
    USED,
    beach_words,
    beaches,
    landed_now,
    no_beach,
    only_beach,
)
from oobmgr.games.war_in_europe.actions.retaken import retaken_faults
from oobmgr.games.war_in_europe.air.log import weather_of
from oobmgr.games.war_in_europe.fact_kinds import AT_BEACH, BEACH, BEACH_BEFORE
from oobmgr.games.war_in_europe.ground.movement import (
    MobileSupplyInputs,
    MoveMode,
    mobile_supply_move,
)
from oobmgr.games.war_in_europe.options import PORT_TRANSFERS, is_usual
from oobmgr.games.war_in_europe.sea.ports import (
    FIRST_TURN,
    THROUGH,
    PortInputs,
    amphibious_port_transfer,
)
from oobmgr.games.war_in_europe.units import MOBILE_SUPPLY, is_kind
from oobmgr.games.war_in_europe.words import MOVEMENT, Area
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import FEW
from oobmgr.rules.entered import changes, enter
from oobmgr.rules.fields import count_told, text_told
from oobmgr.rules.tables import Cell

_MOBILE: Final = "WIE-WX-01"
_THROUGH: Final = "through"


@dataclass(frozen=True)
class ThroughInputs:
    """Units that go through a beach by sea."""

    hex: str = text_told("The beach.", THROUGH, label="Beach")
    units_in: int = count_told("Units that come in.", THROUGH, unit="units", high=FEW, label="In")
    units_out: int = count_told("Units that go out.", THROUGH, unit="units", high=FEW, label="Out")


@action(
    "WIE-AMPH-09 WIE-SEA-03 WIE-WX-01",
    phases=(MOVEMENT,),
    title="Units through a beach",
    name="through_beach",
    tab="Through a beach",
    post_text="Post the units",
    group=GROUP,
    helpers=("war_in_europe.amphibious_port_transfer",),
    propose=lambda books: ThroughInputs(only_beach(books)),
    offered=lambda books: bool(beaches(books)),
    not_now=Fault("This side has no Amphibious Point on a beach.", case=THROUGH),
    offers=beach_words,
)
def plan_through_beach(books: Books, inputs: ThroughInputs) -> ActionPlan:
    """Bring units in and out through Amphibious Points that serve as a minor port."""
    place = inputs.hex.strip().upper()
    points = beaches(books).get(place, 0)
    if not points:
        return ActionPlan.refused("Through a beach", (no_beach(books, place, THROUGH),))
    together, most, each = _traffic(books, place, inputs)
    # Points that assaulted this turn take nobody in before the next; those from before still do.
    asked = PortInputs(inputs.units_in, 0, landed_now(books, place) == points)
    found = amphibious_port_transfer(asked, books.tables)
    lines = (
        Step("Amphibious Points there", points, "", THROUGH),
        each.step("Units this turn", together, f"at most {most}"),
        Step("Shipped in", inputs.units_in, found.working[1].arithmetic, FIRST_TURN),
        Step("Left this turn", most - together, "", THROUGH, StepKind.RESULT),
    )
    field = "units_in" if inputs.units_in else "units_out"
    refusals = list(through_faults(books, inputs, field))
    if not inputs.units_in and not inputs.units_out:
        refusals.append(
            Fault("No unit is named.", "units_in", advice="Say how many.", case=THROUGH)
        )
    return ActionPlan(
        f"Through {place}: {inputs.units_in} in, {inputs.units_out} out",
        f"{most - together} more may." if together <= most else "",
        Ruling(together, lines),
        facts=through_facts(books, inputs),
        warnings=tuple(_mobile_supply_doubts(books, field)),
        refusals=tuple(refusals),
    )


def _mobile_supply_doubts(books: Books, field: str) -> Iterator[Fault]:
    """What is asked of units that are only counted: Mobile Supply units may not go in snow."""
    weather = weather_of(books, books.turn)
    # The area is not known here, so the worst one is asked about: elsewhere no weather stops them.
    asked = MobileSupplyInputs(Area.SEVERE, weather, MoveMode.SEA) if weather else None
    if asked and mobile_supply_move(asked, books.tables).result:
        return
    own = [unit for unit in books.units() if unit.side == books.side and unit.steps_left]
    # A side whose units are in the books, and no Mobile Supply unit among them, has none to ask of.
    if not own or any(is_kind(unit, MOBILE_SUPPLY) for unit in own):
        sentence = "Mobile Supply units in the Severe area do not move by sea in snow."
        advice = "Check whether one is among them."
        yield Fault(sentence, field, advice=advice, case=_MOBILE).question()


def _traffic(books: Books, place: str, inputs: ThroughInputs) -> tuple[int, int, Cell]:
    """Units through a beach in this turn with those that are entered, how many may, and of what."""
    # In and out together are one allowance (K-17).
    together = sum(through_now(books, place)) + inputs.units_in + inputs.units_out
    return together, *most_through(books, beaches(books).get(place, 0))


def most_through(books: Books, points: int) -> tuple[int, Cell]:
    """How many units so many points let through a beach in a turn, and the cell that says so."""
    each = books.tables.cell("sea.minor_port.units")
    # By the other choice the limit is one of the hex, however many points serve there.
    ports = points if is_usual(books.options, PORT_TRANSFERS) else 1
    return ports * each.whole, each


def through_faults(books: Books, inputs: ThroughInputs, field: str) -> Iterator[Fault]:
    """The refusals of units that go through a beach of the side, told at an input of the form."""
    place = inputs.hex.strip().upper()
    together, most, _ = _traffic(books, place, inputs)
    entered = str(inputs.units_in or inputs.units_out)
    yield from retaken_faults(books, place, field)
    if together > most:
        sentence = f"That makes {together} through {place} this turn; at most {most} may go."
        yield Fault(sentence, field, entered, case=THROUGH)
    # Only the way in is barred: units may leave through points that have just landed (WIE-SEA-03).
    if inputs.units_in:
        yield from _first_turn(books, place, inputs.units_in, field)


def _first_turn(books: Books, place: str, units_in: int, field: str) -> Iterator[Fault]:
    """The refusal of units that come in through points which made their assault this turn."""
    points, landed = beaches(books).get(place, 0), landed_now(books, place)
    come, (most, _) = through_now(books, place)[0] + units_in, most_through(books, points - landed)
    if landed and landed == points:
        sentence = "None comes in on the turn of the assault."
        yield Fault(sentence, field, str(units_in), case=FIRST_TURN)
    # Where the limit is one of the hex, that says it already.
    elif come > most and most < most_through(books, points)[0]:
        sentence = (
            f"That makes {come} in through {place} this turn; "
            f"the points from before the assault take {most}."
        )
        yield Fault(sentence, field, str(units_in), case=FIRST_TURN)


def through_facts(books: Books, inputs: ThroughInputs) -> tuple[Fact, ...]:
    """What has to be written where units go through a beach."""
    place = inputs.hex.strip().upper()
    before_in, before_out = through_now(books, place)
    wanted: dict[str, JsonValue] = {
        IN: before_in + inputs.units_in,
        OUT: before_out + inputs.units_out,
    }
    latest = str(books.fact(BEACH, place, USED) or "")
    if latest > books.turn:
        # Entered late, it must not stand in the place of what a later turn used.
        return enter(books, BEACH_BEFORE, AT_BEACH.key(books.turn, place), _THROUGH, wanted)
    return (
        *(_kept(books, place, latest) if latest and latest < books.turn else ()),
        *changes(books, BEACH, place, {**wanted, USED: books.turn}),
    )


def _kept(books: Books, place: str, turn: str) -> tuple[Fact, ...]:
    """What has to be written for the latest turn of a beach to stay known when a new one comes."""
    counts = {field: books.fact(BEACH, place, field) for field in (IN, OUT)}
    return enter(books, BEACH_BEFORE, AT_BEACH.key(turn, place), _THROUGH, counts)


def through_now(books: Books, place: str) -> tuple[int, int]:
    """The units that came in and went out through a beach in this turn."""
    # What was used in another turn says nothing of this one.
    if books.fact(BEACH, place, USED) == books.turn:
        counts = {field: books.fact(BEACH, place, field) for field in (IN, OUT)}
    else:
        kept = books.fact(BEACH_BEFORE, AT_BEACH.key(books.turn, place), _THROUGH)
        counts = kept if isinstance(kept, dict) else {}
    units_in, units_out = (
        count if isinstance(count := counts.get(field), int) else 0 for field in (IN, OUT)
    )
    return units_in, units_out
