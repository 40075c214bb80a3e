"""The reminders that users have had of their present turns at a table."""

from collections.abc import Iterable

from storage import Post, Reminder


class SentReminders(dict[int, Reminder]):
    """By user, the reminders sent so far about their present turn at a table."""

    def update_reminders(self, reminders: Iterable[Reminder]) -> list[Reminder]:
        """Put these reminders in place of those of the same users; forget blank ones. Return each
        user's earlier one, or the given one if none was known."""
        before = []
        for each in reminders:
            before.append(self.pop(each.user_id, each))
            if not each.is_blank:
                self[each.user_id] = each
        return before


def make_removal_posts(reminders: Iterable[Reminder]) -> list[Post]:
    """Make the posts that remove the messages of these reminders."""
    posts, stalled = [], False
    for each in reminders:
        stalled |= each.stalled
        if each.sent or each.message_id:
            posts.append(make_reminder_post(each.user_id))
    return [*posts, STALL_POST] if stalled else posts


def make_reminder_post(user_id: int, sent: int = 0) -> Post:
    """Make the post that sends a user reminder number `sent`. With 0, the post removes the message
    of their last reminder."""
    return Post("reminder", {"user": user_id, "sent": sent}, f"reminder:{user_id}", user_id=user_id)


STALL_POST = Post("stalled", {"fresh": False}, "stalled")
"""The post that updates the message saying that the table has stalled."""
