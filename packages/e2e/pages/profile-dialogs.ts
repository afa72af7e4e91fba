import { crc32, deflateSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";

const entries = {
  edit: "Profil bearbeiten",
  subscription: "Tarife",
  security: "Login & Sicherheit",
  settings: "Einstellungen",
  help: "Hilfe & Support",
} as const;

/** Opens a dialog of the profile menu, after navigating to the dashboard if necessary. */
export async function openProfileDialog(page: Page, entry: keyof typeof entries): Promise<Locator> {
  if (!page.url().includes("/dashboard")) await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Profilmenü/ }).click();
  await page.getByRole("menuitem", { name: entries[entry] }).click();
  const dialog = page.getByRole("dialog", { name: entries[entry] });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const toast = (page: Page): Locator => page.getByRole("region", { name: "Meldungen" });

export async function openPictureMenu(dialog: Locator): Promise<Locator> {
  await dialog.getByRole("button", { name: "Profilbild bearbeiten" }).click();
  const menu = dialog.page().getByRole("menu");
  await expect(menu).toBeVisible();
  return menu;
}

/** Chooses a picture with a menu entry, by content or path. For valid files the crop dialog opens. */
export async function choosePicture(dialog: Locator, entry: string, file: FilePayload | string): Promise<void> {
  const menu = await openPictureMenu(dialog);
  const chooser = dialog.page().waitForEvent("filechooser");
  await menu.getByRole("menuitem", { name: entry }).click();
  await (await chooser).setFiles(file);
}

export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a PNG with a red left half and a blue right half, so that a crop shows its position. */
export function pngFile(width: number, height: number): FilePayload {
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? [220, 40, 40] : [40, 60, 220], 1 + x * 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return { name: "porträt.png", mimeType: "image/png", buffer: Buffer.concat([signature, ...parts]) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
