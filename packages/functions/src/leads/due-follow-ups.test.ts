import { newLead } from "@linkedpotential/fixtures/leads";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it("finds the open follow-ups of a day across all users, page by page", async () => {
  const users = await Promise.all([signedInUser(stack), signedInUser(stack)]);
  const create = (token: string, overrides: Parameters<typeof newLead>[0]) =>
    stack.call("leads/create", { body: newLead(overrides), token });
  for (const { token } of users) {
    for (let index = 0; index < 20; index += 1) await create(token, { followUpDate: "2027-03-12" });
    await create(token, { followUpDate: "2027-03-11" });
    await create(token, { followUpDate: "2027-03-13" });
    await create(token, { followUpDate: "2027-03-12", followUpCompleted: true });
    await create(token, {});
  }
  const { dueFollowUps } = await import("@linkedpotential/core/leads/follow-ups/due-follow-ups");
  const pages = [];
  for await (const page of dueFollowUps("2027-03-12", 2)) pages.push(page);
  const found = pages.flat();
  expect(pages.every((page) => page.length <= 2)).toBe(true);
  expect(new Set(found.map(({ userId, leadId }) => `${userId} ${leadId}`)).size).toBe(40);
  expect(new Set(found.map(({ userId }) => userId))).toEqual(new Set(users.map(({ user }) => user.id)));
  expect(found).toHaveLength(40);
});

it("keeps nothing but ids where the follow-ups of all users lie together", async () => {
  const { token } = await signedInUser(stack);
  const lead = newLead({ followUpDate: "2027-04-01", followUpNotes: "Nur für mich", notes: "Auch das" });
  expect((await stack.call("leads/create", { body: lead, token })).status).toBe(201);
  const items = await storedItems("gsi2");
  expect(items.length).toBeGreaterThan(0);
  const kept = ["__edb_e__", "__edb_v__", "gsi2pk", "gsi2sk", "leadId", "pk", "sk", "userId"];
  for (const item of items) expect(kept).toEqual(expect.arrayContaining(Object.keys(item)));
  expect(Object.keys(items.find(({ leadId }) => leadId !== undefined) ?? {}).sort()).toEqual(kept);
});
