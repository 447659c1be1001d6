"""The sample of a described game played at random, described anew now and then.

Whatever the game is called later, a turn that is over reads as it did when it closed.
"""

from __future__ import annotations

import re
import tempfile
from functools import cache
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.stateful import initialize, rule

from oobmgr.campaign.commands import ChangeDescription, ImportOrderOfBattle
from oobmgr.campaign.file import NewCampaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.units import UnitValues
from oobmgr.games.own.sample import sample_text
from tests.campaigns import campaign_file
from tests.unit.campaign.random_play import PLAYED, RandomPlay
from tests.unit.campaign.trial_books import dump

_UNITS = (
    ("crown", "Aldmark", "1st Foot", "line infantry", 4, ""),
    ("crown", "Aldmark", "Battery A", "horse battery", 3, ""),
    ("crown", "Free Companies", "Red Hussars", "hussars", 2, "1836-04-11-t01"),
    ("league", "Sorrenland", "Hill Guard", "mountain jaeger", 3, ""),
    ("league", "Sorrenland", "Train", "wagon train", 1, ""),
)
_NAMED = re.compile(r'^name = "(.+)"$', re.MULTILINE)


@cache
def _order_of_battle() -> ImportOrderOfBattle:
    return ImportOrderOfBattle(
        tuple(
            UnitValues(
                side=SideId(side),
                nation=nation,
                designation=designation,
                type=kind,
                size="III",
                path=("Army", "Brigade"),
                steps=steps,
                ratings={"attack": 4, "defense": 5, "move": 3},
                arrival=TurnCode(arrival),
            )
            for side, nation, designation, kind, steps, arrival in _UNITS
        )
    )


class RandomDescribed(RandomPlay):
    """The Valley War, from its first phase on."""

    @initialize()
    def begin(self) -> None:
        folder = Path(tempfile.mkdtemp(prefix="oobmgr-random-"))
        new = NewCampaign("", "own", description=sample_text())
        path = campaign_file(folder / "random.oob", new, _order_of_battle())
        self.begin_at(path, ("", ""), [], charts=False)

    @rule(data=st.data())
    def describe_anew(self, data: st.DataObject) -> None:
        """Call something of the game otherwise, and open the campaign again."""
        text = self.queries.game.description
        name = data.draw(st.sampled_from(sorted(set(_NAMED.findall(text)))))
        if not self.do(ChangeDescription(text.replace(f'"{name}"', f'"{name[:20]} II"'))):
            return
        self.campaign.close()
        self.campaign = open_campaign(self.path)
        self.queries = self.campaign.queries
        # A description stays, whatever is undone before it.
        self.first, self.done, self.opening = dump(self.path), 0, self.queries.version()


TestRandomDescribed = RandomDescribed.TestCase
TestRandomDescribed.settings = PLAYED
