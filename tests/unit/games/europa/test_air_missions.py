"""Air missions: their limits, who is paid, one mission a turn, changed and taken back."""

from __future__ import annotations

import pytest
from tests.unit.games.europa.air_groups import add_base, cases, move, moved, plan
from tests.unit.games.europa.air_missions import at_bases, group, in_the_morning, placed
from tests.unit.games.europa.test_air_flying import flies
from tests.unit.rules.fake_books import FakeBooks

from oobmgr.domain.calendar import TurnCode
from oobmgr.domain.postings import Fact, Subject
from oobmgr.games.europa import fact_kinds
from oobmgr.games.europa.accounts import spent
from oobmgr.games.europa.actions.air.interdiction import transports_at
from oobmgr.games.europa.air.bases import CityKind
from oobmgr.games.europa.air.board import board
from oobmgr.games.europa.air.held import held
from oobmgr.games.europa.air.mission_records import Mission, missions_of, standing_by
from oobmgr.games.europa.words import AIR, AXIS, INITIAL, SOVIET, SP
from oobmgr.known_games import game

EUROPA = game("europa")
MISSION_FACTS = EUROPA.every_fact[fact_kinds.MISSION]


def missions(books: FakeBooks) -> tuple[Mission, ...]:
    return missions_of(books, AXIS)


def warned(books: FakeBooks) -> dict[str, str]:
    return {warning.kind: warning.sentence for warning in EUROPA.warnings(books)}


# ---------------------------------------------------------------------------------- placing


# 1 Ju87B 1/2 and 2 fighters 2/3 are 1 1/6, up 2 (SP-09).
def test_a_mission_is_placed_and_pays_for_its_groups() -> None:
    books = at_bases()
    before = held(books)
    draft = placed(
        books, "ground_support", group("Ju87B"), group("Me109F", number=2, role="escort")
    )
    assert draft.title == "Ground support at 1B 2118 placed"
    assert draft.sentence == "1 Ju87B from Warszawa, escort 2 Me109F from Warszawa."
    books.post(draft)
    assert books.balance(spent(AXIS, AIR), SP) == 2
    assert held(books) == before
    (mission,) = missions(books)
    assert (mission.number, mission.kind, mission.target) == (1, "ground_support", "1B 2118")
    assert [(f.words, f.role) for f in mission.flyers] == [
        ("1 Ju87B from Warszawa", "main"), ("2 Me109F from Warszawa", "escort"),
    ]  # fmt: skip


def test_groups_that_are_not_paid_do_not_fly() -> None:
    books = at_bases()
    draft = placed(books, "ground_support", group("Ju87B"), activate=False)
    assert cases(draft) == ["SP-11"]
    assert draft.refusals[0].message == "1 Ju87B at Warszawa not paid for."
    books.post(plan(books, "air", groups=[flies("Ju87B", "Warszawa")]))
    assert not placed(books, "ground_support", group("Ju87B"), activate=False).refusals


# 1 fighter 1/3 and 1 other 1/2 are 5/6, up 1; two more fighters make 1 1/2, up 2 (SP-09).
def test_groups_that_were_paid_for_by_number_are_not_paid_again() -> None:
    books = at_bases()
    books.post(plan(books, "air", fighters=1, others=1))
    assert books.balance(spent(AXIS, AIR), SP) == 1
    escorted = placed(books, "ground_support", group("Ju87B"), group("Me109F", role="escort"))
    assert "Paid for by number: 2" in {step.label for step in escorted.ruling.working}
    books.post(escorted)
    assert books.balance(spent(AXIS, AIR), SP) == 1
    books.post(placed(books, "patrol", group("Me109F", number=2), target="1B 1716"))
    assert books.balance(spent(AXIS, AIR), SP) == 2


def test_a_group_flies_one_mission_in_a_turn() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F", number=2), target="1B 1716"))
    draft = placed(books, "sweep", group("Me109F", number=2))
    assert cases(draft) == ["SOP-03"]
    assert "3 groups of Me109F at Warszawa, 1 free" in draft.refusals[0].message
    books.post(placed(books, "sweep", group("Me109F")))
    assert [one.kind for one in missions(books)] == ["patrol", "sweep"]


# At most 4 groups, 3 of them striking; half groups count as whole ones (MIS-01, AIR-13).
def test_a_mission_is_no_larger_than_allowed() -> None:
    books = at_bases()
    books.post(moved(books, move("He111", "available", "Minsk", 3)))
    four = placed(books, "yard", group("He111", "Minsk", 3), group("He111"))
    assert cases(four) == ["MIS-01"]
    three = placed(
        books, "yard", group("He111"), group("Ju87B"), group("Me109F", number=2, role="escort")
    )
    assert not three.refusals
    five = placed(books, "yard", group("Me109F", number=3, role="escort"), group("He111"),
                  group("Ju87B"))  # fmt: skip
    assert cases(five) == ["MIS-01"]


@pytest.mark.parametrize(
    ("kind", "who", "case"),
    [
        ("sweep", group("He111"), "MIS-06"),
        ("patrol", group("Ju87B"), "MIS-02"),
        ("yard", group("Ju52", "Minsk"), "MIS-08"),
        ("yard", group("Me109F", role="escort"), "MIS-08"),
    ],
)
def test_each_mission_has_its_groups(kind: str, who: dict[str, object], case: str) -> None:
    assert case in cases(placed(at_bases(), kind, who))


def test_night_missions_go_for_facilities_only() -> None:
    books = at_bases()
    assert cases(placed(books, "ground_support", group("He111"), night=True)) == ["MIS-11"]
    draft = placed(books, "yard", group("He111"), night=True)
    assert draft.title == "Yard bombed at night at 1B 2118 placed"
    assert not draft.refusals


# A Me109F of range 9 patrols 5 hexes away, half of 9 rounded up (MIS-02); it escorts 9.
def test_ranges_are_kept_and_asked_once() -> None:
    books = at_bases()
    far = placed(books, "patrol", group("Me109F", range=9, distance=6), target="1B 1")
    assert cases(far) == ["MIS-02"]
    assert far.refusals[0].message == "Me109F reaches 5 hexes, the target is 6 away."
    books.post(placed(books, "patrol", group("Me109F", range=9, distance=5), target="1B 1"))
    assert books.fact(Subject.CONDITION, "aircraft:Me109F", "range") == 9
    escort = placed(books, "yard", group("He111"), group("Me109F", role="escort", distance=10))
    assert cases(escort) == ["SP-30"]
    near = placed(books, "yard", group("He111"), group("Me109F", role="escort", distance=9))
    assert not near.refusals


def test_the_other_side_only_intercepts() -> None:
    books = at_bases()
    add_base(books, "Kiev", CityKind.MAJOR, airfield=True)
    books.side = SOVIET
    add_base(books, "Kiev", CityKind.MAJOR, airfield=True)
    books.post(moved(books, move("I16", "available", "Kiev")))
    books.side = AXIS
    draft = placed(books, "ground_support", group("I16", "Kiev"))
    assert cases(draft)[0] == "MIS-12"


def test_missions_belong_to_the_air_phase_and_need_a_target() -> None:
    books = at_bases()
    assert cases(placed(books, "yard", group("He111"), target=" ")) == ["SOP-03"]
    books.phase = INITIAL
    assert "SOP-03" in cases(placed(books, "yard", group("He111")))


# ------------------------------------------------------------------------- changed and back


def test_a_mission_is_changed_before_it_begins() -> None:
    books = at_bases()
    books.post(placed(books, "ground_support", group("Ju87B")))
    draft = placed(books, "ground_support", group("He111"), mission=1, target="1B 2119")
    assert draft.title == "Ground support at 1B 2119 changed"
    books.post(draft)
    (mission,) = missions(books)
    assert [flyer.words for flyer in mission.flyers] == ["1 He111 from Warszawa"]
    assert not placed(books, "yard", group("Ju87B")).refusals
    assert cases(placed(books, "yard", group("Ju87B"), mission=7)) == ["SOP-03"]


def test_a_mission_is_taken_back_and_its_groups_fly_another() -> None:
    books = at_bases()
    books.post(placed(books, "ground_support", group("Ju87B")))
    books.post(plan(books, "air_cancel", mission=1))
    assert missions(books) == ()
    assert not placed(books, "yard", group("Ju87B"), activate=False).refusals


def test_groups_on_a_mission_stay_until_it_is_over() -> None:
    books = at_bases()
    books.post(placed(books, "yard", group("Me109F", number=3, role="escort"), group("He111")))
    away = moved(books, move("Me109F", "operable:Warszawa", "Minsk"))
    assert cases(away) == ["SOP-03"]
    books.post(plan(books, "air_home"))
    assert not moved(books, move("Me109F", "operable:Warszawa", "Minsk")).refusals


# ------------------------------------------------------------------------ Patrol and payment


def test_patrol_pays_group_by_group_or_nothing() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F", number=3), target="1B 1"))
    assert books.balance(spent(AXIS, AIR), SP) == 1
    free = at_bases(patrol_payment="free")
    free.post(placed(free, "alert", group("Me109F", number=3), activate=False, target=""))
    assert free.balance(spent(AXIS, AIR), SP) == 0


def test_patrol_stands_through_the_enemy_turn_and_no_longer() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F"), target="1B 1"))
    books.post(placed(books, "yard", group("He111")))
    assert len(standing_by(books, AXIS)) == 2
    books.side = SOVIET
    assert [one.kind for one in standing_by(books, AXIS)] == ["patrol"]
    books.turn, books.side = TurnCode("1941-08-I"), AXIS
    assert standing_by(books, AXIS) == ()


# --------------------------------------------------------------------------------- warnings


def test_what_looks_forgotten_of_missions() -> None:
    books = at_bases()
    books.post(plan(books, "air", groups=[flies("Me109F", "Warszawa", 2)]))
    assert "air_idle" not in warned(books)
    books.post(placed(books, "yard", group("He111")))
    found = warned(books)
    assert found["air_missions"] == "1 mission is not resolved yet."
    assert found["air_idle"] == "2 groups are paid for and fly no mission."
    books.post(plan(books, "air_home"))
    assert "air_missions" not in warned(books)


def test_a_mission_of_an_older_campaign_is_still_understood() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F", number=2), target="1B 1"))
    now = missions(books)
    said = "2 Germany/Me109F/2 from Warszawa, main"
    books.known[fact_kinds.MISSION, now[0].key, "groups"] = said
    assert missions(books) == now
    assert MISSION_FACTS.said(Fact(fact_kinds.MISSION, now[0].key, "groups", None, said), said) == (
        "2 Me109F from Warszawa"
    )


def test_groups_of_a_mission_are_told_in_words() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F", number=2), target="1B 1"))
    key = missions(books)[0].key
    groups = books.fact(fact_kinds.MISSION, key, "groups")
    assert MISSION_FACTS.said(Fact(fact_kinds.MISSION, key, "groups", None, groups), groups) == (
        "2 Me109F from Warszawa"
    )
    assert MISSION_FACTS.said(Fact(fact_kinds.MISSION, key, "home", groups, []), []) == "none"


def test_missions_whose_payment_is_gone_are_told() -> None:
    books = at_bases()
    books.post(placed(books, "patrol", group("Me109F", number=2), target="1B 1"))
    assert "air_unpaid" not in warned(books)
    for key in [key for key in books.known if key[0] is Subject.DONE and "flown" in key[1]]:
        del books.known[key]
    assert warned(books)["air_unpaid"] == (
        "2 groups fly a mission or Patrol without being paid for."
    )


# ---------------------------------------------------------------------------- supply by air


# 1 transport feeds 4 REs in Clear, 3 in Mud (TRN-02).
@pytest.mark.parametrize(("zone", "res"), [("A", 4), ("b", 3)])
def test_supply_is_flown_and_feeds_by_the_weather(zone: str, res: int) -> None:
    books = in_the_morning()
    draft = plan(books, "air_supply", target="Warszawa", zone=zone, groups=[group("Ju52", "Minsk")])
    assert draft.sentence == f"1 transport group feeds {res} REs."
    before = sum(held(books).values())
    books.post(draft)
    assert sum(held(books).values()) == before
    lying = {spot.key for (kind, spot), n in held(books).items() if kind.aircraft == "Ju52" and n}
    assert lying == {"available", "operable:Warszawa"}
    again = plan(books, "air_supply", target="Minsk", groups=[group("Ju52")])
    assert cases(again) == ["TRN-01"]


# One transport feeds 4 REs in Clear and Frost, 3 in Mud and Snow (TRN-02).
def test_the_board_says_what_a_flight_feeds() -> None:
    books = in_the_morning()
    books.post(plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")]))
    (row,) = board(books, AXIS).missions
    assert (row.name, row.target) == ("Supply by air", "Warszawa")
    assert row.note == "feeds 3 or 4 REs, by the weather"
    # What these groups feed is worked out with the trace (test_supply_trace.py).
    assert (transports_at(books, "Warszawa"), transports_at(books, "Minsk")) == (1, 0)


def test_hits_on_a_base_ground_its_transports_too() -> None:
    books = in_the_morning()
    books.known[fact_kinds.BASE, "axis:Minsk", "hits"] = 9
    draft = plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")])
    assert cases(draft) == ["AIR-08"]
    assert not draft.postings


def test_supply_is_flown_by_transports_from_bases_in_supply() -> None:
    books = in_the_morning()
    fighters = plan(books, "air_supply", target="Minsk", groups=[group("Me109F")])
    assert cases(fighters) == ["TRN-01"]
    cut = plan(
        books, "air_supply", target="Warszawa", supplied=False, groups=[group("Ju52", "Minsk")]
    )
    assert cases(cut) == ["TRN-01"]
    nowhere = plan(books, "air_supply", target="Berlin", groups=[group("Ju52", "Minsk")])
    assert cases(nowhere) == ["TRN-01"]


def test_escorts_join_transports_in_the_air_phase() -> None:
    books = in_the_morning()
    books.post(plan(books, "air_supply", target="Warszawa", groups=[group("Ju52", "Minsk")]))
    books.phase = AIR
    both = [group("Ju52"), group("Me109F", role="escort")]
    draft = placed(books, "supply", *both, mission=1, target="Warszawa")
    assert not draft.refusals
    books.post(draft)
    assert [flyer.role for flyer in missions(books)[0].flyers] == ["main", "escort"]
    gone = placed(books, "supply", group("Me109F", role="escort"), mission=1, target="Warszawa")
    assert "TRN-01" in cases(gone)
    assert cases(placed(books, "supply", group("Ju52")))[0] == "TRN-01"
