"""Ledger section 24: what holds after every answer of every game of Survive!. That no count is
below nought holds of every game (tests/kit/laws.py)."""

from collections.abc import Sequence
from random import Random
from typing import Any

from rules.engine import Event, Table
from rules.survive.model.board import SPACES
from rules.survive.model.components import (
    CARDS_EACH,
    COLOURS,
    CRATES,
    CUBES,
    ELEMENTS,
    SIZES,
    TOKENS,
    WORTH,
    YIELDS,
    ZOMBIES,
)
from rules.survive.model.state import GM, State


def options(rnd: Random, seats: int) -> dict[str, Any]:
    """Options for a random game: all there are, and often a short one."""
    chosen: dict[str, Any] = {}
    if rnd.random() < 0.7:
        chosen["last_dawn"] = rnd.choice([20, 20, 25, 40, 70])
    if seats == 1:
        chosen["hunted"] = rnd.random() < 0.5
    return chosen


class Laws:
    """The invariants of one table. Some are about what went before, so it watches the table from
    its opening: `check` after every answer, with the events that came of it."""

    def __init__(self, table: Table[State]) -> None:
        self.table = table
        self.before = _Snap(table.state)
        self.step = table.step
        self.company: dict[int, set[tuple[int, str]]] = {table.step: set()}
        """At the beginning of each step: which Humans share which sheltered space with a Monster
        by their own doing (SV-24.14)."""
        self.told: dict[int, list[Event]] = {table.step: []}
        """What each step has told, kept so that an undo can go back to it."""
        check_position(table)

    def check(self, events: Sequence[Event]) -> None:
        check_position(self.table)
        s = self.table.state
        now = _Snap(s)
        if not any(event.kind == "undo" for event in events):
            _check_since(self.before, now, s, events)
        self.told[self.step].extend(events)
        if self.table.step > self.step:
            self._check_company(s)
        self.step = self.table.step
        self.before = now

    def _check_company(self, s: State) -> None:
        """SV-24.14, when a turn has ended."""
        company = sharing(s)
        for seat, space in company - self.company[self.step]:
            came = any(
                event.kind in ("move", "build")
                and event.data.get("seat") == seat
                and event.data.get("space") == space
                for event in self.told[self.step]
            )
            assert came, f"SV-24.14: seat {seat} and a Monster share {space}"
        self.company[self.table.step] = company
        self.told[self.table.step] = []


class _Snap:
    """What must be remembered of the position before."""

    def __init__(self, s: State) -> None:
        self.phase = s.phase
        self.white = s.white
        self.roles = [player.role for player in s.players]
        self.tokens = s.tokens.copy()
        self.pieces: dict[str, str] = {
            f"seat {seat}": player.space for seat, player in enumerate(s.players) if player.space
        }
        self.pieces |= {f"zombie {zombie}": space for zombie, space in s.zombies.items()}
        if s.vampire:
            self.pieces["vampire"] = s.vampire
        self.crates_out = s.crates_out


def sharing(s: State) -> set[tuple[int, str]]:
    """Humans who share a Village, or a space with their own Defense, with a Monster."""
    return {
        (seat, player.space)
        for seat, player in enumerate(s.players)
        if player.role == "human"
        and s.has_monster_on(player.space)
        and (s.find_village_colour(player.space) is not None or s.has_defense(player.space, seat))
    }


def _check_since(before: _Snap, now: _Snap, s: State, events: Sequence[Event]) -> None:
    """What no answer may change, and what may change in one way only."""
    if before.phase != "colours":
        assert now.white == before.white, "SV-24.3: the White Meteorite moved"
        assert set(before.tokens.items()) <= set(now.tokens.items()), "SV-5.16: a token moved"
        assert now.crates_out >= before.crates_out, "SV-13.2: a Crate came back"
    for seat, (old, new) in enumerate(zip(before.roles, now.roles, strict=True)):
        assert new != "human" or old == "human", f"SV-24.11: seat {seat} is a Human again"
    for piece, space in now.pieces.items():
        if s.tokens.get(space) == "mountain" and before.pieces.get(piece) != space:
            found = space not in before.tokens and any(
                event.kind == "discovery" and event.data["space"] == space for event in events
            )
            assert found, f"SV-24.16: {piece} is on the Mountain {space} without discovering it"
        if space == s.white and before.phase != "colours":
            stood = before.pieces.get(piece) == space
            assert stood, f"SV-24.15: {piece} came to the White Meteorite"


def check_position(table: Table[State]) -> None:
    """What any position must fulfil by itself."""
    s = table.state
    _cards_and_tokens(s)
    _meteorites(s)
    _defenses(s)
    _crates(s)
    _monsters(s)
    _places(s)
    _progress(table)


def _cards_and_tokens(s: State) -> None:
    for element in ELEMENTS:
        held = sum(player.hand[element] for player in s.players)
        assert s.bank[element] + held == CARDS_EACH, f"SV-24.1: {element}"
    for player in s.players:
        assert player.role == "human" or not any(player.hand.values()), "SV-24.1: a Monster's cards"
    laid = list(s.tokens.values())
    assert len(laid) + sum(s.bag.values()) == 48, "SV-24.2: 48 tokens"
    for token, count in TOKENS.items():
        assert laid.count(token) + s.bag[token] == count, f"SV-24.2: {token}"
    bare = [space for space in SPACES if space not in s.tokens]
    assert len(bare) == sum(s.bag.values()) + 1, "SV-24.2: spaces without token"


def _meteorites(s: State) -> None:
    if s.phase == "colours":
        return
    if not s.white:  # called off before the White Meteorite fell
        assert s.phase == "over"
        return
    things = [s.tokens, s.defenses, s.crates, s.coffins.values(), s.zombies.values()]
    assert not any(s.white in lying for lying in things), "SV-24.3: the White Meteorite's space"
    assert s.dark is None or s.dark in SPACES, "SV-24.4: the dark Meteorite's place"
    lying = [s.crates, s.defenses, s.coffins.values()]
    assert not any(s.dark in things for things in lying), "SV-24.4: under the dark Meteorite"


def _defenses(s: State) -> None:
    for player in s.players:
        standing = [there[player.colour] for there in s.defenses.values() if player.colour in there]
        for size in SIZES:
            assert player.cubes[size] + standing.count(size) == CUBES[size], "SV-24.5: cubes"
        if player.role == "human":
            months = sum(WORTH[size] for size in standing) + player.crates
            assert s.count_months(s.players.index(player)) == months >= 0, "SV-24.18: Months"
    humans = {player.colour for player in s.players if player.role == "human"}
    for space, there in s.defenses.items():
        token = s.tokens.get(space, "")
        assert there, f"SV-24.6: an empty row of Defenses at {space}"
        if token in YIELDS:
            assert list(there.values()) == ["basic"], f"SV-24.6: {space}"
        else:
            assert token.startswith("village"), f"SV-24.6: a Defense at {space}, {token}"
        assert set(there) <= humans, "SV-24.7: a Defense without Human"


def _crates(s: State) -> None:
    held = [player.crates for player in s.players]
    parts = [s.crates_left, s.crates_out, *s.crates.values(), *held]
    assert sum(parts) == CRATES, "SV-24.8: twelve Crates"
    assert min(parts) >= 0, "SV-24.8: Crates"
    assert 0 not in s.crates.values(), "SV-24.8: no Crate lies there"
    for player in s.players:
        assert player.role == "human" or not player.crates, "SV-24.8: a Monster's Crates"
    pieces = {player.space for player in s.players} | {*s.zombies.values(), s.vampire}
    for space in s.crates:
        token = s.tokens.get(space, "")
        barred = token in ("mountain", "city", "graveyard") or token.startswith("village")
        assert not barred, f"SV-24.17: a Crate on {token}"
        assert space not in s.defenses, f"SV-24.17: a Crate under a Defense at {space}"
        assert space not in pieces, f"SV-24.17: a Crate under a piece at {space}"


def _monsters(s: State) -> None:
    roles = [player.role for player in s.players]
    zombies, vampires = roles.count("zombie") + s.hunted, roles.count("vampire")
    assert 0 <= s.drops <= 9, "SV-24.9: Blood Drops"
    assert s.vampire or not s.drops, "SV-24.9: Drops without Vampire"
    assert set(s.zombies) <= set(ZOMBIES), "SV-24.10: Zombies"
    assert set(s.coffins) <= set(COLOURS), "SV-24.10: Coffins"
    assert zombies or not s.zombies, "SV-24.10: Zombies without player"
    assert vampires or not (s.coffins or s.vampire), "SV-24.10: a Vampire without player"
    assert zombies <= 1, "SV-24.11: Zombie players"
    assert vampires <= 1, "SV-24.11: Vampire players"
    assert roles.count("human") >= s.seats - 2, "SV-24.11: Humans"
    explored = s.tokens.values()
    # Before the White Meteorite falls, Hunted has its Zombie player and no board yet.
    assert not zombies or "city" in explored or not s.white, "SV-24.12: no Zombie City"
    assert not vampires or "graveyard" in explored, "SV-24.12: no Graveyard"
    if s.vampire is None:
        assert len(s.coffins) == len(s.saved_colours()), "SV-24.13: a loose Coffin without Vampire"


def _places(s: State) -> None:
    if s.phase == "colours" or not s.white:
        return
    humans = [player.space for player in s.players if player.role == "human"]
    assert all(space in SPACES for space in humans), "SV-24.15: a Human is nowhere"
    assert all(not p.space for p in s.players if p.role != "human"), "SV-16.3: an avatar remains"
    lairs = ("city", "graveyard")
    for space in humans:
        assert s.tokens.get(space) not in lairs, f"SV-24.15: a Human on {space}"
        assert space in s.tokens or space == s.white, f"SV-24.15: a Human on unexplored {space}"
    for space in s.zombies.values():
        assert s.tokens.get(space, "graveyard") != "graveyard", f"SV-24.15: a Zombie on {space}"
    if s.vampire:
        assert s.tokens.get(s.vampire, "city") != "city", f"SV-24.15: the Vampire on {s.vampire}"


def _progress(table: Table[State]) -> None:
    s = table.state
    assert s.round <= s.last_dawn, "SV-24.20: play goes on after the last dawn"
    assert (s.phase == "over") == (table.result is not None), "SV-24.20: over or not"
    assert s.turn in (*range(s.seats), *([GM] if s.hunted else [])), "SV-24.20: whose turn"
