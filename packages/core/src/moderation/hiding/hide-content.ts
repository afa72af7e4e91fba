import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { moderationItems } from "../moderation-items.entity.ts";
import { detailOf } from "../reports/find-report.ts";
import type { StoredReport } from "../reports/report.entity.ts";
import { after, findUndecided, retainedUntil, settledAtOnce, settleParts, stepOf } from "../reports/settle-report.ts";
import { toReport } from "../reports/to-report.ts";
import { readSubject, type Subject } from "../subject.ts";
import { hidePart } from "../subject-parts.ts";

type Input = InputOf<typeof routes.hideContent>;
type Report = AnswerOf<typeof routes.hideContent>;

/**
 * Hides a post or profile on an admin's own initiative, and upholds open reports about it. Stores a settled report, so
 * that the author can object to it.
 * @throws `moderation.own`, `moderation.already_hidden`, `post.not_found`, `person.not_found`
 */
export async function hideContent(ctx: UserContext, { userId, postId, ground, statement }: Input): Promise<Report> {
  if (userId === ctx.user.id) throw new DomainError("moderation.own");
  const about = { userId, postId: postId ?? 0 };
  return retryOnConflict(async () => {
    const [subject, undecided] = await Promise.all([readSubject(about), findUndecided(about)]);
    if (!subject) throw new DomainError(about.postId === 0 ? "person.not_found" : "post.not_found");
    if (subject.hidden) throw new DomainError("moderation.already_hidden");
    return hide(ctx, subject, undecided.slice(0, settledAtOnce), { outcome: "hidden", ground, statement });
  });
}

async function hide(
  ctx: UserContext,
  subject: Subject,
  upheld: readonly StoredReport[],
  decision: Pick<Input, "ground" | "statement"> & { outcome: "hidden" },
): Promise<Report> {
  const opened = openReport(ctx, subject);
  const settled = after(opened, stepOf(ctx, opened, decision));
  const { reportId, createdAt: hiddenAt } = settled;
  const { ground, statement } = decision;
  const hidden = { reportId, isOwnInitiative: true, ground, statement, hiddenAt };
  const answer = toReport(settled, { ...subject, hidden }, await personOf(subject), "");
  await transact(
    moderationItems,
    (parts) => ({
      subject: hidePart(parts, subject, hidden),
      report: parts.report.create({ ...settled, ttl: retainedUntil(hiddenAt) }).commit(),
      upheld: upheld.flatMap((other) => settleParts(parts, ctx, other, stepOf(ctx, other, decision))),
      adminAction: adminActionPart(parts, ctx, "content.hidden", String(reportId)),
      outboxEvent: putOutboxEvent(parts, ctx, "content.moderated", detailOf(settled)),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, answer),
    }),
    // Another admin may have hidden the content, or its author may have changed or deleted it, since it was read.
    () => new ConflictError(),
  );
  return answer;
}

function openReport(ctx: UserContext, { userId, postId, content }: Subject): StoredReport {
  const { profileImage, ...reported } = content;
  const at = ctx.now();
  return {
    ...{ userId, postId, reportId: newId(at) },
    isOwnInitiative: true,
    reason: "other",
    explanation: "",
    createdAt: at.toISOString(),
    reported: { ...reported, ...(profileImage && { profileImage }) },
    state: "open",
    revision: 1,
    steps: [],
  };
}

async function personOf({ userId, postId, content }: Subject): Promise<string> {
  if (postId === 0) return content.title;
  return (await readSubject({ userId, postId: 0 }))?.content.title ?? "";
}
