"""Rows of any kind come back from the workbook of War in Europe as they were written."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.depth import UNSHRUNK, deep
from tests.unit.games.war_in_europe.playing import Table
from tests.unit.games.war_in_europe.workbooks import empty, exported, held, preview, taken

from oobmgr.campaign.commands import ImportOrderOfBattle
from oobmgr.domain.postings import Subject
from oobmgr.domain.records import RecordValues
from oobmgr.games.war_in_europe.records.air import FLAGS
from oobmgr.games.war_in_europe.records.listed import (
    AIR,
    AIR_FRONTS,
    AMPHIBIOUS,
    HEXES,
    LOSSES,
    MISSIONS,
    REPLACEMENTS,
    WEATHERS,
)

# ------------------------------------------------------------------------------- any rows at all

_SIDES = {"Axis": "axis", "Italy": "axis", "Commonwealth": "allied", "US": "allied",
          "Soviet": "soviet"}  # fmt: skip


_FRONTS = st.sampled_from(["West", "South", "East"])


_POINTS = st.integers(1, 99)


_TURNS = st.sampled_from(["", "1940-05-4", "1940-06-1", "1941-13-4"])


_PLACES = st.builds("{}{:04}".format, st.sampled_from("ABCDE"), st.integers(1, 9999))


_SIDE = st.sampled_from(["axis", "allied", "soviet"])


_FLAG = st.sampled_from(["", "yes", "no"])


_AIR_ROW = st.sampled_from(sorted(_SIDES)).flatmap(
    lambda nation: st.fixed_dictionaries(
        {"side": st.just(_SIDES[nation]), "of": st.just(nation), "front": _FRONTS,
         "points": _POINTS}
    )
)  # fmt: skip


_POINT_ROW = st.fixed_dictionaries(
    {"side": _SIDE, "front": _FRONTS, "points": _POINTS, "turn": _TURNS,
     "kind": st.sampled_from(["", "infantry", "armor", "a/b", "=1+1", "007", "x:y"])}
)  # fmt: skip


_BEACH_ROW = st.fixed_dictionaries(
    {"side": _SIDE, "hex": _PLACES, "points": st.integers(1, 4), "turn": _TURNS,
     "in": st.sampled_from([None, 1]), "out": st.sampled_from([None, 1])}
)  # fmt: skip


_HEX_ROW = st.fixed_dictionaries(
    {"hex": _PLACES, "last": st.sampled_from(["", "Axis", "Allied", "Soviet"]), "turn": _TURNS,
     "neutral": _FLAG, "partial": _FLAG, "printed": _FLAG, "cut": _TURNS}
).filter(lambda row: any(value for key, value in row.items() if key != "hex"))  # fmt: skip


_WEATHER_ROW = st.fixed_dictionaries(
    {"turn": st.sampled_from(["1940-04-1", "1940-05-2", "1940-05-3"]),
     "weather": st.sampled_from(["Clear", "Mud", "Snow"])}
)  # fmt: skip


_PAST = st.sampled_from(["1940-04-1", "1940-05-2", "1940-05-3"])


_YES_NO = st.sampled_from(["yes", "no"])


_NUMBER = st.integers(0, 120)


_FRONT_ROW = st.fixed_dictionaries(
    {"turn": _PAST, "front": _FRONTS, "war": _FLAG, "combat": _YES_NO,
     "distance": st.sampled_from([None, 0, 14]), "neutral_between": _YES_NO}
    | dict.fromkeys(FLAGS, _YES_NO)
).filter(lambda row: row["combat"] == "no" or row["war"] != "no")  # fmt: skip


_WHOSE = {"turn": _PAST, "front": _FRONTS, "of": st.sampled_from(sorted(_SIDES))}


_MISSION_ROW = st.fixed_dictionaries(
    {
        **_WHOSE,
        "superiority": st.integers(0, 30),
        "other": _NUMBER,
        "inactive": _NUMBER,
        "exposed": _YES_NO,
    }
)


_LOSS_ROW = st.fixed_dictionaries({**_WHOSE, "total": _NUMBER, "lost": _NUMBER})


_ROWS = (
    (AIR, _AIR_ROW), (REPLACEMENTS, _POINT_ROW), (AMPHIBIOUS, _BEACH_ROW), (HEXES, _HEX_ROW),
    (WEATHERS, _WEATHER_ROW), (AIR_FRONTS, _FRONT_ROW), (MISSIONS, _MISSION_ROW),
    (LOSSES, _LOSS_ROW),
)  # fmt: skip


_KEYS = (
    ("side", "of", "front"),
    ("side", "front", "kind", "turn"),
    # A beach is of one side: another one's points there are recycled (WIE-AMPH-08).
    ("hex",),
    ("hex",),
    ("turn",),
    ("turn", "front"),
    ("turn", "front", "of"),
    ("turn", "front", "of"),
)
"""What tells the rows of each kind apart."""


def _told_by(keys: tuple[str, ...]) -> Callable[[object], Hashable]:
    return lambda row: isinstance(row, dict) and tuple(row[key] for key in keys)


def _lists() -> st.SearchStrategy[tuple[list[dict[str, Any]], ...]]:
    return st.tuples(
        *(
            st.lists(rows, max_size=5, unique_by=_told_by(keys))
            for (_, rows), keys in zip(_ROWS, _KEYS, strict=True)
        )
    )


@settings(max_examples=deep(12, nightly=200), phases=UNSHRUNK)
@given(_lists())
def test_any_rows_come_back(rows: tuple[list[dict[str, Any]], ...]) -> None:
    kinds = [str(kind.subject) for kind, _ in _ROWS]
    records = tuple(
        RecordValues(Subject(kind), row)
        for kind, of_kind in zip(kinds, rows, strict=True)
        for row in of_kind
    )
    with tempfile.TemporaryDirectory() as name, Table(Path(name)).campaign as campaign:
        folder = Path(name)
        if records:
            campaign.session.execute(ImportOrderOfBattle((), records))
        entered = held(campaign)
        for kind, of_kind in zip(kinds, rows, strict=True):
            assert _sorted(entered.get(kind, [])) == _sorted(of_kind)
        path = exported(campaign, folder)
        found = preview(path, campaign)
        assert (found.new_records, found.changed_records, found.missing_records) == ((), (), ())
        with empty(folder) as other:
            taken(path, other)
            assert held(other) == entered
            assert other.queries.check() == ()


def _sorted(rows: list[dict[str, Any]]) -> list[list[tuple[str, Any]]]:
    # A number may be none, which has no order among numbers.
    return sorted((sorted(row.items()) for row in rows), key=str)
