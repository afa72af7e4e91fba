import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { runningStack } from "./running-stack.ts";
import { type SpawnedStack, spawnStack } from "./testing/spawned-stack.ts";

const directory = mkdtempSync(join(tmpdir(), "data-"));
let stack: SpawnedStack | undefined;
afterEach(async () => {
  await stack?.end("SIGKILL");
  rmSync(directory, { recursive: true });
});

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it("restricts its folder, mails and database to their owner, also when they were readable before", async () => {
  for (const name of ["mails.jsonl", "notes.txt"]) writeFileSync(join(directory, name), "", { mode: 0o644 });
  mkdirSync(join(directory, "media"));
  chmodSync(directory, 0o755);
  stack = await spawnStack({ DATA_DIR: directory, SEED: "off" });
  const body = { name: "Ida Öz", email: "ida@example.org", password: "geheim-und-lang" };
  expect(await runningStack(stack.address).call("auth/register", { body })).toMatchObject({ status: 201 });
  const files = readdirSync(directory).filter((name) => name !== "media" && name !== "notes.txt");
  expect(files).toEqual(expect.arrayContaining(["keys.json", "mails.jsonl"]));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) expect([file, modeOf(join(directory, file))]).toEqual([file, "600"]);
  expect([modeOf(directory), modeOf(join(directory, "media"))]).toEqual(["700", "700"]);
  // The stack must not change permissions of files that it did not create.
  expect(modeOf(join(directory, "notes.txt"))).toBe("644");
});
