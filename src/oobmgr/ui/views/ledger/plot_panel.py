"""The lower panel: received, spent and held by turn, for both sides."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Signal

from oobmgr.rules.game import Good
from oobmgr.ui.theme.fonts import scaled
from oobmgr.ui.widgets.boxes import across, down
from oobmgr.ui.widgets.parts import Panel, named
from oobmgr.ui.widgets.plot_legend import PlotLegend
from oobmgr.ui.widgets.segmented import SegmentedControl
from oobmgr.ui.widgets.side_by_side import Room
from oobmgr.ui.widgets.supply_plot import PlotSide, SupplyPlot
from oobmgr.ui.widgets.texts import SectionTitle
from oobmgr.ui.widgets.what_is import About, set_about

_TITLE: Final = 150
"""What the title takes, with the gaps between all that stands in its line."""
_BY_TURN: Final = "What of this good was received, spent and held in each turn, by side."
_PLOTTED: Final = "The good that the plot shows, turn by turn."


class PlotPanel(Panel):
    """The plot under its title, with the choice of the good."""

    good_changed = Signal(str)

    def __init__(self, goods: Sequence[Good], legend: PlotLegend) -> None:
        super().__init__()
        self.setProperty("panel", "panel")
        self.setObjectName("ledger_plot_panel")
        self._by_sign = {good.sign: good for good in goods}
        self.title = SectionTitle("")
        self.plot = named(SupplyPlot(), "ledger_plot")
        self.goods = named(SegmentedControl("Plotted", tuple(self._by_sign), quiet=""), "plot_good")
        self.title.explain(_BY_TURN)
        self.legend = legend
        self.title.add_after_title(self.legend)
        self.title.add(self.goods)
        self.copy = named(self.title.add_link("Copy as table"), "plot_copy")
        self._below = across(margins=(12, 0, 12, 0))
        self._below.addStretch(1)
        head = down(across(self.title, margins=(12, 0, 12, 0)), self._below, spacing=2)
        body = across(self.plot, margins=(8, 0, 8, 0))
        down(head, (body, 1), on=self, margins=(0, 6, 0, 6), spacing=2)
        self.goods.changed.connect(self._change)
        self.copy.clicked.connect(self.plot.copy)
        # Where it would leave the title no room, the legend stands below it.
        self._room = Room(self, self._needed, self._place_legend)
        self._name()

    @property
    def good(self) -> str:
        """The saved id of the good that is plotted."""
        return str(self._by_sign[self.goods.value].id)

    def set_sides(self, sides: tuple[PlotSide, ...]) -> None:
        """Show other figures."""
        self.plot.set_sides(sides)

    def _needed(self) -> int:
        parts = (self.legend, self.goods, self.copy)
        return sum(part.sizeHint().width() for part in parts) + scaled(_TITLE)

    def _place_legend(self, below: bool) -> None:
        if below:
            self._below.insertWidget(0, self.legend)
        else:
            self.title.add_after_title(self.legend)

    def _name(self) -> None:
        good = self._by_sign[self.goods.value]
        self.title.set_text(f"{good.name} by turn", f"{good.sign} by turn")
        set_about(self.goods, About("Plotted", good.name, _PLOTTED))

    def _change(self) -> None:
        self._name()
        self.good_changed.emit(self.good)
