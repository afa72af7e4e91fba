import { listKeys } from "@linkedpotential/contract/keys/routes";
import type { Access } from "@linkedpotential/contract/route";
import { type ReadyAccount, readyAccount } from "@linkedpotential/local/testing/accounts";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";

const stack = await startTestStack();
let account: ReadyAccount;
beforeAll(async () => {
  account = await readyAccount();
});
afterAll(() => stack.stop());

describe("a change authenticated by cookie", () => {
  const change = async (headers: Record<string, string>) => {
    const call = { cookies: [`lp_session=${account.cookieToken}`], headers, body: { language: "de" } };
    return (await stack.call("user/set-language", call)).status;
  };

  it("is accepted from the site or from the host of the request", async () => {
    expect(await change({ origin: "http://127.0.0.1:3000" })).toBe(200);
    expect(await change({ origin: "http://192.0.2.7:3000", host: "192.0.2.7:3000" })).toBe(200);
  });

  it.each([
    ["another port", { origin: "http://192.0.2.7:3001", host: "192.0.2.7:3000" }],
    ["another host", { origin: "http://192.0.2.8", host: "192.0.2.7" }],
    [
      "a host whose name ends in the host's",
      { origin: "http://boese-linkedpotential.example", host: "linkedpotential.example" },
    ],
    ["a subdomain of the host", { origin: "http://fremd.linkedpotential.example", host: "linkedpotential.example" }],
    [
      "a host whose name begins with the host's",
      { origin: "http://linkedpotential.example.boese", host: "linkedpotential.example" },
    ],
    [
      "a host whose path ends in the host's name",
      { origin: "http://boese.example/linkedpotential.example", host: "linkedpotential.example" },
    ],
    ["a malformed address", { origin: "kein:// origin", host: "192.0.2.7" }],
    ["nowhere", { host: "192.0.2.7" }],
    ["no address to no host", {}],
    ["an empty address to an empty host", { origin: "", host: "" }],
  ])("is refused from %s", async (_, headers) => {
    expect(await change(headers)).toBe(403);
  });
});

it("only public routes work without a session", async () => {
  const { route } = await import("./route.ts");
  const statusOf = async (access: Access) => {
    const handler = route({ ...listKeys, access }, async () => ({ keys: [] }));
    const { event, context } = lambdaCall(listKeys.id, "aufruf-1");
    return (await handler(event, context as ChainContext)).statusCode;
  };
  expect(await statusOf("public")).toBe(200);
  for (const access of ["user", "freelancer", "business", "admin"] as const) expect(await statusOf(access)).toBe(401);
});

it("a call needs a well-formed bearer token or cookie", async () => {
  const me = async (headers: Record<string, string>, cookies: string[] = []) =>
    (await stack.call("auth/me", { headers, cookies })).status;
  const { token, cookieToken } = account;
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) expect(await me({ authorization })).toBe(200);
  for (const authorization of [`Basic ${token}`, token, `Bearer ${token} x`, `x Bearer ${token}`, "Bearer "]) {
    expect(await me({ authorization }), authorization.slice(0, 9)).toBe(401);
  }
  expect(await me({}, ["andere=1", `lp_session=${cookieToken}`])).toBe(200);
  expect(await me({}, [`xlp_session=${cookieToken}`])).toBe(401);
});
