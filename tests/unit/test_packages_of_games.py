"""The packages of a game import each other in one direction: none is below and above another."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import oobmgr.games

FOLDER = Path(oobmgr.games.__file__).parent


def packages(game: str) -> dict[str, set[str]]:
    """What each package of a game, or module beside them, imports of the others."""
    found: dict[str, set[str]] = {}
    for path in sorted((FOLDER / game).rglob("*.py")):
        own, *_ = path.relative_to(FOLDER / game).with_suffix("").parts
        found.setdefault(own, set()).update(set(_imported(path, game)) - {own})
    return found


def _imported(path: Path, game: str) -> Iterator[str]:
    head = f"oobmgr.games.{game}"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == head:
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{head}."):
            yield str(node.module).removeprefix(f"{head}.").partition(".")[0]


def circle(arrows: Mapping[str, set[str]]) -> set[str]:
    """Those that are left once everything is taken off that imports nothing which is left."""
    left = dict(arrows)
    while free := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in free:
            del left[name]
    return set(left)


@pytest.mark.parametrize("game", ["balkans", "europa", "homebrew"])
def test_no_arrow_between_packages_runs_back_up(game: str) -> None:
    assert circle(packages(game)) == set()


def test_a_circle_is_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": set()}) == {"a", "b", "c"}
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == set()
