import type { NotificationType } from "@linkedpotential/contract/notifications/schema";
import type { OutboxEvents } from "@linkedpotential/contract/outbox";
import { ReportEntity, type StoredReport } from "../reports/report.entity.ts";

export type ModerationEvent = OutboxEvents["report.received" | "report.decided" | "content.moderated"];
export type ModerationNotificationType = Extract<NotificationType, `report_${string}` | `content_${string}`>;

interface Found {
  about: ModerationNotificationType;
  userId: number;
  report: StoredReport;
  /** Decision that the event is about. The report may have later decisions. Undefined for a new report. */
  step: StoredReport["steps"][number] | undefined;
}

export const findReported = async ({
  userId,
  postId = 0,
  reportId,
}: Pick<ModerationEvent, "userId" | "postId" | "reportId">) =>
  (await ReportEntity.get({ userId, postId, reportId }).go({ consistent: true })).data;

/**
 * Returns the notification type and the recipient for a moderation event. Undefined when the report or the recipient's
 * account is deleted.
 */
export async function readModerationNotice(event: ModerationEvent): Promise<Found | undefined> {
  const report = await findReported(event);
  if (!report) return undefined;
  const at = report.steps.findIndex(({ revision }) => revision === event.revision);
  const step = report.steps[at];
  const found = (about: ModerationNotificationType, userId: number | undefined): Found | undefined =>
    userId === undefined ? undefined : { about, userId, report, step };
  if (event.type === "report.received") return found("report_received", report.reporterId);
  if (!step) return undefined;
  if (event.type === "report.decided") {
    return found(step.kind === "hidden" ? "report_upheld" : "report_dismissed", report.reporterId);
  }
  if (step.kind === "restored") return found("content_restored", report.userId);
  const wasObjected = report.steps[at - 1]?.kind === "objected";
  return found(wasObjected ? "content_stays_hidden" : "content_hidden", report.userId);
}
