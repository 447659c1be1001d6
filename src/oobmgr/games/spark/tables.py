"""The tables and cases of the game, read once when they are first needed."""

from __future__ import annotations

from oobmgr.games.spark.chapters import CHAPTERS
from oobmgr.rules.rulebook import Rulebook

_RULEBOOK = Rulebook("spark", CHAPTERS)
cases = _RULEBOOK.cases
charts = _RULEBOOK.charts
tables = _RULEBOOK.tables
