"""Defences, and what a hit does (AF-12.13, AF-12.18, AF-12.20, AF-13.1 to AF-13.5)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.aftermath.effects.performing import apply_effects
from rules.aftermath.play.combat.defending import resolve_attack, resolve_enemy_attack
from rules.aftermath.play.party.standing_orders import standing_offers, take_standing
from tests.rules.aftermath.build import A, B, Case, Party
from tests.rules.aftermath.model.own_book import effects, enemy, item, page


def attacked(party: Party, *luck: Any, **parts: Any) -> Case:
    """An entry attacks Wren with strength 5."""
    made = effects({"attack": {"strength": 5, **parts}})
    return party.play(lambda h: apply_effects(h, made, A, "The trap door"), *luck)


def struck(party: Party, *luck: Any, special: str | None = None, strength: int = 5) -> Case:
    """An enemy in Wren's space attacks her with an action that has this special."""
    action = {"speed": 1, "range": 0, "strength": strength, "special": special}
    party.faces(enemy(action=action), 1)

    def script(h: Any) -> Any:
        one = h.s.visit.enemies[-1]
        return (yield from resolve_enemy_attack(h, one, 0, A, one.card.actions[0]))

    return party.play(script, *luck)


# -- the defence ---------------------------------------------------------------------------------


@pytest.mark.rule("AF-12.13")
@pytest.mark.rule("AF-12.20")
@pytest.mark.parametrize(("black", "wounds"), [(1, 0), (2, 1)])
def test_a_defence_is_an_opposed_test_against_the_strength(black: int, wounds: int) -> None:
    # Wren's agility +2, the card 2 and the white die 2 are 6; strength 5 and the black die.
    case = attacked(Party().holds("wren", "green-2a", "red-3a")).then(2, black)
    case.says("defend", "green-2a")
    assert case.of("wren").wounds == wounds
    assert case.of("wren").hand == ["red-3a"]


@pytest.mark.rule("AF-12.13")
@pytest.mark.parametrize("card", ["green-3a", "red-3a", "blue-3a", "yellow-3a", "white-3a"])
def test_any_attribute_will_do(card: str) -> None:
    case = attacked(Party().holds("wren", card)).then(4, 1)
    case.says("defend", card)
    assert case.s.tested[-1].cards == [card]
    assert case.of("wren").wounds == 0


@pytest.mark.rule("AF-13.1")
def test_the_target_alone_is_asked_in_secret_and_out_of_turn() -> None:
    party = Party().active("bodkin").holds("wren", "green-1a").holds("bodkin", "red-1a")
    case = party.play(lambda h: resolve_attack(h, A, 5, "The trap door"))
    prompt = case.prompt("defend")
    assert (prompt.seat, prompt.secret) == (0, True)
    assert [one.id for one in prompt.options] == ["green-1a"]
    assert case.s.attack is not None
    assert (case.s.attack.target, case.s.attack.strength) == (A, 5)
    case.pick()
    assert case.s.attack is None


@pytest.mark.rule("AF-13.1")
@pytest.mark.rule("AF-17.8")
def test_the_default_is_thrifty_against_the_strength() -> None:
    # With agility +2, 3 is enough for strength 5; 1 and 2 would be two cards, 1 too little.
    party = Party().holds("wren", "green-1a", "green-2a", "green-3a", "green-3b")
    assert attacked(party).prompt("defend").default == ["green-3a"]


@pytest.mark.rule("AF-13.2")
def test_a_defence_with_a_heroic_card_has_the_best_bonus() -> None:
    case = attacked(Party().holds("wren", "white-1a")).then(2, 1)
    case.says("defend", "white-1a")
    tested = case.s.tested[-1]
    assert (tested.attribute, tested.bonus) == ("agility", 2)


@pytest.mark.rule("AF-13.3")
def test_without_cards_there_is_no_defence() -> None:
    case = attacked(Party())
    assert (case.of("wren").wounds, case.s.tested) == (1, [])
    declined = attacked(Party().holds("wren", "green-3a")).says("defend")
    assert (declined.of("wren").wounds, declined.s.tested) == (1, [])


@pytest.mark.rule("AF-13.4")
def test_armour_adds_while_it_is_equipped_and_to_what_it_names() -> None:
    def bonus(party: Party) -> int:
        case = attacked(party.holds("wren", "blue-1a")).then(2, 1)
        case.says("defend", "blue-1a")
        return case.s.tested[-1].bonus

    wool, bow = item(("defence", 2), slot="body"), item(("ranged", 2), slot="paw")
    assert bonus(Party().wears("wren", wool, bow)) == 2
    assert bonus(Party().packs("wren", wool)) == 0


# -- standing orders (AF-13.5) -------------------------------------------------------------------


@pytest.mark.rule("AF-13.5")
@pytest.mark.parametrize(
    ("order", "kept"),
    [
        ("thrifty", ["green-1a", "green-3b"]),
        ("all-out", []),
        ("none", ["green-1a", "green-3a", "green-3b"]),
    ],
)
def test_a_standing_order_answers_at_once(order: Any, kept: list[str]) -> None:
    party = Party().holds("wren", "green-1a", "green-3a", "green-3b").member("wren", standing=order)
    case = attacked(party)
    assert case.over
    assert case.of("wren").hand == kept


@pytest.mark.rule("AF-13.5")
def test_an_order_is_given_beside_any_question_and_is_ones_own_secret() -> None:
    party = Party().holds("wren", "green-1a").holds("bodkin", "red-1a")

    def script(h: Any) -> Any:
        h.stand(
            lambda seat: standing_offers(h, seat),
            lambda role, prompt, value: take_standing(h, role, prompt, value) and None,
        )
        yield from resolve_attack(h, B, 5, "The trap door")
        yield from resolve_attack(h, A, 5, "The trap door")

    case = party.play(script)
    case.pick("all-out", by=0)
    assert case.of("wren").standing == "all-out"
    (told,) = case.told("standing")
    assert told.seats == (0,)
    case.says("defend", "red-1a")
    assert case.over
    assert case.of("wren").hand == []


@pytest.mark.rule("AF-13.5")
def test_an_order_can_be_taken_back() -> None:
    party = Party().holds("bodkin", "red-1a").member("wren", standing="none")

    def script(h: Any) -> Any:
        h.stand(
            lambda seat: standing_offers(h, seat),
            lambda role, prompt, value: take_standing(h, role, prompt, value) and None,
        )
        yield from resolve_attack(h, B, 5, "The trap door")

    case = party.play(script)
    assert "none" not in case.free(0)
    case.pick("ask", by=0)
    assert case.of("wren").standing is None


# -- hits (AF-12.18) -----------------------------------------------------------------------------


@pytest.mark.rule("AF-12.13")
def test_a_hit_wounds_once_and_a_miss_not() -> None:
    assert struck(Party()).of("wren").wounds == 1
    missed = struck(Party().holds("wren", "green-3a")).then(4, 1).says("defend", "green-3a")
    assert missed.of("wren").wounds == 0
    assert missed.returned is False


@pytest.mark.rule("AF-12.18")
def test_toxic_wounds() -> None:
    wren = struck(Party(), special="toxic").of("wren")
    assert (wren.wounds, wren.toxic) == (0, 1)
    made = effects({"attack": {"strength": 5, "toxic": True}})
    wren = Party().play(lambda h: apply_effects(h, made, A, "The trap door")).of("wren")
    assert (wren.wounds, wren.toxic) == (0, 1)


@pytest.mark.rule("AF-12.18")
@pytest.mark.parametrize(
    ("special", "status"), [("snare", "tangled"), ("fright", "frightened"), ("burn", "burning")]
)
def test_specials_that_give_a_status_on_a_hit_alone(special: str, status: str) -> None:
    assert struck(Party(), special=special).of("wren").statuses == [status]
    missed = struck(Party().holds("wren", "green-3a"), special=special).then(4, 1)
    assert missed.says("defend", "green-3a").of("wren").statuses == []
    defeated = struck(Party().member("wren", wounds=3), special=special)
    assert defeated.of("wren").statuses == []


@pytest.mark.rule("AF-12.18")
@pytest.mark.parametrize("special", ["knock", "steal"])
def test_whoever_a_hit_defeats_is_spared_the_rest(special: str) -> None:
    party = Party().member("wren", wounds=3, standing="none").holds("wren", "green-1a")
    wren = struck(party, special=special).of("wren")
    assert (wren.defeated, wren.at, wren.hand) == (True, None, ["green-1a"])


@pytest.mark.rule("AF-12.18")
def test_stealing_discards_a_card_at_random() -> None:
    party = Party().holds("wren", "green-1a", "red-2a", "blue-3a").member("wren", standing="none")
    case = struck(party, "red-2a", special="steal")
    assert case.of("wren").hand == ["green-1a", "blue-3a"]
    assert case.s.deck.discards == ["red-2a"]
    assert struck(Party(), special="steal").of("wren").hand == []


CROSS = {"dash": [(1, 2), (2, 3)], "red": [(1, 4)], "white": [(1, 5)], "double": [(1, 6)]}


@pytest.mark.rule("AF-12.18")
def test_a_knock_moves_the_target_one_space_over_a_line_that_can_be_crossed() -> None:
    party = Party(page=page(CROSS))
    case = struck(party, special="knock")
    assert (case.waits_for, case.options) == ({0}, ["2", "4"])
    assert case.prompt().default == ["2"]
    case.pick("4")
    assert case.of("wren").at == 4
    walled = Party(page=page({"white": [(1, 5)], "dash": [(5, 6)]}))
    assert struck(walled, special="knock").of("wren").at == 1


@pytest.mark.rule("AF-6.16")
def test_whoever_is_knocked_into_a_fire_burns() -> None:
    case = struck(Party().tokens(2, "fire"), special="knock")
    wren = case.of("wren")
    assert (wren.at, wren.wounds, wren.statuses) == (2, 2, ["burning"])


@pytest.mark.rule("AF-15.14")
def test_a_hit_sees_through_a_disguise() -> None:
    assert struck(Party().member("wren", statuses=["camouflaged"])).of("wren").statuses == []
    party = Party().member("wren", statuses=["camouflaged"]).holds("wren", "green-3a")
    missed = struck(party).then(4, 1).says("defend", "green-3a")
    assert missed.of("wren").statuses == ["camouflaged"]


def test_an_attack_of_an_entry_may_wound_more_than_once() -> None:
    assert attacked(Party(), n=2).of("wren").wounds == 2
    both = attacked(Party(), who="all")
    assert (both.of("wren").wounds, both.of("bodkin").wounds) == (1, 1)
