import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf, InputOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { DomainError } from "../../errors.ts";
import { chargeFromNowOn, payOpenInvoices, readEnteredCard } from "../../payment/cards.ts";
import { changeContract } from "./change-contract.ts";

/**
 * Pays the open invoices with the newly entered card and uses the card for all later payments. If the payment is
 * declined, the previous card stays (O141).
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
