"""Every mapped table of a campaign file, as migrations compare them.

Imported for migrations alone: rows are read and written without the mapper, which loads slowly.
"""

from oobmgr.models.base import Base
from oobmgr.models.campaign import CampaignRecord
from oobmgr.models.journal import FactRecord, PostingRecord, TransactionRecord
from oobmgr.models.projections import BalanceRecord, CounterRecord, StateRecord
from oobmgr.models.units import FormationRecord, UnitRecord

__all__ = [
    "BalanceRecord",
    "Base",
    "CampaignRecord",
    "CounterRecord",
    "FactRecord",
    "FormationRecord",
    "PostingRecord",
    "StateRecord",
    "TransactionRecord",
    "UnitRecord",
]
