"""The comparison of one engagement: what blocks remove, which attacks are left, and what wounds
they deal (PH-15.12 to PH-15.22). It only works with figures and knows no fight, so that both a
combat and a mutant's Attack! can use it (PH-18.19, PH-18.20)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Literal

from rules.posthuman.effects.models import Cancel, Face
from rules.posthuman.model.terms import MeleeFace, Special

BASE_DICE = 3
"""How many melee dice each side has (PH-15.3)."""
Mark = Literal["critical", "attack", "knockdown", "wound", "effect"]
"""What a die counts as: an attack, perhaps with an extra wound or a knockdown, or a special that is
no attack."""
_HITS: tuple[Mark, ...] = ("critical", "attack", "knockdown")
_WOUNDS: tuple[Mark, ...] = ("critical", "wound")
"""What adds a wound to those that the weapon deals (PH-15.20)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """What one side brings to the comparison."""

    melee: int
    """The melee stat, clamped to 1 to 5: at 5 warriors count (PH-5.11)."""
    wounds: int
    """The wounds of the weapon or the card, with strength and everything else that adds to them."""
    special: Special
    faces: tuple[MeleeFace, ...] = ()
    """The faces of the melee dice, after all changes."""
    defence: tuple[MeleeFace, ...] = ()
    """The faces of the defence dice."""
    void: frozenset[int] = frozenset()
    """Places of dice that a card cancels: melee dice first, then defence dice."""
    is_mutant_player: bool = False
    """Whether this side is a mutant in its Attack!: it has no health to lose, nobody is knocked
    down, as there is no next round, and it blocks as a human does (PH-18.20)."""

    @property
    def dice(self) -> tuple[MeleeFace, ...]:
        """The faces of all dice: melee dice first, then defence dice."""
        return (*self.faces, *self.defence)

    @property
    def blocks(self) -> int:
        """How many dice of the other side this side's blocks remove (PH-15.13)."""
        void = self.void
        return len([n for n, face in enumerate(self.dice) if face == "block" and n not in void])

    def find_mark(self, place: int) -> Mark | None:
        """Find what the die at a place counts as (PH-15.12, PH-15.17). Return None if it counts as
        nothing or is a block."""
        if place in self.void:
            return None
        melee = len(self.faces)
        face = self.faces[place] if place < melee else self.defence[place - melee]
        if face == "special":
            return self.special
        if face == "warrior":
            return "attack" if self.melee >= 5 else None
        return "critical" if face == "critical" else "attack" if face == "attack" else None

    @property
    def removable_places(self) -> list[int]:
        """Places of this side's dice that a block can remove (PH-15.13a)."""
        return [place for place in range(len(self.dice)) if self.find_mark(place) is not None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The result of an engagement. `my` and `i` mean the human, `their` and `they` the other
    side."""

    my_attacks: int
    their_attacks: int
    dealt: int
    """Wounds that the human deals, before cards prevent any."""
    suffered: int
    they_fall: bool = False
    """Whether the other side is knocked down (PH-15.22)."""
    i_fall: bool = False
    my_effects: int = 0
    """How many unblocked specials of kind `effect` the human has."""
    their_effects: int = 0


# -- what cards change in a roll -----------------------------------------------------------------


def apply_face_changes(
    faces: Iterable[MeleeFace], changes: Iterable[Face]
) -> tuple[MeleeFace, ...]:
    """Return the faces after some changes. Each change turns up to `n` dice from one face into
    another, and no die is changed twice."""
    shown = list(faces)
    touched: set[int] = set()
    for change in changes:
        places = [n for n, face in enumerate(shown) if face == change.from_ and n not in touched]
        for place in places[: change.n]:
            shown[place] = change.to
            touched.add(place)
    return tuple(shown)


def find_cancelled_dice(
    faces: Sequence[MeleeFace],
    defence: Sequence[MeleeFace],
    cancels: Iterable[Cancel],
    gone: Iterable[int] = (),
) -> frozenset[int]:
    """Find the places of dice that cards cancel, except those in `gone`, which are removed anyway.
    A block on a defence die cannot be cancelled (PH-15.16)."""
    void: set[int] = set()
    away = set(gone)
    for cancel in cancels:
        dice = faces if cancel.face == "block" else (*faces, *defence)
        places = [n for n, face in enumerate(dice) if face == cancel.face and n not in void | away]
        void |= set(places[: cancel.n])
    return frozenset(void)


# -- blocks --------------------------------------------------------------------------------------


def order_by_worth(side: Side) -> list[int]:
    """Order the places of a side's dice as a human blocks them by default, the first to block first
    (PH-15.14)."""
    return sorted(side.removable_places, key=lambda place: (_rank_die(side, place), place))


def _rank_die(side: Side, place: int) -> int:
    mark = side.find_mark(place)
    if side.dice[place] != "special":
        return 0 if mark == "critical" else 3
    ranks: dict[Mark | None, int] = {"critical": 1, "knockdown": 2, "attack": 4, "wound": 5}
    return ranks.get(mark, 6)


def order_for_enemies(side: Side) -> list[int]:
    """Order the places of a human's dice as enemies block them: criticals, then attacks and
    warriors that count, then specials (PH-15.15)."""

    def rank(place: int) -> int:
        return {"critical": 0, "special": 2}.get(side.dice[place], 1)

    return sorted(side.removable_places, key=lambda place: (rank(place), place))


def choose_enemy_blocks(mine: Side, theirs: Side) -> tuple[int, ...]:
    """Find the human's dice that an enemy blocks (PH-15.15), or a mutant player by default
    (PH-18.20)."""
    if theirs.is_mutant_player:
        return choose_default_blocks(mine, theirs.blocks)
    return tuple(sorted(order_for_enemies(mine)[: theirs.blocks]))


def choose_default_blocks(attacker: Side, blocks: int) -> tuple[int, ...]:
    """Find the dice that this many blocks remove if nobody chooses (PH-15.14)."""
    return tuple(sorted(order_by_worth(attacker)[:blocks]))


def list_ways_to_block(attacker: Side, blocks: int) -> list[tuple[int, ...]]:
    """List the sets of the attacker's dice that this many blocks can remove, the default first
    (PH-15.14). Dice of equal worth count as the same, so sets that differ only in them are listed
    once."""
    order = order_by_worth(attacker)
    count = min(blocks, len(order))
    found: dict[tuple[int, ...], tuple[int, ...]] = {}
    for places in combinations(order, count):
        kinds = tuple(sorted(_rank_die(attacker, place) for place in places))
        found.setdefault(kinds, tuple(sorted(places)))
    return list(found.values())


def is_best_result_certain(mine: Side, theirs: Side, health: int) -> bool:
    """Whether the dice already give the human the best result, so that no re-roll could improve it:
    the enemy with this health falls (a mutant never does), and the human suffers nothing
    (PH-15.11a)."""
    if _count_effects_shown(mine) or _count_effects_shown(theirs):
        return False  # they may change the dice of the other side
    blocked = choose_default_blocks(theirs, mine.blocks)
    outcome = compare_sides(mine, theirs, choose_enemy_blocks(mine, theirs), blocked)
    falls = theirs.is_mutant_player or outcome.dealt >= health
    return falls and not (outcome.suffered or outcome.i_fall)


def find_idle_dice(mine: Side, theirs: Side) -> list[int]:
    """Find the places of the dice of `mine` that do nothing against the other side: those that are
    no attack, then blocks that are cancelled or more than there is to block."""
    nothing = [place for place in range(len(mine.dice)) if mine.find_mark(place) is None]
    blocks = [place for place in nothing if mine.dice[place] == "block"]
    working = [place for place in blocks if place not in mine.void]
    needed = working[max(0, len(working) - len(theirs.removable_places)) :]
    spare = [place for place in blocks if place not in needed]
    return [place for place in nothing if place not in blocks] + spare


# -- the comparison ------------------------------------------------------------------------------


def compare_sides(
    mine: Side, theirs: Side, my_blocked: Iterable[int], blocked: Iterable[int]
) -> Outcome:
    """Work out the attacks left after both sides' blocks, and the wounds. The side with more
    attacks deals wounds; if both have equally many above zero, both deal them at the same time
    (PH-15.19 to PH-15.21). `my_blocked`: places of the human's dice that are removed; `blocked`: of
    the other side's."""
    left, against = _find_left_marks(mine, my_blocked), _find_left_marks(theirs, blocked)
    my_attacks, their_attacks = _count_marks(left, *_HITS), _count_marks(against, *_HITS)
    can_fall = not theirs.is_mutant_player
    i_deal = can_fall and 0 < my_attacks >= their_attacks
    they_deal = 0 < their_attacks >= my_attacks
    return Outcome(
        my_attacks=my_attacks,
        their_attacks=their_attacks,
        dealt=mine.wounds + _count_marks(left, *_WOUNDS) if i_deal else 0,
        suffered=theirs.wounds + _count_marks(against, *_WOUNDS) if they_deal else 0,
        they_fall=can_fall and my_attacks >= their_attacks and "knockdown" in left,
        i_fall=can_fall and their_attacks >= my_attacks and "knockdown" in against,
        my_effects=left.count("effect"),
        their_effects=against.count("effect"),
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancels:
    """What one special of kind `effect` cancels on the other side (PH-15.17). `mine` are cancels of
    the human's dice, `theirs` of the other side's."""

    mine: tuple[Cancel, ...] = ()
    theirs: tuple[Cancel, ...] = ()


def cancel_blocks(mine: Side, theirs: Side, cancels: Cancels) -> tuple[Side, Side]:
    """Let both sides' specials cancel block dice of the other side, and return both sides. Call
    this before any die is blocked, so that the specials find blocks to cancel."""
    by_me = _count_effects_shown(mine) * [one for one in cancels.theirs if one.face == "block"]
    by_them = _count_effects_shown(theirs) * [one for one in cancels.mine if one.face == "block"]
    return _cancel_dice(mine, by_them), _cancel_dice(theirs, by_me)


def find_outcome(
    mine: Side, theirs: Side, my_blocked: Sequence[int], blocked: Sequence[int], cancels: Cancels
) -> Outcome:
    """Do what `compare_sides` does, and let the specials that are left cancel dice of the other
    side (PH-15.17)."""
    first = compare_sides(mine, theirs, my_blocked, blocked)
    by_me = first.my_effects * [one for one in cancels.theirs if one.face != "block"]
    by_them = first.their_effects * [one for one in cancels.mine if one.face != "block"]
    if not (by_me or by_them):
        return first
    then = compare_sides(
        _cancel_dice(mine, by_them, my_blocked),
        _cancel_dice(theirs, by_me, blocked),
        my_blocked,
        blocked,
    )
    return replace(then, my_effects=first.my_effects, their_effects=first.their_effects)


def _count_effects_shown(side: Side) -> int:
    return _find_left_marks(side).count("effect")


def _cancel_dice(side: Side, cancels: Iterable[Cancel], gone: Iterable[int] = ()) -> Side:
    void = find_cancelled_dice(side.faces, side.defence, cancels, {*gone, *side.void})
    return replace(side, void=side.void | void)


def _find_left_marks(side: Side, gone: Iterable[int] = ()) -> list[Mark]:
    """Find what the dice of a side count as, except those in `gone`."""
    away = set(gone)
    marks = [side.find_mark(place) for place in range(len(side.dice)) if place not in away]
    return [mark for mark in marks if mark is not None]


def _count_marks(marks: list[Mark], *kinds: Mark) -> int:
    return sum([marks.count(kind) for kind in kinds])
