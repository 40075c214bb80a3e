"""Narration: who tells what, in whose words (HI-16)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine import Play, Prompt

from . import veils
from .context import Here
from .decks import DECKS
from .state import About, Cause, Character, Entry, State, Telling
from .terms import TERRAIN_NAMES

RULES = {"death": "HI-13.10", "arrival": "HI-14.8", "bond": "HI-2.7"}
"""By the kind of entry, the rule that lets somebody tell of it; else it is how a Scene went."""
TOLD = 1200
"""Characters in one telling."""


def callout(h: Here, seat: int) -> Play[None]:
    """The drawer describes the Scene, or reads it out (HI-16.1)."""
    scene = h.scene
    told = yield from h.t.ask(
        h.t.text(
            seat,
            "Tell the others what lies before them, in your own words or as it is printed.",
            most=TOLD,
            default=scene.scene.callout,
            verb="tell",
            as_it_is="Read it out as printed",
            rule="HI-16.1",
        )
    )
    scene.told = told.strip() or scene.scene.callout
    entry = h.s.story[scene.entry]
    entry.line = scene.scene.callout
    if scene.told != scene.scene.callout:
        _write(h, entry, seat, "callout", scene.told)
    else:
        printed(h, f"{h.who(seat)} reads out what lies before you:")
    kinds = {
        "roll": "It takes dice, and a roll.",
        "question": "It asks everybody, and nothing is rolled.",
        "toll": f"It asks everybody for {scene.scene.price} of their dice, and nothing is rolled.",
    }
    tail = " There is no way around it." if scene.scene.unavoidable else ""
    h.note(f"{TERRAIN_NAMES[scene.terrain]}: {kinds[scene.scene.kind]}{tail}", kind="kind")


def printed(h: Here, intro: str) -> None:
    """The callout in the card's own words: a quotation, as it is too long for a line."""
    scene = h.scene
    h.t.tell(
        intro, kind="callout", seat=scene.drawer, quote=scene.scene.callout, veil=veils.in_hand(h)
    )


def death_line(s: State, c: Character, cause: Cause) -> str:
    """A plain line, if its player tells none (HI-13.10). Words must not move the dice, so it is
    not drawn by chance."""
    lines = DECKS.voice.deaths[cause]
    return lines[(c.number + s.round) % len(lines)].replace("{name}", c.name)


# -- telling what has happened -------------------------------------------------------------------


def theirs(s: State, seat: int, since: int = 0) -> Iterator[int]:
    """The entries that a seat may still tell of, the newest first, back to entry `since`."""
    story = s.story
    for number in range(len(story) - 1, since - 1, -1):
        if _may_tell(s, story[number], seat):
            yield number


def _newest(s: State, seat: int) -> int | None:
    """The newest of them, as far as that is not long past."""
    return next(theirs(s, seat, since=max(0, len(s.story) - 3 * s.seats)), None)


def _may_tell(s: State, entry: Entry, seat: int) -> bool:
    """Whether an entry is the seat's to tell of, and it has not yet."""
    if entry.open:
        return False
    if entry.kind == "scene" or (entry.kind == "bond" and s.round == 1):
        there = seat == entry.seat or seat in entry.also
    elif entry.kind == "arrival":
        there = not entry.told  # the first account of the meeting stands (HI-14.8)
    else:
        there = entry.kind == "death" and seat == entry.seat
    return there and seat not in [told.seat for told in entry.told if told.about != "callout"]


def to_tell(h: Here, seat: int) -> tuple[str, Prompt[str] | None]:
    """The newest thing that a seat may tell, or what it has chosen to write again (HI-16.7). The
    role names it: words for one entry must not end up under another."""
    s = h.s
    again = s.players[seat].amending
    number = again if again is not None else _newest(s, seat)
    if number is None:
        return "tell", None
    entry = s.story[number]
    own = [told for told in entry.told if told.seat == seat] if again is not None else []
    default = own[-1].text if own else ""
    text = _invitation(entry, seat)
    rule = "HI-16.7" if again is not None else RULES.get(entry.kind, "HI-16.2")
    asked = h.t.text(seat, text, most=TOLD, default=default, optional=True, verb="tell", rule=rule)
    return f"tell{number}{'' if again is None else 'anew'}", asked


def _invitation(entry: Entry, seat: int) -> str:
    match entry.kind:
        case "scene" if seat == entry.seat:
            return f"“{entry.title}” is over. Tell how it went."
        case "scene":
            return f"“{entry.title}”: you held back. What did you do instead?"
        case "death":
            return f"{entry.title} is dead. Tell how it came to that."
        case "arrival":
            return f"{entry.title}. How did you meet?"
        case "end":
            return "The end. What is your last word?"
        case _:
            return f"{entry.title}. {entry.facts[0] if entry.facts else 'What is behind it?'}"


def tell(h: Here, seat: int, words: str) -> None:
    """File what a player told under its entry; an amended telling replaces the old (HI-16.7)."""
    s = h.s
    again = s.players[seat].amending
    number = again if again is not None else next(iter(theirs(s, seat)), None)
    s.players[seat].amending = None
    if number is None or not words.strip():
        return
    entry = s.story[number]
    if again is not None:
        for told in entry.told:
            if told.seat == seat:
                told.text = words.strip()
                told.veil = veils.is_veiled(s, entry)
        h.t.tell(
            f"{h.who(seat)} tells “{entry.title}” anew:",
            kind="told",
            seat=seat,
            quote=words.strip(),
            veil=veils.is_veiled(s, entry),
        )
        return
    others: dict[str, About] = {"death": "death", "arrival": "meeting", "bond": "bond"}
    about = others.get(entry.kind, "outcome" if seat == entry.seat else "refusal")
    _write(h, entry, seat, about, words.strip())


def to_say(h: Here, seat: int) -> Prompt[str] | None:
    scene = h.s.scene
    if scene is None or not scene.told or scene.locked or not h.s.lives(seat):
        return None
    text = f"Say something as {h.who(seat)}, for the chronicle:"
    return h.t.text(seat, text, most=300, optional=True, verb="speak", rule="HI-16.4")


def speak(h: Here, seat: int, words: str) -> None:
    """A line in character, filed under the Scene in hand (HI-16.4)."""
    if words.strip():
        _write(h, h.s.story[h.scene.entry], seat, "speech", words.strip())


def last_word(h: Here, entry: Entry, seat: int, words: str) -> None:
    """An epilogue, a eulogy or a last line (HI-15.4, HI-15.6)."""
    if words.strip():
        _write(h, entry, seat, "end", words.strip())


def _write(h: Here, entry: Entry, seat: int, about: About, words: str) -> None:
    veil = veils.is_veiled(h.s, entry)
    entry.told.append(Telling(seat=seat, name=h.who(seat), about=about, text=words, veil=veil))
    intro = {
        "callout": "tells what lies before you",
        "outcome": f"tells how “{entry.title}” went",
        "refusal": f"tells what they did instead, at “{entry.title}”",
        "speech": "says",
        "death": f"tells of {entry.title}'s death",
        "meeting": "tells how they met",
        "bond": f"tells of “{entry.title}”",
        "end": "has the last word",
    }[about]
    h.t.tell(f"{h.who(seat)} {intro}:", kind="told", seat=seat, quote=words, veil=veil)
