import { findSubscription } from "../../billing/subscription.entity.ts";
import type { Context } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { settleEach } from "../../settle-each.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findPremiumGrant, PremiumGrantEntity } from "./premium-grant.entity.ts";
import { unchangedContractPart } from "./unchanged-contract-part.ts";

/** Ends all given Premium whose last day is over. Returns how many ended. Idempotent. */
export async function endPremiumGrants(ctx: Context): Promise<number> {
  const { data: due } = await PremiumGrantEntity.query
    .byEnd({})
    .lte({ endsAt: ctx.now().toISOString() })
    .go({ pages: "all" });
  await settleEach(due, ({ userId }) => retryOnConflict(() => end(ctx, userId)));
  return due.length;
}

/** Ends the given Premium of one account. The plan stays if a contract gives it. */
async function end(ctx: Context, userId: number): Promise<void> {
  const [grant, stored, { data: user }] = await Promise.all([
    findPremiumGrant(userId),
    findSubscription(userId),
    UserEntity.get({ userId }).go({ consistent: true }),
  ]);
  // An admin may have given a later day since the query. The grant of a deleted account is erased with its other items.
  if (!grant || !user || grant.endsAt > ctx.now().toISOString()) return;
  await transact(
    administeredItems,
    (parts) => ({
      grant: parts.grant
        .delete({ userId })
        .where((of, { eq }) => eq(of.endsAt, grant.endsAt))
        .commit(),
      user: stored?.isPremium ? undefined : parts.user.patch({ userId }).set({ plan: "kostenlos" }).commit(),
      contract: unchangedContractPart(parts, userId, stored),
      accountChanged: putOutboxEvent(parts, ctx, "account.changed", { userId }),
    }),
    () => new ConflictError(),
  );
}
