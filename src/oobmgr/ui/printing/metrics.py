"""The printed face: its fonts, and how wide text is in it."""

from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontMetricsF

from oobmgr.reports.drawing import Style
from oobmgr.ui.theme import fonts

# Pages are painted at this many units to the inch, so that sizes are whole units and text is
# measured exactly as it is drawn, on paper and on the screen alike.
UNITS_PER_INCH: Final = 1200
UNITS_PER_POINT: Final = UNITS_PER_INCH / 72


# Kept for good: on paper the size of text in the window changes nothing.
@cache
def printed_font(style: Style) -> QFont:
    """Return the face of a style, sized in units; do not change it."""
    fonts.load_fonts()
    face = QFont()
    face.setFamilies(list(fonts.FAMILIES))
    face.setPixelSize(round(style.size_pt * UNITS_PER_POINT))
    face.setWeight(QFont.Weight(style.weight))
    face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    # Figures of one width, and letters swapped by what stands beside them ("4x4"), have codes of
    # their own in this face: printed, they could not be found again by searching in the PDF. The
    # window's font has the first and is what a new font starts from.
    for feature in ("tnum", "calt"):
        face.setFeature(QFont.Tag(feature), 0)
    return face


class PrintedMetrics:
    """Measures text as the painter sets it. One for each layout: it remembers every width."""

    def __init__(self) -> None:
        self._fonts = {style: QFontMetricsF(printed_font(style)) for style in Style}
        self._widths: dict[tuple[str, Style], float] = {}

    def width(self, text: str, style: Style) -> float:
        """Return the width of one line of text in points."""
        key = (text, style)
        known = self._widths.get(key)
        if known is None:
            known = self._fonts[style].horizontalAdvance(text) / UNITS_PER_POINT
            self._widths[key] = known
        return known
