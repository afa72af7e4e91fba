import type { Texts } from "../../areas.ts";

export default {
  pieces: {
    objections: {
      sections: [
        {
          title: "So üben Sie",
          paragraphs: [
            "Ein Einwand ist oft eine Frage, die höflich verpackt ist. Hören Sie ihn zu Ende, warten Sie einen Atemzug und fragen Sie nach, bevor Sie etwas erklären. Sprechen Sie zu jedem Satz zuerst Ihre eigene Antwort laut aus und öffnen Sie danach die Karte. Ändern Sie an unserer Fassung jedes Wort, das Sie so nicht sagen würden. Haken Sie ab, was sitzt.",
          ],
        },
        {
          title: "Wenn der Einwand bleibt",
          paragraphs: [
            "Manche Einwände sind ein Nein. Haken Sie einmal nach, öfter nicht. „Verstanden, dann passt es jetzt nicht. Darf ich mich im Frühjahr noch einmal bei Ihnen melden?“ Bei einem Ja notieren Sie Datum und Wortlaut im Verlauf des Leads. Ohne dieses Ja kann auch die spätere Nachfrage unzulässige Werbung sein (§\u00a07 UWG).",
          ],
        },
      ],
      objections: [
        {
          objection: "Das ist uns zu teuer.",
          behind: "Gemeint sein kann ein anderes Angebot, das Budget oder ein Gefühl.",
          answer: "Zu teuer im Vergleich womit? Liegt ein anderes Angebot vor, oder passt die Summe nicht ins Budget?",
          avoid: "Im selben Atemzug 10\u00a0% nachlassen.",
        },
        {
          objection: "Wir haben ein günstigeres Angebot.",
          behind: "Oft sind es 2 verschiedene Leistungen mit demselben Namen.",
          answer:
            "Das kann gut sein. Was ist darin enthalten, und wer macht die Arbeit? Wenn Sie mögen, gehen wir beide Angebote Zeile für Zeile durch.",
          avoid: "Eine Konkurrenz schlechtreden, die Sie nicht kennen.",
        },
        {
          objection: "Dafür haben wir gerade kein Budget.",
          behind: "Es stimmt, oder das Thema steht auf der Liste weiter unten.",
          answer:
            "Wann wird das nächste Budget verteilt, und wer meldet den Bedarf an? Ich schreibe Ihnen dafür gern eine Seite mit Aufwand und Nutzen.",
          avoid: "Umsonst anfangen, damit später etwas daraus wird.",
        },
        {
          objection: "Schicken Sie uns erst einmal Unterlagen.",
          behind: "Häufig ist es ein freundliches Ende des Gesprächs.",
          answer:
            "Gern. Welche Frage sollen sie beantworten? Dann schicke ich genau das statt 20 Seiten. Darf ich am Donnerstag dazu anrufen?",
          avoid: "Die Mappe schicken und warten.",
        },
        {
          objection: "Wir melden uns.",
          behind: "Niemand hat den nächsten Schritt vereinbart.",
          answer:
            "Gut. Was muss bis dahin noch geklärt werden? Wenn ich bis zum 15. nichts höre, frage ich einmal nach. Ist Ihnen das recht?",
          avoid: "Jede Woche fragen, ob es etwas Neues gibt.",
        },
        {
          objection: "Das machen wir intern.",
          behind: "Die Fachleute gibt es, die Zeit vielleicht nicht.",
          answer:
            "Das ist oft die beste Lösung. Wer übernimmt es, und was bleibt dafür liegen? Falls es im Herbst eng wird, können Sie mir einen Teil davon geben.",
          avoid: "Beweisen wollen, dass das Team es nicht kann.",
        },
        {
          objection: "Wir arbeiten schon mit jemandem.",
          behind: "Die Person ist vermutlich gut. Offen ist, was passiert, wenn sie ausfällt.",
          answer:
            "Dann bleiben Sie dabei. Gibt es etwas, das dort regelmäßig liegen bleibt? Oder fehlt eine Vertretung für den Urlaub?",
          avoid: "Nach den Fehlern der anderen Person fragen.",
        },
        {
          objection: "Sie kennen unsere Branche nicht.",
          behind: "Sorge vor einer langen Einarbeitung auf eigene Rechnung.",
          answer:
            "Das stimmt. Die Aufgabe kenne ich. Erzählen Sie mir, was bei Ihnen anders läuft, dann merken Sie an meinen Fragen, wie schnell ich hineinfinde.",
          avoid: "Branchenwissen behaupten, das im ersten Termin auffliegt.",
        },
        {
          objection: "Schaffen Sie das bis Freitag?",
          behind: "Jemand hat intern etwas zugesagt. Der Termin ist selten so fest, wie er klingt.",
          answer:
            "Bis Freitag schaffe ich den ersten Teil, den Rest bis zum Mittwoch danach. Was wird am Freitag zuerst gebraucht?",
          avoid: "Ja sagen und das Wochenende verplanen.",
        },
        {
          objection: "Machen Sie doch erst eine kostenlose Probe.",
          behind: "Unsicherheit, ob Sie liefern.",
          answer:
            "Eine Probe mache ich gern, als bezahlten Auftrag von 2 Tagen mit einem Ergebnis, das Sie behalten. Danach entscheiden Sie frei.",
          avoid: "Unbezahlt arbeiten und auf den großen Auftrag hoffen.",
        },
        {
          objection: "Fangen Sie doch fest bei uns an.",
          behind: "Ein Kompliment und der Wunsch nach Verlässlichkeit.",
          answer:
            "Das freut mich. Ich bleibe selbstständig. Was wäre mit einer Anstellung sicherer für Sie? Vielleicht lässt sich das im nächsten Auftrag regeln.",
          avoid: "Ausweichen und die Frage ein halbes Jahr offen lassen.",
        },
        {
          objection: "Das muss die Geschäftsführung entscheiden.",
          behind: "Ihr Gegenüber möchte, darf aber nicht allein.",
          answer:
            "Worauf wird sie achten? Ich schreibe Ihnen eine halbe Seite zum Weiterleiten oder komme für 20 Minuten dazu.",
          avoid: "Die Person übergehen und selbst oben anrufen.",
        },
      ],
    },
    profile: {
      sections: [
        {
          title: "So gehen Sie vor",
          paragraphs: [
            "Öffnen Sie Ihr LinkedIn-Profil auf dem Telefon und danach in einem privaten Fenster am Rechner, ohne angemeldet zu sein. So sehen Sie, was Fremde sehen. Haken Sie einen Punkt nur ab, wenn Sie ihn jemandem zeigen könnten, ohne etwas dazu zu sagen.",
          ],
        },
        {
          title: "Die Gegenprobe",
          paragraphs: [
            "Schicken Sie den Link an 2 Leute außerhalb Ihres Fachs und fragen Sie nur, womit man Sie beauftragen würde. Nennen beide dasselbe, ist die Profilzeile gut. Kommt „irgendwas mit IT“ zurück, wissen Sie, wo Sie morgen anfangen.",
            "Fehlen mehrere Häkchen, beginnen Sie mit Profilzeile und Info. Diese beiden Texte liest fast jede Person, der Sie schreiben, bevor sie antwortet. Dann kommen die Empfehlungen, weil andere dafür Zeit brauchen, und zum Schluss die Bilder.",
            "Übernehmen Sie die neuen Texte danach auch in Ihr Profil hier, vor allem Tätigkeitsbereich, Info und Skills. Wiederholen Sie den Check in einem halben Jahr oder wenn sich Ihr Angebot ändert.",
          ],
        },
      ],
      checklist: {
        title: "12 Punkte",
        points: [
          {
            title: "Foto",
            text: "Ihr Gesicht füllt etwa zwei Drittel des Bildes und ist gut beleuchtet. Das Bild ist höchstens 3 Jahre alt, am Bahnhof würde man Sie danach erkennen.",
          },
          {
            title: "Titelbild",
            text: "Es zeigt Ihre Arbeit oder einen Satz dazu, der auf dem Telefon noch lesbar ist. Ein Sonnenuntergang erzählt nichts über Sie.",
          },
          {
            title: "Profilzeile",
            text: "In den ersten 60 Zeichen steht, wem Sie wobei helfen. „Selbstständig“ und „offen für Neues“ sagen darüber nichts.",
          },
          {
            title: "Name und Adresse",
            text: "Der Name steht ohne Zusätze da, und die Adresse des Profils endet nicht mit Ziffern.",
          },
          {
            title: "Info, die ersten 3 Zeilen",
            text: "Mehr ist nicht zu sehen, bevor jemand den Text aufklappt. Dort stehen das Problem, das Sie lösen, und für wen.",
          },
          {
            title: "Info, der Rest",
            text: "2 Beispiele mit einer Zahl, ein Satz zur Arbeitsweise und einer dazu, was Sie nicht machen.",
          },
          {
            title: "Kontakt und Impressum",
            text: "Eine Telefonnummer oder E-Mail-Adresse finden auch Leute, mit denen Sie nicht vernetzt sind. Weil Sie das Profil geschäftlich nutzen, führt ein Link zum Impressum (§\u00a05 DDG).",
          },
          {
            title: "Im Fokus",
            text: "2 oder 3 Arbeiten mit Bild, die neueste aus dem letzten Jahr.",
          },
          {
            title: "Berufserfahrung",
            text: "Ihre Selbstständigkeit hat einen eigenen Eintrag mit Ergebnissen. Frühere Anstellungen kommen mit je 2 Zeilen aus.",
          },
          {
            title: "Kenntnisse",
            text: "Die ersten 3 sind die, für die Sie gebucht werden möchten, und nicht die, die Sie am längsten haben.",
          },
          {
            title: "Empfehlungen",
            text: "Mindestens 3 aus den letzten 2 Jahren, davon eine von einer Person, die Ihre Rechnungen freigegeben hat.",
          },
          {
            title: "Lebenszeichen",
            text: "Der letzte Beitrag oder Kommentar ist jünger als 4 Wochen und hat mit Ihrem Fach zu tun.",
          },
        ],
      },
      samples: [
        {
          title: "Profilzeile und Info",
          text: "{{angebot}} für {{zielgruppe}}\n\nDie meisten melden sich, wenn {{auslöser}}. Ich sehe mir zuerst die Ursache an und sage danach ehrlich, ob sich die Arbeit lohnt.\n\nAus den letzten Jahren:\n{{beispiel_mit_zahl}}\n{{zweites_beispiel}}\n\nNicht mein Fach: {{nicht_im_angebot}}.\n\nSie erreichen mich am besten hier per Nachricht.",
        },
      ],
    },
    reference: {
      sections: [
        {
          title: "Wann Sie fragen",
          paragraphs: [
            "Der beste Zeitpunkt ist die Woche nach der Abnahme. Die Arbeit ist noch in Erinnerung, und das Ergebnis ist schon zu sehen. Kündigen Sie die Bitte im Angebot an, etwa mit dem Satz „Am Ende frage ich Sie, wie es war, und ob ich davon erzählen darf“. Dann ist niemand überrascht.",
            "Fragen Sie im Abschlussgespräch und nicht Monate später per E-Mail. Der Bundesgerichtshof hat schon eine Zufriedenheitsbefragung per E-Mail als Werbung angesehen, für die eine Einwilligung nötig ist (Urteil vom 10. Juli 2018, VI ZR 225/17). Holen Sie das Ja im Gespräch ein und notieren Sie es mit Datum.",
          ],
        },
        {
          title: "Machen Sie es leicht",
          paragraphs: [
            "Auf die Bitte um ein paar nette Worte kommt meist „Die Zusammenarbeit war angenehm und professionell“ zurück. Das hilft niemandem. Stellen Sie lieber 3 Fragen. Was war vorher schwierig? Was ist heute anders, möglichst mit einer Zahl? Was würden Sie Leuten sagen, die überlegen, mich zu beauftragen?",
            "Noch leichter wird es, wenn Sie nach einem Telefonat von 10 Minuten selbst einen Entwurf schreiben, den die andere Seite frei ändert. Schreiben Sie darin nichts, was im Gespräch nicht gesagt wurde.",
          ],
        },
        {
          title: "Eine Seite, 5 Absätze",
          paragraphs: [
            "Eine Fallstudie liest man in 2 Minuten oder gar nicht. Diese Reihenfolge passt auf fast jedes Projekt.",
          ],
          points: [
            "Ausgangslage: welches Unternehmen, was klemmte, seit wann",
            "Auftrag: was Sie tun sollten und was ausdrücklich nicht",
            "Vorgehen: 3 Schritte, darunter einer, der schwierig war",
            "Ergebnis: eine Zahl vorher und nachher, mit Zeitraum und Herkunft",
            "Stimme: ein Zitat mit Name und Funktion",
          ],
        },
        {
          title: "Lassen Sie die Schwierigkeit drin",
          paragraphs: [
            "Eine Geschichte ohne Schwierigkeit liest sich wie ein Prospekt. Beschreiben Sie, was im zweiten Monat nicht ging, wie Sie es gemerkt haben und was Sie geändert haben. Genau danach fragt man Sie später im Erstgespräch.",
            "Bleiben Sie auch bei der Zahl ehrlich. „Die Bearbeitung dauert 2 statt 9 Tage, gemessen im März und im September“ überzeugt mehr als „78\u00a0% schneller“. Sagen Sie dazu, was nicht Ihr Anteil war.",
          ],
        },
        {
          title: "Wenn der Name geheim bleibt",
          paragraphs: [
            "Viele Verträge verbieten die Nennung. Eine anonyme Fassung geht oft trotzdem, solange niemand den Kunden erkennt. „Ein Maschinenbauer mit 400 Leuten in Ostwestfalen“ ist in manchen Branchen schon ein Name. Nehmen Sie Ort oder Größe heraus und lassen Sie den Text trotzdem freigeben. Für Logos und Fotos holen Sie die Erlaubnis schriftlich ein.",
          ],
        },
      ],
      checklist: {
        title: "Vor der Veröffentlichung",
        points: [
          "Die Freigabe liegt schriftlich vor, mit Datum",
          "Zahl, Zeitraum und Herkunft stehen dabei",
          "Eigener Anteil und Anteil des Teams sind getrennt",
          "Das Zitat ist im Wortlaut freigegeben",
          "Alle Personen auf Fotos haben zugestimmt",
          "Ein fachfremder Mensch hat die Seite verstanden",
        ],
      },
      samples: [
        {
          title: "3 Fragen nach der Zusage",
          text: "{{anrede}},\n\nvielen Dank, dass Sie mir im Abschlussgespräch eine Referenz zugesagt haben. Damit es schnell geht, habe ich 3 Fragen. Stichworte genügen, ich mache daraus einen Entwurf.\n\n1. Was war schwierig, bevor wir mit {{gemeinsame_arbeit}} begonnen haben?\n2. Was ist heute anders? Eine Zahl hilft, auch eine ungefähre.\n3. Was würden Sie Leuten sagen, die überlegen, mich zu beauftragen?\n\nVeröffentlicht wird nur, was Sie freigeben. Passt es Ihnen bis zum {{frist}}?\n\nViele Grüße\n{{mein_name}}",
          informal:
            "Hallo {{vorname}},\n\nvielen Dank, dass du mir im Abschlussgespräch eine Referenz zugesagt hast. Damit es schnell geht, habe ich 3 Fragen. Stichworte genügen, ich mache daraus einen Entwurf.\n\n1. Was war schwierig, bevor wir mit {{gemeinsame_arbeit}} begonnen haben?\n2. Was ist heute anders? Eine Zahl hilft, auch eine ungefähre.\n3. Was würdest du Leuten sagen, die überlegen, mich zu beauftragen?\n\nVeröffentlicht wird nur, was du freigibst. Passt es dir bis zum {{frist}}?\n\nViele Grüße\n{{mein_name}}",
        },
      ],
    },
  },
} satisfies Texts["guides/handbook-sales"];
