"""The verifier agrees with the rules about every table, and finds every way of cheating."""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator
from copy import deepcopy
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, expect

from documents import templates, verifier
from rules import GAMES
from rules.engine.languages import speak
from tables.actions import dice_words
from tests.browser.axe import find_violations
from tests.browser.conftest import OpenPage, shared
from tests.browser.verifier.cheats import CHEATS, Cheat, NotHere
from tests.browser.verifier.exports import exports
from tests.packs import KEYS, read_sample

DOCS = Path(__file__).parents[3] / "docs"
QUICK, SHORT = 24, 40
"""How many tables, of how many answers at most."""
MANY = 1000
AGAINST_EACH = 3
"""Exports in which each way of cheating is tried."""

CHECKED = """texts => texts.map(text => {
    const {good, checks} = verify(text);
    return {good, found: checks.flatMap(check => check.found)};
})"""


NOTE = "text => verify(text).checks.find(check => check.id === 'answers').note"


@pytest.fixture(scope="module")
def honest() -> list[tuple[str, bytes]]:
    """The content of some exports, each with its name."""
    return [(name, file.encode_json()) for name, file in exports("quick", QUICK, SHORT)]


@shared
async def page(open_page: OpenPage, tmp_path: Path) -> Page:
    """The verifier as `/table verify` gives it, opened from a file as people do."""
    given = tmp_path / verifier.FILE_NAME
    given.write_bytes(verifier.make_verifier_page())
    return await open_page(given.as_uri(), width=390, height=844)


async def check_files(page: Page, texts: Iterable[str]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await page.evaluate(CHECKED, list(texts))
    return found


async def test_the_verifiers_script_writes_translated_plurals(
    open_page: OpenPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "words"
    words.mkdir()
    english = (Path(templates.__file__).parent / "words" / "en.ftl").read_text(encoding="utf-8")
    (words / "en.ftl").write_text(english, encoding="utf-8")
    forms = "[one] krok\n [few] { $count } kroki\n *[many] { $count } kroków\n"
    steps = f"note-steps = {{ $count ->\n {forms} }}\n"
    (words / "pl.ftl").write_text(steps, encoding="utf-8")
    monkeypatch.setattr(templates.Message, "catalogs", words)
    monkeypatch.setattr(verifier, "_load_template", verifier._load_template.__wrapped__)
    given = tmp_path / verifier.FILE_NAME
    with speak("pl"):
        given.write_bytes(verifier.make_verifier_page())
    page = await open_page(given.as_uri(), width=390, height=844)
    said = await page.evaluate("[1, 3, 5].map(count => writeText('note-steps', { count }))")
    assert said == ["krok", "3 kroki", "5 kroków"]
    assert await page.evaluate("writeText('check-file')") == "The file", (
        "what is missing is English"
    )


async def test_axe_finds_no_fault(page: Page) -> None:
    assert not await find_violations(page)


async def test_the_verifier_agrees_with_the_rules_on_random_tables(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    results = await check_files(page, [content.decode() for _, content in honest])
    wrong = [(n, r["found"]) for (n, _), r in zip(honest, results, strict=True) if not r["good"]]
    assert not wrong
    files = [json.loads(content) for _, content in honest]
    assert {file["game"] for file in files} == set(GAMES)
    assert all(file["draws"]["made"] for file in files if len(file["journal"]) == SHORT)
    for part in ("undos", "told"):
        assert sum(bool(file["draws"][part]) for file in files) > 10
    assert sum("dice" in file for file in files) > 10


@pytest.mark.soak
async def test_the_verifier_agrees_with_the_rules_on_a_thousand_tables(page: Page) -> None:
    drawn = 0
    tables = exports("many", MANY, 150)
    while some := list(islice(tables, 25)):
        results = await check_files(page, [file.encode_json().decode() for _, file in some])
        for (name, file), result in zip(some, results, strict=True):
            assert result["good"], (name, result["found"])
            assert file.draws is not None
            drawn += sum(len(row[4]) for row in file.draws.made)
    print(f"{MANY} tables, {drawn} numbers drawn: all agree.")


async def test_the_verifier_finds_and_names_each_way_of_cheating(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    """In one page, for each costs the browser more than the verifier takes."""
    assert len({cheat.name for cheat in CHEATS}) == len(CHEATS) >= 20
    missed = []
    for cheat in CHEATS:
        cheated = list(_apply_cheat(honest, cheat))
        if not cheated:
            missed.append(f"{cheat.name}: no export has anything to cheat with in this way")
        results = await check_files(page, [text for _, text in cheated])
        for (name, _), result in zip(cheated, results, strict=True):
            if not any(cheat.words in said for said in result["found"]):
                missed.append(f"{cheat.name}, {name}: {result['found'][:5]}")
    assert not missed, "\n".join(missed)


def _apply_cheat(honest: list[tuple[str, bytes]], cheat: Cheat) -> Iterator[tuple[str, str]]:
    left = AGAINST_EACH
    for name, content in honest:
        file = json.loads(content)
        before = deepcopy(file)
        try:
            cheat.change(file)
        except (NotHere, ValueError, IndexError):
            continue
        assert file != before
        yield name, json.dumps(file)
        left -= 1
        if not left:
            return


async def test_the_verifier_names_the_packs_in_play(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    """By their digests, as /table verify does."""
    packs = [read_sample(key) for key in KEYS]
    file = json.loads(honest[0][1]) | {"packs": [pack.text for pack in packs]}
    note = await page.evaluate(NOTE, json.dumps(file))
    assert all(pack.digest in note for pack in packs)
    assert "pack" not in await page.evaluate(NOTE, honest[0][1].decode())
    file["packs"] = [7]
    (result,) = await check_files(page, [json.dumps(file)])
    assert "damaged" in result["found"][0]


async def test_the_verifier_computes_the_documented_vector(page: Page) -> None:
    text = (DOCS / "verifying.md").read_text(encoding="utf-8")
    found = await page.evaluate("""() => {
        const seal = sealOf("ember");
        const marks = ["moth", "", "a grey owl"].map(word => word && sha256(`${seal}/${word}`));
        const seed = mixedSeed("ember", 7, 1772366400000, marks);
        const stream = new Stream(`${seed}/1/0`);
        const words = [0, 1, 2, 3, 4, 5, 6, 7].map(n => stream.word(n)).join(" ");
        const journal = [
            {kind: "answer", seat: 0, prompt: "1", answer: ["gather"]},
            {kind: "answer", seat: 1, prompt: "2", answer: "Öl"},
            {kind: "lapse", seat: 0, prompt: "3", answer: 4},
            {kind: "undo", seat: 1, prompt: ""}];
        const dice = [0, 1, 2].map(at => stream.draw(at, 6, 1).got[0]);
        const shuffle = stream.draw(3, 5, 5).got;
        const save = sealOf("ember", '{"logs":3}');
        const texts = [seal, marks[0], marks[2], seed, words, recordOf(journal), save];
        return {texts, dice, shuffle};
    }""")
    assert all(each in text for each in found["texts"])
    assert (found["dice"], found["shuffle"]) == ([1, 2, 4], [3, 2, 1, 0, 0])


async def test_a_file_that_is_not_an_export_is_refused_in_words(page: Page) -> None:
    texts = ["", "{}", "[1]", "null", '{"emberkeep": 2, "log": []}', '{"emberkeep": 3}']
    said = [result["found"] for result in await check_files(page, texts)]
    assert [len(found) for found in said] == [1] * 6
    assert all("Emberkeep did not export this file" in found[0] for found in said[:4])
    assert "only the log of a game that went on" in said[4][0]
    assert "A newer Emberkeep made this file" in said[5][0]


async def test_a_damaged_export_is_reported_without_a_crash(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    """Every part of a file in turn is something else."""
    file = json.loads(honest[0][1])
    texts = []
    for target in (file, file["draws"], file.get("dice", {})):
        for key, value in list(target.items()):
            for other in (None, [], "x", [[None]], {"a": 1}):
                target[key] = other
                texts.append(json.dumps(file))
            target[key] = value
    results = await check_files(page, texts)
    assert all("good" in result for result in results)
    assert sum(result["good"] for result in results) < len(results) / 2


async def test_a_file_can_be_checked_on_a_phone(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    name, content = honest[0]
    payload: Any = {"name": "table.json", "mimeType": "application/json", "buffer": content}
    await page.get_by_label("The exported table").set_input_files(payload)
    await expect(page.get_by_text("Everything is in order.")).to_be_visible()
    await expect(page.get_by_text("by the rules in version ")).to_be_visible()
    title = GAMES[json.loads(content)["game"]].title
    await expect(page.get_by_text(f"table.json: {title}, opened ")).to_be_visible()
    await expect(page.locator("#result")).to_be_focused()
    await expect(page.locator("#result")).to_have_css("outline-style", "none")
    await page.get_by_text("Every draw (").click()
    await expect(
        page.get_by_text("1. Answer 0").or_(page.get_by_text("1. Answer ")).first
    ).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    file = json.loads(content)
    file["seed_hash"] = "0" * 64
    file["status"] = file["seats"][0]["name"] = "<img src=x onerror=alert(1)>\u202edrab"
    payload["buffer"] = json.dumps(file).encode()
    await page.get_by_label("The exported table").set_input_files(payload)
    await expect(page.get_by_text("Something is wrong.")).to_be_visible()
    await expect(page.get_by_text("✗ Wrong").first).to_be_visible()
    assert await page.locator("#result img").count() == 0
    assert "\u202e" not in await page.locator("#result").inner_text()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_the_page_runs_only_its_own_script_and_needs_no_network() -> None:
    text = verifier.make_verifier_page().decode()
    policy = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
    assert policy is not None

    def listed(kind: str) -> str:
        bodies = re.findall(rf"<{kind}>(.*?)</{kind}>", text, re.DOTALL)
        hashes = [b64encode(sha256(body.encode()).digest()).decode() for body in bodies]
        return " ".join(f"'sha256-{each}'" for each in hashes)

    assert policy[1] == (
        f"default-src 'none'; script-src {listed('script')}; style-src {listed('style')}; "
        "base-uri 'none'; form-action 'none'"
    )
    assert not re.search(r"https?://|\bfetch\(|XMLHttpRequest|\bimport\(|\beval\(|innerHTML", text)
    assert len(text) < 60_000


async def test_the_seal_in_the_channel_exposes_a_fabricated_game(
    page: Page, honest: list[tuple[str, bytes]]
) -> None:
    """The other game is in order by itself; only its seal is not the one that all have seen."""
    (_, mine), (_, other) = honest[:2]
    sealed = json.loads(mine)["seed_hash"]
    line = dice_words.make_seal_event(sealed, 0).text
    payload: Any = {"name": "table.json", "mimeType": "application/json", "buffer": other}
    await page.get_by_label("The exported table").set_input_files(payload)
    await expect(page.get_by_text("Everything is in order.")).to_be_visible()
    seal = page.get_by_label("Copy the seal here that your channel")
    await seal.fill(line)
    await seal.blur()
    await expect(page.get_by_text("not the game that began in your channel")).to_be_visible()
    await expect(page.get_by_text("Something is wrong.")).to_be_visible()
    payload["buffer"] = mine
    await page.get_by_label("The exported table").set_input_files(payload)
    await expect(page.get_by_text("Everything is in order.")).to_be_visible()
    await expect(page.get_by_text("✓ Right The seal in your channel.")).to_be_visible()
    await seal.fill("the dice are sealed")
    await seal.blur()
    await expect(page.get_by_text("You copied no seal")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")


async def test_page_and_documents_say_who_could_collude_over_dice() -> None:
    """Nothing in a file can show it, so it must be said wherever the dice are."""
    for words in (
        verifier.make_verifier_page().decode().partition("What this cannot prove")[2],
        (DOCS / "verifying.md").read_text(encoding="utf-8"),
        (DOCS / "playing.md").read_text(encoding="utf-8"),
    ):
        assert re.search(r"host|runs the bot", words)
        assert re.search(r"together", words), "the host and the last to add a word"
