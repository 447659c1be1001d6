"""What can be rebuilt at which price, and the points that pay for it: what a screen shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.postings import UnitId
    from oobmgr.games.europa.replacements.rebuilding import Before


@dataclass(frozen=True, slots=True)
class PointStock:
    """The replacement points of a nation in one kind.

    Attributes:
        kind: The kind of points, such as ``infantry``; its `sign` is how players write it: ``Inf``.
        held: Points that can be spent now.
        waiting: Points that can be spent later: the turn as shown, and how many.
        owed: Points that are due and were not taken yet.
    """

    nation: str
    kind: str
    sign: str
    held: int
    waiting: tuple[tuple[str, int], ...] = ()
    owed: int = 0


CADRES: Final = "cadres"
"""The input of the action that takes units as cadres."""


@dataclass(frozen=True, slots=True)
class RebuildWay:
    """One way of bringing a unit back.

    Attributes:
        name: The input of the action that takes units so.
        words: What the unit becomes: ``full``, ``cadre``, ``back``. `told` says it of several.
        points: The price by kind; empty where it is free, or not `known`. `price` is in words.
        against: Why it may not be, each reason with its case; empty where it may.
    """

    name: str
    words: str
    told: str
    points: Mapping[str, int]
    price: str
    known: bool = True
    against: tuple[tuple[str, str], ...] = ()

    @property
    def as_cadre(self) -> bool:
        """Whether the unit comes back as a cadre."""
        return self.name == CADRES


@dataclass(frozen=True, slots=True)
class RebuildRow:
    """A unit to rebuild: where it stands, and the ways, the fullest first. No way: it says why."""

    unit: UnitId
    stands: Before
    ways: tuple[RebuildWay, ...]
    reason: str = ""

    @property
    def allowed(self) -> tuple[RebuildWay, ...]:
        """The ways in which it may come back."""
        return tuple(way for way in self.ways if not way.against)

    def price(self, *, cadre: bool) -> str | None:
        """The price of coming back so; None where it may not."""
        found = (way.price for way in self.allowed if way.as_cadre is cadre)
        return next(found, None)


@dataclass(frozen=True, slots=True)
class RebuildBoard:
    """What a side can rebuild. `action` posts it; `chart` is the player's own chart of prices."""

    side: str
    action: str
    stocks: tuple[PointStock, ...]
    rows: tuple[RebuildRow, ...]
    chart: str = ""
