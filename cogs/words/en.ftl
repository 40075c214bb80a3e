## Seats

may-not-set-limit = you cannot choose its time limit

## When something goes wrong

untold = Your answer counts, but I could not show the result. `/board` shows the table.
too-late = Discord takes no answer to that any more.
counts-later = That counts. The card follows as soon as I am back.
our-fault = That went wrong, and it is our fault, not yours. Nothing at the table has changed. Please try again; if it happens again, tell the bot's owner the reference `{ $reference }`.
servers-only = This works in a server's channel, not in a direct message.
command-changed = This command has changed since Discord last heard of it. Reload Discord (Ctrl+R), or ask the bot's owner to run `/admin sync`.
no-sense = I cannot make sense of { $value } there.
not-your-command = You cannot use that command.
discord-failed = Discord failed me just now, so nothing has changed at the table. Please try again.
not-ours = That button does not fit what is asked now. Look at the card and choose again.
button-unused = That button is no longer in use.
moved-on = -# The table has moved on since.
your-move = Your move
may-not-post = I may not post in this table's channel. Somebody who manages it can give me View Channel, Send Messages (in threads too), Attach Files and Read Message History; then the card comes back. The table itself is safe, and can be played by commands.
channel-deleted = This table's channel has been deleted. The table is kept: `/table move`, in another channel of the server, goes on with it there.
thread-archived = This table's thread is archived. Open it again, and the card comes back.
thread-locked = This table's thread is locked. When somebody who manages threads unlocks it, the card comes back. The table itself is safe, and can be played by commands.

## The card

decide = decide in private
waits-too = somebody waits for your answer, in private
waits-for-reader = Read this first, then press **Go on**.
menu = Menu
go-on = Go on
read-it = Read it
take-back = Take back
earlier = Earlier
story = Story
replay = Replay
rematch = Rematch
board-has-rest = -# `/board` has the rest.
answer-through = -# Answer through **Your move**.
nobody-moves = Nobody has to move just now.
through-your-move = { $players }: { $does }, through **Your move**.
said-your-move = { $said }: **Your move**.
waits-for-you = Everybody else has answered; the table waits for you.
have-answered = -# { $players } { $count ->
    [one] has
   *[other] have
    } answered. Still missing: { $missing }.
no-clock-runs = -# Nobody is here just now, so no clock runs. Any button wakes the table.
time-runs-out = -# Time runs out: { $times }
closed-before-over = **The table was closed** before the game was over.
winners = **{ $players } { $count ->
    [one] wins
   *[other] win
    }.** { $why }
no-winners = **Nobody wins.** { $why }
fair-dice = -# Provably fair dice: `/table verify`
standing = - **{ $player }**{ $won ->
    [yes] { " " }(won)
   *[no] { "" }
    }: { $achieved }.
to-present-card = -# { $game } · [to the present card]({ $link })
never-begun = The table was closed before anybody began. { $campaign ->
    [yes] `/campaign continue` opens it again.
   *[no] Another? `/game open`.
    }
away-open = { $player } is away until they say otherwise
away-until = { $player } is away until { $until }
nobody-yet = Nobody yet.
seats-heading = **Seats** ({ $seats })
time-rule = -# Time: { $rule }. `/table deadline` changes it.
table-fair-dice = -# Table { $table } · Provably fair dice: `/table verify`
words-in-dice = -# Words in the dice, in the order given: { $players }
words-void = -# The table has changed, so these words no longer count: { $players }. **Options**, then **Add a word** takes a new one.
start-needs = **Start** needs { $more ->
    [one] one more player
   *[other] { $more } more players
    }: somebody presses **Join**, or you press **Add bot**.
full-start = The table is full. **Start** begins the game.
seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
    }. **Start** begins the game with the players at the table.
played-as-usual = -# Standard rules. **Options** lets you change them.
start = Start
join = Join
add-bot = Add bot
remove-bot = Remove bot
leave = Leave
how-to-play = How to play
options = Options
my-hand = My hand
pictures = Pictures
board-in-words = Board in words
recap = Recap
keep-game = Keep this game
board = Board
line-times = { $line } ({ $times } times)
move-of-players = It is the move of { $players }.
players-gather = Players gather. `/game join` takes a seat, `/game start` begins.
card-refused = -# Discord does not take the whole card just now. All the rest works by commands: `/act`, `/hand`, `/board`, `/table log`.
hand-closed = You wanted your hand by direct message, but Discord will not let me write to you. Use `/hand` meanwhile. To try again, allow direct messages from this server's members, then run `/settings hand_by_dm:True`.
hand-taken = The seat whose hand lay here is not yours any more.
link-table-small = -# [To the table]({ $link })
news-of-tables = **News of { $count } of your tables**
button-of-table = { $button }, table { $table }
and-tables = -# And tables { $tables }: `/mine` lists them all.
unshown = Your answer counts, but I could not show it. `/board` shows the table.
card-follows = That counts. Discord would not take the new card just now; it will follow.
card-not-taken = Discord does not take this table's card, and I will not try again by myself. The table is safe, and can be played by commands: `/act`, `/hand`, `/board`. Each of them tries the card once more.
counts-and = That counts. { $more }

## Your own panel

nothing-held = You hold nothing that the others cannot see.
more = More
answer-ahead = Answer ahead
always-answer = Always do this…
also-heading = **You may also, if you like:**
menu-shows-all = -# **Menu**, then **My hand**, shows all of it.
at-any-time = **At any time, if you like:**
nothing-more = There is nothing else you can do right now.
left-out = -# And { $count } more: `/act` lists everything.
over-now = The game is over.
bots-wait-for-you = The bots wait until you have read how the game begins: press **Go on** on { $card ->
    [unlinked] the table's card
   *[other] [the table's card]({ $card })
    }.
whose-move = It is { $players }'s move.{ $questions }
waited-for = { $whose } Somebody waits for your answer:
you-may = { $whose } You may, if you like:
nothing-to-decide = Nothing for you to decide. { $whose }
i-am-back = I am back

## Questions

none-of-them = None of them
give-number = Give a number, { $least } to { $most }…
how-many = How many?
from-to = { $first } to { $last }
choose = Choose
choose-many = Choose { $count }…
write = Write…
not-a-choice = That is not one of the choices now.
your-number = Your number
your-words = Your words
your-choice = Your choice
whole-number = A whole number from { $least } to { $most }
words-characters = Words: { $count } characters
of-them = { $count } of them
no-whole-number = “{ $said }” is not a whole number. Give one from { $least } to { $most }.

## Answers ahead

answers-ahead = **Answers ahead**
about-ahead = What you set here is answered for you the moment you are asked, day or night, and the log tells you each time. Nobody else sees what you set. If your answer does not fit a question, you are asked as usual.
set-ahead = Set. These are your answers ahead at this table:
nothing-ahead = There is nothing you could answer ahead just now.
take-back-number = Take back { $number }
asked-now = You are asked this now.
what-is-asked = What is asked?
answered-at-once = -# You are asked this now, so it is answered at once.
your-answer-is = Your answer: **{ $answer }**
your-answer = Your answer
always = Always
only-if = Only if { $condition }
on-condition = On which condition?
how-long = How long does it count?
answer-so = Save
ahead-changed = That cannot be answered ahead any more. Choose again.
ahead-unanswered = You have not chosen an answer yet, so nothing is set. Choose one, then press again.
ahead-set = Set, { $until }: “{ $answer }”. “Answer ahead” takes it back.
ahead-taken-back = Taken back: “{ $answer }”. You are asked again.
choose-again = { $refusal } Look at the card and choose again.
table-busy = The table is busy with another move. Press again in a moment.
not-begun = The game has not begun. When everybody has a seat, press Start.
not-sitting = You are not sitting at this table.
nothing-yours = You have nothing to decide right now. { $move }
nothing-by-that-name = There is nothing to look up by that name now.
unheard = That counts, though Discord may have told you otherwise: it did not hear me in time.
several-tables = You sit at several tables. Ask at the one you mean: { $places }.
no-table-here = There is no table in this channel. `/game open` opens one.
no-board-yet = The game has not begun, so there is no board yet.
card-shows-all = The card shows all that there is to see.
to-the-card = -# [To the card]({ $link })
type-to-find = { $whose } Type to find what else you may do.
took-old-suggestion = What you took was for a question that is no longer open; the table has moved on. Look at the card, then take a new suggestion.
fits-several = That fits more than one answer. Take one of the suggestions.
not-yours-now = You cannot do that now.
cannot-tell = I cannot tell what you mean by { $said }. You may: { $offered }.
cannot-tell-suggest = I cannot tell what you mean by { $said }. Take one of the suggestions.
none-to-take-back = You have no answer that can still be taken back.
take-it-back = Take it back
moved-on-undo = The table has moved on since; look again with `/undo`.
other-game = This table plays { $playing }, not { $game }. Use `/act`, or `/{ $key }`.

## Dice

rounded-down = { $outcome } (rounded down)
dice-too-long = Keep it under { $most } characters, such as `2d6+3`.
dice-example = Try `2d6+3`, or `4d6kh3`: the best three. A comment goes behind a `#`.
say-which-dice = Say which dice, such as `2d6+3`.
dice-unknown = I do not know what `{ $token }` is to do there.
dice-too-much = That is too much at once: { $most } operators (such as `+` or `kh3`) at most.
divided-by-zero = Nothing can be divided by 0.
bracket-open = A bracket is opened there and not closed.
dice-missing = Dice or a number are missing { $token ->
    [end] at the end
   *[other] before `{ $token }`
    }. Try `2d6+3`.
number-missing = A number is missing after `{ $after }`.
number-too-large = That number is too large: { $most } at most.
die-sides = A die has 1 to { $most } sides.
roll-one = Roll one die at least.
dice-dropped = { $kept }; dropped { $dropped }
explodes-forever = Every side of that die explodes, so it would never end.
too-many-dice = That is too many dice: roll { $most } at most, with those that are rolled again or explode.
unread-dice = I cannot read { $said }. { $why }
rolls = **{ $player }** rolls { $dice }

## Before the game

you-are-away = You are away until you say otherwise.
you-are-away-until = You are away until { $until }.
zone-unknown = -# I do not know your time zone, so I went by the clock in { $zone }. `/settings time_zone:` tells me.
while-away = Meanwhile no clock of yours runs, and no card, vote or reminder calls you, at any table; { $tables ->
    [one] 1 table of yours knows
   *[other] { $tables } tables of yours know
    }. It ends { $ends ->
    [by-itself] by itself, with your next move anywhere
   *[by-move] with your next move anywhere
    }, or by `/me back`. What waits for you by then is in `/mine`.
strength-words = A bot is easy, middling or strong.
no-bot-to-choose = No bot sits here. **Add bot** lets one sit down.
how-bots-play =
    ### How well do the bots play?
    -# None of them sees what its seat may not.
strengths-fixed = The game has begun, so its bots play on as they do.
seat-already = You already have a seat.
take-over = Take over { $player }
whose-place = The game has begun. Whose place do you take?
all-taken = The game has begun and every seat is taken.
no-seat = You have no seat here.
let-bot-play = Let a bot play on for me
leave-in-play = The game has begun. If you leave, a bot plays on in your seat, with your hand. You can take that seat over again while nobody else has, and no other.
place-gone = That place is no longer free to take.
you-play-for = You play on for { $player }. `/hand` shows what you hold.
bot-plays-for = { $bot } plays on for { $player }.
close-table = Close the table
closes-for-all = This closes the table for everybody. You cannot undo it.
ended-already = This table has already ended.
only-opener-ends = Only { $opener }, who opened the table, or somebody who may manage this channel can end it.
bot-seat-in-play = A bot can take over a player's seat only during the game. Before the start, it takes a free one: `/game bot` without `seat`.
say-whose-seat = The game has begun. Say whose seat a bot takes over: `/game bot seat:`.
nobody-called = No player here is called { $said }. A bot can take over from { $players }.
nobody = nobody
yes-or-no = { $option } is yes or no.
with-no-pack = With no pack
status-of = **{ $game }**, table { $table }.
gathering = Gathering: { $players }.
nobody-so-far = nobody yet
last-change = Last change { $at }.
away-now = Away: { $players }.
it-has-ended = It has ended.
link-to-card = [To the card]({ $link })
departed = { $players } { $count ->
    [one] is
   *[other] are
    } not on this server any more. `/table replace` seats somebody else, or a bot.
about-dice-word =
    With a word of yours, the dice no longer come from me alone: not even the bot's operator can choose them. Any word will do, and you need not add one. The person who adds the last word can be surest.
    At **Start** everybody reads it, and it stays with the game. If you ever have yourself erased, the word goes and its SHA-256 stays, because the proof needs it.
add-word-title = Add a word to the dice
your-word = Your word
word-empty = Left empty, it takes yours back
seats-alone = Alone
seats-together = { $count } players
seats-either = Alone, or { $count } players
open-game = Open { $game }
how-to-play-game = How to play { $game }
which-game = ## Which game?
channel-lost = The channel of **{ $game }**, table { $table }, has been deleted. The table is kept as it stands. `/table move`, in another channel of the server, goes on with it there.
run-in-server = Run this in the server, in the channel where you want the table.
table-goes-on-here = The table goes on here. Nothing is lost.
none-lost-channel = No table of yours here has lost its channel. `/mine` lists them all.
several-lost = Several tables have lost their channel: { $names }. Say which one, in `table`.
none-called = No table of yours without a channel is called { $said }.
has-place-already = That table has a place already, or has ended. Look with `/mine`.
new-place = { $player } has found the table a new place: its channel had been deleted.
game-and-table = { $game }, table { $table }
open-in-thread = Open in a thread
table-is-open = The table is open, and you have the first seat.
open-in-direct = Nobody else can sit down in a direct message: fill the table with bots.
may-not-open-threads = One of us may not open threads here any more. Ask in another channel.
open-in-place = The table is open in { $thread }.
table-needs-channel = A table needs a channel.
i-lack = I cannot put a table here: I lack { $permissions } in this channel. Somebody who manages it can grant that; then try again.
options-of = ### { $game }: options
words-only-about = **{ $option }.** The card does without a picture.
bots-about = **Bots.** Each is easy, middling or strong.
bots-strength = Bots' strength
dice-about = **The dice.** Once somebody has added a word, not even the bot's operator can choose them.
add-word = Add a word
options-elsewhere = -# How long somebody may think: `/table deadline`. Reminders: `/table reminders`.
options-fixed = The game has begun, so its options stand.
empty-for-usual = Leave it empty for the usual
packs-hint = -# Cards of your own: `/pack template` gives you a file to begin with.
no-pack-chosen = No pack chosen; pick some if you like
packs-about = **Packs.** Cards that people have written, added to the game's own. They are fixed when the game begins.
pack-author = By { $author }
pack-author-notes = By { $author }. Content notes: { $notes }
only-openers = In this server, only { $openers } may open tables. At a table that is open already, anybody may sit down.
only-places = In this server, tables may be opened in { $places }. Open yours there.
rematch-waits = This table has not ended yet. A rematch waits for the end of the game.
only-sat-rematch = Only players of this table can ask for a rematch. `/game open` opens a new table.
same-again = The same again: a new table is open, with a new seed. When all agree, press Start.
same-again-saved = { same-again } It begins from what this one began from, and is no chapter: `/campaign continue` goes on with the campaign.
not-found-here = I cannot find { $players } here, so there is room for others.
bot-played-for = A bot played on for { $players }: there is room to sit down again, or for a bot.
limit-warned = Everybody is warned once before their time is up, outside their quiet hours (`/settings`). `/table deadline time:off` stops all clocks.
limit-to-set = `/table deadline time:2 days` allows that long for each decision. With `each` it is for the whole game; with `then` you choose what happens when it is up.
say-how-long = Say how long as well, such as `time:2 days`.
time-at-table =
    Time at this table: { $rule }.
    -# { $more }
only-opener-limits = While the game goes on, only { $opener }, who opened the table, or somebody who may manage this channel changes its time.
table-ended-open = This table has ended. `/game open` begins another.
sets-limit = { $player } sets the time for thinking: { $rule }.
stops-clocks = { $player } stops all clocks: everybody has all the time they need.
limit-from-now = Time at this table: { $rule }. It counts from now.
for-servers = This is for a server; in a direct message there is none.
new-tables-begin =
    New tables begin with: { $rule }.
    -# `/admin deadline` with `time`, `each` and `then` changes that.
only-managers-limit = Only the server's managers can change the time limit of new tables.
new-tables-here = New tables here begin with: { $rule }.
hands-change-in-play = Seats change hands while a game goes on. Before it, Join and Leave do.
nobody-here-called = Nobody here is called { $said }. Choose a seat from the list.
seat-kept-for = { $seat }, for { $player }

## People

hands-come = Your hands will be here, one message for each table. `/settings` turns that off again.
reminders-come = Your reminders will come here, those for several tables at once in one message. `/settings` turns that off again.
setting-hand = Hand by direct message: { $on ->
    [1] on
   *[0] off
    }.
setting-words = Words only: { $on ->
    [1] on
   *[0] off
    }.
setting-lessons = Lessons when a question is new to you: { $on ->
    [1] on
   *[0] off
    }.
as-table-has = as each table has it
setting-reminders = Reminders of your turn: { $reminders }. `/me reminders` has it for one table.
setting-time-up = When your time is up: { $done }{ $stand_in }.
no-zone-said = never said, so each server's applies, or UTC
setting-zone = Time zone: { $zone }.
cannot-write = But Discord will not let me write to you. Allow direct messages from this server's members and run this again; until then, `/hand` shows what you hold, and reminders come in the tables' channels.
all-kept = This is everything I keep about you. Only you can see it here.
erase-me = Erase me
erase-warning =
    This takes you out of all that I keep: your user id, your names, your settings, your reminders, where your hands were shown, which tables you have looked at, when you were away, open votes that name you, your name where a campaign is called by it, and what you told in the logs of your tables.
    - Where you played you become “{ $former }”. A game that goes on without you has a bot in your seat; a table where nobody else sits is closed.
    - The moves themselves stay, without your name, so that every game can still be verified. Words that you gave as a move, such as a tale, stay among them, and in what a campaign carries on if the game puts them there; and what others did stays as it was told, with the name of a figure of yours in it.
    - Packs of your own go. One that you brought to a server stays there without your id, and with the author's name that you wrote into it: `/pack remove` takes it away first.
    - Messages that I have already posted belong to Discord. I draw the last card of each table again and leave the older ones.
    You cannot undo it. `/me export` gives you a copy first.
others-button = That button is somebody else's. `/me erase` gives you your own.
erased = Done: I know nothing about you any more. If you sit down somewhere, I begin from the start.
others-reminder = That reminder is for somebody else. `/settings` says how you are reminded yourself.

## Reminders

no-quiet-hours = I cannot make quiet hours of { $said }. Write 22-8, or 22:30-7:15, or off.
how-reminded = **How you are reminded at table { $table }**
own-wishes = -# `/settings` has your own wishes, `/table reminders` the table's, `/admin reminders` the server's. The nearest to you counts.
nothing-said = nothing; it is as the server has it
table-reminds = What table { $table } says about reminders: { $reminders }.
table-wishes = So it is for those here who have no wishes of their own:
all-as-usual = all as usual
server-reminds = This server's tables remind people: { $reminders }. A table may have it otherwise, and so may each player, by `/settings`.
server-clock = Players who never said where they live: by the clock in { $zone }.
server-wishes = So it is, where neither table nor player says otherwise:
only-opener-reminds = Only { $opener }, who opened the table, or somebody who may manage this channel changes that. How you yourself are reminded is in `/settings`.
as-server-has = as the server has it
from-now-reminds = From now on this table reminds people like this: { $reminders }.
only-managers-remind = Only somebody who may manage this server changes that. How you yourself are reminded is in `/settings`.
dms-shut = I meant to remind you by direct message, but Discord will not let me write to you, so your reminders come in the table's channel. To try again, allow direct messages from this server's members, then run `/settings remind_by:dm`.
later-hours = { $hours ->
    [one] In an hour
    [24] Tomorrow
    [72] In 3 days
   *[other] In { $hours } hours
    }
remind-later = Remind me later
mute-turn = Mute this turn
at-a-halt =
    { "*" }*{ $game }**, table { $table }, has come to a halt. It waits for { $players }, and I will not remind them again.
    Nothing is lost, and one answer sets it going again. You can wait. Or a bot can play on in the seat, until its holder is back: the rest vote on it by `/table replace`, or somebody who manages this channel and does not play runs `/game bot seat:`. { $link }
waits-since = { $player } since { $since }
reminders-off = You have turned reminders off, so I will not come back to it: `/settings`.
rather = Rather…
remind-again = I will remind you again: { $at }.
muted = I will not remind you about this turn again.
link-to-table = [To the table]({ $link })
source-player = your own wish
source-table = this table's
source-server = this server's
source-usual = as usual
way-channel = in the table's channel
way-dm = by direct message
zone-clock = by the clock in { $zone } ({ $source })
you-get-none = - You get none ({ $source }).
others-told = - If nobody hears from you for a long time, I tell the others that the table has stalled.
first-after = - First after { $after }{ $every ->
    [once] { "" }
   *[other] , then every { $every }
    }.
times-then-stalled = - { $times }, and then the table is told that it has stalled.
never-between = - Never between { $span }, { $zone }.
at-any-hour = - At any hour ({ $source }).
they-come = - They come { $way } ({ $source }).
warnings-keep-hours = - A warning that your time runs out keeps the same hours: it waits until they end, or comes half an hour before they begin where that would be too late. The time itself runs on.
times-in-all = { $times ->
    [one] Once
   *[other] { $times } times
    } in all ({ $source })
hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
    }
days = { $days } days
chosen-first = first after { $hours }
chosen-none = none at all
chosen-every = then every { $hours }
chosen-times = { $times ->
    [one] once
   *[other] { $times } times
    } in all
chosen-quiet = never between { $start } and { $end }
chosen-any-hour = at any hour
reminder-here = { $player }, { $why ->
    [move] it is your move at **{ $game }**, table { $table }. The table has waited for you since { $since }.
   *[answer] somebody at **{ $game }**, table { $table } has waited for an answer of yours since { $since }.
    } { $link }
table-somewhere = **{ $game }**, table { $table }{ $where ->
    [none] { "" }
    [lost] { " " }(its channel has been deleted; `/table move` goes on with it in another)
   *[other] { " " }in <#{ $where }>
    },
reminder-alone = { $why ->
    [move] { table-somewhere } has waited for you since { $since }.
   *[answer] At { table-somewhere } somebody has waited for an answer of yours since { $since }.
    } { $link }
span-of-hours = { $start } and { $end } ({ $source })
nothing-to-remind = The table does not wait for you just now, so there is nothing to be reminded of.

## Time

time-up-alone = { $player }'s { $why ->
    [expired] time is up
   *[gone] seat is empty: they have left this server
    }. Nobody else sits here, so the table waits.
time-up-vote = { $player }'s { $why ->
    [expired] time is up
   *[gone] seat is empty: they have left this server
    }. The others vote how it goes on.
expired-default = { $player }'s time is up, so I play it safe for them.
expired-bot = { $player }'s time is up, so { $bot } makes this move.
nobody-left = Nobody is left to answer, so the table rests: no clock runs, and any player can wake it with any button.
missed-three = { $player } has missed three decisions in a row. The table plays on for them until they are back; any button will do.
erasure-later = I could not finish taking you out just now: some of it is still there. I go on with it by myself, and you need do nothing. `/me export` shows what is left.
unwarned = I meant to warn you by direct message that your time runs out at a table without a channel, but Discord will not let me write to you. `/mine` lists your tables.
warning = { $player }, the table waits for your move until { $time } ({ $left }). { $consequence } { $there } Away for a while? `/me away` stops your clocks.
there-card = { link-to-card }.
there-button = The channel of table { $table } has been deleted; this button leads there.
then-vote = Then the others vote how the table goes on.
then-default = Then I play it safe for you.
then-bot = Then { $bot } makes this move for you.

## Story, book and replay

e-book = E-book
to-print = To print
books-in-turn = Other books and files are being made just now, one after the other, and yours would have to wait too long. Please try again in a few minutes; the tale itself is here at any time.
no-story = The game has not begun, so there is no story yet.
no-story-but-before = { no-story } **Story**, on the last card of the chapter before, has the tale so far.
book-too-large = Even without pictures the book is larger than may be sent here. `/story` has the tale as a text.
book-epub = **{ $title }**: an e-book for any reader, on a phone too.
book-page = **{ $title }**: one page of HTML, to open in a browser and to print.
book-so-far = It is the book so far, of what everybody may know.
replay-public = As everybody saw it
replay-own = As I saw it
replay-whole = With all that was hidden
read-here = Read it here
verify-dice = Verify the dice
keep-heading =
    ### { $game }, table { $table }
    { "*" }*The story**
keep-replay = **The replay**, one file to watch
keep-proof = **The proof**: the game played again, and files to check it without me
not-over = This game is not over. `/story` and `/replay` have it up to now.
replays-in-turn = Other replays and files are being made just now, one after the other, and yours would have to wait too long. Please try again in a few minutes.
a-moment = I'm replaying the game and drawing each board. The file will be posted here; a long game takes a few minutes.
replay-too-large = What was told in this game is more than a file may have here, even without pictures. `/table log` has it, page by page.
nothing-to-replay = The game has not begun, so there is nothing to replay yet.
hidden-stays = The game goes on, so what is hidden stays hidden. `/replay` has what everybody has seen so far; ask again for this one when the game is over.
nothing-alone = You have no seat at this table, so there is nothing that you alone saw. `/replay as:With all that was hidden` shows everybody's.
replay-about = { $kind ->
    [public] It holds what everybody saw and nothing else, so you can send it to anybody.
    [own] It holds what you alone knew as well; only you get it from me.
    [whole] It shows everything that was hidden, and you choose through whose eyes you look.
   *[now] It goes up to now and holds what everybody has seen, so you can send it to anybody.
    }
replay-of = **{ $game }: a replay.** Open the file in any browser, on a phone too; it needs no network.
later = Later

## The log

in-turn = { " " }in turn { $turn }
of-player = { " " }of { $player }
nothing-to-read = There is nothing to read just now. `/table log` has all that happened.
turn-label = { $turn } · Round { $round }: { $first }
no-turns = This table's log is not divided into turns.
no-such-turn = There is no turn { $said } that you may read of. The log has turns { $first } to { $last }; choose from the list.
not-a-player = { $said } does not play here. At this table: { $players }.
answer-to-come = There is no answer { $number } yet: the table has taken { $given ->
    [0] none so far
   *[other] only { $given } so far
    }.
nothing-from-answer = From answer { $number } on, the log has nothing{ $of } that you may read.
not-a-word = Nothing yet{ $of }.
nothing-yet = Nothing has happened yet.
log-too-short = The log does not go back that far: it has { $pages }.
older = Older
newer = Newer
newest = Newest
lines-of-log = -# { $all ->
    [one] One line
   *[other] { $first } to { $last } of { $all } lines
    }{ $of }
turn-number = Turn { $number }
pages = { $pages ->
    [one] one page
   *[other] { $pages } pages
    }
only-for-you = { " " }*(only for you)*

## Your tables

no-tables = You are not sitting at any table just now. `/game open` sets one up in a channel or a thread, and a card with a free seat has a Join button. Welcome by the fire.
tables-mine = **They wait for you**
tables-offers = **Somebody there waits for your answer**
tables-others = **They wait for others**
tables-gathering = **Still gathering**
tables-asleep = **They sleep until I am in their server again, or Discord's outage there is over**
back = Back
tables-in-all = -# { $count } tables in all.
table-at = - [{ $game }, table { $table }]({ $link }) { $where ->
    [direct] in direct messages
    [lost] without a channel (`/table move` gives it one)
    [here] in <#{ $channel }>
   *[other] in { $server }, <#{ $channel }>
    }
standing-asleep = { $table }, since { $since }
standing-gathering = { $table }, opened { $since }: { $players }
standing-mine = { $table }: since { $since }
for-players-since = for { $players } since
for-nobody = for nobody; last change

## The recap

nothing-to-tell = The game has not begun, so there is nothing to tell yet.
nothing-since = Nothing has happened since you last looked; the last change was { $when }.
nothing-known = Nothing that you can see has happened since.
taken-answers = { $answers ->
    [0] has taken no answer
    [one] has taken one answer
   *[other] has taken { $answers } answers
    }
not-looked-yet = **You have not looked in yet.** Since the game began the table { taken-answers }.
last-seen = **You last saw this table as it stood { $when }.** Since then it { taken-answers }.
more-lines = { $enough ->
    [exactly] { $lines ->
        [one] one more line
       *[other] { $lines } more lines
        }
   *[at-least] at least { $lines } more lines
    }
lines-about = { $lines } about { $player }
rest-of-log = -# And { more-lines }{ $about ->
    [nobody] { "" }
   *[other] : { $about }
    }. All of it: { $from ->
    [all] `/table log`
   *[other] `/table log from:{ $from }`
    }.
now-your-move = **Now it is your move**{ $since ->
    [unknown] { "" }
   *[other] , since { $since }
    }: { $question }
now-nobody = **Now** nobody has to move.
now-others = **Now** it is { $players }'s move.{ $questions }
answer-waited-for = **Somebody waits for your answer**: { $question }
consent-of = { $player }'s
consent-yours = yours
consent-missing = { $wish } Consent still missing: { $whose }.

## Statistics

no-server-yours = There is no server here. `/me stats` counts all that you have played.
you-played-here = What you have played in this server
you-played = What you have played
you-not-yet-here = You have not played a game to its end yet in this server.
you-not-yet = You have not played a game to its end yet.
no-server-all = There is no server here. `/me stats` counts what you have played.
not-yet-here = No game has been played to its end in this server yet. `/game open` begins one.
server-played = What this server has played
you-won = you won { $wins }
people-won = people won { $wins }
more-games = -# And { $count } more games, longer ago.
only-finished = -# Only finished games count, and bots are left out.
stats-tables = **{ $game }**: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }, { $won }
stats-people = { $people } { $count ->
    [one] person
   *[other] people
    } on average
stats-answers = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }
stats-wait = half of them within { $time }
stats-last = last { $when }
a-minute = a minute
stats-time = { $count } { $unit ->
    [day] { $count ->
        [one] day
       *[other] days
        }
    [hour] { $count ->
        [one] hour
       *[other] hours
        }
   *[minute] { $count ->
        [one] minute
       *[other] minutes
        }
    }
stats-times = { $times }

## Export and import

nothing-to-export = The game has not begun, so there is nothing to export.
file-goes-on = That game still goes on, and its file holds all its secrets: only the bot's owner can open it. Anybody can open a game that is over.
file-with-cards = That table was played with cards that people have written. { $off }
file-opened = I have played all { $moves } moves again, and the table { $status ->
    [playing] plays on from there
   *[over] can be looked at here
    }.
file-opened-campaign = { file-opened } Its campaign goes on here as well: `/campaign continue`.
file-too-long = I have replayed that game for { $seconds } seconds without reaching its end, which is longer than a table may take. Nothing was opened.
secrets-owner = The game goes on, and its secrets are not for players: only the bot's owner gets the whole. Without `whole` you get what everybody saw.
secrets-sitting = You sit at this table, so its secrets are not for you while the game goes on. Without `whole` you get what everybody saw.
secrets-sat = You have sat at this table, and may sit there again, so its secrets are not for you while the game goes on. Without `whole` you get what everybody saw.
file-too-large = That file is too large: a table takes { $most } MB at most.
no-file = Discord would not give me that file. Please try again.
export-whole = The whole table: seed, seats, every move and every die. `/table import` opens it in another channel or at another Emberkeep; `/table verify` gives you a page that checks its dice.
export-secret = The whole table as it stands, **with its seed and every hidden answer**. Do not show it to any player. `/table import` plays on from it; this table here goes on too, until you end it, and the end shows the seed.
export-public = What everybody saw so far. The seed and the answers stay sealed while the game goes on; when it is over, `/table export` gives you the whole.

## The proof

secret-later = When the game is over I show the secret, and `/table verify` plays the whole game again and gives you files to check it without me.
secret-unbegun = The secret: `{ $secret }`. The game never began, so there is nothing to replay.
the-secret = The secret: `{ $secret }`
the-seed = The seed: `{ $seed }`
the-record = The record of all answers, SHA-256: `{ $hash }`
the-save = What it leaves for the next chapter: a save of SHA-256 `{ $hash }`
check-yourself = To check it without me: open `{ $file }` in a browser, on a phone as well, and give it the other file. It computes every die and shuffle again.
table-heading = **{ $game }**, table { $table }.
sealed = When this table opened I fixed a secret and have shown its SHA-256 ever since, so that I cannot change it: `{ $seal }`.
sealed-with-save = When this table opened I fixed a secret, and have shown ever since the SHA-256 of the save's own SHA-256, a slash and the secret, so that I can change neither: `{ $seal }`. (The save: SHA-256 `{ $save }`.)
dice-will-come = The dice will come from that secret and from the words that players add before **Start**. With a word in them, neither I nor my host can choose them alone.
dice-marks = { dice-will-come } The marks of the words so far, in the order given:{ $marks }
nobody-added-word = Nobody added a word, so every roll comes from that secret and your answers: it was fixed before anybody played, but I alone drew it.
dice-from-words = Every roll comes from that secret and from { $words ->
    [one] a word that was added before the start at the seat of { $players }
   *[other] { $words } words that were added before the start at the seats of { $players }
    }, which I could not know when I fixed it. So I cannot have chosen the dice, and the person who added { $words ->
    [one] it
   *[other] the last word
    } knows that nobody else has.
no-chapter-origin = The table is no chapter itself, so nothing here says where that save is from.
chain-begins = Chapter { $chapter } is not among the tables here, so the chain begins with this save.
save-of = That save is what chapter { $chapter }, table { $table }, has left.
save-changed = Chapter { $chapter }, table { $table }, leaves another save today: that one was changed, or the rules have since.
plays-with-pack =
    The table plays with the pack { $pack }, of SHA-256
    `{ $hash }`
pack-changed = **What is kept of it is not that any more: it has been changed.**
journal-misfit = The journal no longer fits the rules (it was played under { $old }; they are { $now } now): { $misfit }
replayed-equal = I have played the game again, { $count }: every roll and the end are equal.
replayed-differs = I have played the game again, { $count }, and the end is not the same. The rules were { $old } then and are { $now } now.

## Campaigns

chapter-sitters = Only players of that campaign, or somebody who manages this channel, can do that. Anybody can join a chapter that has not started.
chapter-is-open = Chapter { $number } is open, with a new seed and the same people. Others may join, and any of you may leave. When everybody agrees, press Start.
no-chapter = That table is no chapter of a campaign.
no-campaigns = No campaign of yours is known here. `/campaign start` begins one: tables of a game, each of which goes on from what the one before has left.
only-sitters-begin = Only somebody who sits at this table can begin a campaign with it.
chapter-one = This table is chapter 1 of { $campaign }.
say-which-game = Say which game, in `game`: { $games }.
no-campaign-game = { $said } is not played in campaigns: what can be is { $games }.
campaign-line = - { $campaign } ({ $game }): { $progress }{ $channel ->
    [here] { "" }
   *[other] , in <#{ $channel }>
    }
campaigns-in-all = -# { $count } campaigns in all; `/campaign show` finds each by its name.
chapters-before = -# { $count } more before these:
chapter-save = -# Chapter { $chapter } begins from a save of SHA-256 `{ $save }`
chapter-line = - Chapter { $chapter }, [table { $table }]({ $link }), { $status ->
    [gathering] gathers players
    [playing] is being played
    [ended] played to its end
   *[closed] closed before its end
    }{ $count ->
    [0] { "" }
   *[other] : { $players }
    }
campaign-renamed = { $old } is called { $now } now.
chapter-still-open = Chapter { $chapter } of { $campaign } is open. When it has ended, the campaign can be retired; `/game end` closes it before.
campaign-put-away = { $campaign } is put away. `/campaign continue` takes it up again.
name-yours = There is no campaign in this channel. Name one of yours: { $names }.
several-of-name = Several campaigns have that name. Choose one from the list.
no-campaign-called = No campaign here is called { $said }. `/campaign list` has them all.
campaign-choice = { $campaign } · { $game }, chapter { $chapter }
campaign-choice-retired = { campaign-choice }, retired

## Packs

pack-template = Here is a pack with one card of each kind. Change the words and the numbers, copy a card to add another, and bring the file back with `/pack upload`. A comment beside each field says what it may hold.
pack-too-large = That file is too large: a pack takes { $most } KB at most, and this has { $size } KB.
pack-read = { $pack } can be read: { $cards }. Now bots play with it, which takes a few minutes. { $where ->
    [message] The message in this channel
   *[command] `/pack show`
    } shows how far they are, and then what the pack does to the game.
tested-before = Bots have played with these very cards before, so they need not play again.
packs-of-server = **Packs in this server**
packs-of-yours = **Your packs**
no-packs = There are none. `/pack template` gives you a file to begin with.
choose-from-on = -# Under **Options**, a table chooses from those that are on.
pack-cards-closed = -# Only the person who uploaded it, and the server's managers, can read its cards.
pack-removal-hint = -# If it does not belong here, `/pack remove` removes it.
pack-is-on = { $pack } is on. Tables of { $game } choose it by **Options**, before they begin.
pack-is-off = { $pack } is off: no further table can choose it.
only-uploader = Only the person who uploaded that pack, or somebody with the permission Manage Server, can remove it.
pack-removed = { $pack } has been removed.
only-managers-packs = Only somebody with the permission Manage Server can do that: a pack is read by everybody here. In a direct message to me you have packs of your own, for your tables there.
tables-with-pack = { $tables ->
    [one] One open table has
   *[other] { $tables } open tables have
    } chosen it and { $tables ->
    [one] goes
   *[other] go
    } on with it, as do a rematch and the next chapter; `/game end` closes a table.
pack-too-long = I could not read that file to its end in { $seconds } seconds, which is all that a pack may take. Nothing was kept.
pack-unfit =
    That pack cannot be played with. { $why }
    Fix that and upload it again; nothing was kept.
pack-waits = waits for the bots
pack-played = bots have played { $games }
pack-cannot = cannot be played with
games-played = { $played } of { $games } games
erased-person = somebody who was erased since
pack-version = Version { $version } by { $author }, for { $game }, in the language { $language }.
pack-licence = Licence: { $licence }. Its author says that the words are their own.
no-pack-notes = Content notes: none.
pack-cards = Cards: { $cards }.
pack-brought = Brought by { $person } { $when }.{ $switch ->
    [untried] { "" }
    [on] { " " }It is **on**.
   *[off] { " " }It is **off**.
    }
bots-will-play = Bots will play { $games } games with it, after any packs that came before.
bots-are-playing = Bots are playing with it: { $games } so far.
rules-since = (The rules have changed since.)
bots-found =
    { "*" }*{ $fit ->
        [1] What the bots found
       *[0] Why it cannot be played with
    }**
    { $found }
pack-for = A pack for { $game }: { $pack }.
pack-on-hint = `/pack on` lets tables choose it.
pack-not-on = It cannot be turned on.
pack-choosable = Tables may choose it.
removed-since = { $pack } It has been removed.

## For newcomers

hello =
    ## Hello, I am Emberkeep
    I am a game master. Pick a game: your group plays it here over days, each of you when you have a minute. I deal, roll, keep hands secret, draw the board and call the next player.
hello-later = -# `/help` brings this up again, for you alone. `/admin tables` says who may open tables.
help =
    ## Emberkeep
    I am a game master. Open a table in a channel, and your group plays a board game there over days, each of you when you have a minute: I deal, roll, keep hands secret, draw the board and call the next player.
help-next =
    { "*" }*At a table** everything is on its card: **Your move** for what is yours to decide, **Menu** for your hand, the board, the recap and all the rest.
    `/game open` a table · `/game join` sit down · `/hand` what you hold · `/board` the board · `/act` answer by typing · `/undo` take back · `/recap` what you missed · `/mine` your tables · `/story` the tale so far · `/replay` the game to watch and to share · `/rules` look up a rule · `/settings` reminders and more · `/roll` any dice
    { "*" }*More rarely** `/table`: its log, answers given ahead, time for thinking, seats, files, the proof of its dice · `/me`: being away, your reminders, your games, what I keep about you
signs = The signs in the pictures
in-short = In short
in-short-page =
    { "*" }*What wins.** { $goal }

    { "*" }*A turn.** { $course }

    { "*" }*How long.** { $length }

    -# { $weight }. Nothing more is needed to begin: each kind of question is explained when you first meet it.
next = Next
search = Search
open-a-table = Open a table
chapters = Chapters
game-gone = That game is not here any more. `/help` shows those that are.
rules-of = The rules of { $game }
what-look-for = What are you looking for?
word-or-number = A word, or a rule's number
rules-silent = The rules of { $game } say nothing of { $said }. Try a single, plain word.
rules-search = -# `/rules search:` finds a word or a rule's number.
unknown-game-suggest = I do not know { $said }. Take one of the suggestions.
say-game = There is no table here, so say which game: `/rules game:`.
nothing-refused = I have not refused you anything here lately.
you-were-told = You were told: { $refusal }
read-on = Read on in the rules
full-rules = Full rules
screens = Screens

## Votes about seats

votes-so-far = { $counts }. The players vote; { $needed ->
    [one] one vote decides
   *[other] { $needed } of { $voters } votes decide
    }.
would-you = { $newcomer }, would you?
take-seat = I'll take the seat
no-thanks = No, thanks
would-play-on = I'll play on
watchers-may = -# Anyone watching may offer to play on.
ends-vote = -# Whatever { $player } does at the table ends the vote.
open-until = -# Open until { $until }.
vote-expired = **{ $player }'s time is up.** How does the table go on?
vote-gone = **{ $player } is not on this server any more.** How does the table go on?
vote-handed = **{ $player } offers their seat to { $newcomer }**, with all that lies before it.
vote-decided = **It is decided that { $newcomer } plays on for { $player }**, if they agree.
vote-asked = **{ $proposer ->
    [nobody] Somebody
   *[other] { $proposer }
    } proposes that { $newcomer ->
    [bot] a bot
   *[other] { $newcomer }
    } plays on for { $player }.**

## For a server's managers

operator-only = Only the bot's operator can see this.
who-may-open = Who may open tables: everybody, unless you choose roles
where-to-open = Where: everywhere, unless you choose channels
new-with-pictures = New tables: with pictures
new-words-only = New tables: words only
leave-threads = Leave ended threads open
archive-threads = Archive ended threads
as-many = As many tables as people like
tables-at-a-time = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } at a time
tables-how-many = How many tables at a time
server-tables = **Tables in this server**
server-openers = Who may open one: { $who ->
    [everybody] everybody.
   *[other] { $who }, and the server's managers.
    }
server-places = Where: { $where ->
    [everywhere] everywhere.
   *[other] { $where }, and in the threads there.
    }
server-most = How many: { $most ->
    [any] as many as people like
    [one] at most 1 table at a time
   *[other] at most { $most } tables at a time
    }; { $now ->
    [one] 1 table
   *[other] { $now } tables
    } open now.
server-pictures = New tables begin { $words ->
    [1] in words only.
   *[0] with pictures.
    }
server-time = Time there: { $rule }. `/admin deadline` changes it.
server-threads = A thread whose table has ended { $archive ->
    [1] is archived a day later.
   *[0] stays open.
    }
server-anybody = -# Anybody can join an open table. The server's managers can open one anywhere.
for-channels = This is about a server's tables. Use it in a channel of yours.
manage-server-only = Only somebody with the permission Manage Server can change that.
owner-only = Only the bot's owner can do that.
commands-refused = Discord refused the list of commands. It says: { $refused }
commands-known = Discord knows { $count } commands now. Reload it to see them.

## The bot's health

shard-new = Shard { $shard }: not connected yet, { $latency }, { $servers }.
shard-is = Shard { $shard }: { $state } since { $since }, { $latency }, { $servers }.
discord-answers = Discord: { $latency }, { $servers }.
discord-answers-shards = Discord: { $latency }, { $servers }, { $ready } of { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
    } here ready, of { $all } in all.
shards-silent = Nothing is heard from Discord just now on these shards: { $shards }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
    }.
latency = { $latency } ms to answer
no-latency = latency not known yet
calls-refused = { $count } calls were refused within ten minutes
database-used = { $size } used by the database
health-versions = **Emberkeep { $emberkeep }**, started { $began }, Python { $python }, discord.py { $discord }.
health-database = The database answers in { $milliseconds } ms.
health-tables = Tables: { $playing } in play, { $gathering } gathering, { $over } over; { $loaded } in memory.
health-queue = Queue: { $late ->
    [one] { $late } post
   *[other] { $late } posts
    } to go out now{ $oldest ->
    [none] { "" }
   *[other] { " " }(the oldest was due { $oldest })
    }, { $later } later; { $direct ->
    [one] { $direct } direct message waits
   *[other] { $direct } direct messages wait
    } for their turn.
health-next-due = Next due at a table: { $at ->
    [nothing] nothing
   *[other] { $at }
    }.
health-disk-of = Disk: { $used }, which is the { $name }.
health-disk = Disk: { $used }, { $free } free.
disk-nearly-full = The disk is nearly full; when it is, no answer can be counted.
post-stuck = Something has not gone out for an hour; the log says why.
backup-failed = The last backup failed: { $why }
nothing-posted = Nothing is posted until { $until }: { $why }. What waits goes out then.
discord-refuses = Discord has refused { $count } calls within ten minutes (the log says which); at { $most } it bans this machine's address for a while.
discord-took-no = Discord took no { $kind } of table { $table } ({ $at }): { $why }
posts-refused = Discord took none of { $posts ->
    [one] { $posts } more post
   *[other] { $posts } more posts
    } either; the log has them.
asleep-servers = { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
    } { $why ->
    [removed] that the bot was removed from
   *[outage] with an outage
    }
asleep = Asleep: the tables of { $servers }.
backups-elsewhere = Backups: none are made here; PostgreSQL's own tools make them (docs/operations.md).
no-backups = Backups: none are made.
backups = Backups: { $kept ->
    [0] none yet
   *[other] { $kept } kept, the last { $last }
    }; { $next ->
    [never] no more are made.
   *[other] the next { $next }.
    }

## Commands

commands-admin = For the server's managers: its tables, their time, and reminders.
command-admin-tables = Who may open tables here, where, and how many.
command-admin-health = For the bot's operator: how it is doing.
command-sync = For the bot's operator: tell Discord the commands.
commands-campaign = Games that continue one another, chapter by chapter.
command-campaign-start = Begin a campaign with this channel's next table.
option-campaign-start-name = What the campaign is called
option-campaign-start-game = Which game; at a table that still gathers players, leave it out
command-campaign-list = The campaigns of this channel, and yours elsewhere.
command-campaign-show = How far a campaign is, and its chapters.
command-campaign-continue = Open the next chapter here.
command-campaign-rename = Give a campaign another name.
option-campaign-rename-name = What it is called from now on
command-campaign-retire = Put a campaign away; it can be continued later.
option-campaign-which = Which one; leave it out for the one played last in this channel
command-log = What has happened, as far as you may know it.
option-log-page = Which page; 1 is the newest, or the one that `from` or `turn` begins
option-log-turn = Only one turn, or phase, of the game
option-log-player = Only lines about this player
option-log-start = From which answer on, by its number
command-mine = All your tables, and which wait for you.
command-recap = What happened since you last looked.
command-replay = The game as a file to watch and to share.
option-replay-kind = With whose eyes; what was hidden is shown once the game is over
choice-public = What everybody saw
command-me-stats = What you have played, by game.
option-me-stats-here = Only in this server; otherwise everywhere
command-server-stats = What this server has played, by game.
command-story = The tale so far, to read and to keep.
option-story-kind = As a book, with pictures; otherwise the tale, to read here
choice-e-book = E-book (EPUB)
choice-page = A page to print (HTML)
command-table-export = This channel's table as a file.
option-table-export-whole = For the bot's owner: a game that goes on, with all its secrets
command-table-import = Open a table from a file of /table export.
option-table-import-file = A file that /table export made
command-verify = Check that the dice were fair.
command-me-away = Stop your clocks at all tables, for a time.
option-me-away-until = 2 days, sunday, 24 december, 2026-12-24 18:00, or: until I say
command-me-back = Say that you are back.
commands-game = Open a table, sit down, begin, end.
command-open = Open a table here, or see the games first.
option-open-game = Which game; leave it out to see them all
command-game-join = Take a seat at this channel's table.
command-game-leave = Give up your seat.
command-game-start = Start the game with the players at the table.
command-game-end = Close the table before the game is over.
command-game-bot = Let a bot sit down, leave, or play on for somebody.
option-game-bot-strength = How well it plays; easy in your first game, middling later
option-game-bot-remove = Remove a bot instead, before the start
option-game-bot-seat = In play: whose seat a bot takes over
command-game-options = See or set this table's options, before the start.
option-game-options-name = Which option
option-game-options-value = What it becomes
command-game-rematch = The same people and options again, at a new table.
command-game-status = How this channel's table stands, and where its card is.
command-move = Go on here with a table whose channel has been deleted.
option-move-table = Which of your tables, if several have lost their channel
command-replace = Give a seat to somebody else, or to a bot.
option-replace-seat = Whose seat: your own, or another's, about which the others vote
option-replace-by = Who plays on; nobody named: a bot
command-game-back = You are here again: your seat and your questions too.
choice-each-decision = for each decision
choice-whole-game = for the whole game, each player their own
choice-then-default = I play it safe for them
choice-then-bot = a bot makes that move
choice-then-vote = the others vote who plays on
option-deadline-time = 2 days, 12 hours, 1 week, or off
option-deadline-each = What the time is for
option-deadline-then = What happens when it is up
command-table-deadline = See or set how long somebody may think.
command-admin-deadline = How long somebody may think at new tables.
command-help = What I do, the games, and how to play them.
command-rules = Look up a rule, or why you were refused.
option-rules-game = Which game
option-rules-search = Words, or a rule's number
option-rules-why = Why was my last try refused?
commands-pack = Cards of your own for a game: bring them, try them, turn them on.
command-pack-template = A file with one card of each kind, explained.
option-pack-template-game = For which game
command-pack-upload = Upload a pack: a YAML or ZIP file of at most 256 KB.
option-pack-upload-file = The pack; /pack template gives you one to begin with
command-pack-list = The packs here, and which of them tables may choose.
command-pack-show = Who wrote a pack, what it holds, and what bots found.
option-pack-show-pack = Which pack
command-pack-on = Let tables choose a pack.
option-pack-on-pack = Which pack
command-pack-off = Keep further tables from choosing a pack.
option-pack-off-pack = Which pack
command-pack-remove = Remove a pack.
option-pack-remove-pack = Which pack
command-settings = Your own settings: hand by DM, words only, reminders.
option-settings-hand-by-dm = Keep my hand in a direct message that changes as it does
option-settings-words-only = Show me boards in words, without pictures
option-settings-lessons = Explain each kind of question when I first meet it
option-settings-time-zone = Where my day begins and ends: the nearest large city
option-settings-quiet-hours = When I am not to be disturbed, by my own clock: 22-8, say, or off
option-settings-remind-after = Hours until I am first reminded of my turn; 0 = never
option-settings-remind-every = Hours from one reminder to the next
option-settings-remind-by = Where my reminders come
option-settings-stand-in = What is done for me when my time is up, unless the others vote
option-settings-remind-reset = Forget my own wishes about reminders; remind me as each table does
command-me-export = Everything I keep about you, as a file.
command-me-erase = Erase everything I keep about you.
command-me-reminders = How you are reminded at this table, and why.
command-table-reminders = How this channel's table reminds people.
option-table-reminders-reset = Forget what this table has said: as the server has it
command-admin-reminders = How this server's tables remind people.
option-admin-reminders-zone = The time zone of players who have not set theirs
option-admin-reminders-reset = Forget what this server has said: as usual
option-reminders-after = Hours until the first reminder; 0 = none at all
option-reminders-every = Hours from one to the next
option-reminders-times = How many in all; then the table is told that it has stalled
option-reminders-quiet = When nobody is disturbed, by their own clock: 22-8, say, or off
option-reminders-by = Where they come
command-ahead = Answer questions ahead of time, and see what you have set.
command-hand = Your hand, and what you can do now.
command-board = The board, as a picture and in words.
command-act = Answer whatever the table asks you.
option-act-what = What you do: pick a suggestion, or type a number or words
command-undo = Take your last answer back.
command-roll = Roll dice: 2d6+3, 4d6kh3, d20 …
option-roll-dice = Which dice, such as 2d6+3, 4d6kh3 or 3d6e6 # a comment
option-answer-by-verb-choice = Which of the things you may do now
commands-table = A table's log, time, seats and files; and what has been played here.
commands-me = Being away, your reminders, your games, and what I keep about you.
