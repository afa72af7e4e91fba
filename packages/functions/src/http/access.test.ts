import { whoAmI as contract } from "@linkedpotential/contract/auth/routes";
import type { Access } from "@linkedpotential/contract/route";
import { readyAccount } from "@linkedpotential/local/testing/accounts";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";

let stack: TestStack;
/** Tokens of a freelancer account and a business account. */
let tokens: string[];
beforeAll(async () => {
  stack = await startTestStack();
  tokens = [(await readyAccount()).token, (await readyAccount({ role: "business" })).token];
});
afterAll(() => stack.stop());

/** Returns the status that a route with this access answers for each token. */
async function statuses(access: Access, tokens: string[]) {
  const { route } = await import("./route.ts");
  const { whoAmI } = await import("@linkedpotential/core/auth/session/who-am-i");
  const handler = route({ ...contract, access }, whoAmI);
  const answers = tokens.map(async (token) => {
    const { event, context } = lambdaCall(contract.id, "aufruf-1", { headers: { authorization: `Bearer ${token}` } });
    const { statusCode, body = "{}" } = await handler(event, context as ChainContext);
    return [statusCode, JSON.parse(body).code];
  });
  return Promise.all(answers);
}

const [ok, refused] = [
  [200, undefined],
  [403, "session.forbidden"],
];

it.each([
  ["user", ok, ok],
  ["freelancer", ok, refused],
  ["business", refused, ok],
  ["admin", refused, refused],
] as const)("a route for %s accepts calls of the accounts that it names and no others", async (access, ...expected) => {
  expect(await statuses(access, tokens)).toEqual(expected);
});
