"""Tells a whole mission in its book: each fight in a paragraph, each hurt with its cause, and how
many of the mission's hours are gone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any

from rules.aftermath.model.decks import BOOK
from rules.aftermath.model.state import FORAGE_ALLOWANCE
from rules.aftermath.words import Message
from rules.aftermath.words.retelling import retell_event
from rules.engine import Event, Text
from rules.engine.messages import Message as AnyMessage
from rules.engine.retelling import Retold

WAYS = 3
"""How many ways there are to tell a thing that happens often."""
_DETAILED = 2
"""How many blows of each kind of enemy have a detail of their own; a detail is told once."""
_CAUSES = {"fire-at": "fire", "status": "burning", "poison-rolls": "poison", "live-rail": "rail"}
"""What hurts, by the message that says so; anything else has been told already."""
_KILLS = ("defeats-enemy", "member-defeats-enemy", "last-token-falls")
_GONE = ("enemy-leaves", "makes-way", "token-makes-way")


def retell_events(events: Sequence[Event]) -> list[Retold]:
    """Retell a mission from its beginning."""
    chronicle = _Chronicle()
    for event in events:
        chronicle.add_event(event)
    chronicle.end_fight()
    return chronicle.found


@dataclass(slots=True)
class _Fight:
    """What enemies and members have done to each other since the book last told of it, each event
    with its place in the log."""

    blows: list[tuple[int, Event]] = field(default_factory=list)
    kills: list[tuple[int, Event]] = field(default_factory=list)
    routs: dict[str, tuple[int, Message]] = field(default_factory=dict)
    """Member who had to flee -> when, and the enemy they fled from."""

    def find_end(self) -> int:
        """Find where in the log the last of it happened; -1 if nothing did."""
        routs = [place for place, _ in self.routs.values()]
        return max((*routs, *(place for place, _ in (*self.blows, *self.kills))), default=-1)


@dataclass(slots=True)
class _Chronicle:
    """What the book has told so far."""

    found: list[Retold] = field(default_factory=list)
    enemies: int = 0
    """How many enemies are on the page."""
    fight: _Fight = field(default_factory=_Fight)
    hurt: tuple[int, str, list[str]] | None = None
    """Where the last sentence about a hurt without an enemy is, what hurt, and whom."""
    learned: list[Message] = field(default_factory=list)
    """What each member has learned, for one sentence at `learned_at`."""
    learned_at: int = 0
    explorer: str = ""
    hours: int = 0
    told: Counter[str] = field(default_factory=Counter)
    """How often the book has told each kind of thing."""

    def add_event(self, event: Event) -> None:
        """Retell the next event."""
        message = event.message
        if message is None or not message.is_readable():
            self.found.append(retell_event(event))
            return
        told = self._retell_fight(event, message)
        if told is None:
            told = self._retell_rest(event, message)
            if told.text or told.scene:
                self.hurt = None
        self.found.append(told)
        if message.id in _GONE or (message.id in _KILLS):
            self.enemies -= 1
        safe = message.id == "situation-changes" and message.data["situation"] == "safe"
        if self.enemies <= 0 or safe:
            self.end_fight()

    # -- fights --------------------------------------------------------------------------------

    def _retell_fight(self, event: Event, message: AnyMessage) -> Retold | None:
        """Keep what happens in a fight for its paragraph. Return None for anything else."""
        data, fight, place = message.data, self.fight, len(self.found)
        match message.id:
            case "enemies-come":
                self.end_fight()
                self.enemies = max(0, self.enemies) + len(event.data["enemies"])
                return retell_event(event)
            case "leaves-enemies":
                self.enemies = 0
                self.end_fight()
                return retell_event(event)
            case "takes-wounds" if data["enemy"]:
                fight.blows.append((place, event))
            case "takes-wounds":
                return self._retell_hurt(message)
            case "flees" if fight.blows and fight.blows[-1][0] == place - 1:
                fight.routs[str(data["member"])] = (place, _name_one(fight.blows[-1][1]))
            case "member-defeats-enemy" | "defeats-enemy" | "last-token-falls":
                fight.kills.append((place, event))
            case _:
                return None
        return replace(retell_event(event), text="", ways=())

    def end_fight(self) -> None:
        """Write the paragraph of the fight where the last of it happened."""
        fight, self.fight = self.fight, _Fight()
        if (end := fight.find_end()) >= 0:
            said = sorted([*self._tell_blows(fight), *self._tell_kills(fight)], key=itemgetter(0))
            text = " ".join(str(text) for _, text in said)
            self.found[end] = replace(self.found[end], text=text, goes_on=True)

    def _tell_blows(self, fight: _Fight) -> Iterator[tuple[int, Text]]:
        """Tell one blow as it was struck, who else was hurt, and who had to flee. Yield each
        sentence with its place in the log."""
        hurt = {str(_read_data(event)["member"]): place for place, event in fight.blows}
        for member in fight.routs:
            hurt.pop(member, None)
        for place, event in fight.blows:
            foe, member = event.data.get("foe", ""), str(_read_data(event)["member"])
            if foe and member in hurt and self.told[foe] < _DETAILED:
                blow = Message("strikes-member", foe=foe, enemy=_name_one(event), member=member)
                yield place, blow.find_variant("book-2" if self.told[foe] else "book") or blow
                self.told[foe] += 1
                del hurt[member]
                break
        else:
            foe = ""
        if hurt:
            kind, members = "hurt-too" if foe else "is-hurt", [*hurt]
            told = self._choose_telling(
                kind, members=members, count=len(hurt), cause="fight", space=0
            )
            yield max(hurt.values()), told
        for member, (place, enemy) in fight.routs.items():
            yield place, self._choose_telling("is-routed", member=member, enemy=enemy)

    def _tell_kills(self, fight: _Fight) -> Iterator[tuple[int, Text]]:
        """Tell the first kill of each member as it was done, and how many followed. Yield each
        sentence with its place in the log."""
        by: dict[str, list[tuple[int, Event]]] = {}
        for place, event in fight.kills:
            by.setdefault(str(_read_data(event).get("member", "")), []).append((place, event))
        for place, event in by.pop("", ()):
            yield place, retell_event(event).text
        for member, kills in by.items():
            for place, event in kills[:2]:
                weapon = event.data.get("weapon", "") if event is kills[0][1] else ""
                kill = Message("fells-enemy", member=member, enemy=_name_one(event), weapon=weapon)
                way = self.told[f"fells {weapon}"] % WAYS
                self.told[f"fells {weapon}"] += 1
                yield place, kill.find_variant(f"book-{way + 1}" if way else "book") or kill
            if more := kills[2:]:
                yield more[-1][0], Message("fells-more", count=len(more))

    # -- everything else -----------------------------------------------------------------------

    def _retell_hurt(self, message: AnyMessage) -> Retold:
        """Tell a hurt without an enemy, in one sentence with others of the same cause."""
        cause, member = message.data["cause"], str(message.data["member"])
        kind = _CAUSES.get(
            getattr(cause, "id", ""), "attack" if message.data["attacker"] else "none"
        )
        space = cause.data["space"] if kind == "fire" else 0
        place, known, members = self.hurt or (len(self.found), kind, [])
        if known != kind:
            place, members = len(self.found), []
        members += [member] if member not in members else []
        told = self._choose_telling(
            "is-hurt",
            again=len(members) > 1,
            members=members,
            count=len(members),
            cause=kind,
            space=space,
        )
        self.hurt = (place, kind, members)
        retold = Retold(str(told), goes_on=True)
        if place == len(self.found):
            return retold
        self.found[place] = retold
        return Retold()

    def _retell_rest(self, event: Event, message: AnyMessage) -> Retold:
        data = message.data
        match message.id:
            case "the-mission":
                allowances = {card.name: card.allowance for card in BOOK.missions.values()}
                self.hours = allowances.get(data["mission"], FORAGE_ALLOWANCE)
            case "turns-dials" if getattr(data["cause"], "id", "") == "the-way":
                return self._retell_way(event, data["cause"])
            case "comes-to-page" | "comes-back-to-page":
                self.explorer = ""
            case "comes-upon":
                return self._retell_exploring(event, message)
            case "learns-ability":
                return self._retell_learning(data["member"], data["ability"])
        return retell_event(event)

    def _retell_learning(self, member: Text, ability: Text) -> Retold:
        """Tell in one sentence what all members have learned."""
        part = "learns-next" if self.learned else "learns-first"
        self.learned.append(Message(part, member=member, ability=ability))
        told = Retold(str(Message("has-learned", parts=self.learned)))
        if len(self.learned) == 1:
            self.learned_at = len(self.found)
            return told
        self.found[self.learned_at] = told
        return Retold()

    def _retell_way(self, event: Event, cause: AnyMessage) -> Retold:
        """Tell the way to the next page, and how many of the mission's hours are gone."""
        gone = event.data["dials"]["time"]
        said = Message("goes-on-to", place=cause.data["place"], gone=gone, hours=self.hours)
        return Retold(str(said), goes_on=True)

    def _retell_exploring(self, event: Event, message: AnyMessage) -> Retold:
        """Tell where a member goes; in other words if the same one has just been elsewhere."""
        told, member, space = retell_event(event), message.data["member"], message.data["space"]
        same, self.explorer = self.explorer == str(member), str(member)
        said = self._choose_telling("explores-next", member=member, space=space) if same else ""
        return replace(told, text=str(said), ways=()) if said else told

    def _choose_telling(self, kind: str, *, again: bool = False, **data: Any) -> Message:
        """Choose the next of the ways to tell a thing, or the last one `again`."""
        self.told[kind] += not again
        return Message(kind, way=self.told[kind] % WAYS, **data)


def _read_data(event: Event) -> dict[str, Any]:
    assert event.message is not None
    return event.message.data


def _name_one(event: Event) -> Message:
    """Name an enemy without its number among those of its kind."""
    return Message("one-enemy", **_read_data(event)["enemy"].data)
