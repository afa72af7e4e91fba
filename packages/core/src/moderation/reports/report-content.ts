import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { countSubject } from "../../auth/guard/rate-limit.ts";
import type { UserContext } from "../../context.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putIdempotencyRecord } from "../../idempotency/put-idempotency-record.ts";
import { newId } from "../../ids.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { checkAndRead } from "../../user/premium.ts";
import { moderationItems } from "../moderation-items.entity.ts";
import { readSubject, type Subject, type SubjectKey } from "../subject.ts";
import { detailOf } from "./find-report.ts";

/** Reports a post or a profile. Users can also report content of somebody who blocked them. */
export async function reportContent(
  ctx: UserContext,
  { userId, postId, reason, explanation }: InputOf<typeof routes.reportContent>,
): Promise<AnswerOf<typeof routes.reportContent>> {
  const reporterId = ctx.user.id;
  if (userId === reporterId) throw new DomainError("report.own");
  const about = { userId, postId: postId ?? 0 };
  const [, { content }] = await checkAndRead(countSubject(ctx, "report", String(reporterId)), findShown(about));
  const key = { ...about, reportId: newId(ctx.now()) };
  const { profileImage, ...reported } = content;
  const report = {
    ...key,
    reporterId,
    reason,
    explanation,
    createdAt: ctx.now().toISOString(),
    reported: { ...reported, ...(profileImage && { profileImage }) },
    state: "open" as const,
    revision: 1,
    steps: [],
  };
  const receipt = { id: key.reportId, createdAt: report.createdAt };
  await transact(
    moderationItems,
    (parts) => ({
      mark: parts.mark.create({ userId: reporterId, aboutUserId: userId, postId: about.postId }).commit(),
      report: parts.report.create(report).commit(),
      outboxEvent: putOutboxEvent(parts, ctx, "report.received", detailOf(report)),
      idempotencyRecord: putIdempotencyRecord(parts, ctx, receipt),
    }),
    () => new DomainError("report.already_open"),
  );
  return receipt;
}

async function findShown(about: SubjectKey): Promise<Subject> {
  const subject = await readSubject(about);
  const isGone = !subject || (about.postId !== 0 && subject.hidden);
  if (isGone) throw new DomainError(about.postId === 0 ? "person.not_found" : "post.not_found");
  return subject;
}
