import { matchingEntries } from "@linkedpotential/contract/community/matching-entries";
import { dayText } from "@linkedpotential/contract/date-texts";
import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../config.ts";
import { type LinkedParagraph, labelled, layOutMail, type MailContent, type UnsubscribeLinks } from "../layout.ts";
import { dashboardLink } from "../link-to.ts";
import { type Recipient, workspaceOf } from "../recipient.ts";
import type { RequestedPost } from "./collaboration-texts.ts";

const listedMax = 10;

const texts = {
  de: {
    heading: (count: number, matching: number) =>
      `${count === 1 ? "1 neues Gesuch" : `${count} neue Gesuche`}${matching ? `, ${matching} ${matching === 1 ? "passt" : "passen"} zu Ihren Skills` : " in der Community"}`,
    greeting: (name: string) => `Guten Tag ${name},`,
    intro: (day: string) => `das haben andere in den 24 Stunden bis heute Morgen (${day}) ausgeschrieben.`,
    wanted: "Gesucht",
    matching: "Passt zu Ihren Skills",
    open: { post: "Beitrag öffnen", project: "Auftrag öffnen" },
    more: (count: number) =>
      count === 1 ? "Ein weiteres steht in der Community." : `${count} weitere stehen in der Community.`,
    button: "Community öffnen",
  },
  en: {
    heading: (count: number, matching: number) =>
      `${count === 1 ? "1 new post" : `${count} new posts`}${matching ? `, ${matching} ${matching === 1 ? "matches" : "match"} your skills` : " in the community"}`,
    greeting: (name: string) => `Hello ${name},`,
    intro: (day: string) => `This is what others posted in the 24 hours up to this morning (${day}).`,
    wanted: "Looking for",
    matching: "Matches your skills",
    open: { post: "Open post", project: "Open project" },
    more: (count: number) =>
      count === 1 ? "There is one more in the community." : `There are ${count} more in the community.`,
    button: "Open the community",
  },
  fr: {
    heading: (count: number, matching: number) =>
      `${count === 1 ? "1 nouvelle publication" : `${count} nouvelles publications`}${matching ? `, dont ${matching} pour vous` : " dans la communauté"}`,
    greeting: (name: string) => `Bonjour ${name},`,
    intro: (day: string) => `Voici ce que d’autres ont publié ces dernières 24 heures (${day}).`,
    wanted: "Recherche",
    matching: "Correspond à vos compétences",
    open: { post: "Ouvrir la publication", project: "Ouvrir la mission" },
    more: (count: number) =>
      count === 1 ? "Une autre se trouve dans la communauté." : `${count} autres se trouvent dans la communauté.`,
    button: "Ouvrir la communauté",
  },
} satisfies Record<Language, unknown>;

interface NewPost {
  postId: number;
  kind: RequestedPost;
  title: string;
  /** Name that other users see: a person or a company. */
  author: string;
  lookingFor: string[];
}

interface Digest {
  date: string;
  posts: readonly NewPost[];
  /** Skills of the recipient. Posts that look for one of them come first. */
  skills: readonly string[];
}

/** Renders the daily digest of new posts. */
export function newPostsMail(
  config: Config,
  recipient: Recipient,
  { date, posts, skills }: Digest,
  unsubscribe: UnsubscribeLinks,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, greeting, intro, wanted, matching, open, more, button } = texts[language];
  const found = posts.map((post) => ({ post, matches: [...matchingEntries(post, skills)] }));
  const sorted = [
    ...found.filter(({ matches }) => matches.length > 0),
    ...found.filter(({ matches }) => !matches.length),
  ];
  const listed = sorted.slice(0, listedMax).map(({ post, matches }): LinkedParagraph => {
    const { postId, kind, title, author, lookingFor } = post;
    const facts = [
      author,
      ...(lookingFor.length > 0 ? [labelled(language, wanted, lookingFor.join(", "))] : []),
      ...(matches.length > 0 ? [labelled(language, matching, matches.join(", "))] : []),
    ];
    const href = dashboardLink(config, workspace, placeOf({ type: "new_post", relatedId: postId }));
    return { title, text: facts.join("\n"), links: [[{ label: open[kind], href }]] };
  });
  const rest = posts.length - listed.length;
  const matchingCount = found.filter(({ matches }) => matches.length > 0).length;
  return layOutMail(config, {
    ...{ language, workspace, unsubscribe },
    heading: heading(posts.length, matchingCount),
    greeting: greeting(name),
    preview: listed.map(({ title }) => title).join(" · "),
    paragraphs: [intro(dayText(date, language)), ...listed, ...(rest > 0 ? [more(rest)] : [])],
    button: { label: button, href: dashboardLink(config, workspace, { section: "community" }) },
  });
}
