import { processingAgreementVersion as version } from "@linkedpotential/contract/legal/processing-agreement";
import type { User } from "@linkedpotential/contract/user/schema";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { forgetAcceptance } from "@linkedpotential/local/testing/processing-agreement";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const isDue = async (token: string) => ((await stack.call("auth/me", { token })).json as User).processingAgreementDue;
const accept = (token: string, body: object = { version }) => stack.call("user/accept-processing", { token, body });

async function stored(userId: number) {
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { data } = await UserEntity.get({ userId }).go({ consistent: true });
  return { version: data?.processingVersion, at: data?.processingAcceptedAt };
}

it("a registration accepts the agreement together with the terms, and its version and time are stored", async () => {
  const { token, user } = await signedInUser(stack);
  expect(await isDue(token)).toBeUndefined();
  const { version: accepted, at } = await stored(user.id);
  expect(accepted).toBe(version);
  expect(Date.now() - Date.parse(at ?? "")).toBeLessThan(60_000);
});

it.each([undefined, "2026-01-01"])(
  "an account with the accepted version %s is asked until it accepts the current one",
  async (older) => {
    const { token, user } = await signedInUser(stack);
    await forgetAcceptance(user.id, older);
    expect(await isDue(token)).toBe(true);
    expect((await accept(token)).status).toBe(200);
    expect(await isDue(token)).toBeUndefined();
    const first = await stored(user.id);
    expect(first.version).toBe(version);
    await accept(token);
    expect(await stored(user.id)).toEqual(first);
  },
);

it("only the current version can be accepted", async () => {
  const { token, user } = await signedInUser(stack);
  await forgetAcceptance(user.id);
  expect((await accept(token, { version: "2026-01-01" })).status).toBe(400);
  expect((await accept(token, {})).status).toBe(400);
  expect(await isDue(token)).toBe(true);
});

it("an account that has not accepted keeps access to everything, including export and deletion", async () => {
  const { token, user, password } = await signedInUser(stack);
  await forgetAcceptance(user.id);
  expect((await stack.call("leads/list", { token })).status).toBe(200);
  expect((await stack.call("user/request-export", { token })).status).toBe(200);
  expect((await stack.call("user/delete", { token, body: { currentPassword: password } })).status).toBe(200);
});
