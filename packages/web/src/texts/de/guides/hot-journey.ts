import type { Texts } from "../../areas.ts";

export default {
  description:
    "Wer ein Projekt ausschreibt, kennt sein Problem und hat meistens schon Geld dafür. Offen ist nur, wer den Auftrag bekommt. Dieser Weg führt von der Ausschreibung bis zur Unterschrift.",
  steps: {
    find: {
      title: "Projekt finden",
      content: {
        title: "Drei passende Ausschreibungen statt dreißig",
        description:
          "Suchen Sie jeden Arbeitstag zur selben Zeit, höchstens 20 Minuten lang. Entscheiden Sie bei jeder Ausschreibung sofort: bewerben, merken oder weg. Was bleibt, wird noch am selben Tag ein Lead mit der Quelle „Projektausschreibung“.",
        tips: [
          {
            title: "Die Suche einrichten",
            points: [
              "Speichern Sie auf zwei Plattformen je einen Suchauftrag. Nehmen Sie neben Ihrem Fachwort auch das Wort des Kunden auf: neben „Content-Migration“ auch „Website umziehen“.",
              "Stellen Sie die Benachrichtigung auf sofort. Bei beliebten Projekten liest nach einem Tag oft niemand mehr neue Bewerbungen.",
              "Suchen Sie auf LinkedIn unter „Beiträge“ nach „suche Freelancer“ und Ihrem Fach, die neuesten zuerst.",
              "Streichen Sie freitags den Suchbegriff, der die ganze Woche nur Unpassendes gebracht hat.",
            ],
          },
          {
            title: "In zwei Minuten prüfen",
            points: [
              "Aufgabe: Sagen Sie in einem Satz, was am Ende fertig ist. Gelingt das nicht, haben Sie Ihre erste Frage an den Kunden.",
              "Eignung: Zählen Sie nur, was verlangt wird, nicht was „von Vorteil“ ist. Ab zwei Dritteln bewerben Sie sich.",
              "Zeit: Halten Sie Beginn und Tage je Woche gegen Ihren Kalender, einschließlich der Projekte, die sich gerade verlängern könnten.",
              "Geld: Fehlt eine Angabe, rechnen Sie Ihren Tagessatz mal geschätzte Tage. Würde ein Unternehmen dieser Größe so viel dafür ausgeben?",
            ],
          },
          {
            title: "Hinter die Anzeige schauen",
            points: [
              "„Für unseren Kunden aus dem Bankensektor“ schreibt ein Vermittler. Fragen Sie ihn, ob er den Auftrag allein besetzt.",
              "Lassen Sie sich für dasselbe Projekt nur von einer Agentur vorstellen. Wer beim Kunden doppelt auf dem Tisch liegt, wird oft gar nicht erst eingeladen.",
              "Suchen Sie auf der Website der Firma die Person, der Sie zuarbeiten würden. Der Lead bekommt ihren Namen; finden Sie keinen, den der Ansprechperson aus der Anzeige.",
              "Steht das Projekt seit sechs Wochen online, fragen Sie, was an den bisherigen Bewerbungen gefehlt hat. Die Antwort erspart Ihnen eine Bewerbung oder macht sie besser.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Auch am Rand des eigenen Fachs lesen",
        text: "Dasselbe Projekt heißt überall anders: Wer Newsletter schreibt, findet Arbeit unter „CRM-Kampagne“, wer Abläufe ordnet, unter „Interim“. Lesen Sie eine Woche lang mit, auch in Branchen, die Ihnen fremd sind, und sortieren Sie erst danach aus. Die Auswahl hier ist keine Empfehlung.",
        points: [
          "Projektbörsen wie freelancermap, freelance.de und GULP, mit viel IT, Technik und Beratung",
          "Marktplätze wie Malt, auf denen Kunden auch selbst anfragen und eine aktuelle Verfügbarkeit zählt",
          "Die Jobsuche auf LinkedIn mit dem Stichwort „Freelance“, nach Datum sortiert und als tägliche Meldung gespeichert",
          "Newsletter und Verteiler von Berufsverbänden, etwa AGD für Gestaltung oder BDÜ für Übersetzung",
          "Vermittler wie Hays oder Etengo und Agenturen Ihrer Region, die in vollen Monaten Hilfe zukaufen",
          "Vergabeportale wie service.bund.de für kleinere Aufträge der öffentlichen Hand",
        ],
      },
    },
    apply: {
      title: "Bewerben",
      content: {
        title: "Zeigen, dass Sie die Ausschreibung gelesen haben",
        description:
          "Die meisten Bewerbungen handeln von dem, der sie schreibt. Ihre beginnt beim Vorhaben des Kunden, bringt einen Beleg und endet mit zwei Terminen zur Auswahl. Planen Sie 30 Minuten dafür ein, die Hälfte davon zum Lesen.",
        tips: [
          {
            title: "Vor dem ersten Satz",
            points: [
              "Markieren Sie in der Ausschreibung drei Stellen: was entstehen soll, bis wann, und das Wort, das auffällig oft vorkommt.",
              "Lesen Sie die letzten drei Beiträge oder Meldungen der Firma. Dort steht häufig der Anlass, den die Anzeige verschweigt.",
              "Wählen Sie das eine Projekt aus Ihrer Arbeit, das in Größe oder Branche am nächsten liegt, und fassen Sie sein Ergebnis in einen Satz.",
              "Legen Sie Honorar, frühesten Beginn und Tage je Woche fest, ehe Sie tippen.",
            ],
          },
          {
            title: "Beim Schreiben",
            points: [
              "Bleiben Sie unter 180 Wörtern, bei der Antwort auf einen Beitrag unter 90. Gelesen wird zuerst auf dem Telefon, zwischen zwei Terminen.",
              "Keiner der ersten drei Sätze beginnt mit „Ich“.",
              "Beantworten Sie Anforderungen in der Reihenfolge und mit den Begriffen der Anzeige. Bei Vermittlern hakt oft jemand ohne Fachkenntnis die Liste ab.",
              "Hängen Sie eine Datei an, höchstens zwei Seiten, mit dem passenden Projekt ganz oben. Der Dateiname besteht aus Nachname und Rolle.",
            ],
          },
          {
            title: "Senden und festhalten",
            points: [
              "Schicken Sie die Bewerbung am Tag der Veröffentlichung ab, spätestens am Vormittag danach.",
              "Kopieren Sie den Wortlaut der Ausschreibung in das Feld „Vorbereitung“. Anzeigen verschwinden, sobald genug Antworten da sind.",
              "Stellen Sie den Status auf „Kontaktiert“ und merken Sie ein Follow-up in 5–7 Tagen vor.",
              "Ziehen Sie nach zwanzig Bewerbungen Bilanz. Bei weniger als drei Gesprächen schreiben Sie den Einstieg anders, bevor Sie mehr verschicken.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Bewerbung aufgebaut",
        description:
          "Sechs Teile, in dieser Reihenfolge. Die Belege in den Beispielen sind erfunden; setzen Sie Ihre eigenen ein, bevor Sie etwas abschicken.",
        parts: [
          {
            title: "Betreff",
            text: "Das Vorhaben und Ihre Verfügbarkeit: „Umzug des Webshops, frei ab 4. Mai“. Hat die Anzeige eine Kennziffer, steht sie am Ende.",
          },
          {
            title: "Einstieg mit dem Vorhaben",
            text: "Ein Satz über das Schwierige daran. Statt „Ihre Anzeige hat mein Interesse geweckt“ etwa: „Vier Länder, ein Shop, und im Dezember darf nichts stillstehen.“",
          },
          {
            title: "Beleg",
            text: "Ein vergleichbares Projekt in zwei Sätzen: wie es war, was Sie taten, was danach anders war. Eine Zahl daraus wiegt mehr als acht Kundennamen.",
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
            text: "Zwei Zeiten in den nächsten drei Tagen, je 20 Minuten. Als Antwort genügt „Dienstag“.",
          },
        ],
        samples: [
          {
            title: "Direkt an den Auftraggeber",
            text: `Betreff: {{projekt}}, frei ab {{starttermin}}

Guten Tag {{vorname}} {{nachname}},

{{projekt}} bis zum Frühjahr, und Ihre Kunden sollen währenddessen weiter bestellen können: An diesem zweiten Halbsatz hängt der ganze Zeitplan.

Für einen Händler mit 12.000 Artikeln habe ich die alte und die neue Fassung drei Wochen lang nebeneinander betrieben. Umgestellt wurde an einem Dienstagvormittag, bestellt wurde durchgehend.

In der ersten Woche würde ich mit Ihrem Team die zehn Seiten festlegen, die am Tag der Umstellung fehlerfrei sein müssen. Daraus ergibt sich die Reihenfolge für alles Weitere.

Für {{firma}} habe ich drei Tage in der Woche, bei Ihnen oder von hier aus. Mein Tagessatz beträgt {{tagessatz}} Euro netto.

Für ein Telefonat von 20 Minuten kann ich am {{termin}} oder am {{ausweichtermin}}. Was passt Ihnen besser?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "An eine Vermittlung",
            text: `Hallo {{vorname}},

zu Ihrer Ausschreibung „{{projekt}}“, in der Reihenfolge Ihrer Anforderungen:

– Power BI: seit 2019, zuletzt 14 Berichte für das Controlling eines Logistikers
– Datenmodell in SQL Server: ja, samt Übergabe an die interne IT
– Erfahrung im Gesundheitswesen: nein; aus einer Versicherung kenne ich die Arbeit mit besonders geschützten Daten
– Beginn und Umfang: ab {{starttermin}}, vier Tage je Woche, davon einer vor Ort
– Honorar: {{stundensatz}} Euro je Stunde netto

Bevor Sie mein Profil weitergeben, nennen Sie mir bitte den Endkunden. Dann kann ich ausschließen, dass es dort schon liegt.

Am Telefon erreichen Sie mich heute bis 18 Uhr und morgen ab 9 Uhr.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Auf ein Gesuch in einem Beitrag",
            text: `Hallo {{vorname}},

in Ihrem Beitrag suchen Sie jemanden für {{projekt}}. Eine Frage vorab, von der abhängt, ob es zwei Wochen werden oder vier: Gibt es die Inhalte schon, oder entstehen sie erst im Projekt?

Zuletzt habe ich für eine Klinikgruppe aus 90 Fachtexten 30 Seiten für Patienten gemacht. Freigegeben wurden sie in einer einzigen Runde, weil die Ärzte schon die Gliederung kannten.

Wenn Sie mögen, schicke ich Ihnen zwei dieser Seiten. Dann sehen Sie, ob der Ton zu {{firma}} passt.

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
          "Wer eingeladen wird, hat fachlich meist schon überzeugt. Im Gespräch prüft der Kunde, ob Sie sein Vorhaben verstanden haben und ob er Sie damit allein lassen kann. Beides lässt sich in 60 Minuten vorbereiten.",
        tips: [
          {
            title: "20 Minuten für den Kunden",
            points: [
              "Womit verdient die Firma ihr Geld, und an wem? Zwei Sätze ohne ein Wort von der Website.",
              "Wer nimmt teil? Zu jeder Person eine Zeile: seit wann im Haus, woran zuletzt gearbeitet, was sie von dem Projekt hätte.",
              "Welche drei Dinge haben Sie nicht herausgefunden? Das werden Ihre besten Fragen.",
            ],
          },
          {
            title: "20 Minuten für Ihren Teil",
            points: [
              "Sprechen Sie Ihre Vorstellung mit der Uhr: 90 Sekunden, davon höchstens 20 über den Werdegang.",
              "Legen Sie ein gelungenes Projekt bereit und ein schwieriges, samt dem, was Sie seither anders machen.",
              "Suchen Sie die Anforderung, die Sie am wenigsten erfüllen, und schreiben Sie zwei ehrliche Sätze dazu.",
              "Notieren Sie den Tagessatz, unter dem Sie absagen. Im Gespräch rechnet man leicht gegen sich selbst.",
            ],
          },
          {
            title: "20 Minuten für den Ablauf",
            points: [
              "Schreiben Sie den Satz auf, mit dem das Gespräch enden soll, etwa: „Bis Freitag haben Sie ein Angebot mit zwei Varianten.“",
              "Probieren Sie Ton, Kamera und Bildschirmfreigabe in dem Programm aus, das in der Einladung steht, und schließen Sie alles, was aufblinken kann.",
              "Lassen Sie sich eine Telefonnummer geben, falls die Leitung ausfällt.",
              "Übertragen Sie die Seite in das Feld „Vorbereitung“ und lesen Sie sie zehn Minuten vor Beginn laut.",
            ],
          },
        ],
      },
      sideCard: {
        title: "Mit ChatGPT proben",
        text: "ChatGPT oder ein anderes Sprachmodell stellt Ihnen auch die Fragen, um die Sie selbst einen Bogen machen. Den Kunden und Ihren Markt kennt es nicht: Was es darüber behauptet, prüfen Sie nach.",
        points: [
          "Geben Sie nichts Vertrauliches ein: keine Namen, keine Kundendaten, keine Unterlagen, die nur für Sie bestimmt sind.",
          "Aus dem Firmennamen wird „ein Hersteller mit 300 Leuten“, aus dem Produktnamen die Gattung.",
          "Antworten Sie laut und sprechen Sie den Text ein. Getippt klingt jeder sicherer, als er ist.",
        ],
        prompt: `Übernehmen Sie die Rolle einer Projektleiterin, die für die Ausschreibung unten einen Freelancer sucht. Führen Sie mit mir das erste Gespräch.

Regeln:
– Stellen Sie immer nur eine Frage und warten Sie auf meine Antwort.
– Beginnen Sie beim Vorhaben, nicht bei meinem Lebenslauf. Haken Sie nach, wenn ich ungenau antworte.
– Sprechen Sie nach der fünften Frage den Preis an und finden Sie ihn zu hoch.
– Beenden Sie das Gespräch nach acht Fragen.

Sagen Sie mir danach:
1. welche Antwort Sie überzeugt hat und warum,
2. wo ich ausgewichen bin,
3. welche drei Fragen ich Ihnen hätte stellen sollen.
Loben Sie nur, was es verdient.

Ausschreibung ohne Namen: [Text einfügen]
Mein Hintergrund in drei Sätzen: [Text einfügen]`,
      },
    },
    interview: {
      title: "Erstgespräch führen",
      content: {
        title: "Mehr fragen als antworten",
        description:
          "Der Kunde spricht meist mit drei bis fünf Bewerbern. In Erinnerung bleibt ihm, nach wessen Fragen er sein Vorhaben besser verstand. Der Leitfaden füllt 15 bis 24 Minuten; lesen Sie ihn am Vortag und legen Sie ihn zum Termin neben die Tastatur.",
        tips: [
          {
            title: "Das Gespräch führen",
            points: [
              "Bleiben Sie unter der Hälfte der Redezeit, Ihre Vorstellung mitgezählt.",
              "Warten Sie nach jeder Antwort zwei Sekunden. Häufig kommt das Wichtigere hinterher.",
              "Bei „agil“, „zeitnah“ und „modern“ fragen Sie nach: „Woran würden Sie das im März merken?“",
              "Schreiben Sie die Worte des Kunden mit. Sie werden der erste Absatz Ihres Angebots.",
            ],
          },
          {
            title: "Wenn es eng wird",
            points: [
              "Der Preis kommt in Minute drei: Nennen Sie eine Spanne und wovon sie abhängt. „Zwischen 9.000 und 14.000 Euro, je nachdem, ob die Texte schon da sind.“",
              "Sie wissen etwas nicht: „Das muss ich nachsehen. Morgen Mittag haben Sie die Antwort.“ Tragen Sie die Zusage sofort als nächsten Schritt ein.",
              "Eine kostenlose Probearbeit ist gewünscht: Zeigen Sie ein früheres Ergebnis oder bieten Sie einen bezahlten ersten Tag an.",
              "Zwei Beteiligte wollen Verschiedenes: Sprechen Sie es freundlich aus und fragen Sie, wessen Wunsch im Zweifel gilt.",
            ],
          },
          {
            title: "In der Viertelstunde danach",
            points: [
              "Problem, Ziel, Frist, Budget und Entscheider kommen in das Feld „Infos aus dem Erstgespräch“, solange Sie den Tonfall noch im Ohr haben.",
              "Schreiben Sie dem Kunden drei Sätze: was Sie verstanden haben, was Sie als Nächstes tun, bis wann.",
              "Schätzen Sie die Abschlusswahrscheinlichkeit vorsichtig. Solange Budget oder Entscheider unbekannt sind, bleibt sie bei höchstens 30 Prozent.",
            ],
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
        text: "In einer Ausschreibung steht, was man sich gewünscht hat, bevor die ersten Preise kamen. Wer Sie einlädt, hat die Lücke in Ihrem Profil gesehen und will trotzdem mit Ihnen reden. Sagen Sie nicht an seiner Stelle ab.",
        points: [
          "Nennen Sie die Lücke selbst, in einem Satz, bevor jemand danach fragt.",
          "Sagen Sie dazu, wie Sie sie schließen: „Dieses Programm kenne ich nicht, ein ähnliches seit sechs Jahren. Die zwei Tage Einarbeitung berechne ich nicht.“",
          "Geht der Auftrag an jemand anderen, fragen Sie, welches Projekt danach ansteht, und setzen Sie ein Follow-up in drei Monaten.",
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
              "Der Auftrag ist mehr als zehn Ihrer Tagessätze wert.",
              "Zwei Beteiligte haben das Ziel verschieden beschrieben.",
              "Der Kunde verlangt eine bestimmte Lösung, und Sie bezweifeln, dass sie sein Problem behebt.",
              "Überspringen Sie den Schritt, wenn nur ein Vergleichspreis gesucht wird. Das merken Sie daran, dass niemand Zeit für ein zweites Gespräch hat.",
            ],
          },
          {
            title: "Ablauf für 55 Minuten",
            points: [
              "10 Minuten Ziel: ein Satz, dem alle zustimmen, für alle sichtbar geschrieben.",
              "20 Minuten Bestand: was da ist, was fehlt, was im Weg steht.",
              "15 Minuten Wege: zwei oder drei Möglichkeiten mit grobem Aufwand. Der kleinste Weg und „so lassen“ gehören dazu.",
              "10 Minuten Verabredung: welcher Weg ins Angebot kommt und wer bis wann was beisteuert.",
            ],
          },
          {
            title: "Was Sie nicht verschenken",
            points: [
              "Kostenlos ist die Stunde. Konzept, Entwurf und ausgearbeiteter Plan stehen mit Preis im Angebot.",
              "Sprechen Sie über das Was und die Reihenfolge. Wie man es im Einzelnen macht, ist Ihre Arbeit.",
              "Bleibt zu viel offen, folgt kein zweites kostenloses Gespräch: Bieten Sie einen Klärungstag zum Festpreis an.",
            ],
          },
        ],
      },
      checklist: {
        title: "Bereit für das Strategiegespräch",
        points: [
          "Alle, die mitentscheiden, haben zugesagt; fehlt jemand, wird verschoben",
          "Drei Leitfragen sind zwei Tage vorher verschickt",
          "Eine leere Seite mit den Feldern Ziel, Bestand und Wege liegt offen",
          "Zu jedem denkbaren Weg steht eine Spanne in Tagen und Euro auf Ihrem Zettel",
          "Ein Beispiel aus einem anderen Projekt ist ausgesucht, das Sie zeigen dürfen",
          "Im Kalender sind danach zwei Stunden frei, um das Angebot zu schreiben",
        ],
      },
    },
    offer: {
      title: "Angebot abgeben",
      content: {
        title: "Ein Angebot, in dem nichts überrascht",
        description:
          "Schicken Sie das Angebot innerhalb von 24–48 Stunden nach dem letzten Gespräch. Es enthält nur, worüber Sie gesprochen haben, und stellt den Kunden vor genau eine Entscheidung: welche Variante.",
        tips: [
          {
            title: "Preis und Umfang",
            points: [
              "Bieten Sie zwei oder drei Varianten mit verschiedenem Umfang an und schreiben Sie dazu, welche Sie empfehlen.",
              "Festpreis, wenn der Umfang feststeht; Tagessatz mit Obergrenze, wenn er sich erst unterwegs zeigt.",
              "Schreiben Sie drei Zeilen dazu, was nicht enthalten ist. Darauf können Sie zeigen, wenn später mehr verlangt wird.",
              "Begrenzen Sie die Gültigkeit auf 30 Tage, mit Datum. Danach ist Ihr Kalender ein anderer.",
            ],
          },
          {
            title: "Nach dem Versand",
            points: [
              "Status „Angebot“, Auftragswert, Follow-up in 3–5 Tagen: Tragen Sie alles drei ein, bevor Sie das Programm schließen.",
              "Belassen Sie es bei höchstens 2–3 Nachfragen, jede mit etwas Neuem: einer Antwort, einem Beispiel, einem Termin.",
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
            text: "Drei Sätze aus Ihren Notizen, in den Worten des Kunden und mit einer Zahl, die er selbst genannt hat.",
          },
          {
            title: "Ziel",
            text: "Was am Ende anders ist und woran man es merkt: ein Wert, ein Datum oder ein Zustand, den man nachprüfen kann.",
          },
          {
            title: "Vorgehen",
            text: "Drei bis vier Etappen, jede mit Ergebnis und Woche. Methoden erwähnen Sie nur, wenn danach gefragt wurde.",
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
            text: "Wie man Ja sagt: mit einer Unterschrift oder einer Antwort aus einem Buchstaben. Dazu der früheste Beginn und die Gültigkeit.",
          },
        ],
        samples: [
          {
            title: "Begleitnachricht",
            text: `Hallo {{vorname}},

anbei das Angebot für {{projekt}}. Auf der ersten Seite steht, was Sie mir erzählt haben. Wo ich etwas falsch verstanden habe, sagen Sie es mir bitte, ich ändere es noch heute.

Ich empfehle Variante B. Sie kostet mehr als A, nimmt Ihrem Team aber die Umstellung ab, vor der es im Gespräch am meisten Respekt hatte.

Am {{termin}} gehen wir alles wie verabredet in 20 Minuten durch. Wer bei {{firma}} außer Ihnen darüber entscheidet, ist gern dabei.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Angebot auf einer Seite",
            text: `Angebot für {{firma}}: {{projekt}}

Ausgangslage
Anfragen kommen über drei Postfächer herein. Niemand sieht, welche beantwortet sind. Im letzten Quartal haben Sie dadurch zwei Kunden verloren.

Ziel
Vier Wochen nach Beginn steht jede Anfrage an einer Stelle, und keine bleibt länger als einen Arbeitstag liegen.

Vorgehen
1. Aufnahme: zwei Gespräche, eine Übersicht aller Wege (Woche 1)
2. Aufbau mit den Anfragen eines Teams (Wochen 2 und 3)
3. Umstellung der übrigen Teams und Einweisung (Woche 4)

Nicht enthalten
Übernahme alter Anfragen, Lizenzen, Texte für die Website

Was ich brauche
Zugänge am ersten Tag. {{vorname}} {{nachname}} ({{position}}) als Ansprechperson, etwa zwei Stunden je Woche.

Preis, netto
A: Aufbau für ein Team, 4.800 Euro
B: Aufbau und Umstellung aller Teams, 7.900 Euro (meine Empfehlung)
C: wie B, dazu drei Monate Begleitung, 10.600 Euro
Zahlbar in Dritteln: zu Beginn, nach Etappe 2, nach der Abnahme, jeweils innerhalb von 14 Tagen.

Auftrag
Eine Antwort mit „A“, „B“ oder „C“ genügt. Beginn ist der {{starttermin}}, das Angebot gilt bis {{frist}}.

{{mein_name}}`,
          },
          {
            title: "Nachfrage nach 3–5 Tagen",
            text: `Hallo {{vorname}},

im Gespräch fragten Sie, ob sich die Umstellung auf zwei Abschnitte verteilen lässt. Ich habe es durchgerechnet: Der Preis bleibt gleich, der zweite Abschnitt kann bis zu acht Wochen später kommen.

Den {{starttermin}} halte ich Ihnen bis {{frist}} frei. Was ist bei {{firma}} noch zu klären, bevor Sie sich entscheiden?

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      sideCard: {
        title: "Ein Video, das mitgereicht wird",
        text: "Nehmen Sie zum Angebot ein persönliches Loom-Video von höchstens 5 Minuten auf: Ihr Bildschirm, Ihre Stimme, Ihr Gesicht in der Ecke. Wer das Angebot im Haus weitergibt, muss es dann nicht selbst erklären.",
        points: [
          "Die ersten 20 Sekunden gehören dem Kunden: sein Name und sein Problem, wie er es genannt hat.",
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
      "Sechs Abschnitte mit Sätzen zum Übernehmen. Kommt der Kunde von selbst auf einen späteren Punkt, folgen Sie ihm und holen das Ausgelassene nach.",
    sections: [
      {
        title: "Begrüßung und Rahmen",
        points: [
          "Alle Namen mitschreiben und fragen, bis wann die Runde Zeit hat.",
          "„Mein Vorschlag: Erst erzählen Sie von dem Vorhaben, dann sage ich kurz etwas zu mir, und am Ende klären wir, ob und wie es weitergeht. Einverstanden?“",
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
          "Ein Satz, für wen Sie wobei arbeiten.",
          "Ein Projekt, das dem eben Gehörten ähnelt: vorher, Ihr Eingriff, nachher mit Zahl.",
          "Zurück zum Kunden: „Was davon kommt Ihnen bekannt vor, was ist bei Ihnen anders?“",
        ],
      },
      {
        title: "Ihre Arbeitsweise",
        points: [
          "Drei Etappen, jede mit einem Ergebnis, das man ansehen kann.",
          "Wie oft der Kunde von Ihnen hört, zum Beispiel freitags in fünf Zeilen.",
          "Was Sie brauchen, damit nichts stockt: eine Ansprechperson und Antworten innerhalb von zwei Tagen.",
        ],
      },
      {
        title: "Fragen und Kern des Projekts",
        points: [
          "„Angenommen, wir sprechen uns in einem halben Jahr wieder und Sie sind zufrieden: Was hat sich geändert?“",
          "„Was darf auf keinen Fall schiefgehen?“",
          "„Welcher Teil steht fest, und worüber lässt sich noch reden?“",
          "„Welchen Betrag haben Sie dafür vorgesehen?“ Danach schweigen, bis eine Antwort kommt.",
          "Das Vorhaben in drei Sätzen wiedergeben und berichtigen lassen.",
        ],
      },
      {
        title: "Nächste Schritte",
        points: [
          "„Was müssten Sie noch wissen, um sich zu entscheiden?“",
          "Zusagen, was kommt: ein Angebot innerhalb von 24–48 Stunden oder vorher ein Strategiegespräch.",
          "Den Termin, an dem Sie das Angebot gemeinsam durchgehen, gleich in beide Kalender eintragen.",
        ],
      },
    ],
  },
} satisfies Texts["guides/hot-journey"];
