"""Lists without IDs in games that tell units by their names: two alike stay two, read again."""

from __future__ import annotations

from pathlib import Path

from oobmgr.exchange.comparison import ImportPreview, compare
from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game
from tests.unit.exchange.test_comparison import row_of
from tests.unit.exchange.trial_lists import saved

HEAD = ("Army", "Unit", "Nation", "Type", "Ratings", "x")
SIXTH = ("6th Army", "604", "D", "Pi", "1-2-4")
TWELFTH = ("12th Army", "604", "D", "Pi", "1-2-4")


def listed(path: Path, sixth: int, twelfth: int) -> OrderOfBattleReading:
    book = saved(path, HEAD, (*SIXTH, sixth), (*TWELFTH, twelfth), title="Heer")
    return read_order_of_battle(book, game("war_in_europe"))


def again(folder: Path, sixth: int, twelfth: int) -> ImportPreview:
    first = listed(folder / "a.xlsx", 2, 2)
    rows = [row_of(values, number) for number, values in enumerate(first.units, 1)]
    return compare(listed(folder / "b.xlsx", sixth, twelfth), rows)


def test_the_same_list_changes_nothing(tmp_path: Path) -> None:
    preview = again(tmp_path, 2, 2)
    assert (preview.new, preview.changed, preview.unchanged) == ((), (), 4)


def test_one_more_is_a_new_unit_and_none_of_another_army(tmp_path: Path) -> None:
    preview = again(tmp_path, 3, 2)
    assert [unit.values.path for unit in preview.new] == [("6th Army",)]
    assert (preview.changed, preview.unchanged) == ((), 4)


def test_one_that_went_to_another_army_is_the_one_that_is_left_over(tmp_path: Path) -> None:
    preview = again(tmp_path, 3, 1)
    assert preview.new == ()
    (moved,) = preview.changed
    assert [(one.field, one.in_campaign, one.in_workbook) for one in moved.differences] == [
        ("formation", "12th Army", "6th Army")
    ]
