"""Forage and scout (PH-11.8 to PH-11.14, PH-10.2)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.posthuman.model.terms import Action
from rules.posthuman.play.actions.actions import perform_action
from tests.rules.posthuman.build import Road, idle
from tests.rules.posthuman.own_cards import supply, tile
from tests.rules.posthuman.play.mutants.prey import deed, lay
from tests.rules.posthuman.play.travel.on_the_map import acts, quiet, through
from tests.rules.posthuman.rows import Row, row

SAFE = ({"figures": 1}, {"figures": 1, "kind": "safe"})
DEAD = ({"figures": 1, "kind": "dead"},)


def on(supply: int = 1, **laid: Any) -> Any:
    """Ada stands on a tile that ends in a safe house."""
    return lambda: (
        Road(1).lays(0, tile(zones=SAFE, supply=supply), "0,1", **laid).stands(0, "0,1", zone=0)
    )


def mountain() -> Road:
    road = Road(1).lays(0, tile(terrain="mountain", zones=DEAD, supply=3), "0,1")
    return road.stands(0, "0,1").stacks("supply", "under-floorboards", "left-in-a-hurry")


def before_the_house() -> Road:
    road: Road = on(done=1)()
    return quiet(road).stacks("supply", supply(food=1), supply(food=1))


def struck(action: Action) -> Road:
    """Ada acts, and Ben's mutant action hits her as she begins."""
    return lay(Road(2).mutant(1), 1, deed({"morale": -1}, step=action, terrains=[]))


def foraged() -> Road:
    road = Road(1)
    road.state.human(0).tile.foraged = True
    return road


def around(*exits: str) -> Road:
    """Tiles with these exits lie around home, from the north on."""
    road = Road(1)
    for cell, has in zip(("0,1", "1,0", "0,-1", "-1,0"), exits, strict=False):
        road.lays(0, tile(exits=has), cell)
    return road


def stacked(*exits: str, seats: int = 1, road: Road | None = None) -> Road:
    """The next tiles have these exits."""
    names = ("first", "second", "third", "fourth", *[f"more-{n}" for n in range(8)])
    made = [tile(exits=one, id=name) for one, name in zip(exits, names, strict=False)]
    return (road or Road(seats)).stacks("tiles", *made)


# fmt: off
FORAGES = [
    # One supply card whatever the icons: its mountain cell has 1 food and 2 ammo.
    row("PH-11.8", mountain, "-> food=1 ammo=2 used.supply=under-floorboards foraged"),
    row("PH-11.8", lambda: Road(1).has(0, "forager").stacks("supply", supply(), supply()),
        "-> food=2"),
    # Only a completed tile with a supply icon, and once; from the safe house at its end too.
    row("PH-11.8", on(), "-> can_forage", play=idle),
    row("PH-11.8", on(supply=0), "-> can_forage=no", play=idle),
    row("PH-11.8", on(done=1), "-> can_forage=no", play=idle),
    row("PH-11.8", on(foraged=True), "-> can_forage=no", play=idle),
    row("PH-11.10", before_the_house, "next -> in_safe_house food=2 foraged",
        play=acts(0, "move", "forage")),
    # It can be left after a mutant has struck, is not asked about else, and may be lost.
    row("PH-10.2 PH-11.8", lambda: struck("forage"), "-> morale=5 topics=forage default=go | "
        "leave -> over foraged=no says='Ada decides not to forage after all'"),
    row("PH-10.2 PH-11.8", lambda: struck("forage"),
        ". -> foraged unsaid='after all'"),
    row("PH-10.2", lambda: Road(1), "-> over foraged"),
    row("PH-10.2", foraged, "-> over says='loses the action'"),
]
SCOUTS = [
    # Not without a vacant exit: a neighbour without an exit towards home blocks it.
    row("PH-11.11", lambda: around("NESW", "NESW", "NESW"), "-> legal=forage,scout,move,nothing",
        play=idle),
    row("PH-11.11 PH-6.6a", lambda: around("NESW", "NESW", "NESW", "NS"),
        "-> legal=forage,move,nothing", play=idle),
    row("PH-11.12", on(done=1), "-> legal=camp,scout,move,nothing", play=idle),
    # A tile for each vacant exit, drawn in order; the last has one way left.
    row("PH-11.11 PH-11.12 PH-11.13", lambda: stacked("NESW", "NESW", "NESW", road=around("NESW")),
        "-> options=E.0,S.0,W.0 secret | S.0 -> options=E.0,W.0 | "
        "W.0 -> over at=0,0 laid_tiles=own-0,first,second,third cells=-1,0/0,-1/0,0/0,1/1,0"),
    row("PH-11.13", lambda: stacked("NE", "NS", "NS", "NS"),
        "-> has=N.1,N.2 lacks=N.0 default=N.1 | N.2 -> exits=NESW,SW"),
    row("PH-11.13", lambda: Road(2), "-> waits=Ada topics=place secret"),
    row("PH-10.2 PH-11.11", lambda: stacked("NESW", road=struck("scout")),
        "-> topics=scout default=go | leave -> over top.tiles=first map=1"),
    row("PH-11.14", lambda: stacked(*["NESW"] * 8, seats=2),
        "-> waits=Ada,Ben | 1:S.0 -> map=1 Ben.map=2 | 0:E.0 -> map=2 Ben.map=2",
        play=lambda h: h.together([perform_action(h, n, "scout") for n in (0, 1)])),
]
# fmt: on


@pytest.mark.parametrize("row", FORAGES)
def test_foraging(row: Row) -> None:
    row.check(acts(0, "forage"), through)


@pytest.mark.parametrize("row", SCOUTS)
def test_scouting(row: Row) -> None:
    row.check(acts(0, "scout"))
