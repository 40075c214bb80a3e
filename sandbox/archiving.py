"""Archives each thread in which nothing has happened for the time that the thread sets."""

from sandbox.clock import Cancel
from sandbox.ids import find_creation_time
from sandbox.models import Channel, Thread
from sandbox.world import Change, World


class Archiving:
    """Archives threads by the world's clock. A thread's time runs from its last message, its last
    opening or the last change of that time."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._timers: dict[str, Cancel] = {}
        for channel in world.channels.values():
            self._start_timer(channel)
        world.add_listener(self._follow_change)

    def close(self) -> None:
        for cancel in self._timers.values():
            cancel()
        self._timers.clear()

    def _follow_change(self, change: Change) -> None:
        if change.channel is None or change.channel.thread is None:
            return
        if change.what == "channel_delete":
            self._stop_timer(change.channel.id)
        elif change.what in ("channel_create", "channel_update"):
            self._start_timer(change.channel)

    def _stop_timer(self, channel_id: str) -> None:
        cancel = self._timers.pop(channel_id, None)
        if cancel:
            cancel()

    def _start_timer(self, channel: Channel) -> None:
        self._stop_timer(channel.id)
        thread = channel.thread
        if thread is None or thread.archived:
            return
        left = max(0.0, _find_due_time(channel, thread) - self.world.clock.now())
        self._timers[channel.id] = self.world.clock.call_later(
            left, lambda: self._archive_if_due(channel, thread)
        )

    def _archive_if_due(self, channel: Channel, thread: Thread) -> None:
        now = self.world.clock.now()
        if now < _find_due_time(channel, thread):  # somebody has written meanwhile
            self._start_timer(channel)
            return
        thread.archived, thread.archive_changed_at = True, now
        self.world.update_channel(channel)


def _find_due_time(channel: Channel, thread: Thread) -> float:
    written = find_creation_time(channel.last_message_id) if channel.last_message_id else 0.0
    return max(written, thread.archive_changed_at) + 60.0 * thread.auto_archive_minutes
