"""What each command of the window does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QMenu

from oobmgr.ui.shell.commands import REPORTS
from oobmgr.ui.shell.pages import (
    CALCULATORS,
    EXCHANGE,
    ORDER_OF_BATTLE,
    PRINT,
    TURN,
    all_pages,
    slot_of,
    slots,
)
from oobmgr.ui.shell.panels import go_to_panel, panels_of
from oobmgr.ui.shell.rule_places import RulePlaces
from oobmgr.ui.theme import Mode
from oobmgr.ui.views.importing import TakesWorkbook
from oobmgr.ui.views.printing import PrintsSheets
from oobmgr.ui.views.welcome import backups_folder
from oobmgr.ui.widgets.search_field import SearchField

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries
    from oobmgr.campaign.rows import TransactionDetail
    from oobmgr.domain.errors import Fault
    from oobmgr.rules.game import Game
    from oobmgr.ui.dialogs.books_list import BooksList
    from oobmgr.ui.main_window import MainWindow
    from oobmgr.ui.shell.workspace import Workspace

_ADVANCE = "Advance"
_LOOKED_BACK_OVER = 200


@runtime_checkable
class GuidesThroughPhase(Protocol):
    """A page with the steps of a phase and a list of what looks forgotten."""

    def go_step(self, by: int) -> None:
        """Go to the step after (1) or before (-1) the shown one."""
        ...

    def show_warnings(self) -> None:
        """Show what looks forgotten, and take the focus there."""
        ...


class Hub:
    """Answers the commands of the table, one method each."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._games_asked = False
        self._cases: object = None

    def table(self) -> Mapping[str, Callable[[], object]]:
        """Every command's id and what it does."""
        files = self._window.files
        pages = {
            f"page:{slot_of(page.key)}": partial(self._page, slot_of(page.key))
            for page in all_pages()
        }
        return {
            "new": files.new,
            "open": files.choose,
            "sample": files.open_sample,
            "example": files.open_example,
            "import": files.choose_workbook,
            "export": self._export,
            "print": self._print,
            "backup": self._backup,
            **self._window.hiding.table(),
            "close": self._window.close_campaign,
            "quit": self._window.close,
            "undo": self._undo,
            "redo": self._redo,
            "find": self._find,
            "palette": self._find_anything,
            "options": self._options,
            "house_rules": partial(self._options, house_rules=True),
            **pages,
            f"page:{CALCULATORS}": self._calculators,
            "back": partial(self._step, -1),
            "forward": partial(self._step, 1),
            "now": self._now,
            "panel": partial(self._panel, 1),
            "panel_back": partial(self._panel, -1),
            "light": partial(self._theme, "light"),
            "dark": partial(self._theme, "dark"),
            "system": partial(self._theme, "system"),
            "comfortable": self._comfortable,
            "post": self._post,
            "put_away": self._put_away,
            "next_phase": self._next_phase,
            "previous_phase": self._previous_phase,
            "next_step": partial(self._phase_step, 1),
            "previous_step": partial(self._phase_step, -1),
            "warnings": self._warnings,
            "go_to_turn": self._go_to_turn,
            "replay_next": self._replay_next,
            "count_in": self._count_in,
            "read_back": self._read_back,
            "charts": self.show_charts,
            "on_map": self._on_map,
            "stacks": self._stacks,
            "check": self._check,
            "backups": self._backups,
            "rules": self._rules,
            "keys": self._keys,
            "about": self._about,
        }

    @property
    def _workspace(self) -> Workspace | None:
        return self._window.workspace

    # Campaign

    def _page(self, key: str) -> None:
        if self._workspace is not None:
            page = slots(self._workspace.desk.game).get(key)
            self._workspace.show_page(page.key if page else key)

    def _calculators(self) -> None:
        """The page of the campaign; without one, a dialog on the first of the games."""
        if self._workspace is not None:
            self._workspace.show_page(CALCULATORS)
            return
        from oobmgr.games import all_games

        self.show_calculators_of(all_games()[0].id)

    def show_calculators_of(self, game_id: str, calculator: str = "") -> None:
        """Ask the rules of a game without a campaign, open at a calculator if it is named."""
        from oobmgr.games import game
        from oobmgr.ui.dialogs.calculators import CalculatorsDialog

        dialog = CalculatorsDialog(game(game_id), self._window)
        dialog.case_opened.connect(partial(self.show_case_of, game(game_id)))
        if calculator:
            dialog.panel.list.choose(calculator)
        self._window.keep_open(dialog)

    def _export(self) -> None:
        if self._workspace is None:
            return
        self._workspace.show_page(EXCHANGE)
        screen: object = self._workspace.screen_shown
        if isinstance(screen, TakesWorkbook):
            screen.ask_for_export()

    def _print(self) -> None:
        """From any other page to the sheets; there, print the one in sight."""
        workspace = self._workspace
        screen: object = workspace.screen_shown if workspace else None
        if isinstance(screen, PrintsSheets):
            screen.print_sheets()
        elif workspace is not None:
            workspace.show_page(PRINT)

    def _show_sheet(self, key: str) -> None:
        if self._workspace is not None:
            self._workspace.show_page(PRINT)
            screen: object = self._workspace.screen_shown
            if isinstance(screen, PrintsSheets):
                screen.show_sheet(key)

    def _backup(self) -> None:
        workspace = self._workspace
        if workspace is None:
            return
        campaign = workspace.desk.campaign
        workspace.desk.work(
            lambda _: campaign.backup(),
            lambda path: self._window.status.tell(f"A copy was kept as {path.name}."),
        )

    # Edit

    def _undo(self) -> None:
        if self._workspace is not None:
            self._workspace.desk.undo()

    def _redo(self) -> None:
        if self._workspace is not None:
            self._workspace.desk.redo()

    def _find(self) -> None:
        screen = self._workspace.screen_shown if self._workspace else None
        if screen is not None:
            screen.focus_search()

    def _find_anything(self) -> None:
        self._window.finder.open()

    def show_option(self, option: str) -> None:
        """Show the options of the campaign, with one of them alone in sight."""
        self._options(option=option)

    def show_house_rules(self, words: str = "") -> None:
        """Show the house rules, with those alone in sight that have the words."""
        self._options(house_rules=True, words=words)

    def _options(self, *, house_rules: bool = False, option: str = "", words: str = "") -> None:
        from oobmgr.ui.dialogs.options import OptionsDialog

        workspace = self._workspace
        glance = workspace.glance if workspace else None
        desk = workspace.desk if workspace and glance and workspace.as_of is None else None
        values = glance.summary.options if glance else {}
        dialog = OptionsDialog(self._window.settings.preferences, desk, values, self._window)
        dialog.preferences_changed.connect(self._window.change_preferences)
        dialog.keys_changed.connect(self._window.change_keys)
        if desk is not None:
            dialog.case_opened.connect(partial(self.show_case_of, desk.game))
        if house_rules:
            dialog.show_house_rules()
        if house_rules and words and dialog.house_rules is not None:
            dialog.house_rules.search.setText(words)
        if option and dialog.campaign is not None:
            dialog.campaign.search.setText(dialog.campaign.row(option).option.title)
        dialog.exec()
        dialog.deleteLater()

    # View

    def _step(self, by: int) -> None:
        if self._workspace is not None:
            self._workspace.look_step(by)

    def _now(self) -> None:
        if self._workspace is not None:
            self._workspace.look_at(None)

    def _panel(self, by: int) -> None:
        workspace = self._workspace
        if workspace is None:
            return
        screen = workspace.screen_shown
        own = panels_of(screen) if screen is not None else []
        go_to_panel([workspace.navigation, workspace.context, *own], by)

    def _theme(self, theme: Mode) -> None:
        window = self._window
        window.change_preferences(replace(window.settings.preferences, theme=theme))

    def _comfortable(self) -> None:
        window = self._window
        held = window.settings.preferences
        window.change_preferences(replace(held, comfortable=not held.comfortable))

    # Turn

    def _post(self) -> None:
        workspace = self._workspace
        if workspace is not None and workspace.screen_shown is not None:
            workspace.screen_shown.post()

    def _put_away(self) -> None:
        """Esc, from the innermost: the palette, a search, a message, the pencil of the page."""
        workspace = self._workspace
        focus = QApplication.focusWidget()
        if self._window.finder.palette.isVisible():
            self._window.finder.palette.leave()
        elif isinstance(focus, SearchField) and focus.text():
            focus.clear()
        elif self._window.message.isVisible():
            self._window.message.dismiss()
        elif workspace is not None and workspace.message.isVisible():
            workspace.message.dismiss()
        elif workspace is not None and workspace.screen_shown is not None:
            workspace.screen_shown.put_away()

    def _next_phase(self) -> None:
        if self._workspace is not None:
            self._workspace.go_on()

    def _previous_phase(self) -> None:
        """Take the last step of the sequence back, where nothing was posted after it."""
        workspace = self._workspace
        if workspace is None or workspace.glance is None or workspace.glance.undo.undo is None:
            return
        workspace.desk.read(last_done, self._step_back)

    def _step_back(self, last: TransactionDetail | None) -> None:
        workspace = self._workspace
        if workspace is None or last is None:
            return
        if last.command == _ADVANCE:
            workspace.desk.undo()
        else:
            workspace.message.tell(
                f"“{last.title}” was done in this phase.",
                "Undo it first, or leave it and go on from here.",
                kind="warn",
            )

    def _phase_step(self, by: int) -> None:
        screen: object = self._workspace.screen_shown if self._workspace is not None else None
        if isinstance(screen, GuidesThroughPhase):
            screen.go_step(by)

    def _warnings(self) -> None:
        workspace = self._workspace
        if workspace is None:
            return
        workspace.show_page(TURN)
        if workspace.glance is not None and not workspace.glance.open_warnings:
            self._window.status.tell("Nothing looks forgotten.")
            return
        screen: object = workspace.screen_shown
        if isinstance(screen, GuidesThroughPhase):
            screen.show_warnings()

    def _go_to_turn(self) -> None:
        workspace = self._workspace
        if workspace is None or workspace.glance is None:
            return
        menu = QMenu(self._window)
        menu.setAccessibleName("Go to a turn")
        for row in reversed(workspace.glance.turns):
            now = row.turn == workspace.glance.summary.turn
            action = menu.addAction(f"{row.label}{', now' if now else ''}")
            action.triggered.connect(partial(workspace.look_at, row.turn))
        anchor = workspace.context.turn
        menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    def _replay_next(self) -> None:
        if self._workspace is not None:
            self._workspace.replay.post_next()

    def _count_in(self) -> None:
        from oobmgr.ui.dialogs.count_in import ask_count_in

        if self._workspace is not None:
            ask_count_in(self._workspace.desk, self._window)

    def _read_back(self) -> None:
        from oobmgr.ui.dialogs.read_back import ask_read_back

        if self._workspace is not None:
            ask_read_back(self._workspace.desk, self._window)

    # Tools and help

    def show_charts(self, chart: str = "") -> None:
        """Show the charts that the player fills in, open at one; read only while looking back."""
        from oobmgr.ui.dialogs.charts import ChartsDialog

        workspace = self._workspace
        if workspace is None:
            return
        read_only = workspace.as_of is not None
        dialog = ChartsDialog(workspace.desk, read_only=read_only, chart=chart, parent=self._window)
        dialog.case_opened.connect(partial(self.show_case_of, workspace.desk.game))
        dialog.exec()
        dialog.deleteLater()

    def _on_map(self) -> None:
        from oobmgr.ui.dialogs.map_lists import on_map_list

        if self._workspace is not None:
            self._keep_list(on_map_list(self._workspace.desk, self._window))

    def _stacks(self) -> None:
        from oobmgr.ui.dialogs.map_lists import stacks_list

        if self._workspace is not None:
            self._keep_list(stacks_list(self._workspace.desk, self._window))

    def _keep_list(self, dialog: BooksList[Any]) -> None:
        dialog.case_opened.connect(self.show_case)
        self._window.keep_open(dialog)

    def _check(self) -> None:
        workspace = self._workspace
        if workspace is not None:
            workspace.desk.read(lambda queries: queries.check(), self._checked)

    def _checked(self, faults: tuple[Fault, ...]) -> None:
        workspace = self._workspace
        if workspace is None:
            return
        if faults:
            workspace.message.tell_faults(faults)
        else:
            words = "Every transaction sums to zero, and every balance agrees with the journal."
            workspace.message.tell("The books are consistent.", words, kind="ok")

    def _backups(self) -> None:
        if self._workspace is not None:
            self.show_backups_of(str(self._workspace.desk.campaign.path))

    def show_backups_of(self, path: str) -> None:
        """Open the folder with the copies of a campaign, and say where it is.

        Whether the desktop shows a folder cannot be known: it may have no program for it.
        """
        folder = backups_folder(Path(path).resolve())
        if folder.is_dir():
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
            bar = self._workspace.message if self._workspace else self._window.message
            bar.tell("The copies of this campaign are kept in the folder", f"{folder}", kind="ok")
        else:
            self._window.status.tell("No copy yet. One is kept at the close of every turn.")

    def show_case(self, case_id: str) -> None:
        """Show the text of a case of the open campaign's game."""
        if self._workspace is not None:
            self.show_case_of(self._workspace.desk.game, case_id)

    def show_case_of(self, game: Game, case_id: str = "") -> None:
        """Show the rules of a game, open at a case."""
        from oobmgr.ui.dialogs.case_dialog import CaseDialog

        modal = QApplication.activeModalWidget()
        places = RulePlaces(self, self._window)
        # Beside a window that has to be answered first, there is no going elsewhere.
        reaches = None if modal else partial(places.reaches, game)
        dialog = CaseDialog(game, case_id, modal or self._window, reaches=reaches)
        dialog.place_wanted.connect(partial(places.go, game))
        self._window.keep_open(dialog)

    def show_rules_of(self, game_id: str) -> None:
        """Show the rules of a game by its id."""
        from oobmgr.games import game

        self.show_case_of(game(game_id))

    def _rules(self) -> None:
        from oobmgr.games import all_games

        self.show_case_of(self._workspace.desk.game if self._workspace else all_games()[0])

    def _keys(self) -> None:
        from oobmgr.ui.dialogs.keys_dialog import KeysDialog

        page = self._workspace.page if self._workspace else None
        title = page.title if page else "Welcome"
        self._window.keep_open(KeysDialog(title, self._window.status.hints, self._window))

    def _about(self) -> None:
        from oobmgr.ui.dialogs.about import AboutDialog

        self._window.keep_open(AboutDialog(self._window))

    # Menus that are filled when they open

    def fill_units(self) -> None:
        """Put what the order of battle offers into the Units menu."""
        menu = self._window.menus.menus["Units"]
        menu.clear()
        workspace = self._workspace
        screen = workspace.screen_of(ORDER_OF_BATTLE) if workspace else None
        if screen is not None and workspace is not None:
            menu.addAction(self._window.menus.actions[f"page:{ORDER_OF_BATTLE}"])
            menu.addAction(self._window.menus.actions["read_back"])
            menu.addSeparator()
            shown = workspace.screen_shown is screen
            for action in screen.actions():
                menu.addAction(action)
            if not shown:
                menu.addSeparator()

    def fill_reports(self) -> None:
        """Put every sheet into the Reports menu, above what else people look for there."""
        menu = self._window.menus.menus["Reports"]
        menu.clear()
        if self._workspace is not None:
            from oobmgr.ui.viewmodels.reports import sheet_rows

            for row in sheet_rows(self._workspace.desk.game):
                action = menu.addAction(row.full_title)
                action.triggered.connect(partial(self._show_sheet, row.key))
            menu.addSeparator()
        for name in REPORTS:
            menu.addAction(self._window.menus.actions[name])

    def fill_recent(self) -> None:
        """Put the recent campaigns into their menu."""
        menu = self._window.menus.recent
        menu.clear()
        for row in self._window.settings.recent:
            action = menu.addAction(row.name)
            action.setToolTip(row.path)
            action.triggered.connect(partial(self._window.open_path, Path(row.path)))
        menu.setEnabled(bool(self._window.settings.recent))

    def show_games(self) -> None:
        """List the games on the welcome page, once; their rules are read in the worker."""
        if not self._games_asked:
            self._games_asked = True
            window = self._window
            window.queue.run(_games, window.welcome.show_games, window.show_fault)


def _games(_: object) -> tuple[Game, ...]:
    from oobmgr.games import all_games

    return all_games()


def last_done(queries: Queries) -> TransactionDetail | None:
    """The transaction that undo would take back; a redone one is known by its original."""
    undone = 0
    for number in queries.transaction_numbers()[:0:-1][:_LOOKED_BACK_OVER]:
        detail = queries.transaction(number)
        if detail.kind == "undo":
            undone += 1
        elif undone:
            undone -= 1
        elif detail.reverses is None:
            return detail
        else:
            return _original(queries, detail)
    return None


def _original(queries: Queries, detail: TransactionDetail) -> TransactionDetail:
    while detail.reverses is not None:
        detail = queries.transaction(detail.reverses)
    return detail
