"""Whose a hex is, and where the rails go on beyond the map."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from oobmgr.domain.rulings import Ruling, Step, ruled
from oobmgr.domain.values import dataclass
from oobmgr.games.war_in_europe.words import PLAYER_ALIASES, Player, enemies
from oobmgr.rules.calculators import calculator
from oobmgr.rules.inputs import told
from oobmgr.rules.tables import Tables

OWNER: Final = "WIE-HEX-01"
_EDGE: Final = "WIE-RAIL-06"


class Ownership(StrEnum):
    """Whose a hex is, seen by a side."""

    FRIENDLY = "Friendly"
    NEUTRAL = "Neutral"
    ENEMY = "Enemy"


@dataclass(frozen=True)
class HexInputs:
    """A hex, seen by a side."""

    side: Player = told("The side that asks.", aliases=PLAYER_ALIASES, case=OWNER)
    neutral_country: bool = told(
        "Whether it is in a neutral country.", default=False, case=OWNER, label="Neutral country"
    )
    last_occupier: Player | None = told(
        "Whose unit was in it last; left blank where none was.",
        default=None,
        aliases=PLAYER_ALIASES,
        case=OWNER,
        label="Last in it",
    )


@calculator(OWNER, also="WIE-HEX-02", value="Whose it is.", named="status", title="Whose a hex is")
def hex_ownership(inputs: HexInputs, tables: Tables) -> Ruling[Ownership]:
    """Whether a hex is friendly, neutral or an enemy's.

    A neutral country stays neutral, whoever crossed it. Allied and Soviet units are friends.
    """
    meant = tables.cell("calendar.control.means_friendly").step("Cases where control means this")
    last = inputs.last_occupier
    # Before anything else: who has crossed a neutral country does not make it his.
    if inputs.neutral_country:
        return _ruled(meant, Ownership.NEUTRAL, "in a neutral country")
    # The enemy's by default: what is neither neutral nor was entered by a friend is his
    # (WIE-HEX-01).
    if last is None:
        return _ruled(meant, Ownership.ENEMY, "no unit has been in it")
    # By alliance, so that a hex the Soviets were in last is friendly to the Allies.
    status = Ownership.ENEMY if enemies(inputs.side, last) else Ownership.FRIENDLY
    return _ruled(meant, status, f"{last} units were in it last")


def _ruled(meant: Step, status: Ownership, why: str) -> Ruling[Ownership]:
    return ruled("The hex", status, why, OWNER, before=(meant,))


class Edge(StrEnum):
    """An edge of the map."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


@dataclass(frozen=True)
class EdgeInputs:
    """An edge of the map."""

    edge: Edge = told("The edge.", case=_EDGE)


@calculator(
    _EDGE, value="Whether case 57.1 applies.", named="applies", title="Rail movement off the map"
)
def offmap_rail_571(inputs: EdgeInputs, tables: Tables) -> Ruling[bool]:
    """Whether units go on by rail beyond an edge of the map."""
    # The rule names three edges; at the fourth, the north, the case does not hold (K-42).
    cell = tables.cell(f"movement.off_map.{inputs.edge}")
    return ruled("Case 57.1 applies", cell.flag, f"{inputs.edge} edge", cell.case)
