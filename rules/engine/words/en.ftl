# What the engine says at every table, and how all games write lists and numbers.
#
# Sentences that are told or refuse something end with a full stop.

## Lists and numbers

# How a list reads: $before is all that comes before $last or, in the middle of a longer list, $next.

list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-more = { $before }, { $next }

# Numbers in running text: SPELL($count). From 100 on they stay figures. CAPITAL($text) has a capital first
# letter, LOWER($text) a small one; a language where nouns keep their capitals leaves LOWER out.

spelled = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
    [18] eighteen
    [19] nineteen
   *[other] { $tens ->
        [2] twenty
        [3] thirty
        [4] forty
        [5] fifty
        [6] sixty
        [7] seventy
        [8] eighty
       *[9] ninety
    }{ $ones ->
        [0] { "" }
        [1] -one
        [2] -two
        [3] -three
        [4] -four
        [5] -five
        [6] -six
        [7] -seven
        [8] -eight
       *[9] -nine
    }
    }

# The name of a month in a date: MONTH($month).

month = { $number ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
    }

# A count in words: "3", "up to 3", "2 to 4"

exactly = { $count }
up-to = up to { $most }
from-to = { $least } to { $most }

## Answers that are refused

pick-an-option = This is a choice: pick from the options.
no-such-option = That is not one of the choices now. You can pick: { $more ->
    [0] { $options }
   *[other] { $options } …
    }.
not-with-others = Pick either “{ $option }” or the others, not both.
picked-twice = You can pick each option only once.
pick-so-many = Pick { $bounds }; you picked { $picked }.
give-number = Give a whole number from { $least } to { $most }.
number-does-not-fit = { $number } does not fit: give a number from { $least } to { $most }.
answer-in-words = Answer in words.
broken-text = One of the characters is broken. Write the text again without it.
write-so-many = Write { $bounds } characters; you wrote { $written }.
game-is-over = The game is over.
question-is-closed = That question is no longer open; the table has moved on.
cannot-run-out = The table is not waiting for that answer, so it cannot run out.
need-not-be-given = The table is not waiting for that answer, so nobody has to give it.
not-away = You are not away.
step-was-over = The step ended before all its answers were used.
answers-do-not-fit = The answers of this step do not fit the rules.
no-bot-answers = No bot can answer any of these questions.

## Opening a table

no-such-game = There is no game called { $game }. There are these: { $games }.
wrong-seats = { $game } needs { $bounds } players, but { $seats ->
    [one] 1 is
   *[other] { $seats } are
    } here.
not-texts = Names are a list of texts, and the seed and the save are texts.
option-does-not-fit = The option { $option } does not fit: { $fault }.
not-in-campaigns = { $game } has no campaigns, so no table can go on from another.
save-does-not-fit = { $game } cannot go on from that save: { $fault }.
no-position = That position does not belong to { $game }.
no-dump = That is not the text of a table.
no-such-seat = There is no seat { $seat } here. The seats are 0 to { $last }, and None is a spectator.
no-pack = That is not a pack.
no-cards-for-game = You cannot add cards to { $game }.
pack-for-other-game = { $pack } is for another game: { $game }.
too-many-packs = A table can have up to { $most } packs; you chose { $packs }.
missing-packs = This table plays with cards that I do not have here: pack { $packs }.
mark-is-taken = Another pack at this table begins with the same digits.

## Answers in words, for what an undo takes back

secret-answer = a private answer
no-answer = nothing
quoted = “{ $quote }”
later-answer = a later answer

## Taking an answer back

agree = Agree
agree-detail = The player takes the answer back and answers again.
refuse = Refuse
refuse-detail = The answer stands.
takes-back-sealed = This takes back { $answer }, which is still sealed; nobody has seen it.
takes-back-free = This takes back { $answer }. Nobody has to agree.
takes-back-whole = This takes back { whole-undo }. { $agree ->
    [yes] The others must agree, and all later
   *[no] All later
    } dice and cards are drawn again.
whole-undo = { $beside ->
    [yes] { $answer } and its effects, but nothing that others have done meanwhile
   *[no] { $answer } and everything since
    }
asks-to-agree = { $player } asks the table to agree. { $effect }
bot-does-not-agree = All the others would have to agree, but { $player } plays by itself, and bots do not agree once { come-out }. Your answer stands.
absent-does-not-agree = { $player } has gone quiet, and nobody agrees for them once { come-out }. Your answer stands.
come-out = somebody has turned a card or rolled a die
nothing-to-take-back = You have no answer that can still be taken back.
asked-already = You have asked already; the others have not all agreed yet.
takes-sealed-back = { $player } takes back a sealed answer.
would-take-back = { $player } wants to take back { whole-undo }. All the others must agree.
takes-back = { $player } takes back { $answer }.
all-agree-to-undo = Everybody agrees: { takes-back }
refuses-undo = { $player } refuses: the answer stands.
agrees-to-undo = { $player } agrees to the undo.
petition-lapses = Play goes on, so { $player } can no longer take that answer back.

## Answering ahead

somebody-takes-back = Somebody wants to take an answer back
agree-ahead = Let them take it back, with all its effects.
refuse-ahead = The answer stands.
not-ahead-now = You cannot answer that ahead now.
no-round-now = No round is going on, so you cannot set anything until its end.
described-choice = { $choice } ({ CLAUSE($detail) })
ahead = { $asked }: { $answer }
ahead-if = { $asked }, if { $condition }: { $answer }
turn-ends = this turn ends
round = Round
rounds = Rounds
period-ends = { LOWER($period) } { $number } ends
had-answered-ahead = { $who ->
    [you] You
   *[player] { $player }
    } had answered ahead: { $answer }.
had-answered-question-ahead = { $who ->
    [you] You
   *[player] { $player }
    } had answered “{ CLIP($question, 120) }” ahead: { $answer }.

# Why an answer given ahead counts no more, continuing "since"

other-role = you now play another role
not-asked-any-more = the rules no longer ask this
not-offered-any-more = you can no longer choose it
means-something-else = it would now mean something else
