import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { forgotPasswordLink } from "../../link-to.ts";

const texts = {
  de: (sender: string, moment: string, email: string) => ({
    subject: `${sender}: Ihre E-Mail-Adresse soll geändert werden`,
    heading: "Ihre E-Mail-Adresse soll geändert werden",
    paragraphs: [
      "Guten Tag,",
      `für Ihr Konto wurde eine neue E-Mail-Adresse angegeben (${moment}): ${email}. Sie gilt erst, wenn sie über den Link bestätigt ist, den wir dorthin geschickt haben. Bis dahin melden Sie sich wie bisher an. Waren Sie das selbst, brauchen Sie nichts zu tun.`,
      "Das waren Sie nicht? Dann kennt jemand Ihr Passwort. Legen Sie jetzt ein neues fest: Das verwirft die neue Adresse und meldet alle Geräte ab.",
    ],
    button: "Neues Passwort festlegen",
  }),
  en: (sender: string, moment: string, email: string) => ({
    subject: `${sender}: Your e-mail address is about to change`,
    heading: "Your e-mail address is about to change",
    paragraphs: [
      "Hello,",
      `A new e-mail address was entered for your account (${moment}): ${email}. It takes effect only once it is confirmed with the link that we sent there. Until then, you sign in as before. If this was you, you do not need to do anything.`,
      "Was this not you? Then somebody knows your password. Set a new one now: this discards the new address and signs out all devices.",
    ],
    button: "Set a new password",
  }),
  fr: (sender: string, moment: string, email: string) => ({
    subject: `${sender} : votre adresse e-mail va être modifiée`,
    heading: "Votre adresse e-mail va être modifiée",
    paragraphs: [
      "Bonjour,",
      `Une nouvelle adresse e-mail a été indiquée pour votre compte (${moment}) : ${email}. Elle ne sera valable qu’une fois confirmée par le lien que nous y avons envoyé. D’ici là, vous vous connectez comme avant. Si c’était vous, vous n’avez rien à faire.`,
      "Ce n’était pas vous ? Alors quelqu’un connaît votre mot de passe. Définissez-en un nouveau maintenant : la nouvelle adresse sera abandonnée et tous les appareils seront déconnectés.",
    ],
    button: "Définir un nouveau mot de passe",
  }),
} satisfies Record<Language, unknown>;

export function emailAskedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { moment, email }: { moment: string; email: string },
): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], moment, email);
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: forgotPasswordLink(config, workspace) },
  });
}
