"""Turns played at random, with everything that the phases offer: nothing is made, nothing is lost.

What a form would offer is filled in by chance. The rules may refuse it; then nothing has changed.
What is posted keeps every step, point and group somewhere, and can be taken back to the start.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize

from oobmgr.games.europa.game import EUROPA
from oobmgr.games.europa.questions import BOARD
from oobmgr.rules.books import OptionValue
from oobmgr.rules.questions import SideWish
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.random_starts import STARTS, start_in

OPTIONS = st.sampled_from(
    [(option.name, choice.value) for option in EUROPA.options for choice in option.choices]
)
BRING_GROUPS = {"air_arrivals", "air_setup"}
"""The only actions that may change how many air groups there are."""


class RandomTurns(RandomPlay):
    """Revised Europa, from six turns on."""

    @initialize(
        start=st.sampled_from(STARTS), charts=st.booleans(), options=st.lists(OPTIONS, max_size=4)
    )
    def begin(
        self, *, start: tuple[str, str], charts: bool, options: list[tuple[str, OptionValue]]
    ) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        self.begin_at(start_in(folder, *start), start, options, charts=charts)

    def counted(self) -> Counter[str]:
        """How many groups there are of each nation and aircraft, whatever box they lie in."""
        found: Counter[str] = Counter()
        for side in self.sides:
            board = self.queries.ask(BOARD, SideWish(side))
            assert board is not None
            for force in board.forces:
                for box in (*force.boxes, *force.places):
                    for card in box.cards:
                        # Inoperable groups of one type are told apart by their bases, too.
                        kind = "/".join(card.key.split("/")[:3])
                        found[kind] += card.number
        return found

    def compare(self, before: Counter[str], after: Counter[str], action: str) -> None:
        """Air groups neither come nor go, but by what brings them."""
        assert after == before or action in BRING_GROUPS


TestRandomTurns = RandomTurns.TestCase
TestRandomTurns.settings = PLAYED
