"""Files of packs, written by tests."""

import copy
from functools import cache
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import yaml

from rules.kit import packs
from tests.packs import HERE

Raw = dict[str, Any]
MANIFEST: Raw = {
    "pack": 1,
    "game": "hope",
    "name": "A pack",
    "author": "Ada",
    "language": "en",
    "licence": "CC0 1.0",
    "own_words": True,
    "content_notes": [],
    "version": "1",
}


def load_sample(key: str) -> Raw:
    """The sample of a game as plain values, to be changed."""
    return copy.deepcopy(_sample(key))


@cache
def _sample(key: str) -> Raw:
    found: Raw = yaml.load((HERE / f"{key}.yaml").read_bytes(), yaml.CSafeLoader)
    return found


def dump_yaml(values: Any) -> bytes:
    """As a YAML file, without the aliases that PyYAML likes to write."""

    class Dumper(yaml.CSafeDumper):
        def ignore_aliases(self, data: Any) -> bool:
            return True

    return yaml.dump(values, Dumper=Dumper, sort_keys=False, allow_unicode=True).encode()


def make_zip(files: dict[str, bytes], way: int = ZIP_DEFLATED) -> bytes:
    """A ZIP file of these."""
    made = BytesIO()
    with ZipFile(made, "w", way) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


def change_sample(key: str, path: str, value: Any) -> bytes:
    """The sample with another value at a place: "scenes.0.title"; None takes the field away."""
    whole = load_sample(key)
    at: Any = whole
    *before, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for part in before:
        at = at[part]
    if value is None:
        del at[last]
    else:
        at[last] = value
    return dump_yaml(whole)


def fill_template(key: str) -> bytes:
    """A game's template with somebody's name on it."""
    text = packs.make_template(key)
    return text.replace("The Example Pack", "Nettles").replace("Your name here", "Dana").encode()
