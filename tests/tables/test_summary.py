"""How a game went, on the card that ends it."""

from __future__ import annotations

import pytest

from cogs.outbox import card_contents
from cogs.ui.components import payload
from tables import summary
from tests.cogs.play import Camp, raw, seen


async def over(camp: Camp, *, tie: bool = False, **options: str) -> None:
    """Ada and Ben play Tiny for one round: Ada wins by a log, or with a `tie` both win."""
    await camp.gather(camp.ben)
    for name, value in {"rounds": "1", **options}.items():
        await camp.ada.slash(camp.channel, "game options", name=name, value=value)
    await camp.ada.click(camp.card(), label="Start")
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "act", what=f"Camp {player.name}")
    await camp.ada.slash(camp.channel, "act", what="Burn your flare")
    await camp.ada.slash(camp.channel, "act", what="Up")
    for player in (camp.ada, camp.ben):
        await player.slash(camp.channel, "act", what="Draw a card")
    await camp.ada.slash(camp.channel, "act", what="1" if tie else "0")
    await camp.ben.slash(camp.channel, "act", what="0" if tie else "1")
    assert (await camp.row()).status == "ended"


def gallery(camp: Camp) -> list[tuple[str, str]]:
    """The names and alt texts of the card's pictures."""
    return [
        (item["media"]["url"].split("/")[-1].split("?")[0], item["description"])
        for part in payload(raw(camp.card()))
        if part["type"] == 12
        for item in part["items"]
    ]


async def test_the_last_card_says_what_decided_it_and_has_a_chart(camp: Camp) -> None:
    await over(camp)
    card = seen(camp.card())
    assert "**What decided it**" in card
    assert "Ada burns a flare and finds a log. *(Ada 1 → 2" in card
    assert card.count("The fire gets 0 and 1 wood.") == 1, "it is not told among the news again"
    _, (name, alt) = gallery(camp)
    assert name == "chart.png"
    assert "Wood: at the start, at each quarter" in alt
    assert "Ada (won): 1, 1, 2, 2, 2." in alt
    assert {file.filename for file in camp.card().attachments} == {"table.png", "chart.png"}


async def test_what_happened_is_cut_shorter_rather_than_the_last_number(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summary, "WORDS", 130)
    monkeypatch.setattr(summary, "SHORTER", (100, 12))
    await over(camp)
    _, _, decided = seen(camp.card()).partition("**What decided it**")
    lines = [line for line in decided.splitlines() if line.startswith("- **")]
    assert len(lines) > 1, decided
    assert all(line.endswith(")*") for line in lines), lines
    assert any("… *(" in line for line in lines), "there was too much for all of it"


async def test_what_all_have_won_together_was_decided_by_nothing_that_happened_to_one(
    camp: Camp,
) -> None:
    await over(camp, tie=True)
    card = seen(camp.card())
    assert "**Where most changed**" in card
    assert "What decided it" not in card


async def test_words_only_has_the_figures_in_words(camp: Camp) -> None:
    await over(camp, words_only="yes")
    card = seen(camp.card())
    assert "Ada (won): 1, 1, 2, 2, 2." in card
    assert gallery(camp) == []
    assert camp.card().attachments == []


async def test_a_game_that_measures_nothing_says_what_was_rare(camp: Camp) -> None:
    await camp.odd("tale", camp.ben)
    await camp.ada.slash(camp.channel, "act", what="It snowed")
    await camp.ben.slash(camp.channel, "act", what="The river froze")
    assert "What decided it" not in seen(camp.card())
    assert [name for name, _ in gallery(camp)] == ["table.png"]


async def test_a_table_that_was_called_off_has_no_summary(camp: Camp) -> None:
    await camp.begin(camp.ben)
    sure = await camp.ada.slash(camp.channel, "game end")
    await camp.ada.click(sure.response, label="Close the table")
    assert "What decided it" not in seen(camp.card())


async def test_without_a_summary_the_card_goes_out_all_the_same(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("no chart")

    monkeypatch.setattr(card_contents, "summary", broken)
    await over(camp)
    assert "Ada wins" in seen(camp.card())
    assert camp.trouble.pop().exc_info is not None


async def test_secrets_of_a_seat_are_not_among_what_decided_it(camp: Camp) -> None:
    await over(camp)
    assert "You drew" not in seen(camp.card())
