# Die Bilder von Hope Inhumanity und der Tisch in Worten
#
# Was in Bildern steht, hat keinen Punkt und wenig Platz: Das meiste steht in Spalten. Titel, Namen
# und was jemand geschrieben hat, sind Daten. Das Glossar steht in rules/hope/words/de.ftl.

sentence = { $text }.
picture-table = Der Tisch
picture-scene = Die Szene, die du gezogen hast
picture-hand = Deine Karten
cover = Fünf Menschen gehen auf einer leeren Straße einer tiefen Sonne entgegen, zwei mit Rucksack, jemand davon klein.

## Whose move it is

ask-world = Wie ging die Welt unter?
ask-card = Ändert eine Karte etwas?
ask-support = Wer unterstützt { $names }?
ask-toll = Wer zahlt { $price } Menschlichkeit?
ask-each = Was antwortet ihr?
arrived = Angekommen: { $names }
nobody-arrived = Niemand kam an
draws-scene = { $names } zieht eine Szene
decides-first = { $names } entscheidet zuerst
decides-on-card = { $names } entscheidet über eine Karte
tells-ahead = { $names } erzählt, was vor euch liegt
reads-alone = { $names } liest die Szene allein
rolls-now = { $names } würfelt jetzt
succeeds = Sie gelingt
fails = Sie misslingt
awaited = Noch ohne Antwort: { $names }

# What a person is awaited for, in a column

task-awaited = entscheidet
task-draws = zieht
task-last-words = letztes Wort
task-reads = liest
task-rolls = würfelt
task-tells = erzählt
has-voted = hat gestimmt
refuses-now = lehnt ab
last-hope = Letzte Hoffnung

## What has changed

cause = { $cause ->
    [hunger] verhungert
    [harm] an Wunden tot
    [fate] tot
   *[humanity] zerbrochen
    }
lost = { cause }
fate = { cause }, Runde { $round }
fate-with-place = { fate }; ein Platz ist frei
gone-just-now = eben fort
fed = satt
healed = geheilt
humanity = Menschlichkeit { $humanity }
person-changes = { $name } { $changes }
outcome = „{ $title }“ { $how ->
    [succeeded] gelungen
    [failed] misslungen
    [avoided] umgangen
   *[over] vorbei
    }
news = { outcome }: { $changes }
news-nothing = { outcome }; nichts geändert

## The Scene

country = { $country ->
    [world] Vor der Straße
    [end] Das Ende der Straße
   *[road] Die Straße
    }
successes = { $count ->
    [one] { $count } Erfolg
   *[other] { $count } Erfolge
    }
verdict = { $needed } nötig: { $won ->
    [succeeds] gelingt
    [fails] misslingt
   *[open] noch offen
    }
verdict-by-cards = { $by } durch Karten, { verdict }
dice-rolled = { $verdict }; Würfel { $dice }.
die-sure = sicher
no-dice = keine
leads = { $name } leitet { $kind ->
    [roll] einen Wurf
    [question] eine Frage an alle
    [toll] einen Zoll
   *[untold] eine Szene
    }{ $unavoidable ->
    [yes] , unausweichlich
   *[no] { "" }
    }
drew = gezogen von { $name }
gives = { $name } gibt { $dice }
answers = { $name } „{ $answer }“
takes-hope = { $name } nimmt einen Hoffnungswürfel
reaches-for-hope = { $name } bittet um einen Hoffnungswürfel
refuses = { $name } lehnt ab
has-yet-to-answer = { $name } hat noch nicht geantwortet
all-are-in = Alle haben geantwortet: { $dice } Würfel
each-may-give = Ihr dürft je { $most ->
    [1] 1 Würfel
   *[other] bis zu { $most } Würfel
    } geben
hardship = Härte { $hardship }
hardship-of-parts = Härte { $hardship } ({ $printed }, { $parts })
hardship-so-far = Härte: { $parts }
printed-kind = { $kind ->
    [roll] Härte { $hardship }
    [question] Eine Frage an alle, kein Wurf
   *[toll] Zoll: { $price } Würfel, um anzunehmen
    }.{ $unavoidable ->
    [yes] { " " }Unausweichlich.
   *[no] { "" }
    }
country-and-kind = { $country }. { printed-kind }
for-your-eyes = nur für dich
odds-now = Chance mit den bisherigen Würfeln: { $odds } %
you-alone-read = Nur du kannst das lesen: { $reading }
you-alone-read-with-odds = Nur du kannst das lesen: { $reading } Chance mit den bisherigen Würfeln: { $odds } %.

## The road, the decks and what belongs to everyone

bound-for = Ziel: { $destination }
bound-where = Wohin?
hope-for-all = Hoffnung
cards-left = { $left ->
    [0] leer
   *[other] noch { $left }
    }
the-groups = Für alle
omens = Vorzeichen: { $omens }

## People and their cards

humanity-label = Menschlichkeit
    .short = Menschlich
doomed = todgeweiht
condition-doomed = Todgeweiht
condition = { $condition } +{ $hardship }
cards-more = und { $count } mehr
card-uses = { $card } ×{ $uses }
card-turned = { $card } (umgedreht)
card-rule = { $card }: { $rule }
not-on-road = { $name }: noch nicht unterwegs.
person-gone = { $name }: { fate }.
person-state = { $name }: { $state }.
your-cards = Deine Karten. { $state }
you-were-shown = Dir wurde gezeigt: { $shown }
nameless = namenlos

## Alt text

game = Hope Inhumanity, Runde { $round } von { $rounds }, { $country }.
hope-pool = Hoffnungsvorrat { $hope } von 5.
groups-cards = Für alle: { $cards }.
omens-told = Vorzeichen: { $omens }.
destination = Ziel: { $destination }.
decks = Stapel: { $decks }.

## The panel, in Markdown

panel-world = **Wie ging die Welt unter?**
panel-round = **Runde { $round }** von { $rounds } · Hoffnung **{ $hope }** von 5
panel-humanity = Menschlichkeit **{ $humanity }**
panel-person = **{ $name }** · { $state }{ $penalty ->
    [0] { "" }
   *[other] { " " }(Härte +{ $penalty })
    }
panel-omens = **Vorzeichen** { $omens }
holdings = { $cards } · trägt { $things }
card-unused = ({ $card })

## The table in words, in Markdown

words-destination = **Ziel** { $destination }
words-nobody = Noch ist niemand aufgebrochen.
words-scene = **Die Szene** { $told }
words-hardship = **Härte bisher** { $parts }
words-group = **Für alle** { $cards }
words-decks = **Stapel** { $decks }
words-veiled = **Verhüllt** { $veils }
words-person = **{ $name }** ({ $player })
words-person-looks = **{ $name }** ({ $player }) { $looks }
words-bond = - { $card }, mit { $partners }: { $rule }

## The hand, in Markdown

watching = Du siehst an diesem Tisch zu. Geheimes sieht nur, wer mitspielt.
hand-world = Zuerst entscheidet die Gruppe, wie die Welt unterging.
hand-told = Deinen Teil davon hast du erzählt.
hand-odds = **Chance mit den bisherigen Würfeln**: { $odds } %.
hand-shown = **Dir wurde gezeigt** { $shown }
hand-gift = **In deiner Hand** { $card }
hand-away = -# Wenn du weg bist, werde ich { $support ->
    [refuse] ablehnen
    [one] 1 Würfel geben
    [keep1] unterstützen, aber 1 Würfel behalten
    [keep2] unterstützen, aber 2 Würfel behalten
   *[keep3] unterstützen, aber 3 Würfel behalten
    }, { $question ->
    [accept] Ja
   *[refuse] Nein
    } sagen und deine Schutzkarten { $react ->
    [used] einsetzen
   *[left] behalten
    }.
nothing-to-look-at = Du hast gerade nichts Geheimes anzusehen.

## The words that icons mark: every form, separated by "|"

icon-hope = Hoffnung | Hoffnungsvorrat
icon-humanity = Menschlichkeit
icon-die = Würfel | Würfeln
icon-hunger = Hunger | hungrig | ausgehungert
icon-harm = Schaden | verletzt | schwer verletzt
icon-doomed = todgeweiht | Todgeweiht
icon-asset = Fundstück | Fundstücke
icon-relationship = Bindung | Bindungen
icon-trait = Eigenschaft | Eigenschaften
icon-act = Sich stellen | Annehmen
icon-refuse = Ablehnen
