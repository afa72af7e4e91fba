import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

export type LockNews = "locked" | "unlocked" | "upheld";

interface Kind {
  heading: string;
  news: string;
  next: string;
  button: string;
}

interface Texts {
  greeting: (name: string) => string;
  reasons: string;
  grounds: Record<HidingGround, string>;
  byPeople: string;
  kinds: Record<LockNews, Kind>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    reasons: "Unsere Begründung:",
    grounds: {
      law: "Grundlage: Nach unserer Prüfung verstößt die Nutzung des Kontos gegen geltendes Recht.",
      terms: "Grundlage: Nach unserer Prüfung verstößt die Nutzung des Kontos gegen unsere Nutzungsbedingungen.",
    },
    byPeople: "Menschen haben das geprüft und entschieden, nicht ein Programm.",
    kinds: {
      locked: {
        heading: "Ihr Konto ist gesperrt",
        news: "wir haben Ihr Konto bis auf Weiteres gesperrt. Sie können sich nicht anmelden, andere sehen Ihr Profil und Ihre Beiträge nicht, und ein Abo verlängert sich nicht. Ihre Daten bleiben erhalten.",
        next: "Sie sind anderer Meinung? Über den Link in dieser Nachricht können Sie Einspruch einlegen. Dann prüfen wir noch einmal. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
        button: "Ansehen und Einspruch einlegen",
      },
      upheld: {
        heading: "Ihr Einspruch: Das Konto bleibt gesperrt",
        news: "wir haben Ihren Einspruch geprüft. Ihr Konto bleibt gesperrt.",
        next: "Diese Prüfung ist abgeschlossen. Der Weg zu den Gerichten steht Ihnen weiter offen. Eine Kopie Ihrer Daten oder die Löschung des Kontos erhalten Sie über unseren Support.",
        button: "Ansehen",
      },
      unlocked: {
        heading: "Ihr Konto ist wieder frei",
        news: "wir haben die Sperre Ihres Kontos aufgehoben. Sie können sich wieder anmelden, und andere sehen Ihr Profil und Ihre Beiträge wieder.",
        next: "Ein Abo, das wegen der Sperre nicht verlängert wird, können Sie unter „Abrechnung“ fortsetzen.",
        button: "Zur Anmeldung",
      },
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reasons: "Our reasons:",
    grounds: {
      law: "Ground: as far as we can tell, the account is used against the law.",
      terms: "Ground: as far as we can tell, the account is used against our terms of use.",
    },
    byPeople: "It was reviewed and decided by people, not by a program.",
    kinds: {
      locked: {
        heading: "Your account is locked",
        news: "We have locked your account until further notice. You cannot sign in, others do not see your profile and your posts, and a subscription is not renewed. Your data is kept.",
        next: "Do you disagree? You can object through the link in this message. We will then look into it once more. You may go to court in any case.",
        button: "View and object",
      },
      upheld: {
        heading: "Your objection: the account stays locked",
        news: "We have looked into your objection. Your account stays locked.",
        next: "This completes our review. You may still go to court. Our support will send you a copy of your data or delete the account if you ask for it.",
        button: "View",
      },
      unlocked: {
        heading: "Your account is unlocked",
        news: "We have unlocked your account. You can sign in again, and others see your profile and your posts again.",
        next: "If your subscription is not renewed because of the lock, you can continue it under “Billing”.",
        button: "Sign in",
      },
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    reasons: "Nos motifs :",
    grounds: {
      law: "Fondement : d’après notre examen, l’utilisation du compte est contraire à la loi.",
      terms: "Fondement : d’après notre examen, l’utilisation du compte est contraire à nos conditions d’utilisation.",
    },
    byPeople: "L’examen et la décision sont le fait de personnes, non d’un programme.",
    kinds: {
      locked: {
        heading: "Votre compte est bloqué",
        news: "Nous avons bloqué votre compte jusqu’à nouvel ordre. Vous ne pouvez pas vous connecter, les autres ne voient plus votre profil ni vos publications, et un abonnement n’est pas renouvelé. Vos données sont conservées.",
        next: "Vous n’êtes pas d’accord ? Le lien de ce message vous permet de faire une réclamation. Nous procéderons alors à un nouvel examen. Vous pouvez dans tous les cas saisir les tribunaux.",
        button: "Voir et faire une réclamation",
      },
      upheld: {
        heading: "Votre réclamation : le compte reste bloqué",
        news: "Nous avons examiné votre réclamation. Votre compte reste bloqué.",
        next: "Notre examen est ainsi terminé. Vous pouvez toujours saisir les tribunaux. Notre support vous remet une copie de vos données ou supprime le compte si vous le demandez.",
        button: "Voir",
      },
      unlocked: {
        heading: "Votre compte est débloqué",
        news: "Nous avons débloqué votre compte. Vous pouvez de nouveau vous connecter, et les autres voient de nouveau votre profil et vos publications.",
        next: "Si votre abonnement n’est pas renouvelé à cause du blocage, vous pouvez le reprendre sous « Facturation ».",
        button: "Se connecter",
      },
    },
  },
};

interface Said {
  ground: HidingGround;
  /** Reason of the lock, or the answer to the objection. Not shown when the account was unlocked. */
  statement: string;
  href: string;
}

/**
 * Renders the mail about the lock of an account to its owner: the decision, its grounds, who made it and how to object
 * (Art. 17 DSA).
 */
export function lockMail(
  config: Config,
  recipient: Recipient,
  about: LockNews,
  { ground, statement, href }: Said,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const said = texts[language];
  const { heading, news, next, button } = said.kinds[about];
  const reasons =
    about === "unlocked" ? [] : [`${said.reasons}\n${statement}`, `${said.grounds[ground]} ${said.byPeople}`];
  return layOutMail(config, {
    ...{ language, workspace, heading },
    subject: labelled(language, workspaces[workspace], heading),
    paragraphs: [said.greeting(name), news, ...reasons, next],
    button: { label: button, href },
  });
}
