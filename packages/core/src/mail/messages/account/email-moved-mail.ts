import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (sender: string, moment: string, email: string) => ({
    subject: `${sender}: Ihre E-Mail-Adresse wurde geändert`,
    heading: "Ihre E-Mail-Adresse wurde geändert",
    paragraphs: [
      "Guten Tag,",
      `die neue Adresse Ihres Kontos wurde bestätigt (${moment}): ${email}. Ab jetzt melden Sie sich mit ihr an und bekommen unsere E-Mails dort. Waren Sie das selbst, brauchen Sie nichts zu tun.`,
      "Das waren Sie nicht? Dann holen Sie Ihr Konto mit diesem Link zurück: Diese Adresse gilt wieder, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest. Der Link gilt 7 Tage.",
    ],
    button: "Konto zurückholen",
  }),
  en: (sender: string, moment: string, email: string) => ({
    subject: `${sender}: Your e-mail address was changed`,
    heading: "Your e-mail address was changed",
    paragraphs: [
      "Hello,",
      `The new address of your account was confirmed (${moment}): ${email}. From now on, you sign in with it and receive our e-mails there. If this was you, you do not need to do anything.`,
      "Was this not you? Then get your account back with this link: this address becomes valid again, all devices are signed out, and you set a new password. The link is valid for 7 days.",
    ],
    button: "Get my account back",
  }),
  fr: (sender: string, moment: string, email: string) => ({
    subject: `${sender} : votre adresse e-mail a été modifiée`,
    heading: "Votre adresse e-mail a été modifiée",
    paragraphs: [
      "Bonjour,",
      `La nouvelle adresse de votre compte a été confirmée (${moment}) : ${email}. Vous vous connectez désormais avec elle et y recevez nos e-mails. Si c’était vous, vous n’avez rien à faire.`,
      "Ce n’était pas vous ? Alors récupérez votre compte avec ce lien : cette adresse sera de nouveau valable, tous les appareils seront déconnectés et vous définirez un nouveau mot de passe. Le lien est valable 7 jours.",
    ],
    button: "Récupérer le compte",
  }),
} satisfies Record<Language, unknown>;

export function emailMovedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { moment, email, href }: { moment: string; email: string; href: string },
): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], moment, email);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
