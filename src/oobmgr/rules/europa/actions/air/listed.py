"""The actions that keep air groups and air bases, in the order of a player turn."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.rules.books import Books
from oobmgr.rules.europa.actions.air import (
    arrivals,
    bases,
    mending,
    moves,
    repairs,
    results,
    set_up,
    triage,
)
from oobmgr.rules.europa.actions.air.listed_missions import MISSION_ACTIONS
from oobmgr.rules.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.game import Action

_ANY = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)


def _no_set_up(books: Books) -> set_up.AirSetUpInputs:
    del books
    return set_up.AirSetUpInputs()


def _no_move(books: Books) -> moves.AirMoveInputs:
    del books
    return moves.AirMoveInputs()


def _no_base(books: Books) -> bases.AirBaseInputs:
    del books
    return bases.AirBaseInputs()


def _all_in_supply(books: Books) -> mending.AirMendInputs:
    del books
    return mending.AirMendInputs()


def _no_result(books: Books) -> results.AirResultsInputs:
    del books
    return results.AirResultsInputs()


AIR_ACTIONS = (
    Action(
        "air_setup",
        "Enter air groups",
        "Enter the air groups of the scenario in books that hold none.",
        _ANY,
        set_up.AirSetUpInputs,
        set_up.plan_air_set_up,
        _no_set_up,
        "OOB-01",
        offered=set_up.no_groups,
        not_now=Fault("The books hold air groups already."),
        tab="Enter air groups",
        group="Air",
    ),
    Action(
        "air_triage",
        "Lost air groups",
        "Roll for the groups in the EFT and EET boxes.",
        (INITIAL,),
        triage.AirTriageInputs,
        triage.plan_air_triage,
        triage.propose_air_triage,
        "AIR-10",
        offered=triage.any_lost,
        not_now=Fault("No group lies in the EFT and EET boxes."),
        tab="Lost groups",
        link="Roll for them",
        group="Air",
    ),
    Action(
        "air_arrivals",
        "Air arrivals",
        "Receive air groups and Group Allowance.",
        (INITIAL,),
        arrivals.AirArrivalsInputs,
        arrivals.plan_air_arrivals,
        arrivals.propose_air_arrivals,
        "AIR-11",
        tab="Air arrivals",
        link="Receive them",
        group="Reinforcements",
    ),
    Action(
        "air_repair",
        "Repair air groups",
        "Roll for the groups that are inoperable.",
        (INITIAL, AIR),
        repairs.AirRepairInputs,
        repairs.plan_air_repair,
        repairs.propose_air_repair,
        "AIR-02",
        offered=repairs.any_to_repair,
        not_now=Fault("No group is inoperable."),
        tab="Repair",
        link="Roll for them",
        group="Air",
    ),
    Action(
        "air_move",
        "Move air groups",
        "Place groups at bases, move them from base to base, or take them off the map.",
        (INITIAL, AIR),
        moves.AirMoveInputs,
        moves.plan_air_move,
        _no_move,
        "AIR-03",
        tab="Move air groups",
        group="Air",
        page="air",
    ),
    Action(
        "air_base",
        "Air bases",
        "Enter an air base, change it, or say that it was hit or repaired.",
        _ANY,
        bases.AirBaseInputs,
        bases.plan_air_base,
        _no_base,
        "AIR-05",
        tab="Air bases",
        group="Air",
    ),
    *MISSION_ACTIONS,
    Action(
        "air_results",
        "Results in the air",
        "Enter what air combat and flak did to groups.",
        (AIR,),
        results.AirResultsInputs,
        results.plan_air_results,
        _no_result,
        "AIR-09",
        tab="Results",
        group="Air",
    ),
    Action(
        "air_mend",
        "Repair air bases",
        "Every damaged base in supply repairs a hit after the Air Phase.",
        (MOVEMENT, COMBAT, EXPLOITATION),
        mending.AirMendInputs,
        mending.plan_air_mend,
        _all_in_supply,
        "AIR-07",
        once=True,
        offered=mending.any_damaged,
        not_now=Fault("No air base of the side has hits."),
        tab="Repair bases",
        link="Repair them",
        group="Air",
    ),
)
