/** Token of the link to the notice of a locked account, in the form `<userId>.<lockedAt in milliseconds>.<mac>`. */
const lockToken = /^([1-9]\d{0,15})\.([1-9]\d{0,15})\.([\w-]{43})$/;

interface LockLink {
  userId: number;
  lockedAt: string;
  mac: string;
}

/** Returns the parts of the token. Undefined when the token is damaged. The signature is not checked. */
export function readLockToken(token: string): LockLink | undefined {
  const [, userId, lockedAt, mac = ""] = lockToken.exec(token) ?? [];
  const at = new Date(Number(lockedAt));
  if (userId === undefined || Number.isNaN(at.getTime())) return undefined;
  return { userId: Number(userId), lockedAt: at.toISOString(), mac };
}

export const writeUnsignedLock = (userId: number, lockedAt: string): string => `${userId}.${Date.parse(lockedAt)}`;
