"""Mutant actions, their attacks and charges (PH-18)."""

from collections.abc import Sequence
from typing import Any

import pytest

from rules.engine import Play
from rules.kit.turns import until_gone
from rules.posthuman.model import decks
from rules.posthuman.model.terms import Step
from rules.posthuman.play.actions.actions import resolve_forage
from rules.posthuman.play.context import Fallen, Here
from rules.posthuman.play.mutants import mutant_actions, mutants
from rules.posthuman.play.mutants.mutant_actions import play_laid_card
from rules.posthuman.play.mutants.mutants import mutant_step
from rules.posthuman.play.travel.encounters import resolve_encounter
from tests.rules.posthuman.build import Road, Script, ask_idly
from tests.rules.posthuman.own_cards import (
    blade,
    combat,
    gear,
    gun,
    minion,
    mutant_action,
    scar,
    skill,
    tile,
)
from tests.rules.posthuman.play.mutants.prey import lay_action, make_deed, make_party, place_in_town
from tests.rules.posthuman.rows import Row, row


def begin_actions(*seats: int, step: Step = "move", moment: Any = "start") -> Script:
    """Humans come to a moment of their actions, one after the other."""

    def action(h: Here) -> Play[None]:
        for seat in seats:
            try:
                yield from mutant_actions.resolve_reactions(h, seat, step, moment)
            except Fallen:
                continue

    return action


def make_laid_action(*seats: int, road: Road | None = None, order: Any = None, **card: Any) -> Any:
    """The last seat has turned and laid a card, with an order; the others are on urban tiles."""

    def make_road() -> Road:
        return lay_action(
            road or make_party(2, 1), 2, make_deed(id="card", **card), *seats, **(order or {})
        )

    return make_road


def meet_encounter(h: Here) -> Play[None]:
    yield from until_gone(resolve_encounter(h, 0, 1))


def lay_howl(road: Road, seat: int = 1, *do: Any, **card: Any) -> Road:
    """A mutant has laid an action for its step."""
    return lay_action(road, seat, make_deed(*do, **{"step": "mutant", **card}))


def make_struck_ada() -> Road:
    road = make_party(2, 1)
    road.state.struck = [(0, "howl")]
    return road


def hurry_mutant(road: Road) -> Road:
    """The last has turned this turn."""
    road.mutant(1, turned_on=road.state.turn)
    return lay_howl(road, step="move")


def lay_encounter_action(does: str) -> Road:
    road = lay_action(make_party(1, 1), 1, make_deed({"do": does})).human(0, melee=5)
    return road.stacks("level1", combat(id="crow", name="Crow"), combat(id="dog", name="Dog"))


def make_three_prey() -> Road:
    """Ada and those beside her on urban tiles; Ben is furthest on, and Dov has turned."""
    return make_party(3, 1).human(1, place=4).human(2, place=2)


def surround_prey(prey: int) -> Road:
    """One human among three mutants, each with an action named after it."""
    road = place_in_town(Road(4), prey)
    for seat in {0, 1, 2, 3} - {prey}:
        lay_action(road.mutant(seat), seat, make_deed(title=f"No{seat}"))
    return road


TENT = {"at": "camp", "do": ["no_target"]}
ASK, HOLD = {"when": "ask"}, {"when": "hold"}
TEETH = {"name": "Tooth", "wounds": 1, "special": "critical"}
HORN = {"name": "Horn", "wounds": 3, "special": "knockdown"}
RIDER = {"title": "howl", "do": [{"morale": -2}]}
FOUL = {"forbid": {"what": ["forage", "scout"]}}
WIDE = ["urban", "wilderness"]
# fmt: off
ACTIONS = [
    # A card hits humans on its terrains wherever their maps are, but nobody at home.
    row("PH-18.1 PH-18.5", lambda: lay_howl(
        place_in_town(place_in_town(place_in_town(Road(4), 0), 1, "rural"), 2, "wilderness")
        .mutant(3), 3, terrains=WIDE), "-> targets=play-0,play-2", play=mutant_step),
    row("PH-18.15 PH-18.15a", lambda: lay_howl(Road(2).mutant(1), terrains=["rural"]),
        "-> targets=0 asks='has no target'", play=mutant_step),
    row("PH-18.15a PH-18.11", lambda: lay_howl(Road(2).mutant(1), terrains=[]),
        "-> targets=play-0 asks='Who does it hit'", play=mutant_step),
    # No second action of a title hits a human in a turn.
    row("PH-18.6 PH-18.6a", lambda: lay_howl(make_struck_ada(), 2, title="Howl"),
        "-> targets=play-1", play=mutant_step),
    row("PH-18.6 PH-18.6a", lambda: lay_howl(make_struck_ada(), 2, title="Scratch"),
        "-> targets=play-0,play-1", play=mutant_step),
    row("PH-18.6 PH-30.14",
        lambda: lay_action(lay_action(make_party(1, 2), 1, make_deed()), 2, make_deed(id="second")),
        "-> health=5 Ben.laid=none Cleo.laid=second"),
    row("PH-26.3",
        lambda: lay_howl(place_in_town(Road(2).has(0, gear(TENT)), 0).mutant(1)
            .declares(0, "camp")),
        "-> targets=0", play=mutant_step),
    row("PH-26.3", lambda: lay_howl(place_in_town(Road(2).has(0, gear(TENT)), 0).mutant(1)),
        "-> targets=play-0", play=mutant_step),
    # A laid card is played unasked in the step that it names, and discarded.
    row("PH-18.4 PH-18.9", make_laid_action(), "-> over health=5 plays=Howl>Ada"),
    row("PH-18.4", make_laid_action(step="forage"), "-> health=6 Cleo.laid=card"),
    row("PH-18.7", make_laid_action(),
        "-> used.mutant_actions=card Cleo.laid=none Cleo.acted all.health=5,6",
        play=begin_actions(0, 1)),
    row("PH-18.23", lambda: hurry_mutant(place_in_town(Road(2), 0)), "-> health=6"),
    row("PH-18.23", lambda: hurry_mutant(place_in_town(Road(2), 0)), "-> over health=6",
        play=mutant_step),
    # The closest mutant first, and of two as close the next clockwise.
    row("PH-18.8 PH-18.8a", lambda: surround_prey(0), "-> plays=No1>Ada,No3>Ada,No2>Ada"),
    row("PH-18.8a", lambda: surround_prey(2), "-> plays=No3>Cleo,No1>Cleo,No0>Cleo",
        play=begin_actions(2)),
    # An order names its targets, or holds, or asks that mutant alone, and silence holds.
    row("PH-18.9", make_laid_action(1), "-> all.health=6,5", play=begin_actions(0, 1)),
    row("PH-18.9", make_laid_action(order=HOLD), "-> over health=6 Cleo.laid=card"),
    row("PH-18.9 PH-18.10", make_laid_action(order=ASK),
        "-> waits=Cleo topics=reaction secret | . -> over health=6 Cleo.laid=card"),
    row("PH-18.9", make_laid_action(order=ASK), "fire -> health=5"),
    # The leader is the legal human highest on the track, then the next clockwise from the mutant.
    row("PH-18.10", lambda: lay_action(make_three_prey(), 3, make_deed()), "-> all.health=6,5,6",
        play=begin_actions(0, 1, 2)),
    row("PH-18.10", lambda: lay_action(make_three_prey().declares(1, "camp"), 3, make_deed()),
        "-> all.health=6,6,5", play=begin_actions(0, 2)),
    row("PH-18.10", lambda: lay_howl(place_in_town(place_in_town(Road(3), 0), 2).mutant(1)),
        "-> targets=play-2,play-0", play=mutant_step),
    # Mutations ride on their owner's actions of a title.
    row("PH-25.9",
        lambda: lay_action(place_in_town(Road(2), 0).mutant(1, scar(riders=[RIDER])), 1,
            make_deed()),
        "-> morale=4"),
    row("PH-25.9", lambda: lay_action(place_in_town(Road(2), 0).mutant(1, scar(riders=[RIDER])), 1,
        make_deed(title="Growl")), "-> morale=6"),
    # Wounds leave no scar, and a knockout two.
    row("PH-18.17", lambda: lay_action(make_party(2, 1), 2, make_deed({"health": -2})),
        "-> health=4 scars=0"),
    row("PH-18.17",
        lambda: lay_action(make_party(2, 1).human(0, health=2), 2, make_deed({"health": -2})),
        ".. -> scars=2"),
    # What the cards do: fouled ground, more or other encounters, kin, theft.
    row("PH-27.12", lambda: place_in_town(Road(2), 0).declares(0, "forage").mutant(1),
        ".. -> foraged", play=lambda h: resolve_forage(h, 0, asked=True)),
    row("PH-27.12",
        lambda: lay_howl(place_in_town(Road(2), 0).declares(0, "forage").mutant(1), 1, FOUL,
            step="forage"),
        ".. -> foraged=no", play=lambda h: resolve_forage(h, 0, asked=True)),
    row("PH-27.12", lambda: lay_encounter_action("extra_encounter"),
        "-> met=crow | .. -> says='Ada meets Crow.' says='Ada meets Dog.'", play=meet_encounter),
    row("PH-27.12", lambda: lay_encounter_action("replace_encounter"),
        "-> met=dog used.level1=crow says='Ada meets Crow.'", play=meet_encounter),
    row("PH-27.12",
        lambda: lay_action(make_party(1, 1), 1, make_deed({"add_minion": {"kind": "mutant"}}))
        .stacks("level1", combat(id="foe")).stacks("mutant", minion(id="kin", kind="mutant")),
        "fight -> foes=foe,kin", play=meet_encounter),
    row("PH-26.1", lambda: lay_action(make_party(1, 1).human(0, food=3), 1,
        make_deed({"steal": {"kind": "food", "n": 2}})), "-> food=1"),
    # A mutant takes the weapon that it likes; its best is offered first.
    row("PH-18.18", lambda: lay_howl(
        place_in_town(Road(2), 0).mutant(1, scar(weapon=TEETH, id="tooth"), scar(weapon=HORN)),
        attack=True), "-> targets=play-0,play-0-tooth | play-0-tooth -> says.melee='with Tooth'",
        play=mutant_step),
]
# fmt: on


@pytest.mark.parametrize("row", ACTIONS)
def test_a_mutant_action(row: Row) -> None:
    row.check(begin_actions(0))


@pytest.mark.rule("PH-18.10")
def test_the_order_may_be_changed_until_it_fires() -> None:
    def action(h: Here) -> Play[None]:
        h.stand(lambda seat: mutants.list_offers(h, seat), lambda *it: mutants.carry_out(h, *it))
        for seat in (0, 1):
            yield from ask_idly(h)
            yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        yield from ask_idly(h)

    case = lay_action(make_party(2, 1), 2, make_deed()).play(action)
    case.pick("fire1", by=2).pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 6]
    assert "hold" in case.free(2)
    case.pick("on", by=0)
    assert [case.human(seat).health for seat in (0, 1)] == [6, 5]
    assert "hold" not in case.free(2)


@pytest.mark.rule("PH-23.5")
def test_in_speed_pace_a_reaction_delays_nobody_else() -> None:
    reached: list[int] = []

    def one(h: Here, seat: int) -> Play[None]:
        yield from mutant_actions.resolve_reactions(h, seat, "move", "start")
        reached.append(seat)

    road = lay_action(make_party(2, 1), 2, make_deed(), 0, when="ask")
    case = road.play(lambda h: h.together([one(h, 0), one(h, 1)]))
    assert (case.waits_for, reached) == ({2}, [1])
    case.pick("hold")
    assert reached == [1, 0]


@pytest.mark.rule("PH-25.10")
@pytest.mark.parametrize(
    ("do", "moment"),
    [
        ({"health": -1}, "start"),
        ({"do": "extra_encounter"}, "encounter"),
        ({"do": "replace_encounter"}, "encounter"),
        ({"do": "reroll_passed"}, "start"),
        ({"add_minion": {"kind": "mutant"}}, "fight"),
    ],
)
def test_a_card_works_where_in_the_action_it_belongs(do: dict[str, Any], moment: Any) -> None:
    s = lay_action(make_party(1, 1), 1, make_deed(do)).state
    moments: list[Any] = ["start", "encounter", "fight"]
    fits = [m for m in moments if mutant_actions.is_reaction_due(s, 1, 0, "move", m)]
    assert fits == [moment]


BLANKS = [one for one in decks.SCARS if decks.SCARS[one].is_blank]
AGAIN = {"at": "melee_roll", "do": [{"reroll": {"dice": ["melee"]}}], "limit": "combat"}
AIM = {"at": "shoot_roll", "do": [{"reroll": {"dice": ["shooting"]}}], "limit": "combat"}
CRITICAL = {"special": "critical"}
SHIELD = {"at": "melee_roll", "do": [{"dice": {"die": "defence", "n": 1}}]}
VEST = {"at": "wounds_in", "do": [{"prevent": {"n": 1, "what": "melee"}}], "limit": "combat"}


def add_dice(n: int, at: str = "melee_roll", **more: Any) -> dict[str, Any]:
    return {"at": at, "do": [{"dice": {"die": "melee", "n": n, **more}}]}


def make_claw(**weapon: Any) -> str:
    """A mutation that is a weapon."""
    return scar(weapon={"name": "Claw", "wounds": 1, **weapon})


def prove_attack(
    rules: str,
    luck: str,
    text: str,
    *,
    shot: str = "",
    ada: dict[str, Any] | None = None,
    skills: Sequence[dict[str, Any]] = (),
    items: Sequence[Any] = (),
    weapon: dict[str, Any] | None = None,
    mutations: Sequence[dict[str, Any]] = (),
    shoots: dict[str, Any] | None = None,
    seats: int = 2,
    mutant: dict[str, Any] | None = None,
) -> Any:
    """A row about an Attack! of Ben on Ada, who is on an urban tile. `luck`: her dice and his;
    `shot`: those of her shots before."""

    def make_road() -> Road:
        road = Road(seats).human(0, **(ada or {})).stacks("scars", *BLANKS[:2])
        road.has(0, *map(skill, skills), *[one() if callable(one) else one for one in items])
        if shoots is not None:
            road.has(0, gun(**{"dice": 0, "ammo": 1, **shoots})).human(0, shooting=2, ammo=3)
        road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1")
        card = mutant_action(attack=True, title="Attack!", terrains=["urban"])
        grown = [*map(scar, mutations), *([] if weapon is None else [make_claw(**weapon)])]
        return road.mutant(1, *grown, laid=card, **(mutant or {}))

    return row(rules, make_road, text, f"{f's{shot}' if shot else ''} {luck}")


# fmt: off
ATTACKS = [
    # One round of melee, with a weapon of the mutant's or its fists, whose special is a wound.
    prove_attack("PH-18.19", "MMM AMM", "-> over health=4 told.blow=1",
        weapon={"wounds": 2, **CRITICAL}),
    prove_attack("PH-18.19 PH-15.24", "MMM ASM", "-> health=4 assaults=0"),
    # The higher melee has a die more, nobody is outnumbered, and cards change the dice.
    prove_attack("PH-18.20", "", "-> dice=3,3", mutant={"melee": 3}),
    prove_attack("PH-18.20", "", "-> dice=3,4", mutant={"melee": 4}),
    prove_attack("PH-18.20", "", "-> dice=4,3", ada={"melee": 4}),
    prove_attack("PH-18.20", "", "-> dice=3,3", seats=4),
    prove_attack("PH-18.20", "", "-> dice=4,3", skills=[{**add_dice(1), "if": [{"round_is": 1}]}]),
    prove_attack("PH-18.20", "", "-> dice=3,2", skills=[add_dice(-1, side="enemy")]),
    prove_attack("PH-18.20", "", "-> dice=2,3", mutations=[add_dice(-1, side="player")]),
    prove_attack("PH-18.20", "", "-> dice=1,3", skills=[add_dice(-9)]),
    # Its strength adds wounds; the human's attacks hold it off, and hurt nobody.
    prove_attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=5", weapon=CRITICAL,
        mutant={"strength": 3}),
    prove_attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=4", weapon=CRITICAL,
        mutant={"strength": 4}),
    prove_attack("PH-18.20 PH-5.7", "MMM AMM", "-> health=3", weapon=CRITICAL,
        mutant={"strength": 5}),
    prove_attack("PH-18.20 PH-15.19", "AAM AMM",
        "-> health=6 says='2 attacks against 1: Ada holds Ben off.'"),
    prove_attack("PH-18.20 PH-15.14", "ASM BAA",
        "-> says='Ben blocks a special (knockdown). 2 attacks against 1: Ben hits Ada.'",
        items=[lambda: blade(special="knockdown")]),
    # No re-roll of mind and no evading, but swaps, and specials that cancel.
    prove_attack("PH-18.20 PH-5.9", "MMM AMM", "-> over", ada={"mind": 5}),
    prove_attack("PH-18.20", "", "-> topics=swap", ada={"speed": 5}),
    prove_attack("PH-18.20 PH-5.8", "MMB AMM", "-> options=s0,s1 | s1 -> health=6",
        ada={"speed": 4}, weapon=CRITICAL),
    prove_attack("PH-18.20 PH-15.17", "SMM AMM", "-> health=6", items=["cattle-prod"],
        weapon=CRITICAL),
    # As many hits as its strength end the attack; bolas leave it one die; by default one shoots.
    prove_attack("PH-18.19", "", "shoot -> over ammo=2 told.blow=0 "
        "says='Ben takes 1 wound and is driven off (1 is enough).'",
        shot="1", shoots={}, mutant={"strength": 1}),
    prove_attack("PH-18.19", "MMM AMM", "shoot -> health=5", shot="1", shoots={},
        mutant={"strength": 2}),
    prove_attack("PH-18.19 PH-14.17", "", "shoot -> over dice=3,1", shot="1",
        shoots={"stuns": True}, mutant={"strength": 1}),
    prove_attack("PH-18.25 PH-14.9", "", "-> default=shoot", shoots={}),
    prove_attack("PH-18.25 PH-14.9", "", "hold -> ammo=3", shoots={}),
    # The human chooses what to block: the critical, or the attack and the wound.
    prove_attack("PH-18.25 PH-15.14", "BAM CAS",
        "-> topics=blocks details='You would take 2 wounds.','You would take 3 wounds.'",
        weapon={"special": "wound"}),
    # Cards roll dice again, all in one question, unless it is decided already.
    prove_attack("PH-18.25 PH-20.3", "MMM AMM", "-> default=0 most=2", skills=[AGAIN] * 2,
        weapon=CRITICAL),
    prove_attack("PH-18.25 PH-20.3", "MMM AMM B", "p1 -> health=6 over used=0", skills=[AGAIN] * 2,
        weapon=CRITICAL),
    prove_attack("PH-15.11a PH-18.20", "AAM MMM", "-> over", skills=[AGAIN], weapon=CRITICAL),
    prove_attack("PH-15.11a PH-18.20", "AAM AAA", "-> topics=reroll", skills=[AGAIN],
        weapon=CRITICAL),
    prove_attack("PH-15.11a PH-18.19", "", "shoot -> over", shot="1X", skills=[AIM],
        shoots={"dice": 1}, mutant={"strength": 1}),
    prove_attack("PH-15.11a PH-18.19", "", "shoot -> topics=reroll", shot="1X", skills=[AIM],
        shoots={"dice": 1}, mutant={"strength": 3}),
    # Its wounds leave a scar where the weapon says so; a knockout costs two.
    prove_attack("PH-18.17 PH-18.19", "MMM AMM", "-> health=5 scars=0", weapon=CRITICAL),
    prove_attack("PH-18.17 PH-18.19", "MMM AMM", "-> scars=1", weapon={"scar": True, **CRITICAL}),
    prove_attack("PH-18.17", "MMM MMM", "-> scars=0", weapon={"scar": True, **CRITICAL}),
    prove_attack("PH-18.17 PH-19.1", "MMM AMM", "-> scars=scar-white-line,scar-burnt-palm on_start",
        ada={"health": 1, "morale": 1}, weapon=CRITICAL),
    prove_attack("PH-18.25", "MMM AMM", "-> health=5 lasting=0 used=0", items=[lambda: gear(VEST)],
        weapon={"wounds": 2, **CRITICAL}),
]
# fmt: on


@pytest.mark.parametrize("row", ATTACKS)
def test_an_attack(row: Row) -> None:
    row.check(lambda h: until_gone(play_laid_card(h, 1, 0, "mutant")))


# -- Charge (PH-18.21) ---------------------------------------------------------------------------


def prove_charge(
    rules: str, luck: str, text: str, effect: Any = None, speed: int = 3, **card: Any
) -> Any:
    """A row about a Charge of Ben on Ada, who has a thing with an effect; `luck`: her defence
    dice."""

    def make_road() -> Road:
        action = mutant_action(charge=2, title="Charge", terrains=["urban"], **card)
        road = Road(2).human(0, speed=speed).has(0, *([gear(effect)] if effect else []))
        return road.lays(0, tile(terrain="urban"), "0,1").stands(0, "0,1").mutant(1, laid=action)

    return row(rules, make_road, text, luck)


# fmt: off
CHARGES = [
    # 2 wounds, less what the defence dice at hand block; they are always rolled.
    prove_charge("PH-18.21 PH-18.21a", "", "-> health=4"),
    prove_charge("PH-18.21 PH-18.25", "BA", "-> health=5", speed=5),
    prove_charge("PH-18.21 PH-18.25", "B", "-> health=5",
        {"at": "melee_roll", "do": [{"swap": 1}]}),
    prove_charge("PH-18.21 PH-18.25", "B", "-> health=5", SHIELD),
    prove_charge("PH-18.17", "", "-> scars=1", scar=True),
    prove_charge("PH-18.17", "", "-> scars=0"),
]
# fmt: on


@pytest.mark.parametrize("row", CHARGES)
def test_a_charge(row: Row) -> None:
    row.check(lambda h: play_laid_card(h, 1, 0, "move"))
