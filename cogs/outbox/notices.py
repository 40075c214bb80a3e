"""Sends notices by direct message. A user with notices from several tables at once gets them in one
message."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeAlias

import discord
from discord.ui import LayoutView, TextDisplay

from cogs.outbox.direct_messages import DirectMessages
from cogs.outbox.retries import Retries, Sender
from cogs.ui import limits
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.message import MessageView
from cogs.ui.refusals import CALL_ERRORS, is_dm_refusal
from cogs.words import Message
from rules.engine.clipping import clip_text
from rules.engine.messages import Text
from storage import OutboxRow, PostKind, Store
from tables.people.users import PeopleCache

MOST_TABLES_IN_MESSAGE = 7
"""How many tables one message is about. Each takes up to five components; Discord allows 40."""
BRIEF_NOTICE_CHARACTERS = 480
"""The most characters for a table's notice in a message about several tables."""

Place: TypeAlias = tuple[int, int]
"""A message's channel id and message id."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What a post tells its user about a table: `words` if the message has no other notice, else
    `brief`. `shut`: what to tell them when they next act, if Discord does not let us write to them;
    "" if the sender of the post otherwise tells them."""

    table_id: int
    words: str
    brief: str
    buttons: Sequence[Press] = ()
    shut: Text = ""


class NoticeSource:
    """Makes the notices of one kind of post. As it stands, each is sent once and replaces none."""

    _store: Store

    @abstractmethod
    async def make_notice(self, post: OutboxRow) -> Notice | None:
        """Make the direct message that the post sends now, or return None if the post is to be sent
        in its usual way instead."""

    async def is_for_direct_message(self, post: OutboxRow) -> bool:
        """Whether the post goes to its user by direct message now. Otherwise it is sent as posts of
        its kind usually are."""
        return await self.make_notice(post) is not None

    async def clear_old_messages(self, user_id: int, posts: Sequence[OutboxRow]) -> None:
        """Take away the messages that the notice of these posts replaces. Raises what Discord
        answers."""

    async def note_sent(self, posts: Sequence[OutboxRow], place: Place) -> None:
        """Note that these posts have been sent in that message."""
        for post in posts:
            await self._store.save_posted(post)


class DirectNotices:
    """Sends the notices that are due to one user. `otherwise`: sends a post in the usual way for
    its kind."""

    def __init__(
        self, direct: DirectMessages, people: PeopleCache, retries: Retries, otherwise: Sender
    ) -> None:
        self._direct = direct
        self._people = people
        self._retries = retries
        self._otherwise = otherwise
        self._sources: dict[str, NoticeSource] = {}

    def register_source(self, kind: PostKind, source: NoticeSource) -> None:
        """Let posts of that kind go by direct message, with notices from `source`."""
        self._sources[kind] = source

    def has_source(self, kind: str) -> bool:
        """Whether posts of that kind may go by direct message."""
        return kind in self._sources

    async def send_notices(self, user_id: int, posts: Sequence[OutboxRow]) -> None:
        """Send the posts that go by direct message in one message, and the others in their usual
        way. Note what becomes of each. Raises StorageError."""
        wanted: list[OutboxRow] = []

        async def sort_post(post: OutboxRow) -> None:
            open_ = not (await self._people.find_player_settings(user_id)).dms_closed
            if open_ and await self._sources[post.kind].is_for_direct_message(post):
                wanted.append(post)
            else:
                await self._otherwise(post)

        for post in posts:
            await self._retries.try_post(post, sort_post)
        if wanted:
            await self._direct.pace.take_turn()
            await self._send_together(user_id, wanted)

    async def _send_together(self, user_id: int, posts: Sequence[OutboxRow]) -> None:
        """Send the notices of these posts in one message, and note what becomes of each."""
        found: list[tuple[OutboxRow, Notice]] = []

        async def add_notice(post: OutboxRow) -> None:
            # Make the notice only now, because the turn may have been long in coming.
            notice = await self._sources[post.kind].make_notice(post)
            if notice is None:
                await self._otherwise(post)
            else:
                found.append((post, notice))

        for post in posts:
            await self._retries.try_post(post, add_notice)
        if not found:
            return
        view = combine_notices([notice for _, notice in found])
        kinds = {kind: [p for p, _ in found if p.kind == kind] for kind in {p.kind for p in posts}}
        try:
            for kind, out in kinds.items():
                await self._sources[kind].clear_old_messages(user_id, out)
            place = await self._direct.send_to_user(
                user_id, view, _make_nonce([post for post, _ in found])
            )
        except CALL_ERRORS as error:
            await self._handle_refusal(user_id, found, error)
            return
        for kind, out in kinds.items():
            await self._sources[kind].note_sent(out, place)
            for post in out:
                self._retries.given_up.note_shown(post.table_id, kind)

    async def _handle_refusal(
        self, user_id: int, found: Sequence[tuple[OutboxRow, Notice]], error: Exception
    ) -> None:
        """Postpone each post after the message failed, or send it in its usual way if another try
        is no use."""
        if isinstance(error, discord.HTTPException) and is_dm_refusal(error):
            shut = next((notice.shut for _, notice in found if notice.shut), "")
            await self._direct.note_dm_refusal(user_id, error, shut)
        for post, _ in found:
            if await self._retries.is_hopeless(post, error):
                await self._otherwise(post)
            else:
                await self._retries.handle_failure(post, error)


def combine_notices(notices: Sequence[Notice]) -> LayoutView:
    """Make one message of all these notices."""
    if len(notices) == 1:
        (only,) = notices
        return make_note(only.words, *divide_into_rows(only.buttons))
    view = MessageView()
    view.add_item(TextDisplay(str(Message("news-of-tables", count=len(notices)))))
    for each in notices[:MOST_TABLES_IN_MESSAGE]:
        view.add_item(TextDisplay(clip_text(each.brief, BRIEF_NOTICE_CHARACTERS)))
        for button in each.buttons:
            button.label = clip_text(
                str(Message("button-of-table", button=button.label or "", table=each.table_id)),
                limits.BUTTON_LABEL,
            )
        for row in divide_into_rows(each.buttons):
            view.add_item(row)
    if len(notices) > MOST_TABLES_IN_MESSAGE:
        rest = ", ".join(str(each.table_id) for each in notices[MOST_TABLES_IN_MESSAGE:])
        view.add_item(
            TextDisplay(clip_text(str(Message("and-tables", tables=rest)), BRIEF_NOTICE_CHARACTERS))
        )
    return view


def _make_nonce(posts: Sequence[OutboxRow]) -> str:
    """Make the message's nonce, so that notices that a crash makes us send twice arrive once."""
    return "n" + sha256(repr([post.id for post in posts]).encode()).hexdigest()[: limits.NONCE - 1]
