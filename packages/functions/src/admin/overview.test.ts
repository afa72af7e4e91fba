import { randomUUID } from "node:crypto";
import type { CountedDay, Overview } from "@linkedpotential/contract/admin/overview-schema";
import type { RegistrationCode } from "@linkedpotential/contract/admin/schema";
import { newBusinessRegistration, newRegistration } from "@linkedpotential/fixtures/accounts";
import { readyAccount, signedInUser } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { openSubscribers } from "@linkedpotential/local/testing/messages";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Creates the only admin of the stack, with a session that begins now. */
async function newAdmin() {
  const { token, email } = await signedInUser(stack);
  stack.configure({ ADMIN_EMAILS: email });
  return token;
}

async function overview(): Promise<Overview> {
  const token = await newAdmin();
  return (await stack.call("admin/get-overview", { token })).json as Overview;
}
const countedDays = async () =>
  (await overview()).days.filter(({ date: _, ...counts }) => Object.values(counts).some((count) => count > 0));
const zero = { accounts: 0, premiumStarted: 0, premiumCancelled: 0, failedMails: 0 };

describe("the overview", () => {
  it("has a day with zeros for each of 90 days, and no beginning, before anything was counted", async () => {
    stack.setNow("2027-03-01T09:00:00.000Z");
    const { since, days } = await overview();
    expect([since, days.length, days[0], days.at(-1)]).toEqual([
      null,
      90,
      { date: "2026-12-02", ...zero },
      { date: "2027-03-01", ...zero },
    ]);
  });

  it("counts new accounts, Premium and cancellations for their day in Berlin", async () => {
    stack.setNow("2027-03-11T22:30:00.000Z");
    await stack.call("auth/register", { body: newRegistration() });
    const body = { maxUses: 1, expiresAt: "2027-04-01T00:00:00.000Z" };
    const { json } = await stack.call("admin/create-code", { token: await newAdmin(), body });
    stack.setNow("2027-03-11T23:30:00.000Z");
    await stack.call("auth/register-business", { body: newBusinessRegistration((json as RegistrationCode).code) });
    const { token } = await billingCalls(stack).subscriber();
    await stack.deliver();
    expect(await stack.call("billing/cancel-subscription", { token })).toMatchObject({ status: 200 });
    await stack.deliver();
    const expected: CountedDay[] = [
      { ...zero, date: "2027-03-11", accounts: 1 },
      { ...zero, date: "2027-03-12", accounts: 1, premiumStarted: 1, premiumCancelled: 1 },
    ];
    expect([(await overview()).since, await countedDays()]).toEqual(["2027-03-11", expected]);
    stack.setNow("2027-06-09T12:00:00.000Z");
    expect((await countedDays()).map(({ date }) => date)).toEqual(["2027-03-12"]);
    expect((await overview()).since).toBe("2027-03-11");
  });

  it("counts a registration that is refused or an account of another way not at all", async () => {
    stack.setNow("2027-09-01T09:00:00.000Z");
    const body = newRegistration();
    await stack.call("auth/register", { body });
    await stack.call("auth/register", { body });
    await readyAccount();
    await stack.deliver();
    expect((await countedDays()).at(-1)).toEqual({ ...zero, date: "2027-09-01", accounts: 1 });
  });

  it("counts an event once, however often it is delivered", async () => {
    stack.setNow("2028-03-01T09:00:00.000Z");
    const subscribers = openSubscribers();
    const registeredAt = { S: "2028-03-01T08:00:00.000Z" };
    const event = () => ({ id: randomUUID(), detail: { version: { N: "1" }, userId: { N: "7" }, registeredAt } });
    const [one, other] = [event(), event()];
    const hand = (detail: object) => subscribers.hand("subscribers/count-days", "user.registered", detail);
    await Promise.all([hand(one), hand(one), hand(other), hand(one)]);
    expect(await hand(one)).toMatchObject({ counted: false });
    const timestamp = "2028-02-28T08:00:00.000Z";
    const mail = { messageId: "m1", timestamp, destination: ["niemand@example.org"] };
    for (const bounceType of ["Permanent", "Permanent", "Transient"] as const)
      await subscribers.hand("subscribers/note-bounces", "Email Bounced", {
        eventType: "Bounce",
        bounce: { bounceType },
        mail,
      });
    await subscribers.hand("subscribers/note-bounces", "Email Delivered", { eventType: "Delivery", mail });
    subscribers.close();
    expect(await countedDays()).toEqual([
      { ...zero, date: "2028-02-28", failedMails: 1 },
      { ...zero, date: "2028-03-01", accounts: 2 },
    ]);
  });

  it("takes two round trips after the session check", async () => {
    const token = await newAdmin();
    expect((await countRoundTrips(() => stack.call("admin/get-overview", { token }))).inSeries).toBe(3);
  });
});
