import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/**
 * Expects that axe finds nothing on what the page shows now. The themes differ in their colours only, so that the
 * second one is looked at for contrast. Leaves the theme as it was.
 *
 * @param within selector of a dialog, where the page behind it was looked at before
 */
export async function expectAccessible(page: Page, { within }: { within?: string } = {}): Promise<void> {
  // Its half a megabyte is read once by a page, however often it is looked at.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(look, within), "axe").toEqual([]);
}

/** Runs in the page: both themes in one go. */
async function look(within: string | undefined) {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const found = [];
  // Colours in transition are no colours to judge, and a test may have stopped the clock that would end it.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  for (const theme of ["light", "dark"]) {
    root.dataset.theme = theme;
    const { violations } = await window.axe.run(within ? { include: [within] } : document, {
      resultTypes: ["violations"],
      ...(theme !== "light" && { runOnly: ["color-contrast"] }),
    });
    found.push(...violations.map(({ id, help, nodes }) => ({ theme, id, help, where: nodes.map(({ html }) => html) })));
  }
  root.dataset.theme = shown ?? "";
  document.adoptedStyleSheets.pop();
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
