import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Writes the templates of all deployments once; the tests read them. In a process of its own: it sets settings. */
export default function setup(): () => void {
  const directory = mkdtempSync(join(tmpdir(), "stacks-"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["stacks/synth.ts", directory], { encoding: "utf8" });
  // Templates that break a rule are there all the same, and the tests say which rule it is.
  if (status !== 0) process.stderr.write(stdout + stderr);
  process.env.SYNTHESISED = directory;
  return () => rmSync(directory, { recursive: true });
}
