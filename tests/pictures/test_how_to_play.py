"""The first turns that "How to play" tells: the rules play them, and each picture is there."""

import pytest

from cogs.newcomers.how_to_play import make_screen_drawings
from rules import GAMES
from rules.kit.first_turn import play_first_turn


@pytest.mark.parametrize("key", list(GAMES))
def test_how_to_play_shows_a_first_turn_played_by_the_rules(key: str) -> None:
    lessons = GAMES[key].how_to_play
    assert len(list(play_first_turn(key, lessons))) == len(lessons.answers) + 1
    wanted = {n for n, screen in enumerate(lessons.screens) if screen.after is not None}
    # Not from the cache: other tests have other artists.
    assert make_screen_drawings.__wrapped__(key).keys() == wanted
    assert len(wanted) >= 3
    # The last answer is shown, or it would be told in vain.
    assert max(screen.after or 0 for screen in lessons.screens) == len(lessons.answers)
