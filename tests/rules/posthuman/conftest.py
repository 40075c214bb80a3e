"""Made-up cards live no longer than the test that made them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .own_cards import own_cards


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    with own_cards():
        yield
