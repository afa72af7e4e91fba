import { newLead } from "@linkedpotential/fixtures/leads";
import { readyAccount, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { withFault } from "@linkedpotential/local/testing/faults";
import { interleaving } from "@linkedpotential/local/testing/interleave";
import { type StoredItem, storedItems } from "@linkedpotential/local/testing/items";
import { firstMessage } from "@linkedpotential/local/testing/lambda/first-event";
import { batchOf, handlerOf } from "@linkedpotential/local/testing/messages";
import { notifyOfFollowUps } from "@linkedpotential/local/testing/notifications";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let person: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  stack.setNow("2027-03-12T06:00:00.000Z");
  person = await signedInUser(stack);
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const signIn = async ({ email, password }: SignedIn, rememberMe = false): Promise<string> => {
  const { json } = await stack.call("auth/login", { body: { email, password, rememberMe } });
  return (json as { token: string }).token;
};
type Target = Parameters<TestStack["call"]>[0];
const newsOf = async (token: string, target: Target = "user/get-settings") =>
  (await stack.call(target, { token })).headers["x-news"];
const notify = (someone = person) => notifyOfFollowUps(someone.user.id, [1]);
const listSessions = async ({ user }: SignedIn): Promise<StoredItem[]> =>
  (await storedItems()).filter(({ __edb_e__, userId }) => __edb_e__ === "session" && userId === user.id);

describe("the count of notifications in `x-news`", () => {
  it("rises with each notification in every session of the user, in any answer, and for nobody else", async () => {
    const other = await signedInUser(stack);
    const browsers = [person.token, await signIn(person)];
    for (const token of [...browsers, other.token]) expect(await newsOf(token)).toBe("0");
    await notify();
    for (const target of ["auth/me", "tasks/list", "leads/list", "notifications/count-unread"] as const) {
      for (const token of browsers) expect(await newsOf(token, target), target).toBe("1");
      expect(await newsOf(other.token, target), target).toBe("0");
    }
    await notify();
    expect(await newsOf(browsers[1] ?? "")).toBe("2");
  });

  it("starts at 0 in a new session", async () => {
    await notify();
    expect(await newsOf(await signIn(person))).toBe("0");
    expect(await newsOf(person.token)).toBe("1");
  });

  it("is also sent with writes, files and admin routes, but not without a session", async () => {
    const { token } = person;
    const created = await stack.call("leads/create", { token, body: newLead() });
    const exported = await stack.call("leads/export", { token });
    for (const { headers } of [created, exported]) expect(headers).toMatchObject({ "x-news": "0" });
    const business = await readyAccount({ role: "business" });
    expect(await newsOf(business.token)).toBe("0");
    expect((await stack.call("keys/list", { token })).headers).not.toHaveProperty("x-news");
    expect((await stack.call("auth/me")).headers).not.toHaveProperty("x-news");
  });

  it("rises on other devices when everything is marked as read", async () => {
    const other = await signIn(person);
    expect((await stack.call("notifications/mark-read", { token: person.token })).headers["x-news"]).toBe("0");
    expect(await newsOf(other)).toBe("1");
  });

  it("adds no read to the poll of leads besides the session check", async () => {
    const { token } = person;
    const { headers } = await stack.call("leads/list", { token });
    await notify();
    const poll = await countRoundTrips(async () => {
      const again = await stack.call("leads/list", { token, headers: { "if-none-match": headers.etag ?? "" } });
      expect([again.status, again.headers["x-news"]]).toEqual([304, "1"]);
    });
    expect(poll).toEqual({ inSeries: 2, actions: ["GetItem", "GetItem"] });
  });

  it("rises in more sessions than one batch can write", async () => {
    const tokens = [];
    for (let count = 0; count < 30; count += 1) tokens.push(await signIn(person));
    await notify();
    expect((await listSessions(person)).map(({ news }) => news)).toEqual(Array(31).fill(1));
    expect(await newsOf(tokens[29] ?? "")).toBe("1");
  });
});

describe("a session", () => {
  it("that is signed out while a notification is written stays ended", async () => {
    const interleave = await interleaving();
    const other = await signIn(person);
    interleave("UpdateItemCommand", () => stack.call("auth/logout", { token: person.token }), "session");
    await notify();
    expect(await listSessions(person)).toHaveLength(1);
    expect((await stack.call("auth/me", { token: person.token })).status).toBe(401);
    expect(await newsOf(other)).toBe("1");
  });

  it("that has expired is not written to", async () => {
    const remembered = await signIn(person, true);
    stack.setNow("2027-03-14T06:00:00.000Z");
    await notify();
    expect((await listSessions(person)).map(({ news }) => news).sort()).toEqual([1, undefined]);
    expect(await newsOf(remembered)).toBe("1");
  });
});

describe("an event that is redelivered", () => {
  // Fail the second query, because the first one reads the leads before any notification is stored.
  it.each([
    ["Query", 2],
    ["UpdateItem", 1],
  ])(
    "raises the count if %s failed after the notification was stored, and stores no second notification",
    async (operation, call) => {
      const handler = await handlerOf("workers/notices");
      const message = await firstMessage("subscribers/notify", stack);
      const { userId } = message.detail as { userId: number };
      const failed = async () => {
        const { batchItemFailures } = await handler(batchOf([message]), { awsRequestId: "delivery" });
        return batchItemFailures.length;
      };
      const stored = async () => {
        const items = (await storedItems()).filter((item) => item.userId === userId);
        const of = (entity: string) => items.filter(({ __edb_e__ }) => __edb_e__ === entity);
        return [of("notification").length, ...of("session").map(({ news }) => news)];
      };
      const fault = { call, moment: "before", isLasting: true, operation } as const;
      await withFault(fault, async () => expect(await failed()).toBe(1));
      expect(await stored()).toEqual([1, undefined]);
      expect(await failed()).toBe(0);
      expect(await stored()).toEqual([1, 1]);
      expect(await failed()).toBe(0);
      expect(await stored()).toEqual([1, 2]);
    },
  );
});
