"""`/stats`: what has been played to its end."""

from datetime import UTC, datetime, timedelta

import pytest

from cogs.history import statistics
from cogs.history.statistics import format_rounded_duration
from rules.engine.languages import speak
from storage import PlayStatistics
from tests.cogs.play import Camp, read_reply


async def finish(camp: Camp) -> None:
    """Ada and Ben play to the end; Ada, in the first seat, wins."""
    await camp.begin_odd("several", camp.ben)
    await camp.ada.click(camp.card(), label="None of them")
    await camp.ben.click(camp.card(), label="None of them")


async def test_statistics_count_finished_games_of_players_and_servers(camp: Camp) -> None:
    assert "not finished a game yet" in await camp.ask(camp.ada, "me stats")
    assert "Nobody has finished a game" in await camp.ask(camp.ada, "table stats")
    await finish(camp)
    await camp.begin(camp.ben)  # which still goes on
    mine = await camp.ada.slash(camp.channel, "me stats")
    assert mine.ephemeral
    said = read_reply(mine)
    assert "**Odd Questions**: 1 table, which you won" in said
    assert " · 2 people · " in said
    assert "1 answer · given within a minute" in said
    assert "Tiny Fire" not in said
    assert "1 table, but you have not won yet" in await camp.ask(camp.ben, "me stats", here=True)
    servers = await camp.ask(camp.cleo, "table stats")
    assert "1 table, won by people · 2 people · 2 answers · half of them within" in servers
    assert "Ada" not in servers
    assert "which you won" in read_reply(await camp.ada.user.slash("me stats"))
    said = read_reply(await camp.ada.user.slash("me stats", here=True))
    assert "You can only use this in a server" in said
    # A game called off is not played.
    await camp.close()
    assert "Tiny Fire" not in await camp.ask(camp.ada, "me stats")


@pytest.mark.parametrize(
    ("tables", "wins", "answers", "english", "german"),
    [
        (1, 0, 0, "1 table · 1 person · last", "1 Tisch · 1 Person · zuletzt"),
        (
            3,
            2,
            5,
            "3 tables, 2 of them won by people · 1 person on average · 5 answers · last",
            "3 Tische, davon 2 von Menschen gewonnen · im Schnitt 1 Person · 5 Antworten · zuletzt",
        ),
        (
            2,
            2,
            1,
            "2 tables, all of them won by people · 1 person on average · 1 answer · last",
            "2 Tische, alle von Menschen gewonnen · im Schnitt 1 Person · 1 Antwort · zuletzt",
        ),
    ],
)
def test_statistics_leave_out_empty_figures(
    tables: int, wins: int, answers: int, english: str, german: str
) -> None:
    played = PlayStatistics(
        "tiny", tables, wins, 1.0, answers, None, datetime(2026, 11, 2, tzinfo=UTC)
    )
    for language, words in (("en", english), ("de", german)):
        with speak(language):
            assert words in statistics._format_game_line(played, "people-won")


@pytest.mark.parametrize(
    ("minutes", "words"),
    [
        (0.2, "a minute"),
        (1, "1 minute"),
        (61, "1 hour and 1 minute"),
        (1440, "1 day"),
        (2999, "2 days and 1 hour"),
    ],
)
def test_lengths_of_time_are_written_in_words(minutes: float, words: str) -> None:
    assert format_rounded_duration(timedelta(minutes=minutes)) == words
