import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Deployment, deployments, synthesise } from "../synthesise.ts";

/** Writes the templates of all deployments once; the tests read them. */
export default async function setup(): Promise<() => void> {
  const directory = mkdtempSync(join(tmpdir(), "stacks-"));
  for (const name of Object.keys(deployments) as Deployment[]) await synthesise(name, join(directory, name));
  process.env.SYNTHESISED = directory;
  return () => rmSync(directory, { recursive: true });
}
