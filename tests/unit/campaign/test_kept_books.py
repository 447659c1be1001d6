"""What one question has read the next one finds; after a posting only what it touched is read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import AddFormation, EditUnits, LoseSteps, SetOption
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.queries import ledger
from tests.unit.campaign.reading_anew import assert_read_as_anew
from tests.unit.campaign.trial_books import AXIS, fresh, units


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as campaign:
        campaign.session.execute(units(4))
        yield campaign


def test_a_loss_of_steps_leaves_the_rows_of_other_units(books: Campaign) -> None:
    before = books.queries.units()
    books.session.execute(LoseSteps((before[2].id,)))
    after = books.queries.units()
    assert [now is then for now, then in zip(after, before, strict=True)] == [
        True, True, False, True,
    ]  # fmt: skip
    assert after[2].steps_left == before[2].steps_left - 1


def test_the_same_question_in_the_same_moment_has_the_same_answer(books: Campaign) -> None:
    first = books.queries.sequence()
    assert books.queries.sequence() is first
    books.session.execute(LoseSteps((books.queries.units()[0].id,)))
    assert books.queries.sequence() is not first


def test_all_that_is_asked_in_one_moment_agrees(books: Campaign) -> None:
    queries = books.queries
    with queries.one_moment():
        before = queries.version()
        with open_campaign(books.path) as other:
            other.session.execute(LoseSteps((queries.units()[0].id,)))
        assert queries.version() == before
        assert queries.units()[0].steps_left == 2
    assert queries.version() == before + 1
    assert queries.units()[0].steps_left == 1


def test_a_refused_command_leaves_nothing_behind(books: Campaign) -> None:
    unit = books.queries.units()[0]
    with pytest.raises(Exception, match="steps"):
        books.session.execute(LoseSteps((unit.id,), 9))
    assert_read_as_anew(books, books.path)


def test_what_another_program_wrote_is_read(books: Campaign) -> None:
    queries = books.queries
    held = queries.units()
    queries.warnings()
    with open_campaign(books.path) as other:
        other.session.execute(AddFormation(AXIS, ("AG North", "18th Army", "II Corps")))
        other.session.execute(EditUnits((held[1].id,), {"hex": "1B 1309"}))
        other.session.execute(SetOption("cap_base", "rate_before_weather"))
        other.session.undo()
    assert_read_as_anew(books, books.path)
    assert queries.units()[1].hex == "1B 1309"


def test_rows_are_read_after_several_postings_that_asked_for_none(books: Campaign) -> None:
    before = books.queries.units()
    for changed, place in ((1, "1B 2021"), (3, "1B 2023"), (1, "1B 2029")):
        books.session.execute(EditUnits((before[changed].id,), {"hex": place}))
    books.session.undo()
    after = books.queries.units()
    assert [row.hex for row in after] == ["", "1B 2021", "", "1B 2023"]
    assert [now is then for now, then in zip(after, before, strict=True)] == [
        True, False, True, False,
    ]  # fmt: skip
    assert_read_as_anew(books, books.path)


def test_units_that_no_posting_touched_are_not_sorted_again(books: Campaign) -> None:
    queries = books.queries
    before = queries.units()
    books.session.execute(SetOption("cap_base", "rate_before_weather"))
    assert [row.id for row in queries.units()] == [row.id for row in before]
    assert queries.units() is before
    books.session.execute(EditUnits((before[0].id,), {"hex": "1B 2020"}))
    assert queries.units() is not before
    assert queries.units()[0].hex == "1B 2020"


def test_a_ledger_reads_on_from_where_it_was_read(
    books: Campaign, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def counted(text: str) -> object:
        read.append(text)
        return read_steps(text)

    monkeypatch.setattr(ledger, "read_steps", counted)
    unit = books.queries.units()[0].id
    books.session.execute(LoseSteps((unit,)))
    before = books.queries.ledger(every=True)
    read.clear()
    assert books.queries.ledger(every=True) == before
    assert not read
    books.session.execute(LoseSteps((unit,)))
    books.session.undo()
    assert len(books.queries.ledger(every=True)) == len(before) + 2
    assert len(read) == 1  # of the loss; its undoing rests on the same cases
    with open_campaign(books.path) as anew:
        assert anew.queries.ledger(every=True) == books.queries.ledger(every=True)


def test_a_unit_that_came_between_is_among_the_rows(books: Campaign) -> None:
    before = books.queries.units()
    books.session.execute(EditUnits((before[0].id,), {"hex": "1B 2020"}))
    books.session.execute(units(1))
    books.session.execute(LoseSteps((before[1].id,)))
    after = books.queries.units()
    assert len(after) == len(before) + 1
    assert (after[0].hex, after[1].steps_left) == ("1B 2020", before[1].steps_left - 1)
    assert_read_as_anew(books, books.path)
