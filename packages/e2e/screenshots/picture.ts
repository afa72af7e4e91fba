import { join } from "node:path";
import type { Page } from "@playwright/test";

export const root = join(import.meta.dirname, "../../..");
/** Folder with the pictures that are committed to the repository. */
export const kept = join(root, "docs/screenshots");
/** Folder with pictures in all themes and widths. It is not committed. */
export const drawn = join(root, ".cache/screenshots");
export const themes = ["light", "dark"] as const;

export async function pictureOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 80 });
  await session.detach();
  return Buffer.from(data, "base64");
}
