"""Replays a table that a user imports, entry by entry, in a separate process that can be killed.
The job comes from a file, so the replay trusts nothing in it.

That process has to import everything that this module imports, so import only the rules here, and
nothing of Discord.
"""

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from rules.engine import GAMES, Entry, Event, Game, Illegal, Table, register_games
from rules.engine.events import assign_steps
from rules.engine.pack_texts import check_pack_text
from tables.packs.checked import CheckedPack
from tables.words import Message


@dataclass(slots=True)
class ReplayJob:
    """What to replay. `save`: what the table started from; `packs`: the contents of the table's
    packs. `begun`: the first events, before the game's own. `opened_at` and `times`: when the table
    opened, and when each entry was made."""

    game: Game[Any]
    names: list[str]
    seed: str
    options: dict[str, Any]
    save: str | None
    begun: list[Event]
    opened_at: datetime
    entries: list[Entry]
    times: list[datetime]
    packs: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Replayed:
    """A table at the end of its replay. `events`: each with the number of the entry that caused it;
    `called`: all names that the players have had; `needed`: the questions that the table waits for,
    each with its seat and since when it has been open."""

    events: list[tuple[Event, int]] = field(default_factory=list)
    called: set[tuple[int, str]] = field(default_factory=set)
    needed: list[tuple[str, int, datetime]] = field(default_factory=list)
    waiting: set[int] = field(default_factory=set)
    options: dict[str, Any] = field(default_factory=dict)
    dump: str = ""
    revision: int = 0
    ended: bool = False
    carried: str | None = None
    """The save that the next chapter would start from."""
    packs: list[CheckedPack] = field(default_factory=list)
    """The packs that the table was played with, in the order of the file."""


@dataclass(slots=True)
class ReplayFailed:
    """Why a replay failed. `revision`: how many entries did fit; None: not even the opening.
    `trace`: the traceback if the rules raised an unexpected error; "" if they refused the entry."""

    revision: int | None
    why: str
    trace: str = ""


def run_replay(job: ReplayJob) -> Replayed | ReplayFailed:
    """Replay the table from its seed. Return ReplayFailed if the rules refuse an entry or break on
    it."""
    if job.game.key not in GAMES:
        register_games(job.game)
    table: Table[Any] | None = None
    found = Replayed()
    asked: dict[str, datetime] = {}

    def note_progress(
        table: Table[Any], events: Sequence[Event], revision: int, at: datetime
    ) -> None:
        """Note the events of an entry (revision 0: the opening), and since when each open question
        has been asked."""
        found.events += [(event, revision) for event in assign_steps(events, table.step)]
        found.called.update(table.other_names)
        now = {prompt.id: asked.get(prompt.id, at) for prompt in table.needed_prompts}
        asked.clear()
        asked.update(now)

    try:
        table = Table.open(
            job.game.key,
            names=job.names,
            seed=job.seed,
            options=job.options,
            save=job.save,
            packs=[
                check_pack_text(text).text for text in job.packs
            ],  # anybody may have written them
        )
        note_progress(table, [*job.begun, *table.opening], 0, job.opened_at)
        for number, (entry, at) in enumerate(zip(job.entries, job.times, strict=True), 1):
            note_progress(table, _replay_entry(table, entry), number, at)
        found.carried = table.carried_save
        found.packs = list(map(CheckedPack.from_pack, table.packs))
    except Illegal as misfit:
        return ReplayFailed(table.revision if table else None, str(misfit))
    except Exception:  # a damaged answer may trip the rules themselves
        revision = table.revision if table else None
        return ReplayFailed(revision, str(Message("rules-fail")), traceback.format_exc())
    found.needed = [(prompt.id, prompt.seat, asked[prompt.id]) for prompt in table.needed_prompts]
    found.waiting = set(table.waiting_seats)
    found.options = table.options.model_dump(mode="json")
    found.dump, found.revision, found.ended = table.dump(), table.revision, bool(table.result)
    return found


def _replay_entry(table: Table[Any], entry: Entry) -> Sequence[Event]:
    if not 0 <= entry.seat < len(table.names):
        raise Illegal(Message("no-such-seat"))
    if entry.is_decision and table.find_prompt(entry.prompt).seat != entry.seat:
        raise Illegal(Message("anothers-answer"))
    return table.apply_entry(entry)
