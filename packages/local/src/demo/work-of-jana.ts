import { addDays } from "@linkedpotential/contract/dates";
import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { type DemoWork, monthly } from "./work.ts";

export const workOfJana: DemoWork = {
  tasks: (today) => [
    {
      title: "Rückfrage zu Paket B für Nordlicht Energie vorbereiten",
      category: "Sales",
      priority: "high",
      dueDate: today,
      description: "Was der Startworkshop allein kostet und was im Paket.",
    },
    {
      title: "Steuerunterlagen an die Kanzlei schicken",
      category: "Admin",
      priority: "medium",
      dueDate: addDays(today, -2),
      description: "",
      recurrence: monthly,
    },
    {
      title: linkedTaskTitle("Was ein Startworkshop klärt"),
      category: "Content",
      priority: "medium",
      dueDate: addDays(today, 1),
      description: "Kommentare am selben Tag beantworten.",
    },
    {
      title: "Zwischenstand mit Herrn Unterberger abstimmen",
      category: "Aktive Projekte",
      priority: "high",
      dueDate: addDays(today, 1),
      description: "Offen sind die Bildsprache und die Freigabe der Startseite.",
    },
    {
      title: "Zielgruppe für das erste Quartal schärfen",
      category: "Strategie",
      priority: "low",
      dueDate: addDays(today, 5),
      description: "Welche drei Projekte liefen dieses Jahr am besten, und warum?",
    },
    {
      title: "5 Vernetzungsanfragen an Marketingleitungen senden",
      category: "Sales",
      priority: "medium",
      dueDate: addDays(today, 2),
      description: "",
    },
    {
      title: "Fallstudie Gelateria Rossi schreiben",
      category: "Content",
      priority: "low",
      dueDate: addDays(today, 12),
      description: "Vorher und nachher, Zahlen aus dem Abschlussgespräch.",
    },
    {
      title: "Bürostuhl reklamieren",
      category: "Sonstiges",
      priority: "low",
      dueDate: addDays(today, 9),
      description: "",
    },
  ],
  templates: [
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
  ],
};
