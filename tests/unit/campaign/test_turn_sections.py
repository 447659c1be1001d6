"""Days of Operation Spark in a file: who plays what, what ends, and all of it undone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oobmgr.campaign.commands import Advance
from oobmgr.campaign.file import Campaign, NewCampaign
from oobmgr.domain.errors import Refused
from tests.campaigns import campaign_at, post

DAY = (
    "12 January, AM: Initiative, both players",
    "12 January, AM: Soviet Initial Impulse",
    "12 January, AM: Recovery, both players",
    "12 January, AM: German Initiative Challenge",
    "12 January, AM: Soviet Limited Impulse",
    "12 January, AM: Recovery, both players",
    "12 January, PM: Initiative, both players",
    "12 January, PM: German Initial Impulse",
    "12 January, PM: Soviet special air strikes",
    "12 January, PM: Recovery, both players",
    "12 January, night: Initiative, both players",
    "12 January, night: Soviet Night Impulse",
    "12 January, night: Recovery, both players",
    "12 January, night: German Night Impulse",
    "12 January, night: Recovery, both players",
    "13 January, AM: Initiative, both players",
)


@pytest.fixture
def books(tmp_path: Path) -> Iterator[Campaign]:
    with campaign_at(tmp_path / "neva.oob", NewCampaign("Neva", "spark", "spark")) as made:
        yield made


def part(books: Campaign) -> str:
    """The Turn Section and the part that is played."""
    row = books.queries.sequence()
    return f"{row.turn_label}: {next(p.name for p in row.player_turns if p.state == 'now')}"


def test_a_day_without_entries_goes_through_its_parts(books: Campaign) -> None:
    seen = [part(books)]
    while seen[-1] != DAY[-1]:
        books.session.execute(Advance(anyway=True))
        if part(books) != seen[-1]:
            seen.append(part(books))
    assert tuple(seen) == DAY


def test_parts_that_were_not_played_are_named_before_a_section_is_closed(books: Campaign) -> None:
    with pytest.raises(Refused) as caught:
        books.session.execute(Advance("turn"))
    assert [fault.message for fault in caught.value.faults] == [
        "the Soviet Initial Impulse has not been played.",
        "the German Initiative Challenge has not been played.",
        "the Soviet Limited Impulse has not been played.",
    ]


def test_what_is_secret_is_shown_by_an_entry_that_undo_hides_again(books: Campaign) -> None:
    post(books, "air_power", side="German", points=6)
    books.session.execute(Advance(anyway=True))
    posted = books.session.execute(Advance(anyway=True))
    assert books.queries.transaction(posted.transaction).sentence == "Air power shown: German 6"
    held = {row.account: row.amount for row in books.queries.balances() if row.good == "air_points"}
    assert held == {"pool:german": 6}
    books.session.undo()
    assert not [row for row in books.queries.balances() if row.good == "air_points"]


ENTRIES = st.lists(
    st.one_of(
        st.just(("go", {})),
        st.just(("go", {})),
        st.tuples(
            st.just("air_power"),
            st.fixed_dictionaries(
                {
                    "side": st.sampled_from(["Soviet", "German"]),
                    "points": st.integers(0, 9),
                    "secret": st.booleans(),
                }
            ),
        ),
        st.tuples(
            st.just("initial_player"),
            st.fixed_dictionaries({"initial_player": st.sampled_from(["Soviet", "German"])}),
        ),
        st.tuples(
            st.just("challenge"),
            st.fixed_dictionaries({"result": st.sampled_from(["none", "failed", "succeeded"])}),
        ),
        st.tuples(
            st.just("impulses"),
            st.fixed_dictionaries(
                {
                    "second": st.sampled_from(["Soviet", "German", "none"]),
                    "second_lull": st.booleans(),
                }
                # Nobody's impulse has no lull: that is refused.
            ).filter(lambda drawn: drawn["second"] != "none" or not drawn["second_lull"]),
        ),
    ),
    max_size=25,
)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(entries=ENTRIES)
def test_whatever_is_entered_play_goes_on_and_undo_leads_back(
    tmp_path_factory: pytest.TempPathFactory, entries: list[tuple[str, dict[str, object]]]
) -> None:
    path = tmp_path_factory.mktemp("sections") / "neva.oob"
    with campaign_at(path, NewCampaign("Neva", "spark", "spark")) as books:
        done = 0
        for action, raw in entries:
            now = books.queries.sequence()
            assert any(row.state == "now" for row in now.player_turns)
            if action != "go" and action not in now.actions_now:
                continue
            if action == "go":
                books.session.execute(Advance(anyway=True))
            else:
                post(books, action, **raw)
            done += 1
        assert not books.queries.check()
        for _ in range(done):
            books.session.undo()
        assert part(books) == DAY[0]
        assert not [row for row in books.queries.balances() if row.amount]
