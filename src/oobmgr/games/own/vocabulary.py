"""The words that are this game's own: no shared part of the program may know them."""

from __future__ import annotations

from typing import Final

WORDS: Final[frozenset[str]] = frozenset()
"""A described game has the words that its player gives it, and none besides."""
