# Was das Kit in jedem Spiel sagt, das es benutzt.

## Votes

abstain = Enthalten
your-vote = { $question } Deine Stimme: „{ $vote }“.
votes = { $player } stimmt ab: „{ $vote }“.
changes-vote = { $player } stimmt jetzt anders: „{ $vote }“.

## Packs: what is wrong with a file

the-file = Die Datei
file-too-large = Die Datei hat { $bytes } Bytes; ein Paket hat höchstens { $most }.
too-much-in-file = In der Datei ist mehr, als in ein Paket darf.
in-manifest = Das Manifest, { $faults }
the-manifest = Das Manifest
no-such-heading = „{ $heading }“ gibt es hier nicht als Überschrift. Die Überschriften sind { $headings }.
no-list-of-cards = Unter { $heading } steht keine Liste von Karten.
no-card-in-pack = Es ist keine Karte darin.
still-says = { $field }: Hier steht noch „{ $said }“, wie in der Vorlage; { $do ->
    [name] schreib einen Namen für deine Karten im Ganzen
   *[author] schreib deinen Namen, so wie andere ihn sehen sollen
    }
begins-with-no-field = { $file } beginnt nicht mit einem Feld wie „pack: 1“.
zip-is-damaged = Die ZIP-Datei ist beschädigt.
zip-has-no-file = In der ZIP-Datei fehlt { $file }.
zip-holds-other = In der ZIP-Datei ist { $file }, erlaubt ist aber nur { $known }.
cards-stand-twice = { $cards } stehen in { $one } und in { $other }.
game-is-missing = Das Manifest, game: fehlt.
zip-holds-too-much = In der ZIP-Datei sind mehr als { $most } Bytes.
zip-holds-folder = In der ZIP-Datei ist { $file }; leg die Dateien in keinen Ordner.
zip-holds-twice = In der ZIP-Datei ist { $file } zweimal.
zip-holds-too-many = In der ZIP-Datei sind zu viele Dateien.
zip-has-password = Die ZIP-Datei hat ein Passwort. Mach eine ohne.
zip-is-packed-otherwise = So, wie die ZIP-Datei gepackt ist, kann ich sie nicht lesen; nimm Deflate.
not-utf-8 = { $file } ist kein Text in UTF-8: Byte { $byte } passt nicht. Speichere sie in dieser Kodierung.
not-yaml = { $file } ist kein YAML: { $problem }
at-line = Zeile { $line }: { $problem }.
in-line = { $file }, Zeile { $line }: { $problem }.
no-character = eines der Zeichen ist ungültig

# What a line of YAML has that no pack may have

second-document = hier steht ein zweites Dokument
alias-stands = hier steht ein Alias (*); schreib es aus
anchor-stands = hier steht ein Anker (&); schreib den Text aus, wo du ihn brauchst
tag-stands = hier steht ein Tag (!)
too-many-values = es sind mehr als { $most } Werte
too-deep = mehr als { $most } Listen stecken ineinander
list-for-name = wo der Name eines Feldes stehen sollte, steht eine Liste
name-too-long = der Name eines Feldes hat 1 bis { $most } Zeichen
stands-twice = „{ $field }“ steht an einer Stelle zweimal
text-too-long = ein Text hat { $length } Zeichen, erlaubt sind { $most }

# What the reader of YAML complains of

yaml-tab = hier steht ein Tabulator; rück mit Leerzeichen ein
yaml-sign = ein Text, der mit diesem Zeichen beginnt, braucht Anführungszeichen
yaml-colon = in einem Text steht ein Doppelpunkt mit Leerzeichen; setz diesen Text in Anführungszeichen
yaml-indent = entweder steht ein Feld nicht auf gleicher Höhe mit denen daneben, oder nur das erste Wort eines Textes steht in Anführungszeichen
yaml-bracket = davor geht eine Klammer auf und nicht wieder zu
yaml-no-field = hier steht kein „Feld: Wert“
yaml-quotation = davor beginnt ein Anführungszeichen, das nicht schließt

## Packs: what is wrong with a card

too-many-cards = { $cards }: Es sind { $count }, erlaubt sind { $most }.
is-no-card = { $kind } { $place }: Das ist keine Karte.
id-does-not-fit = { $kind } { $place }, id: höchstens 24 Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe.
id-is-taken = { $kind } { $card }, id: Eine andere Karte des Pakets hat diese ID.
no-such-card-field = { $card }, { $field }: Dieses Feld gibt es nicht.
name-is-taken = { $card }, { $field }: Eine andere Karte { $alike ->
    [same] heißt
   *[similar] sieht aus wie
    } { $name }.
and-more = und { $count } weitere
is-empty = ist leer; alles nach # ist ein Kommentar
is-missing = fehlt
no-such-field = dieses Feld gibt es nicht
must-be-number = muss eine ganze Zahl sein
must-be-yes-or-no = muss true oder false sein
must-be-text = muss Text sein; ein Text, der sich wie eine Zahl oder wie true liest, braucht Anführungszeichen
must-be-list = muss eine Liste sein, etwa [] oder [eins, zwei]
must-be-fields = müssen Felder mit ihren Werten sein
says-nothing = sagt nicht, was es tut
must-be-language = muss ein kurzer Code sein, etwa de oder pt-BR
must-be-own-words = muss true sein: Damit sagst du, dass du jeden Text selbst geschrieben hast
must-be-version = darf bis zu 16 Buchstaben, Ziffern, Punkte und Bindestriche haben, etwa 1 oder 2.1
must-be = muss { $expected } sein
is-no-tag = „{ $given }“ gibt es nicht als { $kind }; { $known ->
    [near] vielleicht meinst du „{ $near }“
   *[far] möglich sind { $near }
    }

# What no text of a card may have

too-many-accents = ein Buchstabe hat drei Akzente
cannot-stand-in-text = { $sign } darf in keinem Text stehen
several-alphabets = in „{ $word }“ sind Buchstaben aus mehreren Alphabeten
no-links = ein Text darf keinen Link haben
no-list-begins = ein Text darf nicht wie eine Liste beginnen
unnamed-character = das Zeichen { $code }

## Packs: which games take them

no-game-for-packs = Ein Spiel namens { $game } gibt es nicht. Pakete gibt es für { $games }.
takes-no-packs = { $game } nimmt noch keine Pakete. Diese Spiele nehmen welche: { $games }.
packs-may-add = Ein Paket für { $game } kann enthalten: { $kinds }.

## Packs: the playtest

no-end = Spiel { $number } endet nicht
no-bot-goes-on = kein Bot weiß weiter
rules-stumble = die Regeln scheitern ({ $error })
fails-without-pack = Das Spiel scheitert auch ohne das Paket: { $fault }.
fails-with-cards = { $cards }: { $fault }.
the-pack = Das Paket
games-played = Bots haben { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
    } mit dem Paket gespielt und ebenso viele ohne.
report-length = { $beyond ->
    [yes] Länge: { $with } Antworten, ohne das Paket { $without } (mehr als Zufall).
   *[no] Länge: { $with } Antworten, ohne das Paket { $without }.
    }
report-rounds = { $beyond ->
    [yes] { $periods }: { $with }, ohne das Paket { $without } (mehr als Zufall).
   *[no] { $periods }: { $with }, ohne das Paket { $without }.
    }
report-measure = { $beyond ->
    [yes] { $measure } je Platz am Ende: { $with }, ohne das Paket { $without } (mehr als Zufall).
   *[no] { $measure } je Platz am Ende: { $with }, ohne das Paket { $without }.
    }
report-winners = { $beyond ->
    [yes] Siege je Spiel: { $with }, ohne das Paket { $without } (mehr als Zufall).
   *[no] Siege je Spiel: { $with }, ohne das Paket { $without }.
    }
shifts-length = Länge
shifts-rounds = { $periods }
shifts-winners = Siege je Spiel
shifts-wins = Siege des { place-genitive } Platzes
place-genitive = { $seat ->
    [0] ersten
    [1] zweiten
    [2] dritten
    [3] vierten
    [4] fünften
   *[5] sechsten
    }
place = { $seat ->
    [0] erste
    [1] zweite
    [2] dritte
    [3] vierte
    [4] fünfte
   *[5] sechste
    }
wins-of-seat = der { place } { $with } (ohne das Paket { $without })
wins-by-seat = Siege nach Platz: { $wins }.
balance-shifts = Das Paket verschiebt das Gleichgewicht: { $shifts }.
balance-stays = Das Gleichgewicht bleibt: Nichts weicht stärker ab als durch Zufall.
never-drawn = { $card }: Niemand hat sie gezogen.
drawn-so-often = { $times ->
    [1] einmal gezogen
   *[other] { $times }-mal gezogen
    }, in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
    }
changes-in-play = solange sie im Spiel war, im Schnitt { $changes }
shifts-measure = { $measure }
