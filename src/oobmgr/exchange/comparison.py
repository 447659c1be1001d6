"""What a workbook would bring to a campaign: what is new, what is there already, what differs."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.campaign.rows import FormationRow, RecordRow, UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import ENTERED_TEXTS, NEEDED_TEXTS, PATH_SEPARATOR, UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.exchange.made_keys import has_made_key
from oobmgr.exchange.readings import OrderOfBattleReading, RowPlace
from oobmgr.rules.game import Game

_Look = tuple[str, str, str, str, str]


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that the workbook says of a unit otherwise than the campaign, both as text."""

    field: str
    in_campaign: str
    in_workbook: str


@dataclass(frozen=True, slots=True)
class NewUnit:
    """A unit that the campaign lacks. `alike` is a unit of the campaign that looks the same.

    A unit added by hand has no ID of a workbook, so it may be the same unit once more.
    """

    place: RowPlace
    values: UnitValues
    alike: int | None = None


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
class ImportPreview:
    """What an import would do. Nothing is changed in silence: `changed` units are only listed.

    `absent` counts units of the campaign that came from a workbook and are not in this one.
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

    @property
    def nothing_new(self) -> bool:
        """Whether an import would add nothing at all."""
        return not self.new and not self.new_records and not self.empty_formations

    def to_command(self) -> ImportOrderOfBattle:
        """The command that adds what is new and leaves everything else as it is."""
        units = tuple(unit.values for unit in self.new)
        return ImportOrderOfBattle(units, self.new_records, self.source, self.empty_formations)


def compare(
    reading: OrderOfBattleReading,
    units: Iterable[UnitRow],
    records: Iterable[RecordRow] = (),
    formations: Iterable[FormationRow] = (),
) -> ImportPreview:
    """Compare a workbook with the units and other records of a campaign.

    Units are the same when their IDs are; in a game whose sheets have none, when side, designation
    and type are. A unit of a list without IDs is also one entered by hand that looks the
    same. Other records are the same when everything about them is. A text that
    a unit need not have is not a difference where the workbook leaves it empty, nor is any field
    where an empty one means that nobody knows.
    """
    rows = tuple(units)
    known_units = _KnownUnits(rows, reading.game)
    new: list[NewUnit] = []
    changed: list[ChangedUnit] = []
    met: set[int] = set()
    for values, place in zip(reading.units, reading.unit_places, strict=True):
        row, alike = known_units.met(values)
        if row is None:
            new.append(NewUnit(place, values, alike))
            continue
        met.add(row.id)
        if differences := tuple(_differences(values, row, reading.game)):
            changed.append(ChangedUnit(place, row.id, values, differences))
    known = len(reading.units) - len(new)
    new_records, same = _new_records(reading.records, records)
    there = {(one.side, one.path) for one in formations}
    empty = tuple(place for place in reading.empty_formations if place not in there)
    return ImportPreview(
        source=reading.source,
        new=tuple(new),
        unchanged=known - len(changed),
        changed=tuple(changed),
        # Told and not removed: a workbook may hold only a part of the order of battle.
        absent=sum(row.id not in met for row in known_units.by_key.values()),
        new_records=new_records,
        unchanged_records=same,
        new_formations=_new_formations((unit.values for unit in new), rows) + len(empty),
        empty_formations=empty,
    )


class _KnownUnits:
    """The units of a campaign, by what a workbook may tell them by."""

    def __init__(self, rows: Sequence[UnitRow], game: Game) -> None:
        self.by_key = {row.source_key: row for row in rows if row.source_key}
        # Only where sheets have no IDs: names repeat themselves, between armies of one side too.
        self._by_name = {_name(row): row for row in rows} if _without_ids(game) else {}
        self._by_hand: dict[_Look, list[UnitRow]] = {}
        for entered in rows:
            if not entered.source_key:
                self._by_hand.setdefault(_look(entered), []).append(entered)

    def met(self, values: UnitValues) -> tuple[UnitRow | None, int | None]:
        """The same unit, or the number of one entered by hand that looks the same."""
        row = self.by_key.get(values.source_key)
        if row is None and self._by_name:
            row = self._by_name.get(_name(values))
        # Asked of units entered by hand alone: the others are known by their IDs.
        alike = self._by_hand.get(_look(values)) if self._by_hand and row is None else None
        if not alike:
            return row, None
        # Where neither has an ID of its own, each is met once, so that two alike stay two.
        return (alike.pop(0), None) if has_made_key(values) else (None, alike[0].id)


def _without_ids(game: Game) -> bool:
    """Whether the game's own sheets tell units apart by their names alone."""
    return "id" in game.unit_words.optional


def _name(unit: UnitValues | UnitRow) -> tuple[str, str, str]:
    return unit.side, unit.designation, unit.type


def _look(unit: UnitValues | UnitRow) -> _Look:
    return unit.side, unit.nation, unit.designation, unit.type, unit.size


def _differences(values: UnitValues, row: UnitRow, game: Game) -> Iterator[Difference]:
    if row.side != values.side:
        here, there = (game.side(SideId(side)).name for side in (row.side, values.side))
        yield Difference("side", here, there)
    if row.arrival != values.arrival:
        here, there = (_arrival(code, game) for code in (row.arrival, values.arrival))
        yield Difference("arrival", here, there)
    silent = _without_ids(game)
    for text in (*NEEDED_TEXTS, *ENTERED_TEXTS):
        here, there = getattr(row, text.name), getattr(values, text.name)
        if here != there and (there or (text.needed and not silent)):
            yield Difference(text.name, here, there)
    if row.path != values.path:
        here, there = PATH_SEPARATOR.join(row.path), PATH_SEPARATOR.join(values.path)
        yield Difference("formation", here, there)
    if row.steps != values.steps:
        yield Difference("steps", str(row.steps), str(values.steps))
    if values.steps_left not in {None, row.steps_left}:
        yield Difference("steps left", str(row.steps_left), str(values.steps_left))
    names = {trait.key: trait.in_text for trait in game.unit_words.traits}
    yield from _inner(row.ratings, values.ratings, names, silent=silent)
    yield from _inner(row.traits, values.traits, names, silent=silent)


def _arrival(code: str, game: Game) -> str:
    return game.calendar.label(TurnCode(code)) if code else "the start"


def _inner(
    here: Mapping[str, object],
    there: Mapping[str, object],
    names: Mapping[str, str],
    *,
    silent: bool,
) -> Iterator[Difference]:
    """What two sets of values say otherwise; `silent` passes over what the second does not say."""
    # Equal for nearly every unit, and quicker to see than key by key.
    if here == there:
        return
    # A set would tell the differences in another order each time.
    for key in dict.fromkeys(there if silent else (*here, *there)):
        pair = str(here.get(key, "")), str(there.get(key, ""))
        if pair[0] != pair[1]:
            yield Difference(names.get(key, key), *pair)


def _new_records(
    read: Iterable[RecordValues], rows: Iterable[RecordRow]
) -> tuple[tuple[RecordValues, ...], int]:
    there = Counter((row.kind, frozenset(row.values.items())) for row in rows)
    new: list[RecordValues] = []
    same = 0
    for record in read:
        key = record.kind, frozenset(record.values.items())
        if there[key]:
            there[key] -= 1  # two alike in the workbook are two, where the books have one
            same += 1
        else:
            new.append(record)
    return tuple(new), same


def _new_formations(units: Iterable[UnitValues], rows: Iterable[UnitRow]) -> int:
    there = _prefixes((row.side, row.path) for row in rows)
    return len(_prefixes((unit.side, unit.path) for unit in units) - there)


def _prefixes(branches: Iterable[tuple[str, tuple[str, ...]]]) -> set[tuple[str, tuple[str, ...]]]:
    return {
        (side, path[:level]) for side, path in set(branches) for level in range(1, len(path) + 1)
    }
