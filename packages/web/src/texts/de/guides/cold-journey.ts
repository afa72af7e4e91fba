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
          "Eine Nachricht, die am Ende Ihrem Absatz dient, ist ohne vorherige ausdrückliche Einwilligung unzulässige Werbung (§ 7 UWG), auch zwischen Unternehmen und auch als freundliche Frage, und wer eine Vernetzung annimmt, hat damit noch nicht eingewilligt. Schreiben Sie darum nur Menschen, deren Antwort Sie auch ohne Auftrag interessiert, bieten Sie erst auf Nachfrage etwas an und lassen Sie sich im Zweifel beraten.",
        tips: [
          {
            title: "Die Zielgruppe in einer Zeile",
            points: [
              "Schreiben Sie Branche, Funktion, Größe und Region auf, je ein Wort oder eine Zahl.",
              "Ergänzen Sie ein Merkmal, das man von außen sieht, etwa einen neuen Standort, eine neue Leitung oder eine Messe in 8 Wochen.",
              "Geben Sie die Zeile in die Personensuche ein. 50 bis 500 Treffer sind brauchbar, bei 5.000 fehlt ein Merkmal.",
              "Prüfen Sie die Zeile an 20 Namen. Sie taugt, wenn Sie in 10 Sekunden sagen können, ob jemand dazugehört.",
            ],
            example:
              "Leitung Einkauf, Lebensmittelhersteller mit 50 bis 250 Leuten, Norddeutschland, hat in den letzten 6 Monaten einen zweiten Standort eröffnet.",
          },
          {
            title: "Gibt es den Bedarf?",
            points: [
              "Fragen Sie 3 frühere Kunden im Gespräch, was in den 4 Wochen vor Ihrem Auftrag geschah. Danach suchen Sie künftig.",
              "Lesen Sie 10 Stellenanzeigen der Branche. Kommt Ihr Thema in weniger als 3 vor, wählen Sie eine andere.",
              "Lassen Sie sich von jemandem aus der Zielgruppe, den Sie kennen, 20 Minuten lang die Arbeit erklären.",
            ],
            example:
              "Antwort eines Kunden: „Der Prüfer hatte zum zweiten Mal dieselbe Lücke gefunden.“ Sie suchen dann Firmen, bei denen in den kommenden 8 Wochen eine Prüfung ansteht.",
          },
          {
            title: "Was vorher bereitliegt",
            points: [
              "2 Arbeiten für diese Zielgruppe, die Sie in je 3 Sätzen erzählen können.",
              "5 Fragen, deren Antwort Sie wirklich nicht kennen. Aus ihnen entstehen alle Nachrichten.",
              "Eine Liste derer, denen Sie nicht schreiben: Wettbewerber Ihrer Kunden, frühere Arbeitgeber und alle, die schon abgelehnt haben.",
            ],
          },
        ],
      },
      guide: {
        title: "Festhalten und nachfragen",
        description:
          "Ein Steckbrief für Sie selbst und eine Bitte an jemanden, den Sie aus der Zielgruppe kennen. Fremde fragen Sie so nicht: Auch eine Umfrage kann Werbung sein, wie der BGH für die Frage nach der Zufriedenheit entschieden hat (VI ZR 225/17).",
        parts: [
          {
            title: "Der Steckbrief",
            text: "Er liegt neben der Tastatur, wenn Sie Namen suchen. Passt einer in 2 Zeilen nicht, lassen Sie ihn weg.",
          },
          {
            title: "Das Gespräch",
            text: "20 Minuten am Telefon oder beim Kaffee. Sie hören zu, schreiben mit und erzählen von sich nur, wenn man fragt.",
          },
        ],
        samples: [
          {
            title: "Steckbrief der Zielgruppe",
            text: `Funktion: {{zielgruppe_funktion}}
Branche und Größe: {{zielgruppe_branche}}
Region: {{zielgruppe_region}}
Von außen zu sehen: {{zielgruppe_merkmal}}
Darum brauchen sie jetzt jemanden: {{zielgruppe_anlass}}`,
          },
          {
            title: "Bitte um 20 Minuten",
            text: `{{anrede}},

ich überlege, künftig mehr für {{zielgruppe}} zu arbeiten, und kenne den Alltag dort nur von außen. Sie stecken mittendrin.

Würden Sie mir 20 Minuten lang erzählen, womit Ihre Woche vergeht? Ich bringe Fragen mit und höre zu. Wann in den nächsten 2 Wochen darf ich anrufen?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

ich überlege, künftig mehr für {{zielgruppe}} zu arbeiten, und kenne den Alltag dort nur von außen. Du steckst mittendrin.

Würdest du mir 20 Minuten lang erzählen, womit deine Woche vergeht? Ich bringe Fragen mit und höre zu. Wann in den nächsten 2 Wochen darf ich anrufen?

Viele Grüße
{{mein_name}}`,
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
              "Programme von Fachtagungen haben Name, Firma und Thema auf einer Seite.",
              "Unter Beiträgen der Branche suchen Sie nach Widerspruch. Wer dort eine andere Meinung begründet, antwortet auch Ihnen eher als jemand, der nur „Gefällt mir“ drückt.",
              "Der Wirtschaftsteil der Regionalzeitung meldet Neubauten, Nachfolgen und Jubiläen.",
              "Fragen Sie bei Ihren Kunden nach 2 Namen. Wie das geht, steht im Weg „Frühere Kunden & Empfehlungen“.",
            ],
            example:
              "Im Programm der Logistiktagung steht „Rückläufer im Versand: drei Versuche, ein Ergebnis“. Die Vortragende leitet das Lager eines Händlers mit 180 Leuten. Damit haben Sie einen Namen, einen Anlass und eine Frage.",
          },
          {
            title: "Klasse A, B oder C",
            points: [
              "A: Branche, Funktion und Anlass stimmen. Davon schreiben Sie jeden Tag zuerst.",
              "B: Branche und Funktion stimmen, ein Anlass fehlt. Folgen Sie der Person und warten Sie auf einen.",
              "C: Nur die Branche stimmt. Das wird keine Anfrage, aber ein guter Name für spätere Fragen nach Zuständigkeiten.",
            ],
            example:
              "Leitung Logistik, Handel, gestern ein Beitrag über Rückläufer: A. Dieselbe Funktion in Hannover, aber kein einziger Beitrag: B. Die Ausbildungsleitung im selben Lager: C.",
          },
          {
            title: "Heiß, warm oder kalt",
            points: [
              "Heiß: hat den Bedarf ausgesprochen, öffentlich oder Ihnen gegenüber. Am selben Tag antworten.",
              "Warm: kennt Ihren Namen, hat bei Ihnen kommentiert oder sucht gerade eine feste Kraft.",
              "Kalt: hat noch nie von Ihnen gehört. Auf diesem Weg sind das anfangs fast alle.",
              "Pflegen Sie „Klasse“ und „Temperatur“ im CRM. Nach jeder Antwort prüfen Sie nur die Temperatur neu.",
            ],
          },
          {
            title: "10 in 45 Minuten",
            points: [
              "Nehmen Sie je Tag nur eine Quelle, heute die Tagung, morgen die Zeitung.",
              "Schreiben Sie den Anlass in „Nächster Schritt“, in höchstens 10 Wörtern. Fällt Ihnen keiner ein, kommt der Name nicht auf die Liste.",
              "Suchen Sie selbst. Programme, die Profile auslesen oder Anfragen verschicken, verletzen die Regeln von LinkedIn und können Sie das Konto kosten.",
            ],
          },
          {
            title: "Was Sie den Leuten auf der Liste schulden",
            points: [
              "Mit einem Eintrag verarbeiten Sie Daten eines Menschen, der davon nichts weiß. Art. 14 DSGVO verlangt, dass Sie spätestens mit der ersten Nachricht, sonst innerhalb eines Monats sagen, wer Sie sind, woher die Angaben stammen und wozu Sie sie nutzen.",
              "In 200 Zeichen passt das nicht. Verlinken Sie Ihre Datenschutzhinweise im LinkedIn-Profil und nennen Sie sie in der ersten längeren Nachricht; ein Beispiel steht in Schritt 5.",
              "Notieren Sie nur, was in einem Gespräch hilft. Was Sie der Person nicht vorlesen würden, gehört in keine Notiz.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Notiz entwerfen",
        description: "Höchstens 200 Zeichen. Lange Namen und Titel zählen mit, darum bleiben die Beispiele kürzer.",
        parts: [
          { title: "Woher", text: "Der Beitrag, die Tagung, die Meldung, so genau, dass die Person sich erinnert." },
          { title: "Was Sie daran beschäftigt", text: "Ein Halbsatz von Ihnen. Lob zählt nicht, Neugier schon." },
          { title: "Die Bitte", text: "Vernetzen, mehr nicht. Ihr Beruf steht unter Ihrem Namen." },
        ],
        samples: [
          {
            title: "Anlass: ein Beitrag",
            text: "{{anrede}}, aus Ihrem Beitrag ist mir ein Satz geblieben: „{{zitat}}“. Wie es weitergeht, würde ich gern mitlesen. Darf ich mich vernetzen?",
            informal:
              "Hallo {{vorname}}, aus deinem Beitrag ist mir ein Satz geblieben: „{{zitat}}“. Wie es weitergeht, würde ich gern mitlesen. Darf ich mich vernetzen?",
          },
          {
            title: "Anlass: eine Veranstaltung",
            text: "{{anrede}}, seit {{veranstaltung}} denke ich über Ihren Vortrag nach, vor allem über {{vortrag_punkt}}. Darf ich mich vernetzen?",
            informal:
              "Hallo {{vorname}}, seit {{veranstaltung}} denke ich über deinen Vortrag nach, vor allem über {{vortrag_punkt}}. Darf ich mich vernetzen?",
          },
          {
            title: "Anlass: eine Meldung",
            text: "{{anrede}}, über {{firma}} habe ich gelesen: {{neuerung}}. Wie so etwas im Alltag läuft, wüsste ich gern. Vernetzen wir uns?",
            informal:
              "Hallo {{vorname}}, über {{firma}} habe ich gelesen: {{neuerung}}. Wie so etwas im Alltag läuft, wüsste ich gern. Vernetzen wir uns?",
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor. Hier entwerfen Sie die Vernetzungsanfrage, dort senden Sie sie.",
    },
    connection: {
      title: "Vernetzung anfragen",
      content: {
        title: "Wenige am Tag, jede mit Absicht",
        description:
          "Eine Anfrage bleibt unter 300 Zeichen; kostenlose Konten haben 200 und nur wenige Notizen im Monat. Senden Sie 5–10 Anfragen am Tag, denn mehr Gespräche lassen sich nebeneinander nicht ordentlich führen. Während Sie auf die Annahme warten, schreiben Sie die zweite Nachricht.",
        tips: [
          {
            title: "Vor dem Absenden",
            points: [
              "Öffnen Sie das Profil und prüfen Sie, ob die Stelle noch stimmt. Ein Wechsel steht oft erst seit Tagen dort.",
              "Lesen Sie die Notiz laut. Könnte sie an hundert Leute gehen, fehlt ihr der Anlass.",
              "Streichen Sie jeden Halbsatz, der Ihre Leistung beschreibt. Die Notiz soll nur angenommen werden.",
            ],
            example:
              "Statt „Ich unterstütze Händler bei der Digitalisierung“: „Dass Ihre Rückläufer im dritten Versuch die Kunden selbst sortiert haben, ging mir seit der Tagung nach.“",
          },
          {
            title: "Wenn keine Notiz mehr frei ist",
            points: [
              "Kommentieren Sie erst einen Beitrag, in 2 Sätzen und mit einer eigenen Zahl. Fragen Sie tags darauf ohne Notiz an.",
              "Heben Sie die Notizen für die Klasse A auf.",
              "Prüfen Sie die Zeile unter Ihrem Namen. Ohne Notiz ist sie alles, was die Person von Ihnen liest.",
            ],
            example:
              "Kommentar am Montag: „Bei uns waren es 14 Prozent Rückläufer, am Ende lag es an der Größentabelle.“ Bei der Anfrage ohne Notiz am Dienstag ist Ihr Name schon bekannt.",
          },
          {
            title: "Zählen und aufräumen",
            points: [
              "Nehmen weniger als 3 von 10 an, ändern Sie den Anlass und nicht die Menge.",
              "Ziehen Sie zurück, was nach 3 Wochen offen ist. Danach können Sie dieselbe Person einige Wochen lang nicht wieder anfragen.",
              "Stellen Sie den Lead nach der Annahme auf „Kontaktiert“ und das Follow-up auf den nächsten Arbeitstag.",
            ],
          },
        ],
      },
      guide: {
        title: "Die zweite Nachricht entwerfen",
        description:
          "3 Teile, höchstens 70 Wörter, genau ein Fragezeichen. Was Sie von sich erzählen, muss stimmen und gerade jetzt so sein.",
        parts: [
          { title: "Dank", text: "Ein halber Satz. Die Annahme war ein Klick, kein Gefallen." },
          {
            title: "Ihr Gedanke",
            text: "Woran Sie arbeiten oder was Sie anders machen würden, so knapp, dass man widersprechen kann. Keine Leistungen.",
          },
          {
            title: "Die Frage",
            text: "Zum Alltag der Person, so einfach, dass sie ohne Nachsehen und ohne Freigabe antworten kann.",
          },
        ],
        samples: [
          {
            title: "2 Wege, eine Frage",
            text: `{{anrede}},

danke für die Vernetzung. Ich arbeite gerade an {{eigenes_vorhaben}} und sehe 2 Wege.

Der eine: {{weg_a}}.
Der andere: {{weg_b}}.

Welcher kommt dem näher, was Sie bei {{firma}} machen? Ein Wort genügt.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für die Vernetzung. Ich arbeite gerade an {{eigenes_vorhaben}} und sehe 2 Wege.

Der eine: {{weg_a}}.
Der andere: {{weg_b}}.

Welcher kommt dem näher, was du bei {{firma}} machst? Ein Wort genügt.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Zu einem Satz aus dem Beitrag",
            text: `{{anrede}},

schön, hier mit Ihnen verbunden zu sein. In Ihrem Beitrag steht: „{{zitat}}“.

Ich würde mit {{erster_schritt}} anfangen, weil {{erster_schritt_weil}}. Was spricht bei {{firma}} dagegen?

Beste Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

schön, hier mit dir verbunden zu sein. In deinem Beitrag steht: „{{zitat}}“.

Ich würde mit {{erster_schritt}} anfangen, weil {{erster_schritt_weil}}. Was spricht bei {{firma}} dagegen?

Beste Grüße
{{mein_name}}`,
          },
          {
            title: "Nach einer Veränderung in der Firma",
            text: `{{anrede}},

danke fürs Annehmen. Gefragt hatte ich wegen der Meldung über {{firma}}: {{neuerung}}. Von außen klingt so etwas immer, als ginge es von selbst.

Was dauert im Alltag länger, als Sie gedacht hatten?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke fürs Annehmen. Gefragt hatte ich wegen der Meldung über {{firma}}: {{neuerung}}. Von außen klingt so etwas immer, als ginge es von selbst.

Was dauert im Alltag länger, als du gedacht hattest?

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor, die zweite Nachricht, die Sie nach der Annahme senden.",
    },
    secondMessage: {
      title: "Die zweite Nachricht",
      content: {
        title: "Das Gespräch beginnt mit einer Frage",
        description:
          "Die Anfrage ist angenommen, mehr ist noch nicht geschehen. Ihre Nachricht dankt und fragt. Von Ihrem Angebot steht kein Wort darin. Was danach kommt, hängt allein von der Antwort ab.",
        tips: [
          {
            title: "Am Tag nach der Annahme",
            points: [
              "Lassen Sie eine Nacht vergehen. Eine Nachricht in derselben Minute sieht nach einem Programm aus.",
              "Lassen Sie Links auf Ihre Leistungen, Anhänge und Kalender weg. Mit jedem davon ist die Nachricht eindeutig Werbung.",
              "Notieren Sie im CRM, welche der Fragen Sie gestellt haben. Nach 30 Nachrichten sehen Sie, welche Antworten bringt.",
            ],
          },
          {
            title: "Wenn jemand antwortet",
            points: [
              "Gehen Sie in 2 Sätzen auf das Gesagte ein und fragen Sie dann eine Stufe tiefer.",
              "Tragen Sie die Antwort wörtlich in den Verlauf des Leads ein. Daraus wird später der erste Absatz Ihres Angebots.",
              "Stellen Sie die Temperatur auf „Warm“, sobald die Person selbst etwas fragt.",
            ],
            example:
              "„Bei uns hakt es an der Freigabe.“ – „In 2 Häusern lag das an der Vertretung im Urlaub. Wer gibt bei Ihnen frei, wenn die Leitung fehlt?“",
          },
          {
            title: "Wenn man nach Ihrer Arbeit fragt",
            points: [
              "Antworten Sie in 2 Sätzen, für wen Sie arbeiten und was danach anders war. Dann geben Sie die Frage zurück.",
              "Kommt eine zweite Frage dazu, schlagen Sie ein Telefonat von 20 Minuten vor.",
              "Ein freundliches „Danke, kein Thema“ ist ein Nein. Bedanken Sie sich und schließen Sie den Lead.",
            ],
            example:
              "„Ich ordne Freigaben in Handelshäusern. Beim letzten waren es vorher 11 Tage bis zum Druck und nachher 4. Wie lange dauert es bei Ihnen?“",
          },
        ],
      },
      guide: {
        title: "Die erste Nachfass-Nachricht entwerfen",
        description: "Für den Fall, dass Ihre Frage liegen bleibt. Sie ist kürzer als die Frage und bringt etwas mit.",
        parts: [
          { title: "Anschluss", text: "Die Frage von neulich in einem Halbsatz. Kein „Ich wollte nur kurz“." },
          { title: "Beigabe", text: "Ein Fund von anderen oder Ihre eigene Antwort auf die Frage." },
          {
            title: "Ausgang",
            text: "Ein Ja muss reichen. Noch besser ist eine Nachricht, auf die man nicht antworten muss.",
          },
        ],
        samples: [
          {
            title: "Mit einem Fund",
            text: `{{anrede}},

nach meiner Frage an Sie habe ich selbst weitergesucht und etwas gefunden: {{fund}}. Vielleicht erspart Ihnen das eine Stunde.

Soll ich es Ihnen schicken? Ein Ja reicht.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

nach meiner Frage an dich habe ich selbst weitergesucht und etwas gefunden: {{fund}}. Vielleicht erspart dir das eine Stunde.

Soll ich es dir schicken? Ein Ja reicht.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Mit der eigenen Antwort",
            text: `{{anrede}},

die Frage, die ich Ihnen gestellt hatte, musste ich inzwischen für mich selbst beantworten. {{eigene_antwort}}

Sie müssen darauf nicht antworten. Ist es bei {{firma}} anders ausgegangen, lese ich es gern.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

die Frage, die ich dir gestellt hatte, musste ich inzwischen für mich selbst beantworten. {{eigene_antwort}}

Du musst darauf nicht antworten. Ist es bei {{firma}} anders ausgegangen, lese ich es gern.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Diese Vorlage bereitet den nächsten Schritt vor, die erste Nachfass-Nachricht, falls Ihre zweite Nachricht ohne Antwort bleibt.",
    },
    followUp: {
      title: "Nachfassen",
      content: {
        title: "Noch einmal schreiben, ohne zu drängen",
        description:
          "Ohne Antwort senden Sie nach 5–7 Tagen die vorbereitete Nachfass-Nachricht. Nach höchstens 2–3 Nachfass-Nachrichten ruht der Kontakt. Kommt eine Antwort, gilt der Takt nicht mehr, und das Gespräch bestimmt, wann Sie schreiben.",
        tips: [
          {
            title: "Die Abstände",
            points: [
              "Nach der ersten Nachfass-Nachricht lassen Sie mindestens 2 Wochen verstreichen.",
              "Dass die Nachricht gelesen wurde, sehen Sie vielleicht. Erwähnen Sie es nie.",
              "Nennt jemand einen Monat, setzen Sie das Follow-up auf dessen zweiten Dienstag und schreiben den Satz dazu, in dem er vorkam.",
            ],
            example:
              "„Nach der Inventur“ heißt bei den meisten Händlern Mitte Januar. Follow-up am 14. Januar, Notiz: „Freigaben, nach Inventur, sagte Frau Hansen am 3. November“.",
          },
          {
            title: "Was Sie mitbringen",
            points: [
              "Bringen Sie etwas mit, das ohne Sie funktioniert, etwa eine Zahl, eine Vorlage oder einen Artikel von anderen.",
              "Es passt zum Beitrag oder zur Lage der Person. Ihr neuer Blogeintrag passt selten.",
              "Fragen Sie, ob Sie es schicken dürfen. Das ist höflicher als der Link und bringt die Antwort, um die es geht.",
            ],
            example:
              "„Der Händlerverband hat die Rückläuferquoten nach Warengruppen veröffentlicht. Ihre Warengruppe ist dabei. Möchten Sie die Tabelle?“",
          },
          {
            title: "Wann Schluss ist",
            points: [
              "Nach der letzten Nachfass-Nachricht stellen Sie den Lead auf „Verloren“, Grund: keine Antwort. Ein Follow-up bekommt er nicht mehr.",
              "„Verloren“ ist kein Archiv für immer. Sobald Sie die Angaben nicht mehr brauchen, müssen Sie sie löschen (Art. 17 DSGVO). Nach 12 Monaten ohne Kontakt fragt das CRM Sie danach.",
              "Bittet jemand um Ruhe, gilt das sofort und auf Dauer (Art. 21 DSGVO). Behalten Sie dann nur Name, Firma und ein Schlagwort wie „nicht anschreiben“, damit Sie nicht aus Versehen wieder schreiben.",
              "Die Vernetzung darf bestehen bleiben. Manche melden sich nach Monaten, weil sie Ihre Beiträge weiter sehen.",
            ],
          },
        ],
      },
      guide: {
        title: "Die letzte Nachfass-Nachricht",
        description:
          "Sie schließt das Thema von Ihrer Seite und ist darum die leichteste Nachricht von allen. Dazu eine Antwort für den Fall, dass jemand nach seinen Daten fragt.",
        parts: [
          {
            title: "Die Annahme",
            text: "Sie unterstellen den harmlosesten Grund, also die falsche Zeit oder die falsche Person.",
          },
          { title: "Der Punkt", text: "Sie sagen, dass Sie nicht weiter fragen, und halten sich daran." },
          { title: "Die offene Tür", text: "Ein Wort, mit dem die Person das Thema selbst wieder aufnehmen kann." },
        ],
        samples: [
          {
            title: "Falsche Zeit",
            text: `{{anrede}},

ich habe zweimal gefragt und vermutlich zweimal einen vollen Tag erwischt. Ein drittes Mal frage ich nicht und lese bei Ihnen einfach weiter mit.

Liegt {{frage_thema}} bei {{firma}} irgendwann auf dem Tisch, reicht eine Zeile.

Alles Gute
{{mein_name}}`,
            informal: `Hallo {{vorname}},

ich habe zweimal gefragt und vermutlich zweimal einen vollen Tag erwischt. Ein drittes Mal frage ich nicht und lese bei dir einfach weiter mit.

Liegt {{frage_thema}} bei {{firma}} irgendwann auf dem Tisch, reicht eine Zeile.

Alles Gute
{{mein_name}}`,
          },
          {
            title: "Falsche Person",
            text: `{{anrede}},

vielleicht liegt {{frage_thema}} bei {{firma}} gar nicht auf Ihrem Tisch. Dann bitte ich um Nachsicht für meine Fragen.

Wen würden Sie dazu ansprechen? Auf Sie berufe ich mich nur, wenn es Ihnen recht ist.

Danke und viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

vielleicht liegt {{frage_thema}} bei {{firma}} gar nicht auf deinem Tisch. Dann bitte ich um Nachsicht für meine Fragen.

Wen würdest du dazu ansprechen? Auf dich berufe ich mich nur, wenn es dir recht ist.

Danke und viele Grüße
{{mein_name}}`,
          },
          {
            title: "Woher haben Sie meine Daten?",
            text: `{{anrede}},

Ihren Namen, Ihre Firma und Ihre Funktion habe ich aus {{datenquelle}} notiert, um Ihnen zu schreiben. Dazu kommt unser Austausch, sonst nichts.

Möchten Sie das nicht, lösche ich es heute noch. Eine Zeile genügt. Wie ich mit Daten umgehe und welche Rechte Sie haben, steht hier: {{datenschutz_link}}

Freundliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

deinen Namen, deine Firma und deine Funktion habe ich aus {{datenquelle}} notiert, um dir zu schreiben. Dazu kommt unser Austausch, sonst nichts.

Möchtest du das nicht, lösche ich es heute noch. Eine Zeile genügt. Wie ich mit Daten umgehe und welche Rechte du hast, steht hier: {{datenschutz_link}}

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Diese Vorlage gehört zu diesem Schritt. Sie ist die zweite und meistens letzte Nachfass-Nachricht.",
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
              "„Für 2 Lager liegt so etwas zwischen 4.000 und 7.000 Euro. Den Unterschied macht, ob die Stammdaten stimmen. Wie sieht es damit bei Ihnen aus?“",
          },
          {
            title: "Die Seite selbst",
            points: [
              "Die ersten 2 Zeilen stammen aus dem Verlauf, also das, was Ihr Gegenüber geschrieben hat, und nicht Ihre Deutung.",
              "Beginnen Sie klein. Bei jemandem, den man nicht kennt, unterschreibt man 3 Tage leichter als 3 Monate.",
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
              "Nach einer Absage stellen Sie eine einzige Frage: Lag es am Preis, am Zeitpunkt oder an der Sache?",
              "Nach der Zusage steht der erste Arbeitstag innerhalb von 2 Wochen im Kalender.",
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
          {
            title: "Zeit und Preis",
            text: "Beginn, Dauer, Betrag, Umsatzsteuer und Zahlungsziel, je Angabe eine Zeile.",
          },
          { title: "Der Schluss", text: "Gültigkeit und das eine Wort, mit dem man zusagt." },
        ],
        samples: [
          {
            title: "Angebot für einen kleinen Anfang",
            text: `{{anrede}},

Sie hatten gefragt, was {{leistung}} bei {{firma}} kosten würde. Hier ist ein Anfang, der für sich allein brauchbar ist.

Ergebnis: {{ergebnis}}
Dauer: {{dauer}}, Beginn am {{beginn}}
Preis: {{preis}} Euro, zuzüglich Umsatzsteuer, zahlbar 14 Tage nach Abnahme
Nicht enthalten: {{nicht_enthalten}}

Das Angebot gilt 21 Tage. Antworten Sie mit „einverstanden“, dann schicke ich die Bestätigung. Stört Sie eine Zeile, nennen Sie mir bitte, welche.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

du hattest gefragt, was {{leistung}} bei {{firma}} kosten würde. Hier ist ein Anfang, der für sich allein brauchbar ist.

Ergebnis: {{ergebnis}}
Dauer: {{dauer}}, Beginn am {{beginn}}
Preis: {{preis}} Euro, zuzüglich Umsatzsteuer, zahlbar 14 Tage nach Abnahme
Nicht enthalten: {{nicht_enthalten}}

Das Angebot gilt 21 Tage. Antworte mit „einverstanden“, dann schicke ich die Bestätigung. Stört dich eine Zeile, nenn mir bitte, welche.

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Begleitnachricht zum Angebot als PDF",
            text: `{{anrede}},

anbei das Angebot, um das Sie mich gebeten haben. Zu entscheiden ist nur, ob wir mit {{teil_eins}} beginnen oder {{teil_zwei}} gleich mit vereinbaren.

Ich würde zuerst nur das Erste nehmen. Danach wissen Sie, ob Sie das Zweite brauchen.

Wenn ich nichts höre, melde ich mich am {{datum}}.

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

anbei das Angebot, um das du mich gebeten hast. Zu entscheiden ist nur, ob wir mit {{teil_eins}} beginnen oder {{teil_zwei}} gleich mit vereinbaren.

Ich würde zuerst nur das Erste nehmen. Danach weißt du, ob du das Zweite brauchst.

Wenn ich nichts höre, melde ich mich am {{datum}}.

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote: "Senden Sie Ihr Angebot als Nachricht nur, wenn die Bitte darum im Verlauf des Leads steht.",
    },
  },
} satisfies Texts["guides/cold-journey"];
