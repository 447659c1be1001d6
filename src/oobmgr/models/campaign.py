"""Which campaign this file holds."""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, String
from sqlalchemy.orm import Mapped, mapped_column

from oobmgr.models.base import Base


class CampaignRecord(Base):
    """The one row that identifies the campaign. What can change later stands in the journal."""

    __tablename__ = "campaign"
    __table_args__ = (CheckConstraint("id = 1", name="one_campaign"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    uuid: Mapped[str] = mapped_column(String(36))
    name: Mapped[str]
    game: Mapped[str]
    scenario: Mapped[str]
    variant: Mapped[str]
    players: Mapped[dict[str, Any]] = mapped_column(JSON)
    created_at: Mapped[str]
    created_with: Mapped[str]
