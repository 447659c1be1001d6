"""Which formation takes in others: those merged into it, or one that goes under it."""

from collections.abc import Sequence

from oobmgr.campaign.meant_formations import meant_path
from oobmgr.campaign.rows import FormationRow
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.formation_names import path_words
from oobmgr.domain.unit_texts import split_path
from oobmgr.ui.viewmodels.order_of_battle import OrderOfBattle


def takers_in(chosen: Sequence[FormationRow], books: OrderOfBattle) -> list[FormationRow]:
    """Which formations may take in the chosen ones, in tree order: none that is part of one."""
    parts = frozenset[int]()
    for row in chosen:
        parts |= books.below(row.id) - {row.id}
    # One of several may take in the others; one alone cannot take in itself.
    barred = parts if len(chosen) > 1 else parts | {chosen[0].id}
    return [r for r in books.formations if r.side == chosen[0].side and r.id not in barred]


def likeliest(chosen: Sequence[FormationRow], takers: Sequence[FormationRow]) -> int:
    """Which of the takers is meant if nothing else is said: the first chosen, or one beside it.

    The only one in its place goes into what it stands under, and never, by an Enter that comes
    too soon, into the top of all.
    """
    one = chosen[0]
    if len(chosen) > 1:
        return one.id
    beside = [row.id for row in takers if row.parent_id == one.parent_id]
    return beside[0] if beside else one.parent_id or 0


def parents_for(chosen: FormationRow, books: OrderOfBattle) -> list[FormationRow]:
    """Under which formations one may stand: under its own parts it would hang from nothing."""
    below = books.below(chosen.id)
    return [row for row in books.formations if row.side == chosen.side and row.id not in below]


def paths_of(rows: Sequence[FormationRow]) -> dict[str, int]:
    """Their ids by their paths, as people type them."""
    return {path_words(row.path): row.id for row in rows}


def meant_among(typed: str, rows: Sequence[FormationRow], where: str) -> int:
    """The id of the one of these formations that was typed: by its path, or by its name alone.

    Raises `BadInput` about the field `where` if it is none of them, or several.
    """
    ids = paths_of(rows)
    side = rows[0].side if rows else ""
    path = path_words(meant_path(rows, split_path(typed), side, where))
    # As it is offered first: a name may hold what stands between the names of a path.
    found = ids.get(typed) or ids.get(path)
    if found is None:
        advice = "Type a name, and choose from what is offered."
        raise BadInput(Fault("there is no such formation to go to.", where, typed, advice))
    return found
