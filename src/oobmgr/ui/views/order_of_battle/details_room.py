"""Room for the details of a unit: beside tree and table, or in their place in a narrow window."""

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from oobmgr.ui.theme import theme_changes
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.views.order_of_battle.formation_tree import FormationPanel
from oobmgr.ui.views.order_of_battle.inspector import Inspector
from oobmgr.ui.views.order_of_battle.unit_table import UnitTable
from oobmgr.ui.views.screen import holds_focus
from oobmgr.ui.widgets.details_strip import DetailsStrip

_MOST_OF_TREE: Final = 0.24
_ROOMY_PX: Final = 1200
_NARROW_PX: Final = 980
_LEAST_TABLE_PX: Final = 440


class DetailsRoom(QObject):
    """Opens and closes the details of a page, and says how wide its parts are."""

    def __init__(
        self,
        page: QWidget,
        tree: FormationPanel,
        table: UnitTable,
        inspector: Inspector,
        strip: DetailsStrip,
    ) -> None:
        super().__init__(page)
        self._page, self._tree, self._table = page, tree, table
        self._inspector, self._strip = inspector, strip
        # Neither, before the page has its first size: by that it opens or closes them in any case.
        self._was_narrow: bool | None = None
        # Large text makes a window narrow that was not.
        theme_changes().changed.connect(self.fit)

    @property
    def narrow(self) -> bool:
        """Whether the details open and close, since tree, table and they do not fit together."""
        return self._page.width() < scaled(_NARROW_PX)

    def show(self, *, shown: bool) -> None:
        """Open the details or close them; the tree gives way where the table would be too small."""
        # Qt would hand the focus of what is hidden to the next widget in the tab order, wherever
        # that is.
        if not shown and holds_focus(self._inspector):
            self._table.setFocus()
        self._inspector.setVisible(shown)
        self._strip.set_opened(opened=shown)
        self._strip.setVisible(self.narrow)
        rest = self._page.width() - self._strip.width() - self._inspector.minimumWidth()
        left = self._tree.minimumWidth()
        cramped = self.narrow and shown and rest - left < scaled(_LEAST_TABLE_PX)
        self._tree.setVisible(not cramped)

    def widths(self) -> tuple[int, int, int]:
        """How wide tree, table and details are until the player moves their edges, in pixels."""
        wide = self._page.width()
        sizes = (216, 312) if wide >= scaled(_ROOMY_PX) else (188, 276)
        least, right = map(scaled, sizes)
        # Names that are cut short look alike: what the table can spare goes to the tree.
        room = max(least, min(self._tree.tree.wanted_width(), round(wide * _MOST_OF_TREE)))
        return room, wide - room - right, right

    def fit(self) -> None:
        """Open or close the details where another width or size of text changes what fits."""
        # Only when the limit is crossed: within one kind of width the player's own choice stays.
        if self._was_narrow is not self.narrow:
            self._was_narrow = self.narrow
            # Who edits a unit goes on, in larger text, too.
            self.show(shown=not self.narrow or self._inspector.editing)
