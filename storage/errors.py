"""The errors of storage. After any of them, the requested change has never been half made."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .models import Campaign, TableRow


class StorageError(Exception):
    """The base class of all errors of storage."""


class TableChanged(StorageError):
    """The table is no longer as the caller last read it: it has changed, has ended, or never
    existed. The caller must load it again."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"Table {table_id} has moved on since it was read.")
        self.table_id = table_id


class AlreadyCounted(StorageError):
    """The interaction was counted before; counting it again would change nothing."""

    def __init__(self, interaction_id: int) -> None:
        super().__init__(f"Interaction {interaction_id} has been counted already.")
        self.interaction_id = interaction_id


class ChannelTaken(StorageError):
    """The channel already has an active table, `table`, and may have only one at a time."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Channel {table.channel_id} has table {table.id} open.")
        self.table = table


class ServerFull(StorageError):
    """The guild already has `most` active tables, and may not have more."""

    def __init__(self, most: int) -> None:
        super().__init__(f"There are {most} tables open, which is as many as may be.")
        self.most = most


class ChapterOpen(StorageError):
    """The campaign already has an open chapter, `table`, and may have only one at a time."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Table {table.id} is a chapter, and open.")
        self.table = table


class CampaignMoved(StorageError):
    """The campaign is no longer as the caller last read it. `campaign`: as it is now."""

    def __init__(self, campaign: Campaign) -> None:
        super().__init__(f"Campaign {campaign.id} stands before chapter {campaign.next_number}.")
        self.campaign = campaign


class CampaignGone(StorageError):
    """No campaign has this id."""

    def __init__(self, campaign_id: int) -> None:
        super().__init__(f"There is no campaign {campaign_id}.")


class PackGone(StorageError):
    """The pack does not exist, or no longer exists."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"There is no pack {digest}.")
        self.digest = digest


class PackKnown(StorageError):
    """The pack is already on this shelf."""

    def __init__(self, digest: str) -> None:
        super().__init__(f"The pack {digest} is there already.")
        self.digest = digest


class ShelfFull(StorageError):
    """The shelf already has `most` packs, and may not have more."""

    def __init__(self, most: int) -> None:
        super().__init__(f"There are {most} packs, which is as many as may be.")
        self.most = most


class StorageFailed(StorageError):
    """Storage could not read or write the database. The caller must load the table again. If
    storage then raises AlreadyCounted for the same interaction, the change has reached the disk
    after all."""


class StorageFull(StorageFailed):
    """The disk is full. Storage works again as soon as there is room."""


class NotRead(StorageFailed):
    """Storage cannot read the database. Whatever was written before counts."""


class InDoubt(StorageFailed):
    """Storage cannot find out for now whether the change reached the disk."""


class KeptWaiting(StorageFailed):
    """Another transaction holds a lock that this transaction needs, and did not end in time."""


class InUse(StorageFailed):
    """Another process uses the database. The error's text says which process."""


class PageBroken(StorageError):
    """Storage cannot read a page of a table's packed journal and log. Players can still play on at
    the table. An older backup may have the page intact."""


class NewerDatabase(StorageError):
    """A newer Emberkeep than this one has written the database. Storage leaves it untouched."""
