import type * as routes from "@linkedpotential/contract/billing/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import type { UserContext } from "../../context.ts";
import { openSetup } from "../../payment/cards.ts";
import { findRunningContract } from "./change-contract.ts";

export async function beginCardChange(ctx: UserContext): Promise<AnswerOf<typeof routes.beginCardChange>> {
  const { customerId } = await findRunningContract(ctx.user.id);
  return openSetup(customerId);
}
