import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { Access, Route } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import type { CallOptions } from "@linkedpotential/local/testing/call";
import { countRoundTrips } from "@linkedpotential/local/testing/round-trips";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

type Refusal = { status: number; code: string; inSeries: number; actions: string[] };

let stack: TestStack;
let freelancer: SignedIn;
/** Tokens by the state or role of their account, for which a route refuses them. */
let tokens: Record<"signed out" | "deleted" | "freelancer" | "business" | "browser", string>;

beforeAll(async () => {
  stack = await startTestStack();
  freelancer = await signedInUser(stack);
  const [signedOut, deleted, business] = [
    await readyAccount(),
    await signedInUser(stack),
    await readyAccount({ role: "business" }),
  ];
  await stack.call("auth/logout", { token: signedOut.token });
  const { token, password } = deleted;
  expect((await stack.call("user/delete", { body: { currentPassword: password }, token })).status).toBe(200);
  const { email, password: ownPassword } = freelancer;
  const body = { email, password: ownPassword };
  const opened = await stack.call("auth/login", { body, headers: { origin: "http://127.0.0.1:3000" } });
  tokens = {
    browser: (opened.json as { token: string }).token,
    "signed out": signedOut.token,
    deleted: token,
    freelancer: freelancer.token,
    business: business.token,
  };
});
afterAll(() => stack.stop());

const guarded: readonly Route[] = routes.filter((route) => route.access !== "public");

/**
 * Returns the sample call of a route and malformed calls. A route that parses before it checks the session would answer
 * a malformed call with 400, 404, 413 or 415 instead of 401.
 */
function callsOf({ id, method }: Route): Record<string, CallOptions> {
  const sample: CallOptions = sampleCalls[id];
  const params = sample.params && Object.fromEntries(Object.keys(sample.params).map((name) => [name, "kaputt"]));
  const text = { "content-type": "text/plain" };
  return {
    "a valid call": sample,
    "an unknown id": { ...sample, ...(params && { params }) },
    "an invalid query": { ...sample, query: { limit: "-1", search: "", cursor: "kaputt", view: "kaputt" } },
    ...(method !== "GET" && {
      "an invalid body": { ...sample, body: { name: 5, email: null } },
      "malformed JSON": { ...sample, rawBody: "{ kaputt" },
      "another content type": { ...sample, rawBody: "kaputt", headers: text },
      "a body that is too large": { ...sample, rawBody: JSON.stringify("x".repeat(1024 * 1024)) },
    }),
  };
}

/**
 * Returns the valid call of a route and one malformed call, each route another one. All routes share the code that
 * refuses, so this covers every kind of caller with every malformed call. The nightly run tries all calls.
 */
function someCallsOf(route: Route): Record<string, CallOptions> {
  const calls = callsOf(route);
  if (process.env.FULL_MATRIX) return calls;
  const [valid, ...malformed] = Object.entries(calls);
  const other = malformed[guarded.indexOf(route) % malformed.length];
  return Object.fromEntries([valid, other].flatMap((call) => (call ? [call] : [])));
}

async function refusalsOf(caller: CallOptions, route: Route, calls: Record<string, CallOptions>) {
  const refusals: Record<string, Refusal> = {};
  for (const [name, call] of Object.entries(calls)) {
    const options = { ...call, ...caller, headers: { ...call.headers, ...caller.headers } };
    const reached = { status: 0, code: "" };
    const trips = await countRoundTrips(async () => {
      const { status, json } = await stack.call(route.id as RouteId, options);
      Object.assign(reached, { status, code: (json as ErrorBody).code });
    });
    refusals[name] = { ...reached, ...trips };
  }
  return refusals;
}

/** Expects that each of the calls is refused in this way. */
async function expectRefused(caller: CallOptions, route: Route, refusal: Refusal, calls = someCallsOf(route)) {
  const refusals = Object.fromEntries(Object.keys(calls).map((name) => [name, refusal]));
  expect(await refusalsOf(caller, route, calls)).toEqual(refusals);
}

const missing = { status: 401, code: "session.missing" };
const forbidden = { status: 403, code: "session.forbidden" };
const withoutReads = { inSeries: 0, actions: [] };
/** Returns the expected reads of the session check. An admin route also reads the account, in the same round trip. */
const readsOf = (access: Access) => ({
  inSeries: 1,
  actions: access === "admin" ? ["GetItem", "GetItem"] : ["GetItem"],
});

/** Returns the expected reads when the session is gone: the account is then read for the reason. */
const readsForReason = (access: Access) => ({ inSeries: 2, actions: [...readsOf(access).actions, "GetItem"] });

describe("a refused call reads only what the session check reads, whatever it sends", () => {
  it.each(guarded)("$id without a session", async (route) => {
    await expectRefused({}, route, { ...missing, ...withoutReads }, callsOf(route));
  });

  it.each(guarded)("$id with a token signed by a foreign key", async (route) => {
    const [head, claims] = tokens.freelancer.split(".");
    const token = `${head}.${claims}.${tokens.business.split(".")[2]}`;
    await expectRefused({ token }, route, { ...missing, ...withoutReads });
  });

  it.each(guarded)("$id with a browser's token but without its cookie [D67]", async (route) => {
    await expectRefused({ token: tokens.browser }, route, { ...missing, ...withoutReads });
  });

  it.each(guarded)("$id in a session that was signed out", async (route) => {
    await expectRefused({ token: tokens["signed out"] }, route, { ...missing, ...readsForReason(route.access) });
  });

  it.each(guarded)("$id in a session of a deleted account", async (route) => {
    const refusal = { status: 401, code: "session.account_deleted", ...readsForReason(route.access) };
    await expectRefused({ token: tokens.deleted }, route, refusal);
  });

  const othersThan: Partial<Record<Access, readonly ("freelancer" | "business")[]>> = {
    freelancer: ["business"],
    business: ["freelancer"],
    admin: ["freelancer", "business"],
  };
  const roleRestrictedRoutes = guarded.flatMap((route) =>
    (othersThan[route.access] ?? []).map((role) => ({ id: route.id, role, route })),
  );
  it.each(roleRestrictedRoutes)("$id in a session of a $role", async ({ role, route }) => {
    await expectRefused({ token: tokens[role] }, route, { ...forbidden, ...readsOf(route.access) });
  });

  it.each(guarded.filter(({ method }) => method !== "GET"))(
    "$id with a session cookie sent from another site",
    async (route) => {
      const caller = { cookies: [freelancer.cookie], headers: { origin: "https://example.org" } };
      const refusal = { status: 403, code: "session.cross_site", ...withoutReads };
      await expectRefused(caller, route, refusal);
    },
  );
});
