import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import { expect, it } from "vitest";
import { sourcesOf } from "./crash-frames.ts";

it("translates stack frames of a crash report to source positions, and names frames without a source map", async () => {
  const maps = mkdtempSync(join(tmpdir(), "maps-"));
  const source =
    "export function first() {}\n\nexport function sortLeads(leads) {\n  return leads.map((lead) => lead.name);\n}\n";
  const { code, map } = await transform(source, { minify: true, sourcemap: true, sourcefile: "../../src/sorting.ts" });
  writeFileSync(join(maps, "leads-B1.js.map"), map);
  const column = code.indexOf(".name") + 2;
  expect(sourcesOf(`a@leads-B1.js:1:${column} b@gone-C2.js:1:1`, maps)).toEqual([
    expect.stringMatching(/ src\/sorting\.ts:4:\d+$/),
    "b@gone-C2.js:1:1 (no source map)",
  ]);
});
