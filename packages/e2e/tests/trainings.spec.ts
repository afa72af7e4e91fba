import type { Route } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { trainingVideo } from "../training-video.ts";

const inDialog = { within: "[role=dialog]" };

/** Creates a silent WAV recording. `serve` sends ranges of it, as a video server does. */
function silence(seconds: number): Buffer {
  const rate = 3000;
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + seconds * rate, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(seconds * rate, 40);
  return Buffer.concat([head, Buffer.alloc(seconds * rate, 128)]);
}

const recording = silence(600);

function serve(route: Route): Promise<void> {
  const [, from = "0", to] = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? "") ?? [];
  const [start, end] = [Number(from), Math.min(to ? Number(to) : recording.length - 1, recording.length - 1)];
  return route.fulfill({
    status: 206,
    contentType: "audio/wav",
    headers: { "accept-ranges": "bytes", "content-range": `bytes ${start}-${end}/${recording.length}` },
    body: recording.subarray(start, end + 1),
  });
}

test("watches a training, which stores the completed lesson and the position", async ({ page }) => {
  const asked: string[] = [];
  await page.route(`${new URL(trainingVideo).origin}/**`, (route) => {
    asked.push(route.request().url());
    return serve(route);
  });
  await page.goto("/freelance/dashboard?section=trainings");
  const card = page.getByRole("listitem").filter({ hasText: "Wofür man Sie anruft" });
  await expect(card).toContainText("0 von 4 Lektionen");
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await card.getByRole("button", { name: "Jetzt ansehen" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Positionierung: Wofür man Sie anruft" });
  const video = dialog.getByLabel("Video: Positionierung");
  await expect(video).toHaveJSProperty("readyState", 4);
  expect(new Set(asked)).toEqual(new Set([trainingVideo]));
  await expectAccessible(page, inDialog);

  await dialog
    .getByRole("button", { name: "Ab hier abspielen: „Eine Zielgruppe wählen, die es wirklich gibt“" })
    .press("Enter");
  await expect(video).toHaveJSProperty("paused", false);
  await expect(video).toBeFocused();
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 289.5;
  });
  await expect(dialog.getByRole("checkbox", { name: /„Eine Zielgruppe wählen/ })).toBeChecked();
  await expect(dialog.getByRole("listitem").nth(1)).toContainText("Läuft gerade");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card.getByRole("button", { name: "Jetzt ansehen" })).toBeFocused();
  await expect(card).toContainText("1 von 4 Lektionen");

  await page.goto("/freelance/dashboard?section=trainings&training=positioning");
  await expect(dialog.getByRole("listitem").nth(1)).toHaveAttribute("aria-current", "step");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(290);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("list and player fit", async ({ page }) => {
    await page.goto("/freelance/dashboard?section=trainings");
    const first = page.getByRole("button", { name: "Jetzt ansehen" }).nth(1);
    await expect(first).toBeVisible();
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(await isWider()).toBe(false);
    await first.tap();
    const body = page.getByRole("dialog").getByRole("list", { name: "Lektionen" });
    await expect(body).toBeVisible();
    expect(await body.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(false);
  });
});
