"""The actions of the game, in the order in which a player turn meets them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from oobmgr.rules.europa.actions import air, combat, initial, movement, resources
from oobmgr.rules.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.game import Action, ActionPlan, Books, PhaseId


def _empty_form(inputs: type[Any]) -> Callable[[Books], Any]:
    """A form that opens with the defaults of its fields."""

    def propose(books: Books) -> Any:  # noqa: ANN401 - the action's own inputs
        del books
        return inputs()

    return propose


def _action(
    name: str,
    title: str,
    sentence: str,
    phases: tuple[PhaseId, ...],
    plan: Callable[[Books, Any], ActionPlan],
    inputs: type[Any],
    case: str,
) -> Action:
    return Action(name, title, sentence, phases, inputs, plan, _empty_form(inputs), case)


ACTIONS = (
    Action(
        "initial",
        "Supply received",
        "Enter weather, cities and lines; receive, convert, and close the stock.",
        (INITIAL,),
        initial.InitialInputs,
        initial.plan_initial,
        initial.propose_initial,
        "SOP-02",
        once=True,
    ),
    _action(
        "build",
        "Begin a fort or airfield",
        "Spend a Resource Point on a fort or an airfield.",
        (INITIAL,),
        resources.plan_build,
        resources.BuildInputs,
        "RES-06",
    ),
    _action(
        "move_resource",
        "Place or move Resource Points",
        "Say where Resource Points lie, or move them by rail.",
        (INITIAL, AIR, MOVEMENT, COMBAT),
        resources.plan_move_resource,
        resources.MoveResourceInputs,
        "RES-13",
    ),
    Action(
        "rail",
        "Raise rail capacity",
        "Burn Resource Points for rail capacity this game turn.",
        (INITIAL, MOVEMENT),
        resources.RailInputs,
        resources.plan_rail,
        resources.propose_rail,
        "RES-08",
    ),
    _action(
        "air",
        "Activate air groups",
        "Pay for the groups that fly missions this turn.",
        (AIR,),
        air.plan_air,
        air.AirInputs,
        "SP-09",
    ),
    _action(
        "yard_hits",
        "Hits on a marshalling yard",
        "Take supply from the enemy pool.",
        (AIR,),
        air.plan_yard_hits,
        air.YardHitsInputs,
        "SP-30",
    ),
    _action(
        "resource_bombed",
        "Resource Points bombed",
        "Destroy an enemy Resource Point by a result of two hits.",
        (AIR,),
        air.plan_resource_bombed,
        air.ResourceBombedInputs,
        "RES-12",
    ),
    Action(
        "intercept",
        "Enemy interceptors",
        "The other side pays again for fighters on Patrol, where the campaign wants it.",
        (AIR,),
        air.InterceptInputs,
        air.plan_intercept,
        _empty_form(air.InterceptInputs),
        "SP-11",
        offered=air.interceptors_pay,
    ),
    _action(
        "movement",
        "Move divisions",
        "Pay for mechanised divisions that move and fight.",
        (MOVEMENT,),
        movement.plan_movement,
        movement.MovementInputs,
        "SP-13",
    ),
    _action(
        "overrun",
        "Overrun",
        "Pay for a stack that overruns.",
        (MOVEMENT, EXPLOITATION),
        movement.plan_overrun,
        movement.OverrunInputs,
        "SP-19",
    ),
    _action(
        "combat",
        "Attack",
        "Pay for attacks and bombardments.",
        (COMBAT,),
        combat.plan_combat,
        combat.CombatInputs,
        "SP-18",
    ),
    _action(
        "exploitation",
        "Exploit",
        "Pay again for divisions that move in the Exploitation Phase.",
        (EXPLOITATION,),
        movement.plan_exploitation,
        movement.ExploitationInputs,
        "SP-16",
    ),
)
