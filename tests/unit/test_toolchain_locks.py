"""The locks say exactly what is installed, for any machine, and agree with pyproject.toml."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
RUN = ROOT / "requirements" / "run.txt"
TEST = ROOT / "requirements" / "test.txt"
PINNED = re.compile(r"^(?P<name>[a-z0-9][a-z0-9.-]*)==(?P<version>\S+)", re.MULTILINE)


def pins(lock: Path) -> dict[str, str]:
    text = lock.read_text(encoding="utf-8")
    return {found["name"]: found["version"] for found in PINNED.finditer(text)}


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def requirements(*groups: str) -> list[Requirement]:
    project = pyproject()
    lines = list(project["project"]["dependencies"])
    for group in groups:
        lines += [line for line in project["dependency-groups"][group] if isinstance(line, str)]
    return [Requirement(line) for line in lines]


@pytest.mark.parametrize(
    ("lock", "groups"),
    [pytest.param(RUN, ("build",), id="run"), pytest.param(TEST, ("build", "dev"), id="test")],
)
def test_every_dependency_is_pinned_within_its_range(lock: Path, groups: tuple[str, ...]) -> None:
    pinned = pins(lock)
    outside = [
        str(requirement)
        for requirement in requirements(*groups)
        if pinned.get(canonicalize_name(requirement.name), "none") not in requirement.specifier
    ]
    assert outside == []


def test_the_test_lock_is_the_run_lock_and_more() -> None:
    run, test = pins(RUN), pins(TEST)
    assert run
    assert {name: test.get(name) for name in run} == run


@pytest.mark.parametrize("lock", [RUN, TEST], ids=["run", "test"])
def test_every_pin_has_a_hash(lock: Path) -> None:
    blocks = re.split(r"^(?=[a-z0-9])", lock.read_text(encoding="utf-8"), flags=re.MULTILINE)
    without = [block.split()[0] for block in blocks[1:] if "--hash=sha256:" not in block]
    assert len(blocks) > 1
    assert without == []


@pytest.mark.parametrize("lock", [RUN, TEST], ids=["run", "test"])
def test_no_lock_names_the_machine_that_made_it(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    found = [word for word in ("index-url", "find-links", "file:", "http", " /") if word in text]
    assert found == []


def test_pyside_stays_below_the_release_that_aborts() -> None:
    (pyside,) = (each for each in requirements() if each.name == "PySide6-Essentials")
    assert "6.12.0" not in pyside.specifier
    assert "6.11.3" in pyside.specifier


@pytest.mark.parametrize("requirement", requirements("build", "dev"), ids=lambda each: each.name)
def test_every_dependency_is_explained(requirement: Requirement) -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| \[?{re.escape(requirement.name)}\b", page, re.MULTILINE)
