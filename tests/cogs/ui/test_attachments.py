"""A picture that has not changed is not sent again: the message keeps it."""

from dataclasses import replace
from typing import Any

import pytest

import pictures
from tests.cogs.conftest import PNG, FakeArtist
from tests.cogs.play import Camp, read_text


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the picture of the table ends with, to change it; at first nothing."""
    paint, more = pictures.paint, [b""]

    async def other(game: str, drawing: pictures.Drawing, seat: int | None = None) -> Any:
        drawn = await paint(game, drawing, seat)
        return replace(drawn, png=drawn.png + more[0])

    monkeypatch.setattr(pictures, "paint", other)
    return more


def list_attachments(camp: Camp) -> list[list[str]]:
    """The attachments of each edit of a card: "kept" or the name of a file that was sent."""
    found = []
    for call in camp.env.http_requests:
        sent: Any = call.json
        if call.method == "PATCH" and sent and "attachments" in sent:
            found.append([each.get("filename", "kept") for each in sent["attachments"]])
    return found


async def gather_wood(camp: Camp) -> None:
    await camp.ada.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(camp.card())
    assert [each.filename for each in camp.card().attachments] == ["table.png"]
    assert "table.png" in str(camp.card().components)


@pytest.mark.parametrize(
    ("meanwhile", "sent"),
    [
        ("nothing", [["kept"]]),
        ("another picture", [["table.png"]]),
        ("a restart", [["table.png"]]),
        ("a refusal", [["kept"], ["table.png"]]),
    ],
)
async def test_a_card_keeps_an_unchanged_picture(
    camp: Camp, painted: list[bytes], meanwhile: str, sent: list[list[str]]
) -> None:
    await camp.begin(camp.ben)
    if meanwhile == "another picture":
        painted[0] = b"!"
    elif meanwhile == "a restart":
        await camp.restart()
    elif meanwhile == "a refusal":
        camp.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=1)
    before, first = len(list_attachments(camp)), camp.card().attachments[0].id
    await gather_wood(camp)
    assert list_attachments(camp)[before:] == sent
    assert (camp.card().attachments[0].id == first) is (sent == [["kept"]])


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands have a picture, always the same."""

    def private(_: Any, view: Any, __: Any) -> tuple[pictures.Drawing, ...]:
        return (pictures.Drawing("hand", "Your hand", view, lambda _: PNG, lambda _: "A hand."),)

    monkeypatch.setattr(FakeArtist, "private", private)


@pytest.mark.usefixtures("hands")
async def test_turning_pages_keeps_a_panels_picture(camp: Camp) -> None:
    await camp.begin_odd("crowd")
    mine = (await camp.ada.click(camp.card(), label="Your move")).response
    before = len(list_attachments(camp))
    await camp.ada.click(mine, label="More")
    assert list_attachments(camp)[before:] == [["kept"]]


@pytest.mark.usefixtures("hands")
async def test_a_hand_message_keeps_an_unchanged_picture(camp: Camp) -> None:
    await camp.begin(camp.ben)
    await camp.ada.slash(camp.channel, "settings", hand_by_dm=True)
    dm = camp.ada.user.dm_channel
    await camp.ada.click(camp.card(), label="Gather wood")
    assert "How far do you walk?" in read_text(dm.history()[-1])
    edits = [e for e in camp.env.http_requests if e.method == "PATCH" and f"/{dm.id}/" in e.path]
    assert [list(each) for each in edits[-1].json["attachments"]] == [["id"]]
