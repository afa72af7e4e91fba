import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

// These texts do not contain the user's name. Otherwise anybody could register with a message as their name and have us
// mail it to any address.
const texts = {
  de: (sender: string) => ({
    heading: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    greeting: "Guten Tag,",
    paragraphs: [
      `diese Adresse wurde als neue Adresse eines Kontos bei ${sender} angegeben. Bestätigen Sie bitte innerhalb von 24 Stunden mit einem Klick, dass sie Ihnen gehört. Erst danach melden Sie sich mit ihr an.`,
    ],
    button: "Neue Adresse bestätigen",
    note: "Wenn Sie das nicht veranlasst haben, brauchen Sie nichts zu tun.",
  }),
  en: (sender: string) => ({
    heading: "Please confirm your new e-mail address",
    greeting: "Hello,",
    paragraphs: [
      `Somebody entered this address as the new address of an account at ${sender}. Please confirm within 24 hours that it is yours. You can sign in with it from then on.`,
    ],
    button: "Confirm new address",
    note: "If this was not you, you can ignore this e-mail.",
  }),
  fr: (sender: string) => ({
    heading: "Veuillez confirmer votre nouvelle adresse e-mail",
    greeting: "Bonjour,",
    paragraphs: [
      `Cette adresse a été indiquée comme nouvelle adresse d’un compte chez ${sender}. Veuillez confirmer sous 24 heures, d’un simple clic, qu’elle vous appartient. Vous pourrez ensuite vous connecter avec elle.`,
    ],
    button: "Confirmer la nouvelle adresse",
    note: "Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

export function emailChangeMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
