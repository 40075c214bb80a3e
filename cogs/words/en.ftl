## When something goes wrong

too-late = Discord no longer accepts an answer to that.
counts-later = That counts. I will update the card as soon as I am back.
our-fault = Something went wrong. It is our fault, not yours, and nothing at the table has changed. Please try again; if it happens again, give the bot's owner this reference: `{ $reference }`.
servers-only = This works in a server's channel, not in a direct message.
command-changed = Discord still shows you an old version of this command. Reload Discord (Ctrl+R), or ask the bot's owner to run `/admin sync`.
no-sense = I do not understand { $value } there. Pick one of the suggestions.
not-your-command = You may not use that command. Somebody who manages this server can allow it in its settings, under Integrations.
discord-failed = Discord failed just now, so nothing has changed at the table. Please try again.
not-ours = That button does not belong to the current question. Look at the card and choose again.
button-unused = That button no longer works. Look for the newest card, or use `/help`.
moved-on = -# The table has moved on since.
your-move = Your move
may-not-post = I am not allowed to post in this table's channel. Somebody who manages it can give me View Channel, Send Messages (in threads too), Attach Files and Read Message History; then the card comes back. The table is safe, and you can go on playing with commands.
channel-deleted = This table's channel has been deleted, but I have kept the table. Run `/table move` in another channel of this server to go on there.
thread-archived = This table's thread is archived. Open it again to bring the card back.
thread-locked = This table's thread is locked. When somebody who manages threads unlocks it, the card comes back. The table is safe, and you can go on playing with commands.

## The card

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
answer-through = -# Press **Your move** to answer.
nobody-moves = Nobody has to move at the moment.
through-your-move = { $does ->
    [decide] { $players }: decide in private, through **Your move**.
   *[answer] { $players }: somebody is waiting for your answer, in private, through **Your move**.
    }
said-your-move = { $said }: **Your move**.
waits-for-one = Everybody else has answered; the table is waiting for { $player }.
have-answered = -# { $players } { $count ->
    [one] has
   *[other] have
    } answered. Still missing: { $missing }.
no-clock-runs = -# Nobody is here at the moment, so all clocks have stopped. Any button starts them again.
time-runs-out = -# Time runs out: { $times }
closed-before-over = **The table was closed** before the game was over.
winners = **{ $players } { $count ->
    [one] wins
   *[other] win
    }.** { $why }
no-winners = **{ $why }**
fair-dice = -# Provably fair dice: `/table verify`
standing = - **{ $player }**{ $won ->
    [yes] { " " }(won)
   *[no] { "" }
    }: { $achieved }.
to-present-card = -# { $game } · [to the current card]({ $link })
never-begun = The table was closed before the game began. { $campaign ->
    [yes] Use `/campaign continue` to open it again.
   *[no] Use `/game open` to open another.
    }
away-open = { $player } is away until they say otherwise
away-until = { $player } is away until { $until }
nobody-yet = Nobody yet.
seats-heading = **Seats** ({ $seats })
time-rule = -# Time: { $rule }. `/table deadline` changes it.
table-fair-dice = -# Table { $table } · Provably fair dice: `/table verify`
words-in-dice = -# Words in the dice, in the order in which players gave them: { $players }
words-void = -# The table has changed, so these words no longer count: { $players }. To add a word again, press **Options**, then **Add a word**.
start-needs = The game needs { $more ->
    [one] one more player
   *[other] { $more } more players
    } to start: somebody can press **Join**, or you can press **Add bot**.
start-needs-person = The game can start when somebody presses **Join**: bots do not play alone.
start-alone = If you press **Start** now, you play alone. { $solo } To play with others, wait until somebody presses **Join**, or press **Add bot**.
full-start = The table is full. Press **Start** to begin the game.
seats-free = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
    }. Press **Start** to begin with the players at the table.
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
move-of-players = It is { $players }'s move.
players-gather = The table is waiting for players. Use `/game join` to take a seat and `/game start` to begin.
card-refused = -# Discord is refusing part of this card. Commands do everything it does: `/act`, `/hand`, `/board`, `/table log`.
hand-closed = You wanted your hand by direct message, but Discord will not let me write to you. Use `/hand` meanwhile. To try again, allow direct messages from this server's members, then run `/settings hand_by_dm:True`.
hand-taken = Your hand was here, but that seat is not yours any more.
link-table-small = -# [To the table]({ $link })
news-of-tables = **News of { $count } of your tables**
button-of-table = { $button }, table { $table }
and-tables = -# And tables { $tables }: `/mine` lists them all.
unshown = Your answer counts, but I could not show the result. Use `/board` to see the table.
card-follows = Everything so far counts. Discord refused the new card just now; I will post it as soon as Discord takes it.
card-not-taken = Discord refuses this table's card, and I have stopped trying to post it. The table is safe, and you can go on playing with commands: `/act`, `/hand`, `/board`. Each of them makes me try the card once more.
counts-and = Everything so far counts. { $more }

## Your own panel

nothing-held = You hold nothing that the others cannot see.
more = More
answer-ahead = Answer ahead
always-answer = Always do this…
also-heading = **Also, if you like:**
menu-shows-all = -# Press **Menu**, then **My hand**, to see all of it.
at-any-time = **At any time, if you like:**
nothing-more = There is nothing else you can do right now.
left-out = -# And { $count } more: use `/act` to see them all.
over-now = The game is over.
bots-wait-for-you = The bots wait until you have read how the game begins: press **Go on** on { $card ->
    [unlinked] the table's card
   *[other] [the table's card]({ $card })
    }.
whose-move = It is { $players }'s move.{ $questions }
waited-for = { $whose } Somebody is waiting for your answer:
you-may = { $whose } Meanwhile, if you like:
you-are-out = You are out of the game, and can watch it to the end. { $whose }
nothing-to-decide = You have nothing to decide. { $whose }
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
of-them = Choose { $count }
no-whole-number = “{ $said }” is not a whole number. Give one from { $least } to { $most }.

## Answers ahead

answers-ahead = **Answers ahead**
about-ahead = When I ask you something that you have answered here, I use your answer at once, day or night, and the log tells you each time. Nobody else sees what you set. If your answer does not fit the question, I ask you as usual.
set-ahead = I have saved that. These are your answers ahead at this table:
nothing-ahead = There is nothing you can answer ahead at the moment.
take-back-number = Take back { $number }
asked-now = I am asking you this now.
what-is-asked = What is asked?
answered-at-once = -# I am asking you this now, so your answer counts at once.
your-answer-is = Your answer: **{ $answer }**
your-answer = Your answer
always = Always
only-if = Only if { $condition }
on-condition = On what condition?
how-long = How long should it count?
answer-so = Save
ahead-changed = You can no longer answer that ahead. Choose again.
ahead-unanswered = You have not chosen an answer yet, so nothing is set. Choose one, then press again.
counts-until = Until { $ends }
ahead-set = I will answer “{ $answer }” until { $ends }. Press “Answer ahead” to take it back.
ahead-taken-back = You have taken back “{ $answer }”. I will ask you again.
choose-again = { $refusal } Look at the card and choose again.
table-busy = The table is busy with another move. Press again in a moment.
not-begun = The game has not begun. When everybody has a seat, press **Start**.
not-sitting = You are not sitting at this table.
nothing-yours = You have nothing to decide right now. { $move }
nothing-by-that-name = There is nothing of that name. Pick one of the suggestions.
unheard = That counts. Discord may have told you otherwise, because my reply came too late.
several-tables = You sit at several tables. Use this command at the one you mean: { $places }.
no-table-here = There is no table in this channel. Use `/game open` to open one.
no-board-yet = The game has not begun, so there is no board yet.
card-shows-all = The card shows everything there is to see.
to-the-card = -# [To the card]({ $link })
type-to-find = { $whose } Type to find what else you can do.
took-old-suggestion = You picked a suggestion for a question that is no longer open. Look at the card, then pick a new one.
fits-several = That fits more than one answer. Pick one of the suggestions.
not-yours-now = You cannot do that now.
cannot-tell = I do not understand { $said }. You can choose: { $offered }.
cannot-tell-suggest = I do not understand { $said }. Pick one of the suggestions.
none-to-take-back = You have no answer that can still be taken back.
take-it-back = Take it back
moved-on-undo = The table has moved on. Run `/undo` again to see what you can take back.
other-game = That is a move of { $game }, but this table plays { $playing }: use `/act`, or `/{ $key }`.

## Dice

rounded-down = { $outcome } (rounded down)
dice-too-long = Keep it under { $most } characters, such as `2d6+3`.
dice-example = Try `2d6+3`, or `4d6kh3` for the best three of four dice. Put a comment after a `#`.
say-which-dice = Say which dice, such as `2d6+3`.
dice-unknown = I do not understand `{ $token }` there.
dice-too-much = That is too much at once: use at most { $most } operators, such as `+` or `kh3`.
divided-by-zero = I cannot divide by 0.
bracket-open = You opened a bracket there and did not close it.
dice-missing = I expect dice or a number { $token ->
    [end] at the end
   *[other] before `{ $token }`
    }. Try `2d6+3`.
number-missing = I expect a number after `{ $after }`.
number-too-large = That number is too large. The largest is { $most }.
die-sides = A die has 1 to { $most } sides.
roll-one = Roll at least one die.
dice-dropped = { $kept }; dropped { $dropped }
explodes-forever = Every side of that die explodes, so the roll would never end.
too-many-dice = That is too many dice. Roll at most { $most }, counting those that explode or that you roll again.
unread-dice = I cannot read { $said }. { $why }
rolls = **{ $player }** rolls { $dice }

## Before the game

you-are-away = You are away until you say otherwise.
you-are-away-until = You are away until { $until }.
zone-unknown = -# I do not know your time zone, so I used the clock in { $zone }. Set yours with `/settings time_zone:`.
while-away = Until then your clocks stop, and I do not call you for cards, votes or reminders at any table. I have told { $tables ->
    [one] 1 table
   *[other] { $tables } tables
    } of yours. You are back { $ends ->
    [by-itself] when that time is over, when you next make a move
   *[by-move] when you next make a move
    }, or when you run `/me back`. Then `/mine` shows what is waiting for you.
strength-words = A bot is easy, middling or strong.
no-bot-to-choose = No bot sits here. Press **Add bot** to add one.
how-bots-play =
    ### How well do the bots play?
    -# No bot sees more than its seat may see.
strengths-fixed = The game has begun, so you can no longer change how well its bots play.
seat-already = You already have a seat.
take-over = Take over { $player }
whose-place = The game has begun. Whose seat do you want to take?
all-taken = The game has begun and every seat is taken. You can watch it: `/board`.
no-seat = You have no seat here.
let-bot-play = Let a bot play on for me
leave-in-play = The game has begun. If you leave, a bot plays on in your seat, with your hand. You can take that seat back as long as nobody else has taken it, but you cannot take another.
place-gone = That seat is not free any more. `/game join` shows which seats are.
you-play-for = You play on for { $player }. `/hand` shows what you hold.
bot-plays-for = { $bot } plays on for { $player }.
close-table = Close the table
closes-for-all = This closes the table for everybody. You cannot undo it.
ended-already = This table has already ended.
only-opener-ends = Only { $opener }, who opened the table, or somebody who may manage this channel can end it.
bot-seat-in-play = A bot can take over a player's seat only during the game. Before the start, it takes a free one: `/game bot` without `seat`.
say-whose-seat = The game has begun. Say whose seat a bot takes over: `/game bot seat:`.
nobody-called = No player here is called { $said }. A bot can take over from { $players }.
bots-everywhere = Bots already play in all seats. `/game join` takes a seat over from a bot.
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
    [one] has
   *[other] have
    } left this server. Use `/table replace` to give the seat to somebody else, or to a bot.
about-dice-word =
    If you add a word, the dice do not depend on me alone: not even the bot's operator can choose them. Any word will do, and you do not have to add one. The last person to add a word can be the most certain that nobody has chosen the dice.
    At **Start** everybody reads the word, and it stays with the game. If you have me erase you later, I delete the word but keep its SHA-256, because the proof needs it.
add-word-title = Add a word to the dice
your-word = Your word
word-empty = Leave it empty to take yours back
seats-alone = Alone
seats-together = { $count } players
seats-either = Alone, or { $count } players
open-game = Open { $game }
how-to-play-game = How to play { $game }
which-game = ## Which game?
channel-lost = The channel of **{ $game }**, table { $table }, has been deleted, but I have kept the table. Run `/table move` in another channel of the server to go on there.
run-in-server = Run this in the server, in the channel where you want the table.
table-goes-on-here = The table goes on here. Nothing is lost.
none-lost-channel = None of your tables here has lost its channel. Use `/mine` to see them all.
several-lost = Several of your tables have lost their channel: { $names }. Say which one, in `table`.
none-called = None of your tables without a channel is called { $said }. Pick one of the suggestions.
has-place-already = That table has a channel already, or has ended. `/mine` shows where your tables are.
new-place = { $player } has moved the table here, because its old channel was deleted.
game-and-table = { $game }, table { $table }
open-in-thread = Open in a thread
table-is-open = The table is open, and you have the first seat.
open-in-direct = Nobody else can sit down in a direct message, so fill the table with bots.
may-not-open-threads = You or I may no longer open threads here. Try another channel.
open-in-place = The table is open in { $thread }.
table-needs-channel = A table needs a channel.
permission-name = { $name ->
    [read_messages] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
   *[read_message_history] Read Message History
}
i-lack = I cannot open a table here, because I lack { $permissions } in this channel. Ask somebody who manages it to grant that, then try again.
options-of = ### { $game }: options
words-only-about = **{ $option }.** The card has no picture.
bots-about = **Bots.** Each is easy, middling or strong.
bots-strength = Bots' strength
dice-about = **The dice.** Once somebody has added a word, not even the bot's operator can choose them.
add-word = Add a word
options-elsewhere = -# How long somebody may think: `/table deadline`. Reminders: `/table reminders`.
options-fixed = The game has begun, so you can no longer change its options.
empty-for-usual = Leave it empty for the default
packs-hint = -# Cards of your own: `/pack template` gives you a file to begin with.
no-pack-chosen = No pack chosen; pick some if you like
packs-about = **Packs.** Cards that people have written, added to the game's own. You choose them before the game begins.
pack-author = By { $author }
pack-author-notes = By { $author }. Content notes: { $notes }
only-openers = In this server, only { $openers } may open tables. Anybody may join a table that is already open.
only-places = In this server, tables may be opened in { $places }. Open yours there.
rematch-waits = This table has not ended yet. You can ask for a rematch when the game is over.
only-sat-rematch = Only players of this table can ask for a rematch. `/game open` opens a new table.
same-again = I have opened a new table with the same players and options, and a new seed. When everybody agrees, press **Start**.
same-again-saved = { same-again } It begins where this one began, and is not a chapter. To go on with the campaign, use `/campaign continue`.
not-found-here = I cannot find { $players } here, so others can take their seats.
bot-played-for = A bot played on for { $players }, so that seat is free: sit down again, or add a bot.
limit-warned = I warn everybody once before their time is up, outside their quiet hours (`/settings`). `/table deadline time:off` stops all clocks.
limit-to-set = `/table deadline time:2 days` gives everybody 2 days for each decision. Add `each` to give that time for the whole game, and `then` to choose what happens when it is up.
say-how-long = Also say how long, such as `time:2 days`.
time-at-table =
    Time at this table: { $rule }.
    -# { $more }
only-opener-limits = While the game goes on, only { $opener }, who opened the table, or somebody who may manage this channel can change its time limit.
table-ended-open = This table has ended. Use `/game open` to open another.
sets-limit = { $player } sets the time limit: { $rule }.
stops-clocks = { $player } stops all clocks: everybody has all the time they need.
clocks-stopped = All clocks at this table have stopped: everybody has all the time they need.
time-here = Time at this table: { $rule }.
limit-from-now = Time at this table: { $rule }. It counts from now.
table-speaks = This table speaks { $language }. Its card, log, pictures and book are in that language. To choose the language of what only you see, use `/settings`.
for-servers = This works in a server, not in a direct message.
new-tables-begin =
    Time limit at new tables: { $rule }.
    -# Use `/admin deadline` with `time`, `each` and `then` to change it.
only-managers-limit = Only the server's managers can change the time limit of new tables.
new-tables-here = Time limit at new tables here: { $rule }.
hands-change-in-play = You can hand over a seat only while a game goes on. Before it begins, use **Join** and **Leave**.
nobody-here-called = Nobody here is called { $said }. Choose a seat from the list.
seat-kept-for = { $seat }, for { $player }

## People

hands-come = I will keep your hands here, one message for each table. You can turn this off in `/settings`.
reminders-come = I will remind you here, in one message if several tables are waiting. You can turn this off in `/settings`.
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
as-table-has = what each table has set
setting-reminders = Reminders of your turn: { $reminders }. Use `/me reminders` to see them for one table.
setting-time-up = When your time is up: { LOWER($stand_in) }.
no-zone-said = not set, so I use each server's, or UTC
as-in-discord = As in my Discord
setting-language = Language of what only you see: { $language ->
    [none] as in your Discord
   *[own] { $language }
    }.
setting-zone = Time zone: { $zone }.
cannot-write = **Discord will not let me write to you.** Allow direct messages from this server's members, then run { $hand ->
    [1] `/settings hand_by_dm:True`
   *[0] `/settings remind_by:dm`
    }. Until then, `/hand` shows what you hold, and I remind you in the tables' channels.
setting-change = -# To change one, add it to the command, such as `/settings words_only:True`.
all-kept = This is everything I keep about you. Only you can see it here.
erase-me = Erase me
erase-warning =
    I will delete what I keep about you: your user id, your names, your settings, your reminders, where I showed your hands, which tables you looked at, when you were away, open votes that name you, your name where a campaign carries it, and what you told in the logs of your tables.
    - In the games you played you become “{ $former }”. If a game of yours is still going on, a bot takes your seat; if nobody else sits there, I close the table.
    - I keep your moves, without your name, so that everybody can still verify every game. That includes words you wrote as a move, such as a tale, also where a campaign carries them on. What others did stays as it was told, with the names of your figures in it.
    - I delete your own packs. A pack that you uploaded to a server stays there without your id, but with the author's name you wrote in it. To delete it as well, use `/pack remove` first.
    - The messages I have posted belong to Discord. I redraw the last card of each table and leave the older ones.
    You cannot undo this. Use `/me export` first if you want a copy.
others-button = That button belongs to somebody else. Use `/me erase` to get your own.
erased = I have erased you, and know nothing about you any more. If you sit down somewhere, we start from scratch.
others-reminder = That reminder is for somebody else. Use `/settings` to see how I remind you.

## Reminders

no-quiet-hours = I do not understand { $said } as quiet hours. Write 22-8, or 22:30-7:15, or off.
how-reminded = **How I remind you at table { $table }**
own-wishes = -# You can change this for yourself in `/settings`, for the table in `/table reminders`, for the server in `/admin reminders`. Your own settings come first, then the table's.
nothing-said = nothing, so the server's reminders apply
table-reminds = What table { $table } has set for reminders: { $reminders }.
table-wishes = So this is how I remind players here who have not set their own:
all-as-usual = nothing
server-reminds = What this server has set for reminders: { $reminders }. A table can change that, and so can each player, in `/settings`.
server-clock = For players who have not set a time zone, I use the clock in { $zone }.
server-wishes = So this is how I remind players, unless they or their table have set something else:
only-opener-reminds = Only { $opener }, who opened the table, or somebody who may manage this channel can change that. To change your own reminders, use `/settings`.
as-server-has = what the server has set
from-now-reminds = From now on this table reminds people like this: { $reminders }.
only-managers-remind = Only somebody who may manage this server can change that. To change your own reminders, use `/settings`.
dms-shut = I tried to remind you by direct message, but Discord will not let me write to you, so I remind you in the table's channel. To try again, allow direct messages from this server's members, then run `/settings remind_by:dm`.
dms-still-shut = - Discord will not let me write to you, so for now I remind you in the table's channel. `/settings` says how to change that.
later-hours = { $hours ->
    [one] In an hour
    [24] Tomorrow
    [72] In 3 days
   *[other] In { $hours } hours
    }
remind-later = Remind me later
mute-turn = Mute this turn
at-a-halt =
    { "*" }*{ $game }**, table { $table }, has come to a halt. It has been waiting for { $players }, and I will not remind them again.
    Nothing is lost, and one answer sets it going again. You can wait, or let a bot play on in the seat until its player is back: the others vote on that with `/table replace`, or somebody who manages this channel and does not play runs `/game bot seat:`. { $link }
waits-since = { $player } since { $since }
reminders-off = You have turned reminders off, so I will not remind you again. You can change that in `/settings`.
rather = Do something else…
remind-again = I will remind you again: { $at }.
muted = I will not remind you about this turn again.
link-to-table = [To the table]({ $link })
source-player = your setting
source-table = this table's setting
source-server = this server's setting
source-usual = default
way-channel = in the table's channel
way-dm = by direct message
you-get-none = - I do not remind you ({ $source }).
others-told = - If nobody hears from you for a long time, I tell the others that the table has stalled.
with-source = { $value } ({ $source })
first-after = - First after { $after }{ $every ->
    [once] { "" }
   *[other] , then every { $every }
    }.
times-in-all = - { $times ->
    [one] Once
   *[other] { $times } times
    } in all ({ $source }){ $stalls ->
    [yes] ; after that I tell the table that it has stalled
   *[no] { "" }
    }.
never-between = - Never between { $start } and { $end } ({ $source }), by the clock in { $zone } ({ $zone_source }).
at-any-hour = - At any hour ({ $source }).
they-come = { $way ->
    [dm] - I remind you by direct message ({ $source }).
   *[channel] - I remind you in the table's channel ({ $source }).
    }
warnings-keep-hours = - I also keep these hours when I warn you that your time is running out: I wait until they end or, if that is too late, warn you half an hour before they begin. The clock runs on meanwhile.
hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
    }
days = { $days } days
chosen-first = first after { $hours }
chosen-none = no reminders
chosen-every = then every { $hours }
chosen-times = { $times ->
    [one] once
   *[other] { $times } times
    } in all
chosen-quiet = never between { $start } and { $end }
chosen-any-hour = at any hour
reminder-here = { $player }, { $why ->
    [move] it is your move at **{ $game }**, table { $table }. The table has been waiting for you since { $since }.
   *[answer] somebody at **{ $game }**, table { $table }, has been waiting for your answer since { $since }.
    } { $link }
reminder-alone = { $why ->
    [move] { $where ->
        [none] **{ $game }**, table { $table }, has been waiting for you since { $since }.
        [lost] **{ $game }**, table { $table } (its channel has been deleted; run `/table move` in another to go on there), has been waiting for you since { $since }.
       *[other] **{ $game }**, table { $table } in <#{ $where }>, has been waiting for you since { $since }.
        }
   *[answer] { $where ->
        [none] At **{ $game }**, table { $table }, somebody has been waiting for your answer since { $since }.
        [lost] At **{ $game }**, table { $table } (its channel has been deleted; run `/table move` in another to go on there), somebody has been waiting for your answer since { $since }.
       *[other] At **{ $game }**, table { $table } in <#{ $where }>, somebody has been waiting for your answer since { $since }.
        }
    } { $link }
nothing-to-remind = The table is not waiting for you, so there is nothing to remind you of.

## Time

time-up-alone = { $player }'s { $why ->
    [expired] time is up
   *[gone] seat is empty, because they have left this server
    }. Nobody else sits here, so the table waits.
time-up-vote = { $player }'s { $why ->
    [expired] time is up
   *[gone] seat is empty, because they have left this server
    }. The others vote on what to do.
expired-default = { $player }'s time is up, so I play it safe for them.
expired-bot = { $player }'s time is up, so { $bot } makes this move.
nobody-left = Nobody is left to answer, so the table rests and all clocks stop. Any player can start it again with any button.
missed-three = { $player } has missed three decisions in a row. The table plays on for them until they press any button.
erasure-later = I could not delete everything about you just now. I will go on with it by myself, and you do not need to do anything. Use `/me export` to see what is left.
unwarned = I tried to warn you by direct message that your time is running out at a table without a channel, but Discord will not let me write to you. Use `/mine` to see your tables.
warning = { $player }, you have until { $time } to make your move ({ $left }). { $consequence } { $there } If you need a break, `/me away` stops your clocks.
there-card = { link-to-card }.
there-button = The channel of table { $table } has been deleted; press this button to answer.
then-vote = Then the others vote on what to do.
then-default = Then I play it safe for you.
then-bot = Then { $bot } makes this move for you.

## Story, book and replay

e-book = E-book
to-print = To print
in-language = { $label } ({ $language })
books-in-turn = I am making other books and files at the moment, one after the other, and yours would have to wait too long. Please try again in a few minutes; you can read the tale itself here at any time.
no-story = The game has not begun, so there is no story yet.
no-story-but-before = { no-story } Press **Story** on the last card of the chapter before to read the tale so far.
book-too-large = Even without pictures, the book is too large to send here. Use `/story` to read the tale as text.
book-epub = **{ $title }**: an e-book that you can read on any e-reader or phone.
book-page = **{ $title }**: one page of HTML that you can read in a browser or print.
book-so-far = This is the book so far: only what everybody may know.
replay-public = As everybody saw it
replay-own = As I saw it
replay-whole = With all that was hidden
read-here = Read it here
verify-dice = Verify the dice
keep-heading =
    ### { $game }, table { $table }
    { "*" }*The story**
keep-replay = **The replay**, one file that you can watch
keep-proof = **The proof**: I replay the game and give you files to check it without me
not-over = This game is not over. Use `/story` and `/replay` for the game so far.
replays-in-turn = I am making other replays and files at the moment, one after the other, and yours would have to wait too long. Please try again in a few minutes.
a-moment = I'm replaying the game and drawing each board. The file will be posted here; a long game takes a few minutes.
replay-too-large = Even without pictures, this replay is too large to send here. Use `/table log` to read the game page by page.
nothing-to-replay = The game has not begun, so there is nothing to replay yet.
hidden-stays = The game goes on, so hidden things stay hidden. Use `/replay` for what everybody has seen so far, and ask again for this one when the game is over.
nothing-alone = You have no seat at this table, so you saw nothing that the others did not. `/replay as:With all that was hidden` shows everything.
replay-about = { $kind ->
    [public] It holds what everybody saw and nothing else, so you can send it to anybody.
    [own] It also holds what only you knew; I give it to nobody else.
    [whole] It shows everything that was hidden, and you choose through whose eyes you look.
   *[now] It shows the game so far, only what everybody has seen, so you can send it to anybody.
    }
replay-of = **{ $game }: a replay.** Open the file in any browser, also on a phone; it needs no internet connection.
later = Later

## The log

nothing-to-read = There is nothing to read at the moment. Use `/table log` to see all that has happened.
turn-label = { $turn } · Round { $round }: { $first }
no-turns = This table's log has no turns.
no-such-turn = This log has no turn { $said } that you can read. It has turns { $first } to { $last }; choose one from the list.
not-a-player = { $said } does not play here. These people do: { $players }.
answer-to-come = There is no answer { $number } yet: the table has { $given ->
    [0] no answers so far
   *[other] only { $given } so far
    }.
nothing-from-answer = { $scope ->
    [all] From answer { $number } on, the log has nothing for you to read.
    [turn] From answer { $number } on, the log has nothing in turn { $turn } for you to read.
    [player] From answer { $number } on, the log has nothing of { $player } for you to read.
   *[both] From answer { $number } on, the log has nothing of { $player } in turn { $turn } for you to read.
    }
not-a-word = { $scope ->
    [all] There is nothing yet.
    [turn] There is nothing in turn { $turn } yet.
    [player] There is nothing of { $player } yet.
   *[both] There is nothing of { $player } in turn { $turn } yet.
    }
nothing-yet = Nothing has happened yet.
log-too-short = The log does not go back that far. It has { $pages }.
older = Older
newer = Newer
newest = Newest
lines-of-log = { $scope ->
    [all]
        -# { $all ->
            [one] One line
           *[other] { $first } to { $last } of { $all } lines
        }
    [turn]
        -# { $all ->
            [one] One line
           *[other] { $first } to { $last } of { $all } lines
        } in turn { $turn }
    [player]
        -# { $all ->
            [one] One line
           *[other] { $first } to { $last } of { $all } lines
        } of { $player }
   *[both]
        -# { $all ->
            [one] One line
           *[other] { $first } to { $last } of { $all } lines
        } of { $player } in turn { $turn }
    }
turn-number = Turn { $number }
pages = { $pages ->
    [one] one page
   *[other] { $pages } pages
    }
only-for-you = { $line } *(only for you)*

## Your tables

no-tables = You are not sitting at any table at the moment. Use `/game open` to open one in a channel or a thread, or press **Join** on a card with a free seat.
tables-mine = **Waiting for you**
tables-offers = **Somebody there is waiting for your answer**
tables-others = **Waiting for others**
tables-resting = **Resting until a player comes back**
tables-gathering = **Waiting for players**
tables-asleep = **Asleep until I am back in their server, or until Discord's outage there is over**
back = Back
tables-in-all = -# { $count } tables in all.
table-at = - [{ $game }, table { $table }]({ $link }) { $where ->
    [direct] in direct messages
    [lost] without a channel (`/table move` gives it one)
    [here] in <#{ $channel }>
   *[other] in { $server }, <#{ $channel }>
    }
standing-asleep = { $table }, since { $since }
standing-gathering = { $table }, open since { $since }: { $players }
standing-mine = { $table }: since { $since }
standing-rests = { $table }: press any button on its card to go on.
standing-others = { $table }: { $count ->
    [0] for nobody; last change
   *[other] for { $players } since
    } { $since }

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
last-seen = **You last looked at this table { $when }.** Since then it { taken-answers }.
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
    }. Read it all with { $from ->
    [all] `/table log`
   *[other] `/table log from:{ $from }`
    }.
now-your-move = **Now it is your move**{ $since ->
    [unknown] { "" }
   *[other] , since { $since }
    }: { $question }
now-nobody = **Now** nobody has to move.
now-others = **Now** it is { $players }'s move.{ $questions }
answer-waited-for = **Somebody is waiting for your answer**: { $question }
consent-of = { $player }'s
consent-yours = yours
consent-missing = { $wish } Consent still missing: { $whose }.

## Statistics

no-server-yours = You can only use this in a server. `/me stats` counts everything you have played.
you-played-here = What you have played in this server
you-played = What you have played
you-not-yet-here = You have not finished a game in this server yet.
you-not-yet = You have not finished a game yet.
no-server-all = You can only use this in a server. `/me stats` counts what you have played.
not-yet-here = Nobody has finished a game in this server yet. Use `/game open` to open a table.
server-played = What this server has played
you-won = { $which ->
    [none] , but you have not won yet
    [all] { $tables ->
        [one] , which you won
       *[other] , all of which you won
        }
   *[some] , { $wins } of which you won
    }
people-won = { $which ->
    [none] { "" }
    [all] { $tables ->
        [one] , won by people
       *[other] , all of them won by people
        }
   *[some] , { $wins } of them won by people
    }
more-games = -# And { $count } more games before these.
only-finished = -# I count only finished games, and leave bots out.
stats-tables = **{ $game }**: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
    }{ $won }
stats-people = { $people } { $count ->
    [one] person
   *[other] people
    }{ $tables ->
    [one] { "" }
   *[other] { " " }on average
    }
stats-answers = { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }
stats-wait = { $answers ->
    [one] given
   *[other] half of them
    } within { $time }
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
file-goes-on = That game still goes on, and its file holds all its secrets, so only the bot's owner can open it. Anybody can open a game that is over.
file-with-cards = That game used cards that people have written. { $off }
file-opened = I have replayed all { $moves } moves, and { $status ->
    [playing] the table goes on from there
   *[over] you can look at the table here
    }.
file-opened-campaign = { file-opened } You can go on with its campaign here: `/campaign continue`.
file-too-long = I have replayed that game for { $seconds } seconds without reaching its end, which is the longest I allow. I have not opened a table.
secrets-owner = The game goes on, so only the bot's owner may have its secrets. Leave out `whole` to get what everybody saw.
secrets-sitting = You sit at this table, so you may not have its secrets while the game goes on. Leave out `whole` to get what everybody saw.
secrets-sat = You have sat at this table and may sit there again, so you may not have its secrets while the game goes on. Leave out `whole` to get what everybody saw.
file-too-large = That file is too large: a table's file has at most { $most } MB.
no-file = Discord would not give me that file. Please try again.
export-whole = This is the whole table: seed, seats, every move and every die. Use `/table import` to open it in another channel or at another Emberkeep, and `/table verify` to get a page that checks its dice.
export-secret = This is the whole table as it stands, **with its seed and every hidden answer**. Do not show it to any player. `/table import` plays on from it. This table goes on too until you end it, which shows the seed.
export-public = This is what everybody has seen so far. I keep the seed and the answers sealed while the game goes on; when it is over, `/table export` gives you everything.

## The proof

secret-later = When the game is over I show the secret. Then `/table verify` replays the whole game and gives you files to check it without me.
secret-unbegun = The secret: `{ $secret }`. The game never began, so there is nothing to replay.
the-secret = The secret: `{ $secret }`
the-seed = The seed: `{ $seed }`
the-record = The record of all answers, SHA-256: `{ $hash }`
the-save = The save for the next chapter, SHA-256: `{ $hash }`
check-yourself = To check it without me, open `{ $file }` in a browser, also on a phone, and give it the other file. It computes every die and shuffle for itself.
table-heading = **{ $game }**, table { $table }.
sealed = When this table opened I fixed a secret. I have shown its SHA-256 ever since, so that I cannot change the secret: `{ $seal }`.
sealed-with-save = When this table opened I fixed a secret. Ever since, I have shown the SHA-256 of three things in a row, so that I can change none of them: the SHA-256 of the save, a slash, and the secret: `{ $seal }`. (The save: SHA-256 `{ $save }`.)
dice-will-come = The dice will come from that secret and from the words that players add before **Start**. With a word in them, neither I nor my host can choose them alone.
dice-marks = { dice-will-come } The marks of the words so far, in the order in which players gave them:{ $marks }
nobody-added-word = Nobody added a word, so every roll comes from that secret and your answers. I fixed the secret before anybody played, but I alone drew it.
dice-from-words = Every roll comes from that secret and from { $words ->
    [one] a word that { $players } added before the start
   *[other] { $words } words that { $players } added before the start
    }. I could not know { $words ->
    [one] it
   *[other] them
    } when I fixed the secret, so I cannot have chosen the dice, and the person who added { $words ->
    [one] the word
   *[other] the last word
    } knows that nobody else has.
no-chapter-origin = This table is not a chapter, so nothing here shows where that save is from.
chain-begins = I do not have chapter { $chapter } here, so the chain begins with this save.
save-of = Chapter { $chapter }, table { $table }, left that save.
save-changed = Chapter { $chapter }, table { $table }, now leaves a different save: somebody has changed that table, or the rules have changed.
plays-with-pack =
    The table plays with the pack { $pack }, SHA-256
    `{ $hash }`
pack-changed = **I no longer keep the pack as it was then: somebody has changed it.**
journal-misfit = The journal no longer fits the rules (they were { $old } then and are { $now } now): { $misfit }
replayed-equal = I have replayed the game, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }, and every roll and the end are the same.
replayed-differs = I have replayed the game, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
    }, and the end is not the same. The rules were { $old } then and are { $now } now.

## Campaigns

chapter-sitters = Only players of that campaign, or somebody who manages this channel, can do that. Anybody can join a chapter that has not started.
chapter-is-open = I have opened chapter { $number }, with a new seed and the same people. Others may join, and any of you may leave. When everybody agrees, press **Start**.
no-chapter = That table is not a chapter of a campaign.
no-campaigns = I know no campaign of yours here. Use `/campaign start` to begin one: several games in a row, each of which goes on from what the last one left.
only-sitters-begin = Only somebody who sits at this table can begin a campaign with it.
chapter-one = This table is chapter 1 of { $campaign }.
say-which-game = Say in `game` which game: { $games }.
no-campaign-game = { $said } has no campaigns. These games have: { $games }.
campaign-line = - { $campaign } ({ $game }): { $progress }{ $channel ->
    [here] { "" }
   *[other] , in <#{ $channel }>
    }
campaigns-in-all = -# { $count } campaigns in all; use `/campaign show` to find one by its name.
chapters-before = -# { $count } more before these:
chapter-save = -# Chapter { $chapter } begins from a save with the SHA-256 `{ $save }`
chapter-line = - Chapter { $chapter }, [table { $table }]({ $link }), { $status ->
    [gathering] is waiting for players
    [playing] goes on
    [ended] has ended
   *[closed] was closed before its end
    }{ $count ->
    [0] { "" }
   *[other] : { $players }
    }
campaign-progress = { $game }: { $progress }.
campaign-renamed = { $old } is now called { $now }.
chapter-still-open = Chapter { $chapter } of { $campaign } is open. You can retire the campaign when that chapter has ended, or close it first with `/game end`.
campaign-put-away = I have retired { $campaign }. Use `/campaign continue` to go on with it.
name-yours = There is no campaign in this channel. Name one of yours: { $names }.
several-of-name = Several campaigns have that name. Choose one from the list.
no-campaign-called = No campaign here is called { $said }. Use `/campaign list` to see them all.
campaign-choice = { $campaign } · { $game }, chapter { $chapter }
campaign-choice-retired = { campaign-choice }, retired

## Packs

pack-template = Here is a pack with one card of each kind. Change the words and the numbers, copy a card to add another, and upload the file with `/pack upload`. The comment beside each field says what you may write there.
pack-too-large = That file is too large: a pack has at most { $most } KB, and this has { $size } KB.
pack-read = I can read { $pack }: { $cards }. Bots are going to play with it now, which takes a few minutes. { $where ->
    [message] The message in this channel
   *[command] `/pack show`
    } shows how far they are, and then how the pack changes the game.
tested-before = Bots have already played with exactly these cards, so they need not play again.
packs-of-server = **Packs in this server**
packs-of-yours = **Your packs**
no-packs = There are none. Use `/pack template` to get a file to begin with.
choose-from-on = -# Under **Options**, a table can choose from the packs that are on.
pack-cards-closed = -# Only the person who uploaded it, and the server's managers, can read its cards.
pack-removal-hint = -# If it does not belong here, use `/pack remove`.
pack-is-on = { $pack } is on. A table of { $game } can choose it under **Options** before the game begins.
pack-is-off = { $pack } is off, so no other table can choose it.
only-uploader = Only the person who uploaded that pack, or somebody with the permission Manage Server, can remove it.
pack-removed = I have removed { $pack }.
only-managers-packs = Only somebody with the permission Manage Server can do that, because everybody here can read a pack. For your tables in direct messages, send me packs of your own there.
tables-with-pack = { $tables ->
    [one] One open table has
   *[other] { $tables } open tables have
    } chosen it and { $tables ->
    [one] keeps
   *[other] keep
    } it, as do a rematch and the next chapter. Use `/game end` to close a table.
pack-too-long = I could not read that file to its end in { $seconds } seconds, which is the most I allow for a pack. I have kept nothing.
pack-unfit =
    Nobody can play with that pack. { $why }
    Fix that and upload it again. I have kept nothing.
pack-state = { $state ->
    [waits] the bots have yet to play
    [playing] bots have played { $played } of { $games } games
    [unfit] nobody can play with it
    [on] on
   *[off] off
    }
games-played = { $played } of { $games } games
erased-person = a deleted user
pack-version = Version { $version } by { $author }, for { $game }, in the language { $language }.
pack-licence = Licence: { $licence }. Its author says that they wrote the words themselves.
no-pack-notes = Content notes: none.
pack-cards = Cards: { $cards }.
pack-brought = { $person } uploaded it { $when }.{ $state ->
    [on] { " " }It is **on**.
    [off] { " " }It is **off**.
   *[unfit] { "" }
    }
bots-will-play = Bots will play { $games } games with it, after the packs that came before it.
bots-are-playing = Bots are playing with it: { $games } so far.
rules-since = (The rules have changed since.)
bots-found =
    { "*" }*{ $fit ->
        [1] What the bots found
       *[0] Why nobody can play with it
    }**
    { $found }
pack-for = A pack for { $game }: { $pack }.
pack-on-hint = Use `/pack on` to let tables choose it.
pack-not-on = You cannot turn it on.
pack-choosable = Tables can choose it.
removed-since = { $pack } Somebody has removed it.

## For newcomers

hello =
    ## Hello, I am Emberkeep
    I am a game master. Pick a game: your group plays it here over days, each of you when you have a minute. I deal, roll, keep hands secret, draw the board and call the next player.
hello-later = -# Use `/help` to see this again, for you alone. `/admin tables` sets who may open tables.
help =
    ## Emberkeep
    I am a game master. Open a table in a channel, and your group plays a board game there over days, each of you when you have a minute: I deal, roll, keep hands secret, draw the board and call the next player.
help-next =
    { "*" }*At a table** everything is on its card: press **Your move** to decide, and **Menu** for your hand, the board, the recap and everything else.
    `/game open` open a table · `/game join` sit down · `/hand` see what you hold · `/board` see the board · `/act` answer by typing · `/undo` take an answer back · `/recap` read what you missed · `/mine` see your tables · `/story` read the tale so far · `/replay` watch and share the game · `/rules` look up a rule · `/settings` set reminders and more · `/roll` roll any dice
    { "*" }*Less often** `/table`: its log, answers ahead, time limit, seats, files, the proof of its dice · `/me`: being away, your reminders, your games, what I keep about you · `/campaign`: games that continue one another · `/pack`: cards that you write · `/admin`: who may open tables, for the server's managers
signs = The signs in the pictures
in-short = In short
in-short-page =
    { "*" }*What wins.** { $goal }

    { "*" }*A turn.** { $course }

    { "*" }*How long.** { $length }

    -# { CAPITAL($weight) }. That is all you need to begin: I explain each kind of question when you first meet it.
next = Next
search = Search
open-a-table = Open a table
chapters = Chapters
game-gone = That game is not here any more. Use `/help` to see those that are.
rules-of = The rules of { $game }
what-look-for = What are you looking for?
word-or-number = A word, or a rule's number
rules-silent = The rules of { $game } do not mention { $said }. Try a single, plain word.
rules-search = -# Use `/rules search:` to find a word or a rule's number.
# Begins a paragraph of a guide that settles what the printed rules leave open, after its numbers.
ruling = *Ruling.*
# Words that a search in the rules leaves out.
common-words = a an and are at by can do for from i in is it my not of on or the to what you your
unknown-game-suggest = I do not know { $said }. Pick one of the suggestions.
say-game = There is no table here, so say which game: `/rules game:`.
nothing-refused = I have not refused you anything here lately.
you-were-told = I told you: { $refusal }
read-on = Read on in the rules
full-rules = Full rules
screens = Screens

## Votes about seats

votes-so-far = { $counts }. The players vote; { $needed ->
    [one] one vote decides
   *[other] { $needed } of { $voters } votes decide
    }.
would-you = { $newcomer }, do you want the seat?
take-seat = I'll take the seat
no-thanks = No, thanks
would-play-on = I'll play on
watchers-may = -# Anybody watching can offer to play on.
ends-vote = -# The vote ends as soon as { $player } does anything at the table.
open-until = -# Open until { $until }.
vote-expired = **{ $player }'s time is up.** What do we do?
vote-gone = **{ $player } has left this server.** What do we do?
vote-handed = **{ $player } offers their seat to { $newcomer }**, with everything that belongs to it.
vote-decided = **The table has decided that { $newcomer } plays on for { $player }**, if they agree.
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
server-unshown = ⚠️ Discord does not let me show table { $table } in { $place }. I need View Channel, Send Messages (in threads too), Attach Files and Read Message History there, and a thread must not be locked. The table is safe.
server-openers = Who may open a table: { $who ->
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
server-pictures = New tables { $words ->
    [1] have words only.
   *[0] have pictures.
    }
as-discord-has = As this server's Discord
language-of-tables = Language of new tables
server-language = Language of new tables: { $language ->
    [none] as in Discord's settings for this server
   *[own] { $language }
    }.
server-time = Time limit at new tables: { $rule }. Use `/admin deadline` to change it.
server-threads = When a table in a thread has ended, I { $archive ->
    [1] archive the thread a day later.
   *[0] leave the thread open.
    }
server-anybody = -# Anybody can join an open table. The server's managers can open one anywhere.
for-channels = This works in a server's channel, not in a direct message.
manage-server-only = Only somebody with the permission Manage Server can change that.
owner-only = Only the bot's owner can do that.
commands-refused = Discord refused the list of commands and says: { $refused }
commands-known = Discord now knows { $count } commands. Reload it to see them.

## The bot's health

shard-new = Shard { $shard }: not connected yet, { $latency }, { $servers }.
shard-is = Shard { $shard }: { $state } since { $since }, { $latency }, { $servers }.
discord-answers = Discord: { $latency }, { $servers }.
discord-answers-shards = Discord: { $latency }, { $servers }, { $ready } of { $shards ->
    [one] { $shards } shard
   *[other] { $shards } shards
    } here ready, of { $all } in all.
shards-silent = I hear nothing from Discord at the moment on these shards: { $shards }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
    }.
servers = { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
    }
latency = { $latency } ms to answer
no-latency = latency not known yet
calls-refused = Discord refused { $count } calls within ten minutes.
discord-out-of-reach = I cannot reach Discord.
discord-busy = Discord is down or busy (error { $status }).
shut-out = { $status ->
    [401] Discord no longer accepts my token. Put a new one into DISCORD_TOKEN and restart me.
   *[429] Discord refuses all my calls for a while, because there were too many.
    }
post-rejected = Discord did not accept the message (error { $code }). The log has its words.
own-fault = This is a fault of mine. The log has the details.
size = { $unit ->
    [bytes] { $amount } bytes
    [kb] { $amount } KB
    [mb] { $amount } MB
   *[gb] { $amount } GB
    }
database-used = { $size } used by the database
health-versions = **Emberkeep { $emberkeep }**, started { $began }, Python { $python }, discord.py { $discord }.
health-database = The database answers in { $milliseconds } ms.
health-tables = Tables: { $playing } in play, { $gathering } gathering, { $over } over; { $loaded } in memory.
health-queue = Queue: { $late ->
    [one] { $late } post
   *[other] { $late } posts
    } due now{ $oldest ->
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
disk-nearly-full = The disk is nearly full. Make room: once it is full, no answer counts.
post-stuck = I have been unable to post something for an hour. The log says why.
packs-misfit = { $count ->
    [one] Table { $tables } waits
   *[other] Tables { $tables } wait
    }, because a pack no longer fits the rules. The log says what does not fit.
backup-failed = The last backup failed: { $why }
nothing-posted = I post nothing until { $until }: { $why } After that I post what is waiting.
discord-refuses = Discord has refused { $count } calls within ten minutes (the log says which). At { $most } it bans this machine's address for a while.
not-shown = { $kind ->
    [card] The card
    [hand] A player's hand
   *[other] A message
    } of table { $table } did not go out ({ $at }): { $why }
posts-refused = The same goes for { $posts ->
    [one] { $posts } more post
   *[other] { $posts } more posts
    }, which you find in the log.
asleep-servers = { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
    } { $why ->
    [removed] that the bot was removed from
   *[outage] with an outage
    }
asleep = Asleep: the tables of { $servers }.
backups-elsewhere = Backups: PostgreSQL's own tools make them (docs/operations.md).
no-backups = Backups: I make none.
backups = Backups: { $kept ->
    [0] none yet
   *[other] { $kept } kept, the last from { $last }
    }; { $next ->
    [never] I make no more.
   *[other] the next { $next }.
    }

## Commands

commands-admin = Set this server's tables, their time limit and reminders.
command-admin-tables = Set who may open tables here, where, and how many.
command-admin-health = See how the bot is doing. For the bot's operator.
command-sync = Tell Discord the commands. For the bot's operator.
commands-campaign = Play games that continue one another, chapter by chapter.
command-campaign-start = Begin a campaign with this channel's next table.
option-campaign-start-name = What the campaign is called
option-campaign-start-game = Which game; leave it out if a table here is waiting for players
command-campaign-list = See the campaigns of this channel, and yours elsewhere.
command-campaign-show = See a campaign's chapters.
command-campaign-continue = Open the next chapter here.
command-campaign-rename = Give a campaign another name.
option-campaign-rename-name = What you want to call it
command-campaign-retire = Retire a campaign; you can go on with it later.
option-campaign-which = Which one; leave it out for the last one played in this channel
command-log = Read what has happened, as far as you may know it.
option-log-page = Which page; 1 is the newest, or where `from` or `turn` begins
option-log-turn = Show only one turn, or phase, of the game
option-log-player = Show only lines about this player
option-log-start = Begin at this answer, by its number
command-mine = See all your tables, and which are waiting for you.
command-recap = Read what happened since you last looked.
command-replay = Get the game as a file to watch and to share.
option-replay-kind = Through whose eyes; hidden things are shown once the game is over
choice-public = What everybody saw
command-me-stats = See what you have played, by game.
option-me-stats-here = Only in this server; otherwise everywhere
command-server-stats = See what this server has played, by game.
command-story = Read the tale so far, or keep it as a book.
option-read-in = In which language; otherwise in the table's
option-story-kind = Make it a book, with pictures; otherwise you read the tale here
choice-e-book = E-book (EPUB)
choice-page = A page to print (HTML)
command-table-export = Get this channel's table as a file.
option-table-export-whole = Include all secrets of a game that goes on. For the bot's owner
command-table-import = Open a table from a file that `/table export` made.
option-table-import-file = A file that /table export made
command-verify = Check that the dice were fair.
command-me-away = Stop your clocks at all tables for a while.
option-me-away-until = 2 days, sunday, 24 december, 2026-12-24 18:00, or: until I say
command-me-back = Say that you are back.
commands-game = Open a table, join, leave, start or end it.
command-open = Open a table here, or see the games first.
option-open-game = Which game; leave it out to see them all
option-open-language = The table's language; otherwise the server's
command-game-join = Take a seat at this channel's table.
command-game-leave = Give up your seat.
command-game-start = Start the game with the players at the table.
command-game-end = Close the table before the game is over.
command-game-bot = Add or remove a bot, or let one play on for somebody.
option-game-bot-strength = How well it plays; if you leave it out, easy in your first game, then middling
option-game-bot-remove = Remove a bot instead; only before the start
option-game-bot-seat = During the game: whose seat a bot takes over
command-game-options = See or change this table's options before the start.
option-game-options-name = Which option
option-game-options-value = What you set it to
command-game-rematch = Open a new table with the same people and options.
command-game-status = See how this channel's table stands, and where its card is.
command-move = Go on here with a table whose channel has been deleted.
option-move-table = Which of your tables, if several have lost their channel
command-replace = Give a seat to somebody else, or to a bot.
option-replace-seat = Whose seat: your own, or somebody else's; the others vote on that
option-replace-by = Who plays on; leave it out for a bot
command-game-back = Say that you are back, and take your seat again.
choice-each-decision = for each decision
choice-whole-game = for the whole game, each player their own
choice-then-default = I play it safe for them
choice-then-bot = a bot makes that move
choice-then-vote = the others vote on who plays on
option-deadline-time = 2 days, 12 hours, 1 week, or off
option-deadline-each = What the time is for
option-deadline-then = What happens when it is up
command-table-deadline = See or set how long players may think.
command-admin-deadline = See or set how long players may think at new tables.
command-help = See what I do, the games, and how to play them.
command-rules = Look up a rule, or find out why I refused you.
option-rules-game = Which game
option-rules-search = Words, or a rule's number
option-rules-why = Show the rule behind my last refusal
commands-pack = Write cards of your own for a game, test them and turn them on.
command-pack-template = Get a file with one card of each kind, explained.
option-pack-template-game = For which game
command-pack-upload = Upload a pack: a YAML or ZIP file of at most 256 KB.
option-pack-upload-file = The pack; /pack template gives you one to begin with
command-pack-list = See the packs here, and which of them tables may choose.
command-pack-show = See who wrote a pack, what it holds, and what bots found.
option-pack-show-pack = Which pack
command-pack-on = Let tables choose a pack.
option-pack-on-pack = Which pack
command-pack-off = Stop other tables from choosing a pack.
option-pack-off-pack = Which pack
command-pack-remove = Remove a pack.
option-pack-remove-pack = Which pack
command-settings = Change your own settings: hand by direct message, words only, reminders.
option-settings-hand-by-dm = Keep my hand in a direct message that always shows the current one
option-settings-words-only = Show me boards in words, without pictures
option-settings-lessons = Explain each kind of question when I first meet it
option-settings-time-zone = My time zone: type the nearest large city
option-settings-quiet-hours = When you must not disturb me, in my own time zone: 22-8, say, or off
option-settings-remind-after = Hours until you first remind me of my turn; 0 = never
option-settings-remind-every = Hours from one reminder to the next
option-settings-remind-by = Where you remind me
option-settings-stand-in = What you do for me when my time is up, unless the others vote
option-settings-remind-reset = Forget my settings for reminders and use each table's
option-settings-language = The language of what only I see
command-me-export = Get everything I keep about you as a file.
command-me-erase = Erase everything I keep about you.
command-me-reminders = See how I remind you at this table, and why.
command-table-reminders = See or set how I remind people at this channel's table.
command-table-language = See or choose the language of this channel's table.
option-table-language = The language of its card, log, pictures and book
option-table-reminders-reset = Forget this table's settings and use the server's
command-admin-reminders = See or set how I remind people in this server.
option-admin-reminders-zone = The time zone for players who have not set theirs
option-admin-reminders-reset = Forget this server's settings and use the default
option-reminders-after = Hours until the first reminder; 0 = no reminders
option-reminders-every = Hours from one reminder to the next
option-reminders-times = How many reminders; after the last I tell the table that it has stalled
option-reminders-quiet = When I disturb nobody, in their own time zone: 22-8, say, or off
option-reminders-by = Where I remind people
command-ahead = Answer questions ahead of time, and see what you have set.
command-hand = See your hand, and what you can do now.
command-board = See the board, as a picture and in words.
command-act = Answer what the table asks you.
option-act-what = What you do: pick a suggestion, or type a number or words
command-undo = Take your last answer back.
command-roll = Roll dice: 2d6+3, 4d6kh3, d20 …
option-roll-dice = Which dice, such as 2d6+3, 4d6kh3 or 3d6e6 # a comment
option-answer-by-verb-choice = Which of the things you can do now
commands-table = See a table's log, time limit, seats, files and past games.
commands-me = Set when you are away; see your reminders, your games, and what I keep about you.
