"""Packs as people write them, and how they are uploaded."""

import signal
from typing import Any

from tests.cogs.play import Camp
from tests.packed_tiny import TinyCards

PLANK = TinyCards.template
LOG = PLANK.replace("Driftwood", "Old logs").replace("plank", "log").replace("[splinters]", "[]")


async def use_pack(camp: Camp, who: Any, command: str, dm: bool = False, **options: Any) -> Any:
    """Somebody uses a command of `/pack`, in the channel or in direct messages."""
    if dm:
        return await who.user.slash(f"pack {command}", **options)
    return await who.slash(camp.channel, f"pack {command}", **options)


async def upload_pack(
    camp: Camp, who: Any, content: str | bytes = PLANK, *, dm: bool = False
) -> Any:
    """Somebody uploads a pack."""
    sent = content.encode() if isinstance(content, str) else content
    return await use_pack(camp, who, "upload", dm, file=("pack.yaml", sent))


async def try_packs(camp: Camp) -> None:
    """The bots have played with all packs."""
    await camp.bot.playtests.run()
    await camp.env.settle()


async def bring_pack(camp: Camp, who: Any, content: str = PLANK, *, dm: bool = False) -> None:
    """Somebody has brought a pack, bots have played with it, and it is on."""
    await upload_pack(camp, who, content, dm=dm)
    await try_packs(camp)
    (name,) = [line[6:] for line in content.splitlines() if line.startswith("name: ")]
    await use_pack(camp, who, "on", dm, pack=name)


def never_end(*_: Any) -> None:
    """A playtest that never ends."""
    signal.pause()
