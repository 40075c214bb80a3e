"""What may be kept of a game that is over, from its last card."""

from typing import Any

import pytest

from cogs.ui.handlers import NOT_OURS
from tests.cogs.history.test_replay import Makers, closed, files, makers
from tests.cogs.play import Camp, labels, seen, told

__all__ = ["makers"]

KEEP = "Keep this game"


async def shown(camp: Camp, who: Any, card: Any) -> Any:
    result = await camp.in_menu(who, KEEP, card)
    assert result.response.ephemeral
    return result.response


@pytest.mark.usefixtures("makers")
async def test_the_last_card_keeps_its_game_when_the_next_one_has_opened(camp: Camp) -> None:
    await closed(camp)
    last, row = camp.card(), await camp.row()
    await camp.ada.slash(camp.channel, "game open", game="tiny")
    assert "The game has not begun" in await camp.ask(camp.ben, "story")
    menu = await shown(camp, camp.ben, last)
    assert f"Tiny Fire, table {row.id}" in seen(menu)
    (replay,) = files(await camp.ben.click(menu, label="As I saw it"))
    assert replay.filename == f"tiny-{row.id}-replay.html"
    proof = await camp.ben.click(menu, label="Verify the dice")
    assert f"tiny-{row.id}.json" in [file.filename for file in files(proof)]
    await camp.ben.click(menu, label="Read it here")
    assert "Played by Ada and Ben" in seen(menu)


async def test_own_replays_are_offered_to_players_only(camp: Camp, makers: Makers) -> None:
    await closed(camp)
    menu = await shown(camp, camp.cleo, camp.card())
    assert "As I saw it" not in labels(menu) and "With all that was hidden" in labels(menu)
    forged = await camp.forge(camp.cleo, menu, f"ek:{(await camp.row()).id}:replay:own")
    assert "You have no seat at this table" in told(forged)
    odd = await camp.forge(camp.cleo, menu, f"ek:{(await camp.row()).id}:replay:seed")
    assert told(odd) == str(NOT_OURS)
    assert not makers.jobs


async def test_nothing_is_kept_of_a_game_that_goes_on(camp: Camp, makers: Makers) -> None:
    await camp.begin(camp.ben)
    assert KEEP not in labels(camp.card())
    for door in ("keep", "replay:whole", "proof"):
        said = await camp.forge(camp.ben, camp.card(), f"ek:{(await camp.row()).id}:{door}")
        assert "game is not over" in told(said) or "The game goes on" in told(said)
    assert not makers.jobs
