import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { Context } from "../context.ts";
import { DomainError } from "../errors.ts";
import { readEvent } from "../payment/read-event.ts";
import { syncContract } from "./contract/sync-contract.ts";
import { PaymentCustomerEntity } from "./payment-customer.entity.ts";

/** Each event only says about whom to ask. @throws `billing.signature_invalid`; after any other error it is delivered again */
export async function receiveWebhook(
  ctx: Context,
  { payload, signature }: InputOf<typeof routes.receiveWebhook>,
): Promise<AnswerOf<typeof routes.receiveWebhook>> {
  const event = await readEvent(payload, signature, ctx.now());
  if (!event) throw new DomainError("billing.signature_invalid");
  ctx.log.note("event", event.type);
  ctx.log.note("eventId", event.id);
  const userId = event.customerId === undefined ? undefined : await userOf(event.customerId);
  // Other products may share the account at the provider.
  if (userId === undefined) ctx.log.note("unknownCustomer", true);
  else await syncContract(ctx, userId);
  return { received: true };
}

const userOf = async (customerId: string): Promise<number | undefined> =>
  (await PaymentCustomerEntity.get({ customerId }).go({ consistent: true })).data?.userId;
