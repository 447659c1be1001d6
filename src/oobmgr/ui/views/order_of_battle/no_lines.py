"""What stands in the place of the table while it has no line: the ways to get some."""

from oobmgr.ui.viewmodels.order_of_battle_filters import NONE_FITS
from oobmgr.ui.widgets.parts import named
from oobmgr.ui.widgets.texts import EmptyState


class NoUnits(EmptyState):
    """Books without units: they are imported, added by hand, pasted or typed as a list."""

    def __init__(self) -> None:
        super().__init__("No units yet.", "Import an order of battle", "Ctrl+I")
        self.setObjectName("no_units")
        self.add_first = named(self.offer("Add a unit…", "Ins"), "add_first")
        self.paste = self.offer("Paste a list", "Ctrl+V")
        self.type_list = named(self.offer("Type a list…"), "type_list")


class NoMatch(EmptyState):
    """Units of which none fits: all are shown again, or those of all formations."""

    def __init__(self) -> None:
        super().__init__(NONE_FITS, "Show all units")
        self.setObjectName("no_match")
        self.everywhere = named(self.offer("Look in all formations"), "everywhere")
