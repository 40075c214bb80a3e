"""What every chapter of the rules uses while a step runs: the table, names, and exceptions that end
a turn, a page or the mission from any depth."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from rules.aftermath.model.state import Member, State
from rules.aftermath.words import Message
from rules.engine import Data, Option, Play, Table, Text
from rules.kit.turns import Turn


class TurnEnds(Exception):
    """The active member's actions end, because it is defeated or an entry says so. Check Threat
    follows (AF-13.8)."""


class PageLeft(Exception):
    """The party leaves the page, because all have exited or the book sends it on. `to`: the page
    that the book names, or 0. The turn is finished first, with Check Threat (AF-4.6, AF-4.7)."""

    def __init__(self, to: int = 0) -> None:
        super().__init__(to)
        self.to = to


class MissionEnds(Exception):
    """The mission has succeeded or failed. It ends at once, and only the Colony Phase follows
    (AF-18.6)."""

    def __init__(self, outcome: Literal["success", "fail"]) -> None:
        super().__init__(outcome)
        self.outcome: Literal["success", "fail"] = outcome


class CampaignLost(Exception):
    """Morale or population is 0, and the party does not play on with infinite lives (AF-20.6)."""


class Here(Turn[State]):
    """A table during one step of play, with helpers for members."""

    def __init__(self, t: Table[State]) -> None:
        super().__init__(t)
        self.reading: list[tuple[int, str]] = []
        """Page and id of the entries that are being read, each inside the one before (AF-3.19)."""
        self.turn_over = False
        """Whether the turn is over, so that what follows the turn is running."""

    def name_member(self, member: Member) -> Text:
        """Return the name that messages use for a member: its character's short name."""
        return self.s.party[member].card.short

    def find_seat(self, member: Member) -> int:
        """Find the seat of a member's player."""
        return self.s.party[member].seat

    def tell_of(self, member: Member, message: Message, *, kind: str = "info", **data: Any) -> None:
        """Tell everybody something of a member. The event's `seat` is its player's, `member` its
        number."""
        self.t.tell(message, kind=kind, seat=self.s.party[member].seat, member=member, **data)

    def choose_for(
        self,
        member: Member,
        text: Message,
        options: Sequence[Option] | Callable[[], Sequence[Option]],
        *,
        default: str = "",
        secret: bool = False,
        about: Text = "",
        topic: str = "",
        data: Data | None = None,
        rule: str = "",
    ) -> Play[str]:
        """Let a member's player choose for it, as `choose` does. A player with two characters is
        told which of them the question is about."""
        return (
            yield from self.choose(
                self.find_seat(member),
                self.address_question(member, text),
                options,
                default=default,
                secret=secret,
                about=about,
                topic=topic,
                data={**(data or {}), "member": member},
                rule=rule,
            )
        )

    def address_question(self, member: Member, text: Message) -> Message:
        """Return a question's text, after the character's name if its player has two characters."""
        party = self.s.party
        if [one.seat for one in party].count(party[member].seat) == 1:
            return text
        return Message("addressed", member=self.name_member(member), question=text)

    def choose_member(
        self,
        by: Member,
        text: Message,
        among: Sequence[Member],
        *,
        verb: str = "choose",
        topic: str = "",
        rule: str = "",
    ) -> Play[Member | None]:
        """Ask a player to choose one of these members, offered in this order with the first as
        default. Return None if there are none, and do not ask if there is only one."""
        if not among:
            return None
        options = [Option(str(other), verb, self.name_member(other)) for other in among]
        return Member(int((yield from self.choose_for(by, text, options, topic=topic, rule=rule))))
