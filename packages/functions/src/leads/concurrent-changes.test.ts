import type { Lead } from "@linkedpotential/contract/leads/schema";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { type Interleave, interleaving } from "@linkedpotential/local/testing/interleave";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let beforeNext: Interleave;
let user: ReadyAccount;
beforeAll(async () => {
  stack = await startTestStack();
  beforeNext = await interleaving();
  user = await readyAccount();
});
afterAll(() => stack.stop());

const params = ({ id }: Lead) => ({ leadId: String(id) });
const change = (lead: Lead, body: object) =>
  stack.call("leads/update", { token: user.token, params: params(lead), body });
const stored = async (lead: Lead) =>
  (await stack.call("leads/get", { token: user.token, params: params(lead) })).json as Lead;

describe("two concurrent changes of a lead", () => {
  it.each([
    ["another long note is written", { vorbereitung: "neu vorbereitet" }, {}],
    ["another long note is emptied", { vorbereitung: "" }, {}],
    ["the first one is written", { vorbereitung: "zuerst" }, { vorbereitung: "", infosZweitgespraech: "" }],
  ])("both persist, although %s between the two reads of one", async (_, first: object, before: object) => {
    const { token } = user;
    const { json } = await stack.call("leads/create", { token, body: fullLead({ ...before, infosErstgespraech: "" }) });
    const lead = json as Lead;
    beforeNext("GetItemCommand", () => change(lead, first), "lead");
    expect(await change(lead, { infosErstgespraech: "erstes Gespräch" })).toMatchObject({ status: 200 });
    expect(await stored(lead)).toMatchObject({
      ...lead,
      ...first,
      infosErstgespraech: "erstes Gespräch",
      lastActivity: expect.any(String),
    });
  });
});
