"""Where the right panel stands: beside the rows where there is room, else behind a narrow strip."""

from __future__ import annotations

from typing import Final

from oobmgr.campaign.rows import WarningRow
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.turn.side_panel import WIDEST, WIDTH, OpenPanelButton, SidePanel

_COLLAPSE_BELOW: Final = 1180
_SIDE_SHARE: Final = 0.225


class SidePlace:
    """Shows the panel or the strip in its place, as the width and the player have it."""

    def __init__(self, side: SidePanel, opener: OpenPanelButton) -> None:
        self._side = side
        self._opener = opener
        self._wanted: bool | None = None

    def want(self, *, wanted: bool, width: int, now: bool) -> None:
        """Show the panel or put it away because the player says so, and take the focus there."""
        self._wanted = wanted
        self.place(width, now=now)
        (self._side.cards if wanted else self._opener).setFocus()

    def place(self, width: int, *, now: bool) -> None:
        """Show what fits on a page of this width; `now` is False where a past turn is shown.

        What looks forgotten now is nothing to a turn long closed.
        """
        roomy = width >= scaled(_COLLAPSE_BELOW)
        shown = roomy if self._wanted is None else self._wanted
        self._side.setVisible(shown and now)
        self._opener.setVisible(not shown and now)
        most = max(scaled(WIDTH), min(scaled(WIDEST), round(width * _SIDE_SHARE)))
        self._side.setFixedWidth(most)

    def show_warnings(self, rows: tuple[WarningRow, ...]) -> None:
        """Show what looks forgotten: as cards in the panel, as a number on the strip."""
        self._side.show_warnings(rows)
        loud = [row for row in rows if not row.silenced]
        self._opener.set_number(len(loud), must=any(row.must for row in loud))
