import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Writes the templates of all deployments once for the projects `stacks` and `deploy`. Uses a process of its own,
 * because synthesis changes the environment and other tests should not wait. The folder gets its final name when it is
 * complete (`templates-written.ts`).
 */
export default function setup(): (() => Promise<void>) | undefined {
  if (process.env.SYNTHESISED) return;
  const directory = mkdtempSync(join(tmpdir(), "stacks-"));
  const [unfinished, finished] = [join(directory, "unfinished"), join(directory, "finished")];
  process.env.SYNTHESISED = finished;
  const child = spawn(process.execPath, ["stacks/synth.ts", unfinished]);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => said.push(part));
  const ended = once(child, "close").then(([code]) => {
    // Templates are written even if they break a rule, so the tests can name the rule.
    if (code !== 0) process.stderr.write(Buffer.concat(said));
    mkdirSync(unfinished, { recursive: true });
    renameSync(unfinished, finished);
  });
  return async () => {
    child.kill();
    await ended;
    rmSync(directory, { recursive: true });
  };
}
