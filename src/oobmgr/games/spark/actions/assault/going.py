"""The assaults that go on: the one that an entry means, and the units that take part in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.games.spark.assault.steps import Assault, assault_on, going
from oobmgr.games.spark.movement.hexes import HEXES
from oobmgr.games.spark.picking.by_hex import Pickable
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.rules.books import Books

NO_ASSAULT: Final = Fault("No assault is under way: no unit has an Assault Marker.")


def target_hex_told() -> Any:  # noqa: ANN401 - as `told`
    """An input of the Assault Target Hex."""
    return HEXES.told("The Assault Target Hex, such as 1712.", "SP-ASLT-01", label="Assault on")


def any_assault(books: Books) -> bool:
    """Whether an assault goes on."""
    return bool(going(books))


def waiting_for(books: Books, action: str) -> Assault | None:
    """The first assault in which this action comes next."""
    return next((one for one in going(books) if one.now and one.now.action == action), None)


def opening_at(inputs: type[Any], action: str) -> Callable[[Books], Any]:
    """How a form opens: at the first assault in which its action comes next, if there is one."""

    def propose(books: Books) -> Any:  # noqa: ANN401 - each action has inputs of its own
        found = waiting_for(books, action)
        return inputs(found.hex if found else "")

    return propose


def named_assault(books: Books, place: str) -> Assault:
    """The assault on a hex that goes on.

    Raises:
        BadInput: There is none, or it is over; or nobody has said yet on which hex it is.
    """
    listed = ", ".join(one.hex for one in going(books))
    advice = f"Assaults are on {listed}." if listed else "Place Assault Markers first."
    if not place.strip():
        advice = f"Enter the hex that is assaulted. {advice}"
        raise BadInput(Fault("is missing.", "hex", "", advice, "SP-ASLT-01", missing=True))
    found = assault_on(books, place)
    if found is None:
        raise BadInput(Fault("There is no assault on this hex.", "hex", place, advice))
    if found.ended:
        advice = "Undo its end, or place an Assault Marker again."
        raise BadInput(Fault("The assault on this hex is over.", "hex", place, advice))
    return found


def in_assaults(of: Callable[[Assault], tuple[SparkUnit, ...]], none: str) -> Pickable:
    """The units of all assaults that go on: those that `of` names of each."""
    return Pickable(lambda books: (unit for one in going(books) for unit in of(one)), none)
