"""The command `add`: one unit by hand, read as the row of a workbook is read."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from oobmgr.campaign.commands import AddUnit
from oobmgr.campaign.meant_formations import meant_path
from oobmgr.cli.campaigns import confirmed, opened, pairs, side_id, tell
from oobmgr.cli.formations import missing_paths
from oobmgr.cli.order_of_battle import unit_json
from oobmgr.cli.output import print_json
from oobmgr.cli.streams import say
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.unit_texts import (
    MOST_NAME_LETTERS,
    MOST_PATH_LETTERS,
    text_faults,
)
from oobmgr.domain.units import ENTERED_TEXTS, PATH_SEPARATOR, UnitValues
from oobmgr.exchange.cells import CellFault
from oobmgr.exchange.rating_cells import RatingsReader
from oobmgr.exchange.unit_cells import (
    ArrivalReader,
    Found,
    IdentityReader,
    TraitsReader,
    blank_allowed,
    read_path,
    read_size,
    read_steps,
)
from oobmgr.exchange.unit_types import type_reader
from oobmgr.rules.nearest import did_you_mean
from oobmgr.rules.unit_ratings import unlikely_ratings, unlikely_words

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.rows import FormationRow, UnitRow
    from oobmgr.rules.game import Game
    from oobmgr.rules.unit_words import UnitWords

_NEEDED = {
    "designation": "a designation", "nation": "a nation", "type": "a type", "size": "a size",
    "formation": "a formation", "ratings": "ratings",
}  # fmt: skip
_COLUMN_OPTIONS = {"path": "formation"}  # a column of a workbook -> the option for it
_OPTION_COLUMNS = {option: column for column, option in _COLUMN_OPTIONS.items()}
_NO_PATH: tuple[str, ...] = ()


def add(wish: argparse.Namespace) -> None:
    """Add one unit, as one transaction."""
    with opened(wish) as campaign:
        before = campaign.queries.formations()
        values, notes = _read(wish, campaign.game, before)
        new_paths = missing_paths(before, values.path, values.side)
        if wish.preview:
            preview = campaign.session.preview(AddUnit(values))
            if wish.json:
                print_json(replace(preview, notes=(*preview.notes, *notes)))
                return
            say(f"{preview.title} (not posted)")
            doubts = tuple(fault.note() for fault in preview.warnings)
            _tell_rest(f"In {PATH_SEPARATOR.join(values.path)}", new_paths, (*doubts, *notes))
            return
        confirmed(campaign.session.preview(AddUnit(values)), wish)
        posted = campaign.session.execute(AddUnit(values))
        unit = _written(campaign, posted.transaction)
    if wish.json:
        print_json(
            {
                "transaction": posted.transaction,
                "unit": unit_json(unit, campaign.game),
                "new_formations": new_paths,
                "notes": notes,
            }
        )
        return
    tell(posted)
    _tell_rest(f"Unit {unit.id} in {PATH_SEPARATOR.join(unit.path)}", new_paths, notes)


def _tell_rest(place: str, new_paths: Sequence[tuple[str, ...]], notes: Sequence[str]) -> None:
    say(f"  {place}")
    for path in new_paths:
        say(f"  New formation: {PATH_SEPARATOR.join(path)}")
    for note in notes:
        say(f"  Note: {note}")


def _written(campaign: Campaign, transaction: int) -> UnitRow:
    """The unit that a transaction raised."""
    legs = campaign.queries.transaction(transaction).postings
    accounts = (Account.from_key(leg.account) for leg in legs)
    # The transaction says it: ids are given out while it is written, so no preview knows them.
    (number,) = (int(account.detail) for account in accounts if account.place == Place.UNIT)
    return next(row for row in campaign.queries.units() if row.id == number)


def _read(
    wish: argparse.Namespace, game: Game, formations: Sequence[FormationRow]
) -> tuple[UnitValues, tuple[str, ...]]:
    """The unit that was typed, and what is odd about it without being wrong.

    Raises `BadInput` with everything that cannot be used.
    """
    side = side_id(wish.side, game)
    words = game.unit_words
    given = pairs(wish.trait, "trait")
    traits = {one.key: text for name, text in given.items() if (one := words.trait(name))}
    # First what is missing: the readers of cells would complain of the same in words for a
    # spreadsheet.
    if faults := (*_unusable(wish, words), *_unknown(given, words)):
        raise BadInput(*faults)
    found: Found = []
    path = blank_allowed("path", words, read_path, _NO_PATH)(wish.formation, found)
    typed = UnitValues(
        side=side,
        nation=IdentityReader(game)((side, wish.nation), found)[1],
        designation=wish.designation.strip(),
        type=type_reader(game)(wish.type, found),
        size=blank_allowed("size", words, read_size, "")(wish.size, found),
        path=meant_path(formations, path, side) if path else path,
        steps=_steps(wish.steps, words, found),
        ratings=RatingsReader(game.ratings)((wish.ratings, *("" for _ in game.ratings)), found),
        traits=TraitsReader(words)(
            tuple(traits.get(key, "") for key in words.known_traits()), found
        ),
        arrival=ArrivalReader(game)(wish.arrival, found),
        **{text.name: getattr(wish, text.name).strip() for text in ENTERED_TEXTS},
    )
    # All at once: who corrects a line would otherwise meet its faults one by one.
    if wrong := [_fault(each) for each in found if not each.warning]:
        raise BadInput(*wrong)
    values = words.complete(typed)
    # The command asks about these by itself.
    asked = {unlikely_words(*one) for one in unlikely_ratings(game.ratings, values.ratings)}
    told = (each for each in found if each.message not in asked)
    return values, tuple(f"{each.message} {each.advice}" for each in told)


def _steps(text: str, words: UnitWords, found: Found) -> int:
    """How many steps were typed; where none were, one, or as many as the game fills in."""
    if not text and "steps" not in words.optional:
        return 1
    return blank_allowed("steps", words, partial(read_steps, words.step_words.several), 0)(
        text, found
    )


def _unusable(wish: argparse.Namespace, words: UnitWords) -> Iterator[Fault]:
    for field, needed in _NEEDED.items():
        text = getattr(wish, field)
        if not text.strip() and _OPTION_COLUMNS.get(field, field) not in words.optional:
            advice = f"Give it with --{field}." if field != "designation" else ""
            yield Fault(f"a unit needs {needed}.", field, advice=advice)
        most = MOST_PATH_LETTERS if field == "formation" else MOST_NAME_LETTERS
        yield from text_faults(text, field, most=most)


def _unknown(traits: Mapping[str, str], words: UnitWords) -> Iterator[Fault]:
    for name in traits:
        if words.trait(name) is None:
            message = f"there is no trait {name!r}."
            yield Fault(message, "trait", name, did_you_mean(name, words.known_traits()))


def _fault(fault: CellFault) -> Fault:
    where = _COLUMN_OPTIONS.get(fault.column, fault.column)
    return Fault(fault.message, where, fault.found, fault.advice)
