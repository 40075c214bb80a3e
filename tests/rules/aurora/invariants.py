"""What holds after every answer of every game of Last Aurora (the ledger's section 25)."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from rules.aurora.model.boxes import DAMAGE
from rules.aurora.model.cards import Enemy, Happening
from rules.aurora.model.decks import CARDS, COLOURS, DECKS, ENEMIES, HELD, PARTS, START_CARDS
from rules.aurora.model.maps import START, find_region
from rules.aurora.model.players import Player
from rules.aurora.model.state import AUTOMA, Automa, State
from rules.engine import Event, Table
from rules.kit import graphs
from tests.kit.laws import each_once

BELOW_ZERO = ("scores",)
"""Where there may be fewer than none: Fame may be -1."""


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game."""
    chosen: dict[str, Any] = {
        board: rnd.choice(("random", "A", "B")) for board in ("west", "middle", "east")
    }
    chosen["expert"] = rnd.random() < 0.4
    if seats == 1:
        chosen["hard"] = rnd.random() < 0.5
        chosen["variant"] = rnd.random() < 0.7
    return chosen


class Laws:
    """The invariants of one table; some are about what went before, so it watches the table from
    its opening."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.closed: list[str] = []
        self.red = False
        self.spaces: dict[int, str] = {}
        check_position(table)

    def check(self, events: Sequence[Event]) -> None:
        check_position(self.table)
        s = self.table.state
        # An answer may lead through the whole round, and then Convoys have moved on or are gone.
        if s.phase == "exploration" and any(event.kind == "round" for event in events):
            rear = min(find_region(s.space_of(who)) for who in s.order)
            assert all(foe.region >= rear for foe in s.foes), "LA-25.15: behind everybody"
        if not any(event.kind == "undo" for event in events):
            assert self.closed == s.closed[: len(self.closed)], "LA-25.13: an avalanche went up"
            flare = any("SOS Flare" in event.text for event in events)
            assert not self.red or s.red or flare, "LA-25.11: the red track was left"
        self.closed, self.red = list(s.closed), s.red


def check_position(table: Table[State]) -> None:
    """What holds of any position."""
    s = table.state
    _check_going_on(table)
    if s.phase == "setup":
        return
    resolving = _is_resolving(table)
    _check_cards(s, resolving)
    _check_zone(s, resolving)
    _check_foes(s, resolving)
    _check_order(s)
    for seat in s.living_seats:
        _check_player(s, seat, resolving)
    if s.automa is not None:
        _check_automa(s, s.automa)
    if s.phase == "over" and s.ended != "lost":
        _check_scores(table)


def _check_going_on(table: Table[State]) -> None:
    """LA-25.19: somebody owes a decision with a legal default, or the game is over."""
    if table.result is not None:
        assert table.prompts == (), "LA-25.19"
        return
    owed = [p for p in table.prompts if not p.optional]
    assert owed, "LA-25.19: nobody is asked"
    for prompt in table.prompts:
        prompt.read(prompt.default)


def _is_resolving(table: Table[State]) -> bool:
    """Whether an effect is being carried out: the question open is not one of those between
    actions, so that a card or a token may be in hand."""
    asked = {prompt.topic for prompt in table.prompts if not prompt.optional}
    return not asked <= {"turn", "more", "drive"}


# -- cards (LA-25.1, LA-25.16) -------------------------------------------------------------------


def _check_cards(s: State, resolving: bool) -> None:
    places = [*s.deck.cards, *s.left_out, *s.objects.cards, *s.defeated, *s.common]
    places += [slot.card for slot in s.zone if slot is not None]
    places += [foe.card for foe in s.foes]
    places += [card for deck in s.loot for card in deck.cards]
    for p in s.players:
        places += [part.card for _, part in p.list_parts()] + [one.card for one in p.crew]
        places += [*p.hand, *p.kept, *(card for dealt in p.dealt for card in dealt)]
    if s.automa is not None:
        places += [*s.automa.objects, *s.automa.loot]
    box = {card for card in CARDS if CARDS[card].colour in ("", *COLOURS[: s.seats])}
    start = {f"{colour}-{card}" for colour in COLOURS[: s.seats] for card in START_CARDS}
    assert start <= box
    # A card may be between two places while its effect is resolved, and two of which one is kept
    # (LA-18.2).
    each_once(places, box, "LA-25.1", in_the_air=2 if resolving else 0)
    each_once(s.outcomes.cards, list(DECKS.outcomes), "LA-25.1")
    hitpoints = [*(card for stack in s.hitpoints for card in stack), *s.spent_hitpoints]
    hitpoints += [foe.hitpoints for foe in s.foes]
    assert sorted(card[0] for card in hitpoints) == list("123456"), "LA-25.1: Hitpoints"
    enemies = [card for card in places if card in ENEMIES]
    assert len(enemies) == len(ENEMIES), "LA-25.16"


def _check_zone(s: State, resolving: bool) -> None:
    assert len(s.zone) == 5, "LA-25.7"
    cards = [CARDS[slot.card] if slot is not None else None for slot in s.zone]
    assert not any(isinstance(card, Happening) for card in cards), "LA-25.7: an Event stays"
    firing = s.phase in ("ambush", "fire", "enemies", "end", "over")
    if not firing and not resolving:
        gap = [card is None for card in cards]
        assert gap == sorted(gap), "LA-25.7: a gap"
    if s.phase in ("fire", "enemies"):
        assert not any(isinstance(card, Enemy) for card in cards), "LA-25.15"


def _check_foes(s: State, resolving: bool) -> None:
    for foe in s.foes:
        assert foe.hitpoints, "LA-25.16"
        assert 0 <= foe.filled < len(foe.boxes) + resolving, "LA-17.2"
    for who in s.order:
        on = sum(foe.targets.get(who, 0) for foe in s.foes)
        assert 0 <= on <= (2 if who == AUTOMA else 3), "LA-25.10"
        assert s.counters_left(who) >= 0, "LA-25.10"


def _check_order(s: State) -> None:
    there = [*s.living_seats, *([AUTOMA] if s.automa is not None else [])]
    if s.ended != "lost":
        assert sorted(s.order) == sorted(there), "LA-25.12"
    if s.phase in ("ambush", "fire", "enemies", "end"):
        spaces = [s.find_convoy_number(who) for who in s.order]
        assert spaces == sorted(spaces), "LA-25.12: not sorted"
    assert 1 <= s.round <= 6, "LA-25.11"
    assert s.aurora == s.round or s.phase == "over", "LA-25.11"
    there_is_a_way = reachable(s)
    for who in s.order:
        assert s.space_of(who) in there_is_a_way, "LA-25.13: cut off"


def reachable(s: State) -> set[str]:
    """The spaces that any way leads to from the start."""
    return set(
        graphs.count_steps(START, lambda at: [link.find_other_end(at) for link in s.map.links[at]])
    )


# -- players -------------------------------------------------------------------------------------


def _check_player(s: State, seat: int, resolving: bool) -> None:
    p = s.players[seat]
    assert -1 <= p.fame <= 3, "LA-25.5"
    assert 0 <= p.fury <= 5, "LA-25.5"
    assert p.crew, "LA-13.13: nobody left, and still in"
    _check_convoy(p, resolving)
    if not resolving:
        assert len(p.crew) == p.count_tokens("S"), "LA-25.2"
        assert len(p.hand) <= p.hand_limit, "LA-25.6"
        assert all(one.skill_left >= 1 for one in p.crew), "LA-25.8"
    if s.phase == "rest":
        assert not p.in_zone("active") or resolving, "LA-25.9"
    if s.phase == "movement":
        assert not p.in_zone("exhausted"), "LA-25.9"
    assert len(p.fired) == len(set(p.fired)), "LA-25.14"
    assert all(card in HELD for card in p.hand)


def _check_convoy(p: Player, resolving: bool) -> None:
    for _, box, content in p.list_boxes():
        assert content in ("", DAMAGE) or box.can_hold(content), "LA-25.3"
    kinds = [PARTS[column.bottom.card].kind for column in p.columns]
    assert kinds[0] == "truck", "LA-25.4"
    assert all(kind == "trailer" for kind in kinds[1:]), "LA-25.4"
    if not resolving:  # Trailers may be being unhitched
        assert len(kinds) - 1 <= p.truck.data.towing, "LA-25.4"
    tops = [column.top for column in p.columns if column.top is not None]
    assert all(PARTS[top.card].kind == "device" for top in tops), "LA-25.4"


# -- the Automa, the count -----------------------------------------------------------------------


def _check_automa(s: State, a: Automa) -> None:
    assert all(0 <= store <= 7 for store in (a.food, a.fuel, a.ammo)), "LA-25.17"
    assert 0 <= a.contaminated_count <= a.survivors <= 6, "LA-25.17"
    assert -1 <= a.fame <= 3, "LA-25.5"
    assert all(a.rows["A"][a.column :]), "LA-25.17: row A is covered right of the counter"
    cards = Counter([*a.deck.cards, *a.pile, *a.revealed])
    assert cards == Counter(list(DECKS.actions)), "LA-25.1: Action cards"
    for row in "BD":
        assert not any(a.rows[row][a.column :]), "LA-25.17"


def _check_scores(table: Table[State]) -> None:
    s = table.state
    assert table.result is not None
    for seat in range(s.seats):
        assert table.result.scores[seat] == sum(s.scores[seat].values()), "LA-25.20"
