"""Characters: the cards they are dealt, and the names and looks their players give them (HI-2)."""

import re

from rules.engine import Prompt
from rules.hope.effects.cards import draw_trait
from rules.hope.model.decks import DECKS
from rules.hope.model.state import LATECOMER_HUMANITY, Character, Held
from rules.hope.model.terms import shorten_text
from rules.hope.play.context import Here
from rules.hope.words import Message, chronicle

NAME_CHARACTERS = 24
"""The most characters of a name."""


def make_character(h: Here, seat: int, *, original: bool) -> Character:
    """Make a character for the seat: an original one with five dice, or a latecomer by Grace of
    Innocence with fewer dice and Traits."""
    s = h.s
    taken = {c.name for c in s.people if c is not None} | {g.character.name for g in s.graves}
    free = [name for name in DECKS.voice.names if name not in taken]
    c = Character(
        number=s.born,
        seat=seat,
        name=h.t.rng.pick(free),
        personality=Held(card=s.personalities.pile.pop()),
        original=original,
    )
    if not original:
        c.humanity = LATECOMER_HUMANITY
    s.born += 1
    for _ in range(3 if original else 2):
        held = draw_trait(h)
        if held is not None:
            c.traits.append(held)
    s.people[seat] = c
    return c


# -- names and looks (HI-2.3) --------------------------------------------------------------------


def ask_name(h: Here, seat: int) -> Prompt[str] | None:
    """Make the question for a character's name, looks and past, open until the player answers it or
    draws a Scene (HI-2.3). Return None when it is closed."""
    c = h.s.people[seat]
    if c is None or c.named:
        return None
    return h.t.text(
        seat,
        Message("who-is-this"),
        most=400,
        default=c.name,
        optional=True,
        verb="character",
        rule="HI-2.3",
    )


def set_name(h: Here, seat: int, words: str) -> None:
    """Set name, looks and past from what the player wrote, a line each."""
    c = h.s.find_character(seat)
    lines = [line.strip() for line in words.strip().splitlines() if line.strip()]
    if not lines:
        return
    old, c.named = c.name, True
    called, after = split_off_name(lines[0])
    if called is None:  # no name, but a line on the looks
        lines.insert(0, old)
    elif after:
        lines[:1] = [called, after]
    c.name = called or old
    if c.name != old:
        chronicle.rename_character(h.s, old, c.name)
    c.looks = shorten_text(lines[1], 200) if len(lines) > 1 else ""
    c.past = shorten_text(" ".join(lines[2:]), 200)
    h.t.tell(
        Message("is-called" if c.name == old else "is-renamed", character=old),
        kind="told",
        seat=seat,
        quote="\n".join(filter(None, (c.name, c.looks, c.past))),
    )


def split_off_name(line: str) -> tuple[str | None, str]:
    """Split a line into a name and what follows ("Mara, tall and cross"). The name is None if
    nothing in the line is short enough for one."""
    if len(line) <= NAME_CHARACTERS and not re.search("[,;:(]", line):
        return line, ""
    name, _, after = re.split(r"\s*([,;:.(\u2013\u2014]|\s-\s)\s*", f"{line},", maxsplit=1)
    return (name, after.rstrip(",")) if 0 < len(name) <= NAME_CHARACTERS else (None, "")
