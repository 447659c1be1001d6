"""From a command to a draft. Planning reads the books and writes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from oobmgr.campaign import commands as c
from oobmgr.campaign.planning import (
    bookkeeping,
    bound_workbook,
    charts,
    description,
    duplicates,
    edits,
    formations,
    hiding,
    import_profiles,
    order_of_battle,
    read_back,
    regrouping,
    turn,
    units,
)

if TYPE_CHECKING:
    from oobmgr.campaign.books import BooksSnapshot
    from oobmgr.campaign.drafts import Draft

_PLANNERS: dict[type, Callable[[Any, Any], Draft]] = {
    c.OpenBooks: turn.plan_opening,
    c.PostAction: turn.plan_action,
    c.Advance: turn.plan_advance,
    c.ImportOrderOfBattle: order_of_battle.plan_import,
    c.AddUnit: order_of_battle.plan_add_unit,
    c.EditUnits: edits.plan_edit,
    c.LoseSteps: units.plan_lose_steps,
    c.RestoreSteps: units.plan_restore_steps,
    c.SetSteps: units.plan_set_steps,
    c.ReadBack: read_back.plan_read_back,
    c.RemoveUnits: units.plan_remove,
    c.AddFormation: formations.plan_add,
    c.RenameFormation: formations.plan_rename,
    c.MoveFormation: formations.plan_move,
    c.Regroup: regrouping.plan_regroup,
    c.MergeFormations: regrouping.plan_merge,
    c.RemoveFormations: regrouping.plan_remove,
    c.DuplicateUnits: duplicates.plan_duplicate_units,
    c.DuplicateFormation: duplicates.plan_duplicate_formation,
    c.RenameAll: regrouping.plan_rename_all,
    c.CountIn: bookkeeping.plan_count_in,
    c.Silence: bookkeeping.plan_silence,
    c.SetOption: bookkeeping.plan_set_option,
    c.OverrideCell: bookkeeping.plan_override,
    c.FillChart: charts.plan_fill,
    c.FillCharts: charts.plan_fill_several,
    c.KeepImportProfile: import_profiles.plan_keep,
    c.BindWorkbook: bound_workbook.plan_bind,
    c.SetPassphrase: hiding.plan_passphrase,
    c.HandOver: hiding.plan_hand_over,
    c.ChangeDescription: description.plan_change,
}


def plan(command: c.Command, books: BooksSnapshot) -> Draft:
    """What the command would write.

    Raises:
        BadInput: the command names something that is not there or cannot be read.
    """
    # Once for all of a draft: several plans in it would otherwise give out the same numbers.
    return order_of_battle.with_brought(_PLANNERS[type(command)](command, books), books)
