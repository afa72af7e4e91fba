import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { settingsLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string, date: string) => ({
    heading: "Ihre Daten sind bereit",
    paragraphs: [
      `Guten Tag ${name},`,
      `die Datei mit allem, was wir über Sie gespeichert haben, ist fertig. Sie können sie bis zum ${date} in den Einstellungen unter „Ihre Daten“ herunterladen.`,
      "Dafür melden Sie sich wie gewohnt an. Danach wird die Datei gelöscht; eine neue können Sie jederzeit anfordern.",
    ],
    button: "Zu meinen Daten",
  }),
  en: (name: string, date: string) => ({
    heading: "Your data is ready",
    paragraphs: [
      `Hello ${name},`,
      `The file with everything that we have stored about you is ready. You can download it until ${date} in the settings under “Your data”.`,
      "To do so, sign in as usual. After that date, the file is deleted; you can request a new one at any time.",
    ],
    button: "Go to my data",
  }),
  fr: (name: string, date: string) => ({
    heading: "Vos données sont prêtes",
    paragraphs: [
      `Bonjour ${name},`,
      `Le fichier contenant tout ce que nous avons enregistré à votre sujet est prêt. Vous pouvez le télécharger jusqu’au ${date} dans les paramètres, sous « Vos données ».`,
      "Pour cela, connectez-vous comme d’habitude. Le fichier sera ensuite supprimé ; vous pourrez en demander un nouveau à tout moment.",
    ],
    button: "Voir mes données",
  }),
} satisfies Record<Language, unknown>;

/**
 * Renders the mail that says that a data export is ready. It links to the settings instead of attaching the data,
 * because other people may read the mail.
 */
export function exportReadyMail(
  config: Config,
  recipient: Recipient & { role: Role },
  availableUntil: string,
): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, paragraphs, button } = texts[language](name, dateText(today(new Date(availableUntil)), language));
  return layOutMail(config, {
    ...{ language, workspace, heading, paragraphs },
    subject: labelled(language, workspaces[workspace], heading),
    button: { label: button, href: settingsLink(config, workspace, recipient.role) },
  });
}
