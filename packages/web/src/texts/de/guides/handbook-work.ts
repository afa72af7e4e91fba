import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    contract: {
      sections: [
        {
          title: "Werk oder Dienst",
          paragraphs: [
            "Die wichtigste Frage entscheidet sich vor allen Klauseln. Beim Werkvertrag (§§\u00a0631 ff. BGB) schulden Sie ein Ergebnis und werden nach der Abnahme bezahlt. Beim Dienstvertrag (§§\u00a0611 ff. BGB) schulden Sie sorgfältige Arbeit und werden für Ihre Zeit bezahlt. Es zählt, was vereinbart ist und gelebt wird, nicht die Überschrift. Passen Überschrift und Inhalt nicht zusammen, fragen Sie nach.",
          ],
        },
        {
          title: "So nutzen Sie die Liste",
          paragraphs: [
            "Legen Sie den Vertrag daneben und haken Sie ab, was darin eindeutig geregelt ist. Was offen bleibt, klären Sie vor der Unterschrift und am besten mit einem Vorschlag in Ihren Worten. Schicken Sie höchstens 5 Änderungen auf einmal. 15 Änderungen landen in der Rechtsabteilung, und dort liegen sie 4 Wochen.",
          ],
        },
      ],
      checklist: {
        title: "12 Punkte",
        points: [
          {
            title: "Leistung",
            text: "Was am Ende vorliegt oder was Sie tun, mit Verweis auf Ihr Angebot samt Datum. Ein Satz nennt, was nicht dazugehört.",
          },
          {
            title: "Mitwirkung",
            text: "Welche Zugänge, welches Material und welche Freigaben der Kunde liefert, und bis wann. Verspätet sich das, verschieben sich Ihre Termine um dieselbe Zeit.",
          },
          {
            title: "Vergütung",
            text: "Tagessatz oder Festpreis, netto, dazu Reisekosten und Reisezeit. Bei einem Festpreis ab 4 Wochen vereinbaren Sie Abschläge, etwa 30\u00a0% zu Beginn.",
          },
          {
            title: "Zahlungsziel",
            text: "14 oder 30 Tage, als Frist nach Zugang der Rechnung. Über 60 Tage gehen nur, wenn sie ausdrücklich vereinbart und nicht grob unbillig sind (§\u00a0271a BGB).",
          },
          {
            title: "Abnahme",
            text: "Beim Werkvertrag eine Frist von 10 Arbeitstagen und eine Person mit Namen. Setzen Sie nach der Fertigstellung eine angemessene Frist und nennt der Kunde darin keinen Mangel, gilt das Werk als abgenommen (§\u00a0640 Abs.\u00a02 BGB).",
          },
          {
            title: "Änderungen",
            text: "Neue Wünsche bestätigen beide in Textform, mit Aufwand und Preis, bevor Sie beginnen. Eine E-Mail genügt dafür.",
          },
          {
            title: "Nutzungsrechte",
            text: "Welche Rechte, wofür, wie lange, und erst mit der vollständigen Bezahlung. Ohne Regelung reichen sie nur so weit, wie es der Zweck des Vertrags verlangt (§\u00a031 Abs.\u00a05 UrhG).",
          },
          {
            title: "Haftung",
            text: "Eine Obergrenze, die Ihre Haftpflichtversicherung abdeckt. Für Vorsatz lässt sich die Haftung nicht im Voraus ausschließen (§\u00a0276 Abs.\u00a03 BGB). Lassen Sie diese Klausel einmal prüfen und verwenden Sie sie dann immer.",
          },
          {
            title: "Vertraulichkeit und Referenz",
            text: "Was geheim bleibt und wie lange, und ob Sie den Namen als Referenz nennen dürfen. Eine Vertragsstrafe ohne Obergrenze lassen Sie streichen.",
          },
          {
            title: "Datenschutz",
            text: "Verarbeiten Sie personenbezogene Daten im Auftrag des Kunden, gehört eine Vereinbarung nach Art.\u00a028 DSGVO dazu.",
          },
          {
            title: "Kündigung",
            text: "Dieselbe Frist für beide Seiten, bei Tagessätzen meist 2 bis 4 Wochen. Einen Werkvertrag darf der Kunde jederzeit kündigen. Die vereinbarte Vergütung steht Ihnen dann zu, abzüglich dessen, was Sie dadurch sparen oder anderweitig verdienen (§\u00a0648 BGB).",
          },
          {
            title: "Andere Kunden",
            text: "Ein Satz hält fest, dass Sie auch für andere arbeiten. Ein Verbot nach dem Ende braucht Grenzen in Zeit, Thema und Kundenkreis.",
          },
        ],
      },
      samples: [
        {
          title: "Änderungen vorschlagen",
          text: "{{anrede}},\n\nvielen Dank für den Vertragsentwurf. Ich möchte bald unterschreiben und schlage für 2 Stellen eine andere Formulierung vor.\n\n{{erste_klausel}}\n{{zweite_klausel}}\n\nMit allem anderen bin ich einverstanden. Können Sie das bis zum {{frist}} prüfen? Wenn etwas dagegen spricht, telefonieren wir kurz, das dauert 10 Minuten.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nvielen Dank für den Vertragsentwurf. Ich möchte bald unterschreiben und schlage für 2 Stellen eine andere Formulierung vor.\n\n{{erste_klausel}}\n{{zweite_klausel}}\n\nMit allem anderen bin ich einverstanden. Kannst du das bis zum {{frist}} prüfen? Wenn etwas dagegen spricht, telefonieren wir kurz, das dauert 10 Minuten.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
    status: {
      sections: [
        {
          title: "Worum es geht",
          paragraphs: [
            "Für eine Beschäftigung sprechen nach §\u00a07 Abs.\u00a01 SGB\u00a0IV vor allem 2 Dinge, nämlich die Arbeit nach Weisungen und die Eingliederung in den Betrieb. Die Deutsche Rentenversicherung schaut auf das Gesamtbild, und der Alltag wiegt schwerer als der Vertrag. Deshalb entscheidet kein einzelner Satz, auch kein roter.",
            "Stellt sich später heraus, dass Sie wie angestellt gearbeitet haben, muss vor allem der Auftraggeber Beiträge nachzahlen. Sie verlieren dann einen Kunden und womöglich Zeit mit Ämtern und Anwälten. Beide Seiten haben also denselben Grund, vorher hinzusehen.",
          ],
        },
        {
          title: "Klarheit bekommen",
          paragraphs: [
            "Beide Seiten können bei der Deutschen Rentenversicherung Bund eine Feststellung des Erwerbsstatus beantragen, auch schon vor dem Beginn (§\u00a07a SGB\u00a0IV). Sie gilt für die Verhältnisse, die im Antrag stehen. Ändert sich der Alltag, hilft sie nicht mehr.",
            "Fragen Sie bei Einsätzen über eine Agentur, ob Arbeitnehmerüberlassung gemeint ist. Dann wären Sie bei der Agentur angestellt, und sie brauchte eine Erlaubnis (§\u00a01 AÜG).",
          ],
        },
        {
          title: "Nicht verwechseln",
          paragraphs: [
            "Eine andere Frage ist, ob Sie als Selbstständige oder Selbstständiger in die Rentenversicherung einzahlen müssen. Das kann der Fall sein, wenn Sie keine versicherungspflichtigen Angestellten haben und auf Dauer im Wesentlichen für einen Auftraggeber arbeiten (§\u00a02 Satz 1 Nr.\u00a09 SGB\u00a0VI). Zahlen müssten Sie dann selbst. Lassen Sie sich beraten, bevor ein Kunde über viele Monate fast Ihr ganzes Jahr füllt.",
          ],
        },
      ],
      signals: {
        title: "Die Ampel",
        description:
          "Gehen Sie die Anzeige oder den Vertrag durch und haken Sie an, was darin steht oder im Alltag so wäre.",
        levels: {
          green: {
            title: "Spricht für Selbstständigkeit",
            points: [
              {
                title: "„Ergebnis bis Ende März, Ort und Zeiten frei“",
                text: "Beschrieben wird ein Ziel und kein Dienstplan.",
              },
              { title: "Festpreis oder Abnahme in Etappen", text: "Sie tragen ein eigenes Risiko." },
              { title: "Eigene Geräte, eigene Haftpflicht", text: "Auch ein eigener Außenauftritt zählt." },
              {
                title: "Andere Kunden im selben Jahr",
                text: "Das hilft nur, wenn auch dieser Auftrag nach Selbstständigkeit aussieht.",
              },
            ],
          },
          yellow: {
            title: "Nachfragen",
            points: [
              {
                title: "„3 bis 4 Tage pro Woche vor Ort“",
                text: "Fragen Sie nach dem Grund. Ein Prüfstand ist einer, Gewohnheit ist keiner.",
              },
              {
                title: "„Tägliche Abstimmung im Team“",
                text: "Teilnehmen ist in Ordnung. Fragen Sie, wer dort die Aufgaben verteilt.",
              },
              {
                title: "Gerät und E-Mail-Adresse vom Kunden",
                text: "Lassen Sie den Grund in den Vertrag schreiben und die Adresse als extern kennzeichnen.",
              },
              {
                title: "„12 Monate mit Option auf Verlängerung, Vollzeit“",
                text: "Bitten Sie um abgegrenzte Aufträge mit eigenem Ergebnis.",
              },
            ],
          },
          red: {
            title: "Ändern oder absagen",
            points: [
              {
                title: "„Urlaub nach Absprache mit der Teamleitung“",
                text: "Selbstständige teilen mit, wann sie frei haben.",
              },
              {
                title: "Feste Arbeitszeiten oder Dienstplan",
                text: "Termine sind unbedenklich, Anwesenheit auf Abruf nicht.",
              },
              {
                title: "„Fachliche Führung durch die Abteilung“",
                text: "Das ist eine Weisung, auch wenn sie freundlich ist.",
              },
              {
                title: "Vertretung für eine angestellte Person",
                text: "Gleiche Aufgaben und gleicher Platz sprechen für eine Eingliederung.",
              },
              {
                title: "„Keine Tätigkeit für andere Auftraggeber“",
                text: "Verlangen lässt sich Vertraulichkeit. Ausschließlichkeit bindet Sie wie eine Stelle.",
              },
            ],
          },
        },
        results: {
          none: "Noch ist nichts angehakt.",
          green:
            "Bisher ist nichts angehakt, das für eine Anstellung spricht. Achten Sie darauf, dass der Alltag so bleibt.",
          yellow:
            "Klären Sie die gelben Punkte, bevor Sie zusagen, und lassen Sie sich die Antworten schriftlich geben.",
          red: "So sollten Sie nicht anfangen. Sprechen Sie die roten Punkte an. Lassen sie sich nicht ändern, sagen Sie ab oder lassen Sie den Status vorher feststellen.",
        },
      },
      samples: [
        {
          title: "Einen Punkt vor der Zusage klären",
          text: "{{anrede}},\n\ndas Projekt passt gut zu dem, was ich mache. Vor meiner Zusage möchte ich einen Punkt klären, der für uns beide wichtig ist. In {{fundort}} steht „{{strittiger_satz}}“. Das klingt nach einer Eingliederung in Ihren Betrieb, und dieses Risiko möchte ich Ihnen und mir ersparen.\n\nMein Vorschlag dafür lautet „{{neuer_satz}}“. Können Sie dem zustimmen? Am {{termin}} hätte ich Zeit für ein kurzes Telefonat.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\ndas Projekt passt gut zu dem, was ich mache. Vor meiner Zusage möchte ich einen Punkt klären, der für uns beide wichtig ist. In {{fundort}} steht „{{strittiger_satz}}“. Das klingt nach einer Eingliederung in euren Betrieb, und dieses Risiko möchte ich euch und mir ersparen.\n\nMein Vorschlag dafür lautet „{{neuer_satz}}“. Kannst du dem zustimmen? Am {{termin}} hätte ich Zeit für ein kurzes Telefonat.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
    kickoff: {
      sections: [
        {
          title: "Warum diese 2 Wochen zählen",
          paragraphs: [
            "Am Tag der Zusage ist die Laune gut und noch nichts geregelt. Was Sie jetzt in Ruhe klären, müssten Sie später unter Druck verhandeln. Streit über Nachträge und Termine beginnt oft damit, dass in den ersten 2 Wochen niemand aufgeschrieben hat, was vereinbart war.",
          ],
        },
        {
          title: "Das Startgespräch",
          paragraphs: [
            "Laden Sie alle ein, die später mitreden. Dazu gehören die Person, die zahlt, die Person, die abnimmt, und jemand, der mit dem Ergebnis arbeitet. 45 Minuten genügen für 5 Fragen.",
            "Schicken Sie die Antworten noch am selben Tag herum und bitten Sie um Korrekturen innerhalb von 3 Arbeitstagen. Dieses Protokoll ist in den nächsten Monaten das nützlichste Papier, das Sie haben.",
          ],
          points: [
            "Woran merken wir in 3 Monaten, dass es gelungen ist?",
            "Wer entscheidet, wenn wir uns nicht einig sind?",
            "Was darf auf keinen Fall passieren?",
            "Wann fällt wer aus, wegen Urlaub oder anderer Termine?",
            "Auf welchem Weg sprechen wir, und wie schnell antworten wir?",
          ],
        },
        {
          title: "Ein frühes Ergebnis",
          paragraphs: [
            "Suchen Sie etwas Kleines, das bis Tag 10 fertig ist und das man sehen kann, etwa eine Auswertung, eine erste Seite oder einen aufgeräumten Ordner. Es muss nicht das Wichtigste sein. Es zeigt, dass mit Ihnen etwas fertig wird, und Sie lernen dabei, wie Freigaben in diesem Haus wirklich laufen.",
          ],
        },
        {
          title: "Wenn schon etwas klemmt",
          paragraphs: [
            "Fehlt am Tag 5 noch ein Zugang, melden Sie es mit Datum und Folge und ohne Vorwurf. „Der Zugang zum Testsystem fehlt seit Montag. Kommt er bis Donnerstag, bleibt es beim 15., sonst wird es der 22.“ Steht das nirgends, rechnet man die Verzögerung später Ihnen zu.",
          ],
        },
      ],
      checklist: {
        title: "Der Plan für 14 Tage",
        points: [
          {
            title: "Tag 0, Zusage",
            text: "Danke sagen und Beginn, Vertrag und Startgespräch in einer Nachricht bestätigen.",
          },
          {
            title: "Tag 1, Vertrag",
            text: "Beide haben unterschrieben. Vorher fangen Sie nicht an, auch nicht aus Freundlichkeit.",
          },
          {
            title: "Tag 2, Zugänge",
            text: "Eine Liste mit Konten, Material und Ansprechpersonen ist verschickt, mit einem Datum an jedem Punkt.",
          },
          { title: "Tag 3, Startgespräch", text: "5 Fragen, 45 Minuten, Protokoll am selben Tag." },
          { title: "Tag 4, Plan", text: "Etappen mit Terminen, auch mit denen, an denen der Kunde etwas liefert." },
          { title: "Tag 5, Wochenstand", text: "Erledigt, als Nächstes, offen. Ab jetzt jeden Freitag." },
          {
            title: "Tag 8, Rechnung",
            text: "Die Rechnung über den vereinbarten Abschlag ist verschickt, mit Bestellnummer.",
          },
          {
            title: "Tag 10, frühes Ergebnis",
            text: "Zeigen Sie es 15 Minuten am Bildschirm, statt es nur zu schicken.",
          },
          {
            title: "Tag 12, Rückfrage",
            text: "„Was sollte ich anders machen?“ Jetzt lässt es sich noch leicht ändern.",
          },
          {
            title: "Tag 14, CRM",
            text: "Auftragswert, Vertragsende und ein Follow-up 6 Wochen davor sind eingetragen.",
          },
        ],
      },
      samples: [
        {
          title: "Bestätigung am Tag der Zusage",
          text: "{{anrede}},\n\nich freue mich auf die Zusammenarbeit. Damit wir am {{starttermin}} gut beginnen, brauche ich bis zum {{unterlagen_bis}} 3 Dinge von Ihnen.\n\n1. Den unterschriebenen Vertrag\n2. Einen Zugang für {{benötigtes_system}}\n3. Einen Termin von 45 Minuten für das Startgespräch, zusammen mit der Person, die das Ergebnis abnimmt\n\nDen Plan mit den Etappen schicke ich Ihnen nach dem Gespräch.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nich freue mich auf die Zusammenarbeit. Damit wir am {{starttermin}} gut beginnen, brauche ich bis zum {{unterlagen_bis}} 3 Dinge von euch.\n\n1. Den unterschriebenen Vertrag\n2. Einen Zugang für {{benötigtes_system}}\n3. Einen Termin von 45 Minuten für das Startgespräch, zusammen mit der Person, die das Ergebnis abnimmt\n\nDen Plan mit den Etappen schicke ich dir nach dem Gespräch.\n\nViele Grüße\n{{mein_name}}",
        },
        {
          title: "Wochenstand am Freitag",
          text: "{{anrede}},\n\nhier der Stand dieser Woche.\n\nErledigt: {{diese_woche_erledigt}}\nAls Nächstes: {{nächste_woche_geplant}}\nOffen bei Ihnen: {{offen_beim_kunden}}\n\nIst das bis zum {{frist}} da, bleibt es bei der Übergabe am {{übergabe_am}}.\n\nSchönes Wochenende\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nhier der Stand dieser Woche.\n\nErledigt: {{diese_woche_erledigt}}\nAls Nächstes: {{nächste_woche_geplant}}\nOffen bei euch: {{offen_beim_kunden}}\n\nIst das bis zum {{frist}} da, bleibt es bei der Übergabe am {{übergabe_am}}.\n\nSchönes Wochenende\n{{mein_name}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-work"];
