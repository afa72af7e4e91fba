import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { signIn, signInByApi } from "../accounts.ts";
import { drawn, kept, pictureOf, themes } from "./picture.ts";
import { accountScreens, publicScreens, type Screen } from "./screens.ts";

const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const demoAccount = (request: APIRequestContext, name = "jana") =>
  signInByApi(request, { email: `${name}@linkedpotential.local`, password: "Freiheit-2027" });

async function draw(page: Page, { name, path, prepare, isAlwaysBusy = false }: Screen): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Leave the page first, because an address that differs only in its hash does not reload it.
      await page.goto("about:blank");
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).or(page.getByRole("alert").getByRole("button")).first().waitFor();
      if (!isAlwaysBusy) {
        // Parts whose code still loads show nothing, not even that they are busy.
        await page.waitForLoadState("networkidle");
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      }
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page);
      const picture = await pictureOf(page);
      await writeFile(join(drawn, `${name}-${theme}-${size.width}.webp`), picture);
      if (theme === "light" && size.width === 1440) await writeFile(join(kept, `${name}.webp`), picture);
    }
  }
}

test.beforeAll(() => mkdir(drawn, { recursive: true }));

for (const screen of publicScreens) {
  test(screen.name, async ({ page }) => draw(page, screen));
}

for (const screen of accountScreens) {
  test(screen.name, async ({ page, request }) => {
    const { crashesOn } = screen;
    if (crashesOn) await page.route(crashesOn.path, (call) => call.fulfill({ json: crashesOn.answer }));
    await signIn(page, await demoAccount(request, screen.as));
    await draw(page, screen);
  });
}
