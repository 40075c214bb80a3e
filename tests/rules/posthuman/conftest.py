"""Made-up cards live no longer than the test that made them, nor does what views remember of
them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.posthuman import view
from tests.rules.posthuman.own_cards import own_cards

REMEMBERED = (view.view_card, view.view_event, view.view_scar, view.view_tile)


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    with own_cards():
        yield
    for cached in REMEMBERED:
        cached.cache_clear()
