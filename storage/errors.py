"""The errors of storage. Whichever is raised, the requested change has not been half made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .models import Campaign, TableRow


class StorageError(Exception):
    """Every refusal and failure of storage."""


class Stale(StorageError):
    """The table is no longer as the caller last read it: it has changed, ended, or never existed.
    Load it again before going on."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Table {table_id} has moved on since it was read.")
        self.table_id = table_id


class Counted(StorageError):
    """The interaction has been counted before; delivering it again changes nothing."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"Interaction {interaction_id} has been counted already.")
        self.interaction_id = interaction_id


class ChannelTaken(StorageError):
    """The channel has an active table, `table`; one at a time."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Channel {table.channel_id} has table {table.id} open.")
        self.table = table


class ServerFull(StorageError):
    """The guild has as many active tables as it may have: `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(f"There are {most} tables open, which is as many as may be.")
        self.most = most


class ChapterOpen(StorageError):
    """A chapter of the campaign is open, `table`; one at a time."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Table {table.id} is a chapter, and open.")
        self.table = table


class CampaignMoved(StorageError):
    """The campaign is no longer as the caller last read it, but as in `campaign`."""

    def __init__(self, campaign: Campaign) -> None:
        super().__init__(f"Campaign {campaign.id} stands before chapter {campaign.next_number}.")
        self.campaign = campaign


class CampaignGone(StorageError):
    """There is no such campaign."""

    def __init__(self, campaign_id: int) -> None:
        super().__init__(f"There is no campaign {campaign_id}.")


class PackGone(StorageError):
    """There is no such pack (any more)."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"There is no pack {digest}.")
        self.digest = digest


class PackKnown(StorageError):
    """The pack stands on that shelf already."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"The pack {digest} is there already.")
        self.digest = digest


class ShelfFull(StorageError):
    """There are as many packs on that shelf as may be: `most`."""

    def __init__(self, most: int) -> None:
        super().__init__(f"There are {most} packs, which is as many as may be.")
        self.most = most


class StorageFailed(StorageError):
    """The database could not be read or written. Load the table again before going on. If the same
    interaction is then refused with `Counted`, the change had reached the disk after all."""


class StorageFull(StorageFailed):
    """The disk is full. Works again as soon as there is room."""


class InDoubt(StorageFailed):
    """Whether the change reached the disk cannot be found out at present."""


class KeptWaiting(StorageFailed):
    """Another transaction has what this one needs, and did not end in time."""


class InUse(StorageFailed):
    """Another process uses the database. The text says which."""


class PageBroken(StorageError):
    """A page of a table's packed journal and log cannot be read. The table itself can be played on;
    a backup from before has the page."""


class NewerDatabase(StorageError):
    """The database was written by a newer Emberkeep than this one; it is left untouched."""
