import { dateText } from "@linkedpotential/contract/date-texts";
import type { Language } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { dashboardLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string, date: string) => ({
    heading: "Sie haben Premium",
    paragraphs: [
      `Guten Tag ${name},`,
      `bis einschließlich ${date} haben Sie Premium, ohne dafür zu zahlen. Es endet dann, ohne dass Sie etwas tun müssen. Ihre Daten bleiben.`,
    ],
    button: "Zum Dashboard",
  }),
  en: (name: string, date: string) => ({
    heading: "You have Premium",
    paragraphs: [
      `Hello ${name},`,
      `You have Premium until the end of ${date} without paying for it. It then ends without you having to do anything. Your data stays.`,
    ],
    button: "Go to the dashboard",
  }),
  fr: (name: string, date: string) => ({
    heading: "Vous avez Premium",
    paragraphs: [
      `Bonjour ${name},`,
      `Vous avez Premium jusqu’au ${date} inclus, sans rien payer. Il prend fin ensuite sans que vous ayez rien à faire. Vos données restent.`,
    ],
    button: "Aller au tableau de bord",
  }),
} satisfies Record<Language, unknown>;

/** @param until last day of Premium */
export function premiumGivenMail(config: Config, recipient: Recipient, until: string): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, paragraphs, button } = texts[language](name, dateText(until, language));
  return layOutMail(config, {
    ...{ language, workspace, heading, paragraphs },
    subject: labelled(language, workspaces[workspace], heading),
    button: { label: button, href: dashboardLink(config, workspace, { section: "dashboard" }) },
  });
}
