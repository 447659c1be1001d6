"""What the window does about hidden sheets: unlock, hide again, passphrases, a file for a side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from oobmgr.domain.accounts import SideId
from oobmgr.domain.wording import the_side

if TYPE_CHECKING:
    from pathlib import Path

    from oobmgr.ui.operations.desk import Desk
    from oobmgr.ui.shell.frame import Frame


class HiddenSheets:
    """Obeys the commands of hidden sheets, and what a page or the bar asks for."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame

    def switch(self, side: str) -> None:
        """Unlock a side's sheets if they are hidden, or hide them again."""
        desk = self._frame.opened.desk
        if SideId(side) in desk.campaign.veil.hidden:
            self.unlock(side)
        else:
            desk.lock(SideId(side))

    def unlock(self, side: str) -> bool:
        """Ask for the passphrase of a side; whether its sheets are open then."""
        from oobmgr.ui.dialogs.passphrases import UnlockDialog

        desk = self._frame.opened.desk
        if SideId(side) not in desk.campaign.veil.hidden:
            return True
        return UnlockDialog(desk, SideId(side), self._frame).ask()

    def unlock_one(self) -> None:
        """The hidden side; of two, the one whose turn it is."""
        workspace = self._frame.opened
        hidden = sorted(workspace.desk.campaign.veil.hidden)
        playing = workspace.glance.sequence.side if workspace.glance else ""
        if not hidden:
            self._frame.status.tell("No sheet is hidden.")
        else:
            self.unlock(playing if playing in hidden else hidden[0])

    def lock(self) -> None:
        """Hide the sheets that are open."""
        desk = self._frame.opened.desk
        if desk.campaign.veil.locked:
            desk.lock()
        else:
            self._frame.status.tell("No side has a passphrase: set one in the Campaign menu.")

    def set_passphrases(self) -> None:
        """Ask for the passphrases of the sides."""
        from oobmgr.ui.dialogs.passphrases import PassphraseDialog

        PassphraseDialog(self._frame.opened.desk, self._frame).ask()

    def hand_over(self) -> None:
        """Ask for which side a file is made, and where it is kept."""
        from oobmgr.ui.dialogs.files import CAMPAIGNS, ask_where_to_save
        from oobmgr.ui.dialogs.passphrases import ForOneSideDialog

        desk = self._frame.opened.desk
        dialog = ForOneSideDialog(desk, self._frame)
        chosen = dialog.ask()
        # Still there: what was asked is thrown away by an event, and none has come yet.
        side = SideId(dialog.side.value)
        # Who does not know the passphrase of a side could else take all of it along in a file.
        if not chosen or not self.unlock(side):
            return
        proposed = desk.campaign.path.with_stem(f"{desk.campaign.path.stem} {side}")
        path = ask_where_to_save(self._frame, "A file for one side", proposed, CAMPAIGNS)
        if path is not None:
            # The pages are being read again where a sheet was unlocked just now.
            QTimer.singleShot(0, self._frame, lambda: self._write(desk, side, path))

    def _write(self, desk: Desk, side: SideId, path: Path) -> None:
        from oobmgr.campaign.handover import hand_over

        name = desk.game.side(side).name
        desk.write_file(
            lambda _: hand_over(desk.campaign, side, path),
            lambda _: self._frame.status.tell(f"{path.name} holds {the_side(name)} alone."),
        )
