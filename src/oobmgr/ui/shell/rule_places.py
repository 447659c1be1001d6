"""The places where rules act, by the names that the cases use for them, and going there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from oobmgr.rules.coverage import DATE, Act, ActKind
from oobmgr.ui.shell.commands import command_of
from oobmgr.ui.shell.pages import TURN, all_pages, slot_of

if TYPE_CHECKING:
    from oobmgr.rules.game import Game
    from oobmgr.ui.main_window import MainWindow
    from oobmgr.ui.shell.hub import Hub

WINDOWS = (
    "options",
    "house_rules",
    "charts",
    "count_in",
    "read_back",
    "on_map",
    "stacks",
    "passphrases",
    "hand_over",
)
"""Commands that open a window of their own in which rules act."""
_WARNINGS = "warnings"


def screens() -> Mapping[str, str]:
    """Every page and window by its key, with its title."""
    pages = {page.key: page.title for page in all_pages()}
    return pages | {name: command_of(name).text.rstrip("…") for name in WINDOWS}


@runtime_checkable
class ShowsAction(Protocol):
    """A page that can open the form of an action."""

    def show_action(self, name: str) -> bool:
        """Open the form, if the action can be posted now; else False."""
        ...


class RulePlaces:
    """Leads from a rule to the place where it acts."""

    def __init__(self, hub: Hub, window: MainWindow) -> None:
        self._hub = hub
        self._window = window
        self._ways: Mapping[ActKind, Callable[[str], object]] = {
            ActKind.CALCULATOR: self._calculator,
            ActKind.ACTION: self._action,
            ActKind.CHECK: lambda _: window.menus.give(_WARNINGS),
            ActKind.OPTION: hub.show_option,
            ActKind.CHART: hub.show_charts,
            ActKind.REMINDER: self._reminder,
            ActKind.SCREEN: self._screen,
            ActKind.TABLE: self._table,
        }

    def reaches(self, game: Game, act: Act) -> bool:
        """Whether there is a way to the act now: without a campaign only to calculators."""
        workspace = self._window.workspace
        if workspace is None or workspace.desk.game is not game:
            return act.kind is ActKind.CALCULATOR
        return act.kind in self._ways

    def go(self, game: Game, act: Act) -> None:
        """Go where the rule acts."""
        if self._window.workspace is None:
            self._hub.show_calculators_of(game.id, act.name)
        else:
            self._ways[act.kind](act.name)

    def _calculator(self, name: str) -> None:
        if self._window.workspace is not None:
            self._window.workspace.show_calculator(name)

    def _action(self, name: str) -> None:
        screen = self._page(TURN)
        if isinstance(screen, ShowsAction) and screen.show_action(name):
            return
        workspace = self._window.workspace
        if workspace is None:
            return
        action = workspace.desk.game.action(name)
        names = {phase.id: phase.name for phase in workspace.desk.game.phases}
        when = " and ".join(names[phase] for phase in action.phases)
        many = "s" if len(action.phases) > 1 else ""
        workspace.message.tell(
            f"“{action.title}” is not to be done now.",
            f"It belongs to the {when} Phase{many}, where there is something to do for it.",
            kind="warn",
        )

    def _reminder(self, phase: str) -> None:
        workspace = self._window.workspace
        if workspace is not None and phase != DATE:
            workspace.show_phase(phase)
        else:
            self._page(TURN)

    def _screen(self, key: str) -> None:
        self._window.menus.give(key if key in WINDOWS else f"page:{slot_of(key)}")

    def _table(self, path: str) -> None:
        workspace = self._window.workspace
        if workspace is not None:
            cells = workspace.desk.game.tables().cells
            self._hub.show_house_rules(cells[path].name if path in cells else "")

    def _page(self, key: str) -> object:
        workspace = self._window.workspace
        if workspace is None:
            return None
        workspace.show_page(key)
        return workspace.screen_shown
