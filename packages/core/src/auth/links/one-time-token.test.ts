import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OneTimeTokenItem } from "./one-time-token.entity.ts";

type Purpose = OneTimeTokenItem["purpose"];

let stack: TestStack;
let tokens: typeof import("./one-time-token.ts");
let mailed: (purpose: Purpose) => Promise<string>;
beforeAll(async () => {
  stack = await startTestStack();
  tokens = await import("./one-time-token.ts");
  const { OneTimeTokenEntity } = await import("./one-time-token.entity.ts");
  mailed = async (purpose) => {
    const { secret, item } = tokens.newOneTimeToken(purpose, { userId: 7, email }, sent);
    await OneTimeTokenEntity.create(item).go();
    return secret;
  };
});
afterAll(() => stack.stop());

const email = "Ida@Example.org";
const sent = new Date("2031-03-12T09:00:00.000Z");
const hoursLater = (hours: number, ms = 0) => new Date(sent.getTime() + hours * 3_600_000 + ms);
const day = 24;
const valid: Record<Purpose, number> = { verification: day, reset: 1, email_change: day, email_revert: 7 * day };
const purposes = Object.keys(valid) as Purpose[];

describe("a mailed link", () => {
  it.each(Object.entries(valid) as [Purpose, number][])("for %s is valid for %i hours", async (purpose, hours) => {
    const token = await mailed(purpose);
    const read = (now: Date) => tokens.readOneTimeToken(purpose, { token, email }, now);
    expect(await read(sent)).toMatchObject({ userId: 7, createdAt: sent.toISOString() });
    expect(await read(hoursLater(hours, -1))).toMatchObject({ userId: 7 });
    await expect(read(hoursLater(hours))).rejects.toThrow(`auth.${purpose}_expired`);
  });

  it.each(purposes)("for %s is valid only for its purpose, its address and its exact secret", async (purpose) => {
    const token = await mailed(purpose);
    const read = (given: object, as = purpose) => tokens.readOneTimeToken(as, { token, email, ...given }, sent);
    for (const other of purposes.filter((one) => one !== purpose)) {
      await expect(read({}, other)).rejects.toThrow(`auth.${other}_invalid`);
    }
    await expect(read({ email: "jan@example.org" })).rejects.toThrow(`auth.${purpose}_invalid`);
    await expect(read({ token: token.slice(1) })).rejects.toThrow(`auth.${purpose}_invalid`);
    expect(await read({ email: "ida@EXAMPLE.org" })).toMatchObject({ purpose });
  });

  it("cannot be derived from the stored item, which is deleted a week after it expires", async () => {
    const token = await mailed("reset");
    expect(token).toMatch(/^[\w-]{43}$/);
    const items = await storedItems();
    expect(JSON.stringify(items)).not.toContain(token);
    const { tokenHash } = await tokens.readOneTimeToken("reset", { token, email }, sent);
    expect(tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(items.find((item) => item.tokenHash === tokenHash)).toMatchObject({
      email: "ida@example.org",
      expiresAt: hoursLater(1).toISOString(),
      ttl: hoursLater(1 + 7 * day).getTime() / 1000,
    });
  });
});
