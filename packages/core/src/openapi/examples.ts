import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { CallOf } from "@linkedpotential/contract/route";
import type { Routes } from "@linkedpotential/contract/routes";

type BodyOf<Id extends RouteId> = CallOf<Routes[Id]> extends { body: infer Body } ? Body : never;
type WithBody = { [Id in RouteId]: [BodyOf<Id>] extends [never] ? never : Id }[RouteId];

const email = "ida.oez@example.org";
const workspaceSlug = "freelance";
const task = { title: "Angebot schreiben", category: "Sales", priority: "high", dueDate: "2027-03-12" } as const;

/** A body that each route takes, as far as its secrets exist. */
const examples: { [Id in WithBody]: Partial<BodyOf<Id>> } = {
  "auth/login": { email, password: "ein-langer-satz", rememberMe: true, workspaceSlug },
  "auth/register": { name: "Ida Öz", email, password: "ein-langer-satz", workspaceSlug },
  "auth/register-business": { name: "Ida Öz", email, password: "ein-langer-satz", registrationCode: "NORD-2027" },
  "auth/verify-email": { token: "aus-der-Mail", email },
  "auth/confirm-email": { token: "aus-der-Mail", email },
  "auth/revert-email": { token: "aus-der-Mail", email },
  "auth/resend-verification": { email, workspaceSlug },
  "auth/forgot-password": { email, workspaceSlug },
  "auth/reset-password": { token: "aus-der-Mail", email, newPassword: "ein-neuer-langer-satz" },
  "auth/change-password": { currentPassword: "ein-langer-satz", newPassword: "ein-neuer-langer-satz" },
  "user/set-language": { language: "fr" },
  "user/update-settings": { theme: "dark", notifications: { crm_followup: { mail: false } } },
  "profile/update": {
    name: "Ida Öz",
    email,
    activityArea: "Sales & Akquise",
    linkedinUrl: "https://www.linkedin.com/in/ida-oez",
    skills: ["Kaltakquise", "Verhandeln"],
    description: "Ich gewinne Kunden für Handwerksbetriebe.",
  },
  "support/send": { subject: "Frage zum Import", message: "Wie lade ich eine Datei hoch?" },
  "tasks/create": task,
  "tasks/update": { ...task, status: "completed" },
  "leads/create": {
    name: "Jürgen Groß",
    company: "Müller & Söhne GmbH",
    position: "Einkaufsleiter",
    email: "j.gross@example.org",
    followUpDate: "2027-03-12",
    dealValue: 12_500.5,
    tags: ["SaaS"],
  },
  "leads/update": { status: "qualified", closingProbability: 60 },
  "leads/log-touch": { type: "call", text: "Will im April beginnen." },
  "leads/import": { csv: "Name;Unternehmen;Position\nIda Öz;Nord AG;CEO\n", dryRun: true },
};

export const exampleOf = (id: RouteId): unknown => (examples as Partial<Record<RouteId, unknown>>)[id];
