import { declarationToken } from "@linkedpotential/contract/billing/contract-declarations";
import { declarationLinkDays } from "@linkedpotential/contract/billing/deadlines";
import { computeMac, ensureMailKey, verifyMac } from "../../unsubscribe/mail-key.ts";
import type { UserItem } from "../../user/user.entity.ts";
import type { Declaration } from "./declaration.entity.ts";

const validMs = declarationLinkDays * 24 * 60 * 60 * 1000;

export async function writeDeclarationToken({ declarationId }: Declaration, user: UserItem): Promise<string> {
  return `${declarationId}.${computeMac(await ensureMailKey(user), `declaration ${declarationId}`)}`;
}

export const declarationIdOf = (token: string): number => Number(declarationToken.exec(token)?.[1]);

export function isDeclarationToken(
  token: string,
  { declarationId, receivedAt }: Declaration,
  { mailKey }: UserItem,
  now: Date,
): boolean {
  const [, , mac = ""] = declarationToken.exec(token) ?? [];
  const isInTime = now.getTime() < Date.parse(receivedAt) + validMs;
  return isInTime && mailKey !== undefined && verifyMac(mac, mailKey, `declaration ${declarationId}`);
}
