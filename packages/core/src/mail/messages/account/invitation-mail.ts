import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language } from "@linkedpotential/contract/user/schema";
import { defaultWorkspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { subjectWith } from "../../subject.ts";

const texts = {
  de: (sender: string, inviter: string, until: string) => ({
    greeting: "Guten Tag,",
    paragraphs: [
      `${inviter || "ein Unternehmen"} lädt Sie ein, bei ${sender} gemeinsam Arbeitstage und Erkenntnisse festzuhalten. Sie können die Einladung bis zum ${until} mit dieser E-Mail-Adresse annehmen.`,
    ],
    button: "Einladung ansehen",
    note: "Wenn Ihnen die Einladung nichts sagt, brauchen Sie nichts zu tun.",
  }),
  en: (sender: string, inviter: string, until: string) => ({
    greeting: "Hello,",
    paragraphs: [
      `${inviter || "A company"} has invited you to its team at ${sender}, where you record working days and learnings together. You can accept until ${until}, with this e-mail address.`,
    ],
    button: "View the invitation",
    note: "If you do not know who this is from, you can ignore this e-mail.",
  }),
  fr: (sender: string, inviter: string, until: string) => ({
    greeting: "Bonjour,",
    paragraphs: [
      `${inviter || "Une entreprise"} vous invite à noter ensemble vos jours ouvrés et vos enseignements chez ${sender}. Vous pouvez accepter jusqu’au ${until}, avec cette adresse e-mail.`,
    ],
    button: "Voir l’invitation",
    note: "Si cette invitation ne vous dit rien, vous n’avez rien à faire.",
  }),
} satisfies Record<Language, unknown>;

/** `company` is empty when it has no name. */
const headings = {
  de: (company: string) => `Einladung ins Team${company && ` von ${company}`}`,
  en: (company: string) => (company ? `${company} invites you to its team` : "Invitation to a team"),
  fr: (company: string) => (company ? `${company} vous invite dans son équipe` : "Invitation à rejoindre une équipe"),
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
  const { button, ...rest } = texts[language](workspaces[defaultWorkspace], inviter, until);
  const heading = headings[language];
  return layOutMail(config, {
    ...{ language, workspace: defaultWorkspace, ...rest },
    heading: heading(company),
    subject: subjectWith(heading, company),
    button: { label: button, href },
  });
}
