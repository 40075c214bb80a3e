"""Camp, forage and scout (PH-11)."""

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.actions import camp_step, perform_action
from rules.posthuman.play.context import Here
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road, ask_idly
from tests.rules.posthuman.own_cards import supply, tile
from tests.rules.posthuman.play.mutants.prey import lay_action, make_deed
from tests.rules.posthuman.play.travel.on_the_map import (
    answer_encounters,
    perform_actions,
    stack_calm,
)
from tests.rules.posthuman.rows import Row, row

SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})
DEAD = ({"figures": 1, "kind": "dead"},)


def place_on_tile(supply: int = 1, **laid: Any) -> Any:
    """Ada stands on a tile that ends in a safe house."""
    return lambda: (
        Road(1).lays(0, tile(zones=SAFE, supply=supply), "0,1", **laid).stands(0, "0,1", zone=0)
    )


def place_on_mountain() -> Road:
    road = Road(1).lays(0, tile(terrain="mountain", zones=DEAD, supply=3), "0,1")
    return road.stands(0, "0,1").stacks("supply", "under-floorboards", "left-in-a-hurry")


def before_the_house() -> Road:
    road: Road = place_on_tile(done=1)()
    return stack_calm(road).stacks("supply", supply(food=1), supply(food=1))


def act_when_struck(action: Action) -> Road:
    """Ada acts, and Ben's mutant action hits her as she begins."""
    return lay_action(Road(2).mutant(1), 1, make_deed({"morale": -1}, step=action, terrains=[]))


def place_on_foraged() -> Road:
    road = Road(1)
    road.state.human(0).tile.foraged = True
    return road


def lay_around_home(*exits: str) -> Road:
    """Tiles with these exits lie around home, from the north on."""
    road = Road(1)
    for cell, has in zip(("0,1", "1,0", "0,-1", "-1,0"), exits, strict=False):
        road.lays(0, tile(exits=has), cell)
    return road


def stack_tiles(*exits: str, seats: int = 1, road: Road | None = None) -> Road:
    """The next tiles have these exits."""
    names = ("first", "second", "third", "fourth", *[f"more-{n}" for n in range(8)])
    made = [tile(exits=one, id=name) for one, name in zip(exits, names, strict=False)]
    return (road or Road(seats)).stacks("tiles", *made)


# fmt: off
FORAGES = [
    # One supply card whatever the icons: its mountain cell has 1 food and 2 ammo.
    row("PH-11.8", place_on_mountain, "-> food=1 ammo=2 used.supply=under-floorboards foraged"),
    row("PH-11.8", lambda: Road(1).has(0, "forager").stacks("supply", supply(), supply()),
        "-> food=2"),
    # Only a completed tile with a supply icon, and once; from the safe house at its end too.
    row("PH-11.8", place_on_tile(), "-> can_forage", play=ask_idly),
    row("PH-11.8", place_on_tile(supply=0), "-> can_forage=no", play=ask_idly),
    row("PH-11.8", place_on_tile(done=1), "-> can_forage=no", play=ask_idly),
    row("PH-11.8", place_on_tile(foraged=True), "-> can_forage=no", play=ask_idly),
    row("PH-11.10", before_the_house, "next -> in_safe_house food=2 foraged",
        play=perform_actions(0, "move", "forage")),
    # It can be left after a mutant has struck, is not asked about else, and may be lost.
    row("PH-10.2 PH-11.8", lambda: act_when_struck("forage"),
        "-> morale=5 topics=forage default=go | "
        "leave -> over foraged=no says='Ada decides not to forage after all'"),
    row("PH-10.2 PH-11.8", lambda: act_when_struck("forage"),
        ". -> foraged unsaid='after all'"),
    row("PH-10.2", lambda: Road(1), "-> over foraged"),
    row("PH-10.2", place_on_foraged, "-> over says='loses the action'"),
]
SCOUTS = [
    # Not without a vacant exit: a neighbour without an exit towards home blocks it.
    row("PH-11.11", lambda: lay_around_home("NESW", "NESW", "NESW"),
        "-> legal=forage,scout,move,nothing", play=ask_idly),
    row("PH-11.11 PH-6.6a", lambda: lay_around_home("NESW", "NESW", "NESW", "NS"),
        "-> legal=forage,move,nothing", play=ask_idly),
    row("PH-11.12", place_on_tile(done=1), "-> legal=camp,scout,move,nothing", play=ask_idly),
    # A tile for each vacant exit, drawn in order; the last has one way left.
    row("PH-11.11 PH-11.12 PH-11.13",
        lambda: stack_tiles("NESW", "NESW", "NESW", road=lay_around_home("NESW")),
        "-> options=E.0,S.0,W.0 secret | S.0 -> options=E.0,W.0 | "
        "W.0 -> over at=0,0 laid_tiles=own-0,first,second,third cells=-1,0/0,-1/0,0/0,1/1,0"),
    row("PH-11.13", lambda: stack_tiles("NE", "NS", "NS", "NS"),
        "-> has=N.1,N.2 lacks=N.0 default=N.1 | N.2 -> exits=NESW,SW"),
    row("PH-11.13", lambda: Road(2), "-> waits=Ada topics=place secret"),
    row("PH-10.2 PH-11.11", lambda: stack_tiles("NESW", road=act_when_struck("scout")),
        "-> topics=scout default=go | leave -> over top.tiles=first map=1"),
    row("PH-11.14", lambda: stack_tiles(*["NESW"] * 8, seats=2),
        "-> waits=Ada,Ben | 1:S.0 -> map=1 Ben.map=2 | 0:E.0 -> map=2 Ben.map=2",
        play=lambda h: h.together([perform_action(h, n, "scout") for n in (0, 1)])),
]
# fmt: on


@pytest.mark.parametrize("row", FORAGES)
def test_foraging(row: Row) -> None:
    row.check(perform_actions(0, "forage"), answer_encounters)


@pytest.mark.parametrize("row", SCOUTS)
def test_scouting(row: Row) -> None:
    row.check(perform_actions(0, "scout"))


SAFE_HOUSE = ({"figures": 1, "kind": "safe"},)
GIFT = {"do": [{"morale": {"n": 1, "whom": "chosen"}}]}
HEAL = {"health": {"n": 1, "whom": "other"}}


def make_camp(h: Here) -> Play[None]:
    """Everybody who has declared it camps."""
    yield from camp_step(h, [n for n in h.s.humans if h.human(n).declared == "camp"])


def camp_outside(**human: int) -> Any:
    return lambda: Road(1).camps(0, own_cards.tile()).human(0, **human)


def camp_in_house(**human: int) -> Any:
    def make_road() -> Road:
        road = (
            Road(1).camps(0, own_cards.tile(zones=SAFE_HOUSE)).stands(0, "0,1", zone=0, fresh=True)
        )
        return road.human(0, **human)

    return make_road


def camp_together(
    *cards: str, ben: tuple[str, ...] = (), seats: int = 2, camps: bool = False
) -> Any:
    """Everybody is at home, which is rural, and hurt; Ada, who has these cards, camps."""

    def make_road() -> Road:
        road = Road(seats, phase="camp").declares(0, "camp").has(0, *cards).has(1, *ben)
        for seat in range(seats):
            road.human(seat, health=2, morale=2, food=3 * (seat == 1), ammo=3 * (seat == 1))
        return road.declares(1, "camp") if camps else road

    return make_road


def give_camp_card(effect: dict[str, Any], **card: Any) -> Any:
    """Ada has a card that she may use at camp."""

    def make_road() -> Road:
        return camp_together(
            own_cards.gear({"at": "camp", "ask": True, **effect}, id="own", **card)
        )()

    return make_road


def camp_healthy() -> Road:
    return camp_together("first-aid")().human(0, health=6).human(1, health=6)


def camp_apart() -> Road:
    road = camp_together("first-aid", seats=3)()
    return road.lays(2, own_cards.tile(terrain="urban"), "0,1").stands(2, "0,1")


# fmt: off
CAMPS = [
    # 2 health up to the limit; in a safe house 1 more of either, the lower one by default.
    row("PH-11.1", camp_outside(health=3), "-> over health=5"),
    row("PH-11.1", camp_outside(health=5), "-> health=6"),
    row("PH-11.1", camp_in_house(health=1, morale=1), "health -> health=4 morale=1"),
    row("PH-11.1", camp_in_house(health=1, morale=1), "morale -> health=3 morale=2"),
    row("PH-11.1a", camp_in_house(health=1, morale=4), "-> default=health"),
    row("PH-11.1a", camp_in_house(health=3, morale=2), "-> default=morale"),
    row("PH-11.1a", camp_in_house(health=2, morale=4), "-> default=health"),
    row("PH-11.1", camp_in_house(health=5, morale=6), "-> over health=6"),
    row("PH-11.1a", camp_in_house(health=5, morale=3), "-> over health=6 morale=4"),
    row("PH-10.2 PH-11.2", lambda: Road(1).declares(0, "camp"),
        "-> says='Ada can no longer camp and loses the action.'"),
    # What gives something at camp just gives it; the menu names each who can be helped.
    row("PH-11.3", camp_together("sound-sleeper", "ines"), "-> over morale=4"),
    row("PH-11.3", camp_apart, "-> options=first-aid/0>0,first-aid/0>1,done"),
    row("PH-11.3", camp_apart, "first-aid/0>0 -> over health=5 Ben.health=2"),
    row("PH-11.3", camp_healthy, "-> over"),
    # Another on the same terrain, who need not camp, is helped if it agrees, and pays nothing.
    row("PH-11.3 PH-11.4", camp_together("first-aid"), "first-aid/0>1 -> waits=Ben"),
    row("PH-11.4 PH-11.6", camp_together("first-aid"),
        "first-aid/0>1 yes -> over Ben.health=3 Ben.food=3 Ben.ammo=3 food=0"),
    row("PH-11.4", lambda: camp_together("suture-kit", "camp-cook")().human(0, food=1),
        "suture-kit.1/0>1 no -> Ben.health=2 gear=1 options=camp-cook/0>,done"),
    row("PH-11.4", camp_together("suture-kit"),
        "suture-kit.1/0>1 yes -> Ben.health=5 gear=0 used.equipment=suture-kit.1"),
    row("PH-11.5", camp_together("first-aid"), "-> secret=no default=done"),
    # All in any order, until all are done.
    row("PH-11.7", camp_together("first-aid", ben=("first-aid",), camps=True), "-> waits=Ada,Ben"),
    row("PH-11.7", camp_together("first-aid", ben=("camp-cook",), camps=True),
        "1:done -> waits=Ada"),
    row("PH-11.7", camp_together("first-aid", ben=("camp-cook",), camps=True),
        "1:done 0:done -> over"),
    # Skills that the rulebook names.
    row("PH-26.1 PH-11.4", camp_together("looting"),
        "looting.1/0> -> over food=1 ammo=0 Ben.food=2 Ben.ammo=3"),
    row("PH-26.1 PH-11.4", camp_together("looting"),
        "looting.1/0+1> -> over food=0 ammo=2 Ben.food=3 Ben.ammo=1"),
    row("PH-26.1", camp_together("raiding", ben=("knife",)), "raiding.1/0> -> gear=1", "d43"),
    row("PH-26.1", camp_together("raiding", ben=("knife",)), "raiding.1/0> -> gear=0", "d33"),
    row("PH-26.1", camp_together("raiding", ben=("knife",)), "raiding.1/0> -> Ben.gear=1", "d25"),
    row("PH-26.1",
        lambda: camp_together("raiding", ben=("knife", "nail-club"))().human(0, speed=5, health=2),
        "raiding.1/0> -> gear=knife.1 Ben.gear=nail-club.1", "d12"),
    row("PH-26.1", camp_together("storytelling", seats=3),
        "storytelling/0>0.1.2 -> waits=Ben,Cleo"),
    row("PH-26.1", camp_together("storytelling", seats=3),
        "storytelling/0>0.1.2 1:yes 2:no -> morale=3 Ben.morale=3 Cleo.morale=2"),
    row("PH-26.1", camp_together("psychologist"), "-> options=psychologist/0>1,done"),
    row("PH-26.1", camp_together("psychologist"), "psychologist/0>1 yes -> morale=2 Ben.morale=4"),
    # A camo tent keeps VS cards from a camper, from nobody else, and no help.
    row("PH-26.3", camp_together("looting", ben=("camo-tent",)), "-> over=no"),
    row("PH-26.3", camp_together("looting", ben=("camo-tent",), camps=True), "-> over Ben.food=3"),
    row("PH-26.3", camp_together("psychologist", ben=("camo-tent",), camps=True),
        "-> options=psychologist/0>1,done"),
    # At home one camps only with something to recover from; camping draws no encounter.
    row("PH-11.2", lambda: Road(1), "-> legal=forage,scout,move,nothing", play=ask_idly),
    row("PH-11.2", lambda: Road(1).human(0, health=5), "-> legal=camp,forage,scout,move,nothing",
        play=ask_idly),
    row("PH-11.2", lambda: Road(1).human(0, morale=5), "-> legal=camp,forage,scout,move,nothing",
        play=ask_idly),
    row("PH-11.2", lambda: Road(1).lays(0, own_cards.tile(supply=0), "0,1").stands(0, "0,1"),
        "-> legal=camp,scout,move,nothing", play=ask_idly),
    row("PH-11.9", lambda: Road(1).human(0, health=1), ".. -> drawn=none foraged health=3 map=5",
        play=perform_actions(0, "camp", "forage", "scout")),
    # An absent player agrees to a benign card. Some cards are discarded after one use.
    row("PH-11.5", give_camp_card({"do": [HEAL]}, benign=True),
        "own/0>1 -> options=yes,no default=yes"),
    row("PH-11.5", give_camp_card({"do": [HEAL]}), "own/0>1 -> default=no"),
    row("PH-11.4", give_camp_card(GIFT, once=True),
        "own/0>0 -> morale=3 gear=0 used.equipment=own"),
    row("PH-11.4", give_camp_card(GIFT), "own/0>0 -> morale=3 gear=own used.equipment=0"),
]
# fmt: on


@pytest.mark.parametrize("row", CAMPS)
def test_camping(row: Row) -> None:
    row.check(make_camp)
