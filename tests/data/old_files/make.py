"""Makes the kept file of the newest revision: units, losses, postings, one turn closed, an undo."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from oobmgr.campaign.commands import (
    Advance,
    CountIn,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    PostAction,
)
from oobmgr.campaign.file import NewCampaign, create_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa.fact_kinds import AIR_GROUP
from oobmgr.models.schema import HEAD

FOLDER = Path(__file__).parent
AXIS, SOVIET = SideId("axis"), SideId("soviet")


def order_of_battle() -> ImportOrderOfBattle:
    """Three units, one of which is due, and an air group."""
    ratings = {"attack": 7, "defense": 7, "move": 6}
    path = ("Army Group North", "XXVI Corps")
    north = [
        UnitValues(
            AXIS, "Germany", number, "infantry", "XX", path, 2, ratings, {"re": "3"}, arrival
        )
        for number, arrival in (("1", TurnCode("")), ("61", TurnCode("1941-07-I")))
    ]
    tanks = UnitValues(
        SOVIET, "Soviet Union", "2", "tank", "XX", ("Baltic MD", "3rd Mech"), 2, ratings
    )
    flyers: dict[str, JsonValue] = {
        "side": AXIS, "nation": "Germany", "kind": "air group", "aircraft": "Ju88A", "groups": 2,
        "steps": 2, "arrival": "1941-06-II", "condition": "",
    }  # fmt: skip
    return ImportOrderOfBattle((*north, tanks), (RecordValues(AIR_GROUP, flyers),), "kept.xlsx")


def main() -> int:
    """Make the file of the newest revision; 1 where it is there already."""
    target = FOLDER / f"{HEAD}.oob"
    if target.exists():
        sys.stderr.write(f"{target} is there already; remove it first if it was not released.\n")
        return 1
    path = Path(tempfile.mkdtemp()) / target.name
    new = NewCampaign("Kept", "europa", "barbarossa", players={"axis": "Anna"})
    with create_campaign(path, new) as campaign:
        session, queries = campaign.session, campaign.queries
        session.execute(order_of_battle())
        session.execute(PostAction("air", queries.filled("air", {"others": 4})))
        session.execute(LoseSteps((UnitId(1),)))
        session.execute(EditUnits((UnitId(3),), {"hex": "1B 1309", "rating:attack": 9}))
        session.execute(CountIn(AXIS, GoodId("sp"), 98, "a miscount"))
        session.undo()
        session.execute(Advance("turn", anyway=True))
        session.execute(PostAction("initial", queries.filled("initial", {"weather": {"B": "mud"}})))
        shutil.move(campaign.backup(), target)
    return 0


if __name__ == "__main__":
    sys.exit(main())
