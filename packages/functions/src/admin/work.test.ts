import type { WaitingWork } from "@linkedpotential/contract/admin/overview-schema";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { billingCalls } from "@linkedpotential/local/testing/billing";
import { newNetwork } from "@linkedpotential/local/testing/call";
import { lockCalls } from "@linkedpotential/local/testing/locks";
import { moderationCalls } from "@linkedpotential/local/testing/moderation";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const now = "2027-03-12T10:00:00.000Z";
let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  stack.setNow(now);
  admin = await signedInAdmin(stack);
});
beforeEach(() => stack.setNow(now));
afterAll(() => stack.stop());

const work = async () => (await stack.call("admin/get-work", { token: admin.token })).json as WaitingWork;

type Numbers = Omit<WaitingWork, "cases">;

/** Runs something and returns by how much each number has changed. Numbers that stayed the same are left out. */
async function changeOf(run: () => Promise<unknown>): Promise<Partial<Numbers>> {
  const { cases: _, ...before } = await work();
  await run();
  await stack.deliver();
  const { cases: __, ...after } = await work();
  const changes = Object.entries(after).map(([name, count]) => [name, count - before[name as keyof Numbers]]);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe("the numbers of waiting work", () => {
  it("count open reports until they are decided, and objections apart from them", async () => {
    const moderation = moderationCalls(stack);
    let id = 0;
    let ida = await readyAccount();
    const report = async () => {
      const reported = await moderation.reportedPost();
      id = reported.id;
      ida = { ...ida, ...reported.ida };
      return reported.post.id;
    };
    let postId = 0;
    expect(
      await changeOf(async () => {
        postId = await report();
      }),
    ).toEqual({ reports: 1 });
    expect(await changeOf(() => moderation.hide(id))).toEqual({ reports: -1 });
    expect(await changeOf(() => moderation.object(ida, postId))).toEqual({ objections: 1 });
    expect(await changeOf(() => moderation.restore(id))).toEqual({ objections: -1 });
  });

  it("count objections to locks until they are answered", async () => {
    const locks = lockCalls(stack);
    const { account, lockedAt, lockToken } = await locks.lock();
    expect(await changeOf(() => locks.object(lockToken))).toEqual({ lockObjections: 1 });
    const call = { token: admin.token, params: { accountId: String(account.user.id) } };
    const body = { lockedAt, statement: "Sie kamen von Ihrem Gerät." };
    expect(await changeOf(() => stack.call("accounts/uphold-lock", { ...call, body }))).toEqual({ lockObjections: -1 });
  });

  it("count declarations that nobody could carry out, and disputed payments until the bank has decided", async () => {
    const billing = billingCalls(stack);
    const stranger = { user: { name: "Ida Öz", email: "ohne-konto@example.org" } };
    expect(await changeOf(() => billing.declare("billing/withdraw", stranger))).toEqual({ declarations: 1 });
    const subscriber = await billing.subscriber();
    expect(await changeOf(() => billing.dispute(subscriber))).toEqual({ disputes: 1 });
    expect(await changeOf(() => billing.dispute(subscriber, "won"))).toEqual({ disputes: -1 });
    const loser = await billing.subscriber();
    expect(await changeOf(() => billing.dispute(loser))).toEqual({ disputes: 1 });
    expect(await changeOf(() => billing.dispute(loser, "lost"))).toEqual({ disputes: -1 });
  });

  it("count the mails of seven days that were not delivered", async () => {
    const bounce = () =>
      signedInUser(stack, { email: `bounce+${Math.random()}@simulator.amazonses.com` }).then(({ email }) =>
        stack.call("auth/forgot-password", { body: { email, workspaceSlug: "freelance" } }),
      );
    expect(await changeOf(bounce)).toEqual({ failedMails: 1 });
    stack.setNow("2027-03-18T22:59:59.000Z");
    expect(await work()).toMatchObject({ failedMails: 1 });
    stack.setNow("2027-03-18T23:00:00.000Z");
    expect(await work()).toMatchObject({ failedMails: 0 });
  });

  it("come with the cases one by one: disputes, declarations, then the others, each the longest waiting first", async () => {
    const { cases: before } = await work();
    stack.setNow("2027-03-01T08:00:00.000Z");
    const { id: reportId, post } = await moderationCalls(stack).reportedPost();
    stack.setNow("2027-03-01T10:00:00.000Z");
    const billing = billingCalls(stack);
    const stranger = { user: { name: "Wanda Wartet", email: "wanda@example.org" } };
    await billing.declare("billing/withdraw", stranger);
    stack.setNow("2027-03-01T11:00:00.000Z");
    await billing.declare("billing/cancel-contract", stranger, { kind: "extraordinary", reason: "Kein Dienst" });
    stack.setNow("2027-03-01T12:00:00.000Z");
    const { account, lockToken } = await lockCalls(stack).lock();
    stack.setNow("2027-03-01T13:00:00.000Z");
    await lockCalls(stack).object(lockToken);
    const payer = await billing.subscriber();
    await billing.dispute(payer);
    await stack.deliver();
    const ofCase = { id: expect.any(Number), title: "Wanda Wartet", dueOn: null, count: 1 };
    const { cases } = await work();
    expect(cases.slice(0, 3)).toEqual([
      { kind: "dispute", id: payer.user.id, title: payer.user.name, since: null, dueOn: "2027-03-11", count: 1 },
      { ...ofCase, kind: "withdrawal", since: "2027-03-01T10:00:00.000Z", dueOn: "2027-03-15" },
      { ...ofCase, kind: "extraordinary", since: "2027-03-01T11:00:00.000Z" },
    ]);
    const urgent = before.filter(({ kind }) => kind === "withdrawal");
    expect(cases.slice(3)).toEqual([
      ...urgent,
      { ...ofCase, kind: "report", id: reportId, title: post.title, since: "2027-03-01T08:00:00.000Z" },
      {
        ...{ kind: "lockObjection", id: account.user.id, title: account.user.name },
        ...{ since: "2027-03-01T13:00:00.000Z", dueOn: null, count: 1 },
      },
      ...before.filter((one) => !urgent.includes(one)),
    ]);
  });

  it("come with one case for all reports about the same content, since the oldest", async () => {
    stack.setNow("2027-02-01T10:00:00.000Z");
    const moderation = moderationCalls(stack);
    const { post } = await moderation.reportedPost();
    stack.setNow("2027-02-02T10:00:00.000Z");
    await moderation.report(await readyAccount(), post);
    const own = (await work()).cases.filter(({ title }) => title === post.title);
    expect(own).toContainEqual(
      expect.objectContaining({ kind: "report", count: 2, since: "2027-02-01T10:00:00.000Z" }),
    );
  });

  it("count open requests for a call, by their company", async () => {
    const sample = sampleCalls["support/request-call"];
    const body = { ...sample.body, company: "Rufende AG" };
    stack.setNow("2027-01-01T10:00:00.000Z");
    const ask = () => stack.call("support/request-call", { body, address: newNetwork() });
    expect(await changeOf(ask)).toEqual({ callRequests: 1 });
    expect((await work()).cases).toContainEqual({
      ...{ kind: "callRequest", id: expect.any(Number), title: "Rufende AG" },
      ...{ since: "2027-01-01T10:00:00.000Z", dueOn: null, count: 1 },
    });
  });

  it("stop at a hundred, and take three round trips after the session check while a dispute and an objection wait", async () => {
    const { ReportEntity } = await import("@linkedpotential/core/moderation/reports/report.entity");
    const reported = { title: "", text: "", details: [], linkedinUrl: "" };
    const about = { userId: 1, postId: 0, reason: "spam", explanation: "x", createdAt: now, reported } as const;
    const many = Array.from({ length: 101 }, (_, at) => ({ ...about, reportId: at + 1 }));
    await ReportEntity.put(many.map((one) => ({ ...one, state: "open" as const, revision: 1, steps: [] }))).go();
    expect(await work()).toMatchObject({ reports: 100 });
    expect((await countRoundTrips(() => work())).inSeries).toBe(4);
  });
});
