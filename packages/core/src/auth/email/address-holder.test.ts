import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CredentialItem } from "../credential.entity.ts";

let stack: TestStack;
let holders: typeof import("./address-holder.ts");
let store: (credential: Partial<CredentialItem>) => Promise<unknown>;
beforeAll(async () => {
  stack = await startTestStack();
  holders = await import("./address-holder.ts");
  const { CredentialEntity } = await import("../credential.entity.ts");
  store = (overrides) => CredentialEntity.put({ ...credential, ...overrides }).go();
});
afterAll(() => stack.stop());

const createdAt = "2031-03-12T09:00:00.000Z";
const credential: CredentialItem = {
  email: "ida@example.org",
  userId: 7,
  passwordHash: "",
  emailVerified: false,
  createdAt,
  role: "freelancer",
};

describe("an address", () => {
  it("is free when no account has it, or when the caller has it", async () => {
    expect(await holders.findUnverifiedHolder("nobody@example.org", 7)).toBeUndefined();
    await store({ email: "own@example.org", emailVerified: true });
    expect(await holders.findUnverifiedHolder("Own@Example.org", 7)).toBeUndefined();
  });

  it("can be taken over while it is unverified, and is taken once it is verified", async () => {
    await store({ email: "new@example.org" });
    expect(await holders.findUnverifiedHolder("new@example.org", 8)).toMatchObject({ userId: 7 });
    await store({ email: "new@example.org", emailVerified: true });
    await expect(holders.findUnverifiedHolder("new@example.org", 8)).rejects.toMatchObject({
      code: "profile.email_taken",
      fields: { email: { key: "profile.email_taken" } },
    });
  });

  it("counts as abandoned a day after an unverified registration", () => {
    const isAbandoned = (now: string, overrides: Partial<CredentialItem> = {}) =>
      holders.isAbandoned({ ...credential, ...overrides }, new Date(now));
    expect(isAbandoned("2031-03-13T08:59:59.999Z")).toBe(false);
    expect(isAbandoned("2031-03-13T09:00:00.000Z")).toBe(true);
    expect(isAbandoned("2032-03-13T09:00:00.000Z", { emailVerified: true })).toBe(false);
    const { createdAt: _, ...older } = credential;
    expect(holders.isAbandoned(older, new Date("2032-03-13T09:00:00.000Z"))).toBe(false);
  });
});
