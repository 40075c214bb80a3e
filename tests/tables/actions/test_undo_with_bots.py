"""Nobody looks at card after card by taking answers back beside bots, or beside the absent."""

import pytest

from rules.engine import Illegal
from tables.actions.acting import act
from tests.answers import make_undo_command
from tests.cogs.play import Camp, list_labels, read_reply


async def hand(camp: Camp) -> list[str]:
    return list((await camp.running_game()).state.hands[0])


async def draw(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "tiny draw", choice="Draw a card")


async def test_beside_bots_only_moves_without_effect_can_be_undone(camp: Camp) -> None:
    """Ada's turn comes, then Ben's, then a bot's, which does nothing meanwhile."""
    camp.sessions._seed = "calm"
    await camp.begin(camp.ben, bots=1)
    await camp.ada.slash(camp.channel, "tiny gather", choice="Gather wood")
    offer = await camp.ada.slash(camp.channel, "undo")
    assert "Nobody has to agree" in read_reply(offer)
    await camp.ada.click(offer.response, label="Take it back")
    assert "Gather wood" in list_labels(camp.card_in_play())
    # A card that was drawn stays drawn.
    await draw(camp)
    held = await hand(camp)
    assert len(held) == 2
    said = await camp.ask(camp.ada, "undo")
    assert "bots do not agree once somebody has turned a card" in said
    assert "Alma (bot)" in said
    assert await hand(camp) == held
    # So it does by the button of a message that stood there, or by a driver that never asked.
    row = await camp.row()
    said = read_reply(await camp.forge(camp.ada, camp.card(), f"ek:{row.id}:undone:{row.revision}"))
    assert "bots do not agree" in said
    assert len(await hand(camp)) == 2
    assert "wants to take back" not in await camp.read_log()


async def test_nobody_consents_for_an_absent_player(camp: Camp) -> None:
    await camp.begin(camp.ben, camp.cleo)
    row, game = await camp.row(), await camp.running_game()
    game.journal.lapses[2] = game.journal.now.lapses[2] = 3  # as if three had been missed
    assert game.absent_seats == {2}
    await draw(camp)
    assert "Cleo has gone quiet, and nobody agrees for them" in await camp.ask(camp.ada, "undo")
    with pytest.raises(Illegal, match="nobody agrees"):
        await act(camp.sessions, make_undo_command(row.id, camp.ada.id, 1))
