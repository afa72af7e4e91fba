import type { ProgressState } from "@linkedpotential/contract/request-messages/progress";
import type { NewOffer } from "@linkedpotential/contract/request-messages/proposals";
import { demoCompany } from "./company.ts";

interface DemoMessage {
  by: "member" | "freelancer";
  text: string;
  offer?: NewOffer;
}

/** Request of a member of the demo company that a freelancer accepted, and the messages after it. */
export interface DemoConversation {
  request: { message: string; sharesContact: boolean; company: string };
  reply: string;
  messages: readonly DemoMessage[];
  progress: ProgressState;
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
