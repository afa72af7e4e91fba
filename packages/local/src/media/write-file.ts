import { randomUUID } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file so that a crash leaves either the old or the new content. It syncs a temporary file and then renames
 * it.
 */
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
