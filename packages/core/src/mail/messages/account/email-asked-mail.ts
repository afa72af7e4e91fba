import type { Language } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { forgotPasswordLink } from "../../link-to.ts";

const texts = {
  de: (moment: string, email: string) => ({
    heading: "Ihre E-Mail-Adresse soll geändert werden",
    greeting: "Guten Tag,",
    paragraphs: [
      `für Ihr Konto wurde am ${moment} eine neue E-Mail-Adresse angegeben: ${email}`,
      "Sie gilt erst, wenn sie über den Link bestätigt ist, den wir dorthin geschickt haben. Bis dahin melden Sie sich mit der bisherigen Adresse an. Wenn Sie das selbst waren, brauchen Sie nichts zu tun.",
      "Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie dann jetzt ein neues fest. Damit wird die neue Adresse verworfen, und alle Geräte werden abgemeldet.",
    ],
    button: "Neues Passwort festlegen",
  }),
  en: (moment: string, email: string) => ({
    heading: "Your e-mail address is about to change",
    greeting: "Hello,",
    paragraphs: [
      `A new e-mail address was entered for your account on ${moment}: ${email}`,
      "It takes effect once it has been confirmed with the link we sent there. Until then, sign in with your previous address. If this was you, there is nothing to do.",
      "If it was not you, somebody knows your password. Set a new one now. This discards the new address and signs you out on all devices.",
    ],
    button: "Set a new password",
  }),
  fr: (moment: string, email: string) => ({
    heading: "Votre adresse e-mail va être modifiée",
    greeting: "Bonjour,",
    paragraphs: [
      `Une nouvelle adresse e-mail a été indiquée pour votre compte le ${moment} : ${email}`,
      "Elle ne sera valable qu’une fois confirmée par le lien que nous y avons envoyé. D’ici là, connectez-vous avec votre adresse actuelle. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.",
      "Sinon, quelqu’un connaît votre mot de passe. Choisissez-en un nouveau dès maintenant : la nouvelle adresse sera abandonnée et tous les appareils seront déconnectés.",
    ],
    button: "Choisir un nouveau mot de passe",
  }),
} satisfies Record<Language, unknown>;

export function emailAskedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { moment, email }: { moment: string; email: string },
): MailContent {
  const { button, ...rest } = texts[language](moment, email);
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: forgotPasswordLink(config, workspace) },
  });
}
