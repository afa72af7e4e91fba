import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { findUsers } from "../users/find-users.ts";
import type { StoredAction } from "./admin-action.entity.ts";

/** Returns the records with the names of the admins, in the same order. */
export async function toActionEntries(actions: readonly StoredAction[]): Promise<AdminActionEntry[]> {
  const admins = await findUsers(actions.map(({ adminId }) => adminId));
  const names = new Map(admins.map(({ userId, name }) => [userId, name]));
  return actions.map(({ actionId: id, at, adminId, action, subject, accountId, note }) => ({
    ...{ id, at, action, subject },
    admin: names.get(adminId) ?? null,
    ...(accountId !== undefined && { accountId }),
    ...(note !== undefined && { note }),
  }));
}
