import { whoAmI } from "@linkedpotential/contract/auth/routes";
import { listKeys as contract } from "@linkedpotential/contract/keys/routes";
import { newLead } from "@linkedpotential/fixtures/leads";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";
import { publicDocument } from "./public-document.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Calls the public list of keys with a use case that returns `result`. Returns the status. */
async function statusOf(result: unknown): Promise<number | undefined> {
  const handler = publicDocument(contract, async () => result as { keys: [] });
  const { event, context } = lambdaCall(contract.id, "aufruf-1");
  return (await handler(event, context as ChainContext)).statusCode;
}

describe("a response", () => {
  it("matches the contract exactly, in any order of fields", async () => {
    expect(await statusOf({ keys: [] })).toBe(200);
    expect(
      await statusOf({
        keys: [
          { kty: "OKP", crv: "Ed25519" },
          { crv: "Ed25519", kty: "OKP" },
        ],
      }),
    ).toBe(200);
    expect(await statusOf({ keys: [], geheim: 1 })).toBe(500);
    expect(await statusOf({ keys: "keine" })).toBe(500);
    expect(await statusOf({})).toBe(500);
    expect(await statusOf(null)).toBe(500);
  });

  it("is uncached JSON with a request id", async () => {
    const { token } = await signedInUser(stack);
    const { status, headers } = await stack.call(whoAmI.id, { token });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^\S{8,}$/),
    });
    expect(headers).not.toHaveProperty("etag");
    expect(headers).not.toHaveProperty("x-next-cursor");
  });

  it("to a creation has the status 201", async () => {
    const { token } = await signedInUser(stack);
    expect((await stack.call("leads/create", { token, body: newLead() })).status).toBe(201);
  });
});

describe("a list that is requested again", () => {
  it.each([
    ["in the form that was sent", (etag: string) => etag],
    ["in the weak form that a recompressing proxy sends", (etag: string) => `W/${etag}`],
  ])("is not sent again: its version %s", async (_how, named) => {
    const { token } = await signedInUser(stack);
    await stack.call("leads/create", { token, body: newLead() });
    const { status, headers } = await stack.call("leads/list", { token });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ etag: expect.stringMatching(/^"[^"]+"$/), "cache-control": "no-store" });
    const again = await stack.call("leads/list", { token, headers: { "if-none-match": named(headers.etag ?? "") } });
    expect([again.status, again.text]).toEqual([304, ""]);
    expect(again.headers).toMatchObject({ etag: headers.etag, "cache-control": "no-store" });
  });

  it("is sent if the request has another version", async () => {
    const { token } = await signedInUser(stack);
    const { headers } = await stack.call("leads/list", { token });
    for (const version of [`"x${headers.etag?.slice(1)}`, "*", ""]) {
      expect((await stack.call("leads/list", { token, headers: { "if-none-match": version } })).status).toBe(200);
    }
  });
});
