import type { Language } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (moment: string, email: string) => ({
    heading: "Ihre E-Mail-Adresse wurde geändert",
    greeting: "Guten Tag,",
    paragraphs: [
      `die neue Adresse Ihres Kontos wurde am ${moment} bestätigt: ${email}`,
      "Ab jetzt melden Sie sich mit ihr an und bekommen unsere E-Mails dort. Wenn Sie das selbst waren, brauchen Sie nichts zu tun.",
      "Wenn Sie das nicht waren, holen Sie Ihr Konto innerhalb von 7 Tagen mit diesem Link zurück. Dann gilt diese Adresse wieder, alle Geräte werden abgemeldet, und Sie legen ein neues Passwort fest.",
    ],
    button: "Konto zurückholen",
  }),
  en: (moment: string, email: string) => ({
    heading: "Your e-mail address was changed",
    greeting: "Hello,",
    paragraphs: [
      `The new address of your account was confirmed on ${moment}: ${email}`,
      "From now on, you sign in with it and receive our e-mails there. If this was you, there is nothing to do.",
      "If it was not you, use this link within 7 days to get your account back. It restores this address, signs you out on all devices and lets you set a new password.",
    ],
    button: "Get my account back",
  }),
  fr: (moment: string, email: string) => ({
    heading: "Votre adresse e-mail a été modifiée",
    greeting: "Bonjour,",
    paragraphs: [
      `La nouvelle adresse de votre compte a été confirmée le ${moment} : ${email}`,
      "Vous vous connectez désormais avec elle et y recevez nos e-mails. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.",
      "Sinon, récupérez votre compte avec ce lien, valable 7 jours : cette adresse-ci sera rétablie, tous les appareils seront déconnectés et vous choisirez un nouveau mot de passe.",
    ],
    button: "Récupérer mon compte",
  }),
} satisfies Record<Language, unknown>;

export function emailMovedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  { moment, email, href }: { moment: string; email: string; href: string },
): MailContent {
  const { button, ...rest } = texts[language](moment, email);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
