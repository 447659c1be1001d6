"""Where a unit that is added most likely belongs: beside what is chosen on the page."""

from collections import Counter
from collections.abc import Sequence

from oobmgr.domain.values import dataclass
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle, UnitLine
from oobmgr.ui.viewmodels.order_of_battle_filters import NodeKey


@dataclass(frozen=True, slots=True)
class NewUnitPlace:
    """Side, formation, nation and hex of a new unit, as far as what is chosen tells them."""

    side: str
    path: tuple[str, ...] = ()
    nation: str = ""
    hex: str = ""


def formation_meant(
    books: OrderOfBattle, chosen: Sequence[NodeKey], selected: Sequence[UnitLine]
) -> tuple[str, tuple[str, ...]] | None:
    """Side and path of the one formation that is chosen, else of that of all selected units."""
    ids = {key.formation for key in chosen if key.kind == "formation"}
    ids = ids or {line.unit.formation for line in selected}
    rows = [row for row in books.formations if row.id in ids]
    return (rows[0].side, rows[0].path) if len(rows) == 1 else None


def new_unit_place(
    books: OrderOfBattle, node: NodeKey | None, selected: Sequence[UnitLine]
) -> NewUnitPlace:
    """The place of the selected units, else that of the chosen line of the tree."""
    if selected:
        units = [line.unit for line in selected]
        # Of several it is the first; what stands in the tree is wider than where they are.
        return NewUnitPlace(units[0].side, units[0].path, units[0].nation)
    if node is None or not node.side:
        side = str(books.sides[0].id)
        return NewUnitPlace(side, (), _nation(books, side, (), ""))
    row = next((one for one in books.formations if one.id == node.formation), None)
    path = row.path if row is not None and node.kind == "formation" else ()
    return NewUnitPlace(node.side, path, _nation(books, node.side, path, node.hex), node.hex)


def _nation(books: OrderOfBattle, side: str, path: tuple[str, ...], place: str) -> str:
    """The nation of most units there; of a whole side only one that all of them have."""
    nations = Counter(
        line.unit.nation
        for line in books.lines
        if line.unit.side == side
        and line.unit.path[: len(path)] == path
        and (not place or line.unit.hex == place)
    )
    whole = not path and not place
    # Of a whole side a majority says little: a guess that is wrong is worse than an empty field.
    if not nations or (whole and len(nations) > 1):
        return ""
    return nations.most_common(1)[0][0]
