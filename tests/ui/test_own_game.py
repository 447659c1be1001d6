"""A game of one's own in the window: described from nothing, played, printed, changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, EditUnits, ImportOrderOfBattle
from oobmgr.campaign.file import Campaign, NewCampaign, create_campaign, open_campaign
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import UnitValues
from oobmgr.games.own.description.reading import read_description
from oobmgr.games.own.pages.dialog import DescriptionDialog
from oobmgr.games.own.pages.editor import DescriptionEditor
from oobmgr.games.own.pages.grid import SectionGrid
from oobmgr.games.own.pages.screen import DescriptionScreen
from oobmgr.games.own.sample import FILE_NAME, sample_text
from oobmgr.ui.application import wear
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.settings import Preferences
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from tests.ui.desks import open_window, settle, until

ALT, CONTROL, SHIFT = (
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
KEY = Qt.Key


def section(editor: DescriptionEditor, key: str) -> SectionGrid:
    """Choose a section as with a click in the list."""
    at = [line.key for line in editor.list.lines.rows].index(key)
    editor.list.selectRow(at)
    editor.grid.setFocus()
    return editor.grid


def type_row(qtbot: QtBot, grid: SectionGrid, row: int, *texts: str) -> None:
    """Type texts into a row, cell by cell, each with Enter; an empty one is passed by."""
    grid.setCurrentIndex(grid.cells.index(row, 0))
    for text in texts:
        if text:
            type_cell(qtbot, grid, text)
        else:
            qtbot.keyClick(grid, KEY.Key_Return)


def type_cell(qtbot: QtBot, grid: SectionGrid, text: str) -> None:
    """Type a text into the current cell, with Enter."""
    qtbot.keyClick(grid, KEY.Key_F2)
    (field,) = (one for one in grid.findChildren(QLineEdit) if one.isVisible())
    field.selectAll()
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, KEY.Key_Return)
    until(qtbot, lambda: not any(one.isVisible() for one in grid.findChildren(QLineEdit)))


def in_dialog(act: Callable[[DescriptionDialog], None]) -> None:
    """Do something in the dialog that is about to open."""

    def find() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, DescriptionDialog):
            QTimer.singleShot(20, find)
            return
        try:
            act(dialog)
        finally:
            dialog.done(dialog.result())  # whatever failed above: the test goes on

    QTimer.singleShot(0, find)


@pytest.fixture
def editor(qtbot: QtBot) -> DescriptionEditor:
    made = DescriptionEditor(begins=True)
    qtbot.addWidget(made)
    made.show()
    made.resize(1000, 700)
    made.activateWindow()
    until(qtbot, made.isActiveWindow)
    return made


def describe_two_hills(qtbot: QtBot, editor: DescriptionEditor) -> None:
    """A small game from nothing, by keys."""
    type_cell(qtbot, section(editor, "game"), "Two Hills")
    type_row(qtbot, section(editor, "sides"), 0, "North")
    type_row(qtbot, editor.grid, 1, "South")
    type_row(qtbot, section(editor, "places"), 0, "Mill Ford", "north")
    type_row(qtbot, editor.grid, 1, "Old Mill", "south")
    type_row(
        qtbot, section(editor, "income"), 1, "Mills", "supplies", "2", "", "mill ford, old mill"
    )


def test_a_game_is_described_by_keys_and_its_faults_stand_beside_the_cells(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    describe_two_hills(qtbot, editor)
    told = editor.reading.description
    assert told is not None
    assert told.game.name == "Two Hills"
    assert [side.name for side in told.sides] == ["North", "South"]
    assert told.income[1].places == ("mill_ford", "old_mill")
    assert read_description(editor.text).description == told
    # A wrong word: its cell says so, a line leads there, and the note has it.
    type_row(qtbot, editor.grid, 1, "", "suplies")
    assert editor.reading.description is None
    index = editor.grid.cells.index(1, 1)
    assert "Did you mean supplies?" in editor.grid.cells.fault(index)
    section(editor, "sides")
    qtbot.keyClick(editor.grid, KEY.Key_F8)
    assert editor.list.current_key() == "income"
    assert editor.grid.currentIndex() == index
    assert "Did you mean supplies?" in editor.note.text()
    (line,) = editor.problems.lines.rows
    assert line.text.startswith("Income, Mills: 'suplies'")
    # F4 lists what may stand there.
    qtbot.keyClick(editor.grid, KEY.Key_F4)
    popup = QApplication.activePopupWidget()
    assert popup is not None
    qtbot.keyClick(popup, KEY.Key_Return)
    assert editor.reading.faults == ()


def press(qtbot: QtBot, *keys: Qt.Key | str) -> None:
    """Keys as they reach what is in front: a list of words that are offered, else the focus."""
    for key in keys:
        front = QApplication.activePopupWidget() or QApplication.focusWidget()
        assert front is not None
        qtbot.keyClick(front, key)
        QApplication.processEvents()  # a field is closed by an event of its own


def test_enter_takes_a_word_that_is_offered_and_goes_on(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    grid = section(editor, "places")
    press(qtbot, *"Ford", KEY.Key_Return, *"sec", KEY.Key_Return)
    assert grid.currentIndex().column() == 2
    # The side was made from what was typed of its name; the cell shows the name.
    assert grid.cells.sheets.text(("places", 0, "holder")) == "second"
    assert grid.cells.index(0, 1).data() == "Second side"
    press(qtbot, KEY.Key_Return, KEY.Key_Return, *"Keep", KEY.Key_Return, *"First side")
    press(qtbot, KEY.Key_Return)
    assert [place.holder for place in editor.reading.agreed().places] == ["second", "first"]
    # Turns are offered, too, once the calendar can be read.
    type_cell(qtbot, section(editor, "calendar"), "quarters")
    type_cell(qtbot, editor.grid, "Q1 1942")
    grid = section(editor, "reminders")
    assert grid.cells.sheets.choices(grid.cells.part(grid.cells.index(0, 0)))[:2] == (
        "Quarter 1 1942", "Quarter 2 1942",
    )  # fmt: skip
    # A rating that stands on the counter says so from the first.
    type_row(qtbot, section(editor, "ratings"), 0, "Attack")
    assert [editor.grid.cells.index(0, column).data() for column in (0, 1)] == ["Attack", "yes"]


def test_all_columns_are_in_sight_where_they_have_room(editor: DescriptionEditor) -> None:
    assert editor.set_text(sample_text())
    editor.resize(1150, 700)
    for key in ("income", "phases", "markers"):
        grid = section(editor, key)
        QApplication.processEvents()
        widths = [grid.columnWidth(column) for column in range(grid.cells.columnCount())]
        assert sum(widths) <= grid.viewport().width(), key
    # What has no room in one line stands in several.
    grid = section(editor, "income")
    assert grid.rowHeight(2) > grid.rowHeight(grid.cells.rowCount() - 1)


def test_rows_are_moved_removed_and_pasted(qtbot: QtBot, editor: DescriptionEditor) -> None:
    grid = section(editor, "phases")
    grid.setCurrentIndex(grid.cells.index(1, 0))
    qtbot.keyClick(grid, KEY.Key_Up, ALT | SHIFT)
    told = editor.reading.description
    assert told is not None
    assert [phase.name for phase in told.phases] == ["Operations", "Supply"]
    qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    assert editor.reading.description is not None
    assert [phase.name for phase in editor.reading.description.phases] == ["Supply"]
    grid = section(editor, "places")
    QApplication.clipboard().setText("Ford\tfirst\nKeep\tsecond\n")
    grid.setCurrentIndex(grid.cells.index(0, 0))
    qtbot.keyClick(grid, KEY.Key_V, CONTROL)
    assert editor.reading.description is not None
    places = editor.reading.description.places
    assert [(place.id, place.holder) for place in places] == [("ford", "first"), ("keep", "second")]
    assert [line.entries for line in editor.list.lines.rows if line.key == "places"] == ["2"]


def test_files_are_opened_and_saved(editor: DescriptionEditor, tmp_path: Path) -> None:
    path, bad = tmp_path / FILE_NAME, tmp_path / "bad.toml"
    path.write_text(sample_text(), encoding="utf-8")
    assert editor.take_file(path)
    assert editor.text == sample_text()  # with its comments, until something is typed
    editor.write_file(tmp_path / "copy.toml")
    assert (tmp_path / "copy.toml").read_text(encoding="utf-8") == sample_text()
    bad.write_text("oobmgr = 1\n[game\n", encoding="utf-8")
    assert not editor.take_file(bad)
    assert "line 2" in editor.told.text()
    assert editor.text == sample_text()
    bad.write_text(sample_text().replace('good = "iron"', 'good = "irn"'), encoding="utf-8")
    assert editor.take_file(bad)
    assert editor.told.isHidden()
    assert len(editor.problems.lines.rows) == 2
    campaign = tmp_path / "kept.oob"
    create_campaign(campaign, NewCampaign("", "own")).close()
    editor.write_file(campaign)
    assert "is a campaign" in editor.told.text()


def test_a_campaign_begins_from_nothing_and_is_played_three_turns(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path)
    dialog = NewCampaignDialog(tmp_path, window)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.mouseClick(dialog.games.buttons["own"], Qt.MouseButton.LeftButton)
    until(qtbot, dialog.describe.isVisible)

    def fill_in(asked: DescriptionDialog) -> None:
        describe_two_hills(qtbot, asked.editor)
        qtbot.mouseClick(asked.action, Qt.MouseButton.LeftButton)

    in_dialog(fill_in)
    qtbot.mouseClick(dialog.describe.button, Qt.MouseButton.LeftButton)
    assert dialog.game.name == "Two Hills"
    assert dialog.name.field.text() == "Two Hills"
    assert list(dialog.players) == ["north", "south"]  # the ids follow the names
    qtbot.mouseClick(dialog.action, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: dialog.campaign is not None)
    campaign = dialog.campaign
    assert campaign is not None
    assert campaign.path.name == "two-hills.oob"
    campaign.session.execute(ImportOrderOfBattle((_foot("1st"), _foot("2nd")), source="hand"))
    window.show_campaign(campaign)
    settle(qtbot, window)
    for turn in range(3):
        _play_turn(qtbot, window, turn)
    held = {row.account: row.amount for row in campaign.queries.balances()}
    # 1 each turn and 2 for the one place that each holds.
    assert {held["pool:north"], held["pool:south"]} == {9}
    assert campaign.queries.check() == ()


def _foot(name: str, side: str = "north") -> UnitValues:
    return UnitValues(
        side=SideId(side), nation="North", designation=name, type="foot", size="II",
        ratings={}, traits={}, steps=2, path=("Army",),
    )  # fmt: skip


def _play_turn(qtbot: QtBot, window: MainWindow, turn: int) -> None:
    """Both sides post their income with Ctrl+Enter, and go on with N."""
    workspace = window.workspace
    assert workspace is not None
    qtbot.keyClick(window, KEY.Key_1, ALT)
    settle(qtbot, window)
    desk = workspace.desk
    for side in ("north", "south"):
        assert desk.campaign.queries.sequence().side == side
        before = desk.campaign.queries.version()
        window.menus.give("post")
        settle(qtbot, window)
        assert desk.campaign.queries.version() == before + 1, (turn, side)
        for _ in range(2):
            window.menus.give("next_phase")
            settle(qtbot, window)


@pytest.fixture
def campaign(tmp_path: Path) -> Campaign:
    new = NewCampaign("Valley", "own", description=sample_text())
    return create_campaign(tmp_path / "valley.oob", new)


def test_the_game_is_changed_on_its_page_and_the_campaign_goes_on(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    window = open_window(qtbot, tmp_path, campaign)
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    type_row(qtbot, grid, 0, "Guilders")
    settle(qtbot, window)
    until(qtbot, page.action.isEnabled)
    assert "Goods: changed florins" in page.effect.text()
    page.post()
    until(qtbot, lambda: window.desk is not None and window.desk.campaign is not campaign)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.game.goods[0].name == "Guilders"
    # What would break the books is said, and cannot be posted.
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    grid.setCurrentIndex(grid.cells.index(1, 0))
    qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    for key, row in (("income", 3), ("rates", 0), ("start", 4)):
        grid = section(page.editor, key)
        grid.setCurrentIndex(grid.cells.index(row, 0))
        qtbot.keyClick(grid, KEY.Key_Delete, CONTROL)
    assert page.editor.reading.faults == ()
    until(qtbot, lambda: "cannot be taken away" in page.effect.text())
    assert not page.action.isEnabled()
    assert page.put_away()
    assert not page.touched


def show_page(qtbot: QtBot, window: MainWindow) -> DescriptionScreen:
    workspace = window.workspace
    assert workspace is not None
    qtbot.keyClick(window, KEY.Key_5, ALT)
    settle(qtbot, window)
    page = workspace.screen_shown
    assert isinstance(page, DescriptionScreen)
    return page


def test_another_program_changes_the_description_of_an_open_campaign(
    qtbot: QtBot, campaign: Campaign, tmp_path: Path
) -> None:
    from oobmgr.campaign.commands import ChangeDescription

    window = open_window(qtbot, tmp_path, campaign)
    with open_campaign(campaign.path) as other:
        text = sample_text().replace('"Florins"', '"Ducats"')
        other.session.execute(ChangeDescription(text))
    assert window.desk is not None
    window.desk.look_around()
    until(qtbot, lambda: window.desk is not None and window.desk.campaign is not campaign)
    settle(qtbot, window)
    assert window.desk.game.goods[0].name == "Ducats"


def test_the_editor_is_no_wider_than_a_small_window_whatever_the_size_of_text(
    qtbot: QtBot, qapp: QApplication
) -> None:
    wear(qapp, Preferences(text_pct=150))
    try:
        made = DescriptionEditor(sample_text())
        qtbot.addWidget(made)
        made.show()
        for line in made.list.lines.rows:
            section(made, line.key)
            QApplication.processEvents()
            assert made.minimumSizeHint().width() <= 1200, line.key
    finally:
        wear(qapp, Preferences())


def test_what_was_typed_is_taken_back_and_typed_again(
    qtbot: QtBot, editor: DescriptionEditor
) -> None:
    grid = section(editor, "goods")
    before = editor.text
    type_row(qtbot, grid, 1, "Salt")
    QApplication.clipboard().setText("Iron\nWood")
    grid.setCurrentIndex(grid.cells.index(2, 0))
    qtbot.keyClick(grid, KEY.Key_V, CONTROL)
    assert "[goods.wood]" in editor.text
    # A pasted block is one step, whatever holds the focus.
    qtbot.keyClick(editor.away, KEY.Key_Z, CONTROL)
    assert "[goods.salt]" in editor.text
    assert "[goods.iron]" not in editor.text
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    assert editor.text == before
    assert [row["name"] for row in grid.cells.sheets.rows["goods"]] == ["Supplies"]
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL | SHIFT)
    assert "[goods.salt]" in editor.text
    # What is typed now stands in place of what was taken back.
    type_row(qtbot, grid, 2, "Tea")
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL | SHIFT)
    assert "[goods.tea]" in editor.text
    assert "[goods.iron]" not in editor.text
    assert editor.set_text(sample_text(), FILE_NAME)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    assert "[goods.tea]" in editor.text


_TAG = re.compile(r"<[a-z]+>")


def read_as_pages(window: QWidget) -> list[str]:
    """Labels and tool tips in sight that Qt would read as a page with tags."""
    labels = [
        one.text()
        for one in window.findChildren(QLabel)
        if one.isVisible() and one.textFormat() is not Qt.TextFormat.PlainText
    ]
    tips = [one.toolTip() for one in window.findChildren(QWidget) if one.isVisible()]
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        tips += [
            str(model.index(row, column).data(Qt.ItemDataRole.ToolTipRole) or "")
            for row in range(model.rowCount())
            for column in range(model.columnCount())
        ]
    return [text for text in (*labels, *tips) if _TAG.search(text)]


def test_a_name_with_a_tag_is_shown_as_it_was_typed(qtbot: QtBot, tmp_path: Path) -> None:
    text = re.sub(
        r'^(name|text) = "([^"]*)"', r'\1 = "<b>\2</b>"', sample_text(), flags=re.MULTILINE
    )
    new = NewCampaign("<b>Sundays</b>", "own", description=text)
    campaign = create_campaign(tmp_path / "tags.oob", new)
    unit = UnitValues(
        side=SideId("crown"), nation="Aldmark", designation="<i>1st</i>", size="III",
        type="<b>line infantry</b>", path=("<b>Army</b>",), steps=3, hex="<i>0101</i>",
        ratings={"attack": 4, "defense": 5, "move": 3},
    )  # fmt: skip
    campaign.session.execute(ImportOrderOfBattle((unit,)))
    window = open_window(qtbot, tmp_path, campaign)
    for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4, KEY.Key_5, KEY.Key_6):
        qtbot.keyClick(window, key, ALT)
        settle(qtbot, window)
        assert read_as_pages(window) == []


def test_a_correction_is_undone_with_the_keys_of_the_window(
    qtbot: QtBot, tmp_path: Path, campaign: Campaign
) -> None:
    campaign.session.execute(ImportOrderOfBattle((_crown(),)))
    window = open_window(qtbot, tmp_path, campaign)
    assert window.desk is not None
    window.desk.execute(EditUnits((UnitId(1),), {"hex": "0101"}))
    settle(qtbot, window)
    page = show_page(qtbot, window)
    grid = section(page.editor, "goods")
    type_cell(qtbot, grid, "Guilders")
    # In the grid the keys take back what was typed, and leave the books alone.
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    qtbot.keyClick(grid, KEY.Key_Z, CONTROL)
    settle(qtbot, window)
    assert not page.touched
    assert [unit.hex for unit in campaign.queries.units()] == ["0101"]
    qtbot.keyClick(window, KEY.Key_2, ALT)
    settle(qtbot, window)
    qtbot.keyClick(window.focusWidget(), KEY.Key_Z, CONTROL)
    settle(qtbot, window)
    assert [unit.hex for unit in campaign.queries.units()] == [""]
    qtbot.keyClick(window.focusWidget(), KEY.Key_Z, CONTROL | SHIFT)
    settle(qtbot, window)
    assert [unit.hex for unit in campaign.queries.units()] == ["0101"]


def _crown() -> UnitValues:
    return UnitValues(
        side=SideId("crown"), nation="Aldmark", designation="1st", type="line infantry", size="III",
        ratings={"attack": 4, "defense": 5, "move": 3}, traits={}, steps=3, path=("Army",),
    )  # fmt: skip


FIVE_SIDES = (
    'oobmgr = 1\n[game]\nname = "Five Hills"\n[phases.dawn]\nname = "Dawn"\ntogether = true\n'
    '[phases.march]\nname = "March"\n[goods.corn]\nname = "Corn"\n'
    '[income.fields]\nname = "Fields"\ngood = "corn"\namount = 4\n'
    + "".join(f'[sides.side_{n}]\nname = "Side {n}"\n' for n in range(1, 6))
)


def test_every_side_of_five_has_its_turn_in_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    new = NewCampaign("Five", "own", description=FIVE_SIDES)
    campaign = create_campaign(tmp_path / "five.oob", new)
    sides = [side.id for side in campaign.game.sides]
    campaign.session.execute(ImportOrderOfBattle(tuple(_foot("1st", side) for side in sides)))
    window = open_window(qtbot, tmp_path, campaign)
    assert window.desk is not None
    played: list[str] = []
    while not played or campaign.queries.sequence().turn == "0001":
        played.append(campaign.queries.sequence().side)
        for key in (KEY.Key_1, KEY.Key_2, KEY.Key_3, KEY.Key_4):
            qtbot.keyClick(window, key, ALT)
            settle(qtbot, window)
            assert not window.grab().isNull()
        campaign.session.execute(Advance(anyway=True))
        window.desk.refresh_all()
        settle(qtbot, window)
    assert played == [sides[0], *sides]


def test_a_unit_is_added_by_hand_with_what_its_game_knows_left_out(
    qtbot: QtBot, tmp_path: Path, campaign: Campaign
) -> None:
    window = open_window(qtbot, tmp_path, campaign)
    qtbot.keyClick(window, KEY.Key_2, ALT)
    settle(qtbot, window)
    qtbot.keyClick(QApplication.focusWidget(), KEY.Key_Insert)
    (asked,) = window.findChildren(Prompt)
    for field, text in (("designation", "1st Foot"), ("type", "line infantry")):
        qtbot.keyClicks(asked.findChild(QLineEdit, f"prompt_{field}"), text)
    steps = asked.findChild(QLineEdit, "prompt_steps")
    assert steps is not None
    qtbot.keyClicks(steps, "many")
    qtbot.mouseClick(asked.verb, Qt.MouseButton.LeftButton)
    assert campaign.queries.units() == ()
    steps.clear()
    qtbot.mouseClick(asked.verb, Qt.MouseButton.LeftButton)
    settle(qtbot, window)
    (unit,) = campaign.queries.units()
    assert (unit.nation, unit.steps, unit.path) == ("Aldmark", 4, ("Unassigned units",))
