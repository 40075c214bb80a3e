"""A sensible bot for empty seats: greedy, a little careful, and unable to see what a person in its
seat could not. It rates each option by what it brings and how near it leads to the goal."""

from collections.abc import Callable, Collection
from typing import Any

from rules.engine import Answer, Chance, Option, Prompt
from rules.kit import bots as kit
from rules.kit.counts import can_cover
from rules.survive.model.board import GRID, Space
from rules.survive.model.components import (
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
from rules.survive.play.absence import STAY
from rules.survive.play.humans.building import find_next_step
from rules.survive.play.monsters.zombies import BACK
from rules.survive.view import PlayerView, View


def choose_answer(view: View, prompt: Prompt[Any], rng: Chance) -> Answer:
    """Answer any prompt of the game, from the seat's own view."""
    if prompt.topic == "call":
        # A bot never ends a game by itself, and never keeps people in one.
        return ["call"] if view.calls and prompt.seat not in view.calls else []
    if prompt.topic == "offer":
        return ["accept" if _is_good_trade(view, view.players[prompt.seat], prompt) else "refuse"]
    if prompt.topic == "group":
        return [option.id for option in prompt.options if option.id != BACK]
    weigh = _find_rating(view, prompt)
    return (
        prompt.default if weigh is None else [kit.choose_best_thing(rng, prompt.options, weigh).id]
    )


def rank_options(view: View, prompt: Prompt[Any]) -> list[Answer]:
    """Rank the options of a question with one answer, the best first. Return none for other
    questions."""
    weigh = _find_rating(view, prompt)
    return [] if weigh is None else kit.rank_options(prompt, weigh)


def _find_rating(view: View, prompt: Prompt[Any]) -> Callable[[Option], float] | None:
    rate = RATINGS.get(prompt.topic)
    return rate and (lambda option: rate(view, view.players[prompt.seat], option.id))


# -- Humans --------------------------------------------------------------------------------------


def _rate_human_end(view: View, me: PlayerView, end: Space) -> float:
    hand = _read_own_hand(me)
    token = view.tokens.get(end)
    home = view_home(view, me)
    ready = me.months >= MONTHS_TO_WIN
    complete = all(hand.values())
    if end == home and ready and complete:
        return 1000
    worth = 3.0 * view.crates.get(end, 0)
    if _has_monster(view, end):
        return worth if can_win_crate(view, me, end) else worth - 3
    if token is None:
        worth += _rate_unexplored(view, me, ready and complete and home is None)
    elif token in YIELDS:
        after = hand.copy()
        count = 2 if me.colour in view.defenses.get(end, {}) else 1
        after[YIELDS[token]] += count
        worth += count * _rate_need(view, me, YIELDS[token]) + _build_worth(view, me, end, after)
        worth -= _estimate_danger(view, me, end, after)
    elif token in VILLAGES:
        worth += _build_worth(view, me, end, hand)
    if ready and complete and home is not None:
        worth += 6 - abs(GRID.count_steps(end, home) - 3)
    return worth


def can_win_crate(view: View, me: PlayerView, end: Space) -> bool:
    """Whether the hand can kill a Monster on this space whose death brings a Crate."""
    if not view.crates_left or me.months >= MONTHS_TO_WIN:
        return False
    hand = _read_own_hand(me)
    dear = {view.zombies.get("original"), view.zombies.get(me.colour) if me.colour else None}
    if end in dear and can_cover(hand, CHART["attack zombie"]):
        return True
    return view.vampire == end and not view.drops and can_cover(hand, CHART["attack vampire"])


def _rate_unexplored(view: View, me: PlayerView, seeks_home: bool) -> float:
    """Rate an unexplored space: mostly two cards or a wall, but a Lair costs everything."""
    left = sum(view.bag.values())
    lairs = view.bag["city"] + view.bag["graveyard"]
    homes = view.bag[HOMES[me.colour]] if me.colour else 0
    risk = lairs / max(1, left) * (me.months * 4 + me.cards * 0.5)
    found = 2.6 + 5 * homes / max(1, left)
    return (20 if seeks_home else found) - risk


def _rate_need(view: View, me: PlayerView, element: Element) -> float:
    """Rate one more card of the element: the fewer the player holds, the more it is worth."""
    held = _read_own_hand(me)[element]
    if me.months >= MONTHS_TO_WIN:
        return 6.0 if held == 0 else 0.4
    return {0: 1.6, 1: 1.1, 2: 0.7}.get(held, 0.3)


def _build_worth(view: View, me: PlayerView, end: Space, hand: Cards) -> float:
    """Rate the Months that this hand could add on the space at once."""
    step = find_next_size(view, me, end)
    if step is None or me.months >= MONTHS_TO_WIN:
        return 0
    if not _is_worth_building(view, me, end):
        return 0.3
    return 4.5 if can_cover(hand, CHART[step]) else 0.3


def _is_worth_building(view: View, me: PlayerView, end: Space) -> bool:
    """Whether to build on this space: the last Basic is kept for a Village while larger cubes could
    replace it there."""
    spare = me.cubes["improved"] + me.cubes["fortified"]
    return view.tokens.get(end) in VILLAGES or me.cubes["basic"] > 1 or not spare


def find_next_size(view: View, me: PlayerView, end: Space) -> Size | None:
    """Find the step that the player's cubes allow on this space. Return None if there is none."""
    there = view.defenses.get(end, {})
    return find_next_step(view.tokens.get(end), there, me.colour, me.cubes) if me.colour else None


def _estimate_danger(view: View, me: PlayerView, end: Space, hand: Cards) -> float:
    """Estimate the danger from Monsters that could come next turn; 0 beside the player's own
    Defense."""
    if me.colour in view.defenses.get(end, {}):
        return 0
    hunters = sum(1 for at in view.zombies.values() if 0 < GRID.count_steps(at, end) <= 4)
    worth = 0.25 * sum(hand.values())
    danger = 0.3 * hunters * worth
    if view.vampire and 0 < GRID.count_steps(view.vampire, end) <= 6:
        danger += 0.5 * worth
    return danger


def _rate_human_target(view: View, me: PlayerView, target: str) -> float:
    if target == "done":
        return 1
    if target == "vampire":
        return 3 if view.drops == 0 else 0.5
    return 4 if target in ("original", me.colour) else 0.5


def _end_step(view: View, me: PlayerView, act: str) -> float:
    ready = me.months >= MONTHS_TO_WIN
    if act == "build":
        return 0 if ready or not _is_worth_building(view, me, me.space or "") else 5
    if act.startswith("swap-"):
        _, given, wanted = act.split("-")
        return _swap_worth(view, me, read_element(given), read_element(wanted))
    return 1 if act == "done" else 0


def _swap_worth(view: View, me: PlayerView, given: Element, wanted: Element) -> float:
    """Rate a swap: good if the wanted card is lacking, best if it serves the next step here."""
    hand = _read_own_hand(me).copy()
    lacks = hand[wanted] == 0
    hand[given] -= 3
    if me.months < MONTHS_TO_WIN and _is_worth_building(view, me, me.space or ""):
        step = find_next_size(view, me, me.space or "")
        if step and hand[given] >= CHART[step][given] and hand[wanted] < CHART[step][wanted]:
            hand[wanted] += 1
            short = sum(max(0, count - hand[e]) for e, count in CHART[step].items())
            spare = sum(max(0, hand[e] - count) // 3 for e, count in CHART[step].items())
            if short <= spare:
                return 4
            hand[wanted] -= 1
    return 3 if lacks and hand[given] >= 1 else 0.5


def _is_good_trade(view: View, me: PlayerView, prompt: Prompt[Any]) -> bool:
    """Whether the player needs what the offer gives more than what it takes."""
    offer = view.offer
    payable = any(option.id == "accept" for option in prompt.options)
    if not payable or offer is None or offer.give is None or offer.take is None:
        return False
    gain = sum(_rate_need(view, me, e) * offer.give[e] for e in ELEMENTS)
    hand = _read_own_hand(me)
    loss = sum(
        (2.0 if hand[e] - offer.take[e] < 1 else 0.6) * offer.take[e]
        for e in ELEMENTS
        if offer.take[e]
    )
    return gain > loss


# -- Zombies -------------------------------------------------------------------------------------

FED_WORTH = 7
"""What an attack on a defenceless Human is worth to a Zombie if it raises no new Zombie."""


def _rate_zombie_end(view: View, option: str) -> float:
    if option.startswith("group-"):
        return 5
    if option in view.zombies and option not in view.tokens:
        return _rate_zombie_first(view, option)
    city = _find_token(view, "city")
    all_up = len(view.zombies) == 6
    end = city if option == STAY else option
    if end is None:
        return 0
    if all_up:
        return 10 - GRID.count_steps(end, city or end) if end != city else 20
    token = view.tokens.get(end)
    if end == city:
        return 0.5
    if token is None:
        left = max(1, sum(view.bag.values()))
        risk = 8 * len(view.zombies) * view.bag["graveyard"] / left
        return 2 + 4 * _count_villages_left(view) / left - risk
    if token in VILLAGES:
        return 9
    prey = [p for p in view.players if p.role == "human" and p.space == end]
    if prey:
        fresh = [_estimate_defenceless(p) for p in prey if p.colour not in view.zombies]
        return 3 + 5 * max(fresh) if fresh else FED_WORTH * max(map(_estimate_defenceless, prey))
    return 1 + _rate_nearness(end, _find_goals(view, view.zombies, len(view.zombies)))


def _rate_zombie_first(view: View, zombie: Zombie) -> float:
    """Rate which Zombie to move first: one away from the City, though the order matters little."""
    return 1 if view.zombies[zombie] != _find_token(view, "city") else 0


def _find_goals(view: View, up: Collection[str], most: int) -> list[Space]:
    """List where a Monster could win a colour that is not in `up`: Villages with at most `most`
    Defenses, and Humans whom it could attack where they stand."""
    villages = [
        space
        for space, token in view.tokens.items()
        if token in VILLAGES
        and VILLAGES[token] not in up
        and len(view.defenses.get(space, ())) <= most
    ]
    exposed = [
        p.space
        for p in view.players
        if p.space
        and view.tokens.get(p.space) in YIELDS
        and p.colour not in {*up, *view.defenses.get(p.space, {})}
    ]
    return villages + exposed


def _rate_nearness(end: Space, goals: list[Space]) -> float:
    return max((1 - GRID.count_steps(end, goal) / 12 for goal in goals), default=0.0)


def _count_villages_left(view: View) -> int:
    return sum(view.bag[HOMES[colour]] for colour in COLOURS if colour not in view.zombies)


def _rate_zombie_target(view: View, target: str) -> float:
    if target == "vampire":
        return 2 if view.drops == 0 else 0.5
    victim = _find_by_colour(view, target)
    fresh = 3 if target not in view.zombies else 0
    return fresh + 1 / (1 + victim.cards)


# -- the Vampire ---------------------------------------------------------------------------------


def rate_vampire_end(view: View, end: Space, thirsty: float = 5.0, sated: float = 1.5) -> float:
    """Rate ending on this space for the Vampire. `thirsty`, `sated`: what blood is worth with at
    most one Drop, and with more."""
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
    fresh = [_estimate_defenceless(p) for p in prey if p.colour not in view.coffins]
    if fresh and view.drops > 1:
        return 2 + 6 * max(fresh)
    thirst = thirsty if view.drops < 2 else sated
    open_throats = sum(map(_estimate_defenceless, prey))
    if prey or here:
        return thirst * min(2, 2 * open_throats + here) / 2
    return 0.5 + _rate_hunt(view, end)


def _rate_hunt(view: View, end: Space) -> float:
    """Rate slightly how near a Village that the Vampire can pay for is, or somebody to bite."""
    goals = _find_goals(view, view.coffins, view.drops)
    if view.drops < 2:
        goals += view.zombies.values()
    return _rate_nearness(end, goals)


def _rate_vampire_act(view: View, act: str) -> float:
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


def _estimate_defenceless(player: PlayerView) -> float:
    """Estimate how likely the Human cannot defend, from the number of cards: certain with 0 or
    1."""
    return max(0.1, 1 - max(0, player.cards - 1) / 6)


# -- reading the view ----------------------------------------------------------------------------


def _read_own_hand(me: PlayerView) -> Cards:
    assert me.hand is not None
    return me.hand


def view_home(view: View, me: PlayerView) -> Space | None:
    """Find the player's Home Village. Return None if it is not found yet."""
    return _find_token(view, HOMES[me.colour]) if me.colour else None


def _find_token(view: View, token: str) -> Space | None:
    return next((space for space, there in view.tokens.items() if there == token), None)


def _has_monster(view: View, space: Space) -> bool:
    return view.vampire == space or space in view.zombies.values()


def _find_by_colour(view: View, colour: Colour | str) -> PlayerView:
    return next(player for player in view.players if player.colour == colour)


RATINGS: dict[str, Callable[[View, PlayerView, str], float]] = {
    "human-move": _rate_human_end,
    "attack": _rate_human_target,
    "attack again": _rate_human_target,
    "end of turn": _end_step,
    "order": lambda view, _, zombie: _rate_zombie_end(view, zombie),
    "zombie-move": lambda view, _, end: _rate_zombie_end(view, end),
    "target": lambda view, _, target: _rate_zombie_target(view, target),
    "vampire-move": lambda view, _, end: rate_vampire_end(view, end),
    "vampire": lambda view, _, act: _rate_vampire_act(view, act),
    "vampire-target": lambda view, _, target: _rate_vampire_act(view, target),
}
"""Topic of a question -> how the bot rates the id of an option."""
