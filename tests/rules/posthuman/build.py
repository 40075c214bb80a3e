"""Positions of Posthuman in few words, and one play of the rules alone at a table.

    road = Road(2).human(0, health=4, food=2).has(0, "footwork", "knife").holds(0, "gunscope")
    road.lays(0, "clinic", "0,1").stands(0, "0,1")          # all its zones are completed
    road.fight(0, "netboy-trapper").stacks("equipment", "field-dressing")
    case = road.play(lambda h: checks.test(h, 0, "mind"), 6)  # chance brings a 6
    assert not case.returned and case.human(0).health == 4

Seats are Ada, Ben, Cleo and Dov; all are human, every stat is 3 (so health and morale stand at
their limit, 6), nobody owns anything, and each stands at home. Cards are named by their kind: the
first copy that still lies in a deck is taken; `own_cards` makes others. Decks lie in the order of
their files. Everything goes through the table's public face; when the play ends, the game does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

from rules.engine import Game, Option, Play, Table
from rules.kit.decks import Deck
from rules.posthuman import GAME
from rules.posthuman.model import decks
from rules.posthuman.model.fight_state import Fight, Foe
from rules.posthuman.model.state import HOME, Human, Laid, Mutant, Phase, Player, State
from rules.posthuman.model.terms import STATS, Action, Level
from rules.posthuman.play.actions import free_actions
from rules.posthuman.play.context import Here
from tests.kit import alone
from tests.kit.alone import Alone
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck

NAMES = ("Ada", "Ben", "Cleo", "Dov")
DECKS = (
    *("events", "supply", "skills", "equipment", "weapons", "followers", "scars"),
    "mutant_actions",
)
Script: TypeAlias = Callable[[Here], Any]
"""What is played: `lambda h: forage(h, 0)`, or what is merely done: `lambda h: flip(h, 0, "x")`."""


def decks_of(seats: int) -> State:
    """A position with all cards in their decks and nobody there."""
    s = State(seats=seats, phase="act", turn=1)
    s.tiles = decks.list_copies(decks.CONTENT.tiles)
    for name in DECKS:
        setattr(s, name, Deck(decks.list_copies(getattr(decks.CONTENT, name))))
    levels: tuple[Level, ...] = (1, 2, 3)
    s.encounters = {level: Deck(decks.list_encounters(level)) for level in levels}
    minions = decks.list_copies(decks.CONTENT.minions)
    mutant = [one for one in minions if decks.MINIONS[one].enemy.kind == "mutant"]
    human = [one for one in minions if one not in mutant]
    s.minions = {"human": Deck(human), "mutant": Deck(mutant)}
    s.market = decks.list_copies(decks.CONTENT.starting)
    return s


class Road:
    """A position in the making."""

    def __init__(
        self, seats: int = 2, *, phase: Phase = "act", turn: int = 1, strict: bool = False
    ) -> None:
        s = self.state = decks_of(seats)
        s.phase, s.turn, s.strict = phase, turn, strict
        s.players = [Player(human=plain_human()) for _ in range(seats)]

    # -- who is there ----------------------------------------------------------------------------

    def human(self, seat: int, **fields: Any) -> Road:
        """What is different about somebody: stats by their names, and fields of Human (a list for
        `melee` is that of active weapons). Health and morale stand at their limits, unless they are
        named."""
        human = self.state.human(seat)
        for stat in STATS:
            if isinstance(fields.get(stat), int):
                human.stats[stat] = fields.pop(stat)
                human.health, human.morale = human.limits["health"], human.limits["morale"]
        for name, value in fields.items():
            assert name in Human.__slots__, name
            setattr(human, name, value)
        return self

    def has(self, seat: int, *cards: str) -> Road:
        """Cards that work for somebody, or that it bears: skills, items in play (the first weapons
        active), active followers, kept events, scars, XP cards."""
        human = self.state.human(seat)
        for card in cards:
            one = self.take(card)
            if one in decks.SKILLS:
                human.skills.append(one)
            elif one in decks.ITEMS:
                human.gear.append(one)
                if one in decks.WEAPONS and decks.WEAPONS[one].is_ranged:
                    human.ranged = human.ranged or one
                elif one in decks.WEAPONS:
                    human.melee = human.melee or [one]
            elif one in decks.FOLLOWERS:
                human.followers.append(one)
            elif one in decks.EVENTS:
                human.events.append(one)
            elif one in decks.SCARS:
                human.scars.append(one)
            else:
                human.trophies.append(one)
        return self

    def holds(self, seat: int, *cards: str) -> Road:
        """Item cards in somebody's hand; a mutant's actions."""
        player = self.state.players[seat]
        hand = player.human.hand if player.human is not None else self.state.mutant(seat).hand
        hand += [self.take(card) for card in cards]
        return self

    def hides(self, seat: int, *followers: str) -> Road:
        """Followers that lie face down."""
        self.state.human(seat).hidden_followers += [self.take(one) for one in followers]
        return self

    def mounts(self, seat: int, weapon: str, card: str) -> Road:
        """Equipment on a weapon that is in play."""
        human = self.state.human(seat)
        on = next(one for one in human.gear if weapon in (one, decks.find_kind(one)))
        human.mounts[on] = self.take(card)
        return self

    def mutant(self, seat: int, *scars: str, **fields: Any) -> Road:
        """Somebody has turned, last turn, with these mutations; human stats by their names, `laid`
        and fields of Mutant."""
        stats = {stat: fields.pop(stat, 3) for stat in STATS}
        if isinstance(fields.get("laid"), str):
            fields["laid"] = self.take(fields["laid"])
        made = {"turned_on": self.state.turn - 1, **fields}
        self.state.players[seat] = Player(
            mutant=Mutant(human_stats=stats, mutations=[self.take(one) for one in scars], **made)
        )
        return self

    def stands_by(self, seat: int, **orders: str) -> Road:
        """Standing orders: `stands_by(0, evade="default")`."""
        self.state.players[seat].standing.update(orders)
        return self

    # -- maps ------------------------------------------------------------------------------------

    def lays(
        self,
        seat: int,
        tile: str,
        cell: str,
        *,
        quarters: int = 0,
        done: int | None = None,
        foraged: bool = False,
    ) -> Road:
        """A tile on somebody's map; completed, unless `done` names fewer zones."""
        one = self.take(tile)
        zones = len(decks.TILES[one].zones)
        laid = Laid(tile=one, quarters=quarters, foraged=foraged)
        laid.done = zones if done is None else done
        self.state.human(seat).map[cell] = laid
        return self

    def stands(
        self, seat: int, cell: str = HOME, *, zone: int | None = None, fresh: bool = False
    ) -> Road:
        """Where somebody's meeple is."""
        human = self.state.human(seat)
        human.at, human.zone, human.fresh = cell, zone, fresh
        return self

    def camps(self, seat: int, tile: str, **laid: Any) -> Road:
        """Somebody stands on the marker of a completed tile north of home, not having left since it
        was completed, and camps."""
        self.lays(seat, tile, "0,1", **laid).stands(seat, "0,1", fresh=True)
        return self.declares(seat, "camp")

    # -- the turn --------------------------------------------------------------------------------

    def declares(self, seat: int, action: Action) -> Road:
        self.state.human(seat).declared = action
        return self

    def event(self, card: str) -> Road:
        """The event in force, or the season."""
        one = self.take(card)
        if decks.EVENTS[one].kind == "seasonal":
            self.state.season = one
        else:
            self.state.event = one
        return self

    def fight(self, seat: int, encounter: str, *minions: str, **fields: Any) -> Road:
        """Somebody is in an encounter: just revealed, unless fields of Fight say otherwise."""
        one = self.take(encounter)
        card = decks.ENCOUNTERS[one]
        foes = [self.take(each) for each in minions]
        if card.combat is not None:
            foes = [one, *foes]
        self.state.fights[seat] = Fight(
            encounter=one,
            level=card.level,
            foes=[
                Foe(
                    card=foe,
                    health=decks.find_enemy_card(foe).health,
                    shot=not decks.find_enemy_card(foe).dice,
                )
                for foe in foes
            ],
            **fields,
        )
        return self

    # -- decks -----------------------------------------------------------------------------------

    def stacks(self, deck: str, *cards: str) -> Road:
        """What is drawn next from a deck, in this order: a field of State, "level1" to "level3",
        "human" or "mutant" minions. The others lie below, in the order of their file."""
        pile = self._pile(deck)
        for card in reversed(cards):
            pile.append(self.take(card))
        return self

    def only(self, deck: str, *cards: str) -> Road:
        """A deck holds these alone, drawn in this order; the rest is out of the game."""
        pile = self._pile(deck)
        found = [self.take(card) for card in cards]
        self.state.removed += pile
        pile[:] = reversed(found)
        return self

    def _pile(self, deck: str) -> list[str]:
        s = self.state
        if deck == "tiles":
            return s.tiles
        levels: dict[str, Level] = {"level1": 1, "level2": 2, "level3": 3}
        if deck in levels:
            return s.encounters[levels[deck]].pile
        if deck in ("human", "mutant"):
            return s.minions["human" if deck == "human" else "mutant"].pile
        found: Deck[str] = getattr(s, deck)
        return found.pile

    def take(self, card: str) -> str:
        """The first copy of a card that lies in a deck (or on the market, or out of the game),
        taken from there; a card of the test's own as it is."""
        for pile in self._piles():
            for one in pile:
                if card in (one, decks.find_kind(one)):
                    pile.remove(one)
                    return one
        assert card in decks.CARDS, f"There is no {card} left."
        return card

    def _piles(self) -> Iterator[list[str]]:
        s = self.state
        yield s.tiles
        yield s.market
        named = [getattr(s, name) for name in DECKS]
        for deck in (*named, *s.encounters.values(), *s.minions.values()):
            yield deck.pile
        yield s.removed

    # -- playing ---------------------------------------------------------------------------------

    def play(
        self,
        script: Script | None = None,
        *luck: Any,
        seed: str = "seed",
        game: Game[State] | None = None,
        free: bool = False,
    ) -> Case:
        """Sit down: the script is played alone (with `free`, what is free at any time stands open
        beside it), or a whole game. `luck`: what chance brings first (see Loaded)."""

        def done(t: Table[State]) -> Any:
            h = Here(t)
            if free:
                h.offer_free_actions(
                    lambda seat: free_actions.list_offers(h, seat),
                    lambda role, prompt, value: free_actions.carry_out(h, role, prompt, value),
                )
            return script(h) if script is not None else None

        loaded, one = Loaded(luck), Alone(State, done)
        table = with_luck(loaded).place(game or one, self.state, seed, NAMES[: self.state.seats])
        return Case(table, loaded, None if game else one)


def plain_human() -> Human:
    """Somebody whose stats are all 3."""
    return Human(stats=dict.fromkeys(STATS, 3), health=6, morale=6)


class Case(alone.Case[State]):
    """A table in play, spoken to by seats and option ids."""

    def human(self, seat: int = 0) -> Human:
        return self.s.human(seat)

    def mutant(self, seat: int) -> Mutant:
        return self.s.mutant(seat)

    def fallen(self, seat: int = 0) -> bool:
        """Whether somebody was knocked out since the table was set."""
        return any(event.data.get("seat") == seat for event in self.told("knockout"))


def open_table_of(seats: int, *luck: Any, seed: str = "seed", **options: Any) -> Case:
    """A new table: Ada, Ben, Cleo and Dov are about to make their characters. `luck`: see
    Loaded; the first two picks are the starting player and who chooses a character first."""
    loaded = Loaded(luck)
    table = with_luck(loaded).open(GAME, names=NAMES[:seats], seed=seed, options=options)
    return Case(table, loaded)


def make_characters(seats: int, script: Script, *luck: Any) -> Case:
    """A part of the making of characters alone, with whole decks and before anybody has one."""
    road = Road(seats, phase="build")
    road.state.players = [Player() for _ in range(seats)]
    return road.play(script, *luck)


def list_kinds(cards: Iterable[str]) -> list[str]:
    """The kinds of these cards, in alphabetical order."""
    return sorted(decks.find_kind(one) for one in cards)


def ask_idly(h: Here, seat: int = 0) -> Play[str]:
    """Somebody is asked something, and beside it stands what is free."""
    options = [Option(one, "choose", one) for one in ("on", "off")]
    return (yield from h.choose(seat, "Go on?", options))
