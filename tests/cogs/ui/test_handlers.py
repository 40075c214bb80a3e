"""Components with forged custom_ids are refused with an explanation, and nothing changes."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.components import make_custom_id
from cogs.ui.handlers import HANDLERS, register_handler
from cogs.ui.interaction_state import InteractionState, ensure_interaction_state
from tests.cogs.play import Camp, read_reply, read_text

NOT_OURS = "does not belong"


async def forge(camp: Camp, name: str, *rest: str, values: list[str] | None = None) -> str:
    """What Ada is told when she presses that on a message of her own."""
    row = await camp.row()
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    before = read_text(mine)
    result = await camp.forge(camp.ada, mine, make_custom_id(row.id, name, *rest), values)
    messages = [m for m in (result.response, *result.followups) if m is not None]
    return "\n".join(read_text(message) for message in messages if read_text(message) != before)


async def prompt_of(camp: Camp) -> str:
    async with camp.sessions.lock_table((await camp.row()).id) as session:
        return session.list_user_prompts(camp.ada.id)[0].id


@pytest.mark.parametrize(
    ("ask", "real"),
    [
        ("many", set()),
        ("several", {"none", "form"}),
        ("crowd", {"page"}),
        ("lots", {"none", "form"}),
        ("wide", {"form"}),
        ("words", {"form"}),
    ],
)
async def test_a_button_unknown_to_the_question_answers_nothing(
    camp: Camp, ask: str, real: set[str]
) -> None:
    await camp.begin_odd(ask)
    prompt = await prompt_of(camp)
    handlers: dict[str, tuple[tuple[str, ...], list[str] | None]] = {
        "asis": ((), None),
        "none": ((), None),
        "answer": ((), None),
        "answer o": (("nothing",), None),
        "choose": (("0",), []),
        "choose x": (("0",), ["nothing"]),
        "form x": (("x",), None),
        "form y": (("7",), None),
        "page": (("0",), None),
        "page x": (("x",), None),
        "page y": (("9" * 30,), None),
        "page z": ((), None),
        "form": ((), None),
    }
    for name, (rest, values) in handlers.items():
        if name in real:
            continue
        said = await forge(camp, name.split()[0], prompt, *rest, values=values)
        assert said, name
        assert "our fault" not in said, name
        assert await camp.list_answers() == [], name
        assert (await camp.row()).status == "playing"
    assert camp.trouble == []


INCOMPLETE: list[tuple[str, tuple[str, ...]]] = [
    ("answer", ()),
    ("look", ()),
    ("undone", ()),
    ("takeover", ()),
    ("takeover", ("x",)),
    ("takeover", ("99",)),
    ("motion", ("0",)),
    ("motion", ("x", "y", "z")),
    ("motion", ("0", "9" * 30, "bot")),
    ("mine", ("x",)),
    ("mine", ()),
    ("story", ("x",)),
    ("log", ("x",)),
    ("log", ("ax",)),
    ("log", ("newest", "x", "-")),
    ("log", ("9" * 30,)),
    ("adminmost", ()),
    ("chapter", ("survive",)),
    ("setoption", ("anything",)),
    ("written", ("1",)),
    ("optionvalue", ("anything",)),
    ("manualsearch", ("survive",)),
]
"""Ids that lack something, or have what cannot be."""


async def test_an_incomplete_custom_id_is_not_our_fault(camp: Camp) -> None:
    await camp.begin(camp.ben)
    for name, rest in INCOMPLETE:
        said = await forge(camp, name, *rest)
        assert said and "our fault" not in said, (name, rest)
    assert camp.trouble == []
    for number in ("9" * 30, str(1 << 63), "٣"):
        await camp.forge(camp.ada, camp.card(), f"ek:{number}:hand")
    row = await camp.row()
    async with camp.sessions.lock_table(row.id):
        said = await camp.forge(camp.ada, camp.card(), f"ek:{row.id}:form")
    assert NOT_OURS in read_reply(said)
    assert camp.trouble == []
    # The default of a choice is not what anybody chose.
    before = await camp.list_answers()
    assert NOT_OURS in await forge(camp, "asis", await prompt_of(camp))
    assert await camp.list_answers() == before


async def test_a_public_card_is_never_turned_into_a_hand(camp: Camp) -> None:
    """A page is turned in a message of one's own, and nowhere else."""
    await camp.begin_odd("crowd", camp.ben)
    card = camp.card()
    prompt = await prompt_of(camp)
    row = await camp.row()
    said = await camp.forge(camp.ada, card, make_custom_id(row.id, "page", prompt, "1"))
    assert NOT_OURS in read_reply(said)
    assert "You hold" not in str(camp.card().components)


def test_no_two_handlers_share_a_name() -> None:
    with pytest.raises(ValueError, match=r"^Two handlers are called hand\.$"):
        register_handler("hand")(HANDLERS["yours"])
    assert HANDLERS["hand"] is not HANDLERS["yours"]


def interaction() -> Any:
    """As much of an interaction as the state needs."""
    return SimpleNamespace(extras={})


def test_each_interaction_has_one_state_of_its_own() -> None:
    first, second = interaction(), interaction()
    ensure_interaction_state(first).replied = True
    assert ensure_interaction_state(first).replied
    assert ensure_interaction_state(second) == InteractionState()


def test_foreign_attributes_of_an_interaction_are_kept() -> None:
    pressed = interaction()
    pressed.extras["theirs"] = 1
    ensure_interaction_state(pressed).replied = True
    assert pressed.extras["theirs"] == 1
