import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});

/** Costs of the computed password hashes, as log2 of scrypt's N. */
let hashes: unknown[];
/** Functions that each end one pending wait of 400 ms. */
let waits: (() => void)[];
beforeEach(() => {
  hashes = [];
  waits = [];
  const { scrypt } = crypto;
  vi.spyOn(crypto, "scrypt").mockImplementation((...[password, salt, length, options, done]) => {
    hashes.push(options.N);
    scrypt(password, salt, length, options, done);
  });
  const { setTimeout } = timers;
  vi.spyOn(timers, "setTimeout").mockImplementation((ms, value) =>
    ms === 400 ? new Promise((resolve) => waits.push(() => resolve(value))) : setTimeout(ms, value),
  );
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
afterAll(() => stack.stop());

describe("the duration of an answer does not reveal whether an account exists", () => {
  it("at sign-in, where an unknown address costs the same hash", async () => {
    const { email } = await signedInUser(stack);
    const costs = [];
    for (const started of [email, newEmail()]) {
      hashes = [];
      await stack.call("auth/login", { body: { email: started, password: "falsch-geraten" } });
      costs.push(hashes);
    }
    expect(costs).toEqual([[2 ** 10], [2 ** 10]]);
  });

  it.each(["auth/forgot-password", "auth/resend-verification"] as const)(
    "at %s, which waits for 400 ms",
    async (id) => {
      const registration = newRegistration();
      await stack.call("auth/register", { body: registration });
      for (const email of [registration.email, newEmail()]) {
        waits = [];
        let isAnswered = false;
        const answer = stack.call(id, { body: { email } }).finally(() => {
          isAnswered = true;
        });
        await vi.waitFor(() => expect(waits).toHaveLength(1));
        await stack.call("auth/forgot-password", { body: { email: "keine" } });
        expect(isAnswered).toBe(false);
        waits[0]?.();
        expect((await answer).status).toBe(200);
      }
    },
  );
});
