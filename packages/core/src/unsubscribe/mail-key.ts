import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { NotificationKind } from "@linkedpotential/contract/user/schema";
import { UserEntity, type UserItem } from "../user/user.entity.ts";

/** What proves that a link came in a mail of this kind to the owner of this key. */
export const macOf = (mailKey: string, kind: NotificationKind): string =>
  createHmac("sha256", mailKey).update(`unsubscribe ${kind}`).digest("base64url");

export const isMac = (mac: string, mailKey: string, kind: NotificationKind): boolean => {
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(mailKey, kind))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Made with the first mail that needs it, and then the same for ever: links in old mails go on working. */
export async function mailKeyOf({ userId, mailKey }: UserItem): Promise<string> {
  if (mailKey) return mailKey;
  const { data } = await UserEntity.patch({ userId })
    .data((user, { ifNotExists }) => ifNotExists(user.mailKey, randomBytes(32).toString("base64url")))
    .go({ response: "all_new" });
  if (!data.mailKey) throw new Error("the account has no key for its mails");
  return data.mailKey;
}
