"""The actions of bombers: the surprise, facilities that are bombed, interdiction zones."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.air import interdiction, surprise
from oobmgr.games.europa.actions.bombing import bombing
from oobmgr.games.europa.air.surprise_run import surprise_run
from oobmgr.games.europa.words import AIR
from oobmgr.rules.actions import Action

_GROUP = "Bombing"

BOMBING_ACTIONS = (
    Action(
        "air_surprise",
        "Air surprise",
        "Draw the Soviet groups that the German strikes hit, wave by wave.",
        (AIR,),
        surprise.AirSurpriseInputs,
        surprise.plan_air_surprise,
        surprise.propose_air_surprise,
        ("ASU-02",),
        offered=surprise.is_surprise,
        not_now=Fault("It is played in the surprise turn only.", case="ASU-02"),
        tab="Air surprise",
        post_text="Post these strikes",
        link="Play it",
        group=_GROUP,
        run=surprise_run,
    ),
    Action(
        "bombing",
        "Strategic bombing",
        "Enter the hits on a yard, factory, supply city, Resource Point, air base or port.",
        (AIR,),
        bombing.BombingInputs,
        bombing.plan_bombing,
        bombing.no_bombing,
        ("STR-01",),
        tab="Bombing",
        post_text="Post the raid",
        group=_GROUP,
        helpers=("europa.facility_hits", "europa.bombardment_shift", "europa.flak_strength"),
    ),
    Action(
        "interdiction",
        "Interdiction zone",
        "Say where a mission interdicts, and whether it places its zone.",
        (AIR,),
        interdiction.InterdictionInputs,
        interdiction.plan_interdiction,
        interdiction.no_interdiction,
        ("INT-03",),
        tab="Interdiction",
        post_text="Post the mission",
        group=_GROUP,
        helpers=("europa.interdiction_zone", "europa.flak_strength"),
    ),
)
