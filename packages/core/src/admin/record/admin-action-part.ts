import type { AdminAction } from "@linkedpotential/contract/admin/values";
import type { UserContext } from "../../context.ts";
import { ttlOf } from "../../db/store.ts";
import { newId } from "../../ids.ts";
import type { AdminActionParts } from "./admin-action.entity.ts";

/** As long as claims about it may be made. */
const keptMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Who did what and when; it has no condition that could be refused. */
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
