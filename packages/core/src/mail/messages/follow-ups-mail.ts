import { dayText } from "@linkedpotential/contract/date-texts";
import { mailedActions } from "@linkedpotential/contract/follow-up-links/token";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import { namePartsOf } from "@linkedpotential/contract/user/name-parts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import type { FollowUpLinks } from "../../follow-up-links/mailed-follow-up-links.ts";
import { type LinkedParagraph, labelled, layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import { shortened, subjectMax, subjectWith } from "../subject.ts";

/** Maximum number of follow-ups listed in the mail. Some mail programs cut off messages above 100 KB. */
const listedMax = 25;
const nextStepMax = 200;
/** Maximum number of names in the subject. */
const namedMax = 3;

const texts = {
  de: {
    today: (count: number) => `Heute ${count === 1 ? "1 Follow-up" : `${count} Follow-ups`}`,
    heading: (today: string, overdue: number) => (overdue ? `${today}, außerdem ${overdue} überfällig` : today),
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: (day: string) => `für heute (${day}) haben Sie sich vorgenommen:`,
    overdue: (count: number) =>
      `Außerdem ${count === 1 ? "ist 1 Follow-up" : `sind ${count} Follow-ups`} überfällig. Im Dashboard ${count === 1 ? "steht es" : "stehen sie"} unter „Heute“.`,
    more: (count: number) =>
      `${count === 1 ? "Ein weiteres Follow-up steht" : `${count} weitere stehen`} im Dashboard.`,
    nextStep: "Nächster Schritt",
    phone: "Telefon",
    open: "Lead öffnen",
    linkedin: "LinkedIn-Profil",
    actions: { done: "Erledigt", day: "+1 Tag", week: "+1 Woche" },
    button: "Follow-ups öffnen",
  },
  en: {
    today: (count: number) => `${count === 1 ? "1 follow-up" : `${count} follow-ups`} today`,
    heading: (today: string, overdue: number) => (overdue ? `${today}, and ${overdue} overdue` : today),
    greeting: (name: string) => `Hello ${name},`,
    intro: (day: string) => `This is what you planned for today (${day}):`,
    overdue: (count: number) =>
      `${count === 1 ? "1 more follow-up is" : `${count} more follow-ups are`} overdue. You will find ${count === 1 ? "it" : "them"} on the dashboard under “Today”.`,
    more: (count: number) => `${count === 1 ? "There is 1 more" : `There are ${count} more`} on the dashboard.`,
    nextStep: "Next step",
    phone: "Phone",
    open: "Open lead",
    linkedin: "LinkedIn profile",
    actions: { done: "Done", day: "+1 day", week: "+1 week" },
    button: "Open today’s follow-ups",
  },
  fr: {
    today: (count: number) => `${count === 1 ? "1 relance" : `${count} relances`} aujourd’hui`,
    heading: (today: string, overdue: number) => (overdue ? `${today}, et ${overdue} en retard` : today),
    greeting: (name: string) => `Bonjour ${name},`,
    intro: (day: string) => `Voici ce que vous avez prévu pour aujourd’hui (${day}) :`,
    overdue: (count: number) =>
      `${count === 1 ? "1 autre relance est" : `${count} autres relances sont`} en retard. Retrouvez-${count === 1 ? "la" : "les"} dans le tableau de bord, sous « Aujourd’hui ».`,
    more: (count: number) =>
      `${count === 1 ? "Une autre se trouve" : `${count} autres se trouvent`} dans le tableau de bord.`,
    nextStep: "Prochaine étape",
    phone: "Téléphone",
    open: "Ouvrir le lead",
    linkedin: "Profil LinkedIn",
    actions: { done: "Faite", day: "+1 jour", week: "+1 semaine" },
    button: "Ouvrir les relances du jour",
  },
} satisfies Record<Language, unknown>;

type FollowUp = Pick<LeadRow, "id" | "name" | "company" | "followUpNotes" | "nextStep" | "phone" | "linkedinUrl">;

interface DueWork {
  date: string;
  leads: readonly FollowUp[];
  /** Number of follow-ups that were due on earlier days. */
  overdue: number;
}

interface MailLinks {
  unsubscribe: UnsubscribeLinks;
  /** Returns the links that work off the follow-up of a lead without signing in. */
  followUpLinksOf: (leadId: number) => FollowUpLinks;
}

export function followUpsMail(
  config: Config,
  recipient: Recipient,
  { date, leads, overdue }: DueWork,
  { unsubscribe, followUpLinksOf }: MailLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const said = texts[language];
  const paragraphOf = (lead: FollowUp): LinkedParagraph => {
    const { id, followUpNotes, nextStep, phone, linkedinUrl } = lead;
    const facts = [
      followUpNotes,
      nextStep && labelled(language, said.nextStep, shortened(nextStep, nextStepMax)),
      phone && labelled(language, said.phone, phone),
    ];
    const place = dashboardLink(config, workspace, placeOf({ type: "crm_followup", relatedId: id }));
    const actions = followUpLinksOf(id);
    const links = [
      [{ label: said.open, href: place }, ...(linkedinUrl ? [{ label: said.linkedin, href: linkedinUrl }] : [])],
      mailedActions.map((action) => ({ label: said.actions[action], href: actions[action] })),
    ];
    return { title: titleOf(lead), text: facts.filter(Boolean).join("\n"), links };
  };
  const listed = leads.slice(0, listedMax);
  const rest = leads.length - listed.length;
  const today = said.today(leads.length);
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: said.heading(today, overdue),
    subject: subjectOf(language, today, leads),
    greeting: said.greeting(name),
    preview: listed.slice(0, namedMax).map(previewOf(language)).join(" · "),
    paragraphs: [
      said.intro(dayText(date, language)),
      ...listed.map(paragraphOf),
      ...(rest > 0 ? [said.more(rest)] : []),
      ...(overdue > 0 ? [said.overdue(overdue)] : []),
    ],
    button: { label: said.button, href: dashboardLink(config, workspace, { section: "dashboard" }) },
  });
}

const titleOf = ({ name, company }: FollowUp): string => `${name}, ${company}`;

const previewOf =
  (language: Language) =>
  (lead: FollowUp): string =>
    lead.followUpNotes ? labelled(language, titleOf(lead), lead.followUpNotes) : titleOf(lead);

/** Returns the subject with as many last names as fit, at least one. */
function subjectOf(language: Language, today: string, leads: readonly FollowUp[]): string {
  const names = leads.slice(0, namedMax).map(({ name }) => namePartsOf(name).at(-1) ?? name);
  const write = (list: string) => labelled(language, today, list);
  const listOf = (count: number) => `${names.slice(0, count).join(", ")}${count < leads.length ? " …" : ""}`;
  for (let count = names.length; count > 0; count -= 1) {
    const subject = write(listOf(count));
    if (subject.length <= subjectMax) return subject;
  }
  return subjectWith(write, names[0] ?? "");
}
