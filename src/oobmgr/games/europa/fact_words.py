"""How facts that hold a structure read in the ledger."""

from __future__ import annotations

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.games.europa.air.mission_records import GROUP_FIELDS, groups_told
from oobmgr.games.europa.air.surprise_run import KEY, drawn_told


def fact_words(fact: Fact, value: JsonValue) -> str:
    """A value of a fact in words; empty where the usual words do."""
    if fact.subject is Subject.MISSION and fact.field in GROUP_FIELDS:
        return groups_told(value)
    if fact.subject is Subject.CONDITION and fact.key == KEY:
        return drawn_told(value)
    return ""
