"""Who sees what (CI-1.3)."""

from typing import Any

import pytest

from tests.rules.cistern.build import at_turn


@pytest.mark.rule("CI-1.3")
def test_a_view_counts_all_hands_and_shows_only_ones_own() -> None:
    case = at_turn(hands=("map lid", "pump"), deck="siphon", discards="map")
    views: list[Any] = [case.table.view(reader) for reader in (None, 0, 1)]
    assert [view.hand for view in views] == [[], ["lid", "map"], ["pump"]]
    for view in views:
        assert (view.cards, view.pile, view.discards) == ([2, 1], 1, ["map"])
