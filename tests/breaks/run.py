"""Runs tests against breaks: collected once, each break tried in a process of its own.

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import CodeType, FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from oobmgr.rules.tables import Cell
from tests.breaks.kinds import KINDS, Break, load

_NOTICED, _UNNOTICED, _FAILED = 1, 0, 2
_LONGEST = 90
"""Seconds after which a break that makes a test run on and on counts as noticed."""
_CACHE = type(functools.cache(len))
_MOST_TESTS = 400
"""Of the tests that come past a function so many are tried, the quickest."""


@dataclass(frozen=True)
class Passed:
    """What the tests came past, learned in a run without a break."""

    seconds: Mapping[str, float]
    """By the id of a test."""
    past: Mapping[str, Sequence[str]]
    """The tests by what they touch: the path of a cell, or the place of a function."""


@dataclass
class Breaker:
    """A pytest plugin that tries breaks in place of the run of the tests."""

    game: str
    kinds: Sequence[str]
    wanted: Callable[[Break], bool]
    at_once: int = 1

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what each test comes past, then try each break."""
        load(self.game)
        # What the collector passes over it does not list, and a break looks through its list.
        gc.unfreeze()
        items = {item.nodeid: item for item in session.items}
        learned = _in_fork(lambda: _learned(tuple(items.values()), self.game))
        if isinstance(learned, str):
            raise pytest.UsageError(learned)
        passed = Passed(*learned)
        breaks = [one for kind in self.kinds for one in KINDS[kind](self.game) if self.wanted(one)]
        _say(f"{len(items)} tests in {sum(passed.seconds.values()):.0f} s, {len(breaks)} breaks")
        tallies = {"noticed": 0, "unnoticed": 0, "unreached": 0, "failed": 0}
        for one, outcome in self._tried(breaks, items, passed):
            tallies[outcome] += 1
            if outcome != "noticed":
                _say(f"{outcome} {one.line}")
        _say(", ".join(f"{count} {outcome}" for outcome, count in tallies.items()))
        return True

    def _tried(
        self, breaks: Sequence[Break], items: Mapping[str, pytest.Item], passed: Passed
    ) -> Iterator[tuple[Break, str]]:
        running: dict[int, Break] = {}
        for one in breaks:
            names = sorted(passed.past.get(one.touched, ()), key=lambda name: passed.seconds[name])
            if not names:
                yield one, "unreached"
                continue
            if len(running) >= self.at_once:
                yield _next(running)
            running[_begun(one, [items[name] for name in names[:_MOST_TESTS]], self.game)] = one
        while running:
            yield _next(running)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _next(running: dict[int, Break]) -> tuple[Break, str]:
    """Wait for a break that is being tried; say what came of it."""
    process, status = os.wait()
    if os.WIFSIGNALED(status):
        return running.pop(process), "noticed"
    told = {_NOTICED: "noticed", _UNNOTICED: "unnoticed"}
    return running.pop(process), told.get(os.WEXITSTATUS(status), "failed")


def _begun(one: Break, items: Sequence[pytest.Item], game: str) -> int:
    """Try a break in a fork; its process."""
    process = os.fork()
    if process:
        return process
    signal.alarm(_LONGEST)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    code = _FAILED
    try:
        one.apply(game)
        _forget(_caches(game))
        code = _UNNOTICED if all(_passes(item) for item in items) else _NOTICED
    finally:
        # Without the end of the session, which belongs to the process that was forked.
        os._exit(code)


def _caches(game: str) -> Sequence[Any]:
    """The caches of a game's functions: what was worked out before a break must not stand."""
    home = f"oobmgr.games.{game}."
    return [
        found
        for found in gc.get_objects()
        if isinstance(found, _CACHE) and found.__module__.startswith(home)
    ]


def _forget(caches: Sequence[Any]) -> None:
    for cache in caches:
        cache.cache_clear()


def _passes(item: pytest.Item) -> bool:
    return all(report.passed or report.skipped for report in runtestprotocol(item, log=False))


def _learned(
    items: Sequence[pytest.Item], game: str
) -> tuple[Mapping[str, float], Mapping[str, Sequence[str]]]:
    """Run every test once; what `Passed` holds. Raises `RuntimeError` where one fails."""
    seconds: dict[str, float] = {}
    past: dict[str, list[str]] = {}
    read, called = _watched_cells(), set[CodeType]()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    caches = _caches(game)
    for item in items:
        read.clear()
        called.clear()
        _forget(caches)
        start = time.perf_counter()
        sys.setprofile(note)
        passes = _passes(item)
        sys.setprofile(None)
        seconds[item.nodeid] = time.perf_counter() - start
        if not passes:
            message = f"{item.nodeid} fails without a break"
            raise RuntimeError(message)
        own = (code for code in called if f"/games/{game}/" in code.co_filename)
        for name in read | {place_of(code) for code in own}:
            past.setdefault(name, []).append(item.nodeid)
    return seconds, past


def place_of(code: CodeType) -> str:
    """How a function is named in `Break.touched`."""
    return f"{code.co_filename}:{code.co_qualname}:{code.co_firstlineno}"


def _watched_cells() -> set[str]:
    """A set that takes the path of each cell whose value is read from now on."""
    read = set[str]()
    slot: Any = Cell.__dict__["value"]

    def value(cell: Cell) -> object:
        read.add(cell.path)
        return slot.__get__(cell)

    # In this process alone, which ends when the tests are through.
    setattr(Cell, "value", property(value, slot.__set__))  # noqa: B010 - no checker allows it
    return read


def _in_fork(work: Callable[[], Any]) -> Any:  # noqa: ANN401 - whatever the work gives
    """The answer of work done in a fork, so that nothing of it stays here; its error as text."""
    theirs, ours = os.pipe()
    process = os.fork()
    if not process:
        os.close(theirs)
        try:
            answer = json.dumps(work())
        except Exception as error:  # noqa: BLE001 - the other process tells it
            answer = json.dumps(f"{type(error).__name__}: {error}")
        with os.fdopen(ours, "w", encoding="utf-8") as pipe:
            pipe.write(answer)
        os._exit(0)
    os.close(ours)
    with os.fdopen(theirs, encoding="utf-8") as pipe:
        answer = pipe.read()
    os.waitpid(process, 0)
    return json.loads(answer)
