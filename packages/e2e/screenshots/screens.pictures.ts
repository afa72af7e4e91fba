import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { signIn, signInByApi } from "../accounts.ts";
import { accountScreens, publicScreens, type Screen } from "./screens.ts";

const folder = join(import.meta.dirname, "../../../docs/screenshots");
const themes = ["light", "dark"] as const;
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The free account of the seed, as `npm start` prints it. */
const demoAccount = (request: APIRequestContext) =>
  signInByApi(request, { email: "jana@linkedpotential.local", password: "Freiheit-2027" });

async function draw(page: Page, { name, path, prepare, isAlwaysBusy = false }: Screen): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      // An address that differs in its hash only would not load the page anew.
      await page.goto("about:blank");
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      if (!isAlwaysBusy) await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await prepare?.(page);
      await page.screenshot({ path: join(folder, `${name}-${theme}-${size.width}.png`) });
    }
  }
}

for (const screen of publicScreens) {
  test(screen.name, async ({ page }) => draw(page, screen));
}

for (const screen of accountScreens) {
  test(screen.name, async ({ page, request }) => {
    await signIn(page, await demoAccount(request));
    await draw(page, screen);
  });
}
