import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { ttlOf } from "../../db/store.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { type ModerationParts, moderationItems } from "../moderation-items.entity.ts";
import { readSubject, type Subject } from "../subject.ts";
import { checkHiddenPart, hidePart, noticePart, showPart } from "../subject-parts.ts";
import { detailOf, findReport } from "./find-report.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";
import { toReports } from "./to-report.ts";

/** Retention of a settled report, counted from the last decision: one year (D69). */
const retentionMs = 365 * 24 * 60 * 60 * 1000;

type Input = InputOf<typeof routes.decideReport>;
type Decision = Pick<Input, "outcome" | "ground" | "statement">;

/**
 * Maximum number of other open reports about the same content that one decision settles. Each needs three of the 100
 * operations that a DynamoDB transaction allows.
 */
const settledAtOnce = 25;

/**
 * Decides a report. Hiding the content also upholds other open reports about that content.
 * @throws `report.not_found`, `report.outcome_impossible`
 * @throws `report.changed` when the report has changed since the caller read it
 */
export async function decideReport(
  ctx: UserContext,
  { reportId, revision, ...decision }: Input,
): Promise<AnswerOf<typeof routes.decideReport>> {
  const report = await retryOnConflict(async () => {
    const read = await findReport(reportId);
    if (read.revision !== revision) throw new DomainError("report.changed");
    return decide(ctx, read, decision);
  });
  const [answer] = await toReports([report]);
  if (!answer) throw new Error("a report became none");
  return answer;
}

async function decide(ctx: UserContext, report: StoredReport, decision: Decision): Promise<StoredReport> {
  const { userId, postId } = report;
  const [subject, { data: others }] = await Promise.all([
    readSubject(report),
    ReportEntity.query.ofSubject({ userId, postId }).go({ pages: "all", consistent: true }),
  ]);
  const changing = changeOf(ctx, report, subject, decision);
  if (!changing) throw (await hasChanged(report)) ? new ConflictError() : new DomainError("report.outcome_impossible");
  const waiting = others.filter(({ reportId, steps }) => reportId !== report.reportId && steps.length === 0);
  const upheld = decision.outcome === "hidden" ? waiting.slice(0, settledAtOnce) : [];
  const step = stepOf(ctx, report, decision);
  const decided = after(report, step);
  const { part, isNotified } = changing;
  await transact(
    moderationItems,
    (parts) => ({
      subject: part(parts),
      report: settle(parts, ctx, report, step),
      upheld: upheld.flatMap((other) => settle(parts, ctx, other, stepOf(ctx, other, decision))),
      adminAction: adminActionPart(parts, ctx, "report.decided", String(report.reportId)),
      outboxEvent: isNotified ? putOutboxEvent(parts, ctx, "content.moderated", detailOf(decided)) : undefined,
    }),
    () => new ConflictError(),
  );
  return decided;
}

/**
 * Whether the report has changed since it was read. The reported content, which was read later, may then not match the
 * report.
 */
async function hasChanged({ userId, postId, reportId, revision }: StoredReport): Promise<boolean> {
  const { data: now } = await ReportEntity.get({ userId, postId, reportId }).go({ consistent: true });
  return now?.revision !== revision;
}

interface Change {
  part: (parts: ModerationParts) => ReturnType<typeof hidePart>[];
  isNotified: boolean;
}

function changeOf(
  ctx: UserContext,
  { reportId, steps }: StoredReport,
  subject: Subject | undefined,
  { outcome, ground, statement }: Decision,
): Change | undefined {
  const hidden = subject?.hidden;
  const isOwn = hidden?.reportId === reportId;
  if (outcome === "dismissed") return isOwn ? undefined : { part: () => [], isNotified: false };
  if (!subject) return undefined;
  if (outcome === "restored") {
    return isOwn ? { part: (parts) => [showPart(parts, subject, reportId)], isNotified: true } : undefined;
  }
  if (!ground) return undefined;
  const notice = { reportId, ground, statement, hiddenAt: ctx.now().toISOString() };
  if (!hidden) return { part: (parts) => [hidePart(parts, subject, notice)], isNotified: true };
  if (!isOwn) return { part: (parts) => [checkHiddenPart(parts, subject)], isNotified: false };
  // This report has already hidden the content. Hiding it again is only possible as the answer to an objection.
  if (steps.at(-1)?.kind !== "objected") return undefined;
  const { hiddenAt, objectedAt } = hidden;
  const upheld = { ...notice, hiddenAt, objectedAt, upheldAt: notice.hiddenAt };
  return { part: (parts) => [noticePart(parts, subject, upheld)], isNotified: true };
}

type Step = ReturnType<typeof stepOf>;

const stepOf = (ctx: UserContext, { revision }: StoredReport, { outcome, ground, statement }: Decision) => ({
  kind: outcome,
  text: statement,
  ...(outcome === "hidden" && ground && { ground }),
  at: ctx.now().toISOString(),
  revision: revision + 1,
});

const after = (report: StoredReport, step: Step): StoredReport => ({
  ...report,
  state: "settled",
  revision: step.revision,
  steps: [...report.steps, step],
});

/**
 * Returns the transaction parts that settle a report, notify the reporter and allow them to report the content again.
 * After an objection, the author of the content is notified instead of the reporter.
 */
function settle(parts: ModerationParts, ctx: UserContext, report: StoredReport, step: Step) {
  const { userId, postId, reportId, reporterId, revision, steps } = report;
  const isNotified = step.kind !== "restored" && steps.at(-1)?.kind !== "objected";
  return [
    parts.report
      .patch({ userId, postId, reportId })
      .set({ state: "settled", revision: step.revision, ttl: ttlOf(Date.parse(step.at) + retentionMs) })
      .append({ steps: [step] })
      .where((of, { eq }) => eq(of.revision, revision))
      .commit(),
    ...(steps.length === 0 && reporterId !== undefined
      ? [parts.mark.delete({ userId: reporterId, aboutUserId: userId, postId }).commit()]
      : []),
    ...(isNotified ? [putOutboxEvent(parts, ctx, "report.decided", detailOf(after(report, step)))] : []),
  ];
}
