import type { Language } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { forgotPasswordLink } from "../../link-to.ts";

const texts = {
  de: (moment: string) => ({
    heading: "Ihr Passwort wurde geändert",
    greeting: "Guten Tag,",
    paragraphs: [
      `das Passwort Ihres Kontos wurde am ${moment} geändert. Andere Geräte wurden abgemeldet. Wenn Sie das selbst waren, brauchen Sie nichts zu tun.`,
      "Wenn Sie das nicht waren, legen Sie bitte sofort ein neues Passwort fest.",
    ],
    button: "Neues Passwort festlegen",
  }),
  en: (moment: string) => ({
    heading: "Your password was changed",
    greeting: "Hello,",
    paragraphs: [
      `The password of your account was changed on ${moment}. Other devices were signed out. If this was you, there is nothing to do.`,
      "If it was not you, please set a new password right away.",
    ],
    button: "Set a new password",
  }),
  fr: (moment: string) => ({
    heading: "Votre mot de passe a été modifié",
    greeting: "Bonjour,",
    paragraphs: [
      `Le mot de passe de votre compte a été modifié le ${moment}. Les autres appareils ont été déconnectés. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.`,
      "Sinon, choisissez sans attendre un nouveau mot de passe.",
    ],
    button: "Choisir un nouveau mot de passe",
  }),
} satisfies Record<Language, unknown>;

export function passwordChangedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  moment: string,
): MailContent {
  const { button, ...rest } = texts[language](moment);
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: forgotPasswordLink(config, workspace) },
  });
}
