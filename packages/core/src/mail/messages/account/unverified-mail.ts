import { dateText } from "@linkedpotential/contract/date-texts";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { signInLink } from "../../link-to.ts";

const texts = {
  de: (sender: string, day: string) => ({
    subject: `${sender}: Ihr Konto wird am ${day} gelöscht`,
    heading: "Ihre E-Mail-Adresse ist noch nicht bestätigt",
    paragraphs: [
      "Guten Tag,",
      `mit dieser E-Mail-Adresse wurde bei uns ein Konto angelegt, die Adresse aber nie bestätigt. Solche Konten löschen wir nach 30 Tagen; dieses am ${day}.`,
      "Möchten Sie es behalten? Melden Sie sich an und fordern Sie dort einen neuen Bestätigungslink an. Haben Sie kein Konto angelegt, müssen Sie nichts tun.",
    ],
    button: "Zur Anmeldung",
  }),
  en: (sender: string, day: string) => ({
    subject: `${sender}: Your account will be deleted on ${day}`,
    heading: "Your e-mail address is not confirmed yet",
    paragraphs: [
      "Hello,",
      `An account was created with this e-mail address, but the address was never confirmed. We delete such accounts after 30 days; this one on ${day}.`,
      "Would you like to keep it? Sign in and ask for a new confirmation link there. If you did not create an account, you need not do anything.",
    ],
    button: "Sign in",
  }),
  fr: (sender: string, day: string) => ({
    subject: `${sender} : votre compte sera supprimé le ${day}`,
    heading: "Votre adresse e-mail n’est pas encore confirmée",
    paragraphs: [
      "Bonjour,",
      `Un compte a été créé avec cette adresse e-mail, mais elle n’a jamais été confirmée. Nous supprimons ces comptes au bout de 30 jours ; celui-ci le ${day}.`,
      "Vous souhaitez le garder ? Connectez-vous et demandez-y un nouveau lien de confirmation. Si vous n’avez pas créé de compte, vous n’avez rien à faire.",
    ],
    button: "Se connecter",
  }),
} satisfies Record<Language, unknown>;

export function unverifiedMail(
  config: Config,
  language: Language,
  workspace: Workspace,
  role: Role,
  erasedOn: string,
): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace], dateText(erasedOn, language));
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: signInLink(config, workspace, role) },
  });
}
