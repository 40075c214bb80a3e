"""A pack is uploaded, playtested, shown, turned on and off, and removed; and people who may not do
that, or upload something else, are told why."""

import json
from pathlib import Path
from typing import Any

import pytest

from cogs import settings
from rules.kit.packs import MOST_FILE_BYTES
from storage import Shelf, ShelvedPack, StorageFull
from storage.changes import pack_changes
from tables.packs import shelves
from tables.packs.outcomes import find_playtest_outcome
from tests.cogs.packs.files import LOG, PLANK, bring_pack, try_packs, upload_pack, use_pack
from tests.cogs.play import Camp, fail_with, list_raw_parts, read_reply, read_text

pytestmark = pytest.mark.usefixtures("work_here")


async def on_shelf(camp: Camp) -> list[ShelvedPack]:
    return await camp.store.packs.list_shelf_packs(Shelf(camp.guild.id, 0))


async def test_the_template_is_a_valid_pack(camp: Camp) -> None:
    done = await camp.ada.slash(camp.channel, "pack template", game="tiny")
    assert done.ephemeral
    (file,) = done.response.attachments
    assert file.filename == "pack-tiny.yaml"
    assert (await file.read()).decode() == PLANK
    await upload_pack(camp, camp.add_manager(), await file.read())
    assert [pack.about["name"] for pack in await on_shelf(camp)] == ["Driftwood"]
    other = await camp.ask(camp.ada, "pack template", game="odd")
    assert other.startswith("Odd Questions takes no packs yet. These games do: ")
    found = await camp.ada.autocomplete(camp.channel, "pack template", "game", "tin")
    assert {"name": "Tiny Fire", "value": "tiny"} in found


async def test_a_pack_is_checked_and_playtested_before_it_can_be_on(camp: Camp) -> None:
    done = await upload_pack(camp, camp.moderator)
    assert done.ephemeral
    assert "I can read “Driftwood”: kindling: 1." in read_reply(done)
    message = camp.card()
    assert message.author.bot and not message.flags.ephemeral
    await try_packs(camp)
    after = read_text(camp.card())
    assert camp.card().id == message.id, "One message is edited."
    assert "**Driftwood**, version 1, by Dana" in after
    assert "Bots played 20 games with the pack, and as many without it." in after
    assert "The pack changes the balance: wood." in after
    posts = [e for e in camp.env.http_requests if e.path.endswith("/messages")]
    assert all(e.json["allowed_mentions"] == {"parse": []} for e in posts if e.json)
    (pack,) = await on_shelf(camp)
    assert (pack.uploader_id, pack.enabled) == (camp.moderator.id, False)
    said = await camp.ask(camp.moderator, "pack on", pack="Driftwood")
    assert "is on. A table of Tiny Fire can choose it" in said
    assert "Tables can choose it." in read_text(camp.card())
    assert "“Driftwood” is on already." in await camp.ask(
        camp.moderator, "pack on", pack=pack.digest
    )


async def test_a_pack_cannot_be_on_before_its_playtest(camp: Camp) -> None:
    camp.bot.playtests.allowed = False  # they are busy elsewhere
    await upload_pack(camp, camp.moderator)
    assert "Bots have yet to play" in await camp.ask(camp.moderator, "pack on", pack="driftwood")
    assert "the bots have yet to play" in await camp.ask(camp.ada, "pack list")
    assert [pack.enabled for pack in await on_shelf(camp)] == [False]


async def test_everybody_sees_the_packs_and_managers_their_cards(camp: Camp) -> None:
    await bring_pack(camp, camp.moderator)
    await upload_pack(camp, camp.moderator, LOG)
    await try_packs(camp)
    listed = await camp.ask(camp.ada, "pack list")
    assert "- **Driftwood**, version 1, by Dana · Tiny Fire · on · `" in listed
    assert "- **Old logs**, version 1, by Dana · Tiny Fire · off · `" in listed
    shown = await camp.ada.slash(camp.channel, "pack show", pack="Driftwood")
    for words in (
        "Version 1 by Dana, for Tiny Fire, in the language en.",
        "It is **on**.",
        "Licence: CC BY 4.0. Its author says that they wrote the words themselves.",
        "Content notes: splinters.",
        "Cards: kindling: 1.",
        f"<@{camp.moderator.id}>",
        "**What the bots found**",
    ):
        assert words in read_reply(shown)
    assert not shown.response.attachments, "They are to be met at the table."
    mods = await camp.moderator.slash(camp.channel, "pack show", pack="Driftwood")
    content, cards = mods.response.attachments
    assert json.loads(await content.read())["cards"]["kindling"][0]["name"] == "salty plank"
    assert b"card plank: drawn" in await cards.read()
    assert "Content notes: none." in await camp.ask(camp.ada, "pack show", pack="Old logs")

    # Each command suggests what it can do something with.
    async def suggested(command: str) -> list[str]:
        found = await camp.moderator.autocomplete(camp.channel, f"pack {command}", "pack", "")
        return [str(each["name"]).split(" 1 ·")[0] for each in found]

    assert await suggested("on") == ["Old logs"]
    assert await suggested("off") == ["Driftwood"]
    assert sorted(await suggested("remove")) == ["Driftwood", "Old logs"]
    assert sorted(await suggested("show")) == ["Driftwood", "Old logs"]


async def test_only_managers_add_and_remove_packs(camp: Camp) -> None:
    await bring_pack(camp, camp.add_manager())
    for doing in (
        upload_pack(camp, camp.ada, LOG),
        camp.ada.slash(camp.channel, "pack on", pack="Driftwood"),
        camp.ada.slash(camp.channel, "pack off", pack="Driftwood"),
    ):
        assert "permission Manage Server" in read_reply(await doing)
    said = await camp.ask(camp.ada, "pack remove", pack="Driftwood")
    assert "Only the person who uploaded that pack" in said
    (pack,) = await on_shelf(camp)
    assert pack.enabled
    other = camp.add_manager()
    assert "I have removed “Driftwood”." in await camp.ask(other, "pack remove", pack="Driftwood")
    assert "Somebody has removed it." in read_text(camp.card())
    assert await on_shelf(camp) == []
    assert await camp.store.packs.delete_unused_packs() == 1


async def test_in_direct_messages_everybody_has_packs_of_their_own(camp: Camp) -> None:
    await bring_pack(camp, camp.ada, dm=True)
    assert await on_shelf(camp) == []
    (own,) = await camp.store.packs.list_shelf_packs(Shelf(None, camp.ada.id))
    assert own.enabled
    assert "**Your packs**" in read_reply(await use_pack(camp, camp.ada, "list", dm=True))
    none = read_reply(await use_pack(camp, camp.ben, "list", dm=True))
    assert "There are none" in none
    assert "a table can choose" not in none
    assert "a table can choose" in read_reply(await use_pack(camp, camp.ada, "list", dm=True))
    await camp.ada.user.slash("game open", game="tiny")
    panel = await camp.ada.user.click(camp.ada.user.dm_channel.last_message, label="Options")
    assert "Driftwood" in str(list_raw_parts(panel.response))


NO_PACKS: list[tuple[str | bytes, str]] = [
    (b"x" * (MOST_FILE_BYTES + 1), "That file is too large: a pack has at most 256 KB"),
    (b"\x00\x01\x02", "Nobody can play with that pack"),
    ("pack: [1", "The file is not YAML: line 2"),
    (PLANK.replace("salty plank", "bark"), "card plank, name: another card is called bark"),
    (PLANK.replace("    name:", "    nmae:"), "card plank, name: is missing"),
    (PLANK.replace("own_words: true", "own_words: false"), "The manifest, own\\_words:"),
    (PLANK.replace("licence: CC BY 4.0\n", ""), "The manifest, licence: is missing"),
    (PLANK.replace("game: tiny", "game: odd"), "Odd"),
    (PLANK.replace("author: Dana", "author: '@everyone'"), "The manifest"),
    (b"PK\x03\x04 no zip", "The ZIP file is damaged"),
]


async def test_a_file_that_is_not_a_pack_is_refused_in_words(camp: Camp) -> None:
    for content, why in NO_PACKS:
        said = read_reply(await upload_pack(camp, camp.moderator, content))
        assert why in said
        assert "Traceback" not in said
        assert "@everyone" not in said.replace("@\u200beveryone", "")
    assert await on_shelf(camp) == []


async def test_a_pack_cannot_be_added_twice(camp: Camp) -> None:
    await bring_pack(camp, camp.moderator)
    assert "Exactly that pack is here already" in read_reply(
        await upload_pack(camp, camp.moderator)
    )
    done = read_reply(await upload_pack(camp, camp.ben, dm=True))
    assert "Bots have already played with exactly these cards" in done
    assert "Bots played 20 games" in done
    # An edited pack is another one.
    await upload_pack(camp, camp.moderator, PLANK.replace("salty", "dry"))
    await try_packs(camp)
    first, second = await on_shelf(camp)
    assert first.digest != second.digest
    several = await camp.ask(camp.moderator, "pack off", pack="Driftwood")
    assert f"`{first.digest[:8]}` or `{second.digest[:8]}`" in several
    assert "is off" in await camp.ask(camp.moderator, "pack off", pack=first.digest[:8])


async def test_a_person_may_upload_only_so_many_packs_an_hour(camp: Camp) -> None:
    camp.clock.stop()
    for _ in range(shelves.EACH_HOUR):
        await upload_pack(camp, camp.moderator, "no pack")
    said = read_reply(await upload_pack(camp, camp.moderator))
    assert "the most I check for one person. You can send the next in 60 minutes." in said
    assert "I can read" in read_reply(await upload_pack(camp, camp.ada, dm=True))
    camp.clock.pass_by(minutes=60)
    assert "I can read" in read_reply(await upload_pack(camp, camp.moderator, LOG))


async def test_unknown_packs_are_named_and_a_full_shelf_takes_no_more(
    camp: Camp, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in ("show", "on", "off", "remove"):
        said = await camp.ask(camp.moderator, f"pack {command}", pack="Nettles")
        assert "I know no pack “Nettles”. There are no packs here yet: use `/pack upload`" in said
    await bring_pack(camp, camp.moderator)
    assert "I know these: “Driftwood”." in await camp.ask(
        camp.moderator, "pack show", pack="Nettles"
    )
    monkeypatch.setattr(shelves, "MOST_PACKS_ON_SHELF", 1)
    said = read_reply(await upload_pack(camp, camp.moderator, LOG))
    assert "This server has 1 pack, which is the most I keep. Use `/pack remove` to make" in said
    assert len(await on_shelf(camp)) == 1
    assert "is off, so no other table" in await camp.ask(
        camp.moderator, "pack off", pack="Driftwood"
    )
    assert "is off already" in await camp.ask(camp.moderator, "pack off", pack="Driftwood")


async def test_a_full_disk_keeps_nothing(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(pack_changes, "save_shelf_pack", fail_with(StorageFull("full")))
        assert "My disk is full" in read_reply(await upload_pack(camp, camp.moderator))
    assert await on_shelf(camp) == []
    assert "I can read" in read_reply(await upload_pack(camp, camp.moderator))


@pytest.mark.parametrize(("said", "on"), [("OFF", False), ("on", True), ("", True)])
def test_the_owner_turns_packs_on_or_off_by_a_setting(
    said: str, on: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("EMBERKEEP_PACKS", said)
    assert (settings.load_settings(local=True).packs == "on") is on


async def test_while_packs_are_turned_off_they_can_only_be_removed(camp: Camp) -> None:
    await bring_pack(camp, camp.moderator)
    camp.sessions.packs_allowed = camp.bot.playtests.allowed = False
    for doing in (
        upload_pack(camp, camp.moderator, LOG),
        camp.moderator.slash(camp.channel, "pack on", pack="Driftwood"),
        camp.ada.slash(camp.channel, "pack list"),
        camp.ada.slash(camp.channel, "pack show", pack="Driftwood"),
        camp.ada.slash(camp.channel, "pack template", game="tiny"),
    ):
        assert "has turned packs off" in read_reply(await doing)
    assert "removed" in await camp.ask(camp.moderator, "pack remove", pack="Driftwood")


async def test_a_breaking_pack_stays_off(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.packed_tiny import PackedTiny

    def step(*_: Any) -> Any:
        raise ZeroDivisionError
        yield

    with monkeypatch.context() as patch:
        patch.setattr(PackedTiny, "step", step)
        await upload_pack(camp, camp.moderator)
        await try_packs(camp)
    (pack,) = await on_shelf(camp)
    assert not find_playtest_outcome(pack).fit
    assert "**Why nobody can play with it**" in read_text(camp.card())
    assert "Nobody can play with" in await camp.ask(camp.moderator, "pack on", pack="Driftwood")
    assert "I can read" in read_reply(await upload_pack(camp, camp.moderator)), (
        "The same may be tried again."
    )
    await try_packs(camp)
    (pack,) = await on_shelf(camp)
    assert find_playtest_outcome(pack).fit
