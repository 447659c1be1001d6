"""The actions of air missions, in the order in which an Air Phase meets them."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.games.europa.actions.air import combat, flak, mission_ends, missions, strike, supply
from oobmgr.games.europa.actions.empty_form import empty_form
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.air.mission_kinds import Duty, duty_of
from oobmgr.games.europa.air.mission_records import missions_of
from oobmgr.games.europa.words import AIR, INITIAL
from oobmgr.rules.actions import Action
from oobmgr.rules.books import Books

_GROUP = "Missions"


def _has_groups(books: Books) -> bool:
    return bool(held(books, books.side))


def _has_missions(books: Books) -> bool:
    return any(one.placed for one in missions_of(books, books.side))


def _has_strikes(books: Books) -> bool:
    return any(
        one.placed and duty_of(one.kind, books.tables) is Duty.STRIKE
        for one in missions_of(books, books.side)
    )


MISSION_ACTIONS = (
    Action(
        "air_supply",
        "Supply by air",
        "Fly supply to a base with transport groups, which stay there.",
        (INITIAL,),
        supply.AirSupplyInputs,
        supply.plan_air_supply,
        empty_form(supply.AirSupplyInputs),
        ("TRN-01",),
        offered=_has_groups,
        not_now=Fault("The side holds no air group."),
        tab="Supply by air",
        post_text="Post the flight",
        group="Air",
    ),
    Action(
        "air_mission",
        "Air mission",
        "Place a mission with its groups, or change one before it begins.",
        (AIR,),
        missions.AirMissionInputs,
        missions.plan_air_mission,
        empty_form(missions.AirMissionInputs),
        ("SOP-03",),
        offered=_has_groups,
        not_now=Fault("The side holds no air group."),
        tab="New mission",
        post_text="Post the mission",
        link="Place it",
        group=_GROUP,
        page="air",
    ),
    Action(
        "air_cancel",
        "Take a mission back",
        "Take a mission back before anything came of it; its groups may fly another.",
        (AIR,),
        mission_ends.AirCancelInputs,
        mission_ends.plan_air_cancel,
        empty_form(mission_ends.AirCancelInputs),
        ("SOP-03",),
        offered=_has_missions,
        not_now=Fault("No mission is set out."),
        tab="Take back",
        post_text="Take it back",
        group=_GROUP,
        page="air",
    ),
    Action(
        "air_fight",
        "Air combat",
        "Resolve a fighter sweep, or interceptors against a mission.",
        (AIR,),
        combat.AirFightInputs,
        combat.plan_air_fight,
        empty_form(combat.AirFightInputs),
        ("MIS-07",),
        offered=_has_missions,
        not_now=Fault("No mission is set out."),
        tab="Air combat",
        post_text="Post the fights",
        group=_GROUP,
        page="air",
    ),
    Action(
        "air_flak",
        "Flak",
        "Let flak fire at the strike groups of a mission.",
        (AIR,),
        flak.AirFlakInputs,
        flak.plan_air_flak,
        empty_form(flak.AirFlakInputs),
        ("MIS-09",),
        offered=_has_strikes,
        not_now=Fault("No mission is set out that strikes."),
        tab="Flak",
        post_text="Post the shot",
        group=_GROUP,
        page="air",
    ),
    Action(
        "air_strike",
        "Strike",
        "Let the strike groups of a mission bomb or interdict, and go home.",
        (AIR,),
        strike.AirStrikeInputs,
        strike.plan_air_strike,
        empty_form(strike.AirStrikeInputs),
        ("BMB-09",),
        offered=_has_strikes,
        not_now=Fault("No mission is set out that strikes."),
        tab="Strike",
        post_text="Post the strike",
        group=_GROUP,
        page="air",
    ),
    Action(
        "air_home",
        "Missions home",
        "Missions that are over without a strike; their groups stand at their bases.",
        (AIR,),
        mission_ends.AirHomeInputs,
        mission_ends.plan_air_home,
        empty_form(mission_ends.AirHomeInputs),
        ("SOP-03",),
        offered=_has_missions,
        not_now=Fault("No mission is set out."),
        tab="Home",
        post_text="Bring them home",
        link="Bring them home",
        group=_GROUP,
        page="air",
    ),
)
