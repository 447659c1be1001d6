"""What the window is given from outside, so that it knows no other part of the program by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from oobmgr.domain.errors import BadInput, Fault

MakeSample = Callable[[Path], object]


def _no_example(path: Path) -> None:
    """Stand in where no example is wired in. Raises `BadInput`."""
    raise BadInput(Fault("there is no worked example here.", where=path.name))


@dataclass(frozen=True, slots=True)
class Services:
    """Work that the program's own wiring provides.

    `make_sample` makes the sample campaign as a new file at the path that it is given; it runs in a
    worker and raises an `OobmgrError` where it cannot. `sample_words` says in a few words what the
    sample holds, `sample_name` how its file is called. `make_example` makes the campaign that
    replays a worked example in the same way; its file is called `example_name`.
    """

    make_sample: MakeSample
    sample_words: str = "Barbarossa, ready to play"
    sample_name: str = "barbarossa-sample.oob"
    make_example: MakeSample = _no_example
    example_name: str = "combat-example.oob"
