"""A player who is killed: posts, imports and backs up without end, and says what is finished.

Runs as a process of its own with the campaign file, a number for its dice and whom it tells.
"""

from __future__ import annotations

import random
from multiprocessing.connection import Connection
from pathlib import Path

from oobmgr.campaign.commands import CountIn, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.known_games import game

game("europa")  # loaded here, so that a player that is forked has it

UNITS = 500
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


def play(path: Path, number: int, listener: Connection) -> None:
    """Never ends. What it says is out of this process before the next thing begins."""
    with open_campaign(path) as campaign:
        listener.send("ready")
        _play(campaign, random.Random(number), listener)  # noqa: S311 - a game, no secret


def _play(campaign: Campaign, dice: random.Random, listener: Connection) -> None:
    while True:
        (what,) = dice.choices(("count", "lose", "import", "backup"), (4, 3, 1, 1))
        if what == "backup":
            listener.send(campaign.backup("kill"))
            continue
        if what == "import":
            posted = campaign.session.execute(batch(dice.randrange(10**9)))
        elif what == "lose" and (alive := _alive(campaign)):
            units = tuple(UnitId(unit) for unit in dice.sample(alive, 3))
            posted = campaign.session.execute(LoseSteps(units))
        else:
            counted = dice.randrange(1000)
            posted = campaign.session.execute(CountIn(AXIS, GoodId("sp"), counted, "counted"))
        listener.send(posted.transaction)


def _alive(campaign: Campaign) -> list[int]:
    return [row.id for row in campaign.queries.units()[-UNITS:] if row.steps_left]
