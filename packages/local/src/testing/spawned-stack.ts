import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "../database/dynamodb.ts";

export interface SpawnedStack {
  address: string;
  output(): string;
  /** Sends a signal to the process of the stack and waits for its end. Returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const root = join(import.meta.dirname, "../../../..");

/**
 * Starts the real stack in its own process and waits for its ready line. Skips the installation and the build.
 * @param environment variables in addition to `PORT`, e.g. `DATA_DIR`
 */
export async function spawnStack(environment: Record<string, string>): Promise<SpawnedStack> {
  const port = await freePort();
  const {
    DYNAMODB_ENDPOINT: _ofTheRun,
    DYNAMODB_ACCESS_KEY_ID: _itsKey,
    SITE_URL: _site,
    TABLE_NAME: _table,
    ...inherited
  } = process.env;
  // Use the same compile cache as `scripts/start.mjs`, so that the start is fast.
  const compiled = { NODE_COMPILE_CACHE: join(root, ".cache/compiled") };
  const env = { ...inherited, ...compiled, HOST: "127.0.0.1", ...environment, PORT: String(port) };
  const child = spawn(process.execPath, ["packages/local/src/start.ts"], { cwd: root, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  await ready(child, () => output);
  return {
    address: `http://127.0.0.1:${port}`,
    output: () => output,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

async function ready(child: ChildProcess, output: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.stdout?.on("data", () => output().includes("ready: http://") && resolve());
  child.once("exit", (code) => reject(new Error(`the stack ended (${code}): ${output()}`)));
  await promise;
}
