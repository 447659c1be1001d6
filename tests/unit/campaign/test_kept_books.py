"""What one question has read the next one finds; after a posting only what it touched is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import cast

import pytest

from oobmgr.campaign.commands import (
    AddFormation,
    Advance,
    EditUnits,
    LoseSteps,
    SetOption,
    Silence,
)
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.journal import read_steps
from oobmgr.campaign.queries import Queries, ledger
from oobmgr.campaign.turn_rows import FormRow
from oobmgr.campaign.watched_books import WatchedBooks
from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.postings import Subject
from oobmgr.rules.books import Books
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


def forms(queries: Queries) -> dict[str, FormRow]:
    return {name: queries.form(name) for name in queries.sequence().actions_now}


def test_the_rules_are_not_asked_again_of_what_did_not_change(books: Campaign) -> None:
    """A step mark, or a warning that is silenced, leaves what no form reads of it."""
    queries = books.queries
    before = forms(queries)
    assert len(before) > 4
    books.session.execute(Silence(queries.warnings()[0].kind, silent=True))
    assert all(form is before[name] for name, form in forms(queries).items())
    books.session.execute(LoseSteps((queries.units()[0].id,)))
    after = forms(queries)
    again = [name for name, form in after.items() if form is not before[name]]
    assert 0 < len(again) < len(before), again
    books.session.execute(SetOption("cap_base", "rate_before_weather"))
    assert_read_as_anew(books, books.path)
    books.session.undo()
    assert_read_as_anew(books, books.path)


def test_a_check_looks_again_once_what_it_read_is_different(books: Campaign) -> None:
    queries = books.queries
    seen = [queries.warnings()]
    books.session.execute(Silence(seen[0][0].kind, silent=True))
    assert [w.silenced for w in queries.warnings()] != [w.silenced for w in seen[0]]
    for _ in range(6):
        books.session.execute(Advance(anyway=True))
        seen.append(queries.warnings())
        assert_read_as_anew(books, books.path)
    assert len({tuple(w.kind for w in found) for found in seen}) > 2


def test_whatever_the_rules_may_read_is_noted() -> None:
    """Of each part of the books that an entry can change it is noted that it was read."""
    of_the_campaign = {"brings_units", "variant"}
    parts = {name for name in vars(Books) if not name.startswith("_")}
    assert parts - of_the_campaign == set(ASKED)
    for name, given in ASKED.items():
        seen = WatchedBooks(cast("Books", Anything()))
        found = getattr(seen, name)
        if given or name == "units":
            found(*given)
        # When something was entered depends on which phase goes on, too.
        assert len(seen.read) == (2 if name == "entered_now" else 1), name


ASKED: Mapping[str, tuple[object, ...]] = {
    **dict.fromkeys(("turn", "side", "phase", "options", "tables"), ()),
    "balance": (Account(Place.POOL, AXIS), "sp"),
    "balances": ("sp",),
    "fact": (Subject.DONE, "1", "2"),
    "facts": (Subject.DONE,),
    "entered_now": (Subject.DONE, "1", "2"),
    "unit": (1,),
    "units": (),
}


class Anything:
    """Answers everything with nothing."""

    def __getattr__(self, name: str) -> object:
        return lambda *_: None
