"""The actions of bombers: the surprise, facilities that are bombed, interdiction zones."""

from __future__ import annotations

from oobmgr.rules.europa.actions import bombing, interdiction
from oobmgr.rules.europa.words import AIR
from oobmgr.rules.game import Action

_GROUP = "Bombing"

BOMBING_ACTIONS = (
    Action(
        "bombing",
        "Strategic bombing",
        "Enter the hits on a yard, factory, supply city, Resource Point, air base or port.",
        (AIR,),
        bombing.BombingInputs,
        bombing.plan_bombing,
        bombing.no_bombing,
        "STR-01",
        tab="Bombing",
        post_text="Post the raid",
        group=_GROUP,
    ),
    Action(
        "interdiction",
        "Interdiction zone",
        "Say where a mission interdicts, and whether it places its zone.",
        (AIR,),
        interdiction.InterdictionInputs,
        interdiction.plan_interdiction,
        interdiction.no_interdiction,
        "INT-03",
        tab="Interdiction",
        post_text="Post the mission",
        group=_GROUP,
    ),
)
