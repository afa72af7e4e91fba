import { declarationLinkDays, declarationToken } from "@linkedpotential/contract/billing/values";
import { isMac, macOf, mailKeyOf } from "../../unsubscribe/mail-key.ts";
import type { UserItem } from "../../user/user.entity.ts";
import type { Declaration } from "./declaration.entity.ts";

const validMs = declarationLinkDays * 24 * 60 * 60 * 1000;

/** Signs the link of a receipt with the account's mail key. The same declaration always gets the same link. */
export async function writeDeclarationToken({ declarationId }: Declaration, user: UserItem): Promise<string> {
  return `${declarationId}.${macOf(await mailKeyOf(user), `declaration ${declarationId}`)}`;
}

export const declarationIdOf = (token: string): number => Number(declarationToken.exec(token)?.[1]);

/** Whether the token is the one of this declaration's receipt and still valid. */
export function isDeclarationToken(
  token: string,
  { declarationId, receivedAt }: Declaration,
  { mailKey }: UserItem,
  now: Date,
): boolean {
  const [, , mac = ""] = declarationToken.exec(token) ?? [];
  const isInTime = now.getTime() < Date.parse(receivedAt) + validMs;
  return isInTime && mailKey !== undefined && isMac(mac, mailKey, `declaration ${declarationId}`);
}
