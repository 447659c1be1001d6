"""A figure that a game works out of each unit as it stands, such as what activating it costs."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, NamedTuple

from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.quantities import Exact
    from oobmgr.domain.units import UnitState
    from oobmgr.rules.tables import Tables


class UnitAmount(NamedTuple):
    """How much it is of one unit, exact, and the case."""

    amount: Exact
    case: str


@dataclass(frozen=True, kw_only=True)
class UnitFigure:
    """A figure of units, for lists that show it of each and sum it up.

    Attributes:
        title: What it is called: ``Activation``; `together` is what its sum is called.
        sign: What it is counted in, which heads its column: ``SP``.
        note: What it says, before its case: ``To activate it now``.
        of: The figure of a unit as it stands; None where nobody knows it.
        alike: What of a unit it depends on: thousands of units are of a few kinds.
        nothing: The word for 0; empty for the number.
        by_type: It is looked up by the whole type, so that one which is not known matters more.
        heading: The sum of a formation in words, for the headings of printed sheets; None where
            they say nothing of it.
    """

    title: str
    together: str
    sign: str
    note: str
    of: Callable[[UnitState, Tables], UnitAmount | None]
    alike: Callable[[UnitState], Hashable]
    nothing: str = ""
    by_type: bool = False
    heading: Callable[[Exact], str] | None = None

    def words(self, amount: Exact, text: str) -> str:
        """An amount with its sign; `text` is the amount as shown."""
        # The text is handed over, for whoever asks of many keeps it: to write a fraction is slow.
        return self.nothing if self.nothing and not amount else f"{text} {self.sign}"
