import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { Context } from "aws-lambda";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

let stack: TestStack;
let run: (time: string) => Promise<object>;
beforeAll(async () => {
  stack = await startTestStack();
  const { handler } = await import("./unverified-accounts.ts");
  run = async (time) => {
    stack.setNow(time);
    const done = await handler({ time }, { awsRequestId: "run" } as Context);
    await stack.deliver();
    return done;
  };
});
afterAll(() => stack.stop());

let year = 2027;
let email: string;
let password: string;
const at = (day: string) => `${year}-${day}T03:00:00.000Z`;
beforeEach(async () => {
  // Let each test run in a year of its own, so that its runs do not find accounts of another test.
  year += 1;
  stack.setNow(`${year}-03-01T02:00:00.000Z`);
  const body = newRegistration();
  ({ email, password } = body);
  expect(await stack.call("auth/register", { body, address: newNetwork() })).toMatchObject({ status: 201 });
});

const notices = () => stack.mails().filter(({ to, subject }) => to === email && subject.includes("wird am"));
const signIn = () =>
  stack.call("auth/login", { body: { email, password, rememberMe: false, workspaceSlug: "freelance" } });
const verify = () => stack.call("auth/verify-email", { body: { email, token: mailedToken(stack, email) } });

it("unverified accounts are notified after 23 days and erased a week later, once despite repeated and concurrent runs", async () => {
  expect(await run(at("03-23"))).toEqual({ notified: 0, erased: 0 });
  expect(notices()).toEqual([]);
  expect(await run(at("03-24"))).toEqual({ notified: 1, erased: 0 });
  expect(await run(at("03-24"))).toEqual({ notified: 0, erased: 0 });
  expect(notices().map(({ subject }) => subject)).toEqual([`Ihr Konto wird am 31.03.${year} gelöscht`]);
  expect(notices()[0]?.text).toContain("/landing/freelance#anmelden");
  expect(await run(at("03-30"))).toEqual({ notified: 0, erased: 0 });
  expect(await signIn()).toMatchObject({ status: 403, json: { requiresVerification: true } });
  const runs = await Promise.all([run(at("03-31")), run(at("03-31"))]);
  expect(runs.map((done) => (done as { erased: number }).erased).sort()).toEqual([0, 1]);
  expect(await signIn()).toMatchObject({ status: 401 });
  const left = (await storedItems()).filter((item) => item.email === email && item.__edb_e__ !== "account-deletion");
  expect(left).toEqual([]);
  expect(notices()).toHaveLength(1);
});

it("the erasure of an unverified account spares a request for a call, which its address's owner may have sent", async () => {
  const request = { name: "Ida Öz", company: "Nord AG", email, message: "Dienstags", hasConsented: true };
  await stack.call("support/request-call", { body: request, address: newNetwork() });
  for (const day of ["03-24", "03-31"]) await run(at(day));
  const left = (await storedItems()).filter((item) => item.email === email && item.__edb_e__ !== "account-deletion");
  expect(left.map((item) => item.__edb_e__)).toEqual(["call-request"]);
});

it("unverified accounts are notified a week before the erasure even after a month of failed runs", async () => {
  expect(await run(at("04-20"))).toEqual({ notified: 1, erased: 0 });
  expect(await run(at("04-26"))).toEqual({ notified: 0, erased: 0 });
  expect(await run(at("04-27"))).toEqual({ notified: 0, erased: 1 });
});

it("accounts stay if verified after the notice, and are not notified if verified before", async () => {
  await run(at("03-24"));
  stack.setNow(at("03-25"));
  await stack.call("auth/resend-verification", { body: { email, workspaceSlug: "freelance" }, address: newNetwork() });
  expect(await verify()).toMatchObject({ status: 200 });
  expect(await run(at("04-15"))).toEqual({ notified: 0, erased: 0 });
  expect(await signIn()).toMatchObject({ status: 200 });
});
