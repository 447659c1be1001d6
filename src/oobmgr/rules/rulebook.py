"""The files of a game's rules: its cases, tables and the charts that a player fills in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from oobmgr.domain.places import resources_dir
from oobmgr.rules.cases import Case
from oobmgr.rules.charts import Chart
from oobmgr.rules.table_files import CASES_FOLDER, load_cases, load_charts, load_tables
from oobmgr.rules.tables import Tables


class Rulebook:
    """A game's folder in the resources; each part is read once, when it is first needed.

    `chapters` are the files of its cases, in the order in which they are shown. Every part raises
    `BadInput` where a file is bad.
    """

    def __init__(self, game: str, chapters: Iterable[str]) -> None:
        self._game = game
        self._chapters = tuple(chapters)

    def cases(self) -> Mapping[str, Case]:
        """The cases by their ids."""
        return self._cases

    def charts(self) -> Mapping[str, Chart]:
        """The charts that the player fills in, by id."""
        return self._charts

    def tables(self) -> Tables:
        """The tables as printed."""
        return self._tables

    # Kept for good: the files ship with the program, and house rules are laid over copies.
    @cached_property
    def _cases(self) -> Mapping[str, Case]:
        folder = resources_dir() / "rules" / self._game / CASES_FOLDER
        return load_cases(*(folder / f"{chapter}.toml" for chapter in self._chapters))

    @cached_property
    def _charts(self) -> Mapping[str, Chart]:
        return load_charts(resources_dir() / "rules" / self._game / "charts")

    @cached_property
    def _tables(self) -> Tables:
        return load_tables(resources_dir() / "rules" / self._game, self._cases)
