## Answers ahead

not-set-ahead = You had not set that any more.
many-set-ahead = You have set { $most } answers ahead here, which is the most I keep. Take one back first.
game-ends = the game ends
ahead-ends = Your answer ahead no longer counts, since { $why ->
    [taken-back] you took back an answer to such a question
   *[other] { $why }
    }: “{ $answer }”.

## Words for the dice

word-too-long = A word for the dice has at most { $most } characters.
dice-fixed = The game has begun and the dice are fixed, so you can no longer add a word.
no-word-added = You have not added a word. You do not have to.
your-word-already = That is your word already.
word-known = The table has changed since you gave that word, and others may know it by now. Give another one.
word-taken-back = You have taken your word back.
word-in = Your word is in: { $word }. At **Start** everybody reads it. To change it, press **Add a word** again. If you want to prove the dice later, keep these two: the seal of my secret, `{ $seal }`, and the mark of your word, `{ $mark }`.
adds-word = { $player } adds a word to the dice:
adds-one-word = { $player } adds a word to the dice: “{ $word }”.
word-by = “{ $word }” by { $player }
words-added = Players added these words to the dice: { $words }.
dice-sealed = I have sealed the dice as { $seal }. Use /table verify to see what that means.
dice-mixed = The dice come from { $words ->
    [one] that word
   *[other] those { $words } words
    } and my secret, sealed as { $seal }.

## Before the game

has-begun = The game has begun, so you can no longer do that. Look at the card to see what you can do now.
has-ended = This table has ended. Use `/game open` to open another.
table-full = The table is full: { $game } has { $most } seats.
no-room-here = This server has { $most ->
    [one] one table
   *[other] { $most } tables
    } open, which is the most its managers allow. Wait until one ends, or ask a manager to change the number with `/admin tables`.
channel-has-table = This channel already has a table ({ $game }). Finish or close that one, or open yours in another channel or thread.
other-chapter-next = The next chapter of { $campaign } is chapter { $chapter }. Use `/campaign continue` to open it.
chapter-open = [Chapter { $chapter }]({ $address }) is open already.
not-sitting = You do not sit at this table, so { $wish ->
    [bots] you cannot choose its bots
    [dice-word] you cannot add a word to its dice
    [limit] you cannot choose its time limit
    [options] you cannot change its options
    [packs] you cannot choose its packs
   *[start] you cannot start its game
    }. { $full ->
    [yes] Every seat is taken: ask somebody who sits there.
   *[no] Press **Join** first.
    }
unknown-game = I do not know { $said }. I know these games: { $games }.
game-begins-with = A game of { $game } begins, with { $players } { $count ->
    [one] alone at the table
   *[other] at the table
    }.
seat-already = You already have a seat. { $until }
you-sit-down = You sit down as { $name }.
enough-sit = You are enough players. Press **Start** to begin the game.
more-must-sit = The game can start when { $missing ->
    [one] one more seat is
   *[other] { $missing } more seats are
    } taken. People press **Join**; **Add bot** adds a bot.
no-seat-to-leave = You have no seat here. Press **Join** to take one.
you-get-up = You get up.
no-such-option = { $game } has no such option. It has these: { $options }.
value-refused = { $option } cannot be { $value }. It is { $allowed }.
value-faulty = { $option } cannot be { $value }: { $fault }.
option-now = { $option } is now { $value }.
chapter-already = This table is a chapter of { $campaign } already.
card-now = The card now { $form ->
    [words] has words only
   *[picture] has a picture
    }.
language-now = This table now speaks { $language }.
only-opener-language = Only { $opener }, who opened the table, or somebody who may manage this channel can change its language. To change your own, use `/settings`.
bots-alone = Bots do not play alone. Somebody has to press **Join** first.
game-seats = { $game } needs { $seats } players, and { $sitting } sit here. Wait for more, or press **Add bot**.
game-begins = The game begins.
ended-already = This table has already ended.
table-closed = I have closed the table and kept its journal: `/table log` and `/table verify` still work.
unloadable-closed = I have closed the table.
bot-sits-down = { $name } sits down.
no-bot-sits = No bot sits here.
bot-gets-up = { $name } gets up.
bot-left = That bot has left its seat. Look at the card.
bot-is-now = { $name } is { $bot } now.
seats-changed = The seats have changed since I showed you that button, so I have done nothing. Press it again on the current card.

## In play

last-leaves = { $words } Nobody else sits here, so the table rests until somebody comes back.
left-last = You were the last person here, so the table rests. I keep your seat: press any button on the card to come back and go on.
next-is-open = You are not sitting at this table. You can join the next one.
anothers-question = Only { $player } can answer that question. { $move }
game-over-open = This game is over. Use `/game open` to open another table.
move-of = It is { $players }'s move.
your-move-and = It is your move, and { $players }'s.
your-move-alone = It is your move.
game-is-over = The game is over.
bots-wait = The bots wait until you press “Go on” on the card.
anybody-may-act = The table is waiting for anyone who wants to act.
seat-changed-hands = Somebody else has that seat now. Look at the card.
seated-already = { $player } already has a seat here.
takes-place = { $player } takes { $former }'s place.
asker-left = { $player }, who asked, has left the table, so there is no vote.
seated-elsewhere = { $player } has another seat here now, so there is no vote.
vote-over-here = { $player } is here again, so the vote about the seat is over.
not-at-table = You are not sitting at this table.

## Away and back

weekday = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[7] Sunday
    }
moment = { weekday }, { $day } { MONTH($month) }{ $clock ->
    [none] { "" }
   *[other] , { $clock }
    }
is-away = { $player } is away until they say otherwise; their clocks stop until then.
is-away-until = { $player } is away until { $until }; their clocks stop until then.

## Coming back

takes-seat-again = { $player } is back and takes the seat again.
seat-yours-again = Welcome back: the seat is yours again. { $bot } gets up.
is-back = { $player } is back.
table-waits-again = Welcome back. The table will wait for you again.
welcome-back = Welcome back. Your clocks run again.{ $waits ->
    [0] { "" }
    [one] { " " }1 table is waiting for you: `/mine`.
   *[other] { " " }{ $waits } tables are waiting for you: `/mine`.
    }
not-away = You are not away, and nobody is playing for you.
no-seat-not-away = You are not away, and you have no seat here. To take one, use `/game join`.
was-not-here = I was not in this server from { $since } until { $now } (UTC). That time does not count, and the table goes on.

## Votes about seats

vote-is-over = That vote is over. Look at the card to see how the table stands.
vote-for-nothing = The vote about { $player }'s seat ended without a result, so the table waits for { $player }.
only-sitters-propose = Only players at this table can propose that. To join, use `/game join`.
vote-already = The table is already voting on that seat. Look for the vote in the channel.
it-is-done = Done.
is-a-bot = { $player } is a bot. To take that seat, use `/game join`.
plays-on-already = { $bot } already plays for { $player }, and gives the seat back as soon as they return.
vote-opens = The table votes on whether { $whom } plays on for { $player }.
a-bot = a bot
offers-seat = { $player } offers the seat to { $whom }.
once-agreed = If { $player } agrees, the seat is theirs.
others-asked = I have asked the others in a separate message.
bot-plays-for-you = A bot plays on for you.
would-not = { $player } does not want the seat.
keep-seat = You keep your seat.
you-seated-already = You already have a seat here.
offered-already = { $player } has already offered to play on.
thanks-vote = Thank you. The table will vote on it.
for-them-to-say = Only { $player } can decide that.
nothing-changes = Nothing changes.
seat-is-yours = The seat is yours.
good-vote = The table will vote on it.
your-vote = Your vote: { $choice }.
vote-about-you = This vote is about your own seat. Make a move, or use `/game back`, and the vote is over.
only-players-say = Only the players at this table can vote.
you-decide = You have decided: { $choice }.
decided-stays = The table has decided: { $player } stays.
decided-waits = The table has decided to wait longer for { $player }.
bot-keeps-place = { takes-place } { $former } gets it back as soon as they return.
place-is-kept = I keep that seat for { $player }, who gets it back as soon as they return. The table may vote for somebody else: `/table replace`.
knows-other-hand = { $player } has held another seat in this game and knows its secrets. While the game goes on, they can take no other seat.
you-know-other-hand = You have held another seat in this game and know its secrets. While the game goes on, you can take no other seat.
unknown-who-saw = Somebody who sat here has been erased, so I can no longer tell who has seen which hand. While the game goes on, nobody new can take a seat.
game-and-vote-over = The game is over, and so is the vote.
choice-plays-on = { $player } plays on
choice-bot-plays-on = { CAPITAL($bot) } plays on
choice-wait = Wait longer
choice-stays = { $player } stays

## Packs

packs-fixed = You choose packs before the game begins. Now you can no longer change them.
pack-turned-off = Somebody has turned off a pack that you picked. Press **Options** to see those that are on.
packs-at-most = A table plays with at most { $most } packs.
plays-without-packs = The table plays with no pack.
plays-with-packs = The table plays with { $packs }.
packs-of-that-name = Several packs are called { $name }. Choose one by its number: { $numbers }.
no-pack-to-choose = This table cannot choose a pack { $name }. It can choose these: { $packs }.
no-packs-on = This table cannot choose a pack { $name }. No packs are on here.
packs-off = The bot's operator has turned packs off, so you cannot use them here.
packs-off-table = { packs-off } Press **Options** to take them off this table.
pack-untried-here = That table used { $pack }, a pack that came with its file. Bots must try a pack here before anybody can play with it: upload it with `/pack upload`.
played-without = The table plays without { $packs }. { $count ->
    [one] That pack is
   *[other] Those packs are
    } not on here.
pack-too-slow = Games with it take far too long: after { $minutes } minutes the bots had played only { $games }. So nobody can play with it.
pack-breaks = A game with it broke down, so nobody can play with it. The bot's operator can find out why in the log.
many-packs-sent = You have sent { $most } packs within an hour, which is the most I check for one person. You can send the next in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
    }.
pack-here-already = Exactly that pack is here already. Use `/pack show` to see it.
shelf-full = { $whose ->
    [server] This server has
   *[person] You have
    } { $packs ->
    [one] { $packs } pack
   *[other] { $packs } packs
    }, which is the most I keep. Use `/pack remove` to make room.
packs-called-that = Several packs here have that name. Choose one by its number: { $numbers }.
no-such-pack = I know no pack { $name } here. I know these: { $packs }.
no-packs-here = I know no pack { $name }. There are no packs here yet: use `/pack upload` to bring one.
pack-yet-untried = Bots have yet to play with { $pack }, which takes a few minutes. You can turn it on when they are done.
pack-unfit = Nobody can play with { $pack }. { $why }
pack-is-on = { $pack } is on already.
pack-is-off = { $pack } is off already.
fewer-played = I planned { $games }, but ran out of time.
pack-gone = That pack is not here any more.
pack-by = **{ $pack }**, version { $version }, by { $author }
pack-notes = Content notes: { $notes }.
with-pack = -# With the pack { $pack } ({ $language }).

## When something fails

disk-full = My disk is full, so I could not save that, and what I cannot save does not count. Nothing has changed. Tell the bot's owner, then try again.
in-doubt = I lost my database in the middle of that, and cannot tell yet whether it counts. When I have it back, the card shows whether it does; so does `/board`.
not-saved = I could not save that, and what I cannot save does not count. Nothing has changed; try again in a minute.
not-read = I cannot read my database at the moment. Try again in a minute; the card shows what counts.
untold = Your answer counts, but I could not show the result. Use `/board` to see the table.
rules-changed = The rules have changed in the middle of a step, so the step begins again. Please repeat these answers: { $answers }
game-not-installed = I no longer have this table's game installed. I have kept the table.
pack-no-longer-fits = I cannot use a pack of this table any more, probably since I was updated. I have kept the table, and it goes on as soon as I can use the pack again. Please tell the bot's owner: the log says what does not fit.
unloadable-card = I cannot use a pack of this table any more, so its card stays as it was.
server-left = I am not in this table's server any more, so the table sleeps and its clocks stop. When I am back, it goes on with a new card.
discord-outage = Discord has an outage in this table's server. The clocks stop until it is over; then I post the card.
not-begun = The game has not begun. When everybody has a seat, press **Start**.
no-such-table = I do not know that table. `/mine` shows your tables.
counted-already = I have already counted that.
table-moved-on = The table had already moved on when your answer arrived. Look at the card and choose again.
about-to-restart = I am about to restart. Nothing is lost; try again in a minute.

## Tables from files

rules-fail = The rules fail on it.
no-such-seat = There is no such seat.
anothers-answer = It answers a question for another seat.
files-in-turn = I am replaying other files at the moment, one after the other, and yours would have to wait too long. I have not opened a table; please try again in a few minutes.
file-too-new = A newer Emberkeep than I am made that file, and I cannot read all of it. Update me first, or use one that is as new.
file-damaged = That file is not one of my tables, or it is damaged. { $fault ->
    [whole] { "" }
    [missing] `{ $place }` is missing.{ " " }
    [extra_forbidden] I do not know `{ $place }`.{ " " }
   *[other] `{ $place }` does not fit: { $why }.{ " " }
    }Use a file that `/table export` made, unchanged.
file-of-open-game = That file comes from a game that was still going on. It leaves out the secrets, so nobody can play on from it. Export the table again when its game is over.
file-times = The times in that file cannot be right: a table opens, its moves follow in order, and none of them lies in the future.
file-game-unknown = I do not know the game { $said }. I know these games: { $games }.
file-seal-differs = { $sealed ->
    [secret] The secret
   *[both] The secret or the save
    } in that file is not the one that I sealed when the table opened.
file-seed-differs = The seed in that file does not follow from its secret and its words.
file-comes-elsewhere = When I replay that table, it does not end as the file says. The file is damaged, or the rules have changed since.
misfit-beginning = I cannot replay that table, because its beginning does not fit. { $why }
misfit-move = I cannot replay that table, because its move { $move } of { $moves } does not fit. { $why }
misfit-other-rules = { $why } (The rules were { $old } then; here they are { $now }.)

## Turning points

turning-points = **Turning points**
headed = { $heading }.
measure-changes = { $player }'s { LOWER($measure) } { $before } → { $after }
nobody-ahead = after this, nobody was ahead of { $players }

## Times

# What people may type: things with | between, and with / the ways to write one of them. Three letters
# of a weekday or month will do. Suggestions type the first way; what `duration` says must be readable.

typed-until = until
typed-to = to
typed-open = until i say / i say / i say so / open / further notice
typed-today = today / tonight
typed-tomorrow = tomorrow
typed-next-week = next week / week
typed-next = next
typed-at = at
typed-before-noon = am / a.m.
typed-after-noon = pm / p.m.
typed-weekdays = monday | tuesday | wednesday | thursday | friday | saturday | sunday
typed-months = january | february | march | april | may | june | july | august | september | october | november | december
# After the number of a day: 24th december.
typed-ordinals = st / nd / rd / th
typed-one = a / an / one
typed-minutes = m / min / mins / minute / minutes
typed-hours = h / hr / hrs / hour / hours
typed-days = d / day / days
typed-weeks = w / week / weeks
typed-no-limit = off / none / no / never

unreadable-date = I do not understand “{ $said }” as a time. Write 2 days, sunday, 24 december, 2026-12-24 18:00, or: until I say.
date-over = That time is in the past. Give one in the future.
date-far = That is more than a year away. Write: until I say.
suggested-day = { $kind ->
    [tomorrow] Tomorrow
    [weekday] { weekday }
   *[weeks] { $weeks ->
        [one] 1 week
       *[other] { $weeks } weeks
    }
    } ({ $weekday ->
    [1] Mon
    [2] Tue
    [3] Wed
    [4] Thu
    [5] Fri
    [6] Sat
   *[7] Sun
    } { $day } { MONTH($month) })
until-back = Until I say that I am back
unreadable-limit = I do not understand “{ $said }” as a time. Write 12 hours, 2 days, 1 week, or off.
limit-range = A time limit is { $shortest } to { $longest }; off means no limit.
no-time = no time
no-limit = no limit
limit-each = { $limit } for each decision; { $then ->
    [default] then I play it safe for them
    [bot] then a bot makes that move
   *[vote] then the others vote on who plays on
    }
limit-whole = { $limit } for the whole game, not counting the first { $free } of each decision; { $then ->
    [default] then I play it safe for them
    [bot] then a bot makes that move
   *[vote] then the others vote on who plays on
    }
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
several-zones = Several time zones have that name: { $zones }. Which one?
unknown-zone = I do not know the time zone “{ $said }”. Type the nearest large city and choose from the list, for example Europe/Oslo or America/Chicago.

## Bots

bot-easy = an easy bot
bot-middling = a bot
bot-strong = a strong bot
strength-easy = Easy
strength-middling = Middling
strength-strong = Strong
about-easy = Often does not pick the best move
about-middling = Plays sensibly and answers at once
about-strong = Thinks ahead for a moment; sees no more than you do
about-strength = { $label }: { LOWER($about) }
stand-in-table = What each table has set
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
weight-and-length = { CAPITAL($weight) }. { $length }

## Campaigns

next-chapter = Next chapter
name-unreadable = That name is empty. Give the campaign a name that people can read.
chapter-of = { $campaign }, chapter { $chapter }
headline-chapter = Chapter { $chapter }
goes-on-from = -# It carries on from { $chapter ->
    [none] another table
   *[other] chapter { $chapter }
    }.
start-campaign = -# If you want to play several games that continue one another, use `/campaign start`.
campaign-gone-on = -# The campaign has gone on since.
nothing-carried = This game leaves nothing for the next chapter, so `/campaign continue` plays this chapter again.
campaign-retired = -# The campaign has been retired; use `/campaign continue` to go on with it.
next-goes-on = Press **{ $button }** to carry on from here.
chapter-doing = { $status ->
    [playing] chapter { $chapter } is under way
   *[gathering] chapter { $chapter } is waiting for players
    }
retired-before = retired before chapter { $chapter }
chapter-next = chapter { $chapter } comes next

## Options

words-only = Words only
packs-option = Packs
language-option = Language
language = English
no-such-language = I do not speak { $said }. I speak { $languages }.
as-usual = as usual
yes = yes
no = no
option-packs = - **{ $label }**: { $packs }. Cards that people have written.
option-words-only = - **{ $label }**: { $now } ({ $values }). With yes, the card has no picture.
option-language = - **{ $label }**: { $language } ({ $languages }). Card and log are in this language. What only you see is in your own.
options-elsewhere = -# To set how the table reminds people, use `/table reminders`. To set a time limit, use `/table deadline`.
options-here = This table has these options:
number-range = a number from { $least } to { $most }

## Titles and names

nameless = A nameless one

## Secret questions

in-private = { $said }, in private
