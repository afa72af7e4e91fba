import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

// These texts do not contain the user's name. Otherwise anybody could register with a message as their name and have us
// mail it to any address.
const texts = {
  de: (sender: string) => ({
    subject: `${sender}: Bitte bestätigen Sie Ihre neue E-Mail-Adresse`,
    heading: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
    paragraphs: [
      "Guten Tag,",
      `diese Adresse wurde als neue Adresse eines Kontos bei ${sender} angegeben. Mit einem Klick bestätigen Sie, dass sie Ihnen gehört. Erst danach melden Sie sich mit ihr an. Der Link gilt 24 Stunden.`,
    ],
    button: "Neue Adresse bestätigen",
    note: "Sie haben das nicht veranlasst? Dann brauchen Sie nichts zu tun.",
  }),
  en: (sender: string) => ({
    subject: `${sender}: Please confirm your new e-mail address`,
    heading: "Please confirm your new e-mail address",
    paragraphs: [
      "Hello,",
      `Somebody entered this address as the new address of an account at ${sender}. Please confirm with one click that it is yours. You can sign in with it only after that. The link is valid for 24 hours.`,
    ],
    button: "Confirm new address",
    note: "If this was not you, you can ignore this e-mail.",
  }),
  fr: (sender: string) => ({
    subject: `${sender} : veuillez confirmer votre nouvelle adresse e-mail`,
    heading: "Veuillez confirmer votre nouvelle adresse e-mail",
    paragraphs: [
      "Bonjour,",
      `Cette adresse a été indiquée comme nouvelle adresse d’un compte chez ${sender}. Un clic suffit pour confirmer qu’elle vous appartient. Vous ne pourrez vous connecter avec elle qu’ensuite. Le lien est valable 24 heures.`,
    ],
    button: "Confirmer la nouvelle adresse",
    note: "Ce n’était pas vous ? Dans ce cas, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

export function emailChangeMail(config: Config, language: Language, workspace: Workspace, href: string): MailContent {
  const { button, ...rest } = texts[language](workspaces[workspace]);
  return layOutMail(config, { language, workspace, ...rest, button: { label: button, href } });
}
