"""Commands about units: units, formations, lose, restore, edit, duplicate, remove."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping, Sequence
from operator import add
from typing import Any, Final, NamedTuple

from oobmgr.campaign.finding import unit_text
from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.cli.campaigns import confirmed, opened, pairs, side_id, side_name, tell
from oobmgr.cli.formations import belongs, one_formation
from oobmgr.cli.output import jsonable, print_columns, print_json, print_table
from oobmgr.cli.streams import remark, say
from oobmgr.cli.unit_filters import filtered, found_by_text, own_status, status_of, strangers
from oobmgr.domain.postings import UnitId
from oobmgr.domain.quantities import counted
from oobmgr.domain.units import ENTERED_TEXTS, PATH_SEPARATOR, UnitStatus
from oobmgr.rules.game import Game


def units(wish: argparse.Namespace) -> None:
    """List units that fit all filters."""
    with opened(wish) as campaign:
        rows = campaign.queries.units(wish.as_of)
        fitting = list(filtered(rows, wish, campaign.game))
        chosen, mistyped = found_by_text(fitting, wish.text, unit_text)
        unknown = strangers(wish, rows, campaign.queries.formations(wish.as_of))
    # A strange filter is noted and no fault: for a script an empty list is an answer.
    remark((*unknown, *([mistyped] if mistyped else ())))
    if wish.json:
        print_json([unit_json(row, campaign.game) for row in chosen])
        return
    print_columns(
        chosen,
        {
            "Id": lambda row: row.id,
            "Side": lambda row: side_name(row.side, campaign.game),
            "Nation": lambda row: row.nation,
            "Designation": lambda row: row.designation,
            "Type": lambda row: row.type,
            "Size": lambda row: row.size,
            "Ratings": lambda row: row.rating_text,
            campaign.game.unit_words.step_words.title: lambda row: _steps(row, campaign.game),
            "Status": status_of,
            "Hex": lambda row: row.hex,
            "Formation": lambda row: PATH_SEPARATOR.join(row.path),
        },
    )
    say(f"{len(chosen):,} of {counted(len(rows), 'unit')}")


def _steps(row: UnitRow, game: Game) -> str:
    """The steps left of those of a full unit, ``?`` where they only stand in for others."""
    if not game.unit_words.step_words.has(row):
        return ""
    return f"{row.steps_left}/{row.steps}" if game.unit_words.steps_known(row) else "?"


def unit_json(row: UnitRow, game: Game) -> dict[str, Any]:
    """A unit as JSON; steps that nobody entered, or that it has none of by the rules, are null."""
    words = game.unit_words
    known = words.steps_known(row) and words.step_words.has(row)
    return {
        "id": row.id,
        "side": side_name(row.side, game),
        "nation": row.nation,
        "designation": row.designation,
        "type": row.type,
        "size": row.size,
        "formation": list(row.path),
        "ratings": dict(row.ratings),
        "rating_text": row.rating_text,
        "traits": dict(row.traits),
        "steps": row.steps if known else None,
        "steps_left": row.steps_left if known else None,
        "status": own_status(row),
        "marks": [{**jsonable(mark), "effect": mark.sentence} for mark in row.marks],
        "arrival": row.arrival_label,
        **{text.name: getattr(row, text.name) for text in ENTERED_TEXTS},
        "source_key": row.source_key,
    }


def formations(wish: argparse.Namespace) -> None:
    """List formations in tree order."""
    with opened(wish) as campaign:
        every = campaign.queries.formations(wish.as_of)
        held = campaign.queries.units(wish.as_of)
        rows = _with_fitting_units(every, held, wish, campaign.game)
    remark(strangers(wish, held, every))
    side = None if wish.side is None else side_id(wish.side, campaign.game)
    chosen = [
        row
        for row in rows
        if (side is None or row.side == side)
        and (wish.formation is None or belongs(row.path, wish.formation))
    ]
    due = to_arrive(held, campaign.game)
    if wish.json:
        print_json([formation_json(row, campaign.game, due_in(row, due)) for row in chosen])
        return
    # The column would be empty for most of a campaign.
    later = any(due_in(row, due).units for row in chosen)
    print_table(
        ("Id", "Side", "Formation", "Units", campaign.game.unit_words.step_words.title,
         *(("To arrive",) if later else ())),
        [
            (row.id, side_name(row.side, campaign.game), "  " * row.level + row.name,
             *_there(row, due_in(row, due)), *((due_in(row, due).units or "",) if later else ()))
            for row in chosen
        ],
    )  # fmt: skip


class Due(NamedTuple):
    """The units of a formation that are still to arrive, their known steps, those of no known."""

    units: int = 0
    steps: int = 0
    unsure: int = 0


_Place = tuple[str, tuple[str, ...]]
_NONE_DUE: Final = Due()


def to_arrive(units: Iterable[UnitRow], game: Game) -> dict[_Place, Due]:
    """What is still to arrive, by side and path, in every formation above it: nobody has it yet."""
    words = game.unit_words
    due: dict[_Place, Due] = {}
    for row in units:
        if row.status != UnitStatus.DUE:
            continue
        unsure = words.unsure(row)
        told = words.step_words.has(row) and not unsure
        more = (1, row.steps if told else 0, int(unsure))
        for depth in range(1, len(row.path) + 1):
            at = (row.side, row.path[:depth])
            # Part by part: a plus between two tuples would only string them together.
            due[at] = Due(*map(add, due.get(at, _NONE_DUE), more))
    return due


def due_in(row: FormationRow, due: Mapping[_Place, Due]) -> Due:
    """What of a formation is still to arrive."""
    return due.get((row.side, row.path), _NONE_DUE)


def _there(row: FormationRow, due: Due) -> tuple[int, str]:
    """The units of a formation that are there, and their steps."""
    unsure = " + ?" if row.unsure > due.unsure else ""
    steps = f"{row.steps_left - due.steps}/{row.steps - due.steps}{unsure}"
    return row.units - due.units, steps


def _with_fitting_units(
    rows: Sequence[FormationRow], units: Iterable[UnitRow], wish: argparse.Namespace, game: Game
) -> Sequence[FormationRow]:
    """The formations that hold, at any level, a unit of the wanted nation, type and status."""
    if wish.nation is wish.type is wish.status is None:
        return rows
    fitting = list(filtered(units, wish, game))
    # With every formation above the unit, so that the tree that is printed has no holes.
    held = {(u.side, u.path[:depth]) for u in fitting for depth in range(1, len(u.path) + 1)}
    return [row for row in rows if (row.side, row.path) in held]


def formation_json(row: FormationRow, game: Game, due: Due) -> dict[str, Any]:
    """A formation as JSON: all that belongs to it, and what of it is still to arrive."""
    return {
        "id": row.id,
        "side": side_name(row.side, game),
        "path": list(row.path),
        "units": row.units,
        "steps": row.steps,
        "steps_left": row.steps_left,
        "units_of_unknown_steps": row.unsure,
        "to_arrive": due.units,
        "steps_to_arrive": due.steps,
    }


def lose(wish: argparse.Namespace) -> None:
    """Strike step boxes."""
    from oobmgr.campaign.commands import LoseSteps

    with opened(wish) as campaign:
        tell(campaign.session.execute(LoseSteps(_ids(wish), wish.steps)))


def edit(wish: argparse.Namespace) -> None:
    """Change facts about units."""
    from oobmgr.campaign.commands import EditUnits

    with opened(wish) as campaign:
        changes = _changes(wish, campaign.queries.formations())
        command = EditUnits(_ids(wish), changes)
        # Asked of the same command that is then posted, so nothing else can be confirmed.
        confirmed(campaign.session.preview(command), wish)
        tell(campaign.session.execute(command))


def _changes(wish: argparse.Namespace, formations: Sequence[FormationRow]) -> dict[str, str]:
    """The changes as typed; a formation may be named, and a status as lists show it."""
    changes = pairs(wish.set, "set")
    if "formation" in changes:
        # The books know formations by id; people type their names.
        changes["formation"] = str(one_formation(formations, changes["formation"]).id)
    if "status" in changes:
        # Lists show `on map`, which is saved as `on_map`.
        changes["status"] = changes["status"].casefold().replace(" ", "_")
    return changes


def duplicate(wish: argparse.Namespace) -> None:
    """Add units again."""
    from oobmgr.campaign.commands import DuplicateUnits

    with opened(wish) as campaign:
        command = DuplicateUnits(_ids(wish), wish.times, same_names=wish.same_names)
        tell(campaign.session.execute(command))


def remove(wish: argparse.Namespace) -> None:
    """Take units off the books."""
    from oobmgr.campaign.commands import RemoveUnits

    with opened(wish) as campaign:
        tell(campaign.session.execute(RemoveUnits(_ids(wish), wish.reason)))


def _ids(wish: argparse.Namespace) -> tuple[UnitId, ...]:
    return tuple(UnitId(number) for number in wish.units)
