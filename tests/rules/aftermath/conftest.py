"""Made-up pages, entries and cards live no longer than the test that made them."""

from collections.abc import Iterator

import pytest

from tests.rules.aftermath.model.own_book import own_book


@pytest.fixture(autouse=True)
def _own_book() -> Iterator[None]:
    with own_book():
        yield
