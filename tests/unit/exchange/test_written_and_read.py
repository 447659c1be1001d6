"""Whatever is changed about units and formations, the program's own export can be read again."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oobmgr.campaign import commands as c
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.unit_texts import MOST_NAME_LETTERS, MOST_TEXT_LETTERS, split_path
from oobmgr.domain.units import MOST_LEVELS
from oobmgr.exchange.comparison import compare
from oobmgr.exchange.export import export_workbook
from oobmgr.exchange.order_of_battle import read_order_of_battle, to_command
from tests.campaigns import played_once
from tests.depth import deep
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh, unit

DEEP = tuple(f"level {number}" for number in range(MOST_LEVELS))
# Spaces, slashes, dashes, formulas, escapes of the format, letters of two code units, controls.
ODD = "aXé/ -=+@'\"#_x0041_\\\u00a0\u2028\u200b\U0001f409\x00\x07\r\n\t\ud800"
SAID = [
    "A / B", "/", "3/4 Group", "=1+1", "_x000A_", "#REF!", "007", "7-6", "1e5", "a\nb", "TRUE",
    "n" * MOST_NAME_LETTERS, "n" * (MOST_NAME_LETTERS + 1), "July 1941", "\u00a0", "'a",
]  # fmt: skip
TEXTS = st.sampled_from(SAID) | st.text(ODD, max_size=6) | st.text(max_size=9)
NOTES = TEXTS | st.sampled_from(["two\nlines", "n" * MOST_TEXT_LETTERS])
TRAITS = st.sampled_from(
    ["2-6", "2\u20136", "0.5", "3", "1/2", "½", "C/M", "c/m", "Half", "a", "foo", "03", "999",
     "1000", "", "low", "7-1000"]
)  # fmt: skip
FIELDS = {
    **dict.fromkeys(("designation", "type", "nation", "hex"), TEXTS),
    **dict.fromkeys(("note", "setup"), NOTES),
    **{f"trait:{key}": TRAITS | TEXTS for key in
       ("cadre", "re", "cm", "aeca", "atec", "art", "aa", "confidence", "luck")},
    "size": st.sampled_from(["XX", "division", "x", "", "huge"]),
    "rating:attack": st.sampled_from([0, 7, 999, 1000, "x"]),
    "arrival": st.sampled_from(["", "July II 1941", "1942-01-I", "soon"]),
    "formation": st.integers(1, 6),
}  # fmt: skip
UNIT = st.integers(1, 4)
FORMATION = st.integers(1, 30)
EDIT = st.tuples(UNIT, st.sampled_from(sorted(FIELDS)).flatmap(
    lambda field: FIELDS[field].map(lambda value: {field: value})
))  # fmt: skip
COMMANDS = st.one_of(
    st.builds(lambda made: c.EditUnits((UnitId(made[0]),), made[1]), EDIT),
    st.builds(lambda at, name: c.RenameFormation(FormationId(at), name), FORMATION, TEXTS),
    st.builds(lambda at, left: c.SetSteps(UnitId(at), left), UNIT, st.integers(0, 2)),
    st.builds(lambda path: c.AddFormation(AXIS, tuple(path)), st.lists(TEXTS, max_size=3)),
    st.builds(lambda at, to: c.MoveFormation(FormationId(at), FormationId(to)),
              FORMATION, FORMATION),
)  # fmt: skip


@played_once
def books(folder: Path) -> Campaign:
    """Four units; the last is as deep below others as one can be."""
    campaign = fresh(folder)
    made = (unit("1"), unit("2"), unit("3", side=SOVIET, path=("1st Army",)), unit("4", path=DEEP))
    campaign.session.execute(c.ImportOrderOfBattle(made))
    return campaign


def kept(row: UnitRow) -> dict[str, Any]:
    fields = ("side", "designation", "type", "size", "path", "ratings", "traits", "steps",
              "steps_left", "arrival", "hex", "setup", "note")  # fmt: skip
    return {field: getattr(row, field) for field in fields}


def edit(field: str, value: str) -> c.EditUnits:
    return c.EditUnits((UnitId(1),), {field: value})


@settings(max_examples=deep(30, nightly=500))
@given(st.lists(COMMANDS, max_size=8))
@example([edit("designation", "_x000A_"), edit("note", "_x0041_\ntwo")])
@example([c.RenameFormation(FormationId(1), "3/4 Group"), edit("trait:re", "0.5")])
@example([c.MoveFormation(FormationId(1), FormationId(23))])
def test_every_row_is_read_again(commands: list[Any]) -> None:
    with tempfile.TemporaryDirectory() as folder, books(Path(folder)) as campaign:
        for command in commands:
            try:
                campaign.session.execute(command)
            except BadInput:
                continue
        path = export_workbook(campaign.queries, Path(folder) / "books.xlsx")
        reading = read_order_of_battle(path, campaign.game)
        rows = campaign.queries.units()
    assert reading.errors == ()
    assert [kept(read) for read in reading.units] == [kept(row) for row in rows]  # type: ignore[arg-type]


def test_losses_come_along_into_another_campaign(tmp_path: Path) -> None:
    with books(tmp_path) as first:
        first.session.execute(c.LoseSteps((UnitId(1),), 2))
        first.session.execute(c.LoseSteps((UnitId(3),), 1))
        path = export_workbook(first.queries, tmp_path / "books.xlsx")
        before = _standing(first)
    told = {row["designation"]: (row["steps_left"], row["status"]) for row in before}
    assert told == {"1": (0, "dead"), "2": (2, "on_map"), "3": (1, "on_map"), "4": (2, "on_map")}
    with fresh(tmp_path, "second.oob") as second:
        reading = read_order_of_battle(path, second.game)
        second.session.execute(to_command(reading))
        assert _standing(second) == before
        lost = {row.account: row.amount for row in second.queries.balances(all_accounts=True)}
        assert (lost["dead:axis"], lost["dead:soviet"]) == (2, 1)
        assert compare(reading, second.queries.units()).changed == ()
        second.session.undo()
        assert _standing(second) == []
        second.session.redo()
        assert _standing(second) == before
        assert second.queries.check() == ()


def _standing(campaign: Campaign) -> list[dict[str, Any]]:
    return [kept(row) | {"status": row.status} for row in campaign.queries.units()]


@pytest.mark.parametrize(
    "name", ["A / B", "/", "/ A", "A\n/\nB", "A\u00a0/\u00a0B", " ", "n" * 121]
)
def test_a_formation_cannot_be_called_what_would_be_read_otherwise(
    tmp_path: Path, name: str
) -> None:
    with books(tmp_path) as campaign:
        before = campaign.queries.formations()
        with pytest.raises(BadInput):
            campaign.session.execute(c.RenameFormation(FormationId(1), name))
        with pytest.raises(BadInput):
            campaign.session.execute(c.AddFormation(AXIS, ("1st Army", name)))
        assert campaign.queries.formations() == before


def test_formations_are_not_moved_deeper_than_an_import_takes(tmp_path: Path) -> None:
    with books(tmp_path) as campaign:
        rows = {row.name: row.id for row in campaign.queries.formations()}
        first, last = FormationId(rows["AG North"]), FormationId(rows["level 19"])
        with pytest.raises(BadInput, match="would make 23 levels"):
            campaign.session.execute(c.MoveFormation(first, last))
        campaign.session.execute(c.MoveFormation(first, FormationId(rows["level 16"])))


@pytest.mark.parametrize(
    ("path", "names"),
    [
        ("", ()),
        (" A ", ("A",)),
        ("3/4 Group", ("3/4 Group",)),
        ("A / B/C /  D", ("A", "B/C", "D")),
        ("A / / B", ("A", "", "B")),
        ("A /", ("A", "")),
    ],
)
def test_a_path_is_split_at_slashes_between_spaces(path: str, names: tuple[str, ...]) -> None:
    assert split_path(path) == names
