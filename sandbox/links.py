"""Links to files: signed, and good for a day, as on Discord's CDN. What it says of a message always
carries fresh ones."""

import hashlib
import hmac
from collections.abc import Mapping

from sandbox import limits
from sandbox.world import World

FILES = ("/attachments/", "/ephemeral-attachments/")
STEP = 3600.0
"""A file keeps its link for so long, so that nobody fetches it anew at each change of a message."""


def signed(world: World, path: str) -> str:
    """An absolute link to a file, with `ex` (until when), `is` (since when) and `hm` (proof)."""
    since = int(world.clock.now() // STEP * STEP)
    until = since + int(limits.ATTACHMENT_URL_SECONDS)
    proof = _proof(world, path, f"{until:x}", f"{since:x}")
    return f"{world.address}{path}?ex={until:x}&is={since:x}&hm={proof}&"


def holds(world: World, path: str, query: Mapping[str, str]) -> bool:
    """Whether a link with this query still opens the file at this path."""
    until, since, proof = (query.get(key, "") for key in ("ex", "is", "hm"))
    if not hmac.compare_digest(proof, _proof(world, path, until, since)):
        return False
    return world.clock.now() < int(until, 16)


def kept(address: str, url: str) -> str | None:
    """A link to what is served at this address as it is kept: without the address, which changes
    from start to start, and a file's without its signature. None for any other."""
    if not address or not url.startswith(f"{address}/"):
        return None
    path = url.removeprefix(address)
    return path.partition("?")[0] if path.startswith(FILES) else path


def shown(world: World, url: str) -> str:
    """A kept link as it is told: a file's is signed."""
    if url.startswith(FILES):
        return signed(world, url)
    return world.address + url if url.startswith("/") else url


def _proof(world: World, path: str, until: str, since: str) -> str:
    # no secret: whoever reaches this server may see all of it, and a kept world's links last
    key = world.bot_id.encode()
    return hmac.new(key, f"{path} {until} {since}".encode(), hashlib.sha256).hexdigest()
