import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import type { ModerationParts } from "../moderation-items.entity.ts";
import type { SubjectKey } from "../subject.ts";
import { detailOf } from "./find-report.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";

export type Decision = Pick<InputOf<typeof routes.decideReport>, "outcome" | "ground" | "statement">;

/** Retention of a settled report, counted from the last decision: one year (D69). */
const retentionMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Maximum number of other open reports about the same content that one decision settles. Each needs three of the 100
 * operations that a DynamoDB transaction allows.
 */
export const settledAtOnce = 25;

export const retainedUntil = (at: string): number => ttlOf(Date.parse(at) + retentionMs);

/** Finds the reports about a post or profile on which nobody has decided yet. */
export async function findUndecided({ userId, postId }: SubjectKey): Promise<StoredReport[]> {
  const { data } = await ReportEntity.query.ofSubject({ userId, postId }).go({ pages: "all", consistent: true });
  return data.filter(({ steps }) => steps.length === 0);
}

type Step = ReturnType<typeof stepOf>;

export const stepOf = (
  ctx: UserContext,
  { revision }: Pick<StoredReport, "revision">,
  { outcome, ground, statement }: Decision,
) => ({
  kind: outcome,
  text: statement,
  ...(outcome === "hidden" && ground && { ground }),
  at: ctx.now().toISOString(),
  revision: revision + 1,
});

export const after = (report: StoredReport, step: Step): StoredReport => ({
  ...report,
  state: "settled",
  revision: step.revision,
  steps: [...report.steps, step],
});

/**
 * Returns the transaction parts that settle a report, notify the reporter and allow them to report the content again.
 * After an objection, the author of the content is notified instead of the reporter.
 */
export function settleParts(parts: ModerationParts, ctx: UserContext, report: StoredReport, step: Step) {
  const { userId, postId, reportId, reporterId, revision, steps } = report;
  const isNotified = step.kind !== "restored" && steps.at(-1)?.kind !== "objected";
  return [
    parts.report
      .patch({ userId, postId, reportId })
      .set({ state: "settled", revision: step.revision, ttl: retainedUntil(step.at) })
      .append({ steps: [step] })
      .where((of, { eq }) => eq(of.revision, revision))
      .commit(),
    ...(steps.length === 0 && reporterId !== undefined
      ? [parts.mark.delete({ userId: reporterId, aboutUserId: userId, postId }).commit()]
      : []),
    ...(isNotified ? [putOutboxEvent(parts, ctx, "report.decided", detailOf(after(report, step)))] : []),
  ];
}
