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
          "Beim letzten Austausch beginnen. „Sie hatten die Übergabe zwischen Vertrieb und Produktion erwähnt. Ist das noch das Thema?“",
          "Die Dauer bestätigen und aussprechen, dass ein Nein am Ende in Ordnung ist.",
          "Fragen, was Ihr Gegenüber heute mitnehmen möchte, und die Antwort wörtlich aufschreiben.",
        ],
      },
      {
        title: "Die Lage erzählen lassen",
        points: [
          "Um den letzten konkreten Fall bitten, von Anfang bis Ende. „Wie war das vorige Woche?“",
          "Mitzählen, wie oft es vorkommt, wie lange es dauert und wie viele Leute daran sitzen.",
          "Die Lösung, die Ihnen dabei einfällt, an den Rand schreiben und für sich behalten.",
        ],
      },
      {
        title: "Zum Kern des Problems",
        points: [
          "Dreimal nach dem Grund fragen, jedes Mal mit anderen Worten.",
          "Die Folgen in Stunden, Euro oder verlorenen Kunden schätzen lassen. Die Zahl muss vom Kunden kommen, sonst zweifelt er sie später an.",
          "Nach früheren Anläufen fragen und danach, woran sie gescheitert sind.",
          "Zusammenfassen und erst weitergehen, wenn ein deutliches „Genau“ kommt.",
        ],
      },
      {
        title: "Ziel und Weg zur Entscheidung",
        points: [
          "Den Zustand danach beschreiben lassen, an einem gewöhnlichen Montag.",
          "Klären, wer unterschreibt, wer das Vorhaben aufhalten kann und was vorher noch geschehen muss.",
          "Die Größenordnung eines ähnlichen Projekts nennen und fragen, ob sie in die Planung passt. Sagen Sie dazu, dass das noch kein Angebot ist.",
        ],
      },
      {
        title: "Verabredung",
        points: [
          "Offen sagen, ob Sie helfen können. Wenn nicht, nennen Sie jemanden, den Sie an Stelle des Kunden anrufen würden.",
          "Das Zweitgespräch gleich festlegen, spätestens in 7 Tagen, und mit allen, die entscheiden.",
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
          "Angenommen, in einem halben Jahr ist alles wie heute. Wer beschwert sich zuerst?",
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
          "„Wie ist die letzte Entscheidung dieser Größe gefallen?“ – „Wir waren uns einig, und dann wollte die Geschäftsführung noch 2 Vergleichsangebote.“ Ihr Vorschlag muss also auch jemandem einleuchten, der heute nicht am Tisch sitzt.",
      },
      {
        title: "Was Zusammenarbeit heißt",
        points: [
          "Worüber haben Sie sich beim letzten Mal mit Externen geärgert?",
          "Woran würden Sie nach 2 Wochen merken, dass Sie richtig gewählt haben?",
          "Welche Nachricht von mir möchten Sie auf keinen Fall freitags um 17 Uhr bekommen?",
        ],
      },
    ],
    checklists: [
      {
        title: "Vor dem Erstgespräch",
        points: [
          "Den Verlauf des Leads gelesen und nachgesehen, wer zuletzt was zugesagt hat",
          "3 Vermutungen zum Problem notiert, zu jeder eine Frage, die sie widerlegen könnte",
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
          text: "Danken Sie für etwas Bestimmtes, etwa eine Zahl, eine offene Antwort oder die Zeit der Person, die dazukam.",
        },
        {
          title: "Was Sie verstanden haben",
          text: "Höchstens 3 nummerierte Punkte, nämlich die Lage, ihre Folge und das Ziel, mit den Ausdrücken des Kunden.",
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
          text: `{{anrede}},

danke für Ihre Zeit und dafür, dass Sie mir die Zahlen genannt haben. Das habe ich mitgenommen:

1. {{lage}}
2. {{folge_der_lage}}
3. {{kundenziel}}

Nicht sicher bin ich, {{ungeklärt}}. Können Sie das bis zu unserem Termin herausfinden?

Am {{termin}} zeige ich Ihnen 2 Wege mit Aufwand und Preis. Stimmt oben etwas nicht, genügt mir eine Zeile.

Viele Grüße
{{mein_name}}`,
          informal: `Hallo {{vorname}},

danke für deine Zeit und dafür, dass du mir die Zahlen genannt hast. Das habe ich mitgenommen:

1. {{lage}}
2. {{folge_der_lage}}
3. {{kundenziel}}

Nicht sicher bin ich, {{ungeklärt}}. Kannst du das bis zu unserem Termin herausfinden?

Am {{termin}} zeige ich dir 2 Wege mit Aufwand und Preis. Stimmt oben etwas nicht, genügt mir eine Zeile.

Viele Grüße
{{mein_name}}`,
        },
        {
          title: "Wenn jemand anderes besser passt",
          text: `{{anrede}},

ich habe über unser Gespräch noch einmal nachgedacht. Was {{firma}} vor allem braucht, ist {{gesuchtes_fach}}, und darin sind andere besser als ich.

An Ihrer Stelle würde ich {{empfohlene_person}} fragen. Ich kann den Kontakt herstellen, wenn Sie das möchten.

Meine Mitschrift hänge ich an. Damit müssen Sie das nächste Mal nicht von vorn anfangen.

Viele Grüße
{{mein_name}}`,
          informal: `Hallo {{vorname}},

ich habe über unser Gespräch noch einmal nachgedacht. Was {{firma}} vor allem braucht, ist {{gesuchtes_fach}}, und darin sind andere besser als ich.

An deiner Stelle würde ich {{empfohlene_person}} fragen. Ich kann den Kontakt herstellen, wenn du das möchtest.

Meine Mitschrift hänge ich an. Damit musst du das nächste Mal nicht von vorn anfangen.

Viele Grüße
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
          "„Was ist seit unserem letzten Gespräch passiert?“ fragen und zuhören, bevor Sie etwas zeigen.",
          "Neue in der Runde fragen, was sie von dem Termin erwarten, und ihnen den Stand in einem Satz geben.",
          "Das Ziel nennen. „Am Ende möchte ich wissen, ob wir es machen, ob wir es lassen oder was zur Antwort noch fehlt.“",
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
          "Mit dem Ergebnis anfangen, danach der Weg, zuletzt der Preis. 5 Seiten sind genug.",
          "Nach jeder Etappe anhalten und fragen, ob das zu der Art passt, wie der Kunde arbeitet.",
          "Die Varianten nebeneinander zeigen und sagen, welche Sie an Stelle des Kunden nähmen.",
          "Den Preis nennen und warten, bis der Kunde etwas dazu sagt.",
        ],
      },
      {
        title: "Einwände",
        points: [
          "Erst alle sammeln („Und was noch?“), dann antworten.",
          "Nachhaken: „Zu teuer im Vergleich womit?“",
          "Die Person ansprechen, die bisher am wenigsten gesagt hat.",
          "Was sich heute nicht lösen lässt, mit Namen und Datum notieren.",
        ],
      },
      {
        title: "Entscheidung",
        points: [
          "„Wie möchten Sie weitermachen?“ fragen und die Stille aushalten.",
          "Bei einem Ja Beginn und ersten Termin festlegen, solange alle zusammensitzen.",
          "Bei einem Vielleicht klären, was genau fehlt, wer es beschafft und wann Sie wieder sprechen.",
          "Bei einem Nein nach dem Grund fragen, ihn nicht bestreiten und für die klare Antwort danken.",
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
          "Wie sicher sind Sie auf einer Skala von 1 bis 10? Und warum nicht 2 Punkte weniger?",
          "Was fragt Ihre Geschäftsführung als Erstes, wenn Sie ihr davon erzählen?",
          "Wenn der Preis keine Rolle spielte, was spräche dann noch dagegen?",
        ],
        example:
          "„6.“ – „Warum keine 4?“ – „Weil der Ablauf stimmt und Sie unsere Branche kennen.“ Die Gründe dafür nennt jetzt der Kunde. Erst danach fragen Sie, was bis zur 8 fehlt.",
      },
      {
        title: "Zur Entscheidung kommen",
        points: [
          "Was müsste bis Freitag geschehen, damit Sie guten Gewissens zusagen?",
          "Wem fehlt etwas, wenn wir erst in 3 Monaten beginnen?",
          "Mit wem spreche ich, wenn Sie im Urlaub sind?",
        ],
      },
    ],
    checklists: [
      {
        title: "Vor dem Zweitgespräch",
        points: [
          "Den Vorschlag einer unbeteiligten Person in 5 Minuten erklärt und dort nachgebessert, wo sie nachgefragt hat",
          "Den offenen Punkt aus der Zusammenfassung geklärt",
          "Bestätigt bekommen, dass alle dabei sind, die entscheiden",
          "Die 3 wahrscheinlichsten Einwände aufgeschrieben, mit je einer Rückfrage",
          "Entschieden, was Sie für ein Entgegenkommen beim Preis verlangen, etwa weniger Umfang, längere Laufzeit oder frühere Zahlung",
        ],
      },
      {
        title: "Nach dem Zweitgespräch",
        points: [
          "Jeden Einwand im Wortlaut in „Infos aus dem Zweitgespräch“ festgehalten",
          "Geändertes Angebot innerhalb von 24–48 Stunden verschickt",
          "Abschlusswahrscheinlichkeit neu geschätzt, nach dem, was der Kunde zugesagt hat",
          "Follow-up auf den Tag gesetzt, den der Kunde genannt hat, sonst in 3–5 Tagen",
          "Nach einem Ja die Rechnung über die Anzahlung gestellt",
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
          text: "Ein Satz, der sagt, ob zugesagt, offen oder abgesagt ist. Er steht oben, damit man ihn in 3 Wochen sofort wiederfindet.",
        },
        {
          title: "Vereinbartes oder Antworten",
          text: "Nach einer Zusage stehen hier Umfang, Beginn, Preis und Mitwirkung, sonst die Einwände mit je einer Antwort aus höchstens 2 Sätzen.",
        },
        {
          title: "Änderungen",
          text: "Was am Angebot seit dem Gespräch anders ist und auf welcher Seite. Gibt es keine, fällt dieser Teil weg.",
        },
        {
          title: "Wer sich wann meldet",
          text: "Ein Name und ein Tag. Ist es Ihr Name, tragen Sie den Tag sofort als Follow-up ein.",
        },
      ],
      samples: [
        {
          title: "Bestätigung nach der Zusage",
          text: `{{anrede}},

es bleibt also bei Variante {{variante}}, darüber freue ich mich. Damit wir vom selben Stand ausgehen:

– Umfang: {{vereinbarter_umfang}}
– Beginn: {{starttermin}}
– Honorar: {{honorar}} Euro netto, das erste Drittel mit der Rechnung von heute
– Von {{firma}} bis dahin: {{mitwirkung}}

Haben wir etwas davon anders besprochen, schreiben Sie mir bitte bis zum {{frist}}. Sonst genügt ein kurzes „einverstanden“.

Auf gute Zusammenarbeit
{{mein_name}}`,
          informal: `Hallo {{vorname}},

es bleibt also bei Variante {{variante}}, darüber freue ich mich. Damit wir vom selben Stand ausgehen:

– Umfang: {{vereinbarter_umfang}}
– Beginn: {{starttermin}}
– Honorar: {{honorar}} Euro netto, das erste Drittel mit der Rechnung von heute
– Von {{firma}} bis dahin: {{mitwirkung}}

Haben wir etwas davon anders besprochen, schreib mir bitte bis zum {{frist}}. Sonst genügt ein kurzes „einverstanden“.

Auf gute Zusammenarbeit
{{mein_name}}`,
        },
        {
          title: "Nach einem „Wir überlegen noch“",
          text: `{{anrede}},

offen waren heute noch 2 Punkte. Hier sind meine Antworten.

– {{zweifel_1}}: {{antwort_1}}
– {{zweifel_2}}: {{antwort_2}}

Sie wollten sich bis zum {{frist}} entscheiden. Hat Ihre Geschäftsführung vorher Fragen, komme ich gern für 10 Minuten dazu. Sonst rufe ich Sie am Tag danach an.

Viele Grüße
{{mein_name}}`,
          informal: `Hallo {{vorname}},

offen waren heute noch 2 Punkte. Hier sind meine Antworten.

– {{zweifel_1}}: {{antwort_1}}
– {{zweifel_2}}: {{antwort_2}}

Ihr wolltet euch bis zum {{frist}} entscheiden. Hat eure Geschäftsführung vorher Fragen, komme ich gern für 10 Minuten dazu. Sonst rufe ich dich am Tag danach an.

Viele Grüße
{{mein_name}}`,
        },
      ],
    },
  },
} satisfies Texts["guides/meeting-guides"];
