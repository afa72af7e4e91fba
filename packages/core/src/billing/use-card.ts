import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { chargeFromNowOn, payOpenInvoices, readEnteredCard } from "../payment/cards.ts";
import { changeContract } from "./change-contract.ts";

/**
 * Pays first what is open: a card that does not pay it is not kept (O141). Repeated it goes on where it stopped.
 * @throws `billing.no_subscription`, `billing.card_unconfirmed`, `billing.card_declined`, `billing.unavailable`
 */
export const useCard = (
  ctx: UserContext,
  { setupIntentId }: InputOf<typeof routes.useCard>,
): Promise<AnswerOf<typeof routes.useCard>> =>
  changeContract(ctx, async ({ subscriptionId, customerId }) => {
    const paymentMethod = await readEnteredCard(customerId, setupIntentId);
    if (paymentMethod === undefined) throw new DomainError("billing.card_unconfirmed");
    const isPaid = await payOpenInvoices({ subscriptionId, paymentMethod, key: setupIntentId });
    if (!isPaid) throw new DomainError("billing.card_declined");
    await chargeFromNowOn(subscriptionId, paymentMethod);
  });
