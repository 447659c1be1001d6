"""The window itself: its look, its keys, what the welcome page lists."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from oobmgr.ui.language import tr
from oobmgr.ui.settings import TEXT_SIZES, Preferences
from oobmgr.ui.theme import Mode

if TYPE_CHECKING:
    from oobmgr.ui.shell.frame import Frame


class WindowCommands:
    """What concerns the window and no campaign."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def wear_theme(self, theme: Mode) -> None:
        """Wear light or dark, or what the desktop wears."""
        window = self._frame
        window.change_preferences(replace(window.settings.preferences, theme=theme))

    def change_text(self, by: int) -> None:
        """Make the text larger (1) or smaller (-1) by one size, or as large as usual (0)."""
        window = self._frame
        held = window.settings.preferences
        at = (
            TEXT_SIZES.index(held.text_pct) + by if by else TEXT_SIZES.index(Preferences().text_pct)
        )
        if 0 <= at < len(TEXT_SIZES):
            window.change_preferences(replace(held, text_pct=TEXT_SIZES[at]))
            window.status.tell(f"Text size: {TEXT_SIZES[at]} %")
        else:
            largest = "The text is as large as it gets."
            window.status.tell(largest if by > 0 else "The text is as small as it gets.")

    def switch_comfortable(self) -> None:
        """Switch between roomy and narrow rows."""
        window = self._frame
        held = window.settings.preferences
        window.change_preferences(replace(held, comfortable=not held.comfortable))

    def show_keys(self) -> None:
        """List the keys of the page."""
        from oobmgr.ui.dialogs.keys_dialog import KeysDialog

        page = self._frame.workspace.page if self._frame.workspace else None
        title = page.title if page else "Welcome"
        self._frame.keep_open(KeysDialog(title, self._frame.status.hints, self._frame))

    def show_about(self) -> None:
        """Say what this program is."""
        from oobmgr.ui.dialogs.about import AboutDialog

        self._frame.keep_open(AboutDialog(self._frame))

    def fill_recent(self) -> None:
        """Put the recent campaigns into their menu."""
        menu = self._frame.menus.recent
        menu.clear()
        for row in self._frame.settings.recent:
            action = menu.addAction(row.name)
            action.setToolTip(tr(row.path))
            action.triggered.connect(partial(self._frame.open_path, Path(row.path)))
        menu.setEnabled(bool(self._frame.settings.recent))
