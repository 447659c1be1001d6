"""Torture for as long as is wished: see `tools/torture.py`, which sets up what this needs."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from typing import Final

from tests.torture.kinds import KINDS
from tests.torture.tries import BAD, Kind, Outcome, tried

_ROW: Final = "{:<18}{:>7}{:>9}{:>6}{:>10}{:>6}{:>8}{:>7}{:>8}{:>6}"
_HEADS: Final = ("kind", "tries", "refused", *BAD, "most s", "MB")
_AT_ONCE: Final = 20
"""How many tries of a kind follow one another in a process, before the next kind."""
_TOLD: Final = 30.0
"""Seconds between two words of how far it is."""


def say(line: str) -> None:
    """Write a line at once: it may be an hour to the next."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str]) -> int:
    """Torture, print the table, and return 1 where anything was lost, damaged or aborted."""
    wish = _wish(arguments)
    kinds = [KINDS[name] for name in wish.kinds or KINDS]
    first = wish.seed if wish.seed is not None else random.SystemRandom().randrange(10**9)
    say(f"First seed: {first}. A single try again: --seed SEED --tries 1 KIND")
    _torture(kinds, first, wish.minutes * 60, wish.tries)
    say(_ROW.format(*_HEADS))
    for kind in kinds:
        say(_ROW.format(*_figures(kind)))
    return int(any(outcome.bad for kind in kinds for _, outcome in kind.outcomes))


def _wish(arguments: Sequence[str]) -> argparse.Namespace:
    listed = "\n".join(f"  {kind.name:<18}{kind.sentence}" for kind in KINDS.values())
    parser = argparse.ArgumentParser(
        prog="tools/torture.py",
        description="Kills the program, damages its files, fills its disk; counts what it loses.",
        epilog=f"kinds (all, where none is named):\n{listed}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("kinds", nargs="*", metavar="kind", choices=[[], *KINDS], default=[])
    parser.add_argument("--minutes", type=float, default=5.0, help="how long in all (default: 5)")
    parser.add_argument("--tries", type=int, default=0, help="how many of each kind at the most")
    parser.add_argument("--seed", type=int, help="of the first try; each further one has the next")
    return parser.parse_args(arguments)


def _torture(kinds: Sequence[Kind], first: int, seconds: float, most: int) -> None:
    """Try each kind in turn until the time is over, or each was tried often enough."""
    began = told = time.monotonic()
    number = 0
    while (now := time.monotonic()) < began + seconds and not (most and number >= most):
        many = min(_AT_ONCE, most - number) if most else _AT_ONCE
        seeds = range(first + number, first + number + many)
        for kind in kinds:
            for seed, outcome in tried(kind, seeds):
                kind.outcomes.append((seed, outcome))
                if outcome.bad:
                    say(f"{kind.name} --seed {seed}: {outcome.bad}")
        number += len(seeds)
        if now > told + _TOLD:
            told = now
            say(f"{number} of each kind, {now - began:.0f} s")


def _figures(kind: Kind) -> tuple[object, ...]:
    outcomes: list[Outcome] = [outcome for _, outcome in kind.outcomes]
    refused = sum("refused" in outcome.answer for outcome in outcomes)
    bad = (kind.count(what) for what in BAD)
    slowest = max((outcome.seconds for outcome in outcomes), default=0.0)
    most = max((outcome.megabytes for outcome in outcomes), default=0)
    return (kind.name, len(outcomes), refused, *bad, f"{slowest:.1f}", most)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
