"""Camp: rest, safe houses, and what campers do for others and to others (PH-11.1 to PH-11.7)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine import Play
from rules.posthuman.play.actions.camping import camp_step
from rules.posthuman.play.actions.legality import legal_actions
from rules.posthuman.play.context import Here
from tests.rules.posthuman import own_cards
from tests.rules.posthuman.build import Road
from tests.rules.posthuman.play.travel.on_the_map import acts
from tests.rules.posthuman.rows import follow, row

SAFE = ({"figures": 1, "kind": "safe"},)
GIFT = {"at": "camp", "do": [{"morale": {"n": 1, "whom": "chosen"}}], "ask": True}


def camp(h: Here) -> Play[None]:
    """Everybody who has declared it camps."""
    yield from camp_step(h, [n for n in h.s.humans if h.human(n).declared == "camp"])


def outside(**human: int) -> Any:
    return lambda: Road(1).camps(0, own_cards.tile()).human(0, **human)


def housed(**human: int) -> Any:
    def made() -> Road:
        road = Road(1).camps(0, own_cards.tile(zones=SAFE)).stands(0, "0,1", zone=0, fresh=True)
        return road.human(0, **human)

    return made


def together(*cards: str, ben: tuple[str, ...] = (), seats: int = 2, camps: bool = False) -> Any:
    """Everybody is at home, which is rural, and hurt; Ada, who has these cards, camps."""

    def made() -> Road:
        road = Road(seats, phase="camp").declares(0, "camp").has(0, *cards).has(1, *ben)
        for seat in range(seats):
            road.human(seat, health=2, morale=2, food=3 * (seat == 1), ammo=3 * (seat == 1))
        return road.declares(1, "camp") if camps else road

    return made


def full() -> Road:
    return together("first-aid")().human(0, health=6).human(1, health=6)


def apart() -> Road:
    road = together("first-aid", seats=3)()
    return road.lays(2, own_cards.tile(terrain="urban"), "0,1").stands(2, "0,1")


CAMPS = [
    # 2 health up to the limit; in a safe house 1 more of either, the lower one by default.
    row("PH-11.1", outside(health=3), over=True, health=5),
    row("PH-11.1", outside(health=5), health=6),
    row("PH-11.1", housed(health=1, morale=1), "health", health=4, morale=1),
    row("PH-11.1", housed(health=1, morale=1), "morale", health=3, morale=2),
    row("PH-11.1a", housed(health=1, morale=4), default=["health"]),
    row("PH-11.1a", housed(health=3, morale=2), default=["morale"]),
    row("PH-11.1a", housed(health=2, morale=4), default=["health"]),
    row("PH-11.1a", housed(health=5, morale=3), over=True, health=6, morale=4),
    row(
        "PH-10.2 PH-11.2",
        lambda: Road(1).declares(0, "camp"),
        told=["Ada can no longer camp and loses the action."],
    ),
    # What gives something at camp just gives it; the menu names each who can be helped.
    row("PH-11.3", together("sound-sleeper", "ines"), over=True, morale=4),
    row("PH-11.3", apart, offers=["first-aid/0>0", "first-aid/0>1", "done"]),
    row("PH-11.3", apart, "first-aid/0>0", over=True, health=5, ben_health=2),
    row("PH-11.3", full, over=True),
    # Another on the same terrain, who need not camp, is helped if it agrees, and pays nothing.
    row("PH-11.3 PH-11.4", together("first-aid"), "first-aid/0>1", waits={1}),
    row(
        "PH-11.4 PH-11.6",
        together("first-aid"),
        *("first-aid/0>1", "yes"),
        **{"over": True, "ben_health": 3, "ben_food": 3, "ben_ammo": 3, "food": 0},
    ),
    row(
        "PH-11.4",
        lambda: together("suture-kit", "camp-cook")().human(0, food=1),
        *("suture-kit.1/0>1", "no"),
        **{"ben_health": 2, "gear": 1, "options": ["camp-cook/0>", "done"]},
    ),
    row(
        "PH-11.4",
        together("suture-kit"),
        *("suture-kit.1/0>1", "yes"),
        **{"ben_health": 5, "gear": 0, "discards": ["suture-kit.1"]},
    ),
    row("PH-11.5", together("first-aid"), secret=False, default=["done"]),
    # All in any order, until all are done.
    row("PH-11.7", together("first-aid", ben=("first-aid",), camps=True), waits={0, 1}),
    row("PH-11.7", together("first-aid", ben=("camp-cook",), camps=True), "1:done", waits={0}),
    row(
        "PH-11.7",
        together("first-aid", ben=("camp-cook",), camps=True),
        "1:done",
        "0:done",
        over=True,
    ),
    # Skills that the rulebook names.
    row(
        "PH-26.1 PH-11.4",
        together("looting"),
        "looting.1/0>",
        **{"over": True, "food": 1, "ammo": 0, "ben_food": 2, "ben_ammo": 3},
    ),
    row(
        "PH-26.1 PH-11.4",
        together("looting"),
        "looting.1/0+1>",
        **{"over": True, "food": 0, "ammo": 2, "ben_food": 3, "ben_ammo": 1},
    ),
    row("PH-26.1", together("raiding", ben=("knife",)), "raiding.1/0>", luck=(4, 3), gear=1),
    row("PH-26.1", together("raiding", ben=("knife",)), "raiding.1/0>", luck=(3, 3), gear=0),
    row("PH-26.1", together("raiding", ben=("knife",)), "raiding.1/0>", luck=(2, 5), ben_gear=1),
    row(  # 1 + 5 against 2 + 3; the club is of size 2
        "PH-26.1",
        lambda: together("raiding", ben=("knife", "nail-club"))().human(0, speed=5, health=2),
        "raiding.1/0>",
        luck=(1, 2),
        **{"gear": ["knife.1"], "ben_gear": ["nail-club.1"]},
    ),
    row("PH-26.1", together("storytelling", seats=3), "storytelling/0>0.1.2", waits={1, 2}),
    row(
        "PH-26.1",
        together("storytelling", seats=3),
        *("storytelling/0>0.1.2", "1:yes", "2:no"),
        **{"morale": 3, "ben_morale": 3, "cleo_morale": 2},
    ),
    row("PH-26.1", together("psychologist"), offers=["psychologist/0>1", "done"]),
    row("PH-26.1", together("psychologist"), "psychologist/0>1", "yes", morale=2, ben_morale=4),
    # A camo tent keeps VS cards from a camper, from nobody else, and no help.
    row("PH-26.3", together("looting", ben=("camo-tent",)), over=False),
    row("PH-26.3", together("looting", ben=("camo-tent",), camps=True), over=True, ben_food=3),
    row(
        "PH-26.3",
        together("psychologist", ben=("camo-tent",), camps=True),
        options=["psychologist/0>1", "done"],
    ),
]


@pytest.mark.parametrize(("road", "answers", "then"), CAMPS)
def test_camping(road: Any, answers: tuple[str, ...], then: dict[str, Any]) -> None:
    follow(camp, road, answers, then)


@pytest.mark.rule("PH-11.2")
@pytest.mark.parametrize(
    ("road", "camps"),
    [
        (lambda: Road(1), False),
        (lambda: Road(1).human(0, health=5), True),
        (lambda: Road(1).human(0, morale=5), True),
        (lambda: Road(1).lays(0, own_cards.tile(), "0,1").stands(0, "0,1"), True),
    ],
)
def test_at_home_one_camps_only_with_something_to_recover_from(road: Any, camps: bool) -> None:
    assert ("camp" in legal_actions(road().state, 0)) is camps


@pytest.mark.rule("PH-11.9")
def test_camping_foraging_and_scouting_draw_no_encounter() -> None:
    road = Road(1).human(0, health=1).stacks("tiles", *(own_cards.tile() for _ in range(4)))
    before = [list(deck.pile) for deck in road.state.encounters.values()]
    case = road.play(acts(0, "camp", "forage", "scout")).defaults()
    assert (case.human().health, case.human().tile.foraged, len(case.human().map)) == (3, True, 5)
    assert [list(deck.pile) for deck in case.s.encounters.values()] == before


@pytest.mark.rule("PH-11.5")
@pytest.mark.parametrize(("benign", "default"), [(True, "yes"), (False, "no")])
def test_whoever_is_away_agrees_to_what_is_benign(benign: bool, default: str) -> None:
    gift = {"at": "camp", "do": [{"health": {"n": 1, "whom": "other"}}], "ask": True}
    mine = own_cards.gear(gift, benign=benign)
    case = together(mine)().play(camp).pick(f"{mine}/0>1")
    assert case.prompt(seat=1).default == [default]
    assert [option.id for option in case.prompt(seat=1).options] == ["yes", "no"]


@pytest.mark.rule("PH-11.4")
@pytest.mark.parametrize("once", [True, False])
def test_what_says_so_is_put_away_after_one_use(once: bool) -> None:
    mine = own_cards.gear(GIFT, once=once)
    case = together(mine)().play(camp).pick(f"{mine}/0>0")
    assert case.human(0).morale == 3
    assert case.human(0).gear == ([] if once else [mine])
    assert case.s.equipment.discards == ([mine] if once else [])
