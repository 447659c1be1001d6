"""With which turn and which Resource Points a campaign begins."""

from __future__ import annotations

from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa.options import chosen
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AXIS, CENTRAL, FULL, TRUNCATED, UNPLACED
from oobmgr.rules.books import Options
from oobmgr.rules.tables import Tables


def first_turn(options: Options) -> TurnCode:
    """The turn in which the campaign begins: the surprise turn unless it is left out."""
    played = chosen(options, "surprise_turn") == "play"
    return SURPRISE_TURN if played else FIRST_TURN


def start_form(variant: str, options: Options) -> str:
    """Which Resource Points the Axis starts with: ``full`` or ``truncated``."""
    # EU-CF-28: whether the start of the shorter game replaces the free placement is left open.
    setting = chosen(options, "start_rp_variant")
    if setting != "variant":
        return str(setting)
    return TRUNCATED if variant == CENTRAL else FULL


def start_places(tables: Tables, side: SideId, form: str) -> dict[str, int]:
    """The Resource Points at start by locality; ``unplaced`` where the owner chooses."""
    if side == AXIS and form == TRUNCATED:
        group = "resource_points.start.place"
        return {name: tables.whole(f"{group}.{name}") for name in tables.keys(group)}
    return {UNPLACED: tables.whole(f"resource_points.start.{side}.{form}")}
