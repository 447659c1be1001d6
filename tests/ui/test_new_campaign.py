"""Starting a campaign: by keyboard alone, with faults beside their fields."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.queries import Queries
from oobmgr.domain.accounts import SideId
from oobmgr.ui.dialogs.new_campaign import NewCampaignDialog
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.settings import Preferences
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.texts import SectionTitle, TextLabel
from tests.ui.desks import full_campaign, new_campaign, open_window, settle, until
from tests.unit.games.war_in_europe.playing import Table as WarInEurope


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[NewCampaignDialog]:
    opened = NewCampaignDialog(tmp_path / "campaigns")
    qtbot.addWidget(opened)
    opened.show()
    qtbot.waitExposed(opened)
    yield opened
    if opened.campaign is not None:
        opened.campaign.close()


def press_start(qtbot: QtBot, dialog: NewCampaignDialog) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def finished(qtbot: QtBot, dialog: NewCampaignDialog) -> Queries:
    until(qtbot, lambda: dialog.campaign is not None)
    assert dialog.campaign is not None
    return dialog.campaign.queries


def test_keyboard_alone_starts_a_campaign_as_chosen(
    qtbot: QtBot, dialog: NewCampaignDialog, tmp_path: Path
) -> None:
    field = dialog.name.field
    field.selectAll()
    qtbot.keyClicks(field, "Club night, table 2")
    assert dialog.file.field.text() == str(tmp_path / "campaigns" / "club-night-table-2.oob")
    dialog.variants.buttons["full"].setFocus()
    qtbot.keyClick(dialog.variants.buttons["full"], Qt.Key.Key_Down)
    qtbot.keyClicks(dialog.players[SideId("axis")].field, "Ann")
    surprise = dialog.options.row("surprise_turn").control
    assert isinstance(surprise, SegmentedControl)
    qtbot.keyClick(surprise, Qt.Key.Key_Right)
    press_start(qtbot, dialog)
    queries = finished(qtbot, dialog)
    summary = queries.summary()
    assert summary.name == "Club night, table 2"
    assert summary.variant == "central"
    assert summary.players == {"axis": "Ann"}
    assert summary.options["surprise_turn"] == "skip"
    assert summary.turn_label == "June II 1941"
    resources = [r for r in queries.balances() if r.good == "resource"]
    assert sum(r.amount for r in resources if r.side == "axis") == 36
    assert (tmp_path / "campaigns" / "club-night-table-2.oob").is_file()


def test_a_click_on_the_sentence_of_a_choice_takes_it(
    qtbot: QtBot, dialog: NewCampaignDialog
) -> None:
    sentences = dialog.games.findChildren(TextLabel)
    assert dialog.games.value == "europa"
    qtbot.mouseClick(sentences[-1], Qt.MouseButton.LeftButton)
    assert dialog.games.value == dialog.game.id == "own"
    # Beside the name, too.
    button = dialog.games.buttons["spark"]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().topRight())
    assert dialog.games.value == "spark"


def test_another_game_brings_its_own_scenarios_players_and_options(
    qtbot: QtBot, dialog: NewCampaignDialog, tmp_path: Path
) -> None:
    europa = dialog.games.buttons["europa"]
    europa.setFocus()
    qtbot.keyClick(europa, Qt.Key.Key_Down)
    assert dialog.game.id == "spark"
    assert dialog.name.field.text() == "Operation Spark"
    assert list(dialog.scenarios.buttons) == ["spark", "combat_example"]
    assert list(dialog.players) == ["soviet", "german"]
    heads = [title.accessibleName() for title in dialog.options.findChildren(SectionTitle)]
    assert "Terrain and condition effects" in " ".join(heads)
    assert not any(head.startswith("SP") for head in heads)
    first = dialog.scenarios.buttons["spark"]
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert dialog.file.field.text() == str(tmp_path / "campaigns" / "combat-example.oob")
    qtbot.keyClicks(dialog.players[SideId("german")].field, "Ann")
    held = dialog.options.row("recovery_held").control
    assert isinstance(held, SegmentedControl)
    qtbot.keyClick(held, Qt.Key.Key_Right)
    press_start(qtbot, dialog)
    summary = finished(qtbot, dialog).summary()
    assert (summary.game_id, summary.scenario) == ("spark", "combat_example")
    assert summary.players == {"german": "Ann"}
    assert summary.options["recovery_held"] == "section"
    assert summary.units == 50


def test_balkans_begins_with_numbered_turns_and_the_side_that_moves_first(
    qtbot: QtBot, dialog: NewCampaignDialog
) -> None:
    for _ in range(2):
        dialog.games.buttons[dialog.games.value].setFocus()
        qtbot.keyClick(dialog.games.buttons[dialog.games.value], Qt.Key.Key_Down)
    assert dialog.game.id == "balkans"
    assert list(dialog.scenarios.buttons) == ["balkans"]
    assert list(dialog.players) == ["soviet", "axis"]
    first = dialog.options.row("first_side").control
    assert isinstance(first, SegmentedControl)
    qtbot.keyClick(first, Qt.Key.Key_Right)
    press_start(qtbot, dialog)
    summary = finished(qtbot, dialog).summary()
    assert (summary.game_id, summary.turn_label, summary.side) == ("balkans", "Turn 1", "axis")
    assert summary.options["first_side"] == "axis"


def test_a_name_that_was_typed_stays_with_another_game(
    qtbot: QtBot, dialog: NewCampaignDialog
) -> None:
    dialog.name.field.selectAll()
    qtbot.keyClicks(dialog.name.field, "Neva")
    qtbot.keyClick(dialog.games.buttons["europa"], Qt.Key.Key_Down)
    qtbot.keyClick(dialog.games.buttons["spark"], Qt.Key.Key_Up)
    assert dialog.game.id == "europa"
    assert dialog.name.field.text() == "Neva"
    assert dialog.variants.value == "full"
    assert "surprise_turn" in {row.option.name for row in dialog.options.rows}


def test_tab_goes_through_the_parts_of_another_game_in_reading_order(
    qtbot: QtBot, dialog: NewCampaignDialog
) -> None:
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    europa = dialog.games.buttons["europa"]
    europa.setFocus()
    qtbot.keyClick(europa, Qt.Key.Key_Down)
    reached = []
    for _ in range(6):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        reached.append(dialog.focusWidget())
    assert reached[:5] == [
        dialog.scenarios.buttons["spark"],
        dialog.variants.buttons["standard"],
        dialog.players[SideId("soviet")].field,
        dialog.players[SideId("german")].field,
        dialog.options.search,
    ]


def test_defaults_start_at_once(qtbot: QtBot, dialog: NewCampaignDialog) -> None:
    press_start(qtbot, dialog)
    summary = finished(qtbot, dialog).summary()
    assert summary.name == "Barbarossa"
    assert summary.turn_label == "Surprise turn, June 1941"
    assert all(summary.options[option.name] == option.default for option in dialog.game.options)


def test_name_that_is_taken_is_told_beside_the_file(
    qtbot: QtBot, dialog: NewCampaignDialog, tmp_path: Path
) -> None:
    (tmp_path / "campaigns").mkdir()
    taken = tmp_path / "campaigns" / "taken.oob"
    taken.write_text("mine")
    dialog.file.field.selectAll()
    qtbot.keyClicks(dialog.file.field, str(taken))
    press_start(qtbot, dialog)
    until(qtbot, dialog.file.fault.isVisible)
    assert dialog.file.fault.text().startswith("There is a file of this name already.")
    assert dialog.campaign is None
    assert taken.read_text() == "mine"
    assert dialog.action.isEnabled()


@pytest.mark.parametrize(
    ("name", "words"), [("a" * 300, "Choose a shorter name"), ("~nobody at all/a", "Make it first")]
)
def test_a_file_that_cannot_be_made_is_told_beside_it(
    qtbot: QtBot, dialog: NewCampaignDialog, tmp_path: Path, name: str, words: str
) -> None:
    place = name if name.startswith("~") else str(tmp_path / name)
    dialog.file.field.selectAll()
    qtbot.keyClicks(dialog.file.field, place)
    press_start(qtbot, dialog)
    until(qtbot, dialog.file.fault.isVisible)
    assert words in dialog.file.fault.text()
    assert dialog.campaign is None


def test_proposed_file_avoids_one_that_is_there(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "barbarossa.oob").touch()
    dialog = NewCampaignDialog(tmp_path)
    qtbot.addWidget(dialog)
    assert dialog.file.field.text() == str(tmp_path / "barbarossa-2.oob")


def test_wrong_turn_is_told_beside_the_option_and_nothing_is_made(
    qtbot: QtBot, dialog: NewCampaignDialog, tmp_path: Path
) -> None:
    row = dialog.options.row("resource_income_start")
    assert isinstance(row.control, QLineEdit)
    row.control.selectAll()
    qtbot.keyClicks(row.control, "Brumaire III")
    press_start(qtbot, dialog)
    assert row.fault.isVisible()
    assert row.fault.text() == (
        "'Brumaire III' is not a turn. Write it as July II 1941 or 1941-07-II."
    )
    assert row.control.text() == "Brumaire III"
    assert dialog.campaign is None
    assert not (tmp_path / "campaigns").exists()
    row.control.selectAll()
    qtbot.keyClicks(row.control, "Aug I 1941")
    assert not row.fault.isVisible()
    press_start(qtbot, dialog)
    summary = finished(qtbot, dialog).summary()
    assert summary.options["resource_income_start"] == "1941-08-I"


def test_every_option_shows_its_sentence_and_search_finds_it(
    qtbot: QtBot, dialog: NewCampaignDialog
) -> None:
    assert [row.option for row in dialog.options.rows] == list(dialog.game.options)
    qtbot.keyClicks(dialog.options.search, "arctic")
    shown = [row.option.name for row in dialog.options.rows if row.isVisible()]
    assert "arctic_trucks" in shown
    assert "cap_base" not in shown
    dialog.options.search.clear()
    qtbot.keyClicks(dialog.options.search, "xyzzy")
    assert not [row for row in dialog.options.rows if row.isVisible()]


def test_window_opens_what_the_dialog_made(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)

    def play(dialog: NewCampaignDialog) -> int:
        dialog.show()
        dialog.file.field.setText(str(tmp_path / "mine.oob"))
        dialog.start()
        until(qtbot, lambda: dialog.campaign is not None)
        dialog.hide()
        window.activateWindow()
        return 1

    monkeypatch.setattr(NewCampaignDialog, "exec", play)
    qtbot.mouseClick(window.welcome.start["new"], Qt.MouseButton.LeftButton)
    until(qtbot, window.isActiveWindow)
    settle(qtbot, window)
    assert window.desk is not None
    assert window.desk.campaign.path == tmp_path / "mine.oob"
    until(qtbot, lambda: window.status.state.startswith("Books consistent"))
    # It has no units: nothing of a phase can be done before there are some, and a digit is the key
    # of a page, as on every page that takes no typing.
    page = window.opened.screen_shown
    assert isinstance(page, OrderOfBattleScreen)
    assert page.no_units.isVisible()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert page.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_1)
    assert window.opened.loaded("turn") is window.opened.screen_shown
    # With units it opens on the turn.
    window.show_campaign(full_campaign(tmp_path / "full.oob"))
    settle(qtbot, window)
    assert window.opened.loaded("turn") is window.opened.screen_shown


def test_options_of_a_campaign_are_changed_in_the_books(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, new_campaign(tmp_path / "a.oob"))
    assert window.desk is not None
    values = window.desk.campaign.queries.summary().options
    dialog = OptionsDialog(Preferences(), window.desk, values, window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.campaign is not None
    assert not dialog.action.isVisible()
    base = dialog.campaign.row("cap_base").control
    assert isinstance(base, SegmentedControl)
    qtbot.keyClick(base, Qt.Key.Key_Right)
    assert dialog.action.text() == "Change 1 option"
    qtbot.mouseClick(dialog.action, Qt.MouseButton.LeftButton)
    until(qtbot, lambda: not dialog.isVisible())
    assert window.desk.campaign.queries.summary().options["cap_base"] == "rate_before_weather"
    settle(qtbot, window)
    window.menus.give("undo")
    settle(qtbot, window)
    assert window.desk.campaign.queries.summary().options["cap_base"] == "received"


def test_look_of_the_program_changes_at_once(qtbot: QtBot) -> None:
    dialog = OptionsDialog(Preferences(), None, {})
    qtbot.addWidget(dialog)
    dialog.show()
    told: list[object] = []
    dialog.preferences_changed.connect(told.append)
    dialog.program.theme.setFocus()
    qtbot.keyClick(dialog.program.theme, Qt.Key.Key_D)
    qtbot.keyClick(dialog.program.comfortable, Qt.Key.Key_Space)
    assert told[0] == Preferences(theme="dark")
    assert told[-1] == Preferences(theme="dark", comfortable=True)


def test_made_file_opens_again(qtbot: QtBot, dialog: NewCampaignDialog) -> None:
    press_start(qtbot, dialog)
    finished(qtbot, dialog)
    assert dialog.campaign is not None
    with open_campaign(dialog.campaign.path) as again:
        assert again.queries.check() == ()


def test_tab_leads_from_the_search_of_options_to_the_field_of_what_it_found(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = NewCampaignDialog(tmp_path, game_id="war_in_europe")
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    options = dialog.options
    options.search.setFocus()
    qtbot.keyClicks(options.search, "begins in")
    first = options.row("first_turn")
    assert [row for row in options.rows if row.isVisible()] == [first]
    # Nothing of the hidden ones is left: their rules made a grey bar.
    assert [row for row in options.rows if row.rule.isVisible()] == [first]
    heads = [head for head in options.findChildren(SectionTitle) if head.isVisible()]
    assert len(heads) == 1
    qtbot.keyClick(options.search, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is first.control
    qtbot.keyClicks(dialog.focusWidget(), "1/7/41")
    assert isinstance(first.control, QLineEdit)
    assert first.control.text() == "1/7/41"
    assert options.search.text() == "begins in"
    options.search.setFocus()
    qtbot.keyClick(options.search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is first.control


def test_the_game_of_the_campaign_that_is_open_is_proposed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[NewCampaignDialog] = []

    def leave(dialog: NewCampaignDialog) -> int:
        asked.append(dialog)
        return 0

    monkeypatch.setattr(NewCampaignDialog, "exec", leave)
    window = open_window(qtbot, tmp_path, WarInEurope(tmp_path).campaign)
    window.files.new()
    (dialog,) = asked
    assert dialog.games.value == dialog.game.id == "war_in_europe"
    assert dialog.name.field.text() == dialog.game.scenarios[0].name
    assert dialog.options.row("first_turn").isVisibleTo(dialog)
