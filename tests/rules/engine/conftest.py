import pytest

from tests.tiny import Tiny


@pytest.fixture(autouse=True)
def tiny_is_listed(tiny: Tiny) -> None:
    """Tiny is on the list of games, for the length of each test."""
