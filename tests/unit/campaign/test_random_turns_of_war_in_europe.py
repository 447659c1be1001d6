"""Turns of War in Europe played at random: what is refused changes nothing, the rest is undone.

Whatever was played, no nation flies more points than it has, and no beach holds too many.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant

from oobmgr.games.war_in_europe.game import WAR_IN_EUROPE
from oobmgr.rules.books import OptionValue
from oobmgr.rules.questions import NoWish
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.random_starts_of_war_in_europe import STARTS, war_in_europe_start_in

OPTIONS = st.sampled_from(
    [(option.name, choice.value) for option in WAR_IN_EUROPE.options for choice in option.choices]
)
_MOST = 4
"""Amphibious Points in a hex."""


class RandomWarInEurope(RandomPlay):
    """War in Europe, from six phases on."""

    @initialize(start=st.sampled_from(STARTS), options=st.lists(OPTIONS, max_size=4))
    def begin(self, *, start: tuple[str, str], options: list[tuple[str, OptionValue]]) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        path = war_in_europe_start_in(folder, *start)
        self.begin_at(path, start, options, charts=False)

    @invariant()
    def no_beach_holds_too_many(self) -> None:
        """At most four Amphibious Points lie in a hex."""
        if not hasattr(self, "campaign"):
            return
        asked = self.queries.game.question("production")
        tables = {table.title: table.rows for table in self.queries.ask(asked, NoWish())}
        for row in tables["Amphibious Points"]:
            place, _, points, *_ = row.cells
            assert place == "waiting" or int(points) <= _MOST


TestRandomWarInEurope = RandomWarInEurope.TestCase
TestRandomWarInEurope.settings = PLAYED
