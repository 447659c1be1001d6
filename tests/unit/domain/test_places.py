from pathlib import Path

import pytest

from oobmgr.domain.places import find_folder


def make_tree(root: Path, *, pyproject: bool, beside: bool, inside: bool) -> tuple[Path, Path]:
    checkout = root / "checkout"
    package = checkout / "src" / "oobmgr"
    package.mkdir(parents=True)
    if pyproject:
        (checkout / "pyproject.toml").write_text("", encoding="utf-8")
    if beside:
        (checkout / "alembic").mkdir()
    if inside:
        (package / "_alembic").mkdir()
    return checkout, package


@pytest.mark.parametrize(
    ("pyproject", "beside", "inside", "found"),
    [
        pytest.param(True, True, False, "alembic", id="checkout"),
        pytest.param(True, True, True, "alembic", id="checkout before package"),
        pytest.param(False, False, True, "src/oobmgr/_alembic", id="installed"),
        pytest.param(
            False, True, True, "src/oobmgr/_alembic", id="another package of that name beside it"
        ),
    ],
)
def test_a_folder_is_found(
    tmp_path: Path, pyproject: bool, beside: bool, inside: bool, found: str
) -> None:
    checkout, package = make_tree(tmp_path, pyproject=pyproject, beside=beside, inside=inside)
    assert find_folder("alembic", checkout=checkout, package=package) == checkout / found


def test_a_missing_folder_is_named_with_both_places(tmp_path: Path) -> None:
    checkout, package = make_tree(tmp_path, pyproject=True, beside=False, inside=False)
    with pytest.raises(FileNotFoundError) as caught:
        find_folder("alembic", checkout=checkout, package=package)
    assert str(checkout / "alembic") in str(caught.value)
    assert str(package / "_alembic") in str(caught.value)
