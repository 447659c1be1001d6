"""Setting text in a width: how wide it is, and how it breaks into lines."""

import re
from collections.abc import Iterable, Iterator
from typing import Protocol

from oobmgr.reports.drawing import Style

# More lines than this in one cell would push a row off its page.
MOST_LINES = 8
ELLIPSIS = "…"

_SMALLER = {
    Style.BODY: Style.SMALL,
    Style.STRONG: Style.SMALL_STRONG,
    Style.TITLE: Style.TURN,
    Style.TURN: Style.SUBTITLE,
}
_LEAST_REST = 3
# A break is allowed after a space, a hyphen or a slash.
_PIECES = re.compile(r"[^\s/-]*[/-]+|[^\s/-]+|\s+")


class Metrics(Protocol):
    """Knows the printed face."""

    def width(self, text: str, style: Style) -> float:
        """The width of one line of text in points."""
        ...


def wrap(text: str, style: Style, width: float, metrics: Metrics) -> tuple[str, ...]:
    """Break text into lines that fit `width`; a word that is too long is broken where it must be.

    Nothing is left out, up to `MOST_LINES` lines: then the last one ends in an ellipsis. Empty text
    gives no line.
    """
    whole = " ".join(text.split())
    if not whole:
        return ()
    # Nearly every text of a sheet stands on one line.
    if metrics.width(whole, style) <= width:
        return (whole,)
    lines: list[str] = []
    line = ""
    for piece in _broken(_PIECES.findall(whole), style, width, metrics):
        if metrics.width((line + piece).rstrip(), style) <= width:
            line += piece
        else:
            lines.append(line.rstrip())
            line = piece.lstrip()
    lines.append(line.rstrip())
    kept = [entry for entry in lines if entry]
    if len(kept) > MOST_LINES:
        kept = [*kept[: MOST_LINES - 1], _elided(kept[MOST_LINES - 1], style, width, metrics)]
    return tuple(kept)


def fitted(
    text: str, style: Style, width: float, metrics: Metrics, lines: int = 2
) -> tuple[Style, tuple[str, ...]]:
    """Wrap text, in a smaller voice where `lines` lines of the wanted one do not hold it."""
    wrapped = wrap(text, style, width, metrics)
    if len(wrapped) <= lines or style not in _SMALLER:
        return style, wrapped
    return _SMALLER[style], wrap(text, _SMALLER[style], width, metrics)


def _broken(pieces: Iterable[str], style: Style, width: float, metrics: Metrics) -> Iterator[str]:
    """Yield the pieces, those wider than a line cut into as many as it takes."""
    for whole in pieces:
        rest = whole
        while len(rest) > 1 and metrics.width(rest, style) > width:
            cut = _fitting(rest, style, width, metrics)
            # A letter or two on a line of their own are read as another word.
            cut = min(cut, max(len(rest) - _LEAST_REST, 1))
            yield rest[:cut]
            rest = rest[cut:]
        yield rest


def _fitting(text: str, style: Style, width: float, metrics: Metrics) -> int:
    """Return how many letters of the text fit, at least one."""
    # Halving: measuring a text is the slow part.
    low, high = 1, len(text) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if metrics.width(text[:middle], style) <= width:
            low = middle
        else:
            high = middle - 1
    return low


def _elided(line: str, style: Style, width: float, metrics: Metrics) -> str:
    text = line
    while text and metrics.width(text + ELLIPSIS, style) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS
