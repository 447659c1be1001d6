"""What only this game answers of its books: its pages ask these."""

from __future__ import annotations

from typing import Any, Final

from oobmgr.games.grande_armee.screens.army import army_notes
from oobmgr.games.grande_armee.screens.battle import battle_tables
from oobmgr.games.grande_armee.screens.economy import economy_tables
from oobmgr.games.grande_armee.screens.march import march_tables
from oobmgr.games.grande_armee.screens.politics import politics_tables
from oobmgr.games.grande_armee.screens.supply import supply_tables
from oobmgr.rules.questions import Question, plain_question, side_question

MARCH: Final = plain_question(
    "march", "The weather, orders, rout markers, demoralized cavalry, detachments.", march_tables
)
BATTLES: Final = plain_question(
    "battles", "Battles step by step, lines, leaders, bids, and leaders who fell.", battle_tables
)

POWERS: Final = plain_question(
    "powers", "Points of the powers, provinces and what they yield, units below strength.",
    economy_tables,
)  # fmt: skip
SUPPLY: Final = plain_question(
    "supply", "Towns and their markers, depots and trains, who is supplied.", supply_tables
)
POLITICS: Final = plain_question(
    "politics", "Victory points by cause, the Political Index, wars and peace.", politics_tables
)

ARMY: Final = side_question(
    "army", "The charts of a side's armies: leaders, boxes used and free, notes.", army_notes
)

QUESTIONS: tuple[Question[Any, Any], ...] = (
    MARCH,
    BATTLES,
    ARMY,
    POWERS,
    SUPPLY,
    POLITICS,
)
