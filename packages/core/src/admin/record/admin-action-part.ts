import type { AdminAction } from "@linkedpotential/contract/admin/values";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { newId } from "../../ids.ts";
import type { AdminActionParts } from "./admin-action.entity.ts";

/** Retention of the record, for as long as an action may be disputed. */
const keptMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Returns the transaction part that records an admin's action. It has no condition, so it cannot fail. */
export function adminActionPart(
  parts: AdminActionParts,
  { now, user }: Pick<UserContext, "now" | "user">,
  action: AdminAction,
  subject: string,
) {
  const at = now();
  const ttl = ttlOf(new Date(at.getTime() + keptMs));
  const actionId = newId(at);
  return parts.adminAction.put({ actionId, at: at.toISOString(), adminId: user.id, action, subject, ttl }).commit();
}
