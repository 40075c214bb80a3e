"""Positions of Aftermath in few words, and one play of the rules alone at a table.

    party = Party("wren", "bodkin").member("wren", wounds=2).holds("wren", "green-2a", "red-1b")
    party.wears("bodkin", item(("melee", 1))).faces("latch-rat", 3).threats("black-2a")
    case = party.play(lambda h: skill_tests.test(h, A, "agility", 4, cause="The ledge"), 3)
    case.says("test", "green-2a")                     # Wren plays it, and the white die shows 3
    assert case.returned is True and case.of("wren").hand == ["red-1b"]

Players are Ada, Ben, Cleo and Dov with one character each, in this order; with `seats=1` Ada has
two, with `seats=2` and four characters Ada and Ben have two each. A, B, C and D are the members in
turn order. Everybody stands on the first space of a page of six in a row, which is safe; hands are
empty, and nobody owns anything, knows anything or is hurt. The dials are those of a new colony.
Decks lie in the order of their files; cards are taken from them. Everything goes through the
table's public face; when the play ends, the game does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from rules.aftermath.model import decks
from rules.aftermath.model.pieces import Brought, Task, Worn
from rules.aftermath.model.state import Box, Character, Colony, Enemy, Member, Phase, State, Visit
from rules.aftermath.model.terms import Dial, Environment, Token
from rules.aftermath.play.context import CampaignLost, Here, MissionEnds, PageLeft, TurnEnds
from rules.engine import Table
from rules.kit.decks import Deck
from tests.kit import alone
from tests.kit.alone import Alone
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.rules.aftermath.model import own_book

NAMES = ("Ada", "Ben", "Cleo", "Dov")
A, B, C, D = (Member(number) for number in range(4))
Script: TypeAlias = Callable[[Here], Any]
"""What is played: `lambda h: turn(h)`, or merely done: `lambda h: break_item(h, A, "pin")`."""
ENDS = (TurnEnds, PageLeft, MissionEnds, CampaignLost)


class Party:
    """A position in the making."""

    def __init__(
        self,
        *characters: str,
        seats: int | None = None,
        page: int | None = None,
        phase: Phase = "turn",
    ) -> None:
        here = characters or ("wren", "bodkin")
        seats = seats or len(here)
        s = self.state = State(seats=seats, each=2 if len(here) > seats else 1, phase=phase)
        s.colony = Colony(
            boxes={one: Box() for one in decks.CHARACTERS},
            items=Deck(decks.list_item_deck()[::-1]),
            encounters=Deck([*decks.ENCOUNTERS][::-1]),
        )
        s.deck = Deck([*decks.BASIC][::-1])
        s.enemy_supply = decks.list_enemy_cards(bosses=True)
        s.scavenge = [*decks.SCAVENGE]
        number = page or own_book.add_page()
        s.here, s.visited = Visit(page=number), [number]
        s.location = decks.BOOK.pages[number].location
        first = next(one.id for one in decks.BOOK.pages[number].spaces if one.start)
        s.party = [
            Character(id=one, seat=place % seats, at=first) for place, one in enumerate(here)
        ]

    # -- who is there ----------------------------------------------------------------------------

    def of(self, who: str) -> Character:
        """A character of the party, by its id."""
        return next(one for one in self.state.party if one.id == who)

    def member(self, who: str, **fields: Any) -> Party:
        """What is different about somebody: fields of Character."""
        character = self.of(who)
        for name, value in fields.items():
            assert name in Character.__slots__, name
            setattr(character, name, value)
        return self

    def stands(self, who: str, space: int | None) -> Party:
        """Where somebody is; None: not on the map."""
        return self.member(who, at=space)

    def holds(self, who: str, *cards: str) -> Party:
        """Action cards in somebody's hand, influence cards too."""
        for card in cards:
            self.of(who).hand.append(self.take(card))
            if card in decks.INFLUENCE:
                self.of(who).influence = True
        return self

    def wears(self, who: str, *items: str, batteries: int = 0) -> Party:
        """Equipped items, each with so many batteries on it."""
        for one in items:
            worn = Worn(item=self.take(one), batteries=batteries)
            self.state.colony.boxes[who].equipped.append(worn)
        return self

    def packs(self, who: str, *items: str) -> Party:
        """Items that somebody has and does not use."""
        self.state.colony.boxes[who].pack += [self.take(one) for one in items]
        return self

    def knows(self, who: str, *abilities: Any) -> Party:
        """Abilities that somebody knows."""
        self.state.colony.boxes[who].abilities += abilities
        return self

    def active(self, who: str) -> Party:
        """Whose turn it is; the first one's otherwise."""
        self.state.active = Member(self.state.party.index(self.of(who)))
        return self

    def bookkeeper(self, who: str) -> Party:
        """Who keeps the books; the first one otherwise."""
        self.state.bookkeeper = Member(self.state.party.index(self.of(who)))
        return self

    # -- the page --------------------------------------------------------------------------------

    def faces(self, enemy: str, *at: int, encounter: str = "", safe: bool = False) -> Party:
        """An enemy in the next slot, on this space, or a swarm on these; the situation is hostile,
        unless it is said to be safe. `encounter`: the card that brought it, with what its special
        rules are."""
        visit = self.state.visit
        visit.enemy_numbers += 1
        visit.enemies.append(
            Enemy(number=visit.enemy_numbers, id=self.take(enemy), at=list(at), brought=0)
        )
        if encounter:
            card = decks.ENCOUNTERS[encounter]
            loot = f"card:{encounter}" if card.loot else ""
            number = len(visit.encounters) + 1
            visit.encounters.append(
                Brought(number=number, card=encounter, loot=loot, special=card.special)
            )
            visit.enemies[-1].brought = number
        visit.situation = "safe" if safe else "hostile"
        return self

    def threats(self, *cards: str) -> Party:
        """Threat cards on the track."""
        self.state.visit.threats += [self.take(card) for card in cards]
        return self

    def tokens(self, space: int, *tokens: Token) -> Party:
        """Tokens on a space."""
        self.state.visit.tokens.setdefault(space, []).extend(tokens)
        return self

    def finds(self, space: int, *tokens: str) -> Party:
        """Scavenge tokens on a space."""
        for one in tokens:
            if one in self.state.scavenge:
                self.state.scavenge.remove(one)
            self.state.visit.scavenge.setdefault(space, []).append(one)
        return self

    def environment(self, *names: Environment) -> Party:
        """Environments in force."""
        self.state.visit.environments += names
        return self

    def task(self, attribute: Any, difficulty: int, **fields: Any) -> Party:
        """A group task in its slot: fields of Task; its entry is "1"."""
        usual: dict[str, Any] = {"name": "Lift the lid", "entry": "1", **fields}
        if usual.get("card"):
            usual["card"] = self.take(usual["card"])
        self.state.visit.task = Task(attribute=attribute, difficulty=difficulty, **usual)
        return self

    # -- the colony and the mission --------------------------------------------------------------

    def dials(self, **dials: int) -> Party:
        """What dials stand at."""
        known: dict[Dial, int] = self.state.colony.dials
        for name, value in dials.items():
            assert name in known, name
            known[name] = value
        return self

    def flags(self, **flags: int) -> Party:
        """Flags of the mission: `-` is written `_`."""
        self.state.flags |= {name.replace("_", "-"): n for name, n in flags.items()}
        return self

    def colony(self, **fields: Any) -> Party:
        """Fields of Colony."""
        for name, value in fields.items():
            assert name in Colony.__slots__, name
            setattr(self.state.colony, name, value)
        return self

    def breaks(self, *items: str) -> Party:
        """Items on the broken pile."""
        self.state.colony.broken += [self.take(one) for one in items]
        return self

    def set(self, **fields: Any) -> Party:
        """Fields of State."""
        for name, value in fields.items():
            assert name in State.__slots__, name
            setattr(self.state, name, value)
        return self

    # -- decks -----------------------------------------------------------------------------------

    def stacks(self, deck: str, *cards: str) -> Party:
        """What is drawn next from a deck ("deck" of actions, "items" or "encounters"), in this
        order. The others lie below, in the order of their file."""
        for card in reversed(cards):
            self._deck(deck).pile.append(self.take(card))
        return self

    def only(self, deck: str, *cards: str) -> Party:
        """A deck holds these alone, drawn in this order; the rest is out of the game."""
        found = [self.take(card) for card in cards]
        self._deck(deck).pile[:] = reversed(found)
        return self

    def discards(self, deck: str, *cards: str) -> Party:
        """Discards of a deck, the newest last."""
        found = [self.take(card) for card in cards]
        self._deck(deck).discards += found
        return self

    def _deck(self, name: str) -> Deck[str]:
        deck: Deck[str] = self.state.deck if name == "deck" else getattr(self.state.colony, name)
        return deck

    def take(self, card: str) -> str:
        """A card, taken from the deck or supply where it lies; one that lies in none (of the
        test's own, a starting item, an influence card) as it is."""
        for pile in self._piles():
            if card in pile:
                pile.remove(card)
                return card
        known = (decks.ACTIONS, decks.ITEMS, decks.ENEMIES, decks.ENCOUNTERS)
        assert any(card in cards for cards in known), f"There is no {card}."
        assert card not in decks.BASIC, f"{card} is somewhere else already."
        return card

    def _piles(self) -> Iterator[list[str]]:
        for deck in (self.state.deck, self.state.colony.items, self.state.colony.encounters):
            yield deck.pile
            yield deck.discards
        yield self.state.enemy_supply

    # -- playing ---------------------------------------------------------------------------------

    def play(self, script: Script | None = None, *luck: Any, seed: str = "seed") -> Case:
        """Sit down, and the script is played. `luck`: what chance brings first (see Loaded)."""

        def done(t: Table[State]) -> Any:
            return script(Here(t)) if script is not None else None

        loaded, one = Loaded(luck), Alone(State, done, ENDS)
        table = with_luck(loaded).place(one, self.state, seed, NAMES[: self.state.seats])
        return Case(table, loaded, one)


class Case(alone.Case[State]):
    """A table in play, spoken to by topics and option ids."""

    def of(self, who: str) -> Character:
        """A character of the party."""
        return next(one for one in self.s.party if one.id == who)

    def box(self, who: str) -> Box:
        """A character's box."""
        return self.s.colony.boxes[who]

    def worn(self, who: str) -> list[str]:
        """What somebody has equipped."""
        return [one.item for one in self.box(who).equipped]

    def dial(self, name: Dial) -> int:
        return self.s.colony.dials[name]
