import { writeFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { choosePicture, openPictureMenu, openProfileDialog, pngFile, toast } from "../pages/profile-dialogs.ts";

const megabyte = 1024 * 1024;
const cropDialog = (page: Page) => page.getByRole("dialog", { name: "Bild zuschneiden" });
const frame = (crop: Locator) => crop.getByRole("application", { name: /^Ausschnitt/ });
const at = (x: number, y: number, size: number) => `Ausschnitt: Größe ${size}, ${x} von links, ${y} von oben`;
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the crop dialog for a picture of 800 x 600, displayed at 400 x 300. */
async function openCrop(page: Page): Promise<Locator> {
  const dialog = await openProfileDialog(page, "edit");
  await choosePicture(dialog, "Bild hinzufügen", pngFile(800, 600));
  await expect(frame(cropDialog(page))).toHaveAccessibleName(at(100, 50, 200));
  return cropDialog(page);
}

async function drag(page: Page, from: Locator, x: number, y: number) {
  // `hover` waits until the element has stopped moving.
  await from.hover();
  const box = await from.boundingBox();
  if (!box) throw new Error("nothing to drag");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + x / 2, middle.y + y / 2);
  await page.mouse.move(middle.x + x, middle.y + y);
  await page.mouse.up();
}

const describePicture = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const context = Object.assign(document.createElement("canvas"), { width: 200, height: 200 }).getContext("2d");
    context?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(100, 100, 1, 1).data ?? [];
    return { width: image.naturalWidth, height: image.naturalHeight, color: red > blue ? "red" : "blue" };
  }, address);

test("a picture is chosen, cropped and saved as a JPEG of 200x200, here and on the server, and can be cropped again after a reload [PROF-02, AVATAR-01, AVATAR-03, AVATAR-05, AVATAR-07, AVATAR-11..13, AVATAR-16..19, AVATAR-20, CONST-20, CONST-21, CONST-24, STORE-03, STORE-04, TOAST-28, TOAST-29]", async ({
  page,
  account,
}) => {
  const crop = await openCrop(page);
  await expect(toast(page)).toContainText("Bild hochgeladen");
  const shown = await crop
    .locator("canvas")
    .first()
    .evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
  expect(shown).toEqual([400, 300]);
  await drag(page, frame(crop), 100, 0);
  const qualities = page.evaluate(() => {
    const original = HTMLCanvasElement.prototype.toDataURL;
    return new Promise<unknown>((resolve) => {
      HTMLCanvasElement.prototype.toDataURL = function (type?: string, quality?: number) {
        resolve([type, quality]);
        return original.call(this, type, quality);
      };
    });
  });
  const saved = page.waitForRequest((request) => request.method() === "PUT" && request.url().endsWith("/api/profile"));
  await crop.getByRole("button", { name: "Speichern" }).click();
  expect(await qualities).toEqual(["image/jpeg", 0.9]);
  expect((await saved).postDataJSON()).toMatchObject({ email: account.email });
  await expect(toast(page)).toContainText("Profilbild aktualisiert");
  await expect(crop).toBeHidden();
  const image = (await stored(page, "profileImage")) ?? "";
  expect(image).toMatch(/^data:image\/jpeg;base64,/);
  expect(await describePicture(page, image)).toEqual({ width: 200, height: 200, color: "blue" });
  expect(JSON.parse((await stored(page, "profileImageDimensions")) ?? "")).toEqual({
    ...{ width: 200, height: 200 },
    ...{ x: 200, y: 50, size: 200 },
  });
  const address = (await page.getByRole("dialog").locator("img").getAttribute("src")) ?? "";
  expect(address).toMatch(/^\/media\//);
  expect(await describePicture(page, address)).toEqual({ width: 200, height: 200, color: "blue" });

  await page.reload();
  const dialog = await openProfileDialog(page, "edit");
  await (await openPictureMenu(dialog)).getByRole("menuitem", { name: "Bild zuschneiden" }).click();
  await expect(frame(crop)).toHaveAccessibleName(at(50, 50, 200));
});

test("a picture that cannot be saved keeps the crop dialog; the menu fits what is there: add, then change, crop and remove [D22, AVATAR-01..04, AVATAR-05, AVATAR-06, AVATAR-23-NS]", async ({
  page,
}) => {
  const crop = await openCrop(page);
  const tooLarge = "**/api/profile";
  await page.route(tooLarge, (route) => route.fulfill({ status: 413, json: { code: "request.too_large" } }));
  await crop.getByRole("button", { name: "Speichern" }).click();
  await expect(toast(page)).toContainText("Profilbild konnte nicht gespeichert werden.");
  await expect(crop).toBeVisible();
  expect(await stored(page, "profileImage")).toBeNull();
  await page.unroute(tooLarge);
  await crop.getByRole("button", { name: "Speichern" }).click();
  const dialog = page.getByRole("dialog", { name: "Profil bearbeiten" });
  // Wait until the focus is back on the button. Its return would close a menu that was opened earlier.
  const expectBack = async () => {
    await expect(crop).toBeHidden();
    await expect(dialog.getByRole("button", { name: "Profilbild bearbeiten" })).toBeFocused();
  };
  await expectBack();
  await expect((await openPictureMenu(dialog)).getByRole("menuitem")).toHaveText([
    "Bild ändern",
    "Bild zuschneiden",
    "Bild entfernen",
  ]);
  await page.getByRole("menuitem", { name: "Bild zuschneiden" }).click();
  await expect(frame(crop)).toHaveAccessibleName(at(100, 50, 200));
  await page.keyboard.press("Escape");
  await expectBack();
  await choosePicture(dialog, "Bild ändern", pngFile(300, 600));
  await expect(frame(crop)).toHaveAccessibleName(at(0, 75, 150));
  await crop.getByRole("button", { name: "Abbrechen" }).click();
  await expectBack();

  await (await openPictureMenu(dialog)).getByRole("menuitem", { name: "Bild entfernen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Entfernen" }).click();
  await expect(toast(page)).toContainText("Profilbild entfernt");
  expect(await stored(page, "profileImage")).toBeNull();
  expect(await stored(page, "profileImageDimensions")).toBeNull();
  await expect(dialog.getByRole("button", { name: "Profilbild bearbeiten" })).toBeFocused();
  await expect((await openPictureMenu(dialog)).getByRole("menuitem")).toHaveText(["Bild hinzufügen"]);
});

test("other files and broken pictures are refused with a reason; a file may have 5 MB and not a byte more [AVATAR-08..10, AVATAR-22, AVATAR-24, CONST-19, ERR-45]", async ({
  page,
}, testInfo) => {
  const dialog = await openProfileDialog(page, "edit");
  const text = Buffer.from("kein Bild");
  await choosePicture(dialog, "Bild hinzufügen", { name: "lebenslauf.pdf", mimeType: "application/pdf", buffer: text });
  await expect(toast(page)).toContainText("Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.");
  await choosePicture(dialog, "Bild hinzufügen", { name: "kaputt.jpg", mimeType: "image/jpeg", buffer: text });
  await expect(toast(page)).toContainText("Das Bild lässt sich nicht öffnen");
  await expect(cropDialog(page)).toBeHidden();
  const { buffer } = pngFile(40, 30);
  // Pass the file by its path, because Playwright would transfer 5 MB of content as text.
  const ofSize = async (bytes: number) => {
    const path = testInfo.outputPath(`${bytes}.png`);
    await writeFile(path, Buffer.concat([buffer, Buffer.alloc(bytes - buffer.length)]));
    return path;
  };
  await choosePicture(dialog, "Bild hinzufügen", await ofSize(5 * megabyte + 1));
  await expect(toast(page)).toContainText("Datei zu groß");
  await expect(toast(page)).toContainText("Bitte wählen Sie ein Bild mit höchstens 5 MB.");
  await expect(cropDialog(page)).toBeHidden();
  await choosePicture(dialog, "Bild hinzufügen", await ofSize(5 * megabyte));
  await expect(cropDialog(page)).toBeVisible();
});

test("the frame is moved and resized by keys; slider and corners set the same size, each in its range; Enter saves [AVATAR-14, AVATAR-15, CONST-22, CONST-23]", async ({
  page,
}) => {
  const crop = await openCrop(page);
  await frame(crop).focus();
  for (const key of ["ArrowLeft", "ArrowLeft", "ArrowDown", "+", "-", "-"]) await page.keyboard.press(key);
  await expect(frame(crop)).toHaveAccessibleName(at(95, 60, 190));
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "+"]) await page.keyboard.press(key);
  await expect(frame(crop)).toHaveAccessibleName(at(100, 50, 200));
  const slider = crop.getByRole("slider", { name: "Größe des Ausschnitts" });
  await expect(slider).toHaveAttribute("min", "100");
  await expect(slider).toHaveAttribute("max", "250");
  await slider.press("End");
  await expect(frame(crop)).toHaveAccessibleName(at(75, 25, 250));
  await slider.press("Home");
  await expect(frame(crop)).toHaveAccessibleName(at(150, 100, 100));
  await drag(page, frame(crop).locator("[data-corner=bottomRight]"), 40, 40);
  await expect(frame(crop)).toHaveAccessibleName(at(150, 100, 140));
  await expect(slider).toHaveValue("140");
  await drag(page, frame(crop).locator("[data-corner=topLeft]"), 300, 300);
  await expect(frame(crop)).toHaveAccessibleName(at(240, 190, 50));
  await drag(page, frame(crop), -400, -400);
  await expect(frame(crop)).toHaveAccessibleName(at(0, 0, 50));
  await drag(page, frame(crop).locator("[data-corner=bottomRight]"), 400, 400);
  await expect(frame(crop)).toHaveAccessibleName(at(0, 0, 300));
  await crop.getByRole("button", { name: "Speichern" }).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page)).toContainText("Profilbild aktualisiert");
});

test("the crop dialog is accessible and fits a phone, where touch drags the frame [AVATAR-15, AVATAR-16]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const crop = await openCrop(page);
  const box = await crop.locator("canvas").first().boundingBox();
  expect(box?.width).toBeLessThanOrEqual(320);
  await expect(frame(crop)).toHaveCSS("touch-action", "none");
  // Half the distance, because the canvas is displayed smaller than it is.
  await drag(page, frame(crop), (box?.width ?? 0) / 8, 0);
  await expect(frame(crop)).toHaveAccessibleName(at(150, 50, 200));
  await expectAccessible(page);
});

test.describe("by finger", () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true });

  test("the crop dialog accepts a tap, although it was opened by a file and not by a press", async ({ page }) => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Profilmenü/ }).tap();
    await page.getByRole("menuitem", { name: "Profil bearbeiten" }).tap();
    await page.getByLabel("Bild hinzufügen").setInputFiles(pngFile(800, 600));
    const crop = cropDialog(page);
    await expect(crop.locator(":focus").or(crop.and(page.locator(":focus")))).toHaveCount(1);
    await crop.getByRole("button", { name: "Abbrechen" }).tap();
    await expect(crop).toBeHidden();
  });
});
