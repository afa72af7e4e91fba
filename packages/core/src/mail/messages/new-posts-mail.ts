import { dayText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../config.ts";
import { layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";

const listedMax = 10;

const texts = {
  de: (sender: string, name: string, day: string) => ({
    subject: `${sender}: Neue Beiträge in der Community, ${day}`,
    heading: `Neue Beiträge in der Community, ${day}`,
    greeting: [`Guten Tag ${name},`, "das haben andere seit gestern Morgen veröffentlicht:"],
    more: "Die weiteren finden Sie in der Community.",
    button: "Community öffnen",
  }),
  en: (sender: string, name: string, day: string) => ({
    subject: `${sender}: New posts in the community, ${day}`,
    heading: `New posts in the community, ${day}`,
    greeting: [`Hello ${name},`, "This is what others have published since yesterday morning:"],
    more: "You will find the others in the community.",
    button: "Open the community",
  }),
  fr: (sender: string, name: string, day: string) => ({
    subject: `${sender} : nouvelles publications dans la communauté, ${day}`,
    heading: `Nouvelles publications dans la communauté, ${day}`,
    greeting: [`Bonjour ${name},`, "Voici ce que d’autres ont publié depuis hier matin :"],
    more: "Vous trouverez les autres dans la communauté.",
    button: "Ouvrir la communauté",
  }),
} satisfies Record<Language, unknown>;

/** Renders the daily digest of new posts. `author` is the name that other users see: a person or a company. */
export function newPostsMail(
  config: Config,
  recipient: Recipient,
  date: string,
  posts: readonly { title: string; author: string }[],
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { greeting, more, button, ...rest } = texts[language](workspaces[workspace], name, dayText(date, language));
  const listed = posts.slice(0, listedMax).map(({ title, author }) => `${title}\n${author}`);
  const paragraphs = [...greeting, ...listed, ...(posts.length > listedMax ? [more] : [])];
  const href = dashboardLink(config, workspace, { section: "community" });
  return layOutMail(config, { language, workspace, ...rest, paragraphs, button: { label: button, href }, unsubscribe });
}
