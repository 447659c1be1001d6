"""The journal: transactions, their postings and facts. Rows are only ever added."""

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from oobmgr.models.base import Base


class TransactionRecord(Base):
    """One thing a player did, or the reversal of one.

    `kind` is do, undo, redo or revoke; `reverses` the transaction that this one takes back.
    """

    __tablename__ = "journal_transaction"

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    reverses: Mapped[int | None] = mapped_column(ForeignKey("journal_transaction.id"))
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
    __table_args__ = (Index("ix_journal_posting_good_account", "good", "account"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("journal_transaction.id"), index=True)
    account: Mapped[str]
    good: Mapped[str]
    amount: Mapped[int]


class FactRecord(Base):
    """One changed fact of a transaction; values as JSON text, SQL NULL where there is none."""

    __tablename__ = "journal_fact"
    __table_args__ = (Index("ix_journal_fact_subject_key", "subject", "key"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    transaction_id: Mapped[int] = mapped_column(ForeignKey("journal_transaction.id"), index=True)
    subject: Mapped[str]
    key: Mapped[str]
    field: Mapped[str]
    old: Mapped[str | None]
    new: Mapped[str | None]
