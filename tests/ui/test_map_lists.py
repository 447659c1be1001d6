"""The lists of what lies on the map and of stacks, opened, searched and kept up to date."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits, ImportOrderOfBattle, PostAction
from oobmgr.campaign.file import Campaign
from oobmgr.domain.postings import UnitId
from oobmgr.ui.dialogs.books_list import BooksList
from oobmgr.ui.dialogs.case_dialog import CaseDialog
from oobmgr.ui.main_window import MainWindow
from tests.campaigns import post
from tests.ui.desks import new_campaign, open_window, settle, unit


def in_june(path: Path) -> Campaign:
    """The Initial Phase of June II, with Resource Points at Warszawa."""
    campaign = new_campaign(path)
    campaign.session.execute(Advance("turn", anyway=True))
    post(campaign, "move_resource", amount=4, target="Warszawa")
    return campaign


def opened(qtbot: QtBot, window: MainWindow, command: str = "") -> BooksList[object]:
    """The list of a command of the menus; that of the map by its key, where none is named."""
    if not command:
        qtbot.keyClick(window, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier)
    else:
        window.menus.give(command)
    settle(qtbot, window)
    (found,) = [d for d in window.findChildren(BooksList) if d.isVisible()]
    return found


def cells(dialog: BooksList[object], *keys: str) -> list[tuple[str, ...]]:
    """What the named columns show, row by row."""
    columns = {column.key: column for column in dialog.model.columns}
    rows = (dialog.model.row_at(at) for at in range(dialog.model.rowCount()))
    return [tuple(columns[key].text(row) for key in keys) for row in rows if row is not None]


def test_what_is_built_stands_in_the_list_and_comes_when_it_is_posted(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = in_june(tmp_path / "a.oob")
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    dialog = opened(qtbot, window)
    assert dialog.nothing.isVisible()
    command = PostAction(
        "build", campaign.queries.filled("build", {"place": "1B 1309", "source": "Warszawa"})
    )
    assert window.desk is not None
    window.desk.execute(command)
    settle(qtbot, window)
    assert cells(dialog, "kind", "place", "side", "state", "then") == [
        ("Fort", "1B 1309", "Axis", "building", "usable, July I 1941")
    ]
    assert not dialog.nothing.isVisible()


def test_the_list_of_the_map_is_searched(qtbot: QtBot, tmp_path: Path) -> None:
    campaign = in_june(tmp_path / "a.oob")
    post(campaign, "build", place="1B 1309", source="Warszawa")
    post(campaign, "build", kind="airfield", place="Brest", source="Warszawa")
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    dialog = opened(qtbot, window, "on_map")
    assert cells(dialog, "kind") == [("Fort",), ("Airfield",)]
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(dialog.search, "brest")
    assert cells(dialog, "kind") == [("Airfield",)]
    qtbot.keyClicks(dialog.search, "zzz")
    assert dialog.nothing.isVisible()
    dialog.search.clear()
    assert cells(dialog, "kind") == [("Fort",), ("Airfield",)]


def test_a_stack_above_the_limit_stands_first_and_leads_to_its_rule(
    qtbot: QtBot, tmp_path: Path
) -> None:
    campaign = in_june(tmp_path / "a.oob")
    units = tuple(unit(str(n), traits={"re": "3"}) for n in range(1, 6))
    campaign.session.execute(ImportOrderOfBattle(units))
    ids = [UnitId(row.id) for row in campaign.queries.units()]
    campaign.session.execute(EditUnits(tuple(ids[:4]), {"hex": "1B 1309"}))
    campaign.session.execute(EditUnits(tuple(ids[4:]), {"hex": "1B 1200"}))
    window = open_window(qtbot, tmp_path, campaign, page="exchange")
    dialog = opened(qtbot, window, "stacks")
    assert cells(dialog, "hex", "size", "most", "state", "defence") == [
        ("1B 1309", "12 REs", "10", "too many", "28"),
        ("1B 1200", "3 REs", "10", "", "7"),
    ]
    dialog.case_opened.emit("STK-01")
    (rule,) = [d for d in window.findChildren(CaseDialog) if d.isVisible()]
    assert rule.case_id.text() == "STK 01"
