## Who takes part

# Die Tage eines Spiels: "4. November 2026", "4. bis 11. November 2026".

days = { $same ->
    [day] { $last_day }.
    [month] { $day }. bis { $last_day }.
    [year] { $day }. { MONTH($month) } bis { $last_day }.
   *[none] { $day }. { MONTH($month) } { $year } bis { $last_day }.
    } { MONTH($last_month) } { $last_year }
portrait = Porträt von { $player }.
played-by = gespielt von { $player }
played-by-a-bot = gespielt von einem Bot
played-by-bot = gespielt von { $player }, einem Bot

## How it ended

epilogue = Epilog
closed-before-end = Der Tisch wurde geschlossen, bevor das Spiel vorbei war; das Ende kennt also niemand.
goes-on-so-far = Das Spiel läuft noch. Das ist das Buch bis hierher, nur mit dem, was alle wissen dürfen.
breaks-off = Hier bricht die Geschichte ab
to-be-continued = Fortsetzung folgt
stood-in-end = Wie es am Ende stand.
stands-now = Wie es steht.
all-won = **Alle haben gewonnen.**
they-won = **Gewonnen: { $players }.**
player-heading = Wer
score-heading = Punkte

## How this book was made

made-from-game = { $game } wurde auf Discord gespielt, an { $tables ->
    [one] einem Tisch
   *[other] { SPELL($tables) } Tischen
    }, { $days }, mit { $answers ->
    [one] 1 Antwort
   *[other] { $answers } Antworten
    }. Emberkeep hat das Spiel geleitet und dieses Buch aus dem gemacht, was alle am Tisch lesen und sehen konnten.
rules-version = Die Regeln waren { $game }, Version { $version }.
seeds-of-tables = An jedem Tisch kam aller Zufall aus einem Seed, und sein Siegel war am Tisch zu sehen, seit er offen war. `/tisch prüfen` spielt ein Spiel aus seinem Seed nach, und `/tisch exportieren` gibt es dir als Datei.
proof-goes-on = Tisch { $table } läuft noch, versiegelt als { $seal }.
proof-covers = { $save ->
    [none] { $what ->
        [seed] dem Seed
       *[secret] dem Geheimnis
        }
   *[save] dem Spielstand, mit dem er begann, einem Schrägstrich und { $what ->
        [seed] dem Seed
       *[secret] dem Geheimnis
        }
    }
proof-of-table = Tisch { $table }: Seed `{ $seed }`{ $what ->
    [seed] { "" }
   *[secret] , aus beigesteuerten Wörtern und dem Geheimnis `{ $secret }`
    }. SHA-256 von { proof-covers }: { $seal }.
proof-open = Aller Zufall kommt aus einem { $what ->
    [seed] Seed
   *[secret] Geheimnis
    }, { $what ->
    [seed] den noch niemand kennt
   *[secret] das noch niemand kennt, und aus beigesteuerten Wörtern
    }. Sein Siegel ist am Tisch zu sehen, seit er offen ist: SHA-256 { $seal }. Wenn das Spiel vorbei ist, wird { $what ->
    [seed] der Seed
   *[secret] das Geheimnis
    } gezeigt, und `/tisch prüfen` spielt das ganze Spiel nach.
proof-whole = Aller Zufall kam aus einem Seed, `{ $seed }`{ $what ->
    [seed] { "" }
   *[secret] , aus beigesteuerten Wörtern und dem Geheimnis `{ $secret }`
    }. Sein Siegel war am Tisch zu sehen, seit er offen war, das SHA-256 von { proof-covers }: { $seal }. `/tisch prüfen` spielt das ganze Spiel aus dem Seed nach, und `/tisch exportieren` gibt es als Datei.

## Chapters and sections

chapter = Kapitel { $number }
chapter-titled = Kapitel { $number }: { $title }
chapter-spelled = Kapitel { SPELL($number) }
one-round = { $period } { SPELL($number) }
rounds = { $periods } { SPELL($first) } bis { SPELL($last) }
campaign-of = Eine Kampagne { $game }
book-of-game = Das Buch einer Partie { $game }
game-so-far = Eine Partie { $game }, bis hierher
name-of-bot = { $name } (ein Bot)
by-players = Gespielt von { $players }.
cover = Umschlag
who-takes-part = Wer dabei ist
how-it-began = Wie es begann
how-made = Wie dieses Buch entstand
contents = Inhalt
places = Orte
accessibility = Jedes Bild ist in Worten beschrieben, und nichts steht nur in Bildern.

## Played again

misfit = { $where ->
    [beginning] Der Anfang dieses Spiels
   *[answer] Antwort { $answer } von { $answers } dieses Spiels
    } passt nicht mehr{ $why ->
    [none] { "" }
    [rules] , denn die Regeln waren damals { $old } und sind heute { $now }
   *[other] : { $why }
    }. Ab da kannst du lesen, was erzählt wurde, ohne Bilder.
took-too-long = Ich habe { $seconds } Sekunden daran gearbeitet und bin nicht fertig: Das Spiel ist zu lang dafür, oder ich habe gerade zu viel zu tun. Am Tisch hat sich nichts geändert; versuch es später noch einmal.

## Replays

no-room = Für Bilder war kein Platz.
each-turn = { $turns ->
    [1] jeder Zug
    [2] jeder zweite Zug
    [4] jeder vierte Zug
    [8] jeder achte Zug
   *[32] jeder zweiunddreißigste Zug
    }
pictures-show = Um Platz zu sparen, zeigen die Bilder, wie { each-turn } begann.
pictures-beside = Um Platz zu sparen, zeigen die Bilder neben dem großen, wie { each-turn } begann.
painting-took-long = Alles zu malen dauerte zu lange, deshalb zeigen manche Bilder nur, wie ein Zug begann.
room-for-main = Platz war nur für das große Bild.
still = Darunter stehen das letzte Bild und alles, was erzählt wurde. In einem Browser, der das Skript dieser Seite ausführt, kannst du das Spiel Bild für Bild ansehen.
kind-public = Hier ist, was alle sahen, und sonst nichts.
kind-whole = Hier ist alles, was verborgen war. Wähle unten, durch wessen Augen du siehst.
no-pictures = Dieses Spiel hat keine Bilder, nur Worte.
at-end = am Ende
as-it-stands = wie es steht
played-by-players = gespielt von { $players }
campaign-chapter = { $campaign }, Kapitel { $number }
as-seen = So sah es { $player }, mit allem, was nur { $player } im jeweiligen Moment wusste.
seen-so-far = Hier ist, was alle bisher gesehen haben. Das Spiel läuft noch, und Verborgenes bleibt verborgen.

## Replays: the page

replay-title = { $game }: { $heading }
replay-from = Ein Replay von Emberkeep
players = Mitspielende
a-bot = ein Bot
the-board = Das Brett
which-picture = Welches Bild
picture-in-words = Das Bild in Worten
where-you-are = Wo du im Spiel bist
what-was-told = Was erzählt wurde
moment = Moment des Spiels
turn-before = Der Zug davor
    .key = Der Zug davor (Bild auf)
step-back = Zurück
    .key = Zurück (Pfeil links)
play = Abspielen
    .key = Abspielen oder anhalten (Leertaste)
pause = Anhalten
step-on = Vor
    .key = Vor (Pfeil rechts)
turn-next = Der nächste Zug
    .key = Der nächste Zug (Bild ab)
speed = Tempo: { $pace ->
    [half] halb
    [2] doppelt
    [4] vierfach
   *[1] normal
    }
pace = { $pace ->
    [half] ½×
   *[other] { $pace }×
    }
how-fast = Wie schnell es abspielt
what-was-hidden = Was verborgen war
whose-eyes = Wessen Augen
everybody = Alle
all-at-once = Alles zugleich
yours-alone = Nur deins
last-picture = { $picture }, { $when }
how-it-went = Wie es lief
how-it-ended = Wie es ausging
chart-of-game = Der Verlauf des Spiels
chart-in-words = Der Verlauf in Worten
all-told = Alles, was erzählt wurde
of-round = { $period } { $round }
start = Start
show-answer = { $number ->
    [0] Den Anfang zeigen
   *[other] Antwort { $number } zeigen
    }
for-players = (nur für { $players })
for-you = (nur für dich)
veiled = Verhüllt: zum Lesen öffnen
needs-no-network = Diese Datei braucht kein Netz; du kannst sie aufheben, weitergeben und überall öffnen. Mit den Pfeiltasten gehst du von Moment zu Moment, mit Bild auf und Bild ab von Zug zu Zug, mit Pos1 und Ende an den Anfang und ans Ende, und die Leertaste spielt ab.
place = { $round ->
    [none] { $answer ->
        [none] Der Anfang
       *[other] Antwort { $answer } von { $answers }
    }
   *[other] { $answer ->
        [none] { $period } { $round } · der Anfang
       *[other] { $period } { $round } · Antwort { $answer } von { $answers }
    }
    }
place-and-told = { $place }. { $told }
nothing-told = In diesem Moment ist nichts geschehen.
how-to-play = So begann es. Drück auf Abspielen oder zieh den Regler.
picture-unshown = Dein Browser konnte ein Bild nicht zeigen. Du kannst es unten in Worten lesen.

## The verifier: what its page says

verifier-title = Emberkeep: die Würfel eines Tisches nachprüfen
check-dice = Die Würfel eines Tisches nachprüfen
what-page-does = Gib dieser Seite eine Datei, die `/tisch exportieren` oder `/tisch prüfen` aus einem Spiel gemacht hat, das vorbei ist. Sie rechnet jeden Würfel und jedes Mischen noch einmal nach, hier in deinem Browser. Sie schickt nichts irgendwohin, und kein Bot ist beteiligt.
how-page-knows = Woher eine Seite das wissen kann
about-seal = Wenn ein Tisch geöffnet wird, wählt der Bot ein Geheimnis und zeigt allen sein *Siegel*. Das Siegel sind 64 Zeichen, die der Bot aus dem Geheimnis berechnet, und niemand kann sie zurückverwandeln. Das Geheimnis und die Wörter, die dazukommen, bestimmen jeden Würfel und jedes Mischen des Spiels.
about-secret-shown = Wenn das Spiel vorbei ist, zeigt der Bot das Geheimnis. Jetzt kann jeder das Siegel noch einmal berechnen und mit dem vergleichen, das zu sehen war, und dann jeden Würfel berechnen und mit dem gefallenen vergleichen. Um die Würfel zu ändern, hätte der Bot ein anderes Geheimnis gebraucht, und ein anderes Geheimnis hat ein anderes Siegel.
choose-file = Wähle den exportierten Tisch (eine .json-Datei) oder lass ihn hier fallen
copy-seal = Kopiere das Siegel hierher, das das Protokoll in deinem Kanal am Anfang des Spiels gezeigt hat (nicht nötig)
what-is-proved = Was das beweist
proves-secret = Das Geheimnis ist das, dessen SHA-256 `/tisch prüfen` seit dem Öffnen des Tisches zeigt und dessen erste 40 Zeichen im Protokoll stehen. Vergleiche es mit dem, das du dort gesehen hast. Eine Datei kann sich jemand ausdenken, aber nicht, was ihr alle gesehen habt.
proves-seed = Der Seed folgt aus diesem Geheimnis und aus den Wörtern, die am Start gezeigt wurden. Sieh nach, ob dein eigenes Wort so dasteht, wie du es beigesteuert hast.
proves-draws = Jeder Würfel und jedes Mischen der Liste ist, was dieser Seed an seiner Stelle ergibt. Niemand hat etwas zweimal gezogen, ausgelassen, eingefügt oder geändert, und kein Strom von Zufallszahlen begann ohne ein Zurücknehmen von vorn.
proves-told = Jeder Würfel im Protokoll ist einer davon.
what-is-not-proved = Was das nicht beweisen kann
unproved-rules = Dass Regeln und Pakete die Würfel richtig benutzt haben und so oft zogen, wie sie sollten. Um das zu prüfen, spiel das Spiel in Python nach: Das tut `/tisch prüfen`, und ebenso `/tisch importieren` bei einem anderen Emberkeep, das jemand anders betreibt.
unproved-host = Wenn niemand ein Wort beisteuerte: dass sich die Person, die den Bot betreibt, nicht unter vielen Geheimnissen eins ausgesucht hat, bevor der Tisch offen war. Steuerst du ein Wort bei, geht das nicht mehr.
unproved-league = Dass die Person, die den Bot betreibt, nicht mit der gemeinsame Sache machte, die das letzte Wort beisteuerte. Die eine kennt das Geheimnis; zusammen hätten sie Wörter probieren können, bis die Würfel ihnen gefielen. Steuerst du das letzte Wort selbst bei, musst du niemandem trauen.
unproved-people = Dass niemand miteinander sprach, oder dass die Antwort eines Bots gut war.
computing = Ich rechne…
verdict-heading = Ergebnis
verdict = { $kind ->
    [good] Alles ist in Ordnung.
    [unread] Diese Datei lässt sich nicht prüfen.
   *[bad] Etwas stimmt nicht.
    }
verdict-means = { $kind ->
    [good] Niemand hat einen Würfel oder ein Mischen geändert. Der Bot hat das Geheimnis vor dem Spiel festgelegt, und diese Seite berechnet daraus genau die Würfel und das Mischen, mit denen ihr gespielt habt.
    [unread] Sie beweist nichts, weder dass die Würfel stimmen, noch dass sie nicht stimmen.
   *[bad] { $wrong } von { $checks } Prüfungen schlugen fehl. Jemand hat die Datei oder die Würfel geändert. Unten sagt jede Prüfung, neben der „Falsch“ steht, was nicht passt.
    }
see-yourself = Eins kannst nur du prüfen: Hat dein Kanal dieses Siegel gezeigt, als der Tisch geöffnet wurde?
mark = { $kind ->
    [right] ✓ Richtig
   *[wrong] ✗ Falsch
    }
more-found = Und { $count } weitere.
more-rows = Und { $count } weitere, in der Datei.
about-file = { $name }: { $game }, geöffnet { $opened }, mit { $players }.
list-told = Die erzählten Würfel ({ $count })
list-draws = Jede Ziehung ({ $count })
row-told = Antwort { $answer }: { $line } [{ $dice }]
row-draw = { $number }. Antwort { $answer }, { $where }: { $drawn } (von { $of }; Strom { $stream }, ab Zahl { $at })

## The verifier: what is checked, and what is in order

check-file = Die Datei
check-seal = Das Siegel in deinem Kanal
check-secret = Das Geheimnis
check-words = Die Wörter
check-answers = Die Antworten
check-undos = Das Zurücknehmen
check-steps = Die Schritte
check-draws = Jede Ziehung
check-told = Die erzählten Würfel
note-file = Es ist ein vollständiger Tisch mit allen Ziehungen.
note-seal = Das Siegel der Datei beginnt mit den Zeichen, die du kopiert hast.
note-secret = Sein Siegel (sein SHA-256) ist das in der Datei: { $seal }.
note-words = Der Seed folgt aus dem Geheimnis und aus { $count ->
    [one] 1 Wort
   *[other] { NUMBER($count) } Wörtern
    }. { $words }.
no-words = Niemand hat ein Wort beigesteuert, also ist das Geheimnis des Bots allein der Seed.
added-word = { $player }: „{ $word }“
erased-word = { $player }: ein Wort, das gelöscht wurde
unnamed-seat = Platz { $seat }
note-answers = { $count ->
    [one] 1 Antwort
   *[other] { NUMBER($count) } Antworten
    } der Reihe nach, nach den Regeln { $known ->
    [yes] in Version { $versions }
   *[no] ohne Version
    }. Ihre Aufzeichnung ist { $record }: /tisch prüfen muss dieselbe zeigen.{ $packs ->
    [0] { "" }
    [one] { " " }Gespielt wurde mit 1 Paket, das es auch zeigen muss, SHA-256 { $digests }.
   *[other] { " " }Gespielt wurde mit { NUMBER($packs) } Paketen, die es auch zeigen muss, SHA-256 { $digests }.
    }
note-undos = { $count ->
    [0] Keine Antwort wurde zurückgenommen, auf der andere aufbauten.
    [one] Einmal wurde nach einem Zurücknehmen neu gezogen; es steht im Journal.
   *[other] { NUMBER($count) }-mal wurde nach einem Zurücknehmen neu gezogen; jedes steht im Journal.
    }
note-steps = { $count ->
    [one] 1 Schritt
   *[other] { NUMBER($count) } Schritte
    } in Folge.
note-draws = { $singles ->
    [one] 1 einzelne Ziehung
   *[other] { NUMBER($singles) } einzelne Ziehungen
    } und { $shuffles ->
    [one] 1 Mischen
   *[other] { NUMBER($shuffles) }-mal Mischen
    } aus { $streams ->
    [one] 1 Strom
   *[other] { NUMBER($streams) } Strömen
    }, alles, wie der Seed es ergibt.
note-told = { $dice ->
    [0] Keine Zeile des Protokolls erzählt von Würfeln, oder sie kommt von einem Emberkeep, das nicht festhielt, von welchen.
   *[other] { $dice ->
        [one] 1 Würfel
       *[other] { NUMBER($dice) } Würfel
    } in { $lines ->
        [one] 1 Zeile
       *[other] { NUMBER($lines) } Zeilen
    } des Protokolls, jeder eine der Ziehungen.
    }

## The verifier: what is wrong

no-export = Diese Datei hat kein Emberkeep exportiert, oder sie ist beschädigt.
newer-export = Diese Datei kommt von einem neueren Emberkeep; du brauchst seinen neueren Prüfer.
log-alone = Das ist nur das Protokoll eines Spiels, das noch lief. Exportiere es noch einmal, wenn das Spiel vorbei ist.
no-draws = In dieser Datei fehlen die Ziehungen. Ein älteres Emberkeep hat sie gemacht, oder die Regeln haben sich so geändert, dass sich das Spiel nicht nachspielen lässt. Ein neuer Export hat sie vielleicht.
damaged-export = Die Datei ist beschädigt: Ein Teil fehlt oder ist falsch.
named-draw = Ziehung { $number } ({ $kind ->
    [shuffle] Mischen von { $of }
   *[one] Ziehung aus { $of }
    }, Antwort { $answer }, { $where })
no-seal-copied = Du hast kein Siegel kopiert. Ein Siegel hat mindestens 16 der Zeichen 0 bis 9 und a bis f.
other-game = Das ist nicht das Spiel, das in deinem Kanal begann: Das Siegel der Datei beginnt mit { $seal }, deins mit { $copied }.
secret-swapped = Jemand hat das Geheimnis vertauscht: Sein SHA-256 ist nicht das Siegel, das der Tisch gezeigt hat.
save-replaced = Jemand hat den Spielstand oder das Siegel ersetzt: Die Würfel kommen aus diesem Geheimnis, aber das Siegel ist nicht das von diesem Spielstand und diesem Geheimnis zusammen.
seal-replaced = Jemand hat das Siegel ersetzt oder einen Spielstand oder die Wörter ausgelassen: Die Würfel kommen aus diesem Geheimnis, aber sein SHA-256 ist nicht das Siegel in der Datei.
word-exchanged = Jemand hat ein Wort geändert: „{ $word }“ von Platz { $seat } ist nicht das Wort im Seed.
words-miscounted = Es gibt nicht so viele Stellen für Wörter wie Plätze: Ein Wort wurde ausgelassen oder eingefügt.
opening-changed = Jemand hat die Zeit des Öffnens geändert; im Seed steht eine andere.
seed-unfounded = Der Seed folgt nicht aus den Wörtern und dem Geheimnis in der Datei.
seed-replaced = Der Seed wurde ersetzt: Er folgt nicht aus dem Geheimnis und den Wörtern.
words-reordered = Die Wörter wurden umgestellt: Der Seed folgt aus ihnen in anderer Reihenfolge der Plätze.
words-changed = Der Seed folgt nicht aus dem Geheimnis und den Wörtern: Ein Wort wurde ausgelassen, eingefügt oder vertauscht, oder die Nummer des Tisches wurde geändert.
journal-cut = Das Journal ist gekürzt: { $missing ->
    [one] 1 Eintrag fehlt
   *[other] { NUMBER($missing) } Einträge fehlen
    } von { $entries }.
entry-put-in = In das Journal wurde ein Eintrag eingefügt: Es hat { $count }, und das Spiel hatte { $entries }.
kind-unknown = Antwort { $answer } ist von keiner bekannten Art.
seat-unknown = Antwort { $answer } kommt von einem Platz, den es nicht gibt.
entry-moved = Ein Eintrag wurde verschoben: Antwort { $answer } kam vor Antwort { $before }.
answer-changed = Eine Antwort wurde geändert oder verschoben: Der Hash des Journals ist nicht der festgehaltene.
undo-taken-out = Ein Zurücknehmen wurde aus dem Journal entfernt: Nummer { $undo } sollte sein Eintrag { $entry } sein.
undo-invented = Ein Zurücknehmen wurde erfunden: Das Journal hat bei Eintrag { $entry } keins.
undo-misplaced = Zurücknehmen { $undo } kommt nicht nach dem davor.
undos-miscounted = Ein Zurücknehmen wurde erfunden oder aus dem Journal entfernt: Es wurden mehr ausgeführt als verlangt.
no-first-step = Das Spiel beginnt nicht mit seinem ersten Schritt.
step-misplaced = Schritt { $step } beginnt nicht nach dem davor.
step-left-out = Ein Schritt wurde ausgelassen oder ohne Zurücknehmen betreten: Nach Schritt { $before } kommt Schritt { $step }.
draw-after = Die Ziehungen wurden umgestellt, oder eine gehört nun zu einer anderen Antwort: { $draw } steht nach einer von Antwort { $answer }.
answer-missing = Eine Antwort { $answer }, aus der { $draw } käme, gibt es nicht.
range-listed = Der Bereich wurde geändert: { $draw } zählt { $count } Dinge auf.
range-changed = Der Bereich wurde geändert: { $draw } kann das nicht ergeben.
step-other = Ein Strom hat die Nummer eines anderen Schritts, oder eine Ziehung gehört nun zu einer anderen Antwort: { $draw } ist aus Schritt { $step }, und das Spiel war in Schritt { $steps }.
stream-begun = Ein Strom begann ohne Zurücknehmen von vorn: { $draw } zählt { $undos ->
    [one] 1 Zurücknehmen
   *[other] { NUMBER($undos) }-mal Zurücknehmen
    }, und es waren { $made }.
stream-old = Ein alter Strom wurde wieder benutzt: { $draw } zählt { $undos ->
    [one] 1 Zurücknehmen
   *[other] { NUMBER($undos) }-mal Zurücknehmen
    }, weniger als es waren.
draws-reordered = Die Ziehungen wurden umgestellt: { $draw } war nicht die nächste ihres Stroms, { $stream }.
draw-dropped = Eine Ziehung wurde ausgelassen: Vor { $draw } hat der Strom { $stream } Zahlen, die niemand zog.
stream-restarted = Ein Strom begann ohne Zurücknehmen von vorn: { $draw } zieht wieder vom Anfang von { $stream }.
draw-put-in = Eine Ziehung wurde eingefügt oder doppelt gezogen: { $draw } benutzt Zahlen von { $stream }, die schon benutzt waren.
draws-renumbered = Eine Ziehung wurde { $way ->
    [later] ausgelassen, und der Rest neu nummeriert: Ab { $draw } sind die Zahlen die von { $places } Stellen später.
   *[earlier] eingefügt, und der Rest neu nummeriert: Ab { $draw } sind die Zahlen die von { $places } Stellen früher.
    }
shuffle-changed = Die Reihenfolge eines Mischens wurde geändert: { $draw } ist nicht, was ihr Strom dort ergibt.
die-changed = Ein Würfel wurde geändert: { $draw } sagt „{ $said }“, und ihr Strom ergibt „{ $given }“.
stream-of-step = Ein Strom hat die Nummer eines anderen Schritts: Die Ziehungen von { $stream }, etwa { $draw }, sind die von Schritt { $step }.
lane-renamed = Eine Spur wurde umbenannt: Die Ziehungen von { $stream }, etwa { $draw }, sind die der Spur „{ $lane }“.
undos-recounted = Ein Strom zählt das Zurücknehmen anders: Die Ziehungen von { $stream }, etwa { $draw }, sind die nach { $undos }.
dice-not-drawn = „{ $line }“ erzählt von Würfeln, die nicht gezogen wurden.
die-not-drawn = Ein Würfel wurde erzählt, der nie gezogen wurde: „{ $line }“ erzählt von { $die }.
die-other = Ein Würfel wurde erzählt, der nicht der gezogene ist: „{ $line }“ erzählt „{ $die }“, und { $draw } ist „{ $drawn }“.
die-elsewhere = Ein Würfel wurde erzählt, der anderswohin gehört: „{ $line }“ erzählt { $draw }.
die-twice = Ein Würfel wurde zweimal erzählt, als wären es zwei: „{ $line }“ erzählt { $draw } für beide.
die-not-in-line = Ein Würfel wurde erzählt, der nicht der gezogene ist: In den Worten „{ $line }“ fehlt { $die }.
caption = { $heading }. { $period } { SPELL($number) }.
