import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export function newFeedSecret(): { secret: string; secretHash: string } {
  const secret = randomBytes(32).toString("base64url");
  return { secret, secretHash: hashOf(secret) };
}

export const isFeedSecret = (secret: string, secretHash: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(secretHash));
