import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { businessDashboardLink, dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

type News = "content_hidden" | "content_stays_hidden" | "content_restored";

interface Kind {
  post: string;
  profile: string;
  /**
   * Returns the sentence that states the decision. `what` names the content, `seen` says what other users still see of
   * it.
   */
  news: (what: string, seen: string) => string;
  next?: string;
  button: string;
}

interface Texts {
  greeting: (name: string) => string;
  post: (title: string) => string;
  profile: string;
  seen: { post: string; profile: string };
  grounds: Record<HidingGround, string>;
  reasons: string;
  cause: string;
  /** Replaces `cause` when nobody had reported the content. */
  ownInitiative: string;
  number: string;
  kinds: Record<News, Kind>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    post: (title) => `Ihren Beitrag „${title}“`,
    profile: "Ihr Profil",
    seen: {
      post: "Außer Ihnen sieht ihn niemand mehr.",
      profile: "Andere sehen von Ihnen nur noch Vornamen und Anfangsbuchstaben.",
    },
    grounds: {
      law: "Grundlage: Nach unserer Prüfung verstößt der Inhalt gegen geltendes Recht.",
      terms: "Grundlage: Nach unserer Prüfung verstößt der Inhalt gegen unsere Nutzungsbedingungen.",
    },
    reasons: "Unsere Begründung:",
    cause: "Anlass war eine Meldung. Menschen haben sie geprüft und entschieden, nicht ein Programm.",
    ownInitiative:
      "Anlass war keine Meldung, sondern eine eigene Prüfung. Menschen haben entschieden, nicht ein Programm.",
    number: "Nummer der Entscheidung",
    kinds: {
      content_hidden: {
        post: "Ihr Beitrag ist ausgeblendet",
        profile: "Ihr Profil ist ausgeblendet",
        news: (what, seen) => `wir haben ${what} ausgeblendet, überall und bis auf Weiteres. ${seen}`,
        next: "Sie sind anderer Meinung? Über den Link in dieser Nachricht können Sie Einspruch einlegen. Dann prüfen wir noch einmal. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
        button: "Ansehen und Einspruch einlegen",
      },
      content_stays_hidden: {
        post: "Ihr Einspruch: Der Beitrag bleibt ausgeblendet",
        profile: "Ihr Einspruch: Das Profil bleibt ausgeblendet",
        news: (what) => `wir haben Ihren Einspruch geprüft und lassen ${what} ausgeblendet.`,
        next: "Diese Prüfung ist abgeschlossen. Der Weg zu den Gerichten steht Ihnen weiter offen.",
        button: "Ansehen",
      },
      content_restored: {
        post: "Ihr Beitrag ist wieder sichtbar",
        profile: "Ihr Profil ist wieder sichtbar",
        news: (what) => `wir haben noch einmal geprüft und zeigen ${what} wieder allen.`,
        button: "Ansehen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    post: (title) => `your post “${title}”`,
    profile: "your profile",
    seen: {
      post: "Nobody but you sees it any more.",
      profile: "All that others still see of you is your first name and your initials.",
    },
    grounds: {
      law: "Ground: as far as we can tell, the content is against the law.",
      terms: "Ground: as far as we can tell, the content is against our terms of use.",
    },
    reasons: "Our reasons:",
    cause: "This follows a report. It was reviewed and decided by people, not by a program.",
    ownInitiative: "This follows a review of our own, not a report. It was decided by people, not by a program.",
    number: "Number of the decision",
    kinds: {
      content_hidden: {
        post: "Your post is hidden",
        profile: "Your profile is hidden",
        news: (what, seen) => `We have hidden ${what}, everywhere and until further notice. ${seen}`,
        next: "Do you disagree? You can object through the link in this message. We will then look into it once more. You may go to court in any case.",
        button: "View and object",
      },
      content_stays_hidden: {
        post: "Your objection: the post stays hidden",
        profile: "Your objection: the profile stays hidden",
        news: (what) => `We have looked into your objection, and ${what} stays hidden.`,
        next: "This completes our review. You may still go to court.",
        button: "View",
      },
      content_restored: {
        post: "Your post is visible again",
        profile: "Your profile is visible again",
        news: (what) => `We have looked into it once more and made ${what} visible to everybody again.`,
        button: "View",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    post: (title) => `votre publication « ${title} »`,
    profile: "votre profil",
    seen: {
      post: "Vous seul pouvez encore la voir.",
      profile: "Les autres ne voient plus de vous que le prénom et les initiales.",
    },
    grounds: {
      law: "Fondement : d’après notre examen, le contenu est contraire à la loi.",
      terms: "Fondement : d’après notre examen, le contenu est contraire à nos conditions d’utilisation.",
    },
    reasons: "Nos motifs :",
    cause:
      "La décision fait suite à un signalement. L’examen et la décision sont le fait de personnes, non d’un programme.",
    ownInitiative:
      "La décision fait suite à notre propre examen, non à un signalement. Elle est le fait de personnes, non d’un programme.",
    number: "Numéro de la décision",
    kinds: {
      content_hidden: {
        post: "Votre publication est masquée",
        profile: "Votre profil est masqué",
        news: (what, seen) => `Nous avons masqué ${what}, partout et jusqu’à nouvel ordre. ${seen}`,
        next: "Vous n’êtes pas d’accord ? Le lien de ce message vous permet de faire une réclamation. Nous procéderons alors à un nouvel examen. Vous pouvez dans tous les cas saisir les tribunaux.",
        button: "Voir et faire une réclamation",
      },
      content_stays_hidden: {
        post: "Votre réclamation : la publication reste masquée",
        profile: "Votre réclamation : le profil reste masqué",
        news: (what) => `Nous avons examiné votre réclamation : ${what} reste masqué pour les autres.`,
        next: "Notre examen est ainsi terminé. Vous pouvez toujours saisir les tribunaux.",
        button: "Voir",
      },
      content_restored: {
        post: "Votre publication est de nouveau visible",
        profile: "Votre profil est de nouveau visible",
        news: (what) => `Après un nouvel examen, nous montrons de nouveau ${what} à tous.`,
        button: "Voir",
      },
    },
  },
};

interface Said {
  reportId: number;
  title: string;
  isPost: boolean;
  isOwnInitiative: boolean;
  statement: string;
  ground: HidingGround;
}

/**
 * Renders the mail that explains a moderation decision to the author of the content: the decision, its grounds, who
 * made it and how to object (Art. 17 DSA).
 */
export function statementMail(
  config: Config,
  recipient: Recipient & { role: Role },
  about: News,
  { reportId, title, isPost, isOwnInitiative, statement, ground }: Said,
): MailContent {
  const { language, name, role } = recipient;
  const workspace = workspaceOf(recipient);
  const href =
    role === "business"
      ? businessDashboardLink(config, "crm", isPost ? { view: "projects" } : {})
      : dashboardLink(config, workspace, placeOf({ type: about, relatedId: 0 }));
  const said = texts[language];
  const { post, profile, news, next, button } = said.kinds[about];
  const heading = isPost ? post : profile;
  const grounds =
    about === "content_restored"
      ? []
      : [`${said.grounds[ground]} ${isOwnInitiative ? said.ownInitiative : said.cause}`];
  return layOutMail(config, {
    language,
    workspace,
    subject: labelled(language, workspaces[workspace], heading),
    heading,
    paragraphs: [
      said.greeting(name),
      news(isPost ? said.post(title) : said.profile, isPost ? said.seen.post : said.seen.profile),
      `${said.reasons}\n${statement}`,
      ...grounds,
      ...(next ? [next] : []),
    ],
    button: { label: button, href },
    note: labelled(language, said.number, reportId),
  });
}
