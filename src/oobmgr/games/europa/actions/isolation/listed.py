"""The actions of supply states and isolation, in the order of the Initial Phase."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.isolation import attrition, breakout, supply_states, supply_trace
from oobmgr.games.europa.isolation.stacks import due_units
from oobmgr.games.europa.picking.supply import isolated_picking, supply_picking
from oobmgr.games.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.actions import Action

_ANY = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)
_SUPPLY, _ISOLATION = "Supply", "Isolation"
_NONE_DUE = "No isolated unit has to roll in this turn."

ISOLATION_ACTIONS = (
    Action(
        "supply_states",
        "Supply check",
        "Say which units are in supply, unsupplied or isolated; the others stay as they were.",
        _ANY,
        supply_states.SupplyStatesInputs,
        supply_states.plan_supply_states,
        supply_states.nothing_changed,
        ("SUP-07",),
        offered=supply_states.any_on_map,
        not_now=Fault("Supply is checked in the Initial Phase, for units on the map."),
        tab="Supply states",
        post_text="Post supply states",
        link="Check them",
        group=_SUPPLY,
        picking=supply_picking(
            {
                "unsupplied": "unsupplied",
                "isolated": "isolated",
                "in_supply": "in supply",
                "by_air": "by air",
            }
        ),
    ),
    Action(
        "supply_trace",
        "Supply trace",
        "Count the links of a trace; whether it holds sets the state of the units.",
        (INITIAL,),
        supply_trace.SupplyTraceInputs,
        supply_trace.plan_supply_trace,
        supply_trace.no_trace,
        ("SUP-01",),
        offered=supply_trace.any_unit,
        not_now=Fault("The side has no unit on the map."),
        tab="Supply trace",
        post_text="Post this supply state",
        group=_SUPPLY,
        picking=supply_picking({"units": "trace so"}),
    ),
    Action(
        "breakout",
        "Breakout",
        "Give an isolated stack up for infantry points; it is chosen before its roll.",
        (INITIAL,),
        breakout.BreakoutInputs,
        breakout.plan_breakout,
        breakout.propose_breakout,
        ("ISO-05",),
        offered=attrition.any_due,
        not_now=Fault("No isolated stack is due for a roll."),
        tab="Breakout",
        post_text="Post the breakout",
        group=_ISOLATION,
        picking=isolated_picking({"units": "breaks out"}, due_units, _NONE_DUE),
    ),
    Action(
        "isolation",
        "Isolation attrition",
        "Roll for an isolated stack, and take half of its strength where the roll fails.",
        (INITIAL,),
        attrition.IsolationInputs,
        attrition.plan_isolation,
        attrition.propose_isolation,
        ("ISO-03",),
        offered=attrition.any_due,
        not_now=Fault("No isolated stack is due for a roll."),
        tab="Attrition",
        post_text="Post the attrition roll",
        link="Roll for them",
        group=_ISOLATION,
        picking=isolated_picking(
            {"units": "in the stack", "reduced": "loses a step", "removed": "loses all"},
            due_units,
            _NONE_DUE,
        ),
    ),
)
