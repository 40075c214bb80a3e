"""What all may see is the same from every seat, and tells nothing that only one may know."""

from __future__ import annotations

import pytest

from pictures.survive import facts
from rules.survive.model.state import Offer, State
from rules.survive.view import View

from . import looking
from .positions import crowded, played, quiet, roles, view


def public(seen: View) -> tuple[bytes, str, str, str, bytes]:
    artist = looking.of("survive")
    (table,) = artist.pictures(seen)
    return (
        table.draw(seen),  # of all that the seat may see, not of the facts alone
        table.alt(seen),
        artist.panel(seen),
        artist.words(seen),
        table.fingerprint,
    )


def positions() -> list[State]:
    offered = quiet()
    offered.players[0].hand["crops"] = 3
    offered.players[1].hand["rock"] = 1
    give = {"crops": 2, "water": 0, "wood": 0, "rock": 0}
    take = {"crops": 0, "water": 0, "wood": 0, "rock": 1}
    offered.offer = Offer(to=1, give=give, take=take)
    over = roles()
    over.phase = "over"
    return [quiet(), roles(), crowded(), offered, over, played(4, "secret", 120).state]


@pytest.mark.parametrize("number", range(6))
def test_every_seat_sees_the_same_picture(number: int) -> None:
    state = positions()[number]
    spectator = public(view(state))
    for seat in range(state.seats):
        assert public(view(state, seat)) == spectator


def test_other_cards_in_a_hand_change_nothing_in_public() -> None:
    one, other = roles(), roles()
    other.players[0].hand = {"crops": 0, "water": 0, "wood": 0, "rock": 4}
    assert public(view(one, 0)) == public(view(other, 0)) == public(view(one))
    over = other.model_copy(deep=True)
    one.phase = over.phase = "over"
    assert public(view(one)) != public(view(over))


def test_the_panel_counts_an_offer_and_does_not_tell_it() -> None:
    state = positions()[3]
    panel = public(view(state, 0))[2]
    assert "**Offer** Ada gives Ben 2 cards for 1." in panel
    assert "2 Crops" not in panel
    artist = looking.of("survive")
    assert "you get 2 Crops for 1 Rock" in artist.hand(view(state, 1))
    assert "2 Crops" not in artist.hand(view(state, 2))


def test_the_facts_leave_out_what_is_one_seats_own() -> None:
    bare = facts.make_public_view(view(roles(), 0))
    assert bare.seat is None
    assert bare.sheet is None
    assert [player.hand for player in bare.players] == [None] * 3
    assert bare.players[0].progress is None
    assert all(seat.hand is None for seat in facts.list_seats(view(roles(), 0)))
