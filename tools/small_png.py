"""Writes a picture of the window as a small PNG: 256 colours, chosen from those that it has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from PySide6.QtGui import QImage, QImageWriter

_COLOURS = 256
_APART = (40, 16, 6, 1)
"""How far apart chosen colours are (summed over the channels): first widely, then more closely."""
_GOOD_SHARE = 96
"""Colours that are chosen for being frequent before any is chosen for being different."""


def save_small(image: QImage, path: Path) -> None:
    """Save the image as a PNG with a palette. Raises `OSError` where it cannot be written."""
    whole = image.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(whole.constBits()).cast("I")
    counted = Counter(pixels)
    palette = _palette(counted)
    places = {colour: _nearest(colour, palette) for colour in counted}
    small = QImage(whole.width(), whole.height(), QImage.Format.Format_Indexed8)
    small.setColorTable(palette)
    _fill(small, bytes(map(places.__getitem__, pixels)))
    writer = QImageWriter(str(path))
    writer.setQuality(0)  # the strongest compression of Qt's PNG writer
    if not writer.write(small):
        raise OSError(f"{path} cannot be written: {writer.errorString()}")


def _palette(counted: Counter[int]) -> list[int]:
    """The most frequent colours, then frequent ones that differ from all chosen before."""
    frequent = [colour for colour, _ in counted.most_common(4000)]
    chosen = frequent[:_GOOD_SHARE]
    for apart in _APART:
        for colour in frequent:
            if len(chosen) == _COLOURS:
                return chosen
            if all(_distance(colour, other) >= apart for other in chosen):
                chosen.append(colour)
    return chosen


def _nearest(colour: int, palette: list[int]) -> int:
    return min(range(len(palette)), key=lambda at: _distance(colour, palette[at]))


def _distance(one: int, other: int) -> int:
    return sum(
        abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16)
    )  # fmt: skip


def _fill(image: QImage, places: bytes) -> None:
    """Copy one byte a pixel into the image, whose rows are padded to four bytes."""
    target = memoryview(image.bits()).cast("B")
    width, step = image.width(), image.bytesPerLine()
    for row in range(image.height()):
        target[row * step : row * step + width] = places[row * width : (row + 1) * width]
