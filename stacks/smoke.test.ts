import { execFile } from "node:child_process";
import { type SpawnedStack, spawnStack } from "@linkedpotential/local/testing/spawned-stack";
import { afterAll, beforeAll, expect, it } from "vitest";

let stack: SpawnedStack;
beforeAll(async () => {
  stack = await spawnStack({ DATA_DIR: ":memory:", SEED: "off" });
});
afterAll(() => stack.end("SIGTERM"));

const smoke = (...args: string[]) =>
  new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(process.execPath, ["scripts/smoke.ts", ...args], (_error, output) =>
      resolve({ code: child.exitCode, output }),
    );
  });

it("reports no problem for a working stage", async () => {
  const { code, output } = await smoke(`${stack.address}/`);
  expect(output.match(/^ok {4}/gm)).toHaveLength(5);
  expect([code, output.includes("WRONG")]).toEqual([0, false]);
});

it("reports an API that answers without the distribution", async () => {
  const { code, output } = await smoke(stack.address, stack.address);
  expect(output).toContain("WRONG the API answers through the distribution only");
  expect(code).toBe(1);
});

it("reports every problem when nothing answers", async () => {
  const { code, output } = await smoke("http://127.0.0.1:9");
  expect(output.match(/^WRONG /gm)).toHaveLength(5);
  expect(code).toBe(1);
});
