import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const themes = ["light", "dark"] as const;

/**
 * Expects that axe finds nothing on what the page shows now. The themes differ in their colours only, so that the
 * second one is looked at for contrast. Leaves the theme as it was.
 *
 * @param within selector of a dialog, where the page behind it was looked at before
 */
export async function expectAccessible(page: Page, { within }: { within?: string } = {}): Promise<void> {
  const shown = await page.evaluate(() => document.documentElement.dataset.theme);
  const show = (theme: string | undefined) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name ?? "";
      // Colours in transition are no colours to judge: ended at once, not waited for, as a test may have stopped the clock.
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
    }, theme);
  for (const theme of themes) {
    await show(theme);
    // Legacy: axe puts its result together in the page itself. Else it opens a second one for each look, for frames of
    // other origins, which we have none of: that takes twice as long as looking.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (within) axe.include(within);
    if (theme !== "light") axe.withRules("color-contrast");
    const { violations } = await axe.analyze();
    const found = violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    expect(found, `axe, ${theme} theme`).toEqual([]);
  }
  await show(shown);
}
