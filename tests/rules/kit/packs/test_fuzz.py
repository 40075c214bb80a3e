"""Whatever the bytes, a pack comes of them or a refusal, and soon."""

import re
from time import process_time
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.kit import packs
from rules.kit.packs import LARGEST, Pack, PackError
from tests.packs import HERE, KEYS
from tests.rules.kit.packs.files import MANIFEST, raw, written, zipped

SAMPLES = [(HERE / f"{key}.yaml").read_bytes() for key in KEYS]
ZIPPED = [zipped({"pack.yaml": data}) for data in SAMPLES]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=12), inside, max_size=4)
    ),
    max_leaves=20,
)


def outcome(data: bytes) -> Pack | PackError:
    """What comes of bytes; anything else is raised."""
    try:
        return packs.read_pack(data)
    except PackError as refused:
        assert 0 < len(str(refused)) < 2_000
        assert not re.search(r"[@<|*][\w@&#|*]|\n", str(refused)), "it can be shown as it is"
        return refused


@given(st.binary(max_size=400))
@example(b"PK\x03\x04")
@example(b"PK\x05\x06" + b"\0" * 18)
@example(b"\xef\xbb\xbf")
@example(b"a: !<x> b")
@example(b"%YAML 9.9\n---\na")
@example(b"{}\na")
def test_any_bytes(data: bytes) -> None:
    assert isinstance(outcome(data), PackError)


@given(st.sampled_from(SAMPLES + ZIPPED), st.data())
def test_a_pack_with_bytes_changed_left_out_and_put_in(data: bytes, drawn: st.DataObject) -> None:
    for _ in range(drawn.draw(st.integers(1, 4))):
        at = drawn.draw(st.integers(0, len(data) - 1))
        upto = at + drawn.draw(st.integers(0, 20))
        data = data[:at] + drawn.draw(st.binary(max_size=20)) + data[upto:]
        data = data or b" "
    outcome(data)


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where every value of a tree stands."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found: list[tuple[Any, ...]] = []
    for key, value in inside:
        found.append((*path, key))
        if isinstance(value, dict | list):
            found += places(value, (*path, key))
    return found


@settings(max_examples=settings.default.max_examples * 2 // 5)
@given(st.sampled_from(KEYS), st.data())
def test_a_card_with_any_value_anywhere(key: str, drawn: st.DataObject) -> None:
    whole = raw(key)
    *path, last = drawn.draw(st.sampled_from(places(whole)))
    at: Any = whole
    for part in path:
        at = at[part]
    at[last] = drawn.draw(values)
    outcome(written(whole))


@settings(max_examples=settings.default.max_examples // 2)
@given(st.dictionaries(st.sampled_from([*MANIFEST, "scenes", "assets"]), values))
def test_any_manifest(whole: dict[str, Any]) -> None:
    outcome(written({**MANIFEST, **whole}))


HEAD = written(MANIFEST) + b"scenes:\n"
LARGE = {
    "opened": b"[" * LARGEST,
    "mapped": b"{a: " * (LARGEST // 4),
    "indented": b"\n".join(b" " * n + b"- a:" for n in range(700)),
    "quoted": b'"' + b"\\x41" * (LARGEST // 4 - 1) + b'"',
    "one word": b"a" * LARGEST,
    "colons": b"a:" * (LARGEST // 2),
    "keys": b"".join(b"k%d: 1\n" % n for n in range(20_000)),
    "same keys": b"k: 1\n" * 50_000,
    "questions": b"? " * (LARGEST // 2),
    "comments": b"#" * LARGEST,
    "folded": b"a: >\n" + b" b\n" * 80_000,
    "directives": b"%TAG ! tag:x,2000:\n" * 10_000,
    "many cards": HEAD + b"".join(b"- id: s%d\n" % n for n in range(9_000)),
    "many faults": HEAD + b"- id: a\n" + b"".join(b"  x%d: 1\n" % n for n in range(9_000)),
    "accents": written({**MANIFEST, "name": "e" + "\u0301" * 900}),
}


@pytest.mark.parametrize("name", LARGE)
def test_no_file_takes_long(name: str) -> None:
    before = process_time()
    assert isinstance(outcome(LARGE[name]), PackError)
    assert process_time() - before < 3
