import { newBusinessRegistration, newRegistration } from "@linkedpotential/fixtures/accounts";
import { type Fault, withFault } from "@linkedpotential/local/testing/faults";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let newCode: (maxUses: number) => Promise<string>;
beforeAll(async () => {
  stack = await startTestStack();
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  newCode = (maxUses) => createRegistrationCode({ maxUses, expiresAt: new Date(Date.now() + 86_400_000) });
});
afterAll(() => stack.stop());

type Id = "auth/register" | "auth/register-business";

/**
 * Makes the call fail at its first database call, then at the second and so on, and retries it each time. Returns the
 * number of database calls.
 */
async function failEachDatabaseCall(moment: Fault["moment"], id: Id, newBody: () => Promise<{ email: string }>) {
  let call = 1;
  for (; ; call += 1) {
    const options = { body: await newBody(), headers: { "idempotency-key": crypto.randomUUID() } };
    const fault = { call, moment, isLasting: false };
    if (!(await withFault(fault, () => stack.call(id, options)))) return call - 1;
    expect((await stack.call(id, options)).status, `call ${call}`).toBe(201);
    const mails = stack.mails().filter(({ to }) => to === options.body.email);
    expect(mails, `call ${call}`).toHaveLength(1);
  }
}

describe.each(["before", "after"] as const)("registration, when the database fails %s a write,", (moment) => {
  it("can be retried immediately and sends one mail", async () => {
    expect(await failEachDatabaseCall(moment, "auth/register", async () => newRegistration())).toBeGreaterThan(2);
  });

  it("uses up one use of a registration code", async () => {
    let code = "";
    const newBody = async () => {
      // The code allows one use, and the previous round must have used it. Another registration is therefore refused.
      if (code) {
        const answer = await stack.call("auth/register-business", { body: newBusinessRegistration(code) });
        expect(answer.json).toMatchObject({ code: "auth.code_invalid" });
      }
      code = await newCode(1);
      return newBusinessRegistration(code);
    };
    expect(await failEachDatabaseCall(moment, "auth/register-business", newBody)).toBeGreaterThan(2);
  });
});
