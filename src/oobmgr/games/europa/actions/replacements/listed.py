"""The actions that bring and spend replacement points, in the order of a player turn."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.empty_form import empty_form
from oobmgr.games.europa.actions.replacements import credit, disband, factories, rebuild, receipt
from oobmgr.games.europa.picking.rebuilding import any_rebuildable, rebuild_picking
from oobmgr.games.europa.words import COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.actions import Action

REPLACEMENT_ACTIONS = (
    Action(
        "factory",
        "Factories",
        "Enter a Soviet factory, its upgrade, its move to the Urals, or its loss.",
        (INITIAL,),
        factories.FactoryInputs,
        factories.plan_factory,
        empty_form(factories.FactoryInputs),
        ("FAC-02",),
        offered=factories.is_soviet,
        not_now=Fault("Only the Soviets have factories."),
        tab="Factories",
        link="Enter them",
        group="Replacements",
    ),
    Action(
        "replacements",
        "Replacements received",
        "Take the replacement points of this turn: special, regular, and those that waited.",
        (INITIAL,),
        receipt.ReplacementsInputs,
        receipt.plan_replacements,
        receipt.propose_replacements,
        ("REP-08",),
        once=True,
        offered=receipt.any_replacements,
        not_now=Fault("No replacements are received yet, and none came by schedule."),
        tab="Replacements",
        post_text="Take replacements",
        link="Take them",
        left_out=receipt.only_soviet,
        group="Replacements",
    ),
    Action(
        "rebuild",
        "Rebuild units",
        "Spend replacement points on units of the dead pile and on cadres.",
        (INITIAL,),
        rebuild.RebuildInputs,
        rebuild.plan_rebuild,
        empty_form(rebuild.RebuildInputs),
        ("REP-10",),
        offered=any_rebuildable,
        not_now=Fault("There is no cadre and no dead unit that may be rebuilt."),
        tab="Rebuild",
        link="Rebuild",
        picking=rebuild_picking(),
        group="Replacements",
    ),
    Action(
        "disband",
        "Disband divisions",
        "Disband the tank and mechanised divisions from before the war for armor points.",
        (INITIAL,),
        disband.DisbandInputs,
        disband.plan_disband,
        disband.propose_disband,
        ("DIS-01",),
        offered=disband.disbands_now,
        not_now=Fault("Only the Soviets disband divisions, in one turn of the game."),
        tab="Disband",
        link="Disband",
        picking=disband.disband_picking(),
        group="Replacements",
    ),
    Action(
        "credit_points",
        "Points for later",
        "Credit replacement points of change or of a breakout; they can be used later.",
        (INITIAL, MOVEMENT, COMBAT, EXPLOITATION),
        credit.CreditInputs,
        credit.plan_credit,
        credit.propose_credit,
        ("REP-13",),
        tab="Points for later",
        group="Replacements",
    ),
)
