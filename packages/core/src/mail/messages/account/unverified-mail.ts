import { dateText } from "@linkedpotential/contract/date-texts";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { signInLink } from "../../link-to.ts";

const texts = {
  de: (day: string) => ({
    heading: `Ihr Konto wird am ${day} gelöscht`,
    greeting: "Guten Tag,",
    paragraphs: [
      `mit dieser E-Mail-Adresse wurde bei uns ein Konto angelegt, die Adresse aber nicht bestätigt. Solche Konten löschen wir nach 30 Tagen, dieses also am ${day}.`,
      "Wenn Sie es behalten möchten, melden Sie sich vorher an und fordern dort einen neuen Bestätigungslink an. Wenn Sie kein Konto angelegt haben, brauchen Sie nichts zu tun.",
    ],
    button: "Zur Anmeldung",
  }),
  en: (day: string) => ({
    heading: `Your account will be deleted on ${day}`,
    greeting: "Hello,",
    paragraphs: [
      `An account was created with this e-mail address, but the address was never confirmed. We delete such accounts after 30 days, which means this one on ${day}.`,
      "To keep it, sign in before then and ask for a new confirmation link. If you did not create an account, there is nothing to do.",
    ],
    button: "Sign in",
  }),
  fr: (day: string) => ({
    heading: `Votre compte sera supprimé le ${day}`,
    greeting: "Bonjour,",
    paragraphs: [
      `Un compte a été créé avec cette adresse e-mail, mais elle n’a jamais été confirmée. Nous supprimons ces comptes au bout de 30 jours : celui-ci le sera le ${day}.`,
      "Pour le garder, connectez-vous avant cette date et demandez un nouveau lien de confirmation. Si vous n’avez pas créé de compte, vous n’avez rien à faire.",
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
  const { button, ...rest } = texts[language](dateText(erasedOn, language));
  return layOutMail(config, {
    language,
    workspace,
    ...rest,
    button: { label: button, href: signInLink(config, workspace, role) },
  });
}
