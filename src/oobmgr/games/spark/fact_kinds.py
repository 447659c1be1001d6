"""The facts that this game keeps beside those of every campaign."""

from __future__ import annotations

from oobmgr.domain.postings import Subject
from oobmgr.rules.fact_kinds import FactKind

SUPPLY = Subject("supply")
MARKER = Subject("marker")

FACT_KINDS = (
    FactKind(SUPPLY, of_units=True, in_history=True),
    FactKind(MARKER, of_units=True),
)
