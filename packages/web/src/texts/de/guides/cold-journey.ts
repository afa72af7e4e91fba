import type { Texts } from "../../areas.ts";

export default {
  description:
    "Sie suchen sich aus, mit wem Sie arbeiten möchten, und fangen mit Menschen, die Sie nicht kennen, ein Gespräch an. Jede Anfrage schreiben Sie selbst, und ein Angebot gibt es erst, wenn es jemand haben möchte.",
  steps: {
    audience: {
      title: "Zielgruppe festlegen",
      content: {
        title: "Wem Sie schreiben, bevor feststeht, was",
        description:
          "Eine Zielgruppe ist brauchbar, wenn Sie bei jedem Namen in zehn Sekunden sagen können, ob er dazugehört. Werbende Nachrichten ohne vorherige Einwilligung sind nach § 7 UWG unzulässig, auch zwischen Unternehmen, und wer eine Vernetzung annimmt, hat damit noch nicht eingewilligt. Darum eröffnen die Nachrichten auf diesem Weg ein Gespräch und werben nicht.",
        tips: [
          {
            title: "Die Zielgruppe in einer Zeile",
            points: [
              "Schreiben Sie Branche, Funktion, Größe und Region auf, je ein Wort oder eine Zahl.",
              "Ergänzen Sie ein Merkmal, das man von außen sieht: neuer Standort, neue Leitung, Messe in acht Wochen.",
              "Geben Sie die Zeile in die Personensuche ein. 50 bis 500 Treffer sind brauchbar, bei 5.000 fehlt ein Merkmal.",
            ],
            example:
              "Leitung Einkauf, Lebensmittelhersteller mit 50 bis 250 Leuten, Norddeutschland, hat in den letzten sechs Monaten einen zweiten Standort eröffnet.",
          },
          {
            title: "Gibt es den Bedarf?",
            points: [
              "Fragen Sie drei frühere Kunden, was in den vier Wochen vor Ihrem Auftrag geschah. Das ist der Anlass, nach dem Sie suchen.",
              "Lesen Sie zehn Stellenanzeigen der Branche. Kommt Ihr Thema in weniger als drei vor, wählen Sie eine andere.",
              "Lassen Sie sich von jemandem aus der Zielgruppe zwanzig Minuten lang die Arbeit erklären, ohne etwas zu wollen.",
            ],
            example:
              "Antwort eines Kunden: „Der Prüfer hatte zum zweiten Mal dieselbe Lücke gefunden.“ Ihr Anlass heißt dann: Die nächste Prüfung steht in den kommenden acht Wochen an.",
          },
          {
            title: "Was vorher bereitliegt",
            points: [
              "Zwei Arbeiten für diese Zielgruppe, die Sie in je drei Sätzen erzählen können.",
              "Fünf Fragen, deren Antwort Sie wirklich nicht kennen. Aus ihnen entstehen alle Nachrichten.",
              "Eine Liste derer, die Sie nicht anschreiben: Wettbewerber Ihrer Kunden, frühere Arbeitgeber, wer schon abgelehnt hat.",
            ],
          },
        ],
      },
    },
    leads: {
      title: "Leads finden",
      content: {
        title: "Zu jedem Namen ein Grund",
        description:
          "Ein Tagesziel von zum Beispiel 10 Leads reicht, wenn Sie bei jedem den Anlass nennen können. Klasse und Temperatur sagen Ihnen am nächsten Morgen, bei wem Sie anfangen. Die Notiz für die Anfrage entwerfen Sie gleich mit, solange Sie noch wissen, warum der Name auf der Liste steht.",
        tips: [
          {
            title: "Wo die Namen stehen",
            points: [
              "In Programmen von Fachtagungen: Name, Firma und Thema auf einer Seite.",
              "Unter Beiträgen der Branche. Wer dort widerspricht, antwortet auch Ihnen eher als jemand, der nur „Gefällt mir“ drückt.",
              "Im Wirtschaftsteil der Regionalzeitung: Neubauten, Nachfolgen, Jubiläen.",
              "Bei Ihren Kunden: Fragen Sie nach zwei Namen und ob Sie sich auf das Gespräch beziehen dürfen.",
            ],
            example:
              "Im Programm der Logistiktagung: „Rückläufer im Versand: drei Versuche, ein Ergebnis“. Die Vortragende leitet das Lager eines Händlers mit 180 Leuten. Ein Name, ein Anlass, eine Frage.",
          },
          {
            title: "Klasse A, B oder C",
            points: [
              "A: Branche, Funktion und Anlass stimmen. Davon schreiben Sie jeden Tag zuerst.",
              "B: Branche und Funktion stimmen, ein Anlass fehlt. Folgen Sie der Person und warten Sie auf einen.",
              "C: Nur die Branche stimmt. Keine Anfrage, aber ein guter Name für spätere Fragen nach Zuständigkeiten.",
            ],
            example:
              "Leiterin Logistik, Handel, gestern ein Beitrag über Rückläufer: A. Ihr Kollege in Hannover ohne einen einzigen Beitrag: B. Der Auszubildende im selben Lager: C.",
          },
          {
            title: "Heiß, warm oder kalt",
            points: [
              "Heiß: hat den Bedarf ausgesprochen, öffentlich oder Ihnen gegenüber. Am selben Tag antworten.",
              "Warm: kennt Ihren Namen, hat bei Ihnen kommentiert oder sucht gerade eine feste Kraft.",
              "Kalt: hat noch nie von Ihnen gehört. Auf diesem Weg sind das anfangs neun von zehn.",
              "Pflegen Sie „Klasse“ und „Temperatur“ im CRM; nach jeder Antwort prüfen Sie nur die Temperatur neu.",
            ],
          },
          {
            title: "Zehn in einer Dreiviertelstunde",
            points: [
              "Nehmen Sie je Tag nur eine Quelle, heute die Tagung, morgen die Zeitung.",
              "Schreiben Sie den Anlass in „Nächster Schritt“, in höchstens zehn Wörtern. Fällt Ihnen keiner ein, kommt der Name nicht auf die Liste.",
              "Suchen Sie selbst. Programme, die Profile auslesen oder Anfragen verschicken, verletzen die Regeln von LinkedIn und können Sie das Konto kosten.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Notiz entwerfen",
        description: "Höchstens 200 Zeichen. Jedes Beispiel passt auch mit langen Namen noch hinein.",
        parts: [
          { title: "Woher", text: "Der Beitrag, die Tagung, die Meldung: so genau, dass die Person sich erinnert." },
          { title: "Was Sie daran beschäftigt", text: "Ein Halbsatz von Ihnen. Lob zählt nicht, Neugier schon." },
          { title: "Die Bitte", text: "Vernetzen, mehr nicht. Ihr Beruf steht unter Ihrem Namen." },
        ],
        samples: [
          {
            title: "Anlass: ein Beitrag",
            text: "Guten Tag {{vorname}} {{nachname}}, Ihr Beitrag zu {{thema}} endet dort, wo es bei mir immer schwierig wird: Wer fängt an? Das würde ich gern weiterlesen. Darf ich mich vernetzen?",
          },
          {
            title: "Anlass: eine Veranstaltung",
            text: "Guten Tag {{vorname}} {{nachname}}, bei {{veranstaltung}} saß ich weiter hinten und habe mir Ihre Frage aufgeschrieben. Seitdem suche ich die Antwort. Vernetzen wir uns?",
          },
          {
            title: "Anlass: eine Meldung",
            text: "Guten Tag {{vorname}} {{nachname}}, ich lese gerade, dass {{firma}} sich verändert: {{anlass}}. Wie so etwas von innen aussieht, wüsste ich gern. Nehmen Sie meine Anfrage an?",
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor: Hier entwerfen Sie die Vernetzungsanfrage, dort senden Sie sie.",
    },
    connection: {
      title: "Vernetzung anfragen",
      content: {
        title: "Wenige am Tag, jede mit Absicht",
        description:
          "Eine Anfrage bleibt unter 300 Zeichen; kostenlose Konten haben 200 und nur wenige Notizen im Monat. Senden Sie 5–10 Anfragen am Tag; mehr Gespräche lassen sich nebeneinander nicht ordentlich führen. Während Sie auf die Annahme warten, schreiben Sie die zweite Nachricht.",
        tips: [
          {
            title: "Vor dem Absenden",
            points: [
              "Öffnen Sie das Profil: Stimmt die Stelle noch? Ein Wechsel steht oft erst seit Tagen dort.",
              "Lesen Sie die Notiz laut. Könnte sie an hundert Leute gehen, fehlt ihr der Anlass.",
              "Streichen Sie jeden Halbsatz, der Ihre Leistung beschreibt. Die Notiz soll nur angenommen werden.",
            ],
            example:
              "Statt „Ich unterstütze Händler bei der Digitalisierung“: „Dass Ihre Rückläufer im dritten Versuch die Kunden selbst sortiert haben, ging mir seit der Tagung nach.“",
          },
          {
            title: "Wenn keine Notiz mehr frei ist",
            points: [
              "Kommentieren Sie erst einen Beitrag, in zwei Sätzen und mit einer eigenen Zahl. Fragen Sie tags darauf ohne Notiz an.",
              "Heben Sie die Notizen für die Klasse A auf.",
              "Prüfen Sie die Zeile unter Ihrem Namen: Ohne Notiz ist sie alles, was die Person von Ihnen liest.",
            ],
            example:
              "Kommentar am Montag: „Bei uns waren es 14 Prozent Rückläufer, am Ende lag es an der Größentabelle.“ Anfrage ohne Notiz am Dienstag: Der Name ist bekannt.",
          },
          {
            title: "Zählen und aufräumen",
            points: [
              "Nehmen weniger als drei von zehn an, ändern Sie den Anlass und nicht die Menge.",
              "Ziehen Sie zurück, was nach drei Wochen offen ist. Danach können Sie dieselbe Person einige Wochen lang nicht wieder anfragen.",
              "Stellen Sie den Lead nach der Annahme auf „Kontaktiert“ und das Follow-up auf den nächsten Arbeitstag.",
            ],
          },
        ],
      },
      guide: {
        title: "Die zweite Nachricht entwerfen",
        description:
          "Drei Teile, höchstens 60 Wörter, genau ein Fragezeichen. Was ein Beispiel behauptet, muss bei Ihnen stimmen.",
        parts: [
          { title: "Dank", text: "Ein halber Satz. Die Annahme war ein Klick, kein Gefallen." },
          {
            title: "Ihr Gedanke",
            text: "Was Sie am Thema nicht verstehen oder anders erlebt haben. Keine Leistungen.",
          },
          { title: "Die Frage", text: "Nach dem Alltag der Person, zu beantworten ohne Nachsehen und ohne Freigabe." },
        ],
        samples: [
          {
            title: "Frage nach der Stelle, an der es hakt",
            text: `Guten Tag {{vorname}} {{nachname}},

danke für die Vernetzung. Beim Thema {{thema}} sieht auf dem Papier alles gleich aus, und dann klemmt es in jedem Haus an einer anderen Stelle.

Wo ist das bei {{firma}}? Ein Stichwort genügt.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Erfahrung gegen Erfahrung",
            text: `Guten Tag {{vorname}} {{nachname}},

schön, hier mit Ihnen verbunden zu sein. Ich stecke gerade in einem Vorhaben zu {{thema}}, und wir streiten, was zuerst kommt: die Regeln oder das Werkzeug. Sie haben das hinter sich.

Womit haben Sie angefangen?

Beste Grüße
{{mein_name}}`,
          },
          {
            title: "Nach einer Veränderung in der Firma",
            text: `Guten Tag {{vorname}} {{nachname}},

danke fürs Annehmen. {{anlass}} ist jetzt einige Wochen her, und von außen wirkt so etwas immer fertig.

Was hat länger gedauert als gedacht?

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor: die zweite Nachricht, die Sie nach der Annahme senden.",
    },
    secondMessage: {
      title: "Die zweite Nachricht",
      content: {
        title: "Das Gespräch beginnt mit einer Frage",
        description:
          "Die Anfrage ist angenommen, mehr ist noch nicht geschehen. Ihre Nachricht dankt und fragt; von Ihrem Angebot steht kein Wort darin. Was danach kommt, hängt allein von der Antwort ab.",
        tips: [
          {
            title: "Am Tag nach der Annahme",
            points: [
              "Lassen Sie eine Nacht vergehen. Eine Nachricht in derselben Minute sieht nach einem Programm aus.",
              "Kein Link, kein Anhang, kein Kalender: Jedes davon macht aus der Frage Werbung.",
              "Notieren Sie im CRM, welche der Fragen Sie gestellt haben. Nach dreißig Nachrichten sehen Sie, welche Antworten bringt.",
            ],
          },
          {
            title: "Wenn jemand antwortet",
            points: [
              "Gehen Sie in zwei Sätzen auf das Gesagte ein und fragen Sie dann eine Stufe tiefer.",
              "Tragen Sie die Antwort wörtlich in den Verlauf des Leads ein. Daraus wird später der erste Absatz Ihres Angebots.",
              "Stellen Sie die Temperatur auf „Warm“, sobald die Person selbst etwas fragt.",
            ],
            example:
              "„Bei uns hakt es an der Freigabe.“ – „In zwei Häusern lag das an der Vertretung im Urlaub. Wer gibt bei Ihnen frei, wenn die Leitung fehlt?“",
          },
          {
            title: "Wenn man nach Ihrer Arbeit fragt",
            points: [
              "Zwei Sätze: für wen Sie arbeiten und was danach anders war. Dann geben Sie die Frage zurück.",
              "Kommt eine zweite Frage dazu, schlagen Sie ein Telefonat von zwanzig Minuten vor.",
              "Ein freundliches „Danke, kein Thema“ ist ein Nein. Bedanken Sie sich und schließen Sie den Lead.",
            ],
            example:
              "„Ich ordne Freigaben in Handelshäusern. Beim letzten waren es vorher elf Tage bis zum Druck und nachher vier. Wie lange dauert es bei Ihnen?“",
          },
        ],
      },
      guide: {
        title: "Das erste Follow-up entwerfen",
        description: "Für den Fall, dass Ihre Frage liegen bleibt. Es ist kürzer als die Frage und bringt etwas mit.",
        parts: [
          { title: "Anschluss", text: "Das Thema in drei Wörtern. Kein „Ich wollte nur kurz“." },
          { title: "Beigabe", text: "Ein Fund von anderen oder eine leichtere Fassung Ihrer Frage." },
          { title: "Ausgang", text: "Eine Antwort aus einem Buchstaben oder einem Wort muss möglich sein." },
        ],
        samples: [
          {
            title: "Mit einem Fund",
            text: `Guten Tag {{vorname}} {{nachname}},

mir ist {{fund}} begegnet, und ich musste an {{firma}} denken: Dort rechnet jemand vor, was uns beide beschäftigt.

Soll ich es Ihnen schicken? Ein Ja reicht.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Mit der leichteren Frage",
            text: `Guten Tag {{vorname}} {{nachname}},

meine Frage war wohl zu groß für zwischendurch. Kleiner: Ist {{thema}} bei {{firma}} in diesem Jahr

a) erledigt,
b) im Gang oder
c) weit weg?

Ein Buchstabe genügt mir.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor: das erste Follow-up, falls Ihre zweite Nachricht ohne Antwort bleibt.",
    },
    followUp: {
      title: "Nachfassen",
      content: {
        title: "Noch einmal schreiben, ohne zu drängen",
        description:
          "Ohne Antwort senden Sie das vorbereitete Follow-up nach 5–7 Tagen. Höchstens 2–3 Nachfragen, dann ruht der Kontakt. Wer antwortet, verlässt diesen Takt sofort: Ab da bestimmt das Gespräch, wann Sie schreiben.",
        tips: [
          {
            title: "Die Abstände",
            points: [
              "Nach der ersten Nachfrage lassen Sie mindestens zwei Wochen verstreichen.",
              "Dass die Nachricht gelesen wurde, sehen Sie vielleicht. Erwähnen Sie es nie.",
              "Nennt jemand einen Monat, setzen Sie das Follow-up auf dessen zweiten Dienstag und schreiben den Satz dazu, in dem er vorkam.",
            ],
            example:
              "„Nach der Inventur“ heißt bei den meisten Händlern Mitte Januar. Follow-up am 14. Januar, Notiz: „Freigaben, nach Inventur, sagte Frau Hansen am 3. November“.",
          },
          {
            title: "Was Sie mitbringen",
            points: [
              "Eine Zahl, eine Vorlage, einen Artikel von anderen: etwas, das ohne Sie funktioniert.",
              "Es passt zum Beitrag oder zur Lage der Person. Ihr neuer Blogeintrag passt selten.",
              "Fragen Sie, ob Sie es schicken dürfen. Das ist höflicher als der Link und bringt die Antwort, um die es geht.",
            ],
            example:
              "„Der Händlerverband hat die Rückläuferquoten nach Warengruppen veröffentlicht. Ihre ist dabei. Möchten Sie die Tabelle?“",
          },
          {
            title: "Wann Schluss ist",
            points: [
              "Nach der letzten Nachfrage stellen Sie den Lead auf „Verloren“, Grund: keine Antwort. Ein Datum bekommt er nicht mehr.",
              "Bittet jemand um Ruhe, gilt das sofort und auf Dauer. Ein Schlagwort wie „nicht anschreiben“ schützt vor Versehen.",
              "Die Vernetzung bleibt bestehen. Wer Ihre Beiträge weiter sieht, meldet sich womöglich selbst.",
            ],
          },
        ],
      },
      guide: {
        title: "Das letzte Follow-up",
        description: "Es schließt das Thema von Ihrer Seite und ist darum die leichteste Nachricht von allen.",
        parts: [
          { title: "Die Annahme", text: "Sie unterstellen den harmlosesten Grund: falsche Zeit oder falsche Person." },
          { title: "Der Punkt", text: "Sie sagen, dass Sie nicht weiter fragen, und halten sich daran." },
          { title: "Die offene Tür", text: "Ein Wort, mit dem die Person das Thema selbst wieder aufnehmen kann." },
        ],
        samples: [
          {
            title: "Falsche Zeit",
            text: `Guten Tag {{vorname}} {{nachname}},

zweimal gefragt und zweimal einen vollen Tag erwischt, vermute ich. {{thema}} lasse ich damit ruhen und lese bei Ihnen weiter mit.

Liegt es bei {{firma}} irgendwann auf dem Tisch, reicht eine Zeile.

Alles Gute
{{mein_name}}`,
          },
          {
            title: "Falsche Person",
            text: `Guten Tag {{vorname}} {{nachname}},

vielleicht habe ich Sie nach etwas gefragt, das bei {{firma}} gar nicht auf Ihrem Tisch liegt. Dann bitte ich um Nachsicht.

Wen würden Sie zu {{thema}} fragen? Auf Sie berufe ich mich nur, wenn es Ihnen recht ist.

Danke und viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote: "Diese Vorlage gehört hierher: die zweite und meistens letzte Nachfrage.",
    },
    offer: {
      title: "Angebot auf Anfrage",
      content: {
        title: "Anbieten, wenn jemand darum bittet",
        description:
          "Ein Angebot bekommen nur Menschen, die danach gefragt haben. „Was würde das kosten?“ genügt als Bitte, „Interessant“ nicht. Nach dem Gespräch haben Sie 24–48 Stunden, und nach 3–5 Tagen fragen Sie nach.",
        tips: [
          {
            title: "Was vorher geklärt ist",
            points: [
              "Halten Sie die Bitte im Verlauf fest, mit Datum und Wortlaut.",
              "Sie kennen Umfang, Termin, Freigabe und Rahmen. Fehlt eins davon, rufen Sie an, bevor Sie rechnen.",
              "Will jemand „nur eine Hausnummer“, nennen Sie eine Spanne und fragen, welche Hälfte eher passt.",
            ],
            example:
              "„Für zwei Lager liegt so etwas zwischen 4.000 und 7.000 Euro. Den Unterschied macht, ob die Stammdaten stimmen. Wie sieht es damit bei Ihnen aus?“",
          },
          {
            title: "Die Seite selbst",
            points: [
              "Die ersten zwei Zeilen stammen aus dem Verlauf: was Ihr Gegenüber geschrieben hat, nicht Ihre Deutung.",
              "Beginnen Sie klein. Bei jemandem, den man nicht kennt, unterschreibt man drei Tage leichter als drei Monate.",
              "Eine Zeile „nicht enthalten“ erspart den ersten Streit.",
              "Nennen Sie das Datum, bis zu dem Preis und Starttermin gelten, etwa in 21 Tagen.",
            ],
            example:
              "Nicht enthalten: Pflege der Stammdaten, Schulung der Aushilfen. Beides übernimmt das Lager selbst oder wird gesondert vereinbart.",
          },
          {
            title: "Nachdem es draußen ist",
            points: [
              "Fragen Sie am vierten Tag nach der Zeile, über die man noch spricht, statt nach dem Stand.",
              "Nach einer Absage eine einzige Frage: Lag es am Preis, am Zeitpunkt oder an der Sache?",
              "Nach der Zusage steht der erste Arbeitstag innerhalb von zwei Wochen im Kalender.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist das Angebot gebaut",
        description: "Es passt in eine Nachricht oder auf eine Seite. Jede Zeile lässt sich einzeln verhandeln.",
        parts: [
          {
            title: "Wer gefragt hat",
            text: "Wann und wonach gefragt wurde. So sieht auch, wer nur mitliest, dass Sie gebeten wurden.",
          },
          { title: "Das Ergebnis", text: "Was am Ende vorliegt und woran beide Seiten es erkennen." },
          { title: "Zeit und Preis", text: "Beginn, Dauer, Betrag, Umsatzsteuer, Zahlungsziel: eine Zeile je Angabe." },
          { title: "Der Schluss", text: "Gültigkeit und das eine Wort, mit dem man zusagt." },
        ],
        samples: [
          {
            title: "Angebot für einen kleinen Anfang",
            text: `Guten Tag {{vorname}} {{nachname}},

Sie hatten gefragt, was {{thema}} bei {{firma}} kosten würde. Hier ist ein Anfang, der für sich allein brauchbar ist.

Ergebnis: {{ergebnis}}
Dauer: drei Arbeitstage, Beginn am {{beginn}}
Preis: {{preis}} Euro, zuzüglich Umsatzsteuer, zahlbar 14 Tage nach Abnahme
Nicht enthalten: die Umsetzung danach

Das Angebot gilt 21 Tage. Antworten Sie mit „einverstanden“, dann schicke ich die Bestätigung. Stört eine Zeile, nennen Sie mir bitte, welche.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Begleitnachricht zum Angebot als PDF",
            text: `Guten Tag {{vorname}} {{nachname}},

anbei das Angebot, um das Sie mich im Gespräch gebeten haben. Es ist eine Seite lang.

Zu entscheiden ist nur eins: der erste Teil allein oder beide zusammen. Ich würde mit dem ersten beginnen. Danach wissen Sie, ob Sie den zweiten brauchen.

Wenn ich nichts höre, melde ich mich am {{datum}}.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote: "Ihr Angebot als Nachricht: Senden Sie es nur, wenn die Bitte darum im Verlauf des Leads steht.",
    },
  },
} satisfies Texts["guides/cold-journey"];
