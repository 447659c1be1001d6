"""Air attrition: who is exposed, what counts, and what a cycle costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.rulings import Ruling, Step, StepKind, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.air.superiority import COUNTED, AirPointsInputs
from oobmgr.games.war_in_europe.options import (
    GATE,
    NATIONS,
    TABLE_GAP,
    chosen,
    is_usual,
    options_told,
)
from oobmgr.games.war_in_europe.words import NATION_ALIASES, AirNation, Front
from oobmgr.rules.books import Options
from oobmgr.rules.bounds import MANY, THOUSANDS
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

_FROM: Final = "air.attrition.from"
_PRINTED_END: Final = "air.attrition.printed_end"
TURNS: Final = "air.attrition.turns"
_EXPOSED: Final = "air.exposed"
_ALWAYS: Final = "always"
TABLE: Final = "WIE-AIR-09"
LISTED: Final = "WIE-AIR-07"


class AirTable(StrEnum):
    """How the gap in the printed table is read."""

    AMENDED = "amended"
    LITERAL = "literal"


class NationList(StrEnum):
    """Whom attrition hits."""

    LITERAL = "literal"
    ALL_BELLIGERENTS = "all_belligerents"


GAP: Final = "How the gap from 712 to 719 is read; left blank for the option of the campaign."


# ------------------------------------------------------------------------------------ the table


@dataclass(frozen=True)
class AttritionLossInputs:
    """The enemy's points of a cycle."""

    enemy_total: int = told(
        "The enemy's points of four turns.", low=0, high=THOUSANDS, unit="points", case=TABLE
    )
    table: AirTable | None = open_told(GAP, TABLE, label="Gap in the table")
    options: Options = options_told(TABLE_GAP)


@calculator(
    TABLE, value="Own points lost.", unit="points", named="loss", title="Air attrition table"
)
def air_attrition_loss(inputs: AttritionLossInputs, tables: Tables) -> Ruling[int | None]:
    """How many points the enemy's points of a cycle cost; none where the table has no row."""
    # K-01: the table ends a row at 711 and begins the next at 720.
    reading = inputs.table or AirTable(str(chosen(inputs.options, TABLE_GAP)))
    return lost_by_table(inputs.enemy_total, reading, tables)


def lost_by_table(total: int, reading: AirTable, tables: Tables) -> Ruling[int | None]:
    """What the table says of a total, by either reading of its gap; none where it has no row."""
    # Each row is named by what it costs.
    bands = [int(name) for name in tables.keys(_FROM)]
    reached = [loss for loss in bands if tables.whole(f"{_FROM}.{loss}") <= total]
    # The highest row that is reached; the lowest begins at 0, so there always is one.
    cell = tables.cell(f"{_FROM}.{max(reached)}")
    last = tables.whole(f"{_FROM}.{max(bands)}")
    printed_end = tables.cell(_PRINTED_END)
    # Between the printed end and the last row the table says nothing, word for word.
    if reading is AirTable.LITERAL and printed_end.whole < total < last:
        words = f"no row from {printed_end.whole + 1} to {last - 1}"
        line = printed_end.step("Points lost", None, words, StepKind.RESULT)
        return Ruling(None, (line,), ("The players settle what such a total costs.",))
    words = f"{total} is at least {cell.whole}"
    return Ruling(max(reached), (cell.step("Points lost", max(reached), words, StepKind.RESULT),))


# ------------------------------------------------------------------------------ who is exposed


@dataclass(frozen=True)
class ExposureFlags:
    """What decides who is exposed on a front."""

    us_belligerent: bool = told(
        "Whether the United States is at war.", default=False, case=LISTED, label="US at war"
    )
    italy_belligerent: bool = told(
        "Whether Italy is at war.", default=False, case=LISTED, label="Italy at war"
    )
    ground_contact: bool = told(
        "Whether ground combat units of the Commonwealth and of an enemy are adjacent.",
        default=False,
        case=LISTED,
        label="Ground contact",
    )
    soviet_total_war: bool = told(
        "Whether the Soviet player is at Total War.",
        default=False,
        case=LISTED,
        label="Soviet Total War",
    )


@dataclass(frozen=True)
class EligibleInputs:
    """A nation on a front."""

    front: Front = told("The front.", case=LISTED)
    nation: AirNation = told("The nation.", aliases=NATION_ALIASES, case=LISTED)
    flags: ExposureFlags = told("The situation.", default=ExposureFlags(), case=LISTED)
    list: NationList | None = told(
        "Whom attrition hits; left blank for the option of the campaign.",
        default=None,
        aliases={"allBelligerents": "all_belligerents"},
        case=LISTED,
        label="Nations",
    )
    options: Options = options_told(NATIONS)


@calculator(
    LISTED, value="Whether it loses points.", named="eligible", title="Exposed to attrition"
)
def air_attrition_eligible(inputs: EligibleInputs, tables: Tables) -> Ruling[bool]:
    """Whether a nation can lose points by attrition on a front."""
    reading = inputs.list or NationList(str(chosen(inputs.options, NATIONS)))
    condition = _condition(inputs.front, inputs.nation, reading, tables)
    if condition is None:
        # A nation that the rules name nowhere on a front is never exposed there.
        words = f"{inputs.nation} is not named in the {inputs.front}"
        return ruled("Exposed", value=False, arithmetic=words, case=LISTED)
    if condition == _ALWAYS:
        words = "always" if reading is NationList.LITERAL else "at war"
        return ruled("Exposed", value=True, arithmetic=words, case=LISTED)
    holds = bool(getattr(inputs.flags, condition))
    return ruled("Exposed", holds, CONDITIONS[condition][not holds], LISTED)


def conditions(
    front: Front, nations: Iterable[AirNation], options: Options, tables: Tables
) -> frozenset[str]:
    """What of `ExposureFlags` decides whether any of these nations is exposed on a front."""
    reading = NationList(str(chosen(options, NATIONS)))
    found = {_condition(front, nation, reading, tables) for nation in nations}
    return frozenset(one for one in found if one not in {None, _ALWAYS})


def _condition(front: Front, nation: AirNation, reading: NationList, tables: Tables) -> str | None:
    """The flag that exposes a nation on a front, or that it always is; None where it never is."""
    # By the option whoever is at war is exposed, named on the front or not.
    if reading is NationList.ALL_BELLIGERENTS:
        # In the East nobody fights before the Soviets do.
        if front is Front.EAST:
            return "soviet_total_war"
        return _AT_WAR.get(nation, _ALWAYS)
    # K-05: the list leaves some pools out. They lose nothing, and still count against the enemy.
    group = f"{_EXPOSED}.{front}"
    return tables.text(f"{group}.{nation}") if nation in tables.keys(group) else None


_AT_WAR: Final = MappingProxyType(
    {
        AirNation.US: "us_belligerent",
        AirNation.ITALY: "italy_belligerent",
        AirNation.SOVIET: "soviet_total_war",
    }
)
"""Whether a nation is at war at all; those without an entry always are."""


CONDITIONS: Final = MappingProxyType(
    {
        "us_belligerent": ("the United States is at war", "the United States is not at war"),
        "italy_belligerent": ("Italy is at war", "Italy is not at war"),
        "ground_contact": ("in ground contact", "no ground contact"),
        "soviet_total_war": ("the Soviets are at Total War", "no Total War yet"),
    }
)
"""What a condition says where it holds, and where it does not."""


# -------------------------------------------------------------------------------------- a cycle


@dataclass(frozen=True)
class CycleInputs:
    """The enemy's points of each turn of a cycle, and the own points at its end."""

    enemy_turns: tuple[AirPointsInputs, ...] = told("The enemy's points, by turn.", case=TABLE)
    own_points: int = told(
        "Own points at the end of the cycle.", low=0, high=MANY, unit="points", case=TABLE
    )
    table: AirTable | None = open_told(GAP, TABLE, label="Gap in the table")
    options: Options = options_told(TABLE_GAP, GATE)


@dataclass(frozen=True)
class CycleLoss:
    """What a cycle costs."""

    total: int = told("The enemy's points that count.", unit="points")
    loss: int | None = told("Points lost by the table.", unit="points")
    removed: int | None = told("Points that are removed.", unit="points")
    own_after: int | None = told("Own points afterwards.", unit="points")


@calculator("WIE-AIR-08 WIE-AIR-09", title="Air attrition of a cycle")
def air_attrition_cycle(inputs: CycleInputs, tables: Tables) -> Ruling[CycleLoss]:
    """What four turns of the enemy's points cost a nation; never more than it has.

    Raises:
        BadInput: There are not as many turns as a cycle has.
    """
    check_turns("enemy_turns", inputs.enemy_turns, tables)
    # By the other option a turn of air combat counts as any other.
    always = not is_usual(inputs.options, GATE)
    # Points on other missions never count, so they are left out here.
    turns = [
        TurnCount(each.superiority + each.inactive, each.air_combat and not always)
        for each in inputs.enemy_turns
    ]
    reading = inputs.table or AirTable(str(chosen(inputs.options, TABLE_GAP)))
    return cycle_loss(turns, inputs.own_points, reading, tables)


@dataclass(frozen=True, slots=True)
class TurnCount:
    """The enemy's points of a turn, why they do not count, and what the turn is called."""

    points: int
    air_combat: bool = False
    exposed: bool = True
    name: str = ""

    @property
    def counted(self) -> int:
        """Those that count."""
        return self.points if self.exposed and not self.air_combat else 0

    @property
    def words(self) -> str:
        """Why they do not, and how many there were."""
        if self.counted == self.points:
            return ""
        why = "there was air combat" if self.air_combat else "it was not exposed"
        return f"{self.points}, but {why}"


def cycle_loss(
    turns: Sequence[TurnCount], own: int, reading: AirTable, tables: Tables
) -> Ruling[CycleLoss]:
    """What the turns of a cycle cost a nation with so many points, turn by turn."""
    lines = [
        Step(turn.name or f"Turn {number}", turn.counted, turn.words, COUNTED)
        for number, turn in enumerate(turns, start=1)
    ]
    # Over the turns of a cycle, for the table is read once, by their total.
    total = sum(turn.counted for turn in turns)
    sums = " + ".join(str(turn.counted) for turn in turns)
    lines.append(Step("Enemy points together", total, sums, TABLE, StepKind.SUM))
    found = lost_by_table(total, reading, tables)
    lines += found.working
    # Where the table has no row the players settle it, and nothing is taken off.
    if found.result is None:
        return Ruling(CycleLoss(total, None, None, None), tuple(lines), found.notes)
    # Nobody owes points: what is lost is at most what is there.
    removed = min(own, found.result)
    words = f"{own} − {removed}" if removed == found.result else f"{own} at hand, no debt"
    lines.append(Step("Own points left", own - removed, words, TABLE, StepKind.RESULT))
    return Ruling(CycleLoss(total, found.result, removed, own - removed), tuple(lines))


def check_turns(field: str, turns: Sequence[object], tables: Tables) -> None:
    """Raises `BadInput` where there are not as many turns as a cycle has."""
    wanted = tables.whole(TURNS)
    # A turn that is left out would count as one in which nobody flew, and lessen the loss.
    if len(turns) != wanted:
        sentence = f"has {len(turns)} turns; a cycle has {wanted}."
        raise BadInput(Fault(sentence, field, str(len(turns)), "Enter each turn.", TABLE))
