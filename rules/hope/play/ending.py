"""How the journey ends (HI-15)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rules.engine import Play, Prompt, Result
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import Entry
from rules.hope.model.state import Cause, State
from rules.hope.play.context import Here
from rules.hope.play.scene import narration
from rules.hope.play.scene.narration import TOLD
from rules.kit.turns import Asked
from rules.kit.words import list_words

_CAUSES: dict[Cause, str] = {
    "hunger": "died of hunger",
    "harm": "died of wounds",
    "humanity": "broke",
    "fate": "died",
}


def resolve_arrival(h: Here) -> Play[None]:
    """Let the living arrive and tell what becomes of them, and end the game (HI-15.3, HI-15.4)."""
    s = h.s
    entry = _last_page(h, "Arrival", DECKS.voice.arrival)
    who = list_words([s.find_character(seat).name for seat in s.living_seats])
    for seat in s.living_from((s.turn + 1) % s.seats):
        words = yield from h.ask(partial(_offer_epilogue, h, seat))
        narration.last_word(h, entry, seat, words)
    yield from _ask_eulogies(h, entry, "HI-15.4")
    es = "es" if len(s.living_seats) == 1 else ""
    h.t.finish_game(s.living_seats, {}, f"{who} reach{es} {s.destination}.")


def resolve_defeat(h: Here) -> Play[None]:
    """End the game at once, because nobody is left alive (HI-15.6)."""
    entry = _last_page(h, "Nobody", DECKS.voice.lost)
    yield from _ask_eulogies(h, entry, "HI-15.6")
    h.t.finish_game(
        (), {}, f"Nobody reached {h.s.destination}. The road ended in round {h.s.round}."
    )


def write_epilogue(s: State, _: Result) -> str:
    """Return the epilogue."""
    if not s.living_seats:
        return (
            "The road goes on without them. Somewhere ahead there is a place where somebody lit a "
            "lamp and waited. In the morning they put it out."
        )
    if s.graves:
        return (
            "They have arrived. There are fewer of them than set out, and they count twice, as "
            "people do. What they did on the way stays between them and the road."
        )
    return (
        "They have arrived, all of them, and hardly anybody on this road can say that. Somebody "
        "opens a door, and for a while nobody knows what to do with their hands. Then somebody "
        "laughs."
    )


def describe_achievement(s: State, seat: int, _: Result) -> str:
    """Say what became of each character of a seat."""
    lost = {grave.character.number: grave for grave in s.graves}
    told = []
    for one in s.all_characters:
        if one.seat != seat:
            continue
        grave = lost.get(one.number)
        if grave is None:
            told.append(f"{one.name} arrived with {one.humanity} Humanity")
        else:
            told.append(f"{one.name} {_CAUSES[grave.cause]} in round {grave.round}")
    return "; ".join(told)


def _last_page(h: Here, title: str, lines: Sequence[str]) -> Entry:
    """Add the chronicle's last entry, with the game master's own line."""
    s = h.s
    s.phase = "end"
    line = lines[s.born % len(lines)]
    h.t.tell(line, kind="end")
    s.story.append(Entry(kind="end", round=s.round, title=title, line=line))
    return s.story[-1]


def _offer_epilogue(h: Here, seat: int) -> Prompt[str]:
    text = f"{h.name_seat(seat)} has arrived. What good comes to them?"
    return _last_word(h, seat, text, "HI-15.4", topic="arrived")


def _last_word(h: Here, seat: int, text: str, rule: str, topic: str = "") -> Prompt[str]:
    unsaid = "Leave it unsaid"
    return h.t.text(seat, text, most=TOLD, verb="tell", as_it_is=unsaid, topic=topic, rule=rule)


def _ask_eulogies(h: Here, entry: Entry, rule: str) -> Play[None]:
    """Ask each player of a dead character for a last line, in any order. `rule`: the ledger number
    of this end."""
    silent = [seat for seat in range(h.s.seats) if not h.s.is_alive(seat)]
    text = "A last line for the lost, if you have one."

    def asking() -> list[Asked]:
        return [("eulogy", _last_word(h, seat, text, rule)) for seat in silent]

    while silent:
        _, prompt, words = yield from h.ask_several(asking)
        silent.remove(prompt.seat)
        narration.last_word(h, entry, prompt.seat, words)
