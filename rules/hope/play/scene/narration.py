"""Narration: who tells what, in whose words (HI-16)."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Literal

from rules.engine import Offer, Play, Prompt
from rules.engine.messages import Text
from rules.hope.model.cards import Passage
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import About, Entry, Telling
from rules.hope.model.state import Grave, State
from rules.hope.play.context import Here
from rules.hope.words import Message, card_text, veils
from rules.kit.said import Said

RULES = {"death": "HI-13.10", "arrival": "HI-14.8", "bond": "HI-2.7"}
"""For each kind of entry, the rule that lets a player tell of it; other entries tell how a Scene
went."""
Went = Literal["", "won", "lost", "held", "avoided"]
TELLING_CHARACTERS = 1200
"""The most characters in one telling."""


def ask_callout(h: Here, seat: int, *, as_printed: bool = False) -> Play[None]:
    """Ask the drawer to describe the Scene or read it out (HI-16.1), then tell everybody its kind.
    With `as_printed` the drawer has already chosen to read it out."""
    scene, callout = h.scene, h.scene.scene.callout
    told = ""
    if not as_printed:
        told = yield from h.t.ask(
            h.t.text(
                seat,
                Message("tell-the-others"),
                most=TELLING_CHARACTERS,
                default=callout,
                verb="tell",
                as_it_is=Message("read-out-as-printed"),
                rule="HI-16.1",
            )
        )
    own = "" if callout.has_reading(told.strip()) else told.strip()
    scene.told = Said(own or callout)
    entry = h.s.story[scene.entry]
    entry.line = Said(callout)
    if own:
        _file_words(h, entry, seat, "callout", own)
    else:
        quote_callout(h, Message("reads-out", drawer=h.name_seat(seat)))
    kind = Message(
        "scene-asks",
        terrain=scene.terrain,
        kind=scene.scene.kind,
        price=scene.scene.price,
        unavoidable="yes" if scene.scene.unavoidable else "no",
        needs=card_text.name_need(scene.scene),
    )
    h.t.note_reveal()
    h.tell_and_record(kind, kind="kind")


def quote_callout(h: Here, intro: Message) -> None:
    """Tell everybody the callout in the card's words, as a quotation, because it is too long for a
    line."""
    quote, veil = h.scene.scene.callout, veils.has_veiled_theme(h)
    h.t.tell(intro, kind="callout", seat=h.scene.drawer, quote=quote, veil=veil)


def repeat_callout(h: Here) -> Text:
    """Return what the drawer told the others, for a question about it. Return "" if it is veiled:
    players can uncover it above (HI-16.10)."""
    return "" if veils.has_veiled_theme(h) else h.scene.told.text or h.scene.scene.callout


def find_death_passage(grave: Grave, when: int) -> Passage:
    """Find the plain line for a death, for which a player may have better words (HI-13.10). `when`:
    the round in which it was told. It is not drawn at random, because narration must not change the
    dice."""
    passages = DECKS.voice.deaths[grave.cause]
    return passages[(grave.character.number + when) % len(passages)]


def find_last_passage(s: State) -> Passage:
    """Find the game master's line for the end of the journey."""
    passages = DECKS.voice.arrival if s.living_seats else DECKS.voice.lost
    return passages[s.born % len(passages)]


# -- telling what has happened -------------------------------------------------------------------


def list_tellable(s: State, seat: int, since: int = 0) -> Iterator[int]:
    """List the entries that a seat may still tell of, the newest first, back to entry `since`."""
    story = s.story
    for number in range(len(story) - 1, since - 1, -1):
        if _can_tell(s, story[number], seat):
            yield number


def _find_next_to_tell(s: State, seat: int) -> int | None:
    """Find the entry that the seat should tell of: the newest recent one, but its own bond before
    another's. Return None if it has nothing to tell."""
    found = list(list_tellable(s, seat, since=max(0, len(s.story) - 3 * s.seats)))
    others = [n for n in found if s.story[n].kind == "bond" and s.story[n].seat != seat]
    return next((n for n in found if n not in others), others[0] if others else None)


def _can_tell(s: State, entry: Entry, seat: int) -> bool:
    """Return whether the seat may tell of an entry and has not done so yet."""
    if entry.open:
        return False
    if entry.kind == "scene" or (entry.kind == "bond" and s.round == 1):
        there = seat == entry.seat or seat in entry.also
    elif entry.kind == "arrival":
        there = not entry.told  # the first account of the meeting stands (HI-14.8)
    else:
        there = entry.kind == "death" and seat == entry.seat
    return there and seat not in [told.seat for told in entry.told if told.about != "callout"]


def offer_telling(h: Here, seat: int) -> Offer | None:
    """Offer to tell of the newest entry, or of the one that the seat chose to rewrite (HI-16.7).
    The role names the entry, so that words for one entry never end up under another. Return None if
    there is nothing to tell."""
    again = h.s.players[seat].amending
    number = again if again is not None else _find_next_to_tell(h.s, seat)
    if number is None:
        return None
    role = f"tell{number}{'' if again is None else 'anew'}"
    return role, partial(_ask_to_tell, h, seat, number, again=again is not None)


def _ask_to_tell(h: Here, seat: int, number: int, *, again: bool) -> Prompt[str]:
    entry = h.s.story[number]
    own = [told for told in entry.told if told.seat == seat] if again else []
    default = own[-1].text if own else ""
    text = _invite_to_tell(entry, seat)
    rule = "HI-16.7" if again else RULES.get(entry.kind, "HI-16.2")
    return h.t.text(
        seat,
        text,
        most=TELLING_CHARACTERS,
        default=default,
        optional=True,
        verb="tell",
        topic="" if again else entry.kind,
        data=_gather_facts(h.s, number, seat),
        rule=rule,
    )


def _gather_facts(s: State, number: int, seat: int) -> dict[str, Any]:
    """Gather what a bot knows of the entry it tells of: how the Scene went, and which cards it is
    about."""
    entry = s.story[number]
    known: dict[str, Any] = {"entry": number, "own": seat == entry.seat, "card": entry.card}
    if entry.kind == "scene":
        c, course = s.find_last_character(seat), entry.course
        others = (course.helped, course.held_back, course.accepted, course.refused)
        there = c.number == course.lead or any(c.number in ones for ones in others)
        used = list(course.used.get(c.number, ()))
        # The character in the seat now may have joined after the Scene.
        known |= {"went": _find_outcome(entry, seat) if there else "", "used": used}
    if entry.kind == "arrival":
        known["before"] = sum(one.kind == "arrival" for one in s.story[:number])
    return known


def _find_outcome(entry: Entry, seat: int) -> Went:
    """Find how a Scene went for the seat that tells of it; "" if an older version has not recorded
    it."""
    course = entry.course
    if not course.way:
        return ""
    if seat == entry.seat and course.way == "avoided":
        return "avoided"
    if seat != entry.seat or course.lead in course.refused:
        return "held"
    return "won" if course.success or course.accepted else "lost"


def _invite_to_tell(entry: Entry, seat: int) -> Message:
    title = entry.title.text
    match entry.kind:
        case "scene":
            return Message(
                "tell-how-it-went" if seat == entry.seat else "tell-what-else", title=title
            )
        case "death":
            return Message("tell-of-death", character=title)
        case "arrival":
            return Message("tell-how-you-met", title=title)
        case "end":
            return Message("tell-last-word")
        case _ if entry.facts:
            return Message("tell-of-gap", title=title, gap=entry.facts[0].text)
        case _:
            return Message("tell-what-is-behind", title=title)


def file_telling(h: Here, seat: int, words: str) -> None:
    """File what a player told under its entry; an amended telling replaces the old (HI-16.7)."""
    s = h.s
    again = s.players[seat].amending
    number = again if again is not None else _find_next_to_tell(s, seat)
    s.players[seat].amending = None
    if number is None or not words.strip():
        return
    entry = s.story[number]
    if again is not None:
        for told in entry.told:
            if told.seat == seat:
                told.text = words.strip()
                told.veil = veils.is_veiled(s, entry)
        intro = Message("tells-again", character=h.name_seat(seat), title=entry.title.text)
        veil = veils.is_veiled(s, entry)
        h.t.tell(intro, kind="told", seat=seat, quote=words.strip(), veil=veil)
        return
    others: dict[str, About] = {"death": "death", "arrival": "meeting", "bond": "bond"}
    about = others.get(entry.kind, "outcome" if seat == entry.seat else "refusal")
    _file_words(h, entry, seat, about, words.strip())


def offer_line(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question for a line in character, which is open from the callout to the lock
    (HI-16.4). Return None at other times or for a dead seat."""
    scene = h.s.scene
    if scene is None or not scene.told or scene.locked or not h.s.is_alive(seat):
        return None
    text = Message("say-something", character=h.name_seat(seat))
    return h.t.text(seat, text, most=300, optional=True, verb="speak", rule="HI-16.4")


def file_speech(h: Here, seat: int, words: str) -> None:
    """File a line in character under the open Scene (HI-16.4)."""
    if words.strip():
        _file_words(h, h.s.story[h.scene.entry], seat, "speech", words.strip())


def file_last_word(h: Here, entry: Entry, seat: int, words: str) -> None:
    """File an epilogue, a eulogy or a last line (HI-15.4, HI-15.6)."""
    if words.strip():
        _file_words(h, entry, seat, "end", words.strip())


def _file_words(h: Here, entry: Entry, seat: int, about: About, words: str) -> None:
    veil = veils.is_veiled(h.s, entry)
    entry.told.append(
        Telling(seat=seat, name=h.name_seat(seat), about=about, text=words, veil=veil)
    )
    title = entry.title.text
    intro = Message("tells", character=h.name_seat(seat), about=about, title=title)
    h.t.tell(intro, kind="told", seat=seat, quote=words, veil=veil)
