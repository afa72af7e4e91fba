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

/** Message with which the premium account responds to the project. */
export const demoProjectMessage =
  "Guten Tag, eine Terminbuchung mit Erinnerung habe ich für eine Werkstattkette mit elf Standorten gebaut, auch dort an eine alte Software angeschlossen. Barrierefrei ist sie nach EN 301 549 geprüft. Zwei Tage pro Woche passen mir ab Februar gut. Wollen wir uns dazu eine halbe Stunde austauschen?";
