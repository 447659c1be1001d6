"""What stands in the units of the books already, and how often: a field completes it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import attrgetter

from oobmgr.ui.viewmodels.order_of_battle import UnitLine

_WORDS = frozenset({"nation", "type", "hex"})


class UsedWords:
    """Counts the words of units: a form asks for a dozen kinds of them, of thousands of units."""

    def __init__(self, lines: Sequence[UnitLine]) -> None:
        self._lines = lines

    def of(self, field: str) -> Counter[str]:
        """The words of a text that every unit has, such as its nation; what is empty is none."""
        # By name and not by a function of ours, which would take longer than to count.
        return _told(Counter(map(attrgetter(f"unit.{field}"), self._lines)))

    def in_field(self, field: str) -> Counter[str]:
        """The words that stand in a field of a form, where it takes words of the program."""
        kind, _, key = field.partition(":")
        if kind == "trait":
            return self.of_trait(key)
        return self.of(field) if field in _WORDS else Counter()

    def of_trait(self, key: str) -> Counter[str]:
        """The words of a trait that units may have."""
        found: Counter[str] = Counter()
        for traits, number in self._traits:
            found[str(traits.get(key, ""))] += number
        return _told(found)

    @cached_property
    def _traits(self) -> Sequence[tuple[Mapping[str, str], int]]:
        """Each set of traits with how many units have it: those read together share theirs."""
        held = list(map(attrgetter("unit.traits"), self._lines))
        by_id = dict(zip(map(id, held), held, strict=True))
        return [(by_id[at], number) for at, number in Counter(map(id, held)).items()]


def _told(words: Counter[str]) -> Counter[str]:
    words.pop("", None)
    return words
