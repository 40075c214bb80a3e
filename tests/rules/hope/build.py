"""Positions of Hope Inhumanity in few words, and tables that play on from there.

    road = Road(4, hope=2).person(0, humanity=3, hunger=1)
    case = road.draws(scene("roll 2 succeed humanity+1")).play(6, 5)
    case.acts(2)             # seat 0 acts with two dice and reads the callout out
    case.pick("give-2", 1).refuse(2, 3)
    case.roll()              # the lock: the dice fall 6, 5, and then as chance says
    assert case.person(0).humanity == 2

Seats are Ada, Ben, Cleo, Dov and Eve, and so are their characters; Ada draws first. Everything goes
through the table's public face.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.engine import Prompt
from rules.hope import GAME
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.cards import Asset, Personality, Powered, Relationship, Trait
from rules.hope.model.decks import DECKS
from rules.hope.model.entries import Entry
from rules.hope.model.scenes import Scene
from rules.hope.model.state import Bond, Character, Held, Player, State
from rules.hope.view import View
from rules.kit.decks import Deck
from rules.kit.said import Said
from tests.kit import tables
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck
from tests.rules.hope.cards import add_personality, add_scene

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")
QUIET = 12
"""So many Scenes in which nothing happens lie on top of Any Terrain."""


class Road:
    """A position in the making: everybody whole, five Humanity, round one, one Hope die."""

    def __init__(self, seats: int = 4, *, turn: int | None = None, **fields: Any) -> None:
        """`turn`: whose turn it is; `fields`: what is different about the State."""
        self.state = s = State(seats=seats, phase="turns")
        s.world, s.destination = Said("Ash fell."), Said("Port")
        for name, value in fields.items():
            assert name in State.__slots__, name
            setattr(s, name, value)
        s.place = 0 if turn is None else (turn - s.first) % seats
        plain = add_personality()
        s.players = [Player() for _ in range(seats)]
        s.people = [
            Character(number=n, seat=n, name=NAMES[n], named=True, personality=Held(card=plain.id))
            for n in range(seats)
        ]
        s.born = seats
        for terrain in TERRAINS:
            s.decks[terrain] = Deck([c.id for c in DECKS.scenes.values() if c.terrain == terrain])
        # Where the test says nothing, harmless Scenes come.
        s.decks["any"].pile += [add_scene("roll 1").id for _ in range(QUIET)]
        title, line = Said("How it began"), Said("Ash fell.")
        s.story.append(Entry(kind="opening", round=1, title=title, line=line))
        s.personalities = Deck([card for card in DECKS.personalities if card != plain.id])
        s.traits = Deck(list(DECKS.traits))
        s.relationships = Deck(list(DECKS.relationships))
        s.assets = Deck(list(DECKS.assets))

    def person(
        self,
        seat: int,
        *,
        traits: Sequence[Trait] = (),
        assets: Sequence[Asset] = (),
        who: Personality | None = None,
        **fields: Any,
    ) -> Road:
        """What is different about somebody: `humanity`, `hunger`, `harm`, `statuses`, cards."""
        c = self.state.find_character(seat)
        for name, value in fields.items():
            assert name in Character.__slots__, name
            setattr(c, name, value)
        c.traits += [self._take(self.state.traits, one) for one in traits]
        c.assets += [self._take(self.state.assets, thing) for thing in assets]
        if who is not None:
            c.personality = self._take(self.state.personalities, who)
        return self

    def tie(self, seat: int, card: Relationship, *partners: int) -> Road:
        """A bond of a seat's, to the characters in other seats."""
        numbers = [self.state.find_character(other).number for other in partners]
        held = self._take(self.state.relationships, card)
        self.state.find_character(seat).bonds.append(Bond(held=held, partners=numbers))
        return self

    def dead(self, *seats: int) -> Road:
        """Seats that are empty from the start of the test, their dead long buried."""
        for seat in seats:
            self.state.people[seat] = None
            self.state.players[seat].grace = "past"
        return self

    def commons(self, *things: Asset) -> Road:
        """Group Assets in the middle."""
        self.state.commons += [self._take(self.state.assets, thing) for thing in things]
        return self

    def draws(self, *scenes: Scene) -> Road:
        """What lies on top of its deck, the first to be drawn first."""
        for each in reversed(scenes):
            pile = self.state.decks[each.terrain].pile
            pile[:] = [*(card for card in pile if card != each.id), each.id]
        return self

    def top(self, *cards: Asset | Trait) -> Road:
        """What lies on top of the pile of its kind, the first to be drawn first."""
        for card in reversed(cards):
            pile = self.state.assets if isinstance(card, Asset) else self.state.traits
            self._take(pile, card)
            pile.put_on_top(card.id)
        return self

    def play(self, *luck: Any) -> Case:
        """Sit down; the first seat is asked which deck it draws from. `luck`: see Loaded."""
        loaded = Loaded(luck)
        table = with_luck(loaded).place(GAME, self.state, "seed", NAMES[: self.state.seats])
        return Case(table, loaded)

    @staticmethod
    def _take(deck: Deck[str], card: Powered) -> Held:
        """Take a card out of its deck, if it is there."""
        deck.pile[:] = [other for other in deck.pile if other != card.id]
        return Held(card=card.id, uses=card.uses if isinstance(card, Asset) else 0)


def open_table(seats: int = 4, *luck: Any, **options: Any) -> Case:
    """A new table, before the end of the world is settled."""
    loaded = Loaded(luck)
    names = NAMES[:seats]
    return Case(with_luck(loaded).open(GAME, names=names, seed="seed", options=options), loaded)


class Case(tables.Case[State]):
    """A table in play, in the rulebook's words."""

    def person(self, seat: int) -> Character:
        return self.state.find_character(seat)

    def view(self, seat: int | None = None) -> View:
        view = self.table.view(seat)
        assert isinstance(view, View)
        return view

    @property
    def waits_for(self) -> set[int]:
        return set(self.table.waiting_seats)

    def prompt(self, seat: int | None = None, verb: str = "") -> Prompt[Any]:
        """The one question that the table waits for (of that seat); with a verb, the one that
        offers it or bears it, a needed one rather than an optional."""
        found = [
            p
            for p in self.table.prompts
            if seat in (None, p.seat)
            and (verb in ({o.verb for o in p.options} | {p.verb}) if verb else not p.optional)
        ]
        if len(found) > 1:
            found = [p for p in found if not p.optional]
        assert len(found) == 1, [(p.seat, p.text, p.optional) for p in found]
        return found[0]

    def options(self, seat: int | None = None, verb: str = "") -> list[str]:
        return [option.id for option in self.prompt(seat, verb).options]

    def offers(self, seat: int, verb: str) -> bool:
        """Whether a seat may do that now."""
        return any(verb in {o.verb for o in p.options} | {p.verb} for p in self.asked(seat))

    def last_scene(self) -> Entry:
        """The last Scene of the story."""
        return next(entry for entry in reversed(self.state.story) if entry.kind == "scene")

    # -- playing -----------------------------------------------------------------------------------

    def pick(self, chosen: str, seat: int | None = None, verb: str = "") -> Case:
        """Answer a choice: one that the table waits for, or else an optional one."""
        found = [
            prompt
            for prompt in sorted(self.table.prompts, key=lambda one: one.optional)
            if seat in (None, prompt.seat)
            and chosen in [option.id for option in prompt.options]
            and verb in ("", prompt.verb, *(option.verb for option in prompt.options))
        ]
        assert found, [(p.seat, p.text, [o.id for o in p.options]) for p in self.table.prompts]
        self.table.answer(found[0].id, [chosen])
        return self

    def lapse_all(self) -> Case:
        """Nobody answers any more."""
        while self.table.result is None:
            self.run_out(self.table.prompts[0].seat)
        return self

    def use(self, seat: int, card: Powered | str = "") -> Case:
        """A seat plays a card, in whatever window is open; the first that it may play unless one is
        named."""
        wanted = card if isinstance(card, str) else card.id
        for prompt in self.asked(seat):
            for option in prompt.options:
                if option.verb == "use" and option.id.removeprefix("use:").startswith(wanted):
                    self.table.answer(prompt.id, [option.id])
                    return self
        raise AssertionError(f"Seat {seat} may not use {wanted or 'a card'} now.")

    def say(self, words: str, seat: int | None = None, verb: str = "") -> Case:
        """Answer in words."""
        texts = [p for p in self.table.prompts if p.kind == "text" and seat in (None, p.seat)]
        found = [p for p in texts if (p.verb == verb if verb else not p.optional)]
        assert len(found) == 1, [(p.seat, p.text) for p in found]
        self.table.answer(found[0].id, words)
        return self

    def draw(self, deck: str = "any") -> Case:
        """The seat on turn draws a Scene."""
        return self.pick(deck, verb="scene")

    def acts(self, dice: int | None = None, *, deck: str = "any", tells: str = "") -> Case:
        """Draw if need be, act (with so many dice; 0: Last Hope), and describe the Scene."""
        if self.offers(self.prompt().seat, "scene"):
            self.draw(deck)
        self.pick("act" if dice is None else f"act-{dice}", verb="act")
        prompt = self.prompt()
        self.table.answer(prompt.id, str(tells or prompt.default))
        return self

    def avoids(self, deck: str = "any") -> Case:
        return self.draw(deck).pick("avoid", verb="avoid")

    def refuse(self, *seats: int) -> Case:
        """Seats refuse; who can do nothing else has done so already."""
        for seat in seats:
            scene = self.state.scene
            done = scene is None or seat in scene.refused or scene.answers.get(seat) is False
            if not done:
                self.pick("refuse", seat, "refuse")
        return self

    def roll(self, hope: int = 0) -> Case:
        """The drawer locks and rolls, with so many Hope dice; not asked where nothing is left to
        decide."""
        if hope or any(o.id == "hope-0" for p in self.table.needed_prompts for o in p.options):
            self.pick(f"hope-{hope}", verb="hope")
        return self
