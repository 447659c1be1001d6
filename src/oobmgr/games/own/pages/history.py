"""What was typed into a description, step by step, to be taken back. Knows no Qt."""

from __future__ import annotations

from copy import deepcopy
from typing import Final

from oobmgr.games.own.pages.sheets import Sheets

Moment = tuple[str, Sheets]
"""A description as it stood: its text, comments of its file included, and its sheets."""

# Each step is a copy of all sheets, so there has to be an end to them.
_MOST: Final = 100


class History:
    """The moments of a description, the present one among them."""

    def __init__(self) -> None:
        self._moments: list[Moment] = []
        self._at = -1

    def add(self, text: str, sheets: Sheets) -> None:
        """Note how it stands now; what was taken back before is gone."""
        if self._moments and self._moments[self._at][0] == text:
            return
        # A copy: the sheets go on being written into.
        self._moments = [*self._moments[: self._at + 1], (text, deepcopy(sheets))][-_MOST:]
        self._at = len(self._moments) - 1

    def back(self) -> Moment | None:
        """The moment before; None at the first."""
        return self._step(-1)

    def forth(self) -> Moment | None:
        """The moment after; None at the last."""
        return self._step(1)

    def _step(self, by: int) -> Moment | None:
        if not 0 <= self._at + by < len(self._moments):
            return None
        self._at += by
        text, sheets = self._moments[self._at]
        return text, deepcopy(sheets)
