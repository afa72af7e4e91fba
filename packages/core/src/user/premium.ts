import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "./find-own-user.ts";
import type { UserItem } from "./user.entity.ts";

export const hasCommunityAccess = (
  { config }: Pick<UserContext, "config">,
  { plan }: Pick<UserItem, "plan">,
): boolean => !config.planLimits || plan !== "kostenlos";

/**
 * Returns the caller's account. Requires Premium if the settings limit plans.
 * @throws `plan_limit` (D8)
 * @throws `session.missing` when the account is deleted
 */
export async function findPremiumUser(ctx: UserContext): Promise<UserItem> {
  const user = await findOwnUser(ctx);
  if (!hasCommunityAccess(ctx, user)) throw new DomainError("plan_limit");
  return user;
}

/**
 * Returns the caller's account. Requires Premium and a LinkedIn address, without which nobody can publish posts or
 * request collaborations.
 * @throws `profile.linkedin_required`
 * @throws the errors of `findPremiumUser`
 */
export async function findLinkedUser(ctx: UserContext): Promise<UserItem> {
  const user = await findPremiumUser(ctx);
  if (!user.linkedinUrl) throw new DomainError("profile.linkedin_required");
  return user;
}

/** Waits for a check and a read that run concurrently. If both fail, throws the error of the check. */
export async function checkAndRead<Checked, Read>(
  check: Promise<Checked>,
  reads: Promise<Read>,
): Promise<[Checked, Read]> {
  const [checked, read] = await Promise.allSettled([check, reads]);
  if (checked.status === "rejected") throw checked.reason;
  if (read.status === "rejected") throw read.reason;
  return [checked.value, read.value];
}

/**
 * Requires Premium. Does not read the account if the settings do not limit plans.
 * @throws `plan_limit` (D8)
 */
export async function assertPremium(ctx: UserContext): Promise<void> {
  if (ctx.config.planLimits) await findPremiumUser(ctx);
}
