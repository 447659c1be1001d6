"""What the rows of a list are known by, and the number of each."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Generic, TypeVar

Row = TypeVar("Row")


class ListKeys(Generic[Row]):
    """Finds rows by their keys, which are asked for once: there may be twenty thousand.

    The selection is looked for whenever the rows come anew, or are filtered, sorted or grouped.
    """

    def __init__(self, key: Callable[[Row], Hashable] | None) -> None:
        """Know rows by a key; by the whole row if there is none."""
        self._key = key
        self._numbers: dict[Hashable, int] | None = None

    def forget(self) -> None:
        """Ask for the keys anew when they are next wanted: other rows are listed."""
        self._numbers = None

    def of(self, row: Row) -> Hashable:
        """What a row is known by."""
        return self._key(row) if self._key else row

    def numbers(self, rows: Sequence[Row]) -> Mapping[Hashable, int]:
        """The number of each row by its key; of rows with the same key, that of the last."""
        if self._numbers is None:
            keys = map(self._key, rows) if self._key else rows
            self._numbers = dict(zip(keys, range(len(rows)), strict=True))
        return self._numbers

    def having(self, keys: AbstractSet[Hashable], rows: Sequence[Row]) -> frozenset[int]:
        """The numbers of the rows with these keys."""
        if not keys:
            return frozenset()
        numbers = self.numbers(rows)
        if len(numbers) < len(rows):
            return frozenset(at for at, row in enumerate(rows) if self.of(row) in keys)
        return frozenset(numbers[key] for key in keys if key in numbers)
