"""What holds after every answer of every game of Posthuman (the ledger's section 30)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from rules.engine import Event, Table
from rules.kit.packs.catalog import list_added_cards
from rules.posthuman.model.decks import (
    ENCOUNTERS,
    EQUIPMENT,
    EVENTS,
    FOLLOWERS,
    ITEMS,
    MINIONS,
    MUTANT_ACTIONS,
    SCARS,
    SKILLS,
    STARTING,
    SUPPLY,
    TILES,
    WEAPONS,
)
from rules.posthuman.model.fight_state import Fight
from rules.posthuman.model.state import HOME, Human, Laid, Mutant, State, find_neighbour
from rules.posthuman.model.terms import JOURNEY_END, STATS
from rules.posthuman.play.people.inventory import count_slots, count_used_slots, find_hand_limit
from rules.posthuman.play.people.scars import find_hand_limit as mutant_hand_limit
from tests.kit.laws import each_once

BOXES: dict[str, frozenset[str]] = {
    "events": frozenset(EVENTS),
    "supply": frozenset(SUPPLY),
    "skills": frozenset(SKILLS),
    "equipment": frozenset(EQUIPMENT) - STARTING,
    "weapons": frozenset(WEAPONS) - STARTING,
    "followers": frozenset(FOLLOWERS),
    "scars": frozenset(SCARS),
    "mutant actions": frozenset(MUTANT_ACTIONS),
    "starting items": STARTING,
    "encounters": frozenset(ENCOUNTERS),
    "minions": frozenset(MINIONS),
}
"""All physical cards, by their kind (PH-1.1)."""
BOX_OF = {card: name for name, box in BOXES.items() for card in box}
IN_THE_AIR = 24
"""Cards that a step may have while somebody chooses among them: drawn skills, drawn items."""


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game: all three flags."""
    return {name: rnd.random() < 0.35 for name in ("short", "strict", "custom")}


class Laws:
    """The invariants of one table; some are about what went before, so it watches the table from
    its opening."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.places: dict[int, int] = {}
        self.done: dict[tuple[int, str], bool] = {}
        self.foraged: set[tuple[int, str]] = set()
        self.asked: set[tuple[int, str]] = set()
        self.check(())

    def check(self, events: Sequence[Event]) -> None:
        s = self.table.state
        undone = any(event.kind == "undo" for event in events)
        if len(s.players) == s.seats:
            # While a free action of somebody asks something, the questions to others wait.
            seats = {prompt.seat for prompt in self.table.needed_prompts}
            now = {(prompt.seat, prompt.topic) for prompt in self.table.prompts}
            self.asked = now | {one for one in self.asked if one[0] not in seats}
            # Who looks at the scar of a wound is not yet known to be knocked out by it.
            hurt = {seat for seat, topic in self.asked if topic == "evolve"}
            for seat in s.humans:
                _check_human(s, seat, s.human(seat), least=0 if seat in hurt else 1)
                _check_map(s.human(seat))
            for seat in s.mutants:
                _check_mutant(s.mutant(seat))
            _check_hands(self.table.state, self.asked)
            if s.turn:
                _check_players(s)
                _check_events(s)
                _check_cards(self.table)
                _check_tiles(s)
        for fight in s.fights.values():
            _check_fight(fight)
        _check_struck(s)
        if not undone:
            self._check_past(s)
            if s.turn:
                self._check_places(s, events)
        self._remember(s)
        _check_going(self.table)

    def _check_past(self, s: State) -> None:
        for seat, before in self.places.items():
            if seat in s.humans:
                assert s.human(seat).place >= before, "PH-30.9: the place falls"
        for (seat, cell), done in self.done.items():
            if seat in s.humans and done:
                laid = s.human(seat).map[cell]
                assert laid.is_completed, "PH-30.10: completed, and no more"
        for seat, cell in self.foraged:
            if seat in s.humans:
                assert s.human(seat).map[cell].foraged, "PH-30.10: foraged twice"

    def _check_places(self, s: State, events: Sequence[Event]) -> None:
        """PH-30.9: a space for a completed zone, or for a card that says so, and no more."""
        told = Counter(e.data.get("seat") for e in events if e.kind in ("zone", "jp"))
        for seat, before in self.places.items():
            if seat in s.humans:
                up = s.human(seat).place - before
                assert up <= told[seat], f"PH-30.9: the place rises by {up}"

    def _remember(self, s: State) -> None:
        self.places = {seat: s.human(seat).place for seat in s.humans}
        tiles = {(n, cell): laid for n in s.humans for cell, laid in s.human(n).map.items()}
        self.done = {at: laid.is_completed for at, laid in tiles.items()}
        self.foraged = {at for at, laid in tiles.items() if laid.foraged}


def _check_human(s: State, seat: int, human: Human, *, least: int) -> None:
    """A human's sheet. `least`: of health and morale, 0 while its wounds are being dealt."""
    limits = human.limits
    assert least <= human.health <= limits["health"] <= 8, "PH-30.1"
    assert least <= human.morale <= limits["morale"] <= 8, "PH-30.1"
    assert limits == {"health": human.stats["strength"] + 3, "morale": human.stats["mind"] + 3}, (
        "PH-30.2"
    )
    assert 0 <= human.hunger <= 3, "PH-30.3"
    assert min(human.food, human.ammo, human.counters) >= 0, "PH-30.3"
    assert all(2 <= human.stats[stat] <= 5 for stat in STATS), "PH-30.4"
    assert count_used_slots(s, seat) <= count_slots(s, seat), "PH-30.7"
    assert len(human.mutations) <= 4, "PH-30.8"
    assert 0 <= human.place <= JOURNEY_END, "PH-30.9"
    _check_gear(human)


def _check_gear(human: Human) -> None:
    """What is active or mounted on is in play; every item is where items can be."""
    assert set(human.melee) <= set(human.gear)
    assert human.ranged is None or human.ranged in human.gear
    assert set(human.mounts) <= set(human.gear)
    for card in (*human.gear, *human.hand, *human.mounts.values()):
        assert card in ITEMS, card


def _check_map(human: Human) -> None:
    """PH-30.11, PH-30.12: every tile hangs together; the human stands on one of them."""
    reached, ahead = {HOME}, [HOME]
    while ahead:
        at = ahead.pop()
        for cell in _find_connected(human.map, at):
            if cell not in reached:
                reached.add(cell)
                ahead.append(cell)
    assert reached == set(human.map), "PH-30.11: a tile hangs on nothing"
    assert human.at in human.map, "PH-30.12"
    tile = human.tile
    if human.zone is not None:
        assert 0 <= human.zone < len(tile.card.zones), "PH-30.12"
        if not tile.is_completed:
            assert human.zone <= tile.done, "PH-30.12: in a zone before those in front of it"
    else:
        assert tile.is_completed, "PH-30.12: on the marker of a tile that is not completed"
    if human.fresh:
        assert tile.is_completed


def _find_connected(laid: dict[str, Laid], at: str) -> Iterator[str]:
    opposite = {"N": "S", "E": "W", "S": "N", "W": "E"}
    for side in laid[at].exits:
        cell = find_neighbour(at, side)
        if cell in laid and opposite[side] in laid[cell].exits:
            yield cell


def _check_players(s: State) -> None:
    """PH-30.17: a seat is human or a mutant, which has nothing of a human's."""
    for player in s.players:
        assert (player.human is None) != (player.mutant is None), "PH-30.17: both, or neither"
    for seat in s.mutants:
        assert seat not in s.fights, "PH-30.17: a mutant meets nobody"
        assert not s.drawn_tiles.get(seat), "PH-30.17: a mutant lays no tile"


def _check_events(s: State) -> None:
    """PH-30.13: one event and one season, each of its kind."""
    assert s.event is None or EVENTS[s.event].kind == "regular", "PH-30.13"
    assert s.season is None or EVENTS[s.season].kind == "seasonal", "PH-30.13"


def _check_hands(s: State, asked: set[tuple[int, str]]) -> None:
    """PH-30.6: nobody holds too many cards who is not asked to discard some."""
    for seat in s.humans:
        fits = len(s.human(seat).hand) <= find_hand_limit(s, seat)
        assert fits or (seat, "hand") in asked, "PH-30.6: too many items"
    for seat in s.mutants:
        mutant = s.mutant(seat)
        fits = len(mutant.hand) <= mutant_hand_limit(mutant)
        assert fits or (seat, "hand_limit") in asked, "PH-30.6: too many actions"


def _check_struck(s: State) -> None:
    """PH-30.14: one action of each mutant a turn, and each title once on a human."""
    assert len(s.struck) == len(set(s.struck)), "PH-30.14: a title twice on one human"
    acted = sum(s.mutant(seat).acted for seat in s.mutants)
    assert len(s.struck) <= acted, "PH-30.14: more actions than mutants who acted"


def _check_mutant(mutant: Mutant) -> None:
    assert all(1 <= value <= 5 for value in mutant.stats.values()), "PH-30.4"
    assert not any(SCARS[scar].is_blank for scar in mutant.mutations), "PH-30.8"
    assert len(mutant.hand) == len(set(mutant.hand))


def list_all_cards(s: State) -> Iterator[str]:
    """Every card in play, in a deck, or out of the game."""
    piles = [s.events, s.supply, s.skills, s.equipment, s.weapons, s.followers, s.scars]
    piles += [s.mutant_actions, *s.encounters.values(), *s.minions.values()]
    for deck in piles:
        yield from deck.cards
    yield from s.market
    yield from s.removed
    yield from (card for card in (s.event, s.season) if card is not None)
    for player in s.players:
        human, mutant = player.human, player.mutant
        if human is not None:
            yield from (*human.trophies, *human.skills, *human.hand, *human.gear)
            yield from (*human.mounts.values(), *human.followers, *human.hidden_followers)
            yield from (*human.events, *human.scars)
        if mutant is not None:
            yield from (*mutant.mutations, *mutant.hand)
            if mutant.laid is not None:
                yield mutant.laid
    for fight in s.fights.values():
        # The killed are kept as cards from the moment they fall, or when the fight is over.
        yield fight.encounter
        yield from (foe.card for foe in fight.foes if foe.card != fight.encounter)


def _check_cards(table: Table[State]) -> None:
    """PH-30.5: every card is in exactly one place, but for what somebody chooses among."""
    packed = list_added_cards(table, "encounters")
    everywhere = [card for card in list_all_cards(table.state) if card not in TILES]
    own = [card for card in everywhere if card in packed]
    each_once(own, packed, "PH-30.5, of packs", in_the_air=IN_THE_AIR)
    everywhere = [card for card in everywhere if card not in packed]
    there = set(everywhere)
    strange = there - BOX_OF.keys()
    assert not strange, f"PH-30.5: {strange} are nothing"
    if len(there) == len(everywhere) and all(
        len(box - there) <= IN_THE_AIR for box in BOXES.values()
    ):
        return  # as nearly always; now to say what is wrong
    found: dict[str, Counter[str]] = {name: Counter() for name in BOXES}
    for card in everywhere:
        found[BOX_OF[card]][card] += 1
    for name, box in BOXES.items():
        each_once(found[name].elements(), box, "PH-30.5", in_the_air=IN_THE_AIR)


def _check_tiles(s: State) -> None:
    """PH-30.11: tiles laid, in the stack, out of the game and in a drawer's hand are all there
    are."""
    laid = [one.tile for n in s.humans for one in s.human(n).map.values() if one.tile != "start"]
    gone = [card for card in s.removed if card in TILES]
    drawn = [tile for tiles in s.drawn_tiles.values() for tile in tiles]
    everywhere = [*laid, *s.tiles, *gone, *drawn]
    each_once(everywhere, [tile for tile in TILES if tile != "start"], "PH-30.11", in_the_air=6)


def _check_fight(fight: Fight) -> None:
    assert 0 <= fight.round <= 3, "PH-30.16"
    clash = fight.clash
    if clash is not None and clash.theirs:
        assert len(clash.mine) + len(clash.defence) >= 1, "PH-30.16"
    if clash is not None:
        for rolled in (clash.rerolled, clash.their_rerolled):
            assert len(rolled) == len(set(rolled)), "PH-30.16: a die rolled again twice"
    assert all(foe.health >= 0 for foe in fight.foes)


def _check_going(table: Table[State]) -> None:
    """PH-30.18: while the game is on, somebody is asked something; PH-30.20 with nobody human it is
    over."""
    if table.result is None:
        assert table.needed_prompts, "PH-30.18: nobody is asked"
        s = table.state
        if len(s.players) == s.seats and s.turn and all(p.human or p.mutant for p in s.players):
            assert s.humans, "PH-30.20: nobody is human, and the game goes on"
