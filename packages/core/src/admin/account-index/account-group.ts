import { type FlagName, flagNames, type ListedRole } from "@linkedpotential/contract/admin/user-filters";
import { plans } from "@linkedpotential/contract/plans";
import { roles } from "@linkedpotential/contract/user/roles";
import { hasBounced } from "../../user/accepts-mail.ts";
import type { UserItem } from "../../user/user.entity.ts";

/**
 * Everything by which the list of accounts can be filtered. Each account belongs to exactly one group, and a filter
 * selects several.
 */
interface AccountGroup {
  role: (typeof roles)[number];
  plan: (typeof plans)[number];
  unconfirmed: boolean;
  /** Mail to the address bounced permanently. */
  bounced: boolean;
  locked: boolean;
  /** An objection to the lock waits for an answer. */
  objected: boolean;
  reported: boolean;
}

export type AccountFilter = {
  role?: ListedRole | undefined;
  plan?: AccountGroup["plan"] | undefined;
} & { [Name in FlagName]?: "true" | undefined };

type Account = Pick<
  UserItem,
  "role" | "plan" | "email" | "emailVerified" | "bouncedEmail" | "lockedAt" | "lockObjection" | "lockAnswer"
>;

export const groupOf = ({ role, plan, emailVerified, ...user }: Account, isReported: boolean): AccountGroup => ({
  role,
  plan,
  unconfirmed: !emailVerified,
  bounced: hasBounced(user),
  locked: user.lockedAt !== undefined,
  objected: user.lockObjection !== undefined && user.lockAnswer === undefined,
  reported: isReported,
});

const isOn = [false, true];
const locks = [
  { locked: false, objected: false },
  { locked: true, objected: false },
  { locked: true, objected: true },
];

const allGroups: readonly AccountGroup[] = roles.flatMap((role) =>
  plans.flatMap((plan) =>
    isOn.flatMap((unconfirmed) =>
      isOn.flatMap((bounced) =>
        locks.flatMap((lock) => isOn.map((reported) => ({ role, plan, unconfirmed, bounced, ...lock, reported }))),
      ),
    ),
  ),
);

/** Returns the name under which the group is stored. */
export const groupName = ({ role, plan, ...flags }: AccountGroup): string =>
  [role, plan, ...flagNames.filter((name) => flags[name])].join(".");

export const isConfirmedGroup = (name: string): boolean => !name.split(".").includes("unconfirmed");

export const isReportedGroup = (name: string): boolean => name.endsWith(".reported");

/** Tells whether a filter selects a group. Groups do not know who is an admin, so `role: "admin"` selects all roles. */
export const isSelected = (group: AccountGroup, { role, plan, ...flags }: AccountFilter): boolean =>
  (role === undefined || role === "admin" || group.role === role) &&
  (plan === undefined || group.plan === plan) &&
  flagNames.every((name) => flags[name] === undefined || group[name]);

/** Returns the counts of the groups that a filter selects. Groups without accounts are left out. */
export const selectedCounts = (counts: ReadonlyMap<string, number>, filter: AccountFilter): Map<string, number> =>
  new Map(
    allGroups
      .filter((group) => isSelected(group, filter))
      .map(groupName)
      .flatMap((name) => (counts.has(name) ? [[name, counts.get(name) ?? 0] as const] : [])),
  );

export const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
