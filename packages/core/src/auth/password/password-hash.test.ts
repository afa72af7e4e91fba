import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hashPassword, isOutdated, verifyPassword } from "./password-hash.ts";

describe("a password hash", () => {
  it("verifies its password and no other", async () => {
    const hash = await hashPassword("geheim-und-lang", 10);
    expect(hash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await verifyPassword("geheim-und-lang", hash, 10)).toBe(true);
    expect(await verifyPassword("geheim-und-lanG", hash, 10)).toBe(false);
  });

  it("differs each time for the same password", async () => {
    expect(await hashPassword("geheim-und-lang", 10)).not.toBe(await hashPassword("geheim-und-lang", 10));
  });

  it("is verified with its own settings and reported as outdated", async () => {
    const hash = await hashPassword("geheim-und-lang", 10);
    expect(await verifyPassword("geheim-und-lang", hash, 12)).toBe(true);
    expect([isOutdated(hash, 10), isOutdated(hash, 12)]).toEqual([false, true]);
  });

  it("may have settings with more digits", async () => {
    const salt = Buffer.from("sixteen letters!");
    const key = scryptSync("geheim-und-lang", salt, 32, { N: 1024, r: 10, p: 10 }).toString("base64url");
    const hash = `$scrypt$ln=10,r=10,p=10$${salt.toString("base64url")}$${key}`;
    expect(await verifyPassword("geheim-und-lang", hash, 10)).toBe(true);
    for (const other of [`x${hash}`, `${hash}.`])
      expect(await verifyPassword("geheim-und-lang", other, 10)).toBe(false);
  });

  it("that is missing or malformed verifies no password", async () => {
    for (const hash of [undefined, "", "geheim-und-lang", "$scrypt$ln=10,r=8,p=1$$"]) {
      expect(await verifyPassword("geheim-und-lang", hash, 10)).toBe(false);
    }
  });

  it("does not block the event loop", async () => {
    let hasTurned = false;
    setImmediate(() => {
      hasTurned = true;
    });
    await hashPassword("geheim-und-lang", 14);
    expect(hasTurned).toBe(true);
  });
});
