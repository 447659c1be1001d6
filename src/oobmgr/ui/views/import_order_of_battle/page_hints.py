"""What the keys do on the page of imports, before something is read and after."""

from typing import Final

START_HINTS: Final = (
    ("Ctrl+I", "choose a workbook"),
    ("Ctrl+V", "paste a list"),
    ("Ctrl+E", "export the records"),
)
PREVIEW_HINTS: Final = (
    ("F8", "next problem"),
    ("← →", "close, open"),
    ("Ctrl+F", "find a unit"),
    ("F6", "next panel"),
    ("Ctrl+Enter", "accept"),
    ("Esc", "cancel"),
)
