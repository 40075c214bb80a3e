"""The description of the card's picture begins with whose doing it is and what has come of it: in
every game; in detail in Posthuman, where all act at once, and in Aftermath, where one has the turn.
"""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any

import pytest

from rules import GAMES
from rules.aftermath.view_models import View as Aftermath
from rules.engine import Table
from rules.posthuman.view_models import View as Posthuman
from tests.drivers import NAMES, bot_play, open_table

from . import looking

SEATS = 3


@cache
def list_views(key: str) -> tuple[Any, ...]:
    """A game of bots from its beginning, as a spectator sees it."""
    table: Table[Any] = open_table(key, min(SEATS, GAMES[key].seats[-1]), "turn first")
    found = [table.view(None)]
    found += [table.view(None) for _ in islice(bot_play(table), 600)]
    return tuple(found)


def find_view(wanted: Callable[[Posthuman], Any]) -> Posthuman:
    """The first view of Posthuman that is wanted."""
    return next(view for view in list_views("posthuman") if wanted(view))


@pytest.mark.parametrize("key", sorted(GAMES))
def test_game_and_round_come_after_the_turn(key: str) -> None:
    """The first sentence is about the players: it usually names one, and never the game."""
    title, named = GAMES[key].title.split(":")[0], 0
    views = list_views(key)[::3]
    for view in views:
        first = looking.describe_table(key, view).split(". ")[0]
        assert title not in first
        people = [*NAMES[:SEATS], *(person.name for person in getattr(view, "people", ()))]
        named += any(name in first for name in people)
    assert named > len(views) / 2


@pytest.mark.parametrize(
    ("phase", "begins"),
    [
        ("event", "The turn begins with its event. Event: "),
        ("declare", "Ada, Ben and Cleo declare an action. Event: "),
        ("trade", "Ada, Ben and Cleo may trade. Event: "),
        ("mutants", "The turn ends. Event: "),
    ],
)
def test_posthuman_says_what_everybody_does(phase: str, begins: str) -> None:
    seen = find_view(lambda view: view.phase == "declare" and view.event)
    alt = looking.describe_table("posthuman", seen.model_copy(update={"phase": phase}))
    assert alt.startswith(begins)
    assert alt.index("Event: ") < alt.index("Posthuman, turn ") < alt.index(" of 10")


def test_posthuman_names_players_who_have_not_chosen() -> None:
    alt = looking.describe_table("posthuman", list_views("posthuman")[0])
    assert alt.startswith("Ada, Ben and Cleo choose a character.")
    one = next(
        view
        for view in list_views("posthuman")
        if [player.human is None for player in view.seats].count(True) == 1
    )
    (left,) = [player.name for player in one.seats if player.human is None]
    assert looking.describe_table("posthuman", one).startswith(f"{left} chooses a character.")


def test_posthuman_says_who_does_what_and_whom_they_have_met() -> None:
    seen: Posthuman = next(
        view
        for view in list_views("posthuman")
        if view.phase == "act" and any(p.human and p.human.fight for p in view.seats)
    )
    alt = looking.describe_table("posthuman", seen)
    does = {"camp": "", "forage": "forages", "scout": "scouts", "move": "moves"}
    does["nothing"] = "does nothing"
    for player in seen.seats:
        word = does[player.human.declared or "camp"]
        assert not word or alt.index(f"{player.name} {word}") < alt.index("Event: ")
        if player.human.fight is not None:
            assert alt.index(player.human.fight.foes[0].name) < alt.index("Event: ")


def test_posthuman_says_what_mutants_have_played() -> None:
    seen = find_view(lambda view: view.phase == "act" and view.event)
    alt = looking.describe_table(
        "posthuman", seen.model_copy(update={"struck": [(1, "Bad Dreams")]})
    )
    assert alt.index("A mutant has played Bad Dreams on Ben.") < alt.index("Event: ")


def test_aftermath_names_players_who_have_not_chosen() -> None:
    alt = looking.describe_table("aftermath", list_views("aftermath")[0])
    assert alt.startswith("Getting ready, chapter 1 at Tinderbox. Ada, Ben and Cleo choose who")


def test_aftermath_says_who_has_the_turn_and_how_the_last_test_went() -> None:
    passed = set()
    for seen in list_views("aftermath"):
        if seen.phase != "turn" or not seen.tests or seen.page is None:
            continue
        alt, active = looking.describe_table("aftermath", seen), seen.party[seen.active]
        assert alt.startswith(f"{active.short} ({active.player}) has the turn")
        last = seen.tests[-1]
        word = "passed" if last.success else "failed"
        told = f"Last test: {seen.party[last.member].short} {word}, {last.attribute}, {last.what}."
        assert alt.index(told) < alt.index(seen.page.check)
        passed.add(last.success)
    assert passed == {True, False}


def test_aftermath_says_nobody_has_the_turn_between_pages() -> None:
    seen: Aftermath = next(
        view
        for view in list_views("aftermath")
        if view.phase == "leaving" and view.page is not None
    )
    assert looking.describe_table("aftermath", seen).startswith("The party leaves the page. ")


def test_aftermaths_other_pictures_begin_with_the_turn_too() -> None:
    seen: Aftermath = next(view for view in list_views("aftermath") if view.phase == "turn")
    party = looking.find_artist_of("aftermath").pictures(seen)[1]
    assert looking.describe_drawing(party).startswith(f"{seen.party[seen.active].short}'s turn. ")
