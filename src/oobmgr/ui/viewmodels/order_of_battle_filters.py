"""Which units are shown: the tree on the left and the menus above the table."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal

from oobmgr.campaign.finding import Parts, Searched, parts_of
from oobmgr.domain.values import dataclass
from oobmgr.rules.nearest import folded
from oobmgr.ui.viewmodels.kinds_of_units import State
from oobmgr.ui.viewmodels.order_of_battle import Matches, OrderOfBattle, UnitLine, natural
from oobmgr.ui.widgets.filter_menu import FilterChoice

NONE_FITS: Final = "No unit fits the search and the filters."
_NONE_HERE: Final = "No unit fits the search and the filters in what is chosen in the tree."
_NONE_STANDS: Final = "What is chosen in the tree has no units."
NOT_PLACED: Final = "Without a hex"
DEAD_PILE: Final = "Dead pile"
_MARK: Final = "mark:"
_NAMED: Final = frozenset({"formation", "hex"})

Field = Literal["side", "nation", "type", "status"]
NodeKind = Literal["side", "formation", "hex", "dead"]
TreeMode = Literal["Parent", "Place"]


@dataclass(frozen=True, slots=True)
class NodeKey:
    """What a line of the tree stands for: a side, a formation, a hex of a side, the dead pile."""

    kind: NodeKind
    side: str = ""
    formation: int = 0
    hex: str = ""


@dataclass(frozen=True, slots=True)
class TreeNode:
    """A line of the tree; `level` is its depth, and nodes come in the order of the tree."""

    key: NodeKey
    label: str
    count: int
    level: int
    emblem: str = ""


def named_in(nodes: Iterable[TreeNode], text: str) -> tuple[NodeKey, ...]:
    """The formations and places that a search names: those with words that begin so, else any.

    By ``31`` the 31st Corps is meant and not the 131st, which is found where no other is; a
    mistyped word is forgiven as in the list beside the tree.
    """
    parts = parts_of(text)
    called = [(one.key, one.label.lower()) for one in nodes if one.key.kind in _NAMED]
    begins = [key for key, label in called if _holds(label, parts, _begins)]
    stands = begins or [key for key, label in called if _holds(label, parts, _stands_in)]
    if stands or not parts:
        return tuple(stands)
    places, _ = Searched([label for _, label in called]).forgiven(parts, range(len(called)))
    return tuple(called[at][0] for at in places)


def _holds(label: str, parts: Parts, way: Callable[[str, str], bool]) -> bool:
    return any(all(way(word, label) for word in part) for part in parts)


def _begins(word: str, label: str) -> bool:
    return any(one.startswith(word) for one in label.split())


def _stands_in(word: str, label: str) -> bool:
    return word in label


@dataclass(frozen=True, slots=True)
class Filters:
    """What the menus and the tree ask for; empty for all."""

    side: str = ""
    nation: str = ""
    type: str = ""
    status: str = ""
    nodes: tuple[NodeKey, ...] = ()

    @property
    def by_menu(self) -> bool:
        """Whether a menu leaves anything out."""
        return bool(self.side or self.nation or self.type or self.status)

    @property
    def any(self) -> bool:
        """Whether anything is left out."""
        return bool(self.by_menu or self.nodes)

    def none_fits(self, *, searched: bool) -> str:
        """Why nothing is shown: an empty formation is no search that found nothing."""
        if not self.nodes:
            return NONE_FITS
        return _NONE_HERE if searched or self.by_menu else _NONE_STANDS


_VALUES: Final[dict[Field, Callable[[UnitLine], tuple[str, ...]]]] = {
    "side": lambda line: (line.unit.side,),
    "nation": lambda line: (line.unit.nation,),
    "type": lambda line: (line.unit.type,),
    "status": lambda line: (line.state.value, *_marks(line)),
}


def _marks(line: UnitLine) -> Iterable[str]:
    """The words on a unit, and the groups to which they belong, each once."""
    # Being off the map is a state of its own.
    marks = (mark for mark in line.unit.marks if not mark.away)
    return dict.fromkeys(f"{_MARK}{word}" for m in marks for word in (m.group, m.word) if word)


def matcher(filters: Filters, books: OrderOfBattle) -> Matches | None:
    """The test that a unit must pass, None where all pass."""
    tests: list[Matches] = [
        _equal(_VALUES[field], wanted) for field in _VALUES if (wanted := getattr(filters, field))
    ]
    if filters.nodes:
        tests.append(_in_nodes(filters.nodes, books))
    if not tests:
        return None
    if len(tests) == 1:  # mostly so, and asked of thousands of units at every key
        return tests[0]
    return lambda line: all(test(line) for test in tests)


def _equal(values: Callable[[UnitLine], tuple[str, ...]], wanted: str) -> Matches:
    return lambda line: wanted in values(line)


def _in_nodes(nodes: Sequence[NodeKey], books: OrderOfBattle) -> Matches:
    within = [_in_node(node, books) for node in nodes]
    if len(within) == 1:  # mostly so, as above
        return within[0]
    return lambda line: any(test(line) for test in within)


def _in_node(node: NodeKey, books: OrderOfBattle) -> Matches:
    if node.kind == "side":
        return lambda line: line.unit.side == node.side
    if node.kind == "dead":
        return lambda line: line.state is State.DEAD
    if node.kind == "hex":
        wanted = folded(node.hex)
        return lambda line: line.unit.side == node.side and folded(line.unit.hex) == wanted
    below = books.below(node.formation)
    return lambda line: line.unit.formation in below


def choices(field: Field, filters: Filters, books: OrderOfBattle) -> tuple[FilterChoice, ...]:
    """The entries of a menu, with how many units each would show under the other filters."""
    # Without its own wish: a menu shows what could be chosen instead.
    others = matcher(replace(filters, **{field: ""}), books)  # type: ignore[arg-type]
    values = _VALUES[field]
    counts = Counter(
        value for line in books.lines if others is None or others(line) for value in values(line)
    )
    order = _order(field, counts)
    return tuple(FilterChoice(v, choice_label(field, v, books), counts[v]) for v in order)


def choice_label(field: Field, value: str, books: OrderOfBattle) -> str:
    """A saved value in words."""
    if field == "side":
        return books.side(value).name
    if field == "status":
        return value.removeprefix(_MARK) if value.startswith(_MARK) else State(value).word
    return value


def _order(field: Field, counts: Counter[str]) -> list[str]:
    if field == "status":
        # In the order of a unit's life; marks come behind in the order in which they occur.
        states = [state.value for state in State if state.value in counts]
        return states + [value for value in counts if value.startswith(_MARK)]
    return list(counts) if field == "side" else sorted(counts, key=str.lower)


def tree(books: OrderOfBattle, mode: TreeMode) -> tuple[TreeNode, ...]:
    """The tree by parent formation, or by side and hex; the dead pile stands last."""
    if not books.lines and not books.formations:
        return ()
    nodes: list[TreeNode] = []
    for side in books.sides:
        key = NodeKey("side", side.id)
        nodes.append(TreeNode(key, side.name, books.numbers.of_sides[side.id], 0, side.emblem))
        nodes += _formations(books, side.id) if mode == "Parent" else _places(books, side.id)
    # Both trees end with the dead, who stand in a formation and in no place.
    nodes.append(TreeNode(NodeKey("dead"), DEAD_PILE, books.numbers.dead, 0, "circle"))
    return tuple(nodes)


def _formations(books: OrderOfBattle, side: str) -> Iterable[TreeNode]:
    for row in books.formations:
        if row.side == side:
            key = NodeKey("formation", side, row.id)
            yield TreeNode(key, row.name, row.units, row.level + 1)


def _places(books: OrderOfBattle, side: str) -> Iterable[TreeNode]:
    places = [line.unit.hex for line in books.lines if line.unit.side == side]
    counts = Counter(map(folded, places))
    # A hex that is written in several ways stands under the first of them.
    names = {folded(place): place for place in reversed(places)}
    for key, place in sorted(names.items(), key=lambda item: (not item[1], natural(item[1]))):
        yield TreeNode(NodeKey("hex", side, 0, place), place or NOT_PLACED, counts[key], 1)
