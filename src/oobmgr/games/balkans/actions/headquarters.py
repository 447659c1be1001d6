"""The mode and the hex of Soviet HQs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Fact, Subject
from oobmgr.domain.units import UnitState
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.actions.picked import out_of_turn, pickable
from oobmgr.games.balkans.fact_kinds import MODE
from oobmgr.games.balkans.headquarters import soviet_hqs
from oobmgr.games.balkans.hexes import is_hex, same_place
from oobmgr.games.balkans.units import kind_of, mode_of, set_mode, since
from oobmgr.games.balkans.words import (
    COMBAT,
    HQ_MODE_WORDS,
    MOVEMENT,
    HqMode,
    UnitKind,
    is_soviet,
)
from oobmgr.rules.actions import ActionPlan, action
from oobmgr.rules.books import Books
from oobmgr.rules.fields import choice_told, text_told
from oobmgr.rules.picked_units import (
    against,
    known_units,
    names_of,
    pick_faults,
    said_of_each,
    units_told,
)

_HQ: Final = "W81-AIR-04"
_WHEN: Final = "Leave it out, unless your rules let it change its mode now."


@dataclass(frozen=True)
class HqModeInputs:
    """Soviet HQs, their mode and their hex."""

    units: tuple[int, ...] = units_told("The Soviet HQs.", _HQ)
    mode: HqMode = choice_told(
        "Their mode; only support matters here.", _HQ, HqMode.SUPPORT, label="Mode"
    )
    hex: str = text_told(
        "The hex that they are in, where the books have none yet.",
        _HQ,
        label="Hex, where the books have none",
    )


@action(
    "W81-AIR-04",
    phases=(MOVEMENT, COMBAT),
    title="HQ mode",
    name="hq_mode",
    post_text="Post the mode",
    link="Enter the mode of HQs",
    group="Air support",
    **pickable(
        soviet_hqs, "No Soviet HQ is on the map. Add one to the order of battle, of the type HQ."
    ).offering(_HQ, units="gets it"),
)
def plan_hq_mode(books: Books, inputs: HqModeInputs) -> ActionPlan:
    """Soviet HQs are put into support mode, or into another, and their hex can be entered."""
    units = known_units(books, inputs.units)
    place = inputs.hex.strip()
    hexes = tuple(
        Fact(Subject.UNIT, str(unit.id), "hex", unit.hex, place)
        for unit in units
        if place and place != unit.hex
    )
    return ActionPlan(
        f"{HQ_MODE_WORDS[inputs.mode].capitalize()}: {names_of(units)}",
        f"At {place}." if place else "",
        said_of_each("HQs", _HQ, [(unit, str(inputs.mode), place) for unit in units]),
        facts=(*set_mode(books, units, inputs.mode), *hexes),
        warnings=tuple(_change_warnings(books, inputs, units)),
        refusals=(*_hq_faults(books, inputs, units), *_hex_faults(units, place)),
    )


def _hq_faults(books: Books, inputs: HqModeInputs, units: tuple[UnitState, ...]) -> Iterator[Fault]:
    yield from pick_faults(units, _HQ)
    for unit in units:
        if kind_of(unit, books.tables) is not UnitKind.HEADQUARTERS:
            yield against(unit, "is not an HQ.", _HQ)
        elif not is_soviet(unit.nation):
            yield against(unit, "is not a Soviet HQ.", _HQ)
        # With a hex it is no entry made twice: the hex is what is new.
        elif mode_of(books, unit.id) == inputs.mode and not inputs.hex.strip():
            yield against(unit, f"is in {HQ_MODE_WORDS[inputs.mode]} already.", _HQ)


def _change_warnings(
    books: Books, inputs: HqModeInputs, units: tuple[UnitState, ...]
) -> Iterator[Fault]:
    # The mode that an HQ starts with may be entered at any time: nobody changes it by that.
    # Partisans have modes of their own; that one is no HQ is told of already.
    hqs = [u for u in units if kind_of(u, books.tables) is UnitKind.HEADQUARTERS]
    changed = [u for u in hqs if mode_of(books, u.id) not in {"", inputs.mode}]
    yield from out_of_turn(books, changed, _HQ, _WHEN)
    for unit in changed:
        if since(books, MODE, unit.id) == books.turn:
            held = HQ_MODE_WORDS[HqMode(mode_of(books, unit.id))]
            yield against(unit, f"went into {held} in this turn.", _HQ, _WHEN)


def _hex_faults(units: tuple[UnitState, ...], place: str) -> Iterator[Fault]:
    if place and not is_hex(place):
        advice = "Enter one such as 0718."
        yield Fault(f"{place!r} is not a hex of the map.", "hex", place, advice, _HQ)
    for unit in units:
        # A move is entered as one: near an open city it calls for a roll.
        if place and unit.hex and not same_place(place, unit.hex):
            yield against(unit, f"is in {unit.hex}.", _HQ, "Move it with an entry of its own.")
