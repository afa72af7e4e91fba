import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { UserTotal } from "@linkedpotential/contract/admin/user-list";
import { indexAccounts } from "@linkedpotential/local/testing/account-index";
import { readyAccount, type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { openSubscribers } from "@linkedpotential/local/testing/messages";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: SignedIn;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await signedInAdmin(stack);
});
afterAll(() => stack.stop());

type Query = Record<string, string>;

const call = (query: Query) => stack.call("admin/list-users", { token: admin.token, query });
const list = async (query: Query) => (await call(query)).json as ListedUser[];
const total = async (query: Query) =>
  ((await stack.call("admin/count-users", { token: admin.token, query })).json as UserTotal).total;

describe("accounts whose mails do not arrive", () => {
  it("are listed after a mail bounced, and no longer after a later mail arrived", async () => {
    const { user } = await readyAccount();
    await indexAccounts();
    const subscribers = openSubscribers();
    const sent = (timestamp: string) => ({ messageId: timestamp, timestamp, destination: [user.email] });
    await subscribers.hand("subscribers/note-bounces", "Email Bounced", {
      ...{ eventType: "Bounce", bounce: { bounceType: "Permanent" } },
      mail: sent("2027-03-12T07:00:00.000Z"),
    });
    await stack.deliver();
    expect(await list({ bounced: "true" })).toMatchObject([{ id: user.id, mailBounced: true }]);
    expect(await total({ bounced: "true" })).toBe(1);
    await subscribers.hand("subscribers/note-bounces", "Email Delivered", {
      eventType: "Delivery",
      mail: sent("2027-03-12T08:00:00.000Z"),
    });
    subscribers.close();
    await stack.deliver();
    expect(await list({ bounced: "true" })).toEqual([]);
    expect(await total({ bounced: "true" })).toBe(0);
    expect(await list({ search: `${user.id}` })).toMatchObject([{ mailBounced: false }]);
  });
});

describe("the last sign-in", () => {
  const signIn = async ({ email, password }: SignedIn, time: string) => {
    stack.setNow(time);
    expect((await stack.call("auth/login", { body: { email, password } })).status).toBe(200);
    stack.setNow();
  };

  it("is listed by its day in Berlin, for which the first sign-in of a day publishes a change", async () => {
    const ida = await signedInUser(stack);
    const published = async (time: string) => {
      await signIn(ida, time);
      const changes = (await storedItems()).filter(({ type }) => type === "account.changed");
      await stack.deliver();
      return changes.length;
    };
    const times = ["2027-03-12T08:00:00.000Z", "2027-03-12T22:59:00.000Z", "2027-03-12T23:01:00.000Z"];
    const counts = [];
    for (const time of times) counts.push(await published(time));
    expect(counts).toEqual([1, 0, 1]);
    expect(await list({ search: `${ida.user.id}` })).toMatchObject([{ signedInOn: "2027-03-13" }]);
  });

  it("sorts the list, the latest day first and accounts without a sign-in last, on pages of any size", async () => {
    const [sina, theo] = [await signedInUser(stack, { name: "Sina" }), await signedInUser(stack, { name: "Theo" })];
    const uwe = await signedInUser(stack, { name: "Uwe" });
    await signIn(theo, "2027-04-10T08:00:00.000Z");
    await signIn(sina, "2027-04-11T08:00:00.000Z");
    await signIn(uwe, "2027-04-09T23:30:00.000Z");
    await indexAccounts();
    const all = await list({ sort: "signedIn" });
    expect(all.slice(0, 3).map(({ name, signedInOn }) => [name, signedInOn])).toEqual([
      ["Sina", "2027-04-11"],
      ["Uwe", "2027-04-10"],
      ["Theo", "2027-04-10"],
    ]);
    expect(all.at(-1)).toMatchObject({ signedInOn: null });
    expect(all).toHaveLength(await total({}));
    const paged: ListedUser[] = [];
    for (let cursor: Query = {}; ; ) {
      const { json, headers } = await call({ sort: "signedIn", limit: "2", ...cursor });
      paged.push(...(json as ListedUser[]));
      const next = headers["x-next-cursor"];
      if (next === undefined) break;
      cursor = { cursor: next };
    }
    expect(paged).toEqual(all);
    expect(await list({ sort: "signedIn", role: "admin" })).toMatchObject([{ id: admin.user.id }]);
  });
});
