"""Which bridge and which unit an entry about bridges means."""

from __future__ import annotations

from collections.abc import Sequence

from oobmgr.domain.errors import Fault
from oobmgr.domain.wording import with_capital
from oobmgr.games.spark.actions.picked import nobody_picked
from oobmgr.games.spark.engineers.records import Bridge, BridgeState, standing
from oobmgr.games.spark.movement.hexes import same_hex
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books


def meant_bridge(books: Books, place: str, state: BridgeState) -> Bridge | None:
    """The bridge in this state that an entry names by a hex at its end, or leaves open.

    None where there is none, or where several could be meant.
    """
    found = [
        one
        for one in standing(books, state)
        if not place.strip() or any(same_hex(place, at) for at in (one.place, one.start, one.end))
    ]
    # Of several none is guessed: another bridge than the one meant would be written off.
    return found[0] if len(found) == 1 else None


def unknown_bridge(books: Books, place: str, state: BridgeState, case: str) -> Fault:
    """The refusal of an entry by which no bridge in this state, or more than one, is meant."""
    listed = ", ".join(bridge.place for bridge in standing(books, state))
    shown = with_capital(state)
    advice = f"{shown}: {listed}." if listed else f"None is {state}."
    if not place.strip():
        return Fault("is missing.", "bridge", place, advice, case, missing=True)
    return Fault(f"is not a bridge {state}.", "bridge", place, advice, case)


def not_one(units: Sequence[SparkUnit], field: str, advice: str, case: str) -> tuple[Fault, ...]:
    """The refusal where not just one unit is picked."""
    if len(units) > 1:
        return (Fault("are too many.", field, "", advice, case),)
    return nobody_picked(units, field, advice, case)
