"""A pack that has been read and checked, on its way between processes and into storage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.packs import Pack


@dataclass(frozen=True, slots=True)
class CheckedPack:
    """A pack that can be played with. `about`: its manifest, and by kind how many cards it has, as
    JSON values; `text`: its canonical form, from which its `digest` was made."""

    digest: str
    game: str
    about: dict[str, Any]
    text: str

    @classmethod
    def from_pack(cls, pack: Pack) -> CheckedPack:
        """Make it from a pack that the rules have read."""
        about = pack.manifest.model_dump(mode="json") | {"counts": dict(pack.counts)}
        return cls(pack.digest, pack.manifest.game, about, pack.text)
