"""The books: campaign, journal, units, formations, air groups, projections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "20261120_books"
down_revision = None
branch_labels = None
depends_on = None

JOURNAL = ("journal_transaction", "journal_posting", "journal_fact")


def upgrade() -> None:
    """Create every table, and forbid changes of journal rows in the database itself."""
    _journal()
    _units()
    _state()
    if op.get_bind().dialect.name == "sqlite":
        _make_append_only()


def downgrade() -> None:
    """Remove everything."""
    for table in (
        "counter", "state", "balance", "air_group", "unit", "formation",
        "journal_fact", "journal_posting", "journal_transaction", "campaign",
    ):  # fmt: skip
        op.drop_table(table)


def _journal() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("uuid", sa.String(36), nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("scenario", sa.String(), nullable=False),
        sa.Column("variant", sa.String(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.String(), nullable=False),
        sa.Column("created_with", sa.String(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_campaign_one_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign")),
    )
    op.create_table(
        "journal_transaction",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("reverses", sa.Integer(), nullable=True),
        *(
            sa.Column(name, sa.String(), nullable=False)
            for name in ("turn", "side", "phase", "command")
        ),
        sa.Column("command_values", sa.JSON(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("sentence", sa.String(), nullable=False),
        sa.Column("working", sa.JSON(), nullable=False),
        sa.Column("notes", sa.JSON(), nullable=False),
        sa.Column("topics", sa.JSON(), nullable=False),
        sa.Column("player", sa.String(), nullable=False),
        sa.Column("at", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["reverses"],
            ["journal_transaction.id"],
            name=op.f("fk_journal_transaction_reverses_journal_transaction"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal_transaction")),
    )
    op.create_index(op.f("ix_journal_transaction_turn"), "journal_transaction", ["turn"])
    op.create_table(
        "journal_posting",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("good", sa.String(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["journal_transaction.id"],
            name=op.f("fk_journal_posting_transaction_id_journal_transaction"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal_posting")),
    )
    op.create_index(op.f("ix_journal_posting_good_account"), "journal_posting", ["good", "account"])
    op.create_index(
        op.f("ix_journal_posting_transaction_id"), "journal_posting", ["transaction_id"]
    )
    op.create_table(
        "journal_fact",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("field", sa.String(), nullable=False),
        sa.Column("old", sa.String(), nullable=True),
        sa.Column("new", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["journal_transaction.id"],
            name=op.f("fk_journal_fact_transaction_id_journal_transaction"),
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journal_fact")),
    )
    op.create_index(op.f("ix_journal_fact_subject_key"), "journal_fact", ["subject", "key"])
    op.create_index(op.f("ix_journal_fact_transaction_id"), "journal_fact", ["transaction_id"])


def _units() -> None:
    op.create_table(
        "formation",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("side", sa.String(), nullable=False),
        sa.Column("parent_id", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["parent_id"], ["formation.id"], name=op.f("fk_formation_parent_id_formation")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_formation")),
    )
    op.create_index(op.f("ix_formation_parent_id"), "formation", ["parent_id"])
    op.create_table(
        "unit",
        sa.Column("id", sa.Integer(), nullable=False),
        *(
            sa.Column(name, sa.String(), nullable=False)
            for name in ("side", "nation", "designation", "type", "size")
        ),
        sa.Column("formation_id", sa.Integer(), nullable=False),
        sa.Column("ratings", sa.JSON(), nullable=False),
        sa.Column("traits", sa.JSON(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("steps_left", sa.Integer(), nullable=False),
        *(
            sa.Column(name, sa.String(), nullable=False)
            for name in ("status", "arrival", "hex", "setup", "note", "source_key")
        ),
        sa.ForeignKeyConstraint(
            ["formation_id"], ["formation.id"], name=op.f("fk_unit_formation_id_formation")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_unit")),
    )
    op.create_index(op.f("ix_unit_formation_id"), "unit", ["formation_id"])
    op.create_table(
        "air_group",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("side", sa.String(), nullable=False),
        sa.Column("nation", sa.String(), nullable=False),
        sa.Column("aircraft", sa.String(), nullable=False),
        sa.Column("groups", sa.Integer(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("arrival", sa.String(), nullable=False),
        sa.Column("condition", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_air_group")),
    )


def _state() -> None:
    op.create_table(
        "balance",
        sa.Column("account", sa.String(), nullable=False),
        sa.Column("good", sa.String(), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("account", "good", name=op.f("pk_balance")),
    )
    op.create_table(
        "state",
        sa.Column("subject", sa.String(), nullable=False),
        sa.Column("key", sa.String(), nullable=False),
        sa.Column("field", sa.String(), nullable=False),
        sa.Column("value", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("subject", "key", "field", name=op.f("pk_state")),
    )
    op.create_table(
        "counter",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_counter")),
    )


def _make_append_only() -> None:
    for table in JOURNAL:
        for event in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_no_{event.lower()} BEFORE {event} ON {table} "
                f"BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
            )
