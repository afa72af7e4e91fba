import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { SubscriptionEntity } from "./subscription.entity.ts";
import { toSubscription } from "./to-subscription.ts";

export async function getSubscription(ctx: UserContext): Promise<AnswerOf<typeof routes.getSubscription>> {
  const [user, { data: stored }] = await Promise.all([
    findOwnUser(ctx),
    SubscriptionEntity.get({ userId: ctx.user.id }).go({ consistent: true }),
  ]);
  return toSubscription(ctx, user.plan, stored);
}
