"""Positions of Last Aurora in a few words, and decks that lie as the test says.

    case = (
        Road(seats=2)
        .zone("frozen-farm", "mechanic")          # slots 1 and 2; the others hold nothing
        .crew(0, active="leader co-pilot", rest="cold-maiden")
        .stow(0, "S S S P F A")
        .play()
    )
    case.pick("explore:1")
    case.pick("red-leader")

Seats are 0 to 3, called Ada, Ben, Cleo and Dov, in red, green, yellow and blue; start cards may be
named without their colour. Without a word to the contrary every seat has its start cards, three
Survivors aboard and nothing else, nothing lies in the Zone, the roads are 1A, 2A, 3A, no waypoints
lie on them, the turn order is that of the seats, and every deck is in the order of its file (the
last is on top). Everything goes through the table's public face.
"""

from __future__ import annotations

from typing import Any, cast

from rules.aurora import GAME
from rules.aurora.model.boxes import Token
from rules.aurora.model.cards import Encounter, Location
from rules.aurora.model.decks import CARDS, DECKS, ENEMIES, HELD, SURVIVORS
from rules.aurora.model.players import Column, Crew, Hauled, Player
from rules.aurora.model.state import AUTOMA, Foe, Phase, Slot, State
from rules.aurora.play.automa import board as automa
from rules.aurora.play.convoy import convoy
from rules.aurora.play.exploration.exploration import OTHERWISE
from rules.aurora.play.setup import make_opening
from rules.aurora.view_models import View
from rules.engine import Option, Prompt
from rules.kit.decks import Deck
from tests.kit import tables

NAMES = ("Ada", "Ben", "Cleo", "Dov")
ZONES = ("active", "rest", "exhausted")


class Road:
    """A position in the making."""

    def __init__(
        self,
        seats: int = 2,
        phase: Phase = "exploration",
        *,
        number: int = 1,
        # The round; the Aurora lies at the same number.
        sides: tuple[str, str, str] = ("1A", "2A", "3A"),
        expert: bool = False,
        solo: bool = False,
        hard: bool = False,
        variant: bool = True,
    ) -> None:
        alone = automa.make_board(hard=hard, variant=variant) if solo else None
        count = 1 if solo else seats
        s = self.state = make_opening(count, wanted=("", "", ""), expert=expert, automa=alone)
        s.phase, s.round, s.aurora, s.sides = phase, number, number, sides
        s.tiles = [f"{tile}-1" for tile in range(1, 6)]
        s.deck = Deck.of(list(DECKS.exploration)[::-1])
        s.objects = Deck.of(card for card in HELD if HELD[card].kind == "object")
        s.outcomes = Deck.of(DECKS.outcomes)
        s.loot = [Deck.of(c.id for c in DECKS.loot.values() if c.pair == pair) for pair in range(3)]
        s.hitpoints = [["1a", "2a"], ["3a", "4a"], ["5a", "6a"]]
        s.order = [*range(count), *([AUTOMA] if solo else [])]
        if alone is not None:
            alone.deck = Deck.of(DECKS.actions)
        self._stowed: dict[int, str] = dict.fromkeys(range(count), "S S S")

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def card(self, seat: int, name: str) -> str:
        """A card's id; a start card's without its colour is the seat's own."""
        return name if name in CARDS else f"{self.player(seat).colour}-{name}"

    # -- the table -------------------------------------------------------------------------------

    def zone(self, *cards: str) -> Road:
        """What lies in the slots from the left; "" for an empty one. They come off the deck."""
        for index, card in enumerate(cards):
            if card:
                self.state.deck.pile.remove(card)
                data = CARDS[card]
                blocks = list(data.blocks) if isinstance(data, Location) else []
                if isinstance(data, Encounter) and data.deal == "merchant":
                    blocks = ["F"]
                self.state.zone[index] = Slot(card=card, blocks=blocks)
        return self

    def deck(self, *cards: str) -> Road:
        """The Exploration deck, the first named on top; what is not named is left out."""
        self.state.left_out += [card for card in self.state.deck.pile if card not in cards]
        self.state.deck.pile = list(reversed(cards))
        return self

    def tiles(self, *tiles: str) -> Road:
        """The Bonus tiles under the slots: "1-2" is tile 1 on side 2."""
        self.state.tiles = list(tiles)
        return self

    def outcomes(self, *numbers: int) -> Road:
        """The next Outcome cards, in this order; the others lie below."""
        rest = [n for n in DECKS.outcomes if n not in numbers]
        self.state.outcomes.pile = [*rest, *reversed(numbers)]
        return self

    def objects(self, *cards: str) -> Road:
        """The next Objects, in this order; the others lie below."""
        rest = [card for card in self.state.objects.pile if card not in cards]
        self.state.objects.pile = [*rest, *reversed(cards)]
        return self

    def loot(self, pair: int, *cards: str) -> Road:
        """The next Loot cards of a pair's deck."""
        rest = [card for card in self.state.loot[pair].pile if card not in cards]
        self.state.loot[pair].pile = [*rest, *reversed(cards)]
        return self

    def common(self, *cards: str) -> Road:
        """Cards in the Common pile."""
        for card in cards:
            if card in self.state.deck.pile:
                self.state.deck.pile.remove(card)
            self.state.common.append(card)
        return self

    def waypoints(self, **spaces: str) -> Road:
        """Counters by space: s104a="F"."""
        self.state.waypoints = {space[1:]: counter for space, counter in spaces.items()}
        return self

    def foe(
        self, card: str, region: int = 1, *, hitpoints: str = "1a", filled: int = 3, **targets: int
    ) -> Road:
        """An Enemy in play; targets by seat: s0=2. `filled`: boxes out of play or filled (with two
        players the first 3 of a I-II card are never in play)."""
        self.state.deck.pile.remove(card)
        by_seat = {(AUTOMA if k == "automa" else int(k[1:])): n for k, n in targets.items()}
        self.state.foes.append(
            Foe(card=card, region=region, hitpoints=hitpoints, filled=filled, targets=by_seat)
        )
        return self

    def order(self, *seats: int) -> Road:
        """The Turn Order Table from the left."""
        self.state.order = list(seats)
        return self

    # -- players ---------------------------------------------------------------------------------

    def crew(self, seat: int, **zones: str) -> Road:
        """Survivor cards by zone: active="leader medic", rest="", exhausted="". "medic+2" has two
        Contamination counters, "medic+1!" one that has just come. As many tokens go aboard, unless
        `stow` says otherwise."""
        p = self.player(seat)
        p.crew = []
        for zone in ZONES:
            for word in zones.get(zone, "").split():
                name, _, counters = word.partition("+")
                card = self.card(seat, name)
                if card in self.state.deck.pile:
                    self.state.deck.pile.remove(card)
                fresh = int(counters.endswith("!"))
                ill = int(counters.rstrip("!") or 0)
                p.crew.append(Crew(card=card, zone=cast(Any, zone), counters=ill, fresh=fresh))
        self._stowed[seat] = " ".join("S" * len(p.crew))
        return self

    def stow(self, seat: int, tokens: str) -> Road:
        """What lies in the Convoy: "S S S P F A", stowed as the game stows it."""
        self._stowed[seat] = tokens
        return self

    def lies(self, seat: int, placed: str) -> Road:
        """Exactly this in the boxes, after `crew` and `convoy`: "0b0:S 1b1:A 2b2:X"."""
        self._stowed[seat] = ""
        for word in placed.split():
            ref, content = word.split(":")
            self.player(seat).fill_box(ref, content)
        return self

    def convoy(self, seat: int, *columns: str) -> Road:
        """The Convoy's cards by column, each "truck" or "trailer/device"."""
        p = self.player(seat)
        p.columns = []
        for column in columns:
            bottom, _, top = column.partition("/")
            above = Hauled.make_empty(self.card(seat, top)) if top else None
            p.columns.append(Column(bottom=Hauled.make_empty(self.card(seat, bottom)), top=above))
            for card in filter(None, (bottom, top)):
                if card in self.state.deck.pile:
                    self.state.deck.pile.remove(card)
        return self

    def damaged(self, seat: int, *refs: str) -> Road:
        """Boxes with Damage: "0b3" is the Truck's fourth, "1t0" the first of the Device above the
        first Trailer."""
        for ref in refs:
            self.player(seat).fill_box(ref, "X")
        return self

    def hand(self, seat: int, *cards: str) -> Road:
        """Hidden cards, newest last; of Special Loot an Enemy has been defeated that carried it."""
        for card in cards:
            if HELD[card].pair is not None:
                foe = next(e.id for e in ENEMIES.values() if e.group == HELD[card].pair)
                self.state.defeated.append(foe)
            for deck in (self.state.objects, *self.state.loot):
                if card in deck.pile:
                    deck.pile.remove(card)
            self.player(seat).hand.append(card)
        return self

    def at(self, seat: int, space: str) -> Road:
        self.player(seat).space = space
        return self

    def has(self, seat: int, **facts: Any) -> Road:
        """Fame, Fury and the like: has(0, fame=2, fury=4)."""
        for fact, value in facts.items():
            setattr(self.player(seat), fact, value)
        return self

    def set(self, **facts: Any) -> Road:
        """Anything else of the position: set(storm=True, red=True)."""
        for fact, value in facts.items():
            setattr(self.state, fact, value)
        return self

    def automa(self, **facts: Any) -> Road:
        """Anything of the Automa's board; its deck and the discards as lists, the last on top."""
        board = self.state.automa
        assert board is not None
        board.deck.pile = facts.pop("deck", board.deck.pile)
        board.deck.discards = facts.pop("discards", board.deck.discards)
        for fact, value in facts.items():
            setattr(board, fact, value)
        return self

    def play(self, seed: str = "seed") -> Case:
        """Sit down."""
        s = self.state
        for seat, tokens in self._stowed.items():
            lost = convoy.stow_tokens(
                s.players[seat], cast(list[Token], tokens.split()), moving=True
            )
            assert not lost, f"No box for {lost}."
        self._stowed = {}  # the same position may be played again
        s.queue = list(s.order) if s.phase == "exploration" else s.right_turn_order
        return Case(tables.Told.place(GAME, s, seed, NAMES[: s.seats]))


IF_ASKED = {"later", "none", "done"}
"""Answers that a turn may go without."""


def drive(space: str = "100", *cards: str, fuel: int = 1, crew: str = "leader") -> Road:
    """Ada, with these hidden cards, is the first to move, with nobody who makes her faster: speed
    2."""
    road = Road(2, "movement").order(1, 0).at(0, space).crew(0, active=crew).hand(0, *cards)
    return road.stow(0, " ".join(["S"] * len(crew.split()) + ["F"] * fuel))


def opened(seats: int, seed: str = "seed", **options: Any) -> Case:
    """A new table, set up by chance."""
    return Case(tables.Told.open(GAME, names=NAMES[:seats], seed=seed, options=options))


class Case(tables.Case[State]):
    """A table in play, spoken to by seats and option ids."""

    # -- playing ---------------------------------------------------------------------------------

    @property
    def prompt(self) -> Prompt[Any]:
        """The one question that the table waits for."""
        return self.needed()

    @property
    def options(self) -> list[str]:
        """The ids that the open question offers."""
        return [option.id for option in self.prompt.options]

    def option(self, option_id: str) -> Option:
        return tables.option(self.prompt, option_id)

    def pick(self, *chosen: str, by: int | None = None) -> Case:
        """Answer the open question; with `by`, the one of that seat that has these options,
        optional ones included."""
        self.answer(*chosen, seat=by)
        return self

    def also(self, *chosen: str) -> Case:
        """Answer an optional question of the seat that the table waits for."""
        return self.pick(*chosen, by=self.prompt.seat)

    def go(self, *steps: str) -> Case:
        """One answer of one option after another. What is said of Bonus Actions and of the end of a
        turn is left out where nobody asks. "explore:1:leader" and "break:red-leader:0" say who goes
        or rests, in so many questions as that takes."""
        for step in steps:
            if step.startswith(("explore:", "break:")):
                self._act(*step.split(":"))
            elif step not in IF_ASKED or step in self.options:
                self.pick(step)
        return self

    def _act(self, what: str, which: str, more: str = "") -> None:
        """The main action of a turn, by whom the test says; else by whom the game suggests. What
        they do there is asked."""
        main = f"explore:{which}" if what == "explore" else "break"
        if OTHERWISE in self.options:
            who = self.option(main).data["who"] if main in self.options else ""
            if what == "explore" and not more:
                more = "+".join(sorted(SURVIVORS[card].ability for card in who.split()))
            self.pick(OTHERWISE)
        self.pick(main)
        if self.prompt.topic not in ("party", "break"):
            return
        wanted = more if what == "explore" else f"{which}:{more}"
        self.pick(next(option for option in self.options if option.startswith(wanted)))

    def lapse(self) -> Case:
        """The deadline passes: the default of the first question is carried out."""
        self.table.lapse_prompt(self.table.needed_prompts[0].id)
        return self

    # -- looking ---------------------------------------------------------------------------------

    @property
    def s(self) -> State:
        return self.table.state

    def p(self, seat: int) -> Player:
        return self.s.players[seat]

    def zones(self, seat: int) -> dict[str, set[str]]:
        """Survivors by zone, start cards without their colour."""
        p = self.p(seat)
        return {
            zone: {one.card.removeprefix(f"{p.colour}-") for one in p.in_zone(cast(Any, zone))}
            for zone in ZONES
        }

    def stores(self, seat: int) -> str:
        """The Resources aboard: "FFPA" for 2 Fuel, 1 Food, 1 Ammo."""
        p = self.p(seat)
        return "".join(token * p.count_tokens(cast(Token, token)) for token in "FPA")

    def slots(self) -> list[str]:
        """The cards in the Zone from the left; "" for an empty slot."""
        return [slot.card if slot is not None else "" for slot in self.s.zone]

    def view(self, seat: int | None = None) -> View:
        view = self.table.view(seat)
        assert isinstance(view, View)
        return view


def reach(case: Case) -> int:
    """The furthest number that is offered."""
    return max(int(option.rstrip("ab")) for option in case.options if option != "stay")
