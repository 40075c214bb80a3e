"""What the bot complains of in its log while everything around it goes wrong: every complaint must
be known, with a reason why it is allowed."""

import re
from collections import Counter

LINE = re.compile(r"^\d{4}-\d\d-\d\d [\d:,]+ (?=[A-Z]+ )", re.MULTILINE)
"""How a complaint begins; what follows up to the next is its trace."""

FULL = "The disk is full, so this could not be saved"
NO_START = re.compile(rf"^The database \S+ cannot be used: {FULL}.*\n", re.MULTILINE)
"""What it prints that cannot even start, for want of room: somebody starts it again."""
REST = r"[^\n]*\Z"
"""A complaint of one line, without a trace."""
KNOWN = {
    # Discord is told to say 429; discord.py waits as long as it says, and tells of it.
    rf"WARNING discord\.webhook\.async_: Webhook ID \d+ is rate limited{REST}": "429",
    rf"WARNING discord\.http: We are being rate limited{REST}": "429",
    rf"WARNING discord\.http: Global rate limit has been hit{REST}": "429",
    # Nothing can be written; each says so in one line, and goes on when there is room.
    rf"WARNING (cogs|tables)\.[\w.]+: [^\n]*{FULL}{REST}": "a full disk",
    # Where no small disk may be mounted, files may not grow: SQLite calls that an I/O error.
    rf"WARNING (cogs|tables)\.[\w.]+: [^\n]*could not be recorded: [^\n]*disk I/O error{REST}": (
        "a full disk"
    ),
    # The machine has too much to do.
    rf"WARNING discord\.gateway: Can't keep up{REST}": "a busy machine",
    r"WARNING discord\.gateway: Shard ID \w+ heartbeat blocked": "a busy machine",
    rf"WARNING tables\.thinking\.search_pool: A strong bot's search was lost: TimeoutError{REST}": (
        "a busy machine"
    ),
    # A worker process knows the games of the product alone.
    r"WARNING tables\.thinking\.search_pool: A strong bot's search failed:"
    r"[\s\S]*There is no game (cistern|canary)": "a game of the tests",
}
"""What may be complained of, as a pattern, and what it comes of."""


def split_complaints(log: str) -> list[str]:
    """Split a log into complaints, each with its trace."""
    first, *others = LINE.split(NO_START.sub("", log))
    return [each.strip() for each in (first, *others) if each.strip()]


def count_complaints(log: str) -> Counter[str]:
    """Count the complaints by reason. Raises AssertionError with those that nobody knows."""
    found: Counter[str] = Counter()
    unknown: list[str] = []
    for complaint in split_complaints(log):
        reason = next((why for known, why in KNOWN.items() if re.match(known, complaint)), None)
        if reason is None:
            unknown.append(complaint)
        found[f"complaints of {reason}"] += 1
    assert not unknown, "\n".join([f"{len(unknown)} complaints that nobody knows:", *unknown[:40]])
    return found
