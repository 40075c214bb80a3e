"""Answering ahead, as a person does it: from the panel or by command, with selects and buttons."""

import re
from typing import Any

from cogs.ui.components import walk_payload
from cogs.views import answer_ahead as views
from cogs.views.private_panel import AHEAD, ALWAYS
from tables.files import import_replay, table_file
from tests.cogs.play import Camp, list_labels, list_raw_parts, list_selects, read_reply, read_text
from tests.tables.test_ahead import list_kinds, offer, read_log, read_presets

DUSK = "Wood is given to the fire"
OFFER = "Somebody offers you a card for a log"
UNDO = "Somebody wants to take an answer back"


async def open_answers_ahead(camp: Camp, who: Any) -> Any:
    """That person's answers ahead, in a message of their own."""
    shown = await who.slash(camp.channel, "table ahead")
    assert shown.response.ephemeral
    return shown.response


async def pick(camp: Camp, who: Any, message: Any, **labels: str) -> None:
    """Choose something in each of these selects."""
    for field, label in labels.items():
        sent = make_pick(message, field, label)
        await camp.forge(who, message, sent["custom_id"], sent["values"])


def make_pick(message: Any, field: str, label: str) -> dict[str, Any]:
    """What Discord sends if that is chosen in one of the message's selects."""
    (select,) = [each for each in list_selects(message) if each["custom_id"].split(":")[3] == field]
    (option,) = [each for each in select["options"] if each["label"] == label]
    return {"custom_id": select["custom_id"], "component_type": 3, "values": [option["value"]]}


def make_press(message: Any, label: str) -> dict[str, Any]:
    """What Discord sends where that button of the message is pressed."""
    (button,) = [
        each for each in walk_payload(list_raw_parts(message)) if each.get("label") == label
    ]
    return {"custom_id": button["custom_id"], "component_type": 2}


def list_chosen(message: Any) -> list[str]:
    """What is currently chosen in the selects."""
    return [
        option["label"]
        for select in list_selects(message)
        for option in select["options"]
        if option.get("default")
    ]


async def answer_ahead(camp: Camp, who: Any, **labels: str) -> Any:
    """Somebody picks these and saves them; the message."""
    message = await open_answers_ahead(camp, who)
    await pick(camp, who, message, **labels)
    await who.click(message, label="Save")
    return message


async def test_an_answer_ahead_is_listed_told_once_and_can_be_taken_back(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await answer_ahead(camp, camp.ben, kind=OFFER, answer="Decline")
    await camp.restart()
    message = await open_answers_ahead(camp, camp.ben)
    listed = "**1.** Somebody offers you a card for a log: Decline\n-# Until round 1 ends"
    assert listed in read_text(message)
    assert "Take back" not in read_text(await open_answers_ahead(camp, camp.ada))
    await camp.ben.click(message, label="Take back 1")
    assert "I will ask you again" in read_text(message)
    assert await read_presets(camp, camp.ben) == ()
    stale = await camp.forge(camp.ben, message, f"ek:{(await camp.row()).id}:aheadoff:offer:-")
    assert "not set that any more" in read_reply(stale)
    said = read_text(await answer_ahead(camp, camp.ben, kind=UNDO, answer="Agree"))
    assert str(views.SET_AHEAD) in said
    words = f"{UNDO}: Agree (Let them take it back, with all its effects)"
    assert said.count("Agree (") == 1
    assert f"**1.** {words}\n-# Until round 1 ends" in said


async def test_the_panel_opens_answer_ahead_at_the_current_question(camp: Camp) -> None:
    await camp.begin(camp.ben)
    hand = (await camp.ben.slash(camp.channel, "hand")).response
    assert str(AHEAD) in list_labels(hand) and str(ALWAYS) not in list_labels(hand)
    await offer(camp)
    hand = (await camp.ben.slash(camp.channel, "hand")).response
    assert str(ALWAYS) in list_labels(hand)
    shown = await camp.ben.click(hand, label=str(ALWAYS))
    message = shown.followups[-1] if shown.followups else shown.response
    assert "Ada offers a card for a log." in read_text(message)
    assert list_chosen(message)[0] == OFFER
    asked = [kind for kind in list_selects(message)[0]["options"] if kind.get("description")]
    assert [kind["description"] for kind in asked] == ["I am asking you this now."]
    assert asked[0]["default"]
    await pick(camp, camp.ben, message, answer="Accept")
    await camp.ben.click(message, label="Save")
    assert "Ben takes the card for a log." in await read_log(camp)
    assert "Press “Answer ahead” to take it back." in read_text(message)
    assert (await list_kinds(camp))[-1] == "preset"


async def test_a_pick_just_before_the_press_counts(camp: Camp) -> None:
    """A person is quicker than the bot: the panel that they press does not show their latest choice
    yet, and the press does not carry it."""
    await camp.begin(camp.ben)
    message = await open_answers_ahead(camp, camp.ben)
    await pick(camp, camp.ben, message, kind=OFFER, answer="Accept")
    await camp.use_at_once(
        camp.ben,
        message,
        make_pick(message, "condition", "Only if you have 3 wood or more"),
        make_pick(message, "scope", "Until the game ends"),
        make_press(message, "Save"),
    )
    (preset,) = await read_presets(camp, camp.ben)
    assert (preset.answer, preset.condition, preset.scope) == ("accept", "rich", "game")
    words = "Somebody offers you a card for a log, if you have 3 wood or more: Accept"
    assert str(preset.words) == words
    assert str(views.SET_AHEAD) in read_text(message)
    await pick(camp, camp.ben, message, kind=OFFER, condition="Only if you have 3 wood or more")
    rich = ["Only if you have 3 wood or more"]
    assert list_chosen(message) == [OFFER, *rich, "Until round 1 ends"]


async def test_picking_another_question_drops_the_old_answer(camp: Camp) -> None:
    await camp.begin(camp.ben)
    message = await open_answers_ahead(camp, camp.ben)
    await pick(camp, camp.ben, message, kind=OFFER, answer="Accept")
    other = make_pick(message, "kind", UNDO)
    await camp.use_at_once(camp.ben, message, other, make_press(message, "Save"))
    assert await read_presets(camp, camp.ben) == ()
    assert list_chosen(message)[0] == UNDO
    await pick(camp, camp.ben, message, answer="Refuse")
    await camp.ben.click(message, label="Save")
    (preset,) = await read_presets(camp, camp.ben)
    assert (preset.kind, preset.answer) == ("undo", "refuse")
    (await camp.running_game()).state.hands[1] = ["bark"] * 3
    message = await open_answers_ahead(camp, camp.ben)
    await pick(camp, camp.ben, message, kind=OFFER, answer="Accept")
    other = make_pick(message, "kind", "It is your turn")
    await camp.use_at_once(camp.ben, message, other, make_press(message, "Save"))
    assert len(await read_presets(camp, camp.ben)) == 1
    assert "Your answer: **Gather wood**" in read_text(message)
    assert not [one for one in list_selects(message) if one["custom_id"].split(":")[3] == "answer"]
    await camp.ben.click(message, label="Save")
    set_by_then = [(each.kind, each.answer) for each in await read_presets(camp, camp.ben)]
    assert ("turn", "gather") in set_by_then


async def test_settings_of_one_answer_ahead_are_not_carried_into_the_next(camp: Camp) -> None:
    await camp.begin(camp.ben)
    first = {"kind": OFFER, "scope": "Until the game ends", "answer": "Accept"}
    message = await answer_ahead(camp, camp.ben, **first)
    await pick(camp, camp.ben, message, kind=UNDO, answer="Agree")
    await camp.ben.click(message, label="Save")
    was_set = [(each.kind, each.scope) for each in await read_presets(camp, camp.ben)]
    assert was_set == [("offer", "game"), ("undo", "round")]


async def test_answering_ahead_needs_a_choice_and_keeps_it_secret(camp: Camp) -> None:
    await camp.begin(camp.ben)
    message = await open_answers_ahead(camp, camp.ben)
    await pick(camp, camp.ben, message, kind=DUSK)
    assert "Save" not in list_labels(message)
    table, message = (await camp.row()).id, await open_answers_ahead(camp, camp.ben)
    early = await camp.forge(camp.ben, message, f"ek:{table}:aheadset:dusk:-:-:round")
    assert "You have not chosen an answer yet, so nothing is set." in read_reply(early)
    for parts in ("dice:1:-:round", "offer:accept:poor:round", "dusk:1:-:year"):
        refused = await camp.forge(camp.ben, message, f"ek:{table}:aheadset:{parts}")
        assert "can no longer answer that ahead" in read_reply(refused)
    assert await read_presets(camp, camp.ben) == ()
    assert "not sitting" in await camp.ask(camp.cleo, "table ahead")
    card = camp.card_in_play()
    for does in ("aheadset:offer:decline:-:round", "aheadoff:offer:-"):
        assert "not sitting" in read_reply(await camp.forge(camp.cleo, card, f"ek:{table}:{does}"))
    await answer_ahead(camp, camp.ben, kind=DUSK, answer="Give 1 wood")
    for who in (camp.ada, camp.ben):
        await who.slash(camp.channel, "tiny draw", choice="Draw a card")
    read = await camp.ask(camp.ben, "table log")
    assert re.search("You had answered “.*wood.*” ahead: “1”\\.", read), "a number says what it is"
    for who in (camp.ada, camp.cleo):
        assert "answered ahead" not in await camp.ask(who, "table log")
        assert "answered ahead" not in await camp.ask(who, "recap")


async def test_pressing_twice_counts_once(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await offer(camp)
    message = await open_answers_ahead(camp, camp.ben)
    await pick(camp, camp.ben, message, answer="Decline")
    delivered = camp.record_deliveries()
    await camp.ben.click(message, label="Save")
    before = await list_kinds(camp)
    await camp.deliver_again(delivered[-1])
    assert await list_kinds(camp) == before


async def test_nobody_else_sees_an_answer_ahead_before_its_use(camp: Camp) -> None:
    await camp.begin(camp.ben)
    before = [read_text(message) for message in camp.cards()]
    assert "Nobody else sees what you set" in read_text(await open_answers_ahead(camp, camp.ben))
    await answer_ahead(camp, camp.ben, kind=OFFER, answer="Decline")
    assert [read_text(message) for message in camp.cards()] == before
    assert "ahead" not in await camp.read_log()
    for who in (camp.ada, camp.cleo):
        assert b"ahead" not in await camp.export_table(who)
    assert "Decline" not in read_text((await camp.ada.slash(camp.channel, "hand")).response)
    (preset,) = await read_presets(camp, camp.ben)
    assert (preset.kind, preset.answer, preset.scope) == ("offer", "decline", "round")
    await offer(camp)
    assert (await list_kinds(camp))[-1] == "preset"
    assert "Ben had answered ahead: “Decline”." in await read_log(camp)
    assert "Ben had answered ahead: “Decline”." in read_text(camp.card_in_play())


async def test_a_game_with_answers_ahead_can_be_exported_and_replayed(camp: Camp) -> None:
    await camp.begin(camp.ben)
    for who in (camp.ada, camp.ben):
        for kind, answer in (("It is your turn", "Draw a card"), (DUSK, "Give 0 wood")):
            await answer_ahead(camp, who, kind=kind, answer=answer, scope="Until the game ends")
    for _ in range(9):
        row = await camp.row()
        if row.status == "ended":
            break
        seat = min((await camp.running_game()).waiting_seats)
        await (camp.ada, camp.ben)[seat].slash(camp.channel, "tiny draw", choice="Draw a card")
    assert (await camp.row()).status == "ended"
    assert (await list_kinds(camp)).count("preset") >= 4
    assert await camp.store.find_presets(row.id) == {}
    file = table_file.parse_table_file(await camp.export_table(camp.cleo), camp.store.now())
    assert "preset" in [line.kind for line in file.journal or ()]
    # As /table verify and /table import do.
    again = import_replay.run_replay(table_file.make_replay_job(file))
    assert again.ended
    told_again = [event.text for event, _ in again.events if event.seats is None]
    assert [text for text in await read_log(camp) if text in told_again] == told_again
