import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { newAccount, signIn } from "../accounts.ts";
import { fillAccount } from "./sample-data.ts";
import { accountScreens, publicScreens, type Screen } from "./screens.ts";

const folder = join(import.meta.dirname, "../../../docs/screenshots");
const themes = ["light", "dark"] as const;
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

async function draw(page: Page, { name, path, prepare }: Screen): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
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
    const account = await newAccount(request, { name: "Jana Köhler" });
    await fillAccount(request, account);
    await signIn(page, account);
    await draw(page, screen);
  });
}
