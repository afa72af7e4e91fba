import { deleteAttemptCounters } from "../../auth/guard/rate-limit.ts";
import { eraseCallRequests, senderOfAddress } from "../../call-requests/sent-call-requests.ts";
import type { Context } from "../../context.ts";
import { isRefused, transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { accountDeletedMail } from "../../mail/messages/account/account-deleted-mail.ts";
import { workspaceOf } from "../../mail/recipient.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { erasePicture } from "../../profile/profile-picture.ts";
import { type AccountDeletion, AccountDeletionEntity } from "./account-deletion.entity.ts";
import { deletionItems } from "./deletion-items.entity.ts";
import { eraseTraces } from "./erase-traces.ts";

/**
 * Time after the deletion of an account by which all writes in progress have finished: 15 minutes. No Lambda runs that
 * long.
 */
const settledMs = 15 * 60 * 1000;
const claimMs = 60 * 1000;
const confirmMs = 24 * 60 * 60 * 1000;

/**
 * Erases what is left of a deleted account, a limited number of items per run. Idempotent. The state is `continues`
 * when it has requested another run, `waits` until the next scheduled run, and `over` when everything is erased.
 */
export async function eraseAccount(
  ctx: Context,
  { userId }: { userId: number },
): Promise<{ traces: number; state: "over" | "continues" | "waits" }> {
  ctx.log.note("userId", userId);
  const { data: deletion } = await AccountDeletionEntity.get({ userId }).go({ consistent: true });
  if (!deletion) return { traces: 0, state: "over" };
  const isConfirmed = deletion.email === undefined;
  const isLast = isConfirmed && ageOf(deletion, ctx.now()) >= settledMs;
  const { traces, isAll } = await eraseTraces(ctx, userId);
  if (!isAll) await requestNextRun(ctx, userId);
  else if (isLast) await AccountDeletionEntity.delete({ userId }).go();
  else if (!isConfirmed) await confirmErasure(ctx, deletion);
  return { traces, state: !isAll ? "continues" : isLast ? "over" : "waits" };
}

const ageOf = ({ startedAt }: AccountDeletion, now: Date): number => now.getTime() - Date.parse(startedAt);

const requestNextRun = (ctx: Context, userId: number): Promise<void> =>
  transact(
    deletionItems,
    (parts) => ({ outboxEvent: putOutboxEvent(parts, ctx, "user.deleted", { userId }) }),
    () => new DomainError("request.conflict"),
  );

/**
 * Erases the picture, the counters of sign-in attempts and requests for a call from the address, mails the confirmation
 * and then removes the address, which is no longer needed. Only one of several concurrent runs does this.
 */
async function confirmErasure(ctx: Context, deletion: AccountDeletion): Promise<void> {
  const { userId, email = "", profileImage } = deletion;
  if (!(await claimConfirmation(ctx, userId))) return;
  await erasePicture(ctx, profileImage);
  await Promise.all([deleteAttemptCounters(ctx, email), deleteAttemptCounters(ctx, String(userId))]);
  // An unverified address may belong to somebody else, who asked for the call.
  if (deletion.by !== "unverified") while ((await eraseCallRequests(senderOfAddress(email))) > 0);
  await sendConfirmation(ctx, deletion, email);
  await AccountDeletionEntity.patch({ userId }).set({ profileImage: "" }).remove(["email", "reason"]).go();
}

/**
 * Claims the confirmation mail, and returns whether the claim succeeded. The claim is stored in the deletion item,
 * because the erasure would delete a record of `sendMailOnce`.
 */
async function claimConfirmation({ now }: Context, userId: number): Promise<boolean> {
  const claimedUntil = new Date(now().getTime() + claimMs).toISOString();
  try {
    await AccountDeletionEntity.patch({ userId })
      .set({ claimedUntil })
      .where((of, { notExists, lt }) => `${notExists(of.claimedUntil)} OR ${lt(of.claimedUntil, now().toISOString())}`)
      .go();
    return true;
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
}

async function sendConfirmation(ctx: Context, deletion: AccountDeletion, email: string): Promise<void> {
  const { language, by, isReachable, reason } = deletion;
  if (!isReachable) return;
  try {
    const mail = accountDeletedMail(ctx.config, language, workspaceOf(deletion), { isOwn: by === "owner", reason });
    await sendMail(ctx.config, { to: email, ...mail });
  } catch (error) {
    if (ageOf(deletion, ctx.now()) < confirmMs) throw error;
    ctx.log.note("mailFailed", error instanceof Error ? error.name : "unknown");
  }
}
