"""The actions of the game, in the order in which a player turn meets them."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.air import activation
from oobmgr.games.europa.actions.air.listed import AIR_ACTIONS
from oobmgr.games.europa.actions.arrivals.listed import ARRIVAL_ACTIONS
from oobmgr.games.europa.actions.bombing.listed import BOMBING_ACTIONS
from oobmgr.games.europa.actions.combat import attack
from oobmgr.games.europa.actions.combat.listed import COMBAT_ACTIONS
from oobmgr.games.europa.actions.empty_form import empty_form
from oobmgr.games.europa.actions.isolation.listed import ISOLATION_ACTIONS
from oobmgr.games.europa.actions.movement import movement, overruns
from oobmgr.games.europa.actions.movement.listed import (
    BUILDING_ACTIONS,
    MOVEMENT_ACTIONS,
    SET_UP_ACTIONS,
)
from oobmgr.games.europa.actions.replacements.listed import REPLACEMENT_ACTIONS
from oobmgr.games.europa.actions.supply import construction, initial, resources
from oobmgr.games.europa.picking.activity import picking
from oobmgr.games.europa.supply.income_sheet import income_sheet
from oobmgr.games.europa.supply.surprise import surprise_only
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.actions import Action

ACTIONS = (
    Action(
        "initial",
        "Supply received",
        "Enter weather, cities and lines; receive, convert, and close the stock.",
        (INITIAL,),
        initial.InitialInputs,
        initial.plan_initial,
        initial.propose_initial,
        ("SOP-02",),
        once=True,
        tab="Supply income",
        post_text="Post supply income",
        link="Enter it",
        sheet=income_sheet,
        remedy=initial.remedy,
        group="Supply",
    ),
    *ISOLATION_ACTIONS,
    *ARRIVAL_ACTIONS,
    Action(
        "build",
        "Begin a fort or airfield",
        "Spend a Resource Point on a fort or an airfield.",
        (INITIAL,),
        construction.BuildInputs,
        construction.plan_build,
        empty_form(construction.BuildInputs),
        ("RES-06",),
        tab="Forts and airfields",
        group="Construction",
    ),
    Action(
        "move_resource",
        "Place or move Resource Points",
        "Say where Resource Points lie, or move them by rail.",
        (INITIAL, AIR, MOVEMENT, COMBAT),
        resources.MoveResourceInputs,
        resources.plan_move_resource,
        empty_form(resources.MoveResourceInputs),
        ("RES-13",),
        tab="Resource Points",
        link="Place them",
        group="Supply",
    ),
    Action(
        "rail",
        "Raise rail capacity",
        "Burn Resource Points for rail capacity this game turn.",
        (INITIAL, MOVEMENT),
        resources.RailInputs,
        resources.plan_rail,
        resources.propose_rail,
        ("RES-08",),
        tab="Rail capacity",
        group="Supply",
    ),
    *BUILDING_ACTIONS,
    *SET_UP_ACTIONS,
    *REPLACEMENT_ACTIONS,
    *AIR_ACTIONS,
    Action(
        "air",
        "Activate air groups",
        "Pay for the groups that fly missions this turn.",
        (AIR,),
        activation.AirInputs,
        activation.plan_air,
        empty_form(activation.AirInputs),
        ("SP-09",),
        tab="Air groups",
        left_out=activation.not_asked,
        group="Air",
    ),
    *BOMBING_ACTIONS,
    Action(
        "intercept",
        "Enemy interceptors",
        "The other side pays again for fighters on Patrol, where the campaign wants it.",
        (AIR,),
        activation.InterceptInputs,
        activation.plan_intercept,
        empty_form(activation.InterceptInputs),
        ("SP-11",),
        offered=activation.interceptors_pay,
        not_now=Fault("In this campaign interceptors do not pay again in the enemy turn."),
        tab="Interceptors",
        group="Air",
    ),
    Action(
        "movement",
        "Move divisions",
        "Pay for mechanised divisions that move and fight.",
        (MOVEMENT,),
        movement.MovementInputs,
        movement.plan_movement,
        empty_form(movement.MovementInputs),
        ("SP-13",),
        tab="Divisions",
        link="Pay for them",
        picking=picking("movement", {"units": "moves", "rail_units": "by rail"}),
        helpers=("europa.zoc_exit_cost", "europa.zone_exit_cost", "europa.activation_cost"),
        group="Movement",
    ),
    *MOVEMENT_ACTIONS,
    Action(
        "overrun",
        "Overrun",
        "Check a stack that overruns, and pay for it.",
        (MOVEMENT, EXPLOITATION),
        overruns.OverrunInputs,
        overruns.plan_overrun,
        empty_form(overruns.OverrunInputs),
        ("SP-19",),
        offered=movement.exploits_somewhere,
        not_now=Fault("Mud or Snow lies in every zone.", case="SOP-06"),
        tab="Overrun",
        picking=picking("overrun", {"units": "moves"}),
        helpers=("europa.overrun_allowed", "europa.zone_exit_cost"),
        group="Movement",
    ),
    Action(
        "combat",
        "Attack",
        "Pay for attacks and bombardments.",
        (COMBAT,),
        attack.CombatInputs,
        attack.plan_combat,
        empty_form(attack.CombatInputs),
        ("SP-18",),
        tab="Attacks",
        link="Pay for them",
        picking=picking(
            "combat", {"units": "pays", "unpaid_units": "unpaid", "oos_units": "out of supply"}
        ),
        left_out=surprise_only("army_groups"),
        group="Combat",
    ),
    *COMBAT_ACTIONS,
    Action(
        "exploitation",
        "Exploit",
        "Pay again for divisions that move in the Exploitation Phase.",
        (EXPLOITATION,),
        movement.ExploitationInputs,
        movement.plan_exploitation,
        empty_form(movement.ExploitationInputs),
        ("SP-16",),
        offered=movement.exploits_somewhere,
        not_now=Fault("Mud or Snow lies in every zone.", case="SOP-06"),
        tab="Divisions",
        picking=picking("exploitation", {"units": "moves", "ezoc_units": "out of an enemy zone"}),
        helpers=("europa.exploitation_allowed", "europa.zoc_exit_cost"),
        group="Movement",
    ),
)
