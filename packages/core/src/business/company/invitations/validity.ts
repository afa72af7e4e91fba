import { invitationDays } from "@linkedpotential/contract/business/company/limits";
import { ttlOf } from "../../../db/store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const keptDays = 30;

/** Returns the end of validity of an invitation mailed now, and the time until which its item is kept. */
export const validityFrom = (now: Date): { expiresAt: string; ttl: number } => ({
  expiresAt: new Date(now.getTime() + invitationDays * dayMs).toISOString(),
  ttl: ttlOf(new Date(now.getTime() + (invitationDays + keptDays) * dayMs)),
});
