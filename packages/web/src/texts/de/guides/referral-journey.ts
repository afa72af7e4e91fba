import type { Texts } from "../../areas.ts";

export default {
  description:
    "Sie melden sich bei Menschen, die Ihre Arbeit schon kennen, und bitten sie um ein Gespräch oder eine Vorstellung. Niemandem müssen Sie hier erklären, wer Sie sind. Dafür brauchen Sie ein gutes Gedächtnis, und das übernimmt das CRM.",
  steps: {
    contacts: {
      title: "Kontakte sammeln",
      content: {
        title: "40 Namen, die Ihre Arbeit kennen",
        description:
          "Schreiben Sie zuerst auf, wen Sie schon kennen, also frühere Kunden und die Leute um sie herum. Dazu gehören alle, die Ihre Rechnungen freigegeben haben, mit Ihnen im Projekt saßen oder inzwischen in einer anderen Firma arbeiten. An einem Vormittag kommen Sie auf 40 Namen, auch wenn Sie jetzt nur 5 im Kopf haben.",
        tips: [
          {
            title: "Wo die Namen stehen",
            points: [
              "In den Rechnungen der letzten 5 Jahre. Notieren Sie je Rechnung die Ansprechperson, die Freigabe und eine Person aus dem Team.",
              "Im Kalender der letzten 2 Jahre. Nehmen Sie alle, mit denen Sie mehr als 3 Termine hatten.",
              "In abgelehnten Angeboten. Dort hat man sich länger mit Ihrer Arbeit beschäftigt als irgendjemand auf Ihrer Website.",
              "Unter Freelancern, mit denen Sie ein Projekt geteilt haben, und in Firmen, bei denen Sie einmal angestellt waren.",
            ],
            example:
              "Rechnung 2023-014, Umzug eines Onlineshops: Beauftragt hat die Leitung Vertrieb, freigegeben die Buchhaltung, gearbeitet haben Sie mit 2 Leuten aus dem Lager. Das sind 4 Namen aus einem Blatt.",
          },
          {
            title: "Sortieren in 20 Minuten",
            points: [
              "Klasse A: Die Person würde heute noch zurückrufen.",
              "Klasse B: Die Person müsste kurz überlegen, woher sie Sie kennt.",
              "Klasse C: Der letzte Kontakt ist über 5 Jahre her, oder das Projekt endete im Streit.",
              "Sehen Sie nach, wo die Leute heute arbeiten. Nach einem Wechsel kennt Sie jemand in einer Firma, in der Sie noch nie waren.",
            ],
          },
          {
            title: "Ins CRM eintragen",
            points: [
              "Legen Sie A und B als Leads an. Die Quellen „Empfehlung“, „Veranstaltung“ und „Community“ führen vom Lead hierher, ebenso der Status „Gewonnen“.",
              "Tragen Sie die Anrede ein. Ob Sie jemanden duzen, ist nach 2 Jahren die erste Unsicherheit.",
              "Schreiben Sie in die Notizen, was Sie zusammen gemacht haben und woran man sich erinnert.",
            ],
          },
          {
            title: "Was das Gesetz dazu sagt",
            points: [
              "Auch bei früheren Kunden ist eine Nachricht Werbung, wenn sie einen Auftrag bringen soll. § 7 Abs. 3 UWG erlaubt sie per E-Mail nur, wenn Sie die Adresse beim Auftrag bekommen haben, Ähnliches wie damals anbieten, niemand widersprochen hat und Sie von Anfang an und in jeder Nachricht auf das Widerspruchsrecht hinweisen. Ein Anruf in einer Firma braucht eine zumindest mutmaßliche Einwilligung (§ 7 Abs. 2 Nr. 1 UWG).",
              "Schreiben Sie darum als der Mensch, der damals dabei war, mit einem persönlichen Anlass und ohne Angebot, und fragen Sie beim nächsten Treffen, ob Sie sich melden dürfen. Das Ja schreiben Sie mit Datum in den Verlauf, ein Nein gilt sofort.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Karteikarte",
        description:
          "5 Zeilen je Name, im Lead unter „Notizen“. Aus der dritten entsteht später der erste Satz Ihrer Nachricht.",
        parts: [
          { title: "Zusammen gemacht", text: "Das Projekt, wie die andere Seite es nannte, und das Jahr." },
          {
            title: "Danach",
            text: "Was nachher besser war, möglichst mit einer Zahl. Wissen Sie es nicht, haben Sie Ihre erste Frage.",
          },
          {
            title: "Woran man sich erinnert",
            text: "Eine Szene, ein Satz, ein Missgeschick. Projekte vergisst man, den Montag mit dem Stromausfall nicht.",
          },
        ],
        samples: [
          {
            title: "Karteikarte für die Notizen",
            text: `Zusammen gemacht: {{gemeinsames_projekt}}
Danach: {{ergebnis_damals}}
Woran man sich erinnert: {{gemeinsame_szene}}
Heute: {{heutige_stelle}}
Zuletzt gesprochen: {{letzter_kontakt}}`,
          },
        ],
      },
    },
    occasion: {
      title: "Anlass wählen",
      content: {
        title: "Warum gerade heute",
        description:
          "„Ich wollte mich mal wieder melden“ ist kein Anlass, denn darauf weiß niemand eine Antwort. Ein guter Anlass liegt auf der anderen Seite, ist frisch und wäre auch dann einer, wenn Sie keinen Auftrag bräuchten.",
        tips: [
          {
            title: "Anlässe, die tragen",
            points: [
              "Etwas ist fertig geworden, an dem Sie beteiligt waren: das Geschäftsjahr mit dem neuen Shop, die erste Inventur im neuen Lager.",
              "Jemand fängt neu an, in einer Firma, in einer Rolle, mit einem Team.",
              "Das gemeinsame Projekt jährt sich. Nach 12 Monaten weiß man, was davon geblieben ist.",
              "Sie haben etwas gelesen, das genau diese eine Person braucht.",
            ],
            example:
              "Im Profil steht seit 9 Wochen „Leitung Vertrieb“ in einer neuen Firma. Die ersten 100 Tage sind noch nicht vorbei, die ersten Überraschungen schon da. Besser wird der Zeitpunkt nicht.",
          },
          {
            title: "Anlässe, die keine sind",
            points: [
              "Geburtstage und Feiertage, wenn Sie sonst nie schreiben.",
              "Ihre neue Website. Darüber freuen vor allem Sie sich.",
              "Ihr freier Monat. Erzählen Sie davon, wenn man fragt, wie es Ihnen geht, und dann ohne Umweg.",
            ],
          },
          {
            title: "Die Reihenfolge",
            points: [
              "Nehmen Sie 5 Namen in der Woche, alle aus Klasse A. Mehr Antworten können Sie nicht so beantworten, wie es sich gehört.",
              "Beginnen Sie mit dem Projekt, das am besten zu Ende ging. Die erste Antwort entscheidet, ob Sie weitermachen.",
              "Endete etwas schwierig, rufen Sie an oder lassen Sie es. Schriftlich wird ein alter Streit selten kleiner.",
            ],
          },
        ],
      },
      guide: {
        title: "Der Anlass auf einer Zeile",
        description:
          "Füllen Sie die Zeilen aus, bevor Sie schreiben, und legen Sie sie in „Nächster Schritt“. Wird die erste nicht fertig, ist der Name heute nicht dran.",
        parts: [
          { title: "Weil", text: "Was auf der anderen Seite geschehen ist, mit Namen und Zeit." },
          { title: "Die Frage", text: "Wonach Sie fragen und worauf Sie die Antwort wirklich nicht kennen." },
          { title: "Der Tag", text: "Ein Datum in dieser Woche. Ein Anlass hält etwa 14 Tage." },
        ],
        samples: [
          {
            title: "Notiz für „Nächster Schritt“",
            text: `Ich melde mich, weil {{anlass_person}}.
Ich frage nach {{frage_gegenstand}}.
Spätestens am {{datum}}.`,
          },
        ],
      },
    },
    reconnect: {
      title: "Wieder melden",
      content: {
        title: "Die erste Nachricht nach langer Zeit",
        description:
          "Für das Schweigen müssen Sie sich nicht entschuldigen, es haben ja beide geschwiegen. Nehmen Sie den Weg, auf dem Sie zuletzt gesprochen haben, erinnern Sie an etwas Gemeinsames und stellen Sie eine einzige Frage. Von Arbeit, die Sie suchen, steht nichts darin.",
        tips: [
          {
            title: "So fangen Sie an",
            points: [
              "Erinnern Sie an eine Szene und nicht an den Projektnamen.",
              "Bleiben Sie bei der Anrede von damals. Sie verjährt nicht.",
              "Höchstens 80 Wörter, kein Anhang, kein Link.",
              "Haben Sie früher telefoniert und ist der Anlass groß genug, dann rufen Sie an. Das dauert 5 Minuten und klingt weniger feierlich.",
            ],
            example:
              "„Ich habe heute wieder vor einem stehenden Server gesessen und musste an unseren Montag denken. Läuft der Shop seitdem durch?“",
          },
          {
            title: "Wenn eine Antwort kommt",
            points: [
              "Antworten Sie am selben Tag, auch wenn es nur 3 Sätze sind.",
              "Fragen Sie nach, bevor Sie von sich erzählen.",
              "Fragt man, wie es bei Ihnen läuft, sagen Sie in 2 Sätzen, woran Sie arbeiten und ab wann Sie wieder Zeit haben. Das ist kein Angebot, sondern die Antwort.",
              "Tragen Sie die Antwort wörtlich in den Verlauf ein und stellen Sie die Temperatur auf „Warm“.",
            ],
            example:
              "„Bis Ende Mai ziehe ich bei einem Händler die Artikeldaten um. Ab Juni habe ich 2 Tage in der Woche frei. Und wer pflegt bei Ihnen inzwischen die Preise?“",
          },
          {
            title: "Wenn keine kommt",
            points: [
              "Prüfen Sie, ob die Adresse noch stimmt. Nach einem Wechsel liest die alte niemand mehr.",
              "Melden Sie sich nach 3 Wochen noch einmal, mit einem anderen Anlass, und dann ein halbes Jahr nicht.",
              "Nehmen Sie es nicht als Urteil. Bekannten antwortet man oft später als Fremden, weil es eine gute Antwort werden soll.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Nachricht gebaut",
        description:
          "3 Sätze und ein Gruß. Lesen Sie sie laut und streichen Sie, was Sie am Telefon nicht sagen würden.",
        parts: [
          { title: "Das Gemeinsame", text: "Eine Szene oder ein Projekt, an das sich beide gern erinnern." },
          { title: "Der Anlass", text: "Was Sie gesehen haben und warum Sie deshalb an die Person dachten." },
          { title: "Die eine Frage", text: "Nach ihrem Alltag, nicht nach Bedarf. Sie soll Lust machen zu erzählen." },
        ],
        samples: [
          {
            title: "Nach einem Stellenwechsel",
            text: `{{anrede}},

gerade habe ich gelesen, wo Sie jetzt arbeiten: {{heutige_stelle}}. Glückwunsch dazu. Mir fiel dabei eine alte Szene ein: {{gemeinsame_szene}}.

Wie sind die ersten Wochen, und was hatten Sie sich anders vorgestellt?

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

gerade habe ich gelesen, wo du jetzt arbeitest: {{heutige_stelle}}. Glückwunsch dazu. Mir fiel dabei eine alte Szene ein: {{gemeinsame_szene}}.

Wie sind die ersten Wochen, und was hattest du dir anders vorgestellt?

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Zum Jahrestag eines Projekts",
            text: `{{anrede}},

vor {{zeit_seitdem}} sind wir mit {{gemeinsame_arbeit}} fertig geworden. Seitdem gehört zu jedem meiner Projekte {{gelernt}}.

Was ist bei {{firma}} aus dem Projekt geworden, und was würden Sie heute anders machen?

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

vor {{zeit_seitdem}} sind wir mit {{gemeinsame_arbeit}} fertig geworden. Seitdem gehört zu jedem meiner Projekte {{gelernt}}.

Was ist bei {{firma}} aus dem Projekt geworden, und was würdest du heute anders machen?

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Nach einem Angebot, aus dem nichts wurde",
            text: `{{anrede}},

im {{monat}} haben wir über {{vorhaben_damals}} gesprochen, und Sie haben sich anders entschieden. Das war in Ordnung so, und ich will es auch nicht neu aufrollen.

Mich interessiert, wie es ausgegangen ist. Erzählen Sie es mir in 2 Sätzen?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

im {{monat}} haben wir über {{vorhaben_damals}} gesprochen, und du hast dich anders entschieden. Das war in Ordnung so, und ich will es auch nicht neu aufrollen.

Mich interessiert, wie es ausgegangen ist. Erzählst du es mir in 2 Sätzen?

Viele Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "In Ihrer Nachricht zum Wiedermelden darf das Gerüst gleich bleiben, die Szene und die Frage sind jedes Mal andere.",
    },
    ask: {
      title: "Um Empfehlung bitten",
      content: {
        title: "Bitten, ohne jemanden in Verlegenheit zu bringen",
        description:
          "Eine Empfehlung kostet die andere Person ein Stück ihres Rufs. Bitten Sie darum nach einem Gespräch, in dem es um sie ging, und so genau, dass ein Ja 2 Minuten dauert. Wenn Sie lieber selbst erzählen, bitten Sie auf dieselbe Weise um ein Gespräch.",
        tips: [
          {
            title: "Der richtige Moment",
            points: [
              "Nach einem Lob. Auf „Das hat gut geklappt“ darf die Frage folgen, wem es noch nützen würde.",
              "Am Tag der Abnahme, solange das Ergebnis auf dem Tisch liegt und alle noch wissen, wie es vorher war.",
              "Nie zusammen mit einer offenen Rechnung oder einer Nachforderung.",
            ],
          },
          {
            title: "Genau fragen",
            points: [
              "Beschreiben Sie eine Lage, die man wiedererkennt. Auf „Kennen Sie jemanden, der mich brauchen könnte?“ fällt niemandem ein Name ein.",
              "Haben Sie im Netzwerk der Person eine Firma gesehen, dann nennen Sie sie.",
              "Machen Sie ein Nein leicht, etwa mit dem Satz „Fällt Ihnen niemand ein, ist das auch eine Antwort“.",
              "Bieten Sie kein Geld dafür. In vielen Firmen darf man es nicht annehmen, und unter Bekannten verdirbt es den Rat.",
            ],
            example:
              "„Kennen Sie eine Firma, die gerade ein zweites Lager aufmacht und deren Bestände seitdem nicht stimmen?“ Darauf antwortet man mit einem Namen oder mit einem klaren Nein.",
          },
          {
            title: "Wer den ersten Schritt tut",
            points: [
              "Bitten Sie die Person, dort erst zu fragen, ob Sie sich melden dürfen. Tag und Wortlaut der Zusage tragen Sie in den Verlauf ein.",
              "Fremde Telefonnummern und E-Mail-Adressen nehmen Sie erst nach diesem Ja auf. Verschickt ein Kunde Ihre Werbung an Fremde, kann sie Ihnen zugerechnet werden (BGH I ZR 208/12).",
              "Liefern Sie 3 Sätze zum Weiterleiten mit. Ihre Arbeit aus dem Kopf zu beschreiben ist für andere Mühe.",
            ],
          },
        ],
      },
      guide: {
        title: "So ist die Bitte gebaut",
        description: "Sie passt auf einen Bildschirm und lässt sich mit einem Namen oder einem Nein beantworten.",
        parts: [
          { title: "Woran Sie anknüpfen", text: "Das letzte Gespräch oder das Lob, in einem Satz." },
          { title: "Wen Sie suchen", text: "Eine Lage, an der man eine Firma erkennt. Keine Branche, keine Leistung." },
          { title: "Was zu tun ist", text: "Fragen, ob Sie sich melden dürfen. Die 3 Sätze dafür liegen bei." },
          { title: "Der Ausgang", text: "Der Satz, dass ein Nein der Verbindung nicht schadet." },
        ],
        samples: [
          {
            title: "Bitte um eine Vorstellung",
            text: `{{anrede}},

danke für {{letztes_gespräch}}. Ich habe noch eine Bitte, und Sie dürfen sie gern ablehnen.

Kennen Sie eine Firma, {{gesuchte_lage}}? Dann fragen Sie dort bitte, ob ich mich melden darf. Den Text zum Weiterleiten schicke ich Ihnen gleich hinterher.

Fällt Ihnen niemand ein, ist das auch eine Antwort, und ich freue mich trotzdem auf unser nächstes Gespräch.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke für {{letztes_gespräch}}. Ich habe noch eine Bitte, und du darfst sie gern ablehnen.

Kennst du eine Firma, {{gesuchte_lage}}? Dann frag dort bitte, ob ich mich melden darf. Den Text zum Weiterleiten schicke ich dir gleich hinterher.

Fällt dir niemand ein, ist das auch eine Antwort, und ich freue mich trotzdem auf unser nächstes Gespräch.

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "3 Sätze zum Weiterleiten",
            text: `{{mein_name}} wird gerufen, wenn {{gerufen_wenn}}. Zuletzt war das bei {{referenzkunde}} so, mit diesem Ergebnis: {{ergebnis_damals}}. Ein kurzes Ja genügt, dann folgt ein Anruf von 20 Minuten.`,
          },
          {
            title: "Bitte um ein Gespräch",
            text: `{{anrede}},

bei unserem letzten Austausch fiel ein Satz, der mir nachgeht: „{{zitat_gespräch}}“.

Darüber wüsste ich gern mehr, und ich bringe mit, was ich anderswo gesehen habe. Hätten Sie 20 Minuten für ein Telefonat, am {{termin_1}} oder am {{termin_2}}?

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

bei unserem letzten Austausch fiel ein Satz, der mir nachgeht: „{{zitat_gespräch}}“.

Darüber wüsste ich gern mehr, und ich bringe mit, was ich anderswo gesehen habe. Hättest du 20 Minuten für ein Telefonat, am {{termin_1}} oder am {{termin_2}}?

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Bitte um 2 Sätze als Referenz",
            text: `{{anrede}},

unser Projekt ist abgeschlossen, und bevor der Alltag alles zudeckt, habe ich eine Bitte. Schreiben Sie mir 2 Sätze, wie es vorher war und was jetzt anders ist?

Ich würde sie gern mit Ihrem Namen auf meiner Website zeigen. Sagen Sie mir einfach, ob das für {{firma}} in Ordnung ist. Ändern oder zurückziehen können Sie sie jederzeit.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

unser Projekt ist abgeschlossen, und bevor der Alltag alles zudeckt, habe ich eine Bitte. Schreibst du mir 2 Sätze, wie es vorher war und was jetzt anders ist?

Ich würde sie gern mit deinem Namen auf meiner Website zeigen. Sag mir einfach, ob das für {{firma}} in Ordnung ist. Ändern oder zurückziehen kannst du sie jederzeit.

Herzliche Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Wechseln Sie in Ihrer Bitte um eine Empfehlung bei jeder Person die Lage aus, nach der Sie fragen.",
    },
    introduction: {
      title: "Vorstellung annehmen",
      content: {
        title: "2 Nachrichten am selben Tag",
        description:
          "Jemand hat Sie vorgestellt. Schreiben Sie am selben Tag der neuen Person, damit sie nicht wartet, und der empfehlenden, damit sie weiß, dass ihr Wort gut aufgehoben ist. Aus der zweiten Nachricht entsteht die nächste Empfehlung.",
        tips: [
          {
            title: "Der neuen Person antworten",
            points: [
              "Danken Sie im ersten Satz der empfehlenden Person und nehmen Sie sie danach aus dem Verteiler. Den Rest muss sie nicht mitlesen.",
              "Wiederholen Sie nicht, was über Sie gesagt wurde. Fragen Sie, was davon gerade wichtig ist.",
              "Schlagen Sie 2 Zeiten für 20 Minuten am Telefon vor.",
              "Legen Sie den Lead mit der Quelle „Empfehlung“ an und notieren Sie, wer Sie vorgestellt hat und wann das Ja kam.",
            ],
          },
          {
            title: "Dreimal danken",
            points: [
              "Sofort, in 2 Sätzen.",
              "Nach dem ersten Gespräch, mit einem Satz dazu, wie es war. Erzählen Sie nur, was die neue Person auch erzählen würde.",
              "Nach dem Auftrag oder nach der Absage. Diesen Dank vergessen fast alle, und an ihn erinnert man sich.",
              "Eine Karte von Hand genügt. In Behörden und Konzernen bringt schon ein kleines Geschenk die andere Seite in Schwierigkeiten.",
            ],
            example:
              "„Frau Aydın und ich haben heute 40 Minuten telefoniert, länger als gedacht. Ob etwas daraus wird, weiß ich Freitag. Danke, dass Sie uns bekannt gemacht haben.“",
          },
          {
            title: "Wenn es nicht passt",
            points: [
              "Sagen Sie es im Gespräch und nennen Sie jemanden, zu dem die Aufgabe besser passt.",
              "Schreiben Sie der empfehlenden Person den Grund. Beim nächsten Mal trifft sie es genauer.",
              "Nehmen Sie keinen Auftrag an, nur um niemanden zu enttäuschen. Ein schlechtes Projekt fällt auch auf die Person zurück, die Sie empfohlen hat.",
            ],
          },
        ],
      },
      guide: {
        title: "Die Antwort und der Dank",
        description: "Beide sind kurz. Die erste schlägt einen Termin vor, die zweite verlangt nichts.",
        parts: [
          { title: "Wem Sie es verdanken", text: "Der Name der empfehlenden Person, im ersten Satz." },
          { title: "Die eigene Sicht", text: "Sie wissen, welches Thema fiel. Ob es stimmt, sagt die neue Person." },
          { title: "Der Termin", text: "2 Zeiten in den nächsten 5 Arbeitstagen und die Dauer." },
        ],
        samples: [
          {
            title: "An die vorgestellte Person",
            text: `{{anrede}},

{{empfehlung_von}} hat uns bekannt gemacht. Danke, dass ich mich melden darf.

Genannt wurde nur ein Stichwort: {{genanntes_thema}}. Worum es wirklich geht und wie eilig es ist, würde ich lieber von Ihnen hören. Passen Ihnen 20 Minuten am Telefon, am {{termin_1}} oder am {{termin_2}}?

Viele Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

{{empfehlung_von}} hat uns bekannt gemacht. Danke, dass ich mich melden darf.

Genannt wurde nur ein Stichwort: {{genanntes_thema}}. Worum es wirklich geht und wie eilig es ist, würde ich lieber von dir hören. Passen dir 20 Minuten am Telefon, am {{termin_1}} oder am {{termin_2}}?

Viele Grüße
{{mein_name}}`,
          },
          {
            title: "Dank am selben Tag",
            text: `{{anrede}},

danke, dass Sie mich mit {{vorgestellte_person}} bekannt gemacht haben. Ich habe dort heute schon geschrieben.

Wie es ausgeht, erfahren Sie von mir, auch wenn nichts daraus wird. Sie brauchen nichts weiter zu tun.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

danke, dass du mich mit {{vorgestellte_person}} bekannt gemacht hast. Ich habe dort heute schon geschrieben.

Wie es ausgeht, erfährst du von mir, auch wenn nichts daraus wird. Du brauchst nichts weiter zu tun.

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Dank nach dem Auftrag",
            text: `{{anrede}},

aus Ihrer Vorstellung ist ein Auftrag geworden: {{auftrag_kurz}}. Wir beginnen am {{beginn}}.

Ohne Sie hätte es das Gespräch mit {{vorgestellte_person}} nicht gegeben. Danke dafür. Wen möchten Sie einmal kennenlernen? Vielleicht kann ich mich revanchieren.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

aus deiner Vorstellung ist ein Auftrag geworden: {{auftrag_kurz}}. Wir beginnen am {{beginn}}.

Ohne dich hätte es das Gespräch mit {{vorgestellte_person}} nicht gegeben. Danke dafür. Wen möchtest du einmal kennenlernen? Vielleicht kann ich mich revanchieren.

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Dank, wenn nichts daraus wurde",
            text: `{{anrede}},

{{vorgestellte_person}} und ich haben gesprochen, und es passt diesmal nicht, weil {{absage_weil}}. Wir sind freundlich auseinandergegangen.

Das Gespräch war die Zeit wert. Danke, dass Sie an mich gedacht haben.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

{{vorgestellte_person}} und ich haben gesprochen, und es passt diesmal nicht, weil {{absage_weil}}. Wir sind freundlich auseinandergegangen.

Das Gespräch war die Zeit wert. Danke, dass du an mich gedacht hast.

Herzliche Grüße
{{mein_name}}`,
          },
        ],
      },
      templateNote:
        "Speichern Sie Antwort und Dank, dann liegen beide am Tag der Vorstellung bereit. Nach dem Gespräch geht es mit dem Angebot aus einem der anderen Wege weiter.",
    },
    keepInTouch: {
      title: "In Verbindung bleiben",
      content: {
        title: "Dranbleiben, auch wenn nichts ansteht",
        description:
          "Meldet sich jemand nur bei leerem Kalender, merkt man es beim zweiten Mal. Legen Sie im Lead unter „Dranbleiben“ fest, alle wie viele Wochen Sie sich melden. Der Tag erscheint dann auf der Übersicht, und mit jeder Aktivität beginnt der Abstand von vorn.",
        tips: [
          {
            title: "Der Rhythmus",
            points: [
              "Klasse A alle 12 Wochen, Klasse B alle 26 Wochen als eigener Rhythmus.",
              "5 Namen am Freitagvormittag, zusammen 20 Minuten.",
              "Ein Gespräch am Rand einer Veranstaltung zählt. Tragen Sie die Aktivität ein, sonst schreiben Sie 3 Tage später, als wäre nichts gewesen.",
              "Laufende Kunden hören ohnehin von Ihnen und brauchen keinen Rhythmus.",
            ],
          },
          {
            title: "Was Sie mitbringen",
            points: [
              "Eine Bekanntschaft. Leute, die voneinander wissen sollten, sind das beste Geschenk, das Sie haben.",
              "Einen Hinweis auf etwas, das die andere Seite betrifft und das sie leicht übersieht.",
              "Eine Nachfrage zu dem, was beim letzten Mal offen war. Dafür lohnt der Blick in den Verlauf.",
              "Manchmal nichts als einen Anruf von 5 Minuten, wenn man so miteinander umgeht.",
            ],
            example:
              "„Beim letzten Mal stand die Inventur bevor und die neue Kollegin war krank. Ist beides gut ausgegangen?“",
          },
          {
            title: "Wann Sie aufhören",
            points: [
              "Bleiben 2 Nachrichten hintereinander ohne Antwort, stellen Sie auf „kein Rhythmus“ und warten auf einen echten Anlass.",
              "Bittet jemand um Ruhe, gilt das sofort. Das Schlagwort „nicht anschreiben“ hält es fest.",
              "Nach 12 Monaten ohne Kontakt fragt das CRM, ob Sie die Daten noch brauchen. Wenn nicht, löschen Sie den Lead (Art. 17 DSGVO).",
            ],
          },
        ],
      },
      guide: {
        title: "Die Nachricht ohne Anliegen",
        description: "2 bis 4 Sätze, die auch dann nützen, wenn nie ein Auftrag daraus wird.",
        parts: [
          { title: "Das Mitbringsel", text: "Ein Name, ein Hinweis oder die Frage nach etwas, das offen war." },
          { title: "Warum gerade Sie", text: "Ein Halbsatz, der nur für diese Person stimmt." },
          { title: "Kein Haken", text: "Keine Bitte in derselben Nachricht. Sie hat Zeit bis zum nächsten Mal." },
        ],
        samples: [
          {
            title: "Ein Hinweis, der nützt",
            text: `{{anrede}},

heute habe ich etwas gelesen, das Sie betreffen könnte. {{hinweis_satz}}

Vielleicht wissen Sie es längst, dann legen Sie es einfach beiseite. Ich hoffe, es geht Ihnen gut.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

heute habe ich etwas gelesen, das dich betreffen könnte. {{hinweis_satz}}

Vielleicht weißt du es längst, dann leg es einfach beiseite. Ich hoffe, es geht dir gut.

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Leute miteinander bekannt machen",
            text: `{{anrede}},

kennen Sie {{bekannte_person}}? Ich glaube, Sie hätten sich etwas zu erzählen, weil {{bekannt_weil}}.

Wenn Sie mögen, frage ich dort nach und mache Sie miteinander bekannt. Ein Ja reicht, und ein Nein ist auch recht.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

kennst du {{bekannte_person}}? Ich glaube, ihr hättet euch etwas zu erzählen, weil {{bekannt_weil}}.

Wenn du magst, frage ich dort nach und mache euch miteinander bekannt. Ein Ja reicht, und ein Nein ist auch recht.

Herzliche Grüße
{{mein_name}}`,
          },
          {
            title: "Nachfragen, was offen war",
            text: `{{anrede}},

bei unserem letzten Gespräch war etwas noch offen: {{offen_geblieben}}. Ich habe mich gerade gefragt, wie es weitergegangen ist.

Erzählen Sie es mir, wenn Sie einmal 5 Minuten haben? Es eilt nicht.

Herzliche Grüße
{{mein_name}}`,
            informal: `Hallo {{vorname}},

bei unserem letzten Gespräch war etwas noch offen: {{offen_geblieben}}. Ich habe mich gerade gefragt, wie es weitergegangen ist.

Erzählst du es mir, wenn du einmal 5 Minuten hast? Es eilt nicht.

Herzliche Grüße
{{mein_name}}`,
          },
        ],
      },
      checklist: {
        title: "20 Minuten am Freitag",
        points: [
          "Auf der Übersicht nachsehen, wer an der Reihe ist",
          "Für jeden Namen den Verlauf lesen, bevor Sie schreiben",
          "Höchstens 5 Nachrichten, jede mit einem eigenen Anlass",
          "Offenen Dank nachholen: Wer hat Sie vorgestellt und noch nichts gehört?",
          "Aktivität eintragen, damit der Rhythmus stimmt",
        ],
      },
      templateNote:
        "Speichern Sie Ihre Nachricht zum Dranbleiben ohne Anlass, dann fällt es auf, wenn Sie ihn vergessen haben.",
    },
  },
} satisfies Texts["guides/referral-journey"];
