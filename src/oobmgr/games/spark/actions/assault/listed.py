"""The actions about assaults, in the order in which a player meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from oobmgr.domain.errors import Fault
from oobmgr.games.spark.actions.assault import (
    calling_off,
    combat,
    combat_form,
    combat_inputs,
    end,
    marking,
    surprise,
    withdrawing,
)
from oobmgr.games.spark.assault import steps
from oobmgr.games.spark.picking.by_hex import living_units, own_units, picking_by_hex
from oobmgr.games.spark.turns import is_night
from oobmgr.games.spark.units.unit import SparkUnit
from oobmgr.games.spark.words import AIR_STRIKES, COMBAT, MOVEMENT, POST_ASSAULT_FIRE
from oobmgr.rules.actions import Action

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

_GROUP: Final = "Assault"
_NO_UNIT: Final = "No unit of this side is on the map."
_NONE: Final = Fault("No assault goes on: no unit has an Assault Marker.")
_HELPERS: Final = (
    "spark.initial_assault_morale",
    "spark.strength_bonus",
    "spark.assault_morale",
    "spark.assault_result",
    "spark.loss_priority",
)


def _any_own(books: Books) -> bool:
    return bool(own_units(books))


def _any_living(books: Books) -> bool:
    return bool(living_units(books))


def _any_assault(books: Books) -> bool:
    return any(not one.ended for one in steps.assaults(books))


def _any_at_night(books: Books) -> bool:
    return is_night(books.turn) and _any_assault(books)


def _units_of_assaults(
    which: Callable[[steps.Assault], tuple[SparkUnit, ...]],
) -> Callable[[Books], tuple[SparkUnit, ...]]:
    """The units of all assaults that go on, of one side or both."""

    def found(books: Books) -> tuple[SparkUnit, ...]:
        going = (one for one in steps.assaults(books) if not one.ended)
        return tuple(unit for one in going for unit in which(one))

    return found


def _assaulters(assault: steps.Assault) -> tuple[SparkUnit, ...]:
    return assault.assaulters


def _defenders(assault: steps.Assault) -> tuple[SparkUnit, ...]:
    return assault.defenders


def _involved(assault: steps.Assault) -> tuple[SparkUnit, ...]:
    return (*assault.assaulters, *assault.called_off, *assault.defenders)


def _fighters(assault: steps.Assault) -> tuple[SparkUnit, ...]:
    return (*assault.assaulters, *assault.defenders)


ASSAULT_ACTIONS: tuple[Action, ...] = (
    Action(
        steps.MARK_ACTION,
        "Assault Markers",
        "Lay Assault Markers toward an enemy hex, or take them off.",
        (*MOVEMENT, *COMBAT),
        marking.AssaultMarkersInputs,
        marking.plan_assault_markers,
        marking.no_markers_laid,
        ("SP-CTR-06",),
        offered=_any_own,
        not_now=Fault(_NO_UNIT),
        tab="Assault Markers",
        post_text="Post the markers",
        group=_GROUP,
        picking=picking_by_hex({"units": "assaults"}, own_units, _NO_UNIT),
    ),
    Action(
        steps.SURPRISE_ACTION,
        "Surprise at night",
        "Roll for surprise in an assault of a Night Turn Section.",
        COMBAT,
        surprise.NightSurpriseInputs,
        surprise.plan_surprise,
        surprise.propose_surprise,
        ("SP-SUR-11",),
        offered=_any_at_night,
        not_now=Fault("Surprise is rolled for in assaults at night."),
        tab="Surprise",
        post_text="Post the surprise roll",
        group=_GROUP,
        helpers=("spark.surprise_result",),
    ),
    Action(
        steps.DEFENDER_ACTION,
        "Defender withdrawal",
        "Let a defender try to leave the Assault Target Hex.",
        COMBAT,
        withdrawing.DefenderWithdrawalInputs,
        withdrawing.plan_defender_withdrawal,
        withdrawing.propose_withdrawal,
        ("SP-RET-08",),
        offered=_any_assault,
        not_now=_NONE,
        tab="Defender withdraws",
        post_text="Post the withdrawal",
        group=_GROUP,
        helpers=("spark.withdrawal_eligible", "spark.withdrawal_check"),
        picking=picking_by_hex(
            {"units": "withdraws"}, _units_of_assaults(_defenders), "Nobody defends."
        ),
    ),
    Action(
        steps.ATTACKER_ACTION,
        "Attacker withdrawal",
        "Take Assault Markers off by choice, and withdraw.",
        COMBAT,
        calling_off.CallOffInputs,
        calling_off.plan_call_off,
        calling_off.propose_call_off,
        ("SP-CMB-12",),
        offered=_any_assault,
        not_now=_NONE,
        tab="Attacker calls off",
        post_text="Post the withdrawal",
        group=_GROUP,
        picking=picking_by_hex(
            {"units": "calls off"}, _units_of_assaults(_assaulters), "No unit assaults."
        ),
    ),
    Action(
        steps.COMBAT_ACTION,
        "Assault combat",
        "Compare assault morale and dice, and take what the result says.",
        COMBAT,
        combat_inputs.AssaultCombatInputs,
        combat.plan_assault_combat,
        combat_form.propose_combat,
        ("SP-ASLT-01",),
        offered=_any_assault,
        not_now=_NONE,
        tab="Assault combat",
        post_text="Post the assault combat",
        group=_GROUP,
        helpers=_HELPERS,
        picking=picking_by_hex(
            {
                "losses": "takes a step",
                "bearers": "brings a bonus",
                "left_out": "does not fight",
            },
            _units_of_assaults(_fighters),
            "No assault goes on.",
        ),
        left_out=combat_form.without_meaning,
    ),
    Action(
        steps.END_ACTION,
        "End of an assault",
        "End an assault: retreats and advances, what surprise lays on units, columns deploy.",
        COMBAT,
        end.AssaultEndInputs,
        end.plan_assault_end,
        end.propose_end,
        ("SP-ASLT-15",),
        offered=_any_assault,
        not_now=_NONE,
        tab="End of an assault",
        post_text="Post the end",
        group=_GROUP,
        picking=picking_by_hex(
            {"retreating": "retreats", "advancing": "advances"},
            _units_of_assaults(_involved),
            "No assault goes on.",
        ),
    ),
    Action(
        "retreat",
        "Retreat or withdrawal",
        "Put units that retreat, withdraw or advance into their new hex.",
        (*MOVEMENT, *AIR_STRIKES, *COMBAT, *POST_ASSAULT_FIRE),
        end.RetreatInputs,
        end.plan_retreat,
        end.nobody_retreats,
        ("SP-MC-17",),
        offered=_any_living,
        not_now=Fault("No unit is on the map."),
        tab="Retreat",
        post_text="Post the new hex",
        group=_GROUP,
        picking=picking_by_hex({"units": "goes there"}, living_units, "No unit is on the map."),
    ),
)
