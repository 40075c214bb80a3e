"""What each seat may see (section 29): of two positions that differ in one hidden thing alone,
everybody but its owner sees the same."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.engine import Chance
from rules.posthuman.model.decks import MUTANT_ACTIONS, SCARS
from rules.posthuman.model.state import Assault, Deal, State
from rules.posthuman.view import View, view_table
from tests.kit.positions import decks as decks_in
from tests.rules.posthuman.build import NAMES, Road
from tests.rules.posthuman.own_cards import gear, scar

Reader = int | None


def view(s: State, reader: Reader) -> View:
    return view_table(s, reader, NAMES[: s.seats])


def text(s: State, reader: Reader) -> str:
    return view(s, reader).model_dump_json()


def hidden_from(make: Callable[[str], Road], one: str, other: str, *readers: Reader) -> None:
    """Whether `one` or the `other` is there, these see the same."""
    first, second = make(one).state, make(other).state
    for reader in readers:
        assert text(first, reader) == text(second, reader)


def told_to(make: Callable[[str], Road], one: str, other: str, *readers: Reader) -> None:
    """Those see the difference."""
    first, second = make(one).state, make(other).state
    for reader in readers:
        assert text(first, reader) != text(second, reader)


@pytest.mark.rule("PH-1.10")
def test_the_order_of_no_deck_is_in_any_view() -> None:
    s, mixed = Road(2).state, Road(2).state
    chance = Chance("another order")
    for deck in decks_in(mixed).values():
        deck.shuffle(chance)
    mixed.tiles = chance.shuffle(mixed.tiles)
    assert mixed.tiles != s.tiles
    for reader in (0, 1, None):
        assert text(s, reader) == text(mixed, reader)


@pytest.mark.rule("PH-1.10")
def test_sizes_and_discards_are_public_but_for_the_faces_of_scars() -> None:
    s = Road(2).state
    thrown = [s.equipment.pile.pop(), s.scars.pile.pop()]
    s.equipment.discard(thrown[0])
    s.scars.discard(thrown[1])
    found = view(s, None)
    assert found.decks["equipment"] == 36
    assert found.decks["scars"] == 30
    assert found.decks["tiles"] == 68
    assert found.discards["equipment"] == [thrown[0]]
    assert "scars" not in found.discards
    other = Road(2).state
    other.equipment.discard(other.equipment.pile.pop())
    other.scars.discard(other.scars.pile.pop(0))
    assert text(other, 0) == text(s, 0)


@pytest.mark.rule("PH-1.10")
def test_of_a_human_everybody_sees_how_much_there_is() -> None:
    road = Road(2).human(1, hidden_followers=["mule"]).holds(1, "gunscope", "camo-tent")
    found = view(road.state, 0).seats[1].human
    assert found is not None
    assert (found.hidden_followers, found.hand) == (1, 2)


@pytest.mark.rule("PH-20.9a", "PH-30.19")
def test_cards_in_a_hand_are_their_owners() -> None:
    def make(card: str) -> Road:
        road = Road(2).holds(0, card)
        other = {"gunscope": "camo-tent", "camo-tent": "gunscope"}[card]
        road.state.equipment.pile.insert(0, road.take(other))
        return road

    hidden_from(make, "gunscope", "camo-tent", 1, None)
    told_to(make, "gunscope", "camo-tent", 0)
    found = view(make("camo-tent").state, 1).seats[0].human
    assert found is not None
    assert found.hand == 1
    assert [card.name for card in view(make("camo-tent").state, 0).private.hand] == ["Camo Tent"]


def scar_ids() -> tuple[str, str]:
    """A blank scar and a mutation."""
    blank = next(one for one, card in SCARS.items() if card.is_blank)
    return blank, next(one for one, card in SCARS.items() if not card.is_blank)


@pytest.mark.rule("PH-17.5", "PH-30.19")
def test_the_face_of_a_scar_is_its_owners_and_the_number_public() -> None:
    blank, mutation = scar_ids()

    def make(card: str) -> Road:
        return Road(2).has(0, card)

    hidden_from(make, blank, mutation, 1, None)
    told_to(make, blank, mutation, 0)
    found = view(make(mutation).state, 1).seats[0].human
    assert found is not None
    assert found.scars == 1


@pytest.mark.rule("PH-17.5")
def test_the_mutations_of_whoever_has_turned_are_public() -> None:
    _, mutation = scar_ids()
    s = Road(2).mutant(1, mutation).state
    for reader in (0, 1, None):
        found = view(s, reader).seats[1].mutant
        assert found is not None
        assert [scar.id for scar in found.mutations] == [mutation]


@pytest.mark.rule("PH-20.7c", "PH-30.19")
def test_a_follower_face_down_is_its_owners() -> None:
    def make(card: str) -> Road:
        return Road(2).hides(0, card)

    hidden_from(make, "wren", "brindle", 1, None)
    told_to(make, "wren", "brindle", 0)
    found = view(make("wren").state, None).seats[0].human
    assert found is not None
    assert (found.hidden_followers, found.followers) == (1, [])


def actions() -> tuple[str, str]:
    first = next(iter(MUTANT_ACTIONS))
    name = MUTANT_ACTIONS[first].name
    return first, next(one for one, card in MUTANT_ACTIONS.items() if card.name != name)


@pytest.mark.rule("PH-18.22a", "PH-30.19")
def test_mutant_hands_are_for_mutants_alone() -> None:
    def make(card: str) -> Road:
        return Road(4).mutant(2).mutant(3).holds(3, card)

    one, other = actions()
    hidden_from(make, one, other, 0, 1, None)
    told_to(make, one, other, 2, 3)
    found = view(make(one).state, 0).seats[3].mutant
    assert found is not None
    assert found.hand == 1
    plans = view(make(one).state, 2).private.plans
    assert [(plan.seat, [card.id for card in plan.hand]) for plan in plans] == [(2, []), (3, [one])]


@pytest.mark.rule("PH-10.6")
def test_a_laid_card_and_its_order_are_for_mutants_alone() -> None:
    def make(card: str) -> Road:
        road = Road(4).mutant(2).mutant(3, laid=card)
        road.state.mutant(3).order.targets = [0 if card == one else 1]
        return road

    one, other = actions()
    hidden_from(make, one, other, 0, 1, None)
    told_to(make, one, other, 2, 3)
    found = view(make(one).state, 0).seats[3].mutant
    assert found is not None
    assert found.laid


@pytest.mark.rule("PH-10.6")
def test_what_is_declared_is_public_from_the_reveal_on() -> None:
    s = Road(2, phase="declare").declares(0, "forage").state
    found = view(s, 1).seats[0].human
    assert found is not None
    assert found.declared is None
    s.phase = "trade"
    found = view(s, 1).seats[0].human
    assert found is not None
    assert found.declared == "forage"


@pytest.mark.rule("PH-6.18", "PH-30.19")
def test_drawn_tiles_are_their_drawers() -> None:
    def make(card: str) -> Road:
        road = Road(2)
        road.state.drawn_tiles[0] = [road.take(card)]
        return road

    hidden_from(make, "underpass", "clinic", 1, None)
    told_to(make, "underpass", "clinic", 0)


@pytest.mark.rule("PH-18.12a")
def test_what_tactics_showed_is_its_mutants() -> None:
    def make(card: str) -> Road:
        road = Road(3).mutant(2)
        road.state.mutant(2).peeked = [road.take(card)]
        return road

    first, second = Road(1).state.encounters[1].pile[:2]
    hidden_from(make, first, second, 0, 1, None)
    told_to(make, first, second, 2)


@pytest.mark.rule("PH-7.6")
def test_standing_orders_are_their_owners() -> None:
    s, other = Road(2).state, Road(2).stands_by(0, level="next").state
    assert text(s, 1) == text(other, 1)
    assert view(other, 0).private.standing == {"level": "next"}


@pytest.mark.rule("PH-10.14")
def test_hand_cards_in_an_offer_are_shown_to_the_partner_alone() -> None:
    s = Road(3).holds(0, "gunscope").has(0, "knife").state
    cards = [*s.human(0).hand, *s.human(0).gear]
    s.deals = [Deal(number=1, seat=0, partner=1, give=cards, food=2)]
    for reader in (0, 1):
        (deal,) = view(s, reader).deals
        assert deal.give == ["Gunscope", "Knife"]
    for reader in (2, None):
        (deal,) = view(s, reader).deals
        assert (deal.give, deal.food) == (["Knife"], 2)


@pytest.mark.rule("PH-30.19")
def test_everything_that_section_29_calls_public_is_in_every_view() -> None:
    road = Road(2).human(0, health=3, food=2, ammo=1, hunger=1, place=4, counters=2)
    road.has(0, "footwork", "knife", "wren").lays(0, "clinic", "0,1", done=0)
    s = road.stands(0, "0,1", zone=0).state
    found = view(s, None).seats[0].human
    assert found is not None
    assert (found.health, found.limits["health"], found.hunger) == (3, 6, 1)
    assert (found.food, found.ammo, found.xp, found.place) == (2, 1, 2, 4)
    assert [card.name for card in found.skills] == ["Footwork"]
    assert [(card.name, card.active) for card in found.gear] == [("Knife", True)]
    assert [card.id for card in found.followers] == ["wren"]
    assert (found.used_slots, found.slots) == (1, 6)
    assert (found.terrain, found.tile, found.where) == ("urban", "Clinic", "Clinic, zone 1 of 1")
    assert {(tile.x, tile.y) for tile in found.map} == {(0, 0), (0, 1)}


def test_a_fight_is_public_with_its_enemies_and_their_figures() -> None:
    s = Road(2).fight(0, "netboy-trapper").state
    found = view(s, 1).seats[0].human
    assert found is not None
    assert found.fight is not None
    (foe,) = found.fight.foes
    assert (foe.speed, foe.health, foe.full, foe.melee, foe.wounds) == (3, 4, 4, 3, 1)
    assert (found.fight.level, found.fight.combat) == (2, True)


@pytest.mark.rule("PH-25.4")
@pytest.mark.parametrize(("once", "limit"), [(True, "discard"), (False, "turn")])
def test_equipment_shows_whether_it_is_used_up(once: bool, limit: str) -> None:
    effect = {"at": "camp", "do": [{"health": 1}], "limit": limit}
    s = Road(2).has(0, gear(effect, size=2, once=once)).state
    for reader in (0, 1, None):
        human = view(s, reader).human(0)
        assert human is not None
        (shown,) = human.gear
        assert (shown.size, shown.once) == (2, once)


@pytest.mark.rule("PH-18.19")
def test_an_attack_is_public_with_its_weapon_and_how_far_it_is() -> None:
    claw = scar(weapon={"name": "Claw", "wounds": 3, "special": "critical"})
    road = Road(2).mutant(1, claw)
    for weapon, seen in ((claw, ("Claw", 3)), (None, ("", 1))):
        road.state.assaults[0] = Assault(mutant=1, weapon=weapon, stage="melee", shot=2, swap=1)
        for reader in (0, 1, None):
            human = view(road.state, reader).seats[0].human
            assert human is not None and human.assault is not None
            assault = human.assault
            assert (assault.weapon, assault.wounds) == seen
            assert (assault.mutant, assault.stage, assault.shot, assault.swap) == (1, "melee", 2, 1)


@pytest.mark.rule("PH-6.10")
def test_the_map_shows_which_tile_is_home() -> None:
    road = Road(1).lays(0, "clinic", "0,1").lays(0, "silo", "0,-1")
    human = view(road.state, None).seats[0].human
    assert human is not None
    assert {one.cell: one.start for one in human.map} == {"0,0": True, "0,1": False, "0,-1": False}
