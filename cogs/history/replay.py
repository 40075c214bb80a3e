"""`/replay`: makes a game into one file, to watch, to keep and to share."""

import contextlib
from typing import cast

from discord import app_commands

from cogs.client import Interaction
from cogs.history.reading import parse_reading_language
from cogs.table.lookup import take_snapshot_here
from cogs.ui.commands import make_command
from cogs.ui.errors import SentReply, promise_reply, send_reply
from cogs.ui.files import send_files
from cogs.ui.refusals import CALL_ERRORS
from cogs.ui.suggestions import suggest_languages
from cogs.words import Message
from documents import moments
from documents.replay import making
from documents.replay.cache import Key
from documents.replay.making import Job, Kind, MadeReplay
from rules.engine.languages import speak
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

JOB_SECONDS = 480.0
"""Seconds within which the worker must make a replay; most take less than a minute. With the wait
for other files before it, that is well within the time for which Discord takes a reply."""
MOST_BYTES = 5_000_000
REPLAYS_BUSY = Message("replays-in-turn")
A_MOMENT = Message("a-moment")


@make_command(
    "command-replay", first=promise_reply, kind="option-replay-kind", language="option-read-in"
)
@app_commands.rename(kind="as")
@app_commands.choices(
    kind=[
        app_commands.Choice(name=str(Message("choice-public")), value="public"),
        app_commands.Choice(name=str(Message("replay-own")), value="own"),
        app_commands.Choice(name=str(Message("replay-whole")), value="whole"),
    ]
)
@app_commands.autocomplete(language=suggest_languages)
async def replay(
    interaction: Interaction, kind: str = "public", language: str | None = None
) -> None:
    """Send one HTML file: the board at every moment, what was told, and the chart at the end."""
    snapshot = await take_snapshot_here(interaction)
    await send_replay(interaction, snapshot, kind, parse_reading_language(snapshot, language))


async def send_replay(
    interaction: Interaction, snapshot: Snapshot, kind: str, language: str
) -> None:
    """Make the replay in a language and send it to the user. Raises UserError."""
    chosen = _require_allowed_kind(snapshot, cast(Kind, kind))
    most = min(MOST_BYTES, interaction.filesize_limit)
    seat = snapshot.seat if chosen == "own" else None
    key = Key(snapshot.id, snapshot.row.edition, chosen, seat, most, language)
    made = interaction.client.replays.find_replay(key)
    asked: SentReply | None = None
    if made is None:
        asked = await send_reply(interaction, A_MOMENT)
        made = await _find_or_make_replay(interaction, snapshot, key)
    if made.content is None:
        raise UserError(Message("replay-too-large"))
    name = f"{snapshot.game.key}-{snapshot.id}-replay.html"
    await send_files(interaction, _describe_replay(snapshot, chosen, made), {name: made.content})
    if asked is not None:
        with contextlib.suppress(*CALL_ERRORS):  # the message only says that the file will come
            await asked.delete_reply()


async def _find_or_make_replay(
    interaction: Interaction, snapshot: Snapshot, key: Key
) -> MadeReplay:
    """Find the replay in the cache, or make it in a worker process. Raises UserError."""
    client = interaction.client
    async with client.files.wait_for_turn(REPLAYS_BUSY):
        made = client.replays.find_replay(key)  # others may have asked for it meanwhile
        if made is None:
            readers: list[int | None] = [None]
            if key.kind == "whole":
                readers += range(len(snapshot.row.seats))
            elif key.seat is not None:
                readers.append(key.seat)
            past = await moments.load_record(client.store, snapshot.row, readers)
            job = Job(past, key.kind, key.seat, key.most)
            with speak(key.language):
                made = await moments.run_in_process(
                    client.workers, JOB_SECONDS, making.make_replay, job
                )
            client.replays.put_replay(key, made)
    return made


def _require_allowed_kind(snapshot: Snapshot, kind: Kind) -> Kind:
    """Return the kind if the user may have it now. Raises UserError otherwise."""
    if snapshot.view is None:
        raise UserError(Message("nothing-to-replay"))
    if kind != "public" and snapshot.row.is_active:
        raise UserError(Message("hidden-stays"))
    if kind == "own" and snapshot.seat is None:
        raise UserError(Message("nothing-alone"))
    return kind


def _describe_replay(snapshot: Snapshot, kind: Kind, made: MadeReplay) -> str:
    parts = [
        str(Message("replay-of", game=snapshot.game.title)),
        str(Message("replay-about", kind="now" if snapshot.row.is_active else kind)),
        *(f"-# {text.format_plain(sentence, 400)}" for sentence in made.notes),
    ]
    return "\n".join(parts)
