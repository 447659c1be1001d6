"""Reorganising: units and formations put elsewhere, merged, taken off, given other names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.planning.formations import (
    FormationTree,
    called,
    check_side,
    formation,
    is_below,
    path_faults,
    top_doubts,
)
from oobmgr.campaign.planning.units import held_back, names, units_named
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import WHOLE, Fact, FormationId, JsonValue, Subject
from oobmgr.domain.quantities import counted
from oobmgr.domain.unit_texts import formation_faults, text_faults
from oobmgr.domain.units import MOST_LEVELS, PATH_SEPARATOR

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import (
        MergeFormations,
        Regroup,
        RemoveFormations,
        RenameAll,
    )
    from oobmgr.domain.units import UnitState

_UNIT_FIELD, _PARENT = "formation", "parent"


def plan_regroup(command: Regroup, books: BooksSnapshot) -> Draft:
    """Put units and formations into one formation, which is added where it is missing."""
    units = units_named(command.unit_ids, books) if command.unit_ids else ()
    moved = _topmost(command.formation_ids, books)
    check_side(command.side, books)
    if faults := tuple(_misplaced(command, units, moved, books)):
        raise BadInput(*faults)
    tree = FormationTree(books)
    target = tree.id_of(command.side, command.path) if command.path else None
    changes = [*_reparented(moved, target, books), *placed(units, target, books)]
    # A formation that is new is a change by itself; one that is there and takes nothing is none.
    if not (changes or tree.facts):
        message = "all of it is entered already."
        raise BadInput(Fault(message, "formation", PATH_SEPARATOR.join(command.path)))
    what, where = _what(units, moved, books), called(command.path, books)
    return Draft(
        title=f"Moved {what} to {where}" if command.path else f"Moved {what} to the top",
        sentence=PATH_SEPARATOR.join(command.path),
        facts=(*tree.facts, *changes),
        counters=tree.counters,
        warnings=tuple(doubt.question() for doubt in top_doubts(books, command.side, command.path)),
    )


def _topmost(formation_ids: Sequence[FormationId], books: BooksSnapshot) -> tuple[int, ...]:
    """The formations that stand under none of the others: those go along with what is above."""
    chosen = tuple(dict.fromkeys(formation_ids))
    for one in chosen:
        # Asked for its refusal of one that there is not.
        formation(books, one)
    # Without the others: moving both would take the lower one out of the upper.
    return tuple(
        one
        for one in chosen
        if not any(other != one and is_below(books, one, other) for other in chosen)
    )


def _misplaced(
    command: Regroup, units: Sequence[UnitState], moved: Sequence[int], books: BooksSnapshot
) -> Iterator[Fault]:
    """Why units and formations cannot go there."""
    where = PATH_SEPARATOR.join(command.path)
    if not (units or moved):
        yield Fault("nothing is selected to be moved.", "units", advice="Select it first.")
    if units and not command.path:
        yield Fault("a unit needs a formation.", "formation", advice="Choose one of its own side.")
    if command.path:
        yield from path_faults(command.path)
    for unit in units:
        if unit.side != command.side:
            message = f"{names([unit])} belongs to the other side."
            yield Fault(message, "formation", where, "Choose a formation of its own side.")
    for one in moved:
        _, side, _, name = books.formations[one]
        path = books.paths[one]
        if side != command.side or command.path[: len(path)] == path:
            advice = "Choose a formation of the same side that is not part of it."
            yield Fault(f"{name} cannot go under {where}.", "formation", where, advice)
        elif len(command.path) + _depth(one, books) > MOST_LEVELS:
            advice = f"A path has {MOST_LEVELS} levels at most."
            yield Fault(f"{name} would be too deep.", "formation", where, advice)
    yield from _twins(command, moved, books)


def _depth(above: int, books: BooksSnapshot) -> int:
    """The levels of a formation and all below it."""
    own = books.paths[above]
    below = (path for path in books.paths.values() if path[: len(own)] == own)
    return max(map(len, below)) - len(own) + 1


def _twins(command: Regroup, moved: Sequence[int], books: BooksSnapshot) -> Iterator[Fault]:
    """Formations that would stand beside one of the same name."""
    # Those that are there take part: one that is moved to where it stands meets itself only.
    there = {
        path[-1]: one
        for one, path in books.paths.items()
        if books.formations[one][1] == command.side and path[:-1] == command.path
    }
    for one in moved:
        name = books.formations[one][3]
        if there.setdefault(name, one) != one:
            advice = "Merge the two, or rename one."
            yield Fault(f"there is a {name} there already.", "formation", name, advice)


def _reparented(
    formation_ids: Iterable[int], target: int | None, books: BooksSnapshot
) -> Iterator[Fact]:
    for one in formation_ids:
        old = books.formations[one][2]
        if old != target:
            yield Fact(Subject.FORMATION, str(one), _PARENT, old, target)


def placed(units: Iterable[UnitState], target: int | None, books: BooksSnapshot) -> Iterator[Fact]:
    """That units stand in one formation. Raises `BadInput` where the game holds one back."""
    faults: list[Fault] = []
    for unit in units:
        if unit.formation != target:
            faults += held_back(unit, {_UNIT_FIELD: target}, books)
            yield Fact(Subject.UNIT, str(unit.id), _UNIT_FIELD, unit.formation, target)
    if faults:
        raise BadInput(*faults)


def _what(units: Sequence[UnitState], moved: Sequence[int], books: BooksSnapshot) -> str:
    """``57 infantry XX and II Corps``: what is moved, in a few words."""
    parts = [names(units)] if units else []
    if len(moved) == 1:
        parts.append(called(books.paths[moved[0]], books))
    elif moved:
        parts.append(counted(len(moved), "formation"))
    return " and ".join(parts)


def plan_merge(command: MergeFormations, books: BooksSnapshot) -> Draft:
    """Put all that stands in formations into another one, and take them off the books."""
    _, side, _, name = formation(books, command.into)
    gone = [one for one in dict.fromkeys(command.formation_ids) if one != command.into]
    faults = [] if gone else [Fault("choose two formations at least.", "formation")]
    for one in gone:
        _, own_side, _, own = formation(books, one)
        if own_side != side or is_below(books, command.into, one):
            advice = "Choose one of the same side that is not part of it."
            faults.append(Fault(f"{own} cannot go into {name}.", "formation", own, advice))
    rows = books.formations
    # Formations below those that go are moved up, and their own units stay in them.
    freed = [one for one, row in rows.items() if row[2] in gone and one not in gone]
    faults += _twins_in(command.into, freed, gone, books)
    if faults:
        raise BadInput(*faults)
    units = [unit for unit in books.unit_rows() if unit.formation in gone]
    facts = [*_reparented(freed, command.into, books), *placed(units, command.into, books)]
    merged = " and ".join(called(books.paths[one], books) for one in gone)
    return Draft(
        title=f"Merged {merged} into {called(books.paths[command.into], books)}",
        sentence=f"{counted(len(units), 'unit')} and {counted(len(freed), 'formation')} moved.",
        facts=(*facts, *_taken_off(gone, books)),
    )


def _twins_in(
    into: int, freed: Iterable[int], gone: Sequence[int], books: BooksSnapshot
) -> Iterator[Fault]:
    """Formations below the merged ones that would stand beside one of the same name."""
    rows = books.formations
    there = {row[3] for one, row in rows.items() if row[2] == into and one not in gone}
    for one in freed:
        name = rows[one][3]
        if name in there and rows[one][2] != into:
            advice = "Merge those first, or rename one."
            yield Fault(f"there would be two {name} in it.", "formation", name, advice)
        # Two that move up may also meet each other.
        there.add(name)


def _taken_off(formation_ids: Iterable[int], books: BooksSnapshot) -> Iterator[Fact]:
    """That formations are gone, those furthest down first: none may stand in one that is gone."""
    for one in sorted(formation_ids, key=lambda each: -len(books.paths[each])):
        _, side, parent, name = books.formations[one]
        # As a creation has it, so that the mirror of this one brings the formation back whole.
        record: JsonValue = {"id": one, "side": side, "parent_id": parent, "name": name}
        yield Fact(Subject.FORMATION, str(one), WHOLE, record, None)


def plan_remove(command: RemoveFormations, books: BooksSnapshot) -> Draft:
    """Take formations off the books, each with no unit in it and nothing below that stays."""
    gone = tuple(dict.fromkeys(command.formation_ids))
    if not gone:
        raise BadInput(Fault("no formation is chosen.", "formation"))
    # Those in which units stand; deep below counts by the formations in between.
    held = {number for number, *_ in books.formation_sums()}
    faults = []
    for one in gone:
        name = formation(books, one)[3]
        below = [row for row in books.formations.values() if row[2] == one and row[0] not in gone]
        if one in held or below:
            advice = "Move what is in it, or merge it into another."
            faults.append(Fault(f"{name} is not empty.", "formation", name, advice))
    if faults:
        raise BadInput(*faults)
    title = f"Removed {' and '.join(called(books.paths[one], books) for one in gone)}"
    return Draft(title=title, facts=tuple(_taken_off(gone, books)))


def plan_rename_all(command: RenameAll, books: BooksSnapshot) -> Draft:
    """Give units and formations other names, each its own, in one transaction."""
    wanted = {unit: name.strip() for unit, name in command.units}
    titles = {one: name.strip() for one, name in command.formations}
    faults = [
        *(fault for name in wanted.values() for fault in _unit_name_faults(name)),
        *(fault for name in titles.values() for fault in formation_faults(name, "name")),
    ]
    if faults:
        raise BadInput(*faults)
    units = units_named(tuple(wanted), books) if wanted else ()
    facts = [
        Fact(Subject.UNIT, str(unit.id), "designation", unit.designation, wanted[unit.id])
        for unit in units
        if wanted[unit.id] != unit.designation
    ]
    # Asked with an empty name: whether the game lets a unit be renamed does not hang on the new
    # one.
    faults += (fault for unit in units for fault in held_back(unit, {"designation": ""}, books))
    for one, name in titles.items():
        old = formation(books, one)[3]
        if name != old:
            facts.append(Fact(Subject.FORMATION, str(one), "name", old, name))
    faults += _same_names(titles, books)
    if faults:
        raise BadInput(*faults)
    if not facts:
        raise BadInput(Fault("nothing would change.", where="name"))
    return Draft(title=f"Renamed {_numbers(facts)}", facts=tuple(facts))


def _unit_name_faults(name: str) -> Iterator[Fault]:
    if not name:
        yield Fault("a unit needs a designation.", "name")
    yield from text_faults(name, "name")


def _same_names(titles: dict[FormationId, str], books: BooksSnapshot) -> Iterator[Fault]:
    """Formations that would be called as another one beside them."""
    # All at once and not one by one: two formations may trade their names.
    seen: set[tuple[str, int | None, str]] = set()
    for one, side, parent, name in books.formations.values():
        place = side, parent, titles.get(FormationId(one), name)
        if place in seen:
            yield Fault(f"there would be two {place[2]} in one place.", "name", place[2])
        seen.add(place)


def _numbers(facts: Sequence[Fact]) -> str:
    units = sum(fact.subject == Subject.UNIT for fact in facts)
    parts = [counted(units, "unit")] if units else []
    rest = len(facts) - units
    return " and ".join([*parts, *([counted(rest, "formation")] if rest else [])])
