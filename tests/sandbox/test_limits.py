"""What Discord refuses, the sandbox refuses: each limit by one body just past it."""

from typing import Any

import pytest

from sandbox import limits
from sandbox.models import JSON
from tests.sandbox.api import Api

V2 = 1 << 15


def places(errors: JSON, path: str = "") -> set[str]:
    """Where a refusal's nested `errors` point, with their codes: "components.0.label: CODE"."""
    found = set()
    for key, value in errors.items():
        if key == "_errors":
            found |= {f"{path}: {error['code']}" for error in value}
        else:
            found |= places(value, f"{path}.{key}" if path else key)
    return found


def row(*components: JSON) -> JSON:
    return {"type": 1, "components": list(components)}


def button(custom_id: str = "x", **more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def select(count: int = 2, **more: Any) -> JSON:
    made = [{"label": f"Option {n}", "value": str(n)} for n in range(count)]
    return {"type": 3, "custom_id": "s", "options": made, **more}


def text(length: int = 1) -> JSON:
    return {"type": 10, "content": "x" * length}


def gallery(url: str = "https://example.org/a.png", items: int = 1, **more: Any) -> JSON:
    return {"type": 12, "items": [{"media": {"url": url}, **more}] * items}


def v2(*components: JSON, **more: Any) -> JSON:
    return {"flags": V2, "components": list(components), **more}


def legacy(*components: JSON) -> JSON:
    return {"content": "x", "components": list(components)}


def allow_mentions(**mentions: Any) -> JSON:
    return {"content": "x", "allowed_mentions": mentions}


def people(*types: str, ids: list[str] | None = None, **more: Any) -> JSON:
    """A select of people that begins with some chosen."""
    chosen = zip(types, ids or [str(n) for n in range(len(types))], strict=True)
    values = [{"type": kind, "id": number} for kind, number in chosen]
    return legacy(row({"type": 5, "custom_id": "s", "default_values": values, **more}))


TOO_LONG, BAD_LENGTH = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
WRONG_TYPE, CHOICES = "UNION_TYPE_CHOICES", "BASE_TYPE_CHOICES"
TWICE, SCHEME = "SET_TYPE_ALREADY_CONTAINS_VALUE", "URL_TYPE_INVALID_SCHEME"
EXCLUSIVE = "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
UNKNOWN_FILE = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
NO_IMAGE = "embeds.0.image.url: EMBED_ATTACHMENT_NOT_FOUND"
NO_REPLY = "message_reference: REPLIES_UNKNOWN_MESSAGE"
DUPLICATED = "components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED"
NESTED = f"options.0.options.0.type: {CHOICES}"
INNER = "components.0.components.0"
"""Where the first component of the first row is."""
DEFAULTS = f"{INNER}.default_values"
BROKEN_LINK = {"type": 2, "style": 5, "label": "x", "url": "ftp://x"}
SECTION = {"type": 9, "components": [text()], "accessory": button()}

REFUSED: list[tuple[JSON, str]] = [
    ({"content": "x" * 2001}, f"content: {TOO_LONG}"),
    ({"embeds": [{"title": "x" * 257}]}, f"embeds.0.title: {TOO_LONG}"),
    ({"embeds": [{"description": "x" * 4097}]}, f"embeds.0.description: {TOO_LONG}"),
    ({"embeds": [{"description": "x" * 3001}] * 2}, "embeds: MAX_EMBED_SIZE_EXCEEDED"),
    ({"embeds": [{"title": "x"}] * 11}, f"embeds: {TOO_LONG}"),
    ({"embeds": [{"fields": [{"name": "x", "value": "y"}] * 26}]}, f"embeds.0.fields: {TOO_LONG}"),
    (
        {"embeds": [{"fields": [{"name": "", "value": "y"}]}]},
        f"embeds.0.fields.0.name: {BAD_LENGTH}",
    ),
    ({"embeds": [{"image": {"url": "attachment://a"}}]}, NO_IMAGE),
    (legacy(text()), f"components.0.type: {WRONG_TYPE}"),
    (legacy(*[row(button(str(n))) for n in range(6)]), f"components: {TOO_LONG}"),
    (legacy(row(*[button(str(n)) for n in range(6)])), f"components.0.components: {BAD_LENGTH}"),
    (legacy(row()), f"components.0.components: {BAD_LENGTH}"),
    (legacy(row(button(), select())), "components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    (legacy(row(button(label="x" * 81))), f"{INNER}.label: {TOO_LONG}"),
    (legacy(row(button(label=""))), f"{INNER}.label: BASE_TYPE_REQUIRED"),
    (legacy(row(button("x" * 101))), f"{INNER}.custom_id: {BAD_LENGTH}"),
    (legacy(row(button(""))), f"{INNER}.custom_id: {BAD_LENGTH}"),
    (legacy(*[row(button())] * 2), DUPLICATED),
    (legacy(row(button(style=9))), f"{INNER}.style: {CHOICES}"),
    (legacy(row(button(emoji={"name": ":x:"}))), f"{INNER}.emoji.name: COMPONENT_INVALID_EMOJI"),
    (legacy(row(button(emoji={"id": "99"}))), f"{INNER}.emoji.id: COMPONENT_INVALID_EMOJI"),
    (legacy(row(BROKEN_LINK)), f"{INNER}.url: {SCHEME}"),
    (legacy(row(select(26))), f"{INNER}.options: {BAD_LENGTH}"),
    (legacy(row(select(0))), f"{INNER}.options: {BAD_LENGTH}"),
    (legacy(row(select(placeholder="x" * 151))), f"{INNER}.placeholder: {TOO_LONG}"),
    (legacy(row(select(max_values=3))), f"{INNER}.max_values: {BAD_LENGTH}"),
    (legacy(row(select(min_values=26))), f"{INNER}.min_values: NUMBER_TYPE_MAX"),
    (
        legacy(row(select(options=[{"label": "x" * 101, "value": "v"}]))),
        f"{INNER}.options.0.label: {BAD_LENGTH}",
    ),
    (
        legacy(row(select(options=[{"label": "a", "value": "v"}] * 2))),
        f"{INNER}.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (v2(text(), content="x"), f"content: {LEGACY}"),
    (v2(text(), embeds=[{"title": "x"}]), f"embeds: {LEGACY}"),
    (v2(*[text()] * 41), f"components: {TOO_LONG}"),
    (v2({"type": 17, "components": [text()] * 40}), f"components: {TOO_LONG}"),
    (v2(text(4000), text()), "components: COMPONENT_MAX_TOTAL_TEXT_DISPLAY_CONTENT_LENGTH"),
    (v2(text(0)), f"components.0.content: {BAD_LENGTH}"),
    (v2(SECTION | {"components": [text()] * 4}), f"components.0.components: {BAD_LENGTH}"),
    (v2({"type": 9, "components": [text()]}), f"components.0.accessory.type: {WRONG_TYPE}"),
    (v2({"type": 17, "components": []}), f"components.0.components: {BAD_LENGTH}"),
    (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        f"components.0.components.0.type: {WRONG_TYPE}",
    ),
    (
        v2({"type": 17, "components": [text()], "accent_color": 0x1000000}),
        "components.0.accent_color: NUMBER_TYPE_MAX",
    ),
    (v2(gallery(items=11)), f"components.0.items: {BAD_LENGTH}"),
    (v2(gallery(items=0)), f"components.0.items: {BAD_LENGTH}"),
    (v2(gallery(description="x" * 1025)), f"components.0.items.0.description: {BAD_LENGTH}"),
    (v2(gallery("attachment://no.png")), f"components.0.items.0.media.url: {UNKNOWN_FILE}"),
    (v2({"type": 13, "file": {"url": "https://a.org/b"}}), f"components.0.file.url: {SCHEME}"),
    (v2({"type": 14, "spacing": 3}), f"components.0.spacing: {CHOICES}"),
    (v2(text() | {"id": 7}, text() | {"id": 7}), "components.1.id: COMPONENT_ID_DUPLICATED"),
    (v2({"type": 4, "custom_id": "x"}), f"components.0.type: {WRONG_TYPE}"),
    (
        {"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]},
        f"attachments.0.description: {TOO_LONG}",
    ),
    (allow_mentions(parse=["users", "friends"]), f"allowed_mentions.parse.1: {CHOICES}"),
    (allow_mentions(parse=["users", "users"]), f"allowed_mentions.parse.1: {TWICE}"),
    (allow_mentions(parse=["users"], users=["1"]), f"allowed_mentions: {EXCLUSIVE}"),
    (allow_mentions(parse=["roles"], roles=["1"]), f"allowed_mentions: {EXCLUSIVE}"),
    (allow_mentions(users=[str(n) for n in range(101)]), f"allowed_mentions.users: {TOO_LONG}"),
    (allow_mentions(roles=[str(n) for n in range(101)]), f"allowed_mentions.roles: {TOO_LONG}"),
    (allow_mentions(users=["Ada"]), "allowed_mentions.users.0: NUMBER_TYPE_COERCE"),
    (allow_mentions(users=["1", "1"]), f"allowed_mentions.users.1: {TWICE}"),
    (people("role"), f"{DEFAULTS}.0.type: {CHOICES}"),
    (people("user", "user"), f"{DEFAULTS}: {BAD_LENGTH}"),
    (people("user", min_values=2, max_values=3), f"{DEFAULTS}: {BAD_LENGTH}"),
    (people("user", "user", ids=["1", "1"], max_values=2), f"{DEFAULTS}.1.id: {TWICE}"),
    (people("user", ids=["Ada"]), f"{DEFAULTS}.0.id: NUMBER_TYPE_COERCE"),
    ({"content": "x", "attachments": [{"id": "3"}]}, "attachments.0.id: ATTACHMENT_NOT_FOUND"),
    ({"content": "x", "message_reference": {"message_id": "5"}}, NO_REPLY),
]


@pytest.mark.parametrize(("body", "place"), REFUSED, ids=[place for _, place in REFUSED])
async def test_messages(api: Api, body: JSON, place: str) -> None:
    status, answer = await api.post(body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    assert place in places(answer["errors"])


ACCEPTED: list[JSON] = [
    {"content": "x" * limits.CONTENT_LENGTH},
    {"embeds": [{"description": "x" * 3000}] * 2},
    legacy(*[row(*[button(f"{r}-{n}") for n in range(5)]) for r in range(5)]),
    legacy(row(select(25, max_values=25, placeholder="x" * 150))),
    v2(*[text(100)] * 40),
    v2({"type": 17, "components": [text()] * 39}),
    v2(SECTION, {"type": 14, "spacing": 2, "divider": False}, gallery(items=10)),
    {"content": "x", "components": [row(button(label=None, emoji={"name": "🎲"}))]},
    allow_mentions(parse=["users"], users=[], roles=[str(n) for n in range(100)]),
    allow_mentions(parse=["everyone", "roles"], users=["1"], replied_user=True),
    people("user", "user", max_values=2),
    people("user", "role", type=7, max_values=2),
]


@pytest.mark.parametrize("body", ACCEPTED, ids=range(len(ACCEPTED)))
async def test_messages_just_within(api: Api, body: JSON) -> None:
    status, _ = await api.post(body)
    assert status == 200


EMPTY = ({}, {"content": "  "}, {"flags": V2}, {"flags": V2, "components": []})


@pytest.mark.parametrize("body", EMPTY)
async def test_empty_messages(api: Api, body: JSON) -> None:
    status, answer = await api.post(body)
    assert (status, answer["code"]) == (400, 50006)


async def test_a_v2_message_stays_v2(api: Api) -> None:
    _, message = await api.post(v2(text()))
    path = f"/channels/{api.channel}/messages/{message['id']}"
    status, answer = await api.call("PATCH", path, {"content": "plain again", "flags": 0})
    assert (status, answer["code"]) == (400, 50035)
    _, plain = await api.post({"content": "plain"})
    path = f"/channels/{api.channel}/messages/{plain['id']}"
    status, turned = await api.call("PATCH", path, v2(text(3), content=None))
    assert (status, turned["content"], turned["flags"]) == (200, "", V2)


def chat(name: str = "x", **more: Any) -> JSON:
    return {"name": name, "description": "Something", **more}


def option(name: str = "x", kind: int = 3, **more: Any) -> JSON:
    return {"type": kind, "name": name, "description": "Something", **more}


MANY_CHOICES = [{"name": str(n), "value": str(n)} for n in range(26)]
LONG_CHOICE = [{"name": "x" * 101, "value": "v"}]
LONG_OPTIONS = [option(f"o{m}", description="x" * 100) for m in range(10)]


COMMANDS: list[tuple[JSON, str]] = [
    (chat("x" * 33), f"name: {BAD_LENGTH}"),
    (chat("Upper"), "name: APPLICATION_COMMAND_INVALID_NAME"),
    (chat("two words"), "name: APPLICATION_COMMAND_INVALID_NAME"),
    (chat(description="x" * 101), f"description: {BAD_LENGTH}"),
    (chat(description=""), f"description: {BAD_LENGTH}"),
    (chat(options=[option(f"o{n}") for n in range(26)]), f"options: {TOO_LONG}"),
    (chat(options=[option(), option()]), "options: APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
    (
        chat(options=[option("a"), option("b", required=True)]),
        "options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (chat(options=[option(), option("b", 1)]), "options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    (chat(options=[option(choices=MANY_CHOICES)]), f"options.0.choices: {TOO_LONG}"),
    (chat(options=[option(choices=LONG_CHOICE)]), f"options.0.choices.0.name: {BAD_LENGTH}"),
    (chat(options=[option("g", 2, options=[option("h", 2)])]), NESTED),
    (
        chat(options=[option(f"s{n}", 1, options=LONG_OPTIONS) for n in range(9)]),
        ": APPLICATION_COMMAND_TOO_LARGE",
    ),
]


@pytest.mark.parametrize(("body", "place"), COMMANDS, ids=[place for _, place in COMMANDS])
async def test_commands(api: Api, body: JSON, place: str) -> None:
    status, answer = await api.call("POST", f"/applications/{api.app}/commands", body)
    assert (status, answer["code"]) == (400, 50035)
    assert place in places(answer["errors"])


async def test_number_of_commands(api: Api) -> None:
    path = f"/applications/{api.app}/commands"
    commands = [chat(f"c{n}") for n in range(limits.CHAT_COMMANDS)]
    assert (await api.call("PUT", path, commands))[0] == 200
    status, answer = await api.call("PUT", path, [*commands, chat("more")])
    assert (status, answer["code"]) == (400, 30032)
    assert (await api.call("POST", path, chat("more")))[1]["code"] == 30032
    status, answer = await api.call("PUT", path, [chat(), chat()])
    assert places(answer["errors"]) == {": APPLICATION_COMMANDS_DUPLICATE_NAME"}


async def test_unknown_and_unauthorized(api: Api) -> None:
    expected = {"message": "404: Not Found", "code": 0}
    assert await api.call("GET", "/no/such/thing") == (404, expected)
    assert await api.call("PUT", f"/channels/{api.channel}") == (404, expected)
    assert (await api.call("GET", "/channels/1"))[1]["code"] == 10003
    assert (await api.call("GET", f"/channels/{api.channel}/messages/1"))[1]["code"] == 10008
    api.sandbox.token = "other"
    expected = {"message": "401: Unauthorized", "code": 0}
    assert await api.call("GET", "/users/@me") == (401, expected)


async def test_broken_json(api: Api) -> None:
    headers = {"Authorization": f"Bot {api.sandbox.token}", "Content-Type": "application/json"}
    url = f"{api.sandbox.api_url}/channels/{api.channel}/messages"
    async with api.session.post(url, data=b"{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
        assert answer.headers["Content-Type"] == "application/json"
