"""The tables and cases of the game, read once when they are first needed."""

from __future__ import annotations

from oobmgr.games.grande_armee.chapters import CHAPTERS
from oobmgr.rules.rulebook import Rulebook

_RULEBOOK = Rulebook("grande_armee", CHAPTERS)
cases = _RULEBOOK.cases
charts = _RULEBOOK.charts
tables = _RULEBOOK.tables
