"""The Political Index: simultaneous events, and the moves of peace offers and surrenders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.words import POWER_ALIASES, Power
from oobmgr.rules.bounds import FEW
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told, text_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded, nearest
from oobmgr.rules.tables import Tables

INDEX: Final = "LGA-POL-01"
OFFERS: Final = "LGA-POL-04"


@dataclass(frozen=True)
class Event:
    """An event on the Political Index as it meets one power."""

    power: Power = told(
        "The power whose marker is moved.", aliases=POWER_ALIASES, case=INDEX, label="Marker of"
    )
    shift: int = told(
        "Boxes; to the right above zero, to the left below.",
        low=-FEW,
        high=FEW,
        unit="boxes",
        case=INDEX,
        label="Boxes to the right (left: −)",
    )
    source: str = text_told("What it comes from.", INDEX, label="Because of")


@dataclass(frozen=True)
class EventsInputs:
    """Events that happen at the same moment."""

    events: tuple[Event, ...] = told("The events.", case=INDEX)


@dataclass(frozen=True)
class Moves:
    """How far the marker of each power moves."""

    moves: Mapping[str, int | None] = told(
        "Boxes by power; open where two equal shifts pull to both sides, for the players to decide."
    )


@calculator("LGA-POL-01", title="Simultaneous political events")
def political_index_moves(inputs: EventsInputs, _: Tables) -> Ruling[Moves]:
    """How far each power's marker moves: by its single largest shift alone."""
    shifts: dict[str, list[int]] = {}
    for event in inputs.events:
        shifts.setdefault(event.power, []).append(event.shift)
    moves = {power: _single(found) for power, found in shifts.items()}
    lines = tuple(Step(power, move, _why(shifts[power]), INDEX) for power, move in moves.items())
    result = Step("Powers concerned", len(moves), "", INDEX, StepKind.RESULT)
    return Ruling(Moves(moves), (*lines, result))


def _single(shifts: list[int]) -> int | None:
    """The largest shift; None where the largest pull to both sides alike."""
    # A power is struck once, by the largest: in the example of 22.0 two offers at the same moment
    # move Prussia by one box, and not by two.
    most = max(map(abs, shifts))
    largest = {shift for shift in shifts if abs(shift) == most}
    # L-16: equal and opposite, they neither cancel nor add up by any rule: the players say.
    return largest.pop() if len(largest) == 1 else None


def _why(shifts: list[int]) -> str:
    if _single(shifts) is None:
        return "equal shifts to both sides: the players decide"
    told_all = ", ".join(f"{shift:+d}" for shift in shifts)
    return f"largest of {told_all}" if len(shifts) > 1 else told_all


OFFER_NAMES: Final = {"offer_peace": "a peace offer", "surrender": "a surrender"}


def _read_deeds(raw: object) -> tuple[str, ...]:
    """What was done, each by its name. Raises `BadInput` for a slip of the pen in one."""
    if isinstance(raw, str) or not isinstance(raw, Sequence):
        raise ValueError("must be a list.")  # noqa: TRY004 - reported as a fault of the value
    return tuple(_deed(str(word), number) for number, word in enumerate(raw))


def _deed(word: str, number: int) -> str:
    known = {folded(name): name for name in OFFER_NAMES}
    if found := known.get(folded(word)):
        return found
    # Whatever else was done moves nothing, so that a slip would be an offer that does not count.
    if meant := nearest(word, OFFER_NAMES):
        raise BadInput(Fault("is not known here.", str(number), word, f"Did you mean {meant}?"))
    return word


@dataclass(frozen=True)
class OffersInputs:
    """What powers did in a row."""

    events: tuple[str, ...] = list_told(
        "Each offer_peace and surrender in order; others move nothing.",
        OFFERS,
        read=_read_deeds,
        label="The events",
    )


@dataclass(frozen=True)
class Offers:
    """How often the marker is moved."""

    moves: int = told("How often the marker is moved.", unit="moves")


@calculator("LGA-POL-04", title="Peace offers and surrenders")
def peace_offer_moves(inputs: OffersInputs, _: Tables) -> Ruling[Offers]:
    """How often peace offers and surrenders move the marker: each of them does."""
    # Each one anew (22.33), unlike a town taken in France, which counts once in a war (22.31).
    found = [event for event in inputs.events if event in OFFER_NAMES]
    lines = tuple(Step(OFFER_NAMES[event], 1, "", OFFERS) for event in found)
    result = Step("Moves", len(found), "", OFFERS, StepKind.RESULT)
    return Ruling(Offers(len(found)), (*lines, result))
