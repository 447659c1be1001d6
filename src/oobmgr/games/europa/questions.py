"""What only this game answers of its books: its pages and commands ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.surprise_run import surprise_run
from oobmgr.games.europa.screens.battle_sheet import battle_sheet
from oobmgr.games.europa.screens.rebuild_board import rebuild_board
from oobmgr.rules.questions import Question, plain_question, side_question

BOARD: Final = side_question("board", "A side's air groups in boxes and at bases.", board)
BATTLES: Final = plain_question("battles", "Who can fight where now.", battle_sheet)
REBUILDING: Final = side_question(
    "rebuilding", "What a side can rebuild with its replacement points.", rebuild_board
)
AIR_SURPRISE: Final = plain_question(
    "air_surprise", "How far the air surprise is, step by step.", surprise_run
)

QUESTIONS: tuple[Question[Any, Any], ...] = (BOARD, BATTLES, REBUILDING, AIR_SURPRISE)
