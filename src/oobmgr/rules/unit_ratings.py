"""Ratings that are more than any counter prints, which lists tell and forms ask about."""

from collections.abc import Iterator, Mapping, Sequence

from oobmgr.rules.unit_words import RatingField


def unlikely_ratings(
    fields: Sequence[RatingField], ratings: Mapping[str, int]
) -> Iterator[tuple[RatingField, int]]:
    """The ratings above what the game calls likely; one that is printed for two counts once."""
    told: set[int] = set()
    for field in fields:
        value = ratings.get(field.key, 0)
        if field.likely and value > field.likely and value not in told:
            told.add(value)
            yield field, value


def unlikely_words(field: RatingField, value: int) -> str:
    """What is said of such a rating."""
    return f"{field.name} {value} is more than any counter prints."
