import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import { placeOf } from "@linkedpotential/contract/notifications/place-of";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { businessDashboardLink, dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";
import type { ModeratedKind } from "./moderated-kind.ts";

type News = "content_hidden" | "content_stays_hidden" | "content_restored";

interface Kind {
  heading: Record<ModeratedKind, string>;
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
  /** Names the content, with its title if it has one. */
  content: Record<ModeratedKind, (title: string) => string>;
  seen: Record<ModeratedKind, string>;
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
    content: {
      post: (title) => `Ihren Beitrag „${title}“`,
      project: (title) => `Ihren Auftrag „${title}“`,
      profile: () => "Ihr Profil",
    },
    seen: {
      post: "Außer Ihnen sieht ihn niemand mehr.",
      project: "Außer Ihnen sieht ihn niemand mehr.",
      profile: "Andere sehen von Ihnen nur noch Vornamen und Anfangsbuchstaben.",
    },
    grounds: {
      law: "Nach unserer Prüfung verstößt der Inhalt gegen geltendes Recht.",
      terms: "Nach unserer Prüfung verstößt der Inhalt gegen unsere AGB.",
    },
    reasons: "Unsere Begründung:",
    cause: "Anlass war eine Meldung. Unser Team hat sie geprüft und entschieden.",
    ownInitiative: "Anlass war keine Meldung, sondern eine eigene Prüfung durch unser Team.",
    number: "Nummer der Entscheidung",
    kinds: {
      content_hidden: {
        heading: {
          post: "Ihr Beitrag ist ausgeblendet",
          project: "Ihr Auftrag ist ausgeblendet",
          profile: "Ihr Profil ist ausgeblendet",
        },
        news: (what, seen) => `wir haben ${what} ausgeblendet, überall und bis auf Weiteres. ${seen}`,
        next: "Wenn Sie anderer Meinung sind, legen Sie hier Einspruch ein. Dann prüfen wir noch einmal. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
        button: "Ansehen und Einspruch einlegen",
      },
      content_stays_hidden: {
        heading: {
          post: "Ihr Beitrag bleibt ausgeblendet",
          project: "Ihr Auftrag bleibt ausgeblendet",
          profile: "Ihr Profil bleibt ausgeblendet",
        },
        news: (what) => `wir haben Ihren Einspruch geprüft und lassen ${what} ausgeblendet.`,
        next: "Damit ist unsere Prüfung abgeschlossen. Der Weg zu den Gerichten steht Ihnen weiter offen.",
        button: "Ansehen",
      },
      content_restored: {
        heading: {
          post: "Ihr Beitrag ist wieder sichtbar",
          project: "Ihr Auftrag ist wieder sichtbar",
          profile: "Ihr Profil ist wieder sichtbar",
        },
        news: (what) => `wir haben noch einmal geprüft und zeigen ${what} wieder allen. Sie brauchen nichts zu tun.`,
        button: "Ansehen",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    content: {
      post: (title) => `your post “${title}”`,
      project: (title) => `your project “${title}”`,
      profile: () => "your profile",
    },
    seen: {
      post: "You are now the only person who can see it.",
      project: "You are now the only person who can see it.",
      profile: "Others now see only your first name and initial.",
    },
    grounds: {
      law: "In our assessment, the content is unlawful.",
      terms: "In our assessment, the content breaches our terms.",
    },
    reasons: "Our reasons:",
    cause: "This follows a report, which our team reviewed.",
    ownInitiative: "This follows our team’s own review, not a report.",
    number: "Decision number",
    kinds: {
      content_hidden: {
        heading: {
          post: "Your post is hidden",
          project: "Your project is hidden",
          profile: "Your profile is hidden",
        },
        news: (what, seen) => `We have hidden ${what}, everywhere and until further notice. ${seen}`,
        next: "If you disagree, you can object here, and we will review the decision. You can go to court in any case.",
        button: "View and object",
      },
      content_stays_hidden: {
        heading: {
          post: "Your post stays hidden",
          project: "Your project stays hidden",
          profile: "Your profile stays hidden",
        },
        news: (what) => `We have reviewed your objection, and ${what} stays hidden.`,
        next: "This completes our review. You can still go to court.",
        button: "View",
      },
      content_restored: {
        heading: {
          post: "Your post is visible again",
          project: "Your project is visible again",
          profile: "Your profile is visible again",
        },
        news: (what) =>
          `We have reviewed the decision and made ${what} visible to everybody again. There is nothing to do.`,
        button: "View",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    content: {
      post: (title) => `votre publication « ${title} »`,
      project: (title) => `votre mission « ${title} »`,
      profile: () => "votre profil",
    },
    seen: {
      post: "Elle n’est plus visible que pour vous.",
      project: "Elle n’est plus visible que pour vous.",
      profile: "Les autres ne voient plus que votre prénom et une initiale.",
    },
    grounds: {
      law: "D’après notre examen, le contenu est contraire à la loi.",
      terms: "D’après notre examen, le contenu est contraire à nos conditions générales.",
    },
    reasons: "Nos motifs :",
    cause: "Cette décision fait suite à un signalement, que notre équipe a examiné.",
    ownInitiative: "Cette décision fait suite à un contrôle de notre équipe, et non à un signalement.",
    number: "Numéro de la décision",
    kinds: {
      content_hidden: {
        heading: {
          post: "Votre publication est masquée",
          project: "Votre mission est masquée",
          profile: "Votre profil est masqué",
        },
        news: (what, seen) => `Nous avons masqué ${what}, partout et jusqu’à nouvel ordre. ${seen}`,
        next: "Si vous n’êtes pas d’accord, faites ici une réclamation : nous procéderons à un nouvel examen. Vous pouvez dans tous les cas saisir les tribunaux.",
        button: "Voir et faire une réclamation",
      },
      content_stays_hidden: {
        heading: {
          post: "Votre publication reste masquée",
          project: "Votre mission reste masquée",
          profile: "Votre profil reste masqué",
        },
        news: (what) => `Nous avons examiné votre réclamation et maintenons la décision concernant ${what}.`,
        next: "Notre examen est ainsi terminé. Vous pouvez toujours saisir les tribunaux.",
        button: "Voir",
      },
      content_restored: {
        heading: {
          post: "Votre publication est de nouveau visible",
          project: "Votre mission est de nouveau visible",
          profile: "Votre profil est de nouveau visible",
        },
        news: (what) => `Après un nouvel examen, tout le monde peut de nouveau voir ${what}. Vous n’avez rien à faire.`,
        button: "Voir",
      },
    },
  },
};

interface Said {
  reportId: number;
  title: string;
  kind: ModeratedKind;
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
  { reportId, title, kind, isOwnInitiative, statement, ground }: Said,
): MailContent {
  const { language, name, role } = recipient;
  const workspace = workspaceOf(recipient);
  const href =
    role === "business"
      ? businessDashboardLink(config, "crm", kind === "project" ? { view: "projects" } : {})
      : dashboardLink(config, workspace, placeOf({ type: about, relatedId: 0 }));
  const said = texts[language];
  const { heading, news, next, button } = said.kinds[about];
  const grounds =
    about === "content_restored"
      ? []
      : [`${said.grounds[ground]} ${isOwnInitiative ? said.ownInitiative : said.cause}`];
  return layOutMail(config, {
    language,
    workspace,
    heading: heading[kind],
    greeting: said.greeting(name),
    paragraphs: [
      news(said.content[kind](title), said.seen[kind]),
      `${said.reasons}\n${statement}`,
      ...grounds,
      ...(next ? [next] : []),
    ],
    button: { label: button, href },
    note: labelled(language, said.number, reportId),
  });
}
