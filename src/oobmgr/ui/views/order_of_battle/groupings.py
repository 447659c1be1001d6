"""What the table of units can be grouped by."""

from collections.abc import Callable, Hashable, Mapping
from operator import attrgetter
from typing import Final, NamedTuple

from oobmgr.ui.viewmodels.order_of_battle import UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NOT_PLACED


class Grouping(NamedTuple):
    """What the units of a group have in common, and what its head says."""

    key: Callable[[UnitLine], Hashable]
    label: Callable[[UnitLine], str]


# The keys by name and not by functions of ours: each of twenty thousand units is asked for one.
GROUPINGS: Final[Mapping[str, Grouping]] = {
    "formation": Grouping(attrgetter("unit.formation"), lambda u: u.formation),
    "place": Grouping(attrgetter("unit.hex"), lambda u: u.unit.hex or NOT_PLACED),
    "type": Grouping(attrgetter("unit.type"), lambda u: u.unit.type),
    "status": Grouping(attrgetter("state"), lambda u: u.state.word.capitalize()),
    "arrival": Grouping(
        attrgetter("unit.arrival"), lambda u: u.unit.arrival_label or "There from the start"
    ),
    "nation": Grouping(attrgetter("unit.nation"), lambda u: u.unit.nation),
}
"""By the word that the menu shows and the settings keep."""
