"""The facts that this game keeps besides those of every campaign, and how they read."""

from __future__ import annotations

from oobmgr.domain.postings import Fact, JsonValue, Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.air.held import GroupType
from oobmgr.games.europa.air.mission_records import GROUP_FIELDS, groups_told
from oobmgr.games.europa.air.surprise_run import KEY, drawn_told
from oobmgr.games.europa.replacements.factories import HITS
from oobmgr.games.europa.words import TERRAIN_WORDS
from oobmgr.rules.fact_kinds import FactKind, Lasting


def _mission_words(fact: Fact, value: JsonValue) -> str:
    return groups_told(value) if fact.field in GROUP_FIELDS else ""


def _condition_words(fact: Fact, value: JsonValue) -> str:
    return drawn_told(value) if fact.key == KEY else ""


def _field_words(field: str) -> str:
    """Terrain, or a type of air groups, as a player reads it; empty for what is neither."""
    if field in TERRAIN_WORDS:
        return TERRAIN_WORDS[field]
    try:
        group = GroupType.from_key(field)
    except ValueError:
        return ""
    return f"{group.name}, {group.nation}"


# Hits are counted, and those of an earlier raid are more of them.
_HITS = frozenset({HITS})
FACT_KINDS = (
    FactKind(Subject.CONDITION, words=_condition_words, fields=_field_words),
    FactKind(fact_kinds.WEATHER, public=True, title="Weather of {key}, zone {field}"),
    FactKind(fact_kinds.CITY, lasting=Lasting.FIELD, added_to=_HITS, titles={"status": "{about}"}),
    FactKind(fact_kinds.FACTORY, lasting=Lasting.FIELD, added_to=_HITS),
    FactKind(fact_kinds.BASE),
    FactKind(fact_kinds.SUPPLY, of_units=True, in_history=True, lasting=Lasting.KEY),
    FactKind(fact_kinds.ZONE),
    FactKind(fact_kinds.MISSION, title="{1} mission {2} of {0}, {field}", words=_mission_words),
)
