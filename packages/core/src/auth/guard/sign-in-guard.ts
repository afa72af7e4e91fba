import type { RequestContext } from "../../context.ts";
import { verifyDeviceProof } from "./known-device.ts";
import { networkOf } from "./network-of.ts";
import { type Count, countAddress, countTogether, resetAttempts } from "./rate-limit.ts";

/**
 * Returns the limits in which a sign-in attempt is counted. A known browser has a limit of its own, so that strangers
 * cannot lock it out.
 */
function countsOf(ctx: RequestContext, email: string): [Count, ...Count[]] {
  const device = verifyDeviceProof(ctx, email);
  if (device) return [["login-device", `${email}\n${device}`]];
  return [
    ["login-network", `${email}\n${networkOf(ctx.address)}`],
    ["login", email],
  ];
}

/**
 * Counts a sign-in attempt. A few attempts from one network block only that network. The address is blocked only after
 * many attempts from many networks (D63).
 * @throws `request.rate_limited`
 */
export async function countSignIn(ctx: RequestContext, email: string): Promise<void> {
  const counts = countsOf(ctx, email);
  const isKnown = counts.length === 1;
  await Promise.all([countTogether(ctx, counts), isKnown ? undefined : countAddress(ctx, "login")]);
}

export async function resetSignInAttempts(ctx: RequestContext, email: string): Promise<void> {
  await Promise.all(countsOf(ctx, email).map(([action, subject]) => resetAttempts(ctx, action, subject)));
}
