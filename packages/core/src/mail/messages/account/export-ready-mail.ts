import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { settingsLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string, date: string) => ({
    heading: `Ihre Daten sind bis ${date} abrufbar`,
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      `die Datei mit allem, was wir über Sie gespeichert haben, ist fertig. Melden Sie sich wie gewohnt an und laden Sie sie bis zum ${date} in den Einstellungen unter „Ihre Daten“ herunter.`,
      "Danach löschen wir die Datei. Eine neue können Sie jederzeit anfordern.",
    ],
    button: "Datei herunterladen",
  }),
  en: (name: string, date: string) => ({
    heading: `Your data is available until ${date}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `The file with everything we have stored about you is ready. Sign in as usual and download it by ${date}, in the settings under “Your data”.`,
      "We delete the file after that date. You can request a new one at any time.",
    ],
    button: "Download the file",
  }),
  fr: (name: string, date: string) => ({
    heading: `Données à télécharger jusqu’au ${date}`,
    greeting: `Bonjour ${name},`,
    paragraphs: [
      `Le fichier contenant tout ce que nous avons enregistré à votre sujet est prêt. Connectez-vous comme d’habitude et téléchargez-le jusqu’au ${date} dans les paramètres, sous « Vos données ».`,
      "Nous le supprimerons ensuite. Vous pourrez en demander un nouveau à tout moment.",
    ],
    button: "Télécharger le fichier",
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
  const { button, ...rest } = texts[language](name, dateText(today(new Date(availableUntil)), language));
  return layOutMail(config, {
    ...{ language, workspace, ...rest },
    button: { label: button, href: settingsLink(config, workspace, recipient.role) },
  });
}
