import type { UserContext } from "../context.ts";
import { DomainError } from "../errors.ts";
import { findOwnUser } from "./find-own-user.ts";
import { isAdmin } from "./is-admin.ts";
import type { UserItem } from "./user.entity.ts";

const hasPremium = ({ config }: Pick<UserContext, "config">, { plan }: Pick<UserItem, "plan">): boolean =>
  !config.planLimits || plan !== "kostenlos";

/** Whether the account may read the community: with Premium, and as an admin on every plan, because admins moderate it. */
export const hasCommunityAccess = (
  ctx: Pick<UserContext, "config">,
  user: Pick<UserItem, "plan" | "email" | "emailVerified">,
): boolean => hasPremium(ctx, user) || isAdmin(ctx, user);

/** Businesses have no plan. They reach only the routes that their access opens to them. */
const needsPlan = ({ config, user }: UserContext): boolean => config.planLimits && user.role !== "business";

/**
 * Returns the caller's account. Requires access to the community, except from businesses.
 * @throws `plan_limit` (D8)
 * @throws `session.missing` when the account is deleted
 */
export async function findReader(ctx: UserContext): Promise<UserItem> {
  const user = await findOwnUser(ctx);
  if (needsPlan(ctx) && !hasCommunityAccess(ctx, user)) throw new DomainError("plan_limit");
  return user;
}

/**
 * Returns the caller's account. Requires Premium, also of admins, if the settings limit plans.
 * @throws the errors of `findReader`
 */
export async function findPremiumUser(ctx: UserContext): Promise<UserItem> {
  const user = await findOwnUser(ctx);
  if (!hasPremium(ctx, user)) throw new DomainError("plan_limit");
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
 * Requires access to the community, except from businesses. Reads the account only if a plan is needed.
 * @throws `plan_limit` (D8)
 */
export async function assertReader(ctx: UserContext): Promise<void> {
  if (needsPlan(ctx)) await findReader(ctx);
}

/**
 * Requires Premium, also of admins, except from businesses. Reads the account only if a plan is needed.
 * @throws `plan_limit` (D8)
 */
export async function assertPremium(ctx: UserContext): Promise<void> {
  if (needsPlan(ctx)) await findPremiumUser(ctx);
}
