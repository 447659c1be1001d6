"""What stands in the units of the books already, and how often: a field completes it."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from operator import attrgetter

from oobmgr.ui.viewmodels.order_of_battle import UnitLine


class UsedWords:
    """Counts the words of units: a form asks for a dozen kinds of them, of thousands of units."""

    def __init__(self, lines: Sequence[UnitLine]) -> None:
        self._lines = lines

    def of(self, field: str) -> Counter[str]:
        """The words of a text that every unit has, such as its nation; what is empty is none."""
        # By name and not by a function of ours, which would take longer than to count.
        return _told(Counter(map(attrgetter(f"unit.{field}"), self._lines)))

    def of_trait(self, key: str) -> Counter[str]:
        """The words of a trait that units may have."""
        found: Counter[str] = Counter()
        for at, number in self._numbers.items():
            found[str(self._traits[at].get(key, ""))] += number
        return _told(found)

    @cached_property
    def _numbers(self) -> Counter[int]:
        """How many units have the same traits: those that were read together share them."""
        return Counter(map(id, map(attrgetter("unit.traits"), self._lines)))

    @cached_property
    def _traits(self) -> dict[int, dict[str, str]]:
        traits = map(attrgetter("unit.traits"), self._lines)
        return {id(each): each for each in traits}


def _told(words: Counter[str]) -> Counter[str]:
    words.pop("", None)
    return words
