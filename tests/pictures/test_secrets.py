"""What everybody may see reveals nothing that only one player may know."""

from pictures.survive import facts
from rules.engine import copy_position
from rules.survive.model.components import ELEMENTS
from rules.survive.model.state import Offer
from rules.survive.view import View

from . import looking
from .positions import make_quiet_state, make_state_of_roles, view_state


def show_public(seen: View) -> tuple[bytes, str, str, str, bytes]:
    artist = looking.find_artist_of("survive")
    (table,) = artist.pictures(seen)
    return (
        table.draw(seen),  # of all that the seat may see, not of the facts alone
        table.alt(seen),
        artist.panel(seen),
        artist.words(seen),
        table.fingerprint,
    )


def test_cards_in_hand_change_nothing_in_public() -> None:
    one, other = make_state_of_roles(), make_state_of_roles()
    other.players[0].hand = {"crops": 0, "water": 0, "wood": 0, "rock": 4}
    assert (
        show_public(view_state(one, 0))
        == show_public(view_state(other, 0))
        == show_public(view_state(one))
    )
    over = copy_position(other)
    one.phase = over.phase = "over"
    assert show_public(view_state(one)) != show_public(view_state(over))
    bare = facts.make_public_view(view_state(make_state_of_roles(), 0))
    assert bare.seat is bare.sheet is bare.players[0].progress is None
    assert [player.hand for player in bare.players] == [None] * 3
    assert all(seat.hand is None for seat in facts.list_seats(view_state(make_state_of_roles(), 0)))


def test_the_panel_counts_an_offer_without_naming_it() -> None:
    state, nothing = make_quiet_state(), dict.fromkeys(ELEMENTS, 0)
    state.players[0].hand["crops"] = 3
    state.players[1].hand["rock"] = 1
    state.offer = Offer(to=1, give=nothing | {"crops": 2}, take=nothing | {"rock": 1})
    panel = show_public(view_state(state, 0))[2]
    assert "**Offer** Ada gives Ben 2 cards for 1." in panel
    assert "2 Crops" not in panel
    artist = looking.find_artist_of("survive")
    assert "you get 2 Crops for 1 Rock" in artist.hand(view_state(state, 1))
    assert "2 Crops" not in artist.hand(view_state(state, 2))
