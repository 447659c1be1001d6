"""Detachments: which markers are on the map, where, whose strength points lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from oobmgr.domain.accounts import STEP, SideId
from oobmgr.domain.values import dataclass
from oobmgr.games.grande_armee.fact_kinds import AT_MARKER, DETACHMENT
from oobmgr.games.grande_armee.pools import detachment_account
from oobmgr.games.grande_armee.words import COALITION, FRANCE
from oobmgr.rules.charts import own_copy
from oobmgr.rules.entered import recorded
from oobmgr.rules.nearest import folded

if TYPE_CHECKING:
    from oobmgr.rules.books import Books

SIDE: Final = "side"
NATION: Final = "nation"
HEX: Final = "hex"
PARENT: Final = "of"
_CHART: Final = "detachment_markers"
_COLUMN: Final = "Markers"


@dataclass(frozen=True)
class Detachment:
    """A detachment marker on the map.

    `marker` is whose marker it is, `nation` whose strength points lie there, `parent` the formation
    that they came from.
    """

    side: SideId
    marker: str
    number: int
    nation: str
    hex: str
    parent: str
    strength: int

    @property
    def name(self) -> str:
        """As players call it: ``France 7``."""
        return f"{self.marker} {self.number}"

    @property
    def is_minor(self) -> bool:
        """Whether a minor power's strength points lie under a marker of its ally."""
        return self.nation != self.marker


def detachments(books: Books, side: SideId | None = None) -> tuple[Detachment, ...]:
    """The detachments on the map, of one side where it is named."""
    found = []
    for (marker, number), fields in recorded(books, DETACHMENT, AT_MARKER).items():
        owner = FRANCE if fields.get(SIDE) == FRANCE else COALITION
        # They lie in an account of the marker, so that dropping and picking up are transfers and no
        # point gets lost on the way.
        lies = books.balance(detachment_account(owner, marker, int(number)), STEP)
        found.append(
            Detachment(
                side=owner,
                marker=marker,
                number=int(number),
                nation=str(fields.get(NATION, marker)),
                hex=str(fields.get(HEX, "")),
                parent=str(fields.get(PARENT, "")),
                strength=lies,
            )
        )
    ordered = sorted(found, key=lambda one: (one.side, one.marker, one.number))
    return tuple(one for one in ordered if side in {None, one.side})


def detachment_at(books: Books, marker: str, number: int) -> Detachment | None:
    """The detachment of this marker; None where it is not on the map."""
    found = detachments(books)
    same = (d for d in found if folded(d.marker) == folded(marker) and d.number == number)
    return next(same, None)


def markers_of(books: Books, marker: str) -> int | None:
    """How many detachment markers a nation has; None where nobody entered it."""
    copy = own_copy(books, _CHART)
    if copy is None:
        return None
    rows = (row for row in copy.rows if folded(row) == folded(marker))
    text = copy.entry(next(rows, ""), _COLUMN)
    return int(text) if text else None
