"""What everybody reads of a question that is answered in private."""

from typing import Any

import pytest

from rules.engine import Prompt, Text
from rules.survive.words import Message
from tables.wording.secret_questions import format_about_with_mention
from tests.cogs.play import Camp, read_text

DUSK = "Dusk has come: everybody gives wood to the fire"
FLARE = "burns a flare and chooses where it points"


async def test_the_card_asks_several_players_in_one_line(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    for player in (camp.ada, camp.ben, camp.cleo):
        await camp.act(player, "Draw a card")
    who = f"<@{camp.ada.id}>, <@{camp.ben.id}> and <@{camp.cleo.id}>"
    assert f"{who}: {DUSK}, in private: **Your move**." in read_text(camp.card())
    assert "decide in private" not in read_text(camp.card())
    assert "How much wood" not in read_text(camp.card())


async def test_a_waiting_player_sees_the_question_everywhere(camp: Camp) -> None:
    """In a recap, among their tables, in their panel, in a refusal and as a suggestion."""
    await camp.begin(camp.ben)
    await camp.act(camp.ada, "Burn your flare")
    said = f"Ada {FLARE}, in private."
    assert f"it is Ada's move. {said}" in await camp.ask(camp.ben, "recap")
    assert said in await camp.ask(camp.ben, "mine")
    assert f"It is Ada's move. {said}" in await camp.press(
        camp.ben, camp.card_in_play(), "Your move"
    )
    assert f"It is Ada's move. {said}" in await camp.ask(camp.ben, "act", what="::move")
    offered = await camp.ben.autocomplete(camp.channel, "act", "what", "")
    assert str(offered[0]["name"]).startswith(f"It is Ada's move. {said}")
    assert said not in await camp.ask(camp.ada, "mine")


async def test_a_private_offer_says_what_it_is_about(camp: Camp) -> None:
    await camp.begin_odd("offer", camp.ben, camp.cleo)
    line = f"<@{camp.ben.id}>: Ben may take a secret of Ada's, in private: **Your move**."
    assert line in read_text(camp.card())


@pytest.mark.parametrize(
    ("about", "line"),
    [
        (Message("about-moving", player="Ada", roll=5), "@ rolled 5 and chooses where to go"),
        (
            Message("about-moving", player="Ada *", roll=5),
            "@: Ada \\* rolled 5 and chooses where to go",
        ),
        ("Ada chooses *one*", "@: Ada chooses \\*one\\*"),
    ],
)
def test_the_asked_players_name_becomes_a_mention(about: Text, line: str) -> None:
    """It is found in the data and not in the words."""
    prompt: Any = Prompt("p", 0, "Where?", "text", (), 0, 9, "", about=about)
    assert format_about_with_mention(prompt, "Ada", "@") == line
