"""Names of formations where several are called alike: each army may have its army troops."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from oobmgr.domain.units import PATH_SEPARATOR
from oobmgr.domain.wording import AsWritten

Path = tuple[str, ...]


def path_words(path: Iterable[str]) -> str:
    """A formation by all names of its path, as players wrote them: ``5th Army / 41st Corps``."""
    return AsWritten(PATH_SEPARATOR.join(path))


def told_apart(paths: Iterable[Path]) -> dict[Path, str]:
    """The name of each formation by its path; of one name with that of the nearest that differs.

    ``Army troops, 5th Army`` where another army has such, and ``Army troops`` where none has.
    """
    alike: defaultdict[str, dict[Path, None]] = defaultdict(dict)
    for path in paths:
        if path:
            alike[path[-1]][path] = None
    return {
        path: name if len(several) == 1 else _beside(path, several)
        for name, several in alike.items()
        for path in several
    }


def _beside(path: Path, several: Iterable[Path]) -> str:
    """A name with the nearest formation above it by which it is no other one."""
    others = [other for other in several if other != path]
    for levels in range(2, len(path) + 1):
        if all(other[-levels:-1] != path[-levels:-1] for other in others):
            return AsWritten(f"{path[-1]}, {path[-levels]}")
    # One at the top has nothing above it: the others say where they stand.
    return path[-1]
