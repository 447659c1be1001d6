"""Balkans 1944 as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP
from oobmgr.games.balkans import ENTRY, fact_kinds
from oobmgr.games.balkans.actions.listed import ACTIONS
from oobmgr.games.balkans.air.log import combat_words
from oobmgr.games.balkans.calculators import CALCULATORS
from oobmgr.games.balkans.chapters import CHAPTERS
from oobmgr.games.balkans.festung.calls import approach_words
from oobmgr.games.balkans.opening import CAMPAIGN
from oobmgr.games.balkans.options import OPTIONS
from oobmgr.games.balkans.pools import POOLS, account_name
from oobmgr.games.balkans.screens.unit_marks import MARK_WAYS, MARK_WORDS
from oobmgr.games.balkans.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.games.balkans.tables import cases, charts, tables
from oobmgr.games.balkans.turns import CALENDAR
from oobmgr.games.balkans.units import UNIT_WORDS
from oobmgr.games.balkans.words import AIR_UNITS, AXIS, GARRISON_UNITS, SIDE_NAMES, SOVIET
from oobmgr.rules.bounds import HIGHEST_RATING
from oobmgr.rules.fact_kinds import FactKind, Lasting
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.later import Later, called_later
from oobmgr.rules.symbols import PLAIN
from oobmgr.rules.unit_words import RatingField

SIDES = (
    Side(
        SOVIET,
        SIDE_NAMES[SOVIET],
        "diamond",
        # B-19: all of them play on this side, but by the usual reading the Soviet Union alone calls
        # for rolls.
        ("Soviet Union", "Romania", "Bulgaria", "Yugoslavia"),
    ),
    Side(AXIS, SIDE_NAMES[AXIS], "square", ("Germany", "Hungary", "Croatia")),
)
FACT_KINDS = (
    FactKind(fact_kinds.CITY, public=True, title="{about}, {field}"),
    FactKind(fact_kinds.APPROACH, of_units=True, words=approach_words),
    FactKind(fact_kinds.MODE, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(fact_kinds.SUPPLY, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(fact_kinds.MOVED, of_units=True, listed=False),
    FactKind(fact_kinds.FOUGHT, of_units=True, listed=False),
    FactKind(fact_kinds.GARRISON, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(
        fact_kinds.AIR_COMBAT, public=True, title="{1} air combat {2} of {0}", words=combat_words
    ),
)


BALKANS = Game(
    entry=ENTRY,
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(GARRISON_UNITS, "Garrison units to declare", "garrison to declare"),
        Good(AIR_UNITS, "Air units", "air"),
        Good(STEP, "Steps", "steps"),
    ),
    pools=POOLS,
    account_name=account_name,
    ratings=(
        RatingField("attack", "Attack", optional=True, summed=True, likely=HIGHEST_RATING),
        RatingField("defense", "Defense", optional=True, summed=True, likely=HIGHEST_RATING),
        RatingField("move", "Move", optional=True, likely=HIGHEST_RATING),
    ),
    unit_words=UNIT_WORDS,
    options=OPTIONS,
    scenarios=(CAMPAIGN,),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    charts=charts,
    player_turns=player_turns,
    reminders=reminders,
    edit_faults=called_later("oobmgr.games.balkans.festung.held:edit_faults"),
    checks=Later("oobmgr.games.balkans.forgotten.listed:CHECKS"),
    step_changes=called_later("oobmgr.games.balkans.festung.held:step_changes"),
    chapters=CHAPTERS,
    phase_cases=phase_cases,
    phase_notes=called_later("oobmgr.games.balkans.phase_notes:phase_notes"),
    fact_kinds=FACT_KINDS,
    questions=Later("oobmgr.games.balkans.questions:QUESTIONS"),
    reports=Later("oobmgr.games.balkans.report_list:REPORTS"),
    on_map=called_later("oobmgr.games.balkans.on_map:on_map"),
    unit_marks=called_later("oobmgr.games.balkans.screens.unit_marks:unit_marks"),
    mark_words=MARK_WORDS,
    mark_ways=MARK_WAYS,
    screens={"order_of_battle": "W81-SUP-01 W81-PART-01 W81-FEST-06"},
    # Nobody draws air units, which have no counter on the map; but they are no unknown words.
    symbols=dict.fromkeys(("air", "aircraft", "fighter", "bomber"), PLAIN),
)
