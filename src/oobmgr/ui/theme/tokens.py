"""Every colour of the window, once: a name for what it means, a value for light, one for dark.

No other module writes a colour. A painter asks for `theme["ink"]`; the palette and the style sheet
are filled from the same table, and a test measures the contrast of every pair that carries text.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from oobmgr.domain.values import dataclass

Token = Literal[
    "desk", "panel", "alt", "sheet", "paper", "paperline", "line", "line2", "ctl",
    "ink", "ink2", "off", "pencil", "accent", "onaccent", "accentsoft",
    "square", "squaresoft", "diamond", "diamondsoft", "circle", "circlesoft",
    "warn", "warnsoft", "warnline", "err", "errsoft", "errline",
    "ok", "oksoft", "over", "oversoft",
    "column1", "column2", "column3", "column4", "column5", "column6",
    "square2", "square3", "diamond2", "diamond3", "circle2", "circle3",
    "over2", "over3", "ok2", "ok3",
]  # fmt: skip

# Token: light, dark.
_TABLE: Mapping[Token, tuple[str, str]] = {
    # Grounds: window edge and navigation; panels and table heads; the working; tables and inputs;
    # the live roster sheet and its rules.
    "desk": ("#E9E6DF", "#16181B"),
    "panel": ("#F4F2ED", "#1C1F23"),
    "alt": ("#FAF8F3", "#24282D"),
    "sheet": ("#FFFEFB", "#212429"),
    "paper": ("#FCF9F1", "#272622"),
    "paperline": ("#DCD4C2", "#413E37"),
    # Rules: between rows; of panels and chips; the edge of a control (3:1).
    "line": ("#DDD9CF", "#32363D"),
    "line2": ("#B7B1A4", "#565C65"),
    "ctl": ("#8C867B", "#737A84"),
    # Text: first and second voice, not available, and pencil (working, pending).
    "ink": ("#1E2227", "#E7E4DD"),
    "ink2": ("#545A62", "#AAACA8"),
    "off": ("#65615A", "#9DA09C"),
    "pencil": ("#615C54", "#BDB8AE"),
    # Focus, the main button, the current phase; the selected row.
    "accent": ("#17645C", "#6AC2B5"),
    "onaccent": ("#FFFFFF", "#0D1F1C"),
    "accentsoft": ("#DCEAE6", "#20393A"),
    # Sides. They are also told apart by the shape of their emblem, never by the hue alone.
    "square": ("#27588F", "#8BB8EB"),
    "squaresoft": ("#DCE7F2", "#22344A"),
    "diamond": ("#9A400F", "#EDA06C"),
    "diamondsoft": ("#F6E2D4", "#452F20"),
    "circle": ("#60656D", "#A6A9AD"),
    "circlesoft": ("#E6E6E4", "#34373C"),
    # States: forgotten or will be lost; refused or unreadable; posted or may; house rule or mended.
    "warn": ("#745000", "#E8BE62"),
    "warnsoft": ("#FAEFD0", "#383019"),
    "warnline": ("#D2A436", "#8E7431"),
    "err": ("#A3241B", "#F49B91"),
    "errsoft": ("#FAE3DF", "#45241F"),
    "errline": ("#D4736A", "#96524A"),
    "ok": ("#2A6335", "#92CC9B"),
    "oksoft": ("#DFEEDF", "#20372A"),
    "over": ("#5E4196", "#C4AFEF"),
    "oversoft": ("#ECE5F6", "#342B4B"),
    # Swatches that tell the columns of an imported sheet apart, always beside a word.
    "column1": ("#2C72B8", "#4F93D8"),
    "column2": ("#B8622C", "#D07F49"),
    "column3": ("#2C8A5F", "#3FA878"),
    "column4": ("#A8841A", "#C29F35"),
    "column5": ("#8A5FB8", "#A381CF"),
    "column6": ("#B8446F", "#D06389"),
    # Parts of a side in a plot, beside the side's own colour: near it, and far from other sides'.
    "square2": ("#1F8296", "#4FB8C8"),
    "square3": ("#6A6FD6", "#9C9CF5"),
    "diamond2": ("#A87410", "#D9B44A"),
    "diamond3": ("#C0476A", "#F08BA5"),
    "circle2": ("#858A92", "#7E8288"),
    "circle3": ("#33373D", "#DCDEE0"),
    "over2": ("#A05FB8", "#D48BE0"),
    "over3": ("#3F2A80", "#9A7AE8"),
    "ok2": ("#6E8A1F", "#B9CC5A"),
    "ok3": ("#0F4A22", "#5CB070"),
}  # fmt: skip

# A printed sheet is black on white with one extra grey.
PRINT_INK = "#000000"
PRINT_PAPER = "#FFFFFF"
PRINT_GREY = "#E6E6E6"
PRINT_RULE = "#8C8C8C"


# Compared by identity: there are two of them, each made once.
@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One set of colours: `theme["ink"]` is "#1E2227" in the light one."""

    name: Literal["light", "dark"]
    colours: Mapping[Token, str]

    def __getitem__(self, token: Token) -> str:
        return self.colours[token]

    @property
    def dark(self) -> bool:
        """Whether grounds are darker than text."""
        return self.name == "dark"


LIGHT = Theme("light", MappingProxyType({token: pair[0] for token, pair in _TABLE.items()}))
DARK = Theme("dark", MappingProxyType({token: pair[1] for token, pair in _TABLE.items()}))
