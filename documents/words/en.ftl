## Who takes part

# The days of a game: "4 November 2026", "4 to 11 November 2026", "30 October to 4 November 2026".

days = { $same ->
    [day] { $last_day }
    [month] { $day } to { $last_day }
    [year] { $day } { MONTH($month) } to { $last_day }
   *[none] { $day } { MONTH($month) } { $year } to { $last_day }
    } { MONTH($last_month) } { $last_year }
portrait = { $player }'s portrait.
played-by = played by { $player }
played-by-a-bot = played by a bot
played-by-bot = played by { $player }, a bot

## How it ended

epilogue = Epilogue
closed-before-end = The table was closed before the game was over, so nobody knows the end.
goes-on-so-far = The game is still going on. This is the book so far, with only what everybody may know.
breaks-off = Here the story breaks off
to-be-continued = To be continued
stood-in-end = How it stood in the end.
stands-now = How it stands.
all-won = **All of them won.**
they-won = **{ $players } won.**
player-heading = Player
score-heading = Score

## How this book was made

made-from-game = { $game } was played on Discord at { SPELL($tables) } { $tables ->
    [one] table
   *[other] tables
    }, { $days }, with { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
    }. Emberkeep was the game master, and made this book from what everybody at the table could read and see.
rules-version = The rules were { $game }, version { $version }.
seeds-of-tables = At each table all chance came from one seed, and the table had shown its seal since it opened. `/table verify` replays a game from its seed, and `/table export` gives it to you as a file.
proof-goes-on = Table { $table } is still being played, sealed as { $seal }.
proof-covers = { $save ->
    [none] the { $what ->
        [seed] seed
       *[secret] secret
        }
   *[save] the save it began from, a slash and the { $what ->
        [seed] seed
       *[secret] secret
        }
    }
proof-of-table = Table { $table }: seed `{ $seed }`{ $what ->
    [seed] { "" }
   *[secret] , made of words of the players and the secret `{ $secret }`
    }. SHA-256 of { proof-covers }: { $seal }.
proof-open = All chance comes from a { $what ->
    [seed] seed
   *[secret] secret
    } that nobody knows yet{ $what ->
    [seed] { "" }
   *[secret] { " " }and from words of the players
    }. The table has shown its seal since it opened: SHA-256 { $seal }. When the game is over the { $what ->
    [seed] seed
   *[secret] secret
    } is shown, and `/table verify` plays the whole game again.
proof-whole = All chance came from one seed, `{ $seed }`{ $what ->
    [seed] { "" }
   *[secret] , made of words of the players and the secret `{ $secret }`
    }. The table had shown its seal, the SHA-256 of { proof-covers }, since it opened: { $seal }. `/table verify` plays the whole game again from the seed, and `/table export` gives it as a file.

## Chapters and sections

chapter = Chapter { $number }
chapter-titled = Chapter { $number }: { $title }
chapter-spelled = Chapter { SPELL($number) }
caption = { $heading }. { $period } { SPELL($number) }.
one-round = { $period } { SPELL($number) }
rounds = { $periods } { SPELL($first) } to { SPELL($last) }
campaign-of = A campaign of { $game }
book-of-game = The book of a game of { $game }
game-so-far = A game of { $game }, so far
name-of-bot = { $name } (a bot)
by-players = Played by { $players }.
cover = Cover
who-takes-part = Who takes part
how-it-began = How it began
how-made = How this book was made
contents = Contents
places = Places
accessibility = Every picture is described in words, and nothing is told by pictures alone.

## Played again

misfit = { $where ->
    [beginning] The beginning
   *[answer] Answer { $answer } of { $answers }
    } of this game no longer fits{ $why ->
    [none] { "" }
    [rules] , because the rules were { $old } then and are { $now } now
   *[other] : { $why }
    }. From there on you can read what was told, without pictures.
took-too-long = I have worked on that for { $seconds } seconds and am not done: the game is too long for it, or I have too much to do at the moment. Nothing has changed at the table; try again later.

## Replays

no-room = There was no room for pictures.
each-turn = { $turns ->
    [1] each turn
    [2] every second turn
    [4] every fourth turn
    [8] every eighth turn
   *[32] every thirty-second turn
    }
pictures-show = To save room, the pictures show how { each-turn } began.
pictures-beside = To save room, the pictures beside the main one show how { each-turn } began.
painting-took-long = It took too long to paint everything, so some pictures show only how a turn began.
room-for-main = There was room only for the main picture.
still = Below are the last picture and everything that was told. In a browser that runs this page's script, you can watch the game picture by picture.
kind-public = This shows what everybody saw, and nothing else.
kind-whole = This shows everything that was hidden. Choose below whose eyes you look through.
no-pictures = This game has no pictures, only words.
at-end = at the end
as-it-stands = as it stands
played-by-players = played by { $players }
campaign-chapter = { $campaign }, chapter { $number }
as-seen = This is how { $player } saw it, with what only { $player } knew at each moment.
seen-so-far = This is what everybody has seen so far. The game is still going on, and hidden things stay hidden.

## Replays: the page

# Scripts write some of these texts. They know words, data and choices.

replay-title = { $game }: { $heading }
replay-from = A replay from Emberkeep
players = Players
a-bot = a bot
the-board = The board
which-picture = Which picture
picture-in-words = The picture in words
where-you-are = Where you are in the game
what-was-told = What was told
moment = Moment of the game
turn-before = The turn before
    .key = The turn before (Page Up)
step-back = Back
    .key = Back (left arrow)
play = Play
    .key = Play or pause (space)
pause = Pause
step-on = On
    .key = On (right arrow)
turn-next = The next turn
    .key = The next turn (Page Down)
speed = Speed: { $pace ->
    [half] half
    [2] double
    [4] four times
   *[1] normal
    }
pace = { $pace ->
    [half] ½×
   *[other] { $pace }×
    }
how-fast = How fast it plays
what-was-hidden = What was hidden
whose-eyes = Whose eyes
everybody = Everybody
all-at-once = All at once
yours-alone = Yours alone
last-picture = { $picture }, { $when }
how-it-went = How it went
how-it-ended = How it ended
chart-of-game = The chart of the game
chart-in-words = The chart in words
all-told = All that was told
of-round = { $period } { $round }
start = Start
show-answer = { $number ->
    [0] Show the beginning
   *[other] Show answer { $number }
    }
for-players = (for { $players } alone)
for-you = (for you alone)
veiled = Veiled: open it to read
needs-no-network = This file needs no network, so you can keep it, send it on and open it anywhere. Use the arrow keys to go from moment to moment, Page Up and Page Down to go from turn to turn, Home and End for the beginning and the end, and space to play.
place = { $round ->
    [none] { $answer ->
        [none] The beginning
       *[other] Answer { $answer } of { $answers }
    }
   *[other] { $answer ->
        [none] { $period } { $round } · the beginning
       *[other] { $period } { $round } · answer { $answer } of { $answers }
    }
    }
place-and-told = { $place }. { $told }
nothing-told = Nothing happened at this moment.
how-to-play = This is how it began. Press play, or drag the slider.
picture-unshown = Your browser could not show a picture. You can read it in words below.

## The verifier: what its page says

# Marks are Markdown: `code`, *emphasis*. Scripts write most of these texts. They know words, data, choices and NUMBER,
# which sets thousands apart.

verifier-title = Emberkeep: check a table's dice
check-dice = Check a table’s dice
what-page-does = Give this page a file that `/table export` or `/table verify` made of a game that is over. It computes every die and every shuffle again, here in your browser. It sends nothing anywhere, and no bot takes part.
how-page-knows = How a page can know that
about-seal = When a table opens, the bot picks a secret and shows everybody its *seal*. The seal is 64 digits that the bot computes from the secret, and nobody can turn them back into it. The secret, and the words that players add to it, decide every die and every shuffle of the game.
about-secret-shown = When the game is over, the bot shows the secret. Now anybody can compute the seal again and compare it with the one you saw, and then compute each die and compare it with the one you rolled. To change the dice, the bot would have needed another secret, and another secret has another seal.
choose-file = Choose the exported table (a .json file), or drop it here
copy-seal = Copy the seal here that your channel’s log showed when the game began (optional)
what-is-proved = What this proves
proves-secret = The secret is the one whose SHA-256 `/table verify` has shown since the table opened, and whose first 40 digits are in its log. Compare the hash with the one that you saw there. Somebody can make up a file, but not what all of you have seen.
proves-seed = The seed follows from that secret and from the players’ words, which were shown at the start. Check that your own word is there as you gave it.
proves-draws = Every die and every shuffle of the list is what that seed gives at its place. Nobody drew one twice, left one out, put one in or changed one, and no stream of random numbers began again without an undo.
proves-told = Every die in the log is one of those.
what-is-not-proved = What this cannot prove
unproved-rules = That the rules and packs used the dice rightly, or drew as often as they should. To check that, replay the game in Python: `/table verify` does so, and so does `/table import` at another Emberkeep, run by somebody else.
unproved-host = If nobody added a word: that the bot’s host did not choose among many secrets before the table opened. Once you add a word, the host can no longer do that.
unproved-league = That the host and the player who added the last word did not work together. The host knows the secret, so together they could have tried words until they liked the dice. If you add the last word yourself, you need to trust nobody.
unproved-people = That people did not talk, or that a bot’s answer was a good one.
computing = Computing…
verdict-heading = Result
verdict = { $kind ->
    [good] Everything is in order.
    [unread] This file cannot be checked.
   *[bad] Something is wrong.
    }
verdict-means = { $kind ->
    [good] Nobody changed a die or a shuffle. The bot fixed the secret before the game began, and this page computes from it exactly the dice and shuffles that you played with.
    [unread] It proves nothing, neither that the dice are right nor that they are wrong.
   *[bad] { $wrong } of { $checks } checks failed. Somebody has changed the file or the dice. Below, each check marked Wrong says what does not fit.
    }
see-yourself = Only you can check one thing: did your channel show this same seal when the table opened?
mark = { $kind ->
    [right] ✓ Right
   *[wrong] ✗ Wrong
    }
more-found = And { $count } more.
more-rows = And { $count } more, in the file.
about-file = { $name }: { $game }, opened { $opened }, with { $players }.
list-told = The dice that were told ({ $count })
list-draws = Every draw ({ $count })
row-told = Answer { $answer }: { $line } [{ $dice }]
row-draw = { $number }. Answer { $answer }, { $where }: { $drawn } (out of { $of }; stream { $stream }, from number { $at })

## The verifier: what is checked, and what is in order

check-file = The file
check-seal = The seal in your channel
check-secret = The secret
check-words = The words
check-answers = The answers
check-undos = The undos
check-steps = The steps
check-draws = Every draw
check-told = The dice that were told
note-file = It is a complete table with all its draws.
note-seal = The file's seal begins with the digits that you copied.
note-secret = Its seal (its SHA-256) is the one in the file: { $seal }.
note-words = The seed follows from the secret and from { $count ->
    [one] 1 word
   *[other] { NUMBER($count) } words
    }. { $words }.
no-words = Nobody added a word, so the bot’s secret alone is the seed.
added-word = { $player }: “{ $word }”
erased-word = { $player }: a word that has been erased
unnamed-seat = seat { $seat }
note-answers = { $count ->
    [one] 1 answer
   *[other] { NUMBER($count) } answers
    } in order, by the rules { $known ->
    [yes] in version { $versions }
   *[no] of no version
    }. Their record is { $record }: /table verify must show the same.{ $packs ->
    [0] { "" }
    [one] { " " }They were given with 1 pack, which it must show as well, of SHA-256 { $digests }.
   *[other] { " " }They were given with { NUMBER($packs) } packs, which it must show as well, of SHA-256 { $digests }.
    }
note-undos = { $count ->
    [0] No answer was taken back that others built on.
    [one] Chance was drawn again after 1 undo, each of which is in the journal.
   *[other] Chance was drawn again after { NUMBER($count) } undos, each of which is in the journal.
    }
note-steps = { $count ->
    [one] 1 step
   *[other] { NUMBER($count) } steps
    } follow one another.
note-draws = { $singles ->
    [one] 1 single draw
   *[other] { NUMBER($singles) } single draws
    } and { $shuffles ->
    [one] 1 shuffle
   *[other] { NUMBER($shuffles) } shuffles
    } from { $streams ->
    [one] 1 stream
   *[other] { NUMBER($streams) } streams
    }, each as the seed has it.
note-told = { $dice ->
    [0] No line of the log tells dice, or it is of an Emberkeep that did not note which.
   *[other] { $dice ->
        [one] 1 die
       *[other] { NUMBER($dice) } dice
    } in { $lines ->
        [one] 1 line
       *[other] { NUMBER($lines) } lines
    } of the log, each one of the draws.
    }

## The verifier: what is wrong

no-export = Emberkeep did not export this file, or it is damaged.
newer-export = A newer Emberkeep made this file, so you need its newer verifier.
log-alone = This is only the log of a game that went on. When the game is over, export it again.
no-draws = This file does not list its draws. An older Emberkeep made it, or the rules have changed so much that the game cannot be replayed. A new export may have them.
damaged-export = The file is damaged: a part of it is missing or wrong.
named-draw = draw { $number } ({ $kind ->
    [shuffle] shuffle of { $of }
   *[one] draw out of { $of }
    }, answer { $answer }, { $where })
no-seal-copied = You copied no seal. A seal has at least 16 of the digits 0 to 9 and a to f.
other-game = This is not the game that began in your channel: the file’s seal begins with { $seal }, and yours with { $copied }.
secret-swapped = Somebody has swapped the secret: its SHA-256 is not the seal that the table showed.
save-replaced = Somebody has replaced the save or the seal: the dice come from this secret, but the seal is not that of this save and this secret together.
seal-replaced = Somebody has replaced the seal, or left out a save or the words: the dice come from this secret, but its SHA-256 is not the seal in the file.
word-exchanged = Somebody has changed a word: “{ $word }” of seat { $seat } is not the word in the seed.
words-miscounted = There are not as many places for words as seats: a word was left out or put in.
opening-changed = Somebody has changed the time of opening: it is not the time in the seed.
seed-unfounded = The seed does not follow from the words and the secret in the file.
seed-replaced = The seed has been replaced: it does not follow from the secret and the words.
words-reordered = The words have been reordered: the seed follows from them in another order of seats.
words-changed = The seed does not follow from the secret and the words: a word was left out, added or exchanged, or the table’s number was changed.
journal-cut = The journal has been cut short: { $missing ->
    [one] 1 entry
   *[other] { NUMBER($missing) } entries
    } of { $entries } missing.
entry-put-in = An entry has been put into the journal: it has { $count }, and the game had { $entries }.
kind-unknown = Answer { $answer } is of no known kind.
seat-unknown = Answer { $answer } is of a seat that is not there.
entry-moved = An entry has been moved: answer { $answer } was given before answer { $before }.
answer-changed = An answer has been changed or moved: the journal’s hash is not the one that was recorded.
undo-taken-out = An undo has been taken out of the journal: undo { $undo } should be its entry { $entry }.
undo-invented = An undo has been invented: the journal has none at its entry { $entry }.
undo-misplaced = Undo { $undo } does not come after the one before it.
undos-miscounted = An undo has been invented, or taken out of the journal: more were carried out than asked for.
no-first-step = The game does not begin with its first step.
step-misplaced = Step { $step } does not begin after the one before it.
step-left-out = A step was left out, or entered without an undo: after step { $before } comes step { $step }.
draw-after = The draws have been reordered, or one was moved to another answer: { $draw } stands after one of answer { $answer }.
answer-missing = There is no answer { $answer }, which { $draw } came of.
range-listed = The range has been changed: { $draw } lists { $count } things.
range-changed = The range has been changed: { $draw } cannot give that.
step-other = A stream has another step’s number, or a draw was moved to another answer: { $draw } is of step { $step }, and the game was in step { $steps }.
stream-begun = A stream was begun again without an undo: { $draw } counts { $undos ->
    [one] 1 undo
   *[other] { NUMBER($undos) } undos
    }, and there had been { $made }.
stream-old = An old stream was used again: { $draw } counts { $undos ->
    [one] 1 undo
   *[other] { NUMBER($undos) } undos
    }, fewer than there had been.
draws-reordered = The draws have been reordered: { $draw } was not the next of its stream, { $stream }.
draw-dropped = A draw has been dropped: before { $draw } the stream { $stream } has numbers that nobody drew.
stream-restarted = A stream was restarted without an undo: { $draw } draws again from the beginning of { $stream }.
draw-put-in = A draw has been put in, or drawn twice: { $draw } uses numbers of { $stream } that were used before.
draws-renumbered = A draw has been { $way ->
    [later] dropped, and the rest renumbered: from { $draw } on the numbers are those { $places } places later.
   *[earlier] put in, and the rest renumbered: from { $draw } on the numbers are those { $places } places earlier.
    }
shuffle-changed = The order of a shuffle has been changed: { $draw } is not what its stream gives there.
die-changed = A die has been changed: { $draw } says “{ $said }”, and its stream gives “{ $given }”.
stream-of-step = A stream has another step’s number: the draws of { $stream }, such as { $draw }, are those of step { $step }.
lane-renamed = A lane has been renamed: the draws of { $stream }, such as { $draw }, are those of lane “{ $lane }”.
undos-recounted = A stream has another count of undos: the draws of { $stream }, such as { $draw }, are those after { $undos }.
dice-not-drawn = “{ $line }” tells dice that were not drawn.
die-not-drawn = A die was told that was never drawn: “{ $line }” tells a { $die }.
die-other = A die was told that is not the one drawn: “{ $line }” tells “{ $die }”, and { $draw } is “{ $drawn }”.
die-elsewhere = A die was told that belongs elsewhere: “{ $line }” tells { $draw }.
die-twice = A die was told twice as if it were two: “{ $line }” tells { $draw } for both.
die-not-in-line = A die was told that is not the one drawn: the words “{ $line }” do not have the { $die }.
