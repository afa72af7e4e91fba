import type { BusinessGuidesTexts } from "../../guide-content.ts";

const texts: BusinessGuidesTexts = {
  page: {
    title: "Mit Freelancern arbeiten",
    lead: "5 Leitfäden für Auftraggeber, jeder mit einer Liste zum Abhaken und einem Text zum Kopieren.",
    back: "Alle Leitfäden",
    done: "erledigt",
    reset: "Zurücksetzen",
    copy: "Kopieren",
    note: "Der Leitfaden gibt einen Überblick über die Lage in Deutschland und ersetzt keine Rechtsberatung.",
  },
  guides: {
    expectations: {
      title: "Was Sie von Freelancern erwarten können",
      description: "Wofür sich Freelancer eignen, was sie von Ihnen brauchen und woran Sie eine gute Wahl erkennen.",
      sections: [
        {
          title: "Wofür sich ein Auftrag eignet",
          paragraphs: [
            "Freelancer lohnen sich, wenn Ihnen ein bestimmtes Wissen fehlt und die Aufgabe ein Ende hat. Eine neue Website, ein Umzug in ein anderes System, ein Markteintritt oder eine Vertretung für 3 Monate sind typische Fälle. Dauert der Bedarf an und gehört die Arbeit zum Kern Ihres Betriebs, ist eine Anstellung meist günstiger und rechtlich einfacher.",
            "Rechnen Sie ehrlich. Ein Tagessatz wirkt hoch, enthält aber Sozialversicherung, Urlaub, Krankheit, Weiterbildung, Arbeitsmittel und die Zeit zwischen Aufträgen. Vergleichen Sie ihn deshalb nicht mit einem Bruttogehalt, sondern mit den vollen Kosten einer Stelle samt Suche und Einarbeitung.",
          ],
        },
        {
          title: "Was Sie verlangen dürfen",
          paragraphs: [
            "Erwarten Sie einen Vorschlag, wie die Aufgabe zu lösen ist, nicht nur die Ausführung Ihrer Idee. Gute Leute fragen vor dem Angebot nach dem Ziel, nach den Menschen, die mit dem Ergebnis arbeiten, und danach, wer entscheidet. Sie sagen auch, wovon sie abraten. Ein Angebot, das nach 5 Minuten ohne Rückfrage kommt, ist selten durchdacht.",
            "Verlangen dürfen Sie außerdem klare Aussagen zu Verfügbarkeit, Terminen und Vertretung, eine Ansprechperson und kurze Zwischenstände. Nicht verlangen können Sie ständige Erreichbarkeit oder feste Bürozeiten, denn Freelancer teilen sich ihre Zeit selbst ein und haben andere Kunden.",
          ],
        },
        {
          title: "Was Freelancer von Ihnen brauchen",
          paragraphs: [
            "Die meisten Verzögerungen entstehen beim Auftraggeber. Zugänge fehlen, eine Freigabe liegt 3 Wochen, und niemand weiß, wer entscheidet. Benennen Sie eine Person, die Fragen innerhalb eines Arbeitstages beantwortet und Ergebnisse abnehmen darf.",
            "Legen Sie Material, Zugänge und Beispiele vor dem ersten Tag bereit. Bezahlen Sie pünktlich, denn bei Freelancern entscheidet eine offene Rechnung über den nächsten Monat. Auftraggeber, die zuverlässig zahlen und klar antworten, bekommen bei knappen Terminen den Vorzug.",
          ],
        },
        {
          title: "Woran Sie eine gute Wahl erkennen",
          paragraphs: [
            "Fragen Sie nach einem ähnlichen Auftrag und lassen Sie sich erzählen, was dabei schiefging. Die Antwort sagt mehr als eine Liste von Kundennamen. Achten Sie darauf, ob die Person den eigenen Anteil am Ergebnis beschreibt und Zahlen nennen kann.",
            "Beginnen Sie bei Unsicherheit klein. Ein bezahlter Auftrag von 2 bis 5 Tagen zeigt Arbeitsweise, Tempo und Ton. Unbezahlte Probearbeiten schrecken gerade die Erfahrenen ab.",
          ],
        },
      ],
      checklist: {
        title: "Vor der ersten Anfrage",
        points: [
          "Die Aufgabe hat ein Ende, das sich beschreiben lässt",
          "Ein Budgetrahmen ist intern abgestimmt",
          "Eine Person entscheidet und nimmt ab",
          "Zugänge und Material sind in einer Woche bereit",
          "Beginn und spätester Termin stehen fest",
          "3 Fragen für das Kennenlernen sind notiert",
        ],
      },
      sample: {
        title: "Erste Anfrage",
        text: "Guten Tag,\n\nwir suchen Unterstützung für folgende Aufgabe: …\nDas Ergebnis soll bis … vorliegen, der Aufwand liegt nach unserer Schätzung bei … Tagen.\n\nUns interessiert vor allem:\n1. Welchen ähnlichen Auftrag haben Sie zuletzt abgeschlossen, und was war daran schwierig?\n2. Wie würden Sie bei uns beginnen?\n3. Ab wann und in welchem Umfang haben Sie Zeit?\n\nEntscheiden wird …, und zwar bis zum …. Passt die Aufgabe zu Ihnen? Dann schlage ich ein Gespräch von 30 Minuten vor.\n\nFreundliche Grüße",
      },
    },
    briefing: {
      title: "Ein Briefing schreiben, das Angebote vergleichbar macht",
      description: "1 bis 2 Seiten genügen, wenn Ziel, Grenzen und Entscheidungsweg darin stehen.",
      sections: [
        {
          title: "Beginnen Sie mit dem Grund",
          paragraphs: [
            "Viele Briefings beschreiben eine Lösung, bevor das Problem klar ist. „Wir brauchen eine neue Website“ lässt offen, ob Bewerbungen fehlen, Kunden anrufen statt zu bestellen oder das alte System abgeschaltet wird. Schreiben Sie in 2 Sätzen, was heute nicht funktioniert und woran Sie es merken.",
            "Nennen Sie danach das Ziel so, dass sich in einem halben Jahr prüfen lässt, ob es erreicht ist. Eine Zahl hilft, muss aber keine Umsatzzahl sein. Weniger Rückfragen am Telefon oder eine Abrechnung in 2 statt 5 Tagen sind ebenso gute Ziele.",
          ],
        },
        {
          title: "Ziehen Sie Grenzen",
          paragraphs: [
            "Angebote gehen weit auseinander, wenn alle etwas anderes mitrechnen. Beschreiben Sie deshalb, was zum Auftrag gehört, was ausdrücklich nicht dazugehört und was Sie selbst liefern. Texte, Bilder, Übersetzungen, Tests und Schulungen werden am häufigsten vergessen.",
            "Dazu gehören feste Vorgaben wie vorhandene Systeme, Sicherheitsregeln, Datenschutz, Barrierefreiheit oder ein Termin, der sich nicht verschieben lässt. Trennen Sie diese Vorgaben von Wünschen. Ist alles gleich wichtig, kann niemand einen günstigeren Weg vorschlagen.",
          ],
        },
        {
          title: "Sprechen Sie über Geld",
          paragraphs: [
            "Ein Budgetrahmen schwächt Ihre Verhandlung nicht. Er verhindert, dass Sie 5 Angebote lesen, von denen keines passt. Kennen Sie den üblichen Preis nicht, bitten Sie um 2 Varianten, eine mit dem Nötigen und eine mit allem Wünschenswerten.",
            "Sagen Sie auch, wie Sie vergüten möchten. Ein Festpreis setzt voraus, dass das Ergebnis feststeht. Ist es offen, vereinbaren Sie Tage mit einer Obergrenze und einem Zwischenstopp, nach dem beide Seiten aufhören dürfen.",
          ],
        },
        {
          title: "Sagen Sie, wie Sie entscheiden",
          paragraphs: [
            "Schreiben Sie hinein, wer das Angebot liest, wer zustimmen muss und bis wann Sie antworten. Nennen Sie die 3 Punkte, nach denen Sie auswählen. Freelancer können dann ausführlich werden, wo es Ihnen wichtig ist, und lassen den Rest weg.",
            "Schicken Sie allen dasselbe Papier und beantworten Sie Rückfragen für alle. Sagen Sie am Ende auch denen ab, die es nicht werden, mit einem Satz zum Grund. Der Markt ist kleiner, als er aussieht.",
          ],
        },
      ],
      checklist: {
        title: "Ist das Briefing fertig?",
        points: [
          "Der Anlass steht in höchstens 2 Sätzen",
          "Das Ziel lässt sich später prüfen",
          "Nicht enthaltene Leistungen sind genannt",
          "Vorgaben und Wünsche stehen getrennt",
          "Budget oder Obergrenze ist angegeben",
          "Es steht darin, wer entscheidet und bis wann",
          "Eine Person ohne Vorwissen hat es verstanden",
        ],
      },
      sample: {
        title: "Vorlage für das Briefing",
        text: "BRIEFING\n\nAnlass: Was heute nicht funktioniert und woran wir es merken …\nZiel: Woran wir in 6 Monaten erkennen, dass es gelungen ist …\nFür wen: Kunden, Team, Abteilungen …\n\nGehört dazu: …\nGehört nicht dazu: …\nLiefern wir selbst: …\n\nFeste Vorgaben (Systeme, Datenschutz, Termine): …\nWünsche: …\n\nVergütung: Festpreis oder Tage mit Obergrenze, Rahmen …\nBeginn: …\nSpätester Termin: …\n\nAnsprechperson im Alltag: …\nEntscheidung durch: …\nbis: …\nWir wählen aus nach: 1. …\n2. …\n3. …\n\nBitte schicken Sie uns Ihr Vorgehen, Aufwand und Preis, eine Referenz und Ihre offenen Fragen.",
      },
    },
    contracts: {
      title: "Die passende Vertragsart wählen",
      description: "Was Werkvertrag, Dienstvertrag und Rahmenvertrag unterscheidet und welche Punkte in jeden gehören.",
      sections: [
        {
          title: "Werkvertrag: ein Ergebnis",
          paragraphs: [
            "Beim Werkvertrag wird ein Erfolg geschuldet, etwa eine lauffähige Anwendung oder ein druckfertiges Heft. Bezahlt wird nach der Abnahme. Mängel müssen nachgebessert werden, und erst wenn das scheitert, können Sie mindern oder zurücktreten.",
            "Diese Form passt, wenn Sie das Ergebnis beschreiben können. Ist die Beschreibung ungenau, streiten beide Seiten später darüber, was geschuldet war. Vereinbaren Sie bei größeren Aufträgen Teilabnahmen, dann bleibt das Risiko auf beiden Seiten klein.",
          ],
        },
        {
          title: "Dienstvertrag: eine Tätigkeit",
          paragraphs: [
            "Beim Dienstvertrag wird sorgfältige Arbeit geschuldet, kein bestimmter Erfolg. Beratung, Training, Begleitung und offene Entwicklungsarbeit fallen meist darunter. Abgerechnet wird nach Stunden oder Tagen, eine Abnahme gibt es nicht.",
            "Sie sichern sich hier mit einer Obergrenze, einem Nachweis der Zeiten und einer Kündigungsfrist von 2 bis 4 Wochen ab. Entscheidend ist nicht die Überschrift des Vertrags, sondern was tatsächlich vereinbart und gelebt wird.",
          ],
        },
        {
          title: "Rahmenvertrag und Einzelaufträge",
          paragraphs: [
            "Arbeiten Sie öfter zusammen, regeln Sie Vergütung, Rechte, Vertraulichkeit, Haftung und Kündigung einmal für alle Aufträge. Jeder Auftrag braucht dann nur noch eine halbe Seite mit Ergebnis, Termin und Preis. Vermeiden Sie Klauseln, die zur Annahme jedes Auftrags verpflichten, denn sie sprechen gegen die Selbstständigkeit.",
            "Kommt jemand über eine Agentur, prüfen Sie, ob die Person weisungsgebunden bei Ihnen eingesetzt wird. Das wäre Arbeitnehmerüberlassung, und dafür braucht die Agentur eine Erlaubnis. Den Vertrag schließen Sie in diesem Fall mit der Agentur, und der Einsatz muss darin als Überlassung bezeichnet sein.",
          ],
        },
        {
          title: "Was in jeden Vertrag gehört",
          paragraphs: [
            "Nutzungsrechte gehen nicht von selbst in vollem Umfang über. Fehlt eine Regelung, erhalten Sie nur, was der Zweck des Vertrags verlangt. Schreiben Sie deshalb auf, welche Rechte Sie bekommen, ob Sie bearbeiten und weitergeben dürfen und ob dies auch für Quelltexte und offene Dateien gilt.",
            "Verarbeitet die Person personenbezogene Daten in Ihrem Auftrag, brauchen Sie eine Vereinbarung nach Art. 28 DSGVO. Für kreative Leistungen kann Künstlersozialabgabe anfallen, die Sie als Auftraggeber zahlen. Planen Sie beides vor der Unterschrift ein.",
          ],
        },
      ],
      checklist: {
        title: "Steht das im Vertrag?",
        points: [
          "Leistung oder Ergebnis, mit Verweis auf das Briefing",
          "Vergütung, Zahlungsziel, Reisekosten, Umsatzsteuer",
          "Termine und Mitwirkung Ihres Unternehmens",
          "Abnahme mit Frist, falls ein Ergebnis geschuldet ist",
          "Nutzungsrechte und Herausgabe der Dateien",
          "Vertraulichkeit und Datenschutz",
          "Haftung und Versicherung",
          "Änderungen nur in Textform, mit Preis",
          "Kündigung und Übergabe am Ende",
        ],
      },
      sample: {
        title: "Einzelauftrag zum Rahmenvertrag",
        text: "EINZELAUFTRAG Nr. …\nGrundlage ist der Rahmenvertrag vom ….\n\nErgebnis oder Tätigkeit: …\nNicht enthalten: …\nMitwirkung des Auftraggebers: … bis …\n\nBeginn: …\nEnde: …\nVergütung: … netto, höchstens … Tage\nAbnahme: innerhalb von … Arbeitstagen nach Übergabe, durch …\n\nAbweichungen vom Rahmenvertrag: keine / …\n\nOrt, Datum, Namen",
      },
    },
    status: {
      title: "Scheinselbstständigkeit vermeiden",
      description:
        "Worauf die Rentenversicherung achtet, was im Alltag den Ausschlag gibt und wie Sie Klarheit bekommen.",
      sections: [
        {
          title: "Worum es geht",
          paragraphs: [
            "Scheinselbstständig ist, wer Rechnungen schreibt wie Selbstständige und arbeitet wie Angestellte. Dann besteht ein sozialversicherungspflichtiges Beschäftigungsverhältnis, gleich was im Vertrag steht. Geprüft wird das Gesamtbild, und die gelebte Praxis wiegt schwerer als der Text.",
            "Die Folgen treffen vor allem den Auftraggeber. Er muss Beiträge zur Sozialversicherung nachzahlen, in der Regel auch den Anteil der beschäftigten Person, dazu Säumniszuschläge. Ansprüche verjähren nach 4 Jahren, bei Vorsatz nach 30. Vorsätzliches Vorenthalten von Beiträgen ist strafbar.",
          ],
        },
        {
          title: "2 Fragen stehen im Mittelpunkt",
          paragraphs: [
            "Die erste Frage ist, ob die Person weisungsgebunden arbeitet. Feste Arbeitszeiten, Anwesenheitspflicht, genehmigter Urlaub und tägliche Arbeitsanweisungen sprechen dafür. Die Vorgabe eines Ergebnisses, eines Termins oder eines technischen Standards ist dagegen normal.",
            "Die zweite Frage ist, ob sie in Ihren Betrieb eingegliedert ist. Eigene Durchwahl, Visitenkarte, Platz im Organigramm, Vertretung von Angestellten und Dienstpläne deuten darauf hin. Dass jemand aus Sicherheitsgründen ein Gerät von Ihnen nutzt oder an Besprechungen teilnimmt, entscheidet allein noch nichts.",
          ],
        },
        {
          title: "Was für Selbstständigkeit spricht",
          paragraphs: [
            "Ein eigenes unternehmerisches Risiko zählt viel. Es zeigt sich an eigenen Arbeitsmitteln, Haftung, Festpreisen, eigener Kundensuche, mehreren Auftraggebern und der Freiheit, Aufträge abzulehnen. Auch ein Honorar, das deutlich über dem vergleichbaren Gehalt liegt und eigene Vorsorge erlaubt, ist ein Anzeichen.",
            "Kein einzelnes Merkmal rettet einen Vertrag. Gerade lange Einsätze in Vollzeit, im Team mit Angestellten und mit derselben Aufgabe sind heikel. Planen Sie abgegrenzte Aufträge statt offener Verlängerungen.",
          ],
        },
        {
          title: "So bekommen Sie Klarheit",
          paragraphs: [
            "Beide Seiten können bei der Deutschen Rentenversicherung Bund eine Feststellung des Erwerbsstatus beantragen, auch schon vor dem Beginn der Tätigkeit. Die Entscheidung gilt, solange die Verhältnisse so bleiben, wie Sie sie angegeben haben. Ändert sich die Zusammenarbeit wesentlich, muss neu geprüft werden.",
            "Schulen Sie die Menschen, die täglich mit Freelancern arbeiten. Die meisten Probleme entstehen nicht im Vertrag, sondern durch gut gemeinte Gewohnheiten wie die Einladung in den Urlaubskalender, die Anweisung der Teamleitung oder die stille Verlängerung. Holen Sie bei Zweifeln fachlichen Rat, bevor der Einsatz beginnt.",
          ],
        },
      ],
      checklist: {
        title: "Alltag prüfen, einmal im Quartal",
        points: [
          "Aufgaben werden als Ergebnisse vergeben, nicht als Anweisungen",
          "Zeit und Ort bestimmt die Person selbst, soweit die Aufgabe es zulässt",
          "Kein Eintrag in Urlaubs- und Dienstplänen",
          "Name und Unterschrift zeigen das eigene Unternehmen",
          "Ein Ende des Auftrags steht fest",
          "Weitere Auftraggeber sind möglich und erlaubt",
          "Absagen einzelner Aufträge bleiben ohne Nachteil",
          "Die Zusammenarbeit entspricht noch dem Vertrag",
        ],
      },
      sample: {
        title: "Hinweis an Ihre Teamleitungen",
        text: "Guten Tag,\n\nab … arbeitet … als selbstständige Fachkraft an …. Bitte beachten Sie im Alltag:\n\n• Wir vereinbaren Ergebnisse und Termine. Wie und wann gearbeitet wird, entscheidet die Person selbst.\n• Urlaub und Krankheit werden uns mitgeteilt, nicht von uns genehmigt.\n• Neue Aufgaben außerhalb des Auftrags gehen an …, damit wir sie gesondert beauftragen.\n• In E-Mail-Signatur und Besprechungen tritt die Person unter eigenem Namen auf.\n\nDer Auftrag endet am …. Ändert sich etwas an der Zusammenarbeit, sagen Sie mir bitte vorher Bescheid.",
      },
    },
    success: {
      title: "Den Erfolg der Zusammenarbeit messen",
      description: "Wenige Zahlen, die Sie vor dem Start festlegen, und ein Gespräch am Ende, das beiden etwas bringt.",
      sections: [
        {
          title: "Vorher festlegen, woran Sie es merken",
          paragraphs: [
            "Nach dem Projekt lässt sich fast alles als Erfolg erzählen. Schreiben Sie deshalb vor dem Start auf, welche Größe sich ändern soll, wie sie heute steht und wann Sie nachsehen. Ohne Ausgangswert bleibt jede spätere Zahl eine Behauptung.",
            "Wählen Sie höchstens 3 Größen. Eine betrifft die Wirkung, etwa Anfragen, Bearbeitungszeit oder Fehlerquote. Eine betrifft die Lieferung, also Termin und Budget. Die dritte betrifft die Zusammenarbeit, am einfachsten mit der Frage, ob Sie die Person wieder beauftragen würden.",
          ],
        },
        {
          title: "Unterwegs wenig, aber regelmäßig",
          paragraphs: [
            "Ein Gespräch von 20 Minuten je Woche genügt. Klären Sie darin, was fertig ist, was als Nächstes kommt und was aufhält. Halten Sie Entscheidungen schriftlich fest, mit Datum und Namen. Ein langer Statusbericht kostet Honorar und wird selten gelesen.",
            "Achten Sie auf frühe Zeichen. Werden Termine ohne Vorwarnung verschoben, fehlen Zwischenergebnisse oder bleiben Ihre eigenen Antworten liegen, sprechen Sie es in derselben Woche an. Nach einem Monat ist aus der Verzögerung meist ein Streit geworden.",
          ],
        },
        {
          title: "Wirkung und Aufwand gegenüberstellen",
          paragraphs: [
            "Zum Aufwand gehört nicht nur die Rechnung. Rechnen Sie die Stunden hinzu, die Ihre Leute mit Auswahl, Einarbeitung, Freigaben und Übergabe verbringen. Ein günstiger Tagessatz, der jede Woche einen Tag Betreuung bindet, ist nicht günstig.",
            "Vergleichen Sie mit der wahrscheinlichsten Alternative. Was hätte es gekostet, die Aufgabe intern zu lösen, jemanden einzustellen oder sie ein halbes Jahr liegen zu lassen? Diese Rechnung muss nicht genau sein. Sie soll zeigen, ob Sie es wieder so machen würden.",
          ],
        },
        {
          title: "Das Abschlussgespräch",
          paragraphs: [
            "Nehmen Sie sich am Ende 45 Minuten. Fragen Sie zuerst, was an Ihnen schwierig war. Freelancer sehen viele Unternehmen und können vergleichen. Davon erzählen sie aber erst, wenn die Rechnung bezahlt ist und Sie danach fragen.",
            "Sichern Sie das Wissen, bevor die Zugänge enden, also Dateien, Passwörter, offene Punkte und eine kurze Beschreibung für die nächste Person. Bitten Sie um Erlaubnis, sich in einem Vierteljahr noch einmal zu melden, und prüfen Sie dann Ihre 3 Größen. Geben Sie eine Referenz, wenn Sie zufrieden waren. Eine gute Fachkraft, die gern wiederkommt, spart Ihnen die nächste Suche.",
          ],
        },
      ],
      checklist: {
        title: "Zum Abschluss",
        points: [
          "Ausgangswert und heutiger Wert stehen nebeneinander",
          "Budget und tatsächliche Kosten sind verglichen",
          "Die eigenen Stunden sind mitgerechnet",
          "Dateien und Zugänge sind übergeben",
          "Persönliche Zugänge sind gesperrt",
          "Offene Punkte haben einen Namen und ein Datum",
          "Eine Erkenntnis steht in der Übersicht",
          "Ein Termin zum Nachsehen ist eingetragen",
        ],
      },
      sample: {
        title: "Fragen für das Abschlussgespräch",
        text: "ABSCHLUSSGESPRÄCH am …\n\nAn Sie:\n1. Was hat Sie bei uns aufgehalten?\n2. Welche Information kam zu spät?\n3. Was würden Sie an unserer Stelle als Nächstes tun?\n\nAn uns:\n1. Ziel war …, erreicht haben wir …\n2. Geplant waren … Tage und … Kosten, tatsächlich waren es …\n3. Würden wir wieder so beauftragen? Was anders?\n\nVereinbart: offene Punkte, wer, bis wann\nWir sehen uns die Zahlen noch einmal an am …",
      },
    },
  },
};

export default texts;
