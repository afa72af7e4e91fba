import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface DataDirectory {
  path: string;
  isKept: boolean;
  close(): void;
}

/** Opens `DATA_DIR`, for its owner's eyes only; `:memory:` gives a folder that is gone afterwards. */
export function openDataDirectory(setting: string): DataDirectory {
  // Mails hold sign-in links: what the parts and the engine make from now on, others must not read.
  process.umask(0o077);
  const isKept = setting !== ":memory:";
  const path = isKept ? resolve(setting) : mkdtempSync(join(tmpdir(), "linkedpotential-"));
  mkdirSync(join(path, "media"), { recursive: true });
  closeToOthers(path);
  return {
    path,
    isKept,
    close: () => {
      if (!isKept) rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Mails, keys and the files of the engines; what else somebody keeps there is not ours to change. */
const ownFiles = /^(mails\.jsonl|[\w-]+\.json|dynamodb\.sqlite[\w-]*|[\w-]+\.db[\w-]*)$/;

function closeToOthers(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (ownFiles.test(name)) chmodSync(join(directory, name), 0o600);
  }
  for (const folder of [directory, join(directory, "media")]) chmodSync(folder, 0o700);
}
