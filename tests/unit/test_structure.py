"""The tree keeps to the house: nouns for names, no traces of the machine it was written on."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# A function without a home means that a noun is missing.
HOMELESS = {"utils", "util", "helpers", "helper", "misc", "common"}

# Put together here, so that this file does not contain what it looks for.
MACHINE_PATHS = tuple(
    "/".join(parts)
    for parts in (
        ("", "work", ""),
        ("..", "shared"),
        ("", "root", ""),
        ("", "opt", "pypi"),
        ("file:", "", ""),
        ("", "tmp", "brief"),
    )
)

# What tools leave behind, and what .gitignore therefore names; a checkout without git has them too.
LEFT_BEHIND = {".git", ".venv", "node_modules", "build", "dist", "out", "__pycache__"}


def is_left_behind(path: Path) -> bool:
    return any(
        part in LEFT_BEHIND or part.endswith("_cache") or part == ".hypothesis"
        for part in path.parts
    )


def project_files() -> list[Path]:
    """Every file of the project, relative to its root: git's list, or the folder without git."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split("\0")
        return [Path(name) for name in listed if name and (ROOT / name).is_file()]
    except (OSError, subprocess.CalledProcessError):
        found = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
        return [path for path in found if not is_left_behind(path)]


def text_of(path: Path) -> str:
    """The text of a file, or nothing where it is binary (pictures, workbooks, fonts)."""
    content = (ROOT / path).read_bytes()
    return "" if b"\0" in content else content.decode(encoding="utf-8")


def machine_paths_in(text: str) -> list[str]:
    return [path for path in MACHINE_PATHS if path in text]


def test_the_project_is_found() -> None:
    files = project_files()
    assert Path("pyproject.toml") in files
    assert Path("src/oobmgr/domain/places.py") in files


def test_every_file_has_a_home_with_a_noun() -> None:
    homeless = [
        str(path)
        for path in project_files()
        if path.name == "manager.py" or HOMELESS & {*path.parent.parts, path.stem}
    ]
    assert homeless == []


@pytest.mark.parametrize(
    "text",
    [f"open('{MACHINE_PATHS[0]}data')", f"see {MACHINE_PATHS[1]}/rules", f"a, {MACHINE_PATHS[2]}b"],
)
def test_a_machine_path_is_recognised(text: str) -> None:
    assert machine_paths_in(text)


def test_no_file_names_a_machine() -> None:
    naming = {
        str(path): found for path in project_files() if (found := machine_paths_in(text_of(path)))
    }
    assert naming == {}


def test_the_migrations_do_not_shadow_the_library_of_their_name() -> None:
    assert not (ROOT / "alembic" / "__init__.py").exists()


def test_no_unfinished_place_is_marked() -> None:
    mark = re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME)\b")
    marked = [str(p) for p in project_files() if p.suffix == ".py" and mark.search(text_of(p))]
    assert marked == []
