import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    "day-rate": {
      sections: [
        {
          title: "Warum das alte Gehalt nicht weiterhilft",
          paragraphs: [
            "Viele Tagessätze entstehen so, dass man das letzte Gehalt durch die Arbeitstage teilt und etwas aufschlägt. Dabei fehlen 3 Posten, die eine Anstellung verdeckt. Den Arbeitgeberanteil zur Sozialversicherung zahlen Sie jetzt selbst. Urlaub, Feiertage und Krankheit bezahlt Ihnen niemand. Und ein gutes Stück des Jahres geht für Angebote, Buchhaltung und Gespräche drauf, aus denen nichts wird.",
            "Rechnen Sie deshalb rückwärts. Am Anfang steht der Betrag, der Ihnen vor der Einkommensteuer bleiben soll. Danach zählen Sie die Tage, für die Sie wirklich eine Rechnung schreiben können.",
          ],
        },
        {
          title: "Ein Beispiel zum Nachrechnen",
          paragraphs: [
            "Eine UX-Designerin aus Köln möchte 70.000\u00a0€ im Jahr übrig haben, bevor das Finanzamt seinen Teil bekommt. Für Kranken- und Pflegeversicherung, Altersvorsorge und Berufsunfähigkeit legt sie 30\u00a0% ihres Gewinns zurück. Der Gewinn muss also 100.000\u00a0€ betragen, denn 70\u00a0% davon sind 70.000\u00a0€. Dazu kommen 14.000\u00a0€ Betriebskosten für Software, Rechner, Steuerberatung, Haftpflicht, Fahrten und einen Platz im Gemeinschaftsbüro. Sie braucht 114.000\u00a0€ Umsatz, ohne Umsatzsteuer.",
            "Das Jahr hat 260 Wochentage. 40 gehen für Urlaub und Feiertage ab, 10 für Krankheit, 60 für Akquise, Buchhaltung, Weiterbildung und Lücken zwischen Aufträgen. Es bleiben 150 Tage. 114.000\u00a0€ geteilt durch 150 sind 760\u00a0€ am Tag oder 95\u00a0€ in der Stunde.",
          ],
        },
        {
          title: "Was der Rechner nicht weiß",
          paragraphs: [
            "Das Ergebnis ist Ihre Untergrenze und noch nicht Ihr Preis. Ein Onlineshop, der am Tag 20.000\u00a0€ umsetzt, zahlt für eine behobene Störung anders als ein Verein für seine Einladungskarte. Fragen Sie außerdem 3 Leute aus Ihrem Fach, was sie nehmen. Die meisten antworten offen, wenn Sie Ihren eigenen Satz zuerst nennen.",
            "Alle Beträge sind netto, die Einkommensteuer steckt nicht darin, und die Rechnung ersetzt keine Steuerberatung. Prüfen Sie die Eingaben einmal im Jahr, am besten im November und mit den echten Tagen aus Ihrem Kalender.",
          ],
        },
        {
          title: "Den Satz nennen und erhöhen",
          paragraphs: [
            "Sagen Sie die Zahl in einem Satz und hören Sie dann auf zu reden. „Mein Tagessatz liegt bei 820\u00a0€ netto, für Ihr Projekt rechne ich mit 12 Tagen.“ Eine Begründung, die niemand verlangt hat, klingt nach Zweifel.",
            "Bei bestehenden Kunden erhöhen Sie einmal im Jahr und kündigen es 3 Monate vorher an. Laufende Aufträge rechnen Sie zum alten Satz zu Ende. 3 bis 5\u00a0% werden meist ohne Gespräch angenommen. Für 15\u00a0% brauchen Sie einen Grund, den die andere Seite weitergeben kann, etwa eine neue Verantwortung.",
          ],
        },
      ],
      samples: [
        {
          title: "Eine Erhöhung ankündigen",
          text: "{{anrede}},\n\nab dem {{satz_ab}} beträgt mein Tagessatz {{satz_neu}}\u00a0€ netto statt {{satz_bisher}}\u00a0€. Was wir für {{laufender_auftrag}} vereinbart haben, rechne ich bis zum Ende zum bisherigen Satz ab.\n\nIch schreibe Ihnen das heute, damit Sie es in Ihrer Planung berücksichtigen können. Möchten Sie vorher noch Tage zum alten Satz buchen? Dann geben Sie mir bitte bis zum {{frist}} Bescheid.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nab dem {{satz_ab}} beträgt mein Tagessatz {{satz_neu}}\u00a0€ netto statt {{satz_bisher}}\u00a0€. Was wir für {{laufender_auftrag}} vereinbart haben, rechne ich bis zum Ende zum bisherigen Satz ab.\n\nIch schreibe dir das heute, damit du es in deiner Planung berücksichtigen kannst. Möchtest du vorher noch Tage zum alten Satz buchen? Dann gib mir bitte bis zum {{frist}} Bescheid.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
    negotiation: {
      sections: [
        {
          title: "Wie der Einkauf arbeitet",
          paragraphs: [
            "Der Einkauf wird daran gemessen, was er gegenüber dem ersten Preis spart. Das ist seine Arbeit und nicht gegen Sie gerichtet. Meist hat die Fachabteilung Sie längst ausgesucht, und im Gespräch geht es nur noch um die Bedingungen. Fragen Sie dort vorher nach, ob es weitere Angebote gibt, bis wann die Arbeit beginnen muss und wer unterschreibt.",
            "Rechnen Sie mit 3 Sätzen. Andere seien günstiger, das Budget sei gedeckelt, und für den Anfang gebe es einen Einstiegspreis. Auf keinen davon müssen Sie sofort antworten. „Das nehme ich mit und melde mich morgen bis 12 Uhr“ ist eine vollständige Antwort.",
          ],
        },
        {
          title: "Wie eine Agentur rechnet",
          paragraphs: [
            "Eine Agentur verkauft Ihren Tag weiter. Zwischen Ihrem Satz und dem, was der Endkunde zahlt, liegen oft 10 bis 25\u00a0%. Fragen Sie danach, seriöse Häuser nennen die Spanne. Wichtiger als die Marge ist, was Sie dafür bekommen. Zahlt die Agentur nach 14 Tagen, auch wenn der Endkunde erst nach 60 zahlt? Schlägt sie Sie für den nächsten Auftrag vor?",
            "Lesen Sie 2 Klauseln besonders genau. Die eine verbietet Ihnen, nach dem Projekt direkt für den Endkunden zu arbeiten. Verhandeln Sie Dauer und Kundenkreis, und lassen Sie ein Verbot über 24 Monate ohne Ausgleich prüfen. Die andere macht Ihre Bezahlung davon abhängig, dass der Endkunde zahlt. Bitten Sie darum, sie zu streichen, denn dieses Risiko gehört zu dem, was die Agentur an Ihnen verdient.",
          ],
        },
        {
          title: "Tauschen statt nachlassen",
          paragraphs: [
            "Ein Nachlass ohne Gegenleistung sagt, dass der erste Preis zu hoch war. Rechnen Sie jeden Prozentsatz vorher in Tage um. 10\u00a0% von 114.000\u00a0€ Jahresumsatz sind bei einem Tagessatz von 760\u00a0€ genau 15 Tage Arbeit ohne Bezahlung.",
            "Legen Sie 4 Angebote bereit, die Ihnen nützen und der anderen Seite wenig ausmachen.",
          ],
          points: [
            "2\u00a0% Nachlass, wenn innerhalb von 10 Tagen bezahlt wird",
            "3\u00a0% Nachlass, wenn 60 Tage verbindlich abgenommen werden",
            "Kleinerer Preis für weniger Umfang, mit einer Liste, was entfällt",
            "Schriftliche Zusage, dass Sie Name und Ergebnis als Referenz nennen dürfen",
          ],
        },
        {
          title: "Ihre Grenze",
          paragraphs: [
            "Schreiben Sie vor dem Termin 3 Zahlen auf einen Zettel. Die erste ist Ihr Ziel, die zweite ein guter Kompromiss, die dritte die Summe, unter der Sie absagen. Die dritte kommt aus dem Tagessatz-Rechner und nicht aus der Stimmung im Raum.",
            "Wird sie unterschritten, bedanken Sie sich und gehen. Bleiben Sie dabei freundlich, denn manchmal ruft am nächsten Tag noch jemand an. Ruft niemand an, haben Sie die Tage frei, die Sie sonst zu billig verkauft hätten.",
          ],
        },
      ],
      checklist: {
        title: "Vor dem Termin",
        points: [
          "Sie wissen, wer in der Fachabteilung Sie haben möchte",
          "Der Tag, an dem die Arbeit beginnen muss, steht fest",
          "3 Zahlen stehen auf dem Zettel",
          "4 Tauschangebote sind ausgerechnet",
          "Klauseln zu Kundenschutz und Zahlung sind gelesen",
          "Eine Nacht Bedenkzeit ist eingeplant",
        ],
      },
      samples: [
        {
          title: "Antwort auf die Bitte um einen Nachlass",
          text: "{{anrede}},\n\ndanke für die offene Rückmeldung zu meinem Angebot. Um auf {{zielsumme}}\u00a0€ zu kommen, sehe ich 2 Wege.\n\n1. Wir lassen {{entfallende_leistung}} weg. Alles andere bleibt, wie es im Angebot steht.\n2. Sie nehmen {{feste_tage}} Tage verbindlich ab und zahlen innerhalb von 10 Tagen. Dann komme ich Ihnen um {{nachlass}}\u00a0% entgegen.\n\nWelcher Weg passt Ihnen besser? Bis zum {{frist}} halte ich die Tage frei.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\ndanke für deine offene Rückmeldung zu meinem Angebot. Um auf {{zielsumme}}\u00a0€ zu kommen, sehe ich 2 Wege.\n\n1. Wir lassen {{entfallende_leistung}} weg. Alles andere bleibt, wie es im Angebot steht.\n2. Ihr nehmt {{feste_tage}} Tage verbindlich ab und zahlt innerhalb von 10 Tagen. Dann komme ich euch um {{nachlass}}\u00a0% entgegen.\n\nWelcher Weg passt dir besser? Bis zum {{frist}} halte ich die Tage frei.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
    utilization: {
      sections: [
        {
          title: "Wie voll ist voll genug",
          paragraphs: [
            "100\u00a0% verkaufte Tage sehen auf dem Papier gut aus. In der Praxis kippt bei der ersten Verzögerung der nächste Termin, und für Angebote bleibt der Sonntag. Planen Sie mit 3 bis 4 verkauften Tagen in der Woche. Bei 150 abrechenbaren Tagen im Jahr sind das 12 bis 13 im Monat.",
          ],
        },
        {
          title: "Akquise hat Vorlauf",
          paragraphs: [
            "Zwischen der ersten Nachricht und dem ersten bezahlten Tag liegen oft 6 bis 12 Wochen. Endet Ihr Auftrag im Mai, beginnt die Suche im Februar und nicht am letzten verkauften Tag. Sehen Sie im CRM nach, wie lange es bei Ihren letzten 3 gewonnenen Leads gedauert hat. Diese Zahl ist besser als jede Faustregel.",
            "Am meisten Vorlauf spart der laufende Kunde. Fragen Sie 6 Wochen vor dem Vertragsende, wie es weitergeht. Danach hat das Budget oft schon jemand anders.",
          ],
        },
        {
          title: "Das Blatt mit 13 Wochen",
          paragraphs: [
            "Schreiben Sie die nächsten 13 Wochen untereinander und tragen Sie für jede ein, wie viele Tage fest vereinbart, wie viele wahrscheinlich und wie viele frei sind. Wahrscheinliche Tage zählen nur zur Hälfte. Ein mündliches Ja ist wahrscheinlich, fest ist erst die Unterschrift.",
            "Angenommen, Sie wollen in den Wochen 7 bis 13 je 3 Tage verkaufen, zusammen 21. Fest sind 6, wahrscheinlich 8, die als 4 zählen. Es fehlen 11 Tage. Bei einem durchschnittlichen Auftrag von 12 Tagen brauchen Sie also noch einen, und mit der Suche fangen Sie in dieser Woche an, auch wenn gerade viel zu tun ist.",
          ],
        },
        {
          title: "Wenn es zu viel wird",
          paragraphs: [
            "Fragen Sie zuerst, welcher Termin wirklich halten muss. Oft ist es nur das Ende, und der Beginn darf sich verschieben. Bieten Sie dann einen späteren Anfang, einen kleineren ersten Teil oder Hilfe aus Ihrem Netzwerk an. In der Community hier finden Sie Leute für eine Kollaboration, und der Kunde bleibt bei Ihnen.",
            "Manchmal bleibt nur die Absage. Nennen Sie dabei einen Namen, den Sie guten Gewissens empfehlen, und sagen Sie, ab wann Sie wieder Zeit haben.",
          ],
        },
        {
          title: "Wenn es zu wenig wird",
          paragraphs: [
            "Eine Lücke von 4 Wochen ist normal und im Tagessatz eingerechnet. Teilen Sie die freien Tage auf. Die Hälfte gehört Gesprächen mit Leuten, die Ihre Arbeit kennen, ein Viertel der Fallstudie, die seit Monaten liegt, und ein Viertel Ihnen. Rabatte aus Sorge vor der Lücke halten länger als die Lücke.",
          ],
        },
      ],
      checklist: {
        title: "Am 1. Arbeitstag des Monats",
        points: [
          "Die nächsten 13 Wochen stehen auf einem Blatt",
          "Vertragsenden und Kündigungsfristen sind eingetragen",
          "Urlaub ist eingetragen, bevor Kunden danach fragen",
          "Die fehlenden Tage ab Woche 7 sind ausgerechnet",
          "5 Leads haben in diesem Monat ein Follow-up",
          "Beim laufenden Kunden ist die Verlängerung angesprochen",
        ],
      },
      samples: [
        {
          title: "Die Verlängerung ansprechen",
          text: "{{anrede}},\n\nunser Vertrag läuft bis zum {{vertragsende}}. Bis dahin ist {{bis_dahin_fertig}} fertig, {{noch_nicht_fertig}} voraussichtlich nicht.\n\nIch plane gerade die Monate danach. Möchten Sie mit {{tage_je_woche}} Tagen in der Woche weitermachen? Bis zum {{frist}} halte ich sie für Sie frei, danach vergebe ich sie.\n\nFalls Sie niemanden mehr brauchen, sagen Sie es mir gern. Dann plane ich die Übergabe in die letzten 2 Wochen ein.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nunser Vertrag läuft bis zum {{vertragsende}}. Bis dahin ist {{bis_dahin_fertig}} fertig, {{noch_nicht_fertig}} voraussichtlich nicht.\n\nIch plane gerade die Monate danach. Möchtet ihr mit {{tage_je_woche}} Tagen in der Woche weitermachen? Bis zum {{frist}} halte ich sie für euch frei, danach vergebe ich sie.\n\nFalls ihr niemanden mehr braucht, sag es mir gern. Dann plane ich die Übergabe in die letzten 2 Wochen ein.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
    payment: {
      sections: [
        {
          title: "Vor der ersten Rechnung",
          paragraphs: [
            "Bezahlt wird, was durch den Betrieb kommt. Fragen Sie vorher, an welche Adresse die Rechnung geht, ob eine Bestellnummer nötig ist und an welchem Tag Zahlungen hinausgehen. Fehlt die Bestellnummer, liegt Ihre Rechnung auf einem Stapel, von dem Ihnen niemand erzählt. Fragen Sie auch nach dem Format. Seit 2025 müssen Unternehmen in Deutschland E-Rechnungen empfangen können, ab 2028 müssen fast alle sie untereinander auch stellen.",
            "Bei Aufträgen ab 4 Wochen stellen Sie Abschläge. Beim Werkvertrag dürfen Sie das für erbrachte Leistungen auch ohne besondere Vereinbarung (§\u00a0632a BGB).",
          ],
        },
        {
          title: "Welches Ziel üblich ist",
          paragraphs: [
            "14 Tage sind unter Freelancern verbreitet, 30 Tage in größeren Unternehmen. Mehr als 60 Tage gelten zwischen Unternehmen nur, wenn sie ausdrücklich vereinbart und nicht grob unbillig sind (§\u00a0271a BGB). Stehen mehr als 30 Tage in vorformulierten Bedingungen, ist das im Zweifel unangemessen lang (§\u00a0308 Nr.\u00a01a BGB).",
          ],
        },
        {
          title: "Ab wann Verzug eintritt",
          paragraphs: [
            "Ist ein Datum vereinbart, kommt der Kunde am Tag danach in Verzug (§\u00a0286 Abs.\u00a02 BGB). Ohne ein solches Datum genügt eine Mahnung nach Fälligkeit. Fehlt beides, tritt der Verzug spätestens 30 Tage nach Fälligkeit und Zugang der Rechnung ein (§\u00a0286 Abs.\u00a03 BGB). Ein Datum, das nur auf Ihrer Rechnung steht, ist noch keine Vereinbarung. Schreiben Sie es deshalb in das Angebot.",
            "Zwischen Unternehmen stehen Ihnen im Verzug Zinsen von 9 Prozentpunkten über dem Basiszinssatz und einmalig 40\u00a0€ Pauschale zu (§\u00a0288 Abs.\u00a02 und 5 BGB). Den Basiszinssatz gibt die Bundesbank zum 1. Januar und 1. Juli bekannt. Bei 5.000\u00a0€ und 60 Tagen Verzug machen allein die 9 Punkte etwa 74\u00a0€ aus.",
          ],
        },
        {
          title: "4 Schritte ohne Groll",
          paragraphs: [
            "Die meisten offenen Rechnungen sind verlegt und nicht verweigert. Gehen Sie in festen Abständen vor, dann müssen Sie nicht jedes Mal neu überlegen, ob es schon unhöflich ist.",
          ],
          points: [
            "3 Tage nach dem Ziel rufen Sie in der Buchhaltung an. Oft fehlt nur eine Freigabe.",
            "Nach 7 Tagen schicken Sie eine Erinnerung mit der Rechnung im Anhang.",
            "Nach 14 Tagen folgt die Mahnung mit einem Datum, in Kopie an die Leitung.",
            "Nach 28 Tagen holen Sie Rat. Einen gerichtlichen Mahnbescheid beantragen Sie online und ohne Anwalt. Ob Sie die Arbeit unterbrechen dürfen, hängt vom Vertrag ab.",
          ],
        },
      ],
      checklist: {
        title: "Steht das auf der Rechnung? (§\u00a014 Abs.\u00a04 UStG)",
        points: [
          "Vollständiger Name und Anschrift beider Seiten",
          "Steuernummer oder Umsatzsteuer-Identifikationsnummer",
          "Datum und fortlaufende Nummer",
          "Art und Umfang der Leistung, mit Zeitraum",
          "Nettobetrag, Steuersatz und Steuerbetrag, oder der Hinweis auf §\u00a019 UStG",
          "Nicht vorgeschrieben, aber nützlich: Bestellnummer, Ansprechperson, Zahlungsziel als Datum",
        ],
      },
      samples: [
        {
          title: "Zahlungserinnerung",
          text: "{{anrede}},\n\nfür meine Rechnung {{rechnungsnummer}} vom {{rechnung_vom}} über {{rechnungsbetrag}}\u00a0€ ist noch kein Geld bei mir eingegangen. Fällig war sie am {{fällig_am}}.\n\nFehlt noch etwas, eine Bestellnummer oder eine Freigabe? Dann sagen Sie mir bitte Bescheid. Sonst freue ich mich, wenn der Betrag bis zum {{zahlbar_bis}} da ist. Die Rechnung hängt noch einmal an.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nfür meine Rechnung {{rechnungsnummer}} vom {{rechnung_vom}} über {{rechnungsbetrag}}\u00a0€ ist noch kein Geld bei mir eingegangen. Fällig war sie am {{fällig_am}}.\n\nFehlt noch etwas, eine Bestellnummer oder eine Freigabe? Dann sag mir bitte Bescheid. Sonst freue ich mich, wenn der Betrag bis zum {{zahlbar_bis}} da ist. Die Rechnung hängt noch einmal an.\n\nViele Grüße\n{{mein_name}}",
        },
        {
          title: "Mahnung",
          text: "{{anrede}},\n\nauf meine Erinnerung vom {{erinnert_am}} habe ich nichts gehört. Die Rechnung {{rechnungsnummer}} über {{rechnungsbetrag}}\u00a0€ ist seit dem {{fällig_am}} fällig. Bitte überweisen Sie den Betrag bis zum {{letzte_frist}}.\n\nGeht er bis dahin nicht ein, berechne ich Verzugszinsen und die Pauschale von 40\u00a0€ nach §\u00a0288 BGB. Gibt es einen Grund, den ich nicht kenne, rufen Sie mich bitte an.\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nauf meine Erinnerung vom {{erinnert_am}} habe ich nichts gehört. Die Rechnung {{rechnungsnummer}} über {{rechnungsbetrag}}\u00a0€ ist seit dem {{fällig_am}} fällig. Bitte überweist den Betrag bis zum {{letzte_frist}}.\n\nGeht er bis dahin nicht ein, berechne ich Verzugszinsen und die Pauschale von 40\u00a0€ nach §\u00a0288 BGB. Gibt es einen Grund, den ich nicht kenne, ruf mich bitte an.\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
  },
  calculator: {
    title: "Tagessatz-Rechner",
    description: "Die Felder enthalten das Beispiel. Ihre Zahlen bleiben auf diesem Gerät, bis Sie sich abmelden.",
    money: "Was hereinkommen soll",
    time: "Womit das Jahr vergeht",
    fields: {
      income: { label: "Einkommen im Jahr", hint: "Bleibt vor der Einkommensteuer, nach Kosten und Vorsorge" },
      costs: { label: "Betriebskosten im Jahr", hint: "Software, Geräte, Büro, Beratung, Fahrten" },
      provision: { label: "Vorsorge", hint: "Anteil am Gewinn für Versicherungen und Rente" },
      daysOff: { label: "Urlaub und Feiertage", hint: "Ein Jahr hat 260 Wochentage" },
      sickDays: { label: "Krankheit", hint: "Auch Tage, an denen Kinder krank sind" },
      otherDays: { label: "Akquise, Büro und Lücken", hint: "Auch Weiterbildung" },
    },
    days: "Tage",
    problems: {
      amount: "Bitte geben Sie einen Betrag von 0 bis 1.000.000\u00a0€ ein.",
      income: "Bitte geben Sie einen Betrag von 1 bis 1.000.000\u00a0€ ein.",
      share: "Bitte geben Sie eine Zahl von 0 bis 90 ein.",
      days: "Bitte geben Sie eine ganze Zahl von 0 bis 260 ein.",
      noDays: "Von den 260 Wochentagen bleibt keiner übrig, den Sie abrechnen können. Verringern Sie die freien Tage.",
      incomplete: "Das Ergebnis steht hier, sobald alle Felder stimmen.",
    },
    result: "Ergebnis",
    billableDays: "Abrechenbare Tage",
    revenue: "Umsatz im Jahr",
    dayRate: "Tagessatz",
    hourlyRate: "Stundensatz",
    profit: (profit: string, provision: string) =>
      `Ihr Gewinn vor der Vorsorge beträgt ${profit}, davon sind ${provision} für die Vorsorge.`,
    discount: (amount: string, days: string) =>
      `10\u00a0% Nachlass kosten Sie im Jahr ${amount}. So viel bringen ${days} abrechenbare Tage ein.`,
    assumptions:
      "Gerechnet mit 260 Wochentagen im Jahr und 8 Stunden am Tag, alles netto und aufgerundet auf ganze Euro. Die Einkommensteuer ist nicht enthalten.",
    reset: "Beispiel wiederherstellen",
  },
} satisfies Texts["guides/handbook-money"];
