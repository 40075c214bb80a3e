# What the kit says in every game that uses it.

## Votes

abstain = Abstain
your-vote = { $question } Your vote: { $vote }.
votes = { $player } votes: { $vote }.
changes-vote = { $player } changes the vote: { $vote }.

## Answers ahead

have-at-least = you have { $number } { $what } or more

## Packs: what is wrong with a file

the-file = The file
file-too-large = The file has { $bytes } bytes; a pack has up to { $most }.
too-much-in-file = There is more in the file than a pack may hold.
in-manifest = The manifest, { $faults }
the-manifest = The manifest
no-such-heading = “{ $heading }” is no heading here. There are: { $headings }.
no-list-of-cards = Under { $heading } stands no list of cards.
no-card-in-pack = There is no card in it.
still-says = { $field }: it still says “{ $said }”, as the template does; { $do ->
    [name] write what your cards are called together
   *[author] write who you are, as you wish to be named
    }
begins-with-no-field = { $file } begins with no field such as “pack: 1”.
zip-is-damaged = The ZIP file is damaged.
zip-has-no-file = The ZIP file has no { $file }.
zip-holds-other = The ZIP file holds { $file }, and may hold { $known }.
cards-stand-twice = { $cards } stand in { $one } and in { $other }.
game-is-missing = The manifest, game: is missing.
zip-holds-too-much = The ZIP file holds more than { $most } bytes.
zip-holds-folder = The ZIP file holds { $file }; its files lie in no folder.
zip-holds-twice = The ZIP file holds { $file } twice.
zip-holds-too-many = The ZIP file holds too many files.
zip-has-password = The ZIP file has a password.
zip-is-packed-otherwise = The ZIP file is packed in a way that is not read here; use Deflate.
not-utf-8 = { $file } is no text in UTF-8: byte { $byte } is odd. Save it in that encoding.
not-yaml = { $file } is not YAML: { $problem }
at-line = line { $line }: { $problem }.
in-line = { $file }, line { $line }: { $problem }.
no-character = a character in it is none

# What a line of YAML has that no pack may have

second-document = there is a second document
alias-stands = an alias (*) stands here; write it out
anchor-stands = an anchor (&) stands here; write it out where it is used
tag-stands = a tag (!) stands here
too-many-values = there are more than { $most } values
too-deep = more than { $most } lists inside one another
list-for-name = a list stands where a field's name should
name-too-long = a field's name has 1 to { $most } characters
stands-twice = “{ $field }” stands twice in one place
text-too-long = a text has { $length } characters; the most is { $most }

# What the reader of YAML complains of

yaml-tab = a tab stands here; indent with spaces
yaml-sign = a text that begins with this sign needs quotation marks
yaml-colon = a colon and a space stand inside a text; put quotation marks round that text
yaml-indent = a field is indented otherwise than those beside it, or a text only begins with a quotation mark
yaml-bracket = a bracket that opens before this does not close
yaml-no-field = here stands no “field: value”
yaml-quotation = a quotation mark that opens before this does not close

## Packs: what is wrong with a card

too-many-cards = { $cards }: there are { $count }; the most is { $most }.
is-no-card = { $kind } { $place }: is no card.
id-does-not-fit = { $kind } { $place }, id: must be up to 24 small letters, digits and hyphens, of which the first is a letter.
id-is-taken = { $kind } { $card }, id: another card of the pack has it.
no-such-card-field = { $card }, { $field }: there is no such field.
name-is-taken = { $card }, { $field }: another card { $alike ->
    [same] is called
   *[similar] looks like
    } { $name }.
and-more = and { $count } more
is-empty = is empty; what comes after # counts as a remark
is-missing = is missing
no-such-field = there is no such field
must-be-number = must be a whole number
must-be-yes-or-no = must be true or false
must-be-text = must be a text; one that reads as a number, or as true, needs quotation marks
must-be-list = must be a list, such as [] or [one, two]
must-be-fields = must be fields with their values
says-nothing = does not say what it does
must-be-language = must be a short code, such as en or pt-BR
must-be-own-words = must be true, which says that you have written every text yourself
must-be-version = must be up to 16 letters, digits, full stops and hyphens, such as 1 or 2.1
must-be = must be { $expected }
is-no-tag = “{ $given }” is no { $kind }; { $known ->
    [near] perhaps “{ $near }” is meant
   *[far] there are { $near }
    }

# What no text of a card may have

too-many-accents = three accents stand on one letter
cannot-stand-in-text = { $sign } cannot stand in a text
several-alphabets = “{ $word }” has letters of several alphabets
no-links = a link cannot stand in a text
no-list-begins = a text does not begin like a list
unnamed-character = the character { $code }

## Packs: which games take them

no-game-for-packs = There is no game called { $game }. Packs are for: { $games }.
takes-no-packs = { $game } takes no packs yet. There are packs for { $games }.
packs-may-add = To { $game } a pack may add { $kinds }.

## Packs: the playtest

no-end = game { $number } comes to no end
no-bot-goes-on = no bot knows how to go on
rules-stumble = the rules stumble ({ $error })
fails-without-pack = The game fails without the pack: { $fault }.
fails-with-cards = { $cards }: { $fault }.
the-pack = The pack
games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
    } of bots with the pack, and the same without it.
beyond-chance = { $beyond ->
    [yes] { " " }(more than chance)
   *[no] { "" }
    }
report-length = Length: { $with } answers, without the pack { $without }{ beyond-chance }.
report-rounds = { $period }s: { $with }, without the pack { $without }{ beyond-chance }.
report-measure = { $measure }: { $with } a seat at the end, without the pack { $without }{ beyond-chance }.
report-winners = Winners: { $with } a game, without the pack { $without }{ beyond-chance }.
shifts-length = length
shifts-rounds = { $period }s
shifts-winners = winners
shifts-wins = wins of the { place } seat
place = { $seat ->
    [0] first
    [1] second
    [2] third
    [3] fourth
    [4] fifth
   *[5] sixth
    }
wins-of-seat = { place } { $with } (without the pack { $without })
wins-by-seat = Wins by seat: { $wins }.
balance-shifts = The pack changes the balance: { $shifts }.
balance-stays = The balance stays as it was: nothing differs by more than chance.
never-drawn = { $card }: never drawn.
drawn-so-often = drawn { $times ->
    [1] once
   *[other] { $times } times
    }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
changes-in-play = while it was in play, on average { $changes }
