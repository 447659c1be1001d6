"""Going from page to page, from panel to panel, and back through the turns."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMenu

from oobmgr.ui.commands import REPORTS
from oobmgr.ui.language import tr
from oobmgr.ui.pages import EXCHANGE, ORDER_OF_BATTLE, PRINT, slots
from oobmgr.ui.widgets.own_letters import keep_letters
from oobmgr.ui.widgets.reading_order import go_to_panel
from oobmgr.ui.widgets.search_field import SearchField

if TYPE_CHECKING:
    from oobmgr.ui.shell.frame import Frame
    from oobmgr.ui.shell.workspace import Workspace


class PageCommands:
    """What the pages of the open campaign are asked to do."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def show(self, key: str) -> None:
        """Go to a page, or to the page of the game that shares its key."""
        workspace = self._frame.opened
        page = slots(workspace.desk.game).get(key)
        workspace.show_page(page.key if page else key)
        # A key or a menu leads into the page. Who chooses in the list of pages goes on there.
        screen = workspace.screen_shown
        if screen is not None and screen.focusProxy() is not None:
            screen.setFocus()

    def export(self) -> None:
        """Ask where the records are to be written, on the page of import and export."""
        self._frame.opened.show_page(EXCHANGE)
        if self._frame.opened.screen_shown is not None:
            self._frame.opened.screen_shown.ask_for_export()

    def type_list(self) -> None:
        """Ask for a list of units to be typed, on the page of import and export."""
        self._frame.opened.type_list()

    def print_sheets(self) -> None:
        """From any other page to the sheets; there, print the one in sight."""
        workspace = self._frame.opened
        page, screen = workspace.page, workspace.screen_shown
        if screen is not None and page is not None and page.key == PRINT:
            screen.print_sheets()
        else:
            # Before the page changes: who prints from the order of battle means what is chosen
            # there.
            units = screen.selected_units() if screen is not None else frozenset()
            sheet = screen.sheet_shown() if screen is not None else ""
            chart = screen.chart_shown() if screen is not None else None
            workspace.show_page(PRINT)
            if workspace.screen_shown is not None:
                workspace.screen_shown.select_units(units)
                # Who prints from a page wants on paper what it shows.
                if chart is not None:
                    workspace.screen_shown.show_chart(chart)
                elif sheet:
                    workspace.screen_shown.show_sheet(sheet)

    def show_sheet(self, key: str) -> None:
        """Show one of the printed sheets."""
        self._frame.opened.show_page(PRINT)
        if self._frame.opened.screen_shown is not None:
            self._frame.opened.screen_shown.show_sheet(key)

    def go_to_turn(self) -> None:
        """Offer the turns that were played, to look at one."""
        workspace = self._frame.opened
        if workspace.glance is None:
            return
        menu = QMenu(self._frame)
        keep_letters(menu)
        menu.setAccessibleName(tr("Go to a turn"))
        # The latest first: one mostly looks back a turn or two.
        for row in reversed(workspace.glance.turns):
            now = row.turn == workspace.glance.summary.turn
            action = menu.addAction(tr(f"{row.label}{', now' if now else ''}"))
            action.triggered.connect(partial(workspace.look_at, row.turn))
        anchor = workspace.context.turn
        menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    def go_to_panel(self, by: int) -> None:
        """Go to the next panel (+1) or the one before (-1)."""
        go_to_panel(self._frame.opened, by)

    def put_away(self) -> None:
        """Esc, from the innermost: palette, question, search, message, the pencil of the page."""
        workspace = self._frame.opened
        focus = QApplication.focusWidget()
        if self._frame.leave_finder() or self._frame.leave_tour():
            return
        if self._frame.leaving.isVisible():
            # Esc is the answer by which nothing is lost.
            self._frame.leaving.stay.click()
        elif isinstance(focus, SearchField) and focus.leave():
            return
        elif self._frame.message.isVisible():
            self._frame.message.dismiss()
        elif workspace.message.isVisible():
            workspace.message.dismiss()
        elif workspace.screen_shown is not None:
            workspace.screen_shown.put_away()

    def fill_units(self) -> None:
        """Put what the order of battle offers into the Units menu."""
        menu = self._frame.menus.menus["Units"]
        menu.clear()
        workspace = self._frame.opened
        # Loaded for the menu if nobody has seen it yet: its actions are its own, and change with
        # what is chosen there, so they are asked for each time the menu opens.
        screen = workspace.screen_of(ORDER_OF_BATTLE)
        if screen is not None:
            menu.addAction(self._frame.menus.actions[f"page:{ORDER_OF_BATTLE}"])
            menu.addAction(self._frame.menus.actions["read_back"])
            menu.addSeparator()
            shown = workspace.screen_shown is screen
            for action in screen.actions():
                menu.addAction(action)
            # Otherwise the page stands in sight, with these same actions in its bar.
            if not shown:
                menu.addSeparator()

    def fill_reports(self) -> None:
        """Put every sheet into the Reports menu, above what else people look for there."""
        from oobmgr.ui.viewmodels.reports import sheet_rows

        menu = self._frame.menus.menus["Reports"]
        menu.clear()
        for row in sheet_rows(self._frame.opened.desk.game):
            action = menu.addAction(tr(row.full_title))
            action.triggered.connect(partial(self.show_sheet, row.key))
        menu.addSeparator()
        for name in REPORTS:
            menu.addAction(self._frame.menus.actions[name])


def act_on_units(workspace: Workspace, name: str) -> None:
    """Go to the order of battle, and do there what stands in its menu."""
    before = workspace.screen_shown
    workspace.show_page(ORDER_OF_BATTLE)
    screen = workspace.screen_shown
    if screen is None:
        return
    if screen is not before:
        screen.setFocus()
    # The page may have to be read first; its answer comes before that of a later question.
    give = partial(screen.give_action, name)
    workspace.desk.read(lambda _: None, lambda _: QTimer.singleShot(0, screen, give))
