### Die Worte der Seite von `--local`, und was sie denen sagt, die dort spielen.

# -- the page ------------------------------------------------------------------------------------

starting = Das Feuer wird angezündet…
needs-javascript = Diese Seite braucht JavaScript.
skip-to-message = Zum Nachrichtenfeld springen
reconnecting = Die Verbindung ist weg. Ich verbinde neu…
try-now = Jetzt versuchen
connection-lost = Die Verbindung ist weg. Versuch es bitte noch einmal.
not-connected = Gerade keine Verbindung. Versuch es bitte gleich noch einmal.
no-answer-from-sandbox = Die Sandbox antwortet nicht. Ich versuche es weiter…
loading = Lädt…
working = Arbeitet
sending = Sendet
dismiss = Ausblenden
close = Schließen
cancel = Abbrechen
save = Speichern
delete = Löschen
done = Fertig

# -- whom one plays --------------------------------------------------------------------------------

who-are-you = Wer bist du?
about-tabs = Jeder Tab kann jemand anderen spielen. Such aus, wen dieser spielt; ändern kannst du das jederzeit.
no-such-player = Eine Person namens { $player } gibt es nicht.
players = Mitspielende
you = Du
play-as = Spielen als
you-play = Du spielst { $player }
play-player = { $player } spielen (mittlere Maustaste: in einem anderen Tab)
add = Hinzufügen
add-player = Jemanden dazunehmen
name = Name
player-example = Greta
about-new-player = Die Person ist dann in jedem Server hier, und du kannst sie in diesem Tab oder einem anderen spielen.
has-joined = { $player } ist da.
dms-closed = DMs zu
about-dms-closed = Niemand darf dir Direktnachrichten schreiben
someone-unknown = jemand Unbekanntes
nobody = niemand

# -- channels --------------------------------------------------------------------------------------

channels = Kanäle
channels-and-players = Kanäle und Mitspielende
close-channels = Kanalliste schließen
text-channel = Textkanal
direct-message = Direktnachricht
voice-channel = Sprachkanal
announcement-channel = Ankündigungskanal
forum = Forum
thread = Thread
private-thread = privater Thread
channel-label = { $marked ->
    [mentions] { $channel }, { $kind }, { $count } Erwähnungen
    [unread] { $channel }, { $kind }, { $count } ungelesen
   *[nothing] { $channel }, { $kind }
}
direct-messages = Direktnachrichten
threads-of = Threads von { $channel }
in-it = darin
bot = Bot
online = online
offline = offline
no-channel = Es gibt keinen Kanal zu zeigen.
unknown = unbekannt
unknown-channel = #unbekannt
new-channel = Neuer Kanal
create = Anlegen
kind = Art
kind-text = Text: ein Gespräch
kind-forum = Forum: ein Gespräch je Beitrag
kind-news = Ankündigungen: ein Gespräch, dem man anderswo folgt
kind-voice = Sprache: nur der Chat, ohne die Stimmen
new-channel-example = neuer-kanal
topic = Thema (muss nicht sein)
delete-channel = Diesen Kanal löschen
delete-thread = Diesen Thread löschen
delete-for-everybody = Für alle löschen?
will-be-gone = { $channel } und alles, was dort geschrieben wurde, ist dann weg.
write-to-somebody = Jemandem schreiben
link-unseen = Dieser Link führt in einen Kanal, den du nicht siehst.

# -- threads and forums ----------------------------------------------------------------------------

start-thread = Thread beginnen
start = Beginnen
name-of-thread = Name des Threads
private = Privat: nur für Leute, die darin erwähnt werden
about-forum = Jeder Beitrag hier ist ein eigenes Gespräch.
new-post = Neuer Beitrag
new-post-in = Neuer Beitrag in { $forum }
post = Posten
title = Titel
files = Dateien (muss nicht sein)
no-posts = Noch keine Beiträge.
archived = archiviert
messages-counted = { $count ->
    [one] { $count } Nachricht
   *[other] { $count } Nachrichten
}

# -- messages --------------------------------------------------------------------------------------

messages-in = Nachrichten in { $channel }
load-older = Ältere Nachrichten laden
conversation-begins = Hier beginnt euer Gespräch.
channel-begins = Hier beginnt der Kanal.
new = Neu
new-messages = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
jump-to-newest = Zur neuesten springen
message-gone = Diese Nachricht ist nicht mehr da.
yesterday = Gestern { $time }
message-label = { $kind ->
    [bot] { $author }, Bot, { $when }
   *[person] { $author }, { $when }
}
bot-tag = BOT
edited = (bearbeitet)
only-you = Nur du siehst das
dismiss-message = Nachricht ausblenden
is-thinking = { $who } denkt nach
replied-deleted = Die ursprüngliche Nachricht wurde gelöscht.
go-to-replied = Zur ursprünglichen Nachricht von { $who }
used = { $who } hat { $command } benutzt
you-used = { $you }: { $what } benutzt
joined = { $who } ist dazugekommen.
started-thread = { $who } hat einen Thread begonnen: { $thread }
quoted = „{ $title }“
interaction-failed = Diese Interaktion ist fehlgeschlagen.
interaction-failed-because = Diese Interaktion ist fehlgeschlagen. { $why }
says = { $who }: { $words }
says-to-you = Nur für dich, { $who }: { $words }
mentions-you = { $who } erwähnt dich in { $channel }: { $words }
a-message = eine Nachricht
a-file = eine Datei
message-actions = Aktionen
reply = Antworten
edit = Bearbeiten
edit-message = Nachricht bearbeiten
delete-message = Diese Nachricht löschen?
this-message = Diese Nachricht
everybody-here = Alle in diesem Kanal
everybody-online = Alle, die online sind
role = Rolle
unknown-role = unbekannte Rolle
spoiler = (Spoiler)
code = Code
code-in = Code, { $language }

# -- pictures and files ----------------------------------------------------------------------------

picture = Bild
picture-to-scroll = Bild; zum Ansehen scrollen
picture-undescribed = Ein Bild ohne Beschreibung
no-description = Dieses Bild hat keine Beschreibung.
picture-not-shown = Dieses Bild ließ sich nicht zeigen.
open-in-tab = In neuem Tab öffnen
enlarge = Bild vergrößern
enlarge-described = Bild vergrößern: { $description }
spoiler-picture = Spoilerbild, zum Zeigen drücken
spoiler-to-reveal = Spoiler, zum Zeigen drücken
press-to-reveal = Spoiler: zum Zeigen drücken
file = Datei
size = { $unit ->
    [bytes] { $amount } Bytes
    [kb] { $amount } KB
    [mb] { $amount } MB
   *[gb] { $amount } GB
}
file-not-read = { $file } ließ sich nicht lesen.
component-not-shown = Diese Komponente kann die Seite nicht zeigen (Typ { $type }).
field-not-shown = Dieses Feld kann die Seite nicht zeigen (Typ { $type }).

# -- writing ---------------------------------------------------------------------------------------

message = Nachricht
message-in = Nachricht in { $channel }
write-or-command = Schreib etwas, oder / für Befehle
write-in-channel = Schreib in { $channel }, oder / für Befehle
only-commands = Hier nur Befehle: tippe /
may-not-write = Hier darfst du nicht schreiben
attach-files = Dateien anhängen
files-to-send = Dateien zum Senden
do-not-send = { $file } nicht senden
send = Senden
letters-of = { $length } von { $most } Zeichen
not-sent = Deine Nachricht wurde nicht gesendet: { $why }
replying-to = Antwort an { $who }
do-not-reply = Nicht antworten
typing = { $count ->
    [0] { "" }
    [1] { $first } schreibt
    [2] { $first } und { $second } schreiben
    [3] { $first }, { $second }, { $third } schreiben
   *[other] Mehrere schreiben
}

# -- commands --------------------------------------------------------------------------------------

commands = Befehle
no-command = Kein Befehl passt. Um das als Text zu senden, setz ein Leerzeichen davor.
no-command-offline = Kein Befehl passt, weil der Bot offline ist.
more-options = +{ $count } weitere
run = Ausführen
leave-command = Befehl verlassen
enter-runs-it = Enter führt ihn aus, Escape verlässt ihn.
needed = nötig
optional = muss nicht sein
type-text = Text
type-integer = ganze Zahl
type-boolean = ja oder nein
type-person = Person
type-channel = Kanal
type-role = Rolle
type-person-or-role = Person oder Rolle
type-number = Zahl
type-file = Datei
from-to = { $unit ->
    [letters] ({ $low } bis { $high } Zeichen)
   *[none] ({ $low } bis { $high })
}
from = { $unit ->
    [letters] (mindestens { $low } Zeichen)
   *[none] (mindestens { $low })
}
up-to = { $unit ->
    [letters] (höchstens { $high } Zeichen)
   *[none] (höchstens { $high })
}
true = Ja
false = Nein

# -- forms and lists -------------------------------------------------------------------------------

submit = Absenden
yes = Ja
search = Suchen
search-in = Suchen: { $label }
nothing-matches = Nichts passt.
sent-as-typed = In der Liste passt nichts; dein Text wird so gesendet, wie er dasteht.
options-not-loaded = Die Liste ließ sich nicht laden.
choose = Wählen…
choose-person = Person wählen…
choose-role = Rolle wählen…
choose-person-or-role = Person oder Rolle wählen…
choose-channel = Kanal wählen…
type-or-choose = Tippen oder wählen…
choose-at-least = Wähle mindestens { $count }.
choose-at-most = Wähle höchstens { $count }.
chosen-of-at-most = { $chosen } von höchstens { $most }
please-fill-in = Bitte ausfüllen.
please-choose = Bitte wählen.
please-choose-one = Bitte eins wählen.
please-choose-at-least = Bitte mindestens { $count } wählen.
please-tick-at-least = Bitte mindestens { $count } ankreuzen.
please-tick-at-most = Bitte höchstens { $count } ankreuzen.
one-from-the-list = Bitte eins aus der Liste nehmen.
this-is-needed = Das hier ist nötig.
a-number-please = Bitte eine Zahl.
a-whole-number-please = Bitte eine ganze Zahl.
at-least = Bitte mindestens { $least }.
at-most = Bitte höchstens { $most }.
at-least-letters = Bitte mindestens { $least } Zeichen.
at-least-letters-not = Bitte mindestens { $least } Zeichen (du hast { $length }).
at-most-letters = Bitte höchstens { $most } Zeichen (du hast { $length }).

# -- what the sandbox refuses ----------------------------------------------------------------------

no-answer = Die Anwendung hat nicht geantwortet.
outage = Dieser Server ist nicht erreichbar, weil Discord eine Störung hat.
not-understood = Nicht verstanden: { $why }
no-action = Eine Aktion „{ $action }“ gibt es nicht.
missing = „{ $name }“ fehlt.
gone = Das ist nicht mehr da.
not-now = Das kannst du gerade nicht benutzen.
dialog-closed = Dieses Fenster ist nicht mehr offen.
only-dismiss = Diese Nachricht kannst du nur ausblenden.
dismiss-own = Ausblenden kannst du nur Nachrichten, die nur du siehst.
thread-archived = Dieser Thread ist archiviert. Schreib etwas hinein, dann ist er wieder offen.
no-thread-there = Zu einer Nachricht, die nur du siehst, kannst du keinen Thread beginnen.
not-to-yourself = Dir selbst kannst du nicht schreiben.
server-name = Ein Server braucht einen Namen mit mindestens zwei Zeichen.
player-name = Eine Person braucht einen Namen.
file-damaged = Eine Datei kam beschädigt an.
file-too-large = Diese Datei ist zu groß.
no-command-here = Einen Befehl /{ $command } gibt es hier nicht.
no-such-command = Einen Befehl /{ $command } gibt es nicht.
needs-subcommand = /{ $command } braucht einen Unterbefehl.
needs-option = /{ $command } braucht „{ $option }“.
no-such-option = /{ $command } hat keine Option „{ $option }“.
no-suggestions = „{ $option }“ von /{ $command } hat keine Vorschläge.
this-menu = Dieses Menü
not-a-choice = Das steht nicht zur Wahl.
no-such-choice = „{ $field }“ hat diese Wahl nicht.
does-not-exist = „{ $field }“: Das gibt es nicht.
must-be-chosen = „{ $field }“ muss gewählt werden.
must-be-filled-in = „{ $field }“ muss ausgefüllt werden.
takes-choices = „{ $field }“: Wähle { $least } bis { $most } verschiedene.
takes-characters = „{ $field }“: Schreib { $least } bis { $most } Zeichen.
must-be-number = { $kind ->
    [whole] „{ $field }“ muss eine ganze Zahl sein.
   *[any] „{ $field }“ muss eine Zahl sein.
}
out-of-range = „{ $field }“ liegt außerhalb des Bereichs.
yes-or-no = „{ $field }“ muss ja oder nein sein.
