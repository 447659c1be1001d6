"""Names that are cut short where they find no room, and are still not taken for another."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from functools import cached_property, lru_cache
from itertools import takewhile
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

_DOTS: Final = "\N{HORIZONTAL ELLIPSIS}"
_BETWEEN: Final = ", "
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
    # A font has no hash, so the cache knows it by its text.
    return _told_apart(name, frozenset(others), face.toString(), width)


@lru_cache(maxsize=1 << 12)
def _told_apart(name: str, others: frozenset[str], face: str, width: int) -> str:
    used = QFont()
    used.fromString(face)
    metrics = QFontMetrics(used)
    if metrics.horizontalAdvance(name) <= width:
        return name
    among = _names_in_order(others)
    for way in _WAYS:
        shown = _cut(name, way, metrics, width)
        if not among.has_rival(shown, name):
            return shown
    rests = (
        _cut(_DOTS + name[max(0, at - _KEPT) :], Qt.TextElideMode.ElideRight, metrics, width)
        for at in among.differs_at(name)
    )
    first = next(rests)
    # What tells it from the name most like it may be what others have, too: ": mud" in each area.
    if not among.is_within_another(first, name):
        return first
    return next((rest for rest in rests if not among.is_within_another(rest, name)), first)


def _cut(text: str, way: Qt.TextElideMode, metrics: QFontMetrics, width: int) -> str:
    """A text that is no wider than its room, if that has a place for the dots.

    Qt adds up letters as they stand in the whole text, where each may lean towards the next; beside
    the dots they stand by themselves, and take a pixel more.
    """
    room = width
    shown = metrics.elidedText(text, way, room)
    while shown != _DOTS and room > 0 and (over := metrics.horizontalAdvance(shown) - width) > 0:
        room -= over
        shown = metrics.elidedText(text, way, room)
    return shown


class _Names:
    """Names in order, from their beginnings and from their ends: few of thousands are looked at."""

    def __init__(self, names: Iterable[str]) -> None:
        self._forwards = sorted(names)

    @cached_property
    def _backwards(self) -> list[str]:
        # Mostly a name is cut in its middle, and nobody asks how names end.
        return sorted(name[::-1] for name in self._forwards)

    def has_rival(self, shown: str, name: str) -> bool:
        """Whether another name would look alike."""
        start, _, end = shown.partition(_DOTS)
        if start:
            alike = (one for one in _beginning(self._forwards, start) if one.endswith(end))
        else:
            alike = (one[::-1] for one in _beginning(self._backwards, end[::-1]))
        return any(one != name for one in alike)

    def differs_at(self, name: str) -> Iterator[int]:
        """After how many letters another name goes on otherwise, that most like it first."""
        at = bisect_left(self._forwards, name)
        beside = self._forwards[max(0, at - 1) : at + 2]
        most = max((_same(name, one) for one in beside if one != name), default=0)
        yield most
        # Only where that is not enough: there may be thousands of names.
        others = {_same(name, one) for one in self._forwards if one != name}
        yield from sorted(others - {most}, reverse=True)

    def is_within_another(self, shown: str, name: str) -> bool:
        """Whether another name has in it what is shown between the dots."""
        inner = shown.strip(_DOTS)
        return any(inner in one for one in self._forwards if one != name)


@lru_cache(maxsize=8)
def _names_in_order(names: frozenset[str]) -> _Names:
    return _Names(names)


def _beginning(names: Sequence[str], start: str) -> Iterator[str]:
    """Those of the names, which stand in order, that begin so."""
    alike = (names[at] for at in range(bisect_left(names, start), len(names)))
    return takewhile(lambda one: one.startswith(start), alike)


def _same(name: str, other: str) -> int:
    """With how many letters both begin."""
    pairs = enumerate(zip(name, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(name), len(other)))


def whole_parts(words: str, has_room: Callable[[str], bool]) -> str:
    """As many parts of an enumeration as have room, from its first; "" where not even that has."""
    return next(filter(has_room, shorter(words)), "")


def shorter(words: str) -> Iterator[str]:
    """An enumeration, and then less and less of its end: "a, b, c", "a, b", "a"."""
    parts = words.split(_BETWEEN)
    return (_BETWEEN.join(parts[:upto]) for upto in range(len(parts), 0, -1))
