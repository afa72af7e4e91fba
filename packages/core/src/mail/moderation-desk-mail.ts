import type { ReportReason } from "@linkedpotential/contract/moderation/values";
import type { Workspace } from "@linkedpotential/contract/workspaces";
import { layOutMail, type MailContent } from "./layout.ts";

const headings = { report: "Neue Meldung", objection: "Einspruch gegen eine Entscheidung" };

/** For those who decide. It names nobody: what it is about is read where it is decided. */
export const moderationDeskMail = (
  workspace: Workspace,
  about: keyof typeof headings,
  { reportId, reason }: { reportId: number; reason: ReportReason },
): MailContent =>
  layOutMail({
    language: "de",
    workspace,
    subject: `${headings[about]} (${reason})`,
    heading: headings[about],
    paragraphs: ["In der Verwaltung wartet unter „Meldungen“ eine Entscheidung."],
    note: `Meldung ${reportId}`,
  });
