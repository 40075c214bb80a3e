"""Users: their settings, lessons and roles, and erasing them. Also the settings of servers."""

import json
from collections.abc import Collection
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

from storage.changes import teaching, user_changes
from storage.parts.base import Base, make_durable, make_timed
from storage.people import erasing, personal
from storage.records import PlayerSettings


class People(Base):
    """What is stored about users and servers."""

    async def find_player_settings(self, user_id: int) -> PlayerSettings:
        """Find the player's settings. Return the defaults if they have never set anything."""
        found = await self._read_rows(
            "SELECT hand_by_dm, words_only, dms_closed, nudge_hours, zone, nudge_every, quiet,"
            " nudge_by, lessons, dms_refused, stand_in, language FROM players WHERE user_id = ?",
            user_id,
        )
        if not found:
            return PlayerSettings()
        by_dm, words_only, dms_closed, *others = found[0]
        chosen = PlayerSettings(bool(by_dm), bool(words_only), bool(dms_closed), *others)
        return replace(chosen, lessons=bool(chosen.lessons))

    save_player_settings = make_durable(user_changes.save_player_settings)

    async def find_direct_channel(self, user_id: int) -> int | None:
        """Find the channel of the user's direct messages with the bot. Return None if unknown."""
        where = "SELECT channel_id FROM direct_channels WHERE user_id = ?"
        found = await self._read_rows(where, user_id)
        return int(found[0][0]) if found else None

    save_direct_channel = make_durable(user_changes.save_direct_channel)

    async def list_met_lessons(self, user_id: int) -> set[str]:
        """List the kinds of question that were explained to the user, as `game:verb`."""
        return {lesson for (lesson,) in await self._read_rows(teaching.SELECT_LESSONS, user_id)}

    async def save_lessons(self, user_id: int, lessons: Collection[str]) -> None:
        """Save that these kinds of question were explained to the user."""
        met = [(user_id, lesson) for lesson in lessons]
        await self._write(lambda db: teaching.save_lessons(db, met))

    async def find_told_roles(self, table_id: int) -> dict[int, str]:
        """Find the role that the bot has explained to each user at the table, by user id."""
        found = await self._read_rows(teaching.SELECT_TOLD_ROLES, table_id)
        return {int(user): str(role) for user, role in found}

    async def save_told_role(self, table_id: int, user_id: int, role: str) -> None:
        """Save that the bot has explained this role to the user at the table."""
        await self._change_table(
            table_id, lambda db: teaching.save_told_roles(db, [(table_id, user_id, role)])
        )

    async def export_user(self, user_id: int) -> dict[str, Any]:
        """Collect everything stored about the user, as JSON values."""
        return await personal.export_user(self._read_rows, user_id)

    async def erase_user(self, user_id: int, hold: erasing.Hold = nullcontext) -> list[int]:
        """Erase the user from everything stored: id, names, settings, direct messages, and what
        they wrote in the log. Journals stay, since they name only seats. This runs in steps, and
        other changes may happen between them. After an interruption the user is still in
        `list_users_to_erase`: call this again. `hold` locks a table while the user is removed from
        it. Return the ids of the changed tables, which must be loaded again."""
        return await erasing.erase_user(
            self._read_rows, self._writer.write_change, user_id, self._now_milliseconds(), hold
        )

    begin_to_forget = make_timed(erasing.begin_erasing)

    async def list_users_to_erase(self) -> list[int]:
        """List the users who are still to be erased, in the order in which they asked."""
        found = await self._read_rows("SELECT user_id FROM erasures ORDER BY at, user_id")
        return [user_id for (user_id,) in found]

    async def find_server_settings(self, guild_id: int) -> dict[str, Any]:
        """Find the settings of a server, as JSON values. Return {} if the server has none."""
        found = await self._read_rows("SELECT settings FROM servers WHERE guild_id = ?", guild_id)
        return dict(json.loads(found[0][0])) if found else {}

    save_server_settings = make_durable(user_changes.save_server_settings)
