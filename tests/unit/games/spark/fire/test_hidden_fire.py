"""A fire across hidden sheets: each side enters its half, and the two agree with the open fire."""

from __future__ import annotations

from pathlib import Path

from tests.ui.fire.gunner import campaign as spark_campaign
from tests.ui.fire.gunner import ids_of
from tests.unit.games.spark.assault.assaults import assault_books, ids
from tests.unit.games.spark.example_books import named

from oobmgr.campaign.commands import PostAction
from oobmgr.campaign.file import open_campaign
from oobmgr.campaign.handover import hand_over
from oobmgr.domain.accounts import SideId
from oobmgr.domain.postings import UnitId
from oobmgr.games.spark.actions.fire.fire import plan_fire
from oobmgr.games.spark.actions.fire.hidden import (
    TakenInputs,
    UnseenInputs,
    plan_fire_taken,
    plan_fire_unseen,
)
from oobmgr.games.spark.actions.fire.inputs import FireInputs, FirerEntry, TargetEntry
from oobmgr.games.spark.units.markers import markers_of
from oobmgr.games.spark.units.shots import Segment
from oobmgr.games.spark.words import GERMAN, SOVIET, Marker

NAMES = ("387/136", "541/136", "1/61T", "7GdMiner")


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
    assert first.ruling.working[-1].value == "CRT column 18, red 9, gray 7"
    assert "II/399/170" not in str((first.title, first.sentence, first.ruling, first.facts))
    assert Marker.FIRED in markers_of(books, named(books, "387/136").id)
    assert named(books, "II/399/170").steps_left == 5
    target = ids(books, "II/399/170")
    taken = TakenInputs(target, column=18, red=9, gray=7, result="1M")
    second = books.post(plan_fire_taken(books, taken))
    assert named(books, "II/399/170").steps_left == 4
    assert Marker.SUPPRESSED in markers_of(books, UnitId(target[0]))
    assert not any(name in str((second.title, second.ruling)) for name in NAMES)


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
        assert books.queries.transaction(first.transaction).working[-1].value
        books.veil.lock()
        books.veil.unlock(SideId("german"), "german")
        taken = TakenInputs((units["II/399/170"],), column=18, red=9, gray=7, result="1M")
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
        assert working[-1].value == "CRT column 18, red 9, gray 7"
    with open_campaign(tmp_path / f"{GERMAN}.oob") as german:
        taken = TakenInputs((units["II/399/170"],), column=18, red=9, gray=7, result="1M")
        posted = german.session.execute(PostAction("fire_taken", taken))
        assert posted.title == "II/399/170: fire taken, 1 step, morale check"


def test_what_is_missing_is_asked_for() -> None:
    books = assault_books("1712", *NAMES)
    units = ids(books, "387/136")
    assert plan_fire_unseen(books, UnseenInputs(units)).refusals[0].case == "SP-FIRE-08"
    open_dice = plan_fire_unseen(books, UnseenInputs(units, place="1712", assault="1712"))
    assert [fault.case for fault in open_dice.refusals] == ["SP-FIRE-30"]
    two = ids(books, "II/399/170", "I/399/170")
    assert plan_fire_taken(books, TakenInputs(two, column=18)).refusals
