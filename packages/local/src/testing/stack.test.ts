import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signedInUser } from "./accounts.ts";
import { startTestStack, type TestStack } from "./stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it("signs accounts in through the real routes", async () => {
  const [one, two] = [await signedInUser(stack), await signedInUser(stack, { name: "Änne Weiß" })];
  expect(two.user).toMatchObject({ name: "Änne Weiß", emailVerified: true });
  expect(one.user.id).not.toBe(two.user.id);
  expect(await stack.call("auth/me", { token: one.token })).toMatchObject({ status: 200, json: { email: one.email } });
  expect(await stack.call("auth/me", { cookies: [two.cookie] })).toMatchObject({ json: { email: two.email } });
});

it("calls any path, passes raw bodies and stops the clock", async () => {
  expect((await stack.call({ method: "GET", path: "/api/nothing?x=1" })).status).toBe(404);
  expect((await stack.call("auth/login", { rawBody: "{ kaputt" })).status).toBe(400);
  stack.setNow("2027-03-12T08:00:00.000Z");
  const { user } = await signedInUser(stack);
  expect(user.joinDate).toBe("2027-03-12T08:00:00.000Z");
  stack.setNow();
});

it("refuses mails on request and stores media in its own folder", async () => {
  stack.refuseMails(true);
  const body = { name: "Ida", email: "ida@example.org", password: "geheim-und-lang" };
  expect(await stack.call("auth/register", { body })).toMatchObject({ status: 201 });
  expect(stack.lastMailTo(body.email)).toBeUndefined();
  stack.refuseMails(false);
  await stack.deliver();
  expect(stack.lastMailTo(body.email)).toBeDefined();
  expect(() => readdirSync(stack.mediaDirectory)).toThrow("ENOENT");
});
