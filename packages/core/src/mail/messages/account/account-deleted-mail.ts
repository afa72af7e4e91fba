import type { Language } from "@linkedpotential/contract/user/schema";
import type { Workspace } from "@linkedpotential/contract/workspaces";
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
  de: ({ isOwn, reason }: Circumstances) => ({
    heading: "Ihr Konto ist gelöscht",
    greeting: "Guten Tag,",
    paragraphs: [
      isOwn
        ? "wie von Ihnen gewünscht, haben wir Ihr Konto und alles, was dazugehörte, gelöscht."
        : "wir haben Ihr Konto und alles, was dazugehörte, gelöscht.",
      ...(reason === undefined
        ? []
        : [
            `Unsere Begründung:\n${reason}`,
            "Unser Team hat das geprüft und entschieden. Wenn Sie anderer Meinung sind, antworten Sie auf diese E-Mail. Der Weg zu den Gerichten steht Ihnen in jedem Fall offen.",
          ]),
      `Sicherungskopien werden nach ${backupDays} Tagen überschrieben. Rechnungen müssen wir so lange aufbewahren, wie es das Steuerrecht verlangt (§ 147 AO). Für anderes verwenden wir sie nicht.`,
      "Mit dieser E-Mail-Adresse können Sie jederzeit ein neues Konto anlegen. Es beginnt leer. Von uns aus schreiben wir Ihnen nicht mehr.",
    ],
  }),
  en: ({ isOwn, reason }: Circumstances) => ({
    heading: "Your account is deleted",
    greeting: "Hello,",
    paragraphs: [
      isOwn
        ? "As you asked, we have deleted your account and everything in it."
        : "We have deleted your account and everything in it.",
      ...(reason === undefined
        ? []
        : [
            `Our reasons:\n${reason}`,
            "Our team looked into this and decided. If you disagree, reply to this e-mail. You can go to court in any case.",
          ]),
      `Backups are overwritten after ${backupDays} days. German tax law (§ 147 AO) obliges us to keep invoices for some years. We use them for nothing else.`,
      "You can open a new account with this e-mail address at any time. It will be empty. You will not hear from us again unless you write to us.",
    ],
  }),
  fr: ({ isOwn, reason }: Circumstances) => ({
    heading: "Votre compte est supprimé",
    greeting: "Bonjour,",
    paragraphs: [
      isOwn
        ? "Comme vous l’avez demandé, nous avons supprimé votre compte et tout ce qu’il contenait."
        : "Nous avons supprimé votre compte et tout ce qu’il contenait.",
      ...(reason === undefined
        ? []
        : [
            `Nos motifs :\n${reason}`,
            "Notre équipe a examiné la situation et pris cette décision. Si vous n’êtes pas d’accord, répondez à cet e-mail. Vous pouvez dans tous les cas saisir les tribunaux.",
          ]),
      `Les sauvegardes sont écrasées au bout de ${backupDays} jours. Le droit fiscal allemand (§ 147 AO) nous oblige à conserver les factures pendant plusieurs années. Elles ne servent à rien d’autre.`,
      "Vous pouvez ouvrir un nouveau compte avec cette adresse e-mail quand vous le souhaitez. Il sera vide. Nous ne vous écrirons plus, sauf pour vous répondre.",
    ],
  }),
} satisfies Record<Language, unknown>;

export const accountDeletedMail = (
  config: Config,
  language: Language,
  workspace: Workspace,
  circumstances: Circumstances,
): MailContent => layOutMail(config, { language, workspace, ...texts[language](circumstances) });
