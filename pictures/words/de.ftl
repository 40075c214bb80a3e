# Was die Bilder aller Spiele gemeinsam haben. Im Bild ist Platz für wenige Wörter.

nameless = Ohne Namen
seat = Platz { $number }
mark-without-initial = { $hue ->
    [red] roter Kreis
    [blue] blaues Quadrat
    [yellow] gelbe Raute
    [green] grüner Schild
    [white] weißes Haus
   *[violet] violettes Sechseck
    }
mark = { mark-without-initial } { $initial }

## Covers

cover = Der Umschlag
book = Das Buch
book-cover = Der Umschlag: { $title }. { $subtitle }. { $players }.
book-cover-with-art = { book-cover } { $art }

## The chart of a finished game

game = Das Spiel
how-it-went = So lief es
round = Runde
answer = Antwort
won = gewinnt
chart = Verlauf des Spiels. { chart-measure }
chart-measure = { $measure }: am Anfang, nach jedem Viertel des Spiels und am Ende.
chart-line = { $player }: { $values }.
chart-line-of-winner = { $player } (gewinnt): { $values }.
