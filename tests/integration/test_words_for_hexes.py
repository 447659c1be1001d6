"""Words that are no hex are refused or asked about in every input of every game that takes one."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.known_games import game
from oobmgr.models.engines import campaign_engine, reading
from oobmgr.rules.inputs import TOLD, decode, hints_of, without_none
from tests.campaigns import campaign_at

NO_HEX = "lalala"
_OTHERWISE = {
    # The hexes of a line, in the player's own words beside their number.
    "regauge": "where",
    # A town or city, which is entered here by its name for the first time.
    "town": "place",
}
_GAMES = ("europa", "spark", "war_in_europe", "grande_armee", "balkans")


def is_about_a_hex(field: dataclasses.Field[Any], hint: Any) -> bool:  # noqa: ANN401 - a type
    """Whether an input takes words and says that they are a hex."""
    told = field.metadata.get(TOLD)
    words = hint is str or get_args(hint) == (str, ...)
    if told is None or not words or told.choices:
        return False
    return bool(re.search(r"\bhex(es)?\b", f"{told.label} {told.sentence}", re.IGNORECASE))


def filled(kind: type[Any]) -> dict[str, Any]:
    """What a record of a list needs at least."""
    required = (f for f in dataclasses.fields(kind) if f.default is f.default_factory)
    return {f.name: 1 if hints_of(kind)[f.name] is int else "1" for f in required}


def inputs_of(kind: type[Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Each such input by its path, with raw inputs in which it alone is entered."""
    for field in dataclasses.fields(kind):
        hint, _ = without_none(hints_of(kind)[field.name])
        inner = next((one for one in get_args(hint) if dataclasses.is_dataclass(one)), None)
        if isinstance(inner, type):
            for path, raw in inputs_of(inner):
                yield f"{field.name}.0.{path}", {field.name: [{**filled(inner), **raw}]}
        elif is_about_a_hex(field, hint):
            yield field.name, {field.name: NO_HEX if hint is str else [NO_HEX]}


def all_inputs() -> Iterator[Any]:
    for name in _GAMES:
        for action in game(name).actions:
            for path, raw in inputs_of(action.inputs):
                if _OTHERWISE.get(action.name) != path:
                    told = f"{name}-{action.name}-{path}"
                    yield pytest.param(name, action.name, raw, path, id=told)


def faults_of(campaign: Campaign, action: str, raw: Mapping[str, Any]) -> tuple[Fault, ...]:
    """All that the plan of an entry says, whatever phase it is and whatever stands on the map."""
    known = campaign.game.action(action)
    engine = campaign_engine(campaign.path)
    try:
        with reading(engine) as connection:
            books = BooksSnapshot(connection, campaign.game)
            found = known.plan(books, decode(known.inputs, raw))
    except BadInput as error:
        return error.faults
    finally:
        engine.dispose()
    return (*found.refusals, *found.warnings)


@pytest.mark.parametrize(("name", "action", "raw", "path"), tuple(all_inputs()))
def test_words_that_are_no_hex(
    tmp_path: Path, name: str, action: str, raw: Mapping[str, Any], path: str
) -> None:
    start = game(name).scenarios[0]
    new = NewCampaign("Tuesdays", name, start.id, start.variants[0].id if start.variants else "")
    with campaign_at(tmp_path / "tuesdays.oob", new) as campaign:
        told = faults_of(campaign, action, raw)
    assert [one for one in told if NO_HEX in f"{one.value} {one.message}".casefold()], (path, told)
