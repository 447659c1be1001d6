"""Politics in the books: victory points, the index, peace, wars far away."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.unit.games.grande_armee.playing import FRANCE
from tests.unit.games.grande_armee.realm import Realm

from oobmgr.campaign.commands import CountIn
from oobmgr.games.grande_armee.words import VICTORY


@pytest.fixture
def realm(tmp_path: Path) -> Realm:
    realm = Realm(tmp_path)
    realm.post("index_markers", boxes={"Austria": 5, "Russia": 4, "Prussia": 6})
    return realm


def _boxes(realm: Realm) -> dict[str, str]:
    return {row[0]: row[1] for row in realm.table("politics", "Political Index")}


def _shifts(*shifts: tuple[str, int]) -> list[dict[str, object]]:
    return [{"power": power, "shift": shift, "source": "test"} for power, shift in shifts]


def _score(realm: Realm, points: int, cause: str = "towns", **about: object) -> None:
    realm.post("victory_points", points=points, cause=cause, **about)


# ------------------------------------------------------------------------------- the index


def test_each_power_is_moved_once_by_the_largest_shift(realm: Realm) -> None:
    # The example of the corrections: armistices of two powers move Prussia by one box, not two.
    shifts = _shifts(("Austria", 3), ("Russia", 3), ("Prussia", 1), ("Prussia", 1))
    realm.post("political_event", cause="50 victory points", events=shifts)
    assert _boxes(realm) == {"Austria": "8", "Prussia": "7", "Russia": "7"}
    assert realm.table("politics", "Events") == [
        ("I April 1813", "50 victory points", "Austria +3, Russia +3, Prussia +1", "")
    ]


def test_an_event_after_one_that_was_revoked_hides_no_other(realm: Realm) -> None:
    first = realm.post("political_event", cause="Lützen", events=_shifts(("Austria", 1)))
    realm.post("political_event", cause="Bautzen", events=_shifts(("Russia", 1)))
    realm.campaign.session.revoke(first.transaction)
    realm.post("political_event", cause="Leipzig", events=_shifts(("Prussia", 1)))
    assert [row[1] for row in realm.table("politics", "Events")] == ["Bautzen", "Leipzig"]


def test_equal_shifts_to_both_sides_are_asked_about(realm: Realm) -> None:
    shifts = _shifts(("Prussia", 2), ("Prussia", -2))
    said = realm.refused("political_event", cause="both", events=shifts)
    assert "Equal shifts pull Prussia" in said
    realm.post("political_event", cause="both", events=shifts, settled=_shifts(("Prussia", -1)))
    assert _boxes(realm)["Prussia"] == "5"


def test_by_the_option_equal_shifts_move_nothing(tmp_path: Path) -> None:
    realm = Realm(tmp_path, equal_shifts="none")
    realm.post("index_markers", boxes={"Prussia": 6})
    shifts = _shifts(("Prussia", 2), ("Prussia", -2))
    realm.post("political_event", cause="both", events=shifts)
    assert _boxes(realm)["Prussia"] == "6"


def test_a_marker_that_nobody_entered_is_asked_for(realm: Realm) -> None:
    shifts = _shifts(("Britain", 1))
    assert "is not entered" in realm.refused("political_event", events=shifts)
    assert "leave the track" in realm.refused("political_event", events=_shifts(("Russia", -4)))
    assert "is not known here" in realm.refused("political_event", events=_shifts(("Saxony", 1)))
    assert "line for each" in realm.refused("political_event")


def test_each_peace_offer_and_each_surrender_moves_the_marker(realm: Realm) -> None:
    realm.post("peace_offer", power="Austria", surrenders=True, moved="Prussia", shift=1)
    assert _boxes(realm)["Prussia"] == "8"
    realm.post("peace_offer", power="Austria", moved="Prussia", shift=1)
    assert _boxes(realm)["Prussia"] == "9"
    assert "Nothing happens" in realm.refused(
        "peace_offer", power="Austria", offers=0, moved="Prussia", shift=1
    )
    assert "missing" in realm.refused("peace_offer", power="Austria", moved="Prussia")


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        (
            "peace_offer",
            (
                "Name the power that offers peace or surrenders.",
                "Say whose marker moves.",
                "Enter how far it moves, by your chart.",
            ),
        ),
        ("french_town", ("Name the war.", "Name the town.", "Name the power whose force took it.")),
        ("ottoman_war", ("Enter the Russian bid.", "Enter the Ottoman bid.")),
        ("supply_source", ("Name the corps.", "Say of which nation it is.")),
    ],
)
def test_each_field_left_empty_is_asked_for_by_name(
    tmp_path: Path, action: str, asked: tuple[str, ...]
) -> None:
    realm = Realm(tmp_path)
    realm.in_turn(FRANCE, "movement")
    said = realm.refused(action)
    assert all(request in said for request in asked)
    assert "Enter it." not in said


@pytest.mark.parametrize(("option", "second"), [("war", "6"), ("member", "5")])
def test_a_town_in_france_moves_the_marker_the_first_time(
    tmp_path: Path, option: str, second: str
) -> None:
    realm = Realm(tmp_path, first_time_flag=option)
    realm.post("index_markers", boxes={"Prussia": 7})
    taken = {"war": "Sixth Coalition", "town": "Reims", "moved": "Prussia", "shift": -1}
    realm.post("french_town", taker="Russia", **taken)
    assert _boxes(realm)["Prussia"] == "6"
    realm.post("french_town", taker="Russia", **taken)
    assert _boxes(realm)["Prussia"] == "6"
    realm.post("french_town", taker="Prussia", **taken)
    assert _boxes(realm)["Prussia"] == second
    realm.post("french_town", war="Sixth Coalition", over=True)
    assert "is over" in realm.refused("french_town", taker="Russia", **taken)
    # In the next war it counts again.
    realm.post("french_town", taker="Russia", **taken | {"war": "Seventh Coalition"})
    assert _boxes(realm)["Prussia"] == str(int(second) - 1)


# -------------------------------------------------------------------------- victory points


def test_victory_points_by_cause_and_levels_at_once(realm: Realm) -> None:
    _score(realm, 48, "Lützen")
    assert realm.warned("level_reached") == []
    _score(realm, 4, "Bautzen")
    assert "(50)" in realm.warned("level_reached")[0]
    assert realm.table("politics", "Levels")[0][-1] == "due now"
    shifts = _shifts(("Austria", 3), ("Russia", 3), ("Prussia", 1))
    realm.post("political_event", cause="50 victory points", events=shifts, level=50)
    assert realm.warned("level_reached") == []
    # Below the level, and up again: the change is due again.
    _score(realm, 5, "Kulm", change="lost")
    _score(realm, 5, "Hamburg")
    assert len(realm.warned("level_reached")) == 1
    rows = realm.table("politics", "Victory points")
    assert ("French", "Kulm", "-5", "") in rows
    assert ("French", "in all", "52", "") in rows
    assert "more than the 52" in realm.refused(
        "victory_points", points=53, change="lost", cause="x"
    )
    assert "missing" in realm.refused("victory_points", points=1)


def test_only_the_total_at_the_end_of_a_turn_is_kept(realm: Realm) -> None:
    realm.go_to(FRANCE, "movement")
    _score(realm, 20, "Leipzig")
    _score(realm, 6, "Leipzig lost", change="lost")
    realm.next_turn(FRANCE, "weather")
    rows = realm.table("politics", "Ends of turns")
    assert rows[-1][:2] == ("I April 1813", "14")


def test_a_total_of_none_is_kept_once_the_french_had_points(realm: Realm) -> None:
    realm.next_turn(FRANCE, "weather")
    assert realm.table("politics", "Ends of turns") == []
    realm.go_to(FRANCE, "movement")
    _score(realm, 20, "Leipzig")
    realm.next_turn(FRANCE, "movement")
    _score(realm, 20, "Leipzig lost", change="lost")
    realm.next_turn(FRANCE, "weather")
    rows = realm.table("politics", "Ends of turns")
    assert [row[:2] for row in rows] == [("II April 1813", "20"), ("III April 1813", "0")]


# ----------------------------------------------------------------------------------- peace


def test_a_coerced_peace_has_exactly_three_conditions(realm: Realm) -> None:
    peace = {"loser": "Austria", "provinces": ["Tyrol", "Venetia", "Dalmatia", "Salzburg"]}
    assert "do not fit" in realm.refused("peace", conditions=[2, 2, 5, 1], **peace)
    assert "do not fit" in realm.refused("peace", conditions=[1, 1, 5], loser="Prussia")
    # Four provinces take two Cessions.
    assert "do not fit" in realm.refused("peace", conditions=[2, 3, 5], **peace)
    realm.post("peace", conditions=[2, 2, 5], **peace)
    assert realm.table("politics", "Coerced peace") == [
        ("Austria", "2, 2, 5", "Tyrol, Venetia, Dalmatia, Salzburg", "I April 1813")
    ]
    # Ceded as if conquered: resource points, and no replacements.
    lands = realm.table("powers", "Provinces and minor powers")
    assert ("Tyrol", "France", "– / (–)", "figures missing") in lands
    assert "in this turn" in realm.refused("peace", conditions=[1, 3, 5], loser="Austria")
    assert "itself" in realm.refused("peace", conditions=[1, 3, 5], loser="France")


def test_only_the_loser_cedes(realm: Realm) -> None:
    realm.post("land", name="Poland", status="conquered", holder="Russia")
    realm.post("land", name="Venetia", status="annexed", holder="France")
    peace = {"loser": "Austria", "conditions": [2, 1, 3]}
    assert "held by Russia" in realm.refused("peace", provinces=["Poland"], **peace)
    assert "already" in realm.refused("peace", provinces=["Venetia"], **peace)


def test_a_count_below_a_level_makes_it_due_once_more(realm: Realm) -> None:
    _score(realm, 55, "Vienna")
    realm.post("political_event", events=_shifts(("Austria", 2)), level=50)
    realm.campaign.session.execute(CountIn(FRANCE, VICTORY, 49, "Miscounted."))
    realm.skip()
    realm.campaign.session.execute(CountIn(FRANCE, VICTORY, 51, "Counted again."))
    assert len(realm.warned("level_reached")) == 1
    realm.post("political_event", events=_shifts(("Prussia", 2)), level=50)
    # At the level and above it nothing is forgotten.
    realm.campaign.session.execute(CountIn(FRANCE, VICTORY, 50, "Counted again."))
    realm.skip()
    assert realm.warned("level_reached") == []


def test_a_level_is_acted_on_once_and_only_when_reached(realm: Realm) -> None:
    shifts = _shifts(("Austria", 3))
    early = realm.refused("political_event", events=shifts, level=50)
    assert "calls for nothing now" in early
    _score(realm, 76, "Vienna")
    assert "Due: 50 and 75" in realm.refused("political_event", events=shifts, level=60)
    realm.post("political_event", events=shifts, level=75)
    assert "Due: 50." in realm.refused("political_event", events=shifts, level=75)


def test_more_provinces_for_a_cession_by_the_option(tmp_path: Path) -> None:
    realm = Realm(tmp_path, cession_provinces=3)
    realm.post(
        "peace", loser="Prussia", conditions=[2, 1, 3], provinces=["Posen", "Danzig", "Ansbach"]
    )
    assert len(realm.table("powers", "Provinces and minor powers")) == 3


# ----------------------------------------------------------------------- wars far away


def test_the_ottoman_war_ends_above_the_higher_bid(realm: Realm) -> None:
    assert "at peace" in realm.refused("ottoman_roll", roll=9)
    assert "missing" in realm.refused("ottoman_war", russian_bid=3)
    realm.post("ottoman_war", russian_bid=3, ottoman_bid=5)
    assert "already" in realm.refused("ottoman_war", russian_bid=3, ottoman_bid=5)
    realm.post("ottoman_roll", roll=5)
    assert len(realm.table("politics", "The Ottoman war, British landings")) == 1
    assert "in this turn" in realm.refused("ottoman_roll", roll=6)
    realm.next_turn(FRANCE, "command")
    realm.go_to(FRANCE, "movement")
    realm.post("ottoman_roll", roll=6)
    assert realm.table("politics", "The Ottoman war, British landings") == []


def test_russia_has_a_turn_of_grace(realm: Realm) -> None:
    realm.post("ottoman_war", russian_bid=3, ottoman_bid=5)
    assert realm.warned("minimum_in_turkey") == []
    state = realm.table("politics", "The Ottoman war, British landings")[0][-1]
    assert state == "turn of grace"
    realm.next_turn(FRANCE, "weather")
    state = realm.table("politics", "The Ottoman war, British landings")[0][-1]
    assert state == "minimum in Turkey"


def test_one_british_force_is_on_the_map(realm: Realm) -> None:
    realm.post("british_landing", hex="A1105")
    assert "No second force lands" in realm.refused("british_landing", hex="A1106")
    assert "no reinforcements" in realm.refused("british_landing", hex="A1106", reinforcements=3)
    realm.post("british_landing", gone=True)
    assert "No British force" in realm.refused("british_landing", gone=True)
    realm.post("british_landing", hex="A1106")


def test_a_landing_after_one_that_was_revoked_hides_no_other(realm: Realm) -> None:
    first = realm.post("british_landing", hex="A1105")
    gone = realm.post("british_landing", gone=True)
    realm.post("british_landing", hex="A1106")
    realm.campaign.session.revoke(gone.transaction)
    realm.campaign.session.revoke(first.transaction)
    realm.post("british_landing", gone=True)
    realm.post("british_landing", hex="A1107")
    rows = realm.table("politics", "The Ottoman war, British landings")
    landed = [(row[0], row[-1].partition(",")[0]) for row in rows]
    assert landed == [("British force in A1106", "gone"), ("British force in A1107", "on the map")]


def test_the_tenth_landing_stands_below_the_second(realm: Realm) -> None:
    for at in range(1, 11):
        realm.post("british_landing", hex=f"A11{at:02}")
        realm.post("british_landing", gone=True)
    rows = realm.table("politics", "The Ottoman war, British landings")
    assert [row[0] for row in rows] == [f"British force in A11{at:02}" for at in range(1, 11)]


def test_by_the_option_one_british_force_in_the_game(tmp_path: Path) -> None:
    realm = Realm(tmp_path, british_second_landing=False)
    realm.post("british_landing", hex="A1105")
    realm.post("british_landing", gone=True)
    assert "No second force lands" in realm.refused("british_landing", hex="A1106")
