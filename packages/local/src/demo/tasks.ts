import { addDays } from "@linkedpotential/contract/dates";
import type { Recurrence } from "@linkedpotential/contract/tasks/recurrence-rule";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { linkedTaskTitle } from "@linkedpotential/contract/templates/rules";

interface DemoTask extends Pick<Task, "title" | "category" | "priority" | "dueDate" | "description"> {
  recurrence?: Recurrence;
}

const monthly: Recurrence = {
  unit: "month",
  interval: 1,
  weekdays: [],
  dayOfMonth: null,
  basis: "due_date",
  endDate: null,
};

export const demoTasks = (today: string): DemoTask[] => [
  {
    title: "Angebot für die Nordlicht Energie GmbH fertigstellen",
    category: "Sales",
    priority: "high",
    dueDate: today,
    description: "Drei Pakete, Startworkshop getrennt ausweisen.",
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
    title: "Zwischenstand mit Frau Yıldız abstimmen",
    category: "Aktive Projekte",
    priority: "high",
    dueDate: addDays(today, 1),
    description: "Offene Punkte: Bildsprache, Freigabe der Startseite.",
  },
  {
    title: "Zielgruppe für das erste Quartal schärfen",
    category: "Strategie",
    priority: "low",
    dueDate: addDays(today, 5),
    description: "Welche drei Projekte liefen dieses Jahr am besten, und warum?",
  },
  {
    title: "Fünf Kontaktanfragen an Marketingleitungen senden",
    category: "Sales",
    priority: "medium",
    dueDate: addDays(today, 2),
    description: "",
  },
  {
    title: "Fallstudie Brauerei Weißenfels schreiben",
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
];
