import { routes } from "@linkedpotential/contract/routes";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let admin: Awaited<ReturnType<typeof readyAccount>>;
let business: typeof admin;

beforeAll(async () => {
  stack = await startTestStack({ PLAN_LIMITS: "off" });
  admin = await readyAccount({ email: testEnvironment.ADMIN_EMAILS });
  business = await readyAccount({ role: "business" });
});
afterAll(() => stack.stop());

const inPages = routes.filter(({ paged, mediaType }) => paged || mediaType);

/** Cursors that no page has returned: the lowest and highest ids, and malformed texts. */
const cursors = ["1", "2", "9007199254740991", "9999999999999999", "open:1", "settled:9007199254740991", "e30", "%00"];

describe("a cursor that no page returned", () => {
  it("is tried with every paged list", () => expect(inPages.length).toBeGreaterThan(10));

  it.each(inPages)("is accepted or refused by $id without an internal error", async ({ id, access }) => {
    const { token, user } = access === "business" ? business : admin;
    const { params, query, ...sample } = sampleCalls[id];
    for (const cursor of cursors) {
      const call = { params: { ...params, userId: String(user.id) }, query: { ...query, cursor, limit: "1" } };
      const answer = await stack.call(id, { ...sample, ...call, token });
      expect([200, 400, 404], `${cursor}: ${answer.status}`).toContain(answer.status);
    }
  });
});
