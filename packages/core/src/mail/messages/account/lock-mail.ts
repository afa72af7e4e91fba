import type { HidingGround } from "@linkedpotential/contract/moderation/choices";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
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
  byTeam: string;
  kinds: Record<LockNews, Kind>;
  /** Sentences to businesses, which have projects and no subscription. */
  businessNews: Record<Exclude<LockNews, "upheld">, string>;
}

const texts: Record<Language, Texts> = {
  de: {
    greeting: (name) => `Guten Tag ${name},`,
    reasons: "Unsere Begründung:",
    grounds: {
      law: "Nach unserer Prüfung verstößt die Nutzung des Kontos gegen geltendes Recht.",
      terms: "Nach unserer Prüfung verstößt die Nutzung des Kontos gegen unsere AGB.",
    },
    byTeam: "Unser Team hat das geprüft und entschieden.",
    kinds: {
      locked: {
        heading: "Ihr Konto ist gesperrt",
        news: "wir haben Ihr Konto bis auf Weiteres gesperrt. Sie können sich nicht anmelden, andere sehen Ihr Profil und Ihre Beiträge nicht, und ein Abo verlängert sich nicht. Ihre Daten bleiben erhalten.",
        next: "Wenn Sie anderer Meinung sind, legen Sie hier Einspruch ein. Dann prüfen wir noch einmal. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
        button: "Ansehen und Einspruch einlegen",
      },
      upheld: {
        heading: "Ihr Konto bleibt gesperrt",
        news: "wir haben Ihren Einspruch geprüft und lassen das Konto gesperrt.",
        next: "Damit ist unsere Prüfung abgeschlossen. Der Weg zu den Gerichten steht Ihnen weiter offen. Wenn Sie eine Kopie Ihrer Daten oder die Löschung des Kontos möchten, antworten Sie auf diese E-Mail.",
        button: "Ansehen",
      },
      unlocked: {
        heading: "Ihr Konto ist wieder frei",
        news: "wir haben die Sperre Ihres Kontos aufgehoben. Sie können sich wieder anmelden, und andere sehen Ihr Profil und Ihre Beiträge wieder.",
        next: "Wenn Ihr Abo wegen der Sperre nicht verlängert wird, setzen Sie es unter „Abo & Zahlungen“ fort.",
        button: "Zur Anmeldung",
      },
    },
    businessNews: {
      locked:
        "wir haben Ihr Konto bis auf Weiteres gesperrt. Sie können sich nicht anmelden, und andere sehen Ihre Aufträge nicht. Ihre Daten bleiben erhalten.",
      unlocked:
        "wir haben die Sperre Ihres Kontos aufgehoben. Sie können sich wieder anmelden, und andere sehen Ihre Aufträge wieder.",
    },
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    reasons: "Our reasons:",
    grounds: {
      law: "In our assessment, the account is used unlawfully.",
      terms: "In our assessment, the account is used in breach of our terms.",
    },
    byTeam: "Our team looked into this and decided.",
    kinds: {
      locked: {
        heading: "Your account is locked",
        news: "We have locked your account until further notice. You cannot sign in, others cannot see your profile or your posts, and a subscription will not renew. Your data is kept.",
        next: "If you disagree, you can object here, and we will review the decision. You can go to court in any case.",
        button: "View and object",
      },
      upheld: {
        heading: "Your account stays locked",
        news: "We have reviewed your objection, and the account stays locked.",
        next: "This completes our review. You can still go to court. If you would like a copy of your data, or the account deleted, reply to this e-mail.",
        button: "View",
      },
      unlocked: {
        heading: "Your account is unlocked",
        news: "We have unlocked your account. You can sign in again, and others see your profile and your posts again.",
        next: "If your subscription is not being renewed because of the lock, resume it under “Subscription & payments”.",
        button: "Sign in",
      },
    },
    businessNews: {
      locked:
        "We have locked your account until further notice. You cannot sign in, and others cannot see your projects. Your data is kept.",
      unlocked: "We have unlocked your account. You can sign in again, and others see your projects again.",
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    reasons: "Nos motifs :",
    grounds: {
      law: "D’après notre examen, l’utilisation du compte est contraire à la loi.",
      terms: "D’après notre examen, l’utilisation du compte est contraire à nos conditions générales.",
    },
    byTeam: "Notre équipe a examiné la situation et pris cette décision.",
    kinds: {
      locked: {
        heading: "Votre compte est bloqué",
        news: "Nous avons bloqué votre compte jusqu’à nouvel ordre. Vous ne pouvez pas vous connecter, les autres ne voient plus votre profil ni vos publications, et un abonnement éventuel ne sera pas renouvelé. Vos données sont conservées.",
        next: "Si vous n’êtes pas d’accord, faites ici une réclamation : nous procéderons à un nouvel examen. Vous pouvez dans tous les cas saisir les tribunaux.",
        button: "Voir et faire une réclamation",
      },
      upheld: {
        heading: "Votre compte reste bloqué",
        news: "Nous avons examiné votre réclamation et maintenons le blocage du compte.",
        next: "Notre examen est ainsi terminé. Vous pouvez toujours saisir les tribunaux. Pour obtenir une copie de vos données ou faire supprimer le compte, répondez à cet e-mail.",
        button: "Voir",
      },
      unlocked: {
        heading: "Votre compte est débloqué",
        news: "Nous avons débloqué votre compte. Vous pouvez de nouveau vous connecter, et les autres voient de nouveau votre profil et vos publications.",
        next: "Si votre abonnement n’est pas renouvelé à cause du blocage, réactivez-le sous « Abonnement et paiements ».",
        button: "Se connecter",
      },
    },
    businessNews: {
      locked:
        "Nous avons bloqué votre compte jusqu’à nouvel ordre. Vous ne pouvez pas vous connecter, et les autres ne voient plus vos missions. Vos données sont conservées.",
      unlocked:
        "Nous avons débloqué votre compte. Vous pouvez de nouveau vous connecter, et les autres voient de nouveau vos missions.",
    },
  },
};

interface Said {
  ground: HidingGround;
  /** Reason of the lock, or the answer to the objection. Not shown when the account was unlocked. */
  statement: string;
  href: string;
  /** Whether the account has a subscription that is not renewed. Only shown when the account was unlocked. */
  isRenewalOff?: boolean;
}

/**
 * Renders the mail about the lock of an account to its owner: the decision, its grounds, who made it and how to object
 * (Art. 17 DSA).
 */
export function lockMail(
  config: Config,
  recipient: Recipient & { role: Role },
  about: LockNews,
  { ground, statement, href, isRenewalOff = false }: Said,
): MailContent {
  const { language, name, role } = recipient;
  const workspace = workspaceOf(recipient);
  const said = texts[language];
  const { heading, news, next, button } = said.kinds[about];
  const reasons =
    about === "unlocked" ? [] : [`${said.reasons}\n${statement}`, `${said.grounds[ground]} ${said.byTeam}`];
  const isToBusiness = role === "business";
  return layOutMail(config, {
    ...{ language, workspace, heading },
    greeting: said.greeting(name),
    paragraphs: [
      isToBusiness && about !== "upheld" ? said.businessNews[about] : news,
      ...reasons,
      ...(about === "unlocked" && !isRenewalOff ? [] : [next]),
    ],
    button: { label: button, href },
  });
}
