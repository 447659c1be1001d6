"""What follows from the journal, kept ready: balances and present facts."""

from sqlalchemy.orm import Mapped, mapped_column

from oobmgr.models.base import Base


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
