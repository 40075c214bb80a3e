# Was der Bot in Discord sagt. Wer liest, wird geduzt.
#
# Glossar
#
# Tisch          eine Partie in einem Kanal (table)
# Tischkarte     die Nachricht, die zeigt, wie es am Tisch steht (card)
# Platz          auf dem jemand sitzt (seat)
# Hand           was nur du siehst
# Protokoll      alles, was geschehen ist (log)
# Bedenkzeit     wie lange man überlegen darf (deadline)
# im Voraus      eine Antwort, bevor gefragt wird (ahead)
# Paket          Karten, die jemand selbst geschrieben hat (pack)
# Siegel, Beweis womit man die Würfel nachprüft (seal, proof)

## When something goes wrong

too-late = Discord nimmt darauf keine Antwort mehr an.
counts-later = Das zählt. Ich bringe die Tischkarte auf den neuesten Stand, sobald ich wieder da bin.
our-fault = Da ist etwas schiefgegangen. Das liegt an uns, nicht an dir, und am Tisch hat sich nichts geändert. Versuch es bitte noch einmal. Wenn es wieder passiert, gib dies an die Person weiter, die den Bot betreibt: `{ $reference }`.
servers-only = Das geht im Kanal eines Servers, nicht in einer Direktnachricht.
command-changed = Discord zeigt dir noch eine alte Fassung dieses Befehls. Lade Discord neu (Strg+R) oder bitte die Person, die den Bot betreibt, um `/verwaltung abgleichen`.
no-sense = { $value } verstehe ich da nicht. Nimm einen der Vorschläge.
not-your-command = Diesen Befehl darfst du nicht benutzen. Wer diesen Server verwaltet, kann ihn in den Servereinstellungen unter „Integrationen“ erlauben.
discord-failed = Discord hatte gerade eine Störung. Am Tisch hat sich nichts geändert. Versuch es bitte noch einmal.
not-ours = Dieser Knopf gehört nicht zur jetzigen Frage. Sieh auf die Tischkarte und wähle noch einmal.
button-unused = Dieser Knopf tut nichts mehr. Sieh auf die neueste Tischkarte, oder nimm `/hilfe`.
moved-on = -# Der Tisch ist schon weiter.
your-move = Dein Zug
may-not-post = Ich darf im Kanal dieses Tisches nichts posten. Wer ihn verwaltet, kann mir diese Rechte geben: Kanal anzeigen, Nachrichten senden (auch in Threads), Dateien anhängen und Nachrichtenverlauf lesen. Dann kommt die Tischkarte zurück. Der Tisch ist sicher, und mit Befehlen könnt ihr weiterspielen.
channel-deleted = Der Kanal dieses Tisches wurde gelöscht, aber den Tisch habe ich noch. Mit `/tisch umziehen` in einem anderen Kanal dieses Servers geht es dort weiter.
thread-archived = Der Thread dieses Tisches ist archiviert. Öffne ihn wieder, dann kommt die Tischkarte zurück.
thread-locked = Der Thread dieses Tisches ist gesperrt. Sobald jemand, der Threads verwaltet, ihn öffnet, kommt die Tischkarte zurück. Der Tisch ist sicher, und mit Befehlen könnt ihr weiterspielen.

## The card

waits-for-reader = Lies das zuerst, dann drück **Weiter**.
menu = Menü
go-on = Weiter
read-it = Lesen
take-back = Zurücknehmen
earlier = Früher
story = Geschichte
replay = Replay
rematch = Noch einmal
board-has-rest = -# Den Rest zeigt `/brett`.
answer-through = -# Drück **Dein Zug**, um zu antworten.
nobody-moves = Im Moment ist niemand am Zug.
through-your-move = { $does ->
    [decide] { $players }: Entscheidet für euch, über **Dein Zug**.
   *[answer] { $players }: Jemand wartet auf eure Antwort, nur für euch, über **Dein Zug**.
    }
said-your-move = { $said }: **Dein Zug**.
waits-for-one = Alle anderen haben geantwortet; der Tisch wartet auf { $player }.
have-answered = -# { $players } { $count ->
    [one] hat
   *[other] haben
    } geantwortet. Noch ohne Antwort: { $missing }.
no-clock-runs = -# Im Moment ist niemand da, also stehen alle Uhren. Jeder Knopf setzt sie wieder in Gang.
time-runs-out = -# Die Zeit läuft ab: { $times }
closed-before-over = **Der Tisch wurde geschlossen**, bevor das Spiel zu Ende war.
winners = **{ $players } { $count ->
    [one] gewinnt
   *[other] gewinnen
    }.** { $why }
no-winners = **{ $why }**
fair-dice = -# Nachweislich faire Würfel: `/tisch prüfen`
standing = - **{ $player }**{ $won ->
    [yes] { " " }(gewinnt)
   *[no] { "" }
    }: { $achieved }.
to-present-card = -# { $game } · [zur jetzigen Tischkarte]({ $link })
never-begun = Der Tisch wurde geschlossen, bevor das Spiel begann. { $campaign ->
    [yes] Mit `/kampagne fortsetzen` öffnest du ihn wieder.
   *[no] Mit `/spiel öffnen` öffnest du einen neuen.
    }
away-open = { $player } ist bis auf Weiteres weg
away-until = { $player } ist bis { $until } weg
nobody-yet = Noch niemand.
seats-heading = **Plätze** ({ $seats })
time-rule = -# Bedenkzeit: { $rule }. `/tisch bedenkzeit` ändert sie.
table-fair-dice = -# Tisch { $table } · Nachweislich faire Würfel: `/tisch prüfen`
words-in-dice = -# Wörter in den Würfeln, in der Reihenfolge, in der sie kamen: { $players }
words-void = -# Der Tisch hat sich geändert, deshalb zählen diese Wörter nicht mehr: { $players }. Für ein neues Wort drück **Optionen**, dann **Wort beisteuern**.
start-needs = Zum Start { $more ->
    [one] fehlt noch eine Person
   *[other] fehlen noch { $more } Personen
    }: Jemand drückt **Mitspielen**, oder du drückst **Bot dazu**.
start-needs-person = Das Spiel kann beginnen, wenn jemand **Mitspielen** drückt: Bots spielen nicht allein.
start-alone = Mit **Start** beginnt jetzt ein Spiel für dich allein. { $solo } Willst du mit anderen spielen, dann warte, bis jemand **Mitspielen** drückt, oder drück **Bot dazu**.
full-start = Der Tisch ist voll. Mit **Start** beginnt das Spiel.
seats-free = { $free ->
    [one] Ein Platz ist
   *[other] { $free } Plätze sind
    } noch frei. Mit **Start** beginnt das Spiel mit denen, die schon sitzen.
played-as-usual = -# Übliche Regeln. Unter **Optionen** kannst du sie ändern.
start = Start
join = Mitspielen
add-bot = Bot dazu
remove-bot = Bot weg
leave = Aufstehen
how-to-play = Spielanleitung
options = Optionen
my-hand = Meine Hand
pictures = Bilder
board-in-words = Brett in Worten
recap = Rückblick
keep-game = Spiel aufheben
board = Brett
line-times = { $line } ({ $times }-mal)
move-of-players = Am Zug: { $players }.
players-gather = Der Tisch wartet auf Mitspielende. Mit `/spiel mitspielen` setzt du dich dazu, mit `/spiel beginnen` beginnt das Spiel.
card-refused = -# Discord lehnt einen Teil dieser Tischkarte ab. Alles geht auch mit Befehlen: `/antworten`, `/hand`, `/brett`, `/tisch protokoll`.
hand-closed = Du wolltest deine Hand als Direktnachricht, aber Discord lässt mich dir nicht schreiben. Nimm solange `/hand`. Für einen neuen Versuch erlaube Direktnachrichten von Mitgliedern dieses Servers, dann `/einstellungen hand_als_dm:True`.
hand-taken = Hier war deine Hand, aber dieser Platz gehört dir nicht mehr.
link-table-small = -# [Zum Tisch]({ $link })
news-of-tables = **Neues von { $count } deiner Tische**
button-of-table = { $button }, Tisch { $table }
and-tables = -# Und die Tische { $tables }: `/tische` zeigt sie alle.
unshown = Deine Antwort zählt, aber ich konnte das Ergebnis nicht zeigen. Mit `/brett` siehst du den Tisch.
card-follows = Alles bis hierher zählt. Discord hat die neue Tischkarte gerade abgelehnt; ich poste sie, sobald Discord sie nimmt.
card-not-taken = Discord lehnt die Karte dieses Tisches ab, und ich versuche es nicht weiter. Der Tisch ist sicher, und mit Befehlen geht es weiter: `/antworten`, `/hand`, `/brett`. Bei jedem davon versuche ich es noch einmal.
counts-and = Alles bis hierher zählt. { $more }

## Your own panel

nothing-held = Du hast nichts, was die anderen nicht sehen.
more = Mehr
answer-ahead = Im Voraus
always-answer = Immer so…
also-heading = **Außerdem, wenn du magst:**
menu-shows-all = -# Alles davon zeigt **Menü**, dann **Meine Hand**.
at-any-time = **Jederzeit, wenn du magst:**
nothing-more = Mehr kannst du gerade nicht tun.
left-out = -# Und { $count } weitere: `/antworten` zeigt sie alle.
over-now = Das Spiel ist vorbei.
bots-wait-for-you = Die Bots warten, bis du gelesen hast, wie das Spiel beginnt: Drück **Weiter** auf { $card ->
    [unlinked] der Tischkarte
   *[other] [der Tischkarte]({ $card })
    }.
whose-move = Am Zug: { $players }.{ $questions }
waited-for = { $whose } Jemand wartet auf deine Antwort:
you-may = { $whose } Bis dahin, wenn du magst:
you-are-out = Du bist ausgeschieden und kannst bis zum Ende zusehen. { $whose }
nothing-to-decide = Du hast nichts zu entscheiden. { $whose }
i-am-back = Ich bin wieder da

## Questions

none-of-them = Nichts davon
give-number = Zahl von { $least } bis { $most }…
how-many = Wie viele?
from-to = { $first } bis { $last }
choose = Wählen
choose-many = { CAPITAL($count) } wählen…
write = Schreiben…
not-a-choice = Das steht gerade nicht zur Wahl.
your-number = Deine Zahl
your-words = Deine Worte
your-choice = Deine Wahl
whole-number = Eine ganze Zahl von { $least } bis { $most }
words-characters = Worte: { $count } Zeichen
of-them = Wähle { $count }
no-whole-number = „{ $said }“ ist keine ganze Zahl. Nenne eine von { $least } bis { $most }.

## Answers ahead

answers-ahead = **Antworten im Voraus**
about-ahead = Wenn ich etwas frage, das du hier beantwortet hast, nehme ich sofort deine Antwort, Tag und Nacht, und das Protokoll sagt es dir jedes Mal. Sonst sieht niemand, was du festlegst. Passt deine Antwort nicht zur Frage, frage ich dich wie sonst.
set-ahead = Gespeichert. Das sind deine Antworten im Voraus an diesem Tisch:
nothing-ahead = Im Moment gibt es nichts, was du im Voraus beantworten kannst.
take-back-number = { $number } zurücknehmen
asked-now = Das frage ich dich gerade.
what-is-asked = Welche Frage?
answered-at-once = -# Das frage ich dich gerade, deshalb zählt deine Antwort sofort.
your-answer-is = Deine Antwort: **{ $answer }**
your-answer = Deine Antwort
always = Immer
only-if = Nur falls { $condition }
on-condition = Unter welcher Bedingung?
how-long = Wie lange soll das gelten?
answer-so = Speichern
ahead-changed = Das kannst du nicht mehr im Voraus beantworten. Wähle noch einmal.
ahead-unanswered = Du hast noch keine Antwort gewählt, also gilt noch nichts. Wähle eine und drück noch einmal.
counts-until = Bis { $ends }
ahead-set = Ich antworte für dich „{ $answer }“, bis { $ends }. Über „Im Voraus“ nimmst du es zurück.
ahead-taken-back = Du hast „{ $answer }“ zurückgenommen. Ich frage dich wieder.
choose-again = { $refusal } Sieh auf die Tischkarte und wähle noch einmal.
table-busy = Am Tisch läuft gerade ein anderer Zug. Drück gleich noch einmal.
not-begun = Das Spiel hat noch nicht begonnen. Wenn alle sitzen, drück **Start**.
not-sitting = Du sitzt nicht an diesem Tisch.
nothing-yours = Du hast gerade nichts zu entscheiden. { $move }
nothing-by-that-name = Unter diesem Namen gibt es nichts nachzusehen. Nimm einen der Vorschläge.
unheard = Das zählt. Vielleicht hat Discord dir etwas anderes gesagt, weil meine Antwort zu spät kam.
several-tables = Du sitzt an mehreren Tischen. Gib den Befehl an dem, den du meinst: { $places }.
no-table-here = In diesem Kanal gibt es keinen Tisch. Mit `/spiel öffnen` öffnest du einen.
no-board-yet = Das Spiel hat noch nicht begonnen, also gibt es noch kein Brett.
card-shows-all = Die Tischkarte zeigt alles, was es zu sehen gibt.
to-the-card = -# [Zur Tischkarte]({ $link })
type-to-find = { $whose } Tippe, um zu finden, was du sonst noch tun kannst.
took-old-suggestion = Dieser Vorschlag gehört zu einer Frage, die nicht mehr offen ist. Sieh auf die Tischkarte und nimm einen neuen.
fits-several = Das passt zu mehr als einer Antwort. Nimm einen der Vorschläge.
not-yours-now = Das kannst du gerade nicht tun.
cannot-tell = { $said } verstehe ich nicht. Du kannst wählen: { $offered }.
cannot-tell-suggest = { $said } verstehe ich nicht. Nimm einen der Vorschläge.
none-to-take-back = Du hast keine Antwort, die du noch zurücknehmen kannst.
take-it-back = Zurücknehmen
moved-on-undo = Der Tisch ist schon weiter. `/zurücknehmen` zeigt dir, was du jetzt zurücknehmen kannst.
other-game = Das ist ein Zug aus { $game }, aber an diesem Tisch spielt ihr { $playing }: Nimm `/antworten` oder `/{ $key }`.

## Dice

rounded-down = { $outcome } (abgerundet)
dice-too-long = Bleib unter { $most } Zeichen, etwa `2d6+3`.
dice-example = Versuch `2d6+3`, oder `4d6kh3` für die besten drei von vier Würfeln. Nach einem `#` kann ein Kommentar stehen.
say-which-dice = Sag, welche Würfel, etwa `2d6+3`.
dice-unknown = `{ $token }` verstehe ich da nicht.
dice-too-much = Das ist zu viel auf einmal: höchstens { $most } Rechenzeichen wie `+` oder `kh3`.
divided-by-zero = Durch 0 kann ich nicht teilen.
bracket-open = Da geht eine Klammer auf und nicht wieder zu.
dice-missing = { $token ->
    [end] Am Ende
   *[other] Vor `{ $token }`
    } fehlen Würfel oder eine Zahl. Versuch `2d6+3`.
number-missing = Nach `{ $after }` fehlt eine Zahl.
number-too-large = Diese Zahl ist zu groß. Die größte ist { $most }.
die-sides = Ein Würfel hat 1 bis { $most } Seiten.
roll-one = Würfle mit mindestens einem Würfel.
dice-dropped = { $kept }; gestrichen { $dropped }
explodes-forever = Jede Seite dieses Würfels explodiert, der Wurf hörte nie auf.
too-many-dice = Das sind zu viele Würfel. Höchstens { $most }, mit denen, die explodieren oder neu gewürfelt werden.
unread-dice = { $said } kann ich nicht lesen. { $why }
rolls = **{ $player }** würfelt { $dice }

## Before the game

you-are-away = Du bist bis auf Weiteres weg.
you-are-away-until = Du bist bis { $until } weg.
zone-unknown = -# Deine Zeitzone kenne ich nicht, deshalb gilt die Uhr in { $zone }. Deine stellst du mit `/einstellungen zeitzone:` ein.
while-away = So lange stehen deine Uhren, und ich rufe dich an keinem Tisch für Tischkarten, Abstimmungen oder Erinnerungen. Ich habe { $tables ->
    [one] 1 deiner Tische
   *[other] { $tables } deiner Tische
    } Bescheid gesagt. Du bist wieder da, { $ends ->
    [by-itself] wenn diese Zeit um ist, sobald du etwas tust
   *[by-move] sobald du etwas tust
    } oder mit `/ich zurück`. Dann zeigt dir `/tische`, was auf dich wartet.
strength-words = Ein Bot ist leicht, mittel oder stark.
no-bot-to-choose = Hier sitzt kein Bot. Mit **Bot dazu** kommt einer.
how-bots-play =
    ### Wie gut spielen die Bots?
    -# Kein Bot sieht mehr, als sein Platz sehen darf.
strengths-fixed = Das Spiel hat begonnen; wie gut die Bots spielen, lässt sich nicht mehr ändern.
seat-already = Du hast schon einen Platz.
take-over = Für { $player } weiterspielen
whose-place = Das Spiel hat begonnen. Wessen Platz willst du?
all-taken = Das Spiel hat begonnen, und alle Plätze sind besetzt. Du kannst zusehen: `/brett`.
no-seat = Du hast hier keinen Platz.
let-bot-play = Einen Bot für mich weiterspielen lassen
leave-in-play = Das Spiel hat begonnen. Wenn du gehst, spielt ein Bot auf deinem Platz weiter, mit deiner Hand. Diesen Platz bekommst du zurück, solange ihn niemand anders genommen hat, einen anderen nicht.
place-gone = Dieser Platz ist nicht mehr frei. `/spiel mitspielen` zeigt, welche es sind.
you-play-for = Du spielst für { $player } weiter. `/hand` zeigt, was du hast.
bot-plays-for = { $bot } spielt für { $player } weiter.
close-table = Tisch schließen
closes-for-all = Das schließt den Tisch für alle. Rückgängig machen kannst du es nicht.
ended-already = Dieser Tisch ist schon zu Ende.
only-opener-ends = Beenden kann ihn nur { $opener } (hat den Tisch geöffnet), oder wer diesen Kanal verwalten darf.
bot-seat-in-play = Einen besetzten Platz kann ein Bot nur während des Spiels übernehmen. Vor dem Start nimmt er einen freien: `/spiel bot` ohne `platz`.
say-whose-seat = Das Spiel hat begonnen. Sag, wessen Platz ein Bot übernimmt: `/spiel bot platz:`.
nobody-called = Hier spielt niemand namens { $said }. Ein Bot kann hier übernehmen: { $players }.
bots-everywhere = Auf allen Plätzen spielen schon Bots. Mit `/spiel mitspielen` übernimmst du den Platz eines Bots.
yes-or-no = { $option } ist ja oder nein.
with-no-pack = Ohne Paket
status-of = **{ $game }**, Tisch { $table }.
gathering = Es sitzen schon: { $players }.
nobody-so-far = noch niemand
last-change = Zuletzt geändert { $at }.
away-now = Weg: { $players }.
it-has-ended = Das Spiel ist zu Ende.
link-to-card = [Zur Tischkarte]({ $link })
departed = { $players } { $count ->
    [one] hat
   *[other] haben
    } diesen Server verlassen. Mit `/tisch ersetzen` bekommt jemand anders den Platz, oder ein Bot.
about-dice-word =
    Wenn du ein Wort beisteuerst, hängen die Würfel nicht nur von mir ab: Auch wer den Bot betreibt, kann sie nicht bestimmen. Jedes Wort ist recht, und du musst keins beisteuern. Wer das letzte beisteuert, kann am sichersten sein, dass niemand die Würfel bestimmt hat.
    Beim **Start** lesen alle das Wort, und es bleibt beim Spiel. Lässt du dich später löschen, lösche ich das Wort, aber sein SHA-256 bleibt, weil der Beweis es braucht.
add-word-title = Ein Wort für die Würfel
your-word = Dein Wort
word-empty = Leer lassen, um deins zurückzunehmen
seats-alone = Allein
seats-together = { $count } Personen
seats-either = Allein oder { $count } Personen
open-game = { $game } öffnen
how-to-play-game = So spielt man { $game }
which-game = ## Welches Spiel?
channel-lost = Der Kanal von **{ $game }**, Tisch { $table }, wurde gelöscht, aber den Tisch habe ich noch. Mit `/tisch umziehen` in einem anderen Kanal des Servers geht es dort weiter.
run-in-server = Gib das im Server ein, in dem Kanal, in den der Tisch soll.
table-goes-on-here = Der Tisch geht hier weiter. Nichts ist verloren.
none-lost-channel = Keiner deiner Tische hier hat seinen Kanal verloren. `/tische` zeigt sie alle.
several-lost = Mehrere deiner Tische haben ihren Kanal verloren: { $names }. Sag mit `tisch`, welchen du meinst.
none-called = Keiner deiner Tische ohne Kanal heißt { $said }. Nimm einen der Vorschläge.
has-place-already = Dieser Tisch hat schon einen Kanal oder ist zu Ende. `/tische` zeigt, wo deine Tische sind.
new-place = { $player } hat den Tisch hierher geholt, weil sein alter Kanal gelöscht wurde.
game-and-table = { $game }, Tisch { $table }
open-in-thread = In einem Thread öffnen
table-is-open = Der Tisch ist offen, und du hast den ersten Platz.
open-in-direct = In einer Direktnachricht kann sich sonst niemand dazusetzen, also füll den Tisch mit Bots.
may-not-open-threads = Hier darfst du oder darf ich keine Threads mehr öffnen. Versuch es in einem anderen Kanal.
open-in-place = Der Tisch ist in { $thread } offen.
table-needs-channel = Ein Tisch braucht einen Kanal.
permission-name = { $name ->
    [read_messages] Kanal anzeigen
    [send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [attach_files] Dateien anhängen
   *[read_message_history] Nachrichtenverlauf lesen
}
i-lack = Hier kann ich keinen Tisch öffnen, weil mir in diesem Kanal etwas fehlt: { $permissions }. Bitte jemanden, der ihn verwaltet, mir das zu erlauben, und versuch es noch einmal.
options-of = ### { $game }: Optionen
words-only-about = **{ $option }.** Die Tischkarte hat kein Bild.
bots-about = **Bots.** Jeder ist leicht, mittel oder stark.
bots-strength = Stärke der Bots
dice-about = **Die Würfel.** Sobald jemand ein Wort beigesteuert hat, kann sie niemand bestimmen, auch nicht, wer den Bot betreibt.
add-word = Wort beisteuern
options-elsewhere = -# Wie lange man überlegen darf: `/tisch bedenkzeit`. Erinnerungen: `/tisch erinnerungen`.
options-fixed = Das Spiel hat begonnen; die Optionen lassen sich nicht mehr ändern.
empty-for-usual = Leer lassen für die Vorgabe
packs-hint = -# Eigene Karten: `/paket vorlage` gibt dir eine Datei zum Anfangen.
no-pack-chosen = Kein Paket gewählt; wenn du magst, nimm welche
packs-about = **Pakete.** Karten, die jemand selbst geschrieben hat, zu denen des Spiels dazu. Wählen kann man sie nur vor dem Start.
pack-author = Von { $author }
pack-author-notes = Von { $author }. Hinweise zum Inhalt: { $notes }
only-openers = Tische öffnen darf in diesem Server nur { $openers }. An einen offenen Tisch dürfen sich alle setzen.
only-places = In diesem Server dürfen Tische nur hier geöffnet werden: { $places }. Öffne deinen dort.
rematch-waits = Dieser Tisch ist noch nicht zu Ende. Noch einmal geht erst nach dem Spiel.
only-sat-rematch = Noch einmal spielen kann nur vorschlagen, wer an diesem Tisch saß. `/spiel öffnen` öffnet einen neuen Tisch.
same-again = Ich habe einen neuen Tisch mit denselben Leuten und Optionen geöffnet, mit neuen Würfeln. Wenn alle einverstanden sind, drück **Start**.
same-again-saved = { same-again } Er beginnt, wo dieser begann, und ist kein Kapitel. Mit der Kampagne geht es über `/kampagne fortsetzen` weiter.
not-found-here = Hier nicht zu finden: { $players }. Diese Plätze sind frei.
bot-played-for = Für { $players } hat ein Bot weitergespielt, deshalb ist dieser Platz frei: Setz dich wieder, oder nimm einen Bot dazu.
limit-warned = Bevor die Zeit um ist, warne ich jede Person einmal, außerhalb ihrer Ruhezeit (`/einstellungen`). `/tisch bedenkzeit zeit:aus` hält alle Uhren an.
limit-to-set = `/tisch bedenkzeit zeit:2 Tage` gibt allen 2 Tage für jede Entscheidung. Mit `für` gilt die Zeit fürs ganze Spiel, und mit `danach` bestimmst du, was danach geschieht.
say-how-long = Sag auch, wie lange, etwa `zeit:2 Tage`.
time-at-table =
    Bedenkzeit an diesem Tisch: { $rule }.
    -# { $more }
only-opener-limits = Während des Spiels kann nur { $opener } (hat den Tisch geöffnet) die Bedenkzeit ändern, oder wer diesen Kanal verwalten darf.
table-ended-open = Dieser Tisch ist zu Ende. Mit `/spiel öffnen` öffnest du einen neuen.
sets-limit = { $player } legt die Bedenkzeit fest: { $rule }.
stops-clocks = { $player } hält alle Uhren an: Alle haben so viel Zeit, wie sie brauchen.
clocks-stopped = An diesem Tisch stehen alle Uhren: Alle haben so viel Zeit, wie sie brauchen.
time-here = Bedenkzeit an diesem Tisch: { $rule }.
limit-from-now = Bedenkzeit an diesem Tisch: { $rule }. Sie läuft ab jetzt.
table-speaks = Dieser Tisch spricht { $language }. Tischkarte, Protokoll, Bilder und Buch sind in dieser Sprache. Die Sprache dessen, was nur du siehst, wählst du in `/einstellungen`.
for-servers = Das geht in einem Server, nicht in einer Direktnachricht.
new-tables-begin =
    Bedenkzeit an neuen Tischen: { $rule }.
    -# Mit `/verwaltung bedenkzeit` und `zeit`, `für` und `danach` änderst du sie.
only-managers-limit = Die Bedenkzeit neuer Tische kann nur ändern, wer den Server verwaltet.
new-tables-here = Bedenkzeit an neuen Tischen hier: { $rule }.
hands-change-in-play = Einen Platz weitergeben kannst du nur während des Spiels. Vorher drückt ihr **Mitspielen** und **Aufstehen**.
nobody-here-called = Hier heißt niemand { $said }. Wähle einen Platz aus der Liste.
seat-kept-for = { $seat }, für { $player }

## People

hands-come = Ab jetzt findest du deine Hände hier, eine Nachricht pro Tisch. Abschalten kannst du das in `/einstellungen`.
reminders-come = Ab jetzt erinnere ich dich hier, in einer Nachricht, auch wenn mehrere Tische warten. Abschalten kannst du das in `/einstellungen`.
setting-hand = Hand als Direktnachricht: { $on ->
    [1] an
   *[0] aus
    }.
setting-words = Nur Worte: { $on ->
    [1] an
   *[0] aus
    }.
setting-lessons = Erklärungen, wenn eine Frage neu für dich ist: { $on ->
    [1] an
   *[0] aus
    }.
as-table-has = was der jeweilige Tisch festlegt
setting-reminders = Erinnerungen an deinen Zug: { $reminders }. Die für einen Tisch zeigt `/ich erinnerungen`.
setting-time-up = Wenn deine Zeit um ist: { $stand_in }.
no-zone-said = nicht gesetzt, also gilt die des Servers oder UTC
as-in-discord = Wie in meinem Discord
setting-language = Sprache dessen, was nur du siehst: { $language ->
    [none] wie in deinem Discord
   *[own] { $language }
    }.
setting-zone = Zeitzone: { $zone }.
cannot-write = **Discord lässt mich dir nicht schreiben.** Erlaube Direktnachrichten von Mitgliedern dieses Servers, dann { $hand ->
    [1] `/einstellungen hand_als_dm:True`
   *[0] `/einstellungen erinnern_wo:dm`
    }. Bis dahin zeigt `/hand`, was du hast, und ich erinnere dich in den Kanälen der Tische.
setting-change = -# Zum Ändern hängst du etwas an den Befehl an, zum Beispiel `/einstellungen nur_worte:True`.
all-kept = Das ist alles, was ich über dich aufhebe. Nur du siehst es hier.
erase-me = Mich löschen
erase-warning =
    Ich lösche, was ich über dich aufhebe: deine Nutzer-ID, deine Namen, deine Einstellungen, deine Erinnerungen, wo ich deine Hände gezeigt habe, welche Tische du angesehen hast, wann du weg warst, offene Abstimmungen, die dich nennen, deinen Namen, wo eine Kampagne ihn trägt, und was du in den Protokollen deiner Tische erzählt hast.
    - In deinen Spielen heißt du dann „{ $former }“. Läuft ein Spiel noch, übernimmt ein Bot deinen Platz; sitzt dort sonst niemand, schließe ich den Tisch.
    - Deine Züge bleiben, ohne deinen Namen, damit sich jedes Spiel weiter nachprüfen lässt. Dazu gehören Worte, die ein Zug waren, etwa eine Erzählung, auch wenn eine Kampagne sie weiterträgt. Was andere taten, bleibt, wie es erzählt wurde, mit den Namen deiner Figuren darin.
    - Deine eigenen Pakete lösche ich. Ein Paket, das du in einen Server hochgeladen hast, bleibt dort ohne deine ID, aber mit dem Namen, den du hineingeschrieben hast. Soll es auch weg, dann erst `/paket entfernen`.
    - Die Nachrichten, die ich gepostet habe, liegen bei Discord. Die letzte Tischkarte jedes Tisches zeichne ich neu, die älteren bleiben.
    Rückgängig machen kannst du das nicht. Willst du eine Kopie, dann vorher `/ich exportieren`.
others-button = Dieser Knopf gehört jemand anderem. Deinen bekommst du mit `/ich löschen`.
erased = Ich habe dich gelöscht und weiß nichts mehr über dich. Wenn du dich irgendwo dazusetzt, fangen wir von vorn an.
others-reminder = Diese Erinnerung ist für jemand anderen. `/einstellungen` zeigt, wie ich dich erinnere.

## Reminders

no-quiet-hours = { $said } verstehe ich nicht als Ruhezeit. Schreib 22-8 oder 22:30-7:15 oder aus.
how-reminded = **So erinnere ich dich an Tisch { $table }**
own-wishes = -# Für dich änderst du das in `/einstellungen`, für den Tisch in `/tisch erinnerungen`, für den Server in `/verwaltung erinnerungen`. Zuerst zählt deine Einstellung, dann die des Tisches.
nothing-said = nichts, also gilt, was der Server festlegt
table-reminds = Was Tisch { $table } für Erinnerungen festlegt: { $reminders }.
table-wishes = So erinnere ich hier also alle, die nichts Eigenes festgelegt haben:
all-as-usual = nichts
server-reminds = Für Erinnerungen ist in diesem Server eingestellt: { $reminders }. Jeder Tisch kann das ändern, und jede Person für sich in `/einstellungen`.
server-clock = Für alle ohne eigene Zeitzone gilt die Uhr in { $zone }.
server-wishes = So erinnere ich also, solange weder eine Person noch ein Tisch etwas anderes festlegt:
only-opener-reminds = Das kann nur { $opener } (hat den Tisch geöffnet) ändern, oder wer diesen Kanal verwalten darf. Deine eigenen Erinnerungen änderst du in `/einstellungen`.
as-server-has = was der Server festlegt
from-now-reminds = Ab jetzt erinnert dieser Tisch so: { $reminders }.
only-managers-remind = Das kann nur ändern, wer diesen Server verwalten darf. Deine eigenen Erinnerungen änderst du in `/einstellungen`.
dms-shut = Ich wollte dich als Direktnachricht erinnern, aber Discord lässt mich dir nicht schreiben. Deshalb erinnere ich dich im Kanal des Tisches. Für einen neuen Versuch erlaube Direktnachrichten von Mitgliedern dieses Servers, dann `/einstellungen erinnern_wo:dm`.
dms-still-shut = - Discord lässt mich dir nicht schreiben, also erinnere ich dich vorerst im Kanal des Tisches. `/einstellungen` sagt, wie du das änderst.
later-hours = { $hours ->
    [one] In einer Stunde
    [24] Morgen
    [72] In 3 Tagen
   *[other] In { $hours } Stunden
    }
remind-later = Später erinnern
mute-turn = Für diesen Zug still
at-a-halt =
    { "*" }*{ $game }**, Tisch { $table }, steht still. Er wartet auf { $players }, und ich erinnere nicht noch einmal.
    Nichts ist verloren, und eine Antwort bringt ihn wieder in Gang. Ihr könnt warten oder einen Bot weiterspielen lassen, bis die Person zurück ist: Die anderen stimmen darüber mit `/tisch ersetzen` ab, oder wer diesen Kanal verwaltet und nicht mitspielt, nimmt `/spiel bot platz:`. { $link }
waits-since = { $player } seit { $since }
reminders-off = Du hast Erinnerungen abgeschaltet, also erinnere ich dich nicht noch einmal. Ändern kannst du das in `/einstellungen`.
rather = Etwas anderes…
remind-again = Ich erinnere dich wieder: { $at }.
muted = An diesen Zug erinnere ich dich nicht noch einmal.
link-to-table = [Zum Tisch]({ $link })
source-player = von dir festgelegt
source-table = vom Tisch festgelegt
source-server = vom Server festgelegt
source-usual = üblich
way-channel = im Kanal des Tisches
way-dm = als Direktnachricht
you-get-none = - Ich erinnere dich nicht ({ $source }).
others-told = - Hört lange niemand von dir, sage ich den anderen, dass der Tisch stillsteht.
with-source = { $value } ({ $source })
first-after = - Zuerst nach { $after }{ $every ->
    [once] { "" }
   *[other] , dann im Abstand von { $every }
    }.
times-in-all = - Insgesamt { $times ->
    [one] einmal
   *[other] { $times }-mal
    } ({ $source }){ $stalls ->
    [yes] ; danach sage ich dem Tisch, dass er stillsteht
   *[no] { "" }
    }.
never-between = - Nie zwischen { $start } und { $end } ({ $source }), nach der Uhr in { $zone } ({ $zone_source }).
at-any-hour = - Zu jeder Uhrzeit ({ $source }).
they-come = - Ich erinnere dich { $way ->
    [dm] als Direktnachricht
   *[channel] im Kanal des Tisches
    } ({ $source }).
warnings-keep-hours = - Diese Zeiten gelten auch, wenn deine Bedenkzeit abläuft: Ich warte mit der Warnung, bis sie vorbei sind, oder warne dich, wenn das zu spät wäre, eine halbe Stunde davor. Die Uhr läuft dabei weiter.
hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
    }
days = { $days } Tagen
chosen-first = zuerst nach { $hours }
chosen-none = keine Erinnerungen
chosen-every = dann im Abstand von { $hours }
chosen-times = insgesamt { $times ->
    [one] einmal
   *[other] { $times }-mal
    }
chosen-quiet = nie zwischen { $start } und { $end }
chosen-any-hour = zu jeder Uhrzeit
reminder-here = { $player }, { $why ->
    [move] du bist am Zug bei **{ $game }**, Tisch { $table }. Der Tisch wartet seit { $since } auf dich.
   *[answer] jemand bei **{ $game }**, Tisch { $table }, wartet seit { $since } auf deine Antwort.
    } { $link }
table-somewhere = **{ $game }**, Tisch { $table }{ $where ->
    [none] { "" }
    [lost] { " " }(der Kanal wurde gelöscht; mit `/tisch umziehen` geht es in einem anderen weiter)
   *[other] { " " }in <#{ $where }>
    },
reminder-alone = { $why ->
    [move] { table-somewhere } wartet seit { $since } auf dich.
   *[answer] An diesem Tisch wartet jemand seit { $since } auf deine Antwort: { table-somewhere } jetzt.
    } { $link }
nothing-to-remind = Der Tisch wartet nicht auf dich, also gibt es nichts zu erinnern.

## Time

time-up-alone = { $why ->
    [expired] Die Zeit von { $player } ist um.
   *[gone] { $player } hat den Server verlassen, und der Platz ist leer.
    } Sonst sitzt hier niemand, also wartet der Tisch.
time-up-vote = { $why ->
    [expired] Die Zeit von { $player } ist um.
   *[gone] { $player } hat den Server verlassen, und der Platz ist leer.
    } Die anderen stimmen ab, wie es weitergeht.
expired-default = Die Zeit von { $player } ist um; ich spiele auf Nummer sicher.
expired-bot = Die Zeit von { $player } ist um; { $bot } macht diesen Zug.
nobody-left = Niemand ist da, um zu antworten. Der Tisch ruht, und alle Uhren stehen. Jeder Knopf am Tisch setzt ihn wieder in Gang.
missed-three = { $player } hat drei Entscheidungen hintereinander verpasst. Bis { $player } wieder einen Knopf drückt, entscheidet der Tisch.
erasure-later = Ich konnte gerade nicht alles über dich löschen. Ich mache von selbst weiter, du musst nichts tun. Was noch da ist, zeigt `/ich exportieren`.
unwarned = An einem Tisch ohne Kanal läuft deine Bedenkzeit ab. Ich wollte dich als Direktnachricht warnen, aber Discord lässt mich dir nicht schreiben. Deine Tische zeigt `/tische`.
warning = { $player }, du hast bis { $time } Zeit für deinen Zug ({ $left }). { $consequence } { $there } Brauchst du eine Pause, hält `/ich weg` deine Uhren an.
there-card = { link-to-card }.
there-button = Der Kanal von Tisch { $table } wurde gelöscht; zum Antworten drück diesen Knopf.
then-vote = Danach stimmen die anderen ab, wie es weitergeht.
then-default = Danach spiele ich für dich auf Nummer sicher.
then-bot = Danach macht { $bot } diesen Zug für dich.

## Story, book and replay

e-book = E-Book
to-print = Zum Drucken
in-language = { $label } ({ $language })
books-in-turn = Ich mache gerade andere Bücher und Dateien, eins nach dem anderen, und deins müsste zu lange warten. Versuch es bitte in ein paar Minuten noch einmal; lesen kannst du die Geschichte hier jederzeit.
no-story = Das Spiel hat noch nicht begonnen, also gibt es noch keine Geschichte.
no-story-but-before = { no-story } Die Geschichte bis dahin steht unter **Geschichte** auf der letzten Tischkarte des Kapitels davor.
book-too-large = Auch ohne Bilder ist das Buch zu groß, um es hier zu schicken. `/geschichte` zeigt die Geschichte als Text.
book-epub = **{ $title }**: ein E-Book für jeden Reader und jedes Telefon.
book-page = **{ $title }**: eine HTML-Seite, zum Lesen im Browser oder zum Drucken.
book-so-far = Das ist das Buch bis hierher: nur, was alle wissen dürfen.
replay-public = Wie alle es sahen
replay-own = Wie ich es sah
replay-whole = Mit allem Verborgenen
read-here = Hier lesen
verify-dice = Würfel nachprüfen
keep-heading =
    ### { $game }, Tisch { $table }
    { "*" }*Die Geschichte**
keep-replay = **Das Replay**, eine Datei zum Ansehen
keep-proof = **Der Beweis**: Ich spiele das Spiel nach und gebe dir Dateien, mit denen du es ohne mich nachprüfst
not-over = Dieses Spiel läuft noch. Das Spiel bis hierher zeigen `/geschichte` und `/replay`.
replays-in-turn = Ich mache gerade andere Replays und Dateien, eins nach dem anderen, und deins müsste zu lange warten. Versuch es bitte in ein paar Minuten noch einmal.
a-moment = Ich spiele das Spiel nach und zeichne jedes Brett. Die Datei kommt hierher; bei einem langen Spiel dauert das ein paar Minuten.
replay-too-large = Auch ohne Bilder ist dieses Replay zu groß, um es hier zu schicken. Mit `/tisch protokoll` liest du das Spiel Seite für Seite.
nothing-to-replay = Das Spiel hat noch nicht begonnen, also gibt es noch nichts zu sehen.
hidden-stays = Das Spiel läuft noch, und Verborgenes bleibt verborgen. Was alle bisher gesehen haben, zeigt `/replay`; nach diesem frag noch einmal, wenn das Spiel vorbei ist.
nothing-alone = Du hast an diesem Tisch keinen Platz, also hast du nichts gesehen, was die anderen nicht sahen. Alles zeigt `/replay als:Mit allem Verborgenen`.
replay-about = { $kind ->
    [public] Darin ist, was alle sahen, und sonst nichts; du kannst es also allen schicken.
    [own] Darin ist auch, was nur du wusstest; ich gebe es sonst niemandem.
    [whole] Darin ist alles, was verborgen war, und du wählst, durch wessen Augen du siehst.
   *[now] Darin ist das Spiel bis hierher, nur, was alle gesehen haben; du kannst es also allen schicken.
    }
replay-of = **{ $game }: ein Replay.** Öffne die Datei in einem Browser, auch am Telefon; sie braucht kein Internet.
later = Später

## The log

nothing-to-read = Im Moment gibt es nichts vorzulesen. Alles, was geschehen ist, zeigt `/tisch protokoll`.
turn-label = { $turn } · Runde { $round }: { $first }
no-turns = Das Protokoll dieses Tisches hat keine Züge.
no-such-turn = Einen Zug { $said } kannst du in diesem Protokoll nicht lesen. Es hat die Züge { $first } bis { $last }; wähle einen aus der Liste.
not-a-player = { $said } spielt hier nicht mit. Hier spielen: { $players }.
answer-to-come = Eine Antwort { $number } gibt es noch nicht: Der Tisch hat { $given ->
    [0] noch keine Antworten
   *[other] erst { $given }
    }.
log-scope = { $scope ->
    [all] { "" }
    [turn] { " " }zu Zug { $turn }
    [player] { " " }zu { $player }
   *[both] { " " }zu { $player } in Zug { $turn }
    }
nothing-from-answer = Ab Antwort { $number } hat das Protokoll{ log-scope } nichts, was du lesen kannst.
not-a-word = Noch steht hier{ log-scope } nichts.
nothing-yet = Noch ist nichts geschehen.
log-too-short = So weit reicht das Protokoll nicht zurück. Es hat { $pages }.
older = Älter
newer = Neuer
newest = Neueste
lines-of-log = -# { $all ->
    [one] Eine Zeile
   *[other] { $first } bis { $last } von { $all } Zeilen
    }{ log-scope }
turn-number = Zug { $number }
pages = { $pages ->
    [one] eine Seite
   *[other] { $pages } Seiten
    }
only-for-you = { $line } *(nur für dich)*

## Your tables

no-tables = Im Moment sitzt du an keinem Tisch. Mit `/spiel öffnen` öffnest du einen in einem Kanal oder Thread, oder du drückst **Mitspielen** auf einer Tischkarte mit freiem Platz.
tables-mine = **Warten auf dich**
tables-offers = **Jemand dort wartet auf deine Antwort**
tables-others = **Warten auf andere**
tables-resting = **Ruhen, bis jemand zurückkommt**
tables-gathering = **Warten auf Mitspielende**
tables-asleep = **Schlafen, bis ich wieder in ihrem Server bin oder Discords Störung dort vorbei ist**
back = Zurück
tables-in-all = -# Insgesamt { $count } Tische.
table-at = - [{ $game }, Tisch { $table }]({ $link }) { $where ->
    [direct] in Direktnachrichten
    [lost] ohne Kanal (`/tisch umziehen` gibt ihm einen)
    [here] in <#{ $channel }>
   *[other] in { $server }, <#{ $channel }>
    }
standing-asleep = { $table }, seit { $since }
standing-gathering = { $table }, offen seit { $since }: { $players }
standing-mine = { $table }: seit { $since }
standing-rests = { $table }: Mit irgendeinem Knopf auf der Tischkarte geht es weiter.
standing-others = { $table }: { $count ->
    [0] auf niemanden; zuletzt geändert
   *[other] auf { $players } seit
    } { $since }

## The recap

nothing-to-tell = Das Spiel hat noch nicht begonnen, also gibt es noch nichts zu erzählen.
nothing-since = Seit du zuletzt hier warst, ist nichts geschehen; zuletzt geändert hat sich etwas { $when }.
nothing-known = Seitdem ist nichts geschehen, was du sehen kannst.
taken-answers = { $answers ->
    [0] keine Antwort bekommen
    [one] eine Antwort bekommen
   *[other] { $answers } Antworten bekommen
    }
not-looked-yet = **Du hast noch nicht hereingesehen.** Seit dem Beginn hat der Tisch { taken-answers }.
last-seen = **Zuletzt warst du { $when } hier.** Seitdem hat der Tisch { taken-answers }.
more-lines = { $enough ->
    [exactly] noch { $lines ->
        [one] eine Zeile
       *[other] { $lines } Zeilen
        }
   *[at-least] noch mindestens { $lines } Zeilen
    }
lines-about = { $lines } über { $player }
rest-of-log = -# Dazu { more-lines }{ $about ->
    [nobody] { "" }
   *[other] : { $about }
    }. Alles liest du mit { $from ->
    [all] `/tisch protokoll`
   *[other] `/tisch protokoll ab:{ $from }`
    }.
now-your-move = **Jetzt bist du am Zug**{ $since ->
    [unknown] { "" }
   *[other] , seit { $since }
    }: { $question }
now-nobody = **Jetzt** ist niemand am Zug.
now-others = **Jetzt** am Zug: { $players }.{ $questions }
answer-waited-for = **Jemand wartet auf deine Antwort**: { $question }
consent-of = von { $player }
consent-yours = deine
consent-missing = { $wish } Diese Zustimmung fehlt noch: { $whose }.

## Statistics

no-server-yours = Das geht nur in einem Server. `/ich statistik` zählt alles, was du gespielt hast.
you-played-here = Was du in diesem Server gespielt hast
you-played = Was du gespielt hast
you-not-yet-here = In diesem Server hast du noch kein Spiel beendet.
you-not-yet = Du hast noch kein Spiel beendet.
no-server-all = Das geht nur in einem Server. `/ich statistik` zählt, was du gespielt hast.
not-yet-here = In diesem Server hat noch niemand ein Spiel beendet. Mit `/spiel öffnen` öffnest du einen Tisch.
server-played = Was in diesem Server gespielt wurde
you-won = { $which ->
    [none] , bisher ohne Sieg
    [all] { $tables ->
        [one] , den du gewonnen hast
       *[other] , alle von dir gewonnen
        }
   *[some] , davon { $wins } von dir gewonnen
    }
people-won = { $which ->
    [none] { "" }
    [all] { $tables ->
        [one] , von Menschen gewonnen
       *[other] , alle von Menschen gewonnen
        }
   *[some] , davon { $wins } von Menschen gewonnen
    }
more-games = -# Und { $count } weitere Spiele davor.
only-finished = -# Es zählen nur beendete Spiele, ohne Bots.
stats-tables = **{ $game }**: { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
    }{ $won }
stats-people = { $tables ->
    [one] { "" }
   *[other] im Schnitt{ " " }
    }{ $people } { $count ->
    [one] Person
   *[other] Personen
    }
stats-answers = { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
    }
stats-wait = { $answers ->
    [one] gegeben
   *[other] die Hälfte davon
    } innerhalb von { $time }
stats-last = zuletzt { $when }
a-minute = einer Minute
stats-time = { $count } { $unit ->
    [day] { $count ->
        [one] Tag
       *[other] Tagen
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
stats-times = { $times }

## Export and import

nothing-to-export = Das Spiel hat noch nicht begonnen, also gibt es nichts zu exportieren.
file-goes-on = Dieses Spiel läuft noch, und seine Datei enthält alle Geheimnisse. Öffnen kann sie nur, wer den Bot besitzt. Ein Spiel, das vorbei ist, können alle öffnen.
file-with-cards = In diesem Spiel waren selbst geschriebene Karten. { $off }
file-opened = Ich habe alle { $moves } Züge nachgespielt, und { $status ->
    [playing] der Tisch geht von dort weiter
   *[over] hier kannst du dir den Tisch ansehen
    }.
file-opened-campaign = { file-opened } Mit der Kampagne geht es hier weiter: `/kampagne fortsetzen`.
file-too-long = Ich habe dieses Spiel { $seconds } Sekunden lang nachgespielt, ohne an sein Ende zu kommen; länger erlaube ich nicht. Ich habe keinen Tisch geöffnet.
secrets-owner = Das Spiel läuft noch, deshalb bekommt seine Geheimnisse nur, wer den Bot besitzt. Ohne `ganz` bekommst du, was alle sahen.
secrets-sitting = Du sitzt an diesem Tisch, deshalb bekommst du seine Geheimnisse nicht, solange das Spiel läuft. Ohne `ganz` bekommst du, was alle sahen.
secrets-sat = Du hast an diesem Tisch gesessen und kannst dort wieder sitzen, deshalb bekommst du seine Geheimnisse nicht, solange das Spiel läuft. Ohne `ganz` bekommst du, was alle sahen.
file-too-large = Diese Datei ist zu groß: Die Datei eines Tisches hat höchstens { $most } MB.
no-file = Discord hat mir diese Datei nicht gegeben. Versuch es bitte noch einmal.
export-whole = Das ist der ganze Tisch: Seed, Plätze, jeder Zug und jeder Würfel. Mit `/tisch importieren` öffnest du ihn in einem anderen Kanal oder bei einem anderen Emberkeep, und `/tisch prüfen` gibt dir eine Seite, die seine Würfel nachprüft.
export-secret = Das ist der ganze Tisch, wie er steht, **mit Seed und jeder verborgenen Antwort**. Zeig ihn niemandem, der mitspielt. `/tisch importieren` spielt von hier aus weiter. Auch dieser Tisch geht weiter, bis du ihn beendest; das legt den Seed offen.
export-public = Das ist, was alle bisher gesehen haben. Seed und Antworten bleiben versiegelt, solange das Spiel läuft; danach gibt dir `/tisch exportieren` alles.

## The proof

secret-later = Wenn das Spiel vorbei ist, zeige ich das Geheimnis. Dann spielt `/tisch prüfen` das ganze Spiel nach und gibt dir Dateien, mit denen du es ohne mich nachprüfst.
secret-unbegun = Das Geheimnis: `{ $secret }`. Das Spiel hat nie begonnen, also gibt es nichts nachzuspielen.
the-secret = Das Geheimnis: `{ $secret }`
the-seed = Der Seed: `{ $seed }`
the-record = Die Aufzeichnung aller Antworten, SHA-256: `{ $hash }`
the-save = Der Spielstand fürs nächste Kapitel, SHA-256: `{ $hash }`
check-yourself = Zum Nachprüfen ohne mich öffne `{ $file }` in einem Browser, auch am Telefon, und gib ihm die andere Datei. Es rechnet jeden Würfel und jedes Mischen selbst nach.
table-heading = **{ $game }**, Tisch { $table }.
sealed = Als dieser Tisch geöffnet wurde, habe ich ein Geheimnis festgelegt. Seitdem zeige ich sein SHA-256, damit ich das Geheimnis nicht ändern kann: `{ $seal }`.
sealed-with-save = Als dieser Tisch geöffnet wurde, habe ich ein Geheimnis festgelegt. Seitdem zeige ich das SHA-256 von drei Dingen hintereinander, damit ich keines davon ändern kann: dem SHA-256 des Spielstands, einem Schrägstrich und dem Geheimnis: `{ $seal }`. (Der Spielstand: SHA-256 `{ $save }`.)
dice-will-come = Die Würfel kommen aus diesem Geheimnis und aus den Wörtern, die vor dem **Start** beigesteuert werden. Mit einem Wort darin kann sie weder ich noch wer mich betreibt allein bestimmen.
dice-marks = { dice-will-come } Die Zeichen der bisherigen Wörter, in der Reihenfolge, in der sie kamen:{ $marks }
nobody-added-word = Niemand hat ein Wort beigesteuert, also kommt jeder Wurf aus diesem Geheimnis und euren Antworten. Ich habe es festgelegt, bevor jemand spielte, aber ich allein habe es gezogen.
dice-from-words = Jeder Wurf kommt aus diesem Geheimnis und aus { $words ->
    [one] einem Wort, das { $players } vor dem Start beigesteuert hat
   *[other] { $words } Wörtern, die { $players } vor dem Start beigesteuert haben
    }. Als ich das Geheimnis festlegte, konnte ich { $words ->
    [one] es
   *[other] sie
    } nicht kennen, also kann ich die Würfel nicht bestimmt haben. Und wer { $words ->
    [one] das Wort
   *[other] das letzte Wort
    } beisteuerte, weiß, dass es auch sonst niemand konnte.
no-chapter-origin = Dieser Tisch ist kein Kapitel, also zeigt hier nichts, woher dieser Spielstand stammt.
chain-begins = Kapitel { $chapter } habe ich hier nicht, also beginnt die Kette mit diesem Spielstand.
save-of = Kapitel { $chapter }, Tisch { $table }, hat diesen Spielstand hinterlassen.
save-changed = Kapitel { $chapter }, Tisch { $table }, hinterlässt jetzt einen anderen Spielstand: Jemand hat diesen Tisch geändert, oder die Regeln haben sich geändert.
plays-with-pack =
    Der Tisch spielt mit dem Paket { $pack }, SHA-256
    `{ $hash }`
pack-changed = **Das Paket habe ich nicht mehr so wie damals: Jemand hat es geändert.**
journal-misfit = Das Journal passt nicht mehr zu den Regeln (damals { $old }, heute { $now }): { $misfit }
replayed-equal = Ich habe das Spiel nachgespielt, { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
    }, und jeder Wurf und das Ende sind gleich.
replayed-differs = Ich habe das Spiel nachgespielt, { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
    }, und das Ende ist nicht gleich. Die Regeln waren damals { $old } und sind heute { $now }.

## Campaigns

chapter-sitters = Das kann nur, wer bei dieser Kampagne mitspielt oder diesen Kanal verwaltet. An ein Kapitel, das noch nicht begonnen hat, dürfen sich alle setzen.
chapter-is-open = Ich habe Kapitel { $number } geöffnet, mit neuen Würfeln und denselben Leuten. Andere dürfen dazukommen, und wer will, darf gehen. Wenn alle einverstanden sind, drück **Start**.
no-chapter = Dieser Tisch ist kein Kapitel einer Kampagne.
no-campaigns = Hier kenne ich keine Kampagne von dir. `/kampagne beginnen` beginnt eine: mehrere Spiele nacheinander, von denen jedes dort weitergeht, wo das vorige aufgehört hat.
only-sitters-begin = Eine Kampagne kann mit diesem Tisch nur beginnen, wer daran sitzt.
chapter-one = Dieser Tisch ist Kapitel 1 von { $campaign }.
say-which-game = Sag mit `spiel`, welches Spiel: { $games }.
no-campaign-game = { $said } hat keine Kampagnen. Diese Spiele haben welche: { $games }.
campaign-line = - { $campaign } ({ $game }): { $progress }{ $channel ->
    [here] { "" }
   *[other] , in <#{ $channel }>
    }
campaigns-in-all = -# Insgesamt { $count } Kampagnen; mit `/kampagne zeigen` findest du eine über ihren Namen.
chapters-before = -# Davor noch { $count }:
chapter-save = -# Kapitel { $chapter } beginnt mit einem Spielstand, SHA-256 `{ $save }`
chapter-line = - Kapitel { $chapter }, [Tisch { $table }]({ $link }), { $status ->
    [gathering] wartet auf Mitspielende
    [playing] läuft
    [ended] ist zu Ende
   *[closed] wurde vorzeitig geschlossen
    }{ $count ->
    [0] { "" }
   *[other] : { $players }
    }
campaign-renamed = { $old } heißt jetzt { $now }.
chapter-still-open = Kapitel { $chapter } von { $campaign } ist offen. Weglegen kannst du die Kampagne, wenn dieses Kapitel zu Ende ist, oder schließ es vorher mit `/spiel beenden`.
campaign-put-away = Ich habe { $campaign } weggelegt. Mit `/kampagne fortsetzen` geht es weiter.
name-yours = In diesem Kanal gibt es keine Kampagne. Nenne eine von deinen: { $names }.
several-of-name = So heißen mehrere Kampagnen. Wähle eine aus der Liste.
no-campaign-called = Keine Kampagne hier heißt { $said }. `/kampagne liste` zeigt alle.
campaign-choice = { $campaign } · { $game }, Kapitel { $chapter }
campaign-choice-retired = { campaign-choice }, weggelegt

## Packs

pack-template = Hier ist ein Paket mit einer Karte von jeder Art. Ändere die Worte und Zahlen, kopiere eine Karte, um eine weitere zu bekommen, und lade die Datei mit `/paket hochladen` hoch. Neben jedem Feld steht als Kommentar, was du dort schreiben darfst.
pack-too-large = Diese Datei ist zu groß: Ein Paket hat höchstens { $most } KB, dieses hat { $size } KB.
pack-read = { $pack } kann ich lesen: { $cards }. Jetzt spielen Bots damit, das dauert ein paar Minuten. { $where ->
    [message] Die Nachricht in diesem Kanal
   *[command] `/paket zeigen`
    } zeigt, wie weit sie sind, und danach, wie das Paket das Spiel verändert.
tested-before = Mit genau diesen Karten haben Bots schon gespielt, also müssen sie es nicht noch einmal tun.
packs-of-server = **Pakete in diesem Server**
packs-of-yours = **Deine Pakete**
no-packs = Es gibt keine. `/paket vorlage` gibt dir eine Datei zum Anfangen.
choose-from-on = -# Unter **Optionen** kann ein Tisch aus den Paketen wählen, die an sind.
pack-cards-closed = -# Lesen kann die Karten nur, wer sie hochgeladen hat oder den Server verwaltet.
pack-removal-hint = -# Gehört es nicht hierher, dann `/paket entfernen`.
pack-is-on = { $pack } ist an. Ein Tisch von { $game } kann es vor dem Start unter **Optionen** wählen.
pack-is-off = { $pack } ist aus; kein weiterer Tisch kann es wählen.
only-uploader = Entfernen kann dieses Paket nur, wer es hochgeladen hat oder das Recht „Server verwalten“ hat.
pack-removed = Ich habe { $pack } entfernt.
only-managers-packs = Das kann nur, wer das Recht „Server verwalten“ hat, denn ein Paket können hier alle lesen. Für deine Tische in Direktnachrichten schick mir eigene Pakete dort.
tables-with-pack = { $tables ->
    [one] Ein offener Tisch hat
   *[other] { $tables } offene Tische haben
    } es gewählt und { $tables ->
    [one] behält
   *[other] behalten
    } es, wie auch ein weiteres Spiel und das nächste Kapitel. `/spiel beenden` schließt einen Tisch.
pack-too-long = In { $seconds } Sekunden konnte ich diese Datei nicht zu Ende lesen; länger erlaube ich für ein Paket nicht. Ich habe nichts behalten.
pack-unfit =
    Mit diesem Paket kann niemand spielen. { $why }
    Bring das in Ordnung und lade es noch einmal hoch. Ich habe nichts behalten.
games-played = { $played } von { $games } Spielen
erased-person = eine gelöschte Person
pack-version = Version { $version } von { $author }, für { $game }, Sprache { $language }.
pack-licence = Lizenz: { $licence }. Laut Angabe sind die Texte selbst geschrieben.
no-pack-notes = Hinweise zum Inhalt: keine.
pack-cards = Karten: { $cards }.
pack-brought = { $person } hat es { $when } hochgeladen.{ $state ->
    [on] { " " }Es ist **an**.
    [off] { " " }Es ist **aus**.
   *[unfit] { "" }
    }
bots-will-play = Bots spielen damit { $games } Spiele, nach den Paketen, die früher da waren.
bots-are-playing = Bots spielen gerade damit: bisher { $games }.
rules-since = (Seitdem haben sich die Regeln geändert.)
bots-found =
    { "*" }*{ $fit ->
        [1] Was die Bots herausgefunden haben
       *[0] Warum niemand damit spielen kann
    }**
    { $found }
pack-for = Ein Paket für { $game }: { $pack }.
pack-on-hint = Mit `/paket an` können Tische es wählen.
pack-not-on = Anschalten lässt es sich nicht.
pack-choosable = Tische können es wählen.
removed-since = { $pack } Jemand hat es entfernt.

## For newcomers

hello =
    ## Hallo, ich bin Emberkeep
    Ich bin eure Spielleitung. Sucht euch ein Spiel aus: Eure Gruppe spielt es hier über mehrere Tage, und alle ziehen, wann sie Zeit haben. Ich gebe Karten aus, würfle, halte Hände geheim, zeichne das Brett und rufe, wer als Nächstes dran ist.
hello-later = -# Mit `/hilfe` siehst du das noch einmal, nur für dich. `/verwaltung tische` legt fest, wer Tische öffnen darf.
help =
    ## Emberkeep
    Ich bin eure Spielleitung. Öffne einen Tisch in einem Kanal, und eure Gruppe spielt dort ein Brettspiel über mehrere Tage, und alle ziehen, wann sie Zeit haben: Ich gebe Karten aus, würfle, halte Hände geheim, zeichne das Brett und rufe, wer als Nächstes dran ist.
help-next =
    { "*" }*Am Tisch** steht alles auf der Tischkarte: Mit **Dein Zug** entscheidest du, und unter **Menü** findest du deine Hand, das Brett, den Rückblick und alles andere.
    `/spiel öffnen` Tisch öffnen · `/spiel mitspielen` dazusetzen · `/hand` sehen, was du hast · `/brett` das Brett sehen · `/antworten` tippend antworten · `/zurücknehmen` eine Antwort zurücknehmen · `/rückblick` lesen, was du verpasst hast · `/tische` deine Tische sehen · `/geschichte` die Geschichte lesen · `/replay` das Spiel ansehen und teilen · `/regeln` eine Regel nachschlagen · `/einstellungen` Erinnerungen und mehr · `/würfeln` beliebige Würfel werfen
    { "*" }*Seltener** `/tisch`: Protokoll, Antworten im Voraus, Bedenkzeit, Plätze, Dateien, Beweis der Würfel · `/ich`: weg sein, deine Erinnerungen, deine Spiele, was ich über dich aufhebe · `/kampagne`: Spiele, die aneinander anschließen · `/paket`: eigene Karten · `/verwaltung`: wer Tische öffnen darf, für die Verwaltung des Servers
signs = Die Zeichen in den Bildern
in-short = Kurz gesagt
in-short-page =
    { "*" }*Das Ziel.** { $goal }

    { "*" }*Ein Zug.** { $course }

    { "*" }*Die Dauer.** { $length }

    -# { $weight }. Mehr musst du am Anfang nicht wissen: Jede Art von Frage erkläre ich dir, wenn sie das erste Mal kommt.
next = Weiter
search = Suchen
open-a-table = Tisch öffnen
chapters = Kapitel
game-gone = Dieses Spiel gibt es hier nicht mehr. Welche es gibt, zeigt `/hilfe`.
rules-of = Die Regeln von { $game }
what-look-for = Was suchst du?
word-or-number = Ein Wort oder die Nummer einer Regel
rules-silent = In den Regeln von { $game } kommt { $said } nicht vor. Versuch es mit einem einzelnen, einfachen Wort.
rules-search = -# Mit `/regeln suche:` findest du ein Wort oder die Nummer einer Regel.
# Begins a paragraph of a guide that settles what the printed rules leave open, after its numbers.
ruling = *Festlegung.*
# Words that a search in the rules leaves out.
common-words = als am an auf aus bei das dein deine dem den der die du ein eine einem einen einer er es für ich im in ist kann man mein meine mit nicht oder sich sie sind und von was wenn wer wie zu zum zur
unknown-game-suggest = { $said } kenne ich nicht. Nimm einen der Vorschläge.
say-game = Hier ist kein Tisch, also sag, welches Spiel: `/regeln spiel:`.
nothing-refused = Ich habe dir hier in letzter Zeit nichts verweigert.
you-were-told = Ich sagte dir: { $refusal }
read-on = In den Regeln weiterlesen
full-rules = Alle Regeln
screens = Seiten

## Votes about seats

votes-so-far = { $counts }. Abstimmen dürfen alle, die mitspielen; { $needed ->
    [one] eine Stimme entscheidet
   *[other] { $needed } von { $voters } Stimmen entscheiden
    }.
would-you = { $newcomer }, möchtest du den Platz?
take-seat = Ich nehme den Platz
no-thanks = Nein, danke
would-play-on = Ich spiele weiter
watchers-may = -# Wer zusieht, kann anbieten weiterzuspielen.
ends-vote = -# Die Abstimmung endet, sobald { $player } am Tisch etwas tut.
open-until = -# Offen bis { $until }.
vote-expired = **Die Zeit von { $player } ist um.** Wie geht es weiter?
vote-gone = **{ $player } hat diesen Server verlassen.** Wie geht es weiter?
vote-handed = **{ $player } bietet { $newcomer } den Platz an**, mit allem, was dazugehört.
vote-decided = **Der Tisch hat entschieden, dass { $newcomer } für { $player } weiterspielt**, wenn beide wollen.
vote-asked = **{ $proposer ->
    [nobody] Jemand
   *[other] { $proposer }
    } schlägt vor, dass { $newcomer ->
    [bot] ein Bot
   *[other] { $newcomer }
    } für { $player } weiterspielt.**

## For a server's managers

operator-only = Das sieht nur, wer den Bot betreibt.
who-may-open = Wer Tische öffnen darf: alle, solange du keine Rollen wählst
where-to-open = Wo: überall, solange du keine Kanäle wählst
new-with-pictures = Neue Tische: mit Bildern
new-words-only = Neue Tische: nur Worte
leave-threads = Threads nach dem Ende offen lassen
archive-threads = Threads nach dem Ende archivieren
as-many = So viele Tische, wie ihr wollt
tables-at-a-time = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
    } gleichzeitig
tables-how-many = Wie viele Tische gleichzeitig
server-tables = **Tische in diesem Server**
server-unshown = ⚠️ Discord lässt mich Tisch { $table } in { $place } nicht zeigen. Ich brauche dort Kanal anzeigen, Nachrichten senden (auch in Threads), Dateien anhängen und Nachrichtenverlauf lesen, und ein Thread darf nicht gesperrt sein. Der Tisch ist sicher.
server-openers = Wer einen Tisch öffnen darf: { $who ->
    [everybody] alle.
   *[other] { $who }, und wer den Server verwaltet.
    }
server-places = Wo: { $where ->
    [everywhere] überall.
   *[other] { $where }, auch in den Threads dort.
    }
server-most = Wie viele: { $most ->
    [any] so viele, wie ihr wollt
    [one] höchstens 1 Tisch gleichzeitig
   *[other] höchstens { $most } Tische gleichzeitig
    }; { $now ->
    [one] 1 Tisch ist
   *[other] { $now } Tische sind
    } gerade offen.
server-pictures = Neue Tische { $words ->
    [1] haben nur Worte.
   *[0] haben Bilder.
    }
as-discord-has = Wie dieser Server in Discord
language-of-tables = Sprache neuer Tische
server-language = Sprache neuer Tische: { $language ->
    [none] wie in Discord für diesen Server eingestellt
   *[own] { $language }
    }.
server-time = Bedenkzeit an neuen Tischen: { $rule }. `/verwaltung bedenkzeit` ändert sie.
server-threads = Ist ein Tisch in einem Thread zu Ende, { $archive ->
    [1] archiviere ich den Thread einen Tag später.
   *[0] lasse ich den Thread offen.
    }
server-anybody = -# An einen offenen Tisch dürfen sich alle setzen. Wer den Server verwaltet, kann überall einen öffnen.
for-channels = Das geht im Kanal eines Servers, nicht in einer Direktnachricht.
manage-server-only = Das kann nur ändern, wer das Recht „Server verwalten“ hat.
owner-only = Das kann nur, wer den Bot besitzt.
commands-refused = Discord hat die Liste der Befehle abgelehnt und sagt: { $refused }
commands-known = Discord kennt jetzt { $count } Befehle. Lade es neu, um sie zu sehen.

## The bot's health

shard-new = Shard { $shard }: noch nicht verbunden, { $latency }, { $servers }.
shard-is = Shard { $shard }: { $state } seit { $since }, { $latency }, { $servers }.
discord-answers = Discord: { $latency }, { $servers }.
discord-answers-shards = Discord: { $latency }, { $servers }, { $ready } von { $shards ->
    [one] { $shards } Shard
   *[other] { $shards } Shards
    } hier bereit, von { $all } insgesamt.
shards-silent = Von diesen Shards höre ich im Moment nichts: { $shards }{ $more ->
    [0] { "" }
   *[other] { " " }und { $more } weiteren
    }.
latency = { $latency } ms bis zur Antwort
no-latency = Antwortzeit noch unbekannt
calls-refused = Discord hat in zehn Minuten { $count } Aufrufe abgelehnt.
discord-out-of-reach = Ich erreiche Discord nicht.
discord-busy = Discord ist gestört oder überlastet (Fehler { $status }).
shut-out = { $status ->
    [401] Discord nimmt mein Token nicht mehr an. Trag ein neues in DISCORD_TOKEN ein und starte mich neu.
   *[429] Discord lehnt eine Weile alle meine Aufrufe ab, weil es zu viele waren.
    }
post-rejected = Discord hat die Nachricht nicht angenommen (Fehler { $code }). Seine Worte stehen im Log.
own-fault = Das ist ein Fehler von mir. Näheres steht im Log.
database-used = { $size } von der Datenbank belegt
health-versions = **Emberkeep { $emberkeep }**, gestartet { $began }, Python { $python }, discord.py { $discord }.
health-database = Die Datenbank antwortet in { $milliseconds } ms.
health-tables = Tische: { $playing } im Spiel, { $gathering } vor dem Start, { $over } zu Ende; { $loaded } im Speicher.
health-queue = Warteschlange: { $late ->
    [one] { $late } Post muss
   *[other] { $late } Posts müssen
    } jetzt hinaus{ $oldest ->
    [none] { "" }
   *[other] { " " }(der älteste war { $oldest } fällig)
    }, { $later } später; { $direct ->
    [one] { $direct } Direktnachricht wartet
   *[other] { $direct } Direktnachrichten warten
    }.
health-next-due = Als Nächstes fällig an einem Tisch: { $at ->
    [nothing] nichts
   *[other] { $at }
    }.
health-disk-of = Platte: { $used }, das ist { $name }.
health-disk = Platte: { $used }, { $free } frei.
disk-nearly-full = Die Platte ist fast voll. Schaff Platz: Ist sie voll, zählt keine Antwort mehr.
post-stuck = Seit einer Stunde kann ich etwas nicht posten. Warum, steht im Log.
packs-misfit = { $count ->
    [one] Tisch { $tables } wartet
   *[other] Diese Tische warten: { $tables }
    }, weil ein Paket nicht mehr zu den Regeln passt. Was nicht passt, steht im Log.
backup-failed = Die letzte Sicherung ist misslungen: { $why }
nothing-posted = Bis { $until } poste ich nichts: { $why } Danach poste ich, was wartet.
discord-refuses = Discord hat in zehn Minuten { $count } Aufrufe abgelehnt (welche, steht im Log). Bei { $most } sperrt es die Adresse dieses Rechners für eine Weile.
not-shown = Von Tisch { $table } ist { $kind ->
    [card] die Tischkarte
    [hand] eine Hand
   *[other] eine Nachricht
    } nicht hinausgegangen ({ $at }): { $why }
posts-refused = Dasselbe gilt für { $posts ->
    [one] { $posts } weiteren Post
   *[other] { $posts } weitere Posts
    }; sie stehen im Log.
asleep-servers = { $servers ->
    [one] { $servers } Server
   *[other] { $servers } Servern
    } { $why ->
    [removed] ohne den Bot
   *[outage] mit einer Störung
    }
asleep = Es schlafen die Tische von { $servers }.
backups-elsewhere = Sicherungen: Die Werkzeuge von PostgreSQL machen sie (docs/operations.md).
no-backups = Sicherungen: Ich mache keine.
backups = Sicherungen: { $kept ->
    [0] noch keine
   *[other] { $kept } aufgehoben, die letzte von { $last }
    }; { $next ->
    [never] ich mache keine mehr.
   *[other] die nächste { $next }.
    }

## Commands

commands-admin = Tische dieses Servers, ihre Bedenkzeit und ihre Erinnerungen festlegen.
    .name = verwaltung
command-admin-tables = Festlegen, wer hier Tische öffnen darf, wo und wie viele.
    .name = tische
command-admin-health = Sehen, wie es dem Bot geht. Für die Person, die ihn betreibt.
    .name = zustand
command-sync = Discord die Befehle mitteilen. Für die Person, die den Bot betreibt.
    .name = abgleichen
commands-campaign = Spiele spielen, die einander fortsetzen, Kapitel für Kapitel.
    .name = kampagne
command-campaign-start = Mit dem nächsten Tisch dieses Kanals eine Kampagne beginnen.
    .name = beginnen
option-campaign-start-name = Wie die Kampagne heißt
option-campaign-start-game = Welches Spiel; lass es weg, wenn hier ein Tisch auf Mitspielende wartet
    .name = spiel
command-campaign-list = Die Kampagnen dieses Kanals sehen, und deine anderswo.
    .name = liste
command-campaign-show = Die Kapitel einer Kampagne sehen.
    .name = zeigen
command-campaign-continue = Das nächste Kapitel hier öffnen.
    .name = fortsetzen
command-campaign-rename = Einer Kampagne einen anderen Namen geben.
    .name = umbenennen
option-campaign-rename-name = Wie sie heißen soll
command-campaign-retire = Eine Kampagne weglegen; weitermachen kannst du später.
    .name = weglegen
option-campaign-which = Welche; lass es weg für die, die zuletzt in diesem Kanal gespielt wurde
    .name = kampagne
command-log = Lesen, was geschehen ist, soweit du es wissen darfst.
    .name = protokoll
option-log-page = Welche Seite; 1 ist die neueste, oder wo `ab` oder `zug` beginnt
    .name = seite
option-log-turn = Nur einen Zug oder eine Phase des Spiels zeigen
    .name = zug
option-log-player = Nur Zeilen über diese Person zeigen
    .name = person
option-log-start = Mit dieser Antwort beginnen, nach ihrer Nummer
    .name = ab
command-mine = Alle deine Tische sehen, und welche auf dich warten.
    .name = tische
command-recap = Lesen, was geschehen ist, seit du zuletzt hier warst.
    .name = rückblick
command-replay = Das Spiel als Datei bekommen, zum Ansehen und Teilen.
option-replay-kind = Durch wessen Augen; Verborgenes erst, wenn das Spiel vorbei ist
    .name = als
choice-public = Was alle sahen
command-me-stats = Sehen, was du gespielt hast, nach Spielen.
    .name = statistik
option-me-stats-here = Nur in diesem Server; sonst überall
    .name = hier
command-server-stats = Sehen, was in diesem Server gespielt wurde, nach Spielen.
    .name = statistik
command-story = Die Geschichte bis hierher lesen oder als Buch aufheben.
    .name = geschichte
option-read-in = In welcher Sprache; sonst in der des Tisches
    .name = sprache
option-story-kind = Ein Buch daraus machen, mit Bildern; sonst liest du die Geschichte hier
    .name = als
choice-e-book = E-Book (EPUB)
choice-page = Eine Seite zum Drucken (HTML)
command-table-export = Den Tisch dieses Kanals als Datei bekommen.
    .name = exportieren
option-table-export-whole = Mit allen Geheimnissen eines laufenden Spiels. Für die Person, die den Bot besitzt
    .name = ganz
command-table-import = Einen Tisch aus einer Datei öffnen, die `/tisch exportieren` gemacht hat.
    .name = importieren
option-table-import-file = Eine Datei von /tisch exportieren
    .name = datei
command-verify = Nachprüfen, ob die Würfel fair waren.
    .name = prüfen
command-me-away = Deine Uhren an allen Tischen für eine Weile anhalten.
    .name = weg
option-me-away-until = 2 Tage, Sonntag, 24. Dezember, 2026-12-24 18:00 oder: bis ich es sage
    .name = bis
command-me-back = Sagen, dass du wieder da bist.
    .name = zurück
commands-game = Tisch öffnen, dazusetzen, aufstehen, beginnen oder beenden.
    .name = spiel
command-open = Hier einen Tisch öffnen oder erst die Spiele ansehen.
    .name = öffnen
option-open-game = Welches Spiel; lass es weg, um alle zu sehen
    .name = spiel
option-open-language = Die Sprache des Tisches; sonst die des Servers
    .name = sprache
command-game-join = Dich an den Tisch dieses Kanals setzen.
    .name = mitspielen
command-game-leave = Deinen Platz aufgeben.
    .name = aufstehen
command-game-start = Das Spiel mit denen beginnen, die am Tisch sitzen.
    .name = beginnen
command-game-end = Den Tisch schließen, bevor das Spiel vorbei ist.
    .name = beenden
command-game-bot = Einen Bot dazunehmen, wegnehmen oder für jemanden weiterspielen lassen.
option-game-bot-strength = Wie gut er spielt; sonst leicht in deinem ersten Spiel, danach mittel
    .name = stärke
option-game-bot-remove = Stattdessen einen Bot wegnehmen; nur vor dem Start
    .name = entfernen
option-game-bot-seat = Während des Spiels: wessen Platz ein Bot übernimmt
    .name = platz
command-game-options = Die Optionen dieses Tisches vor dem Start sehen oder ändern.
    .name = optionen
option-game-options-name = Welche Option
option-game-options-value = Worauf du sie setzt
    .name = wert
command-game-rematch = Einen neuen Tisch mit denselben Leuten und Optionen öffnen.
    .name = nochmal
command-game-status = Sehen, wie es um den Tisch dieses Kanals steht und wo seine Tischkarte ist.
    .name = stand
command-move = Hier mit einem Tisch weitermachen, dessen Kanal gelöscht wurde.
    .name = umziehen
option-move-table = Welcher deiner Tische, falls mehrere ihren Kanal verloren haben
    .name = tisch
command-replace = Einen Platz jemand anderem geben, oder einem Bot.
    .name = ersetzen
option-replace-seat = Wessen Platz: dein eigener oder ein anderer; darüber stimmen die anderen ab
    .name = platz
option-replace-by = Wer weiterspielt; lass es weg für einen Bot
    .name = durch
command-game-back = Sagen, dass du wieder da bist, und deinen Platz zurücknehmen.
    .name = zurück
choice-each-decision = für jede Entscheidung
choice-whole-game = für das ganze Spiel, für jede Person einzeln
choice-then-default = ich spiele für sie auf Nummer sicher
choice-then-bot = ein Bot macht diesen Zug
choice-then-vote = die anderen stimmen ab, wer weiterspielt
option-deadline-time = 2 Tage, 12 Stunden, 1 Woche oder aus
    .name = zeit
option-deadline-each = Wofür die Zeit ist
    .name = für
option-deadline-then = Was geschieht, wenn sie um ist
    .name = danach
command-table-deadline = Sehen oder festlegen, wie lange man überlegen darf.
    .name = bedenkzeit
command-admin-deadline = Sehen oder festlegen, wie lange man an neuen Tischen überlegen darf.
    .name = bedenkzeit
command-help = Sehen, was ich tue, welche Spiele es gibt und wie man sie spielt.
    .name = hilfe
command-rules = Eine Regel nachschlagen oder erfahren, warum ich etwas verweigert habe.
    .name = regeln
option-rules-game = Welches Spiel
    .name = spiel
option-rules-search = Worte oder die Nummer einer Regel
    .name = suche
option-rules-why = Die Regel hinter meiner letzten Weigerung zeigen
    .name = warum
commands-pack = Eigene Karten für ein Spiel schreiben, ausprobieren und anschalten.
    .name = paket
command-pack-template = Eine Datei mit einer Karte jeder Art bekommen, mit Erklärungen.
    .name = vorlage
option-pack-template-game = Für welches Spiel
    .name = spiel
command-pack-upload = Ein Paket hochladen: eine YAML- oder ZIP-Datei, höchstens 256 KB.
    .name = hochladen
option-pack-upload-file = Das Paket; /paket vorlage gibt dir eins zum Anfangen
    .name = datei
command-pack-list = Die Pakete hier sehen, und welche davon Tische wählen können.
    .name = liste
command-pack-show = Sehen, wer ein Paket schrieb, was darin ist und was die Bots fanden.
    .name = zeigen
option-pack-show-pack = Welches Paket
    .name = paket
command-pack-on = Tische ein Paket wählen lassen.
    .name = an
option-pack-on-pack = Welches Paket
command-pack-off = Keinen weiteren Tisch ein Paket wählen lassen.
    .name = aus
option-pack-off-pack = Welches Paket
command-pack-remove = Ein Paket entfernen.
    .name = entfernen
option-pack-remove-pack = Welches Paket
command-settings = Deine Einstellungen ändern: Hand als Direktnachricht, nur Worte, Erinnerungen.
    .name = einstellungen
option-settings-hand-by-dm = Meine Hand in einer Direktnachricht zeigen, immer auf dem neuesten Stand
    .name = hand_als_dm
option-settings-words-only = Mir Bretter in Worten zeigen, ohne Bilder
    .name = nur_worte
option-settings-lessons = Mir jede Art von Frage erklären, wenn sie das erste Mal kommt
    .name = erklärungen
option-settings-time-zone = Meine Zeitzone: tippe die nächste große Stadt
    .name = zeitzone
option-settings-quiet-hours = Wann du mich nicht stören darfst, in meiner Zeitzone: etwa 22-8, oder aus
    .name = ruhezeit
option-settings-remind-after = Stunden bis zur ersten Erinnerung an meinen Zug; 0 = nie
    .name = erinnern_nach
option-settings-remind-every = Stunden von einer Erinnerung zur nächsten
    .name = abstand
option-settings-remind-by = Wo du mich erinnerst
    .name = erinnern_wo
option-settings-stand-in = Was du für mich tust, wenn meine Zeit um ist und die anderen nicht abstimmen
    .name = vertretung
option-settings-remind-reset = Meine Erinnerungen vergessen und die des Tisches nehmen
    .name = erinnern_zurücksetzen
option-settings-language = Die Sprache dessen, was nur ich sehe
    .name = sprache
command-me-export = Alles als Datei bekommen, was ich über dich aufhebe.
    .name = exportieren
command-me-erase = Alles löschen, was ich über dich aufhebe.
    .name = löschen
command-me-reminders = Sehen, wie ich dich an diesem Tisch erinnere, und warum.
    .name = erinnerungen
command-table-reminders = Sehen oder festlegen, wie der Tisch dieses Kanals erinnert.
    .name = erinnerungen
command-table-language = Sehen oder wählen, welche Sprache der Tisch dieses Kanals spricht.
    .name = sprache
option-table-language = Die Sprache von Tischkarte, Protokoll, Bildern und Buch
    .name = sprache
option-table-reminders-reset = Was der Tisch festlegt, vergessen und das des Servers nehmen
    .name = zurücksetzen
command-admin-reminders = Sehen oder festlegen, wie ich in diesem Server erinnere.
    .name = erinnerungen
option-admin-reminders-zone = Die Zeitzone für alle, die keine eigene gesetzt haben
    .name = zeitzone
option-admin-reminders-reset = Was der Server festlegt, vergessen und das Übliche nehmen
    .name = zurücksetzen
option-reminders-after = Stunden bis zur ersten Erinnerung; 0 = keine
    .name = nach
option-reminders-every = Stunden von einer Erinnerung zur nächsten
option-reminders-times = Wie viele Erinnerungen; nach der letzten sage ich dem Tisch, dass er stillsteht
    .name = anzahl
option-reminders-quiet = Wann ich niemanden störe, nach der eigenen Zeitzone: etwa 22-8, oder aus
    .name = ruhe
option-reminders-by = Wo ich erinnere
    .name = wo
command-ahead = Fragen im Voraus beantworten und sehen, was du festgelegt hast.
    .name = voraus
command-hand = Deine Hand sehen, und was du jetzt tun kannst.
command-board = Das Brett sehen, als Bild und in Worten.
    .name = brett
command-act = Beantworten, was der Tisch dich fragt.
    .name = antworten
option-act-what = Was du tust: nimm einen Vorschlag, oder tippe eine Zahl oder Worte
    .name = was
size = { $unit ->
    [bytes] { $amount } Bytes
    [kb] { $amount } KB
    [mb] { $amount } MB
   *[gb] { $amount } GB
    }
command-undo = Deine letzte Antwort zurücknehmen.
    .name = zurücknehmen
command-roll = Würfeln: 2d6+3, 4d6kh3, d20 …
    .name = würfeln
option-roll-dice = Welche Würfel, etwa 2d6+3, 4d6kh3 oder 3d6e6 # ein Kommentar
    .name = würfel
option-answer-by-verb-choice = Was du jetzt tun kannst
    .name = wahl
commands-table = Protokoll, Bedenkzeit, Plätze, Dateien und frühere Spiele eines Tisches.
    .name = tisch
commands-me = Weg sein; deine Erinnerungen, deine Spiele und was ich über dich aufhebe.
    .name = ich
campaign-progress = { $game }: { $progress }.
pack-state = { $state ->
    [waits] die Bots müssen noch spielen
    [playing] Bots haben { $played } von { $games } Spielen gespielt
    [unfit] niemand kann damit spielen
    [on] an
   *[off] aus
    }
servers = { $servers ->
    [one] { $servers } Server
   *[other] { $servers } Server
    }
