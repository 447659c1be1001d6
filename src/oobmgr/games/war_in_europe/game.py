"""War in Europe as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP
from oobmgr.games.war_in_europe import ENTRY, fact_kinds
from oobmgr.games.war_in_europe.actions.listed import ACTIONS
from oobmgr.games.war_in_europe.calculators import CALCULATORS
from oobmgr.games.war_in_europe.chapters import CHAPTERS
from oobmgr.games.war_in_europe.opening import CAMPAIGN, MAY_1940
from oobmgr.games.war_in_europe.options import OPTIONS
from oobmgr.games.war_in_europe.pools import POOLS, account_name
from oobmgr.games.war_in_europe.records.listed import RECORD_KINDS
from oobmgr.games.war_in_europe.screens.mark_words import MARK_WAYS, MARK_WORDS
from oobmgr.games.war_in_europe.screens.roster_sheets import ROSTER
from oobmgr.games.war_in_europe.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.games.war_in_europe.tables import cases, charts, tables
from oobmgr.games.war_in_europe.turns import CALENDAR
from oobmgr.games.war_in_europe.units import RAIL_REPAIR, REPAIR, UNIT_WORDS
from oobmgr.games.war_in_europe.words import (
    AIR_POINTS,
    ALLIED,
    ASSAULT_POINTS,
    AXIS,
    REPLACEMENTS,
    SIDE_NAMES,
    SOVIET,
)
from oobmgr.rules.bounds import HIGHEST_RATING
from oobmgr.rules.fact_kinds import FactKind, Lasting
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.later import Later, called_later
from oobmgr.rules.unit_words import RatingField

SIDES = (
    Side(AXIS, SIDE_NAMES[AXIS], "square", ("Germany", "Italy", "Hungary", "Romania", "Finland")),
    Side(ALLIED, SIDE_NAMES[ALLIED], "circle", ("Commonwealth", "United States", "France")),
    Side(SOVIET, SIDE_NAMES[SOVIET], "diamond", ("Soviet Union",)),
)
FACT_KINDS = (
    FactKind(fact_kinds.WEATHER, public=True, title="Weather of {about}"),
    FactKind(fact_kinds.AIR_FRONT, public=True, listed=False),
    FactKind(fact_kinds.AIR_NATION, public=True, listed=False),
    FactKind(fact_kinds.AIR_ATTACK, public=True, listed=False),
    FactKind(fact_kinds.ATTRITION, public=True, listed=False),
    FactKind(
        fact_kinds.RAIL_CUT,
        public=True,
        lasting=Lasting.KEY,
        title="Railway in {about}, cut {field}",
    ),
    FactKind(fact_kinds.RAIL_WORK, public=True, title="Railway in {about}, {field} in"),
    FactKind(fact_kinds.RAIL_UNIT, of_units=True, listed=False),
    FactKind(fact_kinds.BEACH, public=True, title="Beach {about}, {field}"),
    FactKind(fact_kinds.BEACH_BEFORE, public=True, listed=False),
    FactKind(fact_kinds.AIRBORNE, of_units=True, in_history=True),
    FactKind(fact_kinds.VOYAGE, of_units=True, in_history=True),
    FactKind(fact_kinds.KAMPFGRUPPE, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(fact_kinds.DISBANDED, of_units=True, in_history=True),
    FactKind(fact_kinds.FORTIFIED, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(fact_kinds.HEX, public=True, title="Hex {about}, {field}"),
    FactKind(fact_kinds.FRENCH, public=True, title="First attack in the West"),
)

WAR_IN_EUROPE = Game(
    entry=ENTRY,
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(REPLACEMENTS, "Replacement Points", "RP"),
        Good(AIR_POINTS, "Air Points", "AP"),
        Good(ASSAULT_POINTS, "Amphibious Points", "amphibious"),
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
    scenarios=(CAMPAIGN, MAY_1940),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    charts=charts,
    player_turns=player_turns,
    reminders=reminders,
    closings=Later("oobmgr.games.war_in_europe.closing:CLOSINGS"),
    checks=Later("oobmgr.games.war_in_europe.forgotten.listed:CHECKS"),
    chapters=CHAPTERS,
    phase_cases=phase_cases,
    fact_kinds=FACT_KINDS,
    record_kinds=RECORD_KINDS,
    questions=Later("oobmgr.games.war_in_europe.questions:QUESTIONS"),
    reports=Later("oobmgr.games.war_in_europe.report_list:REPORTS"),
    step_changes=called_later("oobmgr.games.war_in_europe.actions.kampfgruppen:step_changes"),
    unit_marks=called_later("oobmgr.games.war_in_europe.screens.unit_marks:unit_marks"),
    mark_words=MARK_WORDS,
    mark_ways=MARK_WAYS,
    symbols=dict.fromkeys((REPAIR, *RAIL_REPAIR), "railway_engineer"),
    screens={
        "order_of_battle": "WIE-KG-02 WIE-FORT-03",
        "roster_sheets": "WIE-KG-02 WIE-FORT-03 WIE-RAIL-02 WIE-ABN-01 WIE-SEA-02",
    },
    roster=ROSTER,
    sheet_form=called_later("oobmgr.games.war_in_europe.screens.roster_form:roster_form"),
)
