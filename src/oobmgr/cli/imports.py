"""The command import: what a workbook would bring, what is asked of it, and bringing it in."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from oobmgr.campaign.targets import replacing
from oobmgr.cli.campaigns import confirmed, opened, tell
from oobmgr.cli.import_differences import TAKEN_WORDS, dry_run, told_differences
from oobmgr.cli.output import jsonable, print_json
from oobmgr.cli.streams import remark, say
from oobmgr.domain.errors import BadInput, Fault
from oobmgr.domain.postings import Subject
from oobmgr.domain.quantities import counted
from oobmgr.rules.nearest import did_you_mean

if TYPE_CHECKING:
    from oobmgr.campaign.file import Campaign
    from oobmgr.campaign.session import Posted
    from oobmgr.exchange.comparison import ImportPreview
    from oobmgr.exchange.groups import ProblemGroup
    from oobmgr.exchange.layouts.profiles import Profile
    from oobmgr.exchange.layouts.questions import Question
    from oobmgr.exchange.raw_sheets import RawSheet
    from oobmgr.exchange.readings import OrderOfBattleReading

_MOST_TAKEN = 12


def read(wish: argparse.Namespace) -> None:
    """Read a workbook; a dry run unless accepted. What is open and what is wrong is listed."""
    if wish.list or wish.take_back is not None:
        from oobmgr.cli.import_list import list_imports, take_back

        (list_imports if wish.list else take_back)(wish)
        return
    if not wish.source:
        raise BadInput(Fault("no workbook is named.", "SOURCE", advice="--list lists the imports."))
    # Spreadsheets are slow to load, and other commands need none of them.
    from oobmgr.cli.import_doubts import doubts_of
    from oobmgr.exchange.comparison import compared

    with opened(wish) as campaign:
        raw, reading, answers = _answered(wish, campaign)
        preview = compared(reading, campaign.queries)
        ticked = _ticked(wish, preview, answers)
        waiting = tuple(one for one in reading.questions if one.needed)
        accepted = wish.accept and not waiting and not (preview.nothing_new and not ticked)
        command = preview.to_command(ticked)
        # A dry run says of all that may be ticked what stands against it.
        all_of_it = preview.to_command(preview.tickable)
        doubts = doubts_of(campaign, command if accepted else all_of_it)
        if accepted and doubts.preview:
            confirmed(doubts.preview, wish)
        # Kept before, so that one undo takes the import back.
        _keep(wish, campaign, raw, reading, answers)
        posted = campaign.session.execute(command) if accepted else None
    # After the campaign is closed: a copy that cannot be written must not cost an import that is
    # done.
    if wish.marked_copy:
        _write_marked(wish, raw, reading)
    if wish.json:
        told = _as_json(reading, preview, posted.transaction if posted else None)
        print_json(told | dry_run(reading, preview, ticked) | doubts.as_json())
    else:
        _tell_reading(reading, preview)
        for line in told_differences(reading, preview, ticked):
            say(f"  {line}")
        # Once it is posted, what was doubtful is among the notes of the posting.
        if posted is None:
            doubts.tell()
        _tell_import(preview, posted)
    # After everything was told: the exit code says that nothing could be used.
    _check_of_use(wish, reading, waiting)


def _check_of_use(
    wish: argparse.Namespace, reading: OrderOfBattleReading, waiting: Sequence[Question]
) -> None:
    """Raise `BadInput` where an import waits for answers, or nothing of the list can be used."""
    nothing = not reading.units and not reading.records
    # What waits for an answer is no fault of the list.
    if waiting and (wish.accept or nothing):
        raise BadInput(_open(waiting))
    if nothing:
        faults = [problem.fault() for problem in reading.problems[:1]]
        raise BadInput(*faults or [Fault("there is no row below the headings.", wish.source)])


def _write_marked(
    wish: argparse.Namespace, raw: Sequence[RawSheet], reading: OrderOfBattleReading
) -> None:
    from oobmgr.exchange.marked_copy import save_marked_copy

    save_marked_copy(Path(wish.source), raw, reading.problems, wish.marked_copy)
    remark([f"{counted(len(reading.problems), 'problem')} marked in {wish.marked_copy}."])


def _ticked(
    wish: argparse.Namespace, preview: ImportPreview, answers: Mapping[str, str]
) -> frozenset[str]:
    """What is taken over of the differences: as proposed where wished, and as answers say."""
    ticked = set(preview.proposed if wish.update else ())
    # An answer goes before what is proposed, whether it takes or leaves the difference.
    for name in preview.tickable & answers.keys():
        (ticked.add if answers[name] in TAKEN_WORDS else ticked.discard)(name)
    return frozenset(ticked)


def _open(waiting: Sequence[Question]) -> Fault:
    advice = "--take-proposals answers as is proposed, --answers FILE.json as you say."
    if all(one.only_told for one in waiting):
        advice = "Only you know: say it with --answers FILE.json."
    message = f"nothing was imported: {counted(len(waiting), 'question')} to answer first."
    return Fault(message, waiting[0].id, advice=advice)


# ------------------------------------------------------------------------------------- answers


def _answered(
    wish: argparse.Namespace, campaign: Campaign
) -> tuple[tuple[RawSheet, ...], OrderOfBattleReading, Mapping[str, str]]:
    """The workbook as it lies, as it is read with all answers given, and these answers."""
    from oobmgr.exchange.apart import read_apart
    from oobmgr.exchange.layouts.profiles import by_look, kept_profiles, profile_in
    from oobmgr.exchange.layouts.upright import upright
    from oobmgr.exchange.mends import still_fitting
    from oobmgr.exchange.order_of_battle import order_of_battle_of

    source = Path(wish.source)
    raw = upright(read_apart(source), campaign.game)
    profiles = kept_profiles(campaign.queries.facts(Subject.IMPORT_PROFILE))
    answers: dict[str, str] = {}
    if wish.profile:
        answers |= _named(wish.profile, profiles).answers
    if wish.answers:
        answers |= profile_in(wish.answers).answers
    formations = campaign.queries.formations()
    read_with = partial(order_of_battle_of, source.name, raw, campaign.game, formations=formations)
    reading = read_with(answers)
    # Only where none was named: a profile that was asked for is not to be mixed with a found one.
    known = None if wish.profile else by_look(profiles, reading.look)
    if (reading.questions or reading.problems) and known:
        remark(
            [f"answered as in the profile {known.name}: it is of a workbook that looks the same."]
        )
        # What was given now goes before what was kept.
        answers = {**still_fitting(raw, known.answers, known.was), **answers}
        reading = read_with(answers)
    # An answer may raise a question that nobody could ask before; twice is as deep as they lie.
    for _ in range(2):
        if wish.take_proposals and reading.questions:
            # Said each time: a proposal may be no more than a guess.
            taken = [one for one in reading.questions if not one.only_told]
            remark([one.as_proposed() for one in taken])
            answers |= {one.id: one.proposal for one in taken}
            reading = read_with(answers)
    return raw, reading, answers


def _named(name: str, profiles: Sequence[Profile]) -> Profile:
    found = next((one for one in profiles if one.name.casefold() == name.casefold()), None)
    if found is None:
        advice = did_you_mean(name, [one.name for one in profiles])
        raise BadInput(Fault(f"no profile {name!r} is kept here.", "profile", name, advice))
    return found


def _keep(
    wish: argparse.Namespace,
    campaign: Campaign,
    raw: Sequence[RawSheet],
    reading: OrderOfBattleReading,
    answers: Mapping[str, str],
) -> None:
    """Keep the answers with the campaign, or in a file."""
    from oobmgr.campaign.commands import KeepImportProfile
    from oobmgr.exchange.comparison import is_tick
    from oobmgr.exchange.layouts.profiles import Profile, kept_profiles
    from oobmgr.exchange.mends import originals

    # What was ticked is of this once: it says nothing of the next workbook that looks the same.
    kept = {name: text for name, text in answers.items() if not is_tick(name)}
    profile = Profile(kept, reading.look, was=originals(raw, kept))
    if wish.save_profile:
        facts = campaign.queries.facts(Subject.IMPORT_PROFILE)
        known = {one.name: one for one in kept_profiles(facts)}
        # The same again would be an entry in the ledger that changes nothing.
        if known.get(wish.save_profile) != profile:
            campaign.session.execute(KeepImportProfile(wish.save_profile, profile.as_json()))
    if wish.export_profile:
        text = json.dumps(profile.as_json(), ensure_ascii=False, indent=2)
        with replacing(wish.export_profile) as draft:
            draft.write_text(f"{text}\n", encoding="utf-8")


# ---------------------------------------------------------------------------------------- told


def _as_json(
    reading: OrderOfBattleReading, preview: ImportPreview, transaction: int | None
) -> dict[str, Any]:
    from oobmgr.exchange.groups import grouped

    return {
        "source": reading.source,
        "for_another_game": reading.for_another,
        "accepted": transaction is not None,
        "transaction": transaction,
        "units": len(reading.units),
        "new_units": len(preview.new),
        "unchanged_units": preview.unchanged,
        "changed_units": [changed.sentence() for changed in preview.changed],
        "formations": len(reading.formation_paths()),
        "new_formations": preview.new_formations,
        **_records_as_json(reading, preview),
        "left_out": reading.left_out,
        "sheets": reading.sheets,
        "taken_as": reading.taken_as(),
        "taken": reading.taken,
        "questions": reading.questions,
        "problems": [_problem_json(group) for group in grouped(reading.problems)],
    }


def _problem_json(group: ProblemGroup) -> dict[str, Any]:
    """The first problem of a kind, with how many there are and their cells."""
    first: dict[str, Any] = jsonable(group.first)
    return {**first, "count": group.count, "cells": group.cells}


def _records_as_json(reading: OrderOfBattleReading, preview: ImportPreview) -> dict[str, int]:
    """How many records of each kind were read, and how many are new."""
    counts: dict[str, int] = {}
    for kind in reading.game.record_kinds:
        name = f"{kind.sheet.lower()}_rows"
        counts[name] = sum(record.kind == kind.subject for record in reading.records)
        counts[f"new_{name}"] = sum(record.kind == kind.subject for record in preview.new_records)
    return counts


def _tell_reading(reading: OrderOfBattleReading, preview: ImportPreview) -> None:
    from oobmgr.exchange.groups import grouped

    if reading.for_another:
        say(reading.for_another)
    for sheet in reading.sheets:
        say(sheet.sentence())
    for taken in reading.taken[:_MOST_TAKEN]:
        say(f"  sure: {taken.sentence()}")
    if (more := len(reading.taken) - _MOST_TAKEN) > 0:
        say(f"  sure: {more:,} more; --json lists them.")
    for question in reading.questions:
        say(f"  question {question.id}: {question.sentence()}")
    # What was merely read as meant comes behind what wants a look.
    for group in sorted(grouped(reading.problems), key=lambda one: one.first.severity == "note"):
        say(f"  {group.first.severity}: {group.sentence()}")
    for told in reading.taken_as():
        say(f"  taken as: {told.sentence()}")
    numbers = Counter(record.kind for record in preview.new_records)
    kinds = reading.game.record_kinds
    new = [counted(len(preview.new), "new unit"), counted(preview.new_formations, "new formation")]
    new += [kind.told(numbers[kind.subject]) for kind in kinds if numbers[kind.subject]]
    say(
        f"{', '.join(new)}; {counted(preview.unchanged, 'unit')} there already, "
        f"{len(preview.changed):,} different, {counted(reading.left_out, 'row')} left out."
    )


def _tell_import(preview: ImportPreview, posted: Posted | None) -> None:
    if posted is not None:
        tell(posted)
        return
    wanted = [] if preview.nothing_new else ["--accept adds these units as one transaction"]
    wanted += ["--accept --update takes over the changes"] if preview.proposed else []
    if wanted:
        say(f"Nothing was imported. {'; '.join(wanted)}.")
