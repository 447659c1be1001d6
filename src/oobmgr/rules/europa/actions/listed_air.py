"""The actions that keep air groups and air bases, in the order of a player turn."""

from __future__ import annotations

from oobmgr.domain.errors import Fault
from oobmgr.rules.books import Books
from oobmgr.rules.europa.actions import (
    air_arrivals,
    air_bases,
    air_mending,
    air_moves,
    air_repairs,
    air_results,
    air_set_up,
    air_triage,
)
from oobmgr.rules.europa.actions.listed_missions import MISSION_ACTIONS
from oobmgr.rules.europa.words import AIR, COMBAT, EXPLOITATION, INITIAL, MOVEMENT
from oobmgr.rules.game import Action

_ANY = (INITIAL, AIR, MOVEMENT, COMBAT, EXPLOITATION)


def _no_set_up(books: Books) -> air_set_up.AirSetUpInputs:
    del books
    return air_set_up.AirSetUpInputs()


def _no_move(books: Books) -> air_moves.AirMoveInputs:
    del books
    return air_moves.AirMoveInputs()


def _no_base(books: Books) -> air_bases.AirBaseInputs:
    del books
    return air_bases.AirBaseInputs()


def _all_in_supply(books: Books) -> air_mending.AirMendInputs:
    del books
    return air_mending.AirMendInputs()


def _no_result(books: Books) -> air_results.AirResultsInputs:
    del books
    return air_results.AirResultsInputs()


AIR_ACTIONS = (
    Action(
        "air_setup",
        "Enter air groups",
        "Enter the air groups of the scenario in books that hold none.",
        _ANY,
        air_set_up.AirSetUpInputs,
        air_set_up.plan_air_set_up,
        _no_set_up,
        "OOB-01",
        offered=air_set_up.no_groups,
        not_now=Fault("The books hold air groups already."),
        tab="Enter air groups",
        group="Air",
    ),
    Action(
        "air_triage",
        "Lost air groups",
        "Roll for the groups in the EFT and EET boxes.",
        (INITIAL,),
        air_triage.AirTriageInputs,
        air_triage.plan_air_triage,
        air_triage.propose_air_triage,
        "AIR-10",
        offered=air_triage.any_lost,
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
        air_arrivals.AirArrivalsInputs,
        air_arrivals.plan_air_arrivals,
        air_arrivals.propose_air_arrivals,
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
        air_repairs.AirRepairInputs,
        air_repairs.plan_air_repair,
        air_repairs.propose_air_repair,
        "AIR-02",
        offered=air_repairs.any_to_repair,
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
        air_moves.AirMoveInputs,
        air_moves.plan_air_move,
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
        air_bases.AirBaseInputs,
        air_bases.plan_air_base,
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
        air_results.AirResultsInputs,
        air_results.plan_air_results,
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
        air_mending.AirMendInputs,
        air_mending.plan_air_mend,
        _all_in_supply,
        "AIR-07",
        once=True,
        offered=air_mending.any_damaged,
        not_now=Fault("No air base of the side has hits."),
        tab="Repair bases",
        link="Repair them",
        group="Air",
    ),
)
