"""`/table log`: shows what has happened at a table, line by line, as far as the reader may see
it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import discord
from discord import app_commands

from cogs.client import Interaction
from cogs.lobby.buttons import find_seat
from cogs.table.lookup import take_snapshot_here, take_user_snapshot
from cogs.ui import limits
from cogs.ui.commands import Choices, make_command, suggest_for
from cogs.ui.components import Press, divide_into_rows, make_note
from cogs.ui.errors import promise_reply, send_reply, show_in_place
from cogs.ui.handlers import Pressed, parse_number, register_handler
from cogs.ui.suggestions import make_choices
from cogs.words import Message
from documents.moments import translate_lines
from rules.engine.clipping import clip_text
from rules.engine.events import find_passage
from storage import LoggedEvent, Turn
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

EVENTS_ON_PAGE = 12
READ_BACK, MOST_READ = 60, 3
"""How many of the latest events the button "Read it" searches for passages, and how many passages
it shows: those that a card may have cut short."""
MOST_NAMED = 3
"""How many people a suggested turn names besides those in its first line."""
LARGEST_TYPED_NUMBER = 1_000_000
"""The highest number that Discord lets anybody type for a page or an answer."""
CHARACTERS_BELOW_PAGE = 120
"""Characters kept free for the line below a page."""
CHARACTERS_OF_EVENT = (limits.MESSAGE_TEXT - 200) // EVENTS_ON_PAGE - 60
"""Characters for one event; the rest is left for the line above each answer's events."""


@dataclass(frozen=True, slots=True)
class LogPlace:
    """The open page of the log. `player`: only events about that seat. `turn`: only that step of
    the game. `before`, `after`: the id of the event that the page ends before or begins after;
    neither: the newest page. `skip`: how many events to leave out from there."""

    player: int | None = None
    turn: int | None = None
    before: int | None = None
    after: int | None = None
    skip: int = 0

    @property
    def custom_id_parts(self) -> tuple[str, str]:
        """The player and the turn, which all pages keep, as parts of a custom_id."""
        return _format_optional_number(self.player), _format_optional_number(self.turn)


def _format_optional_number(number: int | None) -> str:
    return "-" if number is None else str(number)


def _parse_optional_number(said: str) -> int | None:
    return None if said == "-" else parse_number(said)


@make_command(
    "command-log",
    first=promise_reply,
    page="option-log-page",
    turn="option-log-turn",
    player="option-log-player",
    start="option-log-start",
)
@app_commands.rename(start="from")
async def log(
    interaction: Interaction,
    page: app_commands.Range[int, 1, LARGEST_TYPED_NUMBER] = 1,
    turn: str | None = None,
    player: str | None = None,
    start: app_commands.Range[int, 1, LARGEST_TYPED_NUMBER] | None = None,
) -> None:
    """Show a page of the log: the newest unless the user asks for another."""
    snapshot = await take_snapshot_here(interaction)
    seat = None if player is None else _parse_player(snapshot, player)
    place = LogPlace(seat, skip=(page - 1) * EVENTS_ON_PAGE)
    if turn is not None:
        number = await _parse_turn(interaction, snapshot, turn)
        place = replace(place, turn=number, after=0)
    if start is not None:
        first = await _find_first_event_id(interaction, snapshot, start, place)
        place = replace(place, after=first - 1)
    await send_reply(interaction, await make_log_page(interaction, snapshot, place))


@suggest_for("player", log)
async def _suggest_players(interaction: Interaction, typed: str) -> Choices:
    snapshot = await take_snapshot_here(interaction)
    return make_choices([(seat.name, str(seat.number)) for seat in snapshot.row.seats], typed)


@suggest_for("turn", log)
async def _suggest_turns(interaction: Interaction, typed: str) -> Choices:
    snapshot = await take_snapshot_here(interaction)
    turns = await interaction.client.store.list_turns(snapshot.id, snapshot.seat)
    return make_choices(
        [(label_turn(snapshot, turn), str(turn.number)) for turn in reversed(turns)], typed
    )


@register_handler("read", first=promise_reply)
async def press_passages(interaction: Interaction, pressed: Pressed) -> None:
    """Send the newest passages that the user may read, each in full and in its own message."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    logged = await interaction.client.store.list_events(snapshot.id, snapshot.seat, limit=READ_BACK)
    found = [each for each in logged if find_passage(each.event)][-MOST_READ:]
    passages = [each.event for each in translate_lines(found, snapshot.row.language)]
    if not passages:
        raise UserError(Message("nothing-to-read"))
    for event in passages:
        await send_reply(interaction, make_note(text.format_event(event)))


@register_handler("earlier", first=promise_reply)
async def press_earlier(interaction: Interaction, pressed: Pressed) -> None:
    """Send the newest page of the log, for the card's button "Earlier"."""
    snapshot = await take_user_snapshot(interaction, pressed.table)
    await send_reply(interaction, await make_log_page(interaction, snapshot, LogPlace()))


def label_turn(snapshot: Snapshot, turn: Turn) -> str:
    """Label a turn for a suggestion: its number, its round, its first line, and whom else it is
    about."""
    (told,) = translate_lines([turn.first], snapshot.row.language)
    first = text.strip_invisible(told.event.text)
    names = [snapshot.row.seats[seat].name for seat in turn.about if seat < len(snapshot.row.seats)]
    others = [name for name in names if name not in first][:MOST_NAMED]
    whom = f" ({', '.join(others)})" if others else ""
    room = limits.CHOICE_NAME - len(whom)
    label = f"{turn.number} · {first}"
    if turn.round:
        label = str(Message("turn-label", turn=turn.number, round=turn.round, first=first))
    return clip_text(label, room) + whom


async def _parse_turn(interaction: Interaction, snapshot: Snapshot, said: str) -> int:
    """Find the number of the turn that the user chose or typed. Raises UserError."""
    turns = await interaction.client.store.list_turns(snapshot.id, snapshot.seat)
    if not turns:
        raise UserError(Message("no-turns"))
    for turn in turns:
        if said.strip() == str(turn.number):
            return turn.number
    known = {"first": turns[0].number, "last": turns[-1].number}
    raise UserError(Message("no-such-turn", said=text.format_quote(said, 40), **known))


def _parse_player(snapshot: Snapshot, said: str) -> int:
    """Find the seat that the user meant by a suggestion or a name. Raises UserError."""
    seats = snapshot.row.seats
    if (found := find_seat(seats, said)) is not None:
        return found
    everybody = snapshot.format_seat_names(range(len(seats))) or Message("nobody-so-far")
    raise UserError(Message("not-a-player", said=text.format_quote(said, 40), players=everybody))


def _make_scope_data(snapshot: Snapshot, place: LogPlace) -> dict[str, str | int]:
    """Make the message data that say whose lines and which turn the page shows."""
    player = "" if place.player is None else snapshot.format_seat_name(place.player)
    scope = "turn" if place.player is None else "player" if place.turn is None else "both"
    if place.player is None and place.turn is None:
        scope = "all"
    return {"scope": scope, "player": player, "turn": place.turn or 0}


async def _find_first_event_id(
    interaction: Interaction, snapshot: Snapshot, number: int, place: LogPlace
) -> int:
    """Find the id of the first event in `place` that answer `number` or a later one caused. Raises
    UserError."""
    given = snapshot.row.revision
    if number > given:
        raise UserError(Message("answer-to-come", number=number, given=given))
    which = {"about": place.player, "turn": place.turn}
    store = interaction.client.store
    found = await store.find_first_event_id(snapshot.id, snapshot.seat, number, **which)
    if found is None:
        scope = _make_scope_data(snapshot, place)
        raise UserError(Message("nothing-from-answer", number=number, **scope))
    return found


async def make_log_page(
    interaction: Interaction, snapshot: Snapshot, place: LogPlace
) -> discord.ui.LayoutView:
    """Make a page of the log, oldest event first. Raises UserError if there is no such page."""
    store, table, seat = interaction.client.store, snapshot.id, snapshot.seat
    which = {"about": place.player, "turn": place.turn}
    shown = which | {"before": place.before, "after": place.after}
    events = await store.list_events(table, seat, skip=place.skip, limit=EVENTS_ON_PAGE, **shown)
    everything = await store.count_events(table, seat, **which)
    scope = _make_scope_data(snapshot, place)
    if not everything:
        whole = scope["scope"] == "all"
        return make_note(Message("nothing-yet") if whole else Message("not-a-word", **scope))
    if not events:
        far = everything
        if place.after is not None:
            far -= await store.count_events(table, seat, before=place.after + 1, **which)
        pages = Message("pages", pages=-(-far // EVENTS_ON_PAGE))
        raise UserError(Message("log-too-short", pages=pages))
    found = translate_lines(events, snapshot.row.language)
    events = keep_fitting_events(found, newest=place.after is None)
    older = await store.count_events(table, seat, before=events[0].id, **which)
    last = min(older + len(events), everything)
    ways = {str(events[0].id): Message("older")} if older else {}
    if last < everything:
        ways |= {f"a{events[-1].id}": Message("newer"), "newest": Message("newest")}
    buttons = [
        Press(snapshot.id, "log", where, *place.custom_id_parts, label=label)
        for where, label in ways.items()
    ]
    buttons += await _make_turn_buttons(interaction, snapshot, place)
    foot = str(Message("lines-of-log", all=everything, first=older + 1, last=last, **scope))
    words = clip_text("\n".join(_format_event_lines(events)), limits.MESSAGE_TEXT - len(foot) - 1)
    return make_note(f"{words}\n{foot}", *divide_into_rows(buttons))


async def _make_turn_buttons(
    interaction: Interaction, snapshot: Snapshot, place: LogPlace
) -> list[Press]:
    """Make buttons to the turns before and after the open one. Return none if no turn is open."""
    if place.turn is None:
        return []
    turns = await interaction.client.store.list_turns(snapshot.id, snapshot.seat)
    numbers = [turn.number for turn in turns]
    before = [number for number in numbers if number < place.turn][-1:]
    after = [number for number in numbers if number > place.turn][:1]
    at = [(n, replace(place, turn=n).custom_id_parts) for n in (*before, *after)]
    return [
        Press(snapshot.id, "log", "a0", *parts, label=Message("turn-number", number=number))
        for number, parts in at
    ]


def keep_fitting_events(events: Sequence[LoggedEvent], *, newest: bool) -> list[LoggedEvent]:
    """Keep as many of the events as fit on a page, from the newest back or from the oldest on.
    Passages are shown in full, so fewer of them fit."""
    kept = list(events)
    while (
        len(kept) > 1
        and len("\n".join(_format_event_lines(kept))) > limits.MESSAGE_TEXT - CHARACTERS_BELOW_PAGE
    ):
        del kept[0 if newest else -1]
    return kept


def _format_event_lines(events: Sequence[LoggedEvent]) -> Iterator[str]:
    """Yield the events' lines, each answer's events under its number and time."""
    heading = ""
    for logged in events:
        number = "" if logged.revision is None else f"**{logged.revision}** · "
        above = f"-# {number}{discord.utils.format_dt(logged.at, 'f')}"
        if above != heading:
            heading = above
            yield heading
        room = max(80, CHARACTERS_OF_EVENT - len(logged.event.text))  # passages are shown in full
        first, broken, more = text.format_event(logged.event, CHARACTERS_OF_EVENT, room).partition(
            "\n"
        )
        if logged.event.seats is not None:
            first = str(Message("only-for-you", line=first))
        yield first + broken + more


@register_handler("log")
async def turn_log_page(interaction: Interaction, pressed: Pressed) -> None:
    """Show another page or turn of the log in the same message."""
    where, *kept = pressed.rest or ("newest",)
    player, step = map(_parse_optional_number, [*kept, "-", "-"][:2])
    place = LogPlace(player, step)
    if where.startswith("a"):
        place = replace(place, after=parse_number(where[1:]))
    elif where != "newest":
        place = replace(place, before=parse_number(where))
    view = await make_log_page(
        interaction, await take_user_snapshot(interaction, pressed.table), place
    )
    await show_in_place(interaction, view)
