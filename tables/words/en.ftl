## Answers ahead

not-set-ahead = That was no longer set.
many-set-ahead = You have set { $most } answers ahead here, and there is no room for more. Take one back first.
until-ends = until { $ends ->
    [game] the game ends
   *[other] { $ends }
    }
ahead-ends = Your answer ahead no longer counts, since { $why ->
    [taken-back] you took back an answer to such a question
   *[other] { $why }
    }: “{ $answer }”.

## Words for the dice

word-too-long = A word for the dice has { $most } characters at most.
dice-fixed = The dice are fixed when the game begins, so you can no longer add a word.
may-not-add-word = you cannot add a word to its dice
no-word-added = You have not added a word. You do not have to.
your-word-already = That is your word already.
word-known = The table has changed since you gave that word, and others may know it by now. Give another one.
word-taken-back = Your word is taken back.
word-in = Your word is in: { $word }. At **Start** everybody reads it. To change it, press **Add a word** again. To prove the dice later, keep these: the seal of my secret, `{ $seal }`, and the mark of your word, `{ $mark }`.
adds-word = { $player } adds a word to the dice:
adds-one-word = { $player } adds a word to the dice: “{ $word }”.
word-by = “{ $word }” by { $player }
words-added = Words added to the dice: { $words }.
dice-sealed = The dice are sealed as { $seal }; /table verify says what that means.
dice-mixed = The dice come from { $words ->
    [one] that word
   *[other] those { $words } words
    } and my secret, sealed as { $seal }.

## Before the game

has-begun = The game has begun.
has-ended = This table has ended. `/game open` begins another.
table-full = The table is full: { $game } seats { $most }.
no-room-here = This server has { $most ->
    [one] one table
   *[other] { $most } tables
    } open, and its managers allow no more. When one ends there is room for yours; `/admin tables` changes the number.
channel-has-table = This channel already has a table: { $game }. Play or end that one, or open yours in another channel or thread.
other-chapter-next = In { $campaign }, chapter { $chapter } comes next: `/campaign continue` opens it.
chapter-open = [Chapter { $chapter }]({ $address }) is open already.
not-sitting = You do not sit at this table, so { $so }. { $full ->
    [yes] Every seat is taken: ask somebody who sits there.
   *[no] Press **Join** first.
    }
unknown-game = I do not know { $said }. I know { $games }.
game-begins-with = { $game } begins: { $players }.
seat-already = You already have a seat. { $until }
you-sit-down = You sit down as { $name }.
enough-sit = You are enough players. **Start** begins the game.
more-must-sit = The game can start when { $missing ->
    [one] one more seat is
   *[other] { $missing } more seats are
    } taken: **Join** is for people, **Add bot** for bots.
no-seat-to-leave = You have no seat here. Press Join to take one.
you-get-up = You get up.
may-not-set = you cannot change its options
no-such-option = { $game } has no such option. Its options: { $options }.
value-refused = { $option } cannot be { $value }. It is { $allowed }.
value-faulty = { $option } cannot be { $value }: { $fault }.
option-now = { $option } is now { $value }.
chapter-already = This table is a chapter of { $campaign } already.
card-now = { $form ->
    [words] The card is words only now.
   *[picture] The card has a picture now.
    }
time-here = Time at this table: { $rule }.
may-not-begin = you cannot start its game
bots-alone = Bots do not play alone. A person must take a seat.
game-seats = { $game } seats { $seats }; { $sitting } sit here. Wait for more, or press Add bot.
game-begins = The game begins.
ended-already = This table has already ended.
table-closed = The table is closed. Its journal is kept: `/table log` and `/table verify` work.
may-not-choose-bots = you cannot choose its bots
bot-sits-down = { $name } sits down.
no-bot-sits = No bot sits here.
bot-gets-up = { $name } gets up.
bot-left = That bot has left its seat meanwhile. Look at the card.
bot-is-now = { $name } is { $bot } now.
seats-changed = The seats have changed since that button was shown, so nothing was done. Press it again on the card as it is now.

## In play

table-rests = Nobody else sits here, so the table rests until somebody comes back.
left-last = You were the last person here, so the table rests. Your seat is kept for you: any button of the card brings you back, and the game goes on.
next-is-open = You are not sitting at this table. The next one is open to you.
anothers-question = That question is { $player }'s to answer. { $move }
game-over-open = This game is over. `/game open` begins another.
move-of = It is { $players }'s move.
your-move-and = It is your move, and { $players }'s.
your-move-alone = It is your move.
game-is-over = The game is over.
bots-wait = The bots wait until “Go on” is pressed on the card.
anybody-may-act = The table waits for anyone who wants to act.
seat-changed-hands = That seat has changed hands meanwhile. Look at the card.
seated-already = { $player } already has a seat here.
takes-place = { $player } takes { $former }'s place.
asker-left = { $player }, who asked, has left the table: no vote.
seated-elsewhere = { $player } has another seat here now: no vote.
vote-over-here = { $player } is here again, so the vote about the seat is over.
not-at-table = You are not sitting at this table.

## Away and back

is-away = is away until they say otherwise; no clock runs meanwhile.
is-away-until = is away until { $until }; no clock runs meanwhile.
is-back-now = is back.

## Coming back

takes-seat-again = { $player } is back and takes the seat again.
seat-yours-again = Welcome back: the seat is yours again. { $bot } gets up.
is-back = { $player } is back.
table-waits-again = Welcome back. The table waits for you again.
welcome-back = Welcome back. Your clocks run again.{ $waits ->
    [0] { "" }
    [one] { " " }1 table waits for you: `/mine`.
   *[other] { " " }{ $waits } tables wait for you: `/mine`.
    }
not-away = You are not away: nothing has been done in your place.
was-not-here = The bot was not in this server from { $since } until { $now } (UTC). The table goes on; that time does not count.

## Votes about seats

vote-is-over = That vote is over. Look at the card for how the table stands.
vote-for-nothing = The vote about { $player }'s seat ended without a result, so the table waits for { $player }.
only-sitters-propose = Only players at this table can propose that. To join, use `/game join`.
vote-already = There is a vote about that seat already. Look for it in the channel.
it-is-done = It is done.
is-a-bot = { $player } is a bot. To take that place, use `/game join`.
plays-on-already = { $bot } already plays for { $player }, and gives the seat back as soon as they return.
vote-opens = There is a vote whether { $whom } plays on for { $player }.
a-bot = a bot
offers-seat = { $player } offers the seat to { $whom }.
once-agreed = Once { $player } agrees, the seat is theirs.
others-asked = I have asked the others in a separate message.
bot-plays-for-you = A bot plays on for you.
would-not = { $player } would rather not.
keep-seat = Good. You keep your seat.
you-seated-already = You already have a seat here.
offered-already = { $player } has offered to play on already.
thanks-vote = Thank you. The table votes on it.
for-them-to-say = That is for { $player } to say.
nothing-changes = Good. Nothing changes.
seat-is-yours = The seat is yours.
good-vote = Good. The table votes on it.
your-vote = Your vote: { $choice }.
vote-about-you = This is about your seat: play on, or `/game back`, and the vote is over.
only-players-say = Only the players at this table can vote.
you-decide = You decide: { $choice }.
decided-stays = It is decided: { $player } stays.
decided-waits = It is decided: the table waits longer for { $player }.
bot-keeps-place = { takes-place } It is { $former }'s again as soon as they come back.
place-is-kept = That place is kept for { $player }, who has it again as soon as they come back. The table may vote for somebody else: `/table replace`.
knows-other-hand = { $player } has held another seat in this game and knows what is hidden there. While the game goes on, no other seat can be theirs.
you-know-other-hand = You have held another seat in this game and know what is hidden there. While the game goes on, no other seat can be yours.
unknown-who-saw = Somebody who sat here has been taken out of all that I keep, so I cannot tell any more who has seen which hand. While the game goes on, nobody new takes a seat.
game-and-vote-over = The game is over, and so is the vote.
choice-plays-on = { $who } plays on
choice-wait = Wait longer
choice-stays = { $player } stays

## Packs

packs-fixed = The packs are fixed when the game begins.
may-not-choose-packs = you cannot choose its packs
pack-turned-off = A pack that you picked has been turned off. **Options** shows those that are on.
packs-at-most = A table plays with { $most } packs at most.
plays-without-packs = The table plays with no pack.
plays-with-packs = The table plays with { $packs }.
packs-of-that-name = Several packs are called { $name }. Name one by its number: { $numbers }.
no-pack-to-choose = This table can choose no pack { $name }. There are: { $packs }.
no-packs-on = This table can choose no pack { $name }. None is on here.
packs-off = The bot's operator has turned packs off, so they cannot be used here.
packs-off-table = { packs-off } **Options** takes them off this table.
pack-untried-here = That table was played with { $pack }, a pack that came with its file. A pack cannot be played with before bots have tried it here: `/pack upload` has them do so.
played-without = It is played without { $packs }. { $count ->
    [one] That pack is
   *[other] Those packs are
    } not among those that are on here.
pack-too-slow = Games with it take far too long: after { $minutes } minutes the bots had played only { $games }. So it cannot be played with.
pack-breaks = A game with it broke down, so it cannot be played with. The bot's operator can find out why in the log.
many-packs-sent = You have sent { $most } packs within an hour, which is as many as I check for one person. The next may come in { $wait }.
pack-here-already = Exactly that pack is here already: `/pack show` has it.
shelf-full = { $whose ->
    [server] This server has
   *[person] You have
    } { $packs }, which is as many as I keep. `/pack remove` makes room.
packs-called-that = Several packs here are called that. Name one by its number: { $numbers }.
no-such-pack = I know no pack { $name } here. There are: { $packs }.
no-packs-here = I know no pack { $name } here. There are none; `/pack upload` brings one.
pack-yet-untried = Bots have yet to play with { $pack }, which takes a few minutes. When they are done, it can be turned on.
pack-unfit = { $pack } cannot be played with. { $why }
pack-is-on = { $pack } is on already.
pack-is-off = { $pack } is off already.
fewer-played = They were to be { $games }, but the time for them was up.
pack-gone = That pack is not here any more.
pack-by = **{ $pack }**, version { $version }, by { $author }
pack-notes = Content notes: { $notes }.
with-pack = -# With the pack { $pack } ({ $language }).

## When something fails

disk-full = My disk is full, so I could not write that down, and what is not written does not count. Nothing has changed; tell the bot's owner, then try again.
in-doubt = I lost my database in the middle of that, and cannot tell yet whether it counts. The card says so as soon as I have it back; `/board` shows it, too.
not-saved = I could not write that down, and what is not written does not count. Nothing has changed; try again in a minute.
rules-changed = The rules have changed in the middle of a step, so it begins again. Answer again: { $answers }
game-not-installed = This table's game is not installed any more. The table is kept.
server-left = I am not in this table's server any more, so the table sleeps: no clock runs there. When I am back, it goes on with a new card.
discord-outage = Discord has an outage in this table's server. No clock runs there meanwhile, and the card follows when it is over.
not-begun = The game has not begun. When everybody has a seat, press Start.
no-such-table = I do not know that table.
counted-already = That has already been counted.
table-moved-on = The table had moved on before that arrived. Look at the card and choose again.
about-to-restart = I am about to restart. Nothing is lost; try again in a minute.

## Tables from files

rules-fail = The rules fail on it.
no-such-seat = There is no such seat.
anothers-answer = It answers what another seat was asked.
files-in-turn = Other files are being played again just now, one after the other, and yours would have to wait too long. Nothing was opened; please try again in a few minutes.
file-too-new = That file was made by a newer Emberkeep than I am, and holds what I cannot read. Update me first, or use one that is as new.
file-damaged = That is not one of my tables, or it is damaged. { $fault ->
    [whole] { "" }
    [missing] In it `{ $place }` is missing.{ " " }
    [extra_forbidden] In it `{ $place }` is nothing that I know.{ " " }
   *[other] In it `{ $place }` does not fit: { $why }.{ " " }
    }Use a file that `/table export` made, unchanged.
file-of-open-game = That file is the log of a game that went on: it leaves out what is secret, so nobody can play on from it. Export the table again when its game is over.
file-times = The times in that file cannot be right: a table opens, its moves follow in order, and none of that lies in the future.
file-game-unknown = I do not know the game { $said }. I know { $games }.
file-seal-differs = { $sealed ->
    [secret] The secret
   *[both] The secret or the save
    } in that file is not the one that was sealed when it opened.
file-seed-differs = The seed in that file does not follow from its secret and its words.
file-comes-elsewhere = Played again, that table does not come to where the file says it stands. The file is damaged, or the rules have changed since.
misfit-beginning = That table cannot be played again: its beginning does not fit. { $why }
misfit-move = That table cannot be played again: its move { $move } of { $moves } does not fit. { $why }
misfit-other-rules = { $why } (It was played under the rules { $old }; they are { $now } here.)

## Turning points

turning-points = **Turning points**
measure-changes = { $player }'s { $measure } { $before } → { $after }
nobody-ahead = after this, nobody was ahead of { $players }

## Times

unreadable-date = I cannot read “{ $said }” as a time. Say 2 days, sunday, 24 december, 2026-12-24 18:00, or: until I say.
date-over = That time is past. Say a time in the future.
date-far = That is more than a year. Say: until I say.
until-back = Until I say that I am back
then-default = then I play it safe for them
then-bot = then a bot makes that move
then-vote = then the others vote who plays on
unreadable-limit = I cannot read “{ $said }” as a time. Say 12 hours, 2 days, 1 week, or off.
limit-range = A table gives from { $shortest } to { $longest }, or no limit: off.
no-time = no time
no-limit = no limit
limit-each = { $limit } for each decision; { $then }
limit-whole = { $limit } for the whole game, of which the first { $free } of each decision do not count; { $then }
duration = { $count } { $unit ->
    [week] { $count ->
        [one] week
       *[other] weeks
        }
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
several-zones = There are several of that name: { $zones }. Which one?
unknown-zone = I know no time zone “{ $said }”. Type the nearest large city and choose from the list: Europe/Oslo, say, or America/Chicago.

## Bots

bot-easy = an easy bot
bot-middling = a bot
bot-strong = a strong bot
strength-easy = Easy
strength-middling = Middling
strength-strong = Strong
about-easy = Often picks something that is not the best
about-middling = Plays sensibly, at once
about-strong = Thinks ahead for a moment; it sees no more than you do
stand-in-table = As each table has it
stand-in-default = I play it safe for you
stand-in-easy = An easy bot makes the move
stand-in-middling = A middling bot makes the move
stand-in-strong = A strong bot makes the move
bot-name = { $name } ({ $strength ->
    [middling] bot
   *[other] { $strength } bot
    })
weight-light = quick to learn
weight-medium = learnt in one game
weight-heavy = takes a game or two to learn

## Campaigns

next-chapter = Next chapter
name-unreadable = A campaign needs a name that can be read.
chapter-of = { $campaign }, chapter { $chapter }
headline-chapter = Chapter { $chapter }
goes-on-from = -# It goes on from what { $chapter ->
    [none] another table
   *[other] chapter { $chapter }
    } left.
start-campaign = -# To play several games that continue one another: `/campaign start`.
campaign-gone-on = -# The campaign has gone on since.
nothing-carried = Nothing is carried on: `/campaign continue` plays this chapter again.
campaign-retired = -# The campaign is retired; `/campaign continue` takes it up again.
next-goes-on = **{ $button }** goes on from what this one leaves.
chapter-doing = chapter { $chapter } { $status ->
    [playing] is being played
   *[gathering] gathers players
    }
retired-before = retired before chapter { $chapter }
chapter-next = chapter { $chapter } comes next

## Options

words-only = Words only
packs-option = Packs
as-usual = as usual
yes = yes
no = no
option-packs = - **{ $label }**: { $packs }. Cards that people have written.
option-words-only = - **{ $label }**: yes or no. Whether the card does without a picture.
options-elsewhere = -# How the table reminds people of their turns: `/table reminders`. How long they may think: `/table deadline`.
options-here = The options of this table:
number-range = a number from { $least } to { $most }

## Titles and names

nameless = A nameless one

## Secret questions

in-private = { $said }, in private
