"""Every mapped table of a campaign file, as migrations compare them.

Loaded to make a file or to migrate it, never to read or write rows: that is done without
SQLAlchemy, which loads slowly (`oobmgr.models.engines`).
"""

from typing import Any

from sqlalchemy import JSON, CheckConstraint, ForeignKey, Index, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """Base of all mapped tables: one naming convention, so that migrations can name constraints."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class CampaignRecord(Base):
    """The one row that identifies the campaign. What can change later stands in the journal."""

    __tablename__ = "campaign"
    # A second row would make two campaigns of one journal.
    __table_args__ = (CheckConstraint("id = 1", name="one_campaign"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    uuid: Mapped[str] = mapped_column(String(36))
    name: Mapped[str]
    game: Mapped[str]
    scenario: Mapped[str]
    variant: Mapped[str]
    players: Mapped[dict[str, Any]] = mapped_column(JSON)
    # Text and not a date of the database: it is digested, and must read the same everywhere.
    created_at: Mapped[str]
    created_with: Mapped[str]


# ----------------------------------------------------------------- the journal: only ever added to


class TransactionRecord(Base):
    """One thing a player did, or the reversal of one.

    `kind` is do, undo, redo or revoke; `reverses` the transaction that this one takes back.
    """

    __tablename__ = "journal_transaction"

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    # Kept instead of a mark on the original, whose row is never changed.
    reverses: Mapped[int | None] = mapped_column(ForeignKey("journal_transaction.id"))
    # Looking back asks for the last entry of a turn.
    turn: Mapped[str] = mapped_column(index=True)
    side: Mapped[str]
    phase: Mapped[str]
    command: Mapped[str]
    command_values: Mapped[Any] = mapped_column(JSON)
    title: Mapped[str]
    sentence: Mapped[str]
    working: Mapped[Any] = mapped_column(JSON)
    notes: Mapped[Any] = mapped_column(JSON)
    topics: Mapped[Any] = mapped_column(JSON)
    player: Mapped[str]
    at: Mapped[str]


class PostingRecord(Base):
    """One leg of a transaction: a quantity entering (or leaving) an account."""

    __tablename__ = "journal_posting"
    # The steps of all units are summed up by account, whenever a past turn is looked at.
    __table_args__ = (Index("ix_journal_posting_good_account", "good", "account"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("journal_transaction.id"), index=True)
    account: Mapped[str]
    good: Mapped[str]
    amount: Mapped[int]


class FactRecord(Base):
    """One changed fact of a transaction; values as JSON text, SQL NULL where there is none."""

    __tablename__ = "journal_fact"
    # The history of a unit, and what later rests on an entry, are asked for by subject and key.
    __table_args__ = (Index("ix_journal_fact_subject_key", "subject", "key"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("journal_transaction.id"), index=True)
    subject: Mapped[str]
    key: Mapped[str]
    field: Mapped[str]
    # Text and not the JSON type: these rows are read past the mapper, many at once.
    old: Mapped[str | None]
    new: Mapped[str | None]


class DigestRecord(Base):
    """The digest of a transaction with all its lines and with that of the one before it.

    `parts` has the first letters of the digest of each part, to name what was changed.
    """

    __tablename__ = "journal_digest"

    # A table of its own: what it digests is written before it, and rows are never changed.
    transaction_id: Mapped[int] = mapped_column(
        ForeignKey("journal_transaction.id"), primary_key=True
    )
    parts: Mapped[str]
    digest: Mapped[str]


class CampaignDigestRecord(Base):
    """The digests of the campaign's row, of the counters and of the end of the chain of entries."""

    __tablename__ = "campaign_digest"
    __table_args__ = (CheckConstraint("id = 1", name="one_campaign"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    parts: Mapped[str]


# ------------------------------------------------------- what follows from the journal, kept ready


class BalanceRecord(Base):
    """What an account (other than a unit's) holds of a good now."""

    __tablename__ = "balance"

    account: Mapped[str] = mapped_column(primary_key=True)
    good: Mapped[str] = mapped_column(primary_key=True)
    amount: Mapped[int]


class StateRecord(Base):
    """The present value of a fact that belongs to no unit, formation or air group."""

    __tablename__ = "state"

    subject: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    field: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]


class CounterRecord(Base):
    """The highest id ever given out for a kind of record, so that none is used twice."""

    __tablename__ = "counter"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[int]


class FormationRecord(Base):
    """A formation in the tree of its side."""

    __tablename__ = "formation"

    id: Mapped[int] = mapped_column(primary_key=True)
    side: Mapped[str]
    # Only the formation right above: the path of names follows, and a move is one change.
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
    # As one column each, for which of them there are is the game's affair, and no migration follows
    # a game.
    traits: Mapped[dict[str, Any]] = mapped_column(JSON)
    steps: Mapped[int]
    # Follows from the postings; kept because every list of units shows it.
    steps_left: Mapped[int]
    status: Mapped[str]
    arrival: Mapped[str]
    hex: Mapped[str]
    setup: Mapped[str]
    note: Mapped[str]
    source_key: Mapped[str]
