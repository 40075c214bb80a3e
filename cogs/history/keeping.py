"""What may be kept of a game that is over: from its last card, which stays where it is when the
next table has opened and the commands mean that one."""

from __future__ import annotations

from discord.ui import Container, TextDisplay

from cogs.client import Interaction
from cogs.history import book, verify
from cogs.history.replay import Replays
from cogs.table.lookup import look
from cogs.ui.components import Press, rows_of
from cogs.ui.errors import promise, say
from cogs.ui.handlers import NOT_OURS, Pressed, handler
from cogs.ui.message import MessageView
from tables.errors import UserError
from tables.snapshot import Snapshot
from tables.wording import text

REPLAYS = (
    ("public", "As everybody saw it"),
    ("own", "As I saw it"),
    ("whole", "With all that was hidden"),
)


def menu(snapshot: Snapshot) -> MessageView:
    """What there is of the game to keep, each with a button."""
    table = snapshot.id
    tale = [Press(table, "story", "0", "f", label="Read it here"), *book.buttons(table)]
    eyes = [each for each in REPLAYS if each[0] != "own" or snapshot.seat is not None]
    replays = [Press(table, "replay", kind, label=label) for kind, label in eyes]
    proof = [Press(table, "proof", label="Verify the dice")]
    view = MessageView()
    view.add_item(
        Container(
            TextDisplay(f"### {text.plain(snapshot.game.title)}, table {table}\n**The story**"),
            *rows_of(tale),
            TextDisplay("**The replay**, one file to watch"),
            *rows_of(replays),
            TextDisplay("**The proof**: the game played again, and files to check it without me"),
            *rows_of(proof),
        )
    )
    return view


@handler("keep", first=promise, returns=False)
async def keep(interaction: Interaction, pressed: Pressed) -> None:
    """ "Keep this game", in the menu of its last card."""
    await say(interaction, menu(await _over(interaction, pressed)))


@handler("replay", first=promise, returns=False)
async def replay(interaction: Interaction, pressed: Pressed) -> None:
    """One of the replays, or "Replay" in the menu."""
    kind = pressed.part(0)
    cog = interaction.client.get_cog(Replays.__cog_name__)
    if kind not in dict(REPLAYS) or not isinstance(cog, Replays):
        raise UserError(NOT_OURS)
    await cog.send(interaction, await look(interaction, pressed.table), kind)


@handler("proof", first=promise, returns=False)
async def proof(interaction: Interaction, pressed: Pressed) -> None:
    """ "Verify the dice"."""
    await verify.prove(interaction, await _over(interaction, pressed))


async def _over(interaction: Interaction, pressed: Pressed) -> Snapshot:
    """The table as the user may see it. Raises UserError while it goes on."""
    snapshot = await look(interaction, pressed.table)
    if snapshot.row.active or snapshot.view is None:
        raise UserError("This game is not over. `/story` and `/replay` have it up to now.")
    return snapshot
