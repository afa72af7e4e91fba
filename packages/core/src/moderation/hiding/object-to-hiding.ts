import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { moderationItems } from "../moderation-items.entity.ts";
import { detailOf } from "../reports/find-report.ts";
import { ReportEntity, type StoredReport } from "../reports/report.entity.ts";
import { readSubject, type Subject } from "../subject.ts";
import { objectedPart } from "../subject-parts.ts";
import type { StoredHidden } from "./hidden.ts";

/**
 * Stores the caller's objection to the hiding of their post or profile, which reopens the report.
 * @throws `objection.nothing_hidden`, `objection.already_made`
 * @throws `objection.too_late` when the report has been erased
 */
export async function objectToHiding(
  ctx: UserContext,
  { postId, text }: InputOf<typeof routes.objectToHiding>,
): Promise<AnswerOf<typeof routes.objectToHiding>> {
  const about = { userId: ctx.user.id, postId: postId ?? 0 };
  await retryOnConflict(async () => {
    const subject = await readSubject(about);
    const hidden = subject?.hidden;
    if (!hidden) throw new DomainError("objection.nothing_hidden");
    if (hidden.objectedAt !== undefined) throw new DomainError("objection.already_made");
    const { data: report } = await ReportEntity.get({ ...about, reportId: hidden.reportId }).go({ consistent: true });
    if (!report) throw new DomainError("objection.too_late");
    await object(ctx, subject, { ...hidden, objectedAt: ctx.now().toISOString() }, report, text);
  });
  return { success: true };
}

async function object(
  ctx: UserContext,
  subject: Subject,
  hidden: StoredHidden & { objectedAt: string },
  { userId, postId, reportId, revision }: StoredReport,
  text: string,
): Promise<void> {
  const next = { userId, postId, reportId, revision: revision + 1 };
  const step = { kind: "objected" as const, text, at: hidden.objectedAt, revision: next.revision };
  await transact(
    moderationItems,
    (parts) => ({
      report: parts.report
        .patch({ userId, postId, reportId })
        .set({ state: "open", revision: next.revision })
        .remove(["ttl"])
        .append({ steps: [step] })
        .where((of, { eq }) => eq(of.revision, revision))
        .commit(),
      objected: objectedPart(parts, subject, hidden),
      outboxEvent: putOutboxEvent(parts, ctx, "report.objected", detailOf(next)),
    }),
    () => new ConflictError(),
  );
}
