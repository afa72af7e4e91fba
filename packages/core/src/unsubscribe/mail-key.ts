import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { UserEntity, type UserItem } from "../user/user.entity.ts";

type Purpose =
  | `unsubscribe ${NotificationKind}`
  | `declaration ${number}`
  | `follow-up ${string}`
  | `invitation ${string}`
  | `lock ${string}`;

/** Signs a link in a mail to the key's owner. The signature is valid for one purpose only. */
export const computeMac = (mailKey: string, purpose: Purpose): string =>
  createHmac("sha256", mailKey).update(purpose).digest("base64url");

export const verifyMac = (mac: string, mailKey: string, purpose: Purpose): boolean => {
  const [given, right] = [Buffer.from(mac), Buffer.from(computeMac(mailKey, purpose))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/**
 * Returns the account's mail key. Creates the key when there is none and never changes it, so that links in old mails
 * keep working.
 */
export async function ensureMailKey({ userId, mailKey }: UserItem): Promise<string> {
  if (mailKey) return mailKey;
  const { data } = await UserEntity.patch({ userId })
    .data((user, { ifNotExists }) => ifNotExists(user.mailKey, randomBytes(32).toString("base64url")))
    .go({ response: "all_new" });
  if (!data.mailKey) throw new Error("the account has no key for its mails");
  return data.mailKey;
}
