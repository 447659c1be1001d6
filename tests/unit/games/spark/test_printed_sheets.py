"""What stands on printed Roster Sheets after the combat example was played, side by side."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.bootstrap import main
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.rules.sheets import SheetNow

SOVIET, GERMAN = SideId("soviet"), SideId("german")


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The campaign of the example, played to its end once for all tests."""
    path = tmp_path_factory.mktemp("example") / "example.oob"
    assert main(["new", str(path), "--game", "spark", "--scenario", "combat_example"]) == 0
    assert main(["replay", str(path), "--all"]) == 0
    return path


@pytest.fixture
def played(example: Path, tmp_path: Path) -> Iterator[Campaign]:
    with open_campaign(Path(shutil.copy(example, tmp_path))) as campaign:
        yield campaign


def unit(campaign: Campaign, name: str) -> UnitId:
    return UnitId(next(u.id for u in campaign.queries.units() if u.designation == name))


def fires(now: SheetNow, side: SideId) -> dict[str, tuple[str, ...]]:
    return {row[1]: row for row in now.sides[side].log}


def test_the_sheets_tell_what_the_example_tells(played: Campaign) -> None:
    now = played.queries.sheet_now()
    assert now.moment == "12 January, AM, Initial Impulse"
    assert now.ticked[unit(played, "284/86")] == {"D"}
    assert now.ticked[unit(played, "321Gd")] == {"O"}
    assert now.ticked[unit(played, "952/268")] == {"A"}
    soviet = fires(now, SOVIET)
    barrage = soviet["321Gd, 523Gd, 291/136 at 1712"]
    assert barrage == ("Barrage", "321Gd, 523Gd, 291/136 at 1712", "27", "8", "9", "7",
                       "1 step, suppressed")  # fmt: skip
    assert soviet["1106 at 2213"][2:] == ("8", "5", "2", "3", "no effect")
    assaults, bill = now.sides[SOVIET].foot["Assaults this impulse"]
    assert assaults == "1617, 1618, 1710, 1712, 1714"
    assert bill.startswith("Ammunition 13 − ")
    assert "ammunition: Leningrad Front" in (now.sides[SOVIET].standing or "")
    heading = now.sides[SOVIET].headings["67th Army", "86th Rifle Division"]
    assert heading.startswith("3 units")


def test_a_side_reads_nothing_of_the_fires_of_the_other(played: Campaign) -> None:
    now = played.queries.sheet_now()
    names = {u.designation: u.side for u in played.queries.units()}
    for side in (SOVIET, GERMAN):
        firing = [row[1].rpartition(" at ")[0] for row in now.sides[side].log]
        assert firing
        listed = [name for row in firing for name in row.split(", ") if name != "the same"]
        assert {names[name] for name in listed if name} == {side}


def test_what_was_undone_is_not_on_the_sheet(played: Campaign) -> None:
    before = len([row for side in played.queries.sheet_now().sides.values() for row in side.log])
    while "fire" not in played.queries.transaction(played.session.undo().transaction).title:
        pass
    after = len([row for side in played.queries.sheet_now().sides.values() for row in side.log])
    assert after < before


def test_own_fires_stand_on_the_sheet_where_the_other_side_is_hidden(played: Campaign) -> None:
    played.set_passphrase(GERMAN, "Tigerente")
    played.veil.lock()
    now = played.queries.sheet_now()
    soviet = fires(now, SOVIET)
    assert soviet["1106 at 2213"][:3] == ("Counterbattery fire", "1106 at 2213", "8")
    assert any(row.endswith(" at 1712") and "321Gd" in row for row in soviet)
    assert now.sides[GERMAN].log == ()
