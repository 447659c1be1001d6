"""Which keys the line at the foot of the window tells of on the page Order of battle."""

from __future__ import annotations

from typing import Final

PAGE_HINTS: Final[tuple[tuple[str, str], ...]] = (
    ("Space", "select"),
    ("X", "lose a step"),
    ("M", "move"),
    ("S", "status"),
    ("Shift+M", "regroup"),
    ("E", "edit"),
    ("Ins", "add a unit"),
    ("/", "search"),
    ("← →", "column"),
    ("Shift+← →", "column width"),
    ("Ctrl+Shift+← →", "move the column"),
)
