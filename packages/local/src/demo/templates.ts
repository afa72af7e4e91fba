import type { NewTemplate } from "@linkedpotential/contract/templates/schema";

export const demoTemplates: readonly NewTemplate[] = [
  {
    namespace: "hot",
    templateKey: "bewerbung",
    title: "Antwort auf ein Marken-Projekt",
    content: `Guten Tag {{name}},

Ihre Ausschreibung nennt zwei Dinge, die sich leicht im Weg stehen: ein neuer Auftritt bis zum Frühjahr und vier Abteilungen, die mitreden. Genau daran habe ich zuletzt bei einem Energieversorger gearbeitet.

Damals half ein halber Tag zu Beginn, an dem alle Beteiligten drei Entscheidungen gemeinsam trafen. Danach gab es keine Runde mehr, in der jemand von vorn anfing.

Passt Ihnen ein Telefonat von 20 Minuten am {{termin}}? Ich würde gern verstehen, wer bei {{firma}} am Ende freigibt.

Viele Grüße
{{mein_name}}`,
  },
  {
    namespace: "cold",
    templateKey: "vernetzungsanfrage",
    title: "Nach einem Beitrag",
    content: `Hallo {{vorname}}, in Ihrem Beitrag zu {{thema}} blieb ich an der Frage nach der Freigabe hängen. Daran arbeite ich auch gerade. Vernetzen wir uns?`,
  },
  {
    namespace: "cold",
    templateKey: "followup",
    title: "Eine Woche danach",
    content: `Hallo {{vorname}},

letzte Woche schrieben Sie, dass bei {{firma}} erst das Budget für das nächste Jahr steht, bevor sich am Auftritt etwas bewegt. Wie machen Sie das, wenn schon vorher Messen anstehen?

Beste Grüße
{{mein_name}}`,
  },
  {
    namespace: "personal-branding",
    templateKey: "willkommen",
    title: "Was ein Startworkshop klärt",
    content: `„Wir brauchen ein neues Logo.“ So begann fast jedes meiner Projekte. Und fast nie war es das Logo.

In den ersten drei Stunden frage ich nur:
– Wer soll Sie in einem Jahr zuerst anrufen?
– Was verstehen Kunden heute falsch?
– Wer entscheidet am Ende, und woran?

Erst dann zeichne ich. Welche Frage stellen Sie als erste?`,
  },
];
