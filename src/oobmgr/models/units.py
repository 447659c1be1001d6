"""Units and formations as they stand now."""

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from oobmgr.models.base import Base


class FormationRecord(Base):
    """A formation in the tree of its side."""

    __tablename__ = "formation"

    id: Mapped[int] = mapped_column(primary_key=True)
    side: Mapped[str]
    parent_id: Mapped[int | None] = mapped_column(ForeignKey("formation.id"), index=True)
    name: Mapped[str]


class UnitRecord(Base):
    """A unit: who it is, where it belongs, how many steps are left."""

    __tablename__ = "unit"

    id: Mapped[int] = mapped_column(primary_key=True)
    side: Mapped[str]
    nation: Mapped[str]
    designation: Mapped[str]
    type: Mapped[str]
    size: Mapped[str]
    formation_id: Mapped[int] = mapped_column(ForeignKey("formation.id"), index=True)
    ratings: Mapped[dict[str, Any]] = mapped_column(JSON)
    traits: Mapped[dict[str, Any]] = mapped_column(JSON)
    steps: Mapped[int]
    steps_left: Mapped[int]
    status: Mapped[str]
    arrival: Mapped[str]
    hex: Mapped[str]
    setup: Mapped[str]
    note: Mapped[str]
    source_key: Mapped[str]
