"""Turns of La Grande Armée played at random: what is refused changes nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from oobmgr.games.grande_armee.game import GRANDE_ARMEE
from oobmgr.rules.books import OptionValue
from oobmgr.rules.questions import NoWish
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.random_starts_of_grande_armee import STARTS, grande_armee_start_in

OPTIONS = st.sampled_from(
    [(option.name, choice.value) for option in GRANDE_ARMEE.options for choice in option.choices]
)


class RandomGrandeArmee(RandomPlay):
    """La Grande Armée, from six phases on."""

    @initialize(start=st.sampled_from(STARTS), options=st.lists(OPTIONS, max_size=4))
    def begin(self, *, start: tuple[str, str], options: list[tuple[str, OptionValue]]) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        path = grande_armee_start_in(folder, *start)
        self.begin_at(path, start, options, charts=False)

    @invariant()
    def no_marker_lies_on_the_map_without_strength_points(self) -> None:
        """Every detachment on the map holds at least a point: an empty marker is free."""
        if not hasattr(self, "campaign"):
            return
        asked = self.queries.game.question("march")
        tables = {table.title: table.rows for table in self.queries.ask(asked, NoWish())}
        for row in tables["Detachments"]:
            assert int(row.cells[2].split()[0]) > 0


TestRandomGrandeArmee = RandomGrandeArmee.TestCase
TestRandomGrandeArmee.settings = PLAYED
