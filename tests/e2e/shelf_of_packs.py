"""Packs that tables may choose: the samples of all games, on the shelf of every server before the
bot comes. That bots try them first is tested elsewhere, and would take minutes here."""

from random import Random

from storage import Shelf, Store
from tables.packs import shelves
from tables.packs.checked import CheckedPack
from tables.packs.outcomes import PlaytestOutcome
from tests.e2e.house import House
from tests.packs import KEYS, read_sample

OFTEN = 0.4
"""How often a table of such a game plays with one."""
UPLOADER = 1


async def shelve_packs(house: House) -> None:
    """Put all packs on every server's shelf, switched on."""
    store = await Store.open(house.ledger.database)
    try:
        for guild in house.sandbox.world.guilds:
            shelf = Shelf(int(guild), UPLOADER)
            for key in KEYS:
                pack = shelves.make_pack_content(CheckedPack.from_pack(read_sample(key)))
                await store.packs.save_shelf_pack(shelf, pack, shelves.MOST_PACKS_ON_SHELF)
                await store.packs.save_pack_report(
                    pack.digest, PlaytestOutcome(fit=True, words="").model_dump()
                )
                await store.packs.switch_shelf_pack(shelf, pack.digest, True)
    finally:
        await store.close()


def choose_pack(key: str, rnd: Random) -> dict[str, str]:
    """What somebody sets who opens a table of that game: its pack, or nothing."""
    if key not in KEYS or rnd.random() >= OFTEN:
        return {}
    return {"packs": read_sample(key).digest}


def tables_with_packs(house: House) -> int:
    """How many tables have begun with one."""
    ((number,),) = house.ledger.query("SELECT COUNT(DISTINCT table_id) FROM table_packs")
    return int(number)
