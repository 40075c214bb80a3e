"""How strong bots play Posthuman: their rules of thumb, and how they search: how they redeal what a
seat may not know, which answers they try, and how near to the Fortress a position is. The rules of
thumb are better than those of `bot` at a table of several players. They were found by games of bots
in which these habits differed by chance: see docs/bots.md."""

from collections.abc import Callable, Hashable, MutableSequence, Sequence
from functools import lru_cache
from math import exp
from typing import Any

from rules.engine import Answer, Chance, Prompt
from rules.engine.search import Search
from rules.kit.bots import choose_best_thing, make_bare_view
from rules.kit.redeal import redeal_cards
from rules.posthuman import view_cards
from rules.posthuman.bot.fights import find_grave_tool
from rules.posthuman.bot.things import choose_stat
from rules.posthuman.bot.worths import Asked, choose_rated
from rules.posthuman.model.decks import SCARS, STARTING, WEAPONS
from rules.posthuman.model.state import Human, Order, State
from rules.posthuman.model.terms import STATS, Level, Stat, find_level
from rules.posthuman.play.people.experience import count_xp
from rules.posthuman.play.people.inventory import count_slots, count_used_slots
from rules.posthuman.play.people.sheet import sum_effective_stat
from rules.posthuman.play.travel.movement import STAY
from rules.posthuman.view import see_fight
from rules.posthuman.view_models import HumanView, MutantView, Private, SeatView, View

FITTEST = ("cage-fighter", "night-nurse", "runner", "stevedore", "gamekeeper", "gamer")
"""The ready-made characters, those first that win most often: melee counts for more than
shooting."""
HEALTH_TO_REST: dict[Level, int] = {1: 1, 2: 2, 3: 3}
"""The health at or below which the bot rests before encounters of each level."""
STATS_TO_RAISE: tuple[Stat, ...] = ("strength", "melee", "speed", "shooting", "mind")
"""The order in which stats are raised, first to 4, then to 5."""


def give_advice(view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
    """Find what a strong bot answers at once. Return None if it answers as a middling bot does."""
    if prompt.kind != "choice":
        return None
    if prompt.topic == "character":
        return _choose_character(prompt, rng)
    known = _ANSWERS.get(prompt.topic)
    if known is None or view.solo or view.human(prompt.seat) is None:
        return None
    return known(Asked(view, prompt, rng, careful=False))


def _choose_character(prompt: Prompt[Any], rng: Chance) -> Answer:
    """Choose the best character that is left."""
    left = [option.id for option in prompt.options]
    return [choose_best_thing(rng, left, lambda one: -FITTEST.index(one))]


def _choose_action(asked: Asked) -> Answer | None:
    """Rest a little sooner than a middling bot, and never spend a turn on food: moving also finds
    supplies."""
    me = asked.me
    level = find_level(min(10, me.place + 1))
    if "camp" in asked.ids and me.health <= min(HEALTH_TO_REST[level], me.limits["health"] - 1):
        return ["camp"]
    return ["move"] if "move" in asked.ids else None


def _choose_evade(asked: Asked) -> Answer:
    """Never evade: being caught mostly means defeat, and the encounter that replaces this one
    cannot be evaded. Use a card before a grave fight."""
    tool = find_grave_tool(asked)
    return ["fight"] if tool is None else [tool]


def _choose_level(asked: Asked) -> Answer:
    """Choose the level that gives a journey point, even if the bot is weak."""
    return choose_rated(asked, lambda option: float(option.data["jp"]))


def _choose_purchase(asked: Asked) -> Answer:
    """Buy only stats, strength first, as it raises health too."""
    return choose_stat(asked, STATS_TO_RAISE)


_ANSWERS: dict[str, Callable[[Asked], Answer | None]] = {
    "declare": _choose_action,
    "evade": _choose_evade,
    "level": _choose_level,
    "spend": _choose_purchase,
}


def view_for_bot(s: State, seat: int) -> View:
    """Make the view of a seat that is human now. For other seats it has only how far they have
    come; a bot that looked at anything else would fail."""
    human = s.human(seat)
    seats = [
        _view_own(s, seat, human) if n == seat else _view_other(n, *_find_progress(s, n))
        for n in range(s.seats)
    ]
    hand = [view_cards.view_card(one) for one in human.hand]
    private = make_bare_view(Private, hand=hand)
    return make_bare_view(
        View, seat=seat, turn=s.turn, solo=s.is_solo, seats=seats, private=private
    )


def _find_progress(s: State, seat: int) -> tuple[int | None, bool]:
    """Find the place of a human (None: there is none), and whether the seat is a mutant's."""
    player = s.players[seat]
    return None if player.human is None else player.human.place, player.mutant is not None


@lru_cache(maxsize=1024)
def _view_other(seat: int, place: int | None, turned: bool) -> SeatView:
    human = None if place is None else make_bare_view(HumanView, place=place)
    mutant = make_bare_view(MutantView) if turned else None
    return make_bare_view(SeatView, seat=seat, name="", human=human, mutant=mutant)


def _view_own(s: State, seat: int, human: Human) -> SeatView:
    fight = s.fights.get(seat)
    shown = make_bare_view(
        HumanView,
        effective={stat: sum_effective_stat(s, seat, stat) for stat in STATS},
        stats=human.stats,
        health=human.health,
        morale=human.morale,
        limits=human.limits,
        hunger=human.hunger,
        food=human.food,
        ammo=human.ammo,
        learnt=human.learnt,
        skills=[view_cards.view_card(one) for one in human.skills],
        gear=view_cards.view_gear(human),
        slots=count_slots(s, seat),
        used_slots=count_used_slots(s, seat),
        at=human.at,
        map=view_cards.list_map_tiles(human),
        place=human.place,
        fight=None if fight is None else see_fight(fight),
    )
    return make_bare_view(SeatView, seat=seat, name="", human=shown, mutant=None)


TOPICS = frozenset({"declare", "destination", "way", "camp", "lay"})
"""Topics of the questions that are searched: great decisions, on which others depend."""
LAST_TURN = 17
"""The turn after which a solo game may have no other."""


class PosthumanSearch(Search[State]):
    """Posthuman as the search sees it. Hidden are the decks and the stack of tiles, others' hands,
    the faces of their scars and of followers that lie face down, and standing orders; also, from
    humans, what mutants hold and have laid."""

    horizon = 40
    most = 4
    rounds = 40
    margin = 1.0

    def redeal_hidden(self, state: State, seat: int, rng: Chance) -> None:
        _deal_items(state, seat, rng)
        others = [state.human(n) for n in state.humans if n != seat]
        scars: list[MutableSequence[str]] = [human.scars for human in others]
        drawn = [n for n in state.mutants if n != seat and state.mutant(n).drawn is not None]
        held = [[str(state.mutant(n).drawn)] for n in drawn]
        # Others see what a mutation does, so they know which scars are blank.
        redeal_cards(rng, *scars, *held, state.scars.pile, alike=lambda scar: SCARS[scar].is_blank)
        for n, one in zip(drawn, held, strict=True):
            state.mutant(n).drawn = one[0]
        followers = [human.hidden_followers for human in others]
        redeal_cards(rng, *followers, state.followers.pile)
        looked_at = [tiles for n, tiles in sorted(state.drawn_tiles.items()) if n != seat]
        redeal_cards(rng, *looked_at, state.tiles)
        if seat not in state.mutants:
            _deal_to_mutants(state, rng)
        for deck in state.list_decks().values():
            redeal_cards(rng, deck.pile)
        for n, player in enumerate(state.players):
            if n != seat:
                player.standing.clear()

    def view(self, state: State, seat: int, names: tuple[str, ...]) -> View | None:
        return None if state.players[seat].human is None else view_for_bot(state, seat)

    def give_advice(self, view: View, prompt: Prompt[Any], rng: Chance) -> Answer | None:
        return give_advice(view, prompt, rng)

    def find_lap(self, state: State) -> Hashable:
        """Return the number of the lap: a turn, counted from when all have eaten and are about to
        declare."""
        return state.turn - (state.phase in ("build", "event"))

    def is_worth_searching(self, view: View, prompt: Prompt[Any]) -> bool:
        return prompt.topic in TOPICS and prompt.most == 1

    def rate_position(self, state: State, seat: int) -> float:
        if state.seats == 1:
            human = state.players[seat].human
            return 0.0 if human is None else _estimate_arrival(state, human)
        near = [exp(_rate_prospects(state, n)) for n in range(state.seats)]
        return near[seat] / sum(near)

    def list_plausible_answers(
        self, view: View, prompt: Prompt[Any], rng: Chance
    ) -> Sequence[Answer]:
        """List all answers but those by which a human does nothing in its turn."""
        return [[option.id] for option in prompt.options if option.id not in (STAY, "nothing")]

    def list_answers_to_try(self, view: View, prompt: Prompt[Any], rng: Chance) -> Sequence[Answer]:
        """List all answers but staying, because a human who stays loses a turn."""
        return [[option.id] for option in prompt.options if option.id != STAY]


def _deal_items(state: State, seat: int, rng: Chance) -> None:
    """Redeal hidden item cards within their decks. Cards named in an offer stay, as its partner has
    seen them."""
    named = {card for deal in state.deals for card in deal.give}

    def deck(card: str) -> Hashable:
        if card in STARTING or card in named:
            return card
        return "a weapon" if card in WEAPONS else "equipment"

    hands = [state.human(n).hand for n in state.humans if n != seat]
    redeal_cards(rng, *hands, state.weapons.pile, state.equipment.pile, alike=deck)


def _deal_to_mutants(state: State, rng: Chance) -> None:
    """Redeal what mutants hold and have laid, and forget their orders: no human knows them."""
    mutants = [state.mutant(n) for n in state.mutants]
    laid = [[mutant.laid] if mutant.laid is not None else [] for mutant in mutants]
    redeal_cards(rng, *[mutant.hand for mutant in mutants], *laid, state.mutant_actions.pile)
    for mutant, cards in zip(mutants, laid, strict=True):
        if cards:
            mutant.laid, mutant.order = cards[0], Order()


SPACE_WORTHS = (0.0, 0.16, 0.38, 0.58, 0.8, 1.15, 1.46, 1.87, 2.59, 3.75, 5.0)
"""What each space of the journey track is worth."""
HUNTER_WORTH = 4.1
"""What having turned is worth, if nobody else has."""


def _rate_prospects(state: State, seat: int) -> float:
    """Rate how near a seat is to winning at the beginning of a turn, as the logarithm of its share
    up to a constant. The weights were fitted to who won 1,900 two-player games of bots."""
    human = state.players[seat].human
    if human is None:
        return HUNTER_WORTH
    found = SPACE_WORTHS[human.place] + 0.13 * human.health + 0.05 * human.morale
    found += 0.12 * min(human.food, 6) - 0.12 * human.hunger - 0.2 * len(human.mutations)
    found += 0.27 * human.stats["melee"] + 0.21 * human.stats["speed"]
    found += 0.11 * human.stats["shooting"] + 0.09 * (len(human.gear) + len(human.hand))
    return found + 0.04 * count_xp(state, seat) - _rate_blocked_road(human)


def _rate_blocked_road(human: Human) -> float:
    """Rate the drawback that the road goes on over dead zones, or nowhere from here."""
    if not human.tile.is_completed:
        return 0.47 * sum(zone.kind == "dead" for zone in human.tile.card.zones[human.tile.done :])
    if human.find_empty_exits():
        return 0.0
    ways = [human.map[cell] for cell in human.find_connected_tiles().values()]
    return 0.0 if any(not way.is_completed for way in ways) else 1.1


def _estimate_arrival(state: State, human: Human) -> float:
    """Estimate the chance that a solo player arrives in time. The weights were fitted to 500
    games."""
    left, need = LAST_TURN - state.turn, 10 - human.place
    worth = 0.2 + 0.22 * left - 0.51 * need - 0.91 * need / max(1, left + 1)
    worth += 0.32 * human.health + 0.09 * human.morale + 0.21 * min(human.food, 6)
    worth -= 0.07 * human.hunger + 0.21 * len(human.mutations)
    return 1 / (1 + exp(-worth))
