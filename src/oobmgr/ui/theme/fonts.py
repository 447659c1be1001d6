"""The bundled text face, its sizes, and how rows grow with them.

Sizes are logical pixels. Figures are tabular everywhere, so that columns of numbers stand in line.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase

from oobmgr.domain.places import resources_dir

FAMILIES: Final = ("Inter", "Noto Sans")

CHIP_PX: Final = 10
LABEL_PX: Final = 11
BODY_PX: Final = 12
NAME_PX: Final = 13
SECTION_PX: Final = 14
TITLE_PX: Final = 17
WELCOME_PX: Final = 24

REGULAR: Final = 400
MEDIUM: Final = 500
SEMIBOLD: Final = 600


@dataclass(slots=True)
class _Measures:
    """What the person at the desk chose: text larger than drawn, rows with more air."""

    text_scale: float = 1.0
    comfortable: bool = False


_MEASURES = _Measures()


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled faces with Qt, once, and return the families that they bring."""
    families: list[str] = []
    for path in sorted((resources_dir() / "fonts").glob("*.otf")):
        number = QFontDatabase.addApplicationFont(str(path))
        families.extend(QFontDatabase.applicationFontFamilies(number))
    return tuple(dict.fromkeys(families))


def set_measures(*, text_scale: float = 1.0, comfortable: bool = False) -> None:
    """Choose the size of text (1.0 to 2.0 of the drawn size) and whether rows get 4 px more."""
    _MEASURES.text_scale = text_scale
    _MEASURES.comfortable = comfortable
    # Fonts are kept by the size that is drawn, which is another one on the screen now.
    font.cache_clear()


def scaled(px: float) -> int:
    """Return a length that follows the size of text, in logical pixels."""
    return round(px * _MEASURES.text_scale)


def unscaled(px: int) -> float:
    """Return how long something is at normal size of text that is so many pixels long now."""
    return round(px / _MEASURES.text_scale, 2)


def row_px(px: int) -> int:
    """Return the height of a row that is `px` high at normal size (tables 26, working 21)."""
    return scaled(px) + (4 if _MEASURES.comfortable else 0)


@cache
def font(px: int = BODY_PX, weight: int = REGULAR, *, italic: bool = False) -> QFont:
    """Return the text face at a size in logical pixels and a weight from 400 to 700."""
    face = QFont()
    face.setFamilies(list(FAMILIES))
    # The face is legible down to 10 px.
    face.setPixelSize(max(10, scaled(px)))
    face.setWeight(QFont.Weight(weight))
    face.setItalic(italic)
    face.setFeature(QFont.Tag("tnum"), 1)
    return face
