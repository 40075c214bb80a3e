"""Free actions in the player's own turn: Food, Fury, abilities, hidden cards (LA-8.6, LA-21.4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from rules.aurora.effects import hidden_cards
from rules.aurora.effects.hidden_cards import CARDS
from rules.aurora.model.boxes import RESOURCE, RESOURCES
from rules.aurora.model.decks import HELD, name_of
from rules.aurora.model.players import FURY, Player
from rules.aurora.play import fury, resources
from rules.aurora.play.context import Here
from rules.aurora.play.convoy import convoy
from rules.aurora.play.hurry import note_hurry, offer_hurry
from rules.aurora.words import Message
from rules.engine import Option, Play, Prompt, Text
from rules.kit.turns import Asked

ABILITIES = {"exploration": ("cold-maiden", "jackal"), "movement": ("medic",)}
"""Phase -> the abilities that the player chooses to use; the others work by themselves."""
FREE = Message("free-actions")
END = Option("done", "done", Message("end-turn"))


def ask_with_free_actions(h: Here, seat: int, main: Callable[[], Prompt[str]]) -> Play[str | None]:
    """Ask the main question, and offer free actions beside it. Return the answer to the main
    question, or None after a free action, which may have changed what there is to ask."""
    first, may_do = main(), _list_options(h, seat)
    if len(first.options) == 1 and (
        h.find_player(seat).hurries or not (may_do or hidden_cards.could_play(h.s, seat))
    ):
        return first.options[0].id
    made = [(first, may_do)]

    def build() -> list[Asked]:
        asked, options = made.pop() if made else (main(), _list_options(h, seat))
        free = _list_free_prompts(h, seat, options)
        roles = {role for role, _ in free}
        offer_hurry(h, asked, secret="free" not in roles, plays="cards" in roles)
        return [("main", asked), *free]

    role, prompt, chosen = yield from h.ask_menu(build)
    if role == "main":
        return note_hurry(h, prompt, chosen)
    yield from carry_out(h, seat, chosen)
    return None


def ask_free_actions(h: Here, seat: int, text: Text, *, rule: str) -> Play[None]:
    """Offer free actions after the main one, as long as there are any (LA-8.6, LA-8.7)."""

    def main() -> Prompt[str]:
        return h.t.choice(seat, text, [END], default=END.id, topic="more", rule=rule)

    while (yield from ask_with_free_actions(h, seat, main)) is None:
        pass


def _list_free_prompts(h: Here, seat: int, options: Sequence[Option]) -> list[Asked]:
    """List the questions that offer these free actions, and hidden cards."""
    found: list[Asked] = []
    if options:
        default = options[0].id
        asked = h.t.choice(
            seat, FREE, options, default=default, optional=True, topic="free", rule="LA-21.4"
        )
        found.append(("free", asked))
    cards = hidden_cards.offer_hidden_cards(h, seat, CARDS)
    if cards is not None:
        found.append(("cards", cards))
    return found


def carry_out(h: Here, seat: int, chosen: str) -> Play[None]:
    """Do the free action that the player has chosen."""
    if chosen in HELD:
        yield from hidden_cards.play_hidden_card(h, seat, chosen)
        return
    what, _, which = chosen.partition(":")
    if what == "feed":
        feed_survivor(h, seat, which)
    elif what == "fury":
        yield from fury.spend_fury(h, seat, which)
    elif what == "turbo":
        _promise_resource(h, seat, which)
    else:
        yield from _use_ability(h, seat, what, which)


def list_meals(p: Player) -> list[Option]:
    """List the options to move a Survivor from Exhausted to Rest for 1 Food (LA-8.16, LA-9.2)."""
    if not p.count_tokens("P"):
        return []
    return [_make_meal_option(one.card) for one in p.in_zone("exhausted")]


@cache
def _make_meal_option(card: str) -> Option:
    words = Message("feed", survivor=name_of(card)), Message("feed-detail")
    return Option(f"feed:{card}", "feed", *words)


def feed_survivor(h: Here, seat: int, card: str) -> None:
    """Move a Survivor from Exhausted to Rest for 1 Food (LA-8.16, LA-9.2)."""
    p = h.find_player(seat)
    convoy.drop_token(p, "P")
    one = p.crew_of(card)
    one.zone = "rest"
    told = Message("feeds", player=h.name_seat(seat), survivor=one.name)
    h.tell(told, kind="food", seat=seat)


# -- abilities (LA-14) ---------------------------------------------------------------------------


def _list_ability_options(h: Here, p: Player) -> list[Option]:
    found: list[Option] = []
    for key in ABILITIES.get(h.s.phase, ()):
        one = p.find_able_survivor(key)
        if one is None:
            continue
        if key == "cold-maiden":
            if p.fury < FURY[-1]:
                label = Message("gain-one-fury", survivor=one.name)
                found.append(Option(f"{key}:", "ability", label))
        elif key == "jackal":
            found += [
                Option(
                    f"{key}:{r}", "ability", Message("take-resource", survivor=one.name, token=r)
                )
                for r in RESOURCES
                if not p.count_tokens(r) and convoy.has_room(p, r, moving=True)
            ]
        else:
            found += [
                Option(
                    f"{key}:{other.card}",
                    "ability",
                    Message("wake", survivor=one.name, other=other.name),
                )
                for other in p.in_zone("rest")
            ]
    return found


def _use_ability(h: Here, seat: int, key: str, which: str) -> Play[None]:
    p = h.find_player(seat)
    one = p.find_able_survivor(key)
    assert one is not None
    one.used = True
    if key == "cold-maiden":
        fury.gain_fury(h, seat, 1, why=one.name)
    elif key == "jackal":
        yield from resources.gain_tokens(h, seat, which, why=one.name)
    else:
        other = p.crew_of(which)
        other.zone = "active"
        told = Message("wakes", survivor=one.name, player=h.name_seat(seat), other=other.name)
        h.tell(told, kind="ability")


# -- speed for Food (the Biomass Turbo-truck) ----------------------------------------------------


def _list_turbo_options(h: Here, p: Player) -> list[Option]:
    """List the Resources that the player can promise for speed. Return none if the Convoy cannot
    drive: nothing is burnt for standing still (LA-10.6)."""
    if h.s.phase != "movement" or p.crossed or not (p.count_tokens("F") or p.free_fuel):
        return []
    return [
        Option(
            f"turbo:{box.what}", "ability", Message("burn", token=box.what), Message("burn-detail")
        )
        for _, box in p.list_working_boxes("turbo")
        if p.count_tokens(RESOURCE[box.what]) > p.burning.count(box.what)
        and convoy.can_be_manned(p)
    ]


def _promise_resource(h: Here, seat: int, what: str) -> None:
    p = h.find_player(seat)
    p.burning.append(what)
    p.speed += 1
    told = Message("will-burn", player=h.name_seat(seat), token=what)
    h.tell(told, kind="speed", seat=seat)


# -- the rest of the turn ------------------------------------------------------------------------


def _list_options(h: Here, seat: int) -> list[Option]:
    """List the free actions that everybody can see: Food, Fury, abilities."""
    p = h.find_player(seat)
    options = list_meals(p) if h.s.phase == "exploration" else []
    return [
        *options,
        *fury.list_fury_options(h, p),
        *_list_ability_options(h, p),
        *_list_turbo_options(h, p),
    ]


def can_act(h: Here, seat: int) -> bool:
    """Whether public facts allow a free action: Food, Fury or an ability with a use, or a hidden
    card that could have a use (LA-8.7)."""
    return bool(_list_options(h, seat)) or hidden_cards.could_play(h.s, seat)
