"""The left edge of the window: the campaign's name, its pages, and what stands below them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from oobmgr.rules.pages import PageEntry
from oobmgr.ui.language import tr
from oobmgr.ui.pages import TURN
from oobmgr.ui.theme.fonts import LABEL_PX, NAME_PX, SEMIBOLD, font, scaled
from oobmgr.ui.widgets.boxes import STRETCH, down
from oobmgr.ui.widgets.grounds import Ground
from oobmgr.ui.widgets.navigation import NavigationList, PageRow, narrow_width
from oobmgr.ui.widgets.paint import draw_rule, draw_text
from oobmgr.ui.widgets.parts import follow_text
from oobmgr.ui.widgets.reading_order import PANEL
from oobmgr.ui.widgets.spoken import Role
from oobmgr.ui.widgets.tips import plain_tip

_FOOT: Final = (
    PageRow("guide", "info", "The guide", "F1"),
    # Its key stands in the menu: beside it the words would not be whole.
    PageRow("rules", "rules", "Rules covered", ""),
    PageRow("options", "options", "Options", "Ctrl+,"),
)


class _CampaignHead(QWidget):
    """The name of the campaign over that of its game; nothing when the edge is narrow."""

    spoken_role = Role.Heading

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._game = ""
        self._narrow = False
        follow_text(self, 52, QWidget.setFixedHeight, measure=self._high)

    def set_words(self, name: str, game: str) -> None:
        """Show the name of a campaign and its game."""
        self._name, self._game = name, game
        self.setAccessibleName(tr(f"Campaign {name}, {game}"))
        self.setToolTip(plain_tip(name))
        self.update()

    def set_narrow(self, narrow: bool) -> None:
        """Leave the words out, or show them."""
        self._narrow = narrow
        self.setFixedHeight(self._high(52))
        self.update()

    @property
    def named(self) -> QWidget | None:
        """Itself, where the name of the campaign is in sight."""
        return None if self._narrow else self

    def _high(self, px: int) -> int:
        # In large text the pages need the room in which no name stands.
        return px if self._narrow else scaled(px)

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        draw_rule(painter, 8, self.width() - 8, self.height() - 2, "line2")
        if self._narrow:
            return
        name = QRectF(16, scaled(9), self.width() - 24, scaled(19))
        draw_text(painter, name, self._name, "ink", font(NAME_PX, SEMIBOLD))
        game = name.translated(0, scaled(17))
        draw_text(painter, game, self._game, "ink2", font(LABEL_PX))


class NavigationPanel(Ground):
    """Pages of the campaign above, "Rules covered" and "Options" below."""

    ground = "desk"
    edges = (("right", "line"),)

    picked = Signal(str)
    foot_picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty(PANEL, True)
        self.head = _CampaignHead()
        self.pages = NavigationList()
        self._foot = NavigationList("More")
        self._foot.set_pages(_FOOT)
        self.pages.picked.connect(self.picked)
        self._foot.picked.connect(self._pick_foot)
        parts = (self.head, self.pages, STRETCH, self._foot)
        down(*parts, on=self, margins=(0, 0, 1, 6), spacing=6)
        self.set_narrow(False)

    def set_narrow(self, narrow: bool) -> None:
        """Shrink to icons, or show the words."""
        for rows in (self.pages, self._foot):
            rows.set_collapsed(narrow)
        self.head.set_narrow(narrow)
        # One more pixel is the line at the edge, which the ground paints.
        self.setFixedWidth((narrow_width() if narrow else self.pages.wide_px) + 1)

    def set_pages(self, pages: tuple[PageRow, ...]) -> None:
        """Show these pages, as wide as their names."""
        self.pages.set_pages(pages)
        self.set_narrow(self.pages.collapsed)

    def _pick_foot(self, key: str) -> None:
        # They open windows, so none of them is the page that is shown.
        self._foot.set_current("")
        self.foot_picked.emit(key)


def page_rows(pages: tuple[PageEntry, ...], waiting: int) -> tuple[PageRow, ...]:
    """The pages as the navigation shows them; `waiting` things look forgotten on the Turn page."""
    return tuple(
        PageRow(page.key, page.icon, page.title, page.digit, waiting if page.key == TURN else 0)
        for page in pages
    )
