"""Who may fire in and after an assault, and what nobody entered is asked for."""

from __future__ import annotations

from dataclasses import replace

from tests.unit.games.spark.example_books import example_books, named
from tests.unit.games.spark.fire.combat_example import (
    columns,
    combat_phase,
    fire,
    lay,
    why_not,
)
from tests.unit.games.spark.fire.test_rights import BARRAGE, OFFENSIVE, asked

from oobmgr.games.spark.fire.ask import FireAsk
from oobmgr.games.spark.units.markers import add_shot
from oobmgr.games.spark.units.shots import Segment, Shot
from oobmgr.games.spark.words import (
    COMBAT,
    FireKind,
    Marker,
)


def test_artillery_that_gave_support_fires_no_barrage_later() -> None:
    """It may only fire in a later segment of the same assault, or ZOC fire (13.10.2 no. 5)."""
    books = combat_phase()
    books.post(fire(books, ["248/86"], [("3/240/170", 1, 1, "0")], segment="offensive_1"))
    later = asked(books, "248/86", BARRAGE)
    assert (later.may, later.case) == (False, "SP-ELIG-14")
    assert later.words == "fired in this phase already: no barrage is open to it"


def test_a_mortar_that_fired_zoc_fire_barrages_later() -> None:
    """ZOC fire limits nothing later in the impulse (11.3.5)."""
    books = combat_phase()
    mortar = named(books, "248/86")
    shot = Shot(COMBAT[0], Segment.ZOC, points=5)
    for fact in add_shot(books, mortar.id, shot):
        books.known[fact.subject, fact.key, fact.field] = fact.new
    assert asked(books, "248/86", BARRAGE).may


def test_the_side_that_moves_fires_no_zoc_fire() -> None:
    books = example_books()
    own = fire(books, ["330/86"], [("3/240/170", 1, 1, "0")], segment="zoc")
    assert "330/86 does not fire now: the German side does." in why_not(own)
    assert not fire(books, ["3/240/170"], [("330/86", 1, 1, "0")], segment="zoc").refusals


def test_who_had_an_assault_marker_fires_no_zoc_fire() -> None:
    books = combat_phase()
    zone = FireAsk(Segment.ZOC, FireKind.REGULAR, "", "1712")
    assert asked(books, "541/136", zone).case == "SP-ELIG-22"
    # Its assault is over without a combat: the marker is off, and it stays involved.
    lay(books, "541/136", Marker.ASSAULT, None)
    lay(books, "541/136", Marker.INVOLVED, "1714")
    found = asked(books, "541/136", zone)
    assert (found.may, found.case) == (False, "SP-ELIG-28")


def test_defenders_fire_at_units_of_their_own_assault() -> None:
    books = combat_phase()
    other = fire(books, ["II/399/170"], [("733/136", 1, 1, "0")], segment="defensive_1",
                 assault="1712")  # fmt: skip
    assert "733/136 has no part in the assault on 1712." in why_not(other)
    lay(books, "1/61T", Marker.ASSAULT, None)
    tank = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at",
                assault="1712")  # fmt: skip
    assert "1/61T has no part in the assault on 1712." in why_not(tank)


def test_a_fire_of_an_assault_needs_the_assault() -> None:
    books = combat_phase()
    none = fire(books, ["387/136"], [("I/240/170", 1, 1, "0")], segment="offensive_1")
    assert "There is no assault on 2213: no Assault Marker points at it." in why_not(none)


def test_a_balloon_has_no_shelter_in_a_trench() -> None:
    """A trench moves the column of fire at infantry beside it, but not of fire at a balloon."""
    books = example_books()
    balloon = named(books, "Leningrad Balloon")
    books.roster[balloon.id] = replace(balloon, hex="1610")  # where 284/86 stands

    def at(name: str, *, inside: bool) -> list[tuple[str, str, str]]:
        target = [(name, 1, 1, "0")]
        return columns(fire(books, ["3/240/170"], target, segment="zoc", entrenched=inside))

    name = "Leningrad Balloon"
    assert at(name, inside=True) == at(name, inside=False) == [(name, "3", "5")]
    assert at("284/86", inside=True) == [("284/86", "3", "3")]
    assert at("284/86", inside=False) == [("284/86", "3", "8")]


def test_a_strength_of_0_on_the_counter_is_none() -> None:
    books = combat_phase()
    unit = named(books, "387/136")
    books.roster[unit.id] = replace(unit, ratings={**unit.ratings, "regular": 0})
    assert asked(books, "387/136", OFFENSIVE).words == "has no regular strength"


def test_what_depends_on_an_armor_that_nobody_entered_waits_for_it() -> None:
    books = combat_phase()
    tank = named(books, "1/61T")
    books.roster[tank.id] = replace(tank, type="Pz III battalion", traits={})
    at = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    assert "1/61T cannot be fired at in this way: its armor is not entered." in why_not(at)
    books.roster[tank.id] = replace(tank, type="Pz III battalion", traits={"armor": "none"})
    at = fire(books, ["II/399/170"], [("1/61T", 1, 1, "0")], segment="defensive_1", kind="at")
    assert not at.refusals


def test_a_type_that_nobody_knows_neither_fires_nor_is_fired_at() -> None:
    books = combat_phase()
    unit = named(books, "387/136")
    books.roster[unit.id] = replace(unit, type="Sturmtruppe")
    assert asked(books, "387/136", OFFENSIVE).words == "it was not entered what Sturmtruppe is"
    at = fire(books, ["II/399/170"], [("387/136", 1, 1, "0")], segment="defensive_1")
    assert (
        "387/136 cannot be fired at in this way: it was not entered what Sturmtruppe is."
        in why_not(at)
    )


def test_artillery_without_its_row_of_the_chart_does_not_fire() -> None:
    books = combat_phase()
    unit = named(books, "56")
    books.roster[unit.id] = replace(unit, type="artillery", traits={})
    assert asked(books, "56", BARRAGE).words == "its row of the Artillery Chart is not entered"
