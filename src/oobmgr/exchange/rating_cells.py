"""The cells of a unit's ratings: the text as the counter prints it, and the numbers beside it."""

from collections.abc import Iterator, Mapping, Sequence

from oobmgr.domain.unit_texts import high_rating, plain_dashes, rating_numbers
from oobmgr.domain.units import MOST_RATING
from oobmgr.exchange.cells import (
    CellFault,
    CellValue,
    date_as_ratings,
    date_put_right,
    shown,
    too_high,
    unusable,
    whole,
)
from oobmgr.exchange.unit_cells import Found, cell_fault
from oobmgr.rules.unit_ratings import unlikely_ratings, unlikely_words
from oobmgr.rules.unit_words import RatingField, rating_text

_COLUMN = "ratings"
_WRITE = "Write it as 7-6."
_MOST_DIGITS = 12
_NUMBER = "a whole number"


class RatingsReader:
    """Reads the ratings text and the numbers beside it, which must agree.

    Ratings that do not stand in the text have their number alone; where every rating is optional,
    the text may be missing, or end early.
    """

    def __init__(self, ratings: Sequence[RatingField]) -> None:
        self._fields = tuple(ratings)
        self._in_text = tuple(field for field in ratings if field.in_text)
        self._needed = tuple(field for field in self._in_text if not field.optional)
        self._optional = not self._needed
        self.expected = _expected(self._in_text)

    def __call__(self, cells: tuple[CellValue, ...], found: Found) -> Mapping[str, int]:
        """Ratings by key, in the game's order."""
        cell, *rest = cells
        numbers = dict(zip((field.key for field in self._fields), rest, strict=True))
        before = len(found)
        values = self._read(cell, numbers, found)
        # One fault per cell will do: comparing the numbers beside it would only add to the list.
        if any(not fault.warning for fault in found[before:]):
            return {}
        for field in self._fields:
            if field.in_text and field.key in values:
                _agree(field, numbers[field.key], values[field.key], found)
            elif not field.in_text and numbers[field.key] != "":
                values.update(_alone(field, numbers[field.key], found))
        found.extend(self._unlikely(cell, values))
        return {field.key: values[field.key] for field in self._fields if field.key in values}

    def _unlikely(self, cell: CellValue, values: Mapping[str, int]) -> Iterator[CellFault]:
        """A slip of a key: ``4-66``, where no counter prints so much."""
        for field, value in unlikely_ratings(self._fields, values):
            # Where there is no text, the number stands alone in its column.
            column = _COLUMN if field.in_text and shown(cell) else field.key
            written = shown(cell) if column == _COLUMN else str(value)
            message = unlikely_words(field, value)
            advice = "Check that this is what you mean."
            yield CellFault(column, written, self.expected, message, advice, warning=True)

    def _read(
        self, cell: CellValue, numbers: Mapping[str, CellValue], found: Found
    ) -> dict[str, int]:
        """The ratings of the text."""
        fault = unusable(_COLUMN, cell, self.expected) or self._without_value(cell, numbers)
        ratings = date_as_ratings(cell)
        # A spreadsheet has made a date of it: taken back, unless the
        # numbers beside it say otherwise.
        if fault and ratings and self._agrees(ratings, numbers):
            found.append(date_put_right(_COLUMN, cell, ratings))
            return self._by_text(ratings, numbers, found)
        if fault:
            found.append(self._with_numbers(fault, numbers))
            return {}
        filled = {field.key for field in self._in_text if numbers[field.key] != ""}
        some_missing = len(self._needed) < len(self._in_text)
        # A text does not say which of them it leaves out, the numbers do.
        if some_missing and filled and all(field.key in filled for field in self._needed):
            return self._by_numbers(cell, numbers, found)
        return self._by_text(cell, numbers, found)

    def _without_value(self, cell: CellValue, numbers: Mapping[str, CellValue]) -> CellFault | None:
        """What is wrong with the first number that cannot be read, where no text says the same."""
        found = (unusable(field.key, numbers[field.key], _NUMBER) for field in self._in_text)
        return next(filter(None, found), None) if cell == "" else None

    def _agrees(self, ratings: str, numbers: Mapping[str, CellValue]) -> bool:
        """Whether the numbers beside the ratings, as far as there are any, say the same."""
        read = {field.key: whole(numbers[field.key]) for field in self._in_text}
        values = {key: number for key, number in read.items() if number is not None}
        return len(values) < len(read) or rating_text(values, self._fields) == ratings

    def _by_text(
        self, cell: CellValue, numbers: Mapping[str, CellValue], found: Found
    ) -> dict[str, int]:
        text = plain_dashes(shown(cell))
        if not text and self._optional:
            return {}
        least = max(1, len(self._needed))
        alone = least == 1 and text.isdecimal() and len(text) <= _MOST_DIGITS
        parts = [int(text)] if alone else rating_numbers(text)
        merging = [at for at, field in enumerate(self._in_text) if field.merges]
        # Printed as one where they are equal, so the missing one is as the one before it.
        if merging and len(parts) == len(self._in_text) - 1:
            parts.insert(merging[0], parts[merging[0] - 1])
        half = [field for field in self._in_text if numbers[field.key] == ""]
        wrong = [] if text else self._unreadable(numbers)
        if wrong:
            found.extend(wrong)
        elif not text and 0 < len(half) < len(self._in_text):
            found.append(self._half(half, numbers))
        elif not least <= len(parts) <= len(self._in_text):
            said = (
                f"{shown(cell)!r} is not a set of ratings." if text else "The ratings are missing."
            )
            fault = CellFault(_COLUMN, shown(cell), self.expected, said, _WRITE)
            found.append(self._with_numbers(fault, numbers))
        elif max(parts) > MOST_RATING:
            found.append(cell_fault(high_rating(_COLUMN, shown(cell)), _COLUMN, self.expected))
        # As few as there must be are those that there must be.
        meant = self._needed if len(parts) == len(self._needed) else self._in_text
        return dict(zip((field.key for field in meant), parts, strict=False))

    def _by_numbers(
        self, cell: CellValue, numbers: Mapping[str, CellValue], found: Found
    ) -> dict[str, int]:
        """Where some ratings may be missing, the numbers say which are there."""
        values: dict[str, int] = {}
        for field in self._in_text:
            if numbers[field.key] != "":
                values.update(_alone(field, numbers[field.key], found))
        text = plain_dashes(shown(cell))
        told = rating_text(values, self._fields)
        if text and text != told:
            # Numbers of some ratings beside the text of all: they may say the same, or more.
            silent: Found = []
            read = self._by_text(cell, numbers, silent)
            if not silent and all(read.get(key, value) == value for key, value in values.items()):
                return read | values
            message = f"The ratings are {shown(cell)}, but the numbers say {told}."
            found.append(CellFault(_COLUMN, shown(cell), told, message, "Make the two agree."))
        return values

    def _unreadable(self, numbers: Mapping[str, CellValue]) -> Found:
        """What is wrong with numbers that stand for the text, each told at its own cell."""
        found: Found = []
        for field in self._in_text:
            if numbers[field.key] != "" and whole(numbers[field.key]) is None:
                _alone(field, numbers[field.key], found)
        return found

    def _half(self, missing: Sequence[RatingField], numbers: Mapping[str, CellValue]) -> CellFault:
        """Some of the numbers stand there: those that do not are what is wanted."""
        there = [field for field in self._in_text if field not in missing]
        told = ", ".join(f"{field.name} {shown(numbers[field.key])}" for field in there)
        names = " and ".join(field.name for field in missing)
        verb = "are" if missing[1:] else "is"
        message = f"{names} {verb} missing; {told} is there."
        return CellFault(missing[0].key, "", f"{names} as a number", message, f"Enter {names}.")

    def _with_numbers(self, fault: CellFault, numbers: Mapping[str, CellValue]) -> CellFault:
        """Where the columns of numbers are filled, they tell what the ratings were."""
        read = {field.key: whole(numbers[field.key]) for field in self._in_text}
        values = {key: number for key, number in read.items() if number is not None}
        # Half of the numbers could be read as other ratings; better none than wrong advice.
        if len(values) < len(read):
            return fault
        text = rating_text(values, self._fields)
        advice = f"The numbers beside it say {text}: format the cell as text and type that."
        return CellFault(
            fault.column, fault.found, fault.expected, fault.message, advice, mend=text
        )


def _expected(fields: Sequence[RatingField]) -> str:
    """``A-M or A-D-M``, ``regular-AT or regular-AT-range``."""
    if any(field.merges for field in fields):
        short = [field.name[:1].upper() for field in fields if not field.merges]
        return f"{'-'.join(short)} or {'-'.join(field.name[:1].upper() for field in fields)}"
    names = [field.name if field.name.isupper() else field.name.lower() for field in fields]
    if len(names) <= 1:
        return "".join(names)
    return f"{'-'.join(names[:-1])} or {'-'.join(names)}"


def _agree(field: RatingField, number: CellValue, value: int, found: Found) -> None:
    if number == "" or whole(number) == value:
        return
    expected = f"{value}, as in the ratings"
    fault = unusable(field.key, number, expected)
    if fault is None:
        message = f"{field.name} is {shown(number)}, but the ratings say {value}."
        fault = CellFault(field.key, shown(number), expected, message, "Make the two agree.")
    found.append(fault)


def _alone(field: RatingField, number: CellValue, found: Found) -> dict[str, int]:
    """A rating by its number."""
    value = whole(number)
    expected = f"a whole number from 0 to {MOST_RATING}"
    if high := too_high(field.key, number, value or 0, MOST_RATING, "a rating"):
        found.append(high)
    elif value is None:
        message = f"{shown(number)!r} is not a rating."
        fault = CellFault(field.key, shown(number), expected, message, f"Write {expected}.")
        found.append(unusable(field.key, number, expected) or fault)
    return {} if value is None else {field.key: value}
