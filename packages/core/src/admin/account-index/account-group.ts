import type { FlagName, ListedRole } from "@linkedpotential/contract/admin/user-filters";
import { plans } from "@linkedpotential/contract/plans";
import { roles } from "@linkedpotential/contract/user/roles";
import type { UserItem } from "../../user/user.entity.ts";

/**
 * Everything by which the list of accounts can be filtered. Each account belongs to exactly one group, and a filter
 * selects several.
 */
interface AccountGroup {
  role: (typeof roles)[number];
  plan: (typeof plans)[number];
  unconfirmed: boolean;
  locked: boolean;
  reported: boolean;
}

export type AccountFilter = {
  role?: ListedRole | undefined;
  plan?: AccountGroup["plan"] | undefined;
} & { [Name in FlagName]?: "true" | undefined };

type Account = Pick<UserItem, "role" | "plan" | "emailVerified" | "lockedAt">;

export const groupOf = ({ role, plan, emailVerified, lockedAt }: Account, isReported: boolean): AccountGroup => ({
  role,
  plan,
  unconfirmed: !emailVerified,
  locked: lockedAt !== undefined,
  reported: isReported,
});

const isOn = [false, true];

const allGroups: readonly AccountGroup[] = roles.flatMap((role) =>
  plans.flatMap((plan) =>
    isOn.flatMap((unconfirmed) =>
      isOn.flatMap((locked) => isOn.map((reported) => ({ role, plan, unconfirmed, locked, reported }))),
    ),
  ),
);

/** Returns the name under which the group is stored. */
export const groupName = ({ role, plan, unconfirmed, locked, reported }: AccountGroup): string =>
  [role, plan, unconfirmed && "unconfirmed", locked && "locked", reported && "reported"].filter(Boolean).join(".");

export const isReportedGroup = (name: string): boolean => name.endsWith(".reported");

/** Tells whether a filter selects a group. Groups do not know who is an admin, so `role: "admin"` selects all roles. */
export const isSelected = (group: AccountGroup, { role, plan, ...flags }: AccountFilter): boolean =>
  (role === undefined || role === "admin" || group.role === role) &&
  (plan === undefined || group.plan === plan) &&
  (flags.unconfirmed === undefined || group.unconfirmed) &&
  (flags.locked === undefined || group.locked) &&
  (flags.reported === undefined || group.reported);

/** Returns the counts of the groups that a filter selects. Groups without accounts are left out. */
export const selectedCounts = (counts: ReadonlyMap<string, number>, filter: AccountFilter): Map<string, number> =>
  new Map(
    allGroups
      .filter((group) => isSelected(group, filter))
      .map(groupName)
      .flatMap((name) => (counts.has(name) ? [[name, counts.get(name) ?? 0] as const] : [])),
  );
