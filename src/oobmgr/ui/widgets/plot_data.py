"""What a plot over the turns shows: its series, their panels, and each turn in words."""

from typing import Final

from oobmgr.domain.quantities import shown
from oobmgr.domain.values import dataclass
from oobmgr.ui.theme import Token


@dataclass(frozen=True, slots=True)
class PlottedSeries:
    """A series: its name, its values, its colour, and the number of its shape and pattern."""

    name: str
    values: tuple[int, ...]
    token: Token
    number: int


@dataclass(frozen=True, slots=True)
class PlottedPanel:
    """A panel under its title."""

    title: str
    series: tuple[PlottedSeries, ...]


@dataclass(frozen=True)
class Plot:
    """All that is drawn. `stock` draws lines, else bars; `shorts` name the turns."""

    title: str
    note: str
    labels: tuple[str, ...]
    shorts: tuple[str, ...]
    panels: tuple[PlottedPanel, ...]
    stock: bool

    @property
    def top(self) -> int:
        """The highest value there is; bars that stand on each other count together."""
        # Nought among them: a plot without values still has a scale, and that begins at nought.
        found = [0]
        for panel in self.panels:
            if self.stock:
                found += [value for one in panel.series for value in one.values]
            else:
                found += [sum(at) for at in zip(*(one.values for one in panel.series), strict=True)]
        return max(found)

    def words_at(self, at: int) -> str:
        """What there was in a turn, in words."""
        parts = [
            ": ".join(filter(None, (panel.title, "; ".join(_told(panel.series, at)))))
            for panel in self.panels
        ]
        return ". ".join((self.labels[at], *parts))


def _told(series: tuple[PlottedSeries, ...], at: int) -> list[str]:
    return [f"{one.name} {shown(one.values[at])}".strip() for one in series]


NO_PLOT: Final = Plot("", "", (), (), (), stock=True)
