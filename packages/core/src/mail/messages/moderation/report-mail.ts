import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import type { ModeratedKind } from "./moderated-kind.ts";

type News = "report_received" | "report_upheld" | "report_dismissed";

interface Said {
  heading: string | Record<ModeratedKind, string>;
  /** Returns the sentence that states the news about what was reported. */
  news: (what: string) => string;
  /** State of what was reported, in a sentence whose pronoun agrees with its gender. */
  state?: Record<ModeratedKind, string>;
  next: string;
}

interface Texts {
  greeting: (name: string) => string;
  /** Names what was reported, with the title of a post or project, or with the person's name. */
  reported: Record<ModeratedKind, (name: string) => string>;
  reasons: string;
  number: string;
  kinds: Record<News, Said>;
}

/** A short name such as "Ida Ö." ends with a period already. */
const withPeriod = (sentence: string): string => (sentence.endsWith(".") ? sentence : `${sentence}.`);

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    reported: {
      post: (title) => `den Beitrag „${title}“`,
      project: (title) => `den Auftrag „${title}“`,
      profile: (name) => `das Profil von ${name}`,
    },
    reasons: "Unsere Begründung:",
    number: "Nummer Ihrer Meldung",
    kinds: {
      report_received: {
        heading: "Ihre Meldung ist angekommen",
        news: (what) => withPeriod(`danke für Ihre Meldung. Es geht um ${what}`),
        next: "Unser Team prüft, was Sie gemeldet haben, und schreibt Ihnen, sobald entschieden ist. Sie brauchen nichts weiter zu tun. Die gemeldete Person erfährt nicht, von wem die Meldung kommt.",
      },
      report_upheld: {
        heading: {
          post: "Ausgeblendet: der gemeldete Beitrag",
          project: "Ausgeblendet: der gemeldete Auftrag",
          profile: "Ausgeblendet: das gemeldete Profil",
        },
        news: (what) => `unser Team hat ${what} geprüft und ausgeblendet.`,
        state: {
          post: "Andere sehen ihn nicht mehr.",
          project: "Andere sehen ihn nicht mehr.",
          profile: "Andere sehen es nicht mehr.",
        },
        next: "Damit ist Ihre Meldung erledigt. Danke, dass Sie uns darauf hingewiesen haben.",
      },
      report_dismissed: {
        heading: {
          post: "Der gemeldete Beitrag bleibt sichtbar",
          project: "Der gemeldete Auftrag bleibt sichtbar",
          profile: "Das gemeldete Profil bleibt sichtbar",
        },
        news: (what) => `unser Team hat ${what} geprüft.`,
        state: {
          post: "Er bleibt sichtbar.",
          project: "Er bleibt sichtbar.",
          profile: "Es bleibt sichtbar.",
        },
        next: "Wenn Sie anderer Meinung sind oder mehr wissen, melden Sie den Inhalt erneut und schreiben Sie, was wir übersehen haben. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen. Sie können die Person auch blockieren, dann sehen Sie einander nicht mehr.",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reported: {
      post: (title) => `the post “${title}”`,
      project: (title) => `the project “${title}”`,
      profile: (name) => `the profile of ${name}`,
    },
    reasons: "Our reasons:",
    number: "Report number",
    kinds: {
      report_received: {
        heading: "We have received your report",
        news: (what) => withPeriod(`Thank you for your report about ${what}`),
        next: "Our team is looking into it and will write to you once a decision has been made. There is nothing else for you to do. The person you reported will not learn who reported them.",
      },
      report_upheld: {
        heading: {
          post: "Hidden: the post you reported",
          project: "Hidden: the project you reported",
          profile: "Hidden: the profile you reported",
        },
        news: (what) => `Our team has reviewed ${what} and hidden it. Others can no longer see it.`,
        next: "This closes your report. Thank you for pointing it out.",
      },
      report_dismissed: {
        heading: {
          post: "The post you reported stays visible",
          project: "The project you reported stays visible",
          profile: "The profile you reported stays visible",
        },
        news: (what) => `Our team has reviewed ${what} and keeps it visible.`,
        next: "If you disagree or know more, report it again and tell us what we missed. You can go to court in any case. You can also block the person, so that you no longer see each other.",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    reported: {
      post: (title) => `la publication « ${title} »`,
      project: (title) => `la mission « ${title} »`,
      profile: (name) => `le profil « ${name} »`,
    },
    reasons: "Nos motifs :",
    number: "Numéro de votre signalement",
    kinds: {
      report_received: {
        heading: "Nous avons reçu votre signalement",
        news: (what) => withPeriod(`Merci pour votre signalement concernant ${what}`),
        next: "Notre équipe l’examine et vous écrira dès que la décision sera prise. Vous n’avez rien d’autre à faire. La personne signalée n’apprendra pas qui a fait le signalement.",
      },
      report_upheld: {
        heading: {
          post: "Masquée : la publication signalée",
          project: "Masquée : la mission signalée",
          profile: "Masqué : le profil signalé",
        },
        news: (what) => `Notre équipe a examiné et masqué ${what}.`,
        state: {
          post: "Les autres ne la voient plus.",
          project: "Les autres ne la voient plus.",
          profile: "Les autres ne le voient plus.",
        },
        next: "Votre signalement est ainsi clos. Merci de votre vigilance.",
      },
      report_dismissed: {
        heading: {
          post: "La publication signalée reste visible",
          project: "La mission signalée reste visible",
          profile: "Le profil signalé reste visible",
        },
        news: (what) => `Notre équipe a examiné ${what}.`,
        state: {
          post: "Elle reste visible.",
          project: "Elle reste visible.",
          profile: "Il reste visible.",
        },
        next: "Si vous n’êtes pas d’accord ou si vous en savez plus, faites un nouveau signalement en indiquant ce qui nous a échappé. Vous pouvez dans tous les cas saisir les tribunaux. Vous pouvez aussi bloquer la personne : vous ne vous verrez plus.",
      },
    },
  },
};

interface Report {
  reportId: number;
  title: string;
  kind: ModeratedKind;
  statement: string;
}

export function reportMail(
  config: Config,
  recipient: Recipient,
  about: News,
  { reportId, title, kind, statement }: Report,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const said = texts[language];
  const { heading, news, state, next } = said.kinds[about];
  const sentences = [news(said.reported[kind](title)), state?.[kind]];
  const decision = about === "report_received" ? [] : [`${said.reasons}\n${statement}`];
  return layOutMail(config, {
    language,
    workspace,
    heading: typeof heading === "string" ? heading : heading[kind],
    greeting: said.greeting(name),
    paragraphs: [sentences.filter(Boolean).join(" "), ...decision, next],
    note: labelled(language, said.number, reportId),
  });
}
