"""Commands about units: import, units, formations, lose, restore, edit, remove."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.rows import FormationRow, UnitRow
from oobmgr.cli.campaigns import opened, pairs, side_id, side_name, tell
from oobmgr.cli.formations import belongs, one_formation
from oobmgr.cli.output import jsonable, print_columns, print_json, print_table
from oobmgr.cli.streams import remark, say
from oobmgr.cli.unit_filters import filtered, own_status, status_of, strangers
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import UnitId
from oobmgr.domain.units import ENTERED_TEXTS, PATH_SEPARATOR
from oobmgr.rules.game import Game

if TYPE_CHECKING:
    from oobmgr.campaign.session import Posted
    from oobmgr.exchange.comparison import ImportPreview
    from oobmgr.exchange.readings import OrderOfBattleReading


def read(wish: argparse.Namespace) -> None:
    """Read a workbook; a dry run unless accepted. Every problem is listed either way."""
    # Spreadsheets are slow to load, and lists of units need none of them.
    from oobmgr.exchange.apart import read_apart
    from oobmgr.exchange.comparison import compare
    from oobmgr.exchange.order_of_battle import order_of_battle_of

    source = Path(wish.source)
    with opened(wish) as campaign:
        reading = order_of_battle_of(source.name, read_apart(source), campaign.game)
        preview = compare(reading, campaign.queries.units(), campaign.queries.records())
        accepted = wish.accept and not preview.nothing_new
        posted = campaign.session.execute(preview.to_command()) if accepted else None
    if wish.json:
        print_json(_as_json(reading, preview, posted.transaction if posted else None))
    else:
        _tell_reading(reading, preview)
        _tell_import(preview, posted)
    # After everything was told: the exit code says that nothing could be used.
    if not reading.units and not reading.records:
        faults = [problem.fault() for problem in reading.problems[:1]]
        raise BadInput(*faults or [Fault("there is no row below the headings.", wish.source)])


def _tell_import(preview: ImportPreview, posted: Posted | None) -> None:
    if posted is not None:
        tell(posted)
    elif not preview.nothing_new:
        say("Nothing was imported. --accept adds these units as one transaction.")


def _as_json(
    reading: OrderOfBattleReading, preview: ImportPreview, transaction: int | None
) -> dict[str, Any]:
    return {
        "source": reading.source,
        "accepted": transaction is not None,
        "transaction": transaction,
        "units": len(reading.units),
        "new_units": len(preview.new),
        "unchanged_units": preview.unchanged,
        "changed_units": [changed.sentence() for changed in preview.changed],
        "formations": len(reading.formation_paths()),
        "new_formations": preview.new_formations,
        **_records_as_json(reading, preview),
        "left_out": reading.left_out,
        "sheets": reading.sheets,
        "taken_as": reading.taken_as(),
        "problems": reading.problems,
    }


def _records_as_json(reading: OrderOfBattleReading, preview: ImportPreview) -> dict[str, int]:
    """How many records of each kind were read, and how many are new."""
    counts: dict[str, int] = {}
    for kind in reading.game.record_kinds:
        name = f"{kind.sheet.lower()}_rows"
        counts[name] = sum(record.kind == kind.subject for record in reading.records)
        counts[f"new_{name}"] = sum(record.kind == kind.subject for record in preview.new_records)
    return counts


def _tell_reading(reading: OrderOfBattleReading, preview: ImportPreview) -> None:
    for sheet in reading.sheets:
        say(sheet.sentence())
    for problem in reading.problems:
        say(f"  {problem.severity}: {problem.sentence()}")
    for taken in reading.taken_as():
        say(f"  taken as: {taken.sentence()}")
    numbers = Counter(record.kind for record in preview.new_records)
    kinds = reading.game.record_kinds
    new = [f"{len(preview.new):,} new units", f"{preview.new_formations:,} new formations"]
    new += [kind.told(numbers[kind.subject]) for kind in kinds]
    say(
        f"{', '.join(new)}; {preview.unchanged:,} units are there already, "
        f"{len(preview.changed):,} differ, {reading.left_out:,} rows left out."
    )
    for changed in preview.changed:
        say(f"  differs: {changed.sentence()}")


def units(wish: argparse.Namespace) -> None:
    """List units that fit all filters."""
    with opened(wish) as campaign:
        rows = campaign.queries.units(wish.as_of)
        chosen = list(filtered(rows, wish, campaign.game))
        unknown = strangers(wish, rows, campaign.queries.formations(wish.as_of))
    remark(unknown)
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
            "Steps": lambda row: _steps(row, campaign.game),
            "Status": status_of,
            "Hex": lambda row: row.hex,
            "Formation": lambda row: PATH_SEPARATOR.join(row.path),
        },
    )
    say(f"{len(chosen):,} of {len(rows):,} units")


def _steps(row: UnitRow, game: Game) -> str:
    """The steps left of those of a full unit, ``?`` where they only stand in for others."""
    return f"{row.steps_left}/{row.steps}" if game.unit_words.steps_known(row) else "?"


def unit_json(row: UnitRow, game: Game) -> dict[str, Any]:
    """A unit as JSON; steps that nobody entered are null."""
    known = game.unit_words.steps_known(row)
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
    if wish.json:
        print_json([formation_json(row, campaign.game) for row in chosen])
        return
    print_table(
        ("Id", "Side", "Formation", "Units", "Steps"),
        [
            (row.id, side_name(row.side, campaign.game), "  " * row.level + row.name, row.units,
             f"{row.steps_left}/{row.steps}")
            for row in chosen
        ],
    )  # fmt: skip


def _with_fitting_units(
    rows: Sequence[FormationRow], units: Iterable[UnitRow], wish: argparse.Namespace, game: Game
) -> Sequence[FormationRow]:
    """The formations that hold, at any level, a unit of the wanted nation, type and status."""
    if wish.nation is wish.type is wish.status is None:
        return rows
    fitting = list(filtered(units, wish, game))
    held = {(u.side, u.path[:depth]) for u in fitting for depth in range(1, len(u.path) + 1)}
    return [row for row in rows if (row.side, row.path) in held]


def formation_json(row: FormationRow, game: Game) -> dict[str, Any]:
    """A formation as JSON."""
    return {
        "id": row.id,
        "side": side_name(row.side, game),
        "path": list(row.path),
        "units": row.units,
        "steps": row.steps,
        "steps_left": row.steps_left,
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
        tell(campaign.session.execute(EditUnits(_ids(wish), changes)))


def _changes(wish: argparse.Namespace, formations: Sequence[FormationRow]) -> dict[str, str]:
    """The changes as typed; a formation may be named, and a status as lists show it."""
    changes = pairs(wish.set, "set")
    if "formation" in changes:
        # The books know formations by id; people type their names.
        changes["formation"] = str(one_formation(formations, changes["formation"]).id)
    if "status" in changes:
        changes["status"] = changes["status"].casefold().replace(" ", "_")
    return changes


def remove(wish: argparse.Namespace) -> None:
    """Take units off the books."""
    from oobmgr.campaign.commands import RemoveUnits

    with opened(wish) as campaign:
        tell(campaign.session.execute(RemoveUnits(_ids(wish), wish.reason)))


def _ids(wish: argparse.Namespace) -> tuple[UnitId, ...]:
    return tuple(UnitId(number) for number in wish.units)
