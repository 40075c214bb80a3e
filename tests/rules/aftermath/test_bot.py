"""What keeps a game of bots going: they find an answer to whatever a turn offers, and do not sit on
a full hand for ever."""

from __future__ import annotations

from rules.aftermath import actions
from rules.aftermath.turn import draw_step

from .build import A, Party


def test_a_bot_throws_low_cards_away_from_a_full_hand_so_that_it_draws() -> None:
    party = Party("wren").holds("wren", "yellow-1a", "blue-3a", "blue-3b", "green-2a", "green-3a")
    case = party.play(lambda h: draw_step(h, A))
    (asked,) = case.table.needed
    assert asked.topic == "discard"
    assert case.table.bot_answer(asked) == ["yellow-1a", "green-2a"]


def test_a_bot_keeps_what_leaves_room_to_draw() -> None:
    party = Party("wren").holds("wren", "yellow-1a", "blue-3a", "blue-3b", "green-2a")
    case = party.play(lambda h: draw_step(h, A))
    (asked,) = case.table.needed
    assert case.table.bot_answer(asked) == []


def test_a_bot_leaves_a_heavy_object_where_it_is() -> None:
    party = Party("wren").holds("wren", "red-3a", "red-2a").tokens(1, "heavy")
    case = party.play(lambda h: actions.act(h, A))
    (asked,) = case.table.needed
    pushes = [option.id for option in asked.options if option.id.startswith("push")]
    answer = case.table.bot_answer(asked)
    assert pushes
    assert isinstance(answer, list)
    assert answer[0] not in pushes
