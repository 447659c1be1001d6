"""A record of a kind that only a game knows, such as a convoy, as frozen values."""

from collections.abc import Mapping

from oobmgr.domain.postings import JsonValue, Subject
from oobmgr.domain.values import dataclass


@dataclass(frozen=True, slots=True)
class RecordValues:
    """What is known of a record when it enters the books: its values by field.

    Every record has the field ``side``; the others are those of its kind.
    """

    kind: Subject
    values: Mapping[str, JsonValue]
