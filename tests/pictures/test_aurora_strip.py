"""The cards of Last Aurora's Exploration Zone, side by side beneath the road."""

from PIL import Image

from pictures.aurora.map.road.layout import WIDTH
from pictures.aurora.plates import strip
from pictures.aurora.plates.slots import KINDS
from rules.aurora.model.decks import DECKS
from rules.aurora.model.state import Slot

from . import looking
from .test_aurora import make_fullest_state, view_state

LIE = frozenset(KINDS)
"""What lies in the Zone; the rest is carried out when it is drawn."""


def test_a_cards_contents_stay_in_its_frame() -> None:
    """Between the cards and beneath them nothing is drawn, whatever lies there."""
    s = make_fullest_state(3, "exploration")
    cards = sorted(each for each in DECKS.exploration.items() if each[1].kind in LIE)
    for first in range(0, len(cards), 5):
        five = cards[first : first + 5]
        s.zone = [Slot(card=key, blocks=list(getattr(card, "blocks", ()))) for key, card in five]
        seen = view_state(s)
        picture = Image.new("RGB", (WIDTH, strip.measure_height(seen)))
        strip.draw(picture, seen, 0)
        wide = (WIDTH - strip.EDGE) // len(five) - strip.GAP
        for n, (key, _) in enumerate(five):
            right = strip.EDGE + n * (wide + strip.GAP) + wide
            beside = picture.crop((right + 1, 0, right + strip.GAP - 1, picture.height))
            below = picture.crop((right - wide, strip.HIGH - 6, right, picture.height))
            assert beside.getbbox() is None, key
            assert below.getbbox() is None, key


def test_two_blocks_of_one_kind_are_named_once_in_words() -> None:
    s = make_fullest_state(2, "exploration")
    (pump,) = [key for key, card in DECKS.exploration.items() if card.name == "Roadside Pump"][:1]
    s.zone = [Slot(card=pump, blocks=list(DECKS.exploration[pump].blocks))]
    alt = looking.describe_table("aurora", view_state(s))
    assert "Roadside Pump (Fuel+Fuel+Fuel, twice)" in alt
    s.zone = [Slot(card=pump, blocks=["", DECKS.exploration[pump].blocks[1]])]
    assert "Roadside Pump (Fuel+Fuel+Fuel)" in looking.describe_table("aurora", view_state(s))
