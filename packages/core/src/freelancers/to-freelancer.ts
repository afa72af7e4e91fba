import type { LastSignIn } from "@linkedpotential/contract/freelancers/last-sign-in";
import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { initialsOf, shortName } from "../user/shown-name.ts";
import type { UserItem } from "../user/user.entity.ts";

/**
 * Tells whether businesses can find the account: a verified freelancer with a visible profile that neither moderation
 * nor a lock hides. The caller also checks blocks.
 */
export const isFindable = ({ role, emailVerified, profileVisible, hidden, lockedAt }: UserItem): boolean =>
  role === "freelancer" && emailVerified && profileVisible && !hidden && !lockedAt;

export const toFreelancer = (user: UserItem, lastSignIns: ReadonlyMap<number, LastSignIn>): Freelancer => ({
  id: user.userId,
  name: shortName(user.name),
  initials: initialsOf(user.name),
  profileImage: user.profileImage || null,
  activityArea: user.activityArea,
  skills: user.skills,
  description: user.description,
  availability: user.availability ?? "",
  dayRate: user.dayRate || null,
  languages: user.languages ?? [],
  references: user.references ?? [],
  lastSignIn: lastSignIns.get(user.userId) ?? null,
});
