"""A campaign of any older program opens in this one, and its books agree."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from oobmgr.campaign.commands import LoseSteps
from oobmgr.campaign.file import open_campaign
from oobmgr.domain.places import migrations_dir
from oobmgr.domain.postings import UnitId
from tests.unit.campaign.trial_books import rows

FOLDER = Path(__file__).parents[1] / "data" / "old_files"
KEPT = {path.stem: path for path in FOLDER.glob("*.oob")}
REVISIONS = [script.revision for script in ScriptDirectory(str(migrations_dir())).walk_revisions()]

HELD = {
    ("pool:axis", "resource"): 0,
    ("pool:axis", "sp"): 170,
    ("special:axis:surprise", "sp"): 0,
    ("spent:axis:air", "sp"): 2,
}


@pytest.fixture(params=sorted(KEPT))
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return Path(shutil.copy(KEPT[request.param], tmp_path))


def test_every_revision_has_its_file() -> None:
    assert set(KEPT) == set(REVISIONS), "see tests/data/old_files/README.md"


def test_the_file_is_of_its_revision() -> None:
    found = {
        name: rows(path, "SELECT version_num FROM alembic_version") for name, path in KEPT.items()
    }
    assert found == {name: [(name,)] for name in KEPT}


def test_it_opens_and_its_books_agree(kept: Path) -> None:
    with open_campaign(kept) as campaign:
        queries = campaign.queries
        assert queries.check() == ()
        summary = queries.summary()
        assert (summary.name, summary.turn, summary.phase) == ("Kept", "1941-06-II", "initial")
        assert summary.players == {"axis": "Anna"}
        assert summary.transactions == 9


def test_it_holds_what_was_written(kept: Path) -> None:
    with open_campaign(kept) as campaign:
        units = {int(row.id): row for row in campaign.queries.units()}
        assert {key: (u.designation, u.steps_left, u.status) for key, u in units.items()} == {
            1: ("1", 1, "on_map"),
            2: ("61", 2, "due"),
            3: ("2", 2, "on_map"),
        }
        assert units[3].hex == "1B 1309"
        assert units[3].ratings == {"attack": 9, "defense": 7, "move": 6}
        assert units[1].path == ("Army Group North", "XXVI Corps")
        assert [row.values["groups"] for row in campaign.queries.records()] == [2]
        held = {
            (row.account, row.good): row.amount
            for row in campaign.queries.balances(all_accounts=True)
            if row.account in {"pool:axis", "spent:axis:air", "special:axis:surprise"}
        }
        assert held == HELD


def test_it_can_be_played_on_and_looked_back_at(kept: Path) -> None:
    with open_campaign(kept) as campaign:
        before = campaign.queries.units("1941-06-I-surprise")
        campaign.session.execute(LoseSteps((UnitId(1),)))
        campaign.session.undo()
        campaign.session.undo()
        assert campaign.queries.units("1941-06-I-surprise") == before
        assert campaign.queries.check() == ()
