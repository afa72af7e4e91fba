import type { Language, Role } from "@linkedpotential/contract/user/schema";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { settingsLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string) => ({
    heading: "Ihre Datei konnte nicht erstellt werden",
    greeting: `Guten Tag ${name},`,
    paragraphs: [
      "die Datei mit allem, was wir über Sie gespeichert haben, konnten wir nicht fertigstellen. Der Fehler liegt bei uns, an Ihren Daten hat sich nichts geändert.",
      "Bitte fordern Sie die Datei in den Einstellungen unter „Ihre Daten“ noch einmal an. Wenn es auch dann nicht gelingt, antworten Sie auf diese E-Mail.",
    ],
    button: "Datei neu anfordern",
  }),
  en: (name: string) => ({
    heading: "Your file could not be completed",
    greeting: `Hello ${name},`,
    paragraphs: [
      "We could not finish the file with everything we have stored about you. The fault is ours, and your data has not changed.",
      "Please request the file again in the settings under “Your data”. If that fails too, reply to this e-mail.",
    ],
    button: "Request the file again",
  }),
  fr: (name: string) => ({
    heading: "Votre fichier n’a pas pu être préparé",
    greeting: `Bonjour ${name},`,
    paragraphs: [
      "Nous n’avons pas pu terminer le fichier contenant tout ce que nous avons enregistré à votre sujet. L’erreur vient de nous, et vos données n’ont pas changé.",
      "Veuillez redemander le fichier dans les paramètres, sous « Vos données ». Si cela échoue encore, répondez à cet e-mail.",
    ],
    button: "Redemander le fichier",
  }),
} satisfies Record<Language, unknown>;

export function exportFailedMail(config: Config, recipient: Recipient & { role: Role }): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { button, ...rest } = texts[language](name);
  return layOutMail(config, {
    ...{ language, workspace, ...rest },
    button: { label: button, href: settingsLink(config, workspace, recipient.role) },
  });
}
