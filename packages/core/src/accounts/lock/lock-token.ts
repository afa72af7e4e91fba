import { writeUnsignedLock } from "@linkedpotential/contract/accounts/lock-token";
import { computeMac, verifyMac } from "../../unsubscribe/mail-key.ts";

/** Returns the token with which the owner of a locked account reads the reason and objects. Valid for this lock only. */
export function writeLockToken(mailKey: string, userId: number, lockedAt: string): string {
  const unsigned = writeUnsignedLock(userId, lockedAt);
  return `${unsigned}.${computeMac(mailKey, `lock ${unsigned}`)}`;
}

export const isLockMac = (mac: string, mailKey: string, userId: number, lockedAt: string): boolean =>
  verifyMac(mac, mailKey, `lock ${writeUnsignedLock(userId, lockedAt)}`);
