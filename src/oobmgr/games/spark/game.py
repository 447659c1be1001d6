"""Operation Spark as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP
from oobmgr.games.spark import ENTRY
from oobmgr.games.spark.actions.listed import ACTIONS
from oobmgr.games.spark.calculators import CALCULATORS
from oobmgr.games.spark.chapters import CHAPTERS
from oobmgr.games.spark.opening import CAMPAIGN, COMBAT_EXAMPLE
from oobmgr.games.spark.options import OPTIONS
from oobmgr.games.spark.roster.markers import MARK_WORDS
from oobmgr.games.spark.screens.roster_sheets import ROSTER
from oobmgr.games.spark.sequence import PHASES, player_turns, reminders
from oobmgr.games.spark.supply.pools import MOVEMENT_CASES, POOLS, account_name
from oobmgr.games.spark.tables import cases, charts, tables
from oobmgr.games.spark.turns import CALENDAR
from oobmgr.games.spark.units import unit as ratings
from oobmgr.games.spark.units.words import UNIT_WORDS
from oobmgr.games.spark.words import AIR_POINTS, AMMUNITION, GERMAN, SIDE_NAMES, SOVIET
from oobmgr.rules.bounds import HIGHEST_RATING
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.later import Later, called_later
from oobmgr.rules.unit_figures import UnitFigure
from oobmgr.rules.unit_words import RatingField

SIDES = (
    Side(SOVIET, SIDE_NAMES[SOVIET], "diamond", ("Soviet Union",)),
    Side(GERMAN, SIDE_NAMES[GERMAN], "square", ("Germany",)),
)


SPARK = Game(
    entry=ENTRY,
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(AMMUNITION, "Ammunition points", "ammo"),
        Good(AIR_POINTS, "Air points", "air"),
        Good(STEP, "Steps", "steps"),
    ),
    pools=POOLS,
    # All may be missing: the sources print few of them, and a rating that nobody entered is no 0.
    ratings=(
        RatingField(ratings.REGULAR, "Regular", optional=True, summed=True, likely=HIGHEST_RATING),
        RatingField(ratings.AT, "AT", optional=True, summed=True, likely=HIGHEST_RATING),
        RatingField(ratings.RANGE, "Range", optional=True),
        RatingField(ratings.MORALE, "Morale", in_text=False, optional=True),
        # The back has figures of its own: AT is read there once the counter is turned
        # (SP-ROSTER-09), and a 0 on it ends fire of that kind (SP-ROSTER-10).
        RatingField(ratings.FLIPPED_REGULAR, "Regular, flipped", in_text=False, optional=True),
        RatingField(ratings.FLIPPED_AT, "AT, flipped", in_text=False, optional=True),
    ),
    unit_words=UNIT_WORDS,
    unit_figure=UnitFigure(
        title="Regular strength",
        together="Regular strength",
        sign="Reg.",
        note="Its regular strength now",
        of=called_later("oobmgr.games.spark.roster.strength:regular_now"),
        alike=lambda unit: (
            unit.type,
            unit.size,
            unit.steps,
            unit.steps_left,
            unit.nation,
            tuple(unit.ratings.items()),
            tuple(unit.traits.items()),
        ),
    ),
    options=OPTIONS,
    scenarios=(CAMPAIGN, COMBAT_EXAMPLE),
    calculators=CALCULATORS,
    sheet_form=called_later("oobmgr.games.spark.screens.roster_form:roster_form"),
    fact_kinds=Later("oobmgr.games.spark.fact_words:FACT_KINDS"),
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    player_turns=player_turns,
    reminders=reminders,
    checks=Later("oobmgr.games.spark.forgotten.listed:CHECKS"),
    closings=Later("oobmgr.games.spark.closing:CLOSINGS"),
    account_name=account_name,
    movement_cases=MOVEMENT_CASES,
    chapters=CHAPTERS,
    phase_cases=called_later("oobmgr.games.spark.sequence:phase_cases"),
    charts=charts,
    questions=Later("oobmgr.games.spark.questions:QUESTIONS"),
    screens={
        "turn": "SP-AIR-02 SP-INIT-01 SP-INIT-02 SP-INIT-09",
        "order_of_battle": "SP-CTR-07 SP-CTR-17 SP-MOVE-13",
        "roster_sheets": (
            "SP-CTR-01..03 SP-CTR-06 SP-CTR-13 SP-CTR-14 SP-CTR-18 SP-CTR-20 SP-CTR-21 "
            "SP-ROSTER-01..03 SP-ROSTER-12..15 SP-ROSTER-17 SP-ROSTER-18"
        ),
        "stacks": "SP-STACK-01",
        "passphrases": "SP-ROSTER-15",
        "hand_over": "SP-ROSTER-15",
    },
    on_map=called_later("oobmgr.games.spark.engineers.records:on_map"),
    stacks=called_later("oobmgr.games.spark.movement.stacks:stacks"),
    step_changes=called_later("oobmgr.games.spark.roster.losses:step_changes"),
    roster=ROSTER,
    unit_marks=called_later("oobmgr.games.spark.roster.markers:unit_marks"),
    mark_words=MARK_WORDS,
)
