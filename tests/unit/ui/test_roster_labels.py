"""What formations are called at their heads on a Roster Sheet."""

from oobmgr.ui.viewmodels.roster_sheets import group_labels


def test_formations_of_one_name_are_told_apart_by_their_army() -> None:
    labels = group_labels([("67th Army", "Guns"), ("2nd Shock", "Guns"), ("67th Army", "13th"), ()])
    assert list(labels.values()) == [
        "Guns, 67th Army",
        "Guns, 2nd Shock",
        "13th",
        "Without a formation",
    ]
    assert group_labels([("67th Army", "Guns")] * 2) == {("67th Army", "Guns"): "Guns"}
