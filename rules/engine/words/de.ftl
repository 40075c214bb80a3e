# Was die Engine an jedem Tisch sagt, und wie alle Spiele Listen und Zahlen schreiben.

## Lists and numbers

list-and = { $before } und { $last }
list-or = { $before } oder { $last }

# Zahlen im Fließtext. Ab 13 stehen sie als Wort nur selten; ab 100 bleiben es Ziffern.

spelled = { $number ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
    [13] dreizehn
    [14] vierzehn
    [15] fünfzehn
    [16] sechzehn
    [17] siebzehn
    [18] achtzehn
    [19] neunzehn
   *[other] { $ones ->
        [0] { "" }
        [1] einund
        [2] zweiund
        [3] dreiund
        [4] vierund
        [5] fünfund
        [6] sechsund
        [7] siebenund
        [8] achtund
       *[9] neunund
    }{ $tens ->
        [2] zwanzig
        [3] dreißig
        [4] vierzig
        [5] fünfzig
        [6] sechzig
        [7] siebzig
        [8] achtzig
       *[9] neunzig
    }
    }

month = { $number ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
    }

exactly = { $count }
up-to = bis zu { $most }
from-to = { $least } bis { $most }

## Answers that are refused

pick-an-option = Hier geht es um eine Auswahl: Such dir etwas aus.
no-such-option = Das steht gerade nicht zur Wahl. Du kannst wählen: { $more ->
    [0] { $options }
   *[other] { $options } …
    }.
not-with-others = Wähle entweder „{ $option }“ oder die anderen, nicht beides.
picked-twice = Jede Möglichkeit kannst du nur einmal wählen.
pick-so-many = Wähle { $bounds }; du hast { $picked } gewählt.
give-number = Nenne eine ganze Zahl von { $least } bis { $most }.
number-does-not-fit = { $number } passt nicht: Nenne eine Zahl von { $least } bis { $most }.
answer-in-words = Antworte mit Worten.
broken-text = Ein Zeichen ist beschädigt. Schreib den Text noch einmal ohne dieses Zeichen.
write-so-many = Schreib { $bounds } Zeichen; du hast { $written } geschrieben.
game-is-over = Das Spiel ist vorbei.
question-is-closed = Diese Frage ist nicht mehr offen; der Tisch ist schon weiter.
cannot-run-out = Der Tisch wartet nicht auf diese Antwort, also läuft sie auch nicht ab.
need-not-be-given = Der Tisch wartet nicht auf diese Antwort, also muss sie niemand geben.
not-away = Du bist nicht weg.
step-was-over = Der Schritt war zu Ende, bevor alle seine Antworten gebraucht wurden.
answers-do-not-fit = Die Antworten dieses Schritts passen nicht zu den Regeln.
no-bot-answers = Kein Bot kann eine dieser Fragen beantworten.

## Opening a table

no-such-game = Ein Spiel namens { $game } gibt es nicht. Es gibt: { $games }.
wrong-seats = { $game } spielt man zu { $bounds }, aber hier { $seats ->
    [one] sitzt eine Person
   *[other] sitzen { $seats }
    }.
not-texts = Die Namen sind eine Liste von Texten, und der Startwert und der Spielstand sind Texte.
option-does-not-fit = Die Option { $option } passt nicht: { $fault }.
not-in-campaigns = { $game } hat keine Kampagnen, also kann kein Tisch einen anderen fortsetzen.
save-does-not-fit = { $game } kann mit diesem Spielstand nicht weitergehen: { $fault }.
no-position = Diese Stellung gehört nicht zu { $game }.
no-dump = Das ist nicht der Text eines Tisches.
no-such-seat = Einen Platz { $seat } gibt es hier nicht. Es gibt die Plätze 0 bis { $last }, und None schaut nur zu.
no-pack = Das ist kein Paket.
no-cards-for-game = Zu { $game } kann man keine Karten hinzufügen.
pack-for-other-game = { $pack } gehört zu einem anderen Spiel: { $game }.
too-many-packs = Ein Tisch kann bis zu { $most } Pakete haben; du hast { $packs } gewählt.
missing-packs = Dieser Tisch spielt mit Karten, die ich hier nicht habe: Paket { $packs }.
mark-is-taken = Ein anderes Paket an diesem Tisch beginnt mit denselben Zeichen.

## Answers in words, for what an undo takes back

secret-answer = eine private Antwort
no-answer = nichts
quoted = „{ $quote }“
later-answer = eine spätere Antwort

## Taking an answer back

agree = Einverstanden
agree-detail = Die Antwort wird zurückgenommen und neu gegeben.
refuse = Ablehnen
refuse-detail = Die Antwort bleibt.
takes-back-sealed = Du nimmst { $answer } zurück. Die Antwort ist noch verdeckt; niemand hat sie gesehen.
takes-back-free = Du nimmst { $answer } zurück. Niemand muss zustimmen.
takes-back-whole = Du nimmst { whole-undo } zurück. { $agree ->
    [yes] Die anderen müssen zustimmen, und alle
   *[no] Alle
    } späteren Würfel und Karten werden neu gezogen.
whole-undo = { $beside ->
    [yes] { $answer } samt Folgen, aber nichts, was die anderen inzwischen getan haben,
   *[no] { $answer } und alles, was danach kam,
    }
asks-to-agree = { $player } bittet den Tisch um Zustimmung. { $effect }
bot-does-not-agree = Alle anderen müssten zustimmen, aber { $player } spielt von selbst, und Bots stimmen nicht mehr zu, sobald { come-out }. Deine Antwort bleibt.
absent-does-not-agree = { $player } meldet sich nicht mehr, und niemand stimmt stellvertretend zu, sobald { come-out }. Deine Antwort bleibt.
come-out = eine Karte aufgedeckt oder ein Würfel gefallen ist
nothing-to-take-back = Du hast keine Antwort, die du noch zurücknehmen kannst.
asked-already = Du hast schon gefragt; noch haben nicht alle zugestimmt.
takes-sealed-back = { $player } nimmt eine verdeckte Antwort zurück.
would-take-back = { $player } möchte { whole-undo } zurücknehmen. Alle anderen müssen zustimmen.
takes-back = { $player } nimmt { $answer } zurück.
all-agree-to-undo = Alle sind einverstanden: { takes-back }
refuses-undo = { $player } lehnt ab: Die Antwort bleibt.
agrees-to-undo = { $player } ist mit dem Zurücknehmen einverstanden.
petition-lapses = Das Spiel geht weiter; { $player } kann diese Antwort nicht mehr zurücknehmen.

## Answering ahead

somebody-takes-back = Jemand will eine Antwort zurücknehmen
agree-ahead = Erlauben, mit allen Folgen.
refuse-ahead = Die Antwort bleibt.
not-ahead-now = Das kannst du gerade nicht im Voraus beantworten.
no-round-now = Gerade läuft keine Runde, also kannst du nichts bis zu ihrem Ende festlegen.
described-choice = { $choice } ({ CLAUSE($detail) })
ahead = { $asked }: { $answer }
ahead-if = { $asked }, falls { $condition }: { $answer }
turn-ends = dieser Zug endet
period-ends = { $period } { $number } endet
had-answered-ahead = { $who ->
    [you] Du hattest im Voraus geantwortet: { $answer }.
   *[player] { $player } hatte im Voraus geantwortet: { $answer }.
    }
had-answered-question-ahead = { $who ->
    [you] Du hattest „{ CLIP($question, 120) }“ im Voraus beantwortet: { $answer }.
   *[player] { $player } hatte „{ CLIP($question, 120) }“ im Voraus beantwortet: { $answer }.
    }

# Why an answer given ahead counts no more, continuing "since"

other-role = du jetzt eine andere Rolle spielst
not-asked-any-more = die Regeln das nicht mehr fragen
not-offered-any-more = du das nicht mehr wählen kannst
means-something-else = es jetzt etwas anderes bedeuten würde
list-more = { $before }, { $next }
round = Runde
rounds = Runden
