"""Revised Europa as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP, Account, SideId
from oobmgr.games.europa.accounts import SURPRISE_POOL, limit, pool
from oobmgr.games.europa.actions.listed import ACTIONS
from oobmgr.games.europa.actions.supply.weather import weather_key
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.held import group_account_name
from oobmgr.games.europa.calculators import CALCULATORS
from oobmgr.games.europa.chapters import CHAPTERS
from oobmgr.games.europa.closing import close_turn
from oobmgr.games.europa.fact_words import fact_words
from oobmgr.games.europa.forgotten.listed import warnings
from oobmgr.games.europa.movement.stacks import stacks
from oobmgr.games.europa.on_map import on_map
from oobmgr.games.europa.opening import BARBAROSSA
from oobmgr.games.europa.options import OPTIONS, read_option
from oobmgr.games.europa.replacements import losses
from oobmgr.games.europa.screens.battle_sheet import battle_sheet
from oobmgr.games.europa.screens.movement_cases import movement_cases
from oobmgr.games.europa.screens.phase_notes import phase_notes
from oobmgr.games.europa.screens.rebuild_board import rebuild_board
from oobmgr.games.europa.screens.report_rules import REPORTS
from oobmgr.games.europa.screens.roster_form import roster_form
from oobmgr.games.europa.screens.unit_marks import MARK_WORDS, unit_marks
from oobmgr.games.europa.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.games.europa.supply.marks import MARK_WAYS
from oobmgr.games.europa.tables import cases, charts, tables
from oobmgr.games.europa.turns import CALENDAR
from oobmgr.games.europa.unit_price import unit_price
from oobmgr.games.europa.unit_words import UNIT_WORDS
from oobmgr.games.europa.words import (
    AIR_GROUP,
    AXIS,
    LOST_GOODS,
    REPLACEMENT_GOODS,
    REPLACEMENT_SIGNS,
    RESOURCE,
    SIDE_NAMES,
    SOVIET,
    SP,
    WARNING_KINDS,
)
from oobmgr.rules.books import Books
from oobmgr.rules.game import Game, Good, Pool, RatingField, Side

SIDES = (
    Side(
        AXIS,
        SIDE_NAMES[AXIS],
        "square",
        ("Germany", "Finland", "Hungary", "Italy", "Romania", "Slovakia", "Spain"),
    ),
    Side(SOVIET, SIDE_NAMES[SOVIET], "diamond", ("Soviet Union",)),
)


def _no_limit(_: Books) -> int | None:
    """Resource Points and the surprise allotment have no limit of their own."""
    return None


def _pools(side: SideId) -> tuple[Pool, ...]:
    return (
        Pool(pool(side), SP, lambda books: limit(books, side), "Supply points"),
        Pool(pool(side), RESOURCE, _no_limit, "Resource Points", spread=True),
    )


def _replacement_pools(side: SideId) -> tuple[Pool, ...]:
    """The replacement points of all nations of a side, shown while there are any."""
    nations = next(one.nations for one in SIDES if one.id == side)
    return tuple(
        Pool(
            pool(side),
            good,
            _no_limit,
            f"{SIDE_NAMES[side]} {kind}",
            spread=True,
            passing=True,
            places=nations,
        )
        for kind, good in REPLACEMENT_GOODS.items()
    )


def _account_name(account: Account) -> str:
    """The accounts of air groups and of losses, whose names only the game can read."""
    return group_account_name(account) or losses.account_name(account)


EUROPA = Game(
    id="europa",
    name="Revised Europa",
    sentence="Fire in the East and Scorched Earth with the revised rules.",
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(SP, "Supply points", "SP"),
        Good(RESOURCE, "Resource Points", "Re"),
        Good(STEP, "Steps", "steps"),
        Good(AIR_GROUP, "Air groups", "groups"),
        *(
            Good(good, f"{kind.capitalize()} points", REPLACEMENT_SIGNS[kind])
            for kind, good in REPLACEMENT_GOODS.items()
        ),
        *(
            Good(good, f"{kind.capitalize()} strength lost", f"{REPLACEMENT_SIGNS[kind]} lost")
            for kind, good in LOST_GOODS.items()
        ),
    ),
    pools=(
        *_pools(AXIS),
        Pool(SURPRISE_POOL, SP, _no_limit, "Surprise turn", passing=True),
        *_pools(SOVIET),
        *_replacement_pools(AXIS),
        *_replacement_pools(SOVIET),
    ),
    ratings=(
        RatingField("attack", "Attack"),
        RatingField("defense", "Defense", merges=True),
        RatingField("move", "Movement"),
    ),
    options=OPTIONS,
    scenarios=(BARBAROSSA,),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    player_turns=player_turns,
    reminders=reminders,
    warnings=warnings,
    warning_kinds=WARNING_KINDS,
    read_option=read_option,
    close_turn=close_turn,
    chapters=CHAPTERS,
    unit_price=unit_price,
    phase_notes=phase_notes,
    sheet_form=roster_form,
    unit_words=UNIT_WORDS,
    weather_key=weather_key,
    charts=charts,
    board=board,
    battles=battle_sheet,
    rebuilding=rebuild_board,
    step_changes=losses.step_changes,
    account_name=_account_name,
    fact_words=fact_words,
    movement_cases=movement_cases,
    phase_cases=phase_cases,
    on_map=on_map,
    stacks=stacks,
    unit_marks=unit_marks,
    mark_words=MARK_WORDS,
    mark_ways=MARK_WAYS,
    reports=REPORTS,
)
