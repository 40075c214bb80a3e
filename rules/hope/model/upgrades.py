"""Upgrades positions that older versions of these rules wrote."""

from typing import Any

from rules.hope.model.decks import SCENES

DECKS_SINCE = 6
"""The version in which a pile and its discards became one deck."""


def upgrade_position(position: dict[str, Any], version: str) -> dict[str, Any]:
    """Convert a position of an older version, as JSON values, to today's form."""
    if int(version) < DECKS_SINCE:
        _convert_to_decks(position)
    return position


def _convert_to_decks(position: dict[str, Any]) -> None:
    """Make decks of the piles and discards of version 5, which kept used Scenes, other discarded
    cards and used Assets each in a list of its own."""
    out, gone = position.pop("out"), position.pop("gone")
    decks = position["decks"]
    for terrain, pile in decks.items():
        lost = [card for card in out if SCENES[card].terrain == terrain]
        decks[terrain] = {"pile": pile, "discards": lost}
    for kind in ("personalities", "traits", "relationships"):
        lost = [card for card in gone if card[0] == kind[0]]
        position[kind] = {"pile": position[kind], "discards": lost}
    position["assets"] = {"pile": position["assets"], "discards": position.pop("asset_discard")}
