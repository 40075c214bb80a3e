"""Components with forged custom_ids are refused with an explanation, and nothing changes."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.components import make_custom_id
from cogs.ui.handlers import HANDLERS, handler
from cogs.ui.interaction_state import InteractionState, find_interaction_state
from tests.cogs.play import Camp, seen, told

NOT_OURS = "does not belong"


async def forge(camp: Camp, name: str, *rest: str, values: list[str] | None = None) -> str:
    """What Ada is told who presses that, on a message of her own."""
    row = await camp.row()
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    before = seen(mine)
    result = await camp.forge(camp.ada, mine, make_custom_id(row.id, name, *rest), values)
    messages = [m for m in (result.response, *result.followups) if m is not None]
    return "\n".join(seen(message) for message in messages if seen(message) != before)


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
async def test_a_door_that_the_question_has_not_answers_nothing(
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


async def test_what_is_missing_in_an_id_is_no_fault_of_ours(camp: Camp) -> None:
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
    assert NOT_OURS in told(said)
    assert camp.trouble == []
    # The default of a choice is not what anybody chose.
    before = await camp.list_answers()
    assert NOT_OURS in await forge(camp, "asis", await prompt_of(camp))
    assert await camp.list_answers() == before


async def test_the_card_that_all_see_is_not_made_into_a_hand(camp: Camp) -> None:
    """A page is turned in a message of one's own, and nowhere else."""
    await camp.begin_odd("crowd", camp.ben)
    card = camp.card()
    prompt = await prompt_of(camp)
    row = await camp.row()
    said = await camp.forge(camp.ada, card, make_custom_id(row.id, "page", prompt, "1"))
    assert NOT_OURS in told(said)
    assert "You hold" not in str(camp.card().components)


def test_no_two_doors_have_one_name() -> None:
    with pytest.raises(ValueError, match=r"^Two handlers are called hand\.$"):
        handler("hand")(HANDLERS["yours"])
    assert HANDLERS["hand"] is not HANDLERS["yours"]


def interaction() -> Any:
    """As much of an interaction as the state needs."""
    return SimpleNamespace(extras={})


def test_each_interaction_has_one_state_of_its_own() -> None:
    first, second = interaction(), interaction()
    find_interaction_state(first).replied = True
    assert find_interaction_state(first).replied
    assert find_interaction_state(second) == InteractionState()


def test_what_others_attach_to_an_interaction_stays() -> None:
    pressed = interaction()
    pressed.extras["theirs"] = 1
    find_interaction_state(pressed).replied = True
    assert pressed.extras["theirs"] == 1
