import { dayText } from "@linkedpotential/contract/date-texts";
import { mailedActions } from "@linkedpotential/contract/follow-up-links/token";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import type { FollowUpLinks } from "../../follow-up-links/mailed-follow-up-links.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";

/** Maximum number of follow-ups listed in the mail. Some mail programs cut off messages above 100 KB. */
const listedMax = 50;

const texts = {
  de: (sender: string, name: string, day: string) => ({
    subject: `${sender}: Ihre Follow-ups für ${day}`,
    heading: `Ihre Follow-ups für ${day}`,
    greeting: [`Guten Tag ${name},`, "für diesen Tag haben Sie sich im CRM vorgenommen:"],
    more: "Die weiteren finden Sie im CRM.",
    button: "CRM öffnen",
    actions: { done: "Erledigt", day: "+1 Tag", week: "+1 Woche" },
  }),
  en: (sender: string, name: string, day: string) => ({
    subject: `${sender}: Your follow-ups for ${day}`,
    heading: `Your follow-ups for ${day}`,
    greeting: [`Hello ${name},`, "This is what you planned in the CRM for the day:"],
    more: "You will find the others in the CRM.",
    button: "Open the CRM",
    actions: { done: "Done", day: "+1 day", week: "+1 week" },
  }),
  fr: (sender: string, name: string, day: string) => ({
    subject: `${sender} : vos relances du ${day}`,
    heading: `Vos relances du ${day}`,
    greeting: [`Bonjour ${name},`, "Voici ce que vous avez prévu dans le CRM pour cette journée :"],
    more: "Vous trouverez les autres dans le CRM.",
    button: "Ouvrir le CRM",
    actions: { done: "Faite", day: "+1 jour", week: "+1 semaine" },
  }),
} satisfies Record<Language, unknown>;

type FollowUp = Pick<LeadRow, "id" | "name" | "company" | "followUpNotes">;

interface MailLinks {
  unsubscribe: UnsubscribeLinks;
  /** Returns the links that work off the follow-up of a lead without signing in. */
  followUpLinksOf: (leadId: number) => FollowUpLinks;
}

export function followUpsMail(
  config: Config,
  recipient: Recipient,
  date: string,
  followUps: readonly FollowUp[],
  { unsubscribe, followUpLinksOf }: MailLinks,
): MailContent {
  const { language } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, more, button, actions, ...rest } = texts[language](
    workspaces[workspace],
    recipient.name,
    dayText(date, language),
  );
  const listed = followUps.slice(0, listedMax).map(({ id, name, company, followUpNotes }) => {
    const who = `${name}, ${company}`;
    const links = followUpLinksOf(id);
    return {
      text: followUpNotes ? `${who}\n${followUpNotes}` : who,
      links: mailedActions.map((action) => ({ label: actions[action], href: links[action] })),
    };
  });
  const paragraphs = [...greeting, ...listed, ...(followUps.length > listedMax ? [more] : [])];
  const href = dashboardLink(config, workspace, { section: "leads" });
  return layOutMail(config, { language, workspace, ...rest, paragraphs, button: { label: button, href }, unsubscribe });
}
