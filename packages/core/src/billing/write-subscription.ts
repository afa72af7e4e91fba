import type { billingItems } from "./billing-items.entity.ts";
import { type ContractState, stateFields } from "./contract/contract-state.ts";
import type { StoredSubscription } from "./subscription.entity.ts";

export type BillingParts = Parameters<Parameters<(typeof billingItems)["transaction"]["write"]>[0]>[0];

type CheckoutFields = Pick<
  StoredSubscription,
  "userId" | "customerId" | "checkouts" | "checkoutId" | "billingAddress" | "ending" | "ttl"
>;

const checkoutFieldsOf = ({
  userId,
  customerId,
  checkouts,
  checkoutId,
  billingAddress,
  ending,
  ttl,
}: CheckoutFields): CheckoutFields => ({
  ...{ userId, customerId, checkouts },
  ...(checkoutId !== undefined && { checkoutId }),
  ...(billingAddress !== undefined && { billingAddress }),
  ...(ending !== undefined && { ending }),
  ...(ttl !== undefined && { ttl }),
});

export const contractStateOf = (stored: ContractState): ContractState =>
  Object.fromEntries(stateFields.map((name) => [name, stored[name]])) as ContractState;

export const isSameState = (one: ContractState, other: ContractState): boolean =>
  stateFields.every((name) => one[name] === other[name]);

export const nextVersion = (
  fields: CheckoutFields & { version: number },
  state: ContractState,
): StoredSubscription => ({
  ...checkoutFieldsOf(fields),
  ...state,
  version: fields.version + 1,
});

/**
 * Returns the transaction part that stores `next`. The part fails if the stored version is not the one that `next` was
 * derived from.
 */
export const subscriptionPart = (parts: BillingParts, next: StoredSubscription) =>
  parts.subscription
    .put(next)
    .where((of, { notExists, eq }) => (next.version === 1 ? notExists(of.version) : eq(of.version, next.version - 1)))
    .commit();
