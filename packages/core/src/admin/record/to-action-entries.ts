import type { AdminActionEntry } from "@linkedpotential/contract/admin/schema";
import { findCallers } from "../../call-requests/find-callers.ts";
import { findUsers } from "../users/find-users.ts";
import type { StoredAction } from "./admin-action.entity.ts";

/** Returns the records with the current names of the admins, accounts and callers, in the same order. */
export async function toActionEntries(actions: readonly StoredAction[]): Promise<AdminActionEntry[]> {
  const aboutCalls = actions.filter(({ action }) => action.startsWith("call_request."));
  const [people, callers] = await Promise.all([
    findUsers(actions.flatMap(({ adminId, accountId }) => [adminId, accountId ?? adminId])),
    findCallers(aboutCalls.map(({ subject }) => Number(subject))),
  ]);
  const names = new Map(people.map(({ userId, name }) => [userId, name]));
  return actions.map((action) => {
    const { actionId: id, adminId, accountId, note, outcome, settledAs, changes } = action;
    const caller = action.action.startsWith("call_request.") ? callers.get(Number(action.subject)) : undefined;
    const account = accountId === undefined ? undefined : names.get(accountId);
    return {
      ...{ id, at: action.at, action: action.action, subject: action.subject },
      admin: names.get(adminId) ?? null,
      ...(accountId !== undefined && { accountId }),
      ...(account !== undefined && { account }),
      ...(caller !== undefined && { caller }),
      ...(note !== undefined && { note }),
      ...(outcome !== undefined && { outcome }),
      ...(settledAs !== undefined && { settledAs }),
      ...(changes !== undefined && { changes: [...changes] }),
    };
  });
}
