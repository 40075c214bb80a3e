"""A sensible player for empty seats: greedy, a little careful, and blind to what a person in its
seat could not see. It weighs each option by what it brings and how near it leads to the goal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.engine import Answer, Chance, Prompt

from .board import Space, distance
from .components import (
    CHART,
    COLOURS,
    ELEMENTS,
    HOMES,
    MONTHS_TO_WIN,
    VILLAGES,
    YIELDS,
    Cards,
    Colour,
    Element,
    Size,
    Zombie,
    read_element,
)
from .defaults import STAY
from .view import PlayerView, View
from .zombies import BACK


def answer(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """An answer to any prompt of the game, from the seat's own view."""
    seat = prompt.seat
    verbs = {option.verb for option in prompt.options}
    if "call" in verbs:
        # A bot never ends a game by itself, and never keeps people in one.
        return ["call"] if view.calls and seat not in view.calls else []
    me = view.players[seat]
    if verbs & {"accept", "refuse"}:
        return ["accept"] if _good_trade(view, me, prompt) else ["refuse"]
    if me.role == "zombie" and prompt.most > 1:
        return [option.id for option in prompt.options if option.id != BACK]
    if prompt.most > 1 or "colour" in verbs:
        return prompt.default
    weigh = _weigher(view, me, verbs)
    if weigh is None:
        return prompt.default
    best = max(weigh(option.id) for option in prompt.options)
    return [rng.pick([option.id for option in prompt.options if weigh(option.id) == best])]


def _weigher(view: View, me: PlayerView, verbs: set[str]) -> Callable[[str], float] | None:
    if me.role == "human":
        return {
            "move": lambda end: _human_end(view, me, end),
            "attack": lambda target: _human_target(view, me, target),
            "done": lambda act: _end_step(view, me, act),
        }.get(_main(verbs))
    if me.role == "zombie":
        if "attack" in verbs:
            return lambda target: _zombie_target(view, target)
        return lambda end: _zombie_end(view, end)
    if "move" in verbs:
        return lambda end: _vampire_end(view, end)
    return lambda act: _vampire_act(view, act)


def _main(verbs: set[str]) -> str:
    return "move" if "move" in verbs else "attack" if "attack" in verbs else "done"


# -- Humans --------------------------------------------------------------------------------------


def _human_end(view: View, me: PlayerView, end: Space) -> float:
    hand = _hand(me)
    token = view.tokens.get(end)
    home = view_home(view, me)
    ready = me.months >= MONTHS_TO_WIN
    complete = all(hand.values())
    if end == home and ready and complete:
        return 1000
    worth = 3.0 * view.crates.get(end, 0)
    if _monster_on(view, end):
        return worth - 3
    if token is None:
        worth += _unexplored_worth(view, me, ready and complete and home is None)
    elif token in YIELDS:
        after = hand.copy()
        count = 2 if me.colour in view.defenses.get(end, {}) else 1
        after[YIELDS[token]] += count
        worth += count * _need(view, me, YIELDS[token]) + _build_worth(view, me, end, after)
        worth -= _danger(view, me, end, after)
    elif token in VILLAGES:
        worth += _build_worth(view, me, end, hand)
    if ready and complete and home is not None:
        worth += 6 - abs(distance(end, home) - 3)
    return worth


def _unexplored_worth(view: View, me: PlayerView, seeks_home: bool) -> float:
    """Two cards or a wall most of the time; now and then a Lair, and everything is gone."""
    left = sum(view.bag.values())
    lairs = view.bag["city"] + view.bag["graveyard"]
    homes = view.bag[HOMES[me.colour]] if me.colour else 0
    risk = lairs / max(1, left) * (me.months * 4 + me.cards * 0.5)
    found = 2.6 + 5 * homes / max(1, left)
    return (20 if seeks_home else found) - risk


def _need(view: View, me: PlayerView, element: Element) -> float:
    """How welcome one more card of the element is: dear while few are held."""
    held = _hand(me)[element]
    if me.months >= MONTHS_TO_WIN:
        return 6.0 if held == 0 else 0.4
    return {0: 1.6, 1: 1.1, 2: 0.7}.get(held, 0.3)


def _build_worth(view: View, me: PlayerView, end: Space, hand: Cards) -> float:
    """Months that the hand could add there at once."""
    step = next_size(view, me, end)
    if step is None or me.months >= MONTHS_TO_WIN:
        return 0
    paid = all(hand[element] >= count for element, count in CHART[step].items())
    return 4.5 if paid else 0.3


def next_size(view: View, me: PlayerView, end: Space) -> Size | None:
    """The step that could be built on the space, cubes allowing."""
    token = view.tokens.get(end)
    there = view.defenses.get(end, {})
    step: Size | None = None
    if token in YIELDS:
        step = None if there else "basic"
    elif token in VILLAGES:
        own = there.get(me.colour) if me.colour else None
        after: dict[Size | None, Size | None] = {
            None: "basic",
            "basic": "improved",
            "improved": "fortified",
            "fortified": None,
        }
        step = after[own]
    return step if step and me.cubes[step] else None


def _danger(view: View, me: PlayerView, end: Space, hand: Cards) -> float:
    """Monsters that could be there next turn, less what the hand would hold off."""
    if me.colour in view.defenses.get(end, {}):
        return 0
    hunters = sum(1 for at in view.zombies.values() if 0 < distance(at, end) <= 4)
    worth = 0.25 * sum(hand.values())
    danger = 0.3 * hunters * worth
    if view.vampire and 0 < distance(view.vampire, end) <= 6:
        danger += 0.5 * worth
    return danger


def _human_target(view: View, me: PlayerView, target: str) -> float:
    if target == "done":
        return 1
    if target == "vampire":
        return 3 if view.drops == 0 else 0.5
    return 4 if target in ("original", me.colour) else 0.5


def _end_step(view: View, me: PlayerView, act: str) -> float:
    hand = _hand(me)
    ready = me.months >= MONTHS_TO_WIN
    if act == "build":
        return 0 if ready else 5
    if act.startswith("swap-"):
        _, given, wanted = act.split("-")
        lacks = hand[read_element(wanted)] == 0
        spare = hand[read_element(given)] - 3
        return 3 if lacks and spare >= 1 else 0.5
    return 1 if act == "done" else 0


def _good_trade(view: View, me: PlayerView, prompt: Prompt[Any]) -> bool:
    """Take what is needed more than what is given away."""
    offer = view.offer
    payable = any(option.id == "accept" for option in prompt.options)
    if not payable or offer is None or offer.give is None or offer.take is None:
        return False
    gain = sum(_need(view, me, e) * offer.give[e] for e in ELEMENTS)
    hand = _hand(me)
    loss = sum(
        (2.0 if hand[e] - offer.take[e] < 1 else 0.6) * offer.take[e]
        for e in ELEMENTS
        if offer.take[e]
    )
    return gain > loss


# -- Zombies -------------------------------------------------------------------------------------


def _zombie_end(view: View, option: str) -> float:
    if option.startswith("group-"):
        return 5
    if option in view.zombies and option not in view.tokens:
        return _zombie_first(view, option)
    city = _place(view, "city")
    all_up = len(view.zombies) == 6
    end = city if option == STAY else option
    if end is None:
        return 0
    if all_up:
        return 10 - distance(end, city or end) if end != city else 20
    token = view.tokens.get(end)
    if end == city:
        return 0.5
    if token is None:
        return 2 + 4 * _villages_left(view) / max(1, sum(view.bag.values()))
    if token in VILLAGES:
        return 9
    prey = [p for p in view.players if p.role == "human" and p.space == end]
    if any(p.colour not in view.zombies for p in prey):
        return 7
    if prey:
        return 4
    return 1 + _approach(view, end)


def _zombie_first(view: View, zombie: Zombie) -> float:
    """Those away from the City first; the order matters little."""
    return 1 if view.zombies[zombie] != _place(view, "city") else 0


def _approach(view: View, end: Space) -> float:
    """A little for being near something worth having: a free Village or somebody unprotected."""
    goals = [
        space
        for space, token in view.tokens.items()
        if token in VILLAGES and VILLAGES[token] not in view.zombies
    ]
    goals += [p.space for p in view.players if p.space and p.colour not in view.zombies]
    return max((1 - distance(end, goal) / 12 for goal in goals), default=0.0)


def _villages_left(view: View) -> int:
    return sum(view.bag[HOMES[colour]] for colour in COLOURS if colour not in view.zombies)


def _zombie_target(view: View, target: str) -> float:
    if target == "vampire":
        return 2 if view.drops == 0 else 0.5
    victim = _by_colour(view, target)
    fresh = 3 if target not in view.zombies else 0
    return fresh + 1 / (1 + victim.cards)


# -- the Vampire ---------------------------------------------------------------------------------


def _vampire_end(view: View, end: Space) -> float:
    token = view.tokens.get(end)
    loose = len(view.coffins) - len(view.saved)
    if token == "graveyard":
        complete = len(view.coffins) == len(COLOURS)
        return 30 if complete and view.drops else (8 if complete else 2.0) * loose
    if token is None:
        unplaced = sum(view.bag[HOMES[c]] for c in COLOURS if c not in view.coffins)
        return 2 + 4 * unplaced / max(1, sum(view.bag.values())) - (2 if view.bag["city"] else 0)
    if token in VILLAGES:
        return 10
    prey = [p for p in view.players if p.role == "human" and p.space == end]
    here = sum(1 for at in view.zombies.values() if at == end)
    if any(p.colour not in view.coffins for p in prey) and view.drops > 1:
        return 7
    thirst = 5.0 if view.drops < 2 else 1.5
    return thirst * min(2, 2 * len(prey) + here) / 2 if prey or here else 0.5


def _vampire_act(view: View, act: str) -> float:
    if act == "suck":
        return 2
    here = [p for p in view.players if p.role == "human" and p.space == view.vampire]
    worthwhile = view.drops > 1 and any(p.colour not in view.coffins for p in here)
    if act == "attack":
        return 3 if worthwhile else 0
    if act == "done":
        return 1
    if act.startswith("zombie-"):
        return 0.5
    return 2 if act not in view.coffins and view.drops > 1 else 0.1


# -- reading the view ----------------------------------------------------------------------------


def _hand(me: PlayerView) -> Cards:
    assert me.hand is not None
    return me.hand


def view_home(view: View, me: PlayerView) -> Space | None:
    """Where the player's Home Village lies, once found."""
    return _place(view, HOMES[me.colour]) if me.colour else None


def _place(view: View, token: str) -> Space | None:
    return next((space for space, there in view.tokens.items() if there == token), None)


def _monster_on(view: View, space: Space) -> bool:
    return view.vampire == space or space in view.zombies.values()


def _by_colour(view: View, colour: Colour | str) -> PlayerView:
    return next(player for player in view.players if player.colour == colour)
