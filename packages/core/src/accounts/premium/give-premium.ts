import { latestGivenDay } from "@linkedpotential/contract/accounts/given-premium";
import type * as routes from "@linkedpotential/contract/accounts/routes";
import { addDays, berlinInstant, today } from "@linkedpotential/contract/dates";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import { adminActionPart } from "../../admin/record/admin-action-part.ts";
import { findSubscription } from "../../billing/subscription.entity.ts";
import type { UserContext } from "../../context.ts";
import { ConflictError, retryOnConflict } from "../../db/conflict.ts";
import { transact } from "../../db/transact.ts";
import { DomainError } from "../../errors.ts";
import { putOutboxEvent } from "../../outbox/put-outbox-event.ts";
import { administeredItems } from "../administered-items.entity.ts";
import { findAccount } from "../find-account.ts";
import { unchangedContractPart } from "./unchanged-contract-part.ts";

/**
 * Gives an account Premium until the end of a day in Berlin, without payment. Replaces what was given before, so an
 * earlier day shortens it.
 * @throws `admin.user_not_found`, `account.not_freelancer`
 * @throws `account.date_past`, and `account.date_too_far` for more than two years ahead
 * @throws `account.has_contract` while the account has a contract that it pays for
 */
export async function givePremium(
  ctx: UserContext,
  { accountId: userId, until }: InputOf<typeof routes.givePremium>,
): Promise<AnswerOf<typeof routes.givePremium>> {
  const now = ctx.now().toISOString();
  const endsAt = berlinInstant(addDays(until, 1), "00:00").toISOString();
  if (endsAt <= now) throw new DomainError("account.date_past", { field: "until" });
  await retryOnConflict(async () => {
    const [stored, { role }] = await Promise.all([findSubscription(userId), findAccount(userId)]);
    if (role !== "freelancer") throw new DomainError("account.not_freelancer");
    if (stored?.status === "active" || stored?.status === "past_due") throw new DomainError("account.has_contract");
    if (until > latestGivenDay(today(ctx.now()))) throw new DomainError("account.date_too_far", { field: "until" });
    await transact(
      administeredItems,
      (parts) => ({
        grant: parts.grant.put({ userId, until, endsAt, givenAt: now }).commit(),
        user: parts.user.patch({ userId }).set({ plan: "premium" }).commit(),
        contract: unchangedContractPart(parts, userId, stored),
        adminAction: adminActionPart(parts, ctx, "account.premium_given", "", { accountId: userId, note: until }),
        outboxEvent: putOutboxEvent(parts, ctx, "account.premium-given", { userId, until }),
      }),
      () => new ConflictError(),
    );
  });
  return { until };
}
