"""Air groups in the books: their accounts, the start, moves and the board."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.unit.games.europa.air_groups import (
    EUROPA,
    ME109F,
    add_base,
    box,
    cases,
    force,
    in_all,
    in_the_air,
    lying,
    move,
    moved,
    plan,
)
from tests.unit.rules.fake_books import opened

from oobmgr.domain.accounts import Account, Place
from oobmgr.domain.calendar import TurnCode
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.board_rows import Card
from oobmgr.games.europa.air.held import (
    GroupType,
    Spot,
    State,
    group_account,
    group_account_name,
    held,
    read_lying,
)
from oobmgr.games.europa.turns import FIRST_TURN, SURPRISE_TURN
from oobmgr.games.europa.words import AIR, AIR_GROUP, AXIS, INITIAL, SOVIET


def test_a_half_group_is_named_where_its_aircraft_is_meant() -> None:
    books = in_the_air()
    add_base(books, "Bacau", CityKind.DOT)
    draft = moved(books, move("Romanian Ju87", "available", "Bacau"))
    assert draft.refusals[0].advice == "Did you mean Romanian Ju87 (1)?"
    assert not moved(books, move("Romanian Ju87 (1)", "available", "Bacau")).refusals


# ------------------------------------------------------------------------------- the start


@pytest.mark.parametrize(
    ("spot", "name"),
    [
        (Spot(State.OPERABLE, "Warszawa"), "Me109F of Germany at Warszawa, operable"),
        (Spot(State.INOPERABLE, "1B 1716"), "Me109F of Germany at 1B 1716, inoperable"),
        (Spot(State.AVAILABLE), "Me109F of Germany, available"),
        (Spot(State.EFT), "Me109F of Germany, EFT box"),
    ],
)
def test_accounts_of_groups_are_read_and_named(spot: Spot, name: str) -> None:
    account = group_account(ME109F, spot)
    assert read_lying(Account.from_key(account.key).detail) == (ME109F, spot)
    assert str(group_account_name(account)) == name
    assert group_account_name(Account(Place.POOL, AXIS)) is None


def test_half_groups_are_named_as_on_the_counter() -> None:
    group = GroupType("Romania", "Ju87", 1)
    assert group_account(group, Spot(State.AVAILABLE)).key == "box:axis:Romania/Ju87/1/available"
    assert str(group_account_name(group_account(group, Spot(State.EET)))) == (
        "Ju87 (1) of Romania, EET box"
    )


# Groups at start by nation (OOB-01): the north brings one Finnish and two Soviet ones more.
@pytest.mark.parametrize(("variant", "finns", "soviets"), [("central", 2, 55), ("full", 3, 57)])
def test_every_nation_starts_with_its_groups(variant: str, finns: int, soviets: int) -> None:
    books = opened(variant)
    nations: Counter[str] = Counter()
    for (group, spot), number in held(books).items():
        assert spot == Spot(State.AVAILABLE)
        nations[group.nation] += number
    assert nations == {
        "Germany": 46, "Finland": finns, "Hungary": 2, "Romania": 4, "Soviet Union": soviets,
    }  # fmt: skip
    assert held(books, SOVIET).keys() | held(books, AXIS).keys() == held(books).keys()


def test_old_books_enter_their_groups_once() -> None:
    books = opened("full")
    why = EUROPA.action("air_setup").why_not_now(books)
    assert why is not None
    assert why.message == "The books hold air groups already."
    wanted = held(books)
    books.amounts.clear()
    assert EUROPA.action("air_setup").why_not_now(books) is None
    books.post(plan(books, "air_setup"))
    assert held(books) == wanted
    assert EUROPA.action("air_setup").why_not_now(books) == why


# ---------------------------------------------------------------------------------- moving


def test_groups_are_placed_transferred_and_taken_off() -> None:
    books = in_the_air()
    before = in_all(books)
    books.post(moved(books, move("Germany/Me109F/2", "available", "operable:Warszawa", 3)))
    assert lying(books, ME109F) == {"available": 5, "operable:Warszawa": 3}
    books.post(moved(books, move("Germany/Me109F/2", "operable:Warszawa", "operable:Minsk")))
    books.post(moved(books, move("Germany/Me109F/2", "operable:Minsk", "inoperable")))
    assert lying(books, ME109F) == {
        "available": 5, "operable:Warszawa": 2, "inoperable:Minsk": 1,
    }  # fmt: skip
    # an inoperable group that goes to the available ones stays inoperable (AIR-03)
    books.post(moved(books, move("Germany/Me109F/2/Minsk", "inoperable", "available")))
    assert lying(books, ME109F) == {"available": 5, "operable:Warszawa": 2, "unready": 1}
    assert in_all(books) == before


def test_words_of_a_player_do_as_well_as_keys() -> None:
    books = in_the_air()
    draft = moved(books, move("german me 109f", "Available", "warszawa", 2))
    assert draft.sentence == "2 Me109F → Warszawa."
    books.post(draft)
    assert lying(books, ME109F)["operable:Warszawa"] == 2
    # the German He111 are full groups, the Romanian one is a half group
    assert moved(books, move("He111", "available", "Minsk")).sentence == "1 He111 → Minsk."
    assert moved(books, move("He111 (1)", "available", "Minsk")).sentence == "1 He111 (1) → Minsk."


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        (move("Germany/Me109F/2", "available", "operable:Minsk", 9), "moves.0.number"),
        (move("Germany/Me109F/2", "eft", "available"), "moves.0.card"),
        (move("", "available", "operable:Minsk"), "moves.0.card"),
        (move("Germany/Spitfire/2", "available", "operable:Minsk"), "moves.0.card"),
        (move("Germany/Me109F/2", "available", "operable:Lwow"), "moves.0.target"),
        (move("Germany/Me109F/2", "available", "available"), "moves.0.target"),
        (move("Germany/Me109F/2", "available", "eft"), "moves.0.target"),
    ],
)
def test_a_move_that_cannot_be_is_refused(wrong: dict[str, object], where: str) -> None:
    books = in_the_air()
    draft = moved(books, wrong)
    assert [fault.where for fault in draft.refusals] == [where]
    assert not draft.postings


def test_no_move_is_refused() -> None:
    assert moved(in_the_air()).refusals[0].where == "moves"


def test_moves_follow_each_other() -> None:
    books = in_the_air()
    on_and_on = (
        move("Me109F", "available", "Warszawa", 2),
        move("Me109F", "operable:Warszawa", "operable:Minsk", 1),
    )
    books.post(moved(books, *on_and_on))
    assert lying(books, ME109F) == {"available": 6, "operable:Warszawa": 1, "operable:Minsk": 1}


def test_an_inoperable_group_is_repaired_first() -> None:
    books = in_the_air()
    books.put(group_account(ME109F, Spot(State.INOPERABLE, "Minsk")), AIR_GROUP, 1)
    draft = moved(books, move("Germany/Me109F/2/Minsk", "inoperable", "operable:Minsk"))
    assert cases(draft) == ["AIR-01"]
    assert "repaired first" in draft.refusals[0].advice


def test_a_correction_moves_any_counter() -> None:
    books = in_the_air()
    books.phase = INITIAL
    draft = moved(books, move("Me109F", "available", "eet", 8), correct=True)
    books.post(draft)
    assert lying(books, ME109F) == {"eet": 8}


# The Hungarian allowance is 2; CR42 and Ca135 fill it. The Romanian one of 4 covers two half
# groups (AIR-04).
def test_the_group_allowance_is_kept() -> None:
    books = in_the_air()
    number = books.amounts
    extra = GroupType("Hungary", "CR42", 2)
    number[group_account(extra, Spot(State.AVAILABLE)), AIR_GROUP] = 3
    draft = moved(books, move("Hungary/CR42/2", "available", "operable:Warszawa", 3))
    assert cases(draft) == ["AIR-04"]
    assert "has room for 2 more" in draft.refusals[0].message
    assert not draft.postings
    books.post(moved(books, move("Hungary/CR42/2", "available", "operable:Warszawa", 2)))
    full = moved(books, move("Hungary/CR42/2", "available", "operable:Warszawa", 1))
    assert "has room for 0 more" in full.refusals[0].message
    # inoperable groups count, too; what leaves the map makes room in the same entry
    books.post(moved(books, move("Hungary/CR42/2", "operable:Warszawa", "inoperable", 1)))
    assert cases(moved(books, move("Hungary/CR42/2", "available", "operable:Minsk"))) == ["AIR-04"]
    books.post(
        moved(
            books,
            move("Hungary/CR42/2/Warszawa", "inoperable", "available"),
            move("Hungary/CR42/2", "available", "operable:Minsk"),
        )
    )
    assert lying(books, extra) == {"operable:Warszawa": 1, "unready": 1, "operable:Minsk": 1}


def test_inoperable_groups_may_be_left_out_of_the_allowance() -> None:
    books = in_the_air(ga_counts="operable")
    extra = GroupType("Hungary", "CR42", 2)
    books.put(group_account(extra, Spot(State.AVAILABLE)), AIR_GROUP, 2)
    books.put(group_account(extra, Spot(State.INOPERABLE, "Minsk")), AIR_GROUP, 2)
    assert not moved(books, move("Hungary/CR42/2", "available", "Warszawa", 2)).refusals
    assert force(books, "Hungary").on_map == 0


# The Soviets have 55 groups and an allowance of 45: what is above it stays off the map (OOB-01).
def test_the_soviet_surplus_stays_off_the_map() -> None:
    books = opened("central")
    books.turn, books.side, books.phase = TurnCode("1941-06-II"), SOVIET, INITIAL
    add_base(books, "Moskva", CityKind.MAJOR)
    here = [g for g, spot in held(books, SOVIET) if spot.state is State.AVAILABLE]
    moves = [
        move(g.key, "available", "Moskva", held(books)[g, Spot(State.AVAILABLE)]) for g in here
    ]
    draft = moved(books, *moves)
    assert cases(draft) == ["AIR-04"]
    assert "45" in draft.refusals[0].message


def test_more_operable_groups_than_may_fly_is_worth_a_warning() -> None:
    books = in_the_air()
    draft = moved(books, move("Me109F", "available", "Minsk", 2))
    assert not draft.refusals
    assert [fault.case for fault in draft.warnings] == ["AIR-08"]
    assert (
        draft.warnings[0].message
        == "Minsk holds 2 operable groups; 1 may fly from there in a turn."
    )
    assert not moved(books, move("Me109F", "available", "Minsk", 1)).warnings


def test_bases_without_supply_take_no_groups() -> None:
    books = in_the_air()
    draft = moved(books, move("Me109F", "available", "Minsk"), supplied=False)
    assert (cases(draft), draft.refusals[0].where) == (["AIR-03"], "supplied")
    books.post(moved(books, move("Me109F", "available", "Minsk")))
    transfer = move("Me109F", "operable:Minsk", "operable:Warszawa")
    assert not moved(books, transfer, supplied=False).refusals


# ---------------------------------------------------------------------------------- phases


def test_groups_are_placed_in_the_air_phase() -> None:
    books = in_the_air()
    books.phase = INITIAL
    place = move("Me109F", "available", "Minsk")
    assert cases(moved(books, place)) == ["AIR-03"]
    books.turn = TurnCode("1941-07-I")
    assert cases(moved(books, place)) == ["AIR-03"]
    # Without the surprise turn the first Initial Phase is the set-up.
    for setting, found in (("skip", []), ("play", ["AIR-03"])):
        first = in_the_air(surprise_turn=setting)
        first.turn, first.phase = FIRST_TURN, INITIAL
        assert cases(moved(first, place)) == found
    # Only the Soviets place groups in the Initial Phase of the opening (ASU-06).
    soviet = in_the_air()
    soviet.turn, soviet.phase, soviet.side = TurnCode("1941-07-I"), INITIAL, SOVIET
    add_base(soviet, "Kiev", CityKind.MAJOR)
    assert not moved(soviet, move("I16", "available", "Kiev")).refusals
    soviet.turn = TurnCode("1941-07-II")
    assert cases(moved(soviet, move("I16", "available", "Kiev"))) == ["AIR-03"]
    books.turn = TurnCode("1941-07-II")
    books.options = {**books.options, "air_ready_phase": "initial"}
    assert not moved(books, place).refusals
    books.phase = AIR
    assert cases(moved(books, place)) == ["AIR-03"]
    books.turn = SURPRISE_TURN  # which has no Initial Phase
    assert not moved(books, place).refusals


# Transports fly supply in the Initial Phase and stay where they went (TRN-01).
def test_transports_fly_supply_and_stay() -> None:
    books = in_the_air()
    books.post(moved(books, move("Ju52", "available", "Warszawa", 2)))
    books.post(moved(books, move("Me109F", "available", "Warszawa", 1)))
    books.phase = INITIAL
    assert cases(moved(books, move("Me109F", "operable:Warszawa", "Minsk"))) == ["SP-10"]
    books.post(moved(books, move("Ju52", "operable:Warszawa", "Minsk")))
    books.phase = AIR
    assert cases(moved(books, move("Ju52", "operable:Minsk", "Warszawa"))) == ["TRN-01"]
    books.post(moved(books, move("Ju52", "operable:Warszawa", "Minsk")))
    # two stand there now, one of which did not fly supply
    assert not moved(books, move("Ju52", "operable:Minsk", "Warszawa", 1)).refusals
    assert cases(moved(books, move("Ju52", "operable:Minsk", "Warszawa", 2))) == ["TRN-01"]


def test_the_other_side_only_sets_up_its_fighters_and_takes_results() -> None:
    books = in_the_air()
    books.side = SOVIET
    add_base(books, "Kiev", CityKind.MAJOR)
    books.side = AXIS
    place = move("I16", "available", "Kiev")
    assert cases(moved(books, place)) == ["SOP-03"]
    books.turn = TurnCode("1941-06-II")
    books.post(moved(books, place))
    assert cases(moved(books, move("SB2", "available", "Kiev"))) == ["ASU-05"]
    books.turn = TurnCode("1941-07-II")
    books.post(moved(books, move("I16", "operable:Kiev", "eft")))
    assert lying(books, GroupType("Soviet Union", "I16", 2)) == {"available": 11, "eft": 1}


# ----------------------------------------------------------------------------------- board


def test_the_board_shows_every_group_once() -> None:
    books = in_the_air()
    books.post(moved(books, move("Me109F", "available", "Warszawa", 3)))
    books.post(moved(books, move("Ju52", "available", "Warszawa", 1)))
    books.post(moved(books, move("Me109F", "operable:Warszawa", "inoperable", 1)))
    german = force(books, "Germany")
    assert (german.name, german.number, german.on_map, german.allowance) == ("German", 46, 4, 46)
    assert [shown.name for shown in german.boxes] == [
        "Available", "Inoperable", "EFT", "EET", "Remnants",
    ]  # fmt: skip
    warszawa = box(german, "operable:Warszawa")
    assert (warszawa.name, warszawa.capacity, warszawa.hits) == ("Warszawa", 5, 0)
    assert warszawa.cards == (
        Card("Germany/Ju52/2", "Ju52", "transport", 2, 1, 0, "free"),
        Card("Germany/Me109F/2", "Me109F", "fighter", 2, 2),
    )
    assert box(german, "inoperable").cards == (
        Card("Germany/Me109F/2/Warszawa", "Me109F", "fighter", 2, 1, 0, "Warszawa"),
    )
    assert force(books, "Romania").number == 4


def test_every_card_of_the_board_can_be_taken_up() -> None:
    books = in_the_air()
    books.post(moved(books, move("Me109F", "available", "Warszawa", 2)))
    books.post(moved(books, move("Me109F", "operable:Warszawa", "inoperable", 1)))
    books.put(group_account(ME109F, Spot(State.UNREADY)), AIR_GROUP, 1)
    books.put(group_account(ME109F, Spot(State.REMNANTS)), AIR_GROUP, 1)
    for shown in (*force(books, "Germany").boxes, *force(books, "Germany").places):
        for card in shown.cards:
            gone = "eft" if shown.key != "eft" else "eet"
            draft = moved(books, move(card.key, shown.key, gone, card.number), correct=True)
            assert not draft.refusals, (card, draft.refusals)


def test_a_nation_without_groups_and_allowance_has_no_board() -> None:
    assert [f.nation for f in board(opened(), AXIS).forces] == [
        "Germany", "Finland", "Hungary", "Romania",
    ]  # fmt: skip


def test_a_base_without_the_sum_of_the_table_shows_no_capacity() -> None:
    books = in_the_air(base_capacity="half_sum")
    assert box(force(books, "Germany"), "operable:Minsk").capacity is None
    books.known[fact_kinds.BASE, "axis:Minsk", "printed_sum"] = 5  # 5 ÷ 2, rounded up
    assert box(force(books, "Germany"), "operable:Minsk").capacity == 3
