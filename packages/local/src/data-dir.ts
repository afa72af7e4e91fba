import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

export interface DataDirectory {
  path: string;
  isKept: boolean;
  close(): void;
}

/**
 * Opens the folder of `DATA_DIR`, which only its owner can read. `:memory:` gives a temporary folder that is removed at
 * the end.
 */
export function openDataDirectory(setting: string): DataDirectory {
  // Mails contain sign-in links, so new files of the stack and of the engine must not be readable by other users.
  process.umask(0o077);
  const isKept = setting !== ":memory:";
  const path = isKept ? resolve(setting) : mkdtempSync(join(tmpdir(), "linkedpotential-"));
  mkdirSync(join(path, "media"), { recursive: true });
  restrictToOwner(path);
  return {
    path,
    isKept,
    close: () => {
      if (!isKept) rmSync(path, { recursive: true, force: true });
    },
  };
}

const ownFiles = /^(mails\.jsonl|[\w-]+\.json|dynamodb\.sqlite[\w-]*|[\w-]+\.db[\w-]*)$/;

function restrictToOwner(directory: string): void {
  for (const name of readdirSync(directory)) {
    if (ownFiles.test(name)) chmodSync(join(directory, name), 0o600);
  }
  for (const folder of [directory, join(directory, "media")]) chmodSync(folder, 0o700);
}
