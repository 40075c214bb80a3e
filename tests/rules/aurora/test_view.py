"""LA-22, LA-24: what each may know, and what the table card and the private sheets are drawn
from. A view is public but for the cards in somebody's hand."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, get_args

import pytest

from rules.aurora import GAME
from rules.aurora.model.decks import CARDS, DECKS, HELD
from rules.aurora.model.state import AUTOMA, Phase, State
from tests.rules.aurora.build import NAMES, Case, Road, opened

READERS = (0, 1, None)
PHASES = tuple(phase for phase in get_args(Phase) if phase != "over")


def seen(case: Case, *readers: int | None) -> list[str]:
    return [case.view(reader).model_dump_json() for reader in readers]


def _deal_anew(pile: list[Any], keep: int = 0) -> list[Any]:
    """The pile in another order, but for so many on top."""
    rest = pile[: len(pile) - keep]
    Random(7).shuffle(rest)
    return [*rest, *pile[len(pile) - keep :]]


def deeper(state: State) -> None:
    state.deck.pile = _deal_anew(state.deck.pile, 1)


def objects(state: State) -> None:
    state.objects.pile = _deal_anew(state.objects.pile)


def loot(state: State) -> None:
    for deck in state.loot:
        deck.pile = _deal_anew(deck.pile)


def outcomes(state: State) -> None:
    state.outcomes.pile = _deal_anew(state.outcomes.pile, 1)


def actions(state: State) -> None:
    assert state.automa is not None
    state.automa.deck.pile = _deal_anew(state.automa.deck.pile)


# -- hidden (LA-22.1 to LA-22.6) -----------------------------------------------------------------


@pytest.mark.rule("LA-22.1", "LA-25.18")
@pytest.mark.parametrize("change", [deeper, objects, loot, outcomes, actions])
def test_nobody_sees_the_order_of_a_deck(change: Callable[[State], None]) -> None:
    """Two tables that differ in the order of one deck alone look the same to everybody."""
    solo = change is actions
    one, other = Road(2, solo=solo), Road(2, solo=solo)
    change(other.state)
    assert one.state != other.state
    readers = (0, None) if solo else READERS
    assert seen(one.play(), *readers) == seen(other.play(), *readers)


@pytest.mark.rule("LA-22.1")
def test_a_revealed_card_is_public() -> None:
    """What comes off the deck into the Zone is told and seen by all."""
    stage = Road(2).zone("mechanic").deck("orphan", "arsenal")
    case = stage.play().go("explore:1:leader", "later", "none")
    assert case.said("Orphan")
    assert case.view().zone[0].card == "orphan"
    assert not case.said("Arsenal")


@pytest.mark.rule("LA-22.2", "LA-24.4")
def test_the_back_of_the_top_outcome_card_is_public_and_its_face_is_not() -> None:
    """Cards 4 and 8 both show the bottom row; whichever lies on top, all see the same."""
    four, eight = Road(2).outcomes(4), Road(2).outcomes(8)
    assert four.play().view().area == "bottom row"
    assert Road(2).outcomes(11).play().view().area == "last column"
    assert seen(four.play(), *READERS) == seen(eight.play(), *READERS)


@pytest.mark.rule("LA-22.3")
def test_the_cards_left_out_are_never_seen() -> None:
    """A card that was left out changes places with one in the deck, and nobody sees it; how many
    were put back is public."""
    case = opened(2, "left out")
    assert case.view().put_back == [2, 2, 3]
    assert opened(3, "left out").view().put_back == [5, 5, 3]
    before = seen(case, *READERS)
    s = case.s
    deep = next(c for c in s.deck.pile if CARDS[c].marked and CARDS[c].period == 3)
    out = next(c for c in s.left_out if CARDS[c].period == 3)
    s.deck.pile[s.deck.pile.index(deep)], s.left_out[s.left_out.index(out)] = out, deep
    assert seen(case, *READERS) == before
    assert not any(card in before[0] for card in s.left_out)


@pytest.mark.rule("LA-22.4", "LA-24.6")
@pytest.mark.parametrize("phase", PHASES)
def test_a_hand_is_hidden_in_every_phase(phase: Phase) -> None:
    """Until the game is over only its owner sees it."""
    state = Road(2, phase).hand(0, "mre-1").state
    for reader in (1, None):
        assert GAME.view(state, reader, NAMES).players[0].hand is None
    assert GAME.view(state, 0, NAMES).players[0].hand is not None
    state.phase = "over"
    assert GAME.view(state, None, NAMES).players[0].hand is not None


@pytest.mark.rule("LA-22.4", "LA-5.18", "LA-24.6")
def test_a_hand_is_its_owners_alone_and_its_number_public() -> None:
    """Ben and a spectator see two cards, not which."""
    one = Road(2).hand(0, "mre-1", "weapon-manual").play()
    other = Road(2).hand(0, "nitromethane-1", "shortcut-map").play()
    assert seen(one, 1, None) == seen(other, 1, None)
    assert seen(one, 0) != seen(other, 0)
    assert one.view(1).players[0].hidden == 2
    assert one.view(1).players[0].hand is None
    sheet = one.view(0).sheet
    assert sheet is not None
    assert [card.card for card in sheet.hand] == ["mre-1", "weapon-manual"]
    assert one.view(None).sheet is None


@pytest.mark.rule("LA-22.4")
def test_a_drawn_object_is_told_to_its_owner_alone() -> None:
    """The others hear that an Object was drawn."""
    case = Road(2).has(0, fury=4).objects("nitromethane-1").play().also("fury:O")
    name = str(HELD["nitromethane-1"].name)
    assert case.said(name, to=0)
    assert not case.said(name, to=1)
    assert case.said("draws an Object", to=1)


@pytest.mark.rule("LA-22.4")
def test_a_hidden_card_is_public_when_it_is_played_or_discarded() -> None:
    """It is named, and lies on an open pile."""
    case = Road(2).hand(0, "mre-1").crew(0, active="leader", rest="co-pilot").play().also("mre-1")
    assert case.said(str(HELD["mre-1"].name), to=1)
    assert case.view(1).object_discards == ["mre-1"]
    stage = Road(2).hand(0, "mre-1", "mre-2", "nitromethane-1").has(0, fury=4)
    case = stage.objects("welding-torch-1").play().also("fury:O").pick("nitromethane-1")
    assert case.said(str(HELD["nitromethane-1"].name), to=1)
    assert case.view(1).object_discards == ["nitromethane-1"]


@pytest.mark.rule("LA-22.4", "LA-13.6")
def test_at_the_end_all_hands_are_revealed() -> None:
    """Also those that gave nothing."""
    case = Road(2, "end", number=6).hand(0, "mre-1", "weapon-manual").play()
    assert case.over
    shown = case.view(1).players[0].hand
    assert shown is not None
    assert [card.card for card in shown] == ["mre-1", "weapon-manual"]


def looted(*cards: str, keep: str) -> Case:
    """Ada chooses from her Loot while Ben still fires at another Enemy."""
    stage = Road(2, "fire").foe("warwolves", filled=5, s0=len(cards) - 1).order(1, 0)
    stage.foe("riderwolves", 1, hitpoints="2a").stow(0, "S S S A").stow(1, "S S S A")
    case = stage.loot(0, *cards).outcomes(2, 7).play().pick("1b2:warwolves")
    return case.pick(keep, by=0) if keep else case


@pytest.mark.rule("LA-22.5")
def test_loot_dealt_is_the_receivers_alone() -> None:
    """Ben sees that there are two cards, and that something was kept; the prompt is secret."""
    one = looted("land-mine", "prisoner", keep="")
    assert one.view(1).players[0].dealt == 2
    text = one.view(1).model_dump_json() + "".join(e.text for e in one.told() if e.seats is None)
    assert "land-mine" not in text
    assert "Prisoner" not in text
    sheet = one.view(0).sheet
    assert sheet is not None
    assert sheet.dealt == [["land-mine", "prisoner"]]
    assert all(p.secret for p in one.asked(0) if any(o.verb == "loot" for o in p.options))
    kept = looted("land-mine", "prisoner", keep="prisoner")
    other = looted("land-mine", "prisoner", keep="land-mine")
    assert seen(kept, 1, None) == seen(other, 1, None)
    assert (kept.view(1).players[0].kept, kept.view(1).players[0].dealt) == (1, 0)


@pytest.mark.rule("LA-22.5")
def test_kept_cards_of_the_convoy_and_survivors_become_public_special_loot_does_not() -> None:
    """The Prisoner is seen in the Rest Zone; of the Land Mine only that a card came."""
    case = looted("land-mine", "prisoner", keep="prisoner").pick("stop")
    assert "prisoner" in {one.card for one in case.view(1).players[0].crew}
    case = looted("land-mine", "prisoner", keep="land-mine").pick("stop")
    assert case.view(1).players[0].hidden == 1
    assert "land-mine" not in case.view(1).model_dump_json()
    assert not case.said(str(HELD["land-mine"].name), to=1)


@pytest.mark.rule("LA-22.6", "LA-24.5")
def test_the_automas_face_down_cards_are_nobodys() -> None:
    """The pile, its Objects and its Loot: only how many."""
    plain = {"objects": ["mre-1"], "loot": ["land-mine"], "pile": ["AC1", "AC2"]}
    other = {"objects": ["mre-2"], "loot": ["prisoner"], "pile": ["AC6", "AC5"]}
    one = Road(solo=True).automa(**plain).play()
    two = Road(solo=True).automa(**other).play()
    assert seen(one, 0, None) == seen(two, 0, None)
    view = one.view(0).automa
    assert view is not None
    assert (view.cards, view.face_down) == (2, 2)


@pytest.mark.rule("LA-22.7", "LA-2.16")
def test_what_lies_open_is_seen_by_all() -> None:
    """Convoys, Zones, tracks, tokens, piles, discards, Hitpoints, Aurora, map, Turn Order: to a
    spectator as to the seats."""
    case = full()
    for reader in READERS:
        view = case.view(reader)
        mine = view.players[0]
        assert {box.ref: box.content for part in mine.parts for box in part.boxes}["0b0"] == "S"
        assert {one.zone for one in mine.crew} == {"active", "rest", "exhausted"}
        assert (mine.fame, mine.fury, mine.fuel, mine.food, mine.ammo) == (2, 3, 2, 1, 1)
        assert (view.common, view.defeated) == (["snowcat"], ["ulmar"])
        assert (view.object_discards, view.outcome_discards) == (["mre-2"], [12])
        assert view.foes[0].boxes == DECKS.hitpoints["1b"].boxes
        assert (view.aurora, view.red, view.order) == (3, False, [1, 0])
        assert view.sides == ("1B", "2B", "3A")
        assert view.zone[0].card == "driver"


# -- what a view holds (LA-24) -------------------------------------------------------------------


def full() -> Case:
    """Something of everything: Ben is first to act in round 3."""
    stage = Road(2, number=3, sides=("1B", "2B", "3A")).order(1, 0)
    stage.zone("driver", "merchant-1", "", "hunting-lodge", "warwolves")
    stage.convoy(0, "hauler", "crew-car/stash-locker", "flatbed").damaged(0, "1b2", "1t1")
    stage.crew(0, active="leader+1", rest="mechanic", exhausted="co-pilot")
    stage.stow(0, "S S S F F P A").has(0, fame=2, fury=3, special=True).at(0, "104a")
    stage.hand(0, "mre-1").at(1, "107").common("snowcat")
    stage.set(defeated=["ulmar"])
    stage.state.objects.discard("mre-2")
    stage.state.outcomes.discard(12)
    stage.state.outcomes.pile.remove(12)
    stage.waypoints(s103a="F", s115a="C").outcomes(9)
    stage.set(closed=["104a-107"], mine="106-107", storm=True)
    return stage.foe("riderwolves", 1, hitpoints="1b", filled=4, s0=1, s1=2).play()


@pytest.mark.rule("LA-24.1")
def test_the_public_picture() -> None:
    """Round, phase, whose turn, what is open; Regions, Convoys, Waypoints, closed Shortcuts and
    tunnels, mine, Aurora with its track, storm."""
    case = full()
    view = case.view()
    assert (view.round, view.phase, view.acting) == (3, "exploration", 1)
    assert case.table.waiting_seats == {1}
    assert view.sides == ("1B", "2B", "3A")
    assert view.regions == [DECKS.regions[side].name for side in view.sides]
    assert [player.space for player in view.players] == ["104a", "107"]
    assert view.waypoints == {"103a": "F", "115a": "C"}
    assert (view.closed, view.tunnels) == (["104a-107"], ["118b"])
    assert (view.mine, view.storm) == ("106-107", True)
    assert (view.aurora, view.red, view.aurora_at) == (3, False, 125)


@pytest.mark.rule("LA-24.1")
@pytest.mark.parametrize("phase", ["movement", "fire"])
def test_whose_turn_it_is_in_the_other_phases(phase: Any) -> None:
    """In Right Turn Order: Ada, who is further right; while all answer at once nobody's."""
    stage = Road(2, phase).order(1, 0).foe("warwolves")
    for seat in (0, 1):
        stage.stow(seat, "S S S F A")
    case = stage.play()
    assert case.view().acting == 0
    case.lapse()
    assert case.view().acting == 1
    assert Road(2, "rest").crew(0, exhausted="leader").stow(0, "S P").play().view().acting is None


@pytest.mark.rule("LA-24.2")
def test_the_exploration_zone() -> None:
    """Five slots with cost, bonuses, card and the tokens left on it; the deck and its period, and
    what lies in the piles."""
    case = full()
    view = case.view()
    assert [slot.cost for slot in view.zone] == [1, 2, 2, 2, 3]
    cards = ["driver", "merchant-1", None, "hunting-lodge", "warwolves"]
    assert [slot.card for slot in view.zone] == cards
    assert [slot.blocks for slot in view.zone] == [[], ["F"], [], ["AA", "PO"], []]
    assert view.zone[0].detail.startswith("skill 2: ")
    assert [slot.detail for slot in view.zone[1:]] == [
        "has 1 Fuel",
        "",
        "pay 1 Fame for 2 Ammo, or 1 Food and 1 Object",
        "Enemy I",
    ]
    assert view.zone[3].effect == "fame"
    assert [len(slot.bonuses) for slot in view.zone] == [2, 2, 2, 2, 1]
    assert view.zone[0].bonuses == ["1 Repair", "pay 1 Damage for 1 treatment"]
    assert (view.deck, view.period) == (len(case.s.deck.pile), CARDS[case.s.deck.pile[-1]].period)
    assert (len(view.common), len(view.defeated), view.objects) == (1, 1, len(case.s.objects.pile))
    empty = Road(2).deck().play().view()
    assert (empty.deck, empty.period) == (0, 0)


@pytest.mark.rule("LA-24.3")
def test_a_player_on_the_card() -> None:
    """Place in the order, space, tracks, Resources, hidden cards, the grid with kinds and contents,
    speed and towing, Survivors with skill and Contamination."""
    case = full()
    view = case.view()
    ada = view.players[0]
    assert view.order.index(0) == 1
    assert (ada.space, ada.fame, ada.fury, ada.special) == ("104a", 2, 3, True)
    assert (ada.fuel, ada.food, ada.ammo, ada.hidden, ada.limit) == (2, 1, 1, 1, 4)
    assert (ada.speed, ada.towing) == (0, 2)
    assert [(part.place, part.card) for part in ada.parts] == [
        ("0b", "red-hauler"),
        ("1b", "red-crew-car"),
        ("1t", "stash-locker"),
        ("2b", "red-flatbed"),
    ]
    boxes = {box.ref: (box.kind, box.value, box.content) for p in ada.parts for box in p.boxes}
    assert boxes["0b0"] == ("survivor", 0, "S")
    assert boxes["1b2"] == ("weapon", 2, "X")
    assert boxes["1t1"] == ("armor", 0, "X")
    assert boxes["2b2"][0] == "stores"
    assert {one.card: (one.zone, one.skill, one.counters) for one in ada.crew} == {
        "red-leader": ("active", 2, 1),
        "mechanic": ("rest", 2, 0),
        "red-co-pilot": ("exhausted", 1, 0),
    }, "Red's Special side: Contamination does not lower the skill"


@pytest.mark.rule("LA-24.4")
def test_an_enemy_on_the_card() -> None:
    """Region, boxes with their rewards, how many are filled, Target counters; and the area on the
    back of the top Outcome card."""
    view = full().view()
    (foe,) = view.foes
    assert (foe.card, foe.number, foe.region) == ("riderwolves", 2, 1)
    assert (foe.boxes, foe.filled, foe.targets) == ("*TPT*T", 4, {0: 1, 1: 2})
    assert view.area == "front column"


@pytest.mark.rule("LA-24.5")
def test_the_automa_on_the_card() -> None:
    """Rows, counter, stores, Contaminated Zone, cards face up and face down."""
    stage = Road(solo=True, number=2).automa(column=2, survivors=4, standing=[True, False])
    stage.automa(food=3, fuel=2, ammo=5, fame=-1, revealed=["AC3"], pile=["AC1"], hard=True)
    stage.state.automa.rows["C"][1] = True
    view = stage.play().view(0)
    a = view.automa
    assert a is not None
    assert (a.column, a.survivors, a.contaminated, a.standing) == (2, 4, 2, 1)
    assert (a.food, a.fuel, a.ammo, a.fame, a.hard) == (3, 2, 5, -1, True)
    assert (a.revealed, a.face_down, a.space) == (["AC3"], 1, "100")
    assert a.rows["C"] == [False, True, False, False, False, False]
    assert AUTOMA in view.order
    assert Road(2).play().view().automa is None


@pytest.mark.rule("LA-24.6")
def test_the_private_hand() -> None:
    """Each card with text, phase, and whether it may be played now; dealt Loot; and the own
    commands, which are the questions open to the seat."""
    case = Road(2).hand(0, "mre-1", "nitromethane-1").crew(0, active="leader", rest="orphan").play()
    sheet = case.view(0).sheet
    assert sheet is not None
    assert [(card.card, card.windows, card.playable) for card in sheet.hand] == [
        ("mre-1", ["exploration", "rest", "movement"], True),
        ("nitromethane-1", ["movement"], False),
    ]
    assert all(card.tells == str(HELD[card.card].tells) for card in sheet.hand)
    assert case.free(0).count("mre-1") == 1
    dealt = looted("land-mine", "prisoner", keep="").view(0).sheet
    assert dealt is not None
    assert dealt.dealt == [["land-mine", "prisoner"]]


def test_the_last_drive_is_public_until_the_round_is_over() -> None:
    """By which links, from where it began; the Automa's as well."""
    stage = Road(2, "movement", sides=("1A", "2A", "3A")).order(1, 0)
    case = stage.stow(0, "S S S F").stow(1, "S S S F").play()
    case.pick("102")
    for reader in READERS:
        assert case.view(reader).players[0].crossed == ["100-101", "101-102"]
    stage = Road(solo=True, phase="movement", sides=("1A", "2A", "3A")).order(0, AUTOMA)
    alone = stage.stow(0, "S S S F").automa(fuel=0).play()
    board = alone.view(None).automa
    assert board is not None
    assert (board.space, board.crossed) == ("102", ["100-101", "101-102"])
    ends = Road(solo=True, phase="end").automa(crossed=["100-101"], space="101").play()
    board = ends.view(None).automa
    assert board is not None
    assert board.crossed == []
