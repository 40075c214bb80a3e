"""These tests register games of their own too."""

from tests.rules.conftest import games_as_they_were

__all__ = ["games_as_they_were"]
