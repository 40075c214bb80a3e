"""To which questions an answer ahead belongs."""

import pytest

from rules.engine import Option, Prompt
from rules.kit.presets import on_topic
from rules.kit.votes import VOTED_KEY


@pytest.mark.parametrize(
    ("topic", "data", "fits"),
    [("repair", {}, True), ("rest", {}, False), ("repair", {VOTED_KEY: "1"}, False)],
)
def test_a_preset_fits_its_topic_but_not_a_change_of_vote(
    topic: str, data: dict[str, str], fits: bool
) -> None:
    option = Option("1", "do", "One")
    asked = Prompt("q", 0, "?", "choice", (option,), 1, 1, ["1"], topic=topic, data=data)
    assert on_topic("repair", "damage")(asked) is fits
