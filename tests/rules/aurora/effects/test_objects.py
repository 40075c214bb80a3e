"""LA-5.18 to LA-5.24: Objects, and how many hidden cards one holds."""

from __future__ import annotations

import pytest

from tests.rules.aurora.build import Road
from tests.rules.aurora.rows import Check, table

POSITIONS = {
    # Ada draws an Object from the Police Post.
    "draws": "zone police-post; active leader; objects mre-2",
    # Ada's locker is among the boxes that the Warwolves hit.
    "shot": "phase enemies; foe warwolves; convoy hauler/stash-locker crew-car flatbed; "
    "outcomes 2 5; hand nitromethane-1 nitrous-oxide-1 welding-torch-1 {}; at_1 118a",
    "hand-hand": "hand nitromethane-1 nitrous-oxide-1 welding-torch-1",
}
rows = table(POSITIONS)


@rows("""
# Of four cards Ada discards the one she likes, in secret; by default the newest.
LA-5.19 LA-5.20 | draws; hand nitromethane-1 nitrous-oxide-1 tooth-necklace
    explore:1 later 1 -> secret yes; offers nitromethane-1 nitrous-oxide-1 tooth-necklace mre-2
        | nitrous-oxide-1 -> hand nitromethane-1 tooth-necklace mre-2; objects_out nitrous-oxide-1
LA-5.20 | draws; hand-hand
    explore:1 later 1 . -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# The Torch may be used at once; the bottles are for Movement.
LA-5.20 | draws; hand-hand; damaged 1b2
    explore:1 later 1 -> offers play-welding-torch-1; lacks play-nitromethane-1 play-nitrous-oxide-1
        | play-welding-torch-1 -> damaged; hand nitromethane-1 nitrous-oxide-1 mre-2
# A fourth card stays with a Stash Locker; with Damage on it the limit is three at once.
LA-5.19 | draws; hand-hand; convoy hauler/stash-locker crew-car flatbed
    explore:1 later 1 -> hand nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.19 LA-5.21 | draws; hand-hand; convoy hauler/stash-locker crew-car flatbed; damaged 0t0
    explore:1 later 1 -> offers nitromethane-1 nitrous-oxide-1 welding-torch-1 mre-2
LA-5.21 | shot mre-1 | 0=0t0 nitromethane-1 -> hand nitrous-oxide-1 welding-torch-1 mre-1
# In Phase 4 the Manual may be used as the card too many.
LA-5.20 | shot weapon-manual; damaged 1b2
    0=0t0 play-weapon-manual -> damaged 0t0;
        fame 1; hand nitromethane-1 nitrous-oxide-1 welding-torch-1
# In Exploration Ada may weld but not fuel; Ben, whose turn it is not, neither.
LA-5.22 | hand-hand; damaged 1b2; damaged_1 1b2; hand_1 welding-torch-2
    -> free welding-torch-1; unfree nitromethane-1 nitrous-oxide-1; unfree_1 welding-torch-2
        | +welding-torch-1 -> objects_out welding-torch-1
LA-5.22 | hand-hand; phase movement; order 1 0; stow SSSF; damaged 1b2
    -> free nitromethane-1 nitrous-oxide-1 welding-torch-1
# With no Objects left the gain is ignored; the cube is gone all the same.
LA-5.23 | draws; objects_left | explore:1 later 1 -> hand; blocks AA+
""")
def test_hidden_cards(check: Check) -> None:
    check()


def draws(*hand: str, drawn: str = "mre-2", convoy: tuple[str, ...] = ()) -> Road:
    """Ada draws an Object from the Police Post."""
    road = Road(2).zone("police-post").crew(0, active="leader").objects(drawn)
    return (road.convoy(0, *convoy) if convoy else road).hand(0, *hand)


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
