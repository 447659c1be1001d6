"""The hexes of the map by their numbers, and how far they lie apart.

Nobody says which rows of the map are shifted by half a hex. Without that, a distance is known only
where it is the same in every layout that is possible.
"""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import product
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.balkans.options import PUSHED_PARITY, STAGGER_AXIS, chosen
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.hexes import HexForm
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

_HEX: Final = re.compile(r"[0-9]{4}")
HEXES: Final = HexForm(_HEX, "Write its four digits, such as 0718.")
_PAIR: Final = re.compile(r"[0-9]{2}")
_CASE: Final = "W81-FEST-01"
NOT_KNOWN: Final = "not_known"


class StaggerAxis(StrEnum):
    """Which pair of digits names the rows of hexes that stand in a straight line."""

    FIRST = "first"
    SECOND = "second"


class Parity(StrEnum):
    """Which of these rows lie half a hex further on."""

    ODD = "odd"
    EVEN = "even"


@dataclass(frozen=True)
class Layout:
    """How the hexes of a map are laid out, as far as it is known; None where it is not."""

    axis: StaggerAxis | None = None
    pushed: Parity | None = None

    def possible(self) -> tuple[tuple[StaggerAxis, Parity], ...]:
        """Every layout that it may be."""
        # B-17: what nobody has told may be either, and only what holds in all of them is known.
        axes = (self.axis,) if self.axis else tuple(StaggerAxis)
        pushed = (self.pushed,) if self.pushed else tuple(Parity)
        return tuple(product(axes, pushed))


@dataclass(frozen=True)
class Span:
    """How many hexes lie between two: the least and the most that it can be."""

    least: int
    most: int

    @property
    def exact(self) -> int | None:
        """The distance, None where it depends on the layout."""
        return self.least if self.least == self.most else None

    @property
    def words(self) -> str:
        """``3``, or ``2 to 3``."""
        return f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"


def layout_of(options: Options) -> Layout:
    """The layout of the map as the campaign knows it."""
    axis, parity = chosen(options, STAGGER_AXIS), chosen(options, PUSHED_PARITY)
    return Layout(
        None if axis == NOT_KNOWN else StaggerAxis(str(axis)),
        None if parity == NOT_KNOWN else Parity(str(parity)),
    )


def is_hex(text: str) -> bool:
    """Whether this is the number of a hex, such as 0718."""
    return _HEX.fullmatch(text.strip()) is not None


def same_place(one: str, other: str) -> bool:
    """Whether two words name the same hex or place."""
    return folded(one) == folded(other)


def span(one: str, other: str, layout: Layout) -> Span | None:
    """The hexes from one hex to another; None where a word is not the number of a hex."""
    if not (is_hex(one) and is_hex(other)):
        return None
    found = [_apart(one, other, axis, pushed) for axis, pushed in layout.possible()]
    return Span(min(found), max(found))


def _apart(one: str, other: str, axis: StaggerAxis, pushed: Parity) -> int:
    here, there = _slanting(one, axis, pushed), _slanting(other, axis, pushed)
    across, along = here[0] - there[0], here[1] - there[1]
    # On slanting axes the largest of the three differences is the number of steps.
    return max(abs(across), abs(along), abs(across + along))


def _slanting(place: str, axis: StaggerAxis, pushed: Parity) -> tuple[int, int]:
    """The row of a hex, and its place along a slanting line through the rows."""
    first, second = (int(pair) for pair in _PAIR.findall(place))
    row, place_in_row = (first, second) if axis is StaggerAxis.FIRST else (second, first)
    # Every second row lies half a hex further on, so the slanting line falls back by one there.
    return row, place_in_row - ((row + (pushed is Parity.EVEN)) >> 1)


# --------------------------------------------------------------------------------- calculator


def read_hex(raw: object) -> str:
    """The number of a hex. Raises `ValueError`."""
    # As text alone: a number cannot keep the leading zero of 0718.
    text = raw.strip() if isinstance(raw, str) else ""
    if not is_hex(text):
        raise ValueError("must be the number of a hex in quotes, such as 0718.")
    return text


@dataclass(frozen=True)
class HexDistanceInputs:
    """Two hexes and the layout of the map."""

    a: str | None = told(
        "A hex; left blank where it is not known.",
        default=None,
        read=read_hex,
        case=_CASE,
        label="From hex",
    )
    b: str | None = told(
        "The other hex; left blank where it is not known.",
        default=None,
        read=read_hex,
        case=_CASE,
        label="To hex",
    )
    stagger_axis: StaggerAxis | None = told(
        "Which two digits hexes in a straight line share.",
        default=None,
        case=_CASE,
        label="Digits that a line shares",
    )
    pushed_parity: Parity | None = told(
        "Which of these lines are half a hex further on.",
        default=None,
        case=_CASE,
        label="Lines half a hex on",
    )


@dataclass(frozen=True)
class HexDistance:
    """How far two hexes lie apart."""

    distance: int | None = told("Hexes between them; blank if not known.", unit="hexes")


@calculator("W81-FEST-01", also="W81-FEST-07 W81-FEST-08 W81-AIR-04", title="Hexes apart")
def hex_distance(inputs: HexDistanceInputs, _: Tables) -> Ruling[HexDistance]:
    """How many hexes it is from one hex to another."""
    a, b = inputs.a, inputs.b
    # B-18: the hex of Vienna is printed nowhere, so an open hex is answered and not refused.
    if a is None or b is None:
        open_line = Step("Hexes", "not known", "a hex is not known", _CASE, StepKind.RESULT)
        return Ruling(HexDistance(None), (open_line,), ("Enter both hexes to count.",))
    layout = Layout(inputs.stagger_axis, inputs.pushed_parity)
    found = [(axis, pushed, _apart(a, b, axis, pushed)) for axis, pushed in layout.possible()]
    lines = [Step(f"{axis} digits, {pushed} shifted", n, case=_CASE) for axis, pushed, n in found]
    numbers = {n for *_, n in found}
    exact = next(iter(numbers)) if len(numbers) == 1 else None
    value = "not known" if exact is None else exact
    result = Step("Hexes", value, f"{a} to {b}", _CASE, StepKind.RESULT)
    notes = () if exact is not None else ("It depends on how your map is laid out.",)
    return Ruling(HexDistance(exact), (*lines, result), notes)
