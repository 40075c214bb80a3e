"""How the journey ends (HI-15)."""

from functools import partial

from rules.engine import Play, Prompt
from rules.hope.model.entries import Entry
from rules.hope.play.context import Here
from rules.hope.play.scene import narration
from rules.hope.play.scene.narration import TELLING_CHARACTERS
from rules.hope.words import Message
from rules.kit.said import Said
from rules.kit.turns import Asked


def resolve_arrival(h: Here) -> Play[None]:
    """Let the living arrive and tell what becomes of them, and end the game (HI-15.3, HI-15.4)."""
    s = h.s
    entry = _begin_end_phase(h, Message("title-arrival"))
    who = [s.find_character(seat).name for seat in s.living_seats]
    for seat in s.living_from((s.turn + 1) % s.seats):
        words = yield from h.ask(partial(_offer_epilogue, h, seat))
        narration.file_last_word(h, entry, seat, words)
    yield from _ask_eulogies(h, entry, "HI-15.4")
    why = Message("reach", characters=who, count=len(who), destination=s.destination.text)
    h.t.finish_game(s.living_seats, {}, why)


def resolve_defeat(h: Here) -> Play[None]:
    """End the game at once, because nobody is left alive (HI-15.6)."""
    entry = _begin_end_phase(h, Message("title-nobody"))
    yield from _ask_eulogies(h, entry, "HI-15.6")
    why = Message("nobody-reached", destination=h.s.destination.text, round=h.s.round)
    h.t.finish_game((), {}, why)


def _begin_end_phase(h: Here, title: Message) -> Entry:
    """Begin the end phase with the chronicle's last entry, which has the game master's own line."""
    s = h.s
    s.phase = "end"
    line = narration.find_last_passage(s).line
    h.t.tell(line, kind="end")
    s.story.append(Entry(kind="end", round=s.round, title=Said(title), line=Said(line)))
    return s.story[-1]


def _offer_epilogue(h: Here, seat: int) -> Prompt[str]:
    text = Message("what-good-comes", character=h.name_seat(seat))
    return _make_last_word_prompt(h, seat, text, "HI-15.4", topic="arrived")


def _make_last_word_prompt(
    h: Here, seat: int, text: Message, rule: str, topic: str = ""
) -> Prompt[str]:
    unsaid = Message("leave-unsaid")
    return h.t.text(
        seat, text, most=TELLING_CHARACTERS, verb="tell", as_it_is=unsaid, topic=topic, rule=rule
    )


def _ask_eulogies(h: Here, entry: Entry, rule: str) -> Play[None]:
    """Ask each player of a dead character for a last line, in any order. `rule`: the ledger number
    of this end."""
    silent = [seat for seat in range(h.s.seats) if not h.s.is_alive(seat)]
    text = Message("line-for-the-lost")

    def asking() -> list[Asked]:
        return [("eulogy", _make_last_word_prompt(h, seat, text, rule)) for seat in silent]

    while silent:
        _, prompt, words = yield from h.ask_several(asking)
        silent.remove(prompt.seat)
        narration.file_last_word(h, entry, prompt.seat, words)
