"""Supply paths, leg by leg."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.rules.bounds import FEW, MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_PATH: Final = "WIE-SUP-03"
_SEVERE: Final = "WIE-SUP-06"


class Head(StrEnum):
    """A supply head; how far other heads reach than these three stands in your rules."""

    MOBILE_SUPPLY = "mobile_supply"
    MINOR_PORT = "minor_port"
    AMPHIBIOUS_POINT = "amphibious_point"
    OTHER = "other"


_HEADS: Final = {
    "MobileSupply": "mobile_supply",
    "MinorPort": "minor_port",
    "AmphibPort": "amphibious_point",
    # These have no limit in the rules at hand, and so the leg asks for one.
    "AmphibiousPort": "amphibious_point",
    "MajorPort": "other",
    "Port": "other",
    "City": "other",
    "Railhead": "other",
    "MajorSupply": "other",
    "SupplySource": "other",
}
HEAD_NAMES: Final = {
    Head.MOBILE_SUPPLY: "a Mobile Supply unit",
    Head.MINOR_PORT: "a minor port",
    Head.AMPHIBIOUS_POINT: "an Amphibious Point",
    Head.OTHER: "another head",
}


_LEG: Final = "leg"
_TOO_MANY: Final = "mobile_supply"
_FAIL_NAMES: Final = {
    **{f"{_LEG}{number}": f"leg {number}" for number in range(1, FEW + 1)},
    _TOO_MANY: "too many Mobile Supply units",
}
"""What a form calls that which does not hold."""


@dataclass(frozen=True)
class Leg:
    """A leg of a path: the head at its end, and how long it is."""

    head: Head = told("The head that it ends at.", aliases=_HEADS, case=_PATH, label="Ends at")
    length: int = told(
        "How long it is: movement points, or hexes to an Amphibious Point.",
        low=0,
        high=MANY,
        case=_PATH,
        label="Length",
    )
    limit: int | None = told(
        "Its limit, where your rules set another; needed for another head.",
        default=None,
        low=0,
        high=MANY,
        case=_PATH,
        label="Limit of your rules",
    )


@dataclass(frozen=True)
class SupplyInputs:
    """A path from a unit from head to head."""

    legs: tuple[Leg, ...] = told("The legs, from the unit on.", case=_PATH)
    severe: bool = told(
        "Whether the path is in the Severe area, or ends at a head there.",
        default=False,
        case=_SEVERE,
        label="Severe area",
    )


@dataclass(frozen=True)
class SupplyPath:
    """Whether a path holds, and which of its parts do not."""

    legal: bool = told("Whether it holds.")
    fails: tuple[str, ...] = told(
        "What does not hold: legs by number, or the Mobile Supply units.",
        choice_names=_FAIL_NAMES,
    )


@calculator("WIE-SUP-03 WIE-SUP-05 WIE-SUP-06", also="WIE-SUP-02 WIE-SUP-04", title="Supply path")
def supply_path(inputs: SupplyInputs, tables: Tables) -> Ruling[SupplyPath]:
    """Whether a path from head to head is short enough.

    Raises:
        BadInput: There is no leg, or one ends at a head that the rules at hand do not tell of, and
            has no limit.
    """
    if not inputs.legs:
        advice = "Enter at least one leg, from the unit to its first head."
        raise BadInput(Fault("is missing.", "legs", advice=advice, case=_PATH, missing=True))
    lines, fails = list[Step](), list[str]()
    for number, leg in enumerate(inputs.legs, start=1):
        limit, unit, case = _limit(leg, number, tables)
        # Movement points have no singular in short, hexes have.
        counted_in = "hex" if (limit, unit) == (1, "hexes") else unit
        name = f"Leg {number}, to {HEAD_NAMES[leg.head]}"
        lines.append(Step(name, leg.length, f"at most {limit} {counted_in}", case))
        if leg.length > limit:
            fails.append(f"{_LEG}{number}")
    mobile = sum(leg.head is Head.MOBILE_SUPPLY for leg in inputs.legs)
    # K-25: the bound holds where the path lies in the area, and also where only its end does.
    if inputs.severe:
        most = tables.cell("supply.severe.mobile_supply")
        lines.append(most.step("Mobile Supply units", mobile, f"at most {most.whole}"))
        if mobile > most.whole:
            fails.append(_TOO_MANY)
    lines.append(Step("The path holds", not fails, "", _PATH, StepKind.RESULT))
    return Ruling(SupplyPath(not fails, tuple(fails)), tuple(lines))


def _limit(leg: Leg, number: int, tables: Tables) -> tuple[int, str, str]:
    """How long a leg may be, in what, and the case that says so."""
    if leg.head is not Head.OTHER:
        # A leg is bound by the head at its end, and not by where it begins (WIE-SUP-03).
        cell = tables.cell(f"supply.leg.{leg.head}")
        # A limit that a player gives goes before ours.
        return cell.whole if leg.limit is None else leg.limit, cell.unit, cell.case
    if leg.limit is None:
        where, advice = f"legs.{number - 1}.limit", "Enter how far that head reaches by your rules."
        raise BadInput(Fault("is missing.", where, advice=advice, case=_PATH, missing=True))
    return leg.limit, "MP", _PATH
