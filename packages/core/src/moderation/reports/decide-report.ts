import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { type ModerationParts, moderationItems } from "../moderation-items.entity.ts";
import { readSubject, type Subject } from "../subject.ts";
import { checkHiddenPart, hidePart, noticePart, showPart } from "../subject-parts.ts";
import { detailOf, findReport } from "./find-report.ts";
import { ReportEntity, type StoredReport } from "./report.entity.ts";
import { after, type Decision, findUndecided, settledAtOnce, settleParts, stepOf } from "./settle-report.ts";
import { toReports } from "./to-report.ts";

type Input = InputOf<typeof routes.decideReport>;

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
  const [subject, undecided] = await Promise.all([readSubject(report), findUndecided({ userId, postId })]);
  const changing = changeOf(ctx, report, subject, decision);
  if (!changing) throw (await hasChanged(report)) ? new ConflictError() : new DomainError("report.outcome_impossible");
  const others = undecided.filter(({ reportId }) => reportId !== report.reportId);
  const upheld = decision.outcome === "hidden" ? others.slice(0, settledAtOnce) : [];
  const step = stepOf(ctx, report, decision);
  const decided = after(report, step);
  const { part, isNotified } = changing;
  await transact(
    moderationItems,
    (parts) => ({
      subject: part(parts),
      report: settleParts(parts, ctx, report, step),
      upheld: upheld.flatMap((other) => settleParts(parts, ctx, other, stepOf(ctx, other, decision))),
      adminAction: adminActionPart(parts, ctx, "report.decided", String(report.reportId), {
        outcome: decision.outcome,
      }),
      accountChanged: putOutboxEvent(parts, ctx, "account.changed", { userId }),
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
  const { hiddenAt, objectedAt, isOwnInitiative } = hidden;
  const upheld = { ...notice, isOwnInitiative, hiddenAt, objectedAt, upheldAt: notice.hiddenAt };
  return { part: (parts) => [noticePart(parts, subject, upheld)], isNotified: true };
}
