"""The application's own emoji: uploaded, listed, renamed, deleted, and what Discord refuses."""

import base64
import io
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from sandbox import Sandbox, limits
from sandbox.models import Emoji
from tests.sandbox.api import Api
from tests.sandbox.test_limits import button, legacy, places, row
from tests.sandbox.test_schema import find_missing


def png() -> bytes:
    held = io.BytesIO()
    Image.new("RGBA", (128, 128), "teal").save(held, "PNG")
    return held.getvalue()


def uri(data: bytes, kind: str = "png") -> str:
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def route(api: Api, emoji: str = "") -> str:
    return f"/applications/{api.app}/emojis{emoji and f'/{emoji}'}"


async def create(api: Api, **given: Any) -> tuple[int, Any]:
    return await api.call("POST", route(api), {"name": "water", "image": uri(png()), **given})


async def test_an_emoji_can_be_created_renamed_and_deleted(api: Api) -> None:
    status, made = await create(api)
    assert status == 201 and made["name"] == "water" and made["user"]["id"] == api.app
    assert not find_missing("emoji", made)
    assert await api.call("GET", route(api)) == (200, {"items": [made]})
    assert await api.call("GET", route(api, made["id"])) == (200, made)
    status, renamed = await api.call("PATCH", route(api, made["id"]), {"name": "rain"})
    assert (status, renamed) == (200, {**made, "name": "rain"})
    assert await api.call("DELETE", route(api, made["id"])) == (204, None)
    status, refused = await api.call("GET", route(api, made["id"]))
    assert (status, refused["code"]) == (404, 10014)
    assert await api.call("GET", route(api)) == (200, {"items": []})


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"name": "x"}, "name: BASE_TYPE_BAD_LENGTH"),
        ({"name": "x" * 33}, "name: BASE_TYPE_BAD_LENGTH"),
        ({"name": "a-b"}, "name: STRING_TYPE_REGEX"),
        ({"name": None}, "name: BASE_TYPE_REQUIRED"),
        ({"image": None}, "image: BASE_TYPE_REQUIRED"),
        ({"image": "teal"}, "image: IMAGE_INVALID"),
        ({"image": uri(b"no picture")}, "image: IMAGE_INVALID"),
        ({"image": uri(png() + b"x" * limits.EMOJI_BYTES)}, "image: BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_invalid_emojis_are_refused(api: Api, given: dict[str, Any], place: str) -> None:
    status, answer = await create(api, **given)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == {place}


async def test_there_are_at_most_two_thousand(api: Api, sandbox: Sandbox) -> None:
    for number in range(limits.EMOJIS - 1):
        emoji = Emoji(id=str(number), name="water", user_id=api.app)
        sandbox.world.emojis[emoji.id] = emoji
    assert (await create(api))[0] == 201
    status, refused = await create(api)
    assert (status, refused["code"]) == (400, 30008)
    status, refused = await api.call("GET", "/applications/1/emojis")  # another's
    assert (status, refused["code"]) == (403, 50001)


async def test_a_button_may_use_an_application_emoji(api: Api) -> None:
    _, made = await create(api)
    emoji = {"id": made["id"], "name": "water"}
    status, posted = await api.post(legacy(row(button(emoji=emoji))))
    assert status == 200
    assert posted["components"][0]["components"][0]["emoji"] == {**emoji, "animated": False}
    await api.call("DELETE", route(api, made["id"]))
    status, _ = await api.post(legacy(row(button(emoji=emoji))))
    assert status == 400


async def test_an_emojis_picture_is_served_and_kept(tmp_path: Path) -> None:
    for first in (True, False):
        async with (
            await Sandbox.start(folder=tmp_path) as sandbox,
            aiohttp.ClientSession() as session,
        ):
            if first:
                await create(Api(sandbox, session))
            (emoji,) = sandbox.world.emojis.values()
            async with session.get(f"{sandbox.base_url}/emojis/{emoji.id}.png") as answer:
                assert (answer.status, answer.content_type) == (200, "image/png")
                assert await answer.read() == png()
            async with session.get(f"{sandbox.base_url}/emojis/12.png") as answer:
                assert answer.status == 404
