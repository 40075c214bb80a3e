## Who takes part

days = { $first } to { $last }
portrait = { $player }'s portrait.
played-by = played by { $player }
played-by-a-bot = played by a bot
played-by-bot = played by { $player }, a bot

## How it ended

epilogue = Epilogue
closed-before-end = The table was closed before the game was over. Nobody knows the end.
goes-on-so-far = The game goes on. This is the book so far, of what everybody may know.
breaks-off = Here it breaks off
to-be-continued = To be continued
stood-in-end = How it stood in the end.
stands-now = How it stands.
nobody-won = **Nobody won.**
all-won = **All of them won.**
they-won = **{ $players } won.**
player-heading = Player
score-heading = Score

## How this book was made

made-from-game = { $game } was played on Discord at { $tables }, { $days }, with { $answers }. Emberkeep was the game master, and made this book from what everybody at the table could read and see.
rules-version = The rules were { $game }, version { $version }.
seeds-of-tables = At each of the tables all chance came from one seed, and its seal had been shown since it opened. `/table verify` plays a game again from its seed, and `/table export` gives it as a file.
proof-goes-on = Table { $table }, which goes on: sealed as { $seal }.
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

misfit = Played again, { $where ->
    [beginning] its beginning does not fit
   *[answer] answer { $answer } of { $answers } does not fit
    } any more{ $why ->
    [none] { "" }
    [rules] : the rules were { $old } then and are { $now } now
   *[other] : { $why }
    }. From there on there is what was told, without pictures.
took-too-long = I have worked on that for { $seconds } seconds and was not done: the game is too long for it, or I have too much to do just now. Nothing has changed at the table; try again later.

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
painting-took-long = To paint everything took too long, so some pictures show how a turn began.
room-for-main = There was room for the main picture alone.
still = Below are the last picture and all that was told. In a browser that runs the page's script, the game plays from picture to picture.
kind-public = What everybody saw, and nothing else.
kind-whole = With everything that was hidden: choose below whose eyes you look through.
no-pictures = There are no pictures of this game, only its words.
at-end = at the end
as-it-stands = as it stands
played-by-players = played by { $players }
campaign-chapter = { $campaign }, chapter { $number }
as-seen = As { $player } saw it: with what { $player } alone knew at each moment.
seen-so-far = What everybody has seen so far; the game goes on, and what is hidden stays hidden.
