import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (sender: string) => ({
    heading: "Passwort zurücksetzen",
    greeting: "Guten Tag,",
    paragraphs: [
      `für Ihr Konto bei ${sender} wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest. Er gilt eine Stunde und lässt sich einmal verwenden.`,
    ],
    button: "Neues Passwort festlegen",
    note: "Wenn Sie kein neues Passwort angefordert haben, brauchen Sie nichts zu tun. Ihr Passwort bleibt unverändert.",
  }),
  en: (sender: string) => ({
    heading: "Reset your password",
    greeting: "Hello,",
    paragraphs: [
      `A new password was requested for your account at ${sender}. Set it with this link, which is valid for one hour and works once.`,
    ],
    button: "Set a new password",
    note: "If you did not ask for a new password, you can ignore this e-mail. Your password stays as it is.",
  }),
  fr: (sender: string) => ({
    heading: "Réinitialisez votre mot de passe",
    greeting: "Bonjour,",
    paragraphs: [
      `Un nouveau mot de passe a été demandé pour votre compte chez ${sender}. Choisissez-le avec ce lien, valable une heure et une seule fois.`,
    ],
    button: "Choisir un nouveau mot de passe",
    note: "Si vous n’avez pas demandé de nouveau mot de passe, vous n’avez rien à faire. Votre mot de passe reste inchangé.",
  }),
} satisfies Record<Language, unknown>;

export function resetMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
