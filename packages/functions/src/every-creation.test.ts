import { randomInt } from "node:crypto";
import type { Post } from "@linkedpotential/contract/community/schema";
import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { LeadRow, TimelineEntry } from "@linkedpotential/contract/leads/schema";
import { routes } from "@linkedpotential/contract/routes";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import type { Template } from "@linkedpotential/contract/templates/schema";
import { newBusinessRegistration, newEmail, newRegistration } from "@linkedpotential/fixtures/accounts";
import { newPost, requestMessage } from "@linkedpotential/fixtures/community";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { newTask } from "@linkedpotential/fixtures/tasks";
import { newTemplate } from "@linkedpotential/fixtures/templates";
import { accountCreations } from "@linkedpotential/local/testing/account-creations";
import { mailedToken, readyAccount, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { type CallOptions, newNetwork } from "@linkedpotential/local/testing/call";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { companyCreations } from "@linkedpotential/local/testing/companies";
import { type Fault, withFault } from "@linkedpotential/local/testing/faults";
import { countItems } from "@linkedpotential/local/testing/items";
import { liveTrainingCreations } from "@linkedpotential/local/testing/live-training-creations";
import { moderationCreations } from "@linkedpotential/local/testing/moderation-creations";
import { projectCreation } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCreation } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCreation } from "@linkedpotential/local/testing/request-messages";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ SUPPORT_EMAIL: "hilfe@example.org" });
  stack.setNow("2027-03-01T09:00:00.000Z");
});
beforeEach(() => stack.setNow("2027-03-01T09:00:00.000Z"));
afterAll(() => stack.stop());

interface Creation {
  call: CallOptions & { body: object };
  otherBody: object;
  /** Counts the existing items of the kind that the call creates. */
  created(): Promise<number>;
}

const listOf = async <Item>(id: RouteId, call: CallOptions) => (await stack.call(id, call)).json as Item[];
const mailsWith = (fragment: string) => async () => stack.mails().filter(({ text }) => text.includes(fragment)).length;

/** Creates an account without plan limits. A limit could prevent a duplicate and hide the bug. */
const unlimited = () => readyAccount({ plan: "premium" });

async function newCode(): Promise<string> {
  const { createRegistrationCode } = await import("@linkedpotential/core/auth/codes/create-registration-code");
  return createRegistrationCode({ maxUses: 1, expiresAt: new Date("2027-12-31") });
}

function account(body: { email: string; password: string }): Creation {
  const { email, password } = body;
  const links = () => stack.mails().filter(({ to, text }) => to === email && text.includes("verify-email"));
  const created = async () => {
    await stack.call("auth/verify-email", { body: { email, token: mailedToken(stack, email) } });
    const { status } = await stack.call("auth/login", { body: { email, password } });
    return status === 200 ? links().length : 0;
  };
  return { call: { body }, otherBody: { ...body, name: "Jan Süd" }, created };
}

async function declaration(id: "billing/cancel-contract" | "billing/withdraw"): Promise<Creation> {
  const body = { ...sampleCalls[id].body, email: newEmail() };
  const created = () => countItems({ email: body.email });
  return { call: { body, address: newNetwork() }, otherBody: { ...body, name: "Jan Süd" }, created };
}

/** Sample calls by creating route, each with an account of its own. */
const creations: Partial<Record<RouteId, () => Promise<Creation>>> = {
  "auth/register": async () => account(newRegistration()),
  "auth/register-business": async () => account(newBusinessRegistration(await newCode())),
  "business/invite": () => companyCreations(stack).invite(),
  "business/register-member": () => companyCreations(stack).registerMember(),
  "support/send": async () => {
    const { token, user } = await signedInUser(stack);
    const body = { subject: "Frage", message: "Wie geht das?" };
    return { call: { token, body }, otherBody: { ...body, message: "?" }, created: mailsWith(`Konto ${user.id}`) };
  },
  "support/report-barrier": async () => {
    const body = { ...sampleCalls["support/report-barrier"].body, email: newEmail() };
    return { call: { body }, otherBody: { ...body, page: "Start" }, created: mailsWith(body.email) };
  },
  "support/request-call": async () => {
    const body = { ...sampleCalls["support/request-call"].body, email: newEmail() };
    const call = { body, address: newNetwork() };
    return { call, otherBody: { ...body, company: "Süd AG" }, created: mailsWith(body.email) };
  },
  "tasks/create": async () => {
    const { token } = await signedInUser(stack);
    const created = async () => (await listOf<Task>("tasks/list", { token })).length;
    return { call: { token, body: newTask() }, otherBody: newTask({ title: "Anders" }), created };
  },
  "templates/create": async () => {
    const { token } = await signedInUser(stack);
    const { namespace, templateKey } = newTemplate();
    const query = { namespace, templateKey };
    const created = async () => (await listOf<Template>("templates/list", { token, query })).length;
    return { call: { token, body: newTemplate() }, otherBody: newTemplate({ title: "Anders" }), created };
  },
  "leads/create": async () => {
    const { token } = await unlimited();
    const created = async () => (await listOf<LeadRow>("leads/list", { token })).length;
    return { call: { token, body: fullLead() }, otherBody: newLead(), created };
  },
  "leads/import": async () => {
    const { token } = await unlimited();
    // Only the first row is recognized as a duplicate when the file is imported twice. The other rows have no address
    // and are chosen although they are similar, so they would be created again.
    const fileOf = (name: string) => ({
      csv: `Name;Unternehmen;Position;E-Mail\nJan;Süd AG;CTO;jan@example.org\n${`${name};Nord AG;CEO;\n`.repeat(39)}`,
      similar: Array.from({ length: 39 }, (_, index) => index + 3),
    });
    const created = async () => (await listOf<LeadRow>("leads/list", { token })).length / 40;
    return { call: { token, body: fileOf("Ida") }, otherBody: fileOf("Jan"), created };
  },
  "live-trainings/create": async () => (await liveTrainingCreations(stack)).create(),
  "live-trainings/register": async () => (await liveTrainingCreations(stack)).register(),
  "live-trainings/create-series": async () => (await liveTrainingCreations(stack)).createSeries(),
  "live-trainings/add-participant": async () => (await liveTrainingCreations(stack)).addParticipant(),
  "live-trainings/send-message": async () => (await liveTrainingCreations(stack)).sendMessage(),
  "community/create": async () => {
    const { token, user } = await communityCalls(stack).member();
    const ownParticipations = { token, params: { userId: String(user.id) } };
    const created = async () => (await listOf<Post>("community/list-own", ownParticipations)).length;
    return { call: { token, body: newPost() }, otherBody: newPost({ title: "Anders" }), created };
  },
  "collaboration-requests/create": async () => {
    const { member, publish } = communityCalls(stack);
    const [author, { token, user }] = [await member(), await member()];
    const post = await publish(author);
    const body = { fromUserId: user.id, toUserId: author.user.id, postId: post.id, message: requestMessage };
    const created = async () => {
      const [asked] = await listOf<Post>("community/list-own", {
        token: author.token,
        params: { userId: String(author.user.id) },
      });
      const call = { token: author.token, params: { postId: String(post.id) } };
      const received = await listOf<object>("collaboration-requests/list-for-post", call);
      return received.length === asked?.requestCount ? received.length : -1;
    };
    return { call: { token, body }, otherBody: { ...body, message: `${requestMessage}.` }, created };
  },
  "community/create-project": () => projectCreation(stack),
  "project-requests/create": () => projectRequestCreation(stack),
  "request-messages/send": () => requestMessageCreation(stack),
  "moderation/report": () => moderationCreations(stack).report(),
  "moderation/hide": () => moderationCreations(stack).hide(),
  "billing/cancel-contract": () => declaration("billing/cancel-contract"),
  "billing/withdraw": () => declaration("billing/withdraw"),
  "accounts/send-message": () => accountCreations(stack).message(),
  "call-requests/reply": () => accountCreations(stack).callReply(),
  "accounts/end-subscription": () => accountCreations(stack).endContract(),
  "accounts/refund-payment": () => accountCreations(stack).refund(),
  "admin/create-code": async () => {
    const { token } = await signedInAdmin(stack);
    const body = { maxUses: 1, expiresAt: new Date(Date.UTC(2028, 0) + randomInt(1e9)).toISOString() };
    const created = () => countItems({ __edb_e__: "registration-code", expiresAt: body.expiresAt });
    return { call: { token, body }, otherBody: { ...body, maxUses: 2 }, created };
  },
  "leads/log-touch": async () => {
    const { token } = await signedInUser(stack);
    await stack.call("leads/create", { token, body: newLead() });
    const lead = { token, params: { leadId: "1" } };
    const created = async () =>
      (await listOf<TimelineEntry>("leads/list-timeline", lead)).filter(({ type }) => type === "call").length;
    return { call: { ...lead, body: { type: "call" } }, otherBody: { type: "meeting" }, created };
  },
};

async function newCreation(id: RouteId): Promise<Creation> {
  const creation = await creations[id]?.();
  if (!creation) throw new Error(`${id} creates something: say here how it is called and counted`);
  return { ...creation, call: { ...creation.call, headers: { "idempotency-key": crypto.randomUUID() } } };
}

const creatingRoutes = routes.filter(({ status }) => status === 201).map(({ id }) => id);
const fault = (moment: Fault["moment"], isLasting: boolean) => ({ moment, isLasting });
/**
 * Further faults, which only the nightly run tries. Every run tries the fault of a killed process, because it leaves
 * the most work undone.
 */
const otherFaults = [fault("after", false), fault("before", true), fault("before", false)];
const faults = [fault("after", true), ...(process.env.FULL_MATRIX ? otherFaults : [])];
const everyFault = creatingRoutes.flatMap((id) => faults.map((one) => ({ id, ...one })));

describe("a creating call with an idempotency key", () => {
  it.each(everyFault)(
    "$id creates one item when a database call fails $moment its execution (all later calls fail too: $isLasting)",
    { tags: "one-engine" },
    async ({ id, ...fault }) => {
      for (let call = 1, isReached = true; isReached; call += 1) {
        stack.setNow("2027-03-01T09:00:00.000Z");
        const creation = await newCreation(id);
        let status = 0;
        isReached = await withFault({ ...fault, call }, async () => {
          ({ status } = await stack.call(id, creation.call));
        });
        expect([201, 500], `call ${call}`).toContain(status);
        // After two minutes the claims of the failed call have expired, so the retry may run.
        stack.setNow("2027-03-01T09:02:00.000Z");
        if (status === 500) expect(await stack.call(id, creation.call), `call ${call}`).toMatchObject({ status: 201 });
        expect(await creation.created(), `call ${call}`).toBe(1);
      }
    },
  );

  it.each(creatingRoutes)("%s returns the first answer for a retry, and creates no second item", async (id) => {
    const { call, created } = await newCreation(id);
    const first = await stack.call(id, call);
    expect(first.status, first.text).toBe(201);
    stack.setNow("2027-03-01T20:00:00.000Z");
    const again = await stack.call(id, call);
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(await created()).toBe(1);
  });

  it.each(creatingRoutes)("%s creates one item for concurrent calls", async (id) => {
    const { call, created } = await newCreation(id);
    const answers = await Promise.all(Array.from({ length: 8 }, () => stack.call(id, call)));
    const done = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const answer of refused) expect(answer).toMatchObject({ status: 409, json: { code: "request.in_progress" } });
    expect(await created()).toBe(1);
  });

  it.each(creatingRoutes)("%s refuses a key that belongs to another request", async (id) => {
    const { call, otherBody, created } = await newCreation(id);
    await stack.call(id, call);
    const reused = await stack.call(id, { ...call, body: otherBody });
    expect(reused).toMatchObject({ status: 409, json: { code: "request.key_reused" } });
    expect(await created()).toBe(1);
  });

  it.each(creatingRoutes)("%s takes as many round trips as without a key", { tags: "one-engine" }, async (id) => {
    const [keyed, { call }] = [await newCreation(id), await newCreation(id)];
    const { headers: _key, ...unkeyed } = call;
    const [one, other] = [
      await countRoundTrips(() => stack.call(id, keyed.call)),
      await countRoundTrips(() => stack.call(id, unkeyed)),
    ];
    // A mail cannot join a transaction. Routes that mail therefore make two more writes with a key: a claim before the
    // mail and a record after it.
    expect(one.inSeries - other.inSeries).toBe(id.startsWith("support/") || id === "call-requests/reply" ? 2 : 0);
  });
});
