"""Air groups as facts like any other record of a game, instead of a table of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "20261122_records"
down_revision = "20261120_books"
branch_labels = None
depends_on = None

_COLUMNS = (
    "id", "side", "nation", "aircraft", "groups", "steps", "kind", "arrival", "condition",
)  # fmt: skip


def upgrade() -> None:
    """Put each air group among the facts as the journal has it, and drop their table."""
    # The newest line of the journal says what a record is; where it says nothing, it is gone.
    op.execute(
        "INSERT INTO state (subject, key, field, value) "
        "SELECT subject, key, field, new FROM journal_fact WHERE new IS NOT NULL AND id IN "
        "(SELECT max(id) FROM journal_fact WHERE subject = 'air_group' GROUP BY key, field)"
    )
    op.drop_table("air_group")


def downgrade() -> None:
    """Make the table of air groups again, from the facts."""
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
    values = ", ".join(f"json_extract(value, '$.{name}')" for name in _COLUMNS)
    names = ", ".join(f'"{name}"' for name in _COLUMNS)
    op.execute(
        f"INSERT INTO air_group ({names}) SELECT {values} FROM state WHERE subject = 'air_group'"  # noqa: S608 - our own names
    )
    op.execute("DELETE FROM state WHERE subject = 'air_group'")
