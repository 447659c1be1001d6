"""Runs tests against breaks: all are collected once, and each break is tried in a process of its own.

A break is made in a fork of the process that has everything imported, and meets only the tests that
came past what it changes, the quickest first, until one notices.
"""

from __future__ import annotations

import functools
import gc
import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from oobmgr.known_games import game as known_game
from oobmgr.rules.tables import Cell
from tests.breaks.kinds import (
    Break,
    ConditionBreak,
    condition_breaks,
    number_breaks,
    refusal_breaks,
)

_NOTICED, _UNNOTICED, _FAILED = 1, 0, 2
_LONGEST = 90
"""Seconds after which a break that made a test run on and on counts as noticed."""
_MOST_TESTS = 400


@dataclass
class Found:
    """What the tests came past: by test, its seconds, the functions and the cells."""

    seconds: dict[str, float] = field(default_factory=dict)
    past: dict[str, list[str]] = field(default_factory=dict)
    """By what can be touched, the tests that touch it."""


@dataclass
class Breaker:
    """A pytest plugin that tries breaks in place of the run of the tests."""

    game: str
    wanted: Callable[[Break], bool]
    kinds: Sequence[str]
    told: Callable[[str], None]
    at_once: int = 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what each test comes past, then try each break."""
        if session.testsfailed:
            return True
        items = {item.nodeid: item for item in session.items}
        found = _in_fork(lambda: _learn(list(items.values()), self.game))
        if isinstance(found, str):
            self.told(found)
            return True
        seconds, past = found
        self.told(f"{len(items)} tests, {sum(seconds.values()):.0f} s")
        breaks = [one for one in self._breaks() if self.wanted(one)]
        self.told(f"{len(breaks)} breaks")
        tallies = {"noticed": 0, "unnoticed": 0, "unreached": 0, "failed": 0}
        for one, outcome in self._tried(breaks, items, seconds, past):
            tallies[outcome] += 1
            if outcome != "noticed":
                self.told(f"{outcome} {one.name}  {one.told}")
        self.told(str(tallies))
        return True

    def _breaks(self) -> Iterator[Break]:
        if "numbers" in self.kinds:
            yield from number_breaks(known_game(self.game).tables())
        if "refusals" in self.kinds:
            yield from refusal_breaks(self.game)
        if "conditions" in self.kinds:
            yield from condition_breaks(self.game)

    def _tried(
        self,
        breaks: Sequence[Break],
        items: dict[str, pytest.Item],
        seconds: dict[str, float],
        past: dict[str, list[str]],
    ) -> Iterator[tuple[Break, str]]:
        running: dict[int, Break] = {}
        for one in breaks:
            names = sorted(past.get(one.touched, ()), key=lambda name: seconds[name])
            if not names:
                yield one, "unreached"
                continue
            if len(running) >= self.at_once:
                yield _next(running)
            chosen = [items[name] for name in names[:_MOST_TESTS]]
            running[_fork(one, chosen, self.game)] = one
        while running:
            yield _next(running)


def _next(running: dict[int, Break]) -> tuple[Break, str]:
    process, status = os.wait()
    one = running.pop(process)
    if os.WIFSIGNALED(status):
        return one, "noticed"
    code = os.WEXITSTATUS(status)
    return one, {_NOTICED: "noticed", _UNNOTICED: "unnoticed"}.get(code, "failed")


def _fork(one: Break, items: Sequence[pytest.Item], game: str) -> int:
    process = os.fork()
    if process:
        return process
    signal.alarm(_LONGEST)
    _silence()
    code = _FAILED
    try:
        one.apply(game)
        for cache in _caches(game):
            cache.cache_clear()
        code = _UNNOTICED if all(_passes(item) for item in items) else _NOTICED
    finally:
        os._exit(code)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def _caches(game: str) -> list[Any]:
    """The caches of a game's functions: what was worked out before a break must not stand."""
    home = f"oobmgr.games.{game}."
    return [
        found
        for found in gc.get_objects()
        if isinstance(found, functools._lru_cache_wrapper) and found.__module__.startswith(home)
    ]


def _passes(item: pytest.Item) -> bool:
    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False))


def _learn(items: Sequence[pytest.Item], game: str) -> tuple[dict[str, float], dict[str, Any]]:
    """Run every test once; say how long it took and what it came past."""
    seconds: dict[str, float] = {}
    past: dict[str, list[str]] = {}
    folder = f"/games/{game}/"
    names: set[str] = set()
    codes: set[Any] = set()
    slot = Cell.value

    def read(cell: Cell) -> Any:  # noqa: ANN401 - whatever stands in the cell
        names.add(cell.path)
        return slot.__get__(cell)

    def write(cell: Cell, value: object) -> None:
        slot.__set__(cell, value)

    Cell.value = property(read, write)

    def called(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            codes.add(frame.f_code)

    caches = _caches(game)
    for item in items:
        names.clear()
        codes.clear()
        for cache in caches:
            cache.cache_clear()
        start = time.perf_counter()
        sys.setprofile(called)
        passed = _passes(item)
        sys.setprofile(None)
        seconds[item.nodeid] = time.perf_counter() - start
        if not passed:
            message = f"{item.nodeid} fails without a break"
            raise RuntimeError(message)
        for code in codes:
            if folder in code.co_filename:
                names.add(f"{code.co_filename}:{code.co_qualname}:{code.co_firstlineno}")
        for name in names:
            past.setdefault(name, []).append(item.nodeid)
    return seconds, past


def _in_fork(work: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the work gives
    """The answer of work that is done in a fork, so that nothing of it stays here."""
    read, write = os.pipe()
    process = os.fork()
    if not process:
        os.close(read)
        try:
            answer = json.dumps(work())
        except BaseException as error:  # noqa: BLE001 - told by the other process
            answer = json.dumps(f"{type(error).__name__}: {error}")
        with os.fdopen(write, "w", encoding="utf-8") as pipe:
            pipe.write(answer)
        os._exit(0)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as pipe:
        answer = pipe.read()
    os.waitpid(process, 0)
    return json.loads(answer)
