"""The short game: all players start further on, with items, scars and experience (PH-22)."""

from __future__ import annotations

from rules.engine import Option, Play, Prompt
from rules.posthuman.effects.language.words import item_detail
from rules.posthuman.model.decks import ITEMS, name_of, xp_of
from rules.posthuman.model.terms import GOAL
from rules.posthuman.play.context import Here
from rules.posthuman.play.people import experience, item_choices, scars
from rules.posthuman.words import Message
from rules.posthuman.words.terms import list_amounts

START = 4
"""The space of the journey track on which all start (PH-22.1)."""
SCARS = 2
CARDS = 3
TROPHIES = 3
CAUSE = Message("short-game")


def head_start(h: Here) -> Play[None]:
    """Do everything that the short game adds before the first turn (PH-22.1 to PH-22.5)."""
    h.tell(Message("short-start", place=START, goal=GOAL, scars=SCARS), kind="setup")
    for seat in h.s.list_seats_clockwise():
        h.human(seat).place = START
        yield from scars.draw_scars(h, seat, SCARS, CAUSE)
    yield from _ask_starting_items(h)
    for seat in h.s.list_seats_clockwise():
        _gain_starting_xp(h, seat)


# -- weapons and equipment (PH-22.2, PH-22.3) ----------------------------------------------------


def _ask_starting_items(h: Here) -> Play[None]:
    """Ask all players how many of their three cards are weapons, and which weapon they keep if they
    draw several. The cards go to the hand and are put into play by the usual rules."""
    seats = range(h.s.seats)
    mixes = yield from h.t.ask_all([_mix_prompt(h, seat) for seat in seats])
    weapons: list[list[str]] = []
    for seat, mix in zip(seats, mixes, strict=True):
        weapons.append(h.s.weapons.draw_up_to(h.t, int(mix)))
        equipment = h.s.equipment.draw_up_to(h.t, CARDS - int(mix))
        yield from item_choices.take_into_hand(h, seat, equipment)
    asked = [_keep_prompt(h, seat, drawn) for seat, drawn in enumerate(weapons) if len(drawn) > 1]
    kept = (yield from h.t.ask_all(asked)) if asked else []
    keeps = {prompt.seat: one for prompt, one in zip(asked, kept, strict=True)}
    for seat, drawn in enumerate(weapons):
        if drawn:
            mine = keeps.get(seat, drawn[0])
            h.s.weapons.discard(*[one for one in drawn if one != mine])
            yield from item_choices.take_into_hand(h, seat, [mine])


def _mix_prompt(h: Here, seat: int) -> Prompt[str]:
    options = [
        Option(
            str(n),
            "build",
            Message("all-of", things=list_amounts([("weapon", n), ("equipment", CARDS - n)])),
            Message("keep-one-weapon" if n > 1 else "keep-them-all"),
            {"weapons": n},
        )
        for n in range(CARDS + 1)
    ]
    return h.t.choice(
        seat,
        Message("how-many-weapons", cards=CARDS),
        options,
        default="1",
        topic="mix",
        rule="PH-22.2",
    )


def _keep_prompt(h: Here, seat: int, drawn: list[str]) -> Prompt[str]:
    return h.t.choice(
        seat,
        Message("keep-which-weapon"),
        [Option(one, "build", name_of(one), item_detail(ITEMS[one])) for one in drawn],
        default=drawn[0],
        secret=True,
        topic="keep",
        about=Message(
            "about-keeping-weapon", player=h.name_seat(seat), n=len(drawn), unit="weapon"
        ),
        rule="PH-22.2",
    )


# -- experience (PH-22.4) ------------------------------------------------------------------------


def _gain_starting_xp(h: Here, seat: int) -> None:
    """Give a human encounters of level 1 as XP; those that show no XP are discarded for a counter
    each (PH-22.4a)."""
    s = h.s
    drawn = s.encounters[1].draw_up_to(h.t, TROPHIES)
    told = Message("been-through", player=h.name_seat(seat), cards=[name_of(one) for one in drawn])
    h.tell_of(seat, told, kind="xp")
    experience.store_xp_cards(h, seat, drawn)
    experience.gain_xp(h, seat, sum(xp_of(one) == 0 for one in drawn), CAUSE)
