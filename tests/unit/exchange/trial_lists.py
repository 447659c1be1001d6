"""Lists of units for a test to read: saved from rows, read with answers to questions."""

from __future__ import annotations

import datetime as dt
from pathlib import Path

from openpyxl import Workbook

from oobmgr.exchange.order_of_battle import read_order_of_battle
from oobmgr.exchange.readings import OrderOfBattleReading
from oobmgr.known_games import game

EUROPA = game("europa")


def read(path: Path, **answers: str) -> OrderOfBattleReading:
    return read_order_of_battle(path, EUROPA, {k.replace("__", ":"): v for k, v in answers.items()})


def saved(path: Path, *rows: tuple[str | float | dt.date | None, ...], title: str = "Axis") -> Path:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = title
    for row in rows:
        sheet.append(row)
    book.save(path)
    return path
