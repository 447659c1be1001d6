"""Air attrition of nations that were exposed for a part of a cycle, and of the South front."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.air.attrition import (
    GAP,
    LISTED,
    TABLE,
    AirTable,
    TurnCount,
    check_turns,
    cycle_loss,
    lost_by_table,
)
from oobmgr.games.war_in_europe.air.superiority import COUNTED
from oobmgr.games.war_in_europe.options import (
    GATE,
    MID_CYCLE,
    TABLE_GAP,
    chosen,
    is_usual,
    options_told,
)
from oobmgr.games.war_in_europe.words import NATION_ALIASES, AirNation
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class MidCycle(StrEnum):
    """Which turns count where a nation was exposed in some of them."""

    EXPOSED_TURNS = "exposed_turns"
    ALL_FOUR = "all_four"


# ------------------------------------------------------------------------- exposed for a while


@dataclass(frozen=True)
class ExposureInputs:
    """The enemy's points of each turn, and the turns in which a nation was exposed to them."""

    enemy_counts: tuple[int, ...] = told(
        "The enemy's points that count, by turn.", low=0, high=MANY, unit="points", case=TABLE
    )
    own_exposed: tuple[bool, ...] = told(
        "Whether it was exposed, by turn.", case=LISTED, label="Exposed, by turn"
    )
    air_combat: tuple[bool, ...] = told(
        "Whether there was air combat, by turn.", case=COUNTED, label="Air combat, by turn"
    )
    own_points: int = told(
        "Own points at the end of the cycle.", low=0, high=MANY, unit="points", case=TABLE
    )
    mid_cycle: MidCycle | None = told(
        "Which turns count; left blank for the option of the campaign.",
        default=None,
        aliases={"exposedTurns": "exposed_turns", "allFour": "all_four"},
        case=TABLE,
        label="Turns that count",
    )
    table: AirTable | None = open_told(GAP, TABLE, label="Gap in the table")
    options: Options = options_told(MID_CYCLE, TABLE_GAP, GATE)


@dataclass(frozen=True)
class ExposureLoss:
    """What a cycle costs a nation that was exposed for a part of it."""

    total: int = told("The enemy's points that count.", unit="points")
    loss: int | None = told("Points that are lost.", unit="points")
    own_after: int | None = told("Own points afterwards.", unit="points")


@calculator("WIE-AIR-09", also="WIE-AIR-07 WIE-AIR-08", title="Attrition for a part of a cycle")
def air_attrition_exposure(inputs: ExposureInputs, tables: Tables) -> Ruling[ExposureLoss]:
    """What a cycle costs a nation that was exposed in some of its turns.

    Raises:
        BadInput: A list has not as many turns as a cycle.
    """
    for field in ("enemy_counts", "own_exposed", "air_combat"):
        check_turns(field, getattr(inputs, field), tables)
    policy = inputs.mid_cycle or MidCycle(str(chosen(inputs.options, MID_CYCLE)))
    exposed = exposed_turns(inputs.own_exposed, policy)
    # K-03: attrition comes where there was no air combat, or always; the text says both.
    always = not is_usual(inputs.options, GATE)
    rows = zip(inputs.enemy_counts, inputs.air_combat, exposed, strict=True)
    turns = [TurnCount(points, fought and not always, hit) for points, fought, hit in rows]
    reading = inputs.table or AirTable(str(chosen(inputs.options, TABLE_GAP)))
    found = cycle_loss(turns, inputs.own_points, reading, tables)
    loss = found.result
    return Ruling(
        ExposureLoss(loss.total, loss.removed, loss.own_after), found.working, found.notes
    )


def exposed_turns(exposed: Sequence[bool], policy: MidCycle) -> tuple[bool, ...]:
    """The turns of a cycle that count for a nation, by the option for a part of a cycle."""
    # A nation that was never exposed loses nothing, whatever the option says.
    if policy is MidCycle.ALL_FOUR and any(exposed):
        return (True,) * len(exposed)
    return tuple(exposed)


# ------------------------------------------------------------------------------------ the South


@dataclass(frozen=True)
class SouthInputs:
    """A cycle on the South front: points of both sides by turn, and who was at war."""

    axis_counts: tuple[int, ...] = told(
        "Axis points that count, by turn.", low=0, high=MANY, unit="points", case=TABLE
    )
    allied_counts: tuple[Mapping[str, int], ...] = told(
        "Allied points that count by nation, by turn.",
        keys=("Commonwealth", "US"),
        aliases=NATION_ALIASES,
        low=0,
        high=MANY,
        unit="points",
        case=TABLE,
    )
    us_belligerent: tuple[bool, ...] = told(
        "Whether the United States was at war, by turn.", case=LISTED, label="US at war, by turn"
    )
    italy_belligerent: tuple[bool, ...] = told(
        "Whether Italy was at war, by turn.", case=LISTED, label="Italy at war, by turn"
    )
    contact: tuple[bool, ...] = told(
        "Whether Commonwealth ground units were in contact, by turn.",
        case=LISTED,
        label="Commonwealth in contact, by turn",
    )
    air_combat: tuple[bool, ...] = told(
        "Whether there was air combat, by turn.", case=COUNTED, label="Air combat, by turn"
    )
    table: AirTable | None = open_told(GAP, TABLE, label="Gap in the table")
    options: Options = options_told(MID_CYCLE, TABLE_GAP, GATE)


@dataclass(frozen=True)
class NationLoss:
    """What a cycle costs one nation."""

    total: int = told("The enemy's points that count.", unit="points")
    loss: int | None = told("Points lost by the table.", unit="points")


@calculator(
    "WIE-AIR-07 WIE-AIR-09", also="WIE-AIR-08", title="Attrition in the South", answer=NationLoss
)
def south_front_cycle(inputs: SouthInputs, tables: Tables) -> Ruling[Mapping[str, NationLoss]]:
    """What a cycle on the South front costs each nation, each by itself.

    Raises:
        BadInput: A list has not as many turns as a cycle.
    """
    lists = ("axis_counts", "allied_counts", "us_belligerent", "italy_belligerent", "contact")
    for field in (*lists, "air_combat"):
        check_turns(field, getattr(inputs, field), tables)
    reading = inputs.table or AirTable(str(chosen(inputs.options, TABLE_GAP)))
    losses, lines = dict[str, NationLoss](), list[Step]()
    # Each by itself: what is lost by one does not lessen what counts against the other.
    for nation, turns in _in_the_south(inputs):
        total = sum(turn.counted for turn in turns)
        sums = " + ".join(str(turn.counted) for turn in turns)
        found = lost_by_table(total, reading, tables)
        losses[nation] = NationLoss(total, found.result)
        lines.append(Step(f"Against {nation}", total, sums, TABLE, StepKind.SUM))
        lines += found.working
    return Ruling(MappingProxyType(losses), tuple(lines))


def _in_the_south(inputs: SouthInputs) -> Iterator[tuple[str, list[TurnCount]]]:
    policy = MidCycle(str(chosen(inputs.options, MID_CYCLE)))
    always = not is_usual(inputs.options, GATE)
    # Italy has both Allies against it, whatever each of them flies.
    allied = [sum(turn.values()) for turn in inputs.allied_counts]
    rows = (
        (AirNation.US, inputs.axis_counts, inputs.us_belligerent),
        # For the Commonwealth the ground decides: without contact it is not exposed in the South.
        (AirNation.COMMONWEALTH, inputs.axis_counts, inputs.contact),
        (AirNation.ITALY, allied, inputs.italy_belligerent),
    )
    for nation, counts, flags in rows:
        turns = zip(counts, inputs.air_combat, exposed_turns(flags, policy), strict=True)
        yield str(nation), [TurnCount(n, fought and not always, hit) for n, fought, hit in turns]
