"""Pictures in messages: the component that shows one, and the attachment behind it."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Container, Item, LayoutView, MediaGallery, TextDisplay

import pictures
from cogs.ui import limits
from cogs.ui.message import MessageView
from rules.engine.clipping import clip
from tables.wording import text


def gallery(shown: pictures.Picture) -> MediaGallery[Any]:
    """The component that shows a picture; the message must have the picture attached."""
    media = discord.MediaGalleryItem(
        f"attachment://{shown.file}", description=clip(shown.alt, limits.ALT)
    )
    return MediaGallery(media)


def galleries(shown: Sequence[pictures.Picture]) -> list[Item[Any]]:
    """Each picture at the full width of the message; where there are several, under its title."""
    if len(shown) == 1:
        return [gallery(shown[0])]
    parts: list[Item[Any]] = []
    for one in shown:
        parts += [TextDisplay(f"**{text.plain(one.title)}**"), gallery(one)]
    return parts


def album(shown: Sequence[pictures.Picture]) -> LayoutView:
    """A message that shows only pictures."""
    view = MessageView()
    view.add_item(Container(*galleries(shown)))
    return view


def files(shown: Sequence[pictures.Picture]) -> list[discord.File]:
    """The pictures as attachments for one message: a file can be sent only once."""
    return [discord.File(io.BytesIO(one.png), one.file) for one in shown]
