"""Made-up cards live no longer than the test that made them, nor does what views remember of
them."""

from collections.abc import Iterator

import pytest

from rules.posthuman import view_cards
from tests.rules.posthuman.own_cards import own_cards

REMEMBERED = (
    view_cards.view_card,
    view_cards.view_event,
    view_cards.view_scar,
    view_cards.view_tile,
)


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    with own_cards():
        yield
    for cached in REMEMBERED:
        cached.cache_clear()
