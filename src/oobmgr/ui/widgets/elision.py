"""Names that are cut short where they find no room, and are still not taken for another."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

_DOTS: Final = "\N{HORIZONTAL ELLIPSIS}"
# A letter or two before the difference, so that the eye finds the place in the name.
_KEPT: Final = 2
_WAYS: Final = (
    Qt.TextElideMode.ElideMiddle,
    Qt.TextElideMode.ElideRight,
    Qt.TextElideMode.ElideLeft,
)


def told_apart(name: str, others: AbstractSet[str], face: QFont, width: int) -> str:
    """A name as it finds room: cut in the middle, unless that could be another of the names.

    Then it is cut where it differs from none of them: at its end, at its beginning, or at both.
    """
    return _told_apart(name, frozenset(others), face.toString(), width)


@lru_cache(maxsize=1 << 12)
def _told_apart(name: str, others: frozenset[str], face: str, width: int) -> str:
    used = QFont()
    used.fromString(face)
    metrics = QFontMetrics(used)
    if metrics.horizontalAdvance(name) <= width:
        return name
    for way in _WAYS:
        shown = metrics.elidedText(name, way, width)
        if not _rivals(shown, name, others):
            return shown
    return _from_the_difference(name, others, metrics, width)


def _rivals(shown: str, name: str, others: Iterable[str]) -> list[str]:
    """The other names that would look alike."""
    start, _, end = shown.partition(_DOTS)
    return [one for one in others if one != name and one.startswith(start) and one.endswith(end)]


def _from_the_difference(
    name: str, others: AbstractSet[str], metrics: QFontMetrics, width: int
) -> str:
    """A name from shortly before the letter in which it differs from the one most like it."""
    alike = max(_same(name, one) for one in others if one != name)
    rest = _DOTS + name[max(0, alike - _KEPT) :]
    return metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width)


def _same(name: str, other: str) -> int:
    """With how many letters both begin."""
    pairs = enumerate(zip(name, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(name), len(other)))
