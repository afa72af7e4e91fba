import { rm } from "node:fs/promises";
import { startDynamoDb } from "../../packages/local/src/database/dynamodb.ts";
import { emptyTable } from "../../packages/local/src/database/table.ts";
import { interleaving } from "../../packages/local/src/testing/interleave.ts";
import * as local from "../../packages/local/src/testing/stack.ts";
import { loadSources } from "./prepared.ts";

/** As `vitest.mutants.config.ts` has it: what is loaded before there is a stack is bound to it too. */
const table = "mutants";

interface Kept {
  stack: local.TestStack;
  environment: NodeJS.ProcessEnv;
}

let kept: Kept | undefined;

interface Thread {
  environment?: NodeJS.ProcessEnv;
  stop?: () => Promise<void>;
}

/** It outlives this module where the sources are loaded anew for each file. */
const thread: Thread = Reflect.get(globalThis, "mutantsThread") ?? {};
Reflect.set(globalThis, "mutantsThread", thread);

/** Sources are bound to the first stack once they are loaded: every file gets that one, with nothing in it (`runner.mjs`). */
export async function startTestStack(environment: Record<string, string> = {}): Promise<local.TestStack> {
  kept ??= await start();
  const { stack } = kept;
  restore(kept.environment);
  stack.configure(environment);
  stack.setNow();
  stack.refuseMails(false);
  await emptyTable(await startDynamoDb(undefined), table);
  const earlier = new Set(stack.mails());
  await loadSources();
  const mails = () => stack.mails().filter((mail) => !earlier.has(mail));
  return {
    ...stack,
    mails,
    lastMailTo: (address) => mails().find(({ to }) => to.toLowerCase() === address.toLowerCase()),
    stop: () => rm(stack.mediaDirectory, { recursive: true, force: true }),
  };
}

async function start(): Promise<Kept> {
  await thread.stop?.();
  thread.environment ??= { ...process.env };
  restore(thread.environment);
  const stack = await local.startTestStack({ TABLE_NAME: table });
  thread.stop = stack.stop;
  await interleaving();
  return { stack, environment: { ...process.env } };
}

function restore(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}
