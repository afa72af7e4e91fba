import { addDays } from "@linkedpotential/contract/dates";
import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";
import { type DemoWork, monthly } from "./work.ts";

export const workOfTobias: DemoWork = {
  tasks: (today) => [
    {
      title: "Rückweg für das Angebot an die Spedition Weserland beschreiben",
      category: "Sales",
      priority: "high",
      dueDate: today,
      description: "Eine Seite: wer entscheidet, wie lange es dauert, was bis dahin auf Papier läuft.",
    },
    {
      title: "Umsatzsteuer-Voranmeldung an die Kanzlei",
      category: "Admin",
      priority: "medium",
      dueDate: addDays(today, -1),
      description: "",
      recurrence: monthly,
    },
    {
      title: "Umzug der Standorte 6 bis 10 bei Harms & Söhne vorbereiten",
      category: "Aktive Projekte",
      priority: "high",
      dueDate: addDays(today, 2),
      description: "Liste der Drucker fehlt noch aus Celle und Uelzen.",
    },
    {
      title: "Lastkurve vom Juli für Frau Nowak auswerten",
      category: "Sales",
      priority: "high",
      dueDate: addDays(today, 1),
      description: "Minutenwerte aus den Protokollen von Herrn Stahmer.",
    },
    {
      title: linkedTaskTitle("Die Frage nach dem Rückweg"),
      category: "Content",
      priority: "medium",
      dueDate: addDays(today, 3),
      description: "Kommentare am selben Tag beantworten.",
    },
    {
      title: "Referenz Küstenkran als Fallstudie schreiben",
      category: "Content",
      priority: "low",
      dueDate: addDays(today, 9),
      description: "Zitat von Frau Janssen liegt vor, Zahlen aus der Abnahme übernehmen.",
    },
    {
      title: "Tagessatz für das nächste Jahr festlegen",
      category: "Strategie",
      priority: "medium",
      dueDate: addDays(today, 6),
      description: "Auslastung der letzten 6 Monate gegen die Absage von Ruhr Anlagenbau halten.",
    },
    {
      title: "AWS-Zertifikat verlängern",
      category: "Sonstiges",
      priority: "low",
      dueDate: addDays(today, 16),
      description: "",
    },
  ],
  templates: [
    {
      namespace: "hot",
      templateKey: "bewerbung",
      title: "Antwort auf eine Ablösung",
      content: `{{anrede}},

Ihre Ausschreibung nennt ein System, das niemand mehr gern anfasst, und einen Termin, der feststeht. In dieser Lage fange ich mit fünf Tagen Bestandsaufnahme an. Danach wissen Sie, welche Schnittstellen noch jemand benutzt und was am Tag des Umzugs schiefgehen kann.

Zuletzt waren es bei einer Spedition 14 Schnittstellen, von denen vier niemand vermisst hat.

Passt Ihnen ein Telefonat von 20 Minuten am {{termin}}? Ich würde gern wissen, wer bei {{firma}} das alte System am besten kennt.

Viele Grüße
{{mein_name}}`,
    },
    {
      namespace: "cold",
      templateKey: "vernetzungsanfrage",
      title: "Notiz nach einem Beitrag",
      content: `{{anrede}}, Ihr Satz über {{thema}} ist mir im Kopf geblieben. Ich ziehe alte Systeme um und kenne die Sorge davor. Vernetzen wir uns?`,
    },
    {
      namespace: "cold",
      templateKey: "zweitnachricht",
      title: "Nach einem Vortrag",
      content: `{{anrede}},

danke für Ihren Vortrag. Eine Frage ist geblieben. Wie haben Sie es hinbekommen, dass die Leute im Betrieb die neuen Zahlen wirklich benutzen?

Viele Grüße
{{mein_name}}`,
    },
    {
      namespace: "cold",
      templateKey: "followup",
      title: "Eine Woche danach",
      content: `{{anrede}},

Sie hatten gefragt, wann man ein System umzieht, das jeden Tag gebraucht wird. Bei einem Reeder war es ein Samstag im Februar, mit zwei Leuten im Hafen und einem Telefon, das niemand gebraucht hat.

Wann wäre bei {{firma}} die ruhigste Woche im Jahr?

Beste Grüße
{{mein_name}}`,
    },
    {
      namespace: "referral",
      templateKey: "wiedermelden",
      title: "Ein Jahr nach dem Umzug",
      content: `{{anrede}},

vor einem Jahr haben wir über {{projekt}} gesprochen. Wie ist es bei Ihnen weitergegangen?

Viele Grüße
{{mein_name}}`,
    },
    {
      namespace: "personal-branding",
      templateKey: "willkommen",
      title: "Die Frage nach dem Rückweg",
      content: `Vor jedem Umzug fragt jemand, was passiert, wenn es schiefgeht. Meistens ist es die Person, die am Montag um sechs die ersten Anrufe bekommt.

Ich schreibe seitdem den Rückweg vor dem Hinweg auf. Er steht auf einer Seite:
– Wer entscheidet, dass wir umkehren?
– Bis wann geht das noch?
– Was läuft so lange auf Papier?

Gebraucht habe ich diese Seite zweimal. Gelesen wird sie jedes Mal.

Wer stellt bei Ihnen diese Frage?`,
    },
  ],
};
