"""A player who is killed: posts, imports and backs up without end, and says what is finished.

Run as a program of its own with the campaign file and a number for its dice.
"""

from __future__ import annotations

import json
import os
import random
import sys
from pathlib import Path

from oobmgr.campaign.commands import CountIn, ImportOrderOfBattle, LoseSteps
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues

UNITS = 500
AXIS = SideId("axis")


def say(**words: object) -> None:
    """One line, out of this process before the next thing begins."""
    os.write(1, json.dumps(words).encode() + b"\n")


def batch(number: int) -> ImportOrderOfBattle:
    """Units of a formation of their own."""
    path = ("Reserve", f"Batch {number}")
    return ImportOrderOfBattle(
        tuple(
            UnitValues(AXIS, "Germany", f"{number}.{n}", "infantry", "XX", path, 2)
            for n in range(UNITS)
        )
    )


def play(campaign: Campaign, dice: random.Random) -> None:
    """Never ends."""
    while True:
        (what,) = dice.choices(("count", "lose", "import", "backup"), (4, 3, 1, 1))
        if what == "backup":
            say(backup=str(campaign.backup("kill")))
            continue
        if what == "import":
            posted = campaign.session.execute(batch(dice.randrange(10**9)))
        elif what == "lose" and (alive := _alive(campaign)):
            units = tuple(UnitId(unit) for unit in dice.sample(alive, 3))
            posted = campaign.session.execute(LoseSteps(units))
        else:
            counted = dice.randrange(1000)
            posted = campaign.session.execute(CountIn(AXIS, GoodId("sp"), counted, "counted"))
        say(finished=posted.transaction)


def _alive(campaign: Campaign) -> list[int]:
    return [row.id for row in campaign.queries.units()[-UNITS:] if row.steps_left]


if __name__ == "__main__":
    with open_campaign(Path(sys.argv[1])) as own:
        say(ready=True)
        play(own, random.Random(int(sys.argv[2])))  # noqa: S311 - a game, no secret
