"""What only this game answers of its books: its pages ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.grande_armee.screens.march import march_tables
from oobmgr.rules.questions import Question, plain_question

MARCH: Final = plain_question(
    "march", "The weather, orders, rout markers, demoralized cavalry, detachments.", march_tables
)

QUESTIONS: tuple[Question[Any, Any], ...] = (MARCH,)
