## Who takes part

days = { $first } to { $last }
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
nobody-won = **Nobody won.**
all-won = **All of them won.**
they-won = **{ $players } won.**
score-heading = Score

## How this book was made

made-from-game = { $game } was played on Discord at { $tables }, { $days }, with { $answers }. Emberkeep was the game master, and made this book from what everybody at the table could read and see.
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
one-round = { $period } { SPELL($number) }
rounds = { $period }s { SPELL($first) } to { SPELL($last) }
campaign-of = A campaign of { $game }
book-of-game = The book of a game of { $game }
game-so-far = A game of { $game }, so far
name-of-bot = { $name } (a bot)
by-players = Played by { $players }.
cover = Cover
who-takes-part = Who takes part
how-it-began = How it began
how-made = How this book was made

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
