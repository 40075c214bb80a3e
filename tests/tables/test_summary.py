"""How a game went, on the card that ends it."""

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.outbox import card_contents
from cogs.ui.components import walk_payload
from rules import GAMES
from rules.engine import Event
from rules.engine.course import HEAVY_WEIGHT, DecidingMoment
from rules.engine.retelling import Retold
from storage import LoggedEvent
from tables import summary
from tests.cogs.play import Camp, fail_with, list_raw_parts, read_text


async def finish_game(camp: Camp, **options: str) -> None:
    """Ada and Ben play Tiny for one round: Ada wins by a log."""
    await camp.begin(camp.ben, options={"rounds": "1", **options})
    await camp.act(camp.ada, "Burn your flare")
    await camp.act(camp.ada, "Up")
    for player in (camp.ada, camp.ben):
        await camp.act(player, "Draw a card")
    await camp.act(camp.ada, "0")
    await camp.act(camp.ben, "1")
    assert (await camp.row()).status == "ended"


def gallery(camp: Camp) -> list[tuple[str, str]]:
    """The names and alt texts of the card's pictures."""
    return [
        (item["media"]["url"].split("/")[-1].split("?")[0], item["description"])
        for part in walk_payload(list_raw_parts(camp.card()))
        if part["type"] == 12
        for item in part["items"]
    ]


async def test_the_last_card_tells_the_turning_points_and_has_a_chart(camp: Camp) -> None:
    await finish_game(camp)
    card = read_text(camp.card())
    assert "**Turning points**" in card
    assert "Ada burns a flare and finds a log. *(Ada's wood 1 → 2" in card
    assert "You drew" not in card, "a seat's secrets are not among them"
    _, (name, alt) = gallery(camp)
    assert name == "chart.png"
    assert "Wood: at the start, at each quarter" in alt
    assert "Ada (won): 1, 1, 2, 2, 2." in alt
    assert {file.filename for file in camp.card().attachments} == {"table.png", "chart.png"}


async def test_a_summary_drops_whole_sentences(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "SUMMARY_CHARACTERS", 130)
    monkeypatch.setattr(summary, "SENTENCE_CHARACTERS", (100, 30))
    await finish_game(camp)
    _, _, decided = read_text(camp.card()).partition("**Turning points**")
    lines = [line for line in decided.splitlines() if line.startswith("- **Round")]
    assert len(lines) > 1, decided
    assert all(line.endswith(")*") for line in lines), "the numbers stay"
    assert "Ada burns a flare" not in decided
    assert "Ben draws a card. *(" in decided, "it has room"
    assert "…" not in decided


async def test_a_words_only_summary_gives_its_figures_in_words(camp: Camp) -> None:
    await finish_game(camp, words_only="yes")
    assert "Ada (won): 1, 1, 2, 2, 2." in read_text(camp.card())
    assert gallery(camp) == []
    assert camp.card().attachments == []


async def test_a_game_without_figures_or_an_end_has_no_turning_points(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    await camp.act(camp.ada, "It snowed")
    await camp.act(camp.ben, "The river froze")
    assert "Turning points" not in read_text(camp.card())
    assert [name for name, _ in gallery(camp)] == ["table.png"]
    await camp.begin(camp.ben)
    await camp.close()
    assert "Turning points" not in read_text(camp.card())


async def test_a_last_card_works_without_a_summary(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_contents, "make_summary", fail_with(ZeroDivisionError("no chart")))
    await finish_game(camp)
    assert "Ada wins" in read_text(camp.card())
    assert camp.trouble.pop().exc_info is not None


def test_a_summary_tells_of_others_if_the_winner_stood_still() -> None:
    at = datetime(2026, 3, 4, tzinfo=UTC)
    roll = LoggedEvent(1, 1, Event("Ada rolls 4.", kind="roll"), at, 7, about=(0,))
    loss = LoggedEvent(2, 1, Event("Ben loses half his cards.", kind="forfeit"), at, 7, about=(1,))
    kinds = {"roll": 50, "forfeit": 2}
    survive: Any = SimpleNamespace(game=GAMES["survive"], result=None)
    for after, told in ((10.0, roll), (3.0, loss)):
        moment = DecidingMoment(7, 0, 3.0, after, for_good=True)
        assert summary._find_telling_line(survive, moment, [roll, loss], kinds) is told


@pytest.mark.parametrize(("weight", "told"), [(HEAVY_WEIGHT, True), (HEAVY_WEIGHT - 1, False)])
def test_a_passage_is_told_only_if_the_game_turns_on_it(weight: int, told: bool) -> None:
    scene = Event("It snows.", kind="scene", data={"passage": "snow"})
    line = LoggedEvent(1, 1, scene, datetime(2026, 3, 4, tzinfo=UTC), 7)
    game = SimpleNamespace(retell_event=lambda _: Retold("", weight=weight))
    tale: Any = SimpleNamespace(game=game, result=None)
    moment = DecidingMoment(7, 0, 3.0, 10.0)
    found = summary._find_telling_line(tale, moment, [line], {"scene": 1})
    assert (found is line) is told


def test_a_number_stands_only_beside_what_happened_to_its_player() -> None:
    survive: Any = SimpleNamespace(
        game=GAMES["survive"], result=None, format_seat_name=("Ada", "Ben").__getitem__
    )
    at, moment = datetime(2026, 3, 4, tzinfo=UTC), DecidingMoment(7, 0, 3.0, 10.0)
    for about, has_number in (((0,), True), ((), True), ((0, 1), True), ((1,), False)):
        event = LoggedEvent(1, 1, Event("It falls.", kind="fall"), at, 7, about=about)
        words = summary._describe_moment(survive, moment, event, 100)
        assert ("Ada's progress 3 → 10" in words) is has_number
