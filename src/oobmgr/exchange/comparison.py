"""What a workbook would bring to a campaign: what is new, what differs, what is in it no more."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import field, replace
from typing import TYPE_CHECKING

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.import_rows import UnitEdits
from oobmgr.campaign.rows import FormationRow, RecordRow, UnitRow
from oobmgr.campaign.unit_ids import UnitIds, id_by_hand, unit_by_hand
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import Subject, UnitId
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.differences import (
    Difference,
    Standing,
    differences,
    update_of,
    without_ids,
)
from oobmgr.exchange.made_keys import has_made_key
from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace
from oobmgr.exchange.record_comparison import ChangedRecord, MissingRecord, compare_records
from oobmgr.rules.record_kinds import RecordKind

if TYPE_CHECKING:
    from oobmgr.campaign.queries import Queries

_Look = tuple[str, str, str, str, str]
_Name = tuple[str, str, str]
_Place = tuple[_Name, tuple[str, ...]]
NO_EDITS = UnitEdits()
_TICKS = ("differs:", "missing:", "again:")


def is_tick(name: str) -> bool:
    """Whether an answer is a tick at a difference, and not one about the workbook's look."""
    return name.startswith(_TICKS)


@dataclass(frozen=True, slots=True)
class NewUnit:
    """A unit that the campaign lacks. `alike` is a unit of the campaign that looks the same.

    A unit added by hand has no ID of a workbook, so it may be the same unit once more. One that was
    `removed` from the campaign is added again only where its `id` is ticked.
    """

    place: RowPlace
    values: UnitValues
    alike: int | None = None
    removed: bool = False

    @property
    def id(self) -> str:
        """What it is ticked by."""
        return f"again:{self.values.source_key}"


@dataclass(frozen=True, slots=True)
class ChangedUnit:
    """A unit of the campaign, known by its ID, of which the workbook says something else."""

    place: RowPlace
    unit_id: int
    values: UnitValues
    differences: tuple[Difference, ...]

    def sentence(self) -> str:
        """The differences as one line of text."""
        told = "; ".join(
            f"{d.field} is {d.in_campaign or 'empty'}, in the workbook {d.in_workbook or 'empty'}"
            for d in self.differences
        )
        return f"{self.values.designation} {self.values.type} {self.values.size}: {told}."


@dataclass(frozen=True, slots=True)
class MissingUnit:
    """A unit that came from this workbook, and is in it no more."""

    row: UnitRow

    @property
    def id(self) -> str:
        """What it is ticked by, to be taken off."""
        return f"missing:{self.row.id}"


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What an import would do. Nothing is changed in silence: only what is ticked.

    `absent` counts units of the campaign that came from a workbook and are not in this one;
    `missing` are those of them that came from this one. `kept` are the kinds of records that are
    no facts of their own.
    """

    source: str
    new: tuple[NewUnit, ...]
    unchanged: int
    changed: tuple[ChangedUnit, ...]
    absent: int
    new_records: tuple[RecordValues, ...]
    unchanged_records: int
    new_formations: int
    empty_formations: tuple[tuple[SideId, tuple[str, ...]], ...] = ()
    missing: tuple[MissingUnit, ...] = ()
    missing_records: tuple[MissingRecord, ...] = ()
    changed_records: tuple[ChangedRecord, ...] = ()
    kept: tuple[RecordKind, ...] = ()
    unchanged_places: tuple[RowPlace, ...] = field(default=(), repr=False)

    @property
    def nothing_new(self) -> bool:
        """Whether an import would add nothing at all."""
        new = any(not unit.removed for unit in self.new)
        return not new and not self.new_records and not self.empty_formations

    @property
    def proposed(self) -> frozenset[str]:
        """What is ticked at first: what was changed in the workbook and nowhere else."""
        units = ((d.id, d.standing) for unit in self.changed for d in unit.differences)
        records = ((one.id, one.standing) for one in self.changed_records)
        return frozenset(
            name for name, standing in (*units, *records) if standing is Standing.WORKBOOK
        )

    @property
    def tickable(self) -> frozenset[str]:
        """Everything that can be ticked."""
        changes = (
            one.id
            for unit in self.changed
            for one in unit.differences
            if one.standing is not Standing.FIXED
        )
        again = (unit.id for unit in self.new if unit.removed)
        gone = (*(one.id for one in self.missing), *(one.id for one in self.missing_records))
        return frozenset((*changes, *again, *gone, *(one.id for one in self.changed_records)))

    def to_command(self, ticked: AbstractSet[str] = frozenset()) -> ImportOrderOfBattle:
        """The command that adds what is new, and changes and takes off what is ticked."""
        updates = (
            update_of(unit.values, unit.unit_id, chosen)
            for unit in self.changed
            if (chosen := [one for one in unit.differences if one.id in ticked])
        )
        # Kinds that live in accounts or on units have no number by which to remove one.
        kept = {kind.subject for kind in self.kept}
        gone = [one.row for one in self.missing_records if one.id in ticked]
        changed = (one.values for one in self.changed_records if one.id in ticked)
        return ImportOrderOfBattle(
            units=tuple(u.values for u in self.new if not u.removed or u.id in ticked),
            records=(*self.new_records, *changed),
            source=self.source,
            formations=self.empty_formations,
            updates=tuple(updates),
            removed=tuple(UnitId(one.row.id) for one in self.missing if one.id in ticked),
            removed_records=tuple(
                (Subject(row.kind), row.id) for row in gone if row.kind not in kept
            ),
            cleared=tuple(RecordValues(row.kind, row.values) for row in gone if row.kind in kept),
        )


def compared(reading: OrderOfBattleReading, queries: Queries) -> ImportPreview:
    """Compare a workbook with a campaign as it is now."""
    with queries.one_moment():
        units, mark = queries.units(), reading.mark
        ours = mark is not None and mark.campaign == queries.summary().campaign_id
        since = mark.entry if mark is not None and ours else 0
        fresh = mark is not None and mark.entry == queries.version()
        first = compare(
            reading, units, queries.records(), queries.formations(), ours=ours, fresh=fresh
        )
        if not units or not (first.changed or first.new or first.absent or ours):
            return first
        # Asked only where something differs: the whole journal is looked through.
        edits = queries.unit_edits(since)
        return _Comparison(reading, units, edits, since=since, ours=ours).judged(first)


def compare(
    reading: OrderOfBattleReading,
    units: Iterable[UnitRow],
    records: Iterable[RecordRow] = (),
    formations: Iterable[FormationRow] = (),
    *,
    ours: bool = False,
    fresh: bool = False,
) -> ImportPreview:
    """Compare a workbook with the units and other records of a campaign.

    Units are the same when their IDs are; in a game whose sheets have none, when side, designation
    and type are. A unit of a list without IDs is also one entered by hand that looks the
    same. Other records are the same when everything about them is. A text that
    a unit need not have is not a difference where the workbook leaves it empty, nor is any field
    where an empty one means that nobody knows. `ours` is a workbook that was exported from this
    campaign: in it an empty cell is one that was emptied; nothing was entered after a `fresh` one.
    """
    rows = tuple(units)
    comparison = _Comparison(reading, rows, NO_EDITS, ours=ours)
    new, changed, places = comparison.units()
    found = compare_records(reading, tuple(records), UnitIds(rows), ours=ours, fresh=fresh)
    there = {(one.side, one.path) for one in formations}
    empty = tuple(place for place in reading.empty_formations if place not in there)
    return ImportPreview(
        source=reading.source,
        new=new,
        unchanged=len(places),
        changed=changed,
        # Told and not removed: a workbook may hold only a part of the order of battle.
        absent=sum(row.id not in comparison.met for row in rows if row.source_key),
        new_records=found.new,
        unchanged_records=found.same,
        new_formations=_new_formations((unit.values for unit in new), rows) + len(empty),
        empty_formations=empty,
        missing_records=found.missing,
        changed_records=found.changed,
        kept=tuple(kind for kind in reading.game.record_kinds if kind.keeping),
        unchanged_places=places,
    )


class _Comparison:
    """The units of a workbook beside those of a campaign."""

    def __init__(
        self,
        reading: OrderOfBattleReading,
        rows: tuple[UnitRow, ...],
        edits: UnitEdits,
        *,
        ours: bool,
        since: int = 0,
    ) -> None:
        self._reading, self._rows, self._edits = reading, rows, edits
        self._ours, self._since = ours, since
        self.met: set[int] = set()

    def units(self) -> tuple[tuple[NewUnit, ...], tuple[ChangedUnit, ...], tuple[RowPlace, ...]]:
        """The new ones, those that differ, and where those stand that are the same."""
        reading, known = self._reading, _KnownUnits(self._rows, self._reading, ours=self._ours)
        new: list[NewUnit] = []
        changed: list[ChangedUnit] = []
        same: list[RowPlace] = []
        for values, place in zip(reading.units, reading.unit_places, strict=True):
            row, alike = known.met(values)
            if row is None:
                removed = values.source_key in self._edits.removed
                new.append(NewUnit(place, values, alike, removed))
                continue
            self.met.add(row.id)
            found = tuple(
                differences(values, row, reading.game, self._edits, self._told(place.sheet))
            )
            if found:
                changed.append(ChangedUnit(place, row.id, values, found))
            else:
                same.append(place)
        return tuple(new), tuple(changed), tuple(same)

    def _told(self, sheet: str) -> Iterable[str]:
        """The columns in which an empty cell of a sheet was emptied by the player."""
        columns = self._reading.columns.get(sheet) if self._ours else None
        return columns.keys.values() if columns else ()

    def judged(self, first: ImportPreview) -> ImportPreview:
        """The same with who changed what, and with what came from this workbook and is gone."""
        new, changed, _ = self.units()
        return replace(first, new=new, changed=changed, missing=tuple(self._missing()))

    def _missing(self) -> Iterator[MissingUnit]:
        origins = self._edits.origins
        # Other workbooks brought units of their own, which this one need not name.
        ours = {origins[unit] for unit in self.met if unit in origins}
        for row in self._rows:
            if row.id in self.met or self._unread(row):
                continue
            origin = origins.get(row.id, 0)
            # From an export of ours all is gone that was there when it was made and is not in it;
            # from another list only what such a list brought, be it with IDs or without.
            listed = row.source_key or origin in self._edits.imports
            if origin <= self._since if self._ours else listed and origin in ours:
                yield MissingUnit(row)

    def _unread(self, row: UnitRow) -> bool:
        """Whether the workbook names it in a row that cannot be read."""
        # A unit entered by hand has no ID of a workbook: exports make one of its number.
        keys = {row.source_key, *([] if row.source_key else [id_by_hand(row.id)])}
        return not keys.isdisjoint(self._reading.unread)


class _KnownUnits:
    """The units of a campaign, by what a workbook may tell them by."""

    def __init__(
        self, rows: Sequence[UnitRow], reading: OrderOfBattleReading, *, ours: bool
    ) -> None:
        self._ours = ours
        self.by_key = {row.source_key: row for row in rows if row.source_key}
        self._by_hand: dict[_Look, list[UnitRow]] = {}
        self._numbered: dict[int, UnitRow] = {}
        for entered in rows:
            if not entered.source_key:
                self._by_hand.setdefault(_look(entered), []).append(entered)
                self._numbered[entered.id] = entered
        # Only where sheets have no IDs: names repeat themselves, between armies of one side too.
        self._by_name = self._by_names(rows, reading) if without_ids(reading.game) else {}

    def _by_names(
        self, rows: Sequence[UnitRow], reading: OrderOfBattleReading
    ) -> dict[_Place, list[UnitRow]]:
        """The units that rows without an ID mean, by name and the formation that they tell.

        Two armies may have a unit of one name and type each: first those are the same that stand in
        the same formation, and what is left over may have gone to another one.
        """
        # Those with an ID first: what they are must not be given away to a row that has but a name.
        sure = [self._surely(values) for values in reading.units]
        taken = {row.id for row in sure if row}
        told = (one for one, row in zip(reading.units, sure, strict=True) if row is None)
        wanted = Counter(map(_place, told))
        met: dict[_Place, list[UnitRow]] = defaultdict(list)
        left: dict[_Name, list[UnitRow]] = defaultdict(list)
        for row in rows:
            if row.id not in taken:
                place = _place(row)
                here = len(met[place]) < wanted[place]
                (met[place] if here else left[_name(row)]).append(row)
        for (name, path), number in wanted.items():
            lacking = number - len(met[name, path])
            met[name, path] += left[name][:lacking]
            del left[name][:lacking]
        return met

    def _surely(self, values: UnitValues) -> UnitRow | None:
        """The unit with the ID that a row tells."""
        row = self.by_key.get(values.source_key)
        return self._entered(values) if row is None and self._numbered else row

    def met(self, values: UnitValues) -> tuple[UnitRow | None, int | None]:
        """The same unit, or the number of one entered by hand that looks the same."""
        row = self._surely(values)
        # Nearly always there are none: twenty thousand units need not be looked for among them.
        if row is None and self._by_name and (alike_rows := self._by_name.get(_place(values))):
            # Each is met once, so that two alike stay two.
            row = alike_rows.pop(0)
        # Asked of units entered by hand alone: the others are known by their IDs.
        alike = self._by_hand.get(_look(values)) if self._by_hand and row is None else None
        if not alike:
            return row, None
        # Where neither has an ID of its own, each is met once, so that two alike stay two.
        return (alike.pop(0), None) if has_made_key(values) else (None, alike[0].id)

    def _entered(self, values: UnitValues) -> UnitRow | None:
        """The unit entered by hand that an export gave this ID."""
        row = self._numbered.get(unit_by_hand(values.source_key) or 0)
        # A workbook of another campaign numbers other units, and an old one does not say of which
        # campaign it is.
        return row if row and (self._ours or _look(row) == _look(values)) else None


def _name(unit: UnitValues | UnitRow) -> _Name:
    return unit.side, unit.designation, unit.type


def _place(unit: UnitValues | UnitRow) -> _Place:
    return _name(unit), unit.path


def _look(unit: UnitValues | UnitRow) -> _Look:
    return unit.side, unit.nation, unit.designation, unit.type, unit.size


def _new_formations(units: Iterable[UnitValues], rows: Iterable[UnitRow]) -> int:
    there = _prefixes((row.side, row.path) for row in rows)
    return len(_prefixes((unit.side, unit.path) for unit in units) - there)


def _prefixes(branches: Iterable[tuple[str, tuple[str, ...]]]) -> set[tuple[str, tuple[str, ...]]]:
    return {
        (side, path[:level]) for side, path in set(branches) for level in range(1, len(path) + 1)
    }
