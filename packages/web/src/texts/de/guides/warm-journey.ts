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
          "Eine ausgeschriebene Stelle ist genehmigtes Budget für Arbeit, die heute niemand macht. Zwischen Anzeige und erstem Arbeitstag liegen mit der Kündigungsfrist oft 4 bis 6 Monate. Um diese Monate geht es hier.",
        tips: [
          {
            title: "Was das Gesetz dazu sagt",
            points: [
              "Die Firma hat um Bewerbungen gebeten, nicht um Angebote von Freelancern. Eine E-Mail, InMail oder andere elektronische Nachricht, die zu einem Auftrag führen soll, ist Werbung, auch wenn sie nur fragt, und ohne vorherige ausdrückliche Einwilligung unzulässig (§ 7 Abs. 2 Nr. 2 UWG).",
              "Gehen Sie deshalb zuerst über einen gemeinsamen Kontakt, der fragt, ob Sie sich melden dürfen, über ein persönliches Gespräch oder über einen Brief auf Papier. Schreiben Sie ohne Einwilligung, müssen Sie mit einer Abmahnung rechnen; nach einem Nein schreiben Sie nie wieder.",
            ],
          },
          {
            title: "Wo Sie suchen",
            points: [
              "Speichern Sie auf LinkedIn, StepStone und Indeed je eine Suche nach Ihrer Tätigkeit mit täglicher Meldung.",
              "Stellen Sie den Zeitraum auf die letzten 24 Stunden. Bei älteren Anzeigen laufen die Gespräche schon.",
              "Suchen Sie auch nach „befristet“ und „Elternzeitvertretung“. Dort ist die Arbeit dringend und ihr Ende vereinbart.",
              "Lesen Sie montags die Karriereseiten von 10 Firmen, für die Sie gern arbeiten würden. Manche Stelle steht nur dort.",
            ],
          },
          {
            title: "Woran Sie eine passende Anzeige erkennen",
            points: [
              "Mit 3 der genannten Aufgaben könnten Sie nächsten Montag beginnen.",
              "Sie nennt Ergebnisse wie eine Systemeinführung, einen Messeauftritt oder einen Jahresabschluss.",
              "Sie steht zum zweiten Mal da. Suchen Sie nach Stellentitel und Firma, dann sehen Sie das ältere Datum.",
              "Die Firma sucht unter eigenem Namen. Bei „unser Kunde, ein führendes Unternehmen“ erfahren Sie nicht, wer sucht.",
            ],
          },
          {
            title: "Am selben Tag festhalten",
            points: [
              "Legen Sie den Lead mit der Quelle „Jobausschreibung“ und der Temperatur „Warm“ an.",
              "Kopieren Sie die Aufgabenliste der Anzeige in die Notizen; nach der Besetzung ist die Seite fort.",
              "Schreiben Sie Tag und Uhrzeit der Veröffentlichung dazu. Ab dann laufen die 48 Stunden bis zu Ihrer ersten Nachricht.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Notiz zur Anzeige",
        description:
          "5 Zeilen, die Sie schreiben, solange die Seite offen ist. Aus ihnen entsteht später die erste Nachricht.",
        parts: [
          {
            title: "Stelle und Fundort",
            text: "Titel und Datum wörtlich. Darauf beziehen Sie sich, wenn Sie sich melden.",
          },
          {
            title: "Die eine Aufgabe",
            text: "Eine Zeile aus der Aufgabenliste, die ein festes Datum hat und die Sie ohne Einarbeitung übernehmen könnten.",
          },
          {
            title: "Der Weg zur Person",
            text: "Ein gemeinsamer Kontakt, eine Veranstaltung oder die Anschrift für einen Brief.",
          },
        ],
        samples: [
          {
            title: "5 Zeilen für den Lead",
            text: `Stelle: {{stelle}}, erschienen am {{datum}}
Aufgabe, die nicht warten kann: {{aufgabe}}
Warum: {{dringlichkeit}}
Was ich davon übernehmen könnte: {{übernahme}}
Weg zur Person: {{kontaktweg}}`,
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
              "Notieren Sie die Ansprechperson für Rückfragen samt Rolle. Sie weiß, welche Abteilung die Stelle bestellt hat.",
              "Sehen Sie nach, wer die Anzeige geteilt hat. Vorgesetzte schreiben gern 2 Sätze dazu, die in der Anzeige fehlen.",
            ],
          },
          {
            title: "Nach der Größe der Firma",
            points: [
              "Bis 20 Leute entscheidet die Geschäftsführung. Der Name steht im Impressum.",
              "Bei 20 bis 250 Leuten ist es die Leitung der Abteilung. Sie darf kleinere Beträge meist selbst freigeben.",
              "Über 250 Leute sprechen Sie erst mit der Teamleitung, dann mit dem Einkauf. Fragen Sie früh, ob Sie als Lieferant angelegt sein müssen; das dauert mitunter 4 Wochen.",
            ],
          },
          {
            title: "Bevor Sie schreiben",
            points: [
              "Je Firma genügen 2 Namen. Schreiben Sie zuerst nur der Fachseite, sonst fragt man sich dort, wem Sie noch geschrieben haben.",
              "Prüfen Sie das Datum des letzten Beitrags und den Eintrag zur aktuellen Stelle. Mit einer Kündigung in der Tasche entscheidet niemand mehr.",
              "Haben Sie einen gemeinsamen Kontakt, bitten Sie ihn, vorab zu fragen, ob Sie sich melden dürfen. Den Text dafür schicken Sie ihm mit.",
              "Tragen Sie Vor- und Nachnamen, Firma und Position im CRM ein; daraus füllen sich die Platzhalter der Vorlagen.",
            ],
          },
          {
            title: "Wenn Sie Namen speichern",
            points: [
              "Über einen Eintrag im CRM müssen Sie die Person informieren, spätestens mit Ihrer ersten Nachricht und sonst innerhalb eines Monats (Art. 14 DSGVO). Nennen Sie, woher Sie den Namen haben, und verlinken Sie Ihre Datenschutzhinweise.",
              "Möchte jemand keinen Kontakt, löschen Sie den Lead, statt ihn auf „Verloren“ zu stellen (Art. 17 und 21 DSGVO). Behalten Sie nur so viel, dass Sie nicht versehentlich noch einmal schreiben.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Bitte um eine Brücke",
        description:
          "Sie fragen jemanden, der beide Seiten kennt. Die Anrede gilt hier dem gemeinsamen Kontakt; wählen Sie ihn oben als Lead oder füllen Sie sie von Hand aus.",
        parts: [
          { title: "Wen Sie meinen", text: "Name und Firma, und dass Sie die Anzeige gelesen haben." },
          {
            title: "Nur eine Frage weitergeben",
            text: "Der Kontakt soll fragen, ob Sie schreiben dürfen. Empfehlen muss er Sie dafür nicht.",
          },
          {
            title: "Text zum Weiterleiten",
            text: "2 Sätze, die ohne Änderung passen. Kommt darauf ein Ja, tragen Sie es mit Datum in den Verlauf ein.",
          },
        ],
        samples: [
          {
            title: "An einen gemeinsamen Kontakt",
            text: `{{anrede}},

Sie kennen {{zielperson}} von {{zielfirma}}. Dort ist gerade „{{stelle}}“ ausgeschrieben, und in dieser Arbeit bin ich zu Hause, allerdings selbstständig.

Würden Sie fragen, ob ich mich dazu melden darf? Wenn es nicht passt, genügt mir ein Nein, und ich schreibe nicht.

Zum Weiterleiten, falls es hilft: „{{mein_name}} arbeitet freiberuflich in diesem Fach und würde gern wissen, wie die Zeit bis zur Besetzung geregelt ist. Darf ich die Adresse weitergeben?“

Vielen Dank
{{mein_name}}`,
            informal: `Hallo {{vorname}},

du kennst {{zielperson}} von {{zielfirma}}. Dort ist gerade „{{stelle}}“ ausgeschrieben, und in dieser Arbeit bin ich zu Hause, allerdings selbstständig.

Würdest du fragen, ob ich mich dazu melden darf? Wenn es nicht passt, genügt mir ein Nein, und ich schreibe nicht.

Zum Weiterleiten, falls es hilft: „{{mein_name}} arbeitet freiberuflich in diesem Fach und würde gern wissen, wie die Zeit bis zur Besetzung geregelt ist. Darf ich die Adresse weitergeben?“

Danke dir
{{mein_name}}`,
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
              "Hat ein gemeinsamer Kontakt für Sie gefragt und ein Ja bekommen, beziehen Sie sich im ersten Satz darauf.",
              "Ein Brief auf Papier ist zulässig, solange die Firma Werbung nicht erkennbar ablehnt. Steht in der Anzeige „Bitte keine Angebote von Dienstleistern“, lassen Sie auch den Brief.",
              "Für eine InMail (höchstens 1.900 Zeichen) brauchen Sie LinkedIn Premium. Ohne Premium erreichen Sie Ihre eigenen Kontakte, Mitglieder gemeinsamer Gruppen und Profile, die für alle offen sind. In die Notiz einer Vernetzungsanfrage passt die Frage nicht.",
              "Die Rufnummer in der Anzeige gilt Bewerbungen. Ein Anruf, der zu einem Auftrag führen soll, braucht zwischen Unternehmen eine zumindest mutmaßliche Einwilligung (§ 7 Abs. 2 Nr. 1 UWG), und aus der Nummer allein folgt sie nicht.",
            ],
          },
          {
            title: "2 Minuten Kontrolle",
            points: [
              "Höchstens 90 Wörter und ein einziger Gedanke, auf den man antworten soll.",
              "Ein Ausdruck steht wörtlich so in der Anzeige. „Monatsabschluss nach HGB“ beweist mehr als „Rechnungswesen“.",
              "Decken Sie den Firmennamen ab. Passt der Text dann auf jede andere Anzeige, fehlt die Beobachtung.",
            ],
          },
          {
            title: "Was Sie weglassen",
            points: [
              "Der Lebenslauf landet im Bewerbungsverfahren und damit bei der falschen Person.",
              "Ihr Tagessatz wird mit einem Monatsgehalt verglichen, solange niemand den Umfang kennt.",
              "Über den Fachkräftemangel weiß die Firma selbst Bescheid.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Erstnachricht gebaut",
        description: "5 kurze Teile. Auch wenn jemand nur die Frage liest, soll eine Antwort möglich sein.",
        parts: [
          { title: "Bezug", text: "Welche Anzeige, wo gesehen. Ein Satz, ohne Lob für die Firma." },
          {
            title: "Beobachtung",
            text: "Eine Aufgabe aus der Anzeige, wörtlich, und warum sie schlecht warten kann.",
          },
          {
            title: "Zu Ihrer Person",
            text: "Dass Sie selbstständig arbeiten und sich nicht bewerben. Sonst geht die Nachricht an die Personalabteilung weiter.",
          },
          {
            title: "Frage",
            text: "Wie die Zeit bis zur Besetzung geregelt ist. Ein Halbsatz muss als Antwort reichen.",
          },
          {
            title: "Herkunft des Namens",
            text: "Woher Sie den Namen haben und wo Ihre Datenschutzhinweise stehen. Beides verlangt Art. 14 DSGVO, spätestens mit der ersten Nachricht.",
          },
        ],
        samples: [
          {
            title: "An die Abteilungsleitung",
            text: `{{anrede}},

in Ihrer Anzeige „{{stelle}}“ steht ein Punkt, der sich schwer aufschieben lässt: „{{aufgabe}}“.

Dies ist keine Bewerbung, ich arbeite selbstständig in diesem Fach. Mich interessiert, wie Sie die Monate bis zum ersten Arbeitstag überbrücken. Erledigt das jemand aus dem Team nebenher, oder ist die Frage noch offen?

Viele Grüße
{{mein_name}}

Ihren Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
            informal: `Hallo {{vorname}},

in eurer Anzeige „{{stelle}}“ steht ein Punkt, der sich schwer aufschieben lässt: „{{aufgabe}}“.

Dies ist keine Bewerbung, ich arbeite selbstständig in diesem Fach. Mich interessiert, wie ihr die Monate bis zum ersten Arbeitstag überbrückt. Erledigt das jemand aus dem Team nebenher, oder ist die Frage noch offen?

Viele Grüße
{{mein_name}}

Deinen Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
          },
          {
            title: "An die Personalabteilung",
            text: `{{anrede}},

zu „{{stelle}}“ schicke ich Ihnen keine Bewerbung, denn ich arbeite auf eigene Rechnung. Mir geht es um eine Zeile der Anzeige: „{{aufgabe}}“.

Wer betreut das bei {{firma}}, bis jemand anfängt? Wenn Sie meine Frage dorthin weitergeben mögen, danke ich Ihnen. Wenn nicht, ist sie damit erledigt.

Freundliche Grüße
{{mein_name}}

Ihren Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
            informal: `Hallo {{vorname}},

zu „{{stelle}}“ schicke ich dir keine Bewerbung, denn ich arbeite auf eigene Rechnung. Mir geht es um eine Zeile der Anzeige: „{{aufgabe}}“.

Wer betreut das bei {{firma}}, bis jemand anfängt? Wenn du meine Frage dorthin weitergeben magst, danke ich dir. Wenn nicht, ist sie damit erledigt.

Viele Grüße
{{mein_name}}

Deinen Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
          },
          {
            title: "An die Leitung einer kleinen Firma",
            text: `{{anrede}},

{{firma}} sucht zurzeit „{{stelle}}“. Ich bewerbe mich nicht darauf, denn ich arbeite in diesem Fach selbstständig.

Wie regeln Sie „{{aufgabe}}“, bis jemand anfängt? Falls das geregelt ist, brauchen Sie mir nicht zu antworten, und ich melde mich nicht wieder.

Alles Gute für die Suche
{{mein_name}}

Ihren Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
            informal: `Hallo {{vorname}},

{{firma}} sucht zurzeit „{{stelle}}“. Ich bewerbe mich nicht darauf, denn ich arbeite in diesem Fach selbstständig.

Wie regelt ihr „{{aufgabe}}“, bis jemand anfängt? Falls das geregelt ist, brauchst du mir nicht zu antworten, und ich melde mich nicht wieder.

Alles Gute für die Suche
{{mein_name}}

Deinen Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
          },
          {
            title: "Als Brief auf Papier",
            text: `{{anrede}},

Sie suchen eine feste Kraft für „{{stelle}}“. Bis sie anfängt, vergehen oft Monate, und „{{aufgabe}}“ bleibt so lange bei Leuten, die genug anderes zu tun haben.

Diese Arbeit mache ich selbstständig, zuletzt für {{letzter_kunde}}. Ich könnte den Teil übernehmen, der nicht warten kann, und gehe, sobald die Stelle besetzt ist.

Wenn Sie darüber sprechen möchten, erreichen Sie mich hier: {{meine_nummer}}. Von mir aus rufe ich nicht an.

Freundliche Grüße
{{mein_name}}

Ihren Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
            informal: `Hallo {{vorname}},

ihr sucht eine feste Kraft für „{{stelle}}“. Bis sie anfängt, vergehen oft Monate, und „{{aufgabe}}“ bleibt so lange bei Leuten, die genug anderes zu tun haben.

Diese Arbeit mache ich selbstständig, zuletzt für {{letzter_kunde}}. Ich könnte den Teil übernehmen, der nicht warten kann, und gehe, sobald die Stelle besetzt ist.

Wenn du darüber sprechen möchtest, erreichst du mich hier: {{meine_nummer}}. Von mir aus rufe ich nicht an.

Viele Grüße
{{mein_name}}

Deinen Namen habe ich aus {{namensquelle}}. Meine Datenschutzhinweise: {{datenschutz_link}}`,
          },
        ],
      },
      templateNote:
        "Halten Sie für die Erstnachricht je eine Fassung für Fachabteilung, Personal und Geschäftsführung bereit. Neu ist jedes Mal die Aufgabe, die Sie zitieren.",
    },
    dialogue: {
      title: "Dialog aufbauen",
      content: {
        title: "Nachfragen, bis Sie die Lücke kennen",
        description:
          "Auf die erste Antwort folgt eine Frage nach der Arbeit. Bleibt es still, fassen Sie nach 5–7 Tagen nach. Mehr als 2–3 Nachfass-Nachrichten sind zu viel, denn dann hat die Firma die Lücke anders geschlossen oder will nicht.",
        tips: [
          {
            title: "Wenn eine Antwort kommt",
            points: [
              "Antworten Sie am selben Arbeitstag und nehmen Sie das Wort auf, das Ihr Gegenüber für das Problem benutzt.",
              "Fragen Sie der Reihe nach, was liegen bleibt, wer es heute macht und bis wann das gut geht. Je Nachricht eins davon.",
              "„Wir suchen nur in Festanstellung“ ist eine Antwort. Danken Sie und fragen Sie einmal, ob das auch für den Übergang gilt.",
            ],
          },
          {
            title: "Wenn keine kommt",
            points: [
              "Setzen Sie das Follow-up beim Absenden auf den 6. Tag.",
              "Sehen Sie vorher nach der Anzeige. Ist sie verlängert, geändert oder doppelt geschaltet, haben Sie einen Grund zu schreiben.",
              "Kündigen Sie in der letzten Nachfass-Nachricht an, dass es die letzte ist. Darauf kommt oft die Antwort, die vorher fehlte.",
            ],
          },
          {
            title: "Wenn die Stelle besetzt ist",
            points: [
              "Wünschen Sie einen guten Anfang und fragen Sie, ob Sie sich in einem halben Jahr noch einmal melden dürfen. Dann endet die Probezeit, und manche Suche beginnt von vorn.",
              "Bei einem Ja stellen Sie den Lead auf „Verloren“, mit dem Grund „besetzt“ und einem Follow-up. Ohne Ja löschen Sie ihn.",
              "Prüfen Sie, ob dieselbe Abteilung wieder sucht. Eine zweite Anzeige im Jahr deutet auf zu viel Arbeit für eine Stelle.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Nachfass-Nachricht gebaut",
        description: "Höchstens 70 Wörter. Jede Nachfass-Nachricht enthält etwas, das auch ohne Sie brauchbar ist.",
        parts: [
          {
            title: "Anknüpfung",
            text: "Stelle und Zeitpunkt Ihrer letzten Nachricht, ohne „Haben Sie schon gesehen?“.",
          },
          {
            title: "Mitbringsel",
            text: "Ein Handgriff, eine Frist, ein Beispiel aus einem anderen Haus. 2 Sätze, erlebt und nicht erfunden.",
          },
          {
            title: "Kleinere Frage",
            text: "Leichter zu beantworten als die erste, etwa mit einem Datum, einem Ja oder einem Namen.",
          },
        ],
        samples: [
          {
            title: "6 Tage ohne Antwort",
            text: `{{anrede}},

vorige Woche hatte ich zu „{{stelle}}“ gefragt, wie Sie die Zeit bis zur Besetzung überbrücken. Eine Beobachtung dazu, die Sie auch ohne mich brauchen können.

{{erfahrung}}

Wäre das bei {{firma}} ein Weg? Ein „Nein, danke“ ist mir auch recht.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

vorige Woche hatte ich zu „{{stelle}}“ gefragt, wie ihr die Zeit bis zur Besetzung überbrückt. Eine Beobachtung dazu, die ihr auch ohne mich brauchen könnt.

{{erfahrung}}

Wäre das bei {{firma}} ein Weg? Ein „Nein, danke“ ist mir auch recht.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Nach einer knappen Antwort",
            text: `{{anrede}},

danke, jetzt verstehe ich es besser.

Wenn es noch keine Regelung gibt, liegt „{{aufgabe}}“ vermutlich bei jemandem, der eigentlich anderes zu tun hat. Hat etwas davon in den nächsten 8 Wochen ein festes Datum, an dem Sie nicht vorbeikommen?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke, jetzt verstehe ich es besser.

Wenn es noch keine Regelung gibt, liegt „{{aufgabe}}“ vermutlich bei jemandem, der eigentlich anderes zu tun hat. Hat etwas davon in den nächsten 8 Wochen ein festes Datum, an dem ihr nicht vorbeikommt?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Die letzte Nachfass-Nachricht",
            text: `{{anrede}},

dies ist meine letzte Nachricht zu „{{stelle}}“. Ich nehme an, Sie haben die Wochen bis zur Besetzung geregelt, und wünsche der neuen Kraft einen guten Anfang.

Falls sich die Suche hinzieht, antworten Sie mit „später“. Dann frage ich im {{monat}} noch einmal, sonst nicht.

Alles Gute
{{mein_name}}`,
            informal: `Hallo {{vorname}},

dies ist meine letzte Nachricht zu „{{stelle}}“. Ich nehme an, ihr habt die Wochen bis zur Besetzung geregelt, und wünsche der neuen Kraft einen guten Anfang.

Falls sich die Suche hinzieht, antworte mit „später“. Dann frage ich im {{monat}} noch einmal, sonst nicht.

Alles Gute
{{mein_name}}`,
          },
          {
            title: "Antwort auf ein Nein",
            text: `{{anrede}},

danke für die klare Antwort. Ich melde mich nicht mehr und habe Ihre Daten gelöscht, bis auf den Vermerk, dass ich nicht mehr schreiben soll.

Für „{{stelle}}“ wünsche ich {{firma}} eine gute Wahl.

Freundliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für die klare Antwort. Ich melde mich nicht mehr und habe deine Daten gelöscht, bis auf den Vermerk, dass ich nicht mehr schreiben soll.

Für „{{stelle}}“ wünsche ich {{firma}} eine gute Wahl.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Legen Sie für die Nachfass-Nachricht 2 Fassungen an, eine für Schweigen und eine für eine Antwort aus einem einzigen Satz.",
    },
    consultation: {
      title: "Beratung anbieten",
      content: {
        title: "Ein Gespräch, das auch ohne Auftrag nützt",
        description:
          "Hat die Firma ihre Lücke beschrieben, schlagen Sie ein kostenloses Strategiegespräch von 45–60 Minuten vor. Darin trennen Sie gemeinsam, was bis zur Besetzung geschehen muss, von dem, was warten darf. Mit einer so sortierten Liste kann Ihre Ansprechperson das Angebot im eigenen Haus vertreten.",
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
              "10 Minuten: 3 Wege bis zur Besetzung, mindestens einer davon ohne Sie.",
              "In der restlichen Zeit klären Sie, wer bis wann entscheidet und was dafür auf dem Tisch liegen soll.",
            ],
          },
          {
            title: "Damit der Termin stattfindet",
            points: [
              "Nennen Sie 2 Zeiten innerhalb der nächsten 5 Arbeitstage.",
              "Bitten Sie die Person dazu, die heute einspringt. Sie kennt die Aufgaben, die in keiner Anzeige stehen.",
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
          {
            title: "Dauer und Kosten",
            text: "Eine einzige Zahl, zum Beispiel 50 Minuten, und das Wort kostenlos. Eine Spanne klingt, als wüssten Sie selbst nicht, wie lange es dauert.",
          },
          {
            title: "2 Zeiten",
            text: "Wochentag, Datum, Uhrzeit, denn darauf kann man mit einem Wort antworten. Ein Link zu Ihrem Kalender darf darunter stehen, falls keine davon passt.",
          },
        ],
        samples: [
          {
            title: "Nach einer ausführlichen Antwort",
            text: `{{anrede}},

so habe ich Sie verstanden:

{{lücke_im_team}}

Ich schlage dazu ein kostenloses Strategiegespräch von 50 Minuten vor. Wir gehen die Aufgaben einzeln durch. Danach haben Sie eine Liste, aus der hervorgeht, was bis wann sein muss, was ruhen kann und was jemand von außen übernehmen könnte. Sie bleibt bei Ihnen, wie auch immer Sie sich entscheiden.

Passt Ihnen {{zwei_termine}}?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

so habe ich dich verstanden:

{{lücke_im_team}}

Ich schlage dazu ein kostenloses Strategiegespräch von 50 Minuten vor. Wir gehen die Aufgaben einzeln durch. Danach habt ihr eine Liste, aus der hervorgeht, was bis wann sein muss, was ruhen kann und was jemand von außen übernehmen könnte. Sie bleibt bei euch, wie auch immer ihr euch entscheidet.

Passt dir {{zwei_termine}}?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Wenn zuerst nach dem Preis gefragt wird",
            text: `{{anrede}},

der Preis hängt vom Umfang ab, und bei „{{aufgabe}}“ kann das {{spanne_tage}} bedeuten.

Geben Sie mir 50 Minuten, die Sie nichts kosten. Sie erzählen, was ansteht, ich schätze die Tage und nenne Ihnen noch im Gespräch einen Betrag, mit dem Sie rechnen können.

Ginge es {{zwei_termine}}? Laden Sie gern die Person dazu ein, die zurzeit einspringt.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

der Preis hängt vom Umfang ab, und bei „{{aufgabe}}“ kann das {{spanne_tage}} bedeuten.

Gib mir 50 Minuten, die euch nichts kosten. Du erzählst, was ansteht, ich schätze die Tage und nenne dir noch im Gespräch einen Betrag, mit dem ihr rechnen könnt.

Ginge es {{zwei_termine}}? Lade gern die Person dazu ein, die zurzeit einspringt.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Lassen Sie im Beratungsangebot den ersten Absatz leer. Er entsteht jedes Mal neu aus dem, was Ihnen geschrieben wurde.",
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
              "2 oder 3 Aufgaben aus dem Gespräch, jede als fertiges Ergebnis mit Datum",
              "3 Monate Laufzeit, für beide Seiten mit 2 Wochen Frist kündbar, sobald jemand eingestellt ist",
              "2 Umfänge zur Wahl, zum Beispiel 4 oder 8 Tage im Monat, jeweils mit Festpreis",
              "Ein Übergabetag für die neue Kraft als eigene Zeile mit eigenem Preis. Sonst fällt er in der letzten Woche unbezahlt an.",
            ],
          },
          {
            title: "Selbstständig bleiben",
            points: [
              "Vereinbaren Sie Ergebnisse und Termine; Dienstzeiten und Urlaubsanträge gehören in einen Arbeitsvertrag.",
              "Schreiben Sie hinein, dass Sie mit eigenen Arbeitsmitteln und auch für weitere Auftraggeber arbeiten, wenn es so ist.",
              "Soll alles laufen wie in der ausgeschriebenen Stelle, klären Sie vorher den Status. Auf Antrag entscheidet darüber die Deutsche Rentenversicherung (§ 7a SGB IV).",
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
      guide: {
        title: "Angebot und Begleitnachricht",
        description:
          "Das Angebot passt auf eine Seite. Die Nachricht dazu sagt, welchen Umfang Sie wählen würden und wann der Auftrag endet.",
        parts: [
          { title: "Ergebnisse", text: "Was am Ende jedes Monats vorliegt. Anwesenheit ist kein Ergebnis." },
          {
            title: "Laufzeit und Ende",
            text: "Beginn, Dauer und die Frist, mit der beide Seiten kündigen können, sobald die Stelle besetzt ist.",
          },
          {
            title: "Der Übergabetag",
            text: "Ein Tag mit der neuen Kraft, mit eigenem Preis. Er nimmt der Personalabteilung die Sorge, dass Ihr Wissen mitgeht.",
          },
          { title: "Ihre Empfehlung", text: "Welcher Umfang reicht und warum. Meist ist es der kleinere." },
        ],
        samples: [
          {
            title: "Nachricht zum Angebot",
            text: `{{anrede}},

anbei das Angebot für die Zeit, bis „{{stelle}}“ besetzt ist. Von den beiden Umfängen nähme ich an Ihrer Stelle den mit {{empfohlene_tage}} Tagen im Monat, weil {{umfang_grund}}.

Alles Wichtige erkläre ich in einem Video von 4 Minuten, auch für Leute, die nicht dabei waren: {{video_link}}

Sobald jemand anfängt, endet der Auftrag mit 2 Wochen Frist und einem Übergabetag. Ich rufe Sie am {{datum}} an, wenn es Ihnen recht ist.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

anbei das Angebot für die Zeit, bis „{{stelle}}“ besetzt ist. Von den beiden Umfängen nähme ich an eurer Stelle den mit {{empfohlene_tage}} Tagen im Monat, weil {{umfang_grund}}.

Alles Wichtige erkläre ich in einem Video von 4 Minuten, auch für Leute, die nicht dabei waren: {{video_link}}

Sobald jemand anfängt, endet der Auftrag mit 2 Wochen Frist und einem Übergabetag. Ich rufe dich am {{datum}} an, wenn es dir recht ist.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Angebot für den Übergang",
            text: `Angebot für {{firma}}: Überbrückung bis zur Besetzung von „{{stelle}}“

Ergebnisse
{{monatsergebnisse}}

Umfang und Preis im Monat, netto
{{umfang_preise}}

Laufzeit
3 Monate ab {{starttermin}}. Ist die Stelle besetzt, können beide Seiten mit einer Frist von 2 Wochen kündigen.

Übergabe
Ein Tag mit der neuen Kraft, {{übergabepreis}} Euro.

Arbeitsweise
Eigene Arbeitsmittel, freie Einteilung von Zeit und Ort, ein gemeinsamer Termin von 30 Minuten je Woche.

Auftrag
Eine Antwort mit dem gewählten Umfang genügt, bis zum {{frist}}.

{{mein_name}}`,
          },
        ],
      },
    },
  },
  keyPoints: {
    title: "Was auf diesem Weg entscheidet",
    text: "5 Punkte, an denen die Ansprache über eine Stellenanzeige gelingt oder scheitert.",
    points: [
      "In den ersten 48 Stunden ist meistens noch niemand eingeladen. Danach reden alle über Bewerbungen, und Ihre Frage kommt ungelegen.",
      "Schreiben Sie der Fachseite. Dort fehlt jeden Tag jemand, in der Personalabteilung ist es ein offener Vorgang.",
      "Machen Sie der Einstellung keine Konkurrenz. Sie nehmen der Suche die Eile und ersetzen sie nicht.",
      "Erst die Lücke, dann der Termin, dann der Preis. Ein Schritt zu früh kostet meistens den Kontakt.",
      "Schreiben Sie das Ende ins Angebot. Es nimmt der Zusage das Risiko und Ihnen den Anschein einer Anstellung.",
    ],
  },
} satisfies Texts["guides/warm-journey"];
