"""Keeps the message that shows the progress of a pack's playtest: posts it when somebody uploads
the pack, and edits it now and then, also after a restart."""

import logging

from cogs.client import EmberkeepClient
from cogs.packs import descriptions
from cogs.ui.components import make_note
from cogs.ui.language import find_server_language
from cogs.ui.mentions import MENTION_NOBODY
from cogs.ui.refusals import CALL_ERRORS
from cogs.words import Message
from rules.engine.languages import speak, spoken_language
from storage import Shelf, ShelvedPack, StorageError

log = logging.getLogger(__name__)


class PlaytestMessages:
    """Posts and edits the messages that show the progress of playtests. If Discord refuses, it does
    not try again: `/pack show` says the same."""

    def __init__(self, client: EmberkeepClient) -> None:
        self._client = client

    async def post_progress(self, shelf: Shelf, pack: ShelvedPack, channel_id: int) -> bool:
        """Post the message about the pack's playtest in the channel, and save where it is. Returns
        whether it was posted."""
        channel = self._client.get_partial_messageable(channel_id, guild_id=shelf.guild_id)
        try:
            with speak(await self._find_language(shelf)):
                view = make_note(self._describe_progress(pack))
            sent = await channel.send(view=view, allowed_mentions=MENTION_NOBODY)
            packs = self._client.store.packs
            await packs.save_progress_message(shelf, pack.digest, channel_id, sent.id)
        except (StorageError, *CALL_ERRORS) as failure:
            log.info("How far bots are with a pack could not be posted: %s", failure)
            return False
        return True

    async def refresh_progress(self, shelf: Shelf, pack: ShelvedPack) -> None:
        """Bring the message up to date, if the pack has one."""
        with speak(await self._find_language(shelf)):
            await self._edit_message(shelf, pack, self._describe_progress(pack))

    async def show_removed(self, shelf: Shelf, pack: ShelvedPack) -> None:
        """Show in the message that the pack has been removed."""
        with speak(await self._find_language(shelf)):
            first = self._describe_progress(pack).split("\n")[0]
            words = Message("removed-since", pack=first)
            await self._edit_message(shelf, pack, str(words))

    async def _find_language(self, shelf: Shelf) -> str:
        guild = self._client.get_guild(shelf.guild_id or 0)
        if guild is None:
            return spoken_language()
        return await find_server_language(self._client.sessions.people, guild)

    def _describe_progress(self, pack: ShelvedPack) -> str:
        played = self._client.playtests.count_games_played(pack.digest)
        return descriptions.describe_progress(pack, played)

    async def _edit_message(self, shelf: Shelf, pack: ShelvedPack, words: str) -> None:
        if pack.channel_id is None or pack.message_id is None:
            return
        channel = self._client.get_partial_messageable(pack.channel_id, guild_id=shelf.guild_id)
        message = channel.get_partial_message(pack.message_id)
        try:
            await message.edit(view=make_note(words), allowed_mentions=MENTION_NOBODY)
        except CALL_ERRORS as failure:
            log.info("How far bots are with a pack could not be shown: %s", failure)
