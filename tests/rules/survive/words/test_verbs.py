"""Ledger section 22: every verb answers a question of that verb, or opens a page."""

from rules.survive import GAME
from tests.rules.survive.rows import Check, make_rows

ANSWERS = (
    *("colour", "move", "stay", "attack", "suck", "build"),
    *("swap", "trade", "accept", "refuse", "done", "call"),
)
PAGES = {"moves", "chart", "goal"}
"""Pages of the game's own, drawn from the view."""
GENERAL = {"hand", "board", "log"}
"""Commands that every game has; a game does not name them again."""

rows = make_rows(
    end_step="D4 lake, D5 lake; blue D4 3 crops 1 wood; red D5 1 rock",
    fight="D4 lake, D5 lake, A1 city; blue D4 3 wood 3 rock; red zombies original+white D5",
    village="D4 white village, D3 lake, D5 lake; red zombies original D3 red D5; blue basic D4; "
    "yellow basic D4",
    bite="D4 lake, D6 lake, A7 graveyard; green vampire D4 1 drops; blue D6",
)


@rows("""
SV-2.7 | opens 2 | -> verb red colour; verb blue colour
SV-4.19 | D4 lake; blue D4 | 1 -> verb C4 move; verb D3 move
SV-14.3 SV-14.17 | village | 2 -> verb original move; verb group-D4 move
SV-14.2 | D4 city; red zombies original D4; blue | 2 -> verb stay stay
SV-9.7 | fight | 1 > D5 -> verb original attack; verb white attack | white -> verb done done
SV-15.15 SV-15.16 | bite | 1 > D6 -> verb attack attack; verb suck suck
SV-3.13 SV-6.8 SV-8.7 | end_step
    | 1 > D5 -> verb build build; verb swap-crops-water swap; verb trade-1 trade; verb done done
SV-8.3 | end_step | 1 > D5 trade-1 crops-1 rock-1 -> verb accept accept; verb refuse refuse
SV-17.17 | blue; round 2 | 1 -> verb call call
""")
def test_an_option_stands_under_its_verb(check: Check) -> None:
    check()


def test_the_game_has_the_ledgers_verbs() -> None:
    """All but the general ones, each with a line of help."""
    assert set(GAME.verbs) == {*ANSWERS} | PAGES
    assert not GENERAL & set(GAME.verbs)
    assert all(0 < len(line) <= 100 for line in GAME.verbs.values())
