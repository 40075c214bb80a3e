"""Tells a whole game of Posthuman in its book: how far everybody has come when a leg of the road
begins, whom an event concerned, and what each knockout was due to."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rules.engine import Event, Text
from rules.engine.retelling import Retold
from rules.kit.content import DeckText
from rules.posthuman.model.cards import Character
from rules.posthuman.model.decks import CONTENT, FOLLOWERS, MINIONS, SCARS, SKILLS, find_enemy_card
from rules.posthuman.words import Message
from rules.posthuman.words.retelling import STEPS, find_leg, retell_event

_EVENTS: Mapping[object, str] = {event.name: event.id for event in CONTENT.events.values()}
_SELLING = frozenset({"trader-caravan", "guide", "stranger-at-the-fire", "locked-pharmacy"})
"""Events that want something: the book says who gave it, and not what came of each."""
_LASTING = frozenset({"watched", "hurricane", "fortress"})
"""Events that do nothing at once, and the same to everybody."""
_SEASONS = {event.id for event in CONTENT.events.values() if event.kind == "seasonal"}
_DONE = frozenset({"loses-on-track", "gains-on-track", "gains-goods", "loses-goods", "gains-xp"})
_PAID = {"passes-test": "passed", "fails-test": "failed"}
_ACTIONS = {card.name for card in CONTENT.mutant_actions.values()}
_FALLS = {"hunger": 2, "enemy": 5, "fright": 2, "mutant": 3, "other": 3}
"""How many ways there are to tell a knockout of each kind."""
_DETAILED = 6
"""How many deaths of each kind of enemy have a detail of their own; a detail is told once."""
_NEAR = 7
"""The step from which a player is near the wall."""
_CHARACTERS: Mapping[object, Character] = {one.name: one for one in CONTENT.characters.values()}
_FIGHTS = [card for card in CONTENT.encounters.values() if card.combat]
_ENEMIES = {
    card.name: Message("within", name=card.name, form=card.form)
    for card in (*_FIGHTS, *CONTENT.minions.values())
}
"""Enemies as they are written in the middle of a sentence."""


def retell_events(events: Sequence[Event]) -> list[Retold]:
    """Retell a game from its beginning."""
    chart, found = _Chart(), list[Retold]()
    for event in events:
        told = chart.retell(event, len(found))
        if (joined := chart.take_joined()) is not None:
            found[joined[0]] = joined[1]
        found.append(told)
    return found


def _list_stats(stats: Message) -> Iterator[tuple[int, str]]:
    """List the stats in a message, each with its value before it."""
    if stats.id == "stat-value":
        yield stats.data["value"], stats.data["stat"]
    for part in stats.data.values():
        if isinstance(part, Message):
            yield from _list_stats(part)


def _is_card_name(cause: Text) -> bool:
    """Whether a cause is the name of a card, or of one of several equal enemies."""
    return isinstance(cause, str | DeckText) or cause.id == "one-of-foes"


@dataclass(slots=True)
class _Link:
    """What an event did, as the sentence that says so. `place`: the sentence's place in the log."""

    place: int
    event: str
    what: str
    players: list[str]

    def tell(self) -> Retold:
        people = list(self.players)
        said = Message(
            "event-link", event=self.event, what=self.what, players=people, n=len(people)
        )
        return Retold(str(said))


@dataclass(slots=True)
class _Chart:
    """What the book has told of everybody so far."""

    names: dict[int, str] = field(default_factory=dict)
    characters: dict[str, Character] = field(default_factory=dict)
    made: dict[str, str] = field(default_factory=dict)
    """Player -> the best stat of a character of their own making that is nobody else's here."""
    steps: dict[str, int] = field(default_factory=dict)
    scars: dict[str, int] = field(default_factory=dict)
    turned: set[str] = field(default_factory=set)
    attackers: dict[str, str] = field(default_factory=dict)
    """Human -> the mutant who attacked last."""
    begun: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    """How often the book has told of each kind of thing."""
    arrived: int = 0
    unanswered: tuple[int, str] | None = None
    """An event that wants something, and the place of its line, until somebody has given it."""
    links: list[_Link] = field(default_factory=list)
    """The sentences about the last event, while nothing else has been told."""
    said: set[tuple[str, ...]] = field(default_factory=set)
    """What a book says once: a leg's chart, the same sentence about an event, and what a season
    gives."""
    _joined: tuple[int, Retold] | None = None

    def take_joined(self) -> tuple[int, Retold] | None:
        """Return an earlier sentence that is now about one player more, with its place."""
        joined, self._joined = self._joined, None
        return joined

    def retell(self, event: Event, place: int) -> Retold:
        """Retell the next event."""
        message = event.message
        if message is None or not message.is_in_catalog():
            return retell_event(event)
        player = message.data.get("player")
        seat = event.data.get("seat")
        if isinstance(player, str) and isinstance(seat, int):
            self.names.setdefault(seat, player)
        if (linked := self._retell_link(event, place)) is not None:
            return linked
        told = self._retell_known(event, str(player or ""))
        if told != Retold():
            self.links = []
        return told

    # -- what an event did -------------------------------------------------------------------------

    def _retell_link(self, event: Event, place: int) -> Retold | None:
        """Say what an event card did to a player, in one sentence with the others. Return None if
        the event does not say that."""
        message = event.message
        assert message is not None
        data = message.data
        if message.id == "event-is" and self.unanswered is not None:
            refused, card = self.unanswered
            said = Message("event-refused", event=card)
            self._joined, self.unanswered = (refused, Retold(str(said))), None
        if message.id in ("event-lasts-turn", "event-of-season"):
            card = str(event.data.get("card", "")).partition(".")[0]
            self.unanswered = (place, card) if card in _SELLING else None
            people = [name for _, name in sorted(self.names.items()) if name not in self.turned]
            return self._add_link(card, "none", people, place) if card in _LASTING else None
        kept = message.id == "keeps-event"
        card = _EVENTS.get(data.get("card" if kept else "cause"), "")
        if not card or not (kept or message.id in _DONE | _PAID.keys() | {"pays-goods"}):
            return None
        what = _PAID.get(message.id, "none")
        if message.id == "pays-goods":
            what = "ammo" if event.data.get("ammo") else "food"
        elif card in _SELLING and message.id in _DONE:
            return Retold()
        self.unanswered = None
        return self._add_link(card, what, [str(data["player"])], place)

    def _add_link(self, card: str, what: str, players: list[str], place: int) -> Retold:
        for link in self.links:
            if (link.event, link.what) == (card, what):
                link.players += [name for name in players if name not in link.players]
                self._joined = (link.place, link.tell())
                return Retold()
        people = () if card in _SEASONS else players
        key = (card, what, *people)
        if key in self.said:
            return Retold()
        self.said.add(key)
        link = _Link(place, card, what, players)
        self.links.append(link)
        return link.tell()

    # -- everything else ---------------------------------------------------------------------------

    def _retell_known(self, event: Event, player: str) -> Retold:
        message, told = event.message, retell_event(event)
        assert message is not None
        match message.id:
            case "short-start":
                self.begun = message.data["place"]
            case "who-player-is":
                if (found := _CHARACTERS.get(message.data["character"])) is not None:
                    self.characters[player] = found
            case "has-stats":
                free = [
                    each
                    for each in _list_stats(message.data["stats"])
                    if each[1] not in self.made.values()
                ]
                self.made[player] = max(free)[1]
                wants, title = self._recall_errand(player, "start"), str(Message("leg", step=0))
                return Retold(wants, seat=event.data.get("seat"), chapter=title)
            case "plays-action":
                self.attackers[str(message.data["target"])] = player
            case "draws-scar":
                self.scars[player] = message.data["scars"]
            case "completes-zone" | "completes-tile":
                return self._retell_step(told, player, message.data["step"])
            case "knocked-out":
                return self._retell_fall(event, told)
            case "turns-mutant" | "turns-mutant-with":
                return self._retell_turning(event, told, player)
            case "learns-skill":
                card = SKILLS[event.data["card"]]
                said = Message("learns-trade", player=player, skill=card.name, what=card.text)
                return replace(told, text=str(said))
            case "killed":
                return self._retell_kill(event, told)
            case "calls-on":
                return replace(told, scene=str(FOLLOWERS[event.data["card"]].text))
        return told

    def _retell_step(self, told: Retold, player: str, step: int) -> Retold:
        """Tell of a journey point only at the wall, and of everybody's where a leg begins."""
        self.steps[player] = step
        if step >= STEPS:
            self.arrived += 1
            last = Message("takes-last-step", player=player, before=self.arrived - 1)
            scene = self._recall_errand(player, "arrived") if player in self.made else ""
            return replace(told, text=str(last), ways=(), scene=scene)
        if step >= _NEAR and (near := ("near", player)) not in self.said:
            self.said.add(near)
            told = replace(told, scene=self._recall_errand(player, "near"))
        leg = ("leg", str(find_leg(step)))
        if not told.chapter or leg in self.said:
            return told
        self.said.add(leg)
        return replace(
            told, text=" ".join(filter(None, (str(self._describe_chart(step)), told.text))), ways=()
        )

    def _describe_chart(self, step: int) -> Message:
        entries = [
            Message(
                "chart-entry",
                player=name,
                turned=int(name in self.turned),
                steps=self.steps.get(name, self.begun),
                scars=self.scars.get(name, 0),
            )
            for _, name in sorted(self.names.items())
        ]
        return Message("chart", step=find_leg(step), entries=entries)

    def _retell_fall(self, event: Event, told: Retold) -> Retold:
        """Tell a knockout by what it was due to."""
        message = event.message
        assert message is not None
        cause = message.data["cause"]
        how, name = "other", cause
        attacker = self.attackers.get(message.data["player"], "")
        if isinstance(cause, Message) and cause.id == "hunger":
            how = "hunger"
        elif attacker and (not _is_card_name(cause) or cause in _ACTIONS):
            how, name = "mutant", attacker
        elif cause in _ENEMIES:
            how, name = "enemy", _ENEMIES[cause]
        hurt = "health" if "health" in event.data.get("tracks", ()) else "morale"
        how = how if how != "enemy" or hurt == "health" else "fright"
        way = self._count_told(how) % _FALLS[how]
        said = Message("falls", how=how, way=way, player=message.data["player"], cause=name)
        return replace(told, text=str(said), ways=())

    def _retell_kill(self, event: Event, told: Retold) -> Retold:
        """Tell of an enemy's death by what it was."""
        card, message = event.data["card"], event.message
        assert message is not None
        kind = "minion" if card in MINIONS else find_enemy_card(card).kind
        way = self._count_told(kind)
        way = way if way < _DETAILED else _DETAILED + way % 3
        said = Message("dies", kind=kind, way=way, foe=message.data["within"])
        return replace(told, text=str(said), ways=())

    def _count_told(self, what: str) -> int:
        """Return how often this kind of thing has been told before."""
        self.ways[what] += 1
        return self.ways[what] - 1

    def _retell_turning(self, event: Event, told: Retold, player: str) -> Retold:
        """Tell what a player has turned into: the body, and what became of the errand."""
        self.turned.add(player)
        grown = [str(SCARS[scar].text) for scar in event.data.get("mutations", ())[-1:]]
        ends = filter(None, [self._recall_errand(player, "turned")])
        return replace(told, scene=" ".join([*grown, *ends]))

    def _recall_errand(self, player: str, end: str) -> str:
        """Return to what a player's character wants; "" if the book does not know who that is."""
        if (character := self.characters.get(player)) is not None:
            return str(getattr(character, end))
        if (stat := self.made.get(player)) is not None:
            return str(Message("own-errand", end=end, stat=stat, player=player))
        return ""
