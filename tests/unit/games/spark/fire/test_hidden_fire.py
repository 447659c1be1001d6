"""A fire across hidden sheets: each side enters its half, and the two agree with the open fire."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.ui.fire.gunner import campaign as spark_campaign
from tests.ui.fire.gunner import ids_of
from tests.unit.games.spark.assault.assaults import assault_books, ids, lay, put
from tests.unit.games.spark.example_books import named

from oobmgr.campaign.commands import EditUnits, PostAction
from oobmgr.campaign.file import Campaign, open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.errors import BadInput
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.hidden import plan_fire_unseen
from oobmgr.games.spark.actions.fire.hidden_inputs import (
    AnswerInputs,
    SeenTarget,
    TakenInputs,
    UnseenInputs,
)
from oobmgr.games.spark.actions.fire.hits import take_right
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.actions.fire.slips import told_words
from oobmgr.games.spark.actions.fire.taken import plan_fire_answered, plan_fire_taken
from oobmgr.games.spark.fact_kinds import TOLD
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import GERMAN, SOVIET, FireKind, Marker
from oobmgr.rules.actions import ActionPlan

NAMES = ("387/136", "541/136", "1/61T", "7GdMiner")
SLIP = "1712; ; R18; 9; 7; direct"


def test_both_halves_come_to_what_the_open_fire_comes_to() -> None:
    """23 points in three pools: 11 in column 8, 12 in column 12; 20 in column 18; 9 and 7."""
    books = assault_books("1712", *NAMES)
    shown = FireInputs(
        segment=Segment.OFFENSIVE_1,
        place="1712",
        assault="1712",
        firers=tuple(FirerEntry(unit) for unit in ids(books, *NAMES)),
        targets=(TargetEntry(ids(books, "II/399/170")[0], 9, 7, "1M"),),
    )
    whole = plan_fire(books, shown)
    units = ids(books, *NAMES)
    unseen = UnseenInputs(units, place="1712", assault="1712", red=9, gray=7)
    first = books.post(plan_fire_unseen(books, unseen))
    assert first.ruling.result.column == whole.ruling.result.targets[0].column == "18"
    assert first.ruling.working[-1].arithmetic == SLIP
    assert first.sentence == "Tell the other player: CRT column 18, red 9, gray 7."
    assert "II/399/170" not in str((first.title, first.sentence, first.ruling, first.facts))
    assert Marker.FIRED in markers_of(books, named(books, "387/136").id)
    assert named(books, "II/399/170").steps_left == 5
    target = ids(books, "II/399/170")
    taken = TakenInputs(units=target, column=18, red=9, gray=7, result="1M")
    second = books.post(plan_fire_taken(books, taken))
    assert named(books, "II/399/170").steps_left == 4
    assert Marker.SUPPRESSED in markers_of(books, UnitId(target[0]))
    assert not any(name in str((second.title, second.ruling)) for name in NAMES)


def test_nothing_tells_of_a_trench_beside_the_counter_that_is_fired_at() -> None:
    books = assault_books("1712", "541/136")
    put(books, "I/399/170", hex="1712")
    lay(books, Marker.ENTRENCHED, "II/399/170")
    guns = ids(books, "56", "1106")
    unseen = UnseenInputs(
        guns, segment=Segment.BARRAGE, place="1712", assault="1712", counter="I/399/170",
        red=1, gray=1, stand_in=True,
    )  # fmt: skip
    # The heavy guns join after the shifts where a trench is known in the hex (SP-FIRE-19).
    apart = "With heavy artillery"
    assert apart not in labels(plan_fire_unseen(books, unseen))
    shown = FireInputs(
        segment=Segment.BARRAGE,
        place="1712",
        firers=tuple(FirerEntry(unit) for unit in guns),
        targets=tuple(TargetEntry(unit) for unit in ids(books, "I/399/170")),
    )
    assert apart in labels(plan_fire(books, shown))


def labels(plan: ActionPlan) -> set[str]:
    """What the lines of a plan's working are called."""
    return {line.label for line in plan.ruling.working}


def test_it_is_posted_while_the_other_sheet_is_hidden(tmp_path: Path) -> None:
    """Hot seat: each half with the other side's sheet under its passphrase."""
    with spark_campaign(tmp_path) as books:
        units = ids_of(books)
        own = tuple(units[name] for name in NAMES)
        for side in ("soviet", "german"):
            books.set_passphrase(SideId(side), side)
        books.veil.lock()
        books.veil.unlock(SideId("soviet"), "soviet")
        unseen = UnseenInputs(own, place="1712", assault="1712", red=9, gray=7)
        first = books.session.execute(PostAction("fire_unseen", unseen))
        assert "1712" in first.title
        assert books.queries.transaction(first.transaction).working[-1].arithmetic
        books.veil.lock()
        books.veil.unlock(SideId("german"), "german")
        taken = TakenInputs(units=(units["II/399/170"],), column=18, red=9, gray=7, result="1M")
        second = books.session.execute(PostAction("fire_taken", taken))
        assert second.title == "II/399/170: fire taken, 1 step, morale check"
        assert "387/136" not in str(books.queries.transaction(first.transaction))


def test_each_half_is_posted_in_a_file_for_its_side(tmp_path: Path) -> None:
    with spark_campaign(tmp_path) as books:
        units = ids_of(books)
        for side in (SOVIET, GERMAN):
            hand_over(books, side, tmp_path / f"{side}.oob")
    own = tuple(units[name] for name in NAMES)
    with open_campaign(tmp_path / f"{SOVIET}.oob") as soviet:
        unseen = UnseenInputs(own, place="1712", assault="1712", red=9, gray=7)
        posted = soviet.session.execute(PostAction("fire_unseen", unseen))
        working = soviet.queries.transaction(posted.transaction).working
        assert working[-1].arithmetic == SLIP
    with open_campaign(tmp_path / f"{GERMAN}.oob") as german:
        taken = TakenInputs(units=(units["II/399/170"],), column=18, red=9, gray=7, result="1M")
        posted = german.session.execute(PostAction("fire_taken", taken))
        assert posted.title == "II/399/170: fire taken, 1 step, morale check"


def test_what_is_missing_is_asked_for() -> None:
    books = assault_books("1712", *NAMES)
    units = ids(books, "387/136")
    assert plan_fire_unseen(books, UnseenInputs(units)).refusals[0].case == "SP-FIRE-08"
    open_dice = plan_fire_unseen(books, UnseenInputs(units, place="1712", assault="1712"))
    assert [fault.case for fault in open_dice.refusals] == ["SP-FIRE-30"]
    two = ids(books, "II/399/170", "I/399/170")
    many = plan_fire_taken(books, TakenInputs(units=two, column=18))
    assert [fault.message for fault in many.refusals] == ["has dice for one unit."]
    nobody = plan_fire_taken(books, TakenInputs(column=18))
    assert [fault.message for fault in nobody.refusals] == ["No unit is picked."]
    afvs = UnseenInputs(units, kind=FireKind.AT, place="1712", more=(SeenTarget(red=1, gray=1),))
    refused = [fault.where for fault in plan_fire_unseen(books, afvs).refusals]
    assert "more" in refused


def test_of_counters_left_out_it_is_told_that_they_are_there() -> None:
    books = assault_books("1712", *NAMES)
    put(books, "I/399/170", hex="1712")
    units = ids(books, *NAMES)
    seen = UnseenInputs(
        units, place="1712", assault="1712", counter="II/399/170", red=9, gray=7, result="1M"
    )
    plan = plan_fire_unseen(books, seen)
    (told,) = (fault for fault in plan.warnings if fault.where == "more")
    assert told.note().startswith("Other counters are there, too.")
    both = replace(seen, more=(SeenTarget("I/399/170", 1, 1, "0"),))
    assert not [one for one in plan_fire_unseen(books, both).warnings if one.where == "more"]


# ------------------------------------------------------- both sides in one file, one sheet hidden


def both_at_one_seat(folder: Path) -> tuple[Campaign, dict[str, int]]:
    """The combat example, the German sheet hidden."""
    books = spark_campaign(folder)
    units = ids_of(books)
    for side in ("soviet", "german"):
        books.set_passphrase(SideId(side), side)
    books.veil.lock()
    books.veil.unlock(SideId("soviet"), "soviet")
    return books, units


def fired(units: dict[str, int], **more: object) -> UnseenInputs:
    """The fire of the example at its target, which is named as it is printed."""
    own = tuple(units[name] for name in NAMES)
    fire = UnseenInputs(
        own, place="1712", assault="1712", counter="ii/399/170", red=9, gray=7, result="1M"
    )
    return replace(fire, **more)  # type: ignore[arg-type]


def test_a_named_counter_takes_its_losses_from_the_hidden_sheet(tmp_path: Path) -> None:
    """Column 18, red 9: a step; gray 7 against morale 6: suppressed. It keeps 4 of 5 steps."""
    books, units = both_at_one_seat(tmp_path)
    with books:
        posted = books.session.execute(PostAction("fire_unseen", fired(units)))
        assert posted.notes == ("1712: 1 step, morale check, suppressed.",)
        seen = books.queries.transaction(posted.transaction)
        (fact,) = (fact for fact in seen.facts if fact.subject == TOLD)
        assert told_words(fact, fact.new) == "1 step, morale check, suppressed"
        assert "399/170" not in str(seen)
        books.veil.unlock(SideId("german"), "german")
        unit = next(one for one in books.queries.units() if one.designation == "II/399/170")
        assert (unit.steps_left, unit.steps) == (4, 5)
        both = books.queries.transaction(posted.transaction)
        assert "On the sheet of II/399/170" in str(both.working)


def test_nobody_tries_out_what_a_hidden_sheet_would_say(tmp_path: Path) -> None:
    """The preview has column and dice of what is seen, and not a word of what comes of it."""
    books, units = both_at_one_seat(tmp_path)
    with books:
        seen = [
            books.session.preview(PostAction("fire_unseen", fired(units, gray=gray)))
            for gray in (1, 10)
        ]
        for preview in seen:
            assert not preview.refusals
            assert not preview.notes
            assert "399/170" not in str(preview)
            assert not any(word in str(preview).casefold() for word in ("suppress", "morale of"))
        first, second = (
            (len(one.facts), len(one.warnings), len(one.working), len(one.postings)) for one in seen
        )
        assert first == second


def test_boxes_of_a_hidden_sheet_that_nobody_entered_are_asked_for(tmp_path: Path) -> None:
    """Neither its steps nor their number are told, and no column is shifted by stand-ins."""
    books = spark_campaign(tmp_path)
    units = ids_of(books)
    target = UnitId(units["II/399/170"])
    books.session.execute(EditUnits((target,), {"trait:steps_unknown": "yes"}))
    for side in ("soviet", "german"):
        books.set_passphrase(SideId(side), side)
    books.veil.lock()
    books.veil.unlock(SideId("soviet"), "soviet")
    with books:
        asked = books.session.preview(PostAction("fire_unseen", fired(units)))
        assert [(one.where, one.message) for one in asked.refusals] == [
            ("stand_in", "The boxes of the target are not entered.")
        ]
        assert (asked.working, asked.postings, asked.facts) == ((), (), ())
        assert "399/170" not in str(asked)
        books.session.execute(PostAction("fire_unseen", fired(units, stand_in=True)))
        books.veil.unlock(SideId("german"), "german")
        unit = next(one for one in books.queries.units() if int(one.id) == int(target))
        assert unit.steps_left == 4


def test_it_is_asked_once_in_a_turn_what_hidden_boxes_count_as(tmp_path: Path) -> None:
    """Who fires knows of no unit on a hidden sheet whether its boxes are entered."""
    books = spark_campaign(tmp_path)
    units = ids_of(books)
    targets = tuple(UnitId(units[name]) for name in ("II/399/170", "I/399/170"))
    books.session.execute(EditUnits(targets, {"trait:steps_unknown": "yes"}))
    books.session.execute(EditUnits(targets, {"hex": "1712"}))
    for side in ("soviet", "german"):
        books.set_passphrase(SideId(side), side)
    books.veil.lock()
    books.veil.unlock(SideId("soviet"), "soviet")
    one, two, *_ = NAMES
    first = replace(fired(units), units=(units[one],))
    other = replace(first, units=(units[two],), counter="I/399/170")
    with books:
        asked = books.session.preview(PostAction("fire_unseen", first))
        assert [fault.where for fault in asked.refusals] == ["stand_in"]
        books.session.execute(PostAction("fire_unseen", replace(first, stand_in=True)))
        assert "stand_in" in fields_without(books)
        assert not books.session.preview(PostAction("fire_unseen", other)).refusals
        # Nothing of it is about the other player's fires, who sees what he fires with.
        books.veil.lock()
        books.veil.unlock(SideId("german"), "german")
        assert "stand_in" not in fields_without(books)


def fields_without(books: Campaign) -> frozenset[str]:
    """What the form of the fire does not ask for now."""
    return books.queries.form("fire_unseen").left_out


def test_each_counter_of_a_hex_has_its_own_dice(tmp_path: Path) -> None:
    """Two counters, two results: the second is told by a slip, since nobody named it."""
    books, units = both_at_one_seat(tmp_path)
    with books:
        fire = fired(units, more=(SeenTarget("", 2, 3, ""),))
        posted = books.session.execute(PostAction("fire_unseen", fire))
        working = books.queries.transaction(posted.transaction).working
        assert len(posted.notes) == 1
        books.veil.unlock(SideId("german"), "german")
        working = books.queries.transaction(posted.transaction).working
        assert [line.arithmetic for line in working if line.label == "Slip"] == [
            "1712; ; R18; 2; 3; direct"
        ]


def test_a_counter_that_nobody_knows_is_refused_without_its_name(tmp_path: Path) -> None:
    books, units = both_at_one_seat(tmp_path)
    with books:
        for name in ("I/399/170", "99th"):  # one that stands elsewhere, and one that is nowhere
            preview = books.session.preview(PostAction("fire_unseen", fired(units, counter=name)))
            (fault,) = preview.refusals
            assert fault.message == "No single counter of that name is known in 1712."


def test_the_slips_go_from_file_to_file(tmp_path: Path) -> None:
    """The slip fills in the other half, and its answer is noted in the file of who fired."""
    with spark_campaign(tmp_path) as books:
        units = ids_of(books)
        for side in (SOVIET, GERMAN):
            hand_over(books, side, tmp_path / f"{side}.oob")
    with open_campaign(tmp_path / f"{SOVIET}.oob") as soviet:
        posted = soviet.session.execute(PostAction("fire_unseen", fired(units, result="")))
        slip = soviet.queries.transaction(posted.transaction).working[-1].arithmetic
        assert slip == "1712; ii/399/170; R18; 9; 7; direct"
    with open_campaign(tmp_path / f"{GERMAN}.oob") as german:
        taken = TakenInputs(slip=str(slip), result="1M")
        posted = german.session.execute(PostAction("fire_taken", taken))
        detail = german.queries.transaction(posted.transaction)
        answer = detail.working[-1].arithmetic
        assert answer == "1712; II/399/170; 1M; S;"
        assert detail.sentence == "Tell the other player: 1 step, morale check, suppressed."
        unit = next(one for one in german.queries.units() if one.designation == "II/399/170")
        assert unit.steps_left == 4
    with open_campaign(tmp_path / f"{SOVIET}.oob") as soviet:
        noted = soviet.session.execute(PostAction("fire_answered", AnswerInputs(str(answer))))
        assert noted.title == "Fire at 1712: 1 step, morale check, suppressed"
        (fact,) = soviet.queries.transaction(noted.transaction).facts
        assert told_words(fact, fact.new) == "1 step, morale check, suppressed"


def test_what_is_no_slip_is_refused_with_its_shape() -> None:
    books = assault_books("1712", *NAMES)
    for wrong in (
        "1712",
        "1712; a; R18; 9; 11; direct",
        "1712; a; X18; 9; 7; direct",
        "1712; a; R18; 9; 7; up",
    ):
        with pytest.raises(BadInput) as caught:
            plan_fire_taken(books, TakenInputs(slip=wrong))
        assert "hex; counter; R or A with the column" in str(caught.value)
    with pytest.raises(BadInput, match="column"):
        plan_fire_taken(books, TakenInputs(slip="1712; a; R7; 9; 7; direct"))
    for wrong in ("1712; a; 1M", "1712; a; 1M; Q; "):
        with pytest.raises(BadInput) as caught:
            plan_fire_answered(books, AnswerInputs(wrong))
        assert "hex; counter; result" in str(caught.value)
    assert plan_fire_answered(books, AnswerInputs()).refusals


def test_a_result_that_the_text_contradicts_is_taken_right_with_a_click() -> None:
    """Column 8, die 9: the text of the rules has 1M, and 2M was entered."""
    books = assault_books("1712", *NAMES)
    taken = TakenInputs(units=ids(books, "II/399/170"), column=8, red=9, gray=7, result="2M")
    plan = plan_fire_taken(books, taken)
    (warning,) = (fault for fault in plan.warnings if fault.where == "result")
    remedy = take_right(warning, plan.ruling.result)
    assert remedy is not None
    assert (remedy.words, remedy.sets) == ("Take 1M", {"result": "1M"})
    right = plan_fire_taken(books, replace(taken, result="1M"))
    assert not any(fault.where == "result" for fault in right.warnings)
    assert take_right(warning, right.ruling.result) is None
