"""Files and inputs that somebody, or something, has damaged: each is read, or refused in words."""

from __future__ import annotations

import json
import random
import re
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from oobmgr.campaign.commands import (
    Advance,
    CountIn,
    FillCharts,
    ImportOrderOfBattle,
    LoseSteps,
    PostAction,
)
from oobmgr.campaign.file import Campaign, NewCampaign, open_campaign
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.errors import OobmgrError
from oobmgr.domain.postings import UnitId
from oobmgr.exchange.apart import read_apart
from oobmgr.exchange.charts import read_charts, write_charts
from oobmgr.exchange.comparison import compare
from oobmgr.exchange.order_of_battle import order_of_battle_of
from oobmgr.games.own.sample import sample_text
from oobmgr.known_games import described, game
from oobmgr.reports.listed import reports_of
from oobmgr.rules.charts import read_copy
from oobmgr.rules.inputs import decode, encode
from tests.campaigns import campaign_file
from tests.damage import damage_one, looked_at
from tests.torture.tries import Outcome
from tests.unit.campaign.random_starts import copy_of
from tests.unit.campaign.trial_books import rows
from tests.unit.campaign.trial_books import units as some_units
from tests.unit.exchange.made_workbooks import make_workbook

NEW: Final = NewCampaign("Trial", "europa", "barbarossa")
_ENTRIES: Final = (
    LoseSteps((UnitId(1), UnitId(2))),
    CountIn(SideId("axis"), GoodId("sp"), 77, "counted"),
    Advance("turn", anyway=True, reason="trial"),
)
ODD: Final[tuple[Any, ...]] = (
    "", " ", "\x00", "0", "-1", "1e400", "9" * 400, "NaN", "\N{FULLWIDTH DIGIT ONE}", "=1+1", "]]>",
    "<img src='//x'>", "\ud7ff" * 3, "a" * 70_000, "../../x", "July II 1941", "\u202e", "'; --",
)  # fmt: skip
"""Texts that a cell, a field or a key may turn out to hold."""
_NUMBER: Final = re.compile(rb"\d+")
_RAW: Final[tuple[Any, ...]] = (
    None, True, [], {}, -1, 0, 1, 2**31, 2**63, 2**200, 1.5, 1e308, float("nan"), [[]], {"x": {}},
    *ODD[:12],
)  # fmt: skip


# Bytes and values


def bytes_of(data: bytes, dice: random.Random) -> bytes:
    """Some bytes are other ones, gone, twice there, or cut off; or a number is another."""
    for _ in range(dice.choice((1, 1, 2, 5, 20))):
        at = dice.randrange(len(data) or 1)
        length = dice.choice((1, 1, 4, 64, 4096))
        way = dice.randrange(6)
        if way == 0:
            data = data[:at] + dice.randbytes(length) + data[at + length :]
        elif way == 1:
            data = data[:at] + data[at + length :]
        elif way == 2:
            data = data[:at] + data[at : at + length] * 2 + data[at + length :]
        elif way == 3 and dice.random() < 0.2:
            data = data[:at]
        elif way == 4:
            data = _other_number(data, at, dice)
        else:
            odd = str(dice.choice(ODD)).encode("utf-8", "surrogatepass")
            data = data[:at] + odd + data[at + length :]
    return data


def in_place(data: bytes, dice: random.Random) -> bytes:
    """Some bytes are other ones; nothing moves."""
    found = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 5, 50))):
        at, length = dice.randrange(len(data)), dice.choice((1, 1, 1, 8, 512))
        other = dice.choice((dice.randbytes(length), bytes(length), b"9" * length))
        found[at : at + length] = other[: len(found) - at]
    return bytes(found)


def lines_of(text: str, dice: random.Random) -> str:
    """Some lines are gone, twice there, elsewhere, or say something else."""
    lines = text.split("\n")
    for _ in range(dice.choice((1, 1, 2, 4))):
        at = dice.randrange(len(lines))
        line = lines.pop(at)
        key, equals, _ = line.partition(" = ")
        odd = dice.choice((dice.choice(ODD), str(dice.randrange(-5, 10**6)), '"x"', "[]", "true"))
        ways: tuple[list[str], ...] = (
            [],
            [line, line],
            [f"{key}{equals}{odd}"],
            [f"{key}{equals}{json.dumps(odd)}"],
        )
        lines[at:at] = dice.choice(ways)
        if dice.randrange(4) == 0:
            lines.insert(dice.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _other_number(data: bytes, at: int, dice: random.Random) -> bytes:
    found = _NUMBER.search(data, at)
    if found is None:
        return data
    other = dice.choice((b"0", b"-1", b"99999999999999999999", b"1048577", b"4294967296", b"1e99"))
    return data[: found.start()] + other + data[found.end() :]


def value_of(value: Any, dice: random.Random) -> Any:  # noqa: ANN401 - JSON
    """A value of JSON with something in it changed, taken out or put in."""
    if isinstance(value, dict) and value and dice.random() < 0.8:
        key = dice.choice(list(value))
        way = dice.randrange(8)
        if way == 0:
            return {name: one for name, one in value.items() if name != key}
        if way == 1:
            return {**value, str(dice.choice(ODD)): value[key]}
        return {**value, key: value_of(value[key], dice)}
    if isinstance(value, list) and value and dice.random() < 0.8:
        at = dice.randrange(len(value))
        if dice.randrange(6) == 0:
            return [*value, *value] if dice.randrange(2) else value[:at]
        return [*value[:at], value_of(value[at], dice), *value[at + 1 :]]
    return dice.choice(_RAW)


# What is read


def workbook(dice: random.Random, folder: Path) -> Outcome:
    """A workbook or text file of units is read and, if anything of it can be, imported."""
    return imported(_damaged_workbook(dice, folder), folder)


def imported(source: Path, folder: Path) -> Outcome:
    """What comes of an import of this file into a campaign in the folder: all of it or nothing."""
    with _campaign(folder) as campaign:
        before = len(campaign.queries.units())
        try:
            reading = order_of_battle_of(source.name, read_apart(source), campaign.game)
            preview = compare(reading, campaign.queries.units(), campaign.queries.records())
            command = None if preview.nothing_new else preview.to_command()
            if command is not None:
                campaign.session.execute(command)
        except OobmgrError as error:
            return _agrees(campaign, f"refused: {error}", 0, before)
        new = len(command.units) if isinstance(command, ImportOrderOfBattle) else 0
        return _agrees(campaign, "done", new, before)


def _agrees(campaign: Campaign, answer: str, new: int, before: int) -> Outcome:
    units = len(campaign.queries.units())
    half = "" if units == before + new else f"{units - before} of {new} units"
    faults = campaign.queries.check()
    return Outcome(answer, half=half, unopened="; ".join(f.sentence() for f in faults[:1]))


def _damaged_workbook(dice: random.Random, folder: Path) -> Path:
    if dice.random() < 0.2:
        path = folder / "units.csv"
        path.write_bytes(bytes_of(good_text(), dice))
        return path
    good, path = make_workbook(folder / "good.xlsx"), folder / "units.xlsx"
    if dice.random() < 0.15:
        path.write_bytes(bytes_of(good.read_bytes(), dice))
        return path
    with zipfile.ZipFile(good) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        chosen = dice.choice([name for name in old.namelist() if name.endswith((".xml", ".rels"))])
        # Mostly what the cells hold: the rest is refused by the library already.
        chosen = dice.choice((chosen, "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"))
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, bytes_of(data, dice) if name == chosen else data)
    return path


@cache
def good_text() -> bytes:
    """A list of twenty units as text, its fields between commas."""
    heads = "ID,Side,Nation,Designation,Type,Size,Parent,Ratings,Arrival,Steps"
    lines = [f"u{n},Axis,Germany,{n},infantry,XX,4th Army / VII Corps,7-6,June II 1941,2"
             for n in range(20)]  # fmt: skip
    return "\n".join((heads, *lines)).encode()


def campaign(dice: random.Random, folder: Path) -> Outcome:
    """A campaign file is opened, shown, checked and posted to."""
    path = campaign_file(folder / "trial.oob", NEW, some_units(20))
    damage = bytes_of if dice.random() < 0.2 else in_place
    path.write_bytes(damage(path.read_bytes(), dice))
    try:
        with open_campaign(path) as opened:
            queries = opened.queries
            faults = queries.check()
            for read in (queries.summary, queries.units, queries.formations, queries.ledger,
                         queries.balances, queries.warnings, queries.turns):  # fmt: skip
                read()
            reports_of(queries)
    except OobmgrError as error:
        return Outcome(f"refused: {error}")
    return Outcome("named" if faults else "done")


def cells(dice: random.Random, folder: Path) -> Outcome:
    """One cell, row or part of a campaign file is another: the check names it."""
    path = campaign_file(folder / "trial.oob", NEW, some_units(20), *_ENTRIES)
    found = looked_at(path, damage_one(path, dice))
    return Outcome(
        "named" if found.noticed else "done",
        unseen="" if found.noticed or found.crash else found.damage,
        abort=f"{found.damage}: {found.crash}" if found.crash else "",
    )


def charts(dice: random.Random, folder: Path) -> Outcome:
    """A file of charts is read and, if it can be, kept with the campaign."""
    europa, path = game("europa"), folder / "charts.json"
    copies = {name: read_copy(one, copy_of(one), europa.calendar)
              for name, one in europa.charts().items()}  # fmt: skip
    write_charts(path, europa, copies)
    if dice.random() < 0.5:
        document = value_of(json.loads(path.read_text(encoding="utf-8")), dice)
        path.write_text(json.dumps(document), encoding="utf-8")
    else:
        path.write_bytes(bytes_of(path.read_bytes(), dice))
    with _campaign(folder) as opened:
        try:
            found = read_charts(path, europa)
            opened.session.execute(FillCharts({k: one.as_json() for k, one in found.items()}))
            opened.queries.charts()
        except OobmgrError as error:
            return _agrees(opened, f"refused: {error}", 0, 20)
        return _agrees(opened, "done", 0, 20)


def inputs(dice: random.Random, folder: Path) -> Outcome:
    """JSON for an action of the phase is posted, as a script would."""
    with _campaign(folder) as opened:
        queries = opened.queries
        entries = len(rows(opened.path, "SELECT id FROM journal_transaction"))
        name = dice.choice([action.name for action in opened.game.actions])
        action = opened.game.action(name)
        try:
            raw = value_of(encode(queries.proposal(name)), dice)
            # As the command line has it: what is not an object is refused before.
            given = decode(action.inputs, raw) if isinstance(raw, dict) else None
            done = given is not None and opened.session.execute(PostAction(name, given)) is not None
        except OobmgrError as error:
            done, answer = False, f"refused: {error}"
        else:
            answer = "done"
        more = len(rows(opened.path, "SELECT id FROM journal_transaction")) - entries
        faults = queries.check()
        return Outcome(
            answer,
            half="" if more == done else f"{more} entries for {answer}",
            unopened="; ".join(f.sentence() for f in faults[:1]),
        )


def own_game(dice: random.Random, folder: Path) -> Outcome:
    """The description of a game is read and, if it can be, a campaign of it is made and shown."""
    if dice.randrange(4):
        text = lines_of(sample_text(), dice)
    else:
        text = bytes_of(sample_text().encode(), dice).decode("utf-8", "replace")
    try:
        described("own", text, "game.toml")
        new = NewCampaign("", "own", description=text)
        with open_campaign(campaign_file(folder / "own.oob", new)) as opened:
            reports_of(opened.queries)
            opened.queries.sequence()
            faults = opened.queries.check()
    except OobmgrError as error:
        return Outcome(f"refused: {error}")
    return Outcome("done", unopened="; ".join(f.sentence() for f in faults[:1]))


def _campaign(folder: Path) -> Campaign:
    return open_campaign(campaign_file(folder / "trial.oob", NEW, some_units(20)))
