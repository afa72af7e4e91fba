import { today } from "@linkedpotential/contract/dates";
import type { Context } from "../../context.ts";
import { readBatch } from "../../db/read-batch.ts";
import { isRefused } from "../../db/transact.ts";
import { firstIdAt } from "../../ids.ts";
import { unverifiedMail } from "../../mail/messages/account/unverified-mail.ts";
import { workspaceOf } from "../../mail/recipient.ts";
import { sendMailOnce } from "../../mail/send-mail-once.ts";
import { settleEach } from "../../settle-each.ts";
import { hasBounced } from "../accepts-mail.ts";
import { UserEntity, type UserItem } from "../user.entity.ts";
import { beginAccountDeletion } from "./begin-account-deletion.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Age in days at which the owner of an unverified account is warned that it will be erased (D69). */
const noticeAge = 23;
const noticeDays = 7;
/**
 * Maximum age in days of the accounts that a run searches. Earlier runs have erased older accounts; the margin makes up
 * for failed runs.
 */
const searchedAge = 90;

/**
 * Warns the owners of unverified accounts, and deletes each account a week after the warning. Repeated and overlapping
 * runs do no harm. If one account fails, the others are still handled.
 */
export async function eraseUnverified(ctx: Context): Promise<{ notified: number; erased: number }> {
  const idAt = (age: number) => firstIdAt(new Date(ctx.now().getTime() - age * dayMs));
  const { data: registered } = await UserEntity.query
    .listed({})
    .between({ userId: idAt(searchedAge) }, { userId: idAt(noticeAge) })
    .go({ pages: "all" });
  const keys = registered.map(({ userId }) => ({ userId }));
  const users = await readBatch(keys, (some) => UserEntity.get(some).go({ consistent: true }));
  let [notified, erased] = [0, 0];
  await settleEach(
    users.filter(({ emailVerified }) => !emailVerified),
    async (user) => {
      if (user.erasureNoticedAt === undefined) notified += await notify(ctx, user);
      else if (isOver(ctx, user.erasureNoticedAt)) {
        erased += (await beginAccountDeletion(ctx, user.userId, "unverified")) ? 1 : 0;
      }
    },
  );
  return { notified, erased };
}

const isOver = ({ now }: Context, noticedAt: string): boolean =>
  now().getTime() >= Date.parse(noticedAt) + noticeDays * dayMs;

async function notify(ctx: Context, user: UserItem): Promise<number> {
  const { userId, email, language } = user;
  const noticedAt = ctx.now();
  if (!hasBounced(user)) {
    const erasedOn = today(new Date(noticedAt.getTime() + noticeDays * dayMs));
    const mail = unverifiedMail(ctx.config, language, workspaceOf(user), user.role, erasedOn);
    await sendMailOnce(ctx, { userId, occasion: "unverified account" }, { to: email, ...mail });
  }
  try {
    await UserEntity.patch({ userId })
      .set({ erasureNoticedAt: noticedAt.toISOString() })
      .where((of, { notExists }) => notExists(of.erasureNoticedAt))
      .go();
    return 1;
  } catch (error) {
    if (isRefused(error)) return 0;
    throw error;
  }
}
