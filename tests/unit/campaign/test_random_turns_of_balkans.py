"""Turns of Balkans 1944 played at random: what is refused changes nothing, the rest can be undone.

Whatever was played, no city is rolled for twice and no garrison unit walks away.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from oobmgr.domain.units import UnitStatus
from oobmgr.games.balkans.game import BALKANS
from oobmgr.rules.books import OptionValue
from oobmgr.rules.questions import NoWish
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.random_starts_of_balkans import STARTS, balkans_start_in

OPTIONS = st.sampled_from(
    [(option.name, choice.value) for option in BALKANS.options for choice in option.choices]
)


class RandomBalkans(RandomPlay):
    """Balkans 1944, from four phases on."""

    @initialize(
        start=st.sampled_from(STARTS), charts=st.booleans(), options=st.lists(OPTIONS, max_size=4)
    )
    def begin(
        self, *, start: tuple[str, str], charts: bool, options: list[tuple[str, OptionValue]]
    ) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        self.begin_at(balkans_start_in(folder, *start), start, options, charts=charts)

    @invariant()
    def the_garrison_stays(self) -> None:
        """Living units of a garrison stand where their Festung is."""
        if not hasattr(self, "campaign"):
            return
        asked = self.queries.game.question("festung")
        tables = {table.title: table.rows for table in self.queries.ask(asked, NoWish())}
        places = {row.cells[0]: row.cells[1] for row in tables["Cities"]}
        alive = {u.designation: u for u in self.queries.units() if u.status == UnitStatus.ON_MAP}
        for row in tables["Garrisons"]:
            unit = alive.get(row.cells[0])
            city = row.cells[2]
            if row.state == "stays" and unit is not None:
                assert unit.hex in {city, places[city]}


TestRandomBalkans = RandomBalkans.TestCase
TestRandomBalkans.settings = PLAYED
