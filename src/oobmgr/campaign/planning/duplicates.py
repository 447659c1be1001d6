"""Units and whole formations entered once more, as those that are there."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.planning.formations import FormationTree, formation
from oobmgr.campaign.planning.order_of_battle import new_rows
from oobmgr.campaign.planning.units import names, units_named
from oobmgr.domain.designations import next_designation
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.quantities import counted, first_few
from oobmgr.domain.unit_texts import formation_faults
from oobmgr.domain.units import MOST_COPIES, UnitValues

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.commands import DuplicateFormation, DuplicateUnits
    from oobmgr.domain.units import UnitState

_MOST_NAMED = 3


def plan_duplicate_units(command: DuplicateUnits, books: BooksSnapshot) -> Draft:
    """Add each unit again, at full strength, beside the one that is there, with its own number."""
    if not 1 <= command.times <= MOST_COPIES:
        advice = f"Enter a whole number from 1 to {MOST_COPIES}."
        fault = Fault("that is not a number of copies.", "times", str(command.times), advice)
        raise BadInput(fault)
    units = units_named(command.unit_ids, books)
    copies = [_copy(unit, unit.path) for unit in units for _ in range(command.times)]
    old = names(units)
    title = f"Duplicated {old}"
    if not command.same_names:
        copies = _numbered(copies, books.unit_rows())
        # Nobody chose the numbers, and a search or filter may hide the new ones.
        new = first_few([copy.designation for copy in copies], _MOST_NAMED)
        title = f"Duplicated {old} as {new}"
    return _added(title, copies, FormationTree(books), books)


def plan_duplicate_formation(command: DuplicateFormation, books: BooksSnapshot) -> Draft:
    """Add a formation beside one, with all that stands in that and below it."""
    _, side, _, name = formation(books, command.formation_id)
    title = command.name.strip()
    if faults := tuple(formation_faults(title, "name")):
        raise BadInput(*faults)
    old = books.paths[command.formation_id]
    # The last name of the path is the new one's; what stands above stays.
    new = (*old[:-1], title)
    if any(row[1] == side and books.paths[one] == new for one, row in books.formations.items()):
        raise BadInput(Fault(f"there is a {title} there already.", "name", title))
    tree = FormationTree(books)
    below = [
        path
        for one, path in books.paths.items()
        if path[: len(old)] == old and books.formations[one][1] == side
    ]
    # All of them, not only those with units: what is empty may be filled next.
    # The shortest first, so that each formation finds the one above it made already.
    tree.ids_of((side, (*new, *path[len(old) :])) for path in sorted(below, key=len))
    units = (u for u in books.unit_rows() if u.side == side and u.path[: len(old)] == old)
    copies = [_copy(unit, (*new, *unit.path[len(old) :])) for unit in units]
    return _added(f"Duplicated {name} as {title}", copies, tree, books)


def _copy(unit: UnitState, path: tuple[str, ...]) -> UnitValues:
    """A unit as it enters the books; what came from a workbook stays with the first of them."""
    return UnitValues(
        side=unit.side,
        nation=unit.nation,
        designation=unit.designation,
        type=unit.type,
        size=unit.size,
        path=path,
        steps=unit.steps,
        ratings=unit.ratings,
        traits=unit.traits,
        arrival=unit.arrival,
        hex=unit.hex,
        setup=unit.setup,
        note=unit.note,
    )


def _numbered(copies: Iterable[UnitValues], there: Iterable[UnitState]) -> list[UnitValues]:
    """Each copy with the next name that is free after that of the unit that it was made from.

    Divisions are counted through their army, battalions within their regiment: where one name
    stands in two formations already, names of that kind are counted within each.
    """
    names: dict[Hashable, dict[str, str]] = defaultdict(dict)
    homes: dict[tuple[Hashable, str], tuple[str, ...]] = {}
    within: set[Hashable] = set()
    for unit in there:
        kind = _kind(unit)
        # Both at once: whether names are counted within formations is known only after the last
        # unit.
        names[kind][unit.designation] = names[kind, unit.path][unit.designation] = ""
        if homes.setdefault((kind, unit.designation), unit.path) != unit.path:
            within.add(kind)
    found = []
    for copy in copies:
        kind = _kind(copy)
        taken = names[(kind, copy.path) if kind in within else kind]
        name = _free(copy.designation, taken)
        # Before the next copy, which must not get the same name.
        taken[name] = ""
        found.append(replace(copy, designation=name))
    return found


def _kind(unit: UnitValues) -> Hashable:
    """What units have in common that are counted together."""
    return unit.side, unit.nation, unit.type, unit.size


def _free(name: str, taken: dict[str, str]) -> str:
    """The next name that is not taken. `taken` keeps for each how far was looked beyond it."""
    passed = []
    while name in taken:
        passed.append(name)
        name = taken[name] or next_designation(name)
    # So that the next of thousands does not walk the same way again.
    taken.update(dict.fromkeys(passed, name))
    return name


def _added(
    title: str, copies: list[UnitValues], tree: FormationTree, books: BooksSnapshot
) -> Draft:
    rows, postings, counters = new_rows(copies, books, tree)
    return Draft(
        title=title,
        sentence=f"{counted(len(copies), 'new unit')}.",
        postings=postings,
        facts=tuple(tree.facts),
        new_units=rows,
        counters=tree.counters | counters,
    )
