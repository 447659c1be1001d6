"""What lists and figures say of the past, and what the journal keeps of a command."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from oobmgr.campaign.books import BooksSnapshot
from oobmgr.campaign.commands import (
    AddUnit,
    Advance,
    ChangeDescription,
    CountIn,
    EditUnits,
    ImportOrderOfBattle,
    LoseSteps,
    OverrideCell,
    PostAction,
    RemoveUnits,
    SetOption,
)
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.campaign.queries.moments import moment
from oobmgr.campaign.queries.movements import Leg, movements
from oobmgr.domain.accounts import Account, GoodId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import Subject, TransactionId, UnitId
from oobmgr.games.europa.questions import BATTLES, REBUILDING
from oobmgr.games.own.sample import sample_text
from oobmgr.models.engines import reading
from oobmgr.reports.listed import reports_of
from oobmgr.reports.report_text import terminal_text
from oobmgr.rules.questions import NoWish, SideWish
from tests.campaigns import campaign_file, post
from tests.unit.campaign.closed_turns import closed_turn
from tests.unit.campaign.trial_books import AXIS, SOVIET, fresh, unit, units

SURPRISE, JUNE, JULY = "1941-06-I-surprise", "1941-06-II", "1941-07-I"


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    with fresh(tmp_path) as made:
        made.session.execute(units(2))
        made.session.execute(units(1, arrival=JULY, path=("Reserve",)))
        yield made


def test_units_that_come_with_the_next_turn_are_not_there_yet(campaign: Campaign) -> None:
    def statuses(as_of: str | None = None) -> list[str]:
        return [row.status for row in campaign.queries.units(as_of)]

    campaign.session.execute(Advance("turn", anyway=True))
    assert statuses() == ["on_map", "on_map", "due"]
    campaign.session.execute(Advance("turn", anyway=True))
    assert statuses() == ["on_map"] * 3
    assert statuses(JUNE) == ["on_map", "on_map", "due"]
    assert statuses(JULY) == ["on_map"] * 3
    campaign.session.undo()
    campaign.session.redo()
    assert statuses(JUNE) == ["on_map", "on_map", "due"]


def test_a_turn_that_was_played_again_is_as_it_was_the_last_time(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(LoseSteps((UnitId(1),)))
    campaign.session.undo()
    campaign.session.undo()
    campaign.session.execute(LoseSteps((UnitId(2),)))
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(RemoveUnits((UnitId(1), UnitId(2)), "gone"))
    assert [row.steps_left for row in campaign.queries.units(SURPRISE)] == [2, 1, 2]
    assert [row.steps for row in campaign.queries.formations(SURPRISE)] == [4, 4, 4, 2]
    assert [row.id for row in campaign.queries.units(JUNE)] == [3]


def test_a_unit_removed_and_brought_back_has_its_steps_in_the_past(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(RemoveUnits((UnitId(1),), "mistake"))
    campaign.session.undo()
    assert [row.steps_left for row in campaign.queries.units(SURPRISE)] == [2, 2, 2]


def test_questions_about_a_past_turn_are_answered_with_its_units(campaign: Campaign) -> None:
    def steps(as_of: str | None = None) -> dict[int, int]:
        sheet = campaign.queries.ask(BATTLES, NoWish(), as_of)
        return {one.unit: one.steps_left for one in sheet.attackers + sheet.defenders}

    def rebuilt(as_of: str | None = None) -> list[int]:
        return [row.unit for row in campaign.queries.ask(REBUILDING, SideWish(AXIS), as_of).rows]

    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(LoseSteps((UnitId(1),)))
    campaign.session.execute(RemoveUnits((UnitId(2),), "gone"))
    assert steps() == {1: 1}
    assert steps(SURPRISE) == {1: 2, 2: 2}
    assert rebuilt() == [1]
    assert rebuilt(SURPRISE) == []


def test_a_unit_asked_for_by_its_id_is_as_it_was(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(LoseSteps((UnitId(1),)))
    with reading(campaign.books) as connection:
        then = moment(BooksSnapshot(connection, campaign.game), SURPRISE)
        assert then.unit(UnitId(1)).steps_left == 2
        with pytest.raises(BadInput, match="no unit 99"):
            then.unit(UnitId(99))


def test_edited_ratings_and_traits_are_old_in_the_past(campaign: Campaign) -> None:
    before = campaign.queries.units()
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(EditUnits((UnitId(1),), {"rating:attack": 9, "trait:art": "a"}))
    then, now = campaign.queries.units(SURPRISE)[0], campaign.queries.units()[0]
    assert then == before[0]
    assert (now.ratings["attack"], now.traits["art"]) == (9, "A")


def test_points_without_a_place_are_those_that_are_counted(campaign: Campaign) -> None:
    resource = GoodId("resource")
    held = sum(
        r.amount for r in campaign.queries.balances() if (r.side, r.good) == (AXIS, resource)
    )
    agreed = campaign.session.execute(CountIn(AXIS, resource, held))
    assert campaign.queries.transaction(agreed.transaction).postings == ()
    campaign.session.execute(CountIn(AXIS, resource, 3, "found", place_detail="Ploesti"))
    accounts = {row.account: row.amount for row in campaign.queries.balances()}
    assert accounts["pool:axis:Ploesti"] == 3


def test_a_unit_added_by_hand_is_kept_with_its_values(campaign: Campaign) -> None:
    posted = campaign.session.execute(AddUnit(unit("by hand")))
    detail = campaign.queries.transaction(posted.transaction)
    assert detail.command == "AddUnit"
    assert detail.command_values["values"]["designation"] == "by hand"
    assert detail.command_values["values"]["path"] == ["AG North", "18th Army", "I Corps"]


@pytest.mark.parametrize(("number", "kept"), [(2, 2), (50, 50), (51, "51 records")])
def test_a_bulk_of_units_is_not_written_twice(
    campaign: Campaign, number: int, kept: int | str
) -> None:
    posted = campaign.session.execute(units(number))
    values = campaign.queries.transaction(posted.transaction).command_values["units"]
    assert values == kept or len(values) == kept


def test_the_command_of_an_action_is_kept(campaign: Campaign) -> None:
    inputs = campaign.queries.filled("air", {"others": 4})
    posted = campaign.session.execute(PostAction("air", inputs), by="Ann")
    detail = campaign.queries.transaction(posted.transaction)
    assert detail.command_values["action"] == "air"
    assert detail.command_values["inputs"]["others"] == 4
    assert detail.player == "Ann"


def test_options_that_are_turns_and_texts_can_be_set(campaign: Campaign) -> None:
    campaign.session.execute(SetOption("resource_income_start", "July I 1941"))
    campaign.session.execute(SetOption("extra_supply_cities", "Arkhangelsk=3"))
    options = campaign.queries.summary().options
    assert options["resource_income_start"] == JULY
    assert options["extra_supply_cities"] == "Arkhangelsk=3"


def test_a_house_rule_holds_from_now_on(campaign: Campaign) -> None:
    cell = "supply.convert.buy_cost"
    printed = campaign.queries.tables().whole(cell)
    campaign.session.execute(OverrideCell(cell, str(printed + 1), "dear"))
    assert campaign.queries.tables().whole(cell) == printed + 1
    campaign.session.undo()
    assert campaign.queries.tables().whole(cell) == printed
    with pytest.raises(BadInput, match="no table cell"):
        campaign.session.preview(OverrideCell("nothing.here", "1"))


def test_a_past_turn_has_the_house_rules_of_then(campaign: Campaign) -> None:
    cell = "supply.convert.buy_cost"
    printed = campaign.queries.tables().whole(cell)
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(OverrideCell(cell, str(printed + 1), "dear"))
    assert campaign.queries.tables().whole(cell) == printed + 1
    assert campaign.queries.tables(SURPRISE).whole(cell) == printed


def test_a_preview_of_an_import_shows_every_leg(campaign: Campaign) -> None:
    command = ImportOrderOfBattle((unit("1"), unit("2", side=SOVIET, steps=3)))
    legs = campaign.session.preview(command).postings
    assert {(leg.account, leg.amount) for leg in legs} == {
        ("raised:axis", -2),
        ("raised:soviet", -3),
        ("unit:axis:4", 2),
        ("unit:soviet:5", 3),
    }


# Movements: legs put together in twos.

PAIRS = [
    ("one movement", ["pool:axis -3", "spent:axis:air 3"], [("pool:axis", "spent:axis:air", 3)]),
    ("taken back", ["spent:axis:air -3", "pool:axis 3"], [("spent:axis:air", "pool:axis", 3)]),
    ("what enters is first", ["pool:axis 3", "income:axis -3"], [("income:axis", "pool:axis", 3)]),
    (
        "two movements",
        ["income:axis -85", "pool:axis 85", "pool:axis -15", "lost:axis:limit 15"],
        [("income:axis", "pool:axis", 85), ("pool:axis", "lost:axis:limit", 15)],
    ),
    (
        "an import of two sides",
        ["raised:axis -4", "raised:soviet -2", "unit:axis:1 1", "unit:soviet:2 2", "unit:axis:3 3"],
        [
            ("raised:axis", "unit:axis:1", 1),
            ("raised:axis", "unit:axis:3", 3),
            ("raised:soviet", "unit:soviet:2", 2),
        ],
    ),
    (
        "the same import taken back",
        [
            "unit:axis:3 -3",
            "unit:soviet:2 -2",
            "unit:axis:1 -1",
            "raised:soviet 2",
            "raised:axis 4",
        ],
        [
            ("unit:axis:3", "raised:axis", 3),
            ("unit:axis:1", "raised:axis", 1),
            ("unit:soviet:2", "raised:soviet", 2),
        ],
    ),
    ("one unit", ["raised:axis -2", "unit:axis:1 2"], [("raised:axis", "unit:axis:1", 2)]),
]


@pytest.mark.parametrize(("legs", "wanted"), [p[1:] for p in PAIRS], ids=[p[0] for p in PAIRS])
def test_movements(legs: list[str], wanted: list[tuple[str, str, int]]) -> None:
    pairs = [leg.rsplit(" ", 1) for leg in legs]
    made = [Leg(7, Account.from_key(key), "good", int(amount)) for key, amount in pairs]
    found = list(movements(iter(made)))
    assert [(s.account.key, t.account.key, t.amount) for s, t in found] == wanted
    assert all(s.amount == -t.amount < 0 for s, t in found)


@pytest.mark.parametrize(
    ("turn", "says"),
    [("July I 1941", "has not been played"), ("June I 1941", "before the campaign")],
)
def test_only_turns_that_were_played_can_be_looked_at(
    campaign: Campaign, turn: str, says: str
) -> None:
    with pytest.raises(BadInput, match=says):
        campaign.queries.units(as_of=turn)
    with pytest.raises(BadInput, match=says):
        campaign.queries.balances(as_of=turn)


# What later entries may not change.


def test_a_closed_turn_keeps_its_limit_and_names_what_was_taken_back(campaign: Campaign) -> None:
    queries = campaign.queries
    campaign.session.execute(Advance("turn", anyway=True))
    posted = post(campaign, "initial", weather={})
    campaign.session.execute(Advance("turn", anyway=True))
    (before,) = [f for f in queries.figures_by_turn("sp") if (f.side, f.turn) == (AXIS, JUNE)]
    (sheet,) = reports_of(queries, JUNE, ("turn-sheet",), (AXIS,))
    assert before.limit is not None
    campaign.session.revoke(posted)
    (after,) = [f for f in queries.figures_by_turn("sp") if (f.side, f.turn) == (AXIS, JUNE)]
    (again,) = reports_of(queries, JUNE, ("turn-sheet",), (AXIS,))
    assert after == before
    assert again.since == f"Taken back since: entry {posted}."
    assert again.since in terminal_text(again)
    assert replace(again, since="") == sheet


def test_the_player_turns_of_a_closed_turn_are_those_of_its_options(campaign: Campaign) -> None:
    def held(turn: str) -> list[tuple[str, str]]:
        rows = campaign.queries.closed_player_turns(turn)
        return [(row.side, phase.state) for row in rows for phase in row.phases]

    campaign.session.execute(Advance("turn", anyway=True))
    before = held(SURPRISE)
    (option,) = [one for one in campaign.game.options if one.name == "surprise_turn"]
    now = campaign.queries.summary().options[option.name]
    (other, *_) = [choice.value for choice in option.choices if choice.value != now]
    campaign.session.execute(SetOption(option.name, other))
    assert held(SURPRISE) == before


def test_books_of_then_know_nothing_of_what_came_later(campaign: Campaign) -> None:
    campaign.session.execute(Advance("turn", anyway=True))
    campaign.session.execute(AddUnit(unit("late", path=("AG North", "New"))))
    with reading(campaign.books) as connection:
        now = BooksSnapshot(connection, campaign.game)
        then = moment(now, SURPRISE)
        assert len(now.units()) == len(then.units()) + 1 == 4
        assert {path[-1] for path in now.paths.values()} - {p[-1] for p in then.paths.values()} == {
            "New"
        }
        assert (then.version, then.today) == (now.version - 2, now)
        assert list(then.units_of([1, 4])) == [then.unit(UnitId(1))]
        with pytest.raises(BadInput, match="no unit 4"):
            then.unit(UnitId(4))


def test_facts_of_then_stand_in_the_order_in_which_they_were_entered(campaign: Campaign) -> None:
    def options() -> list[str]:
        with reading(campaign.books) as connection:
            then = moment(BooksSnapshot(connection, campaign.game), SURPRISE)
            return [name for name, _ in then.facts(Subject.OPTION)]

    campaign.session.execute(SetOption("resource_income_start", "July I 1941"))
    campaign.session.execute(Advance("turn", anyway=True))
    before = options()
    now = campaign.queries.summary().options["surprise_turn"]
    (option,) = [one for one in campaign.game.options if one.name == "surprise_turn"]
    (other, *_) = [choice.value for choice in option.choices if choice.value != now]
    campaign.session.execute(SetOption("surprise_turn", other))
    campaign.session.execute(SetOption("resource_income_start", "August I 1941"))
    assert options() == before


def test_the_ledger_of_then_ends_with_its_turn(campaign: Campaign) -> None:
    campaign.session.execute(CountIn(AXIS, GoodId("sp"), 77, "counted"))
    counted = campaign.queries.ledger()[0].transaction
    campaign.session.execute(Advance("turn", anyway=True))
    before = campaign.queries.ledger(as_of=SURPRISE)
    campaign.session.execute(CountIn(AXIS, GoodId("sp"), 3, "counted"))
    campaign.session.revoke(TransactionId(counted))
    after = campaign.queries.ledger(as_of=SURPRISE)
    taken_back = campaign.queries.version()
    assert [row.state_text for row in after if row.transaction == counted] == [
        f"undone by {taken_back}"
    ]
    assert [replace(row, state="", state_text="") for row in after] == [
        replace(row, state="", state_text="") for row in before
    ]


def test_a_turn_that_is_over_is_told_in_the_words_of_its_own_description(tmp_path: Path) -> None:
    path = campaign_file(tmp_path / "v.oob", NewCampaign("", "own", description=sample_text()))
    with open_campaign(path) as campaign:
        campaign.session.execute(Advance("turn", anyway=True))
        (turn, *_) = campaign.queries.turns()
        before = closed_turn(campaign.queries, turn.turn)
        text = sample_text().replace('"Florins"', '"Guilders"').replace('"The Crown"', '"The King"')
        text = text.replace('name = "Alden"', 'name = "Old Alden"').replace('"Supply"', '"Stores"')
        campaign.session.execute(ChangeDescription(text))
    with open_campaign(path) as campaign:
        assert campaign.queries.balances()[0].account_name.startswith("The King")
        assert closed_turn(campaign.queries, turn.turn) == before
