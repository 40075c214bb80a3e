"""People who neither sit at a gathering table, nor opened it, nor manage its channel cannot choose
what it plays with."""

from typing import Any

import pytest

from tests.cogs.play import Camp, fail_with, read_reply

NOT_SITTING = "You do not sit at this table, so"
FREE = "Press **Join** first."
FULL = "Every seat is taken: ask somebody who sits there."


async def options_of(camp: Camp, who: Any) -> Any:
    return (await who.click(camp.card(), label="Options")).response


async def bots(camp: Camp) -> list[str]:
    return [seat.name for seat in (await camp.row()).seats if seat.bot]


async def test_strangers_cannot_choose_bots_or_limits_or_start(camp: Camp) -> None:
    await camp.gather()
    refused = f"{NOT_SITTING} you cannot choose its bots. {FREE}"
    assert await camp.press(camp.cleo, camp.card(), "Add bot") == refused
    assert await camp.ask(camp.cleo, "game bot", strength="easy") == refused
    assert await bots(camp) == []
    await camp.ada.click(camp.card(), label="Add bot")
    edition = (await camp.row()).edition
    assert await camp.press(camp.cleo, camp.card(), "Remove bot") == refused
    assert await camp.ask(camp.cleo, "game bot", remove=True) == refused
    assert await bots(camp) == ["Alma (bot)"]
    assert (await camp.row()).edition == edition
    options = await options_of(camp, camp.cleo)
    refused = await camp.press(camp.cleo, options, "Bots' strength")
    assert f"{NOT_SITTING} you cannot choose its bots." in refused
    table = (await camp.row()).id
    forged = f"eks:{table}:setstrength:1:Alma"
    assert NOT_SITTING in read_reply(await camp.forge(camp.cleo, options, forged, ["easy"]))
    assert await bots(camp) == ["Alma (bot)"]
    panel = await camp.ada.click(await options_of(camp, camp.ada), label="Bots' strength")
    await camp.forge(camp.ada, panel.response, forged, ["easy"])
    assert await bots(camp) == ["Alma (easy bot)"]
    said = await camp.ask(camp.cleo, "table deadline", time="10 minutes")
    assert said == f"{NOT_SITTING} you cannot choose its time limit. {FREE}"
    assert "deadline" not in (await camp.row()).settings
    await camp.ada.slash(camp.channel, "table deadline", time="10 minutes")
    assert "deadline" in (await camp.row()).settings
    refused = f"{NOT_SITTING} you cannot start its game. {FREE}"
    assert await camp.press(camp.cleo, camp.card(), "Start") == refused
    assert (await camp.row()).status == "gathering"


async def test_strangers_cannot_change_options(camp: Camp) -> None:
    await camp.gather(game="survive")
    options, row = await options_of(camp, camp.cleo), await camp.row()
    for name, value in (("words_only", "yes"), ("hunted", "yes")):
        forged = f"eks:{row.id}:setoption:{name}"
        refused = f"{NOT_SITTING} you cannot change its options. {FREE}"
        assert refused in read_reply(await camp.forge(camp.cleo, options, forged, [value]))
    assert NOT_SITTING in await camp.ask(camp.cleo, "game options", name="last_dawn", value="30")
    pressed = await camp.cleo.click(options, label="Last dawn: as usual")
    assert pressed.modal is None
    assert NOT_SITTING in read_reply(pressed)
    assert (await camp.row()) == row


async def test_strangers_cannot_choose_packs(camp: Camp) -> None:
    await camp.gather(camp.ben, game="hope")
    refused = await camp.ask(camp.cleo, "game options", name="packs", value="none")
    assert refused == f"{NOT_SITTING} you cannot choose its packs. {FREE}"
    taken = await camp.ask(camp.ben, "game options", name="packs", value="none")
    assert "plays with no pack" in taken
    # Where every seat is taken, nobody is told to join.
    for _ in range(3):
        await camp.ada.click(camp.card(), label="Add bot")
    refused = await camp.press(camp.cleo, camp.card(), "Remove bot")
    assert refused == f"{NOT_SITTING} you cannot choose its bots. {FULL}"


async def test_the_opener_and_managers_may_change_the_lobby_without_a_seat(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await camp.ada.click(camp.card(), label="Leave")
    await camp.ada.click(camp.card(), label="Add bot")
    await (camp.add_manager()).slash(camp.channel, "game bot", strength="easy")
    assert await bots(camp) == ["Alma (bot)", "Bruno (easy bot)"]
    await camp.ben.click(camp.card(), label="Remove bot")
    assert await bots(camp) == ["Alma (bot)"]


async def test_the_form_opens_while_storage_is_slow(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord wants a form within three seconds; whoever submits it is told as well."""
    await camp.gather(camp.ben)
    panel = await options_of(camp, camp.cleo)
    with monkeypatch.context() as patch:
        patch.setattr(camp.store, "find_table", fail_with(TimeoutError()))
        pressed = await camp.cleo.click(panel, label="Add a word")
    assert pressed.modal is not None
    assert NOT_SITTING in read_reply(await camp.cleo.submit_modal(pressed, {"words": "moth"}))
    assert (await camp.row()).words == ()
    # The form opens only for people with a seat.
    pressed = await camp.cleo.click(await options_of(camp, camp.cleo), label="Add a word")
    assert pressed.modal is None, "refused on the press, and not after they have typed"
    assert read_reply(pressed) == f"{NOT_SITTING} you cannot add a word to its dice. {FREE}"
    panel = await options_of(camp, camp.ben)
    assert (await camp.ben.click(panel, label="Add a word")).modal is not None
    await camp.ada.click(camp.card(), label="Start")
    late = await camp.ben.click(panel, label="Add a word")
    assert late.modal is None
    assert "you can no longer add a word" in read_reply(late)
