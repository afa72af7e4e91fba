import type { Language, Role } from "@linkedpotential/contract/user/schema";
import { workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { labelled, layOutMail, type MailContent } from "../../layout.ts";
import { settingsLink } from "../../link-to.ts";
import { type Recipient, workspaceOf } from "../../recipient.ts";

const texts = {
  de: (name: string) => ({
    heading: "Ihre Datei ist nicht fertig geworden",
    paragraphs: [
      `Guten Tag ${name},`,
      "die Datei mit allem, was wir über Sie gespeichert haben, konnten wir nicht fertigstellen. Das liegt an uns; an Ihren Daten hat sich nichts geändert.",
      "Bitte fordern Sie die Datei in den Einstellungen unter „Ihre Daten“ noch einmal an. Gelingt es auch dann nicht, schreiben Sie uns bitte über „Hilfe & Support“.",
    ],
    button: "Zu meinen Daten",
  }),
  en: (name: string) => ({
    heading: "Your file could not be completed",
    paragraphs: [
      `Hello ${name},`,
      "We could not complete the file with everything that we have stored about you. The fault is ours; your data has not changed.",
      "Please request the file again in the settings under “Your data”. If that does not work either, please write to us through “Help & support”.",
    ],
    button: "Go to my data",
  }),
  fr: (name: string) => ({
    heading: "Votre fichier n’a pas pu être terminé",
    paragraphs: [
      `Bonjour ${name},`,
      "Nous n’avons pas pu terminer le fichier contenant tout ce que nous avons enregistré à votre sujet. La faute est de notre côté ; vos données n’ont pas changé.",
      "Veuillez redemander le fichier dans les paramètres, sous « Vos données ». Si cela échoue encore, écrivez-nous via « Aide et assistance ».",
    ],
    button: "Voir mes données",
  }),
} satisfies Record<Language, unknown>;

export function exportFailedMail(config: Config, recipient: Recipient & { role: Role }): MailContent {
  const { language, name } = recipient;
  const workspace = workspaceOf(recipient);
  const { heading, paragraphs, button } = texts[language](name);
  return layOutMail(config, {
    ...{ language, workspace, heading, paragraphs },
    subject: labelled(language, workspaces[workspace], heading),
    button: { label: button, href: settingsLink(config, workspace, recipient.role) },
  });
}
