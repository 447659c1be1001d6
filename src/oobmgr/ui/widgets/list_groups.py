"""The heads under which the rows of a list stand."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from collections.abc import Set as AbstractSet

from oobmgr.ui.language import AsWritten, tr
from oobmgr.ui.widgets.columns import GroupRow
from oobmgr.ui.widgets.tips import plain_tip


class GroupHead:
    """Where a group begins: its words are worked out when somebody sees them.

    There may be hundreds, of which a screen shows a dozen, and each sums up all of its rows.
    """

    __slots__ = ("key", "members", "words")

    def __init__(self, key: Hashable, members: Sequence[int]) -> None:
        self.key = key
        self.members = members
        self.words: GroupRow | None = None


def said_of_head(head: GroupRow, *, tip: bool = False) -> str:
    """What a head says to who hears it; a tip has all of it, for what found no room in the line."""
    said = tr(head.label), tr(head.detail)
    if not tip:
        return " ".join(said).strip()
    return plain_tip(AsWritten("\n".join(filter(None, (*said, tr(head.right))))))


def under_heads(
    places: Iterable[int], keys: Sequence[Hashable], closed: AbstractSet[Hashable]
) -> list[int | GroupHead]:
    """The rows at these places under heads, in the order in which the keys of rows first occur.

    Rows of groups that are `closed` are left out; their heads stand there.
    """
    groups: defaultdict[Hashable, list[int]] = defaultdict(list)
    for at in places:
        groups[keys[at]].append(at)
    entries: list[int | GroupHead] = []
    for key, members in groups.items():
        entries.append(GroupHead(key, members))
        if key not in closed:
            entries.extend(members)
    return entries


def joined(places: Iterable[int], is_head: Callable[[int], bool]) -> list[tuple[int, int]]:
    """The first and last of places that follow each other, or have only heads between them.

    Qt takes long to select thousands of single rows, and a selected head counts for nothing.
    """
    runs: list[tuple[int, int]] = []
    for at in places:
        between = range(runs[-1][1] + 1, at) if runs else range(0)
        if runs and all(map(is_head, between)):
            runs[-1] = (runs[-1][0], at)
        else:
            runs.append((at, at))
    return runs
