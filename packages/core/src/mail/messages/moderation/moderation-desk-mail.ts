import type { ReportReason } from "@linkedpotential/contract/moderation/choices";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import type { Config } from "../../../config.ts";
import { layOutMail, type MailContent } from "../../layout.ts";
import { reportsLink } from "../../link-to.ts";

const headings = { report: "Neue Meldung", objection: "Einspruch gegen eine Entscheidung" };

const reasons: Record<ReportReason, string> = {
  spam: "Werbung oder Spam",
  insult: "Beleidigung oder Belästigung",
  hate: "Hass oder Gewalt",
  fraud: "Betrug oder Täuschung",
  rights: "Urheber- oder Markenrechte",
  privacy: "Persönliche Daten anderer",
  unlawful: "Anderer Gesetzesverstoß",
  other: "Etwas anderes",
};

/**
 * Renders the mail that notifies the moderators of a report or objection. It names no person; moderators read the
 * details in the admin area.
 */
export const moderationDeskMail = (
  config: Config,
  workspace: Workspace,
  about: keyof typeof headings,
  { reportId, reason }: { reportId: number; reason: ReportReason },
): MailContent =>
  layOutMail(config, {
    language: "de",
    workspace,
    isInternal: true,
    subject: `${headings[about]}: ${reasons[reason]}`,
    heading: headings[about],
    paragraphs: [`Grund: ${reasons[reason]}. In der Verwaltung wartet eine Entscheidung.`],
    button: { label: "Meldungen öffnen", href: reportsLink(config) },
    note: `Meldung ${reportId}`,
  });
