import { dateText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string, date: string) => ({
    heading: `Sie haben Premium bis ${date}`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `unser Team hat Premium für Ihr Konto freigeschaltet, kostenlos und bis einschließlich ${date}. Danach sind Sie wieder im kostenlosen Tarif, ohne dass Sie etwas tun müssen. Ihre Daten bleiben.`,
    ],
    button: "Zum Dashboard",
  }),
  en: (name: string, date: string) => ({
    heading: `You have Premium until ${date}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Our team has given you Premium, free of charge, up to and including ${date}. After that you are back on the free plan. There is nothing to cancel, and your data stays.`,
    ],
    button: "Go to the dashboard",
  }),
  fr: (name: string, date: string) => ({
    heading: `Vous avez Premium jusqu’au ${date}`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Notre équipe vous offre Premium jusqu’au ${date} inclus. Votre compte repassera ensuite à la formule gratuite, sans démarche de votre part. Vos données sont conservées.`,
    ],
    button: "Aller au tableau de bord",
  }),
} satisfies Record<Language, unknown>;

/** @param until last day of Premium */
export function premiumGivenMail(config: Config, recipient: Recipient, until: string): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { button, ...rest } = texts[language](name, dateText(until, language));
  return layOutMail(config, {
    ...{ language, workspace, ...rest },
    button: { label: button, href: dashboardLink(config, workspace, { section: "dashboard" }) },
  });
}
