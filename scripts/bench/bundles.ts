import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { endpoints } from "@linkedpotential/contract/endpoints";
import { type Bundle, bundleBare, bundleRoutes } from "./bundle.ts";
import { kilobytes, median, ms, ratio, table } from "./figures.ts";

/** Fresh processes per bundle. */
const runs = 7;

/**
 * Milliseconds of the main thread that importing a bundle takes in a fresh process, as a cold start does. On an idle
 * machine that is the time it takes; on a busy one the time spent waiting for a core says nothing about the bundle.
 */
function importTime({ file }: Bundle): number {
  const code = `const start=process.threadCpuUsage();await import(${JSON.stringify(pathToFileURL(file).href)});const{user,system}=process.threadCpuUsage(start);process.stdout.write(String((user+system)/1000))`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env: { AWS_REGION: "eu-central-1", TABLE_NAME: "x", JWKS: '{"keys":[]}' },
    encoding: "utf8",
  });
  if (!stdout) throw new Error(stderr);
  return Number(stdout);
}

/** P1 and P2: cold start and size of each route's bundle, against a bundle that only makes the DynamoDB client. */
export async function bundles(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), "bundles-"));
  try {
    const bare = await bundleBare(directory, { isStripped: false });
    const stripped = await bundleBare(directory, { isStripped: true });
    const built = await bundleRoutes(Object.keys(endpoints), directory);
    const all = [bare, stripped, ...built];
    const times = new Map<string, number[]>(all.map(({ id }) => [id, []]));
    for (let run = 0; run < runs; run += 1) for (const one of all) times.get(one.id)?.push(importTime(one));
    const coldStart = (id: string) => median(times.get(id) ?? []);
    const base = coldStart(bare.id);
    const strict = coldStart(stripped.id);
    const rows = built.map(({ id, bytes }) => [
      id,
      kilobytes(bytes),
      ratio(bytes, bare.bytes),
      ms(coldStart(id)),
      ratio(coldStart(id), base),
    ]);
    const cold = built.map(({ id }) => coldStart(id));
    const worst = built.reduce((a, b) => (b.bytes > a.bytes ? b : a));
    const largest = Math.max(...cold);
    return [
      `P1: median ${ratio(median(cold), base)}, worst ${ratio(largest, base)} of the bare client's import (targets 1.25× and 1.4×).`,
      `P2: worst ${ratio(worst.bytes, bare.bytes)} (\`${worst.id}\`) of the bare client's size (target 1.6×).`,
      "",
      "Import is the main thread's processor time in a fresh process: what passes on an idle machine, whatever else runs.",
      "The bare client is built with the default options of its package. The routes leave parts of their libraries out",
      "(docs/adr/0011-what-a-lambda-carries.md); against a bare client without these parts as well, which has no target,",
      `the import is ${ratio(median(cold), strict)} (median) and ${ratio(largest, strict)} (worst), the size ${ratio(worst.bytes, stripped.bytes)} (worst).`,
      "",
      table(
        ["Bundle", "Size", "of bare", `Import, median of ${runs} processes`, "of bare"],
        [
          ["bare DynamoDB client", kilobytes(bare.bytes), "1.00×", ms(base), "1.00×"],
          [
            "the same, with our parts left out",
            kilobytes(stripped.bytes),
            ratio(stripped.bytes, bare.bytes),
            ms(strict),
            ratio(strict, base),
          ],
          ...rows,
        ],
      ),
    ].join("\n");
  } finally {
    rmSync(directory, { recursive: true });
  }
}
