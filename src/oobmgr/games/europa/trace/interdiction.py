"""Interdiction zones: placing them, what they take from supply links, what they cost to move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any

from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import flag_told, list_told
from oobmgr.rules.inputs import told
from oobmgr.rules.nearest import folded
from oobmgr.rules.tables import Tables

# -------------------------------------------------------------------------------- placing


class GroupSteps(StrEnum):
    """How many steps an air group has, as its counter says."""

    ONE = "1"
    TWO = "2"


_STEP_WORDS: dict[str, GroupSteps] = {
    **dict.fromkeys((GroupSteps.ONE, "one", "(1)", "half", "reduced", "single"), GroupSteps.ONE),
    **dict.fromkeys((GroupSteps.TWO, "two", "full", "double"), GroupSteps.TWO),
}


def _read_steps(raw: Any) -> GroupSteps:  # noqa: ANN401 - JSON
    found = None if isinstance(raw, bool) else _STEP_WORDS.get(str(raw).strip().casefold())
    if found is None:
        raise ValueError("must be 1, or 2 for a full group.")
    return found


@dataclass(frozen=True)
class StrikeGroup:
    """An air group that interdicts."""

    rating: int = told(
        "Its tactical bombing rating as printed.", low=0, case="INT-03", label="Bombing rating"
    )
    step: GroupSteps = told(
        "Its steps, two for a full group.",
        default=GroupSteps.TWO,
        read=_read_steps,
        case="INT-03",
        label="Steps",
    )


@dataclass(frozen=True)
class InterdictionZoneInputs:
    """The groups of an interdiction mission that arrive."""

    groups: tuple[StrikeGroup, ...] = list_told(
        "The groups that strike, escorts left out.", "INT-03"
    )


@dataclass(frozen=True)
class InterdictionZone:
    """The chance of placing a zone."""

    factors: int = told("Tactical factors together.", unit="factors")
    success_faces: int = told("Faces of a die that place the zone.", unit="faces")


@calculator("INT-03", title="Interdiction mission")
def interdiction_zone(inputs: InterdictionZoneInputs, tables: Tables) -> Ruling[InterdictionZone]:
    """Which rolls of a die place an interdiction zone."""
    working: list[Step] = []
    factors = 0
    for group in inputs.groups:
        cell = tables.cell(f"trace.zone.steps.{group.step}")
        own, text = group.rating * cell.whole, f"{group.rating} × {cell.whole}"
        factors += own
        working.append(cell.step("Group", own, text))
    faces = tables.cell("trace.zone.faces")
    success = min(factors, faces.whole)
    said = "automatic" if factors >= faces.whole else f"a roll of {success} or less"
    working += [
        faces.step("Factors", factors, kind=StepKind.SUM),
        faces.step("Faces that place it", success, said if success else "none", StepKind.RESULT),
    ]
    return Ruling(InterdictionZone(factors, success), tuple(working))


# ----------------------------------------------------------------------------- on supply


def _read_hexes(raw: Any) -> tuple[str, ...]:  # noqa: ANN401 - JSON
    """Hexes by name or number."""
    if isinstance(raw, str | Mapping) or not isinstance(raw, Sequence):
        raise ValueError("must be a list of hexes.")  # noqa: TRY004 - as in the reader
    if any(isinstance(item, bool) or not isinstance(item, str | int) for item in raw):
        raise ValueError("must be a list of hexes by name or number.")
    return tuple(str(item).strip() for item in raw)


def _read_links(raw: Any) -> tuple[tuple[str, ...], ...]:  # noqa: ANN401 - JSON
    if isinstance(raw, str | Mapping) or not isinstance(raw, Sequence):
        raise ValueError("must be a list of links, each a list of hexes.")  # noqa: TRY004 - as there
    return tuple(_read_hexes(item) for item in raw)


@dataclass(frozen=True)
class InterdictionChargeInputs:
    """A supply trace hex by hex, and the hexes of enemy interdiction zones."""

    links: tuple[tuple[str, ...], ...] = told(
        "The hexes of each link, in order from the unit.",
        read=_read_links,
        case="INT-02",
        label="Hexes of each link",
    )
    zone_hexes: tuple[str, ...] = list_told(
        "The hexes of interdiction zones.", "INT-02", read=_read_hexes
    )


@calculator(
    "INT-01..02",
    title="Interdiction of a trace",
    value="For each link, whether it loses a hex.",
    named="charged",
)
def interdiction_charge(
    inputs: InterdictionChargeInputs, tables: Tables
) -> Ruling[tuple[bool, ...]]:
    """Which links of a supply trace interdiction zones shorten.

    Counted out from the unit, a hex that two links share belongs to the first of them.
    """
    cell = tables.cell("trace.zone.link_less")
    zones = {folded(name) for name in inputs.zone_hexes}
    counted: set[str] = set()
    charged: list[bool] = []
    working: list[Step] = []
    for number, link in enumerate(inputs.links, 1):
        own = {folded(name): name for name in link if folded(name) not in counted}
        struck = [name for key, name in own.items() if key in zones]
        counted.update(own)
        # However many hexes of zones a link enters, it loses one hex (INT-01).
        charged.append(bool(struck))
        text = f"zone in {', '.join(struck)}" if struck else "no zone of its own"
        working.append(cell.step(f"Link {number}", -cell.whole if struck else 0, text))
    working.append(Step("Links shortened", sum(charged), case="INT-02", kind=StepKind.RESULT))
    return Ruling(tuple(charged), tuple(working))


# --------------------------------------------------------------------------- on movement


class EnemyZoc(StrEnum):
    """The enemy zone of control in a hex; a limited one is like a reduced one."""

    NONE = "none"
    NORMAL = "normal"
    REDUCED = "reduced"


@dataclass(frozen=True)
class ZoneExitCostInputs:
    """A unit that leaves a hex."""

    cm: bool = told("Whether it is mechanised.", case="INT-04", label="C/M unit?")
    ezoc: EnemyZoc = told(
        "The enemy zone of control that it leaves.",
        default=EnemyZoc.NONE,
        aliases={"limited": "reduced", "full": "normal", "no": "none", "yes": "normal"},
        case="ZOC-01",
    )
    zone: bool = flag_told(
        "Whether the hex is in an interdiction zone.", "INT-04", label="In an interdiction zone?"
    )
    rail: bool = flag_told(
        "Whether it moves by operational rail.",
        "INT-08",
        names=("by_rail",),
        label="Operational rail?",
    )
    rail_cut: bool = flag_told(
        "Whether the rail line is cut in the hex, as at the centre of a zone.",
        "INT-08",
        label="Rail cut in the hex?",
    )


@calculator(
    "INT-04 INT-08 ZOC-01",
    title="Leaving a zone",
    value="Movement points more.",
    unit="MP",
    named="mp",
)
def zone_exit_cost(inputs: ZoneExitCostInputs, tables: Tables) -> Ruling[int]:
    """What leaving a hex costs more, for zones of control and of interdiction."""
    working: list[Step] = []
    if inputs.ezoc is not EnemyZoc.NONE:
        cell = tables.cell(f"movement.zoc.{inputs.ezoc}")
        working.append(cell.step("Zone of control"))
    working += _zone_lines(inputs, tables)
    # A zone of control and one of interdiction in the same hex do not add up.
    most = max((int(line.value or 0) for line in working), default=0)
    text = "the higher" if len(working) > 1 else ""
    return ruled("Movement points more", most, text, "INT-04", before=working)


def _zone_lines(inputs: ZoneExitCostInputs, tables: Tables) -> list[Step]:
    # INT-08: by rail a zone costs nothing, except where its centre has cut the line.
    if inputs.rail:
        cell = tables.cell("trace.zone.leave.rail_cut")
        return [cell.step("Rail cut") if inputs.rail_cut else cell.step("By rail", 0)]
    if not inputs.zone:
        return []
    cost, case = leaving(tables, cm=inputs.cm)
    return [Step("Interdiction zone", cost, case=case)]


def leaving(tables: Tables, *, cm: bool) -> tuple[int, str]:
    """What leaving a hex of an interdiction zone costs more, and the case (INT-04)."""
    cell = tables.cell(f"trace.zone.leave.{'cm' if cm else 'other'}")
    return cell.whole, cell.case


@dataclass(frozen=True)
class EnterCostInputs:
    """A unit that enters a hex of an interdiction zone."""

    cm: bool = told("Whether it is mechanised.", case="INT-04", label="C/M unit?")
    zone: bool = flag_told(
        "Whether the hex is in an interdiction zone.",
        "INT-04",
        default=True,
        label="In an interdiction zone?",
    )
    options: Options = options_told("interdiction_cm_enter")


@calculator("INT-04", title="Entering a zone", value="Movement points more.", unit="MP", named="mp")
def enter_cost(inputs: EnterCostInputs, tables: Tables) -> Ruling[int]:
    """What entering a hex of an interdiction zone costs more."""
    cost = entering(inputs.options, tables, cm=inputs.cm) if inputs.zone else 0
    text = "" if cost else "only leaving costs" if inputs.zone else "no zone"
    return ruled("Movement points more", cost, text, "INT-04")


def entering(options: Options, tables: Tables, *, cm: bool) -> int:
    """What entering a hex of an interdiction zone costs more (option interdiction_cm_enter)."""
    # EU-CF-31: two passages charge leaving alone, a third charges C/M units for entering, too.
    if not chosen(options, "interdiction_cm_enter"):
        return 0
    return tables.whole(f"trace.zone.enter.{'cm' if cm else 'other'}")
