import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

type News = "report_received" | "report_upheld" | "report_dismissed";

interface Texts {
  greeting: (name: string) => string;
  post: (title: string) => string;
  person: (name: string) => string;
  reasons: string;
  byPeople: string;
  number: string;
  kinds: Record<News, { heading: string; news: string; next?: string }>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    post: (title) => `Es geht um den Beitrag „${title}“.`,
    person: (name) => `Es geht um das Profil von ${name}.`,
    reasons: "Unsere Begründung:",
    byPeople: "Geprüft und entschieden haben Menschen, nicht ein Programm.",
    number: "Nummer Ihrer Meldung",
    kinds: {
      report_received: {
        heading: "Ihre Meldung ist angekommen",
        news: "danke für Ihre Meldung.",
        next: "Menschen sehen sich an, was Sie gemeldet haben. Sobald wir entschieden haben, schreiben wir Ihnen. Wer betroffen ist, erfährt nicht, wer gemeldet hat.",
      },
      report_upheld: {
        heading: "Zu Ihrer Meldung: ausgeblendet",
        news: "wir haben geprüft, was Sie gemeldet haben, und es ausgeblendet. Andere sehen es nicht mehr.",
      },
      report_dismissed: {
        heading: "Zu Ihrer Meldung: bleibt sichtbar",
        news: "wir haben geprüft, was Sie gemeldet haben. Es bleibt sichtbar.",
        next: "Sie sehen das anders oder wissen mehr? Melden Sie es erneut und schreiben Sie, was wir übersehen haben. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen. Sie können die Person auch blockieren: Dann sehen Sie einander nicht mehr.",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    post: (title) => `It is about the post “${title}”.`,
    person: (name) => `It is about the profile of ${name}.`,
    reasons: "Our reasons:",
    byPeople: "It was reviewed and decided by people, not by a program.",
    number: "Number of your report",
    kinds: {
      report_received: {
        heading: "We have received your report",
        news: "Thank you for your report.",
        next: "People are looking at what you reported. We will write to you once we have decided. The person concerned will not learn who reported it.",
      },
      report_upheld: {
        heading: "Your report: hidden",
        news: "We have looked into what you reported and have hidden it. Others no longer see it.",
      },
      report_dismissed: {
        heading: "Your report: stays visible",
        news: "We have looked into what you reported. It stays visible.",
        next: "Do you see it differently, or do you know more? Report it again and tell us what we have overlooked. You may go to court in any case. You can also block the person: you will then no longer see each other.",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    post: (title) => `Il s’agit de la publication « ${title} ».`,
    person: (name) => `Il s’agit du profil de ${name}.`,
    reasons: "Nos motifs :",
    byPeople: "L’examen et la décision sont le fait de personnes, non d’un programme.",
    number: "Numéro de votre signalement",
    kinds: {
      report_received: {
        heading: "Nous avons reçu votre signalement",
        news: "Merci pour votre signalement.",
        next: "Des personnes examinent ce que vous avez signalé. Nous vous écrirons dès que nous aurons décidé. La personne concernée n’apprendra pas qui a fait le signalement.",
      },
      report_upheld: {
        heading: "Votre signalement : contenu masqué",
        news: "Nous avons examiné ce que vous avez signalé et l’avons masqué. Les autres ne le voient plus.",
      },
      report_dismissed: {
        heading: "Votre signalement : contenu maintenu",
        news: "Nous avons examiné ce que vous avez signalé. Le contenu reste visible.",
        next: "Vous n’êtes pas d’accord ou vous en savez plus ? Signalez-le de nouveau et indiquez ce qui nous a échappé. Vous pouvez dans tous les cas saisir les tribunaux. Vous pouvez aussi bloquer la personne : vous ne vous verrez plus.",
      },
    },
  },
};

interface Said {
  reportId: number;
  title: string;
  isPost: boolean;
  statement: string;
}

export function reportMail(
  config: Config,
  recipient: Recipient,
  about: News,
  { reportId, title, isPost, statement }: Said,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const said = texts[language];
  const { heading, news, next } = said.kinds[about];
  const decision = about === "report_received" ? [] : [`${said.reasons}\n${statement}`, said.byPeople];
  return layOutMail(config, {
    language,
    workspace,
    subject: labelled(language, workspaces[workspace], heading),
    heading,
    paragraphs: [
      said.greeting(name),
      `${news} ${isPost ? said.post(title) : said.person(title)}`,
      ...decision,
      ...(next ? [next] : []),
    ],
    note: labelled(language, said.number, reportId),
  });
}
