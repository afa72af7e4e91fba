import { newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const seen = vi.hoisted(() => ({
  /** N of each password hash that was worked out. */
  hashes: [] as unknown[],
  /** Waits of 400 ms: each ends when it is called. */
  waits: [] as (() => void)[],
}));
vi.mock("node:crypto", async (load) => {
  const crypto = await load<typeof import("node:crypto")>();
  const scrypt = (...[password, salt, length, options, done]: Parameters<typeof crypto.scrypt>) => {
    seen.hashes.push(options.N);
    crypto.scrypt(password, salt, length, options, done);
  };
  return { ...crypto, scrypt };
});
vi.mock("node:timers/promises", async (load) => {
  const timers = await load<typeof import("node:timers/promises")>();
  const setTimeout = (ms: number) =>
    ms === 400 ? new Promise<void>((resolve) => seen.waits.push(resolve)) : timers.setTimeout(ms);
  return { ...timers, setTimeout };
});

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(() => {
  seen.hashes.length = 0;
  seen.waits.length = 0;
});
afterAll(() => stack.stop());

describe("the time of an answer does not tell whether an account exists", () => {
  it("at sign-in, where an unknown address costs the same hash as a known one", async () => {
    const { email } = await signedInUser(stack);
    const costs = [];
    for (const tried of [email, newEmail()]) {
      seen.hashes.length = 0;
      await stack.call("auth/login", { body: { email: tried, password: "falsch-geraten" } });
      costs.push([...seen.hashes]);
    }
    expect(costs).toEqual([[2 ** 10], [2 ** 10]]);
  });

  it.each(["auth/forgot-password", "auth/resend-verification"] as const)(
    "at %s, which waits for 400 ms",
    async (id) => {
      const registration = newRegistration();
      await stack.call("auth/register", { body: registration });
      for (const email of [registration.email, newEmail()]) {
        seen.waits.length = 0;
        let isAnswered = false;
        const answer = stack.call(id, { body: { email } }).finally(() => {
          isAnswered = true;
        });
        // Its work is done and its mail sent long before: what is left is the wait.
        await vi.waitFor(() => expect(seen.waits).toHaveLength(1));
        await stack.call("auth/forgot-password", { body: { email: "keine" } });
        expect(isAnswered).toBe(false);
        seen.waits[0]?.();
        expect((await answer).status).toBe(200);
      }
    },
  );
});
