"""Shelves of packs: puts packs on a shelf, takes them off, and finds what a table may choose."""

import contextlib
from collections import deque
from collections.abc import Iterator
from datetime import datetime, timedelta

from rules.engine import GAMES
from storage import PackContent, PackGone, PackKnown, Shelf, ShelfFull, ShelvedPack, Store, TableRow
from tables.errors import UserError
from tables.packs.checked import CheckedPack
from tables.packs.outcomes import find_playtest_outcome
from tables.recent import Recent
from tables.wording import packs as wording
from tables.wording import text
from tables.words import Message

MOST_PACKS_ON_SHELF = 20
"""How many packs a shelf may hold."""
EACH_HOUR = 10
"""How many files a user may have checked within an hour."""
PACKS_OFF = Message("packs-off")


class Uploads:
    """Counts the files that each user has sent within the last hour. Kept in memory alone: a
    restart forgets the counts, which helps a user who sends too many only a little."""

    def __init__(self) -> None:
        self._sent: Recent[int, deque[datetime]] = Recent(5000)

    def count_upload(self, user_id: int, now: datetime) -> None:
        """Count one more file from the user. Raises UserError if that is too many."""
        sent = self._sent.get(user_id) or deque()
        while sent and now - sent[0] >= timedelta(hours=1):
            sent.popleft()
        if len(sent) >= EACH_HOUR:
            wait = max(1, round((sent[0] + timedelta(hours=1) - now) / timedelta(minutes=1)))
            raise UserError(Message("many-packs-sent", most=EACH_HOUR, minutes=wait))
        sent.append(now)
        self._sent[user_id] = sent


def make_pack_content(pack: CheckedPack) -> PackContent:
    """Make the form of a checked pack that storage keeps."""
    return PackContent(pack.digest, pack.game, pack.about, pack.text)


async def put_on_shelf(store: Store, shelf: Shelf, pack: CheckedPack) -> ShelvedPack:
    """Put a pack on a shelf. If it is there already and was unfit, have it tried again. Raises
    UserError."""
    try:
        found = await store.packs.save_shelf_pack(
            shelf, make_pack_content(pack), MOST_PACKS_ON_SHELF
        )
    except PackKnown as known:
        there = await store.packs.find_shelf_pack(shelf, pack.digest)
        tried = None if there is None else find_playtest_outcome(there)
        if there is None or tried is None or tried.fit:
            raise UserError(Message("pack-here-already")) from known
        await store.packs.save_pack_report(pack.digest, None)
        found = await store.packs.find_shelf_pack(shelf, pack.digest) or there
    except ShelfFull as full:
        whose = "person" if shelf.guild_id is None else "server"
        raise UserError(Message("shelf-full", whose=whose, packs=full.most)) from full
    return found


async def find_named_pack(store: Store, shelf: Shelf, said: str) -> ShelvedPack:
    """Find the pack that a user means: by its digest, the beginning of that, or its name. Raises
    UserError if none or several fit."""
    packs = await store.packs.list_shelf_packs(shelf)
    wanted = said.strip().casefold()
    found = [pack for pack in packs if pack.digest == wanted]
    found = found or [pack for pack in packs if wording.find_pack_name(pack).casefold() == wanted]
    if not found and len(wanted) >= wording.DIGITS_SHOWN:
        found = [pack for pack in packs if pack.digest.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        several = text.join_names(
            [f"`{wording.shorten_digest(pack.digest)}`" for pack in found], either=True
        )
        raise UserError(Message("packs-called-that", numbers=several))
    name, there = (
        text.format_quote(said, 60),
        [wording.format_pack_name(each) for each in packs[:10]],
    )
    if not there:
        raise UserError(Message("no-packs-here", name=name))
    raise UserError(Message("no-such-pack", name=name, packs=there))


async def turn_pack_on(store: Store, shelf: Shelf, pack: ShelvedPack) -> None:
    """Let tables choose the pack. Raises UserError."""
    named, tried = wording.format_pack_name(pack), find_playtest_outcome(pack)
    if tried is None:
        raise UserError(Message("pack-yet-untried", pack=named))
    if not tried.fit:
        raise UserError(Message("pack-unfit", pack=named, why=text.format_plain(tried.words)))
    if pack.enabled:
        raise UserError(Message("pack-is-on", pack=named))
    with _refuse_if_gone():
        await store.packs.switch_shelf_pack(shelf, pack.digest, True)


async def turn_pack_off(store: Store, shelf: Shelf, pack: ShelvedPack) -> None:
    """Let no further table choose the pack. Raises UserError."""
    if not pack.enabled:
        raise UserError(Message("pack-is-off", pack=wording.format_pack_name(pack)))
    with _refuse_if_gone():
        await store.packs.switch_shelf_pack(shelf, pack.digest, False)


async def remove_pack(store: Store, shelf: Shelf, pack: ShelvedPack) -> None:
    """Take the pack off the shelf. Raises UserError."""
    with _refuse_if_gone():
        await store.packs.delete_shelf_pack(shelf, pack.digest)


@contextlib.contextmanager
def _refuse_if_gone() -> Iterator[None]:
    """Raise UserError if the pack has been taken off the shelf meanwhile."""
    try:
        yield
    except PackGone as gone:
        raise UserError(wording.PACK_GONE) from gone


async def list_choosable_packs(store: Store, row: TableRow) -> list[ShelvedPack]:
    """List the packs a table may choose: those for its game that are turned on and passed their
    playtest, from its server's shelf or, in direct messages, its opener's."""
    if row.game not in GAMES or GAMES[row.game].pack_cards is None:
        return []
    shelf = Shelf(row.guild_id, row.opener_id)
    on = [pack for pack in await store.packs.list_shelf_packs(shelf) if pack.enabled]
    fitting = [pack for pack in on if pack.game == row.game]
    return [pack for pack in fitting if (tried := find_playtest_outcome(pack)) and tried.fit]
