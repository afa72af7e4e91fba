import { freeLeadLimit } from "@linkedpotential/contract/plans";
import type { UserContext } from "../../context.ts";
import { findOwnUser } from "../../user/find-own-user.ts";

const unlimited = Number.MAX_SAFE_INTEGER;

export async function leadLimit(ctx: UserContext): Promise<number> {
  if (!ctx.config.planLimits) return unlimited;
  const { plan } = await findOwnUser(ctx);
  return plan === "kostenlos" ? freeLeadLimit : unlimited;
}
