"""Operation Spark as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP
from oobmgr.rules.game import Game, Good, RatingField, Side
from oobmgr.rules.spark.actions.listed import ACTIONS
from oobmgr.rules.spark.calculators import CALCULATORS
from oobmgr.rules.spark.chapters import CHAPTERS
from oobmgr.rules.spark.closing import close_impulse, close_phase
from oobmgr.rules.spark.forgotten.listed import WARNING_KINDS, warnings
from oobmgr.rules.spark.movement.stacks import stacks
from oobmgr.rules.spark.on_map import on_map
from oobmgr.rules.spark.opening import CAMPAIGN, COMBAT_EXAMPLE
from oobmgr.rules.spark.options import OPTIONS, read_option
from oobmgr.rules.spark.roster.losses import step_changes
from oobmgr.rules.spark.screens.air_tables import air_tables
from oobmgr.rules.spark.screens.engineers_page import engineers_tables
from oobmgr.rules.spark.screens.fire_sheet import fire_sheet
from oobmgr.rules.spark.screens.roster_form import roster_form, sheet_now
from oobmgr.rules.spark.screens.roster_sheets import ROSTER
from oobmgr.rules.spark.screens.unit_marks import MARK_WORDS, unit_marks
from oobmgr.rules.spark.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.rules.spark.supply.pools import POOLS, account_name
from oobmgr.rules.spark.tables import cases, charts, tables
from oobmgr.rules.spark.turns import CALENDAR
from oobmgr.rules.spark.units import unit as ratings
from oobmgr.rules.spark.units.words import UNIT_WORDS
from oobmgr.rules.spark.words import AIR_POINTS, AMMUNITION, GERMAN, SIDE_NAMES, SOVIET

SIDES = (
    Side(SOVIET, SIDE_NAMES[SOVIET], "diamond", ("Soviet Union",)),
    Side(GERMAN, SIDE_NAMES[GERMAN], "square", ("Germany",)),
)


SPARK = Game(
    id="spark",
    name="Operation Spark",
    sentence="The relief of Leningrad, January 1943, from Roster Sheets.",
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(AMMUNITION, "Ammunition points", "ammo"),
        Good(AIR_POINTS, "Air points", "air"),
        Good(STEP, "Steps", "steps"),
    ),
    pools=POOLS,
    ratings=(
        RatingField(ratings.REGULAR, "Regular", optional=True),
        RatingField(ratings.AT, "AT", optional=True),
        RatingField(ratings.RANGE, "Range", optional=True),
        RatingField(ratings.MORALE, "Morale", in_text=False, optional=True),
        RatingField(ratings.FLIPPED_REGULAR, "Regular, flipped", in_text=False, optional=True),
        RatingField(ratings.FLIPPED_AT, "AT, flipped", in_text=False, optional=True),
    ),
    unit_words=UNIT_WORDS,
    options=OPTIONS,
    scenarios=(CAMPAIGN, COMBAT_EXAMPLE),
    calculators=CALCULATORS,
    sheet_form=roster_form,
    sheet_now=sheet_now,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    player_turns=player_turns,
    reminders=reminders,
    warnings=warnings,
    warning_kinds=WARNING_KINDS,
    read_option=read_option,
    close_turn=close_impulse,
    close_phase=close_phase,
    account_name=account_name,
    chapters=CHAPTERS,
    phase_cases=phase_cases,
    charts=charts,
    page_tables={"engineers": engineers_tables, "air_strikes": air_tables},
    on_map=on_map,
    stacks=stacks,
    step_changes=step_changes,
    roster=ROSTER,
    unit_marks=unit_marks,
    mark_words=MARK_WORDS,
    fires=fire_sheet,
    hides_sheets=True,
)
