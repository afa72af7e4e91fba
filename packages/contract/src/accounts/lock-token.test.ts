import fc from "fast-check";
import { expect, it } from "vitest";
import { readLockToken, writeUnsignedLock } from "./lock-token.ts";

const mac = "A".repeat(43);
const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

it("a token is read as it was written, for every account and lock", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), instants, (userId, at) => {
      const lockedAt = at.toISOString();
      expect(readLockToken(`${writeUnsignedLock(userId, lockedAt)}.${mac}`)).toEqual({ userId, lockedAt, mac });
    }),
  );
});

it("a damaged token is never read, and never throws", () => {
  for (const token of [
    "",
    "1",
    `1.2.${mac}x`,
    `0.2.${mac}`,
    `1.9999999999999999.${mac}`,
    `-1.2.${mac}`,
    `1.2.3.${mac}`,
  ]) {
    expect(readLockToken(token), token).toBeUndefined();
  }
  fc.assert(fc.property(fc.string(), (token) => void readLockToken(token)));
});
