"""A form that opens otherwise for each word of one of its inputs, such as the front."""

from collections.abc import Collection, Mapping
from typing import Any

from oobmgr.rules.actions import Openings


class ByWord:
    """What the form opens with for the `word` that stands in the input `of`; empty without any."""

    def __init__(self, openings: Openings | None) -> None:
        self._openings = openings
        self.word = ""

    def read(self, openings: Openings | None) -> None:
        """Take what the books hold now."""
        self._openings = openings

    @property
    def of(self) -> str:
        """The input whose words they are."""
        return self._openings.of if self._openings else ""

    @property
    def left_out(self) -> frozenset[str]:
        """The inputs that mean nothing with the word."""
        return (
            self._openings.left_out.get(self.word, frozenset()) if self._openings else frozenset()
        )

    @property
    def entries(self) -> Mapping[str, Collection[str]]:
        """The entries of each table that the form opens with."""
        return {name: one for name, one in self._opening().items() if isinstance(one, Mapping)}

    def turned(self, raw: Mapping[str, Any], word: str) -> Mapping[str, Any]:
        """What the form shows once another word is chosen: what that opens with, and the pencil."""
        before = self._opening()
        # Between two looks at what it opens with: `before` is that of the old word, `shown` of the
        # new.
        self.word = word
        shown = dict(self._opening())
        for name, value in raw.items():
            if isinstance(value, Mapping):
                old = before.get(name, {})
                # Entry by entry: what was typed for one nation says nothing of the others.
                typed = {key: one for key, one in value.items() if one != old.get(key)}
                shown[name] = {**shown.get(name, {}), **typed}
            # Only what differs from the old opening was typed; the rest was a proposal, and gives
            # way.
            elif value != before.get(name):
                shown[name] = value
        return shown

    def _opening(self) -> Mapping[str, Any]:
        return self._openings.inputs.get(self.word, {}) if self._openings else {}
