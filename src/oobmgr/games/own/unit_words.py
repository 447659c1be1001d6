"""How the units of a described game are written: boxes, the other side, what a sheet leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import plain_dashes
from oobmgr.domain.units import MOST_RATING, MOST_STEPS
from oobmgr.games.own.description.description import DescribedType, Description
from oobmgr.rules.nearest import folded
from oobmgr.rules.symbols import PLAIN, symbol_name
from oobmgr.rules.unit_words import RatingField, TraitField, UnitWords

if TYPE_CHECKING:
    from oobmgr.domain.units import UnitState, UnitValues

BOXES: Final = "boxes"
FLIPPED: Final = "flipped"
UNASSIGNED: Final = "Unassigned units"
"""The formation of units for which a sheet names none."""
_HEADINGS: Final = MappingProxyType(
    {
        "designation": ("Name", "Unit"),
        "path": ("Group", "Parent"),
        "arrival": ("Turn",),
        "note": ("Remarks",),
    }
)
"""What such columns are called in the sheets of other programs, which players bring."""
_BLANKS: Final = frozenset({"?", "-", "–", "_", "."})
_LEFT_OUT: Final = frozenset({"id", "nation", "size", "path", "ratings", "steps"})
_LONGEST_BOX: Final = len(str(MOST_RATING)) + 1


def unit_words_of(told: Description) -> UnitWords:
    """How units are written, with the steps of their types where a sheet leaves them out."""
    types = types_of(told)

    def complete(values: UnitValues) -> UnitValues:
        kind = types.get(folded(values.type))
        boxes = values.traits.get(BOXES, "").split()
        # What the sheet says goes before the boxes on it, and those before the type.
        steps = values.steps or len(boxes) or (kind.steps if kind else 0) or 1
        return replace(values, steps=steps, path=values.path or (UNASSIGNED,))

    return UnitWords(
        traits=(
            TraitField(
                BOXES, ("Boxes", "Box values"), "what is printed in the boxes, such as 6 5 4",
                _boxes, code=True, printed=True,
            ),
            TraitField(
                FLIPPED, ("Flipped", "Flipped side"), "the ratings of its other side, such as 2-6",
                _ratings, code=True, printed=True, name="Flipped side",
            ),
        ),
        optional=_LEFT_OUT,
        types=tuple(one.name for one in told.unit_types),
        headings=_HEADINGS,
        complete=complete,
        reduced=FLIPPED,
    )  # fmt: skip


def ratings_of(told: Description) -> tuple[RatingField, ...]:
    """The ratings of units."""
    return tuple(
        RatingField(one.id, one.name, in_text=one.printed, optional=one.optional)
        for one in told.ratings
    )


def types_of(told: Description) -> Mapping[str, DescribedType]:
    """The types of units by their names, as they are compared."""
    return {folded(one.name): one for one in told.unit_types}


def symbols_of(told: Description) -> Mapping[str, str]:
    """The drawing of each type: as it says itself, else by the words of its name."""
    return {
        one.name.casefold(): PLAIN if one.symbol == PLAIN else symbol_name(one.symbol or one.name)
        for one in told.unit_types
    }


def is_flipped(unit: UnitState, types: Mapping[str, DescribedType]) -> bool:
    """Whether a unit lies on its other side."""
    kind = types.get(folded(unit.type))
    # A unit without a step is gone and lies on neither side; a type that never flips says 0.
    return kind is not None and 0 < unit.steps_left <= kind.flips_at


def _boxes(key: str, text: str) -> str:
    words = text.replace(",", " ").split()
    if len(words) > MOST_STEPS:
        advice = f"Write {MOST_STEPS} at most."
        raise BadInput(Fault(f"{len(words)} boxes are too many.", key, text, advice))
    long = next((word for word in words if len(word) > _LONGEST_BOX), "")
    if long:
        message = f"{long!r} does not go in a box."
        raise BadInput(Fault(message, key, text, f"Write {_LONGEST_BOX} letters at most."))
    # One sign for an empty box, whichever the sheet has.
    return " ".join("-" if word in _BLANKS else word for word in words)


def _ratings(key: str, text: str) -> str:
    plain = plain_dashes(text)
    numbers = plain.split("-")
    if not all(one.isascii() and one.isdecimal() and int(one) <= MOST_RATING for one in numbers):
        raise BadInput(Fault(f"{text!r} is not a set of ratings.", key, text, "Write them as 2-6."))
    return plain
