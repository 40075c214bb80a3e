"""Other web pages are kept out."""

from pathlib import Path

import aiohttp
import pytest

from sandbox import Player, Sandbox

DEEP = [
    "[" * 5000,
    "[" * 5000 + "]" * 5000,
    '{"a":' * 5000 + "1" + "}" * 5000,
    '["\\ud83d",' + "[" * 500 + "]" * 501,
]
"""Nested deeper than anything that is meant; the last with half a character besides."""
EVIL = {"Origin": "http://evil.example"}


PATHS = ("/", "/players", "/play?user=ada", "/gateway", "/api/v10/users/@me")


@pytest.mark.parametrize("path", PATHS)
async def test_foreign_pages_are_refused(sandbox: Sandbox, path: str) -> None:
    token = {"Authorization": f"Bot {sandbox.token}"}
    other_port = {"Origin": "http://127.0.0.1:1"}
    rebound = {"Host": f"evil.example:{sandbox.base_url.rsplit(':', 1)[1]}"}
    async with aiohttp.ClientSession(headers=token) as session:
        for headers in (EVIL, other_port, {"Origin": "null"}, rebound, {"Host": "localhost:1"}):
            async with session.get(sandbox.base_url + path, headers=headers) as answer:
                assert answer.status == 403, headers


async def test_foreign_sockets_are_refused(sandbox: Sandbox) -> None:
    assert sandbox.base_url.startswith("http://127.0.0.1:")  # only loopback listens
    async with aiohttp.ClientSession() as session:
        for path in ("/play?user=ada", "/gateway"):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await session.ws_connect(sandbox.base_url + path, headers=EVIL)
        own = {"Origin": sandbox.base_url}
        async with session.ws_connect(f"{sandbox.base_url}/play?user=ada", headers=own) as ws:
            assert (await ws.receive_json())["t"] == "hello"
        url = f"{sandbox.base_url}/sandbox/faults"
        assert (await session.post(url, json={"fault": "clear"}, headers=EVIL)).status == 403


async def test_the_page_sends_a_content_policy(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "a.js").write_text("1")
    (folder.parent / "secret").write_text("x")
    monkeypatch.setattr("sandbox.server.PAGE_FOLDER", folder)
    async with aiohttp.ClientSession() as session:
        async with session.get(sandbox.base_url) as answer:
            policy = answer.headers["Content-Security-Policy"]
            assert answer.status == 200
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with session.get(f"{sandbox.base_url}/page/a.js") as answer:
            assert (answer.status, await answer.text()) == (200, "1")
        missing = ["/page/none.js", "/page/%2e%2e/secret", "/page/..%2fsecret", "/secret"]
        for path in (*missing, "/page/%00", "/page/a%00.js", f"/page/{'a' * 300}"):
            async with session.get(sandbox.base_url + path) as answer:
                assert answer.status == 404, path


async def test_files_cannot_run_as_our_page(sandbox: Sandbox, ada: Player) -> None:
    said = await ada.send_message(
        "", files={"a.html": b"<script>alert(1)</script>", "b.svg": b"<svg/>"}
    )
    async with aiohttp.ClientSession() as session:
        for attachment in said["attachments"]:
            async with session.get(attachment["url"]) as answer:
                assert answer.headers["Content-Disposition"].startswith("attachment")
                assert "sandbox" in answer.headers["Content-Security-Policy"]


async def test_strangers_cannot_be_played(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        for name in ("nobody", "emberkeep", ""):
            async with session.ws_connect(f"{sandbox.base_url}/play?user={name}") as ws:
                await ws.receive()
                assert ws.close_code == 4004
        async with session.get(f"{sandbox.base_url}/players") as answer:
            players = (await answer.json())["players"]
    assert [player["global_name"] for player in players] == ["Ada", "Ben", "Cleo", "Dov", "Eli"]


async def test_nonsense_gets_an_error(sandbox: Sandbox, ada: Player) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{sandbox.base_url}/play?user=ada") as ws,
    ):
        await ws.receive_json()
        nonsense = ["{", "[]", "3", "{}", '{"a": "fly", "nonce": "1"}', '{"a": "press"}']
        for text in (*nonsense, *DEEP):
            await ws.send_str(text)
            assert (await ws.receive_json())["t"] == "error"


async def test_nonsense_from_bots_gets_an_error(sandbox: Sandbox, ada: Player) -> None:
    token = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    channel = ada.find_channel()["id"]
    async with aiohttp.ClientSession(headers=token) as session:
        for text in ("{", b"\xff", *DEEP):
            url = f"{sandbox.api_url}/channels/{channel}/messages"
            async with session.post(url, data=text) as answer:
                assert (answer.status, (await answer.json())["code"]) == (400, 50109)
            async with session.post(f"{sandbox.base_url}/sandbox/faults", data=text) as answer:
                assert answer.status == 400
        for text in ("{", "[]", *DEEP):
            async with session.ws_connect(sandbox.gateway_url) as ws:
                await ws.receive_json()
                await ws.send_str(text)
                await ws.receive()
                assert ws.close_code == 4002
