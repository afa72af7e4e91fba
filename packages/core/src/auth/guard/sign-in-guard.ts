import type { RequestContext } from "../../context.ts";
import { verifyDeviceProof } from "./known-device.ts";
import { networkOf } from "./network-of.ts";
import { type Count, countAddress, countTogether, resetAttempts } from "./rate-limit.ts";

/** Returns the limits that a sign-in counts in. A known browser has its own, so that strangers cannot lock it out. */
function countsOf(ctx: RequestContext, email: string): [Count, ...Count[]] {
  const device = verifyDeviceProof(ctx, email);
  if (device) return [["login-device", `${email}\n${device}`]];
  return [
    ["login-network", `${email}\n${networkOf(ctx.address)}`],
    ["login", email],
  ];
}

/**
 * Counts a sign-in attempt. Few attempts from one network block that network; only many from many networks block the
 * address (D63). @throws `request.rate_limited`
 */
export async function countSignIn(ctx: RequestContext, email: string): Promise<void> {
  const counts = countsOf(ctx, email);
  const isKnown = counts.length === 1;
  await Promise.all([countTogether(ctx, counts), isKnown ? undefined : countAddress(ctx, "login")]);
}

export async function resetSignInAttempts(ctx: RequestContext, email: string): Promise<void> {
  await Promise.all(countsOf(ctx, email).map(([action, subject]) => resetAttempts(ctx, action, subject)));
}
