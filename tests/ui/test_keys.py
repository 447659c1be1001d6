"""The keys of the window, as pressed: digits, letters, Esc, and what rests while typing."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from oobmgr.campaign.commands import Advance, CountIn
from oobmgr.campaign.file import NewCampaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.ui.commands import COMMANDS
from oobmgr.ui.dialogs.keys_dialog import KeysDialog, key_groups
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.shell.workspace import Workspace
from oobmgr.ui.views.turn.leaving import LeavingPanel
from oobmgr.ui.views.turn.screen import TurnScreen
from oobmgr.ui.widgets.number_field import NumberField
from oobmgr.ui.widgets.search_field import SearchField
from oobmgr.ui.widgets.segmented import SegmentedControl
from tests.campaigns import campaign_at
from tests.ui.desks import full_campaign, new_campaign, open_window, settle, until

ALT = Qt.KeyboardModifier.AltModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class At:
    """A window on a campaign of three transactions, in June II, and a keyboard."""

    def __init__(self, qtbot: QtBot, folder: Path, *, full: bool = False) -> None:
        make = full_campaign if full else new_campaign
        campaign = make(folder / "a.oob")
        campaign.session.execute(Advance("turn", anyway=True))
        campaign.session.execute(CountIn(SideId("soviet"), GoodId("sp"), 11, "counted"))
        self.qtbot = qtbot
        self.window: MainWindow = open_window(qtbot, folder, campaign)
        self.press(Qt.Key.Key_7)

    @property
    def workspace(self) -> Workspace:
        assert self.window.workspace is not None
        return self.window.workspace

    @property
    def desk(self) -> Desk:
        return self.workspace.desk

    @property
    def page(self) -> str:
        page = self.workspace.page
        return page.key if page else ""

    def press(
        self,
        key: Qt.Key,
        modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        at: QWidget | None = None,
    ) -> None:
        target = at or QApplication.focusWidget() or self.window
        self.qtbot.keyClick(target, key, modifier)
        settle(self.qtbot, self.window)

    def write(self, text: str) -> None:
        """Type into whatever has the focus, letter by letter."""
        for letter in text:
            self.qtbot.keyClicks(QApplication.focusWidget() or self.window, letter)
            settle(self.qtbot, self.window)

    @property
    def turn(self) -> TurnScreen:
        screen = self.workspace.screen_of("turn")
        assert isinstance(screen, TurnScreen)
        return screen

    @property
    def leaving(self) -> LeavingPanel:
        assert self.turn.phase is not None
        return self.turn.phase.leaving

    def phase(self) -> str:
        return self.desk.campaign.queries.summary().phase


@pytest.fixture
def at(qtbot: QtBot, tmp_path: Path) -> At:
    return At(qtbot, tmp_path)


def test_digits_lead_to_pages(at: At) -> None:
    for key, page in (
        (Qt.Key.Key_1, "turn"),
        (Qt.Key.Key_2, "order_of_battle"),
        (Qt.Key.Key_7, "ledger"),
        (Qt.Key.Key_0, "exchange"),
    ):
        at.press(key)
        assert at.page == page


def test_digits_are_text_where_one_types_and_alt_leads_on(at: At, qtbot: QtBot) -> None:
    field = QLineEdit(at.window)
    field.show()
    field.setFocus()
    at.press(Qt.Key.Key_2)
    qtbot.keyClicks(field, "np[]/w")
    assert field.text() == "2np[]/w"
    assert at.page == "ledger"
    at.press(Qt.Key.Key_2, ALT)
    assert at.page == "order_of_battle"


def test_brackets_look_back_and_end_returns(at: At) -> None:
    at.press(Qt.Key.Key_BracketLeft)
    assert at.workspace.banner.isVisible()
    assert at.workspace.context.turn.text() == "Surprise turn, June 1941"
    at.press(Qt.Key.Key_BracketLeft)
    assert at.workspace.context.turn.text() == "Surprise turn, June 1941"
    at.press(Qt.Key.Key_End)
    assert not at.workspace.banner.isVisible()
    assert at.workspace.context.turn.text() == "June II 1941"
    at.press(Qt.Key.Key_BracketLeft)
    at.press(Qt.Key.Key_BracketRight)
    assert at.workspace.as_of is None


def test_undo_and_redo(at: At) -> None:
    def soviet() -> int:
        rows = at.desk.campaign.queries.balances()
        return next(r.amount for r in rows if (r.side, r.good) == ("soviet", "sp"))

    at.press(Qt.Key.Key_Z, CONTROL)
    assert soviet() == 75
    at.press(Qt.Key.Key_Z, CONTROL | SHIFT)
    assert soviet() == 11


def test_n_lists_what_must_be_done_and_goes_on_when_told(at: At, qtbot: QtBot) -> None:
    assert at.phase() == "initial"
    at.press(Qt.Key.Key_N)
    assert at.phase() == "initial"
    assert at.page == "turn"
    leaving = at.leaving
    assert leaving.isVisible()
    assert "Income not posted" in leaving.accessibleName()
    assert QApplication.focusWidget() is leaving.stay
    # Over what the rules ask for only with a reason.
    assert not leaving.go.isEnabled()
    qtbot.keyClicks(leaving.reason, "no supply this turn")
    qtbot.mouseClick(leaving.go, Qt.MouseButton.LeftButton)
    settle(qtbot, at.window)
    assert at.phase() == "air"


def test_key_pressed_at_once_after_n_stays(at: At) -> None:
    at.press(Qt.Key.Key_N)
    at.press(Qt.Key.Key_Space)
    assert not at.leaving.isVisible()
    assert at.phase() == "initial"


def test_n_on_another_page_speaks_of_the_pencil_on_the_turn_page(at: At, qtbot: QtBot) -> None:
    at.press(Qt.Key.Key_1)
    fields = [f for f in at.turn.findChildren(NumberField) if f.isVisible() and f.isEnabled()]
    qtbot.keyClicks(fields[0], "3")
    settle(qtbot, at.window)
    at.press(Qt.Key.Key_7, ALT)
    assert at.page == "ledger"
    at.press(Qt.Key.Key_N)
    assert at.page == "turn"
    assert "in pencil, not posted" in at.leaving.accessibleName()
    assert at.phase() == "initial"


@pytest.mark.parametrize("page", [Qt.Key.Key_2, Qt.Key.Key_7])
def test_word_typed_after_an_empty_search_is_text_to_its_end(
    qtbot: QtBot, tmp_path: Path, page: Qt.Key
) -> None:
    at = At(qtbot, tmp_path, full=True)
    at.press(page)
    at.press(Qt.Key.Key_Slash)
    field = QApplication.focusWidget()
    assert isinstance(field, SearchField)
    at.write("zzzz")
    before = at.desk.campaign.queries.version()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
        at.press(key)
        assert QApplication.focusWidget() is field
    at.press(Qt.Key.Key_A, CONTROL)
    at.write("infantry")
    assert QApplication.focusWidget() is field
    assert field.text() == "infantry"
    assert at.desk.campaign.queries.version() == before


def test_focus_taken_by_what_is_typed_comes_back(at: At) -> None:
    field = QLineEdit(at.window)
    thief = QPushButton(at.window)
    for widget in (field, thief):
        widget.show()
    field.textEdited.connect(lambda _: thief.setFocus())
    field.setFocus()
    before = at.desk.campaign.queries.version()
    at.write("un")
    field.setCursorPosition(1)
    at.write("p")
    assert QApplication.focusWidget() is field
    assert field.text() == "upn"
    assert at.desk.campaign.queries.version() == before
    at.press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not field


def test_p_takes_the_step_back_but_nothing_that_was_posted(at: At) -> None:
    at.press(Qt.Key.Key_P)
    assert at.desk.campaign.queries.summary().turn == "1941-06-II"
    assert "was done in this phase" in at.workspace.message.text
    at.press(Qt.Key.Key_Escape)
    assert not at.workspace.message.isVisible()
    at.press(Qt.Key.Key_Z, CONTROL)
    at.press(Qt.Key.Key_P)
    assert at.desk.campaign.queries.summary().turn == "1941-06-I-surprise"


def test_letters_rest_on_controls_that_read_letters(at: At) -> None:
    control = SegmentedControl("Riga", ("yes", "no"))
    control.setParent(at.window)
    control.show()
    control.setFocus()
    before = at.desk.campaign.queries.version()
    at.press(Qt.Key.Key_N)
    assert control.value == "no"
    assert at.desk.campaign.queries.version() == before
    assert not at.workspace.message.isVisible()


@pytest.mark.parametrize("segments", [False, True])
def test_a_list_of_choices_keeps_the_letters_of_its_words_and_no_others(
    at: At, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, *, segments: bool
) -> None:
    words = ("left blank", "Sand", "Dune")
    choices = SegmentedControl("Ground", words) if segments else QComboBox(at.window)
    if isinstance(choices, QComboBox):
        choices.addItems(words)
    choices.setParent(at.window)
    choices.show()
    choices.setFocus()
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: 60_000)
    at.write("sn")  # N is a key of the window, but a word is being typed
    assert not at.leaving.isVisible()
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: 1)
    at.write("s")
    letters = at.window.menus.letters
    until(qtbot, lambda: not letters.word_begun)
    at.press(Qt.Key.Key_N)
    assert at.leaving.isVisible()


def test_slash_goes_to_the_search_of_the_page(at: At) -> None:
    at.press(Qt.Key.Key_2)
    at.workspace.navigation.pages.setFocus()
    at.press(Qt.Key.Key_Slash)
    assert isinstance(QApplication.focusWidget(), QLineEdit)
    at.press(Qt.Key.Key_Escape)


def test_after_a_click_on_a_page_its_own_keys_act(at: At) -> None:
    pages = at.workspace.navigation.pages
    rows = [page.key for page in at.workspace.pages]
    spot = pages.row_rect(rows.index("order_of_battle")).center().toPoint()
    at.qtbot.mouseClick(pages, Qt.MouseButton.LeftButton, pos=spot)
    settle(at.qtbot, at.window)
    shown = at.workspace.screen_shown
    focused = QApplication.focusWidget()
    assert shown is not None
    assert focused is not None
    assert shown.isAncestorOf(focused)
    at.press(Qt.Key.Key_Insert)
    assert [one.windowTitle() for one in shown.findChildren(QDialog)] == ["Add a unit"]


def test_f6_goes_from_panel_to_panel_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path, full=True)
    at.press(Qt.Key.Key_2)
    at.workspace.navigation.pages.setFocus()
    seen: list[QWidget | None] = [QApplication.focusWidget()]
    for _ in range(3):
        at.press(Qt.Key.Key_F6)
        seen.append(QApplication.focusWidget())
    assert len(set(seen)) == 4
    for expected in (seen[2], seen[1], seen[0]):
        at.press(Qt.Key.Key_F6, SHIFT)
        assert QApplication.focusWidget() is expected


def test_f6_leads_from_the_tree_to_the_list_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    """It led to the search above the list, which takes the letters that are keys there."""
    at = At(qtbot, tmp_path, full=True)
    at.workspace.show_page("order_of_battle")
    settle(qtbot, at.window)
    shown = at.workspace.screen_shown
    assert shown is not None
    tree = shown.findChild(QWidget, "formation_tree")
    assert tree is not None
    tree.setFocus()
    at.press(Qt.Key.Key_F6)
    table = QApplication.focusWidget()
    assert table is not None
    assert table.objectName() == "unit_table"
    at.press(Qt.Key.Key_F6, SHIFT)
    assert QApplication.focusWidget() is tree


def test_question_mark_lists_the_keys_of_the_page(at: At) -> None:
    at.press(Qt.Key.Key_Question)
    (dialog,) = at.window.findChildren(KeysDialog)
    titles = [title for title, _ in dialog.groups]
    assert titles[0] == "On the page Ledger"
    dialog.close()


def test_keys_are_listed_once_for_each_command() -> None:
    listed = [words for _, lines in key_groups("Turn", ()) for _, words in lines]
    assert listed == [
        c.text for menu in dict.fromkeys(c.menu for c in COMMANDS) for c in COMMANDS
        if c.menu == menu and (c.keys or c.letters)
    ]  # fmt: skip


def test_no_two_menus_open_with_the_same_letter(at: At) -> None:
    titles = [menu.title() for menu in at.window.menus.menus.values()]
    letters = [title[title.index("&") + 1].lower() for title in titles]
    assert len(letters) == len(set(letters))


def test_menus_say_enter_as_every_other_place_does(at: At) -> None:
    for action in at.window.menus.actions.values():
        assert "Return" not in action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def test_no_key_means_two_things() -> None:
    keys = [key for command in COMMANDS for key in (*command.keys, *command.letters)]
    assert len(keys) == len(set(keys))


def test_escape_closes_the_palette_and_clears_it(at: At, qtbot: QtBot) -> None:
    at.press(Qt.Key.Key_K, CONTROL)
    field = at.window.bar_end.field
    assert field.hasFocus()
    qtbot.keyClicks(field, "next")
    assert "Next phase" in at.window.finder.palette.shown_titles
    at.press(Qt.Key.Key_Escape, at=field)
    assert not at.window.finder.palette.isVisible()
    assert field.text() == ""
    assert at.phase() == "initial"


def test_w_shows_what_looks_forgotten(at: At) -> None:
    at.press(Qt.Key.Key_W)
    assert at.page == "turn"


def test_control_comma_and_question_need_no_campaign(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    qtbot.keyClick(window, Qt.Key.Key_Question)
    assert window.findChildren(KeysDialog)
    qtbot.keyClick(window, Qt.Key.Key_N)
    qtbot.keyClick(window, Qt.Key.Key_1)
    assert window.workspace is None


def test_a_number_typed_on_a_choice_goes_into_the_field_after_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """Whose points they are is chosen already as the form opens: one types how many."""
    campaign = campaign_at(tmp_path / "a.oob", NewCampaign("Spark", "spark", "spark"))
    window = open_window(qtbot, tmp_path, campaign)
    focus = QApplication.focusWidget()
    assert isinstance(focus, SegmentedControl)
    for digit in "12":
        QTest.keyClicks(QApplication.focusWidget() or window, digit)
        settle(qtbot, window)
    field = QApplication.focusWidget()
    assert isinstance(field, NumberField)
    assert (field.objectName(), field.value()) == ("points", 12)
    assert window.opened.page is not None
    assert window.opened.page.key == "turn"
    # Back on the choice, the digit takes the place of what was entered; Alt turns the page.
    focus.setFocus()
    QTest.keyClicks(focus, "3")
    assert field.value() == 3
    focus.setFocus()
    QTest.keyClick(focus, Qt.Key.Key_3, ALT)
    assert window.opened.page.key == "roster_sheets"
