import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { plainRequest } from "../testing/request.ts";
import { createExports } from "./exports.ts";

const directory = mkdtempSync(join(tmpdir(), "exports-"));
const exports = createExports(directory);
afterAll(() => rmSync(directory, { recursive: true }));

const call = (method: string, key: string, body = "") =>
  exports(plainRequest(`/__local/s3/linkedpotential-exports/${key}`, { method, body: Buffer.from(body) }));

it("stores an object until it is deleted", async () => {
  expect(await call("PUT", "7/1", "{}")).toMatchObject({ status: 200 });
  expect(await call("GET", "7/1")).toMatchObject({ status: 200, body: Buffer.from("{}") });
  expect(await call("DELETE", "7/1")).toMatchObject({ status: 204 });
  expect(await call("GET", "7/1")).toMatchObject({ status: 404 });
});

it("deletes objects after seven days, as the lifecycle rule of the bucket does", async () => {
  await call("PUT", "8/1", "old");
  await call("PUT", "8/2", "new");
  const eightDaysAgo = Date.now() / 1000 - 8 * 24 * 60 * 60;
  utimesSync(join(directory, "8", "1"), eightDaysAgo, eightDaysAgo);
  await call("PUT", "9/1", "another");
  expect(readdirSync(join(directory, "8"))).toEqual(["2"]);
});

it.each(["../keys.json", "1/../../x", "1", "a/1", ""])("refuses the unsafe key '%s'", async (key) => {
  expect(await call("PUT", key, "x")).toMatchObject({ status: 400 });
});
