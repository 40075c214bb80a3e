"""Characters: what they are dealt, and who their players say they are (HI-2)."""

from __future__ import annotations

import re

from rules.engine import Prompt
from rules.hope.effects.cards import draw_trait
from rules.hope.model.decks import DECKS
from rules.hope.model.state import LATECOMER, Character, Held
from rules.hope.model.terms import shorten_text
from rules.hope.play.context import Here
from rules.hope.words import chronicle

NAME = 24
"""Characters of a name, at most."""


def new_character(h: Here, seat: int, *, original: bool) -> Character:
    """Somebody to play: the original five dice and more cards, or Grace of Innocence."""
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
        c.humanity = LATECOMER
    s.born += 1
    for _ in range(3 if original else 2):
        held = draw_trait(h)
        if held is not None:
            c.traits.append(held)
    s.people[seat] = c
    return c


# -- names and looks (HI-2.3) --------------------------------------------------------------------


def ask_name(h: Here, seat: int) -> Prompt[str] | None:
    """Name, looks and past, until the first Scene is drawn (HI-2.3)."""
    c = h.s.people[seat]
    if c is None or c.named:
        return None
    text = "Who is this? A line for the name, one for the looks, one for how the cards became them."
    return h.t.text(
        seat, text, most=400, default=c.name, optional=True, verb="character", rule="HI-2.3"
    )


def set_name(h: Here, seat: int, words: str) -> None:
    """Take them from what was written, a line each."""
    c = h.s.find_character(seat)
    lines = [line.strip() for line in words.strip().splitlines() if line.strip()]
    if not lines:
        return
    old, c.named = c.name, True
    called, after = name_in(lines[0])
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
        f"{old} is:" if c.name == old else f"{old} has another name:",
        kind="told",
        seat=seat,
        quote="\n".join(filter(None, (c.name, c.looks, c.past))),
    )


def name_in(line: str) -> tuple[str | None, str]:
    """A name and what follows it, where both stand on one line ("Mara, tall and cross"); None
    where there is nothing short enough to be called by."""
    if len(line) <= NAME and not re.search("[,;:(]", line):
        return line, ""
    name, _, after = re.split(r"\s*([,;:.(\u2013\u2014]|\s-\s)\s*", f"{line},", maxsplit=1)
    return (name, after.rstrip(",")) if 0 < len(name) <= NAME else (None, "")
