"""docs/packs.md says what the models say, and the limits that the reader has."""

import re

import pytest

from rules.engine import Table
from rules.kit import packs
from rules.kit.packs import reading, yaml_tree
from tests.drivers import NAMES, bot_play
from tests.packs import KEYS, reference


@pytest.fixture(scope="module")
def written() -> str:
    return reference.make_reference()


def test_the_reference_matches_the_models(written: str) -> None:
    text = reference.FILE.read_text(encoding="utf-8")
    begins, ends = text.index(reference.BEGINS), text.index(reference.ENDS)
    told = text[begins : ends + len(reference.ENDS)]
    assert told == written, "python -m tests.packs.reference"


def test_the_documented_limits_are_the_enforced_ones() -> None:
    before = reference.FILE.read_text(encoding="utf-8").partition(reference.BEGINS)[0]
    told = " ".join(before.split())
    for words in (
        f"Either can have up to {packs.MOST_FILE_BYTES // 1024} KB",
        f"an unpacked ZIP up to {reading.MOST_UNPACKED_BYTES // 1024} KB",
        f"up to {yaml_tree.MOST_DEPTH} deep",
        f"up to {yaml_tree.MOST_NODES:,} values",
        f"up to {yaml_tree.MOST_TEXT_CHARACTERS:,} characters in a text",
        f"Bots play {packs.GAMES_IN_PLAYTEST} games with each pack",
    ):
        assert words in told


def test_the_pages_opening_example_can_be_played() -> None:
    before = reference.FILE.read_text(encoding="utf-8").partition("\n## ")[0]
    (card,) = re.findall(r"```yaml\n(.*?)```", before, re.DOTALL)
    pack = packs.read_pack(card.encode())
    table = Table.open(pack.manifest.game, names=NAMES[:4], seed="page", packs=[pack.text])
    for _ in bot_play(table):
        pass
    assert table.result is not None


def test_the_reference_has_every_field_of_the_templates(written: str) -> None:
    for key in KEYS:
        for line in packs.make_template(key).splitlines():
            field = line.strip().lstrip("- ").partition(":")[0]
            if line.startswith("  ") and field.isidentifier() and field != "id":
                assert f"`{field}`" in written, line
