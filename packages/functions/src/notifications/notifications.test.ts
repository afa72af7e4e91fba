import type { Notification } from "@linkedpotential/contract/notifications/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let person: ReadyAccount;
beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  stack.setNow("2027-03-12T06:00:00.000Z");
  person = await readyAccount({ plan: "premium" });
});
afterAll(() => stack.stop());

const call = (id: Parameters<TestStack["call"]>[0], options: CallOptions = {}) =>
  stack.call(id, { token: person.token, ...options });
/** Creates one notification for each of the leads 1 to `count`. The last notification is the newest. */
async function notified(count: number): Promise<void> {
  const { putNotifications } = await import("@linkedpotential/core/notifications/put-notifications");
  const news = Array.from({ length: count }, (_, index) => ({
    type: "crm_followup" as const,
    relatedId: index + 1,
    occasion: `lead ${index + 1}`,
  }));
  await putNotifications({ now: () => new Date("2027-03-12T06:00:00.000Z") }, person.user.id, news);
}
const list = async (options?: CallOptions) => (await call("notifications/list", options)).json as Notification[];
const unread = async () => (await call("notifications/count-unread")).json;
const at = (instant: string) => stack.setNow(instant);

describe("a notification", () => {
  it("has its seven fields, with current names [NOTIF-01, NOTIF-03..06, NOTIF-07]", async () => {
    await call("leads/create", { body: newLead({ name: "Ida Öz", company: "Nord AG" }) });
    await notified(1);
    const fields = {
      id: expect.any(Number),
      type: "crm_followup",
      relatedId: 1,
      createdAt: "2027-03-12T06:00:00.000Z",
    };
    const [first] = await list();
    expect(first).toEqual({ ...fields, title: "Follow-up fällig", message: "Ida Öz, Nord AG", isRead: false });
    await call("leads/update", { params: { leadId: "1" }, body: { name: "Ida Nord" } });
    expect(await list()).toMatchObject([{ message: "Ida Nord, Nord AG" }]);
    await call("leads/delete", { params: { leadId: "1" } });
    expect(await list()).toMatchObject([{ message: "Diesen Lead gibt es nicht mehr." }]);
  });

  it.each([
    ["en", "Follow-up due"],
    ["fr", "Relance à faire"],
  ] as const)("is read in the language of the account: %s", async (language, title) => {
    await notified(1);
    await call("user/set-language", { body: { language } });
    expect(await list()).toMatchObject([{ title }]);
  });

  it("is visible to its recipient only", async () => {
    await notified(3);
    const other = await readyAccount();
    expect(await list({ token: other.token })).toEqual([]);
    await call("notifications/mark-read", { token: other.token });
    expect(await unread()).toEqual({ count: 3 });
  });
});

describe("the list", () => {
  it("lists each once across pages, newest first [API-124]", async () => {
    await notified(70);
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await call("notifications/list", { query: { limit: "30", ...(cursor && { cursor }) } });
      seen.push(...(page.json as Notification[]).map(({ relatedId }) => relatedId));
      cursor = page.headers["x-next-cursor"];
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => 70 - index));
  });

  it.each(["abc", "0", "-1", "1.5"])("refuses the cursor %s", async (cursor) => {
    expect(await call("notifications/list", { query: { cursor } })).toMatchObject({ status: 400 });
  });

  it("takes two round trips after the session check, and the count takes one", async () => {
    await notified(40);
    const listed = await countRoundTrips(() => call("notifications/list"));
    expect(listed.inSeries).toBe(3);
    expect(listed.actions.sort()).toEqual(["BatchGetItem", "GetItem", "GetItem", "GetItem", "Query", "Query", "Query"]);
    expect((await countRoundTrips(() => call("notifications/count-unread"))).inSeries).toBe(2);
    const marked = await countRoundTrips(() => call("notifications/mark-read"));
    expect(marked).toEqual({ inSeries: 4, actions: ["GetItem", "PutItem", "Query", "UpdateItem"] });
  });
});

describe("marking as read", () => {
  it("covers everything up to then, and nothing later [API-125, API-126]", async () => {
    expect(await unread()).toEqual({ count: 0 });
    await notified(3);
    expect(await unread()).toEqual({ count: 3 });
    at("2027-03-12T07:00:00.000Z");
    expect((await call("notifications/mark-read")).json).toEqual({ success: true });
    expect(await unread()).toEqual({ count: 0 });
    expect((await list()).map(({ isRead }) => isRead)).toEqual([true, true, true]);
    const { putNotifications } = await import("@linkedpotential/core/notifications/put-notifications");
    const later = { type: "crm_followup", relatedId: 9, occasion: "later" } as const;
    await putNotifications({ now: () => new Date("2027-03-12T08:00:00.000Z") }, person.user.id, [later]);
    expect(await unread()).toEqual({ count: 1 });
    expect(await list()).toMatchObject([{ relatedId: 9, isRead: false }, {}, {}, { isRead: true }]);
  });

  it("counts at most a hundred unread notifications", async () => {
    await notified(130);
    expect(await unread()).toEqual({ count: 100 });
  });
});
