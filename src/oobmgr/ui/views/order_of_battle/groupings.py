"""What the table of units can be grouped by."""

from collections.abc import Callable, Hashable, Mapping
from typing import Final, NamedTuple

from oobmgr.ui.viewmodels.order_of_battle import UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NOT_PLACED


class Grouping(NamedTuple):
    """What the units of a group have in common, and what its head says."""

    key: Callable[[UnitLine], Hashable]
    label: Callable[[UnitLine], str]


GROUPINGS: Final[Mapping[str, Grouping]] = {
    "formation": Grouping(lambda u: u.unit.formation, lambda u: u.formation),
    "place": Grouping(lambda u: u.unit.hex, lambda u: u.unit.hex or NOT_PLACED),
    "type": Grouping(lambda u: u.unit.type, lambda u: u.unit.type),
    "status": Grouping(lambda u: u.state, lambda u: u.state.word.capitalize()),
    "arrival": Grouping(
        lambda u: u.unit.arrival, lambda u: u.unit.arrival_label or "There from the start"
    ),
    "nation": Grouping(lambda u: u.unit.nation, lambda u: u.unit.nation),
}
"""By the word that the menu shows and the settings keep."""
