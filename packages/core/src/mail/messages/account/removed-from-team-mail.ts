import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { signInLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import { subjectWith } from "../../subject.ts";

interface Removed {
  /** Empty when the company has no name. */
  company: string;
  /** Name of the owner who removed the recipient. Empty when the owner's account is deleted. */
  owner: string;
}

const texts = {
  de: (name: string, owner: string) => ({
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `${owner || "die Leitung"} hat Sie aus dem Team entfernt. Sie sind deshalb überall abgemeldet. Was Sie eingetragen haben, bleibt mit Ihrem Namen im Unternehmen.`,
      "Ihr Konto bleibt bestehen. Nach der Anmeldung sehen Sie Ihren eigenen Bereich, auch Ihre Gespräche mit Freelancern.",
    ],
    button: "Zur Anmeldung",
  }),
  en: (name: string, owner: string) => ({
    greeting: `Hello ${name},`,
    paragraphs: [
      `${owner || "The owner"} has removed you from the team, so you are signed out everywhere. What you entered stays with the company, under your name.`,
      "You keep your account. When you sign in you see an area of your own, with your conversations with freelancers.",
    ],
    button: "Sign in",
  }),
  fr: (name: string, owner: string) => ({
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `${owner || "La direction"} vous a retiré de l’équipe. Vous êtes donc déconnecté partout. Vos saisies restent dans l’entreprise, avec votre nom.`,
      "Votre compte est conservé. Une fois connecté, vous retrouvez votre propre espace, avec vos échanges avec des freelances.",
    ],
    button: "Se connecter",
  }),
} satisfies Record<Language, unknown>;

const headings = {
  de: (company: string) => `Sie gehören nicht mehr zum Team${company && ` von ${company}`}`,
  en: (company: string) => `You are no longer in the team${company && ` of ${company}`}`,
  fr: (company: string) => `Vous n’êtes plus dans l’équipe${company && ` de ${company}`}`,
} satisfies Record<Language, unknown>;

export function removedFromTeamMail(config: Config, recipient: Recipient, { company, owner }: Removed): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { button, ...rest } = texts[language](name, owner);
  const heading = headings[language];
  return layOutMail(config, {
    ...{ language, workspace, ...rest },
    heading: heading(company),
    subject: subjectWith(heading, company),
    button: { label: button, href: signInLink(config, workspace, "business") },
  });
}
