import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import { defaultWorkspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

const texts = {
  de: (sender: string, inviter: string, company: string, until: string) => ({
    subject: `${sender}: Einladung ins Team${company && ` von ${company}`}`,
    heading: `Einladung ins Team${company && ` von ${company}`}`,
    paragraphs: [
      "Guten Tag,",
      `${inviter || "ein Unternehmen"} lädt Sie ein, bei ${sender} gemeinsam Arbeitstage und Erkenntnisse festzuhalten. Die Einladung gilt bis zum ${until} und für diese Adresse.`,
    ],
    button: "Einladung ansehen",
    note: "Sie kennen den Absender nicht? Dann brauchen Sie nichts zu tun.",
  }),
  en: (sender: string, inviter: string, company: string, until: string) => ({
    subject: `${sender}: Invitation to the team${company && ` of ${company}`}`,
    heading: `Invitation to the team${company && ` of ${company}`}`,
    paragraphs: [
      "Hello,",
      `${inviter || "A company"} invites you to record working days and learnings together at ${sender}. The invitation is valid until ${until} and for this address.`,
    ],
    button: "See the invitation",
    note: "If you do not know the sender, you can ignore this e-mail.",
  }),
  fr: (sender: string, inviter: string, company: string, until: string) => ({
    subject: `${sender} : invitation dans l’équipe${company && ` de ${company}`}`,
    heading: `Invitation dans l’équipe${company && ` de ${company}`}`,
    paragraphs: [
      "Bonjour,",
      `${inviter || "Une entreprise"} vous invite à noter ensemble vos jours ouvrés et vos enseignements chez ${sender}. L’invitation est valable jusqu’au ${until} et pour cette adresse.`,
    ],
    button: "Voir l’invitation",
    note: "Vous ne connaissez pas l’expéditeur ? Dans ce cas, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

interface Invited {
  /** Empty when the company has no name. */
  company: string;
  /** Name of the owner. Empty when the owner's account is deleted. */
  inviter: string;
  expiresAt: string;
  href: string;
}

export function invitationMail(
  config: Config,
  language: Language,
  { company, inviter, expiresAt, href }: Invited,
): MailContent {
  const until = dateText(today(new Date(expiresAt)), language);
  const { button, ...rest } = texts[language](workspaces[defaultWorkspace], inviter, company, until);
  return layOutMail(config, { language, workspace: defaultWorkspace, ...rest, button: { label: button, href } });
}
