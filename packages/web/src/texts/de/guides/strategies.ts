import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Pinsel-Strategie",
    subtitle: "Erst ein breiter Strich, dann immer feinere",
    description:
      "Beim Streichen einer Wand kommt zuerst der breite Pinsel, die Kanten kommen zuletzt. Die erste Nachricht gilt einem Thema, das die ganze Branche beschäftigt, die zweite dieser einen Firma, die dritte einem einzigen Satz dieser einen Person. Werbung ohne vorherige Einwilligung ist nach § 7 UWG unzulässig, auch unter Unternehmen, und eine Nachricht, die auf einen Auftrag zielt, gilt in der Regel als Werbung. Fragen Sie deshalb nur, was Sie wirklich wissen möchten, und legen Sie den Pinsel weg, wenn keine Antwort kommt.",
    medium: "LinkedIn-Nachrichten",
    templates: [
      {
        id: "first-message",
        title: "Der breite Strich: das Thema",
        timing: "Tag 0, mit der Vernetzungsanfrage",
        text: "{{anrede}}, ab {{stichtag}} gilt {{neue_regel}}. Ich bin {{beruf}}, und man fragt mich oft, {{frage_der_kunden}}. Wie ist es bei Ihnen? Ich freue mich, wenn wir uns vernetzen, auch ohne Antwort darauf.",
        informal:
          "Hallo {{vorname}}, ab {{stichtag}} gilt {{neue_regel}}. Ich bin {{beruf}}, und man fragt mich oft, {{frage_der_kunden}}. Wie ist es bei dir? Ich freue mich, wenn wir uns vernetzen, auch ohne Antwort darauf.",
      },
      {
        id: "second-message",
        title: "Der schmalere Strich: die Firma",
        timing: "1 Arbeitstag nach der Vernetzungsanfrage, sobald sie angenommen ist",
        text: `{{anrede}},

danke, dass Sie die Anfrage angenommen haben. Auf den Seiten von {{firma}} bin ich an einer Meldung hängen geblieben: {{meldung}}.

Als {{beruf}} denke ich dabei zuerst an {{auswirkung}}. Macht {{neue_regel}} das für Sie schwieriger, oder sind Sie davon gar nicht betroffen? Ein Stichwort genügt mir.

Viele Grüße
{{mein_name}}`,
        informal: `Hallo {{vorname}},

danke, dass du die Anfrage angenommen hast. Auf den Seiten von {{firma}} bin ich an einer Meldung hängen geblieben: {{meldung}}.

Als {{beruf}} denke ich dabei zuerst an {{auswirkung}}. Macht {{neue_regel}} das für euch schwieriger, oder seid ihr davon gar nicht betroffen? Ein Stichwort genügt mir.

Viele Grüße
{{mein_name}}`,
      },
      {
        id: "follow-up",
        title: "Der feinste Strich: ein einziger Punkt",
        timing: "7–13 Tage nach der zweiten Nachricht, wenn darauf eine Antwort kam",
        text: `{{anrede}},

ein Satz aus Ihrer Antwort ging mir nach: „{{geschriebener_satz}}“. Ich habe daraufhin auf einem Blatt skizziert, {{skizzenthema}}.

Wenn Sie mögen, gehen wir es in einem kostenlosen Strategiegespräch von 15 Minuten durch. Sie streichen, was bei {{firma}} nicht stimmt, und behalten den Rest.

Passt es am {{termin}}?

Viele Grüße
{{mein_name}}`,
        informal: `Hallo {{vorname}},

ein Satz aus deiner Antwort ging mir nach: „{{geschriebener_satz}}“. Ich habe daraufhin auf einem Blatt skizziert, {{skizzenthema}}.

Wenn du magst, gehen wir es in einem kostenlosen Strategiegespräch von 15 Minuten durch. Du streichst, was bei {{firma}} nicht stimmt, und behältst den Rest.

Passt es am {{termin}}?

Viele Grüße
{{mein_name}}`,
      },
    ],
  },
  traditional: {
    title: "Traditionell",
    subtitle: "Ein Brief, eine Anfrage, ein Telefonat",
    description:
      "Ein Brief mit Marke und Unterschrift liegt heute fast allein auf dem Schreibtisch. Danach wundert sich niemand über Ihre Vernetzungsanfrage. Werbung per Brief ist ohne Einwilligung erlaubt, solange niemand widerspricht; ein Anruf setzt auch bei Firmen wenigstens eine mutmaßliche Einwilligung voraus (§ 7 UWG). Rufen Sie deshalb erst nach einem Ja an. Der Weg passt zu Kanzleien, Verwaltungen und Familienbetrieben; rechnen Sie mit 5 Briefen in der Woche.",
    medium: "Brief, LinkedIn, Telefon",
    templates: [
      {
        id: "letter",
        title: "Der Brief",
        timing: "Tag 0, auf Papier, im zweiten Absatz eine eigene Erfahrung",
        text: `{{anrede}},

ich arbeite selbstständig als {{beruf}} und schreibe Ihnen aus einem bestimmten Anlass: {{meldung}}.

Bei {{referenzkunde}} habe ich miterlebt, was danach kommt. {{projekterfahrung}} Mich interessiert, wie Sie das bei {{firma}} gelöst haben.

In der kommenden Woche sende ich Ihnen eine Anfrage auf LinkedIn, dort ist eine Antwort weniger Mühe. Ist Ihnen das nicht recht, lassen Sie die Anfrage einfach liegen.

Mit freundlichen Grüßen
{{mein_name}}`,
        informal: `Hallo {{vorname}},

ich arbeite selbstständig als {{beruf}} und schreibe dir aus einem bestimmten Anlass: {{meldung}}.

Bei {{referenzkunde}} habe ich miterlebt, was danach kommt. {{projekterfahrung}} Mich interessiert, wie ihr das bei {{firma}} gelöst habt.

In der kommenden Woche sende ich dir eine Anfrage auf LinkedIn, dort ist eine Antwort weniger Mühe. Ist dir das nicht recht, lass sie einfach liegen.

Herzliche Grüße
{{mein_name}}`,
      },
      {
        id: "connection-request",
        title: "Die Anfrage, die der Brief angekündigt hat",
        timing: "5–7 Tage nach dem Brief",
        text: "{{anrede}}, vorige Woche kam Post von mir, Anlass war {{meldung}}. Hier geht eine Antwort schneller als per Brief. Freundliche Grüße, {{mein_name}}",
        informal:
          "Hallo {{vorname}}, vorige Woche kam Post von mir, Anlass war {{meldung}}. Hier kannst du schneller antworten als per Brief. Viele Grüße, {{mein_name}}",
      },
      {
        id: "phone-call",
        title: "Die Bitte um ein Telefonat",
        timing: "Spätestens 1 Arbeitstag nach der ersten Antwort",
        text: `{{anrede}},

vielen Dank für Ihre Antwort. Schriftlich würde daraus ein langes Hin und Her, am Telefon sind es 20 Minuten.

Zu Ihrem Satz „{{geschriebener_satz}}“ hätte ich 3 Fragen. Was wurde bisher versucht? Was darf auf keinen Fall geschehen? Und brauchen Sie dafür überhaupt jemanden von außen?

Darf ich Sie am {{termin}} anrufen, und unter welcher Nummer?

Mit freundlichen Grüßen
{{mein_name}}`,
        informal: `Hallo {{vorname}},

vielen Dank für deine Antwort. Schriftlich würde daraus ein langes Hin und Her, am Telefon sind es 20 Minuten.

Zu deinem Satz „{{geschriebener_satz}}“ hätte ich 3 Fragen. Was wurde bisher versucht? Was darf auf keinen Fall geschehen? Und braucht ihr dafür überhaupt jemanden von außen?

Darf ich dich am {{termin}} anrufen, und unter welcher Nummer?

Herzliche Grüße
{{mein_name}}`,
      },
    ],
  },
  bold: {
    title: "Neu und mutig",
    subtitle: "Stimme, Gesicht und ein Blatt Papier",
    description:
      "Sie zeigen etwas, bevor Sie etwas möchten, erst Ihre Stimme, dann Ihr Gesicht, am Ende eine Skizze, die der Firma bleibt. Das kostet je Person rund eine Stunde und lohnt sich nur für Leads der Klasse A. Nicht alle mögen es. Das merken Sie nach der ersten Aufnahme und sparen sich die zweite. Auch Sprachnachricht und Video sind elektronische Werbung, wenn sie auf einen Auftrag zielen, und ohne vorherige Einwilligung unzulässig (§ 7 UWG). Nehmen Sie deshalb erst auf, wenn die Person auf Ihre Frage geantwortet hat.",
    medium: "Sprachnachricht, Video, Skizze",
    templates: [
      {
        id: "announcement",
        title: "Die Anfrage mit einem Zitat",
        timing: "Tag 0, als Notiz zur Anfrage",
        text: "{{anrede}}, Ihren Satz „{{geschriebener_satz}}“ habe ich skizziert. {{erkenntnis}} Die Skizze zeige ich Ihnen gern. Vernetzen wir uns?",
        informal:
          "Hallo {{vorname}}, deinen Satz „{{geschriebener_satz}}“ habe ich skizziert. {{erkenntnis}} Die Skizze zeige ich dir gern. Vernetzen wir uns?",
      },
      {
        id: "voice-message",
        title: "Die Sprachnachricht",
        timing: "1–2 Tage nach der Annahme, höchstens 40 Sekunden",
        text: `{{anrede}}, hier ist {{mein_name}}. Sie haben geschrieben: „{{geschriebener_satz}}“.

Bei {{referenzkunde}} habe ich etwas Ähnliches gesehen. {{projekterfahrung}} Ist das bei {{firma}} auch so?

Sie müssen nicht zurücksprechen, 3 getippte Wörter genügen. Einen guten Tag Ihnen.`,
        informal: `Hallo {{vorname}}, hier ist {{mein_name}}. Du hast geschrieben: „{{geschriebener_satz}}“.

Bei {{referenzkunde}} habe ich etwas Ähnliches gesehen. {{projekterfahrung}} Ist das bei {{firma}} auch so?

Du musst nicht zurücksprechen, 3 getippte Wörter genügen. Einen guten Tag dir.`,
      },
      {
        id: "video",
        title: "Das kurze Video",
        timing: "Am 2. oder 3. Tag nach der Antwort, 60–90 Sekunden, ein Blatt in der Hand",
        text: `{{anrede}}, Sie haben mir geschrieben: „{{geschriebener_satz}}“. Das habe ich skizziert, hier ist es.

Links sehen Sie, wie es heute läuft, soweit ich es von außen verstehe. Rechts habe ich eine einzige Sache geändert: {{übergabe}}.

Einen Fehler enthält das Blatt sicher, denn ich kenne {{firma}} nur von der Straßenseite. Schreiben Sie mir, wo er steckt?`,
        informal: `Hallo {{vorname}}, du hast mir geschrieben: „{{geschriebener_satz}}“. Das habe ich skizziert, hier ist es.

Links siehst du, wie es heute läuft, soweit ich es von außen verstehe. Rechts habe ich eine einzige Sache geändert: {{übergabe}}.

Einen Fehler enthält das Blatt sicher, denn ich kenne {{firma}} nur von der Straßenseite. Schreibst du mir, wo er steckt?`,
      },
      {
        id: "sketch",
        title: "Die Skizze zum Behalten",
        timing: "3–5 Tage nach dem Video, mit der Korrektur darin",
        text: `{{anrede}},

hier ist das Blatt noch einmal, mit Ihrer Korrektur. Es gehört Ihnen, auch wenn wir nie zusammenarbeiten.

Unten rechts steht, was für {{firma}} noch offen ist. {{offene_frage}} Möchten Sie das mit mir klären, nennen Sie mir einen Tag. Möchten Sie es nicht, ist das Blatt trotzdem fertig.

Viele Grüße
{{mein_name}}`,
        informal: `Hallo {{vorname}},

hier ist das Blatt noch einmal, mit deiner Korrektur. Es gehört dir, auch wenn wir nie zusammenarbeiten.

Unten rechts steht, was für {{firma}} noch offen ist. {{offene_frage}} Möchtest du das mit mir klären, nenn mir einen Tag. Möchtest du es nicht, ist das Blatt trotzdem fertig.

Viele Grüße
{{mein_name}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
