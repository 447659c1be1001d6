"""The colours of a workbook, as the window has them in daylight."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from oobmgr.exchange.export.tables import Tone

INK: Final = "#1E2227"
RULE: Final = "#B7B1A4"
FAINT: Final = "#DDD9CF"
HEAD: Final = "#E9E6DF"
PAPER: Final = "#FCF9F1"
QUIET: Final = "#65615A"
SIDES: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        "square": ("#27588F", "#DCE7F2"),
        "diamond": ("#9A400F", "#F6E2D4"),
        "circle": ("#60656D", "#E6E6E4"),
        "triangle": ("#5E4196", "#ECE5F6"),
        "cross": ("#2A6335", "#DFEEDF"),
    }
)
"""By the emblem of a side: that of its words and lines, and that of the ground below them."""
TONES: Final[Mapping[Tone, tuple[str, str]]] = MappingProxyType(
    {
        Tone.GONE: ("#65615A", "#E9E6DF"),
        Tone.WEAK: ("#745000", "#FAEFD0"),
        # Many rows at once are still to come: a ground would shout.
        Tone.DUE: ("#60656D", ""),
        Tone.WRONG: ("#A3241B", "#FAE3DF"),
    }
)
"""Of a marked row: that of its words, and its ground, empty for none."""
