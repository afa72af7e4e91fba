import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

// These texts do not contain the user's name. Otherwise anybody could register with a message as their name and have us
// mail it to any address.
const texts = {
  de: (sender: string) => ({
    subject: `${sender}: Bitte bestätigen Sie Ihre E-Mail-Adresse`,
    heading: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
    paragraphs: [
      "Guten Tag,",
      `diese Adresse wurde bei ${sender} angegeben. Mit einem Klick bestätigen Sie, dass sie Ihnen gehört. Der Link gilt 24 Stunden.`,
    ],
    button: "E-Mail-Adresse bestätigen",
    note: "Sie haben sich nicht registriert? Dann brauchen Sie nichts zu tun.",
  }),
  en: (sender: string) => ({
    subject: `${sender}: Please confirm your e-mail address`,
    heading: "Please confirm your e-mail address",
    paragraphs: [
      "Hello,",
      `Somebody entered this address at ${sender}. Please confirm with one click that it is yours. The link is valid for 24 hours.`,
    ],
    button: "Confirm e-mail address",
    note: "If you did not register, you can ignore this e-mail.",
  }),
  fr: (sender: string) => ({
    subject: `${sender} : veuillez confirmer votre adresse e-mail`,
    heading: "Veuillez confirmer votre adresse e-mail",
    paragraphs: [
      "Bonjour,",
      `Cette adresse a été indiquée chez ${sender}. Un clic suffit pour confirmer qu’elle vous appartient. Le lien est valable 24 heures.`,
    ],
    button: "Confirmer l’adresse e-mail",
    note: "Vous ne vous êtes pas inscrit ? Dans ce cas, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

export function verificationMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
