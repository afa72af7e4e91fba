import type { Texts } from "../../areas.ts";

export default {
  description:
    "Hinter einer Ausschreibung steht ein Vorhaben, das jemand beschlossen hat, und meistens auch das Geld dafür. Offen ist nur, an wen der Auftrag geht. Dieser Weg führt von der Anzeige bis zur Unterschrift.",
  steps: {
    find: {
      title: "Projekt finden",
      content: {
        title: "3 passende Ausschreibungen statt 30",
        description:
          "Suchen Sie jeden Arbeitstag zur selben Zeit, höchstens 20 Minuten lang. Entscheiden Sie bei jeder Ausschreibung sofort, ob Sie sich bewerben, sie merken oder weglegen. Was bleibt, wird noch am selben Tag ein Lead mit der Quelle „Projektausschreibung“.",
        tips: [
          {
            title: "Die Suche einrichten",
            points: [
              "Speichern Sie auf 2 Plattformen je einen Suchauftrag, einen mit Ihrem Fachwort und einen mit dem Wort des Kunden. „Content-Migration“ heißt in der Anzeige oft „Website umziehen“.",
              "Stellen Sie die Benachrichtigung auf sofort. Bei beliebten Projekten liest nach einem Tag kaum noch jemand neue Bewerbungen.",
              "Suchen Sie auf LinkedIn unter „Beiträge“ nach „suche Freelancer“ und Ihrem Fach, die neuesten zuerst.",
              "Streichen Sie freitags den Suchbegriff, der die ganze Woche nur Unpassendes gebracht hat.",
            ],
          },
          {
            title: "In 2 Minuten prüfen",
            points: [
              "Sagen Sie in einem Satz, was am Ende fertig ist. Gelingt das nicht, haben Sie Ihre erste Frage an den Kunden.",
              "Zählen Sie nur, was verlangt wird, nicht was „von Vorteil“ ist. Erfüllen Sie zwei Drittel davon, bewerben Sie sich.",
              "Halten Sie Beginn und Tage je Woche gegen Ihren Kalender, auch gegen Projekte, die sich gerade verlängern könnten.",
              "Fehlt das Budget, rechnen Sie Ihren Tagessatz mal die geschätzten Tage. Würde ein Unternehmen dieser Größe so viel dafür ausgeben?",
            ],
          },
          {
            title: "Hinter die Anzeige schauen",
            points: [
              "„Für unseren Kunden aus dem Bankensektor“ schreibt eine Vermittlung. Fragen Sie, ob sie den Auftrag allein besetzt.",
              "Lassen Sie sich für dasselbe Projekt nur von einer Agentur vorstellen. Kommt Ihr Profil von zweien, legen viele Kunden es weg, um sich Streit über die Provision zu ersparen.",
              "Suchen Sie auf der Website der Firma die Person, der Sie zuarbeiten würden. Legen Sie den Lead unter deren Namen an. Finden Sie niemanden, nehmen Sie die Ansprechperson aus der Anzeige.",
              "Steht das Projekt seit 6 Wochen online, fragen Sie, was an den bisherigen Bewerbungen gefehlt hat.",
            ],
          },
          {
            title: "Was das Gesetz erlaubt",
            points: [
              "Mit der Ausschreibung bittet der Auftraggeber um Angebote für dieses eine Vorhaben. Antworten Sie darauf, und zwar auf dem Weg, den die Anzeige nennt.",
              "Jede weitere Nachricht, mit der Sie etwas anbieten, ist Werbung und braucht nach § 7 UWG eine vorherige Einwilligung, auch zwischen Unternehmen. Fragen Sie deshalb nach einer Absage, ob Sie sich wieder melden dürfen, und halten Sie das Ja mit Datum im Verlauf fest.",
            ],
          },
        ],
      },
      guide: {
        title: "Rückfrage und Notiz zur Ausschreibung",
        description:
          "Fragen Sie vor der Bewerbung nur, wenn Ihre Zusage von der Antwort abhängt. Die Notiz schreiben Sie immer, denn Sie brauchen sie, wenn 2 Wochen später das Telefon klingelt.",
        parts: [
          {
            title: "Titel der Ausschreibung",
            text: "Wörtlich wie in der Anzeige, damit beim Kunden niemand suchen muss.",
          },
          {
            title: "Eine einzige Frage",
            text: "Etwas, das nicht in der Anzeige steht und Umfang oder Beginn verändert. Für alles andere ist das Gespräch da.",
          },
          {
            title: "Was davon abhängt",
            text: "Ein Satz darüber, warum Sie fragen und was nach der Antwort geschieht.",
          },
        ],
        samples: [
          {
            title: "Rückfrage vor der Bewerbung",
            text: `{{anrede}},

Ihre Ausschreibung „{{projekt}}“ passt zu dem, was ich mache. Bevor ich mich bewerbe, habe ich eine Frage.

{{frage}}

Davon hängt ab, wie viele Tage ich einplane und ob mein Kalender ab {{starttermin}} dafür reicht. Wenn ja, haben Sie meine Bewerbung noch am Tag Ihrer Antwort.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

deine Ausschreibung „{{projekt}}“ passt zu dem, was ich mache. Bevor ich mich bewerbe, habe ich eine Frage.

{{frage}}

Davon hängt ab, wie viele Tage ich einplane und ob mein Kalender ab {{starttermin}} dafür reicht. Wenn ja, hast du meine Bewerbung noch am Tag deiner Antwort.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Notiz für den Lead",
            text: `Ausschreibung: {{projekt}}
Gefunden: {{fundstelle}}
Fertig sein soll: {{endergebnis}}
Fehlt mir: {{lücke}}
Geschätzt: {{aufwand_tage}} Tage
Offene Frage: {{frage}}`,
          },
        ],
      },
      sideCard: {
        title: "Auch am Rand des eigenen Fachs lesen",
        text: "Dasselbe Projekt trägt überall einen anderen Namen. Newsletter stehen unter „CRM-Kampagne“, geordnete Abläufe unter „Interim“. Lesen Sie eine Woche lang mit, auch in Branchen, die Ihnen fremd sind, und sortieren Sie erst danach aus. Die Auswahl hier ist keine Empfehlung.",
        points: [
          "Projektbörsen wie freelancermap, freelance.de und GULP, mit viel IT, Technik und Beratung",
          "Marktplätze wie Malt, auf denen Kunden auch selbst anfragen und eine aktuelle Verfügbarkeit zählt",
          "Die Jobsuche auf LinkedIn mit dem Stichwort „Freelance“, nach Datum sortiert und als tägliche Meldung gespeichert",
          "Newsletter und Verteiler von Berufsverbänden, etwa AGD für Gestaltung oder BDÜ für Übersetzung",
          "Vermittlungen wie Hays oder Etengo und Agenturen Ihrer Region, die in vollen Monaten Hilfe zukaufen",
          "Vergabeportale wie service.bund.de für kleinere Aufträge der öffentlichen Hand",
        ],
      },
    },
    apply: {
      title: "Bewerben",
      content: {
        title: "Zeigen, dass Sie die Ausschreibung gelesen haben",
        description:
          "Die meisten Bewerbungen handeln von der Person, die sie schreibt. Ihre beginnt beim Vorhaben des Kunden, bringt einen Beleg und endet mit 2 Terminen zur Wahl. Planen Sie 30 Minuten dafür ein, die Hälfte davon zum Lesen.",
        tips: [
          {
            title: "Vor dem ersten Satz",
            points: [
              "Markieren Sie in der Ausschreibung, was entstehen soll, bis wann, und welches Wort auffällig oft vorkommt.",
              "Lesen Sie die letzten 3 Beiträge oder Meldungen der Firma. Dort steht häufig der Anlass, den die Anzeige verschweigt.",
              "Wählen Sie das eine Projekt aus Ihrer Arbeit, das in Größe oder Branche am nächsten liegt, und fassen Sie sein Ergebnis in einen Satz.",
              "Legen Sie Honorar, frühesten Beginn und Tage je Woche fest, ehe Sie schreiben.",
            ],
          },
          {
            title: "Beim Schreiben",
            points: [
              "Bleiben Sie unter 180 Wörtern, bei der Antwort auf einen Beitrag unter 90. Gelesen wird zuerst auf dem Telefon, zwischen 2 Terminen.",
              "Keiner der ersten 3 Sätze beginnt mit „Ich“.",
              "Beantworten Sie Anforderungen in der Reihenfolge und mit den Begriffen der Anzeige. Bei Vermittlungen hakt oft jemand ohne Fachkenntnis die Liste ab.",
              "Hängen Sie eine Datei an, höchstens 2 Seiten, mit dem passenden Projekt ganz oben. Der Dateiname besteht aus Nachname und Rolle.",
            ],
          },
          {
            title: "Senden und festhalten",
            points: [
              "Schicken Sie die Bewerbung am Tag der Veröffentlichung ab, spätestens am Vormittag danach.",
              "Kopieren Sie den Wortlaut der Ausschreibung in das Feld „Vorbereitung“. Anzeigen verschwinden, sobald genug Antworten da sind.",
              "Stellen Sie den Status auf „Kontaktiert“ und merken Sie ein Follow-up in 5–7 Tagen vor.",
              "Ziehen Sie nach 20 Bewerbungen Bilanz. Waren es weniger als 3 Gespräche, schreiben Sie erst den Einstieg neu und dann die nächste Bewerbung.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Bewerbung aufgebaut",
        description:
          "6 Teile, in dieser Reihenfolge. In den Beispielen sind die Stellen markiert, an die Ihr eigener Beleg gehört.",
        parts: [
          {
            title: "Betreff",
            text: "Per E-Mail das Vorhaben und Ihre Verfügbarkeit, etwa „Umzug des Onlineshops, frei ab 1. April“. Hat die Anzeige eine Kennziffer, steht sie am Ende.",
          },
          {
            title: "Einstieg mit dem Vorhaben",
            text: "Ein Satz über das Schwierige daran. „4 Länder, ein Shop, und im Dezember darf nichts stillstehen“ sagt mehr als „Ihre Anzeige hat mein Interesse geweckt“.",
          },
          {
            title: "Beleg",
            text: "Ein vergleichbares Projekt in 2 Sätzen: die Lage, Ihr Eingriff, was danach anders war. Eine Zahl daraus wiegt mehr als 8 Kundennamen.",
          },
          {
            title: "Erste Woche",
            text: "Womit Sie anfangen würden. Diesen Absatz schreibt kaum jemand, und im Gespräch wird man Sie darauf ansprechen.",
          },
          {
            title: "Eckdaten",
            text: "Beginn, Umfang, Ort und Honorar in einer Zeile. Fehlt etwas, müsste der Kunde nachfragen und lädt lieber jemand anderen ein.",
          },
          {
            title: "Terminfrage",
            text: "2 Zeiten in den nächsten 3 Tagen, je 20 Minuten. Als Antwort genügt „Dienstag“.",
          },
        ],
        samples: [
          {
            title: "Direkt an den Auftraggeber",
            text: `{{anrede}},

bei Ihrem Vorhaben „{{projekt}}“ scheint mir vor allem schwierig, dass {{schwierigkeit}}.

{{beleg}}

Die erste Woche würde ich für eine einzige Aufgabe nutzen: {{aufgabe_erste_woche}}. Daraus ergibt sich die Reihenfolge für alles Weitere.

Meine Eckdaten: {{eckdaten}}.

Haben Sie 20 Minuten für ein Telefonat? Ich schlage {{zwei_termine}} vor.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

bei eurem Vorhaben „{{projekt}}“ scheint mir vor allem schwierig, dass {{schwierigkeit}}.

{{beleg}}

Die erste Woche würde ich für eine einzige Aufgabe nutzen: {{aufgabe_erste_woche}}. Daraus ergibt sich die Reihenfolge für alles Weitere.

Meine Eckdaten: {{eckdaten}}.

Hast du 20 Minuten für ein Telefonat? Ich schlage {{zwei_termine}} vor.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "An eine Vermittlung",
            text: `{{anrede}},

zu Ihrer Ausschreibung „{{projekt}}“, in der Reihenfolge Ihrer Anforderungen:

– {{anforderung_1}}
– {{anforderung_2}}
– Nicht erfüllt: {{lücke}}
– Eckdaten: {{eckdaten}}

Bevor Sie mein Profil weitergeben, nennen Sie mir bitte den Endkunden. Dann kann ich ausschließen, dass es dort schon liegt.

Am besten erreichen Sie mich {{erreichbarkeit}}.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

zu deiner Ausschreibung „{{projekt}}“, in der Reihenfolge der Anforderungen:

– {{anforderung_1}}
– {{anforderung_2}}
– Nicht erfüllt: {{lücke}}
– Eckdaten: {{eckdaten}}

Bevor du mein Profil weitergibst, nenn mir bitte den Endkunden. Dann kann ich ausschließen, dass es dort schon liegt.

Am besten erreichst du mich {{erreichbarkeit}}.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Auf ein Gesuch in einem Beitrag",
            text: `{{anrede}},

in Ihrem Beitrag suchen Sie {{gesuch}}. Vorab eine Frage, von der der Aufwand abhängt.

{{frage}}

Zum Vergleich ein früherer Auftrag. {{beleg}}

Eine Seite über diesen Auftrag schicke ich Ihnen gern. Dann sehen Sie, ob das auch für {{firma}} ein Weg wäre.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

in deinem Beitrag suchst du {{gesuch}}. Vorab eine Frage, von der der Aufwand abhängt.

{{frage}}

Zum Vergleich ein früherer Auftrag. {{beleg}}

Eine Seite über diesen Auftrag schicke ich dir gern. Dann siehst du, ob das auch für {{firma}} ein Weg wäre.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Speichern Sie hier Ihre eigene Fassung. Fest stehen Eckdaten und Terminfrage; Einstieg und Beleg lassen Sie frei, damit Sie beides für jede Ausschreibung neu schreiben.",
    },
    prepare: {
      title: "Gespräch vorbereiten",
      content: {
        title: "Eine Stunde Vorbereitung, eine Seite Notizen",
        description:
          "Mit der Einladung haben Sie fachlich meist schon überzeugt. Im Gespräch prüft der Kunde, ob Sie sein Vorhaben verstanden haben und ob er Sie damit allein lassen kann. Beides lässt sich in 60 Minuten vorbereiten.",
        tips: [
          {
            title: "20 Minuten für den Kunden",
            points: [
              "Womit verdient die Firma ihr Geld, und an wem? Schreiben Sie 2 Sätze ohne ein Wort von der Website.",
              "Notieren Sie zu jeder Person, die teilnimmt, seit wann sie im Haus ist, woran sie zuletzt gearbeitet hat und was sie von dem Projekt hätte.",
              "Welche 3 Dinge haben Sie nicht herausgefunden? Das werden Ihre besten Fragen.",
            ],
          },
          {
            title: "20 Minuten für Ihren Teil",
            points: [
              "Sprechen Sie Ihre Vorstellung mit der Uhr, 90 Sekunden lang und davon höchstens 20 über den Werdegang.",
              "Legen Sie ein gelungenes Projekt bereit und ein schwieriges, samt dem, was Sie seither anders machen.",
              "Suchen Sie die Anforderung, die Sie am wenigsten erfüllen, und schreiben Sie 2 ehrliche Sätze dazu.",
              "Notieren Sie den Tagessatz, unter dem Sie absagen. Im Gespräch rechnet man leicht gegen sich selbst.",
            ],
          },
          {
            title: "20 Minuten für den Ablauf",
            points: [
              "Schreiben Sie den Satz auf, mit dem das Gespräch enden soll, etwa „Bis Freitag haben Sie ein Angebot mit 2 Varianten.“",
              "Probieren Sie Ton, Kamera und Bildschirmfreigabe in dem Programm aus, das in der Einladung steht, und schließen Sie alles, was aufblinken kann.",
              "Lassen Sie sich eine Telefonnummer geben, falls die Leitung ausfällt.",
              "Übertragen Sie Ihre Seite in das Feld „Vorbereitung“ und lesen Sie sie 10 Minuten vor Beginn laut.",
            ],
          },
        ],
      },
      guide: {
        title: "Den Termin bestätigen, die Seite schreiben",
        description:
          "Mit der Bestätigung erfahren Sie, wer am Tisch sitzt. Die Seite ist für Sie allein und liegt beim Gespräch neben der Tastatur.",
        parts: [
          {
            title: "Zusage mit Uhrzeit",
            text: "Ein Satz, aus dem Tag, Uhrzeit und Programm hervorgehen. Missverständnisse fallen so am Vortag auf und nicht zur vollen Stunde.",
          },
          {
            title: "Die Runde",
            text: "Fragen Sie nach Namen und Aufgaben. Die Antwort entscheidet, welches Beispiel Sie erzählen.",
          },
          {
            title: "Unterlagen",
            text: "Bitten Sie um das, was der Kunde ohnehin hat, zum Beispiel ein Konzept oder die Fassung vom letzten Jahr.",
          },
        ],
        samples: [
          {
            title: "Bestätigung mit 2 Bitten",
            text: `{{anrede}},

danke für die Einladung, {{termin}} passt mir gut. Falls die Leitung ausfällt, erreichen Sie mich auf dem Handy: {{meine_nummer}}.

Wer nimmt von Ihrer Seite teil, und was ist der Runde am Vorhaben „{{projekt}}“ besonders wichtig? Falls es schon ein Konzept oder eine Anforderungsliste gibt, lese ich sie gern vorher.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für die Einladung, {{termin}} passt mir gut. Falls die Leitung ausfällt, erreichst du mich auf dem Handy: {{meine_nummer}}.

Wer nimmt von eurer Seite teil, und was ist der Runde am Vorhaben „{{projekt}}“ besonders wichtig? Falls es schon ein Konzept oder eine Anforderungsliste gibt, lese ich sie gern vorher.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Meine Seite für das Gespräch",
            text: `Gespräch mit {{firma}}, {{termin}}

Wovon die Firma lebt: {{geschäft}}
Wer dabei ist: {{teilnehmende}}
Mein Beleg: {{beleg}}
So soll es enden: „{{schlusssatz}}“
Absage unter: {{untergrenze}} Euro am Tag`,
          },
        ],
      },
      sideCard: {
        title: "Mit ChatGPT proben",
        text: "ChatGPT oder ein anderes Sprachmodell stellt Ihnen auch die Fragen, um die Sie selbst einen Bogen machen. Den Kunden und Ihren Markt kennt es nicht. Prüfen Sie nach, was es darüber behauptet.",
        points: [
          "Geben Sie nichts Vertrauliches ein, also keine Namen, keine Kundendaten, keine Unterlagen, die nur für Sie bestimmt sind.",
          "Aus dem Firmennamen wird „ein Hersteller mit 300 Leuten“, aus dem Produktnamen die Gattung.",
          "Antworten Sie laut und sprechen Sie den Text ein. Getippt klingen alle sicherer, als sie sind.",
        ],
        prompt: `Übernehmen Sie die Rolle der Projektleitung, die über die Ausschreibung unten entscheidet. Führen Sie mit mir das erste Gespräch.

Regeln:
– Stellen Sie immer nur eine Frage und warten Sie auf meine Antwort.
– Beginnen Sie beim Vorhaben, nicht bei meinem Lebenslauf. Haken Sie nach, wenn ich ungenau antworte.
– Sprechen Sie nach der 5. Frage den Preis an und finden Sie ihn zu hoch.
– Beenden Sie das Gespräch nach 8 Fragen.

Sagen Sie mir danach:
1. welche Antwort Sie überzeugt hat und warum,
2. wo ich ausgewichen bin,
3. welche 3 Fragen ich Ihnen hätte stellen sollen.
Loben Sie nur, was es verdient.

Ausschreibung ohne Namen: [Text einfügen]
Mein Hintergrund in 3 Sätzen: [Text einfügen]`,
      },
    },
    interview: {
      title: "Erstgespräch führen",
      content: {
        title: "Mehr fragen als antworten",
        description:
          "Der Kunde führt meist 3 bis 5 solche Gespräche. In Erinnerung bleibt ihm das eine, nach dem er sein eigenes Vorhaben besser versteht. Der Leitfaden füllt 15 bis 24 Minuten. Lesen Sie ihn am Vortag und legen Sie ihn zum Termin neben die Tastatur.",
        tips: [
          {
            title: "Das Gespräch führen",
            points: [
              "Bleiben Sie unter der Hälfte der Redezeit, Ihre Vorstellung mitgezählt.",
              "Warten Sie nach jeder Antwort 2 Sekunden. Häufig kommt das Wichtigere hinterher.",
              "Bei „agil“, „zeitnah“ und „modern“ fragen Sie nach einem Beispiel: „Wann hat das zuletzt gefehlt, und was ist dann passiert?“",
              "Schreiben Sie die Worte des Kunden mit. Sie werden der erste Absatz Ihres Angebots.",
            ],
          },
          {
            title: "Wenn es eng wird",
            points: [
              "Kommt der Preis schon in Minute 3, nennen Sie eine Spanne und wovon sie abhängt. „Zwischen 9.000 und 14.000 Euro, je nachdem, ob die Texte schon da sind.“",
              "Wissen Sie etwas nicht, sagen Sie: „Das muss ich nachsehen. Morgen Mittag haben Sie die Antwort.“ Tragen Sie die Zusage sofort als nächsten Schritt ein.",
              "Wünscht der Kunde eine kostenlose Probearbeit, zeigen Sie ein früheres Ergebnis oder bieten einen bezahlten ersten Tag an.",
              "Wollen 2 Beteiligte Verschiedenes, sprechen Sie es freundlich aus und fragen, wessen Wunsch im Zweifel gilt.",
            ],
          },
          {
            title: "In der Viertelstunde danach",
            points: [
              "Problem, Ziel, Frist, Budget und die Person, die entscheidet, kommen in das Feld „Infos aus dem Erstgespräch“, solange Sie den Tonfall noch im Ohr haben.",
              "Schreiben Sie dem Kunden, was Sie verstanden haben, was Sie als Nächstes tun und bis wann.",
              "Schätzen Sie die Abschlusswahrscheinlichkeit vorsichtig. Solange Sie nicht wissen, wie hoch das Budget ist oder wer entscheidet, bleibt sie bei höchstens 30 Prozent.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Nachricht eine Stunde später",
        description:
          "Kurz genug, um sie an die Geschäftsführung weiterzuleiten. Eine Berichtigung ist die beste Antwort, die Sie darauf bekommen können.",
        parts: [
          {
            title: "Ihr Verständnis",
            text: "Das Vorhaben in einem Satz, mit einem Ausdruck, den der Kunde selbst benutzt hat.",
          },
          { title: "Ihre Zusage", text: "Was Sie liefern und an welchem Tag. Nur, was Sie sicher halten." },
          { title: "Eine offene Stelle", text: "Was Sie noch brauchen, um ein Angebot zu schreiben, das passt." },
        ],
        samples: [
          {
            title: "Nach dem Erstgespräch",
            text: `{{anrede}},

danke für das Gespräch vorhin. So habe ich Ihr Vorhaben verstanden:

{{vorhaben}}

Bis zum {{frist}} bekommen Sie von mir {{lieferung}}. Dafür muss ich nur noch wissen, {{offener_punkt}}.

Trifft oben etwas nicht zu, genügt eine Zeile.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für das Gespräch vorhin. So habe ich euer Vorhaben verstanden:

{{vorhaben}}

Bis zum {{frist}} bekommst du von mir {{lieferung}}. Dafür muss ich nur noch wissen, {{offener_punkt}}.

Trifft oben etwas nicht zu, genügt eine Zeile.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      checklist: {
        title: "Am Ende des Gesprächs wissen Sie",
        points: [
          "Was am letzten Projekttag fertig sein soll",
          "Warum das Vorhaben jetzt kommt und nicht vor einem Jahr",
          "Wer entscheidet, wer mitredet und wer bezahlt",
          "Welcher Betrag eingeplant ist oder wovon er abhängt",
          "Wie viele andere noch in der Auswahl sind",
          "Wann und auf welchem Weg Sie die Entscheidung erfahren",
        ],
      },
      sideCard: {
        title: "Hingehen, auch wenn etwas fehlt",
        text: "In einer Ausschreibung steht, was man sich gewünscht hat, bevor die ersten Preise kamen. Mit der Einladung hat der Kunde die Lücke in Ihrem Profil schon gesehen und will trotzdem mit Ihnen reden. Sagen Sie nicht an seiner Stelle ab.",
        points: [
          "Nennen Sie die Lücke selbst, in einem Satz, bevor jemand danach fragt.",
          "Sagen Sie dazu, wie Sie sie schließen. „Dieses Programm kenne ich nicht, ein ähnliches seit 6 Jahren. Die 2 Tage Einarbeitung berechne ich nicht.“",
          "Geht der Auftrag an jemand anderen, fragen Sie, ob Sie sich in 3 Monaten noch einmal melden dürfen. Bei einem Ja setzen Sie das Follow-up.",
        ],
      },
    },
    strategy: {
      title: "Strategie (optional)",
      content: {
        title: "Gemeinsam denken, bevor Sie einen Preis nennen",
        description:
          "Ist nach dem Erstgespräch offen, was eigentlich entstehen soll, bieten Sie ein kostenloses Strategiegespräch von 45–60 Minuten an. Danach kennt der Kunde seine Möglichkeiten, und Sie kennen den Umfang, den Sie anbieten. Bei klarer Aufgabe gehen Sie gleich weiter zum Angebot.",
        tips: [
          {
            title: "Wann Sie es anbieten",
            points: [
              "Der Auftrag ist mehr als 10 Ihrer Tagessätze wert.",
              "Das Ziel haben 2 Beteiligte verschieden beschrieben.",
              "Der Kunde verlangt eine bestimmte Lösung, und Sie bezweifeln, dass sie sein Problem behebt.",
              "Überspringen Sie den Schritt, wenn nur ein Vergleichspreis gesucht wird. Das merken Sie daran, dass niemand Zeit für ein zweites Gespräch hat.",
            ],
          },
          {
            title: "Ablauf für 55 Minuten",
            points: [
              "10 Minuten für das Ziel, in einem Satz, dem alle zustimmen und den alle sehen",
              "20 Minuten für den Bestand: was da ist, was fehlt, was im Weg steht",
              "15 Minuten für 2 oder 3 Wege mit grobem Aufwand, darunter der kleinste und „so lassen“",
              "10 Minuten für die Verabredung, welcher Weg ins Angebot kommt und wer bis wann was beisteuert",
            ],
          },
          {
            title: "Was Sie nicht verschenken",
            points: [
              "Kostenlos ist die Stunde. Konzept, Entwurf und ausgearbeiteter Plan stehen mit Preis im Angebot.",
              "Sprechen Sie über das Was und die Reihenfolge. Wie man es im Einzelnen macht, ist Ihre Arbeit.",
              "Bleibt zu viel offen, bieten Sie kein zweites kostenloses Gespräch an, sondern einen Klärungstag zum Festpreis.",
            ],
          },
        ],
      },
      guide: {
        title: "Einladung und Klärungstag",
        description:
          "Die Einladung geht am Tag nach dem Erstgespräch hinaus. Der Klärungstag ist die bezahlte Fortsetzung, wenn eine Stunde nicht gereicht hat.",
        parts: [
          {
            title: "Was noch offen ist",
            text: "Ein Satz, den der Kunde bestätigen würde. Ohne ihn wirkt das Gespräch wie ein Verkaufstermin.",
          },
          {
            title: "3 Leitfragen",
            text: "So gestellt, dass man sie vorher mit anderen im Haus besprechen muss.",
          },
          {
            title: "Dauer und Preis",
            text: "Beim Strategiegespräch 45–60 Minuten ohne Kosten, beim Klärungstag ein Festpreis.",
          },
        ],
        samples: [
          {
            title: "Einladung zum Strategiegespräch",
            text: `{{anrede}},

nach unserem Gespräch weiß ich noch nicht sicher, {{offener_punkt}}. Ein Angebot ginge deshalb leicht an Ihrem Bedarf vorbei.

Ich schlage ein Strategiegespräch von 50 Minuten vor, das Sie nichts kostet. Dafür 3 Fragen:

1. Woran sehen Sie ein halbes Jahr später, dass sich das Vorhaben gelohnt hat?
2. Was ist schon da und soll so bleiben?
3. Wer muss zustimmen, und welcher Betrag ist vorgesehen?

Passt Ihnen {{zwei_termine}}? Bitte laden Sie dazu ein, wer bei {{firma}} mitentscheidet.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

nach unserem Gespräch weiß ich noch nicht sicher, {{offener_punkt}}. Ein Angebot ginge deshalb leicht an eurem Bedarf vorbei.

Ich schlage ein Strategiegespräch von 50 Minuten vor, das euch nichts kostet. Dafür 3 Fragen:

1. Woran seht ihr ein halbes Jahr später, dass sich das Vorhaben gelohnt hat?
2. Was ist schon da und soll so bleiben?
3. Wer muss zustimmen, und welcher Betrag ist vorgesehen?

Passt dir {{zwei_termine}}? Bitte lade dazu ein, wer bei {{firma}} mitentscheidet.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Klärungstag statt zweitem Gespräch",
            text: `{{anrede}},

unser Strategiegespräch hat die Möglichkeiten geordnet. Für einen verlässlichen Preis muss ich noch wissen, {{offener_punkt}}. Das zeigt erst ein Blick in Ihre Unterlagen.

Dafür biete ich Ihnen einen Klärungstag an, zum Festpreis von {{klärungspreis}} Euro netto. Am Abend haben Sie {{klärungsergebnis}}. Das Papier gehört {{firma}}, auch wenn jemand anderes es umsetzt.

Ich halte Ihnen den {{datum}} frei. Passt Ihnen der Tag?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

unser Strategiegespräch hat die Möglichkeiten geordnet. Für einen verlässlichen Preis muss ich noch wissen, {{offener_punkt}}. Das zeigt erst ein Blick in eure Unterlagen.

Dafür biete ich euch einen Klärungstag an, zum Festpreis von {{klärungspreis}} Euro netto. Am Abend habt ihr {{klärungsergebnis}}. Das Papier gehört {{firma}}, auch wenn jemand anderes es umsetzt.

Ich halte euch den {{datum}} frei. Passt der Tag?

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      checklist: {
        title: "Bereit für das Strategiegespräch",
        points: [
          "Alle, die mitentscheiden, haben zugesagt; fehlt jemand, wird verschoben",
          "3 Leitfragen sind 2 Tage vorher verschickt",
          "Eine leere Seite mit den Feldern Ziel, Bestand und Wege liegt offen",
          "Zu jedem denkbaren Weg steht eine Spanne in Tagen und Euro auf Ihrem Zettel",
          "Ein Beispiel aus einem anderen Projekt ist ausgesucht, das Sie zeigen dürfen",
          "Im Kalender sind direkt danach 2 Stunden für das Angebot reserviert",
        ],
      },
    },
    offer: {
      title: "Angebot abgeben",
      content: {
        title: "Ein Angebot, in dem nichts überrascht",
        description:
          "Schicken Sie das Angebot innerhalb von 24–48 Stunden nach dem letzten Gespräch. Es enthält nur, worüber Sie gesprochen haben, und verlangt vom Kunden genau eine Entscheidung, nämlich die für eine Variante.",
        tips: [
          {
            title: "Preis und Umfang",
            points: [
              "Bieten Sie 2 oder 3 Varianten mit verschiedenem Umfang an und schreiben Sie dazu, welche Sie empfehlen.",
              "Nehmen Sie einen Festpreis, wenn der Umfang feststeht, und einen Tagessatz mit Obergrenze, wenn er sich erst unterwegs zeigt.",
              "Schreiben Sie 3 Zeilen dazu, was nicht enthalten ist. Darauf können Sie zeigen, wenn später mehr verlangt wird.",
              "Begrenzen Sie die Gültigkeit auf 30 Tage, mit Datum. Danach ist Ihr Kalender ein anderer.",
            ],
          },
          {
            title: "Nach dem Versand",
            points: [
              "Tragen Sie den Status „Angebot“, den Auftragswert und ein Follow-up in 3–5 Tagen ein, bevor Sie das Programm schließen.",
              "Belassen Sie es bei höchstens 2–3 Nachfass-Nachrichten, jede mit etwas Neuem, also einer Antwort, einem Beispiel oder einem Termin.",
              "Nennen Sie eine Frist nur, wenn sie stimmt. Eine erfundene fällt auf, sobald sie verstrichen ist.",
              "Am Telefon fragen Sie: „Wie ist das Angebot bei Ihnen aufgenommen worden?“ Die Frage nach dem Lesen bringt nur ein Ja oder eine Ausrede.",
            ],
          },
          {
            title: "Zusage oder Absage",
            points: [
              "Nach einer Zusage verschicken Sie am selben Tag Bestätigung, Anzahlungsrechnung und Einladung zum ersten Termin.",
              "Nach einer Absage fragen Sie, was den Ausschlag gab, und tragen die Antwort beim Lead unter „Warum verloren?“ ein.",
              "Lag es am Umfang, nennen Sie dem Kunden jemanden aus Ihren Vernetzungen, der dafür die richtige Größe hat.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist das Angebot aufgebaut",
        description:
          "Eine Seite für die Entscheidung, höchstens eine zweite für Einzelheiten. Lesen wird sie auch jemand, der Ihren Namen zum ersten Mal sieht.",
        parts: [
          {
            title: "Ausgangslage",
            text: "3 Sätze aus Ihren Notizen, in den Worten des Kunden und mit einer Zahl, die er selbst genannt hat.",
          },
          {
            title: "Ziel",
            text: "Was am Ende anders ist und woran man es merkt, an einem Wert, einem Datum oder einem Zustand, den man nachprüfen kann.",
          },
          {
            title: "Vorgehen",
            text: "3 bis 4 Etappen, jede mit Ergebnis und Woche. Methoden erwähnen Sie nur, wenn danach gefragt wurde.",
          },
          {
            title: "Leistung und Abgrenzung",
            text: "Was dazugehört, wie viele Korrekturrunden es gibt und was ausdrücklich fehlt.",
          },
          {
            title: "Mitwirkung",
            text: "Was Sie wann vom Kunden brauchen und von wem. Ohne diesen Absatz gilt jede Verzögerung als Ihre.",
          },
          {
            title: "Preis",
            text: "Die Varianten untereinander, netto, mit Zahlungsplan. Üblich ist ein Drittel zu Beginn, eines zur Halbzeit, eines nach der Abnahme.",
          },
          {
            title: "Auftrag erteilen",
            text: "Wie man Ja sagt, mit einer Unterschrift oder einer Antwort aus einem Buchstaben. Dazu der früheste Beginn und die Gültigkeit.",
          },
        ],
        samples: [
          {
            title: "Begleitnachricht",
            text: `{{anrede}},

anbei das Angebot „{{projekt}}“. Auf der ersten Seite steht, was Sie mir erzählt haben. Wo ich etwas falsch verstanden habe, sagen Sie es mir bitte, ich ändere es noch heute.

Ich empfehle Variante {{variante}}, weil {{empfehlungsgrund}}.

Wie verabredet gehen wir am {{termin}} alles in 20 Minuten durch. Wer bei {{firma}} mitentscheidet, ist gern dabei.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

anbei das Angebot „{{projekt}}“. Auf der ersten Seite steht, was du mir erzählt hast. Wo ich etwas falsch verstanden habe, sag es mir bitte, ich ändere es noch heute.

Ich empfehle Variante {{variante}}, weil {{empfehlungsgrund}}.

Wie verabredet gehen wir am {{termin}} alles in 20 Minuten durch. Wer bei {{firma}} mitentscheidet, ist gern dabei.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Angebot auf einer Seite",
            text: `Angebot für {{firma}}: {{projekt}}

Ausgangslage
{{ausgangslage}}

Ziel
{{ziel}}

Vorgehen
1. Aufnahme: Gespräche mit allen Beteiligten, eine gemeinsame Übersicht
2. Aufbau an einem kleinen Ausschnitt, gemeinsam geprüft
3. Ausweitung auf alles Übrige und Einweisung des Teams

Nicht enthalten
{{abgrenzung}}

Mitwirkung
Alle Zugänge am ersten Tag. {{vorname}} {{nachname}} ({{position}}) als Ansprechperson, mit Antworten innerhalb von 2 Arbeitstagen.

Varianten und Preise, netto
{{varianten_preise}}
Zahlbar in Dritteln: zu Beginn, zur Halbzeit, nach der Abnahme, jeweils innerhalb von 14 Tagen.

Auftrag
Eine Antwort mit dem Buchstaben der Variante genügt. Beginn ist spätestens 2 Wochen danach. Das Angebot gilt bis zum {{frist}}.

{{mein_name}}`,
          },
          {
            title: "Nachfassen nach 3–5 Tagen",
            text: `{{anrede}},

im Gespräch wollten Sie wissen, {{kundenfrage}}. Ich habe es inzwischen durchgerechnet. {{antwort}}

Den {{starttermin}} halte ich Ihnen bis zum {{frist}} frei. Was ist bei {{firma}} noch zu klären, bevor Sie sich entscheiden?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

im Gespräch wolltest du wissen, {{kundenfrage}}. Ich habe es inzwischen durchgerechnet. {{antwort}}

Den {{starttermin}} halte ich euch bis zum {{frist}} frei. Was ist bei {{firma}} noch zu klären, bevor ihr euch entscheidet?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Antwort auf eine Absage",
            text: `{{anrede}},

danke für die klare Antwort zu „{{projekt}}“. Wenn Sie mir sagen mögen, was den Ausschlag gab, hilft mir das für das nächste Angebot. Ein Satz reicht.

Darf ich mich melden, wenn ich in einem halben Jahr wieder Zeit habe? Ohne Ihr Ja lasse ich es.

Viel Erfolg mit dem Vorhaben
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für die klare Antwort zu „{{projekt}}“. Wenn du mir sagen magst, was den Ausschlag gab, hilft mir das für das nächste Angebot. Ein Satz reicht.

Darf ich mich melden, wenn ich in einem halben Jahr wieder Zeit habe? Ohne dein Ja lasse ich es.

Viel Erfolg mit dem Vorhaben
{{mein_name}}`,
          },
        ],
      },
      sideCard: {
        title: "Ein Video, das mitgereicht wird",
        text: "Nehmen Sie zum Angebot ein persönliches Loom-Video von höchstens 5 Minuten auf, mit Ihrem Bildschirm, Ihrer Stimme und Ihrem Gesicht in der Ecke. Geht das Angebot im Haus weiter, muss es dann niemand für Sie erklären.",
        points: [
          "Die ersten 20 Sekunden gehören dem Kunden, mit seinem Namen und seinem Problem, wie er es genannt hat.",
          "Zeigen Sie danach nur die Seite mit den Varianten und begründen Sie Ihre Empfehlung.",
          "Nehmen Sie in einem Zug auf. Ein Versprecher darf bleiben, der Name eines anderen Kunden im Bild nicht.",
          "Geben Sie den Link nur denen frei, die das Angebot bekommen, und löschen Sie das Video, wenn die Gültigkeit endet.",
        ],
      },
      templateNote:
        "Speichern Sie hier das Angebot, das Sie am häufigsten schreiben. Leistung, Zahlungsplan und Auftrag bleiben stehen; Ausgangslage und Ziel füllen Sie jedes Mal aus den Notizen zum Erstgespräch.",
    },
  },
  interview: {
    title: "Leitfaden für das Erstgespräch",
    description:
      "6 Abschnitte mit Sätzen zum Übernehmen. Kommt der Kunde von selbst auf einen späteren Punkt, folgen Sie ihm und holen das Ausgelassene nach.",
    sections: [
      {
        title: "Begrüßung und Rahmen",
        points: [
          "Alle Namen mitschreiben und fragen, bis wann die Runde Zeit hat.",
          "„Ich schlage vor, Sie erzählen zuerst von dem Vorhaben, dann sage ich kurz etwas zu mir, und am Ende klären wir, ob und wie es weitergeht. Einverstanden?“",
        ],
      },
      {
        title: "Die Lage des Kunden",
        points: [
          "„Was ist geschehen, dass Sie gerade jetzt jemanden suchen?“",
          "„Wie läuft es heute, und wen stört das am meisten?“",
          "„Was haben Sie schon versucht?“ Damit wissen Sie, was Sie nicht noch einmal vorschlagen.",
        ],
      },
      {
        title: "Ihre Vorstellung mit einem Beleg",
        points: [
          "In einem Satz sagen, für wen Sie wobei arbeiten.",
          "Ein Projekt erzählen, das dem eben Gehörten ähnelt: vorher, Ihr Eingriff, nachher mit Zahl.",
          "Zurück zum Kunden mit der Frage „Was davon kommt Ihnen bekannt vor, was ist bei Ihnen anders?“",
        ],
      },
      {
        title: "Ihre Arbeitsweise",
        points: [
          "3 Etappen, jede mit einem Ergebnis, das man ansehen kann.",
          "Wie oft der Kunde von Ihnen hört, zum Beispiel freitags in 5 Zeilen.",
          "Was Sie brauchen, damit nichts stockt, etwa eine Ansprechperson und Antworten innerhalb von 2 Tagen.",
        ],
      },
      {
        title: "Fragen und Kern des Projekts",
        points: [
          "„Angenommen, wir sprechen uns in einem halben Jahr wieder und Sie sind zufrieden. Was hat sich geändert?“",
          "„Was darf auf keinen Fall schiefgehen?“",
          "„Welcher Teil steht fest, und worüber lässt sich noch reden?“",
          "„Welchen Betrag haben Sie dafür vorgesehen?“ Danach schweigen, bis eine Antwort kommt.",
          "Das Vorhaben in 3 Sätzen wiedergeben und berichtigen lassen.",
        ],
      },
      {
        title: "Nächste Schritte",
        points: [
          "„Was müssten Sie noch wissen, um sich zu entscheiden?“",
          "Zusagen, was als Nächstes kommt, also ein Angebot innerhalb von 24–48 Stunden oder vorher ein Strategiegespräch.",
          "Den Termin, an dem Sie das Angebot gemeinsam durchgehen, gleich in beide Kalender eintragen.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
