import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { openSetup } from "../../payment/cards.ts";
import { findRunning } from "./change-contract.ts";

/** Starts the entry of a new card at the payment provider. @throws `billing.no_subscription`, `billing.unavailable` */
export async function beginCardChange(ctx: UserContext): Promise<AnswerOf<typeof routes.beginCardChange>> {
  const { customerId } = await findRunning(ctx.user.id);
  return openSetup(customerId);
}
