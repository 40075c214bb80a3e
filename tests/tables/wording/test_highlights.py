"""Words: forms that begin with something, verbs that take them, quotations, and `/story`."""

from cogs.ui.components import walk_payload
from rules.engine import Event
from tables.wording import text
from tests.cogs.play import Camp, list_labels, read_text


async def test_a_form_starts_with_its_text_and_labels_each_answer(camp: Camp) -> None:
    await camp.begin_odd("tale")
    assert {"Write…", "It only rained"} <= set(list_labels(camp.card()))
    form = await camp.ada.click(camp.card(), label="Write…")
    (field,) = (p for p in walk_payload(form.modal["components"]) if p.get("type") == 4)
    assert field["value"] == "It rained."
    assert form.modal["title"] == "Odd Questions"
    (label,) = (p["label"] for p in walk_payload(form.modal["components"]) if p.get("type") == 18)
    assert label == "What happened?"
    await camp.ada.submit_modal(form, {"words": "It rained frogs."})
    assert await camp.list_answers() == ["It rained frogs."]
    await camp.begin_odd("tale")
    (offered,) = await camp.ada.autocomplete(camp.channel, "act", "what", "It snowed.")
    _, answer = offered["value"].split("::")
    assert "no longer open" in await camp.ask(camp.ada, "act", what=f"0::{answer}")
    assert await camp.list_answers() == []
    await camp.act(camp.ada, "10: we left. 11:30: snow")
    assert await camp.list_answers() == ["10: we left. 11:30: snow"]
    await camp.begin_odd("tale")
    refused = await camp.ask(camp.ada, "odd pick", choice="It rained frogs.")
    assert "You cannot do that now" in refused
    words = "It rained, and then " * 30
    await camp.ada.slash(camp.channel, "odd tell", choice=words)
    assert await camp.list_answers() == [words]


async def test_one_press_keeps_the_suggested_words(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    assert "not sitting" in await camp.press(camp.cleo, camp.card(), "It only rained")
    assert "Only Ada can answer" in await camp.press(camp.ben, camp.card(), "It only rained")
    twice = (camp.ada, "It only rained")
    await camp.press_at_once(camp.card(), twice, twice)
    assert await camp.list_answers() == ["It rained."]


async def test_players_words_are_quoted_on_card_and_log(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    words = "@everyone **look**\n\n> at\u202e the [sky](http://x)"
    await camp.write(camp.ada, words)
    log = await camp.ask(camp.ben, "table log")
    for message in (read_text(camp.card()), log):
        assert "Ada tells:" in message
        assert len([line for line in message.splitlines() if line.startswith(">")]) == 3
        assert "@everyone" not in message
        assert "**look**" not in message
        assert "\u202e" not in message


def test_a_long_quotation_is_clipped_and_spoilers_stay_closed() -> None:
    long = text.format_event(Event("Ada tells:", data={"quote": "word " * 400}), quoted=1200)
    assert len(long) < 1300
    assert long.endswith("…")
    veiled = text.format_event(
        Event("Ada tells:", data={"quote": "Dark\n\nand ||cold||", "veil": True})
    )
    _, first, empty, last = veiled.splitlines()
    assert (first, empty) == ("> ||Dark||", ">")
    assert last.startswith("> ||and ")
    assert last.count("||") - last.count("\\|") // 2 <= 2


async def test_the_story_is_shown_from_its_end_with_a_file(camp: Camp) -> None:
    await camp.gather(camp.ben, game="odd", options={"ask": "tale"})
    assert "no story yet" in await camp.ask(camp.ada, "story")
    await camp.ada.click(camp.card(), label="Start")
    await camp.write(camp.ada, "It rained. " * 90)
    message = (await camp.cleo.slash(camp.channel, "story")).response
    assert [file.filename for file in message.attachments] == ["odd-1.md"]
    assert list_labels(message) == ["Earlier", "E-book", "To print"]
    assert "# An odd tale" not in read_text(message)
    await camp.write(camp.ben, "It snowed. " * 90)
    message = (await camp.cleo.slash(camp.channel, "story")).response
    what_is_over = list_labels(message)
    assert what_is_over == ["Later", "E-book", "To print"], "is read from its beginning"
    assert "# An odd tale" in read_text(message)


async def test_an_appendix_follows_the_tale(camp: Camp) -> None:
    await camp.begin_odd("tale", camp.ben)
    for player in (camp.ada, camp.ben):
        await camp.write(player, "It rained.")
    page = (await camp.cleo.slash(camp.channel, "story")).response
    (file,) = page.attachments
    whole = (await file.read()).decode()
    assert whole.endswith("It rained.\n## What it came to\n\nMuch weather.\n")
    pages = [read_text(page)]
    while "Later" in list_labels(page):
        page = (await camp.cleo.click(page, label="Later")).response
        pages.append(read_text(page))
    assert ["Much weather." in each for each in pages] == [False] * (len(pages) - 1) + [True]
    assert "79. It rained." in pages[-2], "the tale's own last page stands before it"


async def test_a_game_without_a_tale_gets_one_from_its_log(camp: Camp) -> None:
    await camp.begin_odd("words")
    await camp.write(camp.ada, "Hello.")
    story = await camp.ask(camp.ada, "story")
    assert "# Odd Questions" in story
    assert "Played by Ada." in story
    assert "Ada says Hello." in story
