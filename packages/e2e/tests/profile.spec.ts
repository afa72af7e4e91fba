import { expectAccessible } from "../accessibility.ts";
import { expect, signedInTest as test } from "../fixtures.ts";
import { openProfileDialog } from "../pages/profile-dialogs.ts";

const entries = ["edit", "subscription", "security", "settings", "help"] as const;

test("the dialogs of the profile menu are accessible and fit a phone", async ({ page, account }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const entry of entries) {
    const dialog = await openProfileDialog(page, entry);
    if (entry === "edit") await expect(dialog.getByLabel("E-Mail-Adresse")).toHaveValue(account.email);
    if (entry === "settings") await expect(dialog.getByRole("radio", { name: "System" })).toBeChecked();
    await expectAccessible(page, { within: "[role=dialog]" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});
