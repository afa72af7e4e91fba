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

it("the index of due follow-ups, which spans users, contains only ids", async () => {
  const { token } = await signedInUser(stack);
  const lead = newLead({ followUpDate: "2027-04-01", followUpNotes: "Nur für mich", notes: "Auch das" });
  expect((await stack.call("leads/create", { body: lead, token })).status).toBe(201);
  const items = await storedItems("gsi2");
  expect(items.length).toBeGreaterThan(0);
  const attributes = ["__edb_e__", "__edb_v__", "gsi2pk", "gsi2sk", "leadId", "pk", "sk", "userId"];
  for (const item of items) expect(attributes).toEqual(expect.arrayContaining(Object.keys(item)));
  expect(Object.keys(items.find(({ leadId }) => leadId !== undefined) ?? {}).sort()).toEqual(attributes);
});
