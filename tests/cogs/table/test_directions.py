"""Names that are read from right to left leave the words around them in their order."""

import re

from tests.cogs.play import Camp, seen

SARA, LAYLA = "שרה", "ليلى"
APART = re.compile("\u2068([^\u2068\u2069]*)\u2069")


async def test_a_card_and_the_log_set_such_names_apart(camp: Camp) -> None:
    """Sara and Layla, whose names say how they would be turned, play Survive!"""
    sara, layla = (camp.add_member(name) for name in (f"\u202e{SARA}\u2069", f"{LAYLA}\u2068"))
    await sara.slash(camp.channel, "game open", game="survive")
    await layla.click(camp.card(), label="Join")
    await sara.click(camp.card(), label="Start")
    await camp.act(sara, "Red")
    await camp.act(layla, "Blue")
    shown = f"{seen(camp.card_in_play())}\n{await camp.read_log()}"
    for line in ("{} plays Red.", "{} plays Blue."):
        name = SARA if "Red" in line else LAYLA
        assert line.format(f"\u2068{name}\u2069") in shown
    assert {SARA, LAYLA} <= set(APART.findall(shown))
    assert not re.search("[\u2066-\u2069\u202a-\u202e]", APART.sub("", shown)), "in pairs"
