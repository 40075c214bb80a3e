"""Free actions, possible at any time between steps, in turn or out of it (HI-3.8, HI-12.3): cards,
gifts of Assets, names, tellings, standing orders, veils, and coming back after a death."""

from functools import partial
from typing import Any

from rules.engine import Offer, Option, Play, Prompt
from rules.hope.effects.cards import give_asset
from rules.hope.model import decks
from rules.hope.model.entries import Entry
from rules.hope.model.state import State
from rules.hope.play import absence, characters, latecomers, legacy, powers
from rules.hope.play.context import Here
from rules.hope.play.scene import narration
from rules.hope.words import Message, veils

ENTRIES_TO_RETELL = 6
"""How many of its entries a seat may tell of again."""


def list_free_offers(h: Here, seat: int) -> list[Offer]:
    """Make the questions of a seat's free actions, which are open beside those the table waits
    for."""
    telling = narration.offer_telling(h, seat)
    return [
        ("cards", partial(_offer_cards, h, seat)),
        ("join", partial(latecomers.offer_new_character, h, seat)),
        ("who", partial(characters.ask_name, h, seat)),
        *([telling] if telling is not None else []),
        ("speak", partial(narration.offer_line, h, seat)),
        ("leisure", partial(_offer_leisure, h, seat)),
    ]


def carry_out(h: Here, role: str, prompt: Prompt[Any], value: Any) -> Play[None]:
    """Carry out the free action that a player answered."""
    seat = prompt.seat
    if role == "cards":
        yield from _use_or_give(h, seat, value)
        if h.s.scene is None:  # before the next is drawn (HI-14.11)
            yield from legacy.resolve_legacies(h)
    elif role == "join":
        latecomers.apply_join_answer(h, seat, value)
    elif role == "who":
        characters.set_name(h, seat, value)
    elif role.startswith("tell"):
        narration.file_telling(h, seat, value)
    elif role == "speak":
        narration.file_speech(h, seat, value)
    else:
        _carry_out_free_action(h, seat, value)


def _is_travelling(s: State, seat: int) -> bool:
    """Whether the seat has a character, and the journey is not over: then all that is left is to
    tell (HI-15.4)."""
    return s.is_alive(seat) and s.phase != "end"


# -- cards and gifts (HI-12.3, HI-12.9) ----------------------------------------------------------


def _offer_cards(h: Here, seat: int) -> Prompt[str] | None:
    s = h.s
    if not _is_travelling(s, seat):
        return None
    options = [powers.make_use_option(card) for card in _list_playable(h, seat)]
    rule = "HI-12.2" if options else "HI-12.9"
    things = s.find_character(seat).assets
    others = s.list_others(seat) if things else []
    options += [
        Option(
            f"{held.card}>{other}",
            "give",
            Message("give-to", card=decks.find_card_name(held.card), other=h.name_seat(other)),
        )
        for held in things
        for other in others
    ]
    if not options:
        return None
    text = Message("your-cards")
    return h.t.choice(seat, text, options, default=options[0].id, optional=True, rule=rule)


def _list_playable(h: Here, seat: int) -> list[powers.Card]:
    scene = h.s.scene
    pleading = scene is not None and scene.acted and scene.told and scene.scene.kind == "roll"
    found = powers.list_usable(h, seat, "free")
    if pleading:
        found += powers.list_usable(h, seat, "plead")
    return [card for card in found if not h.has_open_option(seat, [f"use:{card.id}"])]


def _use_or_give(h: Here, seat: int, chosen: str) -> Play[None]:
    card_id, given, other = chosen.partition(">")
    if given:
        held = next(held for held in h.s.find_character(seat).assets if held.card == card_id)
        yield from give_asset(h, held, seat, int(other), Message("given-freely"))
        return
    card = next(card for card in _list_playable(h, seat) if card.id == chosen)
    yield from powers.use_card(h, seat, card)


# -- standing orders, veils, tellings to write again (HI-16.7, HI-16.10, HI-17.2) ----------------


def _offer_leisure(h: Here, seat: int) -> Prompt[str] | None:
    s = h.s
    travels = _is_travelling(s, seat)
    options = list(absence.list_orders(h, seat) if travels else ())
    options += veils.list_veil_options(tuple(s.veils))
    for n in _list_amendable_entries(s, seat):
        again = Message("tell-again", title=s.story[n].title.text)
        options.append(Option(f"tale-{n}", "tell", again))
    return h.t.choice(
        seat,
        Message("at-leisure"),
        options,
        default=options[0].id,
        secret=True,
        optional=True,
        aside=True,
        rule="HI-17.2" if travels else "HI-16.10",
    )


def _list_amendable_entries(s: State, seat: int) -> list[int]:
    """List the seat's recent tellings that it may rewrite, except the one that it is rewriting
    now."""
    again, found = s.players[seat].amending, list[int]()
    for number in range(len(s.story) - 1, max(0, len(s.story) - 60) - 1, -1):
        entry = s.story[number]
        if entry.told and not entry.open and number != again and _has_told(entry, seat):
            found.append(number)
        if len(found) == ENTRIES_TO_RETELL:
            break
    return found[::-1]


def _has_told(entry: Entry, seat: int) -> bool:
    return any(told.seat == seat and told.about != "speech" for told in entry.told)


def _carry_out_free_action(h: Here, seat: int, chosen: str) -> None:
    what, _, which = chosen.partition("-")
    if what == "veil":
        veils.switch_veil(h, which)
    elif what == "tale":
        h.s.players[seat].amending = int(which)
        h.t.tell(Message("write-again"), seat, kind="amending")
    else:
        absence.give_order(h, seat, what, which)
