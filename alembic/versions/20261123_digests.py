"""A digest for each entry over itself and the one before, and one for the head of the campaign."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from oobmgr.models.digests import (
    BEFORE_THE_FIRST,
    JournalColumns,
    canonical,
    digest_of,
    entries,
    letters_of,
)
from oobmgr.models.schema import books_of

revision = "20261123_digests"
down_revision = "20261122_records"
branch_labels = None
depends_on = None

# As they are in this revision: what a later one adds is digested from then on.
COLUMNS = JournalColumns(
    head=(
        "id", "kind", "reverses", "turn", "side", "phase", "command", "command_values", "title",
        "sentence", "working", "notes", "topics", "player", "at",
    ),
    posting=("id", "account", "good", "amount"),
    fact=("id", "subject", "key", "field", "old", "new"),
)  # fmt: skip
CAMPAIGN = (
    "id", "uuid", "name", "game", "scenario", "variant", "players", "created_at", "created_with",
)  # fmt: skip


def upgrade() -> None:
    """Make both tables, and work out the digests of what is in the books already."""
    op.create_table(
        "journal_digest",
        sa.Column("transaction_id", sa.Integer(), nullable=False),
        sa.Column("parts", sa.String(), nullable=False),
        sa.Column("digest", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["transaction_id"],
            ["journal_transaction.id"],
            name=op.f("fk_journal_digest_transaction_id_journal_transaction"),
        ),
        sa.PrimaryKeyConstraint("transaction_id", name=op.f("pk_journal_digest")),
    )
    op.create_table(
        "campaign_digest",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("parts", sa.String(), nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("ck_campaign_digest_one_campaign")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_campaign_digest")),
    )
    _digest()
    if op.get_bind().dialect.name == "sqlite":
        for event in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER journal_digest_no_{event.lower()} BEFORE {event} "
                "ON journal_digest BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
            )


def _digest() -> None:
    bind = op.get_bind()
    last = BEFORE_THE_FIRST
    entry = sa.text("INSERT INTO journal_digest VALUES (:number, :parts, :whole)")
    for number, parts in entries(books_of(bind), COLUMNS):
        letters = letters_of(parts)
        last = digest_of(last, letters, parts)
        bind.execute(entry, {"number": number, "parts": letters, "whole": last})
    heads = bind.execute(sa.text(f"SELECT {', '.join(CAMPAIGN)} FROM campaign")).all()  # noqa: S608 - our own names
    counters = bind.execute(sa.text("SELECT name, value FROM counter ORDER BY name")).all()
    for head in heads:
        row = {"parts": letters_of(map(canonical, (*head, [tuple(row) for row in counters], last)))}
        bind.execute(sa.text("INSERT INTO campaign_digest VALUES (1, :parts)"), row)


def downgrade() -> None:
    """Remove the digests."""
    op.drop_table("campaign_digest")
    op.drop_table("journal_digest")
