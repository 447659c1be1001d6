"""What a change touched, so that screens know whether to read again."""

from enum import StrEnum


class Topic(StrEnum):
    """A part of the books that screens show."""

    UNITS = "units"
    FORMATIONS = "formations"
    RECORDS = "records"
    LEDGER = "ledger"
    SEQUENCE = "sequence"
    OPTIONS = "options"


ALL_TOPICS = frozenset(Topic)
