import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { crashFrame } from "@linkedpotential/contract/support/crash-reports";

const sourceMaps = join(import.meta.dirname, "../packages/web/source-maps");

/**
 * Translates the frames of a crash report into positions in the sources. Frames have the form
 * `function@file:line:column` and are separated by spaces.
 */
export function sourcesOf(frames: string, maps: string): string[] {
  return frames
    .split(/\s+/)
    .filter((frame) => crashFrame.test(frame))
    .map((frame) => sourceOf(frame, maps) ?? `${frame} (no source map)`);
}

function sourceOf(frame: string, maps: string): string | undefined {
  const [, name, file = "", line, column] = /^(.*)@(.*):(\d+):(\d+)$/.exec(frame) ?? [];
  try {
    const map = new SourceMap(JSON.parse(readFileSync(join(maps, `${file}.map`), "utf8")));
    const origin = map.findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return undefined;
    return `${origin.name ?? name} ${origin.fileName.replace(/^(\.\.\/)+/, "")}:${origin.lineNumber}:${origin.columnNumber}`;
  } catch {
    return undefined;
  }
}

// npm run frames -- [--maps <folder>] <frames>
if (import.meta.main) {
  const words = process.argv.slice(2);
  const [folder] = words[0] === "--maps" ? words.splice(0, 2).slice(1) : [sourceMaps];
  process.stdout.write(`${sourcesOf(words.join(" "), folder ?? sourceMaps).join("\n")}\n`);
}
