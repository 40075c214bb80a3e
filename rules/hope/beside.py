"""What is free at any time between steps, in turn or out of it (HI-3.8, HI-12.3): cards, gifts of
Assets, names, tellings, standing orders, and coming back after a death."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from typing import Any

from rules.engine import Offer, Option, Play, Prompt

from . import doing, powers, telling
from .cards import THEMES, Theme
from .death import LAST_OFFER
from .state import Entry, State
from .turn import Here
from .wording import short

JOIN = (
    Option("yes", "join", "Bring somebody new", "Three Humanity, two Traits, nobody's kin."),
    Option("no", "join", "Stay with the dead"),
)
NAME = 24
SUPPORT = {
    "refuse": "If I am away: refuse",
    "one": "If I am away: support with 1 die",
    "keep1": "If I am away: support fully, but keep 1",
    "keep2": "If I am away: support fully, but keep 2",
    "keep3": "If I am away: support fully, but keep 3",
}
QUESTION = {
    "refuse": "If I am away: answer no",
    "accept": "If I am away: answer yes",
}


def offered(h: Here, seat: int) -> list[Offer]:
    """The questions that stand open to a seat beside those the table waits for."""
    offers: list[tuple[str, Prompt[Any] | None]] = [
        ("cards", _cards(h, seat)),
        ("join", _join(h, seat)),
        ("who", _who(h, seat)),
        telling.to_tell(h, seat),
        ("speak", _speak(h, seat)),
        ("leisure", _leisure(h, seat)),
    ]
    return [(role, prompt) for role, prompt in offers if prompt is not None]


def carry_out(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Do what was answered of them."""
    seat = prompt.seat
    if role == "cards":
        yield from _use_or_give(h, seat, value)
    elif role == "join":
        h.s.players[seat].grace = "taken" if value == "yes" else "past"
        does = "will join again" if value == "yes" else "stays with the dead"
        h.t.tell(f"{h.t.name(seat)} {does}.", kind="grace", seat=seat)
    elif role == "who":
        _name(h, seat, value)
    elif role.startswith("tell"):
        telling.tell(h, seat, value)
    elif role == "speak":
        telling.speak(h, seat, value)
    else:
        _at_leisure(h, seat, value)


# -- cards and gifts (HI-12.3, HI-12.9) ----------------------------------------------------------


def _cards(h: Here, seat: int) -> Prompt[str] | None:
    s = h.s
    if not s.lives(seat):
        return None
    options = [powers.offer(card) for card in _playable(h, seat)]
    rule = "HI-12.2" if options else "HI-12.9"
    things = s.at(seat).assets
    others = s.others(seat) if things else []
    options += [
        Option(f"{held.card}>{other}", "give", f"Give {doing.named(held)} to {h.who(other)}")
        for held in things
        for other in others
    ]
    if not options:
        return None
    text = "Your cards and things:"
    return h.t.choice(seat, text, options, default=options[0].id, optional=True, rule=rule)


def _playable(h: Here, seat: int) -> list[powers.Card]:
    scene = h.s.scene
    pleading = scene is not None and scene.acted and scene.told and scene.scene.kind == "roll"
    found = powers.usable(h, seat, "free")
    return [*found, *powers.usable(h, seat, "plead")] if pleading else found


def _use_or_give(h: Here, seat: int, chosen: str) -> Play[None]:
    card_id, given, other = chosen.partition(">")
    if given:
        held = next(held for held in h.s.at(seat).assets if held.card == card_id)
        yield from doing.hand_over(h, held, seat, int(other), "given freely")
        return
    card = next(card for card in _playable(h, seat) if card.id == chosen)
    yield from powers.use(h, seat, card)


def _join(h: Here, seat: int) -> Prompt[str] | None:
    """Grace of Innocence (HI-14.4, HI-14.6)."""
    if h.s.players[seat].grace != "open" or not h.s.living:
        return None
    silent = "If you say nothing until the end of round three, somebody joins in your name."
    if h.s.rounds <= LAST_OFFER:
        silent = "After this round's last Scene it is too late." if h.s.round == h.s.rounds else ""
    text = f"Grace of Innocence: do you come back as somebody new? {silent}".rstrip()
    return h.t.choice(
        seat,
        text,
        JOIN,
        default="yes",
        optional=True,
        rule="HI-14.6",
    )


# -- names and words (HI-2.3, HI-16.4) -----------------------------------------------------------


def _who(h: Here, seat: int) -> Prompt[str] | None:
    c = h.s.people[seat]
    if c is None or c.named:
        return None
    text = "Who is this? A line for the name, one for the looks, one for how the cards became them."
    return h.t.text(
        seat, text, most=400, default=c.name, optional=True, verb="character", rule="HI-2.3"
    )


def _name(h: Here, seat: int, words: str) -> None:
    c = h.s.at(seat)
    lines = [line.strip() for line in words.strip().splitlines() if line.strip()]
    if not lines:
        return
    old, c.named = c.name, True
    name, after = _name_in(lines[0])
    if name is None:  # no name, but a line on the looks
        lines.insert(0, old)
    elif after:
        lines[:1] = [name, after]
    c.name = name or old
    if c.name != old:
        telling.renamed(h.s, old, c.name)
    c.looks = short(lines[1], 200) if len(lines) > 1 else ""
    c.past = short(" ".join(lines[2:]), 200)
    h.t.tell(
        f"{old} is:" if c.name == old else f"{old} has another name:",
        kind="told",
        seat=seat,
        quote="\n".join(filter(None, (c.name, c.looks, c.past))),
    )


def _name_in(line: str) -> tuple[str | None, str]:
    """A name and what follows it, where both stand on one line ("Mara, tall and cross"); None
    where there is nothing short enough to be called by."""
    if len(line) <= NAME and not re.search("[,;:(]", line):
        return line, ""
    name, _, after = re.split(r"\s*([,;:.(\u2013\u2014]|\s-\s)\s*", f"{line},", maxsplit=1)
    return (name, after.rstrip(",")) if 0 < len(name) <= NAME else (None, "")


def _speak(h: Here, seat: int) -> Prompt[str] | None:
    scene = h.s.scene
    if scene is None or not scene.told or scene.locked or not h.s.lives(seat):
        return None
    text = f"Say something as {h.who(seat)}, for the chronicle:"
    return h.t.text(seat, text, most=300, optional=True, verb="speak", rule="HI-16.4")


# -- standing orders, veils, tellings to write again (HI-16.7, HI-16.10, HI-17.2) ----------------


def _leisure(h: Here, seat: int) -> Prompt[str] | None:
    s = h.s
    order = s.players[seat].standing
    own = [
        Option(f"tale-{n}", "tell", short(f"Tell anew: {s.story[n].title}", 80))
        for n in _told_of_late(s, seat)
    ]
    options = (
        *(_orders(order.support, order.question, order.react) if s.lives(seat) else ()),
        *_veils(tuple(s.veils)),
        *own,
    )
    text = "At leisure: orders for when you are away, and what you want veiled or told anew."
    return h.t.choice(
        seat,
        text,
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        rule="HI-17.2" if s.lives(seat) else "HI-16.10",
    )


@cache
def _orders(support: str, question: str, react: bool) -> tuple[Option, ...]:
    """What else could be ordered, where these are the standing orders."""
    arm = "ask me" if react else "use them unasked"
    return (
        *(
            Option(f"support-{key}", "standing", label)
            for key, label in SUPPORT.items()
            if key != support
        ),
        *(
            Option(f"question-{key}", "standing", label)
            for key, label in QUESTION.items()
            if key != question
        ),
        Option("react", "standing", f"Cards that hold things off: {arm}"),
    )


@cache
def _veils(veiled: tuple[Theme, ...]) -> tuple[Option, ...]:
    """What could be done about each theme, where these are veiled."""
    return tuple(
        Option(
            f"veil-{theme}",
            "veil",
            f"{'Lift the veil from' if theme in veiled else 'Veil'} {theme}",
        )
        for theme in THEMES
    )


def _told_of_late(s: State, seat: int) -> list[int]:
    """The last things that happened of which the seat has told, and may tell anew; but for what it
    is telling anew."""
    again = s.players[seat].amending
    first = max(0, len(s.story) - 60)
    told = [
        number
        for number, entry in enumerate(s.story[first:], first)
        if entry.told and not entry.open and _has_told(entry, seat) and number != again
    ]
    return told[-6:]


def _has_told(entry: Entry, seat: int) -> bool:
    return any(told.seat == seat and told.about != "speech" for told in entry.told)


def _at_leisure(h: Here, seat: int, chosen: str) -> None:
    s = h.s
    player = s.players[seat]
    what, _, which = chosen.partition("-")
    if what == "veil":
        theme = next(theme for theme in THEMES if theme == which)
        if theme in s.veils:
            s.veils.remove(theme)
        else:
            s.veils.append(theme)
        state = "veiled" if theme in s.veils else "no longer veiled"
        h.t.tell(f"The theme of {theme} is {state} in what is told.", kind="veil", theme=theme)
    elif what == "tale":
        player.amending = int(which)
        h.t.tell("Write it again: the words you send next take its place.", seat, kind="amending")
    else:
        order: dict[str, Any] = {what: not player.standing.react if what == "react" else which}
        player.standing = replace(player.standing, **order)
        h.t.tell("Your standing order is noted, and nobody else sees it.", seat, kind="standing")
