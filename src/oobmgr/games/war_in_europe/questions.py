"""What only this game answers of its books: its pages ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.war_in_europe.screens.air import air_tables
from oobmgr.games.war_in_europe.screens.production import production_tables
from oobmgr.games.war_in_europe.screens.rail import rail_tables
from oobmgr.rules.questions import Question, plain_question

AIR: Final = plain_question(
    "air_war", "Air points by front, the turns of the cycle, and what attrition takes.", air_tables
)
PRODUCTION: Final = plain_question(
    "production", "Replacement Points, units that wait, kampfgruppen, boxes, beaches.",
    production_tables,
)  # fmt: skip
RAIL: Final = plain_question(
    "rail_and_supply", "The calendar, repair units, cuts, hexes and fortification.", rail_tables
)

QUESTIONS: tuple[Question[Any, Any], ...] = (AIR, PRODUCTION, RAIL)
