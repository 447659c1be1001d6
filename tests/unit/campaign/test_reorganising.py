"""Units and formations regrouped, merged, duplicated, renamed and edited many at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from oobmgr.campaign.commands import (
    AddFormation,
    AddUnit,
    DuplicateFormation,
    DuplicateUnits,
    EditUnits,
    LoseSteps,
    MergeFormations,
    Regroup,
    RemoveFormations,
    RenameAll,
    RestoreSteps,
)
from oobmgr.campaign.file import Campaign
from oobmgr.campaign.name_changes import name_changes, renaming
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import FormationId, UnitId
from oobmgr.domain.units import UnitValues
from tests.unit.campaign.trial_books import AXIS, SOVIET, dump, fresh, units

I_CORPS = ("AG North", "18th Army", "I Corps")
II_CORPS = ("AG North", "18th Army", "II Corps")
# The numbers that the formations get: I Corps with those above it, then II Corps, then Front.
ARMY, FIRST, SECOND, FRONT = map(FormationId, (2, 3, 4, 5))


@pytest.fixture
def campaign(tmp_path: Path) -> Iterator[Campaign]:
    """Units 1 to 3 in I Corps, 4 and 5 in II Corps, 6 in the Soviet Front; two steps each."""
    with fresh(tmp_path) as made:
        made.session.execute(units(3))
        made.session.execute(units(2, path=II_CORPS))
        made.session.execute(units(1, side=SOVIET, path=("Front",)))
        yield made


def ids(*numbers: int) -> tuple[UnitId, ...]:
    return tuple(map(UnitId, numbers))


def where(campaign: Campaign) -> dict[int, str]:
    return {unit.id: unit.path[-1] for unit in campaign.queries.units()}


def tree(campaign: Campaign) -> list[str]:
    return [" / ".join(row.path) for row in campaign.queries.formations()]


def test_the_headquarters_of_a_formation_leads_what_came_into_it(campaign: Campaign) -> None:
    # The last that came in, and of a name with its corps.
    campaign.session.execute(units(1, path=II_CORPS))
    hq = max(campaign.queries.units(), key=lambda unit: unit.id)
    campaign.session.execute(EditUnits((hq.id,), {"designation": "II Corps"}))
    campaign.session.execute(Regroup(AXIS, II_CORPS, ids(1)))
    there = [unit.id for unit in campaign.queries.units() if unit.path == II_CORPS]
    assert there == [hq.id, 1, 4, 5]


def refusal(campaign: Campaign, command: object) -> str:
    before = dump(campaign.path)
    with pytest.raises(BadInput) as caught:
        campaign.session.execute(command)  # type: ignore[arg-type]
    assert dump(campaign.path) == before
    return str(caught.value)


def undone(campaign: Campaign, act: Callable[[], object]) -> None:
    """What was done is one transaction: one undo takes all of it back."""
    before = dump(campaign.path)
    act()
    after = dump(campaign.path)
    assert campaign.queries.check() == ()
    campaign.session.undo()
    assert dump(campaign.path) == before
    campaign.session.redo()
    assert dump(campaign.path) == after


def test_units_go_into_another_formation_and_one_that_is_new(campaign: Campaign) -> None:
    undone(campaign, lambda: campaign.session.execute(Regroup(AXIS, II_CORPS, ids(1, 2))))
    assert where(campaign) == {
        1: "II Corps", 2: "II Corps", 3: "I Corps", 4: "II Corps", 5: "II Corps", 6: "Front",
    }  # fmt: skip
    new = ("AG North", "Group Kleist")
    posted = campaign.session.execute(Regroup(AXIS, new, ids(3), (SECOND,)))
    assert posted.title == "Moved 3 infantry XX and II Corps to Group Kleist"
    assert "AG North / Group Kleist / II Corps" in tree(campaign)
    assert where(campaign)[3] == "Group Kleist"


def test_a_formation_that_goes_along_with_one_above_it_is_moved_once(campaign: Campaign) -> None:
    command = Regroup(AXIS, ("OKH",), (), (ARMY, FIRST))
    undone(campaign, lambda: campaign.session.execute(command))
    assert "OKH / 18th Army / I Corps" in tree(campaign)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (Regroup(AXIS, I_CORPS, ids(1)), "all of it is entered already"),
        (Regroup(AXIS, I_CORPS, ids(6)), "1 infantry XX belongs to the other side"),
        (Regroup(AXIS, ()), "nothing is selected"),
        (Regroup(AXIS, (), ids(1)), "a unit needs a formation"),
        (Regroup(AXIS, I_CORPS, (), (ARMY,)), "18th Army cannot go under"),
        (Regroup(AXIS, I_CORPS, (), (FRONT,)), "Front cannot go under"),
        (Regroup(AXIS, tuple("abcdefghijklmnopqrs"), (), (ARMY,)), "too deep"),
        (Regroup(AXIS, I_CORPS, ids(99)), "no unit 99"),
        (Regroup(AXIS, I_CORPS, (), (FormationId(99),)), "removed since, in another window"),
        (MergeFormations((FIRST,), FIRST), "choose two formations"),
        (MergeFormations((ARMY,), FIRST), "18th Army cannot go into I Corps"),
        (MergeFormations((FRONT,), FIRST), "Front cannot go into I Corps"),
        (RemoveFormations((FIRST,)), "I Corps is not empty"),
        (RemoveFormations((ARMY,)), "18th Army is not empty"),
        (DuplicateUnits(ids(1), 0), "not a number of copies"),
        (DuplicateFormation(FIRST, "II Corps"), "there is a II Corps there already"),
        (EditUnits(ids(1, 2), {"steps": "x", "type": ""}), "'x' is not a number of steps"),
        (EditUnits(ids(1), {"steps": "61"}), "cannot have so many steps"),
        (EditUnits(ids(1), {"steps_left": "3"}), "It cannot have fewer than none"),
    ],
)
def test_what_cannot_be_is_refused_and_half_does_nothing(
    campaign: Campaign, command: object, said: str
) -> None:
    assert said in refusal(campaign, command)


def test_units_that_would_have_too_many_steps_are_told_in_one_sentence_at_the_field(
    campaign: Campaign,
) -> None:
    """Each was told by itself, and beside the field for all steps and not that for those left."""
    with pytest.raises(BadInput) as caught:
        campaign.session.execute(EditUnits(ids(1, 2, 3, 4), {"steps_left": "3"}))
    (fault,) = caught.value.faults
    assert (fault.where, fault.value) == ("steps_left", "3")
    assert fault.message.endswith(" and 1 more have 2 of 2 steps each.")


def test_two_formations_of_one_name_do_not_come_to_stand_in_one_place(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("Reserve", "I Corps")))
    said = refusal(campaign, Regroup(AXIS, ("Reserve",), (), (FIRST,)))
    assert "there is a I Corps there already" in said
    assert "Merge the two" in said


def test_merged_formations_are_gone_and_what_stood_in_them_is_in_the_other(
    campaign: Campaign,
) -> None:
    campaign.session.execute(AddFormation(AXIS, (*II_CORPS, "Corps troops")))
    undone(campaign, lambda: campaign.session.execute(MergeFormations((SECOND,), FIRST)))
    assert {where(campaign)[unit] for unit in range(1, 6)} == {"I Corps"}
    assert "AG North / 18th Army / I Corps / Corps troops" in tree(campaign)
    assert not any(path.endswith("II Corps") for path in tree(campaign))


def test_an_empty_formation_is_taken_off_with_those_below_it(campaign: Campaign) -> None:
    campaign.session.execute(AddFormation(AXIS, ("Reserve", "X")))
    reserve, below = (row.id for row in campaign.queries.formations() if "Reserve" in row.path)
    both = RemoveFormations((FormationId(reserve), FormationId(below)))
    undone(campaign, lambda: campaign.session.execute(both))
    assert not any("Reserve" in path for path in tree(campaign))


def test_a_duplicate_is_at_full_strength_and_takes_no_mark_of_a_workbook(
    campaign: Campaign,
) -> None:
    campaign.session.execute(LoseSteps(ids(1)))
    undone(campaign, lambda: campaign.session.execute(DuplicateUnits(ids(1, 2), 2)))
    new = [unit for unit in campaign.queries.units() if unit.id > 6]
    # Two of the first, two of the second; each with both of its steps. 3 is in the corps already;
    # II Corps has a 1 and a 2 of its own, so that each corps counts by itself.
    assert [(u.designation, u.steps_left, u.path) for u in new] == [
        ("4", 2, I_CORPS), ("5", 2, I_CORPS), ("6", 2, I_CORPS), ("7", 2, I_CORPS),
    ]  # fmt: skip


def test_the_numbers_that_duplicates_get_are_told(campaign: Campaign) -> None:
    """Nobody chose them, and in a list that is filtered the new ones may not be seen."""
    one = campaign.session.execute(DuplicateUnits(ids(1)))
    assert one.title == "Duplicated 1 infantry XX as 4"
    several = campaign.session.execute(DuplicateUnits(ids(1), 5))
    assert several.title == "Duplicated 1 infantry XX as 5, 6, 7 and 2 more"
    alike = campaign.session.execute(DuplicateUnits(ids(1), same_names=True))
    assert alike.title == "Duplicated 1 infantry XX"


def test_steps_of_several_units_are_told_of_each(campaign: Campaign) -> None:
    lost = campaign.session.execute(LoseSteps(ids(1, 2)))
    assert lost.title == "1 infantry XX and 2 infantry XX lost 1 step each"
    back = campaign.session.execute(RestoreSteps(ids(1, 2)))
    assert back.title == "1 infantry XX and 2 infantry XX regained 1 step each"
    several = campaign.session.execute(LoseSteps(ids(1, 2, 3, 4)))
    assert several.title.endswith(" more lost 1 step each")
    assert campaign.session.execute(LoseSteps(ids(1))).title.startswith("1 step lost by 1 ")


def test_numbers_of_an_army_are_counted_through_it(campaign: Campaign) -> None:
    campaign.session.execute(RenameAll((*zip(ids(4, 5), ("4th", "6th"), strict=True),)))
    campaign.session.execute(RenameAll((*zip(ids(1, 2), ("1st", "3rd"), strict=True),)))
    # No number is in two corps: the 5th is free, the 6th stands in the other corps.
    campaign.session.execute(RenameAll(((ids(3)[0], "5th"),)))
    campaign.session.execute(DuplicateUnits(ids(1, 2), 2))
    new = [unit.designation for unit in campaign.queries.units() if unit.id > 6]
    assert new == ["2nd", "7th", "8th", "9th"]


def test_duplicates_are_called_the_same_where_that_is_asked_for(campaign: Campaign) -> None:
    campaign.session.execute(DuplicateUnits(ids(1), 2, same_names=True))
    new = [unit.designation for unit in campaign.queries.units() if unit.id > 6]
    assert new == ["1", "1"]


def test_a_formation_is_duplicated_with_all_below_it(campaign: Campaign) -> None:
    undone(campaign, lambda: campaign.session.execute(DuplicateFormation(ARMY, "19th Army")))
    copies = [unit for unit in campaign.queries.units() if "19th Army" in unit.path]
    assert [unit.path[-1] for unit in copies] == ["I Corps"] * 3 + ["II Corps"] * 2


def test_a_text_is_replaced_in_the_names_that_hold_it(campaign: Campaign) -> None:
    rows, formations = campaign.queries.units(), campaign.queries.formations()
    # "I Corps" is in "II Corps", too: I becomes 1, and II becomes I1.
    changes = name_changes(rows, formations, "i corps", "1 Corps")
    assert [(one.old, one.new) for one in changes] == [
        ("I Corps", "1 Corps"), ("II Corps", "I1 Corps"),
    ]  # fmt: skip
    undone(campaign, lambda: campaign.session.execute(renaming(changes)))
    assert "AG North / 18th Army / I1 Corps" in tree(campaign)
    twice = RenameAll(formations=((SECOND, "1 Corps"),))
    assert "would be two 1 Corps" in refusal(campaign, twice)
    with pytest.raises(BadInput, match="no name contains that"):
        renaming(name_changes(rows, formations, "Kleist", "x"))


def test_many_facts_of_many_units_change_in_one_transaction(campaign: Campaign) -> None:
    campaign.session.execute(LoseSteps(ids(2)))
    changes: dict[str, str | int] = {
        "steps": "3", "note": "refitted", "rating:attack": 9, "arrival": "Aug I 1941",
    }  # fmt: skip
    undone(campaign, lambda: campaign.session.execute(EditUnits(ids(1, 2), changes)))
    found = {int(unit.id): unit for unit in campaign.queries.units()}
    # Each grows by one step: 2 of 2 becomes 3 of 3, 1 of 2 becomes 2 of 3.
    assert [(found[n].steps_left, found[n].steps) for n in (1, 2, 3)] == [(3, 3), (2, 3), (2, 2)]
    assert [found[n].note for n in (1, 2, 3)] == ["refitted", "refitted", ""]
    # August is to come, so that the units wait for it as units that were entered so.
    assert [found[n].status for n in (1, 2, 3)] == ["due", "due", "on_map"]


def test_steps_left_are_set_and_kill(campaign: Campaign) -> None:
    undone(campaign, lambda: campaign.session.execute(EditUnits(ids(1, 2), {"steps_left": 0})))
    assert [u.status for u in campaign.queries.units()][:3] == ["dead", "dead", "on_map"]


def test_a_name_that_would_make_a_new_formation_at_the_top_is_asked_about(
    campaign: Campaign, tmp_path: Path
) -> None:
    new = UnitValues(AXIS, "Germany", "9", "infantry", "XX", ("9",), 1)
    for command in (EditUnits(ids(1), {"path": "9 / 2nd"}), AddUnit(new)):
        warnings = campaign.session.preview(command).warnings
        (asked,) = [one.sentence() for one in warnings if one.asks and one.where == "formation"]
        assert "There is no formation 9 at the top of this side: it would be made there." in asked
    # A new one within one that stands is what somebody wrote out.
    within = campaign.session.preview(EditUnits(ids(1), {"path": "AG North / 9"}))
    assert not within.warnings
    # The first of a side can stand nowhere else.
    with fresh(tmp_path, "empty.oob") as empty:
        first = empty.session.preview(AddUnit(new))
    assert not [one for one in first.warnings if one.where == "formation"]
