"""The guide in the program: F1 leads to the part of what is in sight, and of what is refused."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

import oobmgr
from oobmgr.campaign.commands import Advance
from oobmgr.domain.errors import BadInput, CampaignFileError, Fault, OobmgrError, Refused
from oobmgr.known_games import GAMES, described, entry_of, game
from oobmgr.rules.entries import GameEntry
from oobmgr.ui.dialogs.books_list import BooksList
from oobmgr.ui.dialogs.frame import FramedDialog
from oobmgr.ui.dialogs.guide_window import GuideWindow
from oobmgr.ui.dialogs.options import OptionsDialog
from oobmgr.ui.main_window import MainWindow
from oobmgr.ui.operations.desk import Desk
from oobmgr.ui.pages import available_pages
from oobmgr.ui.shell.help_commands import WELCOME, page_part
from oobmgr.ui.theme import colour
from oobmgr.ui.viewmodels.guide import the_guide
from oobmgr.ui.views.forms.working import FaultLine
from oobmgr.ui.views.order_of_battle.prompt import Prompt
from oobmgr.ui.views.order_of_battle.screen import OrderOfBattleScreen
from oobmgr.ui.views.pictures.screen import PicturesScreen
from oobmgr.ui.widgets.guide_part import part_of_faults
from tests.ui.desks import full_campaign, open_window, settle, until
from tests.unit.games.own.two_hills import TWO_HILLS

NO_MODIFIER = Qt.KeyboardModifier.NoModifier


ALT = Qt.KeyboardModifier.AltModifier


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def ours(kind: type[Any]) -> set[type[Any]]:
    """Every class of ours below one, whichever module it stands in."""
    for module in pkgutil.walk_packages(oobmgr.__path__, "oobmgr."):
        if ".ui." in module.name or ".pages" in module.name or ".domain." in module.name:
            importlib.import_module(module.name)
    # A class of a generic kind stands beside that for all kinds, which has what it has.
    return {one for one in subclasses(kind) if one.__module__.startswith("oobmgr.")}


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_every_page_of_each_game_has_its_part_of_the_guide(entry: GameEntry) -> None:
    loaded = game(entry.id)
    pages = available_pages(loaded)
    missing = [p.key for p in pages if the_guide().section(page_part(loaded.id, p)) is None]
    assert missing == []


@pytest.mark.parametrize("entry", GAMES, ids=lambda entry: entry.id)
def test_parts_of_a_game_belong_to_its_pages_and_phases(entry: GameEntry) -> None:
    loaded = game(entry.id)
    pages = {page.key for page in available_pages(loaded)}
    phases = {str(phase.id) for phase in loaded.phases}
    for key, part in entry.guide.items():
        page, _, phase = key.partition(":")
        assert page in pages, key
        assert not phase or phase in phases, key
        assert the_guide().section(part), part


def test_every_dialog_has_its_part_of_the_guide() -> None:
    dialogs = ours(QDialog) - {FramedDialog}
    assert {GuideWindow, OptionsDialog, BooksList} <= dialogs
    silent = [str(d) for d in dialogs if the_guide().section(getattr(d, "guide", "")) is None]
    assert silent == []


def test_every_kind_of_refusal_has_its_part_of_the_guide() -> None:
    kinds: set[type[OobmgrError]] = {OobmgrError, *ours(OobmgrError)}
    silent = [str(kind) for kind in kinds if the_guide().section(kind.guide) is None]
    assert silent == []


# --------------------------------------------------------------------------------- by keyboard


class At:
    """A window, with a campaign or none, and a keyboard."""

    def __init__(self, qtbot: QtBot, folder: Path, *, opened: bool = True) -> None:
        self.qtbot = qtbot
        campaign = full_campaign(folder / "a.oob") if opened else None
        self.window: MainWindow = open_window(qtbot, folder, campaign)

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NO_MODIFIER) -> None:
        self.qtbot.keyClick(QApplication.focusWidget() or self.window, key, held)
        settle(self.qtbot, self.window)

    @property
    def desk(self) -> Desk:
        assert self.window.desk is not None
        return self.window.desk

    def back_to_work(self) -> None:
        """Leave the guide as a person does, with Esc."""
        self.press(Qt.Key.Key_Escape)
        self.window.activateWindow()
        until(self.qtbot, self.window.isActiveWindow)

    @property
    def guide(self) -> GuideWindow:
        (found,) = self.window.findChildren(GuideWindow)
        assert found.isVisible()
        return found


@pytest.mark.parametrize(
    ("page", "part"),
    [
        (Qt.Key.Key_1, "turn.md#air-phase"),
        (Qt.Key.Key_2, "order-of-battle.md"),
        (Qt.Key.Key_4, "air.md"),
        (Qt.Key.Key_7, "ledger.md"),
        (Qt.Key.Key_F3, "pictures.md"),
    ],
)
def test_f1_opens_the_part_of_the_page(
    qtbot: QtBot, tmp_path: Path, page: Qt.Key, part: str
) -> None:
    at = At(qtbot, tmp_path)
    at.press(page, NO_MODIFIER if page == Qt.Key.Key_F3 else ALT)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == part
    section = the_guide().section(part)
    assert section is not None
    assert at.guide.reader.textCursor().block().text() == section.heading


def test_f1_follows_the_picture_that_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    at.press(Qt.Key.Key_F3)
    assert at.window.workspace is not None
    screen = at.window.workspace.screen_shown
    assert isinstance(screen, PicturesScreen)
    right, left = Qt.Key.Key_Right, Qt.Key.Key_Left
    for keys, part in (
        ((right,), "pictures.md#over-the-turns"),
        ((right,), "pictures.md#the-bulletin-of-a-turn"),
        ((left, left), "pictures.md"),  # the page begins with the chart
    ):
        screen.kinds.setFocus()
        for key in keys:
            at.press(key)
        at.press(Qt.Key.Key_F1)
        assert at.guide.part == part
        assert the_guide().section(part) is not None
        at.back_to_work()


def test_f1_follows_the_phase_and_goes_on_in_the_same_window(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    at.press(Qt.Key.Key_F1)
    first = at.guide
    assert first.part == "turn.md#air-phase"
    at.back_to_work()
    at.desk.execute(Advance("phase", anyway=True))
    settle(qtbot, at.window)
    at.press(Qt.Key.Key_F1)
    assert at.guide is first
    phase = at.desk.campaign.queries.summary().phase
    assert phase != "air"
    assert first.part == f"turn.md#{phase}-phase"


def test_f1_on_the_welcome_page(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path, opened=False)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == WELCOME


def test_f1_in_a_dialog_opens_its_part_beside_it(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    dialog = OptionsDialog(at.window.settings.preferences, None, {}, at.window)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "options.md"
    assert at.guide.parentWidget() is dialog
    dialog.close()


def test_a_refusal_has_its_part_as_long_as_it_stands_there(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    space = at.window.workspace
    assert space is not None
    space.desk.redo()
    settle(qtbot, at.window)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "troubleshooting.md#the-rules-or-the-books-do-not-allow-it"
    at.back_to_work()
    qtbot.mouseClick(space.message.help, Qt.MouseButton.LeftButton)
    assert at.guide.part == "troubleshooting.md#the-rules-or-the-books-do-not-allow-it"
    at.back_to_work()
    space.message.dismiss()
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "turn.md#air-phase"


def test_news_that_refuse_nothing_offer_no_help(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    space = at.window.workspace
    assert space is not None
    space.desk.redo()
    settle(qtbot, at.window)
    assert space.message.help.isVisible()
    space.message.tell("Written.", kind="ok")
    assert not space.message.help.isVisible()


# ---------------------------------------------------------------------------- refusals and cases


def listed(window: GuideWindow) -> list[str]:
    rows = range(window.model.rowCount())
    return [str(window.model.index(at, 0).data()).strip() for at in rows]


def test_f1_on_a_refused_entry_opens_its_case(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    assert at.window.workspace is not None
    screen = at.window.workspace.screen_shown
    assert screen is not None
    field = screen.findChild(QWidget, "fighters")
    assert field is not None
    field.setFocus()
    typed = QApplication.focusWidget()
    assert typed is not None
    QTest.keyClicks(typed, "999")
    until(qtbot, lambda: any(one.property("refusal") for one in screen.findChildren(FaultLine)))
    settle(qtbot, at.window)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "cases.md#revised-europa-sp-32"
    reader, marked = at.guide.reader, at.guide.reader.textCursor()
    assert marked.block().text() == "SP 32"
    ground = marked.currentTable().cellAt(marked).format().background().color()
    assert ground == colour("accentsoft")
    bar = reader.verticalScrollBar()
    # At the upper edge, unless the page ends before.
    until(qtbot, lambda: reader.cursorRect().top() < 60 or bar.value() == bar.maximum())
    assert reader.viewport().rect().contains(reader.cursorRect())
    assert listed(at.guide)[at.guide.lines.currentIndex().row()] == "Rules covered"


def test_an_empty_form_is_no_refusal(qtbot: QtBot, tmp_path: Path) -> None:
    at = At(qtbot, tmp_path)
    assert at.window.workspace is not None
    screen = at.window.workspace.screen_shown
    assert screen is not None
    field = screen.findChild(QWidget, "fighters")
    assert field is not None
    field.setFocus()
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "turn.md#air-phase"


def test_every_case_of_each_game_is_found_by_its_name() -> None:
    missing = []
    for entry in GAMES:
        for case in game(entry.id).cases():
            found = the_guide().section(f"case:{case}")
            if found is None or found.row != str(case).replace("-", " "):
                missing.append(f"{entry.id} {case}")
    assert missing == []


def test_a_case_is_found_while_a_game_that_a_player_describes_is_played() -> None:
    told = described("own", TWO_HILLS)
    assert told.name != entry_of("own").name
    found = the_guide().section(f"case:{next(iter(told.cases()))}")
    assert found is not None
    assert found.row == "HB 01"


def test_a_refusal_without_a_case_has_the_part_of_its_kind() -> None:
    game("europa")
    asked = part_of_faults([Fault("no.", case="NO-99")], Refused.guide)
    section = the_guide().section(asked)
    assert section is not None
    assert section.part == Refused.guide


def test_f1_in_a_form_that_is_refused_opens_the_part_of_the_refusal(
    qtbot: QtBot, tmp_path: Path
) -> None:
    at = At(qtbot, tmp_path)
    at.press(Qt.Key.Key_2, ALT)
    prompt = Prompt("Rename", "Rename it", parent=at.window)
    prompt.add_text("name", "Name")
    prompt.open()
    qtbot.waitUntil(prompt.isActiveWindow)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "order-of-battle.md#changing-units"
    at.press(Qt.Key.Key_Escape)
    prompt.activateWindow()
    for faults, part in (
        ((Fault("fill this in.", where="name"),), BadInput.guide),
        ((Fault("may not.", where="name", case="SP-03"),), "cases.md#revised-europa-sp-03"),
        ((Fault("may not."),), Refused.guide),
    ):
        until(qtbot, prompt.isActiveWindow)
        prompt.show_faults(faults)
        at.press(Qt.Key.Key_F1)
        assert at.guide.part == part
        at.press(Qt.Key.Key_Escape)
        prompt.activateWindow()
    prompt.show_faults(())
    until(qtbot, prompt.isActiveWindow)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "order-of-battle.md#changing-units"
    at.press(Qt.Key.Key_Escape)
    prompt.close()


def test_f1_in_a_dialog_that_is_refused_opens_the_part_of_the_refusal(
    qtbot: QtBot, tmp_path: Path
) -> None:
    at = At(qtbot, tmp_path)
    dialog = OptionsDialog(at.window.settings.preferences, None, {}, at.window)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.tell_problem("It is not there.", CampaignFileError(Fault("it is not there.")))
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == CampaignFileError.guide
    at.press(Qt.Key.Key_Escape)
    dialog.tell_problem("")
    dialog.activateWindow()
    until(qtbot, dialog.isActiveWindow)
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == "options.md"
    dialog.close()


def test_f1_at_a_refused_drag_of_the_tree_leads_to_what_explains_it(
    qtbot: QtBot, tmp_path: Path
) -> None:
    at = At(qtbot, tmp_path)
    at.press(Qt.Key.Key_2, ALT)
    assert at.window.workspace is not None
    screen = at.window.workspace.screen_shown
    assert isinstance(screen, OrderOfBattleScreen)
    screen.posting.refused.emit("Choose the formation it should go into, then press Ctrl+V.")
    at.press(Qt.Key.Key_F1)
    assert at.guide.part == Refused.guide
