import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import { config } from "../config.ts";
import { layOutMail, type MailContent } from "./layout.ts";

const texts = {
  de: (sender: string, name: string) => ({
    subject: `Willkommen bei ${sender}`,
    heading: `Willkommen bei ${sender}`,
    paragraphs: [
      `Guten Tag ${name},`,
      "Ihre E-Mail-Adresse ist bestätigt, Ihr Konto ist bereit. Ein guter Anfang: Legen Sie Ihre ersten Leads mit einem Follow-up-Datum an. Was ansteht, finden Sie dann jeden Tag in Ihren Aufgaben.",
    ],
    button: "Jetzt anmelden",
  }),
  en: (sender: string, name: string) => ({
    subject: `Welcome to ${sender}`,
    heading: `Welcome to ${sender}`,
    paragraphs: [
      `Hello ${name},`,
      "your e-mail address is confirmed and your account is ready. A good start: enter your first leads with a follow-up date. What is due will then be among your tasks every day.",
    ],
    button: "Sign in",
  }),
  fr: (sender: string, name: string) => ({
    subject: `Bienvenue chez ${sender}`,
    heading: `Bienvenue chez ${sender}`,
    paragraphs: [
      `Bonjour ${name},`,
      "votre adresse e-mail est confirmée et votre compte est prêt. Pour bien commencer, saisissez vos premiers leads avec une date de relance. Ce qui est à faire figurera ensuite chaque jour dans vos tâches.",
    ],
    button: "Se connecter",
  }),
} satisfies Record<Language, unknown>;

export function welcomeMail(language: Language, workspace: Workspace, name: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], name);
  const href = `${config().siteUrl}/landing/${workspace}`;
  return layOutMail({ language, workspace, ...rest, button: { label: button, href } });
}
