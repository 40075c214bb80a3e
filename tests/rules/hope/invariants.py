"""What holds after every answer of every game of Hope Inhumanity (the ledger's invariants)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.engine import Event, Table
from rules.hope.effects.language.words import describe_effects as in_words
from rules.hope.model.decks import DECKS
from rules.hope.model.state import Character, OpenScene, State
from rules.kit.packs.catalog import list_added_cards
from tests.kit.laws import each_once


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game."""
    return {name: rnd.random() < 0.2 for name in ("gentler", "sealed", "short")}


class Laws:
    """The invariants of one table; some are about what went before, so it watches the table from
    its opening."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.round = table.state.round
        self.out: set[str] = set()
        self.doomed_at: dict[int, tuple[int, int]] = {}
        """When who was doomed: round and place."""
        check_position(table)

    def check(self, events: Sequence[Event]) -> None:
        check_position(self.table)
        s = self.table.state
        self._check_doomed(events)
        undone = any(event.kind == "undo" for event in events)
        if not undone:
            assert s.round >= self.round, "HI-I.15: the round falls"
            assert self.out <= _list_put_away(s), "HI-I.1: a Scene came back"
            _check_hope(events, s)
        self.round, self.out = s.round, _list_put_away(s)

    def _check_doomed(self, events: Sequence[Event]) -> None:
        """HI-I.6: whoever was doomed in an earlier turn is gone when a Scene is drawn."""
        s = self.table.state
        for event in events:
            if event.kind == "doomed":
                self.doomed_at[event.data["number"]] = (s.round, s.place)
            if event.kind == "draw" and s.scene is not None and not s.scene.acted:
                for c in s.people:
                    if c is not None and c.doomed:
                        assert self.doomed_at[c.number] == (s.round, s.place), "HI-I.6"


def check_position(table: Table[State]) -> None:
    """What holds of any position."""
    s = table.state
    if s.phase == "world":
        return
    _check_scenes(table)
    _check_cards(table)
    for c in s.people:
        if c is not None:
            _check_person(s, c)
    assert 0 <= s.hope <= 5, "HI-I.3"
    assert 1 <= s.round <= s.rounds, "HI-I.15"
    assert s.born <= 2 * s.seats, "HI-I.16: more than one late-comer for a seat"
    if s.scene is not None:
        _check_open(table, s.scene)
    over = table.result is not None
    assert over == (table.prompts == ()), "HI-I.18"
    if over:
        later = {(s.first + place) % s.seats for place in range(s.place + 1, s.seats)}
        assert not s.living_seats or (s.round == s.rounds and not later & {*s.living_seats}), (
            "HI-I.18"
        )
        assert table.result is not None
        assert list(table.result.winners) == s.living_seats


def _list_put_away(s: State) -> set[str]:
    """The Scenes that have been drawn and put away."""
    return {card for deck in s.decks.values() for card in deck.discards}


def _check_scenes(table: Table[State]) -> None:
    """HI-I.1: every Scene in exactly one place."""
    s = table.state
    places = [card for deck in s.decks.values() for card in deck.cards]
    places += [s.scene.card] if s.scene else []
    each_once(places, [*DECKS.scenes, *list_added_cards(table, "scenes")], "HI-I.1")


def _check_cards(table: Table[State]) -> None:
    """HI-I.13, HI-I.17: every other card in exactly one place, and none with the dead."""
    s = table.state
    people = [c for c in s.people if c is not None]
    left = [h.card for g in s.graves for h in g.character.assets]
    held = {
        "traits": [h.card for c in people for h in c.traits] + ([s.gift[1]] if s.gift else []),
        "personalities": [c.personality.card for c in people],
        "relationships": [card for c in people for card in {b.held.card for b in c.bonds}],
        "assets": [h.card for c in people for h in c.assets] + [h.card for h in s.commons] + left,
    }
    for kind, cards in held.items():
        box = [*getattr(DECKS, kind), *list_added_cards(table, kind)]
        # An heirloom is in nobody's hands while its heir is being chosen.
        in_the_air = 1 if kind == "assets" else 0
        each_once([*cards, *getattr(s, kind).cards], box, "HI-I.13", in_the_air=in_the_air)
    settled = [g.character.seat for g in s.graves if g.settled and g.character.assets]
    assert len(settled) <= 1, "HI-I.17"  # the one whose heirs are being asked


def _check_person(s: State, c: Character) -> None:
    assert 0 <= c.humanity <= 5, "HI-I.2"
    assert 0 <= c.hunger <= 2, "HI-I.4"
    assert 0 <= c.harm <= 2, "HI-I.4"
    if not c.original:
        assert not c.bonds, "HI-I.16"
    for held in c.assets:
        assert held.uses >= 1, "HI-12.6: used up, and still there"
    assert s.people[c.seat] is c


def _check_open(table: Table[State], scene: OpenScene) -> None:
    s = table.state
    buried = {g.character.number for g in s.graves}
    assert s.seat_of(scene.number) == scene.drawer or scene.number in buried, "HI-I.7"
    if not scene.acted or scene.scene.kind != "roll":
        return
    mine = scene.given.get(scene.drawer, 0) + (scene.drawer in scene.last_hope)
    assert mine >= 1, "HI-I.10"
    for seat in scene.supporters:
        if seat in scene.given:
            assert 1 <= scene.given[seat] <= scene.support_limit, "HI-I.8"
        else:
            assert seat in scene.last_hope, "HI-I.9"
    assert scene.hardship >= 0, "HI-I.12"
    _check_hidden(table, scene)


def _check_hidden(table: Table[State], scene: OpenScene) -> None:
    """HI-I.12, HI-I.19: nothing of the card's hidden half is in what others may see."""
    card = scene.scene
    for reader in (None, *(s for s in range(table.state.seats) if s != scene.drawer)):
        view: Any = table.view(reader)
        assert view.private.card == "", "HI-I.19"
        if not scene.locked:
            assert view.scene.hardship is None, "HI-I.12"
        if reader is None or reader not in scene.shown:
            told = view.scene.model_dump_json() if view.scene else ""
            for part in (card.succeed, card.fail):
                if part is not None and part.effects:
                    assert str(in_words(part.effects)) not in told, "HI-I.19"
                    assert str(part.line) not in told, "HI-I.19"


def _check_hope(events: Sequence[Event], s: State) -> None:
    """HI-I.15: at most one die a round end."""
    rounds = [event for event in events if event.kind == "round" and event.data["round"] > 1]
    assert len(rounds) <= s.rounds
