import type { Texts } from "../../areas.ts";

export default {
  pinsel: {
    title: "Pinsel-Strategie",
    subtitle: "Erst ein breiter Strich, dann immer feinere",
    description:
      "Wer eine Wand streicht, beginnt mit dem breiten Pinsel und zieht die Kanten zuletzt. So hier: Die erste Nachricht nennt nur ein Thema, das gerade die ganze Branche bewegt. Die zweite gilt dieser einen Firma, das Follow-up einem einzigen Satz dieser einen Person. Kommt keine Antwort, legen Sie den Pinsel weg.",
    medium: "LinkedIn-Nachrichten",
    templates: [
      {
        id: "first-message",
        title: "Der breite Strich: das Thema",
        timing: "Tag 0, mit der Vernetzungsanfrage",
        content:
          "Guten Tag {{vorname}}, in der Branche reden gerade alle über {{thema}}. Die einen warten ab, die anderen fangen an. Ich wüsste gern, wo Sie stehen. Darf ich mich mit Ihnen vernetzen?",
      },
      {
        id: "second-message",
        title: "Der schmalere Strich: die Firma",
        timing: "1 Arbeitstag nach der Vernetzungsanfrage, sobald sie angenommen ist",
        content: `Guten Tag {{vorname}} {{nachname}},

schön, dass es geklappt hat. Ich habe mir gestern {{firma}} angesehen und bin an einer Meldung hängen geblieben: {{anlass}}.

Wird {{thema}} dadurch für Sie dringender, oder verschafft es Ihnen Luft?

Viele Grüße
{{mein_name}}`,
      },
      {
        id: "follow-up",
        title: "Der feinste Strich: ein einziger Punkt",
        timing: "7–13 Tage nach der zweiten Nachricht, wenn darauf eine Antwort kam",
        content: `Guten Tag {{vorname}} {{nachname}},

ein Satz aus Ihrer Antwort ging mir nach: „{{zitat}}“. Ich glaube, daran hängt mehr, als es klingt, und habe es mir auf einem Blatt aufgezeichnet.

Wenn Sie mögen, gehen wir das Blatt in einem kostenlosen Strategiegespräch durch. 15 Minuten reichen. Sie streichen, was bei {{firma}} nicht stimmt, und behalten den Rest.

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
      "Ein Brief mit Marke und Unterschrift liegt heute fast allein auf dem Schreibtisch. Danach wundert sich niemand über Ihre Vernetzungsanfrage, und angerufen wird erst nach einem Ja. Der Weg passt zu Kanzleien, Verwaltungen und Familienbetrieben; rechnen Sie mit fünf Briefen in der Woche.",
    medium: "Brief, LinkedIn, Telefon",
    templates: [
      {
        id: "letter",
        title: "Der Brief",
        timing: "Tag 0, auf Papier, im zweiten Absatz eine eigene Erfahrung",
        content: `Guten Tag {{vorname}} {{nachname}},

ich arbeite selbstständig im Bereich {{fach}} und schreibe Ihnen aus einem bestimmten Anlass: {{anlass}}.

In zwei anderen Häusern habe ich miterlebt, was danach kommt. Die neue Aufgabe war gut geplant, nur hatte niemand aufgeschrieben, wer so lange die alte weiterführt. Mich interessiert, wie Sie das bei {{firma}} gelöst haben.

In der kommenden Woche sende ich Ihnen eine Anfrage auf LinkedIn, dort ist eine Antwort weniger Mühe. Ist Ihnen das nicht recht, lassen Sie die Anfrage einfach liegen.

Mit freundlichen Grüßen
{{mein_name}}`,
      },
      {
        id: "connection-request",
        title: "Die Anfrage, die der Brief angekündigt hat",
        timing: "5–7 Tage nach dem Brief",
        content:
          "Guten Tag {{vorname}} {{nachname}}, vorige Woche kam ein Brief von mir zu {{anlass}}. Hier geht eine Antwort schneller als per Post. Freundliche Grüße, {{mein_name}}",
      },
      {
        id: "phone-call",
        title: "Die Bitte um ein Telefonat",
        timing: "Spätestens 1 Arbeitstag nach der ersten Antwort",
        content: `Guten Tag {{vorname}} {{nachname}},

vielen Dank für Ihre Antwort. Geschrieben würde daraus ein langer Wechsel, am Telefon sind es zwanzig Minuten.

Ich hätte drei Fragen: Was wurde bisher versucht? Was darf auf keinen Fall geschehen? Und brauchen Sie dafür überhaupt jemanden von außen?

Darf ich Sie am {{termin}} anrufen, und unter welcher Nummer?

Mit freundlichen Grüßen
{{mein_name}}`,
      },
    ],
  },
  bold: {
    title: "Neu und mutig",
    subtitle: "Stimme, Gesicht und ein Blatt Papier",
    description:
      "Sie zeigen etwas, bevor Sie etwas möchten: erst Ihre Stimme, dann Ihr Gesicht, am Ende eine Skizze, die der Firma bleibt. Das kostet je Person rund eine Stunde und lohnt sich nur für Leads der Klasse A. Nicht jeder mag es; das hören Sie nach der ersten Aufnahme und sparen sich die zweite.",
    medium: "Sprachnachricht, Video, Skizze",
    templates: [
      {
        id: "announcement",
        title: "Die Anfrage mit Widerspruch",
        timing: "Tag 0, als Notiz zur Anfrage",
        content:
          "Guten Tag {{vorname}}, Ihrem Satz zu {{thema}} wollte ich widersprechen, dann habe ich ihn aufgezeichnet und Ihnen recht gegeben. Die Skizze zeige ich Ihnen gern. Vernetzen wir uns?",
      },
      {
        id: "voice-message",
        title: "Die Sprachnachricht",
        timing: "1–2 Tage nach der Annahme, höchstens 40 Sekunden",
        content: `Guten Tag {{vorname}} {{nachname}}, hier ist {{mein_name}}. Ich spreche, weil ich beim Tippen dreimal neu angefangen habe.

Bei {{thema}} heißt es überall, es fehle am Geld. Nach Ihrem Beitrag glaube ich das nicht mehr. Woran scheitert es bei {{firma}} wirklich?

Sie müssen nicht zurücksprechen, drei getippte Wörter genügen. Einen guten Tag Ihnen.`,
      },
      {
        id: "video",
        title: "Das kurze Video",
        timing: "Am 2. oder 3. Tag nach der Antwort, 60–90 Sekunden, ein Blatt in der Hand",
        content: `Sie schrieben mir: „{{zitat}}“. Das habe ich aufgezeichnet, hier ist es.

Links sehen Sie, wie es heute läuft, so weit ich es von außen verstehe. Rechts fehlt eine einzige Übergabe. Mehr habe ich nicht geändert.

Einen Fehler enthält das Blatt sicher, denn ich kenne {{firma}} nur von der Straßenseite. Schreiben Sie mir, wo er steckt?`,
      },
      {
        id: "sketch",
        title: "Die Skizze zum Behalten",
        timing: "3–5 Tage nach dem Video, mit der Korrektur darin",
        content: `Guten Tag {{vorname}} {{nachname}},

hier ist das Blatt noch einmal, mit Ihrer Korrektur. Es gehört Ihnen, auch wenn wir nie zusammen arbeiten.

Eine Frage blieb offen, sie steht unten rechts: {{frage}}. Möchten Sie die mit mir klären, nennen Sie mir einen Tag. Möchten Sie es nicht, ist das Blatt trotzdem fertig.

Viele Grüße
{{mein_name}}`,
      },
    ],
  },
} satisfies Texts["guides/strategies"];
