import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface DataDirectory {
  path: string;
  /** False when nothing is kept. */
  isKept: boolean;
  /** Removes what is not kept. */
  close(): void;
}

/** Opens `DATA_DIR`; `:memory:` gives a folder that is gone afterwards. */
export function openDataDirectory(setting: string): DataDirectory {
  const isKept = setting !== ":memory:";
  const path = isKept ? resolve(setting) : mkdtempSync(join(tmpdir(), "linkedpotential-"));
  mkdirSync(join(path, "media"), { recursive: true });
  return {
    path,
    isKept,
    close: () => {
      if (!isKept) rmSync(path, { recursive: true, force: true });
    },
  };
}
