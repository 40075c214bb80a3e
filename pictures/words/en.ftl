# What the pictures of all games share. What stands in a picture has room for a few words.

nameless = A nameless one
capitals = { UPPER($text) }
seat = Seat { $number }
mark-without-initial = { $hue ->
    [red] red circle
    [blue] blue square
    [yellow] yellow diamond
    [green] green shield
    [white] white house
   *[violet] violet hexagon
    }
mark = { mark-without-initial } { $initial }

## Covers

cover = The cover
book = The book
book-cover = The cover: { $title }. { $subtitle }. { $players }.
book-cover-with-art = { book-cover } { $art }

## The chart of a finished game

game = The game
how-it-went = How it went
round = Round
answer = Answer
won = won
chart = Chart of the game. { chart-measure }
chart-measure = { $measure }: at the start, at each quarter of the game, and at the end.
chart-line = { $player }: { $values }.
chart-line-of-winner = { $player } (won): { $values }.
