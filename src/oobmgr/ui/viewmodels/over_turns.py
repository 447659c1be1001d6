"""A measure over the turns as a plot: which series, in which panel, in which colour."""

from dataclasses import replace
from itertools import groupby
from typing import Final

from oobmgr.campaign.queries import Queries
from oobmgr.campaign.queries.over_turns import Measure, OverTurns, Series
from oobmgr.domain.values import dataclass
from oobmgr.reports.over_turns import GROUP_WORDS, as_report
from oobmgr.rules.game import Game, Side
from oobmgr.rules.reporting import Report
from oobmgr.ui.emblems import Emblem
from oobmgr.ui.widgets.plot_data import Plot, PlottedPanel, PlottedSeries

_MOST: Final = 6
"""So many parts of a side are told apart; what is left of it stands together."""
OTHERS: Final = "all others"
_PAIR: Final = 2


def every_side(game: Game) -> str:
    """What the choice of all sides of a game is called."""
    return "both sides" if len(game.sides) == _PAIR else "all sides"


@dataclass(frozen=True)
class TurnsReading:
    """A measure as it was read, of which campaign, and what else can be chosen."""

    found: OverTurns
    campaign: str
    measures: tuple[Measure, ...]
    game: Game
    as_of: str | None

    def table(self, side: str) -> Report:
        """The figures as a table, of the side that is shown alone or (empty) of all."""
        return as_report(self.found, self.game, self.campaign, side)

    def plot(self, side: str) -> Plot:
        """The same figures as a plot."""
        return plot_of(self.found, self.game, self.campaign, side)


def read_turns(queries: Queries, measure: str, group: str, as_of: str | None) -> TurnsReading:
    """Read a measure, the first one where it is not there any more. Takes a worker's time."""
    with queries.one_moment():
        known = queries.measures()
        # A measure may be gone with a description that was changed.
        one = next((one for one in known if one.id == measure), known[0])
        found = queries.over_turns(one.id, group if group in one.groups else "", as_of)
        game, summary = queries.game_at(as_of), queries.summary()
    return TurnsReading(found, f"{summary.name} ({game.name})", known, game, as_of)


def plot_of(found: OverTurns, game: Game, campaign: str, side: str = "") -> Plot:
    """The plot of a measure: sides against each other, or a panel for each with its parts.

    `side` is one that is shown alone; empty for all.
    """
    series = [one for one in found.series if side in {"", one.side}]
    sides = [one for one in game.sides if side in {"", one.id}]
    whole = all(not one.name for one in series)
    # Stocks of both sides are compared in one panel; what happens in a turn has its own.
    if whole and found.measure.stock:
        panels = [PlottedPanel("", tuple(_of_side(one, game) for one in series))]
    else:
        own = {key: tuple(rows) for key, rows in groupby(series, key=lambda one: one.side)}
        panels = [_panel(one, own.get(str(one.id), ()), found) for one in sides]
    how = GROUP_WORDS[found.group]
    when = "at the end of each turn" if found.measure.stock else "in each turn"
    return Plot(
        title=found.measure.title,
        note=f"{campaign}, {how}, {when}",
        labels=found.labels,
        shorts=found.shorts,
        panels=tuple(panels),
        stock=found.measure.stock,
    )


def _of_side(one: Series, game: Game) -> PlottedSeries:
    side = next(side for side in game.sides if side.id == one.side)
    return PlottedSeries(side.name, one.values, Emblem(side.emblem).token, game.sides.index(side))


def _panel(side: Side, series: tuple[Series, ...], found: OverTurns) -> PlottedPanel:
    kept, rest = series[:_MOST], series[_MOST:]
    if rest:
        # Added up turn by turn, so that the panel still shows all of the side.
        together = tuple(map(sum, zip(*(one.values for one in rest), strict=True)))
        kept = (*kept, replace(rest[0], name=OTHERS, values=together))
    # In colours of the side, so that no part of it is taken for the other one. They come again
    # after the third part: shapes, patterns and dashes tell the fourth from the first.
    tokens = Emblem(side.emblem).parts
    plotted = tuple(
        PlottedSeries(one.name, one.values, tokens[at % len(tokens)], at)
        for at, one in enumerate(kept)
    )
    # A side without any still has its panel, so that both are compared.
    empty = PlottedSeries("", (0,) * len(found.turns), tokens[0], 0)
    return PlottedPanel(side.name, plotted or (empty,))
