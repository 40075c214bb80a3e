"""The packs that a table plays with: people choose them while it gathers, and the start fixes
them."""

from collections.abc import Mapping, Sequence

from rules.engine.packs import MOST_PACKS
from storage import PackGone, ShelvedPack, TablePack, TableRow
from tables.actions.gathering import Person, check_can_change_table
from tables.errors import UserError
from tables.packs import outcomes, shelves
from tables.sessions import TableSessions
from tables.settings import TableSettings
from tables.wording import packs as wording
from tables.wording import text
from tables.words import Message

NO_PACK_WORDS = frozenset({"", "none", "no pack", "as usual"})
"""What a user types so that the table plays with no pack."""


async def set_table_packs(
    sessions: TableSessions, table_id: int, person: Person, chosen: Sequence[str]
) -> str:
    """Set the packs of a gathering table, by their digests: it may choose new ones and keep those
    it has. Return what to tell the person. Raises UserError."""
    async with sessions.lock_table(table_id) as session:
        if session.row.status != "gathering":
            raise UserError(Message("packs-fixed"))
        check_can_change_table(session.row, person, "packs")
        known = await list_offered_packs(sessions, session.row)
        if not known.keys() >= set(chosen):
            raise UserError(Message("pack-turned-off"))
        if len(set(chosen)) > MOST_PACKS:
            raise UserError(Message("packs-at-most", most=MOST_PACKS))
        try:
            session.row = await sessions.store.save_gathering(
                table_id,
                session.row.edition,
                packs=list(dict.fromkeys(chosen)),
                outbox=await sessions.make_posts(session),
            )
        except PackGone as gone:
            raise UserError(wording.PACK_GONE) from gone
        if not session.row.packs:
            return str(Message("plays-without-packs"))
        names = text.join_names([wording.format_pack_name(pack) for pack in session.row.packs])
        return str(Message("plays-with-packs", packs=names))


async def list_offered_packs(
    sessions: TableSessions, row: TableRow
) -> dict[str, ShelvedPack | TablePack]:
    """List, by digest, the packs that a gathering table may play with: those that it has, which it
    may keep, and those that it may choose."""
    found: dict[str, ShelvedPack | TablePack] = {pack.digest: pack for pack in row.packs}
    if sessions.packs_allowed:
        may = await shelves.list_choosable_packs(sessions.store, row)
        found |= {pack.digest: pack for pack in may if pack.digest not in found}
    return found


def parse_pack_names(known: Mapping[str, ShelvedPack | TablePack], said: str) -> list[str]:
    """Find the digests of the packs that a user has typed, separated by commas: each by its name,
    its name and version, or the beginning of its digest. Return [] if the user wants none. `known`:
    the packs to choose from. Raises UserError."""
    if said.strip().casefold() in NO_PACK_WORDS:
        return []
    whole = _find_matching_digests(known, said)
    parts = [said] if whole else [part for part in said.split(",") if part.strip()]
    found = []
    for part in parts:
        fits = _find_matching_digests(known, part)
        if len(fits) > 1:
            numbers = text.join_names(
                [f"`{wording.shorten_digest(digest)}`" for digest in fits], either=True
            )
            raise UserError(
                Message("packs-of-that-name", name=text.format_quote(part, 60), numbers=numbers)
            )
        if not fits:
            name = text.format_quote(part, 60)
            if not known:
                raise UserError(Message("no-packs-on", name=name))
            there = [wording.format_pack_name(pack) for pack in known.values()][:10]
            raise UserError(Message("no-pack-to-choose", name=name, packs=there))
        found += fits
    return found


def _find_matching_digests(known: Mapping[str, ShelvedPack | TablePack], said: str) -> list[str]:
    wanted = " ".join(said.split()).casefold()
    named = [
        digest
        for digest, pack in known.items()
        if wanted in (wording.find_pack_name(pack).casefold(), wording.label_pack(pack).casefold())
    ]
    if named or len(wanted) < wording.DIGITS_SHOWN:
        return named
    return [digest for digest in known if digest.startswith(wanted)]


async def load_pack_bodies(sessions: TableSessions, row: TableRow) -> tuple[str, ...]:
    """Load the texts of the packs that a table is to begin with. Raises UserError if packs are
    off."""
    if row.packs and not sessions.packs_allowed:
        raise UserError(Message("packs-off-table"))
    return await sessions.store.packs.list_pack_bodies(row.id) if row.packs else ()


async def list_inherited_packs(
    sessions: TableSessions, row: TableRow, *, goes_on: bool = False
) -> tuple[str, ...]:
    """List the digests of the packs for another table like this one. A rematch gets only those that
    any table here may choose, so that nobody's own pack comes into a server that has not let it in;
    a campaign that `goes_on` also keeps those that came with an imported file. Raises UserError if
    bots have not played with a pack here."""
    if not sessions.packs_allowed:
        return ()
    packs = row.packs
    if TableSettings.model_validate(row.settings).packs_from_file and not goes_on:
        here = {pack.digest for pack in await shelves.list_choosable_packs(sessions.store, row)}
        packs = tuple(pack for pack in packs if pack.digest in here)
    for pack in packs:
        tried = outcomes.parse_playtest_outcome(
            await sessions.store.packs.find_pack_report(pack.digest)
        )
        if tried is None or not tried.fit:
            raise UserError(Message("pack-untried-here", pack=wording.format_pack_name(pack)))
    return tuple(pack.digest for pack in packs)


def describe_left_out_packs(before: TableRow, now: TableRow) -> str:
    """Make the sentence that tells which packs of the table before the new table lacks, to append
    to others. Return "" if it lacks none."""
    there = {pack.digest for pack in now.packs}
    missing = [wording.format_pack_name(pack) for pack in before.packs if pack.digest not in there]
    if not missing:
        return ""
    return f" {Message('played-without', packs=missing, count=len(missing))}"
