"""The language of a table: chosen for the server, at its opening, before the start or in play."""

from typing import Any

import pytest

from tables.actions.gathering import Person
from tables.actions.lobby import set_language
from tests.cogs.play import Camp, list_labels, read_text


async def open_table(camp: Camp, **chosen: str) -> str:
    await camp.ada.slash(camp.channel, "game open", game="tiny", **chosen)
    return (await camp.row()).language


async def test_managers_choose_the_language_of_new_tables(camp: Camp) -> None:
    warden = camp.add_manager()
    panel = (await warden.slash(camp.channel, "admin tables")).response
    await warden.select(panel, ["de"], custom_id="eks:0:adminlanguage")
    assert await open_table(camp) == "de"
    assert "Plätze" in read_text(camp.card())


async def test_the_opener_chooses_one_of_the_offered_languages(camp: Camp) -> None:
    said = await camp.ask(camp.ada, "game open", game="tiny", language="Quenya")
    assert "I do not speak" in said
    assert "Deutsch and English" in said
    assert await camp.store.find_active_table(camp.channel.id) is None
    assert await open_table(camp, language="deutsch") == "de"
    assert "This table speaks Deutsch" in await camp.ask(camp.ada, "table language")


async def test_language_is_an_option_and_options_accept_the_players_language(camp: Camp) -> None:
    assert await open_table(camp) == "en"
    assert "Seats" in read_text(camp.card())
    panel = (await camp.ada.click(camp.card(), label="Options")).response
    number = (await camp.row()).id
    await camp.ada.select(panel, ["de"], custom_id=f"eks:{number}:setoption:language")
    assert (await camp.row()).language == "de"
    done = await camp.ask(camp.ada, "game options", name="Language", value="English")
    assert done == "This table now speaks English."
    assert (await camp.row()).language == "en"
    await camp.ada.slash(camp.channel, "settings", language="Deutsch")
    await camp.ada.slash(camp.channel, "game options", name="words_only", value="ja")
    assert (await camp.row()).settings["words_only"] is True


async def test_a_form_for_an_option_uses_the_players_language(camp: Camp) -> None:
    await camp.ada.slash(camp.channel, "settings", language="Deutsch")
    await camp.ada.slash(camp.channel, "game open", game="survive")
    panel = (await camp.ada.click(camp.card(), label="Options")).response
    form = await camp.ada.click(panel, label="Letzter Morgen: wie üblich")
    (field,) = form.modal["components"]
    assert field["label"] == "Letzter Morgen"


async def test_only_the_opener_and_managers_change_the_language_in_play(camp: Camp) -> None:
    await camp.begin(camp.ben)
    assert "can change its language" in await camp.ask(camp.ben, "table language", language="de")
    assert (await camp.row()).language == "en"
    await camp.ada.slash(camp.channel, "table language", language="de")
    row = await camp.row()
    assert row.language == "de"
    (last,) = await camp.store.list_events(row.id, None, limit=1)
    assert last.event.text == "Dieser Tisch spricht jetzt Deutsch."


async def test_a_card_being_made_follows_a_change_of_language(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The language changes while the card waits for its table's lock."""
    await camp.begin(camp.ben)
    row, opener = await camp.row(), Person(camp.ada.id, manages=False)
    await set_language(camp.sessions, row.id, opener, "en")
    find = camp.store.find_table_and_due_posts

    async def find_old_row(table_id: int) -> Any:
        found = await find(table_id)
        monkeypatch.setattr(camp.store, "find_table_and_due_posts", find)
        await set_language(camp.sessions, table_id, opener, "de")
        return found

    monkeypatch.setattr(camp.store, "find_table_and_due_posts", find_old_row)
    await camp.bot.publisher.deliver_posts(row.id)
    assert not (await camp.row()).is_lagging
    assert "Menü" in list_labels(camp.card())
