import type { Texts } from "../../areas.ts";

export default {
  description:
    "Eine Firma sucht eine feste Kraft und hat bis dahin eine Lücke. Sie fragen nach dieser Lücke und übernehmen die Arbeit, bis jemand anfängt, oder den Teil davon, für den es keine Stelle braucht.",
  steps: {
    find: {
      title: "Stelle finden",
      content: {
        title: "Anzeigen, hinter denen Arbeit liegen bleibt",
        description:
          "Eine ausgeschriebene Stelle ist genehmigtes Budget für Arbeit, die heute niemand macht. Zwischen Anzeige und erstem Arbeitstag liegen mit der Kündigungsfrist oft vier bis sechs Monate. Um diese Monate geht es hier.",
        tips: [
          {
            title: "Wo Sie suchen",
            points: [
              "Speichern Sie auf LinkedIn, StepStone und Indeed je eine Suche nach Ihrer Tätigkeit mit täglicher Meldung.",
              "Stellen Sie den Zeitraum auf die letzten 24 Stunden; bei älteren laufen die Gespräche schon.",
              "Suchen Sie auch nach „befristet“ und „Elternzeitvertretung“: Dort ist die Arbeit dringend und ihr Ende vereinbart.",
              "Lesen Sie montags die Karriereseiten von zehn Firmen, für die Sie gern arbeiten würden. Manche Stelle steht nur dort.",
            ],
          },
          {
            title: "Woran Sie eine passende Anzeige erkennen",
            points: [
              "Drei der genannten Aufgaben könnten Sie nächsten Montag beginnen.",
              "Sie nennt Ergebnisse: eine Systemeinführung, einen Messeauftritt, einen Jahresabschluss.",
              "Sie steht zum zweiten Mal da. Suchen Sie nach Stellentitel und Firma, dann sehen Sie das ältere Datum.",
              "Die Firma sucht unter eigenem Namen. Bei „unser Kunde, ein führendes Unternehmen“ erfahren Sie nicht, wer sucht.",
            ],
          },
          {
            title: "Am selben Tag festhalten",
            points: [
              "Legen Sie den Lead mit der Quelle „Jobausschreibung“ und der Temperatur „Warm“ an.",
              "Kopieren Sie die Aufgabenliste der Anzeige in die Notizen; nach der Besetzung ist die Seite fort.",
              "Schreiben Sie Tag und Uhrzeit der Veröffentlichung dazu. Ab da laufen die 48 Stunden bis zu Ihrer ersten Nachricht.",
            ],
          },
        ],
      },
    },
    decisionMakers: {
      title: "Wer entscheidet",
      content: {
        title: "Die Person finden, bei der sich die Arbeit staut",
        description:
          "Die Anzeige kommt aus der Personalabteilung, der Druck kommt aus einer anderen. Sie suchen die Person, der die neue Kraft unterstellt wäre. Dort werden die liegen gebliebenen Aufgaben jede Woche neu verteilt, und oft liegt dort auch ein Sachbudget, aus dem freie Mitarbeit bezahlt werden darf.",
        tips: [
          {
            title: "Spuren in der Anzeige",
            points: [
              "Suchen Sie nach „berichtet an“, „Leitung“ und dem Namen des Teams. Geben Sie beides mit dem Firmennamen in die Personensuche ein.",
              "Notieren Sie den Namen für Rückfragen samt Rolle. Wer die Anzeige betreut, weiß auch, wer sie bestellt hat.",
              "Sehen Sie nach, wer die Anzeige geteilt hat. Vorgesetzte schreiben gern zwei Sätze dazu, die in der Anzeige fehlen.",
            ],
          },
          {
            title: "Nach der Größe der Firma",
            points: [
              "Bis 20 Leute: Geschäftsführung oder Inhaberin. Der Name steht im Impressum.",
              "20 bis 250 Leute: die Leitung der Abteilung. Sie darf kleinere Beträge meist selbst freigeben.",
              "Über 250 Leute: erst die Teamleitung, dann der Einkauf. Fragen Sie früh, ob Sie als Lieferant angelegt sein müssen; das dauert mitunter vier Wochen.",
            ],
          },
          {
            title: "Bevor Sie schreiben",
            points: [
              "Zwei Namen je Firma genügen. Schreiben Sie zuerst nur der Fachseite, sonst fragt man sich dort, wem Sie noch geschrieben haben.",
              "Prüfen Sie das Datum des letzten Beitrags und den Eintrag zur aktuellen Stelle. Wer gerade wechselt, entscheidet nichts mehr.",
              "Haben Sie einen gemeinsamen Kontakt, bitten Sie ihn um zwei Sätze zur Vorstellung und schicken Sie ihm den Entwurf dafür mit.",
              "Tragen Sie Vor- und Nachnamen, Firma und Position im CRM ein; daraus füllen sich die Platzhalter der Vorlagen.",
            ],
          },
        ],
      },
    },
    firstContact: {
      title: "Erstkontakt",
      content: {
        title: "Eine Frage zur Stelle, keine Bewerbung",
        description:
          "Ihre erste Nachricht geht innerhalb von 48 Stunden nach der Anzeige hinaus, bevor die ersten Gespräche vereinbart sind. Sie fragen, wie die Zeit bis zur Besetzung geregelt ist. Angeboten wird hier noch nichts.",
        tips: [
          {
            title: "Den Weg wählen",
            points: [
              "Sind Sie nicht vernetzt, nehmen Sie eine InMail mit höchstens 1.900 Zeichen. In die Notiz einer Vernetzungsanfrage passt die Frage nicht.",
              "Als Betreff genügt der Stellentitel mit dem Zusatz „eine Frage“.",
              "Nennt die Anzeige eine Rufnummer für Rückfragen, stellen Sie dieselbe Frage am Telefon. Nach zwei Minuten wissen Sie, wer zuständig ist.",
            ],
          },
          {
            title: "Zwei Minuten Kontrolle",
            points: [
              "Zählen Sie: höchstens 90 Wörter und ein einziger Gedanke, auf den man antworten soll.",
              "Ein Ausdruck steht wörtlich so in der Anzeige. „Monatsabschluss nach HGB“ beweist mehr als „Rechnungswesen“.",
              "Decken Sie den Firmennamen ab. Passt der Text dann auf jede andere Anzeige, fehlt die Beobachtung.",
            ],
          },
          {
            title: "Was Sie weglassen",
            points: [
              "Den Lebenslauf: Er landet im Bewerbungsverfahren und damit bei der falschen Person.",
              "Den Tagessatz: Er wird mit einem Monatsgehalt verglichen, solange niemand den Umfang kennt.",
              "Den Hinweis auf den Fachkräftemangel: Die Firma weiß, warum sie sucht.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Erstnachricht gebaut",
        description: "Vier kurze Teile. Wer nur den letzten liest, soll trotzdem antworten können.",
        parts: [
          { title: "Bezug", text: "Welche Anzeige, wo gesehen. Ein Satz, ohne Lob für die Firma." },
          {
            title: "Beobachtung",
            text: "Eine Aufgabe aus der Anzeige, wörtlich, und warum sie schlecht warten kann.",
          },
          {
            title: "Wer fragt",
            text: "Dass Sie selbstständig arbeiten und sich nicht bewerben. Sonst geht die Nachricht an die Personalabteilung weiter.",
          },
          {
            title: "Frage",
            text: "Wie die Zeit bis zur Besetzung geregelt ist. Ein Halbsatz muss als Antwort reichen.",
          },
        ],
        samples: [
          {
            title: "An die Abteilungsleitung",
            text: `Guten Tag {{vorname}} {{nachname}},

in Ihrer Anzeige „{{stelle}}“ steht ein Punkt, der sich schwer aufschieben lässt: „{{aufgabe}}“.

Dies ist keine Bewerbung, ich arbeite selbstständig in diesem Fach. Mich interessiert, wie Sie die Monate bis zum ersten Arbeitstag überbrücken. Macht das jemand aus dem Team mit, oder ist die Frage noch offen?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "An die Personalabteilung",
            text: `Guten Tag {{vorname}} {{nachname}},

zu „{{stelle}}“ schicke ich Ihnen keine Bewerbung, denn ich arbeite auf eigene Rechnung. Mich beschäftigt eine Zeile der Anzeige: „{{aufgabe}}“.

Wer betreut das bei {{firma}}, bis jemand anfängt? Dann frage ich dort und halte Sie nicht länger auf.

Danke und freundliche Grüße
{{mein_name}}`,
          },
          {
            title: "An die Geschäftsführung einer kleinen Firma",
            text: `Guten Tag {{vorname}} {{nachname}},

auf Ihrer Karriereseite steht „{{stelle}}“. In einer Firma Ihrer Größe macht diese Arbeit bis dahin oft die Geschäftsführung, am Abend.

„{{aufgabe}}“ ist mein Beruf, allerdings auf Rechnung und nicht auf Gehaltszettel. Drückt Sie wirklich die ganze Stelle oder vor allem dieser eine Teil?

Beste Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Ihre Erstnachricht: Halten Sie je eine Fassung für Fachabteilung, Personal und Geschäftsführung bereit. Vor dem Senden ändern Sie nur Stelle und Aufgabe.",
    },
    dialogue: {
      title: "Dialog aufbauen",
      content: {
        title: "Nachfragen, bis Sie die Lücke kennen",
        description:
          "Auf die erste Antwort folgt eine Frage nach der Arbeit. Bleibt es still, fassen Sie nach 5–7 Tagen nach. Mehr als 2–3 Nachfragen sind zu viel: Wer dann noch schweigt, hat die Lücke anders geschlossen oder will nicht.",
        tips: [
          {
            title: "Wenn eine Antwort kommt",
            points: [
              "Antworten Sie am selben Arbeitstag und nehmen Sie das Wort auf, das Ihr Gegenüber für das Problem benutzt.",
              "Fragen Sie der Reihe nach, je Nachricht eins: Was bleibt liegen? Wer macht es heute? Bis wann geht das gut?",
              "„Wir suchen nur in Festanstellung“ ist eine Antwort. Danken Sie und fragen Sie, ob sie auch für den Übergang gilt. Einmal.",
            ],
          },
          {
            title: "Wenn keine kommt",
            points: [
              "Setzen Sie das Follow-up beim Absenden auf den sechsten Tag.",
              "Sehen Sie vorher nach der Anzeige: Verlängert, geändert oder doppelt geschaltet ist ein Grund zu schreiben.",
              "Kündigen Sie in der letzten Nachfrage an, dass es die letzte ist. Darauf kommt oft die Antwort, die vorher fehlte.",
            ],
          },
          {
            title: "Wenn die Stelle besetzt ist",
            points: [
              "Wünschen Sie einen guten Anfang und stellen Sie den Lead auf „Verloren“, mit dem Grund „besetzt“.",
              "Legen Sie ein Follow-up auf sechs Monate nach dem ersten Arbeitstag: Dann endet die Probezeit, und manche Suche beginnt von vorn.",
              "Prüfen Sie, ob dieselbe Abteilung wieder sucht. Eine zweite Anzeige im Jahr deutet auf zu viel Arbeit für eine Stelle.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Nachfrage gebaut",
        description: "Höchstens 70 Wörter. Jede Nachfrage enthält etwas, das auch ohne Sie brauchbar ist.",
        parts: [
          {
            title: "Anknüpfung",
            text: "Stelle und Zeitpunkt Ihrer letzten Nachricht, ohne „Haben Sie schon gesehen?“.",
          },
          {
            title: "Mitbringsel",
            text: "Ein Handgriff, eine Frist, ein Beispiel aus einem anderen Haus. Zwei Sätze, erlebt und nicht erfunden.",
          },
          { title: "Kleinere Frage", text: "Leichter zu beantworten als die erste: ein Datum, ein Ja, ein Name." },
        ],
        samples: [
          {
            title: "Sechs Tage ohne Antwort",
            text: `Guten Tag {{vorname}} {{nachname}},

vorige Woche hatte ich zu „{{stelle}}“ gefragt, wie Sie die Zeit bis zur Besetzung überbrücken.

Ein Team in ähnlicher Lage hat die Aufgaben der leeren Stelle in drei Spalten geschrieben: muss jede Woche sein, kann warten, kann entfallen. Die erste Spalte war kürzer als gedacht.

Was stünde bei Ihnen ganz oben darin?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Nach einer knappen Antwort",
            text: `Guten Tag {{vorname}} {{nachname}},

danke, jetzt verstehe ich es besser.

Wenn es noch keine Regelung gibt, liegt „{{aufgabe}}“ vermutlich bei jemandem, der eigentlich anderes zu tun hat. Hat etwas davon in den nächsten acht Wochen ein festes Datum?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Die letzte Nachfrage",
            text: `Guten Tag {{vorname}} {{nachname}},

dies ist meine letzte Nachricht zu „{{stelle}}“. Ich nehme an, Sie haben die Wochen bis zur Besetzung geregelt, und wünsche der neuen Kraft einen guten Anfang.

Falls sich die Suche hinzieht, antworten Sie mit „später“. Dann frage ich im {{monat}} noch einmal.

Alles Gute
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Ihre Nachfrage: Am meisten hilft eine Fassung für Schweigen und eine für Antworten aus einem einzigen Satz.",
    },
    consultation: {
      title: "Beratung anbieten",
      content: {
        title: "Ein Gespräch, das auch ohne Auftrag nützt",
        description:
          "Hat die Firma ihre Lücke beschrieben, schlagen Sie ein kostenloses Strategiegespräch von 45–60 Minuten vor. Darin trennen Sie gemeinsam, was bis zur Besetzung geschehen muss, von dem, was warten darf. Wer seine Aufgaben einmal so sortiert hat, kann Ihr Angebot im eigenen Haus vertreten.",
        tips: [
          {
            title: "Wann der Vorschlag passt",
            points: [
              "Sie können die Lücke in einem Satz wiedergeben, mit Aufgabe und Datum.",
              "Jemand hat nach Verfügbarkeit, Ablauf oder Kosten gefragt.",
              "Ist beides nicht der Fall, stellen Sie noch eine Frage. Zu frühe Termine werden am Vortag abgesagt.",
            ],
          },
          {
            title: "Der Ablauf, den Sie zusagen",
            points: [
              "10 Minuten: Was ist geschehen, seit der Platz leer ist?",
              "25 Minuten: Aufgaben einzeln durchgehen, jede mit Datum und der Person, die sie heute trägt.",
              "10 Minuten: drei Wege bis zur Besetzung, mindestens einer davon ohne Sie.",
              "Der Rest: Wer entscheidet, bis wann, und was soll dafür auf dem Tisch liegen?",
            ],
          },
          {
            title: "Damit der Termin stattfindet",
            points: [
              "Nennen Sie zwei Zeiten innerhalb der nächsten fünf Arbeitstage.",
              "Bitten Sie die Person dazu, die heute einspringt; sie kennt die Aufgaben, die in keiner Anzeige stehen.",
              "Schicken Sie am Vortag Ihre Aufgabenliste mit der Bitte um Korrektur. Wer korrigiert hat, kommt.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist das Beratungsangebot gebaut",
        description: "Eine halbe Bildschirmseite, die sich intern weiterleiten lässt.",
        parts: [
          {
            title: "Die Lücke",
            text: "Ein Satz aus dem bisherigen Austausch, möglichst im Wortlaut Ihres Gegenübers.",
          },
          { title: "Was danach vorliegt", text: "Eine sortierte Liste, die der Firma gehört, auch wenn nichts folgt." },
          { title: "Dauer und Kosten", text: "45–60 Minuten, kostenlos. Beides in einem Satz, ohne Sternchen." },
          {
            title: "Zwei Zeiten",
            text: "Wochentag, Datum, Uhrzeit. Ein Link zu Ihrem Kalender lädt zum Vertagen ein.",
          },
        ],
        samples: [
          {
            title: "Nach einer ausführlichen Antwort",
            text: `Guten Tag {{vorname}} {{nachname}},

so habe ich Sie verstanden: Bis „{{stelle}}“ besetzt ist, darf „{{aufgabe}}“ nicht liegen bleiben, und im Team ist dafür niemand frei.

Mein Vorschlag ist ein kostenloses Strategiegespräch von 45–60 Minuten. Wir gehen die Aufgaben einzeln durch. Danach haben Sie eine Liste: was bis wann sein muss, was ruhen kann und was jemand von außen übernehmen könnte. Sie bleibt bei Ihnen, wie auch immer Sie sich entscheiden.

Passt {{termin_1}} oder eher {{termin_2}}?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Wenn zuerst nach dem Preis gefragt wird",
            text: `Guten Tag {{vorname}} {{nachname}},

eine ehrliche Zahl hängt am Umfang: „{{aufgabe}}“ kann zwei Tage im Monat bedeuten oder zwei in der Woche.

In 45–60 Minuten lässt sich das klären. Sie erzählen, was ansteht, ich schätze die Tage und nenne Ihnen noch im Gespräch eine Spanne. Kosten entstehen dafür keine.

Ginge es am {{termin_1}} oder am {{termin_2}}? Wer die Arbeit zurzeit miterledigt, ist herzlich eingeladen.

Beste Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Ihr Beratungsangebot: Lassen Sie den ersten Absatz leer. Er entsteht jedes Mal neu aus dem, was Ihnen geschrieben wurde.",
    },
    offer: {
      title: "Angebot erstellen",
      content: {
        title: "Ein Angebot mit eingebautem Ende",
        description:
          "Nach dem Gespräch geht das Angebot innerhalb von 24–48 Stunden hinaus. Es beschreibt Ergebnisse, eine Laufzeit und die Übergabe, denn die Firma stellt weiter ein und kauft bei Ihnen Zeit. Ein Loom-Video von 3–5 Minuten erklärt es den Leuten, die nicht dabei waren.",
        tips: [
          {
            title: "Was hineingehört",
            points: [
              "Zwei oder drei Aufgaben aus dem Gespräch, jede als fertiges Ergebnis mit Datum.",
              "Drei Monate Laufzeit, für beide Seiten mit zwei Wochen Frist kündbar, sobald jemand eingestellt ist.",
              "Zwei Umfänge zur Wahl, zum Beispiel vier oder acht Tage im Monat, jeweils mit Festpreis.",
              "Ein Übergabetag für die neue Kraft als eigene Zeile mit eigenem Preis. Sonst fällt er in der letzten Woche unbezahlt an.",
            ],
          },
          {
            title: "Selbstständig bleiben",
            points: [
              "Vereinbaren Sie Ergebnisse und Termine; Dienstzeiten und Urlaubsanträge gehören in einen Arbeitsvertrag.",
              "Schreiben Sie hinein, dass Sie mit eigenen Arbeitsmitteln und auch für weitere Auftraggeber arbeiten, wenn es so ist.",
              "Soll alles laufen wie in der ausgeschriebenen Stelle, klären Sie vorher den Status. Auf Antrag entscheidet darüber die Deutsche Rentenversicherung.",
            ],
          },
          {
            title: "Das Loom-Video",
            points: [
              "Beginnen Sie mit dem Satz, in dem die Firma ihre Lücke beschrieben hat.",
              "Lassen Sie das Angebot im Bild und sagen Sie, welchen der beiden Umfänge Sie an Stelle der Firma nähmen.",
              "Sprechen Sie zu der Person, die den Betrag freigibt und Sie nie getroffen hat.",
              "Nehmen Sie in einem Zug auf. Ein Versprecher stört weniger als ein Schnitt.",
            ],
          },
          {
            title: "Nach dem Absenden",
            points: [
              "Fragen Sie nach 3–5 Tagen, welche Zeile gerade besprochen wird.",
              "Stellen Sie den Lead auf „Angebot“ und tragen Sie den Auftragswert ein, damit Ihre Pipeline stimmt.",
              "Kommt eine Einstellung dazwischen, kürzen Sie auf Übergabe und Einarbeitung, statt das Angebot zurückzuziehen.",
            ],
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "Was auf diesem Weg entscheidet",
    text: "Fünf Punkte, an denen die Ansprache über eine Stellenanzeige gelingt oder scheitert.",
    points: [
      "Zwei Tage: Wer am dritten Tag fragt, steht hinter dreißig Bewerbungen.",
      "Die Fachseite: Dort schmerzt die Lücke, in der Personalabteilung wird sie verwaltet.",
      "Keine Konkurrenz zur Einstellung: Sie machen die Suche weniger eilig, Sie ersetzen sie nicht.",
      "Erst die Lücke, dann der Termin, dann der Preis: Ein Schritt zu früh kostet meistens den Kontakt.",
      "Ein Ende, das im Angebot steht: Es nimmt der Zusage das Risiko und Ihnen den Anschein einer Anstellung.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
