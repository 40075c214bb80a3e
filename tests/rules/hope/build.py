"""Positions of Hope Inhumanity in few words, made-up cards, and dice that fall as the test says.

    road = Road(4).person(0, humanity=3, hunger=1).hope(2)
    case = road.draws(roll(2, succeed=[{"op": "humanity", "n": 1}])).play(6, 5)
    case.acts(2)             # seat 0 acts with two dice and reads the callout out
    case.support(1, 2)
    case.refuse(2, 3)
    case.roll()              # the lock: the dice fall 6, 5, and then as chance says
    assert case.person(0).humanity == 2

Seats are Ada, Ben, Cleo, Dov and Eve, and so are their characters; Ada draws first. Nobody has a
card that does anything unless the test gives it. Everything goes through the table's public face.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, cast

from rules.engine import Event, Prompt
from rules.hope import GAME
from rules.hope.effects.language.models import TERRAINS
from rules.hope.model.cards import Asset, Personality, Powered, Relationship, Trait
from rules.hope.model.decks import DECKS, POWERS, find_powers
from rules.hope.model.entries import Entry
from rules.hope.model.scenes import Scene
from rules.hope.model.state import Bond, Character, Held, Player, State
from rules.hope.view import View
from rules.kit.decks import Deck
from rules.kit.said import Said
from tests.kit import tables
from tests.kit.forgotten import forgotten
from tests.kit.luck import Loaded
from tests.kit.tables import with_luck

NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eve")
CALLOUT = "You stand before the river, and the bridge is out. " * 4 + "Somebody could swim."
RIVER = "We stand before the river, and the bridge is out. " * 4 + "Somebody could swim."
"""The callout as the story tells it."""
LINE = "It went as such things go."

QUIET = 12
"""So many Scenes in which nothing happens lie on top of Any Terrain."""

Effects = Sequence[dict[str, Any]] | dict[str, Any]
"""What a section does; or the whole section, if it is to have other lines."""


# -- cards of the tests' own ---------------------------------------------------------------------

_DECKS: dict[type, dict[str, Any]] = {
    Scene: cast(Any, DECKS.scenes),
    Personality: cast(Any, DECKS.personalities),
    Trait: cast(Any, DECKS.traits),
    Relationship: cast(Any, DECKS.relationships),
    Asset: cast(Any, DECKS.assets),
}


@contextmanager
def own_cards() -> Iterator[None]:
    """Made-up cards are known while a test runs, and forgotten after it (see conftest.py)."""
    with forgotten([*_DECKS.values(), POWERS]):
        yield


def _make(model: type[Any], letters: str, **fields: Any) -> Any:
    ids = (f"{letter}{n:02}" for letter in letters for n in range(99, 0, -1))
    free = next(made for made in ids if made not in _DECKS[model])
    card = model.model_validate({"id": free, **fields})
    _DECKS[model][card.id] = card
    if isinstance(card, Powered):
        find_powers(card)
    return card


def section(effects: Effects = ()) -> dict[str, Any]:
    """A section of a Scene, with a plain line."""
    if isinstance(effects, dict):
        return effects
    return {"line": LINE, "effects": list(effects)}


def _sections(parts: dict[str, Effects | None]) -> dict[str, Any]:
    return {name: section(effects) for name, effects in parts.items() if effects is not None}


def roll(
    hardship: int,
    *,
    succeed: Effects = (),
    fail: Effects = (),
    refuse: Effects = (),
    all_refuse: Effects | None = None,
    accept: Effects | None = None,
    **more: Any,
) -> Scene:
    """A Scene with a hardship. Sections are lists of effects; most do nothing."""
    parts: dict[str, Effects | None] = {
        "succeed": succeed,
        "fail": fail,
        "refuse": refuse,
        "all_refuse": all_refuse,
        "accept": accept,
    }
    return _scene(kind="roll", hardship=hardship, **_sections(parts), **more)


def question(
    *,
    accept: Effects = (),
    refuse: Effects = (),
    all_accept: Effects | None = None,
    all_refuse: Effects | None = None,
    split: Effects | None = None,
    price: int = 0,
    **more: Any,
) -> Scene:
    """A Scene without a hardship; with a price it is a toll."""
    parts: dict[str, Effects | None] = {
        "accept": accept,
        "refuse": refuse,
        "all_accept": all_accept,
        "all_refuse": all_refuse,
        "split": split,
    }
    words = {"accept_word": "Share", "refuse_word": "Move on"}
    deeds = {"accept_deed": "share", "refuse_deed": "move on"}
    kind = "toll" if price else "question"
    return _scene(**{"kind": kind, "price": price, **words, **deeds, **_sections(parts), **more})


def _scene(**fields: Any) -> Scene:
    usual = {
        "terrain": "any",
        "title": "The River",
        "callout": CALLOUT,
        "callout_we": RIVER,
        "prompt": "Whom do you think of?",
    }
    scene: Scene = _make(Scene, "zyvqo", **{**usual, **fields})
    return scene


def power(window: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A power, used once unless said otherwise; `when` makes a passive one of it."""
    return {"window": window, "effects": list(effects), **more}


def passive(when: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A passive power and its trigger."""
    return power("passive", *effects, when=when, **more)


NEVER = "accepters>=9"
NOTHING = passive("i_draw", {"op": "tell", "line": "Nothing ever sets this off."}, **{"if": NEVER})
"""A power that nothing sets off: so many never accept."""


def trait(
    effect_power: dict[str, Any], *, polarity: str = "boon", saying: str | None = None
) -> Trait:
    """A Trait with one power."""
    fields = {"name": "A Gift", "polarity": polarity, "text": "It shows when it has to."}
    made: Trait = _make(Trait, "t", power=effect_power, saying=saying, **fields)
    return made


def personality(boon: dict[str, Any] = NOTHING, flaw: dict[str, Any] = NOTHING) -> Personality:
    """A Personality; half of it does nothing unless said."""
    fields = {"name": "The Quiet One", "portrait": "Somebody who says very little."}
    made: Personality = _make(Personality, "p", boon=boon, flaw=flaw, **fields)
    return made


def bond(*powers: dict[str, Any], side: str = "left") -> Relationship:
    """A Relationship with these powers."""
    made: Relationship = _make(
        Relationship,
        "r",
        name="An Old Debt",
        side=side,
        bond="You owe {partner} more than either of you will ever say aloud.",
        gap="What was it for?",
        powers=list(powers),
    )
    return made


def asset(
    effect_power: dict[str, Any],
    *,
    tags: Sequence[str] = ("tool",),
    uses: int = 1,
    group: bool = False,
    drawback: dict[str, Any] | None = None,
) -> Asset:
    """An Asset with one power."""
    made: Asset = _make(
        Asset,
        "a",
        name="A Rope",
        text="Still good for something.",
        tags=list(tags),
        uses=uses,
        group=group,
        power={**effect_power, "use": effect_power.get("use", "uses")},
        drawback=drawback,
    )
    return made


# -- positions ------------------------------------------------------------------------------------


class Road:
    """A position in the making: everybody whole, five Humanity, round one, one Hope die."""

    def __init__(self, seats: int = 4, *, rounds: int = 5) -> None:
        s = State(
            seats=seats,
            rounds=rounds,
            phase="turns",
            world=Said("Ash fell."),
            destination=Said("Port"),
        )
        self.state = s
        plain = personality()
        s.players = [Player() for _ in range(seats)]
        for seat in range(seats):
            s.people.append(
                Character(
                    number=seat,
                    seat=seat,
                    name=NAMES[seat],
                    named=True,
                    personality=Held(card=plain.id),
                )
            )
        s.born = seats
        own = set(_own(plain.id))
        for terrain in TERRAINS:
            cards = [c.id for c in DECKS.scenes.values() if c.terrain == terrain]
            s.decks[terrain] = Deck(cards)
        # Where the test says nothing, harmless Scenes come.
        s.decks["any"].pile += [roll(1).id for _ in range(QUIET)]
        title, line = Said("How it began"), Said("Ash fell.")
        s.story.append(Entry(kind="opening", round=1, title=title, line=line))
        s.personalities = Deck([p for p in DECKS.personalities if p not in own])
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
        c = self._at(seat)
        for name, value in fields.items():
            assert name in Character.__slots__, name
            setattr(c, name, value)
        for one in traits:
            self._take(self.state.traits, one.id)
            c.traits.append(Held(card=one.id))
        for thing in assets:
            self._take(self.state.assets, thing.id)
            c.assets.append(Held(card=thing.id, uses=thing.uses))
        if who is not None:
            self._take(self.state.personalities, who.id)
            c.personality = Held(card=who.id)
        return self

    def tie(self, seat: int, card: Relationship, *partners: int) -> Road:
        """A bond of a seat's, to the characters in other seats."""
        self._take(self.state.relationships, card.id)
        numbers = [self._at(other).number for other in partners]
        self._at(seat).bonds.append(Bond(held=Held(card=card.id), partners=numbers))
        return self

    def dead(self, *seats: int) -> Road:
        """Seats that are empty from the start of the test, their dead long buried."""
        for seat in seats:
            self.state.people[seat] = None
            self.state.players[seat].grace = "past"
        return self

    def hope(self, n: int) -> Road:
        self.state.hope = n
        return self

    def round(self, n: int) -> Road:
        self.state.round = n
        return self

    def turn(self, seat: int) -> Road:
        """Whose turn it is; Ada still began."""
        self.state.place = (seat - self.state.first) % self.state.seats
        return self

    def commons(self, *things: Asset) -> Road:
        """Group Assets in the middle."""
        for thing in things:
            self._take(self.state.assets, thing.id)
            self.state.commons.append(Held(card=thing.id, uses=thing.uses))
        return self

    def sealed(self) -> Road:
        self.state.sealed = True
        return self

    def draws(self, *scenes: Scene) -> Road:
        """What lies on top of its deck, the first to be drawn first."""
        for scene in reversed(scenes):
            deck = self.state.decks[scene.terrain].pile
            if scene.id in deck:
                deck.remove(scene.id)
            deck.append(scene.id)
        return self

    def top(self, *cards: Asset | Trait | Personality) -> Road:
        """What lies on top of the pile of its kind, the first to be drawn first."""
        for card in reversed(cards):
            pile = {
                Asset: self.state.assets,
                Trait: self.state.traits,
                Personality: self.state.personalities,
            }[type(card)]
            self._take(pile, card.id)
            pile.put_on_top(card.id)
        return self

    def play(self, *luck: Any) -> Case:
        """Sit down; the first seat is asked which deck it draws from. `luck`: see Loaded."""
        loaded = Loaded(luck)
        table = with_luck(loaded).place(GAME, self.state, "seed", NAMES[: self.state.seats])
        return Case(table, loaded)

    def _at(self, seat: int) -> Character:
        found = self.state.people[seat]
        assert found is not None
        return found

    @staticmethod
    def _take(deck: Deck[str], card: str) -> None:
        if card in deck.pile:
            deck.pile.remove(card)


def _own(*ids: str) -> Iterable[str]:
    return ids


def opened(seats: int = 4, *luck: Any, **options: Any) -> Case:
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
        """The ids that a question offers."""
        return [option.id for option in self.prompt(seat, verb).options]

    def offers(self, seat: int, verb: str) -> bool:
        """Whether a seat may do that now."""
        return any(verb in {o.verb for o in p.options} | {p.verb} for p in self.asked(seat))

    # -- playing -----------------------------------------------------------------------------------

    def pick(self, chosen: str, seat: int | None = None, verb: str = "") -> tuple[Event, ...]:
        """Answer a choice."""
        return self.table.answer(self.prompt(seat, verb).id, [chosen])

    def picks(self, chosen: str, seat: int | None = None, verb: str = "") -> Case:
        """Answer a choice, and go on."""
        self.pick(chosen, seat, verb)
        return self

    def lapse(self, *seats: int) -> Case:
        """Seats do not answer in time."""
        for seat in seats:
            self.run_out(seat)
        return self

    def uses(self, *seats: int) -> Case:
        """Seats play the first card that they may play now."""
        for seat in seats:
            prompt, option = next(
                (prompt, option)
                for prompt in self.asked(seat)
                for option in prompt.options
                if option.verb == "use"
            )
            self.table.answer(prompt.id, [option.id])
        return self

    def say(self, words: str, seat: int | None = None, verb: str = "") -> tuple[Event, ...]:
        """Answer in words."""
        if not verb:
            return self.table.answer(self.prompt(seat).id, words)
        (prompt,) = (
            p
            for p in self.table.prompts
            if p.kind == "text" and p.verb == verb and seat in (None, p.seat)
        )
        return self.table.answer(prompt.id, words)

    def draw(self, deck: str = "any") -> Case:
        """The seat on turn draws a Scene."""
        self.pick(deck, verb="scene")
        return self

    def acts(self, dice: int | None = None, *, deck: str = "any", tells: str = "") -> Case:
        """Draw if need be, act (with so many dice; 0: Last Hope), and describe the Scene."""
        if self.offers(self.prompt().seat, "scene"):
            self.draw(deck)
        self.pick("act" if dice is None else f"act-{dice}", verb="act")
        prompt = self.prompt()
        self.table.answer(prompt.id, str(tells or prompt.default))
        return self

    def avoids(self, deck: str = "any") -> Case:
        self.draw(deck).pick("avoid", verb="avoid")
        return self

    def support(self, seat: int, dice: int) -> Case:
        """Give dice, or with 0 reach for a Hope die."""
        self.pick(f"give-{dice}" if dice else "hope", seat, "support")
        return self

    def refuse(self, *seats: int) -> Case:
        """Seats refuse; who can do nothing else has done so already."""
        for seat in seats:
            scene = self.state.scene
            done = scene is None or seat in scene.refused or scene.answers.get(seat) is False
            if not done:
                self.pick("refuse", seat, "refuse")
        return self

    def accept(self, *seats: int) -> Case:
        for seat in seats:
            self.pick("accept", seat, "accept")
        return self

    def roll(self, hope: int = 0) -> Case:
        """The drawer locks and rolls, with so many Hope dice; not asked where nothing is left to
        decide."""
        if hope or any(o.id == "hope-0" for p in self.table.needed_prompts for o in p.options):
            self.pick(f"hope-{hope}", verb="hope")
        return self

    def use(
        self, seat: int, card: Asset | Trait | Personality | Relationship, power: int = 0
    ) -> Case:
        """A seat plays a card, in whatever window is open."""
        wanted = f"{card.id}.{power}"
        for prompt in self.asked(seat):
            for option in prompt.options:
                if option.verb == "use" and option.id.removeprefix("use:") == wanted:
                    self.table.answer(prompt.id, [option.id])
                    return self
        raise AssertionError(f"Seat {seat} may not use {card.name} now.")
