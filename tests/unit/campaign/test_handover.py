"""A file made for one side opens, is sound, has all of its side, and nothing of the other."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from oobmgr.campaign.commands import AddUnit, EditUnits, LoseSteps, SetPassphrase
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.campaign.names import LEFT_OUT
from oobmgr.campaign.rows import UnitRow
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import CampaignFileError, Refused
from oobmgr.domain.postings import TransactionId, UnitId
from oobmgr.games.spark.words import GERMAN, SOVIET
from tests.unit.campaign.hidden_books import (
    NOTES,
    PASSPHRASES,
    ids_of,
    played_campaign,
    spark_campaign,
    values,
)
from tests.unit.campaign.searching import found_in_bytes, found_in_cells, names_of

SIDES = (SOVIET, GERMAN)
OTHER = {SOVIET: GERMAN, GERMAN: SOVIET}
HIDDEN = {
    SOVIET: {"3/240/170", "680", "143", "Tigers of 2/503", "Kampfgr 7/Zz", "Brüning Ärzte",
             "Sperrverband Jeckeln", "170th Infantry Division", NOTES[GERMAN]},
    GERMAN: {"284/86", "56", "1106", "16 FA", "Otryad 7/Yy", "Лыжники 34", "Popov group later",
             "Leningrad Balloon", NOTES[SOVIET]},
}  # fmt: skip
"""For whom: some of what must not be found, so that the list itself is known to be whole."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the played campaign and the files made for either side."""
    folder = tmp_path_factory.mktemp("handed")
    with played_campaign(folder / "common.oob") as books:
        for side in SIDES:
            hand_over(books, side, folder / f"{side}.oob")
    return folder


def hidden_names(folder: Path, side: SideId) -> set[str]:
    """What the file of a side must not hold: names of the other that are not its own as well."""
    common = folder / "common.oob"
    return names_of(common, OTHER[side]) - names_of(common, side)


@pytest.mark.parametrize("side", SIDES)
def test_the_common_file_is_full_of_what_is_looked_for(folder: Path, side: SideId) -> None:
    wanted = hidden_names(folder, side)
    assert wanted >= HIDDEN[side]
    assert found_in_cells(folder / "common.oob", wanted) == wanted
    named = {name for name in wanted if not name.isdigit()}
    assert found_in_bytes(folder / "common.oob", wanted) == named


@pytest.mark.parametrize("side", SIDES)
def test_no_byte_of_it_names_the_other_side(folder: Path, side: SideId) -> None:
    assert found_in_bytes(folder / f"{side}.oob", hidden_names(folder, side)) == set()


@pytest.mark.parametrize("side", SIDES)
def test_no_cell_of_it_names_the_other_side_nor_a_number_of_it(folder: Path, side: SideId) -> None:
    assert found_in_cells(folder / f"{side}.oob", hidden_names(folder, side)) == set()


@pytest.mark.parametrize("side", SIDES)
def test_neither_passphrase_nor_seal_of_the_other_is_in_it(folder: Path, side: SideId) -> None:
    content = (folder / f"{side}.oob").read_bytes()
    assert content.count(b"scrypt$") > 0
    with closing(sqlite3.connect(folder / "common.oob")) as common:
        seals = dict(common.execute("SELECT key, value FROM state WHERE subject = 'lock'"))
    assert seals[side].strip('"').encode() in content
    assert seals[OTHER[side]].strip('"').encode() not in content
    assert PASSPHRASES[OTHER[side]].encode() not in content


@pytest.mark.parametrize("side", SIDES)
def test_no_line_of_it_belongs_to_the_other_side(folder: Path, side: SideId) -> None:
    with closing(sqlite3.connect(folder / f"{side}.oob")) as file:
        for table in ("unit", "formation"):
            sides = file.execute(f"SELECT DISTINCT side FROM {table}")  # noqa: S608 - ours
            assert set(sides) <= {(side,)}
        for table in ("balance", "journal_posting"):
            rows = file.execute(f"SELECT account FROM {table}")  # noqa: S608 - ours
            accounts = {row[0] for row in rows}
            assert accounts
            assert {account.split(":")[1] for account in accounts} == {side}


def test_nothing_else_is_left_in_the_folder(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    assert {name for name in names if not name.startswith("common")} == {"soviet.oob", "german.oob"}


@pytest.fixture(params=SIDES)
def handed(folder: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Campaign]:
    """The file of a side, open and unlocked."""
    path = Path(shutil.copy(folder / f"{request.param}.oob", tmp_path / "mine.oob"))
    with open_campaign(path) as books:
        assert books.veil.hidden == {request.param}
        books.veil.unlock(request.param, PASSPHRASES[request.param])
        yield books


def side_of(books: Campaign) -> SideId:
    """Whose file it is."""
    return SideId(books.queries.units()[0].side)


def test_it_is_sound_and_has_all_of_the_side(folder: Path, handed: Campaign) -> None:
    side = side_of(handed)
    assert handed.queries.check() == ()
    with open_campaign(folder / "common.oob") as common:
        for one, passphrase in PASSPHRASES.items():
            common.veil.unlock(one, passphrase)
        assert seen(handed) == [row for row in seen(common) if row.side == side]
        mine = [row for row in common.queries.balances() if row.side == side]
        assert list(handed.queries.balances()) == mine
        formations = [row for row in common.queries.formations() if row.side == side]
        assert list(handed.queries.formations()) == formations
        assert handed.queries.sequence().phase == common.queries.sequence().phase


def seen(books: Campaign) -> list[UnitRow]:
    """The units but for their remarks, which may name the other side."""
    return [replace(row, note="") for row in books.queries.units()]


def test_it_replays_nothing_for_a_replay_plays_both_sides(handed: Campaign) -> None:
    assert handed.queries.summary().scenario == "combat_example"
    assert handed.queries.replay() is None


def test_a_remark_keeps_its_own_words(handed: Campaign) -> None:
    notes = {row.note for row in handed.queries.units()}
    if side_of(handed) == SOVIET:
        assert (
            f"faces {LEFT_OUT} and the guns of {LEFT_OUT}, {LEFT_OUT}; {LEFT_OUT} behind" in notes
        )
    else:
        assert f"{LEFT_OUT} and the howitzers of {LEFT_OUT} opposite, {LEFT_OUT} too" in notes


def test_what_concerned_both_says_so_and_keeps_its_own_lines(handed: Campaign) -> None:
    other = {SOVIET: "German", GERMAN: "Soviet"}[side_of(handed)]
    rows = [handed.queries.transaction(number) for number in _numbers(handed)]
    fires = [row for row in rows if row.title == f"Fire ({other} side hidden)"]
    # Two with losses and one without: its working, too, tells of firers and target.
    assert len(fires) == 3
    for row in fires:
        assert (row.sentence, row.working, row.notes, row.command_values) == ("", (), (), {})
        assert row.facts


def test_what_the_other_side_did_alone_is_not_there(folder: Path, handed: Campaign) -> None:
    with closing(sqlite3.connect(folder / "common.oob")) as common:
        ((every,),) = common.execute("SELECT count(*) FROM journal_transaction")
    numbers = _numbers(handed)
    # Its own count, without a gap: a gap would tell what the other side did meanwhile.
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) < every


def test_new_units_are_numbered_above_its_own_alone(handed: Campaign) -> None:
    highest = max(unit.id for unit in handed.queries.units())
    with closing(sqlite3.connect(handed.path)) as file:
        ((counted,),) = file.execute("SELECT value FROM counter WHERE name = 'unit'")
        ((ever,),) = file.execute(
            "SELECT max(CAST(key AS INTEGER)) FROM journal_fact "
            "WHERE subject = 'unit' AND field = '*'"
        )
    assert highest <= counted == ever


def test_numbers_tell_nothing_of_what_the_other_side_added(tmp_path: Path) -> None:
    found = []
    for more in (0, 1, 5):
        path = tmp_path / f"{more}.oob"
        with spark_campaign(path) as books:
            for at in range(3):
                own = values(GERMAN, f"own {at}", path=(f"Kampfgruppe {at}",))
                books.session.execute(AddUnit(own))
                for number in range(more):
                    theirs = values(SOVIET, f"{at}.{number}", path=(f"Army {at}.{number}",))
                    books.session.execute(AddUnit(theirs))
            assert len({unit.id for unit in books.queries.units()}) == len(books.queries.units())
            assert books.queries.check() == ()
            hand_over(books, GERMAN, tmp_path / f"german {more}.oob")
        with closing(sqlite3.connect(tmp_path / f"german {more}.oob")) as file:
            lines = "SELECT transaction_id, subject, key, field, new FROM journal_fact ORDER BY id"
            counted = "SELECT name, value FROM counter ORDER BY name"
            found.append((file.execute(lines).fetchall(), file.execute(counted).fetchall()))
    assert found[0] == found[1] == found[2]


def test_what_was_taken_back_in_it_is_what_was_taken_back(folder: Path, handed: Campaign) -> None:
    back = (
        "SELECT new.title, old.at, old.kind FROM journal_transaction AS new "
        "JOIN journal_transaction AS old ON old.id = new.reverses ORDER BY new.id"
    )
    with closing(sqlite3.connect(folder / "common.oob")) as common:
        every = common.execute(back).fetchall()
    with closing(sqlite3.connect(handed.path)) as file:
        found = file.execute(back).fetchall()
    assert found
    assert {row[1:] for row in found} <= {row[1:] for row in every}
    assert handed.queries.check() == ()


def _numbers(books: Campaign) -> list[int]:
    with closing(sqlite3.connect(books.path)) as file:
        return [row[0] for row in file.execute("SELECT id FROM journal_transaction ORDER BY id")]


def test_what_came_before_is_not_undone_in_it(handed: Campaign) -> None:
    assert handed.queries.undo_state().undo is None
    assert handed.queries.undo_state().redo is None
    for act in (handed.session.undo, handed.session.redo):
        with pytest.raises(Refused, match="the common file"):
            act()
    with pytest.raises(Refused, match="came from the common file"):
        handed.session.revoke(TransactionId(3))


def test_play_goes_on_in_it(handed: Campaign) -> None:
    unit = handed.queries.units()[0]
    handed.session.execute(LoseSteps((UnitId(unit.id),)))
    assert handed.queries.units()[0].steps_left == unit.steps_left - 1
    handed.session.undo()
    assert handed.queries.units()[0] == unit
    assert handed.queries.check() == ()


def test_it_can_be_handed_on(handed: Campaign, tmp_path: Path) -> None:
    hand_over(handed, side_of(handed), tmp_path / "again.oob")
    with open_campaign(tmp_path / "again.oob") as again:
        assert again.queries.check() == ()
        again.veil.unlock(side_of(handed), PASSPHRASES[side_of(handed)])
        assert again.queries.units() == handed.queries.units()


def test_a_hidden_side_hands_nothing_over(folder: Path, tmp_path: Path) -> None:
    with (
        open_campaign(folder / "common.oob") as common,
        pytest.raises(Refused, match="which is hidden"),
    ):
        hand_over(common, SOVIET, tmp_path / "theirs.oob")
    assert not (tmp_path / "theirs.oob").exists()


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    target = tmp_path / "there.oob"
    target.write_text("precious")
    with (
        spark_campaign(tmp_path / "common.oob") as common,
        pytest.raises(CampaignFileError, match="a file of this name already"),
    ):
        hand_over(common, SOVIET, target)
    assert target.read_text() == "precious"


# Names that nobody thought of

_LETTERS = st.characters(categories=("L", "N", "P", "S"))
_NAME = st.text(_LETTERS, min_size=4, max_size=12).map(str.strip)
_PHRASE = st.lists(_NAME, min_size=2, max_size=4).map(" ".join)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A campaign to copy for every try."""
    path = tmp_path_factory.mktemp("fresh") / "fresh.oob"
    spark_campaign(path).close()
    return path


@pytest.fixture(scope="module")
def without_names(fresh: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a side whose other side has no name at all: what it says are words of ours."""
    folder = tmp_path_factory.mktemp("without")
    with open_campaign(Path(shutil.copy(fresh, folder / "common.oob"))) as books:
        hand_over(books, SOVIET, folder / "soviet.oob")
    return folder / "soviet.oob"


@given(designation=_NAME, later=_NAME, formation=_PHRASE, note=_PHRASE)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_name_is_left_out(
    fresh: Path, without_names: Path, tmp_path_factory: pytest.TempPathFactory, designation: str,
    later: str, formation: str, note: str,
) -> None:  # fmt: skip
    names = {designation, later, formation, note}
    assume(designation != later)
    assume(not any(name.isdigit() for name in names))
    assume(not found_in_bytes(fresh, names) | found_in_bytes(without_names, names))
    folder = tmp_path_factory.mktemp("names")
    with open_campaign(Path(shutil.copy(fresh, folder / "common.oob"))) as books:
        _write_names(books, designation, later, formation, note)
        hand_over(books, SOVIET, folder / "soviet.oob")
    assert found_in_bytes(folder / "soviet.oob", names) == set()
    assert found_in_cells(folder / "soviet.oob", names) == set()
    with open_campaign(folder / "soviet.oob") as handed:
        assert handed.queries.check() == ()
    shutil.rmtree(folder)


def _write_names(books: Campaign, designation: str, later: str, formation: str, note: str) -> None:
    own = UnitId(ids_of(books)["284/86"])
    books.session.execute(AddUnit(values(GERMAN, designation, path=(formation,), note=note)))
    theirs = next(row for row in books.queries.units() if row.path[-1] == formation)
    books.session.execute(EditUnits((own,), {"note": f"beside {designation}, below {formation}"}))
    books.session.execute(LoseSteps((own, UnitId(theirs.id))))
    books.session.undo()
    books.session.execute(EditUnits((UnitId(theirs.id),), {"designation": later}))
    books.session.execute(EditUnits((own,), {"note": f"{later}: “{note}” ({later})"}))
    books.session.execute(SetPassphrase(GERMAN, "scrypt$1-1-1$00$00"))
