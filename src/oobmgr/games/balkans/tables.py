"""The tables and cases of the game, read once when they are first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from oobmgr.domain.places import resources_dir
from oobmgr.games.balkans.chapters import CHAPTERS
from oobmgr.rules.cases import Case
from oobmgr.rules.charts import Chart, load_charts
from oobmgr.rules.tables import CASES_FOLDER, Tables, load_cases, load_tables


@cache
def cases() -> Mapping[str, Case]:
    """The cases of the game by their ids. Raises `BadInput` where the file is bad."""
    folder = resources_dir() / "rules" / "balkans" / CASES_FOLDER
    return load_cases(*(folder / f"{chapter}.toml" for chapter in CHAPTERS))


@cache
def charts() -> Mapping[str, Chart]:
    """The charts that the player fills in, by id. Raises `BadInput` where a file is bad."""
    return load_charts(resources_dir() / "rules" / "balkans" / "charts")


@cache
def tables() -> Tables:
    """The tables of the game as printed. Raises `BadInput` where a file is bad."""
    return load_tables(resources_dir() / "rules" / "balkans", cases())
