import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (sender: string) => ({
    subject: `${sender}: Passwort zurücksetzen`,
    heading: "Passwort zurücksetzen",
    paragraphs: [
      "Guten Tag,",
      `für Ihr Konto bei ${sender} wurde ein neues Passwort angefordert. Über den folgenden Link legen Sie es fest. Er gilt eine Stunde und lässt sich einmal verwenden.`,
    ],
    button: "Neues Passwort festlegen",
    note: "Sie haben kein neues Passwort angefordert? Dann brauchen Sie nichts zu tun, Ihr Passwort bleibt unverändert.",
  }),
  en: (sender: string) => ({
    subject: `${sender}: Reset your password`,
    heading: "Reset your password",
    paragraphs: [
      "Hello,",
      `A new password was requested for your account at ${sender}. Use the link below to set it. It is valid for one hour and can be used once.`,
    ],
    button: "Set a new password",
    note: "If you did not ask for a new password, you can ignore this e-mail. Your password stays as it is.",
  }),
  fr: (sender: string) => ({
    subject: `${sender} : réinitialiser le mot de passe`,
    heading: "Réinitialiser le mot de passe",
    paragraphs: [
      "Bonjour,",
      `Un nouveau mot de passe a été demandé pour votre compte chez ${sender}. Définissez-le avec le lien ci-dessous. Il est valable une heure et ne peut être utilisé qu’une fois.`,
    ],
    button: "Définir un nouveau mot de passe",
    note: "Vous n’avez pas demandé de nouveau mot de passe ? Dans ce cas, vous n’avez rien à faire, votre mot de passe reste inchangé.",
  }),
} satisfies Record<Language, unknown>;

export function resetMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
