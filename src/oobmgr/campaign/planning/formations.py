"""The tree of formations: finding, adding, renaming, moving."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.planning.numbers import Numbers
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.formation_names import told_apart
from oobmgr.domain.postings import WHOLE, Fact, JsonValue, Subject
from oobmgr.domain.unit_texts import formation_faults
from oobmgr.domain.units import MOST_LEVELS, PATH_SEPARATOR

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot, Formation
    from oobmgr.campaign.commands import AddFormation, MoveFormation, RenameFormation

Place = tuple[SideId, tuple[str, ...]]


class FormationTree:
    """The formations that stand, and those that a draft adds to them."""

    def __init__(self, books: BooksSnapshot) -> None:
        self._numbers = Numbers(books, Subject.FORMATION)
        self._ids: dict[Place, int] = {
            (row[1], books.paths[formation_id]): formation_id
            for formation_id, row in books.formations.items()
        }
        self.facts: list[Fact] = []

    def id_of(self, side: SideId, path: tuple[str, ...]) -> int:
        """The formation at this path, added with all above it where it is missing.

        Raises `BadInput` for a path with more levels than an order of battle can have.
        """
        # Asked first: a path that the books hold may be as deep as it likes.
        known = self._ids.get((side, path))
        if known is None and len(path) > MOST_LEVELS:
            message = f"{path[-1]} has {len(path) - 1:,} formations above it."
            advice = f"A path has {MOST_LEVELS} levels at most."
            raise BadInput(Fault(message, where="formation", advice=advice))
        return self._add(side, path) if known is None else known

    def ids_of(self, places: Iterable[Place]) -> dict[Place, int]:
        """The ids of many places, each looked at once."""
        return {place: self.id_of(*place) for place in dict.fromkeys(places)}

    def _add(self, side: SideId, path: tuple[str, ...]) -> int:
        parent = self.id_of(side, path[:-1]) if len(path) > 1 else None
        # Numbers run by side where sheets are hidden, so the side goes along.
        (formation_id,) = self._numbers.following((side,))
        values: dict[str, JsonValue] = {
            "id": formation_id, "side": side, "parent_id": parent, "name": path[-1],
        }  # fmt: skip
        self.facts.append(Fact(Subject.FORMATION, str(formation_id), WHOLE, None, values))
        # Found again by later units of the same import, which would make it twice.
        self._ids[side, path] = formation_id
        return formation_id

    @property
    def counters(self) -> dict[str, int]:
        """The highest id that the draft gives out."""
        return self._numbers.counters


def called(path: tuple[str, ...], books: BooksSnapshot) -> str:
    """What a formation is called in a title: with its army where another has one of its name."""
    alike = {path, *(other for other in books.paths.values() if other[-1:] == path[-1:])}
    return told_apart(alike).get(path, "")


def plan_add(command: AddFormation, books: BooksSnapshot) -> Draft:
    """Add a formation and those above it that are missing."""
    path = tuple(name.strip() for name in command.path)
    if faults := tuple(path_faults(path)):
        raise BadInput(*faults)
    check_side(command.side, books)
    tree = FormationTree(books)
    tree.id_of(command.side, path)
    if not tree.facts:
        raise BadInput(Fault(f"{PATH_SEPARATOR.join(path)} is there already.", where="formation"))
    return Draft(
        title=f"Added {called(path, books)}",
        sentence=PATH_SEPARATOR.join(path),
        facts=tuple(tree.facts),
        counters=tree.counters,
    )


def plan_rename(command: RenameFormation, books: BooksSnapshot) -> Draft:
    """Give a formation another name."""
    _, side, parent, old = formation(books, command.formation_id)
    name = command.name.strip()
    if faults := tuple(formation_faults(name, "name")):
        raise BadInput(*faults)
    if _is_there(books, side, parent, name):
        raise BadInput(Fault(f"there is a {name} there already.", where="name", value=name))
    fact = Fact(Subject.FORMATION, str(command.formation_id), "name", old, name)
    # By id, so that units and formations below need no change of their own.
    return Draft(title=f"Renamed {old} to {name}", facts=(fact,))


def plan_move(command: MoveFormation, books: BooksSnapshot) -> Draft:
    """Put a formation under another one of its side."""
    _, side, old, name = formation(books, command.formation_id)
    target = command.parent_id
    where = "the top"
    if target is not None:
        _, target_side, _, where = formation(books, target)
        below = is_below(books, target, command.formation_id)
        if target_side != side or below:
            advice = "Choose a formation of the same side that is not part of it."
            raise BadInput(Fault(f"{name} cannot go under {where}.", "parent", advice=advice))
    if target == old:
        raise BadInput(Fault("nothing would change.", where="parent", value=where))
    if _is_there(books, side, target, name):
        raise BadInput(Fault(f"there is a {name} there already.", where="parent", value=where))
    levels = _levels(books, command.formation_id, target)
    if levels > MOST_LEVELS:
        message = f"{name} under {where} would make {levels} levels."
        advice = f"A path has {MOST_LEVELS} levels at most."
        raise BadInput(Fault(message, "parent", where, advice))
    # One fact moves the whole branch: units and formations name only what is right above them.
    fact = Fact(Subject.FORMATION, str(command.formation_id), "parent", old, target)
    title = f"Moved {name} to the top" if target is None else f"Moved {name} under {where}"
    return Draft(title=title, facts=(fact,))


def path_faults(path: tuple[str, ...]) -> Iterator[Fault]:
    """Why formations of these names cannot stand one below the other."""
    if not path:
        yield Fault("a formation needs a name.", "formation")
    # A longer path is refused as a whole elsewhere; a pasted page must not fill the window.
    for name in path[:MOST_LEVELS]:
        yield from formation_faults(name, "formation")


def top_doubts(books: BooksSnapshot, side: SideId, path: tuple[str, ...]) -> Iterator[Fault]:
    """A word on a path that begins with no formation of the side, which would make one at the top.

    The first one of a side can be nothing else.
    """
    tops = {
        name for _, own, parent, name in books.formations.values() if own == side and parent is None
    }
    if path and tops and path[0] not in tops:
        sentence = (
            f"There is no formation {path[0]} at the top of this side: it would be made there."
        )
        advice = "Name those above it, too, as in Army / Corps, if it is within others."
        yield Fault(sentence, "formation", path[0], advice)


def check_side(side: SideId, books: BooksSnapshot) -> None:
    """Raise `BadInput` where the game has no such side."""
    known = [own.id for own in books.game.sides]
    if side not in known:
        advice = f"Known: {', '.join(known)}."
        raise BadInput(Fault(f"{books.game.name} has no side {side!r}.", "side", side, advice))


def _is_there(books: BooksSnapshot, side: SideId, parent: int | None, name: str) -> bool:
    # Names are compared as they are written: two that differ in case are two formations.
    return any(f[1:] == (side, parent, name) for f in books.formations.values())


def _levels(books: BooksSnapshot, formation_id: int, target: int | None) -> int:
    """The levels of the tree along a formation and all below it, if it stood under the target."""
    own = books.paths[formation_id]
    below = [p for other, p in books.paths.items() if is_below(books, other, formation_id)]
    above = len(books.paths[target]) if target is not None else 0
    return above + max(len(path) for path in below) - len(own) + 1


def formation(books: BooksSnapshot, formation_id: int) -> Formation:
    """A formation as the books hold it. Raises `BadInput` where there is none."""
    found = books.formations.get(formation_id)
    if found is None:
        message = f"there is no formation {formation_id}."
        # A form names only what was there as it was opened.
        advice = "It may have been removed since, in another window. Choose it again."
        raise BadInput(Fault(message, "formation", advice=advice))
    return found


def is_below(books: BooksSnapshot, candidate: int | None, above: int) -> bool:
    """Whether a formation is another one, or stands anywhere below it."""
    while candidate is not None:
        if candidate == above:
            return True
        candidate = books.formations[candidate][2]
    return False
