"""Personal goals, and the campaign they win (AF-20, AF-22)."""

from typing import Any

from rules.aftermath.effects import operations
from rules.aftermath.model import decks
from rules.aftermath.play import goals
from tests.rules.aftermath.build import Party
from tests.rules.aftermath.rows import Check, make_rows

assert operations


SCRIPTS: dict[str, Any] = {
    "count": goals.complete_goals,
    "stray": lambda h: goals.gain_strays(h, 1),
    "burn": lambda h: h.s.colony.built.clear(),
}
rows = make_rows(SCRIPTS)


@rows("""
AF-22.3 two letters | campaign-flag letter1 letter3 | count | goals nothing
AF-22.3 all three | campaign-flag letter1 letter2 letter3 | count | goals wren
AF-22.4 no orchard | colony built=workshop,hall | count | goals nothing
AF-22.4 the orchard | colony built=orchard | count | goals bodkin
AF-22.5 {the workshop/the railcar} | colony {built/railcar}={workshop/yes} | count | goals nothing
AF-22.5 AF-20.3 both, for any player | colony built=workshop railcar=yes | count | goals cog
AF-22.6 five strays | box marl strays=4 | stray | marl_strays 5; goals nothing
AF-22.6 six | box marl strays=5 | stray | marl_strays 6; goals marl
AF-22.6 of entries | - | does {strays: 2} | marl_strays 2; told Marl's goal: 2 of 6 strays home.
AF-20.2 it stays reached | colony built=orchard | count then burn then count | goals bodkin;
    reached bodkin; events goal
AF-20.4 announced by a flag | campaign-flag letter1 letter2
    | does {flag: {name: letter3, campaign: true}} | events goal;
    told Wren Sallow has reached her goal:
AF-1.3 AF-20.1 three goals | campaign-flag letter1 letter2 letter3;
    colony built=orchard,workshop railcar=yes; box marl strays=5 | count | won no; never won
AF-1.3 AF-20.1 four | campaign-flag letter1 letter2 letter3;
    colony built=orchard,workshop railcar=yes; box marl strays=6 | count | won yes;
    events goal goal goal goal won
""")
def test_goals(check: Check) -> None:
    check()


def test_every_character_has_a_goal_that_can_be_counted() -> None:
    found = [goals.find_progress(Party().state.colony, one) for one in decks.CHARACTERS]
    assert all(so_far == 0 < wanted for so_far, wanted in found)
