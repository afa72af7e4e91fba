import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Writes the templates of all deployments once, for whichever of the projects `stacks` and `deploy` run. In a process of
 * its own: it sets settings, and other tests need not wait for it. The folder has its name when it is complete
 * (`templates-written.ts`).
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
    // Templates that break a rule are there all the same, and the tests say which rule it is.
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
