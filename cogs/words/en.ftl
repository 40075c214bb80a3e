## Seats

may-not-set-limit = its time limit is not yours to choose

## When something goes wrong

untold = That counts, but I failed to show what came of it: `/board` has the table as it stands.
too-late = Discord takes no answer to that any more.
counts-later = That counts. The card follows as soon as I am back.
our-fault = That went wrong, and it is our fault, not yours. Nothing at the table has changed. Please try again; if it happens again, tell the bot's owner the reference `{ $reference }`.
servers-only = This works in a server's channel, not in a direct message.
command-changed = This command has changed since Discord last heard of it. Reload Discord (Ctrl+R), or ask the bot's owner to run `/admin sync`.
no-sense = I cannot make sense of { $value } there.
not-your-command = That command is not yours to use.
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
waits-too = an answer of yours is waited for, in private
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
seats = **Seats** ({ $count })
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
    }. **Start** begins with those who sit.
played-as-usual = -# Played as usual; **Options** shows what can be changed.
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

## Your own panel

nothing-held = You hold nothing that the others cannot see.
more = More
answer-ahead = Answer ahead
always-answer = Always answer so…
also-heading =
    { "*" }*You may also, if you like:**
    { "" }
menu-shows-all = -# **Menu**, then **My hand**, shows all of it.
at-any-time = **At any time, if you like:**
nothing-more = There is nothing more that you may do just now.
left-out = -# And { $count } more: `/act` lists everything.
over-now = The game is over.
bots-wait-for-you = The bots wait until you have read how the game begins: press **Go on** on { $card ->
    [unlinked] the table's card
   *[other] [the table's card]({ $card })
    }.
whose-move = It is { $players }'s move.{ $questions }
waited-for = { $whose } Your answer to this is waited for:
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
not-a-choice = That is not among the choices now.
your-number = Your number
your-words = Your words
your-choice = Your choice
whole-number = A whole number from { $least } to { $most }
words-characters = Words: { $count } characters
of-them = { $count } of them
no-whole-number = “{ $said }” is no whole number. Give one from { $least } to { $most }.

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
answer-so = Answer so
ahead-changed = That cannot be answered ahead any more. Choose again.
ahead-unanswered = You have not chosen an answer yet, so nothing is set. Choose one, then press again.
ahead-set = Set, { $until }: “{ $answer }”. “Answer ahead” takes it back.
ahead-taken-back = Taken back: “{ $answer }”. You are asked again.
choose-again = { $refusal } Look at the card and choose again.
table-busy = The table is busy with another move. Press again in a moment.
not-begun = The game has not begun. When all have sat down, press Start.
not-sitting = You are not sitting at this table.
nothing-yours = Nothing is yours to decide now. { $move }
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
not-yours-now = That is not yours to do now.
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
