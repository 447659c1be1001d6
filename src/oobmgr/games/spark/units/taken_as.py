"""What the words of a unit are taken for, and what they leave open."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.tables import tables
from oobmgr.games.spark.units.types import GUNS, UnitKind, unit_type
from oobmgr.games.spark.units.unit import ARMOR, CHART_ROW, COUNTS_AS, UNKNOWN_STEPS, YES, described
from oobmgr.games.spark.words import Armor, MovementType, UnitClass
from oobmgr.rules.unit_words import Described

CHART: Final = "artillery"
"""The group of tables that is the Artillery Capabilities Chart."""
TYPES_NAMED: Final = "infantry, engineer, AT, artillery, rocket, AA, tank"
_ROWS: Final = "unit_types.chart"
_CLASSES: Final = {
    UnitClass.PERSONNEL: "personnel",
    UnitClass.WEAPONS: "weapons",
    UnitClass.AFV: "AFV",
}
_MOVES: Final = {
    MovementType.LEG: "on foot",
    MovementType.SKI: "on ski",
    MovementType.WHEEL: "on wheels",
    MovementType.TRACK: "on tracks",
    MovementType.TRACK_T34: "on tracks as a T-34",
    MovementType.AEROSAN: "aerosan",
    MovementType.RAIL: "by rail",
}


def doubts(values: Described) -> tuple[Fault, ...]:
    """The words of a type that nobody knows: such a unit waits for them (SP-CTR-09 to 11)."""
    # What the player says that it counts as goes before the words of its type.
    words = values.traits.get(COUNTS_AS, "") or values.type
    if unit_type(tables(), words) is not None:
        return _strange_row(values)
    advice = f"Write it in words such as {TYPES_NAMED}, or say so under Counts as."
    sentence = f"It is not known what {values.type} is."
    return (Fault(sentence, "type", values.type, advice, "SP-CTR-09"),)


def _strange_row(values: Described) -> tuple[Fault, ...]:
    """A row of the chart that belongs to the other side."""
    row = values.traits.get(CHART_ROW, "")
    group = f"{_ROWS}.{values.side}"
    mine = {tables().text(f"{group}.{one}") for one in tables().keys(group)}
    if not row or row in mine:
        return ()
    name = tables().text(f"{CHART}.{row}.name") if row in tables().keys(CHART) else row
    advice = f"Rows of its side: {', '.join(sorted(mine))}."
    where = f"trait:{CHART_ROW}"
    return (Fault(f"{name} is not a row of its side.", where, row, advice, "SP-ARTC-01"),)


def steps_known(values: Described) -> bool:
    """Whether the boxes of a unit were entered from its Roster Sheet (SP-ROSTER-14)."""
    # Known unless marked otherwise: who enters a unit by hand enters its boxes.
    return values.traits.get(UNKNOWN_STEPS, "").casefold() != YES


def open_yet(values: Described) -> tuple[Fault, ...]:
    """What is not known of a unit, and what waits for it."""
    one = described(values, tables())
    if one.armor_is_open:
        sentence = f"The armor of {values.type} is not known: AT fire at it waits."
        advice = f"Enter one of {', '.join(Armor)}."
        where = f"trait:{ARMOR}"
        return (Fault(sentence, where, values.type, advice, "SP-CTR-02"),)
    if one.kind in GUNS and not one.chart:
        sentence = f"The row of {values.type} in the artillery chart is not known: its fire waits."
        advice = f"Enter one, such as {tables().keys(CHART)[0]}."
        where = f"trait:{CHART_ROW}"
        return (Fault(sentence, where, values.type, advice, "SP-ARTC-01"),)
    return ()


def taken_as(values: Described) -> str:
    """What the words of a unit are taken for: ``AFV, on tracks, armor hollow``."""
    one = described(values, tables())
    if not one.is_known:
        return ""
    parts = [_CLASSES[one.unit_class]]
    # Personnel without a further word is infantry, and nobody would say so.
    if one.kind.value not in {one.unit_class.value, UnitKind.INFANTRY.value}:
        parts.append(one.kind.replace("_", " "))
    parts.append(_MOVES[one.movement])
    if one.armored:
        parts.append(f"armor {one.armor or 'not known'}")
    if one.kind in GUNS:
        row = tables().text(f"{CHART}.{one.chart}.name") if one.chart else "not known"
        parts.append(f"chart row {row}")
    return ", ".join(parts)
