import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

// These texts do not contain the user's name. Otherwise anybody could register with a message as their name and have us
// mail it to any address.
const texts = {
  de: (sender: string) => ({
    heading: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    greeting: "Guten Tag,",
    paragraphs: [
      `diese Adresse wurde bei ${sender} angegeben. Bestätigen Sie bitte innerhalb von 24 Stunden mit einem Klick, dass sie Ihnen gehört. Danach können Sie sich anmelden.`,
    ],
    button: "E-Mail-Adresse bestätigen",
    note: "Wenn Sie sich nicht registriert haben, brauchen Sie nichts zu tun.",
  }),
  en: (sender: string) => ({
    heading: "Please confirm your e-mail address",
    greeting: "Hello,",
    paragraphs: [
      `This address was used to register at ${sender}. Please confirm within 24 hours that it is yours. Then you can sign in.`,
    ],
    button: "Confirm e-mail address",
    note: "If you did not register, you can ignore this e-mail.",
  }),
  fr: (sender: string) => ({
    heading: "Veuillez confirmer votre adresse e-mail",
    greeting: "Bonjour,",
    paragraphs: [
      `Cette adresse a été indiquée chez ${sender}. Veuillez confirmer sous 24 heures, d’un simple clic, qu’elle vous appartient. Vous pourrez ensuite vous connecter.`,
    ],
    button: "Confirmer l’adresse e-mail",
    note: "Si vous n’avez pas créé de compte, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

export function verificationMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
