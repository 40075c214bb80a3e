"""Before the first move: opening a table, sitting down, bots, options, the start. And the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from cogs.user_errors import Mistake
from rules.engine import GAMES, Event, Table
from rules.engine.events import placed
from storage import (
    CampaignMoved,
    ChannelTaken,
    ChapterOpen,
    NewCampaign,
    NewTable,
    NextChapter,
    Seat,
    ServerFull,
    TableRow,
)

from . import choosing, motion, text, thinking
from .campaigns import words
from .customs import Deadline, Reminding, TableSettings
from .desk import OVER, Desk
from .live import Live
from .moves import drive

AS_USUAL = frozenset({"", "as usual"})
"""What somebody types who wants an option as the game has it by default."""
BOT_NAMES = ("Rust", "Cinder", "Moth", "Gravel", "Tallow", "Sorrel", "Flint", "Nettle")


async def open_table(
    desk: Desk,
    *,
    channel_id: int,
    guild_id: int | None,
    user_id: int,
    name: str,
    game: str,
    campaign: NewCampaign | None = None,
) -> TableRow:
    """A new table in the channel, its opener in the first seat; the first chapter of a new
    `campaign`, where there is to be one. Raises Mistake."""
    if game not in GAMES:
        raise Mistake(f"I do not know {text.quote(game, 40)}. I know {titles()}.")
    usual = await desk.people.server(guild_id)
    settings: dict[str, Any] = {"words_only": True} if usual.words_only else {}
    if usual.deadline is not None:
        settings["deadline"] = usual.deadline.model_dump(mode="json")
    new = NewTable(
        channel_id,
        guild_id,
        user_id,
        game,
        {},
        desk.new_seed(),
        (Seat(0, user_id, text.name(name)),),
        settings,
        campaign=campaign,
    )
    return await _open(desk, new)


async def open_again(
    desk: Desk,
    row: TableRow,
    user_id: int,
    seats: Sequence[Seat],
    *,
    chapter: NextChapter | None = None,
    channel_id: int | None = None,
) -> TableRow:
    """A new table like `row`, with these in its seats and a new seed, in the same channel or the
    one named. It begins from what `row` began from; or, as the next `chapter`, from what its
    campaign carries on. Raises Mistake."""
    new = NewTable(
        row.channel_id if channel_id is None else channel_id,
        row.guild_id,
        user_id,
        row.game,
        row.options,
        desk.new_seed(),
        tuple(replace(seat, number=n) for n, seat in enumerate(seats)),
        _settings(row),
        save=row.save if chapter is None else None,
        campaign=chapter,
    )
    return await _open(desk, new)


def _settings(row: TableRow) -> dict[str, Any]:
    """A table's settings, for another like it: its time begins anew."""
    deadline = TableSettings.model_validate(row.settings).deadline
    if deadline is None:
        return row.settings
    kept = deadline.model_copy(update={"since": None}).model_dump(mode="json")
    return {**row.settings, "deadline": kept}


async def _open(desk: Desk, new: NewTable) -> TableRow:
    most = (await desk.people.server(new.guild_id)).most
    try:
        row = await desk.store.open_table(replace(new, most=most))
    except (ChannelTaken, ServerFull) as refused:
        raise no_room(refused) from refused
    except (ChapterOpen, CampaignMoved) as refused:
        raise not_next(refused) from refused
    async with desk.at(row.id) as live:
        await _change(desk, live)
        return live.row


def begins(title: str, names: Sequence[str]) -> Event:
    """The first line of a table's log."""
    return Event(f"{title} begins: {text.listed(names)}.", kind="start")


def no_room(refused: ChannelTaken | ServerFull) -> Mistake:
    """What to say where no further table may be opened."""
    if isinstance(refused, ServerFull):
        open_now = "one table" if refused.most == 1 else f"{refused.most} tables"
        return Mistake(
            f"This server has {open_now} open, which is as many as those who manage it allow. "
            "When one ends there is room for yours; `/admin tables` changes the number."
        )
    return Mistake(
        f"This channel has a table already: {GAMES[refused.table.game].title}. "
        "Play or end that one, or open yours in another channel or thread."
    )


def not_next(refused: ChapterOpen | CampaignMoved) -> Mistake:
    """What to say where a chapter is not the one that comes next."""
    if isinstance(refused, CampaignMoved):
        name = words.name(refused.campaign.name)
        return Mistake(
            f"In {name}, chapter {refused.campaign.next} comes next: `/campaign continue` opens it."
        )
    row = refused.table
    where = text.link(row.guild_id, row.channel_id, row.card.message_id if row.card else None)
    number = row.chapter.number if row.chapter else 1
    return Mistake(f"[Chapter {number}]({where}) is open already.")


def titles() -> str:
    """The games there are, in words."""
    return text.listed([game.title for game in GAMES.values()])


async def sit(desk: Desk, table_id: int, user_id: int, name: str) -> str:
    """The user takes a seat; returns what to tell them."""
    async with desk.at(table_id) as live:
        _gathering(live)
        if live.seat_of(user_id) is not None:
            raise Mistake(f"You have a seat already. {_until_the_start(live)}")
        _room(live)
        await _seat(desk, live, Seat(len(live.row.seats), user_id, text.name(name)))
        return f"You sit down as {text.plain(live.row.seats[-1].name)}."


def _until_the_start(live: Live) -> str:
    """What is left to do before the first move."""
    missing = live.game.seats[0] - len(live.row.seats)
    if missing <= 0:
        return "There are enough of you: **Start** begins the game."
    more = "one more seat is" if missing == 1 else f"{missing} more seats are"
    return f"The game can start when {more} taken: **Join** is for people, **Add bot** for bots."


async def rise(desk: Desk, table_id: int, user_id: int) -> str:
    """The user leaves; the table closes up."""
    async with desk.at(table_id) as live:
        _gathering(live)
        if live.seat_of(user_id) is None:
            raise Mistake("You have no seat here. Press Join to take one.")
        await _reseat(desk, live, [s for s in live.row.seats if s.user_id != user_id])
        return "You get up."


async def add_bot(desk: Desk, table_id: int, seats: int | None = None) -> str:
    """A bot takes a seat. `seats`: so many were taken when somebody asked for it. Raises Mistake,
    also where others are by now; None: it does not matter."""
    async with desk.at(table_id) as live:
        _gathering(live)
        _unchanged(live, seats)
        _room(live)
        seat = Seat(len(live.row.seats), None, bot_name(live.row), True)
        await _seat(desk, live, seat)
        return f"{text.plain(seat.name)} sits down."


async def drop_bot(desk: Desk, table_id: int, seats: int | None = None) -> str:
    """The bot that sat down last leaves; `seats` likewise."""
    async with desk.at(table_id) as live:
        _gathering(live)
        _unchanged(live, seats)
        bots = [seat for seat in live.row.seats if seat.bot]
        if not bots:
            raise Mistake("No bot sits here.")
        await _reseat(desk, live, [s for s in live.row.seats if s is not bots[-1]])
        return f"{text.plain(bots[-1].name)} gets up."


def bot_name(row: TableRow) -> str:
    """A name for the next bot: one that nobody here has."""
    taken = {seat.name for seat in row.seats}
    return next(f"{name} (bot)" for name in BOT_NAMES if f"{name} (bot)" not in taken)


def bot_for(row: TableRow, seat: Seat) -> Seat:
    """A bot in a seat that somebody leaves."""
    return replace(seat, user_id=None, name=bot_name(row), bot=True)


async def set_option(desk: Desk, table_id: int, name: str, value: str) -> str:
    """Set one of the game's options from its text. Raises Mistake in words for the player."""
    async with desk.at(table_id) as live:
        _gathering(live)
        fields = live.game.options.model_fields
        if name not in fields:
            known = text.listed([f"`{field}`" for field in fields]) or "none"
            raise Mistake(f"{live.game.title} has no such option. Its options: {known}.")
        options = {**live.row.options, name: value}
        if value.casefold() in AS_USUAL:
            del options[name]
        try:
            chosen = live.game.options.model_validate(options)
        except ValidationError as error:
            may_be = choosing.may_be(fields[name])
            why = f". It is {may_be}." if may_be else f": {error.errors()[0]['msg']}."
            raise Mistake(f"`{name}` cannot be {text.quote(value, 60)}{why}") from error
        kept = chosen.model_dump(mode="json")
        await _change(desk, live, options=kept)
        return f"`{name}` is now {text.quote(choosing.worth(kept[name]), 60)}."


async def make_chapter(desk: Desk, table_id: int, new: NewCampaign) -> None:
    """The table becomes the first chapter of a new campaign. While it gathers. Raises Mistake."""
    async with desk.at(table_id) as live:
        _gathering(live)
        try:
            live.row = await desk.store.campaigns.adopt(
                table_id, live.row.edition, new, await desk.posts(live)
            )
        except CampaignMoved as refused:
            name = words.name(refused.campaign.name)
            raise Mistake(f"This table is a chapter of {name} already.") from refused


async def set_words_only(desk: Desk, table_id: int, on: bool) -> str:
    """Whether the table's card is words alone. While it gathers."""
    async with desk.at(table_id) as live:
        _gathering(live)
        await _change(desk, live, settings={**live.row.settings, "words_only": on})
        return "The card is words only now." if on else "The card has a picture now."


async def set_reminders(desk: Desk, table_id: int, reminders: Reminding, said: str) -> TableRow:
    """How the table reminds people; also in play, where the log tells what was `said`."""
    async with desk.at(table_id) as live:
        settings = {**live.row.settings, "reminders": reminders.model_dump(exclude_none=True)}
        if live.row.status == "playing":
            await desk.write(live, (), [Event(said, kind="settings")], settings=settings)
        else:
            _gathering(live)
            await _change(desk, live, settings=settings)
        return live.row


async def set_deadline(desk: Desk, live: Live, rule: Deadline | None) -> str:
    """How long somebody may think, at a table that is held. While it gathers."""
    _gathering(live)
    kept = rule and rule.model_dump(mode="json")
    await _change(desk, live, settings={**live.row.settings, "deadline": kept})
    return f"Time at this table: {thinking.in_words(rule)}."


async def start(desk: Desk, table_id: int, user_id: int) -> str:
    """Begin. Anybody who sits may do it. Raises Mistake, or Illegal where the seats do not fit."""
    async with desk.at(table_id) as live:
        _gathering(live)
        row = live.row
        if live.seat_of(user_id) is None and user_id != row.opener_id:
            raise Mistake("Only somebody who sits here can start. Press Join first.")
        if not any(seat.user_id for seat in row.seats):
            raise Mistake("Bots alone do not play. Somebody must sit down.")
        names = [seat.name for seat in row.seats]
        least, most = live.game.seats[0], live.game.seats[-1]
        if not names or len(names) not in live.game.seats:
            raise Mistake(
                f"{live.game.title} seats {least} to {most}; {len(names)} sit here. "
                "Wait for more, or press Add bot."
            )
        table: Table[Any] = await asyncio.to_thread(
            lambda: Table.open(
                row.game, names=names, seed=row.seed, options=row.options, save=row.save
            )
        )
        live.table = table
        live.row = replace(row, status="playing")
        waiting = live.waiting()
        live.called = live.calls
        called = await desk.people.here(waiting | {user for user, _ in live.called})
        live.note_waits(desk.store.now())
        rings_at = await desk.due(live)
        events = placed([begins(live.game.title, names), *table.opening], 1)
        live.row = await desk.store.start(
            row.id,
            row.edition,
            table.dump(),
            events=events,
            outbox=await desk.posts(live, ping=called, fresh=True),
            waits=live.waits,
            called=table.called,
            rings_at=rings_at,
        )
        live.saved_at = table.based_at
        live.owed = called
        await desk.note_pupils(live)
        await drive(desk, live, waiting)
        return "The game begins."


async def close(desk: Desk, table_id: int) -> str:
    """End a table before its game does."""
    async with desk.at(table_id) as live:
        if not live.row.active:
            raise Mistake("This table has ended already.")
        posts = await desk.posts(live, over=True)
        posts += live.call_off(live.reminders.values())
        posts += [post for vote in live.motions.values() for post in motion.over(vote, OVER)]
        live.row = await desk.store.end(table_id, "closed", outbox=posts)
        live.motions = {}
        live.owed = set()
        return "The table is closed. Its journal is kept: `/table log` and `/table verify` work."


def _gathering(live: Live) -> None:
    if live.row.status == "playing":
        raise Mistake("The game has begun.")
    if live.row.status != "gathering":
        raise Mistake("This table has ended. `/game open` begins another.")


def _unchanged(live: Live, seats: int | None) -> None:
    if seats is not None and seats != len(live.row.seats):
        raise Mistake(
            "The seats have changed since that button was shown, so nothing was done. "
            "Press it again on the card as it is now."
        )


def _room(live: Live) -> None:
    most = live.game.seats[-1]
    if len(live.row.seats) >= most:
        raise Mistake(f"The table is full: {live.game.title} seats {most}.")


async def _seat(desk: Desk, live: Live, seat: Seat) -> None:
    await _reseat(desk, live, [*live.row.seats, seat])


async def _reseat(desk: Desk, live: Live, seats: Sequence[Seat]) -> None:
    await _change(desk, live, seats=[replace(s, number=n) for n, s in enumerate(seats)])


async def _change(desk: Desk, live: Live, **changes: Any) -> None:
    live.row = await desk.store.gather(
        live.id, live.row.edition, outbox=await desk.posts(live), **changes
    )
