"""LA-5.18 to LA-5.24: Objects, and how many hidden cards one holds."""

from __future__ import annotations

import pytest

from rules.kit.decks import Deck
from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import COLUMNS, Position, check, row

HAND = ("nitromethane-1", "nitrous-oxide-1", "welding-torch-1")
LOCKER = ("hauler/stash-locker", "crew-car", "flatbed")
X = "explore:1 later 1 "


def draws(*hand: str, drawn: str = "mre-2", convoy: tuple[str, ...] = ()) -> Road:
    """Ada draws an Object from the Police Post."""
    road = Road(2).zone("police-post").crew(0, active="leader").objects(drawn)
    return (road.convoy(0, *convoy) if convoy else road).hand(0, *hand)


def shot(*hand: str) -> Road:
    """Ada's locker is among the boxes that the Warwolves hit."""
    road = Road(2, "enemies").foe("warwolves").outcomes(2, 5).at(1, "118a")
    return road.convoy(0, *LOCKER).hand(0, *hand)


TURN = Road(2).hand(0, *HAND).hand(1, "welding-torch-2").damaged(0, "1b2").damaged(1, "1b2")
MOVES = Road(2, "movement").order(1, 0).hand(0, *HAND).stow(0, "S S S F").damaged(0, "1b2")
# fmt: off
LIMIT = [
    # Of four cards Ada discards the one she likes, in secret; by default the newest.
    row("LA-5.19 LA-5.20", draws("nitromethane-1", "nitrous-oxide-1", "tooth-necklace"),
        X + "-> secret yes; offers nitromethane-1 nitrous-oxide-1 tooth-necklace mre-2"),
    row("LA-5.20", draws("nitromethane-1", "nitrous-oxide-1", "tooth-necklace"),
        X + "nitrous-oxide-1 -> hand nitromethane-1 tooth-necklace mre-2; "
        "objects_out nitrous-oxide-1"),
    row("LA-5.20", draws(*HAND), X + ". -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1"),
    # The Torch may be used at once; the bottles are for Movement.
    row("LA-5.20", draws(*HAND).damaged(0, "1b2"),
        X + "-> offers play-welding-torch-1; lacks play-nitromethane-1 play-nitrous-oxide-1"),
    row("LA-5.20", draws(*HAND).damaged(0, "1b2"),
        X + "play-welding-torch-1 -> damaged; hand nitromethane-1 nitrous-oxide-1 mre-2"),
    # A fourth card stays with a Stash Locker; with Damage on it the limit is three at once.
    row("LA-5.19", draws(*HAND, convoy=LOCKER),
        X + "-> hand nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2"),
    row("LA-5.19 LA-5.21", draws(*HAND, convoy=LOCKER).damaged(0, "0t0"),
        X + "-> offers nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2"),
    row("LA-5.21", shot(*HAND, "mre-1"),
        "0=0t0 nitromethane-1 -> hand nitrous-oxide-1 welding-torch-1 mre-1"),
    # In Phase 4 the Manual may be used as the card too many.
    row("LA-5.20", shot(*HAND, "weapon-manual").damaged(0, "1b2"),
        "0=0t0 play-weapon-manual -> damaged 0t0; fame 1; "
        "hand nitromethane-1 nitrous-oxide-1 welding-torch-1"),
    # In Exploration Ada may weld but not fuel; Ben, whose turn it is not, neither.
    row("LA-5.22", TURN, "-> free welding-torch-1; unfree nitromethane-1 nitrous-oxide-1; "
        "unfree_1 welding-torch-2"),
    row("LA-5.22", TURN, "+welding-torch-1 -> objects_out welding-torch-1"),
    row("LA-5.22", MOVES, "-> free nitromethane-1 nitrous-oxide-1 welding-torch-1"),
    # With no Objects left the gain is ignored; the cube is gone all the same.
    row("LA-5.23", draws().set(objects=Deck()), X + "-> hand; blocks AA+"),
]
# fmt: on


@pytest.mark.parametrize(COLUMNS, LIMIT)
def test_hidden_cards(position: Position, text: str) -> None:
    check(position, text)


@pytest.mark.rule("LA-5.18", "LA-5.24", "LA-8.26")
def test_an_object_is_its_owners_secret() -> None:
    """A white cube from the Police Post becomes the top card: Ada reads it, Ben sees one card."""
    case = draws(drawn="welding-torch-1").play().go("explore:1", "later", "1")
    assert (case.p(0).hand, case.stores(0)) == (["welding-torch-1"], "")
    assert case.said("Welding Torch", to=0)
    assert not case.said("Welding Torch", to=1)
    for reader in (1, None):
        player = case.view(reader).players[0]
        assert (player.hidden, player.hand) == (1, None)
    sheet = case.view(0).sheet
    assert sheet is not None
    assert [card.card for card in sheet.hand] == ["welding-torch-1"]
