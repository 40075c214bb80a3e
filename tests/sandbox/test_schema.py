"""The essentials of Discord's published shapes: what every answer of a kind must carry.

The whole schema is held against a recording by hand (`--record`); these lists keep its required
fields from getting lost.
"""

import json
from pathlib import Path
from typing import Any

import aiohttp

from sandbox import Player, Sandbox
from sandbox.models import JSON
from sandbox.player import walk_components
from tests.sandbox.campbot import RunningBot, run_bot

REQUIRED = {
    "user": "id username avatar discriminator public_flags flags global_name primary_guild",
    "message": "type content mentions mention_roles attachments embeds timestamp edited_timestamp "
    "flags components id channel_id author pinned mention_everyone tts",
    "attachment": "id filename size url proxy_url",
    "channel": "id type flags guild_id name position",
    "thread": "id type flags guild_id name owner_id thread_metadata message_count member_count "
    "total_message_sent",
    "direct": "id type flags recipients",
    "member": "avatar banner communication_disabled_until flags joined_at nick pending "
    "premium_since roles user mute deaf",
    "role": "id name permissions position color colors hoist managed mentionable icon "
    "unicode_emoji flags",
    "guild": "id name icon description home_header splash discovery_splash features banner "
    "owner_id application_id region afk_channel_id afk_timeout system_channel_id "
    "system_channel_flags widget_enabled widget_channel_id verification_level roles "
    "default_message_notifications mfa_level explicit_content_filter max_presences max_members "
    "max_stage_video_channel_users max_video_channel_users vanity_url_code premium_tier "
    "premium_subscription_count preferred_locale rules_channel_id safety_alerts_channel_id "
    "public_updates_channel_id premium_progress_bar_enabled nsfw nsfw_level emojis stickers "
    "incidents_data",
    "application": "id name icon description type verify_key flags flags_new redirect_uris "
    "interactions_endpoint_url role_connections_verification_url owner approximate_guild_count "
    "approximate_user_install_count approximate_user_authorization_count "
    "explicit_content_filter team eligible_oauth2_scopes",
    "emoji": "id name roles require_colons managed animated available",
    "command": "id application_id version default_member_permissions type name description",
}
COMPONENTS = {
    1: "components",
    2: "style",
    3: "custom_id min_values max_values options",
    9: "components accessory",
    10: "content",
    12: "items",
    14: "spacing divider",
    17: "accent_color components spoiler",
}


def find_missing(kind: str, answer: JSON) -> set[str]:
    return set(REQUIRED[kind].split()) - answer.keys()


async def test_responses_carry_required_fields(camp: RunningBot, ada: Player) -> None:
    sandbox, bot = camp.sandbox, camp.bot
    channel = camp.text_channel()
    sandbox.faults.grant(str(channel.id), "create_private_threads")
    thread = await channel.create_thread(name="A thread on nothing")
    direct = await ada.open_dm()
    guild = f"/guilds/{channel.guild.id}"
    asked = {
        "/users/@me": "user",
        "/applications/@me": "application",
        guild: "guild",
        f"{guild}/members/{ada.id}": "member",
        f"/channels/{channel.id}": "channel",
        f"/channels/{direct['id']}": "direct",
    }
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def get(path: str) -> Any:
            async with session.get(sandbox.api_url + path) as answer:
                # with a charset discord.py would not read it as JSON
                assert answer.headers["Content-Type"] == "application/json"
                assert int(answer.headers["X-RateLimit-Remaining"]) > 0
                return await answer.json()

        for path, kind in asked.items():
            assert not find_missing(kind, await get(path)), path
        assert not find_missing("thread", await get(f"/channels/{thread.id}"))
        for role in await get(f"{guild}/roles"):
            assert not find_missing("role", role)
        for command in await get(f"/applications/{bot.application_id}/commands"):
            assert not find_missing("command", command)
        await ada.run_command("game open", str(channel.id), game="hope")
        for message in await get(f"/channels/{channel.id}/messages"):
            assert not find_missing("message", message)
            assert not find_missing("user", message["author"])
            for attachment in message["attachments"]:
                assert not find_missing("attachment", attachment)


async def test_components_are_numbered_and_complete(camp: RunningBot, ada: Player) -> None:
    opened = await ada.run_command("game open", game="hope")
    assert opened.message
    components = walk_components(opened.message["components"])
    assert len({component["id"] for component in components}) == len(components)
    for component in components:
        wanted = COMPONENTS[component["type"]].split()
        assert not set(wanted) - component.keys(), component


async def test_responses_to_callbacks_describe_their_messages(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    async with (
        await Sandbox.start(record=file) as sandbox,
        run_bot(sandbox),
        Player.join(sandbox.base_url, "Ada") as ada,
    ):
        opened = await ada.run_command("game open", game="hope")
        shown = await ada.press_button(opened, "Hand")
        await ada.press_button(opened, "Join")
        thought = await ada.run_command("slowly")
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    answers = [line["answer"] for line in lines if line["path"].startswith("/interactions/")]
    posted, hidden, edited, thinking = answers
    for answer, kind, result in ((posted, 4, opened), (hidden, 4, shown), (edited, 7, opened)):
        assert answer["resource"]["type"] == kind
        assert not find_missing("message", answer["resource"]["message"])
        assert answer["resource"]["message"]["id"] == (result.message or {})["id"]
    assert "resource" not in thinking
    told = [answer["interaction"] for answer in (posted, hidden, thinking)]
    assert [one["response_message_ephemeral"] for one in told] == [False, True, False]
    assert [one["response_message_loading"] for one in told] == [False, False, True]
    assert told[2]["response_message_id"] == (thought.message or {})["id"]
