"""The rules, why an answer was refused, and dice."""

import re

import pytest

from cogs.newcomers.full_rules import find_paragraphs, find_rule_page, make_manual_at_rule
from cogs.table.roll import roll_and_format
from cogs.ui.components import walk_payload
from rules import GAMES
from rules.engine import Illegal
from tables.errors import UserError
from tests.cogs.play import Camp, list_labels, read_reply, read_text
from tests.tiny import TINY


async def test_rules_are_found_by_word_and_number(camp: Camp) -> None:
    await camp.gather()
    assert "flare may be burnt" in await camp.ask(camp.ada, "rules", search="flare")
    assert "TF-3.1" in await camp.ask(camp.ada, "rules", search="TF-3.1")
    assert "TF-1.1" in await camp.ask(camp.ada, "rules")
    assert "do not mention" in await camp.ask(camp.ada, "rules", search="zeppelin" + "x" * 3000)
    assert "not refused you anything" in await camp.ask(camp.ada, "rules", why=True)
    assert "say which game" in read_reply(await camp.ada.slash(camp.other_channel, "rules"))
    offered = await camp.ada.autocomplete(camp.other_channel, "rules", "game", "tin")
    assert offered == [{"name": "Tiny Fire", "value": "tiny"}]
    assert "TF-1.1" in read_reply(await camp.ada.slash(camp.other_channel, "rules", game="tiny"))


async def give_refused_answer(camp: Camp) -> None:
    """Ada, who holds bark and moss, tries to kindle both at once."""
    await camp.begin(camp.ben)
    (await camp.running_game()).state.hands[0][:] = ["bark", "moss"]
    await camp.ada.click(camp.card(), label="Kindle")
    assert "pick cards of one kind" in await camp.ask(camp.ada, "act", what="bark, moss")


async def test_why_opens_the_rule_that_refused_the_answer(camp: Camp) -> None:
    """By its number, though other paragraphs have more of the refusal's words."""
    await give_refused_answer(camp)
    why = await camp.ada.slash(camp.channel, "rules", why=True)
    assert "I told you: “Cards kindle only" in read_reply(why)
    assert "**TF-2.1, TF-2.3** On your turn" in read_reply(why)
    assert "TF-1.1" not in read_reply(why)
    page = (await camp.ada.click(why.response, label="Read on in the rules")).response
    assert "### Tiny Fire: Turns" in read_text(page)


async def test_rules_open_at_the_question_or_search_the_refusal(camp: Camp) -> None:
    await camp.begin(camp.ben)
    row = await camp.row()
    for rule in ("", "TF-9.9"):
        words = "Nobody camps there: each camp has a name."
        camp.sessions.people.note_refusal(row.id, camp.ada.id, Illegal(words, rule=rule))
        why = await camp.ada.slash(camp.channel, "rules", why=True)
        assert "**TF-1.1** Each camp" in read_reply(why)
        assert "Read on in the rules" not in list_labels(why.response)
    refusal = Illegal("Pick 1; you picked 2.", rule="TF-3.1")
    camp.sessions.people.note_refusal(row.id, camp.ada.id, refusal)
    assert "**TF-3.1** At dusk" in await camp.ask(camp.ada, "rules", why=True)
    # The command opens the rules at the question that is open.
    asked = await camp.ada.slash(camp.channel, "rules")
    assert read_reply(asked).startswith("### Tiny Fire: Turns\n**TF-2.1, TF-2.3** On your turn")
    back = (await camp.ada.click(asked.response, label="Back")).response
    assert "### Tiny Fire: Camps" in read_text(back)
    for player in (camp.ada, camp.cleo):
        assert "### Tiny Fire: In short" in read_reply(await camp.in_menu(player, "How to play"))


def test_the_manual_opens_at_a_rule_within_its_page() -> None:
    """The way back leads to the whole page."""
    game = GAMES["survive"]
    page = find_rule_page(game, "SV-17.14")
    view = make_manual_at_rule(game, "SV-17.14")
    words = next(p["content"] for p in walk_payload(view.to_components()) if p.get("type") == 10)
    assert words.split("\n")[1].startswith("-# **SV-17.14**")
    ids = [str(p.get("custom_id")) for p in walk_payload(view.to_components())]
    assert f"ek:0:manual:survive:{page}:b" in ids
    assert find_rule_page(game, "SV-99") is None


def test_the_best_paragraph_comes_first() -> None:
    assert find_paragraphs(TINY.guide, "dusk secret wood")[0].startswith("**TF-3.1**")
    assert find_paragraphs(TINY.guide, "TF-2.2")[0].startswith("**TF-2.2**")
    guide = "Wood is dry.\n\nWood is warm.\n\nThe dusk falls."
    assert find_paragraphs(guide, "wood dusk")[0] == "The dusk falls.", "the rarer word counts more"


async def test_everybody_sees_a_roll(camp: Camp) -> None:
    rolled = await camp.ada.slash(camp.channel, "roll", dice="2d6+3")
    assert not rolled.ephemeral
    shown = re.search(
        r"\*\*Ada\*\* rolls 2d6 \((\d), (\d)\) \+ 3 = (\d+)$", read_text(rolled.response)
    )
    assert shown is not None, read_text(rolled.response)
    one, other, total = (int(number) for number in shown.groups())
    assert {one, other} <= set(range(1, 7))
    assert total == one + other + 3


def test_a_die_shows_each_of_its_faces_and_no_others() -> None:
    faces = re.findall(r"\d+", roll_and_format("100d2").partition("(")[2].partition(")")[0])
    assert len(faces) == 100
    assert set(faces) == {"1", "2"}  # that all are alike happens once in 2**99 times


async def test_absurd_dice_get_a_clear_sentence(camp: Camp) -> None:
    for dice in ("hello", "d6" * 3000):
        with pytest.raises(UserError) as why:
            roll_and_format(dice)
        assert len(str(why.value)) < 300
        assert str(why.value) == await camp.ask(camp.ada, "roll", dice=dice)


def test_dice_do_not_mention() -> None:
    for dice in ("1d6[@everyone **x**]", "1d6 # @everyone **x**"):
        shown = roll_and_format(dice)
        assert "everyone" in shown
        assert "@everyone" not in shown and "**x**" not in shown
    with pytest.raises(UserError) as why:
        roll_and_format("1d6 @everyone **x**")
    assert "@everyone" not in str(why.value) and "**x**" not in str(why.value)


def test_a_large_roll_is_shown_in_full() -> None:
    most = roll_and_format("50d10000ro<10000kh49+1")
    assert "rounded" not in most
    assert most.rpartition(" = ")[2].isdecimal()
