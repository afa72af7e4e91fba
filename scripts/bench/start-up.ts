import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@linkedpotential/local/database/dynamodb";
import { median, type Report, table } from "./report.ts";

const root = join(import.meta.dirname, "../..");
const warmRuns = 5;

async function secondsToReady(folder: string): Promise<number> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(await freePort()), SEED: "off" };
  const child = spawn("npm", ["start"], { cwd: folder, env, detached: true });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text: Buffer) => text.includes("ready: http://") && resolve());
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await ended;
  return seconds;
}

export async function startUp(): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), "clone-"));
  try {
    const clone = join(directory, "linkedpotential");
    spawnSync("git", ["clone", "--quiet", root, clone]);
    const fresh = await secondsToReady(clone);
    const warm: number[] = [];
    for (let run = 0; run < warmRuns; run += 1) warm.push(await secondsToReady(clone));
    const before = performance.now();
    const { stdout } = spawnSync("npm", ["test", "--silent"], { cwd: clone, encoding: "utf8", maxBuffer: 1e9 });
    const tests = (performance.now() - before) / 1000;
    const seconds = (value: number) => `${value.toFixed(1)} s`;
    const text = [
      `In a clone in an empty folder; the warm start is the median of ${warmRuns}, the tests install what only they need.`,
      "",
      table(
        ["What", "time"],
        [
          ["`npm start` from a fresh clone", seconds(fresh)],
          ["`npm start` from a warm install", seconds(median(warm))],
          [`\`npm test\` whole (${stdout.trim().split("\n").at(-1)})`, seconds(tests)],
        ],
      ),
    ].join("\n");
    const what = "`npm start` from a fresh clone and from a warm install, `npm test`";
    const figure = [fresh, median(warm), tests].map(seconds).join("; ");
    const isMet = fresh <= 30 && median(warm) <= 2 && tests <= 6 * 60;
    return { results: [{ id: "P10", what, figure, target: "≤ 30 s; ≤ 2 s; ≤ 6 min", isMet }], text };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
