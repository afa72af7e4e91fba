import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { ConflictError, retryOnConflict } from "../db/conflict.ts";
import { transact } from "../db/transact.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "../user/find-own-user.ts";
import { toStoredAddress } from "./billing-address.ts";
import { billingItems } from "./billing-items.entity.ts";
import { findSubscription } from "./subscription.entity.ts";
import { toSubscription } from "./to-subscription.ts";
import { contractStateOf, nextVersion, subscriptionPart } from "./write-subscription.ts";

/**
 * Stores the address for future invoices. Invoices that are already issued do not change.
 * @throws `billing.no_subscription` for a user who never opened a checkout
 */
export const setBillingAddress = (
  ctx: UserContext,
  billingAddress: InputOf<typeof routes.setBillingAddress>,
): Promise<AnswerOf<typeof routes.setBillingAddress>> =>
  retryOnConflict(async () => {
    const [user, stored] = await Promise.all([findOwnUser(ctx), findSubscription(ctx.user.id)]);
    if (!stored) throw new DomainError("billing.no_subscription");
    const next = nextVersion({ ...stored, billingAddress: toStoredAddress(billingAddress) }, contractStateOf(stored));
    await transact(
      billingItems,
      (parts) => ({ subscription: subscriptionPart(parts, next) }),
      () => new ConflictError(),
    );
    return toSubscription(ctx, user.plan, next);
  });
