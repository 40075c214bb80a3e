"""PH-25.9, PH-25.10, PH-27.11, PH-27.12: scars and mutant actions."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.posthuman.effects.language.models import AddMinion, Amount, Forbid, Number, Plain, Steal
from rules.posthuman.model.cards import MutantAction, Scar
from rules.posthuman.model.decks import CONTENT
from rules.posthuman.model.terms import TERRAINS
from tests.rules.posthuman.words.reading import effects, physical, primitives

SCARS: list[Scar] = physical(CONTENT.scars.values())
MUTATIONS = [one for one in SCARS if not one.is_blank]
ACTIONS: list[MutantAction] = physical(CONTENT.mutant_actions.values())


# -- scars ---------------------------------------------------------------------------------------


@pytest.mark.rule("PH-27.11", "PH-1.1")
def test_thirty_one_scars_twelve_of_them_blank() -> None:
    assert (len(SCARS), len(MUTATIONS)) == (31, 19)


@pytest.mark.rule("PH-27.11")
def test_the_stats_that_mutations_change() -> None:
    signs = Counter(tuple(change.n for change in one.changes) for one in MUTATIONS)
    assert signs == {(1,): 8, (-1,): 4, (1, -1): 7}
    assert all(len({c.stat for c in one.changes}) == len(one.changes) for one in MUTATIONS)


@pytest.mark.rule("PH-27.11")
def test_bodies_grow_more_often_than_minds() -> None:
    up = Counter(c.stat for one in MUTATIONS for c in one.changes if c.n > 0)
    assert min(up["strength"], up["speed"], up["melee"]) > max(up["mind"], up["shooting"])


@pytest.mark.rule("PH-27.11")
def test_nine_mutations_carry_a_weapon_and_eight_an_ability() -> None:
    weapons = [one.weapon for one in MUTATIONS if one.weapon is not None]
    assert len(weapons) == 9
    assert {weapon.wounds for weapon in weapons} == {1, 2, 3}
    riding = [one for one in MUTATIONS if one.riders]
    working = [one for one in MUTATIONS if one.effects]
    assert len(riding) == 5
    assert len({one.id for one in (*riding, *working)}) == 8
    hands = [p for one in working for p in primitives(one.effects) if isinstance(p, Number)]
    assert [(p.do, p.n) for p in hands] == [("hand", 1)] * 2


@pytest.mark.rule("PH-27.11")
def test_riders_ride_on_titles_that_there_are() -> None:
    titles = {one.title for one in ACTIONS}
    assert {rider.title for one in MUTATIONS for rider in one.riders} <= titles


def test_a_blank_scar_is_a_scar_and_no_more() -> None:
    plain = {"id": "nick", "name": "Nick", "text": "On the left ear."}
    assert Scar.model_validate(plain).is_blank
    assert not Scar.model_validate(plain | {"changes": [{"stat": "mind", "n": 1}]}).is_blank
    claw = {"name": "Claw", "wounds": 1, "special": "attack"}
    assert not Scar.model_validate(plain | {"weapon": claw}).is_blank


# -- mutant actions ------------------------------------------------------------------------------


def title(one: MutantAction) -> str:
    return one.title


@pytest.mark.rule("PH-27.12", "PH-1.1")
def test_twenty_five_actions_of_eight_titles() -> None:
    found = Counter(map(title, ACTIONS))
    assert sum(found.values()) == 25
    assert (found.pop("attack"), found.pop("charge")) == (7, 3)
    assert sorted(found.values()) == [2, 2, 2, 3, 3, 3]


@pytest.mark.rule("PH-27.12")
def test_attacks_know_two_terrains_and_two_steps() -> None:
    for one in ACTIONS:
        assert one.attack is (one.title == "attack")
        if one.attack:
            assert len(set(one.terrains)) == 2
            assert (set(one.step), one.do, one.scar) == ({"move", "mutant"}, (), False)


@pytest.mark.rule("PH-27.12")
def test_a_charge_deals_two_wounds_on_one_terrain() -> None:
    for one in ACTIONS:
        assert one.charge == (2 if one.title == "charge" else 0)
        if one.charge:
            assert (len(one.terrains), one.step, one.do) == (1, ("move",), ())


def spoils(one: MutantAction) -> str | None:
    """Which of the six other sorts a card is, by what it does."""
    if len(one.do) != 1:
        return None
    (does,) = one.do
    if isinstance(does, Plain):
        return {"extra_encounter": "extra", "replace_encounter": "swap"}.get(does.do)
    if isinstance(does, Amount) and (does.do, does.n) == ("morale", -1):
        return "morale"
    kinds = {Steal: "steal", Forbid: "spoil", AddMinion: "minion"}
    return kinds.get(type(does))


@pytest.mark.rule("PH-27.12")
def test_fifteen_others_of_six_sorts_each_in_its_step() -> None:
    others = [one for one in ACTIONS if not (one.attack or one.charge)]
    assert Counter((spoils(one), one.step) for one in others) == {
        ("extra", ("move",)): 3,
        ("swap", ("move",)): 3,
        ("steal", ("forage",)): 3,
        ("spoil", ("forage", "scout")): 2,
        ("morale", ("camp",)): 2,
        ("minion", ("move",)): 2,
    }
    assert len({(spoils(one), str(one.name)) for one in others}) == 6, "a title does one thing"


@pytest.mark.rule("PH-27.12")
def test_what_is_stolen_is_food_or_ammo_and_what_joins_is_a_mutant() -> None:
    stolen = [p.kind for one in ACTIONS for p in one.do if isinstance(p, Steal)]
    assert set(stolen) == {"food", "ammo"}
    minions = [p for one in ACTIONS for p in one.do if isinstance(p, AddMinion)]
    wanted = effects({"at": "move_start", "do": [{"add_minion": {"kind": "mutant", "n": 1}}]})
    assert [(p,) for p in minions] == [wanted[0].do] * 2


@pytest.mark.rule("PH-27.12")
def test_every_terrain_is_on_five_to_eight_cards_and_every_card_has_one() -> None:
    on = Counter(terrain for one in ACTIONS for terrain in set(one.terrains))
    assert all(5 <= on[terrain] <= 8 for terrain in TERRAINS)
    assert all(one.terrains for one in ACTIONS)
