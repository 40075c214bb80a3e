"""Put pictures into messages: the component that shows a picture, and the attachment behind it."""

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Container, Item, LayoutView, MediaGallery, TextDisplay

import pictures
from cogs.ui import limits
from cogs.ui.message import MessageView
from rules.engine.clipping import clip_text
from tables.wording import text


def make_gallery(shown: pictures.Picture) -> MediaGallery[Any]:
    """Make the component that shows a picture. The message must have the picture attached."""
    media = discord.MediaGalleryItem(
        f"attachment://{shown.file_name}",
        description=clip_text(shown.alt, limits.PICTURE_DESCRIPTION),
    )
    return MediaGallery(media)


def make_galleries(shown: Sequence[pictures.Picture]) -> list[Item[Any]]:
    """Make a component for each picture, at the full width of the message. If there are several,
    put each one's title above it."""
    if len(shown) == 1:
        return [make_gallery(shown[0])]
    parts: list[Item[Any]] = []
    for one in shown:
        parts += [TextDisplay(f"**{text.format_plain(one.title)}**"), make_gallery(one)]
    return parts


def make_album(shown: Sequence[pictures.Picture]) -> LayoutView:
    """Make a message that shows only pictures."""
    return MessageView(Container(*make_galleries(shown)))


def make_files(shown: Sequence[pictures.Picture]) -> list[discord.File]:
    """Make attachments of the pictures for one message. A file can be sent only once."""
    return [discord.File(io.BytesIO(one.png), one.file_name) for one in shown]
