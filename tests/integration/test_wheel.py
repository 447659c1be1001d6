"""The wheel has inside it what a checkout has beside the package."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]

ASK_FOR_PLACES = """
from oobmgr.domain.places import guide_dir, migrations_dir, resources_dir
import oobmgr
print(oobmgr.__file__)
print(migrations_dir())
print(resources_dir())
print((guide_dir() / "README.md").resolve(strict=True).parent)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*command, "--directory", str(folder)], cwd=ROOT, check=True)
    (built,) = folder.glob("oobmgr-*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def tracked(folder: str) -> list[str]:
    """Files of `folder` that belong into the wheel, relative to it."""
    found = (path for path in (ROOT / folder).rglob("*") if path.is_file())
    relative = (path.relative_to(ROOT / folder) for path in found)
    return [path.as_posix() for path in relative if "__pycache__" not in path.parts]


@pytest.mark.parametrize(
    ("beside", "inside"),
    [
        ("alembic", "_alembic"),
        ("resources", "_resources"),
        ("src/oobmgr", "."),
        ("docs/guide", "_docs/guide"),
    ],
)
def test_every_file_is_inside(names: set[str], beside: str, inside: str) -> None:
    expected = [os.path.normpath(f"oobmgr/{inside}/{name}") for name in tracked(beside)]
    assert expected
    assert [name for name in expected if name not in names] == []


def test_pictures_of_the_guide_are_inside_once(names: set[str]) -> None:
    inside = {Path(name).name for name in names if name.startswith("oobmgr/_docs/images/")}
    pictures = {path.name for path in (ROOT / "docs" / "images").iterdir()}
    light = {name for name in pictures if not name.endswith("_dark.png")}
    assert inside
    assert inside == light


def test_the_wheel_is_typed_and_licensed_and_has_its_command(wheel: Path, names: set[str]) -> None:
    assert "oobmgr/py.typed" in names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    with ZipFile(wheel) as archive:
        (entry_points,) = (name for name in names if name.endswith("entry_points.txt"))
        assert "oobmgr = oobmgr.bootstrap:main" in archive.read(entry_points).decode()


def test_nothing_else_is_inside(names: set[str]) -> None:
    strange = [name for name in names if not name.startswith(("oobmgr/", "oobmgr-"))]
    assert strange == []
    assert [name for name in names if "__pycache__" in name or name.endswith(".pyc")] == []


def test_an_installed_wheel_finds_its_own_folders(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "elsewhere"
    venv.create(installed)
    python = installed / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps"]
    subprocess.run([*install, "--no-index", "--quiet", str(wheel)], check=True)
    asked = subprocess.run(
        [python, "-c", ASK_FOR_PLACES], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    places = [Path(line) for line in asked.stdout.splitlines()]
    assert [place.is_relative_to(installed.resolve()) for place in places] == [
        True,
        True,
        True,
        True,
    ]
    assert (places[1] / "env.py").is_file()
