"""A player who is killed: posts, imports and backs up without end, and says what is finished."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from oobmgr.campaign.commands import CountIn, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.known_games import game

game("europa")  # loaded here, so that a player that is forked has it

UNITS = 500
LOSES = 3 / 7
AXIS = SideId("axis")


def batch(number: int) -> ImportOrderOfBattle:
    """Units of a formation of their own."""
    path = ("Reserve", f"Batch {number}")
    return ImportOrderOfBattle(
        tuple(
            UnitValues(AXIS, "Germany", f"{number}.{n}", "infantry", "XX", path, 2)
            for n in range(UNITS)
        )
    )


def deeds(campaign: Campaign, dice: random.Random) -> Iterator[int | Path]:
    """Never ends. The number of each entry, or the path of a copy, once it is finished."""
    while True:
        (what,) = dice.choices(("post", "import", "backup"), (7, 1, 1))
        if what == "backup":
            yield campaign.backup("kill")
        elif what == "import":
            yield campaign.session.execute(batch(dice.randrange(10**9))).transaction
        else:
            yield post(campaign, dice)


def post(campaign: Campaign, dice: random.Random) -> int:
    """Count in, or strike steps; the number of the entry."""
    if dice.random() < LOSES and (alive := _alive(campaign)):
        units = tuple(UnitId(unit) for unit in dice.sample(alive, 3))
        return campaign.session.execute(LoseSteps(units)).transaction
    counted = dice.randrange(1000)
    return campaign.session.execute(CountIn(AXIS, GoodId("sp"), counted, "counted")).transaction


def _alive(campaign: Campaign) -> list[int]:
    return [row.id for row in campaign.queries.units()[-UNITS:] if row.steps_left]
