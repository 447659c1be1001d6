"""Kinds of replacement points, when those that wait can be used, what disbanding brings."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.quantities import shown
from oobmgr.domain.rulings import Ruling, Step, StepKind
from oobmgr.domain.values import dataclass
from oobmgr.games.europa.options import chosen, options_told
from oobmgr.games.europa.turns import CALENDAR, read_turn
from oobmgr.games.europa.words import SIDE_ALIASES, SideName
from oobmgr.rules.books import Options
from oobmgr.rules.calculators import calculator
from oobmgr.rules.fields import list_told, open_told
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables


class PointKind(StrEnum):
    """A kind of replacement points."""

    INFANTRY = "infantry"
    ARMOR = "armor"
    ARTILLERY = "artillery"


POINT_KINDS = tuple(str(kind) for kind in PointKind)
POINT_ALIASES = MappingProxyType(
    {
        "inf": "infantry", "rifle": "infantry", "cavalry": "infantry", "mountain": "infantry",
        "motorized": "infantry", "motorised": "infantry", "security": "infantry",
        "armour": "armor", "armored": "armor", "armoured": "armor", "panzer": "armor",
        "tank": "armor", "tanks": "armor", "mechanized": "armor", "mechanised": "armor",
        "art": "artillery", "guns": "artillery",
    }
)  # fmt: skip


class PendingSource(StrEnum):
    """What brings points that are not used at once."""

    CHANGE_ATTACKER = "change_attacker"
    CHANGE_DEFENDER = "change_defender"
    DISBAND = "disband"
    BREAKOUT = "breakout"

    @property
    def change(self) -> bool:
        """Whether they are returned for losses above a requirement."""
        return self in {PendingSource.CHANGE_ATTACKER, PendingSource.CHANGE_DEFENDER}


_SOURCE_ALIASES = MappingProxyType(
    {
        "change": "change_attacker", "attacker": "change_attacker", "attack": "change_attacker",
        "attacker_change": "change_attacker", "excess": "change_attacker",
        "excess_loss": "change_attacker",
        "defender": "change_defender", "defence": "change_defender", "defense": "change_defender",
        "defender_change": "change_defender", "bombardment": "change_defender",
        "disbanding": "disband", "disbanded": "disband", "forced_disband": "disband",
        "disband_points": "disband", "break out": "breakout",
    }
)  # fmt: skip


@dataclass(frozen=True)
class PendingPointsUsableInputs:
    """When and how points came about."""

    created: TurnCode = told(
        "The game turn in which the points come about.", read=read_turn, case="REP-13"
    )
    source: PendingSource = told("What brings them.", aliases=_SOURCE_ALIASES, case="REP-13")
    side: SideName | None = open_told("Whose points they are.", aliases=SIDE_ALIASES)
    options: Options = options_told("change_usable")


@calculator(
    "REP-13",
    title="Points that wait",
    also="DIS-02",
    value="The first game turn in which they can be used.",
    named="usable_from",
)
def pending_points_usable(inputs: PendingPointsUsableInputs, _: Tables) -> Ruling[TurnCode]:
    """From which game turn points from change, disbanding or Breakout can be used."""
    usable = _usable(inputs)
    why = "next Initial Phase" if usable == inputs.created else "next game turn"
    working = (
        Step("Come about", CALENDAR.short(inputs.created), case="REP-13"),
        Step("Usable from", CALENDAR.short(usable), why, "REP-13", StepKind.RESULT),
    )
    return Ruling(usable, working)


def usable_from(
    turn: TurnCode, loser: SideName | None, phasing: SideName | None, options: Options
) -> TurnCode:
    """The game turn in whose Initial Phase of the loser change can be used (CHG-08).

    With `change_usable` next_initial that is still this game turn for Soviet losses in the Axis
    player turn, which comes first.
    """
    own_to_come = loser is SideName.SOVIET and phasing is SideName.AXIS
    # EU-CF-52: "from the next turn on" may mean the owner's next Initial Phase, still this turn.
    if own_to_come and chosen(options, "change_usable") == "next_initial":
        return turn
    return CALENDAR.next(turn)


def _usable(inputs: PendingPointsUsableInputs) -> TurnCode:
    """Change by its own rule, where the attacker is the Axis unless told; all else next turn."""
    if not inputs.source.change:
        # Points of a breakout or of disbanding come after the replacements of their turn (REP-13).
        return CALENDAR.next(inputs.created)
    # Whoever attacks is on turn, so his own Initial Phase is over.
    if inputs.source is PendingSource.CHANGE_ATTACKER:
        return usable_from(inputs.created, inputs.side, inputs.side, inputs.options)
    # The defender loses in the player turn of the other side.
    loser = inputs.side or SideName.SOVIET
    phasing = SideName.SOVIET if loser is SideName.AXIS else SideName.AXIS
    return usable_from(inputs.created, loser, phasing, inputs.options)


# -------------------------------------------------------------------------------------- disbanding


@dataclass(frozen=True)
class DisbandPointsInputs:
    """The Soviet tank and mechanized divisions from before the war that are left."""

    turn: TurnCode = told("The game turn.", read=read_turn, case="DIS-01")
    af: tuple[int, ...] = list_told(
        "The present attack strength of each division or cadre.",
        "DIS-01",
        unit="AF",
        low=0,
        label="Attack strength of each",
    )


@dataclass(frozen=True)
class DisbandPoints:
    """The points, and when they can be used; none where nothing is disbanded."""

    armor: int = told("Armor points gained.", unit="points")
    usable: TurnCode | None = told("The first game turn in which they can be used.")


@calculator("DIS-01..02", title="Points for disbanding")
def disband_points(inputs: DisbandPointsInputs, tables: Tables) -> Ruling[DisbandPoints]:
    """The armor points for Soviet divisions that must be disbanded, and when they can be used."""
    cell = tables.cell("replacements.disband.turn")
    when = TurnCode(cell.text)
    # Only then: afterwards such divisions are gone, and before it nothing forces them (DIS-01).
    if inputs.turn != when:
        text = f"only in {CALENDAR.label(when)}"
        line = cell.step("Nothing is disbanded", 0, text, StepKind.RESULT)
        return Ruling(DisbandPoints(0, None), (line,))
    # Cadres too, at what they still attack with (EU-CF-73).
    armor = sum(inputs.af)
    usable = CALENDAR.next(when)
    sums = " + ".join(map(shown, inputs.af)) or "no division left"
    when_used = CALENDAR.short(usable)
    working = (
        cell.step("Armor points", armor, sums, StepKind.SUM),
        Step("Usable from", when_used, "after replacements", "DIS-02", StepKind.RESULT),
    )
    return Ruling(DisbandPoints(armor, usable), working)
