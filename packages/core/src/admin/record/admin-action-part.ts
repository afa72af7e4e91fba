import type { AdminAction } from "@linkedpotential/contract/admin/actions";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { newId } from "../../ids.ts";
import type { AdminActionParts, StoredAction } from "./admin-action.entity.ts";

/** Retention of the record of an admin's action: two years. The action may be disputed during this time. */
const retentionMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Returns the time to live of a record, and of what is kept together with it. */
export const adminActionTtl = (at: Date): number => ttlOf(at.getTime() + retentionMs);

type Details = Partial<Pick<StoredAction, "accountId" | "note" | "outcome" | "settledAs" | "changes" | "actionId">>;

/**
 * Returns the transaction part that records an admin's action. The part has no condition, so it never makes the
 * transaction fail.
 */
export function adminActionPart(
  parts: AdminActionParts,
  { now, user }: Pick<UserContext, "now" | "user">,
  action: AdminAction,
  subject: string,
  details: Details = {},
) {
  const at = now();
  const actionId = newId(at);
  const entry = { actionId, at: at.toISOString(), adminId: user.id, action, subject, ttl: adminActionTtl(at) };
  return parts.adminAction.put({ ...entry, ...details }).commit();
}
