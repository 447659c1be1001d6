"""The campaign options of described games."""

from __future__ import annotations

from typing import Final

from oobmgr.domain.periods import PeriodTurns
from oobmgr.domain.places import resources_dir
from oobmgr.games.own.tables import general_cases
from oobmgr.rules.options import Option, OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE

ENTRIES_FOR: Final = "entries_for"
PLAYING_SIDE: Final = "playing_side"
HALVES: Final = "halves"


def _listed() -> tuple[Option, ...]:
    return load_options(resources_dir() / "rules" / "own" / OPTIONS_FILE, general_cases())


# No option holds a turn, so any calendar reads them.
OPTIONS: Final = OptionBook(_listed, PeriodTurns("turns"))
options_told = OPTIONS.told
