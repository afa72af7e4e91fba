import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { forgotPasswordLink } from "../../link-to.ts";

const texts = {
  de: (sender: string, moment: string) => ({
    subject: `${sender}: Ihr Passwort wurde geändert`,
    heading: "Ihr Passwort wurde geändert",
    paragraphs: [
      "Guten Tag,",
      `das Passwort Ihres Kontos wurde geändert (${moment}). Andere Geräte wurden abgemeldet. Waren Sie das selbst, brauchen Sie nichts zu tun.`,
      "Das waren Sie nicht? Dann legen Sie jetzt ein neues Passwort fest.",
    ],
    button: "Neues Passwort festlegen",
  }),
  en: (sender: string, moment: string) => ({
    subject: `${sender}: Your password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      "Hello,",
      `The password of your account was changed (${moment}). Other devices were signed out. If this was you, you do not need to do anything.`,
      "Was this not you? Then set a new password now.",
    ],
    button: "Set a new password",
  }),
  fr: (sender: string, moment: string) => ({
    subject: `${sender} : votre mot de passe a été modifié`,
    heading: "Votre mot de passe a été modifié",
    paragraphs: [
      "Bonjour,",
      `Le mot de passe de votre compte a été modifié (${moment}). Les autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.`,
      "Ce n’était pas vous ? Alors définissez un nouveau mot de passe maintenant.",
    ],
    button: "Définir un nouveau mot de passe",
  }),
} satisfies Record<Language, unknown>;

export function passwordChangedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  moment: string,
): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], moment);
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: forgotPasswordLink(config, workspace) },
  });
}
