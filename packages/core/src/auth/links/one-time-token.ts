import { createHash, randomBytes } from "node:crypto";
import { ttlOf } from "../../db/store.ts";
import { DomainError } from "../../errors.ts";
import { emailKey } from "../email/email-key.ts";
import { OneTimeTokenEntity, type OneTimeTokenItem } from "./one-time-token.entity.ts";

type Purpose = OneTimeTokenItem["purpose"];

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const validMs: Record<Purpose, number> = { verification: day, reset: hour, email_change: day, email_revert: 7 * day };
const rememberedMs = 7 * day;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export function newOneTimeToken(purpose: Purpose, owner: { userId: number; email: string }, now: Date) {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + validMs[purpose]);
  const item: OneTimeTokenItem = {
    tokenHash: hashOf(secret),
    purpose,
    userId: owner.userId,
    email: emailKey(owner.email),
    createdAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    ttl: ttlOf(new Date(expiresAt.getTime() + rememberedMs)),
  };
  return { secret, item };
}

/**
 * Returns the stored token of a mailed link.
 * @throws `auth.<purpose>_invalid`, `auth.<purpose>_expired`
 */
export async function readOneTimeToken(
  purpose: Purpose,
  link: { token: string; email: string },
  now: Date,
): Promise<OneTimeTokenItem> {
  const { data } = await OneTimeTokenEntity.get({ tokenHash: hashOf(link.token) }).go({ consistent: true });
  if (!data || data.purpose !== purpose || data.email !== emailKey(link.email)) {
    throw new DomainError(`auth.${purpose}_invalid`);
  }
  if (data.expiresAt <= now.toISOString()) throw new DomainError(`auth.${purpose}_expired`);
  return data;
}
