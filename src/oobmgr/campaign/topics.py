"""What a change touched, so that screens know whether to read again."""

from enum import StrEnum


class Topic(StrEnum):
    """A part of the books that screens show.

    `SEQUENCE` is where play stands, and in what order it goes on; `POOLS` what every account except
    units holds; `FACTS` what else is noted of sides, places and things, field by field; `RECORDS`
    what came or went as a whole; `OPTIONS` how the game is played here, the player's charts
    included.
    """

    UNITS = "units"
    FORMATIONS = "formations"
    RECORDS = "records"
    LEDGER = "ledger"
    SEQUENCE = "sequence"
    OPTIONS = "options"
    POOLS = "pools"
    FACTS = "facts"


ALL_TOPICS = frozenset(Topic)
IN_PLAY = frozenset({Topic.SEQUENCE, Topic.POOLS, Topic.FACTS})
"""What a step of play changes besides units and records."""
