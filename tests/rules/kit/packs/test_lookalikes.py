"""No card passes for another by letters that look the same."""

import pytest

from rules.kit.packs import lookalikes
from tests.rules.kit.packs.files import dump_yaml, load_sample
from tests.rules.kit.packs.test_reading import find_refusal

CYRILLIC_COCO = "\u0421\u043e\u0441\u043e"


def test_a_card_that_looks_like_another_is_refused() -> None:
    whole = load_sample("hope")
    whole["traits"][0]["name"], whole["traits"][1]["name"] = "Coco", CYRILLIC_COCO
    assert f"name: another card looks like {CYRILLIC_COCO}" in find_refusal(dump_yaml(whole))


@pytest.mark.parametrize(
    ("text", "mixed"),
    [
        ("Plain words", ""),
        ("Ärger mit Öl", ""),
        ("Красная дверь", ""),
        ("東京タワー", ""),
        ("The \u0421oal Road", "\u0421oal"),
        ("p\u03b1in", "p\u03b1in"),
    ],
)
def test_a_word_of_mixed_alphabets_is_found(text: str, mixed: str) -> None:
    assert lookalikes.find_mixed_word(text) == mixed


def test_texts_that_look_alike_have_the_same_skeleton() -> None:
    assert lookalikes.make_skeleton(CYRILLIC_COCO) == lookalikes.make_skeleton("COCO") == "coco"
    assert lookalikes.make_skeleton("Дверь") != lookalikes.make_skeleton("Двор")
