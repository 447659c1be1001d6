"""Bringing units into the books, one or twenty thousand, as one transaction."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Any, Final

from oobmgr.campaign.drafts import UNIT_COLUMNS, Draft
from oobmgr.campaign.planning.formations import FormationTree, check_side, top_doubts
from oobmgr.campaign.planning.kept_records import plan_kept
from oobmgr.campaign.planning.limits import record_faults, unit_faults
from oobmgr.campaign.planning.nations import nation_doubts
from oobmgr.campaign.planning.numbers import Numbers
from oobmgr.campaign.planning.places import place_doubts, place_read
from oobmgr.campaign.planning.ratings import rating_doubts
from oobmgr.campaign.planning.twins import twin_doubts
from oobmgr.campaign.planning.updates import plan_updates
from oobmgr.domain.accounts import STEP, Account, Place, SideId
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import WHOLE, Fact, JsonValue, Posting, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.records import RecordValues
from oobmgr.domain.rulings import Step, StepKind
from oobmgr.domain.units import OTHER_TEXTS, UnitStatus, UnitValues
from oobmgr.domain.wording import with_capital

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import AddUnit, ImportOrderOfBattle

_STRENGTH: Final = itemgetter(*map(UNIT_COLUMNS.index, ("side", "steps", "steps_left")))


def plan_import(command: ImportOrderOfBattle, books: BooksSnapshot) -> Draft:
    """Add every unit with its formations, and every other record, in one transaction.

    What is to change of units that are there changes in the same one.
    """
    if not any(
        (command.units, command.records, command.formations, command.updates, command.removed,
         command.removed_records, command.cleared)
    ):  # fmt: skip
        raise BadInput(Fault("there is nothing to add.", where=command.source))
    # All of them before the first row is made: an import is taken whole or not at all.
    faults = tuple(record_faults(command.records, books.game))
    if faults:
        raise BadInput(*faults)
    tree = FormationTree(books)
    rows, raised, highest = new_rows(command.units, books, tree)
    tree.ids_of(command.formations)
    updates = plan_updates(command, books, tree)
    records, counters = _new_records(command.records, books)
    kept = plan_kept(command, rows, books)
    numbers = Counter(record.kind for record in command.records)
    kinds = books.game.record_kinds
    told = [kind.told(numbers[kind.subject]) for kind in kinds if numbers[kind.subject]]
    return Draft(
        title=_title(command),
        sentence=f"{', '.join([counted(len(tree.facts), 'new formation'), *told])}.",
        postings=(*raised, *updates.postings, *kept.postings),
        facts=(*tree.facts, *records, *updates.facts, *kept.facts),
        new_units=rows,
        working=_working(rows, books) if rows else updates.working,
        notes=updates.notes,
        warnings=(*updates.warnings, *kept.warnings, *place_doubts(books, _places(command))),
        refusals=updates.refusals,
        counters=tree.counters | counters | highest,
    )


def _title(command: ImportOrderOfBattle) -> str:
    """``Imported 12 units, changed 3, removed 1 from east.xlsx``."""
    parts = [counted(len(command.units), "unit")]
    parts += [f"changed {len(command.updates):,}"] if command.updates else []
    gone = len(command.removed) + len(command.removed_records)
    parts += [f"removed {gone:,}"] if gone else []
    source = f" from {command.source}" if command.source else ""
    return f"Imported {', '.join(parts)}{source}"


def _places(command: ImportOrderOfBattle) -> Iterator[str]:
    """The hexes that an import gives to units, new ones and others."""
    yield from (unit.hex for unit in command.units)
    yield from (str(one.changes["hex"]) for one in command.updates if "hex" in one.changes)


def plan_add_unit(command: AddUnit, books: BooksSnapshot) -> Draft:
    """Add one unit by hand."""
    words = books.game.unit_words
    values = replace(command.values, hex=place_read(books, command.values.hex))
    # A type that nobody knows is refused by hand, where somebody can answer at once.
    if doubts := words.doubts(values):
        raise BadInput(*doubts)
    tree = FormationTree(books)
    rows, raised, highest = new_rows((values,), books, tree)
    usual = words.complete(replace(values, path=())).path
    return Draft(
        # Not every unit has a size.
        title=f"Added {values.designation} {values.type} {values.size}".rstrip(),
        sentence=with_capital(f"{taken}.") if (taken := words.taken_as(values)) else "",
        # By hand somebody is there to answer, before anything is written.
        warnings=tuple(
            doubt.question()
            for doubt in (
                *words.open_yet(values),
                *(words.odd(values) if words.odd else ()),
                *rating_doubts(books, values.ratings),
                *place_doubts(books, (values.hex,)),
                # Where nobody named a formation, the game's own takes the unit.
                *(top_doubts(books, values.side, values.path) if values.path != usual else ()),
                *nation_doubts(books, values),
                *twin_doubts(books, values),
            )
        ),
        postings=raised,
        facts=tuple(tree.facts),
        new_units=rows,
        counters=tree.counters | highest,
    )


def with_brought(draft: Draft, books: BooksSnapshot) -> Draft:
    """A draft with rows for the units that its plans bring; as it is, where they bring none."""
    if not draft.brought:
        return draft
    tree = FormationTree(books)
    rows, raised, highest = new_rows(draft.brought, books, tree)
    return replace(
        draft,
        postings=(*draft.postings, *raised),
        facts=(*tree.facts, *draft.facts),
        new_units=rows,
        brought=(),
        counters=draft.counters | tree.counters | highest,
    )


def new_rows(
    units: Sequence[UnitValues], books: BooksSnapshot, tree: FormationTree
) -> tuple[list[tuple[Any, ...]], tuple[Posting, ...], dict[str, int]]:
    """The rows of new units, where their steps come from, and the counters that they raise."""
    if not units:
        return [], (), {}
    rows, highest = _unit_rows(units, books, tree)
    return rows, _raised(rows), highest


def _unit_rows(
    units: Sequence[UnitValues], books: BooksSnapshot, tree: FormationTree
) -> tuple[list[tuple[Any, ...]], dict[str, int]]:
    """The rows of new units, and the counters that their numbers raise."""
    faults = tuple(unit_faults(units, books.game.unit_words.step_words))
    if faults:
        raise BadInput(*faults)
    # Once for each side: there may be twenty thousand units.
    # In order of appearance, so that the first fault is that of the first row.
    for side in dict.fromkeys(unit.side for unit in units):
        check_side(side, books)
    # The formations before the units: each row needs the id of its own.
    ids = tree.ids_of((unit.side, unit.path) for unit in units)
    numbers = Numbers(books, Subject.UNIT)
    # Who arrives up to the set-up is on the map from the start, though that may be a later turn.
    now = max(books.turn, books.scenario.set_up)
    texts = _json_texts(units)
    other_texts = attrgetter(*(text.name for text in OTHER_TEXTS))
    due, on_map, dead = str(UnitStatus.DUE), str(UnitStatus.ON_MAP), str(UnitStatus.DEAD)
    rows = [
        (
            number,
            u.side,
            u.nation,
            u.designation,
            u.type,
            u.size,
            ids[u.side, u.path],
            texts[id(u.ratings)],
            texts[id(u.traits)],
            u.steps,
            left := u.steps if u.steps_left is None else u.steps_left,
            (due if u.arrival > now else on_map) if left else dead,
            u.arrival,
            *other_texts(u),
        )
        for number, u in zip(numbers.following(u.side for u in units), units, strict=True)
    ]
    return rows, numbers.counters


def _json_texts(units: Iterable[UnitValues]) -> Mapping[int, str]:
    """JSON texts of ratings and traits by the `id` of the mapping.

    The same few stand in thousands of units: those that were read together share them as objects,
    and are known again at once. The units live longer than this answer, so no other mapping takes
    the place of one of theirs.
    """
    # Keyed by identity, for mappings have no hash and comparing them is what is to be saved.
    each = {id(values): values for unit in units for values in (unit.ratings, unit.traits)}
    return {at: json.dumps(dict(values), ensure_ascii=False) for at, values in each.items()}


def _strengths(rows: Iterable[tuple[Any, ...]]) -> Counter[tuple[SideId, int, int]]:
    """How many of the rows have each side, steps and steps left: few, of twenty thousand rows."""
    return Counter(map(_STRENGTH, rows))


def _raised(rows: Sequence[tuple[Any, ...]]) -> tuple[Posting, ...]:
    """Where the steps of new units come from, and those that they have lost already."""
    # Lost steps were raised as well; they lie with the dead from the start.
    raised: Counter[SideId] = Counter()
    lost: Counter[SideId] = Counter()
    for (side, steps, left), number in _strengths(rows).items():
        raised[side] += steps * number
        if left < steps:
            lost[side] += (steps - left) * number
    return (
        *(Posting(Account(Place.RAISED, side), STEP, -n) for side, n in raised.items()),
        *(Posting(Account(Place.DEAD, side), STEP, n) for side, n in lost.items()),
    )


def _new_records(
    records: Sequence[RecordValues], books: BooksSnapshot
) -> tuple[list[Fact], dict[str, int]]:
    """A fact for each record with a number of its own, and the highest numbers given out."""
    own = [kind.subject for kind in books.game.record_kinds if kind.keeping is None]
    counters = {str(subject): books.counter(subject) for subject in own}
    facts = []
    for record in records:
        if record.kind not in own:
            continue
        number = counters[record.kind] = counters[record.kind] + 1
        values: dict[str, JsonValue] = {"id": number, **record.values}
        facts.append(Fact(record.kind, str(number), WHOLE, None, values))
    return facts, counters


def _working(rows: Sequence[tuple[Any, ...]], books: BooksSnapshot) -> tuple[Step, ...]:
    units: Counter[SideId] = Counter()
    steps: Counter[SideId] = Counter()
    told = books.game.unit_words.step_words.told
    for (side, each, _), number in _strengths(rows).items():
        units[side] += number
        steps[side] += each * number
    lines = [
        Step(f"{books.game.side(side).name} units", number, told(steps[side]))
        for side, number in sorted(units.items())
    ]
    return (*lines, Step("Units", len(rows), kind=StepKind.RESULT))
