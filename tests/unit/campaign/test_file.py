"""Campaign files: made whole or not at all, copied, and kept whole whoever else writes."""

from __future__ import annotations

import errno
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from oobmgr.campaign import file, placing, planning, session
from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.commands import Advance, Command, CountIn, LoseSteps
from oobmgr.campaign.drafts import Draft
from oobmgr.campaign.file import NewCampaign, create_campaign, open_campaign
from oobmgr.domain.accounts import GoodId
from oobmgr.domain.errors import BadInput, CampaignFileError, FileMoved
from oobmgr.domain.postings import UnitId
from tests.unit.campaign.trial_books import (
    AXIS,
    everything,
    fresh,
    fresh_file,
    listing,
    rows,
    units,
)

TRIAL = NewCampaign("Trial", "europa", "barbarossa")


# Making.


@pytest.mark.parametrize("name", ["a.oob", "with space.oob", "50% & why? #1.oob", "Дон ü.oob"])
def test_a_campaign_is_one_whole_file(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "made"
    folder.mkdir()
    with create_campaign(folder / name, TRIAL) as made:
        assert made.queries.summary().name == "Trial"
        assert made.queries.check() == ()
    assert [path.name for path in folder.iterdir()] == [name]
    with open_campaign(folder / name) as again:
        assert again.queries.summary().transactions == 1


def test_a_new_file_has_large_pages_and_an_older_one_keeps_its_own(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    assert rows(path, "PRAGMA page_size") == [(8192,)]
    with closing(sqlite3.connect(path)) as connection:
        for pragma in ("journal_mode = DELETE", "page_size = 4096"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("VACUUM")
    with open_campaign(path) as campaign:
        campaign.session.execute(units(2))
        assert campaign.queries.check() == ()
    assert rows(path, "PRAGMA page_size") == [(4096,)]


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.oob"
    path.write_text("my notes")
    with pytest.raises(CampaignFileError, match="there is a file of this name already"):
        create_campaign(path, TRIAL)
    assert path.read_text() == "my notes"


def test_what_goes_wrong_in_the_making_leaves_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "made"
    folder.mkdir()
    with pytest.raises(BadInput, match="no option"):
        create_campaign(
            folder / "a.oob", NewCampaign("T", "europa", "barbarossa", options={"weather": "nice"})
        )
    monkeypatch.setattr(placing, "_sync", lambda _: (_ for _ in ()).throw(OSError(28, "No space")))
    with pytest.raises(CampaignFileError, match="No space"):
        create_campaign(folder / "a.oob", TRIAL)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("new", "words"),
    [
        (NewCampaign("T", "eurpa", "barbarossa"), "no game 'eurpa'"),
        (NewCampaign("T", "europa", "barbarosa"), "no scenario 'barbarosa'"),
        (NewCampaign("T", "europa", "barbarossa", "north"), "no variant 'north'"),
        (NewCampaign("T", "europa", "barbarossa", players={"red": "Ann"}), "no side 'red'"),
    ],
)
def test_a_name_that_is_not_known_is_said(tmp_path: Path, new: NewCampaign, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        create_campaign(tmp_path / "a.oob", new)
    assert not (tmp_path / "a.oob").exists()


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CampaignFileError, match="there is no such folder"):
        create_campaign(tmp_path / "nowhere" / "a.oob", TRIAL)


def test_a_file_system_without_hard_links_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refuse)
    with create_campaign(tmp_path / "a.oob", TRIAL) as made:
        first, second = made.backup("x"), made.backup("x")
        assert first != second
        assert made.queries.check() == ()
    with pytest.raises(CampaignFileError, match="of this name already"):
        create_campaign(tmp_path / "a.oob", TRIAL)


# Backing up.


def test_closing_a_turn_leaves_a_copy_of_before(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(2))
        campaign.session.execute(Advance("phase"))
        assert campaign.backups() == ()
        before = everything(campaign.path)
        campaign.session.execute(Advance("turn", anyway=True))
        (copy,) = campaign.backups()
    assert "Surprise turn, June 1941" in copy.name
    assert everything(copy) == before
    assert [p.name for p in copy.parent.iterdir()] == [copy.name]
    with open_campaign(copy) as opened:
        assert opened.queries.check() == ()
        assert opened.queries.summary().turn == "1941-06-I-surprise"


def test_a_turn_that_may_not_be_closed_is_not_copied(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(Advance("turn", anyway=True))
        campaign.session.preview(Advance("turn", anyway=True))
        assert len(campaign.backups()) == 1


def test_a_step_is_planned_twice_only_where_a_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned: list[Command] = []

    def plan(command: Command, books: BooksSnapshot) -> Draft:
        planned.append(command)
        return really(command, books)

    really = planning.plan
    monkeypatch.setattr(session, "plan", plan)
    step, turn = Advance(anyway=True), Advance("turn", anyway=True)
    with fresh(tmp_path) as campaign:
        campaign.session.execute(step)
        assert (planned, campaign.backups()) == ([step], ())
        campaign.session.execute(turn)
        assert (planned, len(campaign.backups())) == ([step, turn, turn], 1)


@pytest.mark.parametrize("label", ["", "by hand", "../../up", "a/b:c*", "v1.2"])
def test_copies_have_names_of_their_own_beside_the_campaign(tmp_path: Path, label: str) -> None:
    with fresh(tmp_path) as campaign:
        made = [campaign.backup(label) for _ in range(3)]
        assert len(set(made)) == 3
        assert {path.parent for path in made} == {campaign.backup_folder}
        assert set(campaign.backups()) == set(made) == set(campaign.backup_folder.iterdir())
        for path in made:
            assert everything(path) == everything(campaign.path)


def test_a_copy_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.backup_folder.write_text("in the way")
        with pytest.raises(CampaignFileError, match="no backup could be written"):
            campaign.backup()
        before = everything(campaign.path)
        with pytest.raises(CampaignFileError, match="no backup could be written"):
            campaign.session.execute(Advance("turn", anyway=True))
        assert everything(campaign.path) == before


# Two at once.


def test_two_windows_on_one_file_keep_each_others_writes(tmp_path: Path) -> None:
    path = fresh_file(tmp_path)
    with open_campaign(path) as one, open_campaign(path) as two:
        one.session.execute(units(2))
        posted: list[int] = []
        failures: list[BaseException] = []

        def play(campaign: file.Campaign, number: int) -> None:
            try:
                for turn in range(12):
                    command = CountIn(AXIS, GoodId("sp"), 50 * number + turn, f"count {number}")
                    posted.append(campaign.session.execute(command).transaction)
                    campaign.queries.units()
            except BaseException as error:  # noqa: BLE001 - told to the test below
                failures.append(error)

        players = [threading.Thread(target=play, args=pair) for pair in ((one, 1), (two, 2))]
        for player in players:
            player.start()
        for player in players:
            player.join()
        assert failures == []
        assert sorted(posted) == list(range(3, 27))
        for campaign in (one, two):
            assert campaign.queries.check() == ()
            assert campaign.queries.version() == 26
    # Each counted what the other had left: the change follows from the balance before.
    changes = rows(path, "SELECT amount FROM journal_posting WHERE account = 'pool:axis'")
    assert sum(amount for (amount,) in changes) in {61, 111}


def test_one_campaign_may_be_asked_from_many_threads(tmp_path: Path) -> None:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(5, steps=9))
        failures: list[BaseException] = []

        def ask() -> None:
            try:
                for _ in range(10):
                    assert len(campaign.queries.units()) == 5
            except BaseException as error:  # noqa: BLE001 - told to the test below
                failures.append(error)

        def lose(unit: int) -> None:
            try:
                for _ in range(8):
                    campaign.session.execute(LoseSteps((UnitId(unit),)))
            except BaseException as error:  # noqa: BLE001 - told to the test below
                failures.append(error)

        threads = [threading.Thread(target=ask) for _ in range(3)]
        threads += [threading.Thread(target=lose, args=(unit,)) for unit in (1, 1 + 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert failures == []
        assert [row.steps_left for row in campaign.queries.units()] == [1, 1, 9, 9, 9]
        assert campaign.queries.check() == ()


# A file that is taken away while it is open.


def _taken_away(path: Path, how: str) -> None:
    if how == "deleted":
        path.unlink()
        return
    path.rename(path.with_name("elsewhere.oob"))
    if how == "replaced":
        with create_campaign(path.with_name("other.oob"), TRIAL):
            pass
        path.with_name("other.oob").rename(path)


@pytest.mark.parametrize("how", ["moved", "replaced", "deleted"])
def test_nothing_is_posted_into_a_file_that_was_taken_away(tmp_path: Path, how: str) -> None:
    path = tmp_path / "a.oob"
    with create_campaign(path, TRIAL) as campaign:
        assert campaign.session.execute(CountIn(AXIS, GoodId("sp"), 5, "counted")).transaction == 2
        _taken_away(path, how)
        with pytest.raises(FileMoved, match="moved, replaced or deleted"):
            campaign.session.execute(CountIn(AXIS, GoodId("sp"), 9, "counted"))
        with pytest.raises(FileMoved):
            campaign.check_in_place()
        # All that was acknowledged is still open, and can be saved.
        campaign.save_copy(tmp_path / "saved.oob")
    with open_campaign(tmp_path / "saved.oob") as saved:
        assert saved.queries.version() == 2
        assert saved.queries.check() == ()


def test_a_file_that_goes_while_it_is_written_is_not_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.oob"
    with create_campaign(path, TRIAL) as campaign:
        write = session._write  # noqa: SLF001 - the moment between the two looks

        def slow(*parts: object) -> object:
            path.rename(tmp_path / "elsewhere.oob")
            return write(*parts)  # type: ignore[arg-type]

        monkeypatch.setattr(session, "_write", slow)
        with pytest.raises(FileMoved):
            campaign.session.execute(CountIn(AXIS, GoodId("sp"), 5, "counted"))


def test_a_log_that_is_left_is_not_taken_for_that_of_a_new_campaign(tmp_path: Path) -> None:
    (tmp_path / "a.oob-wal").write_bytes(b"what was posted last")
    with pytest.raises(CampaignFileError, match="log of another campaign"):
        create_campaign(tmp_path / "a.oob", TRIAL)
    assert listing(tmp_path) == {"a.oob-wal": b"what was posted last"}


def test_a_file_that_is_put_back_takes_posts_again(tmp_path: Path) -> None:
    path = tmp_path / "a.oob"
    with create_campaign(path, TRIAL) as campaign:
        path.rename(tmp_path / "b.oob")
        with pytest.raises(FileMoved):
            campaign.session.execute(CountIn(AXIS, GoodId("sp"), 5, "counted"))
        (tmp_path / "b.oob").rename(path)
        assert campaign.session.execute(CountIn(AXIS, GoodId("sp"), 5, "counted")).transaction == 2


def test_a_drive_that_goes_takes_its_file_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with create_campaign(tmp_path / "a.oob", TRIAL) as campaign:

        def refuse(*_: object, **__: object) -> None:
            raise OSError(errno.EHOSTDOWN, "Host is down")

        monkeypatch.setattr(Path, "stat", refuse)
        with pytest.raises(FileMoved, match="not in its place"):
            campaign.check_in_place()
        monkeypatch.undo()
        campaign.check_in_place()
