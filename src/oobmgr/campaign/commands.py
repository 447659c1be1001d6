"""What a player can do to the books. A command is a wish; `planning` says what it would write."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Literal

from oobmgr.campaign.import_rows import UnitUpdate
from oobmgr.domain.accounts import GoodId, SideId
from oobmgr.domain.postings import FormationId, Subject, TransactionId, UnitId
from oobmgr.domain.records import RecordValues
from oobmgr.domain.units import UnitValues
from oobmgr.domain.values import dataclass
from oobmgr.rules.books import OptionValue


@dataclass(frozen=True)
class OpenBooks:
    """Write the opening entries of a new campaign: options, scenario stock, the first turn."""

    scenario: str
    variant: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class ImportOrderOfBattle:
    """Add units with their formations, and the game's other records, that were read from a file.

    Where the file was read before: change units that are there, and take units and records off
    that are in it no more.
    """

    units: tuple[UnitValues, ...]
    records: tuple[RecordValues, ...] = ()
    source: str = ""
    # Those that no unit stands beneath; the others follow from the units.
    formations: tuple[tuple[SideId, tuple[str, ...]], ...] = ()
    updates: tuple[UnitUpdate, ...] = ()
    removed: tuple[UnitId, ...] = ()
    removed_records: tuple[tuple[Subject, int], ...] = ()
    # Of the kinds that are no facts of their own: those that are to be no more.
    cleared: tuple[RecordValues, ...] = ()


@dataclass(frozen=True)
class KeepImportProfile:
    """Keep the answers to the questions of an import under a name; None takes them out again.

    `profile` is what `exchange.layouts.profiles.Profile.as_json` gives.
    """

    name: str
    profile: Mapping[str, Any] | None


@dataclass(frozen=True)
class BindWorkbook:
    """Bind the player's own workbook to the campaign; an empty path lets it go again.

    `ranges` says for each range what goes into it, as `exchange.own_workbook` describes.
    """

    path: str
    ranges: Mapping[str, str]


@dataclass(frozen=True)
class AddUnit:
    """Add one unit by hand."""

    values: UnitValues


@dataclass(frozen=True)
class EditUnits:
    """Change facts about units.

    Fields: the texts of a unit that are entered, arrival, status, formation (an id) or path (one
    that is added where it is missing), steps (in all), steps_left, ``rating:<key>`` and
    ``trait:<key>``. Values come as text; ids, steps and ratings as whole numbers.
    """

    unit_ids: tuple[UnitId, ...]
    changes: Mapping[str, str | int]


@dataclass(frozen=True)
class LoseSteps:
    """Strike step boxes of each unit, from the right. A unit without steps is dead."""

    unit_ids: tuple[UnitId, ...]
    steps: int = 1


@dataclass(frozen=True)
class RestoreSteps:
    """Take struck step boxes back, as a correction."""

    unit_ids: tuple[UnitId, ...]
    steps: int = 1


@dataclass(frozen=True)
class SetSteps:
    """Set how many steps one unit has left, as clicked on its boxes."""

    unit_id: UnitId
    steps_left: int


@dataclass(frozen=True)
class SheetMark:
    """What was pencilled on the line of one unit of a printed sheet.

    `change` are boxes struck (below zero) or rubbed out, `steps_left` the boxes left open, None
    where they were not told. `markers` are laid (with what they hold, or true) or taken off (None)
    by their saved names; `hex` is where the unit stands now, None where that was not told.
    """

    unit_id: UnitId
    change: int = 0
    steps_left: int | None = None
    markers: Mapping[str, str | bool | None] = field(default_factory=dict)
    hex: str | None = None


@dataclass(frozen=True)
class ReadBack:
    """Enter what was pencilled on printed sheets, all of it or nothing, in the order given."""

    marks: tuple[SheetMark, ...]


@dataclass(frozen=True)
class RemoveUnits:
    """Take units off the books, with the reason. The journal keeps them."""

    unit_ids: tuple[UnitId, ...]
    reason: str = ""


@dataclass(frozen=True)
class AddFormation:
    """Add a formation (and those above it that are missing)."""

    side: SideId
    path: tuple[str, ...]


@dataclass(frozen=True)
class RenameFormation:
    """Give a formation another name."""

    formation_id: FormationId
    name: str


@dataclass(frozen=True)
class MoveFormation:
    """Put a formation with all below it under another one of its side, or at the top."""

    formation_id: FormationId
    parent_id: FormationId | None


@dataclass(frozen=True)
class Regroup:
    """Put units, and formations with all below them, into one formation of their side.

    `path` is the formation, from the top down; what is missing of it is added. Formations alone
    may go to the top, with an empty path.
    """

    side: SideId
    path: tuple[str, ...]
    unit_ids: tuple[UnitId, ...] = ()
    formation_ids: tuple[FormationId, ...] = ()


@dataclass(frozen=True)
class MergeFormations:
    """Put all that stands in some formations into another one, and take them off."""

    formation_ids: tuple[FormationId, ...]
    into: FormationId


@dataclass(frozen=True)
class RemoveFormations:
    """Take formations off the books in which nothing stands."""

    formation_ids: tuple[FormationId, ...]


@dataclass(frozen=True)
class DuplicateUnits:
    """Add units that are as these are, each so many times, at full strength.

    Each gets the next number that is free after that of the first, unless `same_names`.
    """

    unit_ids: tuple[UnitId, ...]
    times: int = 1
    same_names: bool = False


@dataclass(frozen=True)
class DuplicateFormation:
    """Add a formation of another name beside this one, with units as those in it have."""

    formation_id: FormationId
    name: str


@dataclass(frozen=True)
class RenameAll:
    """Give units other designations and formations other names, each its own."""

    units: tuple[tuple[UnitId, str], ...] = ()
    formations: tuple[tuple[FormationId, str], ...] = ()


@dataclass(frozen=True)
class Late:
    """What was missed in a phase that is over, and why it is entered only now.

    Without a place it belongs to the last phase before now in which such an action is posted.
    """

    reason: str
    turn: str = ""
    side: str = ""
    phase: str = ""


@dataclass(frozen=True)
class PostAction:
    """Do something of the sequence of play. `inputs` is the frozen dataclass of that action.

    With `late` it is posted for a phase that is over; what came since stays as it is.
    """

    action: str
    inputs: Any
    late: Late | None = None


@dataclass(frozen=True)
class Advance:
    """Go on to the next phase, the other side or the next turn.

    `anyway` goes on although something that must be done is open; `reason` says why, and the
    journal keeps both.
    """

    to: Literal["phase", "side", "turn"] = "phase"
    anyway: bool = False
    reason: str = ""


@dataclass(frozen=True)
class CountIn:
    """Record what lies on the table. A difference becomes a visible adjustment.

    `place_detail` names the locality of the pool where it has one.
    """

    side: SideId
    good: GoodId
    counted: int
    reason: str = ""
    place_detail: str = ""


@dataclass(frozen=True)
class Silence:
    """Stop (or resume) showing one kind of warning in this campaign."""

    kind: str
    silent: bool = True


@dataclass(frozen=True)
class SetOption:
    """Change a campaign option from now on."""

    name: str
    value: OptionValue


@dataclass(frozen=True)
class OverrideCell:
    """Replace one number of the rules from now on, as a house rule. None restores the rule's."""

    path: str
    value: str | None
    reason: str = ""


@dataclass(frozen=True)
class FillChart:
    """Keep the player's own copy of a chart with the campaign; None takes it out again.

    `copy` has rows, columns and cells, as `rules.charts.ChartCopy.as_json` gives them.
    """

    chart: str
    # Raw and not a `ChartCopy`: planning checks it, wherever it came from.
    copy: Mapping[str, Any] | None


@dataclass(frozen=True)
class FillCharts:
    """Keep several copies at once, by the ids of their charts: all of them or none."""

    copies: Mapping[str, Mapping[str, Any]]


@dataclass(frozen=True)
class SetPassphrase:
    """Keep another sealed passphrase for a side's sheets; None takes it off.

    `Campaign.set_passphrase` makes it, once the old one was given.
    """

    side: SideId
    # Never the passphrase: a command is kept in the journal as it is.
    seal: str | None


@dataclass(frozen=True)
class HandOver:
    """Close what came before in a file that was made for one side: it cannot be undone there."""

    side: SideId


@dataclass(frozen=True)
class ChangeDescription:
    """Go on with another description of the game, where its player describes it.

    The campaign has to be opened again afterwards. It is not undone: the former description is
    given back by another change.
    """

    description: str


@dataclass(frozen=True)
class Revoke:
    """Take back one older transaction where nothing later depends on it."""

    transaction: TransactionId


Command = (
    OpenBooks
    | ImportOrderOfBattle
    | AddUnit
    | EditUnits
    | LoseSteps
    | RestoreSteps
    | SetSteps
    | ReadBack
    | RemoveUnits
    | AddFormation
    | RenameFormation
    | MoveFormation
    | Regroup
    | MergeFormations
    | RemoveFormations
    | DuplicateUnits
    | DuplicateFormation
    | RenameAll
    | PostAction
    | Advance
    | CountIn
    | Silence
    | SetOption
    | OverrideCell
    | FillChart
    | FillCharts
    | KeepImportProfile
    | BindWorkbook
    | SetPassphrase
    | HandOver
    | ChangeDescription
)
