"""LA-23: every verb answers a question of that verb, or opens a page."""

from __future__ import annotations

import pytest

from rules.aurora import GAME
from rules.aurora.view_models import View
from tests.drivers import bot_play
from tests.drivers import opened as fresh
from tests.rules.aurora.build import Case, Road

ANSWERS = {
    "explore",
    "break",
    "feed",
    "fury",
    "play",
    "ability",
    "stow",
    "damage",
    "repair",
    "contaminate",
    "choose",
    "move",
    "fire",
    "loot",
    "discard",
    "done",
    "cancel",
}
PAGES = {"pile"}
"""Pages of the game's own, drawn from the view."""
GENERAL = {"hand", "board", "log"}
"""Commands that every game has; a game does not name them again."""


def verbs(case: Case, seat: int = 0) -> dict[str, set[str]]:
    """The ids open to the seat by verb."""
    found: dict[str, set[str]] = {}
    for prompt in case.asked(seat):
        for option in prompt.options:
            found.setdefault(option.verb, set()).add(option.id)
    return found


@pytest.mark.rule("LA-23.20")
def test_the_game_names_the_verbs_of_the_ledger() -> None:
    """Those that answer and the page of its own, but none that every game has."""
    assert set(GAME.verbs) >= ANSWERS | PAGES
    assert not GENERAL & set(GAME.verbs)
    assert all(0 < len(line) <= 100 for line in GAME.verbs.values())


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_option_has_a_verb_of_the_game(seats: int) -> None:
    """In games of bots."""
    table = fresh("aurora", seats, f"verbs {seats}", {})
    for _ in bot_play(table):
        for prompt in table.prompts:
            assert {option.verb for option in prompt.options} <= {*GAME.verbs, "agree", "refuse"}


@pytest.mark.rule("LA-23.1")
def test_explore() -> None:
    """Slot, Survivors, Food; Bonus Action before or after, block."""
    stage = Road(2).zone("", "frozen-farm").crew(0, active="leader co-pilot").stow(0, "S S P")
    case = stage.damaged(0, "1b2").play()
    assert verbs(case)["explore"] == {"explore:2", "otherwise"}
    assert verbs(case.pick("otherwise"))["explore"] == {"explore:2", "back"}
    assert verbs(case.pick("explore:2"))["explore"] == {"leader", "co-pilot", "back"}
    case.pick("leader")
    assert verbs(case)["explore"] >= {"0", "1", "0:2.1", "1:2.1", "first:2.1", "later", "back"}
    case.pick("later")
    assert verbs(case)["explore"] == {"0", "1"}
    case.pick("0")
    assert verbs(case)["explore"] >= {"none", "2.1"}
    stage = Road(2).zone("", "medic").crew(0, active="driver+1 co-pilot orphan").play()
    assert verbs(stage.go("explore:2:others"))["explore"] >= {"red-co-pilot", "orphan"}
    case = Road(2).zone("travelers-1").play().go("explore:1:leader", "later")
    assert verbs(case)["explore"] == {"kind", "hard"}


@pytest.mark.rule("LA-23.2")
def test_break() -> None:
    """Who takes it, and how the points are split."""
    case = Road(2).damaged(0, "2b0", "2b1").play()
    assert verbs(case)["break"] == {"break"}
    assert verbs(case.pick("otherwise").pick("break"))["break"] == {
        *("red-leader:0", "red-leader:1", "red-leader:2"),
        *("red-co-pilot:0", "red-co-pilot:1"),
    }


@pytest.mark.rule("LA-23.3")
def test_feed() -> None:
    """An Exhausted Survivor, in the own turn and in the Rest Phase. Food for skill is part of who
    goes."""
    stage = Road(2).crew(0, active="co-pilot", exhausted="leader").stow(0, "S S P")
    case = stage.zone("", "driver").play()
    assert verbs(case)["feed"] == {"feed:red-leader"}
    assert case.option("explore:2").label == "Driver: Co-Pilot, 1 Food"
    case = Road(2, "rest").crew(0, exhausted="leader").stow(0, "S P").play()
    assert verbs(case)["feed"] == {"feed:red-leader"}


@pytest.mark.rule("LA-23.4")
def test_fury() -> None:
    """What Fury buys, and the Special side."""
    case = Road(2, expert=True).has(0, fury=5).play()
    assert verbs(case)["fury"] == {"fury:P", "fury:A", "fury:F", "fury:O", "fury:special"}


@pytest.mark.rule("LA-23.5")
def test_play() -> None:
    """An Object and Special Loot."""
    stage = Road(2).hand(0, "mre-1", "survival-kit").crew(0, active="leader", rest="orphan")
    assert verbs(stage.play())["play"] == {"mre-1", "survival-kit"}


@pytest.mark.rule("LA-23.6")
def test_ability() -> None:
    """A Survivor's, and that of a box."""
    case = Road(2).crew(0, active="cold-maiden").play()
    assert verbs(case)["ability"] == {"cold-maiden:"}
    stage = Road(2, "movement").convoy(0, "biomass-turbo-truck", "flatbed")
    assert verbs(stage.stow(0, "S S S F P").play())["ability"] == {"turbo:P"}


@pytest.mark.rule("LA-23.7")
def test_stow() -> None:
    """Two boxes exchange what they hold."""
    case = Road(2).lies(0, "0b0:S 0b1:S 1b0:S 2b2:F").play()
    cargo = {"0b0", "0b1", "0b2", "1b0", "1b1", "2b0", "2b1", "2b2"}
    assert verbs(case)["stow"] == cargo
    case.also("2b2", "2b0")
    assert (case.p(0).find_content("2b0"), case.p(0).find_content("2b2")) == ("F", "")


@pytest.mark.rule("LA-23.8")
def test_damage() -> None:
    """The boxes that may take it."""
    case = Road(2, "ambush").zone("riderwolves").play()
    assert "2b0" in verbs(case)["damage"]
    case.pick("2b0", by=0)
    assert case.p(0).list_damaged_boxes() == ["2b0"]


@pytest.mark.rule("LA-23.9")
def test_repair() -> None:
    """The damaged boxes."""
    case = Road(2).has(0, fury=1).damaged(0, "2b0", "2b1").play().also("fury:repair")
    assert verbs(case)["repair"] == {"2b0", "2b1"}


@pytest.mark.rule("LA-23.10")
def test_contaminate() -> None:
    """The Survivor for a counter, and the one for a treatment."""
    case = Road(2, "movement").at(0, "103a").waypoints(s104a="C").stow(0, "S S S F").play()
    case.pick("104a")
    assert verbs(case)["contaminate"] == {"red-leader", "red-co-pilot", "red-cold-maiden"}
    case = Road(2).crew(0, active="leader+1", rest="mechanic+1").has(0, fury=2).play()
    case.also("fury:treat")
    assert verbs(case)["contaminate"] == {"red-leader", "mechanic"}


@pytest.mark.rule("LA-23.11")
def test_choose() -> None:
    """An ambush's options, a Survivor to lose, what makes room, a Trailer to leave."""
    case = Road(2, "ambush").zone("the-final-howl").play()
    assert verbs(case)["choose"] == {"0", "1"}
    case = Road(2, "ambush").zone("riderwolves").play().pick("0b0", by=0)
    assert verbs(case)["choose"] == {"red-leader", "red-co-pilot", "red-cold-maiden"}
    full = "0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P"
    case = Road(2).lies(0, full).has(0, fury=4).play().also("fury:F")
    assert verbs(case)["choose"] == {"new", "P", "A"}
    stage = Road(2).zone("ice-runner").convoy(0, "road-train", "crew-car", "flatbed", "gun-trailer")
    case = stage.crew(0, active="leader").play().go("explore:1", "later")
    assert verbs(case)["choose"] == {"1", "2", "3"}


@pytest.mark.rule("LA-23.12")
def test_move() -> None:
    """Where to, which tells the Fuel; and by which of several ways."""
    case = Road(2, "movement").crew(0, active="driver").at(0, "103b").stow(0, "S F F").play()
    assert {"106", "102", "107a"} <= verbs(case)["move"]
    assert case.option("106").detail.startswith("1 step, 1 Fuel;")
    case.pick("106")
    assert verbs(case)["move"] == {"0", "1"}


@pytest.mark.rule("LA-23.13")
def test_fire() -> None:
    """Weapon and Enemy."""
    case = Road(2, "fire").foe("warwolves").stow(0, "S S S A").play()
    assert verbs(case)["fire"] == {"1b2:warwolves"}


@pytest.mark.rule("LA-23.14")
def test_loot() -> None:
    """Which of the dealt cards, or none; and where it goes."""
    stage = Road(2, "fire").foe("warwolves", filled=5, s0=1).stow(0, "S S S A").outcomes(2)
    case = stage.loot(0, "armored-baggage-rack", "land-mine").play().pick("1b2:warwolves")
    assert verbs(case)["loot"] == {"armored-baggage-rack", "land-mine", "none"}
    case.pick("armored-baggage-rack")
    assert verbs(case)["loot"] == {"0t", "1t", "2t", "refuse"}


@pytest.mark.rule("LA-23.15")
def test_discard() -> None:
    """A hidden card above the limit."""
    stage = Road(2).hand(0, "mre-1", "welding-torch-1", "nitromethane-1").has(0, fury=4)
    case = stage.objects("hazmat-suit-1").play().also("fury:O")
    assert verbs(case)["discard"] == {"mre-1", "welding-torch-1", "nitromethane-1", "hazmat-suit-1"}


@pytest.mark.rule("LA-23.16")
def test_done() -> None:
    """The turn ends, the guns are silent, nobody eats, the Convoy stays."""
    case = Road(2).has(0, fury=1).damaged(0, "1b2").play().go("break:red-leader:0")
    assert verbs(case)["done"] == {"done", "hurry"}
    case = Road(2, "fire").foe("warwolves").stow(0, "S S S A").play()
    assert verbs(case)["done"] == {"stop"}
    case = Road(2, "rest").crew(0, exhausted="leader").stow(0, "S P").play()
    assert verbs(case)["done"] == {"done"}
    case = Road(2, "movement").stow(0, "S S S F").play()
    assert verbs(case)["done"] == {"stay"}


@pytest.mark.rule("LA-23.17")
def test_cancel() -> None:
    """Alone: an end of the Automa's round, at the end and before."""
    for phase in ("end", "exploration"):
        stage = Road(solo=True, phase=phase)
        case = stage.automa(revealed=["AC3", "AC5"], standing=[True]).play()
        assert verbs(case)["cancel"] == {"AC3"}
        case.pick("AC3", by=0)
        assert case.s.automa is not None
        assert case.said("cancels Action card AC3")


@pytest.mark.rule("LA-23.18", "LA-23.19", "LA-23.20")
def test_the_pages_have_what_they_show() -> None:
    """Hand, board and pile answer nothing: they show the sheet, the table and the open piles."""
    case = Road(2).hand(0, "mre-1").common("driver").set(defeated=["warwolves"]).play()
    view = case.view(0)
    assert isinstance(view, View)
    assert view.sheet is not None
    assert [card.card for card in view.sheet.hand] == ["mre-1"]
    assert len(view.zone) == 5
    assert (view.common, view.defeated) == (["driver"], ["warwolves"])
    assert not {"hand", "board", "pile"} & set(verbs(case))
