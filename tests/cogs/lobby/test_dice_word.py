"""Words for the dice: who adds one, what the card shows of it, and what comes of it in the end. And
their seal, which is in `/table verify` and the log of every table, and in nobody's face."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rules.engine.seal import hash_word, mix_seed, seal_secret
from tables.actions import dice_words
from tables.errors import UserError
from tests.cogs.campaigns import play as campaigns
from tests.cogs.play import Camp, list_labels, read_reply, read_text

pytestmark = pytest.mark.usefixtures("work_here")


async def opened_form(camp: Camp, who: Any) -> Any:
    options = (await who.click(camp.card(), label="Options")).response
    return await who.click(options, label="Add a word")


async def add(camp: Camp, who: Any, word: str) -> str:
    """Write a word into the form as that player; return what they are told."""
    options = (await who.click(camp.card(), label="Options")).response
    return read_reply(await camp.write(who, word, "Add a word", options))


async def test_players_words_and_the_secret_make_the_seed(camp: Camp) -> None:
    await camp.gather(camp.ben, camp.cleo)
    gathering = await camp.row()
    secret = gathering.secret
    sealed = seal_secret(secret)
    assert "“a river”" in await add(camp, camp.cleo, "  a \u200briver\n")
    said = await add(camp, camp.ada, "ember")
    assert f"the seal of my secret, `{sealed}`, and the mark of your word, " in said
    assert hash_word(sealed, "ember") in said
    card = read_text(camp.card())
    assert "Provably fair dice: `/table verify`" in card
    assert "Words in the dice, in the order in which players gave them: Cleo, Ada" in card
    assert sealed[:8] not in card, "digits are for /table verify"
    proof = await camp.ask(camp.cleo, "table verify")
    cleo, ada = (hash_word(sealed, word) for word in ("a river", "ember"))
    assert f"\n- Cleo: `{cleo}`\n- Ada: `{ada}`" in proof
    assert "ember" not in card.replace("emberkeep", "")
    assert "river" not in card
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    marks = [hash_word(sealed, "ember"), "", hash_word(sealed, "a river")]
    opened = dice_words.count_opening_milliseconds(gathering.opened_at)
    assert row.seed == mix_seed(secret, row.id, opened, marks) != secret
    assert (row.mixed.words, row.mixed.number) == (("ember", None, "a river"), row.id)
    assert (row.secret, row.seal, row.words) == (secret, sealed, ())
    said = await camp.read_log()
    assert "Ada adds a word to the dice:\n> ember" in said
    assert said.index("Cleo adds") < said.index("Ada adds"), "the last word is told last"
    assert "Cleo adds a word to the dice:\n> a river" in said
    assert "Ben adds" not in said
    assert f"The dice come from those 2 words and my secret, sealed as {sealed[:40]}.\n" in said
    card = read_text(camp.card())
    assert "Players added these words to the dice: “a river” by Cleo and “ember” by Ada." in card
    assert row.seal[:8] not in card and "formula" not in card
    assert "I have sealed the dice" not in said
    assert sealed not in said, "whole only in /table verify"
    assert secret not in said
    assert row.seed not in said


async def test_a_word_can_be_changed_or_withdrawn_until_the_start(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await add(camp, camp.ada, "ember")
    await add(camp, camp.ben, "moth")
    await add(camp, camp.ada, "ash")
    assert [each.word for each in (await camp.row()).words] == ["moth", "ash"]
    assert "in the order in which players gave them: Ben, Ada" in read_text(camp.card())
    assert "That is your word already" in await add(camp, camp.ada, "ash")
    assert "taken your word back" in await add(camp, camp.ada, " \u200b ")
    assert "You do not have to" in await add(camp, camp.ada, "")
    assert [(each.word, each.void) for each in (await camp.row()).words] == [("moth", True)]
    await add(camp, camp.ben, "owl")
    late = await opened_form(camp, camp.ada)
    await camp.ada.click(camp.card(), label="Start")
    said = read_reply(await camp.ada.submit_modal(late, {"words": "late"}))
    assert "you can no longer add a word" in said
    assert (await camp.row()).mixed.words == (None, "owl")


async def test_without_words_the_dice_come_from_the_secret_alone(camp: Camp) -> None:
    await camp.gather(camp.ben)
    before = await camp.row()
    assert "Words in the dice" not in read_text(camp.card())
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert (row.seed, row.mixed) == (before.seed, None)
    assert "word" not in await camp.read_log()
    said = await camp.ask(camp.cleo, "table verify")
    assert "Nobody added a word" in said
    assert "I alone drew it" in said
    assert row.seed not in said


async def test_only_seated_players_have_words_for_the_dice(camp: Camp) -> None:
    await camp.gather(camp.ben)
    assert "Press **Join** first" in read_reply(await opened_form(camp, camp.cleo))
    await add(camp, camp.ben, "moth")
    await camp.ben.click(camp.card(), label="Leave")
    assert (await camp.row()).words == ()
    await camp.ada.click(camp.card(), label="Add bot")
    # Who is erased before the start leaves no word either.
    await camp.ben.click(camp.card(), label="Join")
    await add(camp, camp.ben, "moth")
    await camp.erase(camp.ben)
    assert (await camp.row()).words == ()
    await camp.ada.click(camp.card(), label="Start")
    assert (await camp.row()).mixed is None


CHANGES: dict[str, Callable[[Camp], Awaitable[Any]]] = {
    "a bot": lambda camp: camp.ada.click(camp.card(), label="Add bot"),
    "erased": lambda camp: camp.erase(camp.ada),
    "option": lambda camp: camp.ada.slash(camp.channel, "game options", name="rounds", value="4"),
}
"""One of each kind: `tests/storage/parts/test_dice_words.py` has all that decide the game."""


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_any_change_to_the_table_voids_the_words_given_so_far(
    camp: Camp, change: Callable[[Camp], Awaitable[None]]
) -> None:
    """After the last honest word, an operator and an accomplice cannot get other dice from the same
    words."""
    await camp.gather(camp.ben)
    await add(camp, camp.ada, "accomplice")
    await add(camp, camp.ben, "honest")
    await change(camp)
    assert {each.word: each.void for each in (await camp.row()).words}.get("honest") is True
    card = read_text(camp.card())
    assert "The table has changed, so these words no longer count: " in card
    assert "in the order in which" not in card
    assert "honest" not in await camp.ask(camp.cleo, "table verify")
    assert "Give another one" in await add(camp, camp.ben, " honest ")
    assert "Your word is in" in await add(camp, camp.ben, "quite another")
    assert "in the order in which players gave them: Ben" in read_text(camp.card())


async def test_void_words_do_not_count_and_a_rematch_starts_without_words(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await add(camp, camp.ada, "accomplice")
    await add(camp, camp.ben, "honest")
    await camp.ada.click(camp.card(), label="Add bot")
    await add(camp, camp.ben, "another")
    await camp.ada.click(camp.card(), label="Start")
    first = await camp.row()
    assert first.mixed.words == (None, "another", None)
    assert "accomplice" not in await camp.read_log()
    await camp.close()
    await camp.ada.click(camp.card(), label="Rematch")
    second = await camp.row()
    assert (second.words, second.mixed) == ((), None)
    assert second.seal not in (first.seal, seal_secret(first.seed))
    assert await opened_form(camp, camp.ada)
    await camp.ada.click(camp.card(), label="Start")
    assert f"I have sealed the dice as {second.seal[:40]}. " in await camp.read_log()


async def test_a_word_is_limited_escaped_and_survives_a_restart(camp: Camp) -> None:
    await camp.gather(camp.ben)
    with pytest.raises(UserError, match="at most 40 characters"):
        dice_words.normalise_word("x" * 41)
    assert dice_words.normalise_word("e\u0301") == "\u00e9"
    written = f"@everyone <@{camp.ben.id}> **b**"
    await add(camp, camp.ada, written)
    await camp.restart()
    await add(camp, camp.ben, "moth")
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    assert row.mixed.words == (written, "moth")
    await camp.restart()
    assert (await camp.row()).seal == row.seal
    said = await camp.read_log()
    assert "@everyone" not in said
    assert f"<@{camp.ben.id}>" not in said
    assert "\\*\\*b" in said


async def test_verify_explains_the_proof_in_three_sentences_with_files(camp: Camp) -> None:
    await camp.gather(camp.ben)
    before = await camp.ask(camp.cleo, "table verify")
    assert before.startswith("**Tiny Fire**, table 1.\n")
    assert "The dice will come from that secret and from the words that players add" in before
    assert "The marks" not in before
    await add(camp, camp.ben, "moth")
    given = await camp.ask(camp.cleo, "table verify")
    marks = "The marks of the words so far, in the order in which players gave them:\n- Ben: `"
    assert marks in given
    await camp.ada.click(camp.card(), label="Start")
    row = await camp.row()
    during = await camp.cleo.slash(camp.channel, "table verify")
    assert not during.response.attachments
    assert row.seal in read_reply(during)
    assert "from a word that Ben added before the start" in read_reply(during)
    assert "the person who added the word knows that nobody else has" in read_reply(during)
    assert "I cannot have chosen the dice" in read_reply(during)
    assert row.secret not in read_reply(during)
    assert row.seed not in read_reply(during)
    await camp.act(camp.ada, "Camp Ada")
    await camp.close()
    assert row.seed[:8] not in read_text(camp.card())
    after = await camp.cleo.slash(camp.channel, "table verify")
    assert read_reply(after).startswith("**Tiny Fire**, table 1.\n")
    assert "are the same" in read_reply(after)
    assert row.secret in read_reply(after)
    table, page = after.response.attachments
    assert (table.filename, page.filename) == ("tiny-1.json", "emberkeep-verifier.html")
    file = json.loads(await table.read())
    assert file["dice"]["words"] == [None, {"word": "moth", "mark": hash_word(row.seal, "moth")}]
    assert file["draws"]["record"] in read_reply(after)
    assert (await page.read()).startswith(b"<!doctype html>")


async def test_a_table_with_words_can_be_exported_and_imported(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await add(camp, camp.ben, "moth")
    await camp.ada.click(camp.card(), label="Start")
    await camp.name_camps(camp.ada, camp.ben)
    row = await camp.row()
    going_on = await camp.export_table(camp.ada)
    for secret in (row.secret, row.seed):
        assert secret.encode() not in going_on
    await camp.ada.click(camp.card(), label="Draw a card")
    await camp.close()
    content = await camp.export_table(camp.ada)
    said = await camp.import_table(camp.cleo, content, camp.other_channel)
    assert "you can look at the table here" in said
    imported = await camp.row(camp.other_channel)
    assert imported.id != row.id
    assert (imported.mixed, imported.seal, imported.seed) == (row.mixed, row.seal, row.seed)
    assert "are the same" in read_reply(await camp.ben.slash(camp.other_channel, "table verify"))
    again = await camp.export_table(camp.cleo, camp.other_channel)
    one, other = json.loads(content), json.loads(again)
    for part in ("dice", "draws", "journal", "seed", "seed_hash", "opened_at"):
        assert other[part] == one[part]
    # A file whose seed does not follow from its words is refused.
    file = json.loads(await camp.export_table(camp.ada))
    parts: tuple[dict[str, Any], ...] = (
        {"table": 2},
        {"opened": 1},
        {"words": [None, None]},
        {"words": [{"word": "moth", "mark": "0" * 64}, None]},
    )
    for part in parts:
        cheated = json.dumps(file | {"dice": file["dice"] | part}).encode()
        said = await camp.import_table(camp.cleo, cheated)
        assert "does not follow from its secret and its words" in said, part


async def test_erasing_a_player_erases_their_word_and_keeps_the_proof(camp: Camp) -> None:
    await camp.gather(camp.ben, camp.cleo)
    await add(camp, camp.ben, "a moth of mine")
    await add(camp, camp.cleo, "ember")
    for begun in (False, True):
        if begun:
            await camp.ada.click(camp.card(), label="Start")
        mine = (await camp.ben.slash(camp.channel, "me export")).response.attachments[0]
        (table,) = json.loads(await mine.read())["tables"]
        assert table["words for the dice"] == ["a moth of mine"]
    before = await camp.row()
    await camp.erase(camp.ben)
    row = await camp.row()
    assert row.mixed.words == (None, None, "ember")
    assert row.mixed.marks == before.mixed.marks
    said = await camp.read_log()
    assert "moth" not in said
    assert "ember" in said
    await camp.close()
    after = await camp.cleo.slash(camp.channel, "table verify")
    assert "are the same" in read_reply(after)
    file = json.loads(await after.response.attachments[0].read())
    assert file["dice"]["words"][1] == {"mark": before.mixed.marks[1]}
    said = await camp.import_table(camp.cleo, json.dumps(file).encode())
    assert "you can look at the table here" in said


async def test_a_chapters_words_use_the_seal_of_save_and_secret(camp: Camp) -> None:
    first = await campaigns.play_chapter(camp, camp.ben)
    known = await campaigns.find_campaign(camp, first)
    await camp.ada.click(camp.card(), label="Next chapter")
    row = await camp.row()
    assert row.seal == seal_secret(row.secret, known.save) != seal_secret(row.secret)
    await add(camp, camp.ben, "moth")
    assert hash_word(row.seal, "moth") in await camp.ask(camp.cleo, "table verify")
    await campaigns.play_on(camp, camp.ada, camp.ben)
    assert f"that word and my secret, sealed as {row.seal[:40]}." in await camp.read_log()
    assert (await camp.row()).mixed.marks == ("", hash_word(row.seal, "moth"))
    said = await camp.ask(camp.cleo, "table verify")
    assert "are the same" in said
    assert "Chapter 1, table 1, left that save." in said
    content = await camp.export_table(camp.ada)
    said = await camp.import_table(camp.cleo, content, camp.other_channel)
    assert "you can look at the table here" in said


async def test_a_game_that_never_began_shows_its_secret(camp: Camp) -> None:
    await camp.gather(camp.ben)
    await add(camp, camp.ben, "moth")
    row = await camp.row()
    await camp.close()
    done = await camp.cleo.slash(camp.channel, "table verify")
    assert f"The secret: `{row.secret}`" in read_reply(done)
    assert "nothing to replay" in read_reply(done)
    assert "Nobody added" not in read_reply(done)
    assert not done.response.attachments


@pytest.mark.parametrize("key", ["tiny", "survive"])
async def test_the_seal_is_shown_only_in_verify_and_the_log(camp: Camp, key: str) -> None:
    await camp.gather(camp.ben, game=key)
    shown_before = read_text(camp.card())
    row = await camp.row()
    assert row.seal in await camp.ask(camp.cleo, "table verify"), "whole, before the start"
    await camp.ada.click(camp.card(), label="Start")
    cards = [read_text(m) for m in camp.channel.history() if list_labels(m)]
    assert not any(row.seal[:8] in card for card in (shown_before, *cards))
    told_so = (
        f"I have sealed the dice as {row.seal[:40]}. Use /table verify to see what that means."
    )
    assert told_so in await camp.read_log()
    assert row.seal in await camp.ask(camp.cleo, "table verify"), "and whole there"
