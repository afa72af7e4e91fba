import { randomUUID } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Writes a file atomically and durably: to a temporary file, which is synced and then renamed. */
export async function writeFileAtomically(path: string, bytes: Buffer): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}`);
  const file = await open(aside, "w");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}
