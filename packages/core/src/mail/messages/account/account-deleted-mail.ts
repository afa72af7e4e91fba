import type { Language } from "@linkedpotential/contract/user/schema";
import { type Workspace, workspaces } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";

/** Number of days for which the database can be restored to an earlier state (docs/recovery.md). */
const backupDays = 35;

/** `reason` is set when an admin gave one. */
interface Circumstances {
  isOwn: boolean;
  reason?: string | undefined;
}

const texts = {
  de: (sender: string, { isOwn, reason }: Circumstances) => ({
    subject: `${sender}: Ihr Konto ist gelöscht`,
    heading: "Ihr Konto ist gelöscht",
    paragraphs: [
      "Guten Tag,",
      isOwn
        ? "wie von Ihnen gewünscht, haben wir Ihr Konto und alles, was zu ihm gehörte, gelöscht."
        : "wir haben Ihr Konto und alles, was zu ihm gehörte, gelöscht.",
      ...(reason === undefined
        ? []
        : [
            `Unsere Begründung:\n${reason}`,
            "Menschen haben das geprüft und entschieden, nicht ein Programm. Sie sind anderer Meinung? Schreiben Sie unserem Support. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
          ]),
      `Sicherungskopien werden nach ${backupDays} Tagen überschrieben. Rechnungen müssen wir aufbewahren, solange es das Steuerrecht verlangt (§ 147 AO); für anderes verwenden wir sie nicht.`,
      "Mit dieser E-Mail-Adresse können Sie jederzeit ein neues Konto anlegen. Es beginnt leer. Dies ist unsere letzte Nachricht an Sie.",
    ],
  }),
  en: (sender: string, { isOwn, reason }: Circumstances) => ({
    subject: `${sender}: Your account is deleted`,
    heading: "Your account is deleted",
    paragraphs: [
      "Hello,",
      isOwn
        ? "As you requested, we have deleted your account and everything that belonged to it."
        : "We have deleted your account and everything that belonged to it.",
      ...(reason === undefined
        ? []
        : [
            `Our reasons:\n${reason}`,
            "This was reviewed and decided by people, not by a program. Do you disagree? Write to our support. You may go to court in any case.",
          ]),
      `Backups are overwritten after ${backupDays} days. We have to keep invoices for as long as German tax law requires (§ 147 AO); we use them for nothing else.`,
      "You can create a new account with this e-mail address at any time. It starts empty. This is our last message to you.",
    ],
  }),
  fr: (sender: string, { isOwn, reason }: Circumstances) => ({
    subject: `${sender} : votre compte est supprimé`,
    heading: "Votre compte est supprimé",
    paragraphs: [
      "Bonjour,",
      isOwn
        ? "Comme vous l’avez demandé, nous avons supprimé votre compte et tout ce qui s’y rattachait."
        : "Nous avons supprimé votre compte et tout ce qui s’y rattachait.",
      ...(reason === undefined
        ? []
        : [
            `Nos motifs :\n${reason}`,
            "L’examen et la décision sont le fait de personnes, non d’un programme. Vous n’êtes pas d’accord ? Écrivez à notre support. Vous pouvez dans tous les cas saisir les tribunaux.",
          ]),
      `Les sauvegardes sont écrasées au bout de ${backupDays} jours. Nous devons conserver les factures aussi longtemps que le droit fiscal allemand l’exige (§ 147 AO) ; nous ne les utilisons pour rien d’autre.`,
      "Vous pouvez créer à tout moment un nouveau compte avec cette adresse e-mail. Il sera vide au départ. Ceci est notre dernier message.",
    ],
  }),
} satisfies Record<Language, unknown>;

export const accountDeletedMail = (
  config: Config,
  language: Language,
  workspace: Workspace,
  circumstances: Circumstances,
): MailContent => layOutMail(config, { language, workspace, ...texts[language](workspaces[workspace], circumstances) });
