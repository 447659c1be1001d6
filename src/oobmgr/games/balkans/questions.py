"""What only this game answers of its books: its pages ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.balkans.screens.tables import air_tables, festung_tables, partisan_tables
from oobmgr.rules.questions import Question, plain_question

FESTUNG: Final = plain_question(
    "festung", "The cities, the rolls due and the garrisons as tables.", festung_tables
)
AIR: Final = plain_question("air_support", "The air log and the Soviet HQs as tables.", air_tables)
PARTISANS: Final = plain_question(
    "partisans", "Partisans and units out of supply as tables.", partisan_tables
)

QUESTIONS: tuple[Question[Any, Any], ...] = (FESTUNG, AIR, PARTISANS)
