# What the kit says in every game that uses it.

## Votes

abstain = Abstain
your-vote = { $question } Your vote: { $vote }.
votes = { $player } votes: { $vote }.
changes-vote = { $player } changes their vote: { $vote }.

## Packs: what is wrong with a file

the-file = The file
file-too-large = The file has { $bytes } bytes; a pack has at most { $most }.
too-much-in-file = The file holds more than a pack may hold.
in-manifest = The manifest, { $faults }
the-manifest = The manifest
no-such-heading = “{ $heading }” is not a heading here. The headings are { $headings }.
no-list-of-cards = There is no list of cards under { $heading }.
no-card-in-pack = There is no card in it.
still-says = { $field }: this still says “{ $said }”, as in the template; { $do ->
    [name] write a name for your cards as a whole
   *[author] write your name, as you want others to see it
    }
begins-with-no-field = { $file } does not begin with a field such as “pack: 1”.
zip-is-damaged = The ZIP file is damaged.
zip-has-no-file = The ZIP file has no { $file }.
zip-holds-other = The ZIP file holds { $file }, but it may hold only { $known }.
cards-stand-twice = { $cards } are in both { $one } and { $other }.
game-is-missing = The manifest, game: is missing.
zip-holds-too-much = The ZIP file holds more than { $most } bytes.
zip-holds-folder = The ZIP file holds { $file }; put its files in no folder.
zip-holds-twice = The ZIP file holds { $file } twice.
zip-holds-too-many = The ZIP file holds too many files.
zip-has-password = The ZIP file has a password. Make one without.
zip-is-packed-otherwise = I cannot read how the ZIP file is compressed; use Deflate.
not-utf-8 = { $file } is not text in UTF-8: byte { $byte } does not fit. Save it in that encoding.
not-yaml = { $file } is not YAML: { $problem }
at-line = line { $line }: { $problem }.
in-line = { $file }, line { $line }: { $problem }.
no-character = one of its characters is not valid

# What a line of YAML has that no pack may have

second-document = there is a second document
alias-stands = there is an alias (*) here; write it out
anchor-stands = there is an anchor (&) here; write the text out where you use it
tag-stands = there is a tag (!) here
too-many-values = there are more than { $most } values
too-deep = more than { $most } lists are inside one another
list-for-name = there is a list where a field's name should be
name-too-long = a field's name has 1 to { $most } characters
stands-twice = “{ $field }” is there twice in one place
text-too-long = a text has { $length } characters; the most is { $most }

# What the reader of YAML complains of

yaml-tab = there is a tab here; indent with spaces
yaml-sign = a text that begins with this sign needs quotation marks
yaml-colon = there is a colon and a space inside a text; put quotation marks round that text
yaml-indent = either a field does not line up with those beside it, or only the first word of a text is in quotation marks
yaml-bracket = a bracket opens before this and does not close
yaml-no-field = there is no “field: value” here
yaml-quotation = a quotation mark opens before this and does not close

## Packs: what is wrong with a card

too-many-cards = { $cards }: there are { $count }; the most is { $most }.
is-no-card = { $kind } { $place }: this is not a card.
id-does-not-fit = { $kind } { $place }, id: use at most 24 small letters, digits and hyphens, and begin with a letter.
id-is-taken = { $kind } { $card }, id: another card of the pack has this id.
no-such-card-field = { $card }, { $field }: there is no such field.
name-is-taken = { $card }, { $field }: another card { $alike ->
    [same] is called
   *[similar] looks like
    } { $name }.
and-more = and { $count } more
is-empty = is empty; everything after # is a comment
is-missing = is missing
no-such-field = there is no such field
must-be-number = must be a whole number
must-be-yes-or-no = must be true or false
must-be-text = must be text; put quotation marks round a text that reads as a number, or as true
must-be-list = must be a list, such as [] or [one, two]
must-be-fields = must be fields with their values
says-nothing = does not say what it does
must-be-language = must be a short code, such as en or pt-BR
must-be-own-words = must be true, to say that you have written every text yourself
must-be-version = must be up to 16 letters, digits, full stops and hyphens, such as 1 or 2.1
must-be = must be { $expected }
is-no-tag = “{ $given }” is no { $kind }; { $known ->
    [near] perhaps you mean “{ $near }”
   *[far] you can use { $near }
    }

# What no text of a card may have

too-many-accents = one letter has three accents
cannot-stand-in-text = { $sign } is not allowed in a text
several-alphabets = “{ $word }” has letters of several alphabets
no-links = a text may not have a link
no-list-begins = a text may not begin like a list
unnamed-character = the character { $code }

## Packs: which games take them

no-game-for-packs = There is no game called { $game }. These games take packs: { $games }.
takes-no-packs = { $game } takes no packs yet. These games do: { $games }.
packs-may-add = A pack for { $game } can add { $kinds }.

## Packs: the playtest

no-end = game { $number } does not end
no-bot-goes-on = no bot knows how to go on
rules-stumble = the rules fail ({ $error })
fails-without-pack = The game fails without the pack: { $fault }.
fails-with-cards = { $cards }: { $fault }.
the-pack = The pack
games-played = Bots played { $games ->
    [one] { $games } game
   *[other] { $games } games
    } with the pack, and as many without it.
report-length = { $beyond ->
    [yes] Length: { $with } answers, without the pack { $without } (more than chance).
   *[no] Length: { $with } answers, without the pack { $without }.
    }
report-rounds = { $beyond ->
    [yes] { $periods }: { $with }, without the pack { $without } (more than chance).
   *[no] { $periods }: { $with }, without the pack { $without }.
    }
report-measure = { $beyond ->
    [yes] { $measure } for each seat at the end: { $with }, without the pack { $without } (more than chance).
   *[no] { $measure } for each seat at the end: { $with }, without the pack { $without }.
    }
report-winners = { $beyond ->
    [yes] Winners in each game: { $with }, without the pack { $without } (more than chance).
   *[no] Winners in each game: { $with }, without the pack { $without }.
    }
shifts-length = length
shifts-rounds = { LOWER($periods) }
shifts-measure = { LOWER($measure) }
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
never-drawn = { $card }: nobody drew it.
drawn-so-often = drawn { $times ->
    [1] once
   *[other] { $times } times
    }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
    }
changes-in-play = while it was in play, on average { $changes }
