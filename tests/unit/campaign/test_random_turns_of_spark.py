"""Sections of Operation Spark played at random: no step and no point is made or lost.

Fires, assaults, moves and markers are filled in by chance, from what a form would offer. What the
rules refuse changes nothing; what is posted can be taken back to the start.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize

from oobmgr.games.spark.game import SPARK
from oobmgr.rules.books import OptionValue
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.random_starts_of_spark import STARTS, spark_start_in

OPTIONS = st.sampled_from(
    [(option.name, choice.value) for option in SPARK.options for choice in option.choices]
)


class RandomSections(RandomPlay):
    """Operation Spark, from six phases on."""

    @initialize(
        start=st.sampled_from(STARTS), charts=st.booleans(), options=st.lists(OPTIONS, max_size=4)
    )
    def begin(
        self, *, start: tuple[str, str], charts: bool, options: list[tuple[str, OptionValue]]
    ) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        self.begin_at(spark_start_in(folder, *start), start, options, charts=charts)


TestRandomSections = RandomSections.TestCase
TestRandomSections.settings = PLAYED
