"""Columns side by side, in points of the layout."""

from collections.abc import Sequence

from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class Column:
    """A column: left edge and width."""

    x: float
    w: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.w


def placed(x: float, widths: Sequence[float], gap: float) -> tuple[Column, ...]:
    """Columns of these widths beside each other, from `x` on."""
    found: list[Column] = []
    for width in widths:
        found.append(Column(x, width))
        x += width + gap
    return tuple(found)
