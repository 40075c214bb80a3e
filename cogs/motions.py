"""Votes about seats: proposed, voted on, carried out, or over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from cogs.user_errors import Mistake
from rules.engine import Event
from storage import Motion, Seat, Upkeep

from . import gathering, motion, moves, sitters, text
from .desk import Desk
from .live import Live
from .motion import Choice, Matter, matter

OVER = "That vote is over. Look at the card for how the table stands."
CAME_TO_NOTHING = "The vote about {0}'s seat has come to nothing, so the table waits for {0}."


class Motions:
    """The watch that ends votes in which too few take part."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def due(self, live: Live) -> datetime | None:
        """When the first open vote ends; now, where one is decided."""
        ends = [each.until for each in live.motions.values()]
        if any(_settled(live, each) for each in live.motions.values()):
            ends.append(self._desk.store.now())
        return min(ends, default=None)

    async def ring(self, table_id: int) -> None:
        """End those whose time is over, and carry out what is decided since fewer have a say."""
        async with self._desk.at(table_id) as live:
            now = self._desk.store.now()
            waited = live.waiting()
            for each in list(live.motions.values()):
                choice = _settled(live, each) if each.seat in live.motions else None
                if choice is not None:
                    await _carry_out(self._desk, live, each, matter(each), choice)
                    await moves.drive(self._desk, live, waited)
            for each in [each for each in live.motions.values() if each.until <= now]:
                await _drop(self._desk, live, each)


# -- proposing -----------------------------------------------------------------------------------


async def propose(
    desk: Desk,
    table_id: int,
    number: int,
    proposer: int,
    newcomer: tuple[int, str] | None,
    *,
    manages: bool = False,
) -> str:
    """Somebody proposes that a person (id and name), or a bot, plays on in a seat. It is done at
    once where nobody else has a say. Returns what to tell them. Raises Mistake."""
    async with desk.at(table_id) as live:
        moves.playing(live)
        seat = live.row.seats[number]
        own = seat.user_id == proposer
        holder, name = _holder(live, number)
        if holder is None:
            raise Mistake(
                f"{text.plain(seat.name)} is a bot. Whoever wants that place takes it by "
                "`/game join`."
            )
        if seat.user_id is None and newcomer is None:
            raise Mistake(
                f"{text.plain(seat.name)} plays on for {text.plain(name)} already, and gets up as "
                "soon as they come back."
            )
        decides = manages and await sitters.outside(desk, live, proposer)
        if live.seat_of(proposer) is None and not decides:
            raise Mistake("Only those who sit here can propose that. `/game join` offers places.")
        waited = live.waiting()
        if own and newcomer is None:
            return await _leave(desk, live, seat, waited)
        if (found := live.motions.get(number)) is not None:
            # Somebody may have deleted its message: then it is posted again.
            await desk.store.save_motion(live.id, found, motion.shows(number))
            return "There is a vote about that seat already. Look for it in the channel."
        if newcomer is not None and live.seat_of(newcomer[0]) is not None:
            raise Mistake(f"{text.plain(newcomer[1])} has a seat here already.")
        if newcomer is not None:
            await _may_sit(desk, live, number, *newcomer, asks=proposer)
        about = Matter(
            why="handed" if own else "asked",
            holder=holder,
            name=name,
            proposer=proposer,
            newcomer=newcomer[0] if newcomer else None,
            newcomer_name=text.name(newcomer[1]) if newcomer else "",
            agreed=newcomer is not None and newcomer[0] == proposer,
        )
        if not own and live.seat_of(proposer) is not None:
            about = about.voting(proposer, about.choices[0])
        choice = about.decision(electors(live, number, about))
        if decides:
            choice = about.choices[0]
            about = about.model_copy(update={"decided": newcomer is not None})
        made = motion.new(number, about, desk.store.now())
        if choice is not None and await _carry_out(desk, live, made, about, choice):
            await moves.drive(desk, live, waited)
            return "It is done."
        whom = about.newcomer_name or "a bot"
        words = f"{name} offers the seat to {whom}." if own else ""
        words = words or f"There is a vote whether {whom} plays on for {name}."
        await desk.write(
            live,
            (),
            [Event(words, kind="seat")],
            upkeep=Upkeep(motions=[made]),
            also=[motion.shows(number)],
        )
        if own:
            return f"Once {text.plain(whom)} agrees, the seat is theirs."
        return "The others are asked, in a message of its own."


def _holder(live: Live, number: int) -> tuple[int | None, str]:
    """Whose seat it is, and their name: also where it is kept for them. None: nobody's."""
    seat, kept = live.row.seats[number], live.kept.get(number)
    if seat.user_id is None and kept is not None:
        return kept.user_id, kept.name
    return seat.user_id, seat.name


async def _may_sit(desk: Desk, live: Live, number: int, user: int, name: str, *, asks: int) -> None:
    """Raises Mistake where the user may not play on in that seat, in words for who asks."""
    called = "" if user == asks else text.name(name)
    if why := await sitters.why_not(desk, live, number, user, name=called, voted=True):
        raise Mistake(why)


async def _leave(desk: Desk, live: Live, seat: Seat, waited: set[int]) -> str:
    """A bot in one's own seat. Returns what to tell who leaves."""
    last = live.people == {seat.number}
    await _seat_bot(desk, live, seat, keep=False)
    await moves.drive(desk, live, waited)
    return moves.LEFT_LAST if last else "A bot plays on for you."


@dataclass(frozen=True, slots=True)
class Voice:
    """Who says what. `manages`: they may manage the channel, and have no part in the game."""

    user: int
    name: str
    choice: str
    manages: bool = False


# -- voting --------------------------------------------------------------------------------------


async def vote(desk: Desk, table_id: int, which: tuple[int, int], voice: Voice) -> str:
    """What somebody presses at an open vote, which its seat and id name. Returns what to tell them.
    Raises Mistake."""
    seat, number = which
    async with desk.at(table_id) as live:
        found = live.motions.get(seat)
        if found is None or found.id != number or live.row.status != "playing":
            raise Mistake(OVER)
        about = matter(found)
        waited = live.waiting()
        manages = voice.manages and await sitters.outside(desk, live, voice.user)
        voice = replace(voice, manages=manages)
        if voice.choice in ("agree", "decline", "offer"):
            if voice.choice != "decline" and live.seat_of(voice.user) is None:
                await _may_sit(desk, live, seat, voice.user, voice.name, asks=voice.user)
            changed, said = _newcomer(live, about, voice)
            if changed is None:
                who = about.name if voice.user == about.holder else about.newcomer_name
                await _drop(desk, live, found, f"{who} would rather not.")
                return said
        else:
            changed, said = _voted(live, found, about, voice)
        decided = _decided(live, found, changed, voice)
        if decided == "newcomer" and voice.manages:
            changed = changed.model_copy(update={"decided": True})
        if decided is not None and await _carry_out(desk, live, found, changed, decided):
            await moves.drive(desk, live, waited)
            return said
        if changed.choices and changed.tied(electors(live, seat, changed)):
            await _drop(desk, live, found)
            return said
        now = replace(found, body=changed.model_dump(mode="json"))
        await desk.store.save_motion(table_id, now, motion.shows(seat))
        live.motions[seat] = now
        return said


def _newcomer(live: Live, about: Matter, voice: Voice) -> tuple[Matter | None, str]:
    """With what somebody says who may come to sit there; None: they would rather not."""
    if voice.choice == "decline" and voice.user == about.proposer and about.why == "handed":
        return None, "Good. You keep your seat."
    if live.seat_of(voice.user) is not None:
        raise Mistake("You have a seat here already.")
    if voice.choice == "offer":
        if about.newcomer is not None:
            raise Mistake(f"{text.plain(about.newcomer_name)} has offered to play on already.")
        offer = {"newcomer": voice.user, "newcomer_name": text.name(voice.name), "agreed": True}
        return about.model_copy(update=offer), "Thank you. The table votes on it."
    if voice.user != about.newcomer:
        raise Mistake(f"That is for {text.plain(about.newcomer_name)} to say.")
    if voice.choice == "decline":
        return None, "Good. Nothing changes."
    said = "The seat is yours." if about.why == "handed" else "Good. The table votes on it."
    return about.model_copy(update={"agreed": True}), said


def _voted(live: Live, found: Motion, about: Matter, voice: Voice) -> tuple[Matter, str]:
    wanted = next((known for known in about.choices if known == voice.choice), None)
    if wanted is None:
        raise Mistake(OVER)
    label = text.plain(about.label(wanted))
    if voice.user in motion.voters(live.row, found.seat):
        return about.voting(voice.user, wanted), f"Your vote: {label}."
    if live.seat_of(voice.user) is not None:
        raise Mistake("This is about your seat: play on, or `/game back`, and the vote is over.")
    if not voice.manages:
        raise Mistake("Only those who play at this table have a say.")
    return about, f"You decide: {label}."


def _decided(live: Live, found: Motion, about: Matter, voice: Voice) -> Choice | None:
    if about.why == "handed" or about.decided:
        return "newcomer" if about.agreed else None
    if voice.manages and voice.choice in about.choices:
        return next(known for known in about.choices if known == voice.choice)
    return about.decision(electors(live, found.seat, about))


def _settled(live: Live, found: Motion) -> Choice | None:
    """What has been decided about a seat and can be done, though nobody has just voted."""
    about = matter(found)
    if not about.choices:
        return None
    choice = about.decision(electors(live, found.seat, about))
    return None if choice == "newcomer" and not about.agreed else choice


def electors(live: Live, seat: int, about: Matter) -> list[int]:
    """Whose votes about a seat are counted."""
    return motion.electors(live.row, about, seat, live.motions.values())


async def _carry_out(desk: Desk, live: Live, found: Motion, about: Matter, choice: Choice) -> bool:
    """Do what has been decided, if it can be done: a newcomer must have agreed."""
    seat = live.row.seats[found.seat]
    if _holder(live, found.seat)[0] != about.holder:  # whoever holds it now was not meant
        await _drop(desk, live, found)
        return True
    if choice == "newcomer":
        if not about.agreed or about.newcomer is None:
            return False
        if live.seat_of(about.newcomer) is not None:
            raise Mistake(f"{text.plain(about.newcomer_name)} has a seat here already.")
        name = about.newcomer_name
        if why := await sitters.why_not(
            desk, live, seat.number, about.newcomer, name=name, voted=True
        ):
            await _drop(desk, live, found, why)
            return True
        now = replace(seat, user_id=about.newcomer, name=name, bot=False)
        await moves.change_hands(desk, live, seat, now, voted=True)
    elif choice == "bot":
        await _seat_bot(desk, live, seat, keep=True)
    else:
        words = f"It is decided: {about.name} stays."
        if choice == "wait":
            words = f"It is decided: the table waits longer for {about.name}."
        await desk.write(
            live,
            (),
            [Event(words, kind="seat")],
            upkeep=Upkeep(granted=[found.seat], settled=[found.seat]),
            also=motion.over(found, words),
        )
    return True


async def _seat_bot(desk: Desk, live: Live, seat: Seat, *, keep: bool) -> None:
    bot = gathering.bot_for(live.row, seat)
    words = f"{bot.name} takes {seat.name}'s place."
    if keep:
        words += f" It is {seat.name}'s again as soon as they come back."
    await moves.change_hands(desk, live, seat, bot, keep=keep, words=words)


async def _drop(desk: Desk, live: Live, found: Motion, words: str = "") -> None:
    words = words or CAME_TO_NOTHING.format(matter(found).name)
    await desk.write(
        live,
        (),
        [Event(words, kind="seat")],
        upkeep=Upkeep(settled=[found.seat]),
        also=motion.over(found, words),
    )
