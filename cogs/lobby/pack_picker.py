"""Make the list of packs for the panel of a table's options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import ActionRow, LayoutView, TextDisplay

from cogs.ui import limits
from cogs.ui.components import Pick
from cogs.words import Message
from rules.engine.clipping import clip_text
from rules.engine.packs import MOST
from storage import ShelvedPack, TablePack
from tables.snapshot import Snapshot
from tables.wording import packs as wording


def make_pack_parts(
    snapshot: Snapshot, may: Sequence[ShelvedPack]
) -> list[discord.ui.Item[LayoutView]]:
    """Make the list of packs, or a hint if there are none to choose. Return no parts if the game
    takes no packs. A pack that the table already has is listed even if others may no longer choose
    it."""
    if snapshot.game.pack_cards is None:
        return []
    all_of_them = _find_listed_packs(snapshot, may)
    if not all_of_them:
        return [TextDisplay(str(Message("packs-hint")))]
    chosen = {pack.digest for pack in snapshot.row.packs}
    options = [
        discord.SelectOption(
            label=clip_text(wording.label_pack(pack), limits.SELECT_LABEL),
            value=digest,
            description=clip_text(_describe_pack(pack), limits.SELECT_DETAIL),
            default=digest in chosen,
        )
        for digest, pack in all_of_them.items()
    ]
    most, none = min(MOST, len(options)), Message("no-pack-chosen")
    pick = Pick(snapshot.id, "setpacks", options=options, placeholder=none, least=0, most=most)
    about: TextDisplay[LayoutView] = TextDisplay(str(Message("packs-about")))
    return [about, ActionRow[Any](pick)]


def _find_listed_packs(
    snapshot: Snapshot, may: Sequence[ShelvedPack]
) -> dict[str, ShelvedPack | TablePack]:
    """Find the packs to list, by digest. The table's own come first, so that there is always room
    for them and people can take them off."""
    found: dict[str, ShelvedPack | TablePack] = {pack.digest: pack for pack in snapshot.row.packs}
    found |= {pack.digest: pack for pack in may if pack.digest not in found}
    return dict(list(found.items())[: limits.SELECT_OPTIONS])


def _describe_pack(pack: ShelvedPack | TablePack) -> str:
    """Say who wrote the pack, and what its content notes warn of."""
    known = wording.parse_pack_about(pack)
    warned = ", ".join(known.content_notes)
    if not warned:
        return str(Message("pack-author", author=known.author))
    return str(Message("pack-author-notes", author=known.author, notes=warned))
