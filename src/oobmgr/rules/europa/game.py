"""Revised Europa as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP, SideId
from oobmgr.rules.europa.accounts import SURPRISE_POOL, limit, pool
from oobmgr.rules.europa.actions.listed import ACTIONS
from oobmgr.rules.europa.actions.weather import weather_key
from oobmgr.rules.europa.calculators import CALCULATORS
from oobmgr.rules.europa.chapters import CHAPTERS
from oobmgr.rules.europa.forgotten import warnings
from oobmgr.rules.europa.opening import BARBAROSSA
from oobmgr.rules.europa.options import OPTIONS, read_option
from oobmgr.rules.europa.phase_notes import phase_notes
from oobmgr.rules.europa.roster_form import roster_form
from oobmgr.rules.europa.sequence import PHASES, player_turns, reminders
from oobmgr.rules.europa.supply.surprise import drop_surprise
from oobmgr.rules.europa.tables import cases, charts, tables
from oobmgr.rules.europa.turns import CALENDAR
from oobmgr.rules.europa.unit_price import unit_price
from oobmgr.rules.europa.words import (
    AIR_GROUP,
    AXIS,
    RESOURCE,
    SIDE_NAMES,
    SOVIET,
    SP,
    WARNING_KINDS,
)
from oobmgr.rules.game import Books, Game, Good, Pool, RatingField, Side

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


def _pools(side: SideId) -> tuple[Pool, Pool]:
    return (
        Pool(pool(side), SP, lambda books: limit(books, side), "Supply points"),
        Pool(pool(side), RESOURCE, _no_limit, "Resource Points", spread=True),
    )


EUROPA = Game(
    id="europa",
    name="Revised Europa",
    sentence="Fire in the East and Scorched Earth with the revised rules: the supply chapter.",
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(SP, "Supply points", "SP"),
        Good(RESOURCE, "Resource Points", "Re"),
        Good(STEP, "Steps", "steps"),
        Good(AIR_GROUP, "Air groups", "groups"),
    ),
    pools=(
        *_pools(AXIS),
        Pool(SURPRISE_POOL, SP, _no_limit, "Surprise turn", passing=True),
        *_pools(SOVIET),
    ),
    ratings=(
        RatingField("attack", "Attack"),
        RatingField("defense", "Defense"),
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
    close_turn=drop_surprise,
    chapters=CHAPTERS,
    unit_price=unit_price,
    phase_notes=phase_notes,
    sheet_form=roster_form,
    weather_key=weather_key,
    charts=charts,
)
