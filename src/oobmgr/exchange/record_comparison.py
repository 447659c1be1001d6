"""The records of a workbook beside those of a campaign: what is new, what differs, what is gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from oobmgr.campaign.rows import RecordRow
from oobmgr.campaign.unit_ids import UnitIds
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import JsonValue
from oobmgr.domain.records import RecordValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.differences import Standing
from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace
from oobmgr.rules.record_kinds import FieldType, RecordField, RecordKind, Values

if TYPE_CHECKING:
    from oobmgr.rules.game import Game


@dataclass(frozen=True, slots=True)
class ChangedRecord:
    """A record of which the workbook says something else; `here` is empty where there is none."""

    place: RowPlace
    values: RecordValues
    kind: RecordKind
    here: str
    there: str
    standing: Standing

    @property
    def name(self) -> str:
        """What it is called."""
        return self.kind.name(self.values.values)

    @property
    def id(self) -> str:
        """What it is ticked by."""
        return f"differs:{self.kind.subject}:{self.name}"


@dataclass(frozen=True, slots=True)
class MissingRecord:
    """A record of the campaign that the workbook, which has others of its kind, does not name.

    `words` are what the campaign says of it, where it is no fact of its own.
    """

    row: RecordRow
    kind: RecordKind
    name: str
    words: str = ""

    @property
    def id(self) -> str:
        """What it is ticked by, to be taken off."""
        return f"missing:{self.row.kind}:{self.row.id}"


@dataclass(frozen=True, slots=True)
class RecordDifferences:
    """What a workbook says of records: those to add, to change if ticked, to take off if ticked."""

    new: tuple[RecordValues, ...] = ()
    changed: tuple[ChangedRecord, ...] = ()
    missing: tuple[MissingRecord, ...] = ()
    same: int = 0


def compare_records(
    reading: OrderOfBattleReading,
    rows: Sequence[RecordRow],
    ids: UnitIds,
    *,
    ours: bool = False,
    fresh: bool = False,
) -> RecordDifferences:
    """Compare the records of a workbook with those of a campaign.

    Records of their own are the same when everything about them is. Of those that are kept
    otherwise (`Keeping`) a row sets what there is; it is left to the player where the campaign
    may be the newer: `ours` is a workbook that was exported from it, `fresh` one after which
    nothing was entered.
    """
    kinds = {kind.subject: kind for kind in reading.game.record_kinds}
    there: dict[tuple[object, ...], list[RecordRow]] = {}
    for row in rows:
        there.setdefault(_key(kinds[row.kind], row.values, ids), []).append(row)
    new, changed = list[RecordValues](), list[ChangedRecord]()
    met: Counter[str] = Counter()
    for record, place in zip(reading.records, reading.record_places, strict=True):
        kind = kinds[record.kind]
        alike = there.get(_key(kind, record.values, ids))
        old = alike.pop(0) if alike else None  # two alike are two, where the books have one
        # New where nothing is there; in a workbook that was exported
        # from here it was taken off since.
        if kind.keeping is None or (old is None and not ours):
            met[record.kind] += old is not None
            new += [] if old else [record]
            continue
        here, wanted = _told(kind, old, ids, reading.game), _words(kind, record, ids, reading.game)
        met[record.kind] += 1
        if here != wanted:
            standing = Standing.WORKBOOK if ours and fresh else Standing.BOTH
            changed.append(ChangedRecord(place, record, kind, here, wanted, standing))
    left = sorted((row for some in there.values() for row in some), key=lambda row: row.id)
    # Where a workbook names none of a kind, it is about other things, and misses none.
    return RecordDifferences(
        tuple(new),
        tuple(changed),
        tuple(_missing(kinds[row.kind], row, ids, reading.game) for row in left if met[row.kind]),
        len(reading.records) - len(new) - len(changed),
    )


def _key(kind: RecordKind, values: Values, ids: UnitIds) -> tuple[object, ...]:
    """What tells a record from the others of its campaign."""
    found = _numbered(kind, values, ids)
    if kind.keeping is None:
        return kind.subject, frozenset(found.items())
    return kind.subject, *kind.keeping.key(found)


def _numbered(kind: RecordKind, values: Values, ids: UnitIds) -> dict[str, JsonValue]:
    """The values with units by their numbers, where the campaign knows them."""
    units = {field.key for field in kind.fields if field.type is FieldType.UNIT}
    return {
        # A workbook names a unit by its ID, the books by its number: only made alike can they be
        # compared.
        key: ids.number(value) or value if key in units and isinstance(value, str) else value
        for key, value in values.items()
    }


def _missing(kind: RecordKind, row: RecordRow, ids: UnitIds, game: Game) -> MissingRecord:
    if kind.keeping is None:
        return MissingRecord(row, kind, ", ".join(str(v) for v in row.values.values() if v))
    units = {field.key for field in kind.fields if field.type is FieldType.UNIT}
    named = {
        key: ids.text(value) if key in units and isinstance(value, int) else value
        for key, value in row.values.items()
    }
    return MissingRecord(row, kind, kind.name(named), _told(kind, row, ids, game))


def _told(kind: RecordKind, row: RecordRow | None, ids: UnitIds, game: Game) -> str:
    return _words(kind, RecordValues(row.kind, row.values), ids, game) if row else ""


def _words(kind: RecordKind, record: RecordValues, ids: UnitIds, game: Game) -> str:
    """What a record says besides what it is told by: ``points 42``."""
    keys = kind.keeping.keys if kind.keeping else ()
    values = _numbered(kind, record.values, ids)
    return ", ".join(_fields((f for f in kind.fields if f.key not in keys), values, game))


def _fields(
    fields: Iterable[RecordField], values: Mapping[str, JsonValue], game: Game
) -> Iterator[str]:
    for field in fields:
        value = values.get(field.key)
        if value is None or value == "":
            continue
        yield f"{field.headings[0].lower()} {_text(field, str(value), game)}"


def _text(field: RecordField, value: str, game: Game) -> str:
    if field.type is FieldType.SIDE:
        return game.side(SideId(value)).name
    if field.type is FieldType.TURN:
        return game.calendar.label(TurnCode(value))
    return value
