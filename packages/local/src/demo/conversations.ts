import type { ProgressState } from "@linkedpotential/contract/request-messages/progress";
import type { Appointment, NewOffer } from "@linkedpotential/contract/request-messages/proposals";
import { demoCompany } from "./company.ts";

/** Date for a meeting in the next week, on a day from 1, Monday, to 7. */
export interface DemoDate extends Pick<Appointment, "place"> {
  weekday: number;
  time: string;
  minutes: Appointment["minutes"];
}

interface DemoMessage {
  by: "member" | "freelancer";
  text: string;
  offer?: NewOffer;
  date?: DemoDate;
  /** Whether the message accepts the latest proposal. */
  accepts?: true;
}

/** Request of a member of the demo company that a freelancer accepted, and the messages after it. */
export interface DemoConversation {
  request: { message: string; sharesContact: boolean; company: string };
  reply: string;
  messages: readonly DemoMessage[];
  /** Absent when the messages set it: by an offer, or by accepting one. */
  progress?: ProgressState;
}

/** The last message is unread. */
export const demoTalk: DemoConversation = {
  request: {
    message:
      "Guten Tag, unsere vier Praxen arbeiten auf vier eigenen Servern, die bis Ende nächsten Jahres abgelöst werden. Wir suchen jemanden, der den Umzug in ein deutsches Rechenzentrum plant und begleitet, etwa zwei Tage pro Woche über vier Monate. Die Praxissoftware bleibt, der Hersteller ist eingebunden. Haben Sie so etwas schon gemacht?",
    sharesContact: true,
    company: demoCompany,
  },
  reply:
    "Guten Tag, ja: Zuletzt habe ich zwei Kliniken mit je 30 Arbeitsplätzen umgezogen, ohne einen Tag Stillstand. Den Umfang schätze ich ähnlich. Schicken Sie mir gern vorab, welche Software auf den Servern läuft.",
  messages: [
    {
      by: "member",
      text: "Danke für die schnelle Zusage. Auf allen vier Servern laufen die Praxissoftware, das Röntgenarchiv und die Telefonanlage. Das Archiv ist mit 6 TB am größten.",
    },
    {
      by: "freelancer",
      text: "Das passt. Mit dem Archiv würde ich anfangen, weil es am längsten kopiert und niemand darauf wartet. Wann ließe sich eine Praxis für einen halben Tag ansehen?",
    },
    { by: "member", text: "Die Praxis am Markt hat mittwochs ab 13 Uhr zu. Nächste oder übernächste Woche?" },
    {
      by: "freelancer",
      text: "Übernächste Woche Mittwoch um 13 Uhr. Ich bringe eine Liste der Fragen an den Hersteller mit.\nKönnen Sie bis dahin klären, wer den Vertrag mit dem Rechenzentrum unterschreibt?",
    },
  ],
  progress: "talking",
};

/** Conversation of the colleague, with an open offer. Both sides have read all messages. */
export const demoOffer: DemoConversation = {
  request: {
    message:
      "Hallo, für die Anmeldung am Empfang suchen wir eine Oberfläche, die auch an einem vollen Montag funktioniert. Es geht um sechs Bildschirmseiten auf einem Tablet, und vorher um zwei Tage Zuschauen am Tresen. Starten könnten wir im nächsten Monat.",
    sharesContact: true,
    company: demoCompany,
  },
  reply: "Gern, Zuschauen am Tresen ist genau mein Einstieg. Ab dem nächsten Monat habe ich zwei Tage pro Woche frei.",
  messages: [
    { by: "member", text: "Sehr schön. Was würden die sechs Seiten mit Zuschauen, Entwurf und einem Test kosten?" },
    {
      by: "freelancer",
      text: "Zwei Tage Zuschauen, sechs Tage Entwurf, ein Tag Test mit Ihrem Empfang. Änderungen nach dem Test sind enthalten.",
      offer: { amount: 880, unit: "day", days: 9 },
    },
    { by: "member", text: "Danke für das Angebot. Wir besprechen es am Freitag und melden uns am Montag." },
  ],
  progress: "offered",
};

/** Conversation about the project of the business, with an open offer and an agreed date. Both sides have read all messages. */
export const demoBooking: DemoConversation = {
  request: {
    message:
      "Guten Tag Herr Hagen, für unsere vier Praxen suchen wir jemanden, der die Terminbuchung baut und barrierefrei macht. Ihre Website für die Zahnarztpraxis kommt dem schon nahe. Die Schnittstelle der Praxissoftware ist beschrieben, ab Februar könnten wir beginnen. Passt das in Ihre Planung?",
    sharesContact: true,
    company: demoCompany,
  },
  reply:
    "Guten Tag, das passt gut: Ab Februar habe ich zwei Tage pro Woche frei. Die Beschreibung der Schnittstelle lese ich gern vorab.",
  messages: [
    {
      by: "member",
      text: "Die Beschreibung haben Sie heute per E-Mail bekommen. Was würde die Buchung für alle vier Praxen kosten?",
    },
    {
      by: "freelancer",
      text: "Buchung auf dem Handy, Erinnerung am Tag davor und Prüfung nach EN 301 549, für alle vier Praxen. Nicht enthalten sind Änderungen an der Praxissoftware.",
      offer: { amount: 480, unit: "day", days: 32 },
    },
    {
      by: "member",
      text: "Danke, das ist ein klares Angebot. Bevor wir entscheiden, würden wir gern mit Ihnen durch die Schnittstelle gehen.",
      date: { weekday: 3, time: "10:00", minutes: 45, place: "https://treffen.linkedpotential.example/buchung" },
    },
    { by: "freelancer", text: "Der Termin passt. Ich bringe die offenen Fragen mit.", accepts: true },
    { by: "member", text: "Sehr gut, bis nächste Woche." },
  ],
};

/** Conversation about the filled project of the business, which has accepted the offer. */
export const demoPhotos: DemoConversation = {
  request: {
    message:
      "Guten Tag Herr Kovač, Ihre Bilder aus Werkstätten zeigen Menschen bei der Arbeit, und so sollen auch unsere vier Praxen aussehen. Wir brauchen Räume, Empfang und Teams in einem Stil, an zwei Tagen vor Ort. Die Einwilligungen liegen vor. Hätten Sie im nächsten Monat Zeit?",
    sharesContact: true,
    company: demoCompany,
  },
  reply: "Guten Tag, sehr gern. Zwei Tage im nächsten Monat bekomme ich unter.",
  messages: [
    {
      by: "freelancer",
      text: "Zwei Tage vor Ort in vier Praxen, 60 bearbeitete Bilder, Nutzung für Website und Druck ohne Frist. Die Anfahrt ist enthalten.",
      offer: { amount: 2400, unit: "total", days: 2 },
    },
    { by: "member", text: "So machen wir es. Wir freuen uns auf Sie.", accepts: true },
    {
      by: "freelancer",
      text: "Danke für den Auftrag. Wollen wir vorab die Reihenfolge der Praxen festlegen?",
      date: { weekday: 5, time: "11:00", minutes: 30, place: "Telefon" },
    },
    { by: "member", text: "Der Termin passt, wir rufen Sie an.", accepts: true },
  ],
};
