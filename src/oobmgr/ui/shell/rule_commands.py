"""The rules: cases and where they act, calculators, charts, options and house rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from oobmgr import known_games
from oobmgr.known_games import game
from oobmgr.ui.commands import WINDOWS
from oobmgr.ui.pages import CALCULATORS, TURN, slot_of

if TYPE_CHECKING:
    from oobmgr.rules.coverage import Act, ActKind
    from oobmgr.rules.game import Game
    from oobmgr.ui.shell.frame import Frame

_WARNINGS = "warnings"


class RuleCommands:
    """Shows rules, and leads from a rule to the place where it acts."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def show_calculators(self) -> None:
        """The page of the campaign; without one, a dialog on the first of the games."""
        if self._frame.workspace is not None:
            self._frame.workspace.show_page(CALCULATORS)
        else:
            self.show_calculators_of(known_games.GAMES[0].id)

    def show_calculators_of(self, game_id: str, calculator: str = "") -> None:
        """Ask the rules of a game without a campaign, open at a calculator if it is named."""
        from oobmgr.ui.views.calculators.dialog import CalculatorsDialog

        dialog = CalculatorsDialog(game(game_id), self._frame)
        # The game is bound: without a campaign the window knows none whose cases it could show.
        dialog.case_opened.connect(partial(self.show_case_of, game(game_id)))
        if calculator:
            dialog.panel.list.choose(calculator)
        self._frame.keep_open(dialog)

    def show_house_rules(self, words: str = "") -> None:
        """Show the house rules, with those alone in sight that have the words."""
        self.show_options(house_rules=True, words=words)

    def show_options(self, *, house_rules: bool = False, option: str = "", words: str = "") -> None:
        """Show options and preferences; one option, or the house rules with the words, if asked."""
        from oobmgr.ui.dialogs.options import OptionsDialog

        workspace = self._frame.workspace
        glance = workspace.glance if workspace else None
        # Not while looking back: options are changed from now on, and the page would show those of
        # now.
        desk = workspace.desk if workspace and glance and workspace.as_of is None else None
        values = glance.summary.options if glance else {}
        dialog = OptionsDialog(self._frame.settings.preferences, desk, values, self._frame)
        dialog.preferences_changed.connect(self._frame.change_preferences)
        dialog.keys_changed.connect(self._frame.change_keys)
        if desk is not None:
            dialog.case_opened.connect(partial(self.show_case_of, desk.game))
        if house_rules:
            dialog.show_house_rules()
        if house_rules and words and dialog.house_rules is not None:
            dialog.house_rules.search.setText(words)
        if option and dialog.campaign is not None:
            dialog.campaign.search.setText(dialog.campaign.row(option).option.title)
        dialog.ask()

    def show_charts(self, chart: str = "") -> None:
        """Show the charts that the player fills in, open at one; read only while looking back."""
        from oobmgr.ui.dialogs.charts import ChartsDialog

        workspace = self._frame.opened
        read_only = workspace.as_of is not None
        dialog = ChartsDialog(workspace.desk, read_only=read_only, chart=chart, parent=self._frame)
        dialog.case_opened.connect(partial(self.show_case_of, workspace.desk.game))
        dialog.ask()

    def show_case_of(self, game: Game, case_id: str = "") -> None:
        """Show the rules of a game, open at a case."""
        from oobmgr.ui.dialogs.case_dialog import CaseDialog

        modal = QApplication.activeModalWidget()
        # Beside a window that has to be answered first, there is no going elsewhere.
        reaches = None if modal else partial(self.reaches, game)
        dialog = CaseDialog(game, case_id, modal or self._frame, reaches=reaches)
        dialog.place_wanted.connect(partial(self.go, game))
        self._frame.keep_open(dialog)

    def show_rules_of(self, game_id: str) -> None:
        """Show the rules of a game by its id."""
        self.show_case_of(game(game_id))

    def show_rules(self) -> None:
        """Show the rules of the open campaign; without one, of the first game."""
        desk = self._frame.desk
        self.show_case_of(desk.game if desk else game(known_games.GAMES[0].id))

    # Going where a rule acts

    def _ways(self, game: Game) -> Mapping[ActKind, Callable[[str], object]]:
        """How to go to what acts, by its kind: without its campaign only to calculators."""
        from oobmgr.rules.coverage import ActKind

        workspace = self._frame.workspace
        if workspace is None or workspace.desk.game is not game:
            return {ActKind.CALCULATOR: partial(self.show_calculators_of, game.id)}
        return {
            ActKind.CALCULATOR: workspace.show_calculator,
            ActKind.ACTION: self._action,
            ActKind.CHECK: lambda _: self._frame.menus.give(_WARNINGS),
            ActKind.CLOSING: lambda _: workspace.show_page(TURN),
            ActKind.OPTION: lambda option: self.show_options(option=option),
            ActKind.CHART: self.show_charts,
            # What falls due by a date names no phase; then the Turn page is shown as it stands.
            ActKind.REMINDER: workspace.show_phase,
            ActKind.SCREEN: lambda key: self._frame.menus.give(
                key if key in WINDOWS else f"page:{slot_of(key)}"
            ),
            ActKind.TABLE: self._table,
        }

    def reaches(self, game: Game, act: Act) -> bool:
        """Whether there is a way to the act now."""
        return act.kind in self._ways(game)

    def go(self, game: Game, act: Act) -> None:
        """Go where the rule acts."""
        self._ways(game)[act.kind](act.name)

    def _action(self, name: str) -> None:
        workspace = self._frame.opened
        workspace.show_page(TURN)
        if workspace.screen_shown is not None and workspace.screen_shown.show_action(name):
            return
        action = workspace.desk.game.action(name)
        when = " and ".join(map(workspace.desk.game.phase_name, action.phases))
        many = "s" if len(action.phases) > 1 else ""
        workspace.message.tell(
            f"“{action.title}” cannot be done now.",
            f"It is done in the {when} Phase{many}, when there is something to do.",
            kind="warn",
        )

    def _table(self, path: str) -> None:
        cells = self._frame.opened.desk.game.tables().cells
        self.show_house_rules(cells[path].name if path in cells else "")
