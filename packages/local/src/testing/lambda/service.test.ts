import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type RunningLambda, startLambda } from "./service.ts";

const directory = realpathSync(mkdtempSync(join(tmpdir(), "function-")));
const running: RunningLambda[] = [];
afterAll(async () => {
  for (const lambda of running) await lambda.stop();
  rmSync(directory, { recursive: true });
});

/** Starts the emulated Lambda with the given source as its `index.mjs`. */
async function start(source: string, environment: Record<string, string> = {}): Promise<RunningLambda> {
  writeFileSync(join(directory, "index.mjs"), source);
  const lambda = await startLambda({ directory, environment });
  running.push(lambda);
  return lambda;
}

it("answers one event after another from the same process", async () => {
  const { invoke, initMs } = await start("let n = 0; export const handler = async ({ by }) => ({ n: (n += by) });");
  expect(initMs).toBeGreaterThan(0);
  expect(await invoke({ by: 2 })).toEqual({ n: 2 });
  expect(await invoke({ by: 3 })).toEqual({ n: 5 });
});

it("passes the context of the call", async () => {
  const { invoke } = await start(
    "export const handler = async (_, context) => ({ ...context, left: context.getRemainingTimeInMillis() });",
  );
  const first = await invoke({});
  expect(first).toMatchObject({
    awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    functionName: "function-under-test",
    invokedFunctionArn: "arn:aws:lambda:eu-central-1:000000000000:function:function-under-test",
  });
  const { awsRequestId, left } = first as { awsRequestId: string; left: number };
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(30_000);
  expect(await invoke({})).not.toMatchObject({ awsRequestId });
});

it("passes on the error of a handler and continues", async () => {
  const { invoke } = await start(
    'export const handler = async ({ bad }) => { if (bad) throw new TypeError("kaputt"); };',
  );
  await expect(invoke({ bad: true })).rejects.toThrow("TypeError: kaputt");
  expect(await invoke({})).toBeNull();
});

it("refuses a function that cannot be loaded or has no handler", async () => {
  await expect(start('throw new Error("no table");')).rejects.toThrow("no table");
  await expect(start("export const other = 1;")).rejects.toThrow("index.handler is undefined or not exported");
});

it("reports the output of a process that ends during a call", async () => {
  const { invoke } = await start("export const handler = () => { console.error('gone'); process.exit(3); };");
  await expect(invoke({})).rejects.toThrow(/ended \(3\): gone/);
  await expect(invoke({})).rejects.toThrow(/ended \(3\)/);
});

it("runs a function in its folder with only its own and Lambda's variables", async () => {
  const { invoke } = await start("export const handler = async () => [process.env, process.cwd()];", { OWN: "1" });
  const [environment, folder] = (await invoke({})) as [Record<string, string>, string];
  expect(folder).toBe(directory);
  expect(environment).toMatchObject({ OWN: "1", AWS_REGION: "eu-central-1", LAMBDA_TASK_ROOT: directory });
  expect(
    Object.keys(environment).filter((name) => !/^(_?AWS_|_HANDLER|_X_AMZN|LAMBDA_|LANG|PATH|TZ|OWN)/.test(name)),
  ).toEqual([]);
});

it("lets a function load only files of its folder", async () => {
  await expect(start('import "electrodb"; export const handler = async () => 1;')).rejects.toThrow("electrodb");
});
