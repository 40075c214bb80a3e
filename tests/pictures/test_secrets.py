"""What all may see tells nothing that only one may know."""

from pictures.survive import facts
from rules.survive.model.components import ELEMENTS
from rules.survive.model.state import Offer
from rules.survive.view import View

from . import looking
from .positions import quiet, roles, view


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


def test_other_cards_in_a_hand_change_nothing_in_public() -> None:
    one, other = roles(), roles()
    other.players[0].hand = {"crops": 0, "water": 0, "wood": 0, "rock": 4}
    assert public(view(one, 0)) == public(view(other, 0)) == public(view(one))
    over = other.model_copy(deep=True)
    one.phase = over.phase = "over"
    assert public(view(one)) != public(view(over))
    bare = facts.make_public_view(view(roles(), 0))
    assert bare.seat is bare.sheet is bare.players[0].progress is None
    assert [player.hand for player in bare.players] == [None] * 3
    assert all(seat.hand is None for seat in facts.list_seats(view(roles(), 0)))


def test_the_panel_counts_an_offer_and_does_not_tell_it() -> None:
    state, nothing = quiet(), dict.fromkeys(ELEMENTS, 0)
    state.players[0].hand["crops"] = 3
    state.players[1].hand["rock"] = 1
    state.offer = Offer(to=1, give=nothing | {"crops": 2}, take=nothing | {"rock": 1})
    panel = public(view(state, 0))[2]
    assert "**Offer** Ada gives Ben 2 cards for 1." in panel
    assert "2 Crops" not in panel
    artist = looking.of("survive")
    assert "you get 2 Crops for 1 Rock" in artist.hand(view(state, 1))
    assert "2 Crops" not in artist.hand(view(state, 2))
