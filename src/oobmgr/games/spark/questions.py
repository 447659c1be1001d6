"""What only this game answers of its books: its pages and commands ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.spark.fire.fire_rows import FireSheet, FireWish
from oobmgr.games.spark.screens.air_tables import air_tables
from oobmgr.games.spark.screens.engineers_page import engineers_tables
from oobmgr.games.spark.screens.fire_sheet import fire_sheet
from oobmgr.rules.questions import Question, plain_question

FIRES: Final[Question[FireWish, FireSheet]] = Question(
    "fires", "Who may fire at what now, and how far each assault is.", FireWish, fire_sheet
)
ENGINEERS: Final = plain_question(
    "engineers", "Bridges, engineers and reinforcements as tables.", engineers_tables
)
AIR: Final = plain_question("air", "Air points and anti-aircraft units as tables.", air_tables)

QUESTIONS: tuple[Question[Any, Any], ...] = (FIRES, ENGINEERS, AIR)
