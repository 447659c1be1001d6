"""A description that was damaged anywhere is refused with faults, never with a crash."""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from oobmgr.games.own.description.lines import lines_of
from oobmgr.games.own.description.reading import read_description, read_document
from oobmgr.games.own.game import game_of
from oobmgr.games.own.pages.sheets import Sheets
from oobmgr.games.own.sample import sample_text

DOCUMENT = tomllib.loads(sample_text())
JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 2000), st.floats(), st.text(max_size=70),
    st.just([]), st.just({}), st.just([[]]), st.just({"a": {"b": 1}}), st.just(["crown", "crown"]),
    st.just([1]), st.just({"mud": "1/2"}), st.dates(), st.datetimes(),
)  # fmt: skip


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - any value of TOML
    """The way to everything in a document."""
    listed = enumerate(value) if isinstance(value, list) else ()
    for key, held in value.items() if isinstance(value, dict) else listed:
        yield (*path, key)
        yield from places_in(held, (*path, key))


PLACES = tuple(places_in(DOCUMENT))


@given(st.lists(st.tuples(st.sampled_from(PLACES), st.none() | JUNK), min_size=1, max_size=4))
def test_a_damaged_document_is_refused_or_played(damage: list[tuple[tuple[Any, ...], Any]]) -> None:
    document: Any = copy.deepcopy(DOCUMENT)
    for path, junk in damage:
        holder = document
        for key in path[:-1]:
            inside = isinstance(holder, dict) and key in holder
            listed = isinstance(holder, list) and isinstance(key, int) and key < len(holder)
            if not (inside or listed):
                break
            holder = holder[key]
        else:
            if isinstance(holder, dict):
                holder.pop(path[-1], None)
                if junk is not None:
                    holder[path[-1]] = copy.deepcopy(junk)
    reading = read_document(document)
    assert (reading.description is None) == bool(reading.faults)
    assert all(found.fault.message for found in reading.faults)
    sheets = Sheets.of(document)
    again = sheets.read()
    assert all(sheets.place_of(found.path) for found in again.faults if found.path)
    if reading.description is not None:
        assert game_of(reading.description, "text").actions


@given(st.integers(0, len(sample_text())), st.integers(0, 40), st.text(max_size=6))
def test_a_damaged_text_is_refused_with_lines(start: int, length: int, put: str) -> None:
    text = sample_text()
    damaged = text[:start] + put + text[start + length :]
    most = damaged.count("\n") + 1
    reading = read_description(damaged)
    assert all(0 <= found.line <= most for found in reading.faults)


@given(st.text(max_size=200))
def test_the_scanner_of_lines_comes_to_an_end(text: str) -> None:
    assert lines_of(text).of(("game",)) >= 0
