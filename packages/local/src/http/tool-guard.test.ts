import { request } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainRequest } from "../testing/request.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";
import type { HttpRequest } from "./messages.ts";
import { createToolGuard } from "./tool-guard.ts";

interface Said {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request with an arbitrary `Host` header, which `fetch` does not allow. */
async function say(address: string, path: string, { host, method = "GET", headers = {} }: Said = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const given = { ...headers, ...(host !== undefined && { host }) };
  const call = request(address + path, { method, headers: given }, async (answer) => {
    const chunks = await answer.toArray();
    resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
  });
  call.once("error", reject);
  call.end(method === "POST" ? "{}" : undefined);
  return promise;
}

/** External address of this machine. The stack treats a caller from it like a caller on another machine. */
const [outer] = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === "IPv4")
  .map(({ address }) => address);

describe("the tools of a running stack", () => {
  let stack: SpawnedStack;
  let port: string;
  beforeAll(async () => {
    stack = await spawnStack({ HOST: "0.0.0.0", DATA_DIR: ":memory:", SEED: "off" });
    ({ port } = new URL(stack.address));
  });
  afterAll(() => stack.end("SIGKILL"));

  it.each(["127.0.0.1", "localhost", "[::1]", "127.0.0.42", "LOCALHOST"])("accept %s as this machine", async (name) => {
    expect(await say(stack.address, "/__local/mails", { host: `${name}:${port}` })).toMatchObject({ status: 200 });
  });

  it.each(["evil.example", "localhost.evil.example", "evil.example:3000", "127.0.0.1@evil.example", "192.0.2.7"])(
    "answer no page whose name was bent to this machine: '%s'",
    async (host) => {
      const { status, text } = await say(stack.address, "/__local/mails", { host });
      expect(status).toBe(403);
      expect(JSON.parse(text)).toMatchObject({ error: expect.stringContaining("localhost oder 127.0.0.1") });
    },
  );

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://127.0.0.1:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("refuse requests from foreign pages, including those without a preflight: %j", async (headers) => {
    for (const path of ["/__local/plans", "/__local/accounts", "/__local/schedules/follow-ups/run", "/__local/ses"]) {
      const sent = { method: "POST", headers: { ...headers, "content-type": "text/plain" } };
      const { status, text } = await say(stack.address, path, sent);
      expect([path, status]).toEqual([path, 403]);
      expect(JSON.parse(text)).toMatchObject({ code: "session.cross_site" });
    }
  });

  it("accept requests from their own pages", async () => {
    const headers = { origin: stack.address, "sec-fetch-site": "same-origin" };
    const sent = { method: "POST", headers };
    expect((await say(stack.address, "/__local/schedules/follow-ups/run", sent)).status).toBe(200);
    expect((await say(stack.address, "/__local/nothing", sent)).status).toBe(404);
  });

  it.skipIf(!outer)("refuse other machines, which can still use the site and the API", async () => {
    const address = `http://${outer}:${port}`;
    for (const host of [`${outer}:${port}`, `localhost:${port}`]) {
      for (const path of ["/__local/mails", "/__local/health", "/__local/mailbox", "/__local", "/__local/nothing"]) {
        const { status, text } = await say(address, path, { host });
        expect([host, path, status]).toEqual([host, path, 403]);
        expect(JSON.parse(text).error).toContain("nur auf dem Rechner");
      }
    }
    expect((await say(address, "/api/openapi.json")).status).toBe(200);
    expect((await say(address, "/")).status).not.toBe(403);
  });
});

it.skipIf(!outer)("a stack on a network address still answers its tools on this machine", async () => {
  const stack = await spawnStack({ HOST: String(outer), DATA_DIR: ":memory:", SEED: "off" });
  try {
    expect((await say(stack.address, "/__local/mails")).status).toBe(200);
    const outside = stack.address.replace("127.0.0.1", String(outer));
    expect((await say(outside, "/__local/mails")).status).toBe(403);
    expect((await say(outside, "/api/openapi.json")).status).toBe(200);
  } finally {
    await stack.end("SIGKILL");
  }
});

it.skipIf(!outer)(
  "a stack with LOCAL_TOOLS=open-to-network says what that opens, and opens it to no name",
  async () => {
    const stack = await spawnStack({
      ...{ HOST: "0.0.0.0", LOCAL_TOOLS: "open-to-network", DATA_DIR: ":memory:", SEED: "off" },
    });
    try {
      expect(stack.output()).toMatch(/^WARNING: LOCAL_TOOLS=open-to-network: .*reads all mails.*$/m);
      const outside = stack.address.replace("127.0.0.1", String(outer));
      expect((await say(outside, "/__local/mails")).status).toBe(200);
      expect((await say(outside, "/__local/mails", { host: "evil.example" })).status).toBe(403);
      expect((await say(outside, "/__local/mails", { headers: { origin: "http://evil.example" } })).status).toBe(403);
    } finally {
      await stack.end("SIGKILL");
    }
  },
);

describe("the tool guard", () => {
  const settings = { host: "127.0.0.1", siteUrl: "http://127.0.0.1:3000", areToolsOpen: false };
  const guard = createToolGuard(settings);
  const ask = (given: Partial<HttpRequest>) =>
    guard(plainRequest("/__local/mails", { headers: { host: "127.0.0.1:3000" }, ...given }));

  it.each(["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])("accepts the caller %s", async (address) => {
    expect(await ask({ address })).toBeUndefined();
  });

  it.each(["192.0.2.1", "10.0.0.1", "::ffff:192.0.2.1", "fe80::1", "::", ""])(
    "keeps the caller '%s' out",
    async (address) => {
      expect(await ask({ address })).toMatchObject({ status: 403 });
    },
  );

  it("checks the caller behind a proxy on this machine", async () => {
    const callFor = (hops: string) => ask({ headers: { host: "localhost", "x-forwarded-for": hops } });
    expect(await callFor("127.0.0.1")).toBeUndefined();
    expect(await callFor("192.0.2.1")).toMatchObject({ status: 403 });
    expect(await callFor("127.0.0.1, 192.0.2.1")).toMatchObject({ status: 403 });
  });

  it("refuses a request without a Host header", async () => {
    expect(await ask({ headers: {} })).toMatchObject({ status: 403 });
  });

  it("refuses an oversized body that the server has not stored completely", async () => {
    expect(await ask({ body: Buffer.from("x"), bodyLength: 11_000_000 })).toMatchObject({ status: 413 });
  });

  it("does not affect the site and the API", async () => {
    for (const path of ["/", "/api/leads", "/__localhost", "/media/avatars/x"]) {
      expect(await guard(plainRequest(path, { address: "192.0.2.1" }))).toBeUndefined();
    }
  });
});
