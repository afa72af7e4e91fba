import type { ErrorBody } from "@linkedpotential/contract/errors";
import { routes } from "@linkedpotential/contract/routes";
import { fullLead } from "@linkedpotential/fixtures/leads";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, type SignedIn, signedInAdmin } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** One half of an emoji, as it remains when a text is cut in the middle of the emoji. */
const loneSurrogate = "\uD83D";
let stack: TestStack;
let owner: SignedIn;
let business: string;

beforeAll(async () => {
  stack = await startTestStack();
  owner = await signedInAdmin(stack);
  business = (await readyAccount({ role: "business" })).token;
  await stack.call("leads/create", { body: fullLead(), token: owner.token });
  await stack.call("tasks/create", { body: sampleCalls["tasks/create"].body, token: owner.token });
});
afterAll(() => stack.stop());

const broken = (value: unknown) => (Array.isArray(value) ? [`a${loneSurrogate}`] : `a${loneSurrogate}@b.example`);
const texts = routes.flatMap(({ id, access }) => {
  const body = id === "leads/create" || id === "leads/update" ? fullLead() : (sampleCalls[id].body ?? {});
  return Object.entries(body)
    .filter(([, value]) => typeof value === "string" || Array.isArray(value))
    .map(([field, value]) => ({
      id,
      field,
      isOfBusinesses: access === "business",
      body: { ...body, [field]: broken(value) },
    }));
});

describe("a lone surrogate", () => {
  it.each(texts)("is refused by $id at $field", async ({ id, field, isOfBusinesses, body }) => {
    const token = isOfBusinesses ? business : owner.token;
    const answer = await stack.call(id, { ...sampleCalls[id], body, token });
    expect(answer.status).toBe(400);
    const { fields = {} } = answer.json as ErrorBody;
    expect(Object.keys(fields).map((name) => name.split(".")[0])).toEqual([field]);
  });
});
