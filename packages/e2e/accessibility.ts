import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Minified build of axe. It has half the size of `axe.source`, and every page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Expects no axe violations on the current page in both themes. Themes differ only in colors, so the second one is
 * checked for contrast only. Restores the theme.
 * @param within restricts the check to the part that changed since the page was last checked
 */
export async function expectAccessible(page: Page, { within }: { within?: string | Locator } = {}): Promise<void> {
  // Wait for the heading, which a section has only after it has loaded.
  if (!within) await expect(page.locator("h1").first()).toBeAttached();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const part = typeof within === "object" ? await within.elementHandle() : within;
  expect(await page.evaluate(findViolations, part), "axe").toEqual([]);
}

/**
 * Expects that links and buttons outside of sentences are at least 24 px high (WCAG 2.2, 2.5.8). Smaller targets fail
 * even with the spacing that WCAG would accept instead.
 */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(":is(main, [role=dialog]) :is(a[href], button)")]
      .filter((target) => {
        const { height } = target.getBoundingClientRect();
        // Skip elements that are only for screen readers. They are one pixel high.
        return height > 1 && height < 24 && getComputedStyle(target).display !== "inline";
      })
      .map((target) => target.outerHTML),
  );
  expect(small, "lower than 24 px").toEqual([]);
}

async function findViolations(within: string | Element | null | undefined) {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const found = [];
  // Disable transitions: intermediate colors are not meaningful, and a test may have stopped the clock that ends them.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  for (const theme of ["light", "dark"]) {
    root.dataset.theme = theme;
    // Exclude the image with which react-aria announces a busy button. It refers to the button and remains for seconds
    // after the button is gone.
    const places = { include: [within ?? document], exclude: ["[data-live-announcer] [role=img]"] };
    const { violations } = await window.axe.run(places, {
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
