"""Makes what a table's card shows: its words and buttons, its pictures, and its news."""

import logging

from discord.ui import LayoutView, MediaGallery

import pictures
from cogs.views import card, lobby_card
from cogs.views.icons import Icons
from cogs.views.plain import paint_card_picture
from rules.engine import Event
from storage import LoggedEvent, PageBroken, Store
from tables.sessions import TableSessions
from tables.snapshot import Snapshot
from tables.summary import Summary, make_summary

log = logging.getLogger(__name__)

MOST_EVENTS_READ = 60
"""How many of the latest events a card chooses its news from."""
LAST_EVENTS = 3
"""How many of the last events a card shows again if nothing has happened since."""


class CardContents:
    """Makes the contents of cards. If a part fails, the card goes out without that part."""

    def __init__(self, store: Store, sessions: TableSessions, icons: Icons) -> None:
        self._store = store
        self._sessions = sessions
        self._icons = icons

    async def make_card(
        self, snapshot: Snapshot, since: int
    ) -> tuple[LayoutView, list[pictures.Picture]]:
        """Make the card of a table, and its pictures. `since`: the edition after which events are
        news to players who have not acted yet."""
        drawn = await self._paint_picture(snapshot)
        went = await self._try_summary(snapshot)
        view = await self._make_view(snapshot, since, drawn, went)
        galleries = [part for part in view.walk_children() if isinstance(part, MediaGallery)]
        shown = {item.media.url for gallery in galleries for item in gallery.items}
        made = (drawn, went.chart if went else None)
        return view, [one for one in made if one and f"attachment://{one.file_name}" in shown]

    async def make_past_card(
        self, snapshot: Snapshot, since: int, until: int, link: str
    ) -> LayoutView:
        """Make the card that a newer one has replaced, with its news: the events of the editions
        after `since` up to `until`. `link`: the link to the newer card."""
        try:
            events = [
                e.event
                for e in await self._list_events_since(snapshot.id, since)
                if e.edition <= until
            ]
        except PageBroken as broken:
            _log_missing_news(snapshot.id, broken)
            events = []
        return self._icons.add_icons_to_view(card.make_old_card(snapshot, events, link), snapshot)

    async def _paint_picture(self, snapshot: Snapshot) -> pictures.Picture | None:
        """Paint the card's picture. Return None if it has none, is in words only, or this fails."""
        if snapshot.view is None or snapshot.is_words_only:
            return None
        try:
            return await paint_card_picture(snapshot.row.game, snapshot.view, snapshot.prompts)
        except Exception:
            log.exception("Table %s: its picture failed; the card is in words.", snapshot.id)
            return None

    async def _try_summary(self, snapshot: Snapshot) -> Summary | None:
        """Sum up how an ended game went. Return None if the game has not ended or this fails."""
        if snapshot.result is None or snapshot.row.status != "ended":
            return None
        try:
            return await make_summary(self._store, snapshot)
        except Exception:
            log.exception("Table %s: its summary failed; the card goes out without.", snapshot.id)
            return None

    async def _make_view(
        self, snapshot: Snapshot, since: int, drawn: pictures.Picture | None, went: Summary | None
    ) -> LayoutView:
        if snapshot.view is None:
            return (
                lobby_card.make_lobby_card(snapshot)
                if snapshot.row.is_active
                else card.make_never_begun_card(snapshot)
            )
        events, own = await self._list_card_news(snapshot, since)
        view = card.make_game_card(snapshot, events, drawn, went, own)
        return self._icons.add_icons_to_view(view, snapshot)

    async def _list_card_news(
        self, snapshot: Snapshot, since: int
    ) -> tuple[list[Event], list[Event]]:
        """List the events that are news to the people whose move it is, and those of their last
        answer. Return two empty lists if the log cannot be read."""
        asked = {snapshot.row.seats[seat].user_id for seat in snapshot.waiting}
        see = self._sessions.people.find_seen_edition
        # News begins with the outcome of a player's last answer, or else at their last visit.
        acted = [snapshot.acted.get(u) or await see(snapshot.id, u) for u in asked if u]
        first = min([edition for edition in acted if edition is not None], default=None)
        try:
            # If nothing has happened, the last events show what led to the question.
            logged = await self._store.list_news(
                snapshot.id,
                since if first is None else first - 1,
                most=MOST_EVENTS_READ,
                fewest=LAST_EVENTS,
            )
            if first is not None and len(logged) == MOST_EVENTS_READ:  # their outcome may be older
                known = {each.id for each in logged}
                earliest = await self._list_events_since(snapshot.id, first - 1, after=0)
                lost = [e for e in earliest if e.edition == first and e.id not in known]
                logged = [*lost, *logged]
        except PageBroken as broken:
            _log_missing_news(snapshot.id, broken)
            return [], []
        own = [each.event for each in logged if each.edition == first]
        return [each.event for each in logged], own

    async def _list_events_since(
        self, table_id: int, since: int, *, after: int | None = None
    ) -> list[LoggedEvent]:
        """List the last events since an edition, or the first of them after the event `after`, at
        most `MOST_EVENTS_READ`. Raises PageBroken."""
        return await self._store.list_events(
            table_id, None, since=since, after=after, limit=MOST_EVENTS_READ
        )


def _log_missing_news(table_id: int, broken: PageBroken) -> None:
    log.error("Table %s: its card is without news: %s", table_id, broken)
