import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export interface EngineChild {
  endpoint: string;
  /** Resolves with the reason when the engine ends unexpectedly. Otherwise it never settles. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the engine in a process group of its own, so that Ctrl-C does not reach it. A guard process reads from a pipe
 * that only this process holds open. When this process ends, even by `kill -9`, the pipe closes and the guard kills the
 * engine.
 * @throws when the engine does not answer within 40 seconds
 */
export async function startEngine(command: string, args: readonly string[], port: number): Promise<EngineChild> {
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
  const guard = guardOf(child);
  let complaints = "";
  child.stderr?.on("data", (text) => {
    complaints = (complaints + text).slice(-2000);
  });
  let isStopping = false;
  const ended = once(child, "close").catch(() => []);
  const { promise: died, resolve } = Promise.withResolvers<string>();
  void ended.then(() => {
    guard.kill();
    if (!isStopping) resolve(`the DynamoDB engine ended (${child.signalCode ?? child.exitCode}) ${complaints.trim()}`);
  });
  const stop = async () => {
    isStopping = true;
    child.kill("SIGTERM");
    const impatience = setTimeout(() => child.kill("SIGKILL"), 3000);
    await ended;
    clearTimeout(impatience);
  };
  const endpoint = `http://127.0.0.1:${port}`;
  const failure = await Promise.race([answers(endpoint), died]);
  if (failure) {
    await stop();
    throw new Error(failure);
  }
  return { endpoint, died, stop };
}

function guardOf({ pid }: ChildProcess): ChildProcess {
  const script = 'read -r _; kill -9 "$1"';
  const guard = spawn("sh", ["-c", script, "sh", String(pid)], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.on("error", () => {});
  guard.unref();
  return guard;
}

async function answers(endpoint: string): Promise<string | undefined> {
  const deadline = performance.now() + 40_000;
  while (performance.now() < deadline) {
    const isThere = await fetch(endpoint).then(
      () => true,
      () => false,
    );
    if (isThere) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, 15);
    await promise;
  }
  return "the DynamoDB engine did not answer within 40 seconds";
}
