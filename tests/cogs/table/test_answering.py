"""Answering: every kind of prompt in every way, and every way to get it wrong."""

from typing import Any

import pytest

from cogs.ui.components import walk_payload
from tests.cogs.odd import ODD
from tests.cogs.play import Camp, list_labels, list_raw_parts, list_selects, read_reply, read_text

CHECKBOXES = 22
"""A component type of Discord's."""


async def test_a_few_options_are_buttons_and_the_card_is_edited_in_place(camp: Camp) -> None:
    await camp.begin(camp.ben)
    card = camp.card()
    assert {"Gather wood", "Draw a card", "Kindle", "Offer a card"} <= set(list_labels(card))
    await camp.ada.click(card, label="Gather wood")
    assert camp.card().id == card.id
    assert "How far do you walk?" in read_text(camp.card())
    await camp.ada.click(camp.card(), label="2")
    assert (await camp.list_answers())[-1] == 2
    await camp.ben.click(camp.card(), label="Gather wood")
    await camp.act(camp.ben, "3")
    assert (await camp.list_answers())[-1] == 3


async def test_the_next_player_gets_a_new_card_and_a_ping(camp: Camp) -> None:
    await camp.begin(camp.ben)
    old = camp.card()
    assert "You drew" in await camp.press(camp.ada, old, "Draw a card")
    new = camp.card()
    assert new.id != old.id
    assert camp.list_pinged() == ["Ben"]
    assert "Ada draws a card." in read_text(new)
    assert "You drew" not in read_text(new)
    retired = camp.find_message(old.id)
    assert list_labels(retired) == []
    assert str(new.id) in read_text(retired)


async def test_a_wide_number_opens_a_form(camp: Camp) -> None:
    """One that comes too late is no fault of ours: Discord has told the person already, and the
    next press opens it."""
    await camp.begin_odd("wide")
    camp.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    label = "Give a number, 0 to 1000…"
    await camp.ada.click(camp.card(), label=label)
    assert camp.trouble == []
    assert "not a whole number" in read_reply(await camp.write(camp.ada, "a lot", label))
    assert "from 0 to 1000" in read_reply(await camp.write(camp.ada, "2000", label))
    await camp.write(camp.ada, " 640 ", label)
    assert (await camp.list_answers()) == [640]
    assert (await camp.row()).status == "ended"


async def test_a_text_opens_a_form_and_is_shown_letter_for_letter(camp: Camp) -> None:
    await camp.begin_odd("words")
    words = "@everyone **bold** <@1> \u202e[x](http://a.b)\n# head " + "z" * 3900
    await camp.write(camp.ada, words[:4000])
    assert (await camp.list_answers()) == [words[:4000]]
    logged = (await camp.ada.slash(camp.channel, "table log")).response
    assert "\\*\\*bold" in read_text(logged)
    assert "\u202e" not in read_text(logged)
    assert camp.card().mentions == []
    assert not camp.card().mention_everyone


@pytest.mark.parametrize(
    ("ask", "sizes", "option"), [("many", [20], "o13"), ("more", [25, 25, 10], "o55")]
)
async def test_many_options_are_one_select_or_several(
    camp: Camp, ask: str, sizes: list[int], option: str
) -> None:
    await camp.begin_odd(ask)
    menus = list_selects(camp.card())
    assert [len(menu["options"]) for menu in menus] == sizes
    await camp.ada.select(camp.card(), [option], custom_id=menus[-1]["custom_id"])
    assert await camp.list_answers() == [[option]]


async def test_very_many_options_have_pages(camp: Camp) -> None:
    await camp.begin_odd("crowd")
    assert list_selects(camp.card()) == []
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    assert len(list_selects(mine)) == 5
    for _ in range(2):
        mine = (await camp.ada.click(mine, label="More")).response
    menus = list_selects(mine)
    assert menus[-1]["options"][-1]["value"] == "o299"
    await camp.ada.select(mine, ["o299"], custom_id=menus[-1]["custom_id"])
    assert await camp.list_answers() == [["o299"]]


async def test_choosing_several_of_a_few_opens_a_form_of_checkboxes(camp: Camp) -> None:
    await camp.begin_odd("several")
    form = await camp.ada.click(camp.card(), label="Choose up to 3…")
    (boxes,) = [part for part in walk_payload(form.modal) if part.get("type") == CHECKBOXES]
    assert (boxes["min_values"], boxes["max_values"], boxes["required"]) == (0, 3, False)
    assert [box["value"] for box in boxes["options"]] == [f"o{n}" for n in range(8)]
    await camp.ada.submit_modal(form, {boxes["custom_id"]: ["o1", "o4"]})
    assert await camp.list_answers() == [["o1", "o4"]]
    await camp.begin_odd("several")
    await camp.ada.click(camp.card(), label="None of them")
    assert await camp.list_answers() == [[]]
    await camp.begin_odd("several")
    more = await camp.ada.autocomplete(camp.channel, "act", "what", "thing 1, thing 3")
    assert more[0]["name"] == "Thing 1, Thing 3 — Which of these?"
    assert "I do not understand" in await camp.ask(camp.ada, "act", what="thing 99")
    await camp.act(camp.ada, "thing 1, THING 3")
    assert await camp.list_answers() == [["o1", "o3"]]


async def test_too_many_ticks_are_refused_by_the_rules_and_explained(camp: Camp) -> None:
    await camp.begin_odd("lots")
    form = await camp.ada.click(camp.card(), label="Choose up to 5…")
    first, second, third = (each["custom_id"] for each in selects_of(form))
    given = {first: ["o1", "o2", "o3"], second: ["o30", "o31", "o32"], third: []}
    assert "Pick up to 5; you picked 6" in read_reply(await camp.ada.submit_modal(form, given))
    assert "Pick up to 5" in await camp.ask(camp.ada, "rules", why=True)
    form = await camp.ada.click(camp.card(), label="Choose up to 5…")
    lists = selects_of(form)
    assert [len(each["options"]) for each in lists] == [25, 25, 10]
    first, second, third = (each["custom_id"] for each in lists)
    given = {first: ["o1"], second: ["o30"], third: ["o50", "o51"]}
    await camp.ada.submit_modal(form, given)
    assert await camp.list_answers() == [["o1", "o30", "o50", "o51"]]


def selects_of(form: Any) -> list[dict[str, Any]]:
    """The lists in a form."""
    return [part for part in walk_payload(form.modal) if part.get("type") == 3]


async def test_a_secret_question_is_asked_in_private(camp: Camp) -> None:
    """And a player who is not asked is told whose move it is."""
    await camp.begin(camp.ben)
    card = camp.card()
    assert "Only Ada can answer" in await camp.press(camp.ben, card, "Draw a card")
    assert "not sitting at this table" in await camp.press(camp.cleo, card, "Draw a card")
    assert "I do not understand" in await camp.ask(camp.ben, "act", what="draw")
    assert "not sitting" in await camp.ask(camp.cleo, "act", what="draw")
    assert len(await camp.list_answers()) == 2
    assert "Which card do you offer" in await camp.press(camp.ada, camp.card(), "Offer a card")
    assert "Which card do you offer" not in read_text(camp.card())
    assert "decide in private" in read_text(camp.card())
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    assert "You hold" in read_text(mine)
    assert "It is Ben's move" in await camp.press(camp.ada, mine, list_labels(mine)[0])
    assert "offers a card" in read_text(camp.card())


async def test_one_question_to_several_players_has_one_row_of_buttons(camp: Camp) -> None:
    """An offer that anybody may take: one Accept on the card serves Ben and Cleo, and where both
    press it at once, one of them gets the card."""
    await camp.begin(camp.ben, camp.cleo)
    await camp.ada.slash(camp.channel, "tiny trade", choice="Offer a card")
    card, *_ = await camp.ada.autocomplete(camp.channel, "act", "what", "")
    await camp.act(camp.ada, card["value"])
    assert list_labels(camp.card()).count("Accept") == 1
    before = len(await camp.list_answers())
    await camp.press_at_once(camp.card(), (camp.cleo, "Accept"), (camp.ben, "Accept"))
    assert len(await camp.list_answers()) == before + 1
    assert "Cleo takes the card" in read_text(camp.card())


async def test_different_questions_at_once_go_through_your_move(camp: Camp) -> None:
    await camp.begin_odd("two", camp.ben)
    card = camp.card()
    assert "S0-1" not in list_labels(card)
    assert "Which, 0?" in read_text(card) and "Which, 1?" in read_text(card)
    mine = (await camp.ben.click(card, label="Your move")).response
    assert {"S1-0", "S1-1"} <= set(list_labels(mine))
    assert "It is Ada's move" in await camp.press(camp.ben, mine, "S1-1")


async def test_a_double_click_counts_once(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.click(camp.card(), label="Gather wood")
    before = await camp.count_answers()
    await camp.press_at_once(camp.card(), (camp.ada, "2"), (camp.ada, "2"))
    assert await camp.count_answers() == before + 1


async def test_delivering_a_press_for_a_form_twice_is_no_error(camp: Camp) -> None:
    """Discord opens one form for one press; when the press is delivered again, there is nobody to
    tell."""
    await camp.begin(camp.ben, camps=False)
    sent = camp.record_deliveries()
    assert (await camp.ada.click(camp.card(), label="Write…")).modal
    await camp.deliver_again(sent[0])
    assert not camp.trouble


async def test_an_ended_table_says_so(camp: Camp) -> None:
    await camp.begin_odd("several")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    camp.forget_panels()
    await camp.ada.click(camp.card(), label="None of them")
    assert "game is over" in await camp.press(camp.ada, mine, "None of them")
    assert "game is over" in await camp.ask(camp.ada, "act", what="o1")
    card = camp.card()
    assert "Ada wins" in read_text(card)
    assert list_labels(card) == ["Story", "Replay", "Rematch", "Menu"]


async def test_an_engine_failure_is_our_fault_and_leaves_the_table_intact(camp: Camp) -> None:
    await camp.begin_odd("broken")
    failed = await camp.press(camp.ada, camp.card(), "Thing 1")
    assert "our fault" in failed
    reference = failed.split("`")[1]
    record = camp.trouble.pop()
    row = await camp.row()
    pressed = f"ek:{row.id}:answer by user {camp.ada.id}"
    assert record.getMessage() == f"Reference {reference}: {pressed}"
    assert record.exc_info
    assert await camp.list_answers() == []
    assert "Which of 2?" in read_text(camp.card())
    assert "Which of 2?" in await camp.press(camp.ada, camp.card(), "Your move")


async def test_verbs_are_commands_and_foreign_components_are_ignored(camp: Camp) -> None:
    await camp.begin(camp.ben)
    offered = await camp.ada.autocomplete(camp.channel, "tiny gather", "choice", "")
    assert [choice["name"] for choice in offered] == [
        "Gather wood: Near is safe, far is more. — What do you do?"
    ]
    await camp.ada.slash(camp.channel, "tiny gather", choice=offered[0]["value"])
    assert "How far" in read_text(camp.card())
    assert "You cannot do that now" in await camp.ask(camp.ada, "tiny kindle", choice="Kindle")
    assert "this table plays Tiny Fire" in await camp.ask(camp.ada, "odd pick", choice="o1")
    # A component of others, or one that we never make; and one of a newer version is told.
    deliveries = camp.record_deliveries()
    await camp.ada.click(camp.card(), label="Your move")
    (sent,) = deliveries
    calls = len(camp.env.http_requests)
    for identifier in ("shop:1:hand", "ek:hand", "ek:1:hand\n", "ekx:1:hand"):
        await camp.deliver_again({**sent, "data": {**sent["data"], "custom_id": identifier}})
        assert len(camp.env.http_requests) == calls
    await camp.deliver_again({**sent, "data": {**sent["data"], "custom_id": "ek:1:dance"}})
    assert len(camp.env.http_requests) > calls


async def test_a_verb_shows_its_page_and_absurd_text_is_harmless(camp: Camp) -> None:
    await camp.begin_odd("many")
    assert "There are 1 seats." in await camp.ask(camp.ada, "odd help")
    mine = (await camp.ada.click(camp.card_in_play(), label="Your move")).response
    assert "There are 1 seats." in await camp.press(camp.ada, mine, "Help")
    absurd = "@everyone <@1> **x** \u202e" + "a" * 5900
    said = await camp.act(camp.ada, absurd)
    assert "I do not understand" in read_reply(said)
    assert len(read_reply(said)) < 4000
    assert not said.response.message.mentions
    assert ODD.key == (await camp.row()).game
    assert list_raw_parts(camp.card())


async def test_act_answers_everything(camp: Camp) -> None:
    for ask in ("many", "more", "crowd", "several", "lots", "wide", "long"):
        await camp.begin_odd(ask)
        offered = await camp.ada.autocomplete(camp.channel, "act", "what", "")
        assert 0 < len(offered) <= 25
        assert all(len(c["name"]) <= 100 and len(c["value"]) <= 100 for c in offered)
        await camp.ada.slash(camp.channel, "act", what=offered[0]["value"])
        assert (await camp.row()).status == "ended", ask


async def test_discord_py_keeps_nothing_of_what_is_shown(camp: Camp) -> None:
    """A component's purpose is in its id; a bot that runs for months need not remember it."""
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    mine = await camp.ada.click(camp.card(), label="Your move")
    await camp.ada.click(mine.response, label="Gather wood")
    await camp.ada.click(camp.card(), label="Take back")
    await camp.in_menu(camp.ben, "Board in words")
    assert camp.bot.persistent_views == []
