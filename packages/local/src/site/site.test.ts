import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { siteHeaders } from "@linkedpotential/contract/site-headers";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { HttpRequest, Responder } from "../http/messages.ts";
import { plainRequest } from "../testing/request.ts";
import { createSite } from "./site.ts";

const directory = mkdtempSync(join(tmpdir(), "site-"));
const page = "<!doctype html><title>LinkedPotential</title>";
const script = "export const answer = 42;";
let site: Responder;

beforeAll(async () => {
  mkdirSync(join(directory, "assets"));
  writeFileSync(join(directory, "index.html"), page);
  writeFileSync(join(directory, ".stamp"), "hidden");
  const path = join(directory, "assets/main-abc123.js");
  writeFileSync(path, script);
  writeFileSync(`${path}.br`, brotliCompressSync(script));
  writeFileSync(`${path}.gz`, gzipSync(script));
  site = await createSite(directory, false);
});
afterAll(() => rmSync(directory, { recursive: true }));

async function get(path: string, given: Partial<HttpRequest> = {}) {
  const answer = await site(plainRequest(path, given));
  if (!answer) throw new Error("the site answers everything");
  return answer;
}

it("caches hashed assets for a year and revalidates pages", async () => {
  expect((await get("/assets/main-abc123.js")).headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
  expect((await get("/index.html")).headers["cache-control"]).toBe("no-cache");
});

it("answers 304 when the caller has the current page", async () => {
  const { etag = "" } = (await get("/")).headers;
  const known = await get("/", { headers: { "if-none-match": `"other", W/${etag}` } });
  expect(known).toMatchObject({ status: 304, headers: { etag, "cache-control": "no-cache" } });
  expect(known.body).toBeUndefined();
});

it.each([
  ["gzip, deflate, br", "br", brotliCompressSync(script)],
  ["gzip;q=0.8, br;q=0", "gzip", gzipSync(script)],
  ["identity", undefined, Buffer.from(script)],
])("compresses for callers that accept %s", async (accepted, encoding, bytes) => {
  const answer = await get("/assets/main-abc123.js", { headers: { "accept-encoding": accepted } });
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("accept-encoding");
  expect(answer.body).toEqual(bytes);
});

it("answers addresses of the app with its page and missing files with 404", async () => {
  for (const path of ["/", "/dashboard", "/landing/freelance"]) expect(String((await get(path)).body)).toBe(page);
  for (const path of ["/assets/old-123.js", "/robots.txt", "/.stamp"]) expect((await get(path)).status).toBe(404);
  expect((await get("/dashboard", { method: "POST" })).status).toBe(405);
});

it.each([
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/assets/../../package.json",
  "/%2e%2e/package.json",
  "//etc/passwd",
])("never leaves its folder: %s", async (path) => {
  const answer = await get(path);
  expect(String(answer.body)).not.toMatch(/linkedpotential"|root:/);
});

it("sends a policy without inline script and foreign origins", async () => {
  const policy = (await get("/")).headers["content-security-policy"] ?? "";
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect((await get("/")).headers).not.toHaveProperty("strict-transport-security");
  const secure = await createSite(directory, true);
  expect((await secure(plainRequest("/")))?.headers["strict-transport-security"]).toMatch(/^max-age=/);
});

it("allows only the style elements that react-aria inserts", () => {
  const library = join(import.meta.dirname, "../../../../node_modules/react-aria/dist/private");
  for (const file of ["interactions/usePress.mjs", "overlays/usePreventScroll.mjs"]) {
    const source = readFileSync(join(library, file), "utf8");
    const style = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1] ?? "";
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? "";
    const text = style.replace(/\$\{[^}]+\}/, attribute).trim();
    const hash = createHash("sha256").update(text).digest("base64");
    expect(siteHeaders()["content-security-policy"]).toContain(`'sha256-${hash}'`);
  }
});
