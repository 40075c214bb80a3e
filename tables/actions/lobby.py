"""What people do at a table before the game begins: open it, sit down, change options and settings,
and start the game. Also closes tables."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from rules.engine import GAMES, Event, Table
from rules.engine.events import assign_steps
from rules.engine.languages import PROCESS_LANGUAGE, speak
from rules.engine.messages import Text
from rules.engine.prompts import describe_bounds
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
from tables import seat_vote
from tables.actions import dice_words, refusals, table_packs
from tables.actions.bots import play_bots_safely
from tables.actions.gathering import (
    Person,
    check_can_change_table,
    require_free_seat,
    require_gathering,
    save_gathering_changes,
    save_new_seats,
    take_seat,
)
from tables.committing import GAME_AND_VOTE_OVER, Change
from tables.errors import UnloadableTable, UserError
from tables.reminded import make_removal_posts
from tables.session import TableSession
from tables.sessions import TableSessions
from tables.settings import Reminding, TableSettings
from tables.wording import campaigns, text
from tables.wording.languages import name_language
from tables.wording.options import (
    describe_possible_values,
    describe_value,
    map_option_names,
    parse_option_name,
    parse_option_value,
)
from tables.words import Message


async def open_table(
    sessions: TableSessions,
    *,
    channel_id: int,
    guild_id: int | None,
    user_id: int,
    name: str,
    game: str,
    campaign: NewCampaign | None = None,
    language: str = PROCESS_LANGUAGE,
) -> TableRow:
    """Open a new table in the channel, with its opener in the first seat. `campaign`: the table is
    to be the first chapter of this new campaign. `language`: the table's. Raises UserError."""
    if game not in GAMES:
        raise UserError(
            Message("unknown-game", said=text.format_quote(game, 40), games=format_game_titles())
        )
    usual = await sessions.people.find_server_settings(guild_id)
    settings: dict[str, Any] = {} if language == PROCESS_LANGUAGE else {"language": language}
    if usual.words_only:
        settings["words_only"] = True
    if usual.deadline is not None:
        settings["deadline"] = usual.deadline.model_dump(mode="json")
    new = NewTable(
        channel_id,
        guild_id,
        user_id,
        game,
        {},
        sessions.draw_seed(),
        (Seat(0, user_id, text.clean_name(name)),),
        settings,
        campaign=campaign,
    )
    return await _save_new_table(sessions, new)


async def open_similar_table(
    sessions: TableSessions,
    row: TableRow,
    user_id: int,
    seats: Sequence[Seat],
    *,
    chapter: NextChapter | None = None,
    channel_id: int | None = None,
) -> TableRow:
    """Open a new table like `row`, with these seats, the same packs (as far as
    `table_packs.list_inherited_packs` allows) and a new seed, in the same channel unless another is
    given. It starts from the same save as `row`, or, as the given `chapter`, from what its campaign
    carries on. Raises UserError."""
    new = NewTable(
        row.channel_id if channel_id is None else channel_id,
        row.guild_id,
        user_id,
        row.game,
        row.options,
        sessions.draw_seed(),
        tuple(replace(seat, number=n) for n, seat in enumerate(seats)),
        _copy_settings(row, goes_on=chapter is not None),
        save=row.save if chapter is None else None,
        campaign=chapter,
        packs=await table_packs.list_inherited_packs(sessions, row, goes_on=chapter is not None),
    )
    return await _save_new_table(sessions, new)


def _copy_settings(row: TableRow, *, goes_on: bool) -> dict[str, Any]:
    """Copy a table's settings for another table like it, or for the next chapter. The deadline rule
    loses the time from which it counted."""
    settings = {
        name: value
        for name, value in row.settings.items()
        if goes_on or name != "packs_from_file"  # a rematch has no packs from a file
    }
    deadline = TableSettings.model_validate(settings).deadline
    if deadline is None:
        return settings
    kept = deadline.model_copy(update={"since": None}).model_dump(mode="json")
    return {**settings, "deadline": kept}


async def _save_new_table(sessions: TableSessions, new: NewTable) -> TableRow:
    """Save a new table, and queue its first card. Raises UserError if it cannot be opened here."""
    most = (await sessions.people.find_server_settings(new.guild_id)).most
    try:
        row = await sessions.store.open_table(replace(new, most=most))
    except (ChannelTaken, ServerFull) as refused:
        raise refusals.make_no_room_error(refused) from refused
    except (ChapterOpen, CampaignMoved) as refused:
        raise refusals.make_wrong_chapter_error(refused) from refused
    async with sessions.lock_table(row.id) as session:
        await save_gathering_changes(sessions, session)
        return session.row


def make_opening_event(title: str, names: Sequence[str]) -> Event:
    """Make the first line of a table's log."""
    words = Message("game-begins-with", game=title, players=names, count=len(names))
    return Event(words, kind="start")


def format_game_titles() -> str:
    """Join the titles of all games into a list in words."""
    return text.join_names([game.title for game in GAMES.values()])


async def seat_user(sessions: TableSessions, table_id: int, user_id: int, name: str) -> str:
    """Give the user the next seat. Return what to tell them. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        if session.find_seat(user_id) is not None:
            raise UserError(Message("seat-already", until=_describe_missing_players(session)))
        require_free_seat(session)
        await take_seat(
            sessions, session, Seat(len(session.row.seats), user_id, text.clean_name(name))
        )
        return str(Message("you-sit-down", name=text.format_plain(session.row.seats[-1].name)))


def _describe_missing_players(session: TableSession) -> str:
    """Say how many more players must sit down before the game can start, or that enough sit."""
    missing = session.game.seats[0] - len(session.row.seats)
    if missing <= 0:
        return str(Message("enough-sit"))
    return str(Message("more-must-sit", missing=missing))


async def unseat_user(sessions: TableSessions, table_id: int, user_id: int) -> str:
    """Free the user's seat, and move up the seats after it. Return what to tell them. Raises
    UserError."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        if session.find_seat(user_id) is None:
            raise UserError(Message("no-seat-to-leave"))
        await save_new_seats(
            sessions, session, [s for s in session.row.seats if s.user_id != user_id]
        )
        return str(Message("you-get-up"))


async def set_option(
    sessions: TableSessions, table_id: int, person: Person, name: str, value: str
) -> str:
    """Set one of the game's options from the text that a player typed. Return what to tell the
    player. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        check_can_change_table(session.row, person, "options")
        fields = session.game.options.model_fields
        names = map_option_names(session.game.options)
        name = parse_option_name(name, names)
        if name not in fields:
            known = (
                text.join_names([f"**{text.format_plain(each)}**" for each in names.values()])
                or "none"
            )
            raise UserError(Message("no-such-option", game=session.game.title, options=known))
        value = parse_option_value(value)
        options = {**session.row.options, name: value}
        if not value:
            del options[name]
        try:
            chosen = session.game.options.model_validate(options)
        except ValidationError as error:
            said = {"option": text.format_plain(names[name]), "value": text.format_quote(value, 60)}
            if allowed := describe_possible_values(fields[name]):
                raise UserError(Message("value-refused", allowed=allowed, **said)) from error
            fault = error.errors()[0]["msg"]
            raise UserError(Message("value-faulty", fault=fault, **said)) from error
        kept = chosen.model_dump(mode="json")
        await save_gathering_changes(sessions, session, options=kept)
        worth = text.format_quote(describe_value(kept[name]), 60)
        return str(Message("option-now", option=text.format_plain(names[name]), value=worth))


async def begin_campaign(sessions: TableSessions, table_id: int, new: NewCampaign) -> None:
    """Make a gathering table the first chapter of a new campaign. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        try:
            session.row = await sessions.store.campaigns.begin_campaign(
                table_id, session.row.edition, new, outbox=await sessions.make_posts(session)
            )
        except CampaignMoved as refused:
            name = campaigns.format_campaign_name(refused.campaign.name)
            raise UserError(Message("chapter-already", campaign=name)) from refused


async def set_words_only(sessions: TableSessions, table_id: int, person: Person, on: bool) -> str:
    """Set whether the card of a gathering table does without pictures. Return what to tell the
    person."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        check_can_change_table(session.row, person, "options")
        await save_gathering_changes(
            sessions, session, settings={**session.row.settings, "words_only": on}
        )
        return str(Message("card-now", form="words" if on else "picture"))


async def set_language(
    sessions: TableSessions, table_id: int, person: Person, language: str
) -> Message:
    """Set the language of a table. Works in play too; then the log tells everybody. Return what to
    tell the person. Raises UserError."""
    said = Message("language-now", language=name_language(language))
    async with sessions.lock_table(table_id) as session:
        row = session.row
        if row.status != "playing":
            require_gathering(session)
            check_can_change_table(row, person, "options")
        elif not person.manages and person.user_id != row.opener_id:
            opener = text.format_mention(row.opener_id)
            raise UserError(Message("only-opener-language", opener=opener))
        told = Event(said.render(language), kind="settings", message=said)
        await save_settings(sessions, session, told, language=language)
    return said


async def set_reminders(
    sessions: TableSessions, table_id: int, reminders: Reminding, said: Text
) -> TableRow:
    """Set how the table reminds people. Works in play too; then `said` goes into the log."""
    async with sessions.lock_table(table_id) as session:
        kept = reminders.model_dump(exclude_none=True)
        await save_settings(sessions, session, Event(said, kind="settings"), reminders=kept)
        return session.row


async def save_settings(
    sessions: TableSessions, session: TableSession, told: Event, **changes: Any
) -> None:
    """Save these settings of a locked table. Once the game has begun, the log tells that. Raises
    UserError if the table has ended."""
    settings = {**session.row.settings, **changes}
    if session.row.status == "playing":
        await sessions.save_changes(session, Change(events=[told], settings=settings))
    else:
        require_gathering(session)
        await save_gathering_changes(sessions, session, settings=settings)


async def start_game(sessions: TableSessions, table_id: int, user_id: int) -> str:
    """Begin the game, for a user who opened the table or sits at it. Return what to tell them.
    Raises UserError, or Illegal if the game refuses this number of seats or these options."""
    async with sessions.lock_table(table_id) as session:
        require_gathering(session)
        row = session.row
        if session.find_seat(user_id) is None and user_id != row.opener_id:
            raise refusals.make_not_sitting_error(row, "start")
        if not row.seated_users:
            raise UserError(Message("bots-alone"))
        sitting = len(row.seats)
        if not sitting or sitting not in session.game.seats:
            seats = describe_bounds(session.game.seats[0], session.game.seats[-1])
            raise UserError(
                Message("game-seats", game=session.game.title, seats=seats, sitting=sitting)
            )
        with speak(row.language):
            await _begin_game(sessions, session)
        return str(Message("game-begins"))


async def _begin_game(sessions: TableSessions, session: TableSession) -> None:
    """Begin the game of a locked table, and let bots play on."""
    row, names = session.row, [seat.name for seat in session.row.seats]
    mixed = dice_words.collect_seed_parts(row)
    seed = row.seed if mixed is None else dice_words.make_seed(row, mixed)
    packs = await table_packs.load_pack_bodies(sessions, row)
    table: Table[Any] = await asyncio.to_thread(
        lambda: Table.open(
            row.game, names=names, seed=seed, options=row.options, save=row.save, packs=packs
        )
    )
    session.table = table
    session.row = replace(row, status="playing", seed=seed, mixed=mixed, words=())
    session.note_open_questions(sessions.store.now())
    session.calls.made = session.calls.open
    called = await sessions.people.find_present_users(
        session.awaited | {user for user, _ in session.calls.made}
    )
    due_at = await sessions.find_due(session)
    told = dice_words.make_dice_events(row, mixed)
    events = assign_steps([make_opening_event(session.game.title, names), *told, *table.opening], 1)
    session.row = await sessions.store.start_table(
        row.id,
        row.edition,
        table.dump(),
        events=events,
        outbox=await sessions.make_posts(session, ping=called, fresh=True),
        waits={prompt: wait.seat for prompt, wait in session.questions.waits.items()},
        called=table.other_names,
        due_at=due_at,
        seed=None if mixed is None else seed,
        mixed=mixed,
    )
    session.saved_at = table.checkpoint_revision
    session.calls.to_ping = called
    await play_bots_safely(sessions, session, session.awaited)


async def close_table(sessions: TableSessions, table_id: int) -> str:
    """Close a table before its game has ended, even if the game cannot be loaded any more. Return
    what to tell the user. Raises UserError."""
    try:
        return await _close_loadable_table(sessions, table_id)
    except UnloadableTable:
        await sessions.store.end_table(table_id, "closed")
        sessions.misfits.discard(table_id)
        return str(Message("unloadable-closed"))


async def _close_loadable_table(sessions: TableSessions, table_id: int) -> str:
    """Close a table whose game can be loaded. Raises UnloadableTable if it cannot."""
    async with sessions.lock_table(table_id) as session:
        if not session.row.is_active:
            raise UserError(Message("ended-already"))
        posts = await sessions.make_posts(session, over=True)
        posts += make_removal_posts(session.reminders.values())
        with speak(session.row.language):
            for vote in session.seating.votes.values():
                posts += seat_vote.make_closing_posts(vote, GAME_AND_VOTE_OVER)
        session.row = await sessions.store.end_table(table_id, "closed", outbox=posts)
        session.seating.votes = {}
        session.calls.to_ping = set()
        session.awaited = session.offered = frozenset()
        return str(Message("table-closed"))
