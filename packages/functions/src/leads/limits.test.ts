import type { Lead, LeadRow } from "@linkedpotential/contract/leads/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

let stack: TestStack;
let user: SignedIn;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  user = await signedInUser(stack);
});
afterAll(() => stack.stop());

const create = () => stack.call("leads/create", { body: newLead(), token: user.token });
const list = async () => (await stack.call("leads/list", { token: user.token })).json as LeadRow[];
let people = 0;
/** Returns a file of people who are in no file before it. */
function csvOf(count: number): string {
  const rows = Array.from({ length: count }, (_, index) => `Ida ${people + index};Nord AG;CEO\n`);
  people += count;
  return `Name;Unternehmen;Position\n${rows.join("")}`;
}
const importCsv = (csv: string) => stack.call("leads/import", { body: { csv }, token: user.token });
const withLeads = async (count: number) => {
  expect((await importCsv(csvOf(count))).json).toMatchObject({ created: count });
};
const call = (id: "leads/delete" | "leads/restore", leadId: number) =>
  stack.call(id, { params: { leadId: String(leadId) }, token: user.token });

describe("the free plan", () => {
  it("allows exactly 50 leads under 100 concurrent creations [CONST-125]", async () => {
    await withLeads(49);
    const answers = await Promise.all(Array.from({ length: 100 }, create));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 403);
    expect(refused).toHaveLength(99);
    expect(refused[0]?.json).toMatchObject({ code: "plan_limit" });
    expect(await list()).toHaveLength(50);
  });

  it("accepts all of many concurrent creations within the limit", async () => {
    await withLeads(10);
    const answers = await Promise.all(Array.from({ length: 40 }, create));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(answers.map(({ json }) => (json as Lead).id)).size).toBe(40);
    expect((await create()).status).toBe(403);
  });

  it("allows another lead after a deletion, and then the deleted one cannot be restored", async () => {
    await withLeads(50);
    expect((await create()).status).toBe(403);
    expect((await call("leads/delete", 7)).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect((await call("leads/restore", 7)).json).toMatchObject({ code: "plan_limit" });
    await call("leads/delete", 8);
    expect((await call("leads/restore", 7)).status).toBe(200);
    expect(await list()).toHaveLength(50);
  });

  it("accepts an import completely or not at all", async () => {
    await withLeads(45);
    expect((await importCsv(csvOf(6))).json).toMatchObject({ code: "plan_limit" });
    expect(await list()).toHaveLength(45);
    await withLeads(5);
    expect(await list()).toHaveLength(50);
  });

  it("is not exceeded by an import during which a lead was created", async () => {
    const { openBlock, publishBlock } = await import("@linkedpotential/core/leads/import-export/import-block");
    await withLeads(10);
    const { LeadCounterEntity } = await import("@linkedpotential/core/leads/counter/lead-counter.entity");
    const { data } = await LeadCounterEntity.get({ userId: user.user.id }).go();
    const block = await openBlock(user.user.id, data ?? undefined, 40, 50, new Date());
    expect((await create()).status).toBe(201);
    if (!block) throw new Error("no block");
    await expect(publishBlock(block, 50, () => ({}))).rejects.toMatchObject({ code: "plan_limit" });
    expect(await list()).toHaveLength(11);
  });

  it("does not limit premium accounts, and hides nothing after a downgrade", async () => {
    const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
    const setPlan = (plan: "premium" | "kostenlos") => UserEntity.patch({ userId: user.user.id }).set({ plan }).go();
    await setPlan("premium");
    await withLeads(60);
    expect((await create()).status).toBe(201);
    await setPlan("kostenlos");
    expect(await list()).toHaveLength(61);
    expect((await create()).status).toBe(403);
  });

  it("does not apply where limits are switched off", async () => {
    stack.configure({ PLAN_LIMITS: "off" });
    try {
      await withLeads(51);
      expect((await create()).status).toBe(201);
    } finally {
      stack.configure({ PLAN_LIMITS: "enforced" });
    }
  });
});
