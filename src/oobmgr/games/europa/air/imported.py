"""The air groups of an order of battle: what a workbook tells of them, as a kind of record."""

from __future__ import annotations

from collections.abc import Mapping

from oobmgr.domain.postings import JsonValue
from oobmgr.domain.units import MOST_STEPS
from oobmgr.games.europa import fact_kinds
from oobmgr.rules.books import Books
from oobmgr.rules.bounds import MANY
from oobmgr.rules.record_kinds import FieldType, RecordField, RecordKind, Values
from oobmgr.rules.tables import Tables

GROUP = "air group"
GROUND_ALLOWANCE = "ground allowance"
MOST_GROUPS = MANY
"""The most air groups that arrive together: three figures, as on a counter."""


def _name(values: Values) -> str:
    return f"{values['nation']} {values['aircraft']}".strip()


def _title(values: Values) -> str:
    if values["aircraft"]:
        return f"{values['groups']} × {values['aircraft']}"
    return f"{values['groups']:+d} {values['kind']}".replace("-", "\u2212")


_HALF = "(1)"
"""What players put behind an aircraft whose group arrives at half strength."""


def _shorthand(texts: Mapping[str, str], tables: Tables) -> Mapping[str, str]:
    """A row that has the ground allowance among the aircraft, or marks a group of half strength."""
    aircraft = texts.get("aircraft", "").strip()
    if aircraft.casefold() in _KINDS:
        return {**texts, "kind": texts.get("kind") or aircraft}
    size = "half" if aircraft.endswith(_HALF) else "full"
    steps = texts.get("steps") or tables.text(f"air.steps.{size}")
    kind = texts.get("kind") or GROUP
    return {**texts, "kind": kind, "aircraft": aircraft.removesuffix(_HALF).strip(), "steps": steps}


_KINDS = {GROUP: GROUP, GROUND_ALLOWANCE: GROUND_ALLOWANCE, "ga": GROUND_ALLOWANCE}

AIR_GROUPS = RecordKind(
    subject=fact_kinds.AIR_GROUP,
    plural="air groups",
    entry=("air group entry", "air group entries"),
    sheet="Air",
    fields=(
        RecordField("side", FieldType.SIDE, ("Side",), needed=True, width=9),
        RecordField("nation", FieldType.NATION, ("Nation", "Nationality"), needed=True, width=15),
        RecordField(
            "kind",
            FieldType.WORD,
            ("Kind",),
            needed=True,
            expected=f"{GROUP} or {GROUND_ALLOWANCE}",
            words=_KINDS,
            width=18,
        ),
        RecordField(
            "aircraft",
            FieldType.TEXT,
            ("Aircraft", "Muster"),
            needed=True,
            expected="the type of aircraft",
            width=14,
            code=True,
        ),
        RecordField(
            "groups",
            FieldType.NUMBER,
            ("Groups", "Gruppen"),
            needed=True,
            expected="a whole number of groups",
            most=MOST_GROUPS,
            width=8,
        ),
        RecordField(
            "steps",
            FieldType.NUMBER,
            ("Steps",),
            expected="the steps of each group",
            most=MOST_STEPS,
            # The allowance is a number of groups, and has no steps.
            only=("kind", GROUP),
            width=8,
        ),
        RecordField("arrival", FieldType.TURN, ("Arrival", "Arrives"), filled=False, width=16),
        RecordField(
            "condition",
            FieldType.TEXT,
            ("Condition",),
            expected="text",
            filled=False,
            lines=True,
            width=44,
        ),
    ),
    name=_name,
    title=_title,
    note="condition",
    shorthand=_shorthand,
)


def imported_groups(books: Books) -> tuple[Mapping[str, JsonValue], ...]:
    """The records of an import, in the order in which they came in."""
    found = books.facts(fact_kinds.AIR_GROUP).values()
    records = [value for value in found if isinstance(value, dict)]
    # By number: as text the tenth would come before the second.
    return tuple(sorted(records, key=lambda record: int(str(record["id"]))))
