import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

/** Half the size of what axe offers as its source: each page has to read it once. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Expects that axe finds nothing on what the page shows now. The themes differ in their colours only, so that the
 * second one is looked at for contrast. Leaves the theme as it was.
 *
 * @param within what changed, where the page around it was looked at before
 */
export async function expectAccessible(page: Page, { within }: { within?: string | Locator } = {}): Promise<void> {
  // A section that still loads has no heading yet, and is not what was to be looked at.
  if (!within) await expect(page.locator("h1").first()).toBeAttached();
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const part = typeof within === "object" ? await within.elementHandle() : within;
  expect(await page.evaluate(look, part), "axe").toEqual([]);
}

/** Expects that links and buttons are 24 px high unless they stand in a sentence (WCAG 2.2, 2.5.8), gaps left aside. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(":is(main, [role=dialog]) :is(a[href], button)")]
      .filter((target) => {
        const { height } = target.getBoundingClientRect();
        // What only screen readers meet is of one pixel.
        return height > 1 && height < 24 && getComputedStyle(target).display !== "inline";
      })
      .map((target) => target.outerHTML),
  );
  expect(small, "lower than 24 px").toEqual([]);
}

/** Runs in the page: both themes in one go. */
async function look(within: string | Element | null | undefined) {
  const root = document.documentElement;
  const shown = root.dataset.theme;
  const found = [];
  // Colours in transition are no colours to judge, and a test may have stopped the clock that would end it.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  for (const theme of ["light", "dark"]) {
    root.dataset.theme = theme;
    // react-aria says by an image that a button is busy; it points at the button for seconds after that is gone.
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
