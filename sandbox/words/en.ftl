### The words of the page of `--local`, and of what players are told there.
### What Discord itself answers to a bot is in the code, because it is always in English.

# -- the page ------------------------------------------------------------------------------------

starting = Kindling the fire…
needs-javascript = This page needs JavaScript.
skip-to-message = Skip to the message box
reconnecting = The connection was lost. Reconnecting…
try-now = Try now
connection-lost = The connection was lost. Please try again.
not-connected = Not connected just now. Please try again in a moment.
no-answer-from-sandbox = The sandbox does not answer. Trying again…
loading = Loading…
# What a screen reader calls a turning circle.
working = Working
sending = Sending
dismiss = Dismiss
close = Close
cancel = Cancel
save = Save
delete = Delete
done = Done

# -- whom one plays --------------------------------------------------------------------------------

who-are-you = Who are you?
about-tabs = Each tab can play a different person. Choose who this one plays; you can change it at any time.
no-such-player = There is no player called { $player }.
players = Players
you = You
play-as = Play as
you-play = You play { $player }
play-player = Play { $player } (middle click: in another tab)
add = Add
add-player = Add a player
name = Name
player-example = Grace
about-new-player = They join every server here, and you can play them from this tab or another.
has-joined = { $player } has joined.
# A switch: nobody may write direct messages to this player.
dms-closed = DMs closed
about-dms-closed = Nobody may write direct messages to you
someone-unknown = someone unknown
nobody = nobody

# -- channels --------------------------------------------------------------------------------------

channels = Channels
channels-and-players = Channels and players
close-channels = Close the channel list
text-channel = text channel
direct-message = direct message
voice-channel = voice channel
announcement-channel = announcement channel
forum = forum
thread = thread
private-thread = private thread
# What a screen reader says of a channel in the list. $kind is one of the seven above.
channel-label = { $marked ->
    [mentions] { $channel }, { $kind }, { $count } mentions
    [unread] { $channel }, { $kind }, { $count } unread
   *[nothing] { $channel }, { $kind }
}
direct-messages = Direct messages
threads-of = Threads of { $channel }
# Between the name of a channel and that of a thread in it.
in-it = in it
bot = bot
online = online
offline = offline
no-channel = There is no channel to show.
unknown = unknown
unknown-channel = #unknown
new-channel = New channel
create = Create
kind = Kind
kind-text = Text: one conversation
kind-forum = Forum: a conversation per post
kind-news = Announcements: one conversation, followed elsewhere
kind-voice = Voice: its chat, without the voices
new-channel-example = new-channel
topic = Topic (optional)
delete-channel = Delete this channel
delete-thread = Delete this thread
delete-for-everybody = Delete for everybody?
will-be-gone = { $channel } and all that was written there will be gone.
write-to-somebody = Write to somebody
link-unseen = That link leads to a channel you cannot see.

# -- threads and forums ----------------------------------------------------------------------------

start-thread = Start a thread
start = Start
name-of-thread = Name of the thread
private = Private: only for people who are mentioned in it
about-forum = Every post here is a conversation of its own.
new-post = New post
new-post-in = New post in { $forum }
post = Post
title = Title
files = Files (optional)
no-posts = No posts yet.
archived = archived
messages-counted = { $count ->
    [one] { $count } message
   *[other] { $count } messages
}

# -- messages --------------------------------------------------------------------------------------

messages-in = Messages in { $channel }
load-older = Load older messages
conversation-begins = This is the beginning of your conversation.
channel-begins = This is the beginning of the channel.
# A line above the messages that have not been read.
new = New
new-messages = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
jump-to-newest = Jump to the newest
message-gone = That message is not here any more.
yesterday = Yesterday { $time }
message-label = { $kind ->
    [bot] { $author }, bot, { $when }
   *[person] { $author }, { $when }
}
# After the name of a bot.
bot-tag = BOT
edited = (edited)
only-you = Only you can see this
dismiss-message = Dismiss message
is-thinking = { $who } is thinking
replied-deleted = The message it replies to was deleted.
go-to-replied = Go to the message of { $who } that this answers
used = { $who } used { $command }
you-used = { $you } used { $what }
joined = { $who } joined.
started-thread = { $who } started a thread: { $thread }
quoted = “{ $title }”
interaction-failed = This interaction failed.
interaction-failed-because = This interaction failed. { $why }
# Read out by screen readers.
says = { $who }: { $words }
says-to-you = Only for you, { $who }: { $words }
mentions-you = { $who } mentions you in { $channel }: { $words }
# Instead of what a message says, if it is only that.
a-message = a message
a-file = a file
message-actions = Message actions
reply = Reply
edit = Edit
edit-message = Edit message
delete-message = Delete this message?
this-message = This message
everybody-here = Everybody in this channel
everybody-online = Everybody who is online
role = role
unknown-role = unknown role
spoiler = (spoiler)
code = Code
code-in = Code, { $language }

# -- pictures and files ----------------------------------------------------------------------------

picture = Picture
picture-to-scroll = Picture; scroll to see all of it
picture-undescribed = A picture without a description
no-description = This picture has no description.
picture-not-shown = This picture could not be shown.
open-in-tab = Open in a new tab
enlarge = Enlarge picture
enlarge-described = Enlarge picture: { $description }
spoiler-picture = Spoiler picture, press to reveal
spoiler-to-reveal = Spoiler, press to reveal
press-to-reveal = Spoiler: press to reveal
file = file
size = { $unit ->
    [bytes] { $amount } bytes
    [kb] { $amount } KB
    [mb] { $amount } MB
   *[gb] { $amount } GB
}
file-not-read = { $file } could not be read.
component-not-shown = This page cannot show this component (type { $type }).
field-not-shown = This page cannot show this field (type { $type }).

# -- writing ---------------------------------------------------------------------------------------

message = Message
message-in = Message in { $channel }
write-or-command = Write, or / for commands
write-in-channel = Write in { $channel }, or / for commands
only-commands = Only commands here: type /
may-not-write = You may not write here
attach-files = Attach files
files-to-send = Files to send
do-not-send = Do not send { $file }
send = Send
letters-of = { $length } of { $most } letters
not-sent = Your message was not sent: { $why }
replying-to = Replying to { $who }
do-not-reply = Do not reply
# $first, $second and $third are the first of $count people.
typing = { $count ->
    [0] { "" }
    [1] { $first } is typing
    [2] { $first } and { $second } are typing
    [3] { $first }, { $second }, { $third } are typing
   *[other] Several people are typing
}

# -- commands --------------------------------------------------------------------------------------

commands = Commands
no-command = No command matches. To send this as text, put a space in front.
no-command-offline = No command matches, because the bot is offline.
# After the options that a command needs: how many more it has.
more-options = +{ $count } optional
run = Run
leave-command = Leave the command
enter-runs-it = Enter runs it, Escape leaves.
needed = needed
optional = optional
type-text = text
type-integer = whole number
type-boolean = yes or no
type-person = person
type-channel = channel
type-role = role
type-person-or-role = person or role
type-number = number
type-file = file
from-to = { $unit ->
    [letters] ({ $low } to { $high } letters)
   *[none] ({ $low } to { $high })
}
from = { $unit ->
    [letters] (at least { $low } letters)
   *[none] (at least { $low })
}
up-to = { $unit ->
    [letters] (at most { $high } letters)
   *[none] (at most { $high })
}
true = True
false = False

# -- forms and lists -------------------------------------------------------------------------------

submit = Submit
yes = Yes
search = Search
search-in = Search: { $label }
nothing-matches = Nothing matches.
sent-as-typed = Nothing in the list matches; your text is sent as typed.
options-not-loaded = The options could not be loaded.
choose = Choose…
choose-person = Choose a person…
choose-role = Choose a role…
choose-person-or-role = Choose a person or role…
choose-channel = Choose a channel…
type-or-choose = Type or choose…
choose-at-least = Choose at least { $count }.
choose-at-most = Choose at most { $count }.
chosen-of-at-most = { $chosen } of at most { $most }
please-fill-in = Please fill this in.
please-choose = Please choose.
please-choose-one = Please choose one.
please-choose-at-least = Please choose at least { $count }.
please-tick-at-least = Please tick at least { $count }.
please-tick-at-most = Please tick no more than { $count }.
one-from-the-list = Please take one from the list.
this-is-needed = This one is needed.
a-number-please = A number, please.
a-whole-number-please = A whole number, please.
at-least = At least { $least }, please.
at-most = At most { $most }, please.
at-least-letters = At least { $least } letters, please.
at-least-letters-not = At least { $least } letters, please (you have { $length }).
at-most-letters = At most { $most } letters, please (you have { $length }).

# -- what the sandbox refuses ----------------------------------------------------------------------

no-answer = The application did not respond.
outage = This server is unavailable: Discord has an outage.
not-understood = Not understood: { $why }
no-action = There is no action “{ $action }”.
missing = “{ $name }” is missing.
gone = This is not here any more.
not-now = You cannot use this now.
dialog-closed = This dialog is no longer open.
only-dismiss = You can only dismiss this message.
dismiss-own = You can dismiss only a message that you alone see.
thread-archived = This thread is archived. Write something in it, and it is open again.
no-thread-there = You cannot start a thread on a message that you alone see.
not-to-yourself = You cannot write to yourself.
server-name = A server needs a name of two letters or more.
player-name = A player needs a name.
file-damaged = A file arrived damaged.
file-too-large = That file is too large.
no-command-here = There is no command /{ $command } here.
no-such-command = There is no command /{ $command }.
needs-subcommand = /{ $command } needs a subcommand.
needs-option = /{ $command } needs “{ $option }”.
no-such-option = /{ $command } has no option “{ $option }”.
no-suggestions = “{ $option }” of /{ $command } has no suggestions.
this-menu = This menu
not-a-choice = That is not one of the choices.
no-such-choice = “{ $field }” has no such choice.
does-not-exist = “{ $field }”: that does not exist.
must-be-chosen = “{ $field }” must be chosen.
must-be-filled-in = “{ $field }” must be filled in.
takes-choices = “{ $field }” takes { $least } to { $most } different choices.
takes-characters = “{ $field }” takes { $least } to { $most } characters.
must-be-number = { $kind ->
    [whole] “{ $field }” must be a whole number.
   *[any] “{ $field }” must be a number.
}
out-of-range = “{ $field }” is out of range.
yes-or-no = “{ $field }” must be yes or no.
