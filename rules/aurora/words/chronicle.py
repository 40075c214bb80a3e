"""Tells a whole game of Last Aurora in its book: where every Convoy is when a Region begins, who
passes whom, what was found and lost, and whose shots beat an Enemy."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rules.aurora.model.decks import CARDS, DECKS, ENEMIES, SURVIVORS
from rules.aurora.model.maps import QUAYS, find_region, find_space_number
from rules.aurora.model.state import AUTOMA
from rules.aurora.words import Message
from rules.aurora.words.retelling import START, count_spaces_left, retell_event, tell_errand
from rules.engine import Event, Text
from rules.engine.retelling import Retold

_COAST = 3
"""The last Region before the quay."""
_SIDES = ("west", "middle", "east")
_ENEMIES: dict[Text, str] = {enemy.name: enemy.id for enemy in ENEMIES.values()}
_LISTED = frozenset({"left-behind", "takes-damage", "loses-survivor"})
"""Messages that do not end a line that lists."""


def retell_events(events: Sequence[Event]) -> list[Retold]:
    """Retell a game from its beginning."""
    road, found = _Road(), list[Retold]()
    for event in events:
        told = road.retell(event)
        if road.joined is not None and told == Retold():
            found[road.joined[0]] = road.joined[1]
        road.joined = None
        found.append(told)
        road.place += 1
    return found


@dataclass(slots=True)
class _Road:
    """What the book has told so far. Seats stand for Convoys; the Automa's is `AUTOMA`."""

    place: int = 0
    joined: tuple[int, Retold] | None = None
    """An earlier line that now says more, with its place."""
    names: dict[int, str | Message] = field(
        default_factory=lambda: {AUTOMA: Message("the-other-convoy")}
    )
    spaces: dict[int, int] = field(default_factory=dict)
    begun: int = 1
    """The foremost Region that somebody has reached."""
    sides: dict[int, str] = field(default_factory=dict)
    lost: dict[int, list[Message]] = field(default_factory=dict)
    damaged: dict[int, Message] = field(default_factory=dict)
    """What was last said of damage to each Convoy."""
    explored: dict[str, str] = field(default_factory=dict)
    """Place -> who explored it last."""
    followed: int = 0
    """How often somebody has explored a place after somebody else."""
    exploring: tuple[int, int, Retold] | None = None
    """Who explores now, and the line about it with its place, until it says what was found."""
    wanted: set[int] = field(default_factory=set)
    """The Convoys of which the book has said what they have to do at the ship."""
    near: set[int] = field(default_factory=set)
    """Those that have come to the coast."""
    shots: dict[str, Counter[int]] = field(default_factory=dict)
    left: tuple[int, list[Message]] | None = None
    """The line about Enemies left behind, with its place, while nothing else is told."""
    hits: tuple[int, Counter[int], dict[str, Message]] | None = None
    """The line about Enemies' hits, with its place, while nothing else is told."""

    def retell(self, event: Event) -> Retold:
        """Retell the next event."""
        message = event.message
        if message is None or not message.is_in_catalog():
            return retell_event(event)
        seat = event.data.get("seat", AUTOMA)
        if isinstance(player := message.data.get("player"), str) and seat != AUTOMA:
            self.names[seat] = player
        told = retell_event(event)
        if (change := _CHANGES.get(message.id)) is not None:
            told = change(self, seat, message.data, told)
        if told != Retold() and message.id not in _LISTED:
            self.left = self.hits = None
        return told

    def _tell_at(self, place: int, said: Message) -> Retold:
        """Tell a line at its place, which is this one or an earlier one."""
        if place == self.place:
            return Retold(str(said))
        self.joined = (place, Retold(str(said)))
        return Retold()

    # -- the road ----------------------------------------------------------------------------------

    def open_road(self, _: int, data: dict[str, Any], told: Retold) -> Retold:
        self.sides = {
            number: f"{number}{data[where]}" for number, where in enumerate(_SIDES, start=1)
        }
        left = Message("road-is", left=count_spaces_left(START))
        return replace(told, scene=f"{self._describe_region(1)} {left}")

    def tell_drive(self, seat: int, data: dict[str, Any], told: Retold) -> Retold:
        """Tell of a drive if it begins a Region for the first of all, or passes somebody."""
        self.exploring = None
        before = self.spaces.get(seat, find_space_number(data["start"]))
        now = self.spaces[seat] = find_space_number(data["end"])
        passed = [
            self.names[other]
            for other, space in sorted(self.spaces.items())
            if other != seat and before <= space < now
        ]
        region = 4 if data["end"] in QUAYS else find_region(data["end"])
        near = self._come_near(seat) if region >= _COAST else ""
        if region > self.begun:
            self.begun = region
            roll, scene = (
                str(self._list_distances(region)),
                f"{self._describe_region(region)} {near}",
            )
            return replace(told, text=roll, ways=(), scene=scene.strip())
        told = replace(told, chapter="", scene=near)
        if passed:
            who, left = self.names[seat], max(0, count_spaces_left(data["end"]))
            said = str(Message("passes", player=who, others=passed, left=left))
            return replace(told, text=said, ways=())
        return told if region == 4 else Retold(near, seat=seat if near else None)

    def _come_near(self, seat: int) -> str:
        """Tell of a Convoy's errand at the ship again, once, when it reaches the coast; else return
        ""."""
        if seat in self.near or seat == AUTOMA:
            return ""
        self.near.add(seat)
        return tell_errand(seat, str(self.names[seat]), "near")

    def _describe_region(self, region: int) -> str:
        side = self.sides.get(region, "")
        return str(DECKS.regions[side].says) if side in DECKS.regions else ""

    def _list_distances(self, region: int) -> Message:
        """Say of each Convoy, the leader first, how far it is from the quay and whom it has
        lost."""
        quay = find_space_number(QUAYS[0])
        entries = [
            Message(
                "roll-entry",
                player=self.names[seat],
                left=max(0, quay - space),
                lost=list(self.lost.get(seat, [])),
                n=len(self.lost.get(seat, [])),
            )
            for seat, space in sorted(self.spaces.items(), key=lambda each: -each[1])
        ]
        return Message("roll-call", region=region, entries=entries)

    # -- places ------------------------------------------------------------------------------------

    def tell_exploring(self, seat: int, data: dict[str, Any], told: Retold) -> Retold:
        """Tell who explores a place. If it is known, tell that only if something is found."""
        before = self.explored.get(data["card"])
        self.explored[data["card"]] = data["player"]
        if before is not None:
            told = replace(told, scene="")
        if before not in (None, data["player"]):
            self.followed += 1
            said = Message("explores-after", way=self.followed % 3, before=before, **data)
            told = replace(told, text=str(said), ways=())
        if seat not in self.wanted:
            self.wanted.add(seat)
            text = f"{tell_errand(seat, data['player'], 'start')} {told.text}"
            told = replace(told, text=text, ways=())
            before = None
        self.exploring = (seat, self.place, told)
        return told if before is None else Retold()

    def find_tokens(self, seat: int, data: dict[str, Any], _: Retold) -> Retold:
        """Add what a crew brings back to the line about the place that it explores."""
        if self.exploring is None or self.exploring[0] != seat:
            return Retold()
        place, explores = self.exploring[1:]
        self.exploring = None
        found = f"{explores.scene} {Message('brings-back', amounts=data['amounts'])}".strip()
        self.joined = (place, replace(explores, scene=found))
        return Retold()

    def take_card(self, _: int, data: dict[str, Any], told: Retold) -> Retold:
        known = data["card"] in self.explored
        return told if known else replace(told, scene=str(CARDS[data["card"]].says))

    # -- losses ------------------------------------------------------------------------------------

    def take_damage(self, seat: int, data: dict[str, Any], _: Retold) -> Retold:
        """Tell in one line which Enemies hit whom how often."""
        card = _ENEMIES.get(data["why"])
        if card is None:
            self.damaged[seat] = Message("part-is-hit", part=data["part"])
            return Retold()
        self.damaged.pop(seat, None)
        self.hits = place, hits, enemies = self.hits or (self.place, Counter(), {})
        hits[seat] += 1
        enemies[card] = Message("the-card", card=card, name=data["why"])
        entries = [Message("hits-on", player=self.names[one], n=n) for one, n in hits.items()]
        data = {"enemies": list(enemies.values()), "entries": entries}
        said = Message("enemies-hit", each=self._count_each(hits), **data)
        return self._tell_at(place, said)

    def lose_survivor(self, seat: int, data: dict[str, Any], told: Retold) -> Retold:
        """Tell what was the end of somebody, and what is left of them."""
        who = Message("the-card", card=data["card"], name=data["name"])
        self.lost.setdefault(seat, []).append(who)
        why = data["why"]
        how = why.id if isinstance(why, Message) else "none"
        cause: Text = self.damaged.get(seat, "") if how == "box" else ""
        if how in ("contamination", "no-room"):
            cause = Message("cause-of-loss", how=how)
        said = Message("loses-somebody", player=data["player"], who=who)
        text = f"{cause} {said}".strip()
        return replace(told, text=text, ways=(), scene=str(SURVIVORS[data["card"]].lost))

    # -- fights ------------------------------------------------------------------------------------

    def fire(self, seat: int, data: dict[str, Any], _: Retold) -> Retold:
        if data["damage"]:
            self.shots.setdefault(data["card"], Counter())[seat] += 1
        return Retold()

    def beat_enemy(self, _: int, data: dict[str, Any], told: Retold) -> Retold:
        """Tell of a beaten Enemy by the shots that hit it."""
        shots = self.shots.pop(data["card"], Counter())
        parts = [
            Message("shots-of", player=self.names[seat], n=n) for seat, n in shots.most_common()
        ]
        if not parts:
            return told
        first = self.names[shots.most_common(1)[0][0]]
        more = {"n": shots.total(), "of": len(parts), "each": self._count_each(shots)}
        said = Message("is-beaten", first=first, shots=parts, **more, **data)
        return replace(told, text=str(said), ways=())

    def _count_each(self, shared: Counter[int]) -> int:
        """Return how many each of several Convoys has, if all have as many; otherwise 0."""
        counts = set(shared.values())
        whole = len(shared) > 1 and shared.keys() >= self.spaces.keys()
        return counts.pop() if whole and len(counts) == 1 else 0

    def leave_behind(self, _: int, data: dict[str, Any], told: Retold) -> Retold:
        """Tell of all Enemies left behind at once."""
        if told == Retold():
            return told
        self.left = place, enemies = self.left or (self.place, [])
        enemies.append(Message("the-card", card=data["card"], name=data["name"]))
        if len(enemies) == 1:
            return told
        return self._tell_at(place, Message("falls-behind", enemies=list(enemies)))


_CHANGES: dict[str, Callable[[_Road, int, dict[str, Any], Retold], Retold]] = {
    "road-leads": _Road.open_road,
    **dict.fromkeys(("drives", "drives-to-quay", "drives-on-quay"), _Road.tell_drive),
    **dict.fromkeys(("automa-drives", "automa-drives-to-quay"), _Road.tell_drive),
    "automa-drives-on-quay": _Road.tell_drive,
    "explores": _Road.tell_exploring,
    "gains-tokens": _Road.find_tokens,
    **dict.fromkeys(("takes-part", "replaces-part", "takes-in"), _Road.take_card),
    "takes-damage": _Road.take_damage,
    "loses-survivor": _Road.lose_survivor,
    **dict.fromkeys(("fires", "automa-fires"), _Road.fire),
    "defeats": _Road.beat_enemy,
    "left-behind": _Road.leave_behind,
}
"""Message -> how what came before changes what the book says of it."""
