import { readdirSync } from "node:fs";
import { schedules, workers } from "@linkedpotential/contract/background";
import { endpoints, type RouteId } from "@linkedpotential/contract/endpoints";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import type { Access } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import { sampleCalls } from "@linkedpotential/fixtures/routes";
import { readyAccount, type SignedIn, signedInAdmin, signedInUser } from "@linkedpotential/local/testing/accounts";
import { testEnvironment } from "@linkedpotential/local/testing/environment";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
/** Account that owns the data. It is an admin, who may call every route. */
let owner: SignedIn;
let stranger: SignedIn;

const guarded = routes.filter((route) => route.access !== "public");
const otherAdmins = ["erste-admin@example.org", "zweite-admin@example.org"] as const;

const newCallers = async (admin: (typeof otherAdmins)[number]) => ({
  freelancer: await readyAccount(),
  business: await readyAccount({ role: "business" }),
  admin: await readyAccount({ email: admin }),
});
let callers: Awaited<ReturnType<typeof newCallers>>;

beforeAll(async () => {
  const ADMIN_EMAILS = [testEnvironment.ADMIN_EMAILS, ...otherAdmins].join();
  stack = await startTestStack({ PLAN_LIMITS: "off", ADMIN_EMAILS });
  callers = await newCallers(otherAdmins[0]);
  owner = await signedInAdmin(stack);
  stranger = await signedInUser(stack);
  await stack.call("leads/create", { ...sampleCalls["leads/create"], token: owner.token });
  await stack.call("tasks/create", { ...sampleCalls["tasks/create"], token: owner.token });
});
afterAll(() => stack.stop());

const withBody = routes.filter((route) => route.body);
const routesWithParams = routes.filter((route) => route.params);

/**
 * Tells whether the address of a route contains a user id. Such a route refuses every id but the caller's, whether or
 * not the user exists (D13).
 */
const isAboutCaller = (id: RouteId) => endpoints[id].endsWith("/{userId}");

/** Returns the token of an account that may call a route: the owner's, or for the business area that of a business. */
const tokenFor = (access: Access) => (access === "business" ? callers.business : owner).token;

/** Returns the owner's data as the API returns it. */
const ownerData = async () => {
  const lists = ["leads/list", "tasks/list", "user/get-settings", "auth/me"] as const;
  const answers = await Promise.all(lists.map((id) => stack.call(id, { token: owner.token })));
  return answers.map((answer) => answer.json);
};

const expectRefusal = (json: unknown) => {
  const { error, code } = json as ErrorBody;
  expect(error.length).toBeGreaterThan(5);
  expect(code).toMatch(/^[a-z_.]+$/);
};

describe("every route of the contract", () => {
  it("has a Lambda, and every Lambda has a route, schedule or queue", () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
      .filter((file) => /^[a-z-]+\/[a-z-]+\.ts$/.test(file) && !/^(http|background)\//.test(file))
      .map((file) => file.replace(/\.ts$/, ""));
    expect(files.sort()).toEqual(Object.keys({ ...endpoints, ...schedules, ...workers }).sort());
  });

  const acceptedRoles: Record<Exclude<Access, "public">, readonly string[]> = {
    user: ["freelancer", "business", "admin"],
    freelancer: ["freelancer", "admin"],
    business: ["business"],
    admin: ["admin"],
  };
  it.each(guarded)("$id accepts $access only [BIZ-15]", async ({ id, access }) => {
    // Use separate accounts for this route, because calling it signs the caller out.
    const callersByRole = id === "auth/logout" ? await newCallers(otherAdmins[1]) : callers;
    const entered = [];
    for (const [role, { token, user }] of Object.entries(callersByRole)) {
      const { params, body } = sampleCalls[id];
      // Send the caller's own id, because routes with a user id refuse every other id.
      const call = {
        params: { ...params, userId: String(user.id) },
        ...(body && { body: { ...body, fromUserId: user.id } }),
      };
      const answer = await stack.call(id, { ...call, token });
      expect(answer.status).not.toBe(401);
      const { code } = (answer.json ?? {}) as Partial<ErrorBody>;
      if (code !== "session.forbidden") entered.push(role);
      else expect(answer.status).toBe(403);
    }
    expect(entered).toEqual(acceptedRoles[access as keyof typeof acceptedRoles]);
  });

  it.each(
    routesWithParams.map(
      ({ id, access }) => [id, ["admin", "business"].includes(access) || isAboutCaller(id) ? 403 : 404] as const,
    ),
  )("%s answers %i for another user's data, and changes nothing", async (id, status) => {
    const before = await ownerData();
    const answer = await stack.call(id, { ...sampleCalls[id], token: stranger.token });
    expect(answer.status).toBe(status);
    expectRefusal(answer.json);
    expect(await ownerData()).toEqual(before);
  });

  it.each(
    routesWithParams.flatMap(({ id, access }) =>
      ["0", "-1", "abc", "999999", "9007199254740993", "1e3", "%00"].map((value) => {
        const isAnotherPerson = isAboutCaller(id) && value === "999999";
        return [id, isAnotherPerson ? 403 : 404, value, access] as const;
      }),
    ),
  )("%s answers %i to the unknown id %s", async (id, status, value, access) => {
    const name = Object.keys(sampleCalls[id].params ?? {})[0] ?? "";
    const answer = await stack.call(id, { ...sampleCalls[id], params: { [name]: value }, token: tokenFor(access) });
    expect(answer.status).toBe(status);
  });

  it.each(withBody)("$id refuses what is not JSON, malformed or not an object", async ({ id, access }) => {
    const call = (rawBody: string, type = "application/json") =>
      stack.call(id, { ...sampleCalls[id], rawBody, headers: { "content-type": type }, token: tokenFor(access) });
    expect((await call(JSON.stringify(sampleCalls[id].body), "text/plain")).status).toBe(415);
    expect((await call("{ kaputt")).status).toBe(400);
    expect((await call("")).status).toBe(400);
    for (const body of ["null", "[]", "5", '"x"']) expect((await call(body)).status).toBe(400);
  });

  it.each(withBody)("$id refuses an oversized body", async ({ id, access, bodyMax = 512 * 1024 }) => {
    const rawBody = JSON.stringify({ ...sampleCalls[id].body, ballast: "x".repeat(bodyMax) });
    expect((await stack.call(id, { ...sampleCalls[id], rawBody, token: tokenFor(access) })).status).toBe(413);
  });

  it.each(withBody)("$id answers every wrong type with a 400 that names the field", async ({ id, access }) => {
    for (const field of Object.keys(sampleCalls[id].body ?? {})) {
      const body = { ...sampleCalls[id].body, [field]: { $ne: null } };
      const answer = await stack.call(id, { ...sampleCalls[id], body, token: tokenFor(access) });
      expect(answer.status).toBe(400);
      expect(Object.keys((answer.json as ErrorBody).fields ?? {}).some((name) => name.startsWith(field))).toBe(true);
    }
  });

  const hostile = [
    "'; DROP TABLE users; --",
    "<script>alert(1)</script>",
    "a\r\nBcc: victim@example.org",
    "💜 مرحبا بالعالم \u202Eabc",
    "\u0000\u0007",
    "{{7*7}}",
    "../../etc/passwd",
    // A regular expression that backtracks on blanks would take hours for this text.
    `${" ".repeat(300_000)}x`,
  ];
  const textsOf = ({ id }: { id: RouteId }) =>
    Object.entries(sampleCalls[id].body ?? {}).flatMap(([field, value]) => (typeof value === "string" ? [field] : []));
  const withTexts = withBody.filter((route) => textsOf(route).length > 0);
  it.each(withTexts)("$id survives hostile texts in every field", async ({ id, access }) => {
    for (const field of textsOf({ id })) {
      for (const text of hostile) {
        const answer = await stack.call(id, {
          ...sampleCalls[id],
          body: { ...sampleCalls[id].body, [field]: text },
          token: access === "admin" || access === "business" ? tokenFor(access) : stranger.token,
        });
        expect(answer.status, `${field}: ${text.slice(0, 50)}`).toBeLessThan(500);
      }
    }
  });

  it("drops unknown fields instead of storing them", async () => {
    const body = { ...sampleCalls["leads/create"].body, id: 777, userId: 1, isAdmin: true };
    const answer = await stack.call("leads/create", { body, token: owner.token });
    expect(answer.status).toBe(201);
    expect(answer.json).not.toHaveProperty("isAdmin");
    expect(answer.json).not.toHaveProperty("id", 777);
  });

  it("answers with a request id, without caching and with the security headers", async () => {
    const ids: RouteId[] = ["auth/me", "leads/list", "leads/get"];
    for (const id of ids) {
      const answer = await stack.call(id, { ...sampleCalls[id], token: owner.token });
      expect(answer.headers["x-request-id"]).toBeTruthy();
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
  });
});
