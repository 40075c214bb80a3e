"""Signs links to files, which are valid for a day, as on Discord's CDN. The JSON of a message
always has fresh links."""

import hashlib
import hmac
from collections.abc import Mapping

from sandbox import limits
from sandbox.world import World

FILE_PREFIXES = ("/attachments/", "/ephemeral-attachments/")
SECONDS_OF_LINK = 3600.0
"""For how many seconds a file keeps its link, so that pages need not load it again all the time."""


def sign_link(world: World, path: str) -> str:
    """Make an absolute link to a file, with `ex` (end), `is` (start) and `hm` (signature)."""
    since = int(world.clock.now() // SECONDS_OF_LINK * SECONDS_OF_LINK)
    until = since + int(limits.ATTACHMENT_URL_SECONDS)
    proof = _make_signature(world, path, f"{until:x}", f"{since:x}")
    return f"{world.address}{path}?ex={until:x}&is={since:x}&hm={proof}&"


def is_valid(world: World, path: str, query: Mapping[str, str]) -> bool:
    """Whether a link with this query is valid now for the file at this path."""
    until, since, proof = (query.get(key, "") for key in ("ex", "is", "hm"))
    if not hmac.compare_digest(proof, _make_signature(world, path, until, since)):
        return False
    return world.clock.now() < int(until, 16)


def strip_link(address: str, url: str) -> str | None:
    """Remove from a link this server's address, which changes at each start, and a file's
    signature. Return None for a link to another address."""
    if not address or not url.startswith(f"{address}/"):
        return None
    path = url.removeprefix(address)
    return path.partition("?")[0] if path.startswith(FILE_PREFIXES) else path


def make_full_link(world: World, url: str) -> str:
    """Make a full link of a kept one: add the address, and sign it if it is a file's."""
    if url.startswith(FILE_PREFIXES):
        return sign_link(world, url)
    return world.address + url if url.startswith("/") else url


def _make_signature(world: World, path: str, until: str, since: str) -> str:
    # not secret, as anyone who reaches this server may see all, but the same after a restart
    key = world.bot_id.encode()
    return hmac.new(key, f"{path} {until} {since}".encode(), hashlib.sha256).hexdigest()
