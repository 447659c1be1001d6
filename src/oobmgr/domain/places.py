"""Where the files that travel with the program lie: rule tables, scenarios, guide, migrations.

In a checkout they are folders beside `src`, where a person edits them. In an installed program
they are folders inside the package, because a wheel installs nothing beside it.
"""

from pathlib import Path

# By this file and not by the working folder: the program may be started from anywhere.
_PACKAGE = Path(__file__).resolve().parents[1]
_CHECKOUT = _PACKAGE.parents[1]


def resources_dir() -> Path:
    """Return the folder that holds rule tables, scenarios, samples and icons.

    Raises:
        FileNotFoundError: The program was installed without it.
    """
    return find_folder("resources", checkout=_CHECKOUT, package=_PACKAGE)


def guide_dir() -> Path:
    """Return the folder of the guide; its pictures lie in `images` beside it.

    Raises:
        FileNotFoundError: The program was installed without it.
    """
    return find_folder("docs", checkout=_CHECKOUT, package=_PACKAGE) / "guide"


def migrations_dir() -> Path:
    """Return the folder that holds the database migrations (`env.py` and `versions`).

    Raises:
        FileNotFoundError: The program was installed without it.
    """
    return find_folder("alembic", checkout=_CHECKOUT, package=_PACKAGE)


def find_folder(name: str, *, checkout: Path, package: Path) -> Path:
    """Return the folder `name` of the checkout, or else the one packed into the package.

    A checkout is known by its `pyproject.toml`: an installed package lies in `site-packages`, where
    some other package may well be called `alembic` or `resources`.

    Raises:
        FileNotFoundError: Neither exists; the message names both.
    """
    beside = checkout / name
    inside = package / f"_{name}"
    if (checkout / "pyproject.toml").is_file() and beside.is_dir():
        return beside
    if inside.is_dir():
        return inside
    message = (
        f"The folder of {name} is missing: looked for {beside} and {inside}. "
        "Install oobmgr again, or run it from a complete checkout."
    )
    raise FileNotFoundError(message)
