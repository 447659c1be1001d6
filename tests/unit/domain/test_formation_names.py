"""Formations of one name are told apart by what they stand in."""

from oobmgr.domain.formation_names import told_apart


def test_a_name_that_several_armies_have_is_said_with_the_army() -> None:
    own = ("5th Army", "Army troops"), ("6th Army", "Army troops")
    assert told_apart([*own, ("6th Army", "37th Rifle Corps"), ()]) == {
        own[0]: "Army troops, 5th Army",
        own[1]: "Army troops, 6th Army",
        ("6th Army", "37th Rifle Corps"): "37th Rifle Corps",
    }


def test_the_nearest_that_differs_is_named() -> None:
    """Two fronts may each have a 5th Army, and the army would tell nothing."""
    west, east = (("West", "5th Army", "Army troops"), ("East", "5th Army", "Army troops"))
    top = ("Army troops",)
    assert told_apart([west, east, top, top]) == {
        west: "Army troops, West",
        east: "Army troops, East",
        top: "Army troops",
    }
