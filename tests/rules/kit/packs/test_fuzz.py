"""Any bytes lead to a pack or to a refusal, and soon."""

import re
from time import process_time
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.kit import packs
from rules.kit.packs import MOST_FILE_BYTES, Pack, PackError
from tests.packs import HERE, KEYS
from tests.rules.kit.packs.files import MANIFEST, dump_yaml, load_sample, make_zip

SAMPLES = [(HERE / f"{key}.yaml").read_bytes() for key in KEYS]
ZIPPED = [make_zip({"pack.yaml": data}) for data in SAMPLES]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=30),
    lambda inside: (
        st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=12), inside, max_size=4)
    ),
    max_leaves=20,
)


def outcome(data: bytes) -> Pack | PackError:
    """The pack or the refusal that the bytes lead to; anything else is raised."""
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
def test_arbitrary_bytes_are_refused(data: bytes) -> None:
    assert isinstance(outcome(data), PackError)


@given(st.sampled_from(SAMPLES + ZIPPED), st.data())
def test_a_corrupted_pack_is_read_or_refused(data: bytes, drawn: st.DataObject) -> None:
    for _ in range(drawn.draw(st.integers(1, 4))):
        at = drawn.draw(st.integers(0, len(data) - 1))
        upto = at + drawn.draw(st.integers(0, 20))
        data = data[:at] + drawn.draw(st.binary(max_size=20)) + data[upto:]
        data = data or b" "
    outcome(data)


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path to every value of a tree."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing)
    found: list[tuple[Any, ...]] = []
    for key, value in inside:
        found.append((*path, key))
        if isinstance(value, dict | list):
            found += places(value, (*path, key))
    return found


@settings(max_examples=settings.default.max_examples * 2 // 5)
@given(st.sampled_from(KEYS), st.data())
def test_a_card_with_an_arbitrary_value_is_read_or_refused(key: str, drawn: st.DataObject) -> None:
    whole = load_sample(key)
    *path, last = drawn.draw(st.sampled_from(places(whole)))
    at: Any = whole
    for part in path:
        at = at[part]
    at[last] = drawn.draw(values)
    outcome(dump_yaml(whole))


@settings(max_examples=settings.default.max_examples // 2)
@given(st.dictionaries(st.sampled_from([*MANIFEST, "scenes", "assets"]), values))
def test_an_arbitrary_manifest_is_read_or_refused(whole: dict[str, Any]) -> None:
    outcome(dump_yaml({**MANIFEST, **whole}))


HEAD = dump_yaml(MANIFEST) + b"scenes:\n"
LARGE = {
    "opened": b"[" * MOST_FILE_BYTES,
    "mapped": b"{a: " * (MOST_FILE_BYTES // 4),
    "indented": b"\n".join(b" " * n + b"- a:" for n in range(700)),
    "quoted": b'"' + b"\\x41" * (MOST_FILE_BYTES // 4 - 1) + b'"',
    "one word": b"a" * MOST_FILE_BYTES,
    "colons": b"a:" * (MOST_FILE_BYTES // 2),
    "keys": b"".join(b"k%d: 1\n" % n for n in range(20_000)),
    "same keys": b"k: 1\n" * 50_000,
    "questions": b"? " * (MOST_FILE_BYTES // 2),
    "comments": b"#" * MOST_FILE_BYTES,
    "folded": b"a: >\n" + b" b\n" * 80_000,
    "directives": b"%TAG ! tag:x,2000:\n" * 10_000,
    "many cards": HEAD + b"".join(b"- id: s%d\n" % n for n in range(9_000)),
    "many faults": HEAD + b"- id: a\n" + b"".join(b"  x%d: 1\n" % n for n in range(9_000)),
    "accents": dump_yaml({**MANIFEST, "name": "e" + "\u0301" * 900}),
}


@pytest.mark.parametrize("name", LARGE)
def test_a_large_file_is_refused_quickly(name: str) -> None:
    before = process_time()
    assert isinstance(outcome(LARGE[name]), PackError)
    assert process_time() - before < 3
