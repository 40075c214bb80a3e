"""How the journey ends (HI-15)."""

from __future__ import annotations

from rules.engine import Play

from . import narration
from .context import Asked, Here
from .decks import DECKS
from .narration import TOLD
from .state import Entry


def arrived(h: Here) -> Play[None]:
    """The living have reached the destination, and tell what becomes of them (HI-15.3, HI-15.4)."""
    s = h.s
    s.phase = "end"
    lines = DECKS.voice.arrival
    line = lines[s.born % len(lines)]
    h.t.tell(line, kind="end")
    names = [s.at(seat).name for seat in s.living]
    entry = Entry(kind="end", round=s.rounds, title="Arrival", line=line, facts=[])
    s.story.append(entry)
    for seat in s.living_from((s.turn + 1) % s.seats):
        words = yield from h.t.ask(
            h.t.text(
                seat,
                f"{h.who(seat)} has arrived. What good comes to them?",
                most=TOLD,
                verb="tell",
                as_it_is="Leave it unsaid",
                rule="HI-15.4",
            )
        )
        narration.last_word(h, entry, seat, words)
    yield from _eulogies(h, entry, "HI-15.4")
    who = f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]
    one = "s" if len(names) == 1 else ""
    h.t.finish(s.living, {}, f"{who} reach{'es' if one else ''} {s.destination}.")


def lost(h: Here) -> Play[None]:
    """Nobody is left, and the game is over at once (HI-15.6)."""
    s = h.s
    s.phase = "end"
    lines = DECKS.voice.lost
    line = lines[s.born % len(lines)]
    h.t.tell(line, kind="end")
    entry = Entry(kind="end", round=s.round, title="Nobody", line=line)
    s.story.append(entry)
    yield from _eulogies(h, entry, "HI-15.6")
    h.t.finish((), {}, f"Nobody reached {s.destination}. The road ended in round {s.round}.")


def _eulogies(h: Here, entry: Entry, rule: str) -> Play[None]:
    """The dead may each add a line, as they come. `rule`: the ledger number of this end."""
    silent = [seat for seat in range(h.s.seats) if not h.s.lives(seat)]

    def asking() -> list[Asked]:
        return [
            (
                "eulogy",
                h.t.text(
                    seat,
                    "A last line for the lost, if you have one.",
                    most=TOLD,
                    verb="tell",
                    as_it_is="Leave it unsaid",
                    rule=rule,
                ),
            )
            for seat in silent
        ]

    while silent:
        _, prompt, words = yield from h.wait(asking)
        silent.remove(prompt.seat)
        narration.last_word(h, entry, prompt.seat, words)
