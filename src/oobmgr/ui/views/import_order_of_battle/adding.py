"""Before an import is added: what is asked of its records, and the answers that are kept."""

from collections.abc import Callable

from oobmgr.campaign.commands import ImportOrderOfBattle, KeepImportProfile
from oobmgr.campaign.planning.kept_records import sets_kept
from oobmgr.campaign.rows import Preview
from oobmgr.campaign.session import Posted
from oobmgr.domain.errors import Fault
from oobmgr.domain.postings import Subject
from oobmgr.exchange.layouts.profiles import kept_profiles
from oobmgr.ui.operations.desk import Desk, Failed
from oobmgr.ui.views.import_order_of_battle.material import Material, profile_of_material


def ask_first(
    desk: Desk,
    command: ImportOrderOfBattle,
    go: Callable[[], None],
    ask: Callable[[tuple[Fault, ...]], None],
    failed: Failed,
) -> None:
    """Go on, or ask where the rules of the game find something of the import doubtful."""
    # Thousands of units alone are not planned twice.
    if not sets_kept(command, desk.game):
        go()
        return

    def told(found: Preview) -> None:
        doubts = tuple(fault for fault in found.warnings if fault.asks)
        if doubts:
            ask(doubts)
        else:
            go()

    desk.preview(command, told, failed)


def add_import(
    desk: Desk,
    material: Material,
    command: ImportOrderOfBattle,
    done: Callable[[Posted], None],
    failed: Failed,
) -> None:
    """Add what a workbook brings, in the worker, and keep the answers to its questions."""

    def add(*_: object) -> None:
        desk.execute(command, done, failed)

    if not is_answered(desk, material):
        add()
        return
    # Kept before, so that one undo takes the units back.
    name, kept = material.profile or material.path.stem, profile_of_material(material)
    desk.execute(KeepImportProfile(name, kept.as_json()), add, failed)


def is_answered(desk: Desk, material: Material) -> bool:
    """Whether there are answers to a workbook that no profile of the campaign keeps."""
    kept = kept_profiles(desk.campaign.queries.facts(Subject.IMPORT_PROFILE))
    return bool(material.answers) and profile_of_material(material) not in kept
