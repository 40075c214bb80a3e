"""A table chooses packs, plays with them through a restart, and keeps them: in its proof, in its
file, at a rematch and in the next chapter, whatever becomes of them on the shelf."""

import asyncio
import gc
import json
from typing import Any

import pytest
from pydantic import Field

from rules.engine import pack_texts
from rules.engine.packs import PackKind, find_held_pack
from rules.engine.seal import hash_text
from storage import PackContent, Shelf, Store, TableRow
from storage.changes import pack_changes
from tables.actions import table_packs
from tables.actions.gathering import Person
from tables.errors import UserError
from tests.cogs.packs.files import LOG, PLANK, bring_pack, try_packs, upload_pack, use_pack
from tests.cogs.play import Camp, list_labels, list_selects, read_reply, read_text
from tests.packed_tiny import KIND, Kindling, TinyCards

pytestmark = pytest.mark.usefixtures("work_here")

MANAGER = Person(0, True)


def lobby_card(camp: Camp) -> Any:
    """The card of the gathering table."""
    return [message for message in camp.cards() if "Options" in list_labels(message)][-1]


async def panel(camp: Camp) -> Any:
    """The panel of options, as Ada has it."""
    return (await camp.ada.click(lobby_card(camp), label="Options")).response


async def forget_pack(camp: Camp, digest: str) -> None:
    """Forget the pack, as in a process that has just started."""
    camp.sessions._sessions.clear()
    pack_texts._make_pack.cache_clear()
    for _ in range(100):
        gc.collect()
        if find_held_pack(digest) is None:
            return
        await asyncio.sleep(0)  # a thread that has loaded the table lets go of it in its own time
    raise AssertionError("Something keeps it in memory, so the test proves nothing.")


def pack_menu(message: Any) -> Any:
    """The menu of packs on the panel, if there is one."""
    return next((menu for menu in list_selects(message) if ":setpacks" in menu["custom_id"]), None)


def list_offered_packs(message: Any) -> dict[str, str]:
    """The packs on the panel: each name with its digest."""
    menu = pack_menu(message)
    return {each["label"]: each["value"] for each in menu["options"]} if menu else {}


async def pick(camp: Camp, *names: str) -> str:
    """Ada picks packs by name; return what she is told, if anything."""
    message = await panel(camp)
    values = [list_offered_packs(message)[name] for name in names]
    await camp.ada.select(message, values, custom_id=pack_menu(message)["custom_id"])
    return read_text(lobby_card(camp))


async def gather_with_pack(camp: Camp) -> TableRow:
    """A gathering table of Ada's and Ben's with the pack Driftwood."""
    await bring_pack(camp, camp.add_manager())
    await camp.gather(camp.ben)
    await pick(camp, "Driftwood 1")
    return await camp.row()


async def begin_with_pack(camp: Camp) -> TableRow:
    """The same, begun, and Ada is to move."""
    await gather_with_pack(camp)
    await camp.ada.click(lobby_card(camp), label="Start")
    await camp.name_camps(camp.ada, camp.ben)
    return await camp.row()


async def test_a_table_chooses_among_the_packs_turned_on_for_its_game(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "`/pack template` gives you a file" in read_text(await panel(camp))
    await bring_pack(camp, camp.moderator)
    await upload_pack(camp, camp.moderator, LOG)
    await try_packs(camp)
    await camp.gather(channel=camp.other_channel, game="odd")
    odd = await camp.ada.click(camp.card(camp.other_channel), label="Options")
    assert list_offered_packs(odd.response) == {}
    assert list(list_offered_packs(await panel(camp))) == ["Driftwood 1"]
    assert (await camp.row()).packs == ()


async def test_the_lobby_card_names_the_packs(camp: Camp) -> None:
    row = await gather_with_pack(camp)
    card = read_text(camp.card())
    assert "With the pack **Driftwood**, version 1, by Dana (en). Content notes: splinters." in card
    assert "Standard rules." not in card
    (pack,) = row.packs
    assert pack.digest == hash_text((await camp.store.packs.list_pack_bodies(row.id))[0])
    assert "Driftwood" not in await pick(camp)
    assert (await camp.row()).packs == ()


async def type_packs(camp: Camp, value: str) -> str:
    """Ada types packs into the command; what she is told."""
    return await camp.ask(camp.ada, "game options", name="Packs", value=value)


async def test_packs_are_chosen_by_the_command_as_well(camp: Camp) -> None:
    for content in (PLANK, LOG):
        await bring_pack(camp, camp.moderator, content)
    await camp.gather(camp.ben)
    assert "- **Packs**: none." in await camp.ask(camp.ada, "game options")
    names = await camp.ada.autocomplete(camp.channel, "game options", "name", "pa")
    assert {"name": "Packs", "value": "packs"} in [dict(each) for each in names]

    async def suggested(text: str) -> dict[str, str]:
        option = {"name": "packs"}
        found = await camp.ada.autocomplete(camp.channel, "game options", "value", text, **option)
        return {each["name"]: each["value"] for each in found}

    first = await suggested("")
    assert sorted(first) == ["Driftwood 1", "Old logs 1", "With no pack"]
    second = await suggested(f"{first['Driftwood 1']},")
    assert list(second) == ["Driftwood 1, Old logs 1"]
    said = await type_packs(camp, second["Driftwood 1, Old logs 1"])
    assert "The table plays with “Driftwood” and “Old logs”." in said
    assert [pack.about["name"] for pack in (await camp.row()).packs] == ["Driftwood", "Old logs"]
    assert "- **Packs**: “Driftwood” and “Old logs”." in await camp.ask(camp.ada, "game options")
    for value in ("old LOGS", "Old logs 1", first["Old logs 1"]):
        assert "The table plays with “Old logs”." in await type_packs(camp, value)
    assert "The table plays with no pack." in await type_packs(camp, first["With no pack"])
    assert (await camp.row()).packs == ()


async def test_an_unknown_pack_name_is_refused_in_words(camp: Camp) -> None:
    await camp.gather(camp.ben, game="odd")
    assert "has no such option" in await type_packs(camp, "Driftwood"), "the game takes none"
    await camp.close()
    await bring_pack(camp, camp.moderator)
    await camp.gather(camp.ben)
    said = await type_packs(camp, "Nettles")
    assert "cannot choose a pack “Nettles”. It can choose these: “Driftwood”." in said
    assert "cannot choose a pack “Old”" in await type_packs(camp, "Driftwood, Old")
    assert (await camp.row()).packs == ()
    await use_pack(camp, camp.moderator, "off", pack="Driftwood")
    said = await type_packs(camp, "Driftwood")
    assert "cannot choose a pack “Driftwood”. No packs are on here." in said
    await use_pack(camp, camp.moderator, "on", pack="Driftwood")
    same_name_and_version = PLANK.replace("plank", "spar")
    await upload_pack(camp, camp.moderator, same_name_and_version)
    await try_packs(camp)
    for each in await camp.store.packs.list_shelf_packs(Shelf(camp.guild.id, camp.moderator.id)):
        await use_pack(camp, camp.moderator, "on", pack=each.digest)
    said = await type_packs(camp, "Driftwood")
    assert "Several packs are called “Driftwood”. Choose one by its number: `" in said
    camp.sessions.packs_allowed = False
    assert "No packs are on here" in await type_packs(camp, "Driftwood")
    await camp.ada.slash(camp.channel, "game end")


async def test_a_pack_turned_off_stays_only_where_it_was_chosen(camp: Camp) -> None:
    await gather_with_pack(camp)
    await bring_pack(camp, camp.moderator, LOG)
    message = await panel(camp)
    known = list_offered_packs(message)
    assert sorted(known) == ["Driftwood 1", "Old logs 1"]
    menu = pack_menu(message)
    assert {each["label"]: each["description"] for each in menu["options"]} == {
        "Driftwood 1": "By Dana. Content notes: splinters",
        "Old logs 1": "By Dana",
    }
    for name in ("Driftwood", "Old logs"):
        await use_pack(camp, camp.moderator, "off", pack=name)
    refused = await camp.ada.select(message, [*known.values()], custom_id=menu["custom_id"])
    assert "has turned off" in read_reply(refused)
    assert [pack.about["name"] for pack in (await camp.row()).packs] == ["Driftwood"]
    assert list(list_offered_packs(await panel(camp))) == ["Driftwood 1"], (
        "It may still be taken off."
    )
    row = await camp.row()
    with pytest.raises(UserError, match="has turned off"):
        await table_packs.set_table_packs(camp.sessions, row.id, MANAGER, [known["Old logs 1"]])


async def test_a_whole_game_with_a_pack_through_a_restart(camp: Camp, store: Store) -> None:
    row = await begin_with_pack(camp)
    assert "You hold: salty plank" in await camp.ask(camp.ada, "hand")
    digest = row.packs[0].digest
    before = camp.sessions
    await camp.restart()
    before._sessions.clear()
    await forget_pack(camp, digest)
    await camp.act(camp.ada, "Draw a card")
    assert "You hold: salty plank, salty plank" in await camp.ask(camp.ada, "hand")
    await camp.close()
    proof = await camp.ask(camp.ben, "table verify")
    assert "plays with the pack **Driftwood**, version 1, by Dana, SHA-256" in proof
    assert digest in proof
    assert "every roll and the end are the same" in proof
    assert "Ada draws a card." in await camp.ask(camp.ben, "table log")
    # A pack that was exchanged is found out.
    other = LOG.replace("Old logs", "Driftwood")
    change = "UPDATE packs SET body = ?"
    await store._writer.write_change(lambda db: db.execute(change, (other,)) and None)
    proof = await camp.ask(camp.ben, "table verify")
    assert "somebody has changed it" in proof
    assert digest in proof


async def test_a_tables_file_brings_its_pack_along(camp: Camp) -> None:
    await begin_with_pack(camp)
    await camp.act(camp.ada, "Draw a card")
    public = await camp.export_table(camp.ada)
    assert b"salty plank" not in public, "What is in a hand is nobody else's."
    await camp.close()
    content = await camp.export_table(camp.ada)
    (text,) = json.loads(content)["packs"]
    store = camp.store
    await store._writer.write_change(lambda db: db.execute("DELETE FROM table_packs") and None)
    await use_pack(camp, camp.add_manager(), "remove", pack="Driftwood")
    assert await store.packs.delete_unused_packs() == 1
    assert "replayed all 3 moves" in await camp.import_table(camp.cleo, content, camp.other_channel)
    row = await camp.row(camp.other_channel)
    assert [pack.digest for pack in row.packs] == [hash_text(text)]
    assert row.packs[0].about["author"] == "Dana"
    assert "are the same" in read_reply(await camp.ben.slash(camp.other_channel, "table verify"))
    file = json.loads(await camp.export_table(camp.cleo, camp.other_channel))
    whole = json.loads(content)
    del file["options"], whole["options"]  # those that were left as usual are named there
    assert file == whole


async def test_an_imported_pack_is_tried_before_a_rematch(camp: Camp) -> None:
    row = await begin_with_pack(camp)
    await camp.close()
    sessions, (pack,) = camp.sessions, row.packs
    assert await table_packs.list_inherited_packs(sessions, row) == (pack.digest,)
    # As at a bot that knows it from a file.
    await camp.store.packs.save_pack_report(pack.digest, None)
    assert "a pack that came with its file" in await camp.ask(camp.ada, "game rematch")
    assert (await camp.row()).id == row.id
    await try_packs(camp)
    await camp.ada.slash(camp.channel, "game rematch")
    assert (await camp.row()).packs == row.packs


async def ended_chapter(camp: Camp) -> TableRow:
    """Ada and Ben have played a chapter with the pack Driftwood."""
    await bring_pack(camp, camp.add_manager())
    await camp.ada.slash(camp.channel, "campaign start", game="tiny", name="The Long Winter")
    await camp.ben.click(camp.card(), label="Join")
    await pick(camp, "Driftwood 1")
    await camp.ada.slash(camp.channel, "game options", name="rounds", value="1")
    await camp.ada.click(lobby_card(camp), label="Start")
    for what in ("Camp", "Draw a card", "0"):
        for player in (camp.ada, camp.ben):
            await camp.act(player, what)
    row = await camp.row()
    assert row.status == "ended"
    return row


async def imported_chapter(camp: Camp) -> tuple[Any, TableRow]:
    """Such a chapter, whose pack is on no shelf here, and Cleo has brought its file: the channel,
    and the table there."""
    await ended_chapter(camp)
    content = await camp.export_table(camp.ada)
    await use_pack(camp, camp.add_manager(), "remove", pack="Driftwood")
    await camp.import_table(camp.cleo, content, camp.other_channel)
    return camp.other_channel, await camp.row(camp.other_channel)


async def test_an_imported_campaign_alone_keeps_its_packs(camp: Camp) -> None:
    elsewhere, row = await imported_chapter(camp)
    (pack,) = row.packs
    await camp.cleo.slash(elsewhere, "campaign continue")
    second = await camp.row(elsewhere)
    assert [each.digest for each in second.packs] == [pack.digest]
    assert second.settings["packs_from_file"], "its own rematch goes without them"
    # It stands on no shelf, and another table can neither be offered nor given it.
    assert await camp.store.packs.list_shelf_packs(Shelf(camp.guild.id, camp.cleo.id)) == []
    assert "There are none" in read_reply(await use_pack(camp, camp.cleo, "list"))
    assert "I know no pack" in read_reply(
        await use_pack(camp, camp.moderator, "on", pack=pack.digest)
    )
    third = camp.guild.create_text_channel("third")
    await camp.cleo.slash(third, "game open", game="tiny")
    fresh = await camp.row(third)
    with pytest.raises(UserError, match="has turned off"):
        await table_packs.set_table_packs(camp.sessions, fresh.id, MANAGER, [pack.digest])
    # What the chapter has laid aside it does not get back, and its own rematch has it no more.
    await table_packs.set_table_packs(camp.sessions, second.id, MANAGER, [])
    with pytest.raises(UserError, match="has turned off"):
        await table_packs.set_table_packs(camp.sessions, second.id, MANAGER, [pack.digest])


async def test_a_rematch_of_an_imported_table_has_only_packs_that_are_on_here(camp: Camp) -> None:
    elsewhere, row = await imported_chapter(camp)
    said = read_reply(await camp.cleo.slash(elsewhere, "game rematch"))
    assert "without “Driftwood”. That pack is not on here" in said
    again = await camp.row(elsewhere)
    assert again.id != row.id
    assert again.packs == ()
    assert row.settings["packs_from_file"]
    assert "packs_from_file" not in again.settings
    await bring_pack(camp, camp.add_manager())  # now a manager of the server has let it in
    assert await table_packs.list_inherited_packs(camp.sessions, row) == (row.packs[0].digest,)


async def test_a_file_with_another_pack_or_none_is_refused(camp: Camp) -> None:
    await begin_with_pack(camp)
    await camp.close()
    whole = json.loads(await camp.export_table(camp.ada))

    async def refused(**changes: Any) -> str:
        content = json.dumps(whole | changes).encode()
        said = await camp.import_table(camp.cleo, content, camp.other_channel)
        assert await camp.store.find_latest_table(camp.other_channel.id) is None
        return said

    (text,) = whole["packs"]
    for packs in ([text.replace("plank", "@here")], ["{}"], [text] * 9, ["x" * 700_000]):
        assert "played all" not in await refused(packs=packs)
    for words in ("Driftwood", "salty"):  # it fits, but nobody has looked at what stands in it
        assert "is not allowed in a text" in await refused(packs=[text.replace(words, "<script>")])
    camp.sessions.packs_allowed = False
    assert "has turned packs off" in await refused()


async def test_tables_and_rematches_keep_a_removed_pack(camp: Camp) -> None:
    row = await begin_with_pack(camp)
    with pytest.raises(UserError, match="choose packs before the game begins"):
        await table_packs.set_table_packs(camp.sessions, row.id, MANAGER, [])
    said = read_reply(await use_pack(camp, camp.moderator, "remove", pack="Driftwood"))
    assert "One open table has chosen it and keeps it, as do a rematch" in said
    assert await camp.store.packs.delete_unused_packs() == 0
    await camp.act(camp.ada, "Draw a card")
    await camp.close()
    await camp.ada.slash(camp.channel, "game rematch")
    again = await camp.row()
    assert again.id != row.id
    assert again.packs == row.packs
    await camp.ada.click(lobby_card(camp), label="Start")
    await camp.name_camps(camp.ada, camp.ben)
    assert "salty plank" in await camp.ask(camp.ada, "hand")


class ShortKindling(Kindling):
    name: str = Field(max_length=3)


async def test_an_update_that_rejects_a_pack_pauses_its_table_unharmed(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players are told what to do, and the owner which table waits; the log says why, once."""
    (pack,) = (await begin_with_pack(camp)).packs
    camp.bot.named_owners = frozenset([camp.moderator.id])
    with monkeypatch.context() as update:
        update.setattr(TinyCards, "kinds", (PackKind(KIND, "card", ShortKindling, 20, kept=True),))
        await forget_pack(camp, pack.digest)
        said = await camp.ask(camp.ada, "hand")
        assert "I have kept the table" in said
        assert "plank" not in said
    (logged,) = camp.trouble
    assert "card plank, name" in logged.getMessage()
    camp.trouble.clear()
    assert "Table 1 waits" in await camp.ask(camp.moderator, "admin health")
    await forget_pack(camp, pack.digest)
    assert "You drew" in read_reply(await camp.act(camp.ada, "Draw a card"))
    assert "Table 1 waits" not in await camp.ask(camp.moderator, "admin health")


async def test_a_table_whose_pack_no_longer_fits_can_be_closed(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pack,) = (await begin_with_pack(camp)).packs
    camp.bot.named_owners = frozenset([camp.moderator.id])
    monkeypatch.setattr(TinyCards, "kinds", (PackKind(KIND, "card", ShortKindling, 20, kept=True),))
    await forget_pack(camp, pack.digest)
    assert "can end it" in await camp.ask(camp.ben, "game end")
    await camp.close()
    assert (await camp.row()).status == "closed"
    assert "its card stays as it was" in await camp.ask(camp.ada, "hand")
    assert "Table 1 waits" not in await camp.ask(camp.moderator, "admin health")
    camp.trouble.clear()
    await camp.gather()


async def test_turning_packs_off_affects_only_new_tables(camp: Camp) -> None:
    await begin_with_pack(camp)
    camp.sessions.packs_allowed = False
    await camp.act(camp.ada, "Draw a card")
    assert "salty plank, salty plank" in await camp.ask(camp.ada, "hand")
    await camp.close()
    await camp.ada.slash(camp.channel, "game rematch")
    assert (await camp.row()).packs == ()


async def test_a_table_with_a_pack_cannot_start_once_packs_are_turned_off(camp: Camp) -> None:
    await gather_with_pack(camp)
    camp.sessions.packs_allowed = False
    assert "has turned packs off" in await camp.press(camp.ada, lobby_card(camp), "Start")
    await pick(camp)
    await camp.ada.click(lobby_card(camp), label="Start")
    assert (await camp.row()).status == "playing"


async def test_the_next_chapter_keeps_its_packs(camp: Camp) -> None:
    row = await ended_chapter(camp)
    await camp.ada.slash(camp.channel, "campaign continue")
    second = await camp.row()
    assert second.chapter.number == 2
    assert [pack.digest for pack in second.packs] == [pack.digest for pack in row.packs]


async def test_a_server_keeps_as_many_packs_as_a_list_can_show(camp: Camp) -> None:
    """A shelf never has more packs than a list has lines, and a table's own come first."""
    await gather_with_pack(camp)
    store, guild = camp.store, camp.guild.id
    (salt,) = await store.packs.list_shelf_packs(Shelf(guild, 0))
    for number in range(30):
        other = PackContent(hash_text(str(number)), "tiny", salt.about, "{}")
        await store.packs.save_shelf_pack(Shelf(guild, 1), other, 99)
        await store.packs.save_pack_report(other.digest, {"fit": True, "words": ""})
        await store._writer.write_change(
            lambda db, digest=other.digest: pack_changes.switch_shelf_pack(
                db, Shelf(guild, 1), digest, True
            )
        )
    shown = pack_menu(await panel(camp))
    assert len(shown["options"]) == 25
    assert [o["value"] for o in shown["options"] if o.get("default")] == [salt.digest]
