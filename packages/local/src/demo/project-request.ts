import type { NewProject } from "@linkedpotential/contract/community/schema";
import { demoCompany } from "./company.ts";

export const demoProjectRequest = {
  message:
    "Wir sind eine Praxisgruppe mit vier Standorten und treten bisher unter vier Namen auf. Bis zum Sommer brauchen wir eine gemeinsame Marke: Name, Zeichen, Farben und Vorlagen für Website und Briefpapier. Dafür rechnen wir mit 20 bis 25 Tagen. Können wir in den nächsten zwei Wochen eine halbe Stunde telefonieren?",
  sharesContact: true,
  company: demoCompany,
};

export const demoProject: NewProject = {
  title: "Terminbuchung für vier Praxen",
  content:
    "Unsere Patienten rufen an, um einen Termin zu bekommen, und warten dabei oft lange. Wir möchten, dass sie ihn selbst buchen: auf dem Handy, in vier Praxen, mit Erinnerung am Tag davor. Die Praxissoftware hat eine Schnittstelle, den Zugang besorgen wir.",
  language: "de",
  industry: "IT & Softwareentwicklung",
  lookingFor: ["TypeScript", "Schnittstellen", "Barrierefreiheit"],
  company: demoCompany,
  start: "Ab Februar",
  extent: "2 Tage pro Woche, 4 Monate",
  budget: "100 Euro pro Stunde",
};

/** Project of the colleague in the company of the business. */
export const demoColleagueProject: NewProject = {
  title: "Texte für unsere Kampagne in der Logistik",
  content:
    "Wir sprechen Betriebsleitungen großer Lager an, deren Beschäftigte in Schichten arbeiten. Dafür brauchen wir acht kurze Texte: zwei Seiten für die Website und sechs Nachrichten. Fachwissen zur Zahngesundheit bringen wir mit, Sie bringen die Sprache der Branche mit.",
  language: "de",
  industry: "Content Creation & Copywriting",
  lookingFor: ["Copywriting", "B2B", "Logistik"],
  company: demoCompany,
  start: "In vier Wochen",
  extent: "8 Tage",
  budget: "",
};

/** Project of the business that is filled. */
export const demoFilledProject: NewProject = {
  title: "Fotos von vier Praxen und ihren Teams",
  content:
    "Für die gemeinsame Website brauchen wir neue Fotos: Räume, Empfang und Teams in vier Praxen, an zwei Tagen und in einem Stil. Die Einwilligungen der Beschäftigten liegen vor.",
  language: "de",
  industry: "Fotografie & Videoproduktion",
  lookingFor: ["Porträtfotografie", "Bildbearbeitung"],
  company: demoCompany,
  start: "Sofort",
  extent: "2 Tage vor Ort",
  budget: "2.400 Euro",
};

/** Message with which the premium account responds to the project. */
export const demoProjectMessage =
  "Guten Tag, eine Terminbuchung mit Erinnerung habe ich für eine Werkstattkette mit elf Standorten gebaut, auch dort an eine alte Software angeschlossen. Barrierefrei ist sie nach EN 301 549 geprüft. Zwei Tage pro Woche passen mir ab Februar gut. Wollen wir uns dazu eine halbe Stunde austauschen?";

/** Notes on the shortlist of the demo company, by the account of the freelancer. */
export const demoShortlistNotes = {
  free: "Für die gemeinsame Marke. Nach der ersten Antwort telefonieren.",
  premium: "Könnte auch die Terminbuchung übernehmen.",
};
