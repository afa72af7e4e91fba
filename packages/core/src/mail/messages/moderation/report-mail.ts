import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

type News = "report_received" | "report_upheld" | "report_dismissed";

interface Texts {
  greeting: (name: string) => string;
  post: (title: string) => string;
  person: (name: string) => string;
  reasons: string;
  number: string;
  kinds: Record<News, { heading: { post: string; profile: string }; news: string; next: string }>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    post: (title) => `Es geht um den Beitrag „${title}“.`,
    person: (name) => `Es geht um das Profil von ${name}`,
    reasons: "Unsere Begründung:",
    number: "Nummer Ihrer Meldung",
    kinds: {
      report_received: {
        heading: { post: "Ihre Meldung ist angekommen", profile: "Ihre Meldung ist angekommen" },
        news: "danke für Ihre Meldung.",
        next: "Unser Team prüft, was Sie gemeldet haben, und schreibt Ihnen, sobald entschieden ist. Sie brauchen nichts weiter zu tun. Die gemeldete Person erfährt nicht, von wem die Meldung kommt.",
      },
      report_upheld: {
        heading: { post: "Ausgeblendet: der gemeldete Beitrag", profile: "Ausgeblendet: das gemeldete Profil" },
        news: "unser Team hat geprüft, was Sie gemeldet haben, und es ausgeblendet. Andere sehen es nicht mehr.",
        next: "Damit ist Ihre Meldung erledigt. Danke, dass Sie uns darauf hingewiesen haben.",
      },
      report_dismissed: {
        heading: { post: "Der gemeldete Beitrag bleibt sichtbar", profile: "Das gemeldete Profil bleibt sichtbar" },
        news: "unser Team hat geprüft, was Sie gemeldet haben. Es bleibt sichtbar.",
        next: "Wenn Sie anderer Meinung sind oder mehr wissen, melden Sie es erneut und schreiben Sie, was wir übersehen haben. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen. Sie können die Person auch blockieren, dann sehen Sie einander nicht mehr.",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    post: (title) => `This is about the post “${title}”.`,
    person: (name) => `This is about the profile of ${name}`,
    reasons: "Our reasons:",
    number: "Report number",
    kinds: {
      report_received: {
        heading: { post: "We have received your report", profile: "We have received your report" },
        news: "Thank you for your report.",
        next: "Our team is looking into it and will write to you once a decision has been made. There is nothing else for you to do. The person you reported will not learn who reported them.",
      },
      report_upheld: {
        heading: { post: "Hidden: the post you reported", profile: "Hidden: the profile you reported" },
        news: "Our team has looked into what you reported and has hidden it. Others can no longer see it.",
        next: "This closes your report. Thank you for pointing it out.",
      },
      report_dismissed: {
        heading: { post: "The post you reported stays visible", profile: "The profile you reported stays visible" },
        news: "Our team has looked into what you reported. It stays visible.",
        next: "If you disagree or know more, report it again and tell us what we missed. You can go to court in any case. You can also block the person, so that you no longer see each other.",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    post: (title) => `Publication concernée : « ${title} ».`,
    person: (name) => `Profil concerné : ${name}`,
    reasons: "Nos motifs :",
    number: "Numéro de votre signalement",
    kinds: {
      report_received: {
        heading: { post: "Nous avons reçu votre signalement", profile: "Nous avons reçu votre signalement" },
        news: "Merci pour votre signalement.",
        next: "Notre équipe l’examine et vous écrira dès que la décision sera prise. Vous n’avez rien d’autre à faire. La personne signalée n’apprendra pas qui a fait le signalement.",
      },
      report_upheld: {
        heading: { post: "Masquée : la publication signalée", profile: "Masqué : le profil signalé" },
        news: "Notre équipe a examiné ce que vous avez signalé et l’a masqué. Les autres ne le voient plus.",
        next: "Votre signalement est ainsi clos. Merci de votre vigilance.",
      },
      report_dismissed: {
        heading: { post: "La publication signalée reste visible", profile: "Le profil signalé reste visible" },
        news: "Notre équipe a examiné ce que vous avez signalé. Le contenu reste visible.",
        next: "Si vous n’êtes pas d’accord ou si vous en savez plus, signalez-le de nouveau en indiquant ce qui nous a échappé. Vous pouvez dans tous les cas saisir les tribunaux. Vous pouvez aussi bloquer la personne : vous ne vous verrez plus.",
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
  const decision = about === "report_received" ? [] : [`${said.reasons}\n${statement}`];
  return layOutMail(config, {
    language,
    workspace,
    heading: isPost ? heading.post : heading.profile,
    greeting: said.greeting(name),
    paragraphs: [`${news} ${isPost ? said.post(title) : withPeriod(said.person(title))}`, ...decision, next],
    note: labelled(language, said.number, reportId),
  });
}

/** A short name such as "Ida Ö." ends with a period already. */
const withPeriod = (sentence: string): string => (sentence.endsWith(".") ? sentence : `${sentence}.`);
