"""Before typed pencil is put away: one line that asks, in its place, without a box of its own."""

from oobmgr.ui.widgets.asking_line import AskingLine


class PutAwayLine(AskingLine):
    """Asks whether the pencil goes. To keep it is what Enter and Esc do."""

    def __init__(self) -> None:
        super().__init__("Erase what is entered here and not posted?", "Erase")
        self.setObjectName("putting_away")
        self.go.setObjectName("put_away")
        self.stay.setObjectName("keep_pencil")
