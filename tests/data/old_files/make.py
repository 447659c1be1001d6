"""Makes the kept file of the newest revision: units, losses, postings, one turn closed, an undo.

And writes down the parts of the files of every revision, which the program holds files against, and
what makes a new one. `--parts` writes them alone.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
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
from oobmgr.domain.places import migrations_dir
from oobmgr.domain.postings import JsonValue, UnitId
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.games.europa.fact_kinds import AIR_GROUP
from oobmgr.models.engines import campaign_engine, fetch, reading
from oobmgr.models.schema import HEAD, NEWEST, upgrade
from oobmgr.models.shapes import SHAPES, Shape, shape_of

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


def shapes_of_kept_files() -> dict[str, Shape]:
    """The parts of the kept file of each revision."""
    found = {}
    for path in sorted(FOLDER.glob("*.oob")):
        engine = campaign_engine(path)
        with reading(engine) as connection:
            found[path.stem] = shape_of(connection)
        engine.dispose()
    return found


def shapes_as_text() -> str:
    """The same as the file holds it."""
    return json.dumps(shapes_of_kept_files(), indent=1, sort_keys=True) + "\n"


def parts_of_migrated_file(folder: Path) -> list[str]:
    """The SQL of what the migrations make of an empty file, in the order in which they made it."""
    engine = campaign_engine(folder / "migrated.oob")
    engine.path.touch()
    upgrade(engine)
    with reading(engine) as connection:
        found = fetch(
            connection, "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid"
        )
    engine.dispose()
    return [str(sql) for (sql,) in found]


def write_parts() -> None:
    """Write down what makes a new file."""
    with tempfile.TemporaryDirectory() as folder:
        parts = parts_of_migrated_file(Path(folder))
    (migrations_dir() / NEWEST).write_text(json.dumps(parts, indent=1) + "\n", encoding="utf-8")


def main(arguments: Sequence[str]) -> int:
    """Make the file of the newest revision; 1 where it is there already."""
    write_parts()
    if "--parts" in arguments:
        return 0
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
    (migrations_dir() / SHAPES).write_text(shapes_as_text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
