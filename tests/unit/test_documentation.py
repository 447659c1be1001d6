"""README and guide say only what is there: files, pictures, commands, keys, options, cases."""

import fnmatch
import re
import shlex
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, qRgb

import guide_tables
import pictures
from oobmgr.cli.parser import build_parser
from oobmgr.known_games import GAMES, all_games
from small_png import save_small

ROOT = Path(__file__).resolve().parents[2]
IMAGES = ROOT / "docs" / "images"
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

MOST_BYTES_OF_A_PICTURE = 200 * 1024
MOST_BYTES_OF_ALL = 4 * 1024 * 1024 * len(GAMES)
"""Each game has pages of its own, and so pictures of its own."""

_WAY = re.compile(r"`([\w./<>*-]+(?:\.py|\.toml|\.json|\.md|/))`")
"""A file or a folder that a page names."""
MANY_WAYS = 40
_LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
_BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_CASE = re.compile(r"\b(GEN|SOP|SP|INC|RES|RAIL) (\d\d)\b")
# `new FILE` and the like in a sentence: a command that is named, not one that can be typed.
_NAMED = re.compile(r"`oobmgr ([a-z][a-z-]*)")


def links_of(page: Path) -> Iterator[str]:
    """What a page links to or shows, without addresses of the web."""
    for target in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            yield target


def heading_id(heading: str) -> str:
    """The anchor that a heading gets."""
    kept = re.sub(r"[^\w\- ]", "", heading.strip().lower())
    return kept.replace(" ", "-")


def command_lines(page: Path) -> Iterator[str]:
    """The lines of a page's blocks that call the program."""
    for block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        yield from (line for line in block.splitlines() if line.startswith("oobmgr "))


@cache
def subcommands() -> set[str]:
    """The commands that the parser knows."""
    parser = build_parser()
    actions = parser._actions  # noqa: SLF001 - argparse offers no other way to its commands
    (action,) = (each for each in actions if each.dest == "command")
    return set(action.choices or ())


def test_every_way_in_the_architecture_leads_somewhere() -> None:
    tops = ("alembic", "docs", "resources", "src", "tests", "tools")
    found = [path for top in tops for path in (ROOT / top).rglob("*")] + list(ROOT.iterdir())
    there = {f"/{path.relative_to(ROOT).as_posix()}" for path in found}
    ways = set(_WAY.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")))
    assert len(ways) > MANY_WAYS
    missing = [way for way in ways if not fnmatch.filter(there, f"*/{_pattern(way)}")]
    assert missing == []


def _pattern(way: str) -> str:
    """A way of the page, its places to fill in left open: ``<g>/pages/``."""
    named = way.replace("<g>", "games/*").replace("<r>", "resources/rules/*").rstrip("/")
    return re.sub(r"<\w+>", "*", named)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_link_leads_to_a_file_of_the_project(page: Path) -> None:
    missing = []
    for target in links_of(page):
        name, _, anchor = target.partition("#")
        there = (page.parent / name).resolve() if name else page
        if not there.exists() or ROOT not in there.parents:
            missing.append(target)
        elif anchor:
            headings = re.findall(r"^#+ (.+)$", there.read_text(encoding="utf-8"), re.MULTILINE)
            if anchor not in {heading_id(heading) for heading in headings}:
                missing.append(target)
    assert missing == []


def test_every_page_of_the_guide_is_reached_from_its_first_page() -> None:
    guide = ROOT / "docs" / "guide"
    linked = {target.partition("#")[0] for target in links_of(guide / "README.md")}
    assert {page.name for page in guide.glob("*.md")} - {"README.md"} <= linked


def test_pictures_are_those_that_the_script_makes() -> None:
    assert {path.name for path in IMAGES.iterdir()} == set(pictures.picture_names())


def test_every_screen_is_shown_somewhere() -> None:
    shown = {Path(target).stem for page in PAGES for target in links_of(page)}
    screens = {screen.name for screen in pictures.SCREENS}
    unseen = {name for name in screens if not {f"{name}_light", f"{name}_dark"} & shown}
    assert unseen == set()
    assert set(pictures.PRINTED) <= shown


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in IMAGES.iterdir()}
    assert {name for name, size in sizes.items() if size > MOST_BYTES_OF_A_PICTURE} == set()
    assert sum(sizes.values()) < MOST_BYTES_OF_ALL


def test_small_pictures_keep_frequent_colours_and_come_near_the_others(tmp_path: Path) -> None:
    image = QImage(1001, 300, QImage.Format.Format_RGB32)
    image.fill(qRgb(244, 242, 237))
    for at in range(1000):  # more colours than a palette holds, each once
        image.setPixel(at, 7, qRgb(at % 256, at // 4, 90))
    save_small(image, tmp_path / "small.png")
    small = QImage(str(tmp_path / "small.png"))
    assert small.size() == image.size()
    assert small.pixel(1000, 7) == small.pixel(3, 8) == qRgb(244, 242, 237)
    told = [(image.pixelColor(at, 7), small.pixelColor(at, 7)) for at in range(1000)]
    apart = [abs(one.red() - other.red()) + abs(one.green() - other.green()) for one, other in told]
    assert 0 < max(apart) < 40


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_command_line_can_be_read(page: Path) -> None:
    for line in command_lines(page):
        words = shlex.split(line, comments=True)
        assert build_parser(words[1:]).parse_args(words[1:]).command in {words[1], None}


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_command_that_is_named_exists(page: Path) -> None:
    named = set(_NAMED.findall(page.read_text(encoding="utf-8")))
    assert named <= subcommands()


def test_no_change_is_told_twice() -> None:
    # Lines that others add while the page is sorted come twice when git joins both.
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    told = Counter(line for line in lines if line.startswith("- "))
    assert [line for line, times in told.items() if times > 1] == []


def test_the_reference_has_an_example_of_every_command() -> None:
    lines = command_lines(ROOT / "docs" / "guide" / "command-line.md")
    assert {shlex.split(line)[1] for line in lines} == subcommands()


def test_a_wrong_option_in_an_example_would_be_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        build_parser().parse_args(["units", "a.oob", "--colour", "red"])
    assert "--colour" in capsys.readouterr().err


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_every_case_that_is_named_exists(page: Path) -> None:
    known = {str(name) for game in all_games() for name in game.cases()}
    named = {"-".join(case) for case in _CASE.findall(page.read_text(encoding="utf-8"))}
    assert named <= known


@pytest.mark.parametrize("name", ["options.md", "cases.md", "keys.md"])
def test_pages_that_the_program_tells_are_up_to_date(name: str) -> None:
    written = (ROOT / "docs" / "guide" / name).read_text(encoding="utf-8")
    assert written == guide_tables.pages()[name], "run python tools/guide_tables.py"


def test_every_option_is_told() -> None:
    text = guide_tables.pages()["options.md"]
    missing = [o.name for game in all_games() for o in game.options if f"(`{o.name}`, " not in text]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_no_page_names_a_machine(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:home|root|tmp|work|Users)/|[A-Z]:\\Users", text)
