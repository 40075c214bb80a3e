"""Edit a message without sending again the pictures that it already has.

An edit lists every attachment that the message is to have afterwards: new files, and those that it
keeps, by their ids. Discord does not list the attachments of a message made of components; the id
is in the component that shows the picture. So this module notes the ids after each post or edit. A
picture whose id is not noted, for example after a restart, is sent again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import urlsplit

import discord
from discord.components import Component, Container, MediaGalleryComponent
from discord.ui import LayoutView

import pictures
from cogs.ui.media import make_files
from cogs.ui.message import list_components
from tables.recent import Recent

if TYPE_CHECKING:
    from discord.types.message import Attachment as Payload

MESSAGES_REMEMBERED = 2000
"""For how many messages the pictures are remembered."""
INVALID_FORM = 50035
"""Discord's error code for a request that contains something invalid."""

Files: TypeAlias = dict[str, tuple[str, int]]
"""The digest and the attachment id of each picture, by file name."""
Listed: TypeAlias = Sequence[discord.Attachment | discord.File]
"""The attachments that an edit lists: those that the message keeps, and new files."""


class KeptAttachment(discord.Attachment):
    """An attachment that the message already has. An edit names it by its id alone."""

    def __init__(self, attachment_id: int) -> None:
        self.id = attachment_id

    def to_dict(self) -> Payload:
        """Return what discord.py puts into the edit for this attachment."""
        return {"id": self.id}  # type: ignore[typeddict-item]  # typed as Discord answers it, not as it is sent


class Attachments:
    """Remembers which pictures each message has."""

    def __init__(self) -> None:
        self._known: Recent[int, Files] = Recent(MESSAGES_REMEMBERED)

    def note_pictures(self, message: discord.Message, shown: Sequence[pictures.Picture]) -> None:
        """Note that the message has these pictures. `message`: as Discord returned it."""
        self.forget_message(message.id)
        ids = {attachment.filename: attachment.id for attachment in message.attachments}
        ids |= dict(_list_gallery_files(message.components))
        known = {
            one.file_name: (_make_picture_digest(one), ids[one.file_name])
            for one in shown
            if one.file_name in ids
        }
        if known:
            self._known[message.id] = known

    def forget_message(self, message_id: int) -> None:
        """Forget the message's pictures, so that the next edit sends all of them again."""
        self._known.pop(message_id, None)

    async def send_pictures(
        self,
        channel: discord.PartialMessageable,
        view: LayoutView,
        shown: Sequence[pictures.Picture],
        mentions: discord.AllowedMentions,
        nonce: str | None,
    ) -> int:
        """Post a message with these pictures, and return its id. `nonce`: if a crash makes us post
        the message twice with the same nonce, Discord shows it once. Raises discord.py's exception
        if Discord refuses."""
        once: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        message = await channel.send(
            view=view, files=make_files(shown), allowed_mentions=mentions, **once
        )
        self.note_pictures(message, shown)
        return message.id

    async def edit_pictures(
        self,
        message_id: int,
        shown: Sequence[pictures.Picture],
        edit: Callable[[Listed], Awaitable[discord.Message]],
    ) -> None:
        """Edit a message through `edit` so that it has these pictures, and send only those it
        lacks. `edit` takes the attachments to list, and returns the edited message. If Discord
        refuses to keep the message's pictures, all are sent again. Raises what `edit` raises."""
        known = self._known.get(message_id, {})
        listed: list[discord.Attachment | discord.File] = []
        for one in shown:
            digest, attachment_id = known.get(one.file_name, ("", 0))
            listed += (
                [KeptAttachment(attachment_id)]
                if digest == _make_picture_digest(one)
                else make_files([one])
            )
        self.forget_message(message_id)  # until Discord says what it has now
        try:
            message = await edit(listed)
        except discord.HTTPException as error:
            keeps = any(isinstance(one, KeptAttachment) for one in listed)
            if not (keeps and error.code == INVALID_FORM):
                raise
            message = await edit(make_files(shown))
        self.note_pictures(message, shown)


def _list_gallery_files(parts: Iterable[Component]) -> Iterator[tuple[str, int]]:
    """Yield the file name and attachment id of each picture in these components."""
    for part in parts:
        if isinstance(part, Container):
            yield from _list_gallery_files(part.children)
        elif isinstance(part, MediaGalleryComponent):
            for item in part.items:
                if item.media.attachment_id is not None:
                    path = urlsplit(item.media.url).path
                    yield PurePosixPath(path).name, item.media.attachment_id


def _make_picture_digest(shown: pictures.Picture) -> str:
    return sha256(shown.png).hexdigest()


def make_message_digest(view: LayoutView, shown: Sequence[pictures.Picture]) -> str:
    """Make a digest of a message with these pictures, to tell whether two messages show the
    same."""
    drawn = [(one.name, _make_picture_digest(one)) for one in shown]
    return sha256(repr((list_components(view), drawn)).encode()).hexdigest()
