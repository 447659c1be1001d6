"""La Grande Armée as the rest of the program sees it: one `Game`."""

from __future__ import annotations

from oobmgr.domain.accounts import STEP
from oobmgr.games.grande_armee import ENTRY
from oobmgr.games.grande_armee.actions.listed import ACTIONS
from oobmgr.games.grande_armee.calculators import CALCULATORS
from oobmgr.games.grande_armee.chapters import CHAPTERS
from oobmgr.games.grande_armee.fact_kinds import FACT_KINDS
from oobmgr.games.grande_armee.opening import CAMPAIGN, SPRING
from oobmgr.games.grande_armee.options import OPTIONS
from oobmgr.games.grande_armee.pools import POOLS, account_name
from oobmgr.games.grande_armee.records.listed import RECORD_KINDS
from oobmgr.games.grande_armee.screens.mark_words import MARK_WORDS
from oobmgr.games.grande_armee.screens.roster_sheets import ROSTER
from oobmgr.games.grande_armee.sequence import PHASES, phase_cases, player_turns, reminders
from oobmgr.games.grande_armee.symbols import SYMBOLS
from oobmgr.games.grande_armee.tables import cases, charts, tables
from oobmgr.games.grande_armee.turns import CALENDAR
from oobmgr.games.grande_armee.units import RATINGS, UNIT_WORDS, edit_faults
from oobmgr.games.grande_armee.words import (
    COALITION,
    FRANCE,
    REPLACEMENTS,
    RESOURCES,
    SIDE_NAMES,
    VICTORY,
)
from oobmgr.rules.game import Game, Good, Side
from oobmgr.rules.later import Later, called_later

SIDES = (
    Side(FRANCE, SIDE_NAMES[FRANCE], "square", ("France", "Italy", "Bavaria", "Saxony", "Poland")),
    Side(
        COALITION,
        SIDE_NAMES[COALITION],
        "circle",
        ("Austria", "Prussia", "Russia", "Britain", "Sweden"),
    ),
)

GRANDE_ARMEE = Game(
    entry=ENTRY,
    sides=SIDES,
    calendar=CALENDAR,
    phases=PHASES,
    goods=(
        Good(RESOURCES, "Resource Points", "R"),
        Good(REPLACEMENTS, "Replacement Points", "Rep"),
        Good(VICTORY, "Victory Points", "VP"),
        Good(STEP, "Strength Points", "SP"),
    ),
    pools=POOLS,
    account_name=account_name,
    ratings=RATINGS,
    unit_words=UNIT_WORDS,
    edit_faults=edit_faults,
    step_changes=called_later("oobmgr.games.grande_armee.renewal:step_changes"),
    options=OPTIONS,
    scenarios=(CAMPAIGN, SPRING),
    calculators=CALCULATORS,
    actions=ACTIONS,
    cases=cases,
    tables=tables,
    charts=charts,
    player_turns=player_turns,
    reminders=reminders,
    closings=Later("oobmgr.games.grande_armee.closing:CLOSINGS"),
    checks=Later("oobmgr.games.grande_armee.forgotten.listed:CHECKS"),
    chapters=CHAPTERS,
    phase_cases=phase_cases,
    sheet_form=called_later("oobmgr.games.grande_armee.screens.roster_form:roster_form"),
    fact_kinds=FACT_KINDS,
    record_kinds=RECORD_KINDS,
    roster=ROSTER,
    questions=Later("oobmgr.games.grande_armee.questions:QUESTIONS"),
    reports=Later("oobmgr.games.grande_armee.report_list:REPORTS"),
    unit_marks=called_later("oobmgr.games.grande_armee.screens.unit_marks:unit_marks"),
    mark_words=MARK_WORDS,
    symbols=SYMBOLS,
    screens={"order_of_battle": "LGA-AOC-02 LGA-AOC-03"},
)
