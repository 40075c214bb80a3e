"""`/recap`: sums up what happened since the user last looked, and how the game stands now.

Users look when they answer, or open their panel or hand, the board, or a recap.
"""

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Container, Separator, TextDisplay

from cogs.client import Interaction
from cogs.table.lookup import make_table_command, paint_first_picture, take_user_snapshot
from cogs.ui import limits
from cogs.ui.components import Press, divide_into_rows
from cogs.ui.errors import promise_reply, send_reply
from cogs.ui.handlers import register_table_handler
from cogs.ui.media import make_files, make_gallery
from cogs.ui.message import MessageView
from cogs.views.game_end import describe_winners
from cogs.views.plain import find_artist
from cogs.words import Message
from documents.moments import translate_lines
from rules.engine.clipping import clip_text
from rules.engine.undo import is_petition
from storage import LoggedEvent, Look
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text
from tables.wording.highlights import LINE, QUOTED, pick_highlights
from tables.wording.secret_questions import describe_secret_questions

MOST_EVENTS_READ = 400
"""From how many of the latest events the highlights are chosen."""
CHARACTERS_FOR_BOARD = 1500


@register_table_handler("recap", promise_reply, returns=False)
async def show_recap(interaction: Interaction, table_id: int) -> None:
    """Show the user in private what has happened since they last looked, and note this look. Raises
    UserError."""
    snapshot = await take_user_snapshot(interaction, table_id)
    if snapshot.view is None:
        raise UserError(Message("nothing-to-tell"))
    said = [
        await _describe_news(interaction, snapshot),
        await _describe_present(interaction, snapshot),
    ]
    words = "\n".join([*said, *_describe_undo_consent(snapshot), *_describe_offers(snapshot)])
    parts: list[discord.ui.Item[Any]] = [
        TextDisplay(clip_text(words, limits.MESSAGE_TEXT - CHARACTERS_FOR_BOARD))
    ]
    shown = await paint_first_picture(interaction, snapshot)
    if shown is not None:
        parts.insert(0, make_gallery(shown))
    elif board := find_artist(snapshot.row.game).words(snapshot.view):
        parts += [Separator(), TextDisplay(clip_text(board, CHARACTERS_FOR_BOARD - 100))]
    if snapshot.seat in snapshot.waiting or any(prompt.calls for prompt in snapshot.own_prompts):
        parts += divide_into_rows([Press(snapshot.id, "yours", label=Message("your-move"))])
    view = MessageView(Container(*parts))
    await send_reply(interaction, view, *make_files([shown] if shown else []))
    await interaction.client.sessions.people.record_look(snapshot.row, interaction.user.id)


recap = make_table_command("command-recap", show_recap, first=promise_reply)


async def _describe_news(interaction: Interaction, snapshot: Snapshot) -> str:
    store = interaction.client.store
    seen = await store.find_look(snapshot.id, interaction.user.id)
    if seen is not None and seen.edition >= snapshot.row.edition:
        changed = discord.utils.format_dt(snapshot.row.changed_at, "R")
        return str(Message("nothing-since", when=changed))
    since = seen.edition if seen else -1
    events = await store.list_events(
        snapshot.id, snapshot.seat, since=since, limit=MOST_EVENTS_READ
    )
    events = [logged for logged in events if logged.edition <= snapshot.row.edition]
    events = [*translate_lines(events, snapshot.row.language)]
    chosen = pick_highlights(
        events, await store.count_event_kinds(snapshot.id, snapshot.seat), snapshot.seat
    )
    lines = [_describe_last_look(snapshot, seen)]
    lines += [f"- {text.format_event(logged.event, LINE, QUOTED, QUOTED)}" for logged in chosen]
    if not events and snapshot.row.revision > (seen.revision if seen else 0):
        lines.append(str(Message("nothing-known")))
    told = {logged.id for logged in chosen}
    left = [logged for logged in events if logged.id not in told]
    if left:
        # If the list is full, there may be earlier ones.
        exactness = "at-least" if len(events) == MOST_EVENTS_READ else "exactly"
        lines.append(
            _describe_left_out_events(snapshot, left, exactness, seen.revision + 1 if seen else 1)
        )
    return "\n".join(lines)


def _describe_last_look(snapshot: Snapshot, seen: Look | None) -> str:
    given = snapshot.row.revision - (seen.revision if seen else 0)
    if seen is None:
        return str(Message("not-looked-yet", answers=given))
    stood = discord.utils.format_dt(seen.at, "R")
    return str(Message("last-seen", when=stood, answers=given))


def _describe_left_out_events(
    snapshot: Snapshot, left: Sequence[LoggedEvent], exactness: str, first: int
) -> str:
    """Say how many events are left out, whom they are about, and how to read them. `exactness`: the
    form for the message `more-lines`, which says whether the number is exact."""
    counts = [
        (sum(seat.number in logged.about for logged in left), seat.number)
        for seat in snapshot.row.seats
    ]
    ordered = sorted((pair for pair in counts if pair[0]), key=lambda pair: -pair[0])
    about = [
        Message("lines-about", lines=many, player=snapshot.format_seat_name(seat))
        for many, seat in ordered
    ]
    start = {"from": first if first <= snapshot.row.revision else "all"}
    data = {"lines": len(left), "enough": exactness, "about": about or "nobody", **start}
    return str(Message("rest-of-log", **data))


async def _describe_present(interaction: Interaction, snapshot: Snapshot) -> str:
    """Describe the present state: whose move it is, or how the game ended."""
    if (result := snapshot.result) is not None:
        return describe_winners(snapshot, result.winners, text.format_plain(result.why, 300))
    if snapshot.row.status != "playing":
        return str(Message("closed-before-over"))
    link = f" {Message('link-to-card', link=snapshot.card_link)}" if snapshot.card_link else ""
    waits = await interaction.client.store.list_waits([snapshot.id])
    times = {wait.seat: wait.since for wait in reversed(waits)}
    if snapshot.seat is not None and snapshot.seat in snapshot.waiting:
        since = times.get(snapshot.seat)
        when = discord.utils.format_dt(since, "R") if since else "unknown"
        needed = next(prompt for prompt in snapshot.own_prompts if not prompt.optional)
        question = text.format_quote(needed.text, 200)
        return f"{Message('now-your-move', since=when, question=question)}{link}"
    if not snapshot.waiting:
        return f"{Message('now-nobody')}{link}"
    abouts = describe_secret_questions(prompt for prompt in snapshot.prompts if not prompt.optional)
    players = snapshot.format_seat_names(sorted(snapshot.waiting))
    return f"{Message('now-others', players=players, questions=abouts)}{link}"


def _describe_offers(snapshot: Snapshot) -> list[str]:
    """Describe the reader's prompts that another player waits for, though the table does not."""
    asked = [prompt for prompt in snapshot.own_prompts if prompt.calls and not is_petition(prompt)]
    return [
        str(Message("answer-waited-for", question=text.format_quote(p.text, 200))) for p in asked
    ]


def _describe_undo_consent(snapshot: Snapshot) -> list[str]:
    """Describe who asks to take an answer back, and whose consent is missing. Return no lines if
    nobody asks."""
    asked = {prompt.seat: prompt.text for prompt in snapshot.prompts if is_petition(prompt)}
    if not asked:
        return []
    whose = [
        Message("consent-of", player=snapshot.format_seat_name(seat))
        for seat in sorted(asked)
        if seat != snapshot.seat
    ]
    if snapshot.seat in asked:
        whose.insert(0, Message("consent-yours"))
    wish = text.format_plain(next(iter(asked.values())), 300)
    return [str(Message("consent-missing", wish=wish, whose=whose))]
