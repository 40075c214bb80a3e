"""Who wants a database for itself does not share it, and the other way round."""

from __future__ import annotations

import pytest

from storage import InUse, Store


@pytest.mark.parametrize("alone", [True, False])
async def test_the_second_one_does_not_start(address: str, alone: bool) -> None:
    first = await Store.open(address, alone=alone, together=not alone)
    impatient = f"{address}&options=-c%20lock_timeout%3D10ms"
    wanted = "--of" if alone else "let all that share it run with --of"
    with pytest.raises(InUse, match=wanted):
        await Store.open(impatient, alone=not alone, together=alone)
    await first.close()


async def test_those_who_share_it_do(address: str) -> None:
    stores = [await Store.open(address, together=True) for _ in range(2)]
    for store in stores:
        await store.close()
