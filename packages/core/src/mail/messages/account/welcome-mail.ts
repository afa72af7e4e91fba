import type { Language, Role } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (sender: string, name: string, start: string) => ({
    subject: `Willkommen bei ${sender}`,
    heading: `Willkommen bei ${sender}`,
    paragraphs: [`Guten Tag ${name},`, `Ihre E-Mail-Adresse ist bestätigt, Ihr Konto ist bereit. ${start}`],
    button: "Jetzt anmelden",
  }),
  en: (sender: string, name: string, start: string) => ({
    subject: `Welcome to ${sender}`,
    heading: `Welcome to ${sender}`,
    paragraphs: [`Hello ${name},`, `Your e-mail address is confirmed and your account is ready. ${start}`],
    button: "Sign in",
  }),
  fr: (sender: string, name: string, start: string) => ({
    subject: `Bienvenue chez ${sender}`,
    heading: `Bienvenue chez ${sender}`,
    paragraphs: [`Bonjour ${name},`, `Votre adresse e-mail est confirmée et votre compte est prêt. ${start}`],
    button: "Se connecter",
  }),
} satisfies Record<Language, unknown>;

const starts = {
  de: {
    freelancer:
      "Ein guter Anfang: Legen Sie Ihre ersten Leads mit einem Follow-up-Datum an. Was ansteht, finden Sie dann jeden Tag in Ihren Aufgaben.",
    business:
      "Ein guter Anfang: Tragen Sie in den KPIs ein, was Ihr Team heute erreicht hat. In der Übersicht sehen Sie dann, welche Zielgruppe trägt.",
  },
  en: {
    freelancer:
      "A good way to start: add your first leads with a follow-up date. What is due then shows up in your tasks each day.",
    business:
      "A good way to start: enter under KPIs what your team has achieved today. The overview then shows which target group works best.",
  },
  fr: {
    freelancer:
      "Pour bien commencer, saisissez vos premiers leads avec une date de relance. Ce qui est à faire figurera ensuite chaque jour dans vos tâches.",
    business:
      "Pour bien commencer, saisissez dans les KPI ce que votre équipe a obtenu aujourd’hui. L’aperçu montre ensuite quel groupe cible donne les meilleurs résultats.",
  },
} satisfies Record<Language, Record<Role, string>>;

interface Newcomer {
  name: string;
  role: Role;
}

export function welcomeMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { name, role }: Newcomer,
): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], name, starts[language][role]);
  const href = `${config.siteUrl}${role === "business" ? "/business" : `/landing/${workspace}`}`;
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
