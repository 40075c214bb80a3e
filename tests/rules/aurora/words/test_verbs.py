"""LA-23: every verb answers a question of that verb, or opens a page."""

from __future__ import annotations

import pytest

from rules.aurora import GAME
from rules.aurora.view_models import View
from tests.drivers import bot_play
from tests.drivers import opened as fresh
from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

ANSWERS = {
    *("explore", "break", "feed", "fury", "play", "ability", "stow", "damage", "repair"),
    *("contaminate", "choose", "move", "fire", "loot", "discard", "done", "cancel"),
}
PAGES = {"pile"}
"""Pages of the game's own, drawn from the view."""
GENERAL = {"hand", "board", "log"}
"""Commands that every game has; a game does not name them again."""


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


FARM = Road(2).zone("", "frozen-farm").crew(0, active="leader co-pilot").stow(0, "S S P")
FARM.damaged(0, "1b2")
OTHERS = Road(2).zone("", "medic").crew(0, active="driver+1 co-pilot orphan")
FEEDS = Road(2).crew(0, active="co-pilot", exhausted="leader").stow(0, "S S P").zone("", "driver")
TURBO = Road(2, "movement").convoy(0, "biomass-turbo-truck", "flatbed").stow(0, "S S S F P")
POISON = Road(2, "movement").at(0, "103a").waypoints(s104a="C").stow(0, "S S S F")
FULL = Road(2).lies(0, "0b0:S 0b1:S 0b2:S 1b0:A 1b1:A 2b0:A 2b1:A 2b2:P").has(0, fury=4)
SHEDS = Road(2).zone("ice-runner").convoy(0, "road-train", "crew-car", "flatbed", "gun-trailer")
LOOT = Road(2, "fire").foe("warwolves", filled=5, s0=1).stow(0, "S S S A").outcomes(2)
HAND = Road(2).hand(0, "mre-1", "welding-torch-1", "nitromethane-1").has(0, fury=4)
ALONE = {"revealed": ["AC3", "AC5"], "standing": [True]}
# fmt: off
VERBS = [
    # Slot, Survivors, Food; Bonus Action before or after, block.
    row("LA-23.1", FARM, "-> verb explore explore:2 otherwise"),
    row("LA-23.1", FARM, "otherwise -> verb explore explore:2 back"),
    row("LA-23.1", FARM, "otherwise !explore:2 -> verb explore leader co-pilot back"),
    row("LA-23.1", FARM, "otherwise !explore:2 leader -> offers 0 1 0:2.1 1:2.1 first:2.1 later"),
    row("LA-23.1", FARM, "otherwise !explore:2 leader later -> verb explore 0 1"),
    row("LA-23.1", FARM, "explore:2 later 0 -> offers none 2.1"),
    row("LA-23.1", OTHERS, "explore:2:others -> verb explore red-co-pilot orphan driver"),
    row("LA-23.1", Road(2).zone("travelers-1"), "explore:1:leader later -> verb explore kind hard"),
    # Who takes a Break, and how the points are split.
    row("LA-23.2", Road(2).damaged(0, "2b0", "2b1"), "-> verb break break"),
    row("LA-23.2", Road(2).damaged(0, "2b0", "2b1"),
        "otherwise break "
        "-> verb break red-leader:0 red-leader:1 red-leader:2 red-co-pilot:0 red-co-pilot:1"),
    # An Exhausted Survivor, in the own turn and in the Rest Phase; Food for skill is in a party.
    row("LA-23.3", FEEDS,
        "-> verb feed feed:red-leader; detail explore:2 Driver: Co-Pilot, 1 Food"),
    row("LA-23.3", Road(2, "rest").crew(0, exhausted="leader").stow(0, "S P"),
        "-> verb feed feed:red-leader"),
    row("LA-23.4", Road(2, expert=True).has(0, fury=5),
        "-> verb fury fury:P fury:A fury:F fury:O fury:special"),
    row("LA-23.5", Road(2).hand(0, "mre-1", "survival-kit").crew(0, active="leader", rest="orphan"),
        "-> verb play mre-1 survival-kit"),
    # A Survivor's ability, and that of a box.
    row("LA-23.6", Road(2).crew(0, active="cold-maiden"), "-> verb ability cold-maiden:"),
    row("LA-23.6", TURBO, "-> verb ability turbo:P"),
    row("LA-23.7", Road(2).lies(0, "0b0:S 0b1:S 1b0:S 2b2:F"),
        "-> verb stow 0b0 0b1 0b2 1b0 1b1 2b0 2b1 2b2"),
    row("LA-23.7", Road(2).lies(0, "0b0:S 2b2:F"), "+2b2&2b0 -> boxes 0b0:S 2b0:F"),
    row("LA-23.8", Road(2, "ambush").zone("riderwolves"),
        "-> verb damage 0b0 0b1 0b2 0b3 1b0 1b1 1b2 2b0 2b1 2b2"),
    row("LA-23.9", Road(2).has(0, fury=1).damaged(0, "2b0", "2b1"),
        "+fury:repair -> verb repair 2b0 2b1"),
    # The Survivor for a counter, and the one for a treatment.
    row("LA-23.10", POISON, "104a -> verb contaminate red-leader red-co-pilot red-cold-maiden"),
    row("LA-23.10", Road(2).crew(0, active="leader+1", rest="mechanic+1").has(0, fury=2),
        "+fury:treat -> verb contaminate red-leader mechanic"),
    # An ambush's options, a Survivor to lose, what makes room, a Trailer to leave.
    row("LA-23.11", Road(2, "ambush").zone("the-final-howl"), "-> verb choose 0 1"),
    row("LA-23.11", Road(2, "ambush").zone("riderwolves"),
        "0=0b0 -> verb choose red-leader red-co-pilot red-cold-maiden"),
    row("LA-23.11", FULL, "+fury:F -> verb choose new P A"),
    row("LA-23.11", SHEDS.crew(0, active="leader"), "explore:1 later -> verb choose 1 2 3"),
    # Where to, which tells the Fuel; and by which of several ways.
    row("LA-23.12", Road(2, "movement").crew(0, active="driver").at(0, "103b").stow(0, "S F F"),
        "-> offers 106 102 107a; detail 106 106: 1 step, 1 Fuel;"),
    row("LA-23.12", Road(2, "movement").crew(0, active="driver").at(0, "103b").stow(0, "S F F"),
        "106 -> verb move 0 1"),
    row("LA-23.13", Road(2, "fire").foe("warwolves").stow(0, "S S S A"),
        "-> verb fire 1b2:warwolves"),
    # Which of the dealt cards, or none; and where it goes.
    row("LA-23.14", LOOT.loot(0, "armored-baggage-rack", "land-mine"),
        "1b2:warwolves -> verb loot armored-baggage-rack land-mine none"),
    row("LA-23.14", LOOT, "1b2:warwolves armored-baggage-rack -> verb loot 0t 1t 2t refuse"),
    row("LA-23.15", HAND.objects("hazmat-suit-1"),
        "+fury:O -> verb discard mre-1 welding-torch-1 nitromethane-1 hazmat-suit-1"),
    # The turn ends, the guns are silent, nobody eats, the Convoy stays.
    row("LA-23.16", Road(2).has(0, fury=1).damaged(0, "1b2"),
        "break:red-leader:0 -> verb done done hurry"),
    row("LA-23.16", Road(2, "fire").foe("warwolves").stow(0, "S S S A"), "-> verb done stop"),
    row("LA-23.16", Road(2, "rest").crew(0, exhausted="leader").stow(0, "S P"),
        "-> verb done done"),
    row("LA-23.16", Road(2, "movement").stow(0, "S S S F"), "-> verb done stay"),
    # Alone: an end of the Automa's round, at the end and before.
    row("LA-23.17", Road(solo=True, phase="end").automa(**ALONE), "-> verb cancel AC3"),
    row("LA-23.17", Road(solo=True, phase="exploration").automa(**ALONE),
        "0=AC3 -> said cancels Action card AC3"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, VERBS)
def test_verbs(position: Position, text: str) -> None:
    check(position, text)


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
    there = {option.verb for prompt in case.asked(0) for option in prompt.options}
    assert not {"hand", "board", "pile"} & there
