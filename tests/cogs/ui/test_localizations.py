"""Commands have the names and descriptions of every language that there is a catalog of."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.registry import UNGROUPED_COMMANDS, make_command_groups
from cogs.ui.localizations import CatalogTranslator
from cogs.words import Message
from rules import GAMES
from tables.wording.bots import describe_strength

FINNISH = """
commands-me = Omat asiasi.
    .name = omat
option-log-page = Mikä sivu
    .name = sivu
way-dm = yksityisviestillä
"""
"""A language that no catalog has yet."""
OURS = {key for key, game in GAMES.items() if type(game).__module__.startswith("rules.")}
SAME = {"hand", "nest"}
"""Moves that have the same name in German."""


async def list_payloads(*languages: str) -> list[dict[str, Any]]:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.default()))
    translator = CatalogTranslator({*languages})
    return [
        await each.get_translated_payload(tree, translator)
        for each in (*make_command_groups(), *UNGROUPED_COMMANDS)
    ]


def walk(entries: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for each in entries:
        yield each
        yield from walk(each.get("options") or [])
        yield from each.get("choices") or []


async def test_a_translation_names_and_describes_commands_and_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = (Message.catalogs / "en.ftl").read_text(encoding="utf-8")
    for language, text in (("en", english), ("fi", FINNISH)):
        (tmp_path / f"{language}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(Message, "catalogs", tmp_path)
    found = {
        each["name"]: (each["name_localizations"], each.get("description_localizations"))
        for each in walk(await list_payloads("fi"))
        if each.get("name_localizations") or each.get("description_localizations")
    }
    assert found == {
        "me": ({"fi": "omat"}, {"fi": "Omat asiasi."}),
        "page": ({"fi": "sivu"}, {"fi": "Mikä sivu"}),
        "by direct message": ({"fi": "yksityisviestillä"}, None),
    }


async def test_a_composed_choice_is_translated() -> None:
    (name,) = {
        each["name_localizations"]["de"]
        for each in walk(await list_payloads("de"))
        if each.get("value") == "strong" and each["name"].startswith("Strong: ")
    }
    assert name == describe_strength("strong").render("de")


async def test_english_alone_needs_no_translations() -> None:
    for each in walk(await list_payloads("en")):
        assert not each.get("name_localizations")
        assert not each.get("description_localizations")


async def test_every_description_can_be_translated() -> None:
    payloads = [each for each in await list_payloads("de") if each["name"] not in {*GAMES} - OURS]
    described = [each for each in walk(payloads) if "description" in each]
    assert len(described) > 200
    assert [each["name"] for each in described if not each["description_localizations"]] == []


def test_a_user_gets_their_dialect_or_the_common_language() -> None:
    translator = CatalogTranslator({"pt-BR", "es"})
    locales = [discord.Locale(code) for code in ("pt-BR", "es-ES", "fr")]
    assert [translator.find_language(each) for each in locales] == ["pt-BR", "es", None]


async def test_game_commands_have_german_names() -> None:
    groups = [each for each in await list_payloads("de") if each["name"] in OURS]
    moves = [option for group in groups for option in group["options"]]
    assert len(groups) == len(OURS)
    assert {each["name"] for each in moves if not each["name_localizations"]} == SAME
