"""Makes every picture of README and guide from the real program, light and dark, without a screen.

With names, such as `python tools/pictures.py docs/images fire turn`, only those pictures are made.
Printed pages need poppler (`pdftoppm`), the page of the workbook also LibreOffice (`soffice`).
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402 - the path comes first

import pictures_balkans as balkans  # noqa: E402
import pictures_chart as charts  # noqa: E402
import pictures_grande_armee as grande_armee  # noqa: E402
import pictures_grande_armee_battle as grande_armee_battle  # noqa: E402
import pictures_grande_armee_powers as powers  # noqa: E402
import pictures_help as helping  # noqa: E402
import pictures_import as imports  # noqa: E402
import pictures_map as on_map  # noqa: E402
import pictures_own as own  # noqa: E402
import pictures_printed  # noqa: E402
import pictures_screens as screens  # noqa: E402
import pictures_sheets as sheets  # noqa: E402
import pictures_spark_fire as spark_fire  # noqa: E402
import pictures_spark_hidden as spark_hidden  # noqa: E402
import pictures_spark_movement as spark_movement  # noqa: E402
import pictures_spark_print as spark_print  # noqa: E402
import pictures_spark_replay as spark_replay  # noqa: E402
import pictures_spark_roster as spark_roster  # noqa: E402
import pictures_spark_turn as spark_turn  # noqa: E402
import pictures_units as units  # noqa: E402
import pictures_war_in_europe as war_in_europe  # noqa: E402
from oobmgr.ui.theme import new_application  # noqa: E402
from pictures_stage import Stage  # noqa: E402
from small_png import save_small  # noqa: E402

THEMES = ("light", "dark")


@dataclass(frozen=True)
class Screen:
    """A picture of the window: its name, and what a person does to get there."""

    name: str
    act: Callable[[Stage], None]


SCREENS = (
    Screen("welcome", screens.welcome),
    Screen("new_campaign", screens.new_campaign),
    Screen("turn", screens.turn),
    Screen("large_text", screens.large_text),
    Screen("turn_posted", screens.turn_posted),
    Screen("air", screens.air),
    Screen("air_board", on_map.air_board),
    Screen("movement", screens.movement),
    Screen("combat", screens.combat),
    Screen("battle", on_map.battle),
    Screen("air_surprise", on_map.air_surprise),
    Screen("look_back", screens.look_back),
    Screen("order_of_battle", screens.order_of_battle),
    Screen("units_by_type", screens.units_by_type),
    Screen("own_columns", units.own_columns),
    Screen("saved_filters", units.saved_filters),
    Screen("edit_many", screens.edit_many),
    Screen("dragged", units.dragged),
    Screen("fill_down", units.fill_down),
    Screen("duplicate", units.duplicate),
    Screen("split_off", units.split_off),
    Screen("merge", units.merge),
    Screen("add_unit", screens.add_unit),
    Screen("replace_names", screens.replace_names),
    Screen("supply_states", on_map.supply_states),
    Screen("organisation", charts.organisation),
    Screen("over_turns", charts.over_turns),
    Screen("losses_by_turn", charts.losses_by_turn),
    Screen("pools_by_turn", charts.pools_by_turn),
    Screen("air_by_turn", charts.air_by_turn),
    Screen("bulletin", charts.bulletin),
    Screen("replacements", screens.replacements),
    Screen("ledger", screens.ledger),
    Screen("calculators", screens.calculators),
    Screen("import", screens.import_preview),
    Screen("import_faults", screens.import_faults),
    Screen("typed_list", imports.typed_list),
    Screen("import_questions", imports.import_questions),
    Screen("import_differences", imports.import_differences),
    Screen("own_workbook", imports.own_workbook),
    Screen("print", screens.print_preview),
    Screen("turn_sheet", screens.turn_sheet),
    Screen("replacement_sheet", screens.replacement_sheet),
    Screen("options", screens.options),
    Screen("rules_covered", screens.rules_covered),
    Screen("palette", screens.palette),
    Screen("guide", helping.guide),
    Screen("refused_case", helping.refused_case),
    Screen("what_is_this", helping.what_is_this),
    Screen("tour", helping.tour),
    Screen("report_problem", helping.report_problem),
    Screen("spark_move", spark_movement.spark_move),
    Screen("spark_engineers", spark_movement.spark_engineers),
    Screen("sections", spark_turn.sections),
    Screen("air_strike", spark_turn.air_strike),
    Screen("fire", spark_fire.fire),
    Screen("roster_sheets", spark_roster.roster_sheets),
    Screen("hidden_sheet", spark_hidden.hidden_sheet),
    Screen("replay", spark_replay.replay),
    Screen("read_back", spark_print.read_back),
    Screen("balkans_turn", balkans.balkans_turn),
    Screen("festung", balkans.festung),
    Screen("balkans_air", balkans.balkans_air),
    Screen("balkans_partisans", balkans.balkans_partisans),
    Screen("festung_register", balkans.festung_register),
    Screen("grande_armee_economy", powers.grande_armee_economy),
    Screen("grande_armee_supply", powers.grande_armee_supply),
    Screen("grande_armee_politics", powers.grande_armee_politics),
    Screen("grande_armee_army", grande_armee.grande_armee_army),
    Screen("grande_armee_march", grande_armee.grande_armee_march),
    Screen("war_in_europe_turn", war_in_europe.war_in_europe_turn),
    Screen("war_in_europe_air", war_in_europe.war_in_europe_air),
    Screen("war_in_europe_production", war_in_europe.war_in_europe_production),
    Screen("war_in_europe_rail", war_in_europe.war_in_europe_rail),
    Screen("war_in_europe_sample", war_in_europe.war_in_europe_sample),
    Screen("grande_armee_battle", grande_armee_battle.grande_armee_battle),
    Screen("grande_armee_leaders", grande_armee_battle.grande_armee_leaders),
    Screen("own_game_editor", own.own_game_editor),
    Screen("own_game_turn", own.own_game_turn),
    Screen("own_game_sheet", own.own_game_sheet),
    Screen("own_game_goods", own.own_game_goods),
    Screen("own_game_change", own.own_game_change),
)
PRINTED = (
    "roster_axis", "roster_soviet", "workbook_balances", "roster_spark_soviet",
    "roster_spark_fires", "roster_spark_german", "roster_spark_german_2", "roster_spark_blank",
)  # fmt: skip


def picture_names() -> tuple[str, ...]:
    """The name of every picture that this script makes."""
    shown = tuple(f"{screen.name}_{theme}.png" for screen in SCREENS for theme in THEMES)
    return (*shown, *(f"{name}.png" for name in (*PRINTED, *sheets.NAMES)))


def main() -> None:
    """Make the pictures that are asked for."""
    folder, wanted = _asked()
    folder.mkdir(parents=True, exist_ok=True)
    with _home() as home:
        app = QApplication.instance() or new_application()
        for screen in SCREENS:
            if not wanted or screen.name in wanted:
                for theme in THEMES:
                    _take(screen, theme, home, folder)
        for name in (*PRINTED, *sheets.NAMES):
            if not wanted or name in wanted:
                save_small(_printed(name)(home), folder / f"{name}.png")
                print(f"{name}.png")
        app.quit()


def _asked() -> tuple[Path, frozenset[str]]:
    """The folder to write to, and the names of the pictures wanted; none of them means all."""
    parser = argparse.ArgumentParser(prog="pictures.py", description=__doc__)
    folder = ROOT / "docs" / "images"
    parser.add_argument("folder", nargs="?", type=Path, default=folder, metavar="FOLDER")
    parser.add_argument("names", nargs="*", metavar="NAME", help="such as fire, or roster_axis")
    options = parser.parse_args()
    wanted = frozenset(options.names)
    if unknown := wanted - {*PRINTED, *sheets.NAMES, *(screen.name for screen in SCREENS)}:
        parser.error(f"no picture is named {', '.join(sorted(unknown))}")
    return options.folder, wanted


def _printed(name: str) -> Callable[[Path], QImage]:
    """What makes a picture of paper."""
    if name in sheets.NAMES:
        return sheets.picture(name)
    made: Callable[[Path], QImage] = getattr(pictures_printed, name)
    return made


def _take(screen: Screen, theme: str, home: Path, folder: Path) -> None:
    with Stage(home, dark=theme == "dark") as stage:
        screen.act(stage)
        target = folder / f"{screen.name}_{theme}.png"
        save_small(stage.grab(), target)
    print(f"{target.name}: {target.stat().st_size // 1024} KB")


@contextmanager
def _home() -> Iterator[Path]:
    """A home of its own, so that no picture shows the folders of the machine it was made on."""
    with tempfile.TemporaryDirectory(prefix="oobmgr-pictures-") as name:
        os.environ["HOME"] = name
        for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DOCUMENTS_DIR"):
            os.environ.pop(variable, None)
        (Path(name) / "Documents" / "oobmgr").mkdir(parents=True)
        yield Path(name)


if __name__ == "__main__":
    main()
