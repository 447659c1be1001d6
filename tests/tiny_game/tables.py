"""The tables, cases and options, from the folder of the game itself."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from oobmgr.domain.periods import calendar_from
from oobmgr.rules.cases import Case
from oobmgr.rules.options import OptionBook, load_options
from oobmgr.rules.table_files import OPTIONS_FILE, load_cases, load_tables
from oobmgr.rules.tables import Tables

FOLDER = Path(__file__).parent / "resources"
CALENDAR, FIRST_TURN = calendar_from("months", "July 1900", ("I", "II"))


@cache
def cases() -> Mapping[str, Case]:
    """The cases of the game."""
    return load_cases(FOLDER / "cases" / "TG.toml")


@cache
def tables() -> Tables:
    """The tables of the game."""
    return load_tables(FOLDER, cases())


OPTIONS = OptionBook(lambda: load_options(FOLDER / OPTIONS_FILE, cases()), CALENDAR)
options_told = OPTIONS.told
