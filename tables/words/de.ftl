# Was an einem Tisch gilt und gesagt wird. Das Glossar steht in cogs/words/de.ftl.

## Answers ahead

not-set-ahead = Das hattest du nicht mehr festgelegt.
many-set-ahead = Du hast hier { $most } Antworten im Voraus festgelegt; mehr hebe ich nicht auf. Nimm erst eine zurück.
game-ends = das Spiel endet
ahead-ends = Deine Antwort im Voraus gilt nicht mehr, weil { $why ->
    [taken-back] du eine Antwort auf so eine Frage zurückgenommen hast
   *[other] { $why }
    }: „{ $answer }“.

## Words for the dice

word-too-long = Ein Wort für die Würfel hat höchstens { $most } Zeichen.
dice-fixed = Das Spiel hat begonnen, und die Würfel stehen fest; ein Wort lässt sich nicht mehr beisteuern.
no-word-added = Du hast kein Wort beigesteuert. Du musst auch nicht.
your-word-already = Das ist schon dein Wort.
word-known = Der Tisch hat sich geändert, seit du dieses Wort beigesteuert hast, und andere kennen es vielleicht schon. Nimm ein anderes.
word-taken-back = Du hast dein Wort zurückgenommen.
word-in = Dein Wort ist dabei: { $word }. Beim **Start** lesen es alle. Mit **Wort beisteuern** kannst du es ändern. Wenn du die Würfel später nachprüfen willst, heb diese zwei auf: das Siegel meines Geheimnisses, `{ $seal }`, und das Zeichen deines Wortes, `{ $mark }`.
adds-word = { $player } steuert ein Wort zu den Würfeln bei:
adds-one-word = { $player } steuert ein Wort zu den Würfeln bei: „{ $word }“.
word-by = „{ $word }“ von { $player }
words-added = Diese Wörter kamen zu den Würfeln dazu: { $words }.
dice-sealed = Ich habe die Würfel versiegelt: { $seal }. Was das heißt, zeigt /tisch prüfen.
dice-mixed = Die Würfel kommen aus { $words ->
    [one] diesem Wort
   *[other] diesen { $words } Wörtern
    } und meinem Geheimnis, versiegelt als { $seal }.

## Before the game

has-begun = Das Spiel hat begonnen, deshalb geht das nicht mehr. Auf der Tischkarte siehst du, was du jetzt tun kannst.
has-ended = Dieser Tisch ist zu Ende. Mit `/spiel öffnen` öffnest du einen neuen.
table-full = Der Tisch ist voll: { $game } hat { $most } Plätze.
no-room-here = In diesem Server { $most ->
    [one] ist ein Tisch
   *[other] sind { $most } Tische
    } offen; mehr erlaubt die Serververwaltung nicht. Warte, bis einer endet, oder bitte sie, die Zahl mit `/verwaltung tische` zu ändern.
channel-has-table = In diesem Kanal gibt es schon einen Tisch ({ $game }). Spielt ihn zu Ende, schließt ihn, oder öffne deinen in einem anderen Kanal oder Thread.
other-chapter-next = Das nächste Kapitel von { $campaign } ist Kapitel { $chapter }. Mit `/kampagne fortsetzen` öffnest du es.
chapter-open = [Kapitel { $chapter }]({ $address }) ist schon offen.
not-sitting = Du sitzt nicht an diesem Tisch, also kannst du { $wish ->
    [bots] seine Bots nicht bestimmen
    [dice-word] kein Wort zu seinen Würfeln beisteuern
    [limit] seine Bedenkzeit nicht bestimmen
    [options] seine Optionen nicht ändern
    [packs] seine Pakete nicht bestimmen
   *[start] sein Spiel nicht starten
    }. { $full ->
    [yes] Alle Plätze sind besetzt: Frag jemanden, der dort sitzt.
   *[no] Drück erst **Mitspielen**.
    }
unknown-game = { $said } kenne ich nicht. Ich kenne diese Spiele: { $games }.
game-begins-with = Eine Partie { $game } beginnt. Am Tisch { $count ->
    [one] sitzt { $players } allein
   *[other] sitzen { $players }
    }.
seat-already = Du hast schon einen Platz. { $until }
you-sit-down = Du setzt dich als { $name }.
enough-sit = Ihr seid genug. Mit **Start** beginnt das Spiel.
more-must-sit = Das Spiel kann beginnen, wenn noch { $missing ->
    [one] ein Platz besetzt ist
   *[other] { $missing } Plätze besetzt sind
    }. Mit **Mitspielen** setzt man sich, mit **Bot dazu** kommt ein Bot.
no-seat-to-leave = Du hast hier keinen Platz. Mit **Mitspielen** nimmst du dir einen.
you-get-up = Du stehst auf.
no-such-option = { $game } hat keine solche Option. Es hat diese: { $options }.
value-refused = { $option } kann nicht { $value } sein. Möglich ist: { $allowed }.
value-faulty = { $option } kann nicht { $value } sein: { $fault }.
option-now = { $option } ist jetzt { $value }.
chapter-already = Dieser Tisch ist schon ein Kapitel von { $campaign }.
card-now = Die Tischkarte { $form ->
    [words] hat jetzt nur Worte
   *[picture] hat jetzt ein Bild
    }.
language-now = Dieser Tisch spricht jetzt { $language }.
only-opener-language = Die Sprache kann nur { $opener } (hat den Tisch geöffnet) ändern, oder wer diesen Kanal verwalten darf. Deine eigene änderst du in `/einstellungen`.
bots-alone = Bots spielen nicht allein. Erst muss jemand **Mitspielen** drücken.
game-seats = { $game } braucht { $seats } Personen, und hier sitzen { $sitting }. Wartet auf mehr, oder drückt **Bot dazu**.
game-begins = Das Spiel beginnt.
ended-already = Dieser Tisch ist schon zu Ende.
table-closed = Ich habe den Tisch geschlossen und sein Journal aufgehoben: `/tisch protokoll` und `/tisch prüfen` gehen weiterhin.
unloadable-closed = Ich habe den Tisch geschlossen.
bot-sits-down = { $name } setzt sich.
no-bot-sits = Hier sitzt kein Bot.
bot-gets-up = { $name } steht auf.
bot-left = Dieser Bot ist nicht mehr da. Sieh auf die Tischkarte.
bot-is-now = { $name } ist jetzt { $bot }.
seats-changed = Die Plätze haben sich geändert, seit ich dir diesen Knopf gezeigt habe, also habe ich nichts getan. Drück ihn auf der jetzigen Tischkarte noch einmal.

## In play

last-leaves = { $words } Sonst sitzt hier niemand, also ruht der Tisch, bis jemand zurückkommt.
left-last = Hier war sonst niemand mehr, also ruht der Tisch. Deinen Platz hebe ich auf: Drück irgendeinen Knopf auf der Tischkarte, dann geht es weiter.
next-is-open = Du sitzt nicht an diesem Tisch. Am nächsten kannst du mitspielen.
anothers-question = Diese Frage kann nur { $player } beantworten. { $move }
game-over-open = Dieses Spiel ist vorbei. Mit `/spiel öffnen` öffnest du einen neuen Tisch.
move-of = Am Zug: { $players }.
your-move-and = Am Zug: du und { $players }.
your-move-alone = Du bist am Zug.
game-is-over = Das Spiel ist vorbei.
bots-wait = Die Bots warten, bis du auf der Tischkarte „Weiter“ drückst.
anybody-may-act = Der Tisch wartet, ob jemand etwas tun möchte.
seat-changed-hands = Diesen Platz hat jetzt jemand anders. Sieh auf die Tischkarte.
seated-already = { $player } hat hier schon einen Platz.
takes-place = { $player } übernimmt den Platz von { $former }.
asker-left = { $player } hatte gefragt und hat den Tisch verlassen; es gibt keine Abstimmung.
seated-elsewhere = { $player } hat hier jetzt einen anderen Platz; es gibt keine Abstimmung.
vote-over-here = { $player } ist wieder da; die Abstimmung über den Platz ist vorbei.
not-at-table = Du sitzt nicht an diesem Tisch.

## Away and back

weekday = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[7] Sonntag
    }
moment = { weekday }, { $day }. { MONTH($month) }{ $clock ->
    [none] { "" }
   *[other] , { $clock }
    }
is-away = { $player } ist bis auf Weiteres weg, und die Uhren von { $player } stehen so lange.
is-away-until = { $player } ist bis { $until } weg, und die Uhren von { $player } stehen so lange.

## Coming back

takes-seat-again = { $player } ist zurück und nimmt den Platz wieder ein.
seat-yours-again = Willkommen zurück: Der Platz gehört wieder dir. { $bot } steht auf.
is-back = { $player } ist wieder da.
table-waits-again = Willkommen zurück. Der Tisch wartet wieder auf dich.
welcome-back = Willkommen zurück. Deine Uhren laufen wieder.{ $waits ->
    [0] { "" }
    [one] { " " }1 Tisch wartet auf dich: `/tische`.
   *[other] { " " }{ $waits } Tische warten auf dich: `/tische`.
    }
not-away = Du bist nicht weg, und niemand spielt für dich.
no-seat-not-away = Du bist nicht weg und hast hier keinen Platz. Mit `/spiel mitspielen` nimmst du dir einen.
was-not-here = Von { $since } bis { $now } (UTC) war ich nicht in diesem Server. Diese Zeit zählt nicht, und der Tisch geht weiter.

## Votes about seats

vote-is-over = Diese Abstimmung ist vorbei. Wie es steht, zeigt die Tischkarte.
vote-for-nothing = Die Abstimmung über den Platz von { $player } endete ohne Ergebnis; der Tisch wartet auf { $player }.
only-sitters-propose = Das kann nur vorschlagen, wer an diesem Tisch mitspielt. Mit `/spiel mitspielen` setzt du dich dazu.
vote-already = Über diesen Platz stimmt der Tisch schon ab. Such die Abstimmung im Kanal.
it-is-done = Erledigt.
is-a-bot = { $player } ist ein Bot. Diesen Platz nimmst du mit `/spiel mitspielen`.
plays-on-already = { $bot } spielt schon für { $player } und gibt den Platz zurück, sobald { $player } wiederkommt.
vote-opens = Der Tisch stimmt ab, ob { $whom } für { $player } weiterspielt.
a-bot = ein Bot
offers-seat = { $player } bietet { $whom } den Platz an.
once-agreed = Ist { $player } einverstanden, ist der Platz vergeben.
others-asked = Die anderen habe ich in einer eigenen Nachricht gefragt.
bot-plays-for-you = Ein Bot spielt für dich weiter.
would-not = { $player } möchte den Platz nicht.
keep-seat = Du behältst deinen Platz.
you-seated-already = Du hast hier schon einen Platz.
offered-already = { $player } hat schon angeboten weiterzuspielen.
thanks-vote = Danke. Der Tisch stimmt darüber ab.
for-them-to-say = Das kann nur { $player } entscheiden.
nothing-changes = Es ändert sich nichts.
seat-is-yours = Der Platz gehört dir.
good-vote = Der Tisch stimmt darüber ab.
your-vote = Deine Stimme: { $choice }.
vote-about-you = Hier geht es um deinen eigenen Platz. Mach einen Zug, oder nimm `/spiel zurück`, dann ist die Abstimmung vorbei.
only-players-say = Abstimmen kann nur, wer an diesem Tisch mitspielt.
you-decide = Du hast entschieden: { $choice }.
decided-stays = Der Tisch hat entschieden: { $player } bleibt.
decided-waits = Der Tisch hat entschieden, länger auf { $player } zu warten.
bot-keeps-place = { takes-place } Kommt { $former } wieder, gibt der Bot ihn zurück.
place-is-kept = Diesen Platz hebe ich auf, bis { $player } wiederkommt. Der Tisch kann für jemand anderen stimmen: `/tisch ersetzen`.
knows-other-hand = { $player } hatte in diesem Spiel schon einen anderen Platz und kennt seine Geheimnisse. Solange das Spiel läuft, gibt es keinen anderen.
you-know-other-hand = Du hattest in diesem Spiel schon einen anderen Platz und kennst seine Geheimnisse. Solange das Spiel läuft, bekommst du keinen anderen.
unknown-who-saw = Wer hier saß, wurde zum Teil gelöscht, also weiß ich nicht mehr, wer welche Hand gesehen hat. Solange das Spiel läuft, kann niemand Neues Platz nehmen.
game-and-vote-over = Das Spiel ist vorbei, und die Abstimmung auch.
choice-plays-on = { $player } spielt weiter
choice-wait = Länger warten
choice-stays = { $player } bleibt

## Packs

packs-fixed = Pakete wählt man, bevor das Spiel beginnt. Jetzt lassen sie sich nicht mehr ändern.
pack-turned-off = Jemand hat ein Paket abgeschaltet, das du gewählt hast. Welche an sind, zeigt **Optionen**.
packs-at-most = Ein Tisch spielt mit höchstens { $most } Paketen.
plays-without-packs = Der Tisch spielt ohne Paket.
plays-with-packs = Der Tisch spielt mit { $packs }.
packs-of-that-name = Mehrere Pakete heißen { $name }. Wähle eins über seine Nummer: { $numbers }.
no-pack-to-choose = Ein Paket { $name } kann dieser Tisch nicht wählen. Er kann wählen: { $packs }.
no-packs-on = Ein Paket { $name } kann dieser Tisch nicht wählen. Hier sind keine Pakete an.
packs-off = Wer den Bot betreibt, hat Pakete abgeschaltet; hier gehen sie nicht.
packs-off-table = { packs-off } Mit **Optionen** nimmst du sie von diesem Tisch.
pack-untried-here = An jenem Tisch war { $pack }, ein Paket aus seiner Datei. Bevor damit gespielt werden kann, müssen Bots es hier ausprobieren: Lade es mit `/paket hochladen` hoch.
played-without = Der Tisch spielt ohne { $packs }. { $count ->
    [one] Dieses Paket ist
   *[other] Diese Pakete sind
    } hier nicht an.
pack-too-slow = Spiele damit dauern viel zu lange: Nach { $minutes } Minuten hatten die Bots erst { $games } gespielt. Mit diesem Paket kann also niemand spielen.
pack-breaks = Ein Spiel damit ist zusammengebrochen, also kann niemand damit spielen. Warum, findet die Person im Log, die den Bot betreibt.
many-packs-sent = Du hast in einer Stunde { $most } Pakete geschickt; mehr prüfe ich nicht für eine Person. Das nächste geht in { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
    }.
pack-here-already = Genau dieses Paket ist schon da. `/paket zeigen` zeigt es.
shelf-full = { $whose ->
    [server] Dieser Server hat
   *[person] Du hast
    } { $packs }; mehr hebe ich nicht auf. `/paket entfernen` schafft Platz.
packs-called-that = Mehrere Pakete hier heißen so. Wähle eins über seine Nummer: { $numbers }.
no-such-pack = Ein Paket { $name } kenne ich hier nicht. Ich kenne diese: { $packs }.
no-packs-here = Ein Paket { $name } kenne ich nicht. Hier gibt es noch keine Pakete: `/paket hochladen` bringt eins.
pack-yet-untried = Mit { $pack } müssen Bots erst noch spielen, das dauert ein paar Minuten. Danach kannst du es anschalten.
pack-unfit = Mit { $pack } kann niemand spielen. { $why }
pack-is-on = { $pack } ist schon an.
pack-is-off = { $pack } ist schon aus.
fewer-played = Geplant waren { $games }, aber die Zeit reichte nicht.
pack-gone = Dieses Paket gibt es hier nicht mehr.
pack-by = **{ $pack }**, Version { $version }, von { $author }
pack-notes = Hinweise zum Inhalt: { $notes }.
with-pack = -# Mit dem Paket { $pack } ({ $language }).

## When something fails

disk-full = Meine Platte ist voll, also konnte ich das nicht speichern, und was ich nicht speichern kann, zählt nicht. Es hat sich nichts geändert. Sag es der Person, die den Bot besitzt, und versuch es dann noch einmal.
in-doubt = Mittendrin habe ich meine Datenbank verloren und weiß noch nicht, ob das zählt. Wenn ich sie wieder habe, zeigt es die Tischkarte, und `/brett` auch.
not-saved = Das konnte ich nicht speichern, und was ich nicht speichern kann, zählt nicht. Es hat sich nichts geändert; versuch es in einer Minute noch einmal.
not-read = Ich kann meine Datenbank gerade nicht lesen. Versuch es in einer Minute noch einmal; die Tischkarte zeigt, was zählt.
untold = Deine Antwort zählt, aber ich konnte das Ergebnis nicht zeigen. Mit `/brett` siehst du den Tisch.
rules-changed = Mitten in einem Schritt haben sich die Regeln geändert, deshalb beginnt der Schritt von vorn. Gebt diese Antworten bitte noch einmal: { $answers }
game-not-installed = Das Spiel dieses Tisches ist bei mir nicht mehr installiert. Den Tisch habe ich aufgehoben.
pack-no-longer-fits = Ein Paket dieses Tisches kann ich nicht mehr verwenden, wahrscheinlich seit meinem letzten Update. Den Tisch habe ich aufgehoben, und es geht weiter, sobald ich das Paket wieder verwenden kann. Sag bitte der Person Bescheid, die den Bot betreibt: Was nicht passt, steht im Log.
unloadable-card = Ein Paket dieses Tisches kann ich nicht mehr verwenden, deshalb bleibt seine Tischkarte, wie sie war.
server-left = Ich bin nicht mehr im Server dieses Tisches, deshalb schläft er, und seine Uhren stehen. Wenn ich wieder da bin, geht es mit einer neuen Tischkarte weiter.
discord-outage = Discord hat im Server dieses Tisches eine Störung. Die Uhren stehen, bis sie vorbei ist; dann poste ich die Tischkarte.
not-begun = Das Spiel hat noch nicht begonnen. Wenn alle sitzen, drück **Start**.
no-such-table = Diesen Tisch kenne ich nicht. `/tische` zeigt deine Tische.
counted-already = Das habe ich schon gezählt.
table-moved-on = Der Tisch war schon weiter, als deine Antwort ankam. Sieh auf die Tischkarte und wähle noch einmal.
about-to-restart = Ich starte gleich neu. Nichts ist verloren; versuch es in einer Minute noch einmal.

## Tables from files

rules-fail = Daran scheitern die Regeln.
no-such-seat = Diesen Platz gibt es nicht.
anothers-answer = Sie beantwortet eine Frage an einen anderen Platz.
files-in-turn = Ich spiele gerade andere Dateien nach, eine nach der anderen, und deine müsste zu lange warten. Ich habe keinen Tisch geöffnet; versuch es bitte in ein paar Minuten noch einmal.
file-too-new = Diese Datei kommt von einem neueren Emberkeep, und ich kann nicht alles darin lesen. Aktualisiert mich erst, oder nimm eins, das so neu ist.
file-damaged = Diese Datei ist keiner meiner Tische, oder sie ist beschädigt. { $fault ->
    [whole] { "" }
    [missing] `{ $place }` fehlt.{ " " }
    [extra_forbidden] `{ $place }` kenne ich nicht.{ " " }
   *[other] `{ $place }` passt nicht: { $why }.{ " " }
    }Nimm eine Datei, die `/tisch exportieren` gemacht hat, unverändert.
file-of-open-game = Diese Datei kommt von einem Spiel, das noch lief. Die Geheimnisse fehlen darin, also kann niemand von hier aus weiterspielen. Exportiere den Tisch noch einmal, wenn sein Spiel vorbei ist.
file-times = Die Zeiten in dieser Datei können nicht stimmen: Ein Tisch wird geöffnet, seine Züge folgen der Reihe nach, und keiner liegt in der Zukunft.
file-game-unknown = Das Spiel { $said } kenne ich nicht. Ich kenne diese Spiele: { $games }.
file-seal-differs = { $sealed ->
    [secret] Das Geheimnis
   *[both] Das Geheimnis oder der Spielstand
    } in dieser Datei ist nicht das, was ich beim Öffnen des Tisches versiegelt habe.
file-seed-differs = Der Seed in dieser Datei folgt nicht aus ihrem Geheimnis und ihren Wörtern.
file-comes-elsewhere = Wenn ich diesen Tisch nachspiele, endet er nicht, wie die Datei sagt. Die Datei ist beschädigt, oder die Regeln haben sich seitdem geändert.
misfit-beginning = Diesen Tisch kann ich nicht nachspielen, weil schon sein Anfang nicht passt. { $why }
misfit-move = Diesen Tisch kann ich nicht nachspielen, weil Zug { $move } von { $moves } nicht passt. { $why }
misfit-other-rules = { $why } (Die Regeln waren damals { $old }; hier sind sie { $now }.)

## Turning points

turning-points = **Wendepunkte**
measure-changes = { $player }, { $measure }: { $before } → { $after }
nobody-ahead = danach lag niemand vor { $players }

## Times

unreadable-date = „{ $said }“ verstehe ich nicht als Zeit. Schreib 2 Tage, Sonntag, 24. Dezember, 2026-12-24 18:00 oder: bis ich es sage.
date-over = Diese Zeit ist schon vorbei. Nimm eine, die noch kommt.
date-far = Das ist mehr als ein Jahr hin. Schreib: bis ich es sage.
suggested-day = { $kind ->
    [tomorrow] Morgen
    [weekday] { weekday }
   *[weeks] { $weeks ->
        [one] 1 Woche
       *[other] { $weeks } Wochen
    }
    } ({ $weekday ->
    [1] Mo
    [2] Di
    [3] Mi
    [4] Do
    [5] Fr
    [6] Sa
   *[7] So
    } { $day }. { MONTH($month) })
until-back = Bis ich sage, dass ich wieder da bin
unreadable-limit = „{ $said }“ verstehe ich nicht als Zeit. Schreib 12 Stunden, 2 Tage, 1 Woche oder aus.
limit-range = Eine Bedenkzeit beträgt { $shortest } bis { $longest }; aus heißt unbegrenzt.
no-time = keine Zeit
no-limit = unbegrenzt
limit-each = { $limit } für jede Entscheidung; { $then ->
    [default] danach spiele ich auf Nummer sicher
    [bot] danach macht ein Bot diesen Zug
   *[vote] danach stimmen die anderen ab, wer weiterspielt
    }
limit-whole = { $limit } für das ganze Spiel, ohne die ersten { $free } jeder Entscheidung; { $then ->
    [default] danach spiele ich auf Nummer sicher
    [bot] danach macht ein Bot diesen Zug
   *[vote] danach stimmen die anderen ab, wer weiterspielt
    }
duration = { $count } { $unit ->
    [week] { $count ->
        [one] Woche
       *[other] Wochen
        }
    [day] { $count ->
        [one] Tag
       *[other] Tage
        }
    [hour] { $count ->
        [one] Stunde
       *[other] Stunden
        }
   *[minute] { $count ->
        [one] Minute
       *[other] Minuten
        }
    }
several-zones = Mehrere Zeitzonen heißen so: { $zones }. Welche?
unknown-zone = Die Zeitzone „{ $said }“ kenne ich nicht. Tippe die nächste große Stadt und wähle aus der Liste, zum Beispiel Europe/Berlin oder Europe/Zurich.

## Bots

bot-easy = ein leichter Bot
bot-middling = ein Bot
bot-strong = ein starker Bot
strength-easy = Leicht
strength-middling = Mittel
strength-strong = Stark
about-easy = Nimmt oft nicht den besten Zug
about-middling = Spielt vernünftig und antwortet sofort
about-strong = Denkt kurz voraus; sieht nicht mehr als du
stand-in-table = Was der jeweilige Tisch festlegt
stand-in-default = Ich spiele für dich auf Nummer sicher
stand-in-easy = Ein leichter Bot macht den Zug
stand-in-middling = Ein mittlerer Bot macht den Zug
stand-in-strong = Ein starker Bot macht den Zug
bot-name = { $name } ({ $strength ->
    [easy] leichter Bot
    [strong] starker Bot
   *[middling] Bot
    })
weight-light = schnell gelernt
weight-medium = nach einem Spiel gelernt
weight-heavy = nach ein, zwei Spielen gelernt

## Campaigns

next-chapter = Nächstes Kapitel
name-unreadable = Dieser Name ist leer. Gib der Kampagne einen Namen, den man lesen kann.
chapter-of = { $campaign }, Kapitel { $chapter }
headline-chapter = Kapitel { $chapter }
goes-on-from = -# Es geht weiter, wo { $chapter ->
    [none] ein anderer Tisch
   *[other] Kapitel { $chapter }
    } aufgehört hat.
start-campaign = -# Wollt ihr mehrere Spiele spielen, die einander fortsetzen, nehmt `/kampagne beginnen`.
campaign-gone-on = -# Die Kampagne ist seitdem weitergegangen.
nothing-carried = Dieses Spiel hinterlässt nichts für das nächste Kapitel; `/kampagne fortsetzen` spielt dieses Kapitel noch einmal.
campaign-retired = -# Die Kampagne ist weggelegt; mit `/kampagne fortsetzen` geht sie weiter.
next-goes-on = Mit **{ $button }** geht es weiter, wo dieses Spiel aufhört.
chapter-doing = Kapitel { $chapter } { $status ->
    [playing] läuft
   *[gathering] wartet auf Mitspielende
    }
retired-before = vor Kapitel { $chapter } weggelegt
chapter-next = Kapitel { $chapter } kommt als Nächstes

## Options

words-only = Nur Worte
packs-option = Pakete
language-option = Sprache
language = Deutsch
no-such-language = { $said } spreche ich nicht. Ich spreche { $languages }.
as-usual = wie üblich
yes = ja
no = nein
option-packs = - **{ $label }**: { $packs }. Karten, die jemand selbst geschrieben hat.
option-words-only = - **{ $label }**: { $now } ({ $values }). Bei ja hat die Tischkarte kein Bild.
option-language = - **{ $label }**: { $language } ({ $languages }). Tischkarte und Protokoll sind in dieser Sprache. Was nur du siehst, liest du in deiner eigenen.
options-elsewhere = -# Wie der Tisch erinnert, legt `/tisch erinnerungen` fest, die Bedenkzeit `/tisch bedenkzeit`.
options-here = Dieser Tisch hat diese Optionen:
number-range = eine Zahl von { $least } bis { $most }

## Titles and names

nameless = Ohne Namen

## Secret questions

in-private = { $said }, privat
choice-bot-plays-on = { CAPITAL($bot) } spielt weiter
headed = { $heading }.
typed-until = bis
typed-to = bis
typed-open = bis auf weiteres / bis ich es sage / auf weiteres / offen
typed-today = heute / heute abend
typed-tomorrow = morgen
typed-next-week = nächste woche / woche
typed-next = nächsten / nächste / nächstes / nächster
typed-at = um
typed-before-noon = vormittags / morgens / früh
typed-after-noon = nachmittags / abends
typed-weekdays = montag / mo | dienstag / di | mittwoch / mi | donnerstag / do | freitag / fr | samstag / sa / sonnabend | sonntag / so
typed-months = januar / jänner | februar | märz / maerz | april | mai | juni | juli | august | september | oktober | november | dezember
typed-ordinals = .
typed-one = ein / eine / einen / einer
typed-minutes = min / minute / minuten
typed-hours = h / std / stunde / stunden
typed-days = t / tag / tage / tagen
typed-weeks = w / wo / woche / wochen
typed-no-limit = aus / keine / nein / nie / unbegrenzt
about-strength = { $label }: { $about }
weight-and-length = { CAPITAL($weight) }. { $length }
