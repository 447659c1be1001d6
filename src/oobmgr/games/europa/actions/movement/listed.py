"""The actions of rail, of movement beside the paying of divisions, and of the set-up."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.empty_form import empty_form
from oobmgr.games.europa.actions.movement import (
    admin_moves,
    hexes,
    rail_moves,
    regauging,
    set_up_checks,
)
from oobmgr.games.europa.actions.supply import construction
from oobmgr.games.europa.picking.movable import anybody
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.actions import Action

_ANY = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)


SET_UP_ACTIONS = (
    Action(
        "set_up",
        "Check the set-up",
        "Enter how far from the border units stand; those that may not are told.",
        (AIR,),
        set_up_checks.SetUpInputs,
        set_up_checks.plan_set_up,
        empty_form(set_up_checks.SetUpInputs),
        ("SET-01",),
        offered=set_up_checks.before_play,
        not_now=Fault("Set-up is checked in the surprise turn, before play."),
        tab="Set-up",
        link="Check them",
        group="Movement",
        picking=anybody({"units": "stands"}, both_sides=True),
    ),
)
BUILDING_ACTIONS = (
    Action(
        "work_lost",
        "Fort or airfield lost",
        "Take a fort or an airfield off the books that is destroyed or given up.",
        _ANY,
        construction.WorkLostInputs,
        construction.plan_work_lost,
        empty_form(construction.WorkLostInputs),
        ("RES-06",),
        tab="Lost works",
        group="Construction",
    ),
    Action(
        "hex",
        "Mountain or arctic hex",
        "Keep of a hex what lowers its stacking limit.",
        _ANY,
        hexes.HexInputs,
        hexes.plan_hex,
        empty_form(hexes.HexInputs),
        ("STK-01",),
        tab="Hex terrain",
        group="Movement",
    ),
)
MOVEMENT_ACTIONS = (
    Action(
        "rail_move",
        "Move by rail",
        "Take units, and what else is carried, from the rail capacity of this turn.",
        (MOVEMENT,),
        rail_moves.RailMoveInputs,
        rail_moves.plan_rail_move,
        empty_form(rail_moves.RailMoveInputs),
        ("RAIL-01",),
        tab="By rail",
        group="Rail",
        picking=anybody({"units": "by rail"}),
        helpers=("europa.rail_movement_left", "europa.rail_capacity", "europa.soviet_rail_use"),
    ),
    Action(
        "regauge",
        "Convert a rail line",
        "Enter the rail hexes that engineers convert to their own gauge.",
        (MOVEMENT,),
        regauging.RegaugeInputs,
        regauging.plan_regauge,
        empty_form(regauging.RegaugeInputs),
        ("RAIL-06",),
        tab="Conversion",
        link="Enter it",
        group="Rail",
        picking=anybody({"units": "converts"}),
    ),
    Action(
        "rail_break",
        "Break a rail line",
        "Enter a break by partisans or by the centre of an Interdiction Zone.",
        (INITIAL, AIR, MOVEMENT),
        rail_moves.RailBreakInputs,
        rail_moves.plan_rail_break,
        empty_form(rail_moves.RailBreakInputs),
        ("RAIL-10",),
        tab="Rail breaks",
        group="Rail",
    ),
    Action(
        "administrative",
        "Administrative movement",
        "Check and mark units that move administratively.",
        (MOVEMENT,),
        admin_moves.AdministrativeInputs,
        admin_moves.plan_administrative,
        empty_form(admin_moves.AdministrativeInputs),
        ("MOV-03",),
        tab="Administrative",
        group="Movement",
        picking=anybody({"units": "moves"}),
        helpers=("europa.administrative_move", "europa.zone_exit_cost"),
    ),
)
