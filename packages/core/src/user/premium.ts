import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "./find-own-user.ts";
import type { UserItem } from "./user.entity.ts";

export const hasCommunityAccess = (
  { config }: Pick<UserContext, "config">,
  { plan }: Pick<UserItem, "plan">,
): boolean => !config.planLimits || plan !== "kostenlos";

/**
 * Reads the caller's account and requires Premium where plans are limited.
 * @throws `plan_limit` (D8), `session.missing` when the account is deleted
 */
export async function findPremiumUser(ctx: UserContext): Promise<UserItem> {
  const user = await findOwnUser(ctx);
  if (!hasCommunityAccess(ctx, user)) throw new DomainError("plan_limit");
  return user;
}

/**
 * Reads the caller's account and requires what publishing and requesting need: Premium and a LinkedIn address.
 * @throws `profile.linkedin_required`, and what `findPremiumUser` throws
 */
export async function findLinkedUser(ctx: UserContext): Promise<UserItem> {
  const user = await findPremiumUser(ctx);
  if (!user.linkedinUrl) throw new DomainError("profile.linkedin_required");
  return user;
}

/** Runs a check and reads concurrently. If both fail, the error of the check is thrown. */
export async function checkAndRead<Checked, Read>(
  check: Promise<Checked>,
  reads: Promise<Read>,
): Promise<[Checked, Read]> {
  const [checked, read] = await Promise.allSettled([check, reads]);
  if (checked.status === "rejected") throw checked.reason;
  if (read.status === "rejected") throw read.reason;
  return [checked.value, read.value];
}

/** Requires Premium. Skips the read of the account where plans are not limited. @throws `plan_limit` (D8) */
export async function assertPremium(ctx: UserContext): Promise<void> {
  if (ctx.config.planLimits) await findPremiumUser(ctx);
}
