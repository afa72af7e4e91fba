import type { Texts } from "../../areas.ts";

export default {
  first: {
    title: "Erstgespräch: verstehen, bevor Sie vorschlagen",
    description:
      "45 Minuten mit jemandem, der Interesse gezeigt hat. Am Ende wissen beide Seiten, ob sich ein Vorschlag lohnt. Ein Angebot machen Sie heute noch nicht, auch wenn danach gefragt wird.",
    sections: [
      {
        title: "Anknüpfen",
        points: [
          "Beim letzten Austausch beginnen: „Sie hatten die Übergabe zwischen Vertrieb und Produktion erwähnt. Ist das noch das Thema?“",
          "Die Dauer bestätigen und aussprechen, dass ein Nein am Ende in Ordnung ist.",
          "Fragen, was Ihr Gegenüber heute mitnehmen möchte, und die Antwort wörtlich aufschreiben.",
        ],
      },
      {
        title: "Die Lage erzählen lassen",
        points: [
          "Um den letzten konkreten Fall bitten, von Anfang bis Ende: „Wie war das vorige Woche?“",
          "Mitzählen, wie oft es vorkommt, wie lange es dauert und wie viele Leute daran sitzen.",
          "Die Lösung, die Ihnen dabei einfällt, auf den Rand schreiben und für sich behalten.",
        ],
      },
      {
        title: "Zum Kern des Problems",
        points: [
          "Dreimal nach dem Grund fragen, jedes Mal mit anderen Worten.",
          "Die Folgen in Stunden, Euro oder verlorenen Kunden schätzen lassen. Die Zahl muss vom Kunden kommen, sonst glaubt er ihr später nicht.",
          "Nach früheren Anläufen fragen und danach, woran sie gescheitert sind.",
          "Zusammenfassen und erst weitergehen, wenn ein deutliches „Genau“ kommt.",
        ],
      },
      {
        title: "Ziel und Weg zur Entscheidung",
        points: [
          "Den Zustand danach beschreiben lassen: Was läuft an einem gewöhnlichen Montag anders?",
          "Klären, wer unterschreibt, wer das Vorhaben aufhalten kann und was vorher noch geschehen muss.",
          "Die Größenordnung eines ähnlichen Projekts nennen und fragen, ob sie in die Planung passt. Das ist noch kein Angebot, und das sagen Sie dazu.",
        ],
      },
      {
        title: "Verabredung",
        points: [
          "Offen sagen, ob Sie helfen können. Wenn nicht, nennen Sie jemanden, den Sie an seiner Stelle anrufen würden.",
          "Das Zweitgespräch gleich festlegen, spätestens in sieben Tagen, und mit allen, die entscheiden.",
          "Jede Seite sagt in einem Satz, was sie bis dahin erledigt.",
        ],
      },
    ],
    questions: [
      {
        title: "Die Lage öffnen",
        points: [
          "Wenn ich eine Woche neben Ihnen säße, worüber würde ich mich wundern?",
          "Wer hat zuerst gemerkt, dass es so nicht weitergeht?",
          "Was funktioniert gut genug, dass ich die Finger davon lassen sollte?",
        ],
      },
      {
        title: "Das Gewicht des Problems",
        points: [
          "Was ist im letzten Jahr liegen geblieben, weil diese Sache die Zeit gekostet hat?",
          "Angenommen, bis zum Sommer ändert sich nichts: Wer beschwert sich als Erster?",
          "Wem in Ihrem Haus wäre es recht, wenn alles bliebe, wie es ist?",
        ],
      },
      {
        title: "Wie bei Ihnen entschieden wird",
        points: [
          "Wie ist die letzte Entscheidung dieser Größe bei Ihnen gefallen?",
          "Wer würde Ihnen von dem Vorhaben abraten, und mit welchem Argument?",
          "Wohin geht das Geld, wenn dieses Projekt es nicht bekommt?",
        ],
        example:
          "„Wie ist die letzte Entscheidung dieser Größe gefallen?“ – „Wir waren uns einig, und dann wollte die Geschäftsführung noch zwei Vergleichsangebote.“ Nun wissen Sie: Ihr Vorschlag muss für jemanden lesbar sein, der heute nicht am Tisch sitzt.",
      },
      {
        title: "Was Zusammenarbeit heißt",
        points: [
          "Worüber haben Sie sich beim letzten Mal mit Externen geärgert?",
          "Woran würden Sie nach zwei Wochen merken, dass Sie richtig gewählt haben?",
          "Welche Nachricht von mir möchten Sie auf keinen Fall freitags um fünf bekommen?",
        ],
      },
    ],
    checklists: [
      {
        title: "Vor dem Erstgespräch",
        points: [
          "Den Verlauf des Leads gelesen und nachgesehen, wer zuletzt was zugesagt hat",
          "Drei Vermutungen zum Problem notiert, zu jeder eine Frage, die sie widerlegen könnte",
          "Einladung mit Dauer, Einwahl und einem Satz zum Zweck verschickt",
          "Ein Beispiel aus der eigenen Arbeit geübt, das in einer Minute erzählt ist",
          "Festgelegt, bei welcher Antwort Sie selbst absagen",
        ],
      },
      {
        title: "Nach dem Erstgespräch",
        points: [
          "Wörtliche Sätze des Kunden in „Infos aus dem Erstgespräch“ übertragen",
          "Status auf „Qualifiziert“ gesetzt oder, wenn es nicht passt, auf „Verloren“",
          "Auftragswert vorsichtig geschätzt und eingetragen",
          "Zusammenfassung noch am selben Tag verschickt",
          "Zweitgespräch mit Uhrzeit in beiden Kalendern",
        ],
      },
    ],
    guide: {
      title: "Die Zusammenfassung am selben Tag",
      description:
        "Unter 150 Wörter, ohne Anhang. Berichtigt der Kunde einen Punkt darin, hat die Nachricht ihren Zweck erfüllt.",
      parts: [
        {
          title: "Dank in einem Satz",
          text: "Danken Sie für etwas Bestimmtes: eine Zahl, eine offene Antwort, die Zeit der Kollegin, die dazukam.",
        },
        {
          title: "Was Sie verstanden haben",
          text: "Höchstens drei nummerierte Punkte: die Lage, ihre Folge, das Ziel. Mit den Ausdrücken des Kunden.",
        },
        {
          title: "Der offene Punkt",
          text: "Eine Sache, von der Ihr Vorschlag abhängt und die nur der Kunde klären kann.",
        },
        {
          title: "Das nächste Treffen",
          text: "Datum, Uhrzeit und was Sie dann zeigen. Fehlt noch jemand in der Runde, bitten Sie hier um die Einladung.",
        },
      ],
      samples: [
        {
          title: "Wenn es zusammenpasst",
          text: `Hallo {{vorname}},

danke, dass Sie mir die Zahlen so offen genannt haben. Drei Dinge habe ich mitgenommen:

1. Ein Angebot braucht bei {{firma}} im Schnitt neun Tage, weil jede Kalkulation zweimal geprüft wird.
2. Zwei Anfragen im Monat gehen deshalb an Mitbewerber.
3. Bis zum Ende des Quartals soll ein Angebot nach drei Tagen hinausgehen, ohne neue Software.

Nicht sicher bin ich, ob die zweite Prüfung vorgeschrieben oder nur üblich ist. Können Sie das bis zu unserem Termin herausfinden?

Am {{termin}} zeige ich Ihnen zwei Wege mit Aufwand und Preis. Wenn oben etwas nicht stimmt, genügt mir eine Zeile.

Viele Grüße
{{mein_name}}`,
        },
        {
          title: "Wenn jemand anderes besser passt",
          text: `Hallo {{vorname}},

ich habe über unser Gespräch noch einmal nachgedacht. Was Sie bei {{firma}} brauchen, ist vor allem {{fachgebiet}}, und darin sind andere besser als ich.

Ich kenne zwei Personen, mit denen ich dabei gut zusammengearbeitet habe, und kann fragen, ob sie Zeit haben. Möchten Sie das?

Meine Mitschrift zum Ablauf der Freigaben hänge ich an. Damit müssen Sie das nächste Mal nicht von vorn anfangen.

Beste Grüße
{{mein_name}}`,
        },
      ],
    },
  },
  second: {
    title: "Zweitgespräch: vorstellen, Zweifel klären, entscheiden",
    description:
      "50 Minuten, in denen Sie Ihren Vorschlag gemeinsam durchgehen. Ein Fünftel der Zeit gehört den Einwänden, denn was hier niemand ausspricht, kommt später als Schweigen zurück.",
    sections: [
      {
        title: "Was sich geändert hat",
        points: [
          "„Was ist seit unserem letzten Gespräch passiert?“ Hören Sie zu, bevor Sie etwas zeigen.",
          "Neue Teilnehmer fragen, was sie von dem Termin erwarten, und ihnen den Stand in einem Satz geben.",
          "Das Ziel nennen: „Am Ende möchte ich wissen, ob wir es machen, ob wir es lassen oder was zur Antwort noch fehlt.“",
        ],
      },
      {
        title: "Problem und Ziel bestätigen",
        points: [
          "Ihre Zusammenfassung zeigen und Zeile für Zeile bestätigen oder ändern lassen.",
          "Fragen, welcher Punkt seither dringender geworden ist und welcher weniger.",
          "Stimmt das Ziel nicht mehr, bleibt der Vorschlag in der Tasche, und Sie verabreden einen neuen Termin.",
        ],
      },
      {
        title: "Der Vorschlag",
        points: [
          "Mit dem Ergebnis anfangen, danach der Weg, zuletzt der Preis. Fünf Seiten sind genug.",
          "Nach jeder Etappe anhalten: „Passt das zu der Art, wie Sie arbeiten?“",
          "Die Varianten nebeneinander zeigen und sagen, welche Sie an Stelle des Kunden nähmen.",
          "Nach dem Preis redet als Nächster der Kunde.",
        ],
      },
      {
        title: "Einwände",
        points: [
          "Erst alle sammeln, dann antworten: „Und was noch?“",
          "Nachhaken: „Zu teuer im Vergleich womit?“",
          "Die Person ansprechen, die bisher am wenigsten gesagt hat.",
          "Was sich heute nicht lösen lässt, mit Namen und Datum notieren.",
        ],
      },
      {
        title: "Entscheidung",
        points: [
          "„Wie möchten Sie weitermachen?“ fragen und die Stille aushalten.",
          "Bei Ja: Beginn und ersten Termin festlegen, solange alle zusammensitzen.",
          "Bei Vielleicht: klären, was genau fehlt, wer es beschafft und wann Sie wieder sprechen.",
          "Bei Nein: nach dem Grund fragen, ihn nicht bestreiten und für die klare Antwort danken.",
        ],
      },
    ],
    questions: [
      {
        title: "Den Vorschlag prüfen",
        points: [
          "Welche Zeile würden Sie streichen, wenn Sie eine streichen müssten?",
          "In welcher Woche dieses Plans hat Ihr Team am wenigsten Luft?",
          "Was würde Ihr Einkauf auf dieser Seite vermissen?",
        ],
      },
      {
        title: "Zweifel hörbar machen",
        points: [
          "Auf einer Skala von eins bis zehn: Wie sicher sind Sie? Und warum nicht zwei Punkte weniger?",
          "Was fragt Ihre Geschäftsführung als Erstes, wenn Sie ihr davon erzählen?",
          "Wenn der Preis keine Rolle spielte, was spräche dann noch dagegen?",
        ],
        example:
          "„Sechs.“ – „Warum keine Vier?“ – „Weil der Ablauf stimmt und Sie unsere Branche kennen.“ Die Gründe dafür nennt jetzt der Kunde. Erst danach fragen Sie: „Und was fehlt bis zur Acht?“",
      },
      {
        title: "Zur Entscheidung kommen",
        points: [
          "Was müsste bis Freitag geschehen, damit Sie guten Gewissens zusagen?",
          "Wem fehlt etwas, wenn wir erst in drei Monaten beginnen?",
          "Mit wem spreche ich, wenn Sie im Urlaub sind?",
        ],
      },
    ],
    checklists: [
      {
        title: "Vor dem Zweitgespräch",
        points: [
          "Den Vorschlag einer unbeteiligten Person in fünf Minuten erklärt und dort nachgebessert, wo sie fragte",
          "Den offenen Punkt aus der Zusammenfassung geklärt",
          "Bestätigt bekommen, dass dabei ist, wer entscheidet",
          "Die drei wahrscheinlichsten Einwände aufgeschrieben, mit je einer Rückfrage",
          "Entschieden, was Sie für ein Entgegenkommen beim Preis verlangen: weniger Umfang, längere Laufzeit oder frühere Zahlung",
        ],
      },
      {
        title: "Nach dem Zweitgespräch",
        points: [
          "Jeden Einwand im Wortlaut in „Infos aus dem Zweitgespräch“ festgehalten",
          "Geändertes Angebot innerhalb von 24–48 Stunden verschickt",
          "Abschlusswahrscheinlichkeit neu geschätzt, nach dem, was der Kunde zugesagt hat",
          "Follow-up auf den Tag gesetzt, den der Kunde genannt hat, sonst in 3–5 Tagen",
          "Nach einem Ja: Rechnung über die Anzahlung gestellt",
        ],
      },
    ],
    guide: {
      title: "Die Nachricht nach dem Zweitgespräch",
      description:
        "Sie hält fest, was gilt, damit niemand es aus dem Gedächtnis wiederholen muss. Nach einer Zusage bestätigt sie, nach einem Vielleicht beantwortet sie die Zweifel.",
      parts: [
        {
          title: "Der Stand",
          text: "Ein Satz: zugesagt, offen oder abgesagt. Wer die Nachricht in drei Wochen wieder öffnet, sieht ihn zuerst.",
        },
        {
          title: "Vereinbartes oder Antworten",
          text: "Nach einer Zusage Umfang, Beginn, Preis und Mitwirkung. Sonst jeder Einwand mit einer Antwort aus höchstens zwei Sätzen.",
        },
        {
          title: "Änderungen",
          text: "Was am Angebot seit dem Gespräch anders ist und auf welcher Seite. Gibt es keine, fällt dieser Teil weg.",
        },
        {
          title: "Wer sich wann meldet",
          text: "Ein Name und ein Tag. Ist es Ihrer, steht er im selben Augenblick als Follow-up im CRM.",
        },
      ],
      samples: [
        {
          title: "Bestätigung nach der Zusage",
          text: `Hallo {{vorname}},

es bleibt also bei Variante B, darüber freue ich mich. Damit wir vom selben Stand ausgehen:

– Umfang: wie im Angebot, ohne die Übernahme der alten Daten
– Beginn: {{starttermin}}, erstes Treffen um 9 Uhr bei Ihnen
– Honorar: {{honorar}} Euro netto, das erste Drittel mit der Rechnung von heute
– Von {{firma}} bis dahin: zwei Zugänge und der Name Ihrer Vertretung im Urlaub

Ist etwas davon anders besprochen, schreiben Sie mir bitte bis {{frist}}. Sonst genügt ein kurzes „einverstanden“.

Bis bald
{{mein_name}}`,
        },
        {
          title: "Nach einem „Wir überlegen noch“",
          text: `Hallo {{vorname}},

zwei Punkte waren heute noch offen. Hier sind meine Antworten.

Ausfall: Bin ich krank, übernimmt ein Kollege, mit dem ich seit vier Jahren zusammenarbeite. Wenn Sie wollen, lernen Sie ihn vorher kennen.

Aufwand für Ihr Team: Ich habe die Termine zusammengelegt. Statt vier Stunden in der Woche sind es zwei; Seite 2 des Angebots ist geändert.

Am {{termin}} sprechen Sie mit Ihrer Geschäftsführung. Für Fragen kann ich zehn Minuten dazukommen. Sonst rufe ich am Tag danach an.

Viele Grüße
{{mein_name}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
