"""What the units of a formation come to in the figure of the game, for a sheet's heading."""

from collections.abc import Iterable

from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.quantities import Exact
from oobmgr.domain.units import UnitStatus
from oobmgr.reports.roster_request import FigureText
from oobmgr.rules.game import Game
from oobmgr.rules.tables import Tables


def formation_figures(units: Iterable[UnitRow], game: Game, tables: Tables) -> FigureText | None:
    """Return the sum for each formation as the game words it, as things stand.

    `tables` are the campaign's own. Units on the map count, those of lower formations do not. None
    in a game whose sheets say nothing of it.
    """
    figure = game.unit_figure
    if figure is None or figure.heading is None:
        return None
    sums: dict[tuple[str, tuple[str, ...]], Exact] = {}
    for unit in units:
        found = figure.of(unit, tables) if unit.status == UnitStatus.ON_MAP else None
        if found is not None:
            key = unit.side, unit.path
            sums[key] = sums.get(key, 0) + found.amount
    told = {key: figure.heading(amount) for key, amount in sums.items()}
    return lambda side, path: told.get((side, path), "")
