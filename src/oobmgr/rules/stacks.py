"""Units that stand in one hex, measured: frozen rows, ready to be shown."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from oobmgr.domain.quantities import shown
from oobmgr.domain.values import dataclass

if TYPE_CHECKING:
    from oobmgr.domain.accounts import SideId
    from oobmgr.domain.postings import UnitId


@dataclass(frozen=True, slots=True)
class StackRow:
    """The units of a side in one hex.

    `size` and `most` are in the unit of stacking that `sign` names (``REs``); `ground` is what is
    known of the hex, empty where nothing. `over` says that more stand there than may, by `case`.
    `factors_most` is how many factors of a hex count, of `attack` and of `defence` alike; None in a
    game that counts no factors. Where it counts them and the sum is None, a unit's is not known.
    `unknown` is how many of the units are not in `size`, for nobody entered how large they are.
    """

    hex: str
    side: SideId
    units: tuple[UnitId, ...]
    size: Fraction
    most: Fraction
    sign: str
    ground: str
    over: bool
    case: str
    attack: Fraction | None = None
    defence: Fraction | None = None
    factors_most: Fraction | None = None
    unknown: int = 0

    @property
    def attack_words(self) -> str:
        """The attack factors: ``?`` where a unit's is not known, empty where none are counted."""
        return self._words(self.attack)

    @property
    def defence_words(self) -> str:
        """The defence factors, as the attack factors."""
        return self._words(self.defence)

    def _words(self, factors: Fraction | None) -> str:
        if factors is not None:
            return shown(factors)
        # Where the game has a limit it counts factors, and those of some unit are not known.
        return "" if self.factors_most is None else "?"

    @property
    def size_words(self) -> str:
        """How much stands there, in its unit: ``12 steps``, ``1 step``, ``12 steps + ?``."""
        # Signs of units of stacking are plurals: steps, REs.
        sign = self.sign.removesuffix("s") if self.size == 1 else self.sign
        return f"{shown(self.size)} {sign}{' + ?' if self.unknown else ''}"
